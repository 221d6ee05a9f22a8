//! `imperios`: historical board games, played properly.
//!
//! The program is [`run`] with the [`games()`] at hand; another program can run with others, or with more of them.
//!
//! ```
//! let games = imperios::games();
//! let names: Vec<_> = games.iter().map(|manifest| manifest.name).collect();
//! assert_eq!(names, ["altes-reich", "grecia", "napoleon"]);
//! ```

mod admin;
mod arena;
mod balance;
mod calendar;
mod cases;
mod cli;
mod context;
mod data;
mod failure;
mod game_list;
mod games;
mod insight;
mod load;
mod odds;
mod play;
mod print;
mod progress;
mod puzzles;
mod records;
mod referee_command;
mod rules;
mod selfplay;
mod serve;
mod settings;
mod sim;
mod terminal;
mod tournaments;

use std::process::ExitCode;

use clap::{Parser, error::ErrorKind};
use manifest::Games;
use phrasebook::Translator;

use crate::{
    cli::{Cli, Command, Data, Tournament},
    context::{Context, system_lang},
    failure::Failure,
};

/// The games that are part of the program.
pub fn games() -> Games {
    games::all()
}

/// Does what the command line says, with these games.
pub fn run(games: Games) -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return answer(&error),
    };
    let lang = cli.lang.unwrap_or_else(system_lang);
    let context = Context { games, lang, edition: cli.edition };
    let result = match cli.command {
        Command::Games(args) => game_list::list(&args, &context),
        Command::Rules(args) => rules::rules(&args, &context),
        Command::Print(args) => print::print(&args, &context),
        Command::Play(args) => play::play(&args, &context),
        Command::Sim(args) => sim::sim(&args, &context),
        Command::Arena(args) => arena::arena(&args, &context),
        Command::Balance(args) => balance::balance(&args, &context),
        Command::Tune(args) => arena::tune(&args, &context),
        Command::Selfplay(args) => selfplay::selfplay(&args, &context),
        Command::Serve(args) => serve::serve(&args, &context),
        Command::Admin(args) => admin::admin(&args, &context),
        Command::Load(args) => load::load(&args),
        Command::Analyse(args) => insight::analyse(&args, &context),
        Command::Puzzles(args) => puzzles::puzzles(&args, &context),
        Command::Odds(args) => odds::odds(&args, &context),
        Command::Replay(args) => records::replay(&args, &context),
        Command::Verify(args) => records::verify(&args, &context),
        Command::Tournament(Tournament::Verify(args)) => tournaments::verify(&args, &context),
        Command::Referee(args) => referee_command::referee(&args, &context),
        Command::Data(Data::Check(args)) => data::check(&args, &context),
        Command::Data(Data::Release(args)) => data::release(&args, &context),
    };
    match result {
        Ok(code) => code,
        // Whoever closes the pipe has read enough.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("imperios: {}", failure.sentence(&Translator::nobody(lang)));
            ExitCode::FAILURE
        }
    }
}

/// Help and version are printed as they are; a wrong command line gets one sentence.
fn answer(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // Whoever closes the pipe has read enough.
        let _ = error.print();
    } else {
        let text = error.render().to_string();
        // What is wrong and what may have been meant stand before the usage, in paragraphs.
        let said = text.trim_start_matches("error: ").split("\n\n");
        let said = said.take_while(|part| !part.starts_with("Usage:") && !part.starts_with("For more"));
        let said: Vec<_> = said.map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        anstream::eprintln!("imperios: {}", said.join("; "));
    }
    ExitCode::from(error.exit_code() as u8)
}
