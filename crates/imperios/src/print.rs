//! `imperios print`: a game as PDF, by the pages of this program in a browser that nobody sees.

mod browser;
mod pdf;

use std::{
    fs,
    io::Write,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::ValueEnum as _;
use phrasebook::Translator;
use server::{Bounds, NoticeSettings, Rates, Server, Settings, store::Database};

use crate::{
    cli::{Paper, Part, Print},
    context::Context,
    failure::Failure,
};

use self::{browser::Browser, pdf::Printed};

/// Where a server listens unless it is told otherwise.
const USUAL: &str = "http://127.0.0.1:8006";
/// How long a page may take by its own clock, which stands still while anything is loaded; more if that was not enough.
const BUDGETS: [u32; 3] = [20_000, 80_000, 320_000];

pub(crate) fn print(args: &Print, context: &Context) -> Result<ExitCode, Failure> {
    context.open(&args.game)?;
    if context.edition.is_some() {
        return Err(Failure::PackOnPaper);
    }
    let browser = Browser::find().ok_or_else(|| Failure::NoBrowser {
        page: format!("{USUAL}{}", address(args, context, &wanted(args))),
    })?;
    fs::create_dir_all(&args.out).map_err(Failure::file(&args.out))?;
    let desk = Desk::new()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let settings = settings(&desk.0);
    let server = runtime
        .block_on(Server::start(settings, context.open_all()?, pages::pages()))
        .map_err(Failure::Serve)?;
    let house = format!("http://{}", server.address());
    let printed = wanted(args).into_iter().try_for_each(|part| {
        let page = format!("{house}{}", address(args, context, &[part]));
        part_on_paper(args, context, part, &page, &browser, &desk.0)
    });
    runtime.block_on(server.stop());
    runtime.shutdown_background();
    printed?;
    anstream::println!("{}", Translator::nobody(context.lang).plain("terminal-print-how"));
    Ok(ExitCode::SUCCESS)
}

/// What is printed if nobody says it: on large paper only what is larger there.
fn wanted(args: &Print) -> Vec<Part> {
    match (&args.parts[..], args.paper) {
        ([], Paper::A4 | Paper::Letter) => Part::value_variants().to_vec(),
        ([], _) => vec![Part::Cards, Part::Counters, Part::Map],
        (named, _) => named.to_vec(),
    }
}

/// The address of the sheets, without the house.
fn address(args: &Print, context: &Context, parts: &[Part]) -> String {
    let parts: Vec<_> = parts.iter().map(word).collect();
    let sparing = if args.sparing { "&sparing=yes" } else { "" };
    format!(
        "/print/{}?lang={}&paper={}&parts={}{sparing}",
        args.game,
        context.lang.code(),
        word(&args.paper),
        parts.join(",")
    )
}

/// A value as it is written on the command line and in addresses.
fn word(value: &impl clap::ValueEnum) -> String {
    value.to_possible_value().expect("no value is hidden").get_name().to_owned()
}

/// Prints one part to its file. What a game does not have is passed over, unless somebody has asked for it.
fn part_on_paper(
    args: &Print,
    context: &Context,
    part: Part,
    page: &str,
    browser: &Browser,
    desk: &Path,
) -> Result<(), Failure> {
    let draft = desk.join("draft.pdf");
    let mut printed = None;
    for budget in BUDGETS {
        let bytes = browser.print(page, &draft, desk, budget)?;
        // The page says in its title how many sheets it has once all of them are there.
        match Printed::read(&bytes) {
            Some(Printed { sheets: 0, .. }) if args.parts.is_empty() => return Ok(()),
            Some(Printed { sheets: 0, .. }) => {
                return Err(Failure::NoSuchPart { part: word(&part) });
            }
            Some(whole) if whole.sheets == whole.pages => {
                printed = Some((whole, bytes));
                break;
            }
            _ => {}
        }
    }
    let Some((Printed { pages, .. }, bytes)) = printed else {
        return Err(Failure::Browser { browser: browser.path().to_owned() });
    };
    let ink = if args.sparing { "-sparing" } else { "" };
    let (lang, paper) = (context.lang.code(), word(&args.paper));
    let name = format!("{}-{lang}-{paper}-{}{ink}.pdf", args.game, word(&part));
    let file = args.out.join(name);
    let beside = file.with_extension("pdf.part");
    fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, &file)).map_err(Failure::file(&file))?;
    let translator = Translator::nobody(context.lang);
    let told = translator.message(
        "terminal-print-file",
        &[("file", file.display().to_string().into()), ("pages", pages.into())],
    );
    writeln!(anstream::stdout(), "{told}")?;
    Ok(())
}

/// A server for this machine alone, with a database that is cleared away.
fn settings(desk: &Path) -> Settings {
    Settings {
        listen: SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 0),
        database: Database::File(desk.join("imperios.sqlite")),
        public_url: None,
        trust_proxy: false,
        rates: Rates::default(),
        bounds: Bounds::default(),
        node_url: None,
        bots_at_once: 1,
        metrics_token: None,
        notices: NoticeSettings::default(),
    }
}

/// A folder that is cleared away in the end.
struct Desk(PathBuf);

impl Desk {
    fn new() -> Result<Self, Failure> {
        let dir = std::env::temp_dir().join(format!("imperios-print-{}", std::process::id()));
        fs::create_dir_all(&dir).map_err(Failure::file(&dir))?;
        Ok(Self(dir))
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // Whatever is left lies among other temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}
