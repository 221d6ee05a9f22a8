//! `imperios play`: a game in the terminal.

mod commands;
mod taking_back;
mod understanding;

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use bots::{BOTS, Budget, DEFAULT_LEVEL, LEVELS, PLACER};
use manifest::{Aspect, Manifest};
use phrasebook::{Translator, list};
use table::{
    Agreed, Awaiting, By, BySeat, CannotUndo, Company, Game, IllegalPly, Lang, Match, Name, NamedPart,
    Record, Seat, SeatSet, Secret, Seed, Told, UnknownWord, Viewer,
};

use self::understanding::{Meaning, Understanding, folded};

use crate::{
    cli::Play,
    context::Context,
    failure::Failure,
    insight::advice,
    records::{read_record, write_atomically},
    rules::write_rule,
    terminal::{
        BOLD, DIM, PLAIN, WARNING,
        columns::{grid, wrapped},
        drawn, log_line, question, styled, width, write_item, write_text,
    },
};

/// Who sits at the table when nobody is named.
const DEFAULT_SEATS: [&str; 4] = ["me", DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL];
/// A hint is thought about no longer than this.
const HINT: Budget = Budget { simulations: 40_000, time: Duration::from_secs(2), threads: 1 };
/// So much of what happened is told again when a game goes on.
const RECAP: usize = 8;
/// The word for a person at this keyboard.
const ME: &str = "me";

pub(crate) fn play(args: &Play, context: &Context) -> Result<ExitCode, Failure> {
    let mut evening = match &args.load {
        Some(path) => TerminalGame::resume(path, &args.game, context)?,
        None => TerminalGame::begin(args, context)?,
    };
    evening.game.stop_at_forced(args.stop_at_forced);
    evening.play()
}

/// The options of the command line, complete, for so many seats.
pub(crate) fn agree_on(game: &dyn Game, options: &[String], seats: usize) -> Result<Agreed, Failure> {
    let given: Agreed = options.join(" ").parse()?;
    let agreed =
        if given.get("players").is_some() { given } else { given.with("players", &seats.to_string()) };
    Ok(game.agree(&agreed)?)
}

/// A game at this terminal, with all that belongs to it.
struct TerminalGame {
    place: Arc<Manifest>,
    lang: Lang,
    names: Vec<Name>,
    /// The bot on each seat; none for people.
    bots: Vec<Option<String>>,
    /// The people who leave their set-up to a bot.
    leaving: SeatSet,
    seed: Seed,
    game: Box<dyn Match>,
    /// Up to which word each seat has been shown the log.
    shown: BySeat<usize>,
    /// Where the game is kept, if it can be.
    kept: Option<PathBuf>,
    /// The data pack it is played with.
    edition: Option<PathBuf>,
    /// Whose eyes may look at the screen, when several people share it.
    facing: Option<Seat>,
    /// Whether it began on another evening, and nobody has been shown anything yet.
    resumed: bool,
}

enum Turn {
    GoOn,
    Quit,
}

impl TerminalGame {
    fn begin(args: &Play, context: &Context) -> Result<Self, Failure> {
        let place = context.open(&args.game)?;
        let seats: Vec<&str> = if args.seats.is_empty() {
            default_seats(&args.agreement.options)
        } else {
            args.seats.iter().map(String::as_str).collect()
        };
        let agreed = agree_on(&*place.game, &args.agreement.options, seats.len())?;
        let seed = args.seed.clone().map_or_else(random_seed, Ok)?;
        let bots = seat_bots(&place, &seats, &seed)?;
        let names = names(&seats, args.name.as_ref(), context.lang)?;
        let game = place.game.start(&agreed, Company::new(names.clone(), seed.clone()))?;
        let kept = keeping_place(place.game.name());
        let shown = BySeat::default();
        let evening = Self {
            place,
            lang: context.lang,
            names,
            bots,
            leaving: SeatSet::EMPTY,
            seed,
            game,
            shown,
            kept,
            edition: context.edition.clone(),
            facing: None,
            resumed: false,
        };
        evening.keep()?;
        Ok(evening)
    }

    /// A saved game goes on: seats named after bots are bots again, all others are people.
    fn resume(path: &Path, name: &str, context: &Context) -> Result<Self, Failure> {
        let record = read_record(path)?;
        let place = context.open(name)?;
        let translator = place.translator(context.lang, &record.seats);
        let game = place.game.resume(&record).map_err(Failure::unplayable(path, &translator))?;
        let Secret::Revealed(seed) = &record.secret else {
            return Err(Failure::NoSeed { path: path.to_owned() });
        };
        let seats: Vec<&str> = record.seats.iter().map(|name| bot_of(name).unwrap_or(ME)).collect();
        let bots = seat_bots(&place, &seats, seed)?;
        Ok(Self {
            place,
            lang: context.lang,
            names: record.seats.clone(),
            bots,
            leaving: SeatSet::EMPTY,
            seed: seed.clone(),
            game,
            shown: BySeat([record.plies.len(); Seat::MAX]),
            kept: Some(path.to_owned()),
            edition: context.edition.clone(),
            facing: None,
            resumed: true,
        })
    }

    fn translator(&self) -> Translator<'_> {
        self.place.translator(self.lang, &self.names).during(&*self.game).read_by(self.eyes())
    }

    fn play(&mut self) -> Result<ExitCode, Failure> {
        self.welcome()?;
        if self.resumed {
            self.game.advance();
            self.recap()?;
        }
        loop {
            self.game.advance();
            match self.game.awaiting() {
                Awaiting::Nobody => return self.finish(),
                Awaiting::Chance => unreachable!("chance is drawn by the game"),
                Awaiting::Seats(seats) => {
                    // Bots first: where several choose at once, nobody sees what they chose.
                    let bot = seats.iter().find(|seat| self.bots[seat.index()].is_some());
                    let seat = bot.or(seats.lowest()).expect("somebody is awaited");
                    if let Some(name) = &self.bots[seat.index()] {
                        // Each choice has its own randomness: a game that was left goes on as if it had
                        // never been.
                        let seed = self.seed.nth(self.game.ply() as u64);
                        let word = self.place.bots.bot(name, &seed, seat)?.choose(&*self.game, seat);
                        self.game.choose(seat, &word).expect("a bot chooses what it is offered");
                    } else if self.leaving.contains(seat) && self.game.setting_up(seat).is_some() {
                        self.place_for(seat)?;
                    } else if let Turn::Quit = self.ask(seat)? {
                        return Ok(ExitCode::SUCCESS);
                    }
                }
            }
        }
    }

    /// What game it is and how one asks for help, with what was agreed.
    fn welcome(&self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        writeln!(out, "{}", styled(BOLD, &translator.book.title(self.place.game.name())))?;
        write_text(&mut out, DIM, &translator.plain("terminal-how-to-ask"))?;
        let kept = if self.kept.is_some() { "terminal-is-kept" } else { "terminal-not-kept" };
        write_text(&mut out, DIM, &translator.plain(kept))?;
        self.terms(&mut out)
    }

    /// What was agreed, and the commitment to the seed.
    fn terms(&self, out: &mut dyn Write) -> io::Result<()> {
        let translator = self.translator();
        let game = self.place.game.name();
        let term = |(key, value): (&str, &str)| translator.agreed(game, key, value);
        let options: Vec<_> = self.game.record(false).options.iter().map(term).collect();
        let agreed = translator.message("terminal-agreed", &[("options", options.join(" · ").into())]);
        write_text(out, DIM, &agreed)?;
        write_text(
            out,
            DIM,
            &translator.message("terminal-commitment", &[("hash", self.commitment().into())]),
        )
    }

    /// The same in short, for a screen that is cleared: what is not as usual, and the commitment.
    fn terms_again(&self, out: &mut dyn Write) -> io::Result<()> {
        let translator = self.translator();
        let game = self.place.game.name();
        let settings = self.place.game.settings();
        let usual = |key: &str, value: &str| {
            settings.iter().any(|setting| setting.key == key && setting.default() == value)
        };
        let options = self.game.record(false).options;
        let unusual = options.iter().filter(|&(key, value)| key == "players" || !usual(key, value));
        let unusual: Vec<_> = unusual.map(|(key, value)| translator.agreed(game, key, value)).collect();
        let agreed = translator.message("terminal-agreed-else", &[("options", unusual.join(" · ").into())]);
        write_text(out, DIM, &agreed)?;
        write_text(out, DIM, &format!("SHA-256: {}", self.commitment()))
    }

    /// The commitment in groups, so that the eye can compare them and a narrow line can hold them.
    fn commitment(&self) -> String {
        let Secret::Committed(commitment) = self.game.record(false).secret else {
            unreachable!("the seed is hidden")
        };
        let digits: Vec<char> = commitment.to_string().chars().collect();
        digits.chunks(16).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
    }

    /// Where a game stands that goes on, and what happened last in it.
    fn recap(&self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        let stage = drawn(&self.place, &*self.game, self.eyes(), Aspect::Stage, &translator);
        let awaited = match self.game.awaiting() {
            Awaiting::Seats(seats) => seats.iter().map(|seat| translator.seat(seat)).collect(),
            Awaiting::Chance | Awaiting::Nobody => Vec::new(),
        };
        let args = [
            ("stage", stage.into()),
            ("n", awaited.len().into()),
            ("names", list::joined(&awaited, self.lang).into()),
        ];
        write_text(&mut out, BOLD, &translator.message("terminal-resumed", &args))?;
        let told = self.game.told(self.eyes().into(), 0..self.game.ply());
        let news: Vec<_> = told.iter().filter(|told| is_news(told)).collect();
        for told in news.iter().skip(news.len().saturating_sub(RECAP)) {
            write_item(&mut out, &log_line(&translator, told))?;
        }
        Ok(())
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.bots.len()).filter(|seat| self.bots[seat.index()].is_none())
    }

    /// The seat through whose eyes the log is told: the only person's, or whoever faces the screen.
    fn eyes(&self) -> Option<Seat> {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Some(only),
            _ => self.facing,
        }
    }

    /// What has happened since whoever looks now has looked last; since anyone has, where all look.
    fn tell(&mut self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let eyes = self.eyes();
        let since = match eyes {
            Some(seat) => self.shown[seat],
            None => self.people().map(|seat| self.shown[seat]).min().unwrap_or(0),
        };
        let translator = self.translator();
        for line in self.game.told(eyes.into(), since..self.game.ply()) {
            if is_news(&line) {
                write_item(&mut out, &log_line(&translator, &line))?;
            }
        }
        if let Some(seat) = eyes {
            self.shown[seat] = self.game.ply();
        }
        Ok(())
    }

    /// Asks a person until a choice is made or the game is left.
    fn ask(&mut self, seat: Seat) -> Result<Turn, Failure> {
        if let Turn::Quit = self.hand_over(seat)? {
            return Ok(Turn::Quit);
        }
        // Whoever goes on with an action has the table before their eyes.
        let goes_on = self.game.ply() > 0 && self.game.word_at(self.game.ply() - 1).0 == By::Seat(seat);
        let goes_on = goes_on && !std::mem::take(&mut self.resumed);
        let seen = self.shown[seat];
        self.tell()?;
        if !goes_on && seen > 0 {
            self.changed(seat, seen)?;
        }
        let prompt = question(&self.translator().say(&self.game.prompt(seat)));
        let mut lines = prompt.lines().count();
        if !goes_on && self.people().count() > 1 {
            let mut terms = Vec::new();
            self.terms_again(&mut terms)?;
            let terms = String::from_utf8_lossy(&terms).into_owned();
            lines += terms.lines().count();
            write!(anstream::stdout(), "{terms}")?;
        }
        self.show(seat, if goes_on { Aspect::Again(lines) } else { Aspect::Asked(lines) })?;
        let mut out = anstream::stdout();
        loop {
            write!(out, "{prompt}")?;
            out.flush()?;
            let Some(line) = read_line()? else {
                writeln!(out)?;
                return self.leave();
            };
            let understanding = Understanding::of(&self.place, &*self.game, seat, &self.translator());
            let (command, rest) =
                commands::read(&line, &self.translator(), |said| understanding.outright(said).is_some());
            match command {
                "" => {}
                "help" => self.help(seat)?,
                "why" => self.why(seat, rest, &understanding)?,
                "rule" => self.rule(rest)?,
                "hint" => self.hint(seat)?,
                "log" => self.log(seat)?,
                "table" => self.show(seat, Aspect::Whole)?,
                "played" => self.show(seat, Aspect::Played)?,
                "agreed" => self.terms(&mut out)?,
                "save" => self.save(rest)?,
                "quit" => return self.leave(),
                "setup" => {
                    if self.leave_set_up(seat)? {
                        return Ok(Turn::GoOn);
                    }
                }
                "undo" => {
                    if self.undo(seat, rest)? {
                        return Ok(Turn::GoOn);
                    }
                }
                _ => {
                    if self.choose(seat, &line, &understanding)? {
                        self.keep()?;
                        return Ok(Turn::GoOn);
                    }
                }
            }
        }
    }

    /// What looks otherwise than when the seat looked last.
    fn changed(&self, seat: Seat, seen: usize) -> io::Result<()> {
        let mut out = anstream::stdout();
        let changed =
            drawn(&self.place, &*self.game, Some(seat), Aspect::ChangedSince(seen), &self.translator());
        if changed.is_empty() {
            return Ok(());
        }
        write_text(&mut out, BOLD, &self.translator().plain("terminal-changed"))?;
        write!(out, "{changed}")
    }

    /// Where several people share the screen, it is cleared before it turns to another.
    fn hand_over(&mut self, seat: Seat) -> Result<Turn, Failure> {
        if self.people().count() > 1 && self.facing != Some(seat) {
            let mut out = anstream::stdout();
            if io::stdout().is_terminal() {
                write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            }
            let translator = self.translator();
            self.terms_again(&mut out)?;
            let text = translator.message("terminal-hand-over", &[("name", translator.seat(seat).into())]);
            let lines: Vec<_> = wrapped(&text, width() - 1).iter().map(|line| styled(BOLD, line)).collect();
            write!(out, "{} ", lines.join("\n"))?;
            out.flush()?;
            if read_line()?.is_none() {
                writeln!(out)?;
                return self.leave();
            }
        }
        self.facing = Some(seat);
        Ok(Turn::GoOn)
    }

    fn show(&self, seat: Seat, aspect: Aspect) -> io::Result<()> {
        write!(
            anstream::stdout(),
            "{}",
            drawn(&self.place, &*self.game, Some(seat), aspect, &self.translator())
        )
    }

    /// Plays what was typed: a choice, or several with commas between them as records write them, one after another.
    /// Tells whether anything was played.
    fn choose(&mut self, seat: Seat, typed: &str, understanding: &Understanding) -> Result<bool, Failure> {
        let whole = understanding.outright(&folded(typed)).is_some();
        let words: Vec<&str> = if whole { vec![typed] } else { typed.split(',').map(str::trim).collect() };
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let Some((first, others)) = words.split_first() else { return Ok(false) };
        if !self.choose_one(seat, first, understanding)? {
            self.left_undone(others)?;
            return Ok(false);
        }
        let mut told = self.game.ply();
        for (number, word) in others.iter().enumerate() {
            self.game.advance();
            // What had to be has been played already; a record names it too.
            let is_said = |&ply: &usize| {
                let (by, played) = self.game.word_at(ply);
                by == By::Seat(seat) && folded(&played) == folded(word)
            };
            if let Some(ply) = (told..self.game.ply()).find(is_said) {
                told = ply + 1;
                continue;
            }
            let asked = matches!(self.game.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
            let understanding = Understanding::of(&self.place, &*self.game, seat, &self.translator());
            if !asked || !self.choose_one(seat, word, &understanding)? {
                self.left_undone(&others[number + usize::from(asked)..])?;
                break;
            }
            told = self.game.ply();
        }
        Ok(true)
    }

    /// Plays one choice, or says why not.
    fn choose_one(
        &mut self,
        seat: Seat,
        typed: &str,
        understanding: &Understanding,
    ) -> Result<bool, Failure> {
        let word = match understanding.meaning(typed) {
            Meaning::Choice(index) => self.game.offers(seat).swap_remove(index).word,
            Meaning::Word(word) => word,
            Meaning::OneOf(several) => {
                self.which_one(seat, typed, &several)?;
                return Ok(false);
            }
            Meaning::Nothing { near } => {
                self.not_understood(seat, typed, &near)?;
                return Ok(false);
            }
        };
        match self.game.choose(seat, &word) {
            Ok(()) => Ok(true),
            // A name that does not go with what is asked; the word made of it was not typed.
            Err(IllegalPly::Unknown(_)) if folded(&word) != folded(typed) => {
                self.not_understood(seat, typed, &[])?;
                Ok(false)
            }
            Err(error) => {
                self.refuse(&error)?;
                Ok(false)
            }
        }
    }

    /// Words that were not carried out because one before them was not.
    fn left_undone(&self, words: &[&str]) -> io::Result<()> {
        if words.is_empty() {
            return Ok(());
        }
        let text = self.translator().message("terminal-left-undone", &[("words", words.join(", ").into())]);
        write_text(&mut anstream::stdout(), WARNING, &text)
    }

    fn which_one(&self, seat: Seat, typed: &str, several: &[usize]) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        write_text(&mut out, WARNING, &translator.message("terminal-which-one", &[("typed", typed.into())]))?;
        let offers = self.game.offers(seat);
        let listed =
            several.iter().map(|&index| format!("{:3} {}", index + 1, translator.say(&offers[index].label)));
        grid(&listed.collect::<Vec<_>>(), width()).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// What is like it, or what the game says of a name that it does not know.
    fn not_understood(&self, seat: Seat, typed: &str, near: &[String]) -> io::Result<()> {
        let translator = self.translator();
        let commands = commands::near(&folded(typed), &translator);
        let near: Vec<_> = near.iter().chain(&commands).map(|near| translator.quoted(near)).collect();
        if near.is_empty() {
            let error = self.game.check(seat, &typed.to_lowercase()).err();
            return self.refuse(&error.unwrap_or(IllegalPly::NoSuchSeat));
        }
        // A long slip need not be read again in full.
        let typed: String = typed.chars().take(40).collect();
        let args = [("typed", typed.into()), ("near", near.join(" · ").into())];
        write_text(&mut anstream::stdout(), WARNING, &translator.message("terminal-did-you-mean", &args))
    }

    fn refuse(&self, error: &IllegalPly) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        let text = match error {
            IllegalPly::Unknown(UnknownWord::Verb { .. }) => translator.plain("terminal-not-understood"),
            other => translator.explain(other),
        };
        write_text(&mut out, WARNING, &text)
    }

    fn help(&self, seat: Seat) -> io::Result<()> {
        let translator = self.translator();
        let (word, rule) = (self.some_word(seat), self.some_rule());
        let help = translator.message("terminal-help", &[("word", word.into()), ("rule", rule.into())]);
        write_text(&mut anstream::stdout(), PLAIN, &help)
    }

    /// A word that is offered, as an example.
    fn some_word(&self, seat: Seat) -> String {
        self.game.offers(seat).into_iter().next().map_or_else(String::new, |offer| offer.word)
    }

    /// A rule of the rulebook, as an example.
    fn some_rule(&self) -> String {
        let book = self.place.rulebook(self.lang);
        book.and_then(|book| book.rule_ids().next()).unwrap_or_default().to_owned()
    }

    /// Why something can't be chosen, or what it does if it can: `why 8`, `why otto-i`, `why declare rupert`.
    fn why(&self, seat: Seat, what: &str, understanding: &Understanding) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        if what.is_empty() {
            let text = translator.message("terminal-why-what", &[("word", self.some_word(seat).into())]);
            return write_text(&mut out, PLAIN, &text);
        }
        let word = match understanding.meaning(what) {
            Meaning::Choice(index) => self.game.offers(seat).swap_remove(index).word,
            Meaning::Word(word) => word,
            Meaning::OneOf(several) => return self.which_one(seat, what, &several),
            Meaning::Nothing { near } if !near.is_empty() => return self.not_understood(seat, what, &near),
            Meaning::Nothing { .. } if what.contains(' ') || what.parse::<u64>().is_ok() => {
                what.to_lowercase()
            }
            Meaning::Nothing { .. } => format!("{} {}", self.verb(seat), what.to_lowercase()),
        };
        match self.game.check(seat, &word) {
            Ok(()) => self.legal(seat, &word),
            Err(error) => self.refuse(&error),
        }
    }

    /// That a word is legal, and what the log would say of it first: more nobody knows before.
    fn legal(&self, seat: Seat, word: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        let label = self.game.offers(seat).into_iter().find(|offer| offer.word == word);
        let label = label.map_or_else(|| word.to_owned(), |offer| translator.say(&offer.label));
        write_text(&mut out, PLAIN, &translator.message("terminal-why-legal", &[("label", label.into())]))?;
        let mut thought = self.game.moment();
        if thought.choose(seat, word).is_ok()
            && let Some(told) = thought.told(Viewer::Seat(seat), 0..thought.ply()).first()
        {
            write_item(&mut out, &log_line(&translator, told))?;
        }
        Ok(())
    }

    /// The verb of the first choice that is offered: what a bare name is taken for.
    fn verb(&self, seat: Seat) -> String {
        let first = self.game.offers(seat).into_iter().next();
        first
            .and_then(|offer| offer.word.split_once(' ').map(|(verb, _)| verb.to_owned()))
            .unwrap_or_default()
    }

    fn rule(&self, id: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let book = self.place.rulebook(self.lang);
        let translator = self.translator();
        if let Some(rule) = book.and_then(|book| book.rule(&id.to_uppercase())) {
            return write_rule(&mut out, rule, &translator);
        }
        if id.is_empty() {
            let text = translator.message("terminal-which-rule", &[("rule", self.some_rule().into())]);
            return write_text(&mut out, PLAIN, &text);
        }
        let args = [("game", self.place.game.name().into()), ("id", id.into())];
        write_text(&mut out, WARNING, &translator.message("terminal-no-such-rule", &args))
    }

    /// The best choices, with reasons, from what the seat may know.
    fn hint(&self, seat: Seat) -> io::Result<()> {
        let mut out = anstream::stdout();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let budget = Budget { threads, ..HINT };
        let translator = self.translator();
        match self.place.bots.hint(&*self.game, seat, budget, self.game.ply() as u64) {
            Some(hint) => {
                advice(&hint, &translator).iter().try_for_each(|line| write_text(&mut out, PLAIN, line))
            }
            None => write_text(&mut out, PLAIN, &translator.plain("insight-hint-none")),
        }
    }

    fn log(&self, seat: Seat) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        for told in self.game.told(Viewer::Seat(seat), 0..self.game.ply()) {
            write_item(&mut out, &log_line(&translator, &told))?;
        }
        Ok(())
    }

    /// Leaves the pieces that the seat has still to place to a bot. Tells whether there are any.
    fn leave_set_up(&mut self, seat: Seat) -> io::Result<bool> {
        let asked = self.game.setting_up(seat).is_some();
        if asked {
            self.leaving.insert(seat);
        } else {
            let told = self.translator().plain("terminal-nothing-to-set-up");
            write_text(&mut anstream::stdout(), WARNING, &told)?;
        }
        Ok(asked)
    }

    /// Has a bot choose the next word of a seat's set-up.
    fn place_for(&mut self, seat: Seat) -> Result<(), Failure> {
        let seed = self.seed.nth(self.game.ply() as u64);
        let word = self.place.bots.bot(PLACER, &seed, seat)?.choose(&*self.game, seat);
        self.game.choose(seat, &word).expect("a bot chooses what it is offered");
        self.keep()
    }

    /// The seats of bots, who don't mind placing their pieces again.
    fn bots(&self) -> SeatSet {
        Seat::first(self.bots.len()).filter(|seat| self.bots[seat.index()].is_some()).collect()
    }

    /// Takes back the last decision, or the part of what is named that was typed. Tells whether it did.
    fn undo(&mut self, seat: Seat, typed: &str) -> Result<bool, Failure> {
        let parts = self.game.named(seat);
        let undone = if typed.is_empty() {
            self.game.undo(seat, self.bots())
        } else {
            match taking_back::meant(&parts, typed, &self.translator())[..] {
                [] => Err(CannotUndo::NotNamed),
                [only] => self.game.retract(seat, parts[only].ply).map(|_| parts[only].ply),
                [..] => {
                    self.which_part(&parts)?;
                    return Ok(false);
                }
            }
        };
        match undone {
            Ok(left) => {
                self.leaving.remove(seat);
                for shown in &mut self.shown.0 {
                    *shown = left.min(*shown);
                }
                self.keep()?;
                Ok(true)
            }
            Err(error) => {
                write_text(&mut anstream::stdout(), WARNING, &self.translator().explain(&error))?;
                Ok(false)
            }
        }
    }

    fn which_part(&self, parts: &[NamedPart]) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        write_text(&mut out, WARNING, &translator.plain("terminal-which-part"))?;
        let listed = parts
            .iter()
            .zip(1..)
            .map(|(part, number)| format!("{number:3} {}", taking_back::told(part, &translator)));
        grid(&listed.collect::<Vec<_>>(), width()).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    fn save(&self, file: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        if file.is_empty() {
            return write_text(&mut out, PLAIN, &translator.plain("terminal-save-where"));
        }
        let path = PathBuf::from(file);
        if path.exists() {
            let text = translator.message("terminal-save-exists", &[("file", file.into())]);
            return write_text(&mut out, WARNING, &text);
        }
        match write_atomically(&path, &self.record().to_string()) {
            Ok(()) => {
                write_text(&mut out, PLAIN, &translator.message("terminal-saved", &self.load_args(&path)))
            }
            Err(error) => {
                let failure = Failure::File { path, error };
                write_text(&mut out, WARNING, &failure.sentence(&translator))
            }
        }
    }

    fn load_args(&self, path: &Path) -> [(&'static str, phrasebook::Value<'static>); 2] {
        let edition =
            self.edition.as_ref().map_or_else(String::new, |dir| format!(" --edition {}", dir.display()));
        [("file", format!("{}{edition}", path.display()).into()), ("game", self.place.game.name().into())]
    }

    fn record(&self) -> Record {
        self.game.record(true)
    }

    /// After every choice the game is kept on disk, so that closing the laptop loses nothing.
    fn keep(&self) -> Result<(), Failure> {
        if let Some(path) = &self.kept {
            write_atomically(path, &self.record().to_string()).map_err(Failure::file(path))?;
        }
        Ok(())
    }

    fn leave(&self) -> Result<Turn, Failure> {
        self.keep()?;
        if let Some(path) = &self.kept {
            let text = self.translator().message("terminal-left", &self.load_args(path));
            write_text(&mut anstream::stdout(), PLAIN, &text)?;
        }
        Ok(Turn::Quit)
    }

    fn finish(&mut self) -> Result<ExitCode, Failure> {
        self.facing = None;
        self.tell()?;
        let mut out = anstream::stdout();
        let translator = self.translator();
        let (game, standing) = (self.place.game.name(), self.game.standing());
        writeln!(out, "\n{}", styled(BOLD, &translator.plain("terminal-result")))?;
        let mut order: Vec<Seat> = Seat::first(standing.seats()).collect();
        order.sort_by_key(|&seat| standing.places[seat]);
        for seat in order {
            let key = format!("terminal-score-{game}");
            let args = [
                ("place", standing.places[seat].into()),
                ("name", translator.seat(seat).into()),
                ("score", translator.message(&key, &[("n", standing.scores[seat].into())]).into()),
            ];
            write_item(&mut out, &translator.message("terminal-place", &args))?;
        }
        if let Secret::Revealed(seed) = &self.record().secret {
            let text = translator.message("terminal-seed", &[("seed", seed.to_string().into())]);
            write_text(&mut out, DIM, &text)?;
        }
        if let Some(path) = &self.kept {
            write_atomically(path, &self.record().to_string()).map_err(Failure::file(path))?;
            let text =
                translator.message("terminal-record-kept", &[("file", path.display().to_string().into())]);
            write_text(&mut out, DIM, &text)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What is told by itself: a dealt card is seen in the hand.
fn is_news(told: &Told) -> bool {
    told.kind != "dealt"
}

/// The default company, as many as the options ask for.
fn default_seats(options: &[String]) -> Vec<&'static str> {
    let players =
        options.iter().find_map(|option| option.strip_prefix("players=")).and_then(|n| n.parse().ok());
    let count = players.unwrap_or(DEFAULT_SEATS.len()).clamp(1, Seat::MAX);
    (0..count).map(|seat| if seat == 0 { ME } else { DEFAULT_SEATS[1] }).collect()
}

/// People are called as they wish, by their login, or by their seat; bots by their kind and seat.
fn names(seats: &[&str], own: Option<&Name>, lang: Lang) -> Result<Vec<Name>, Failure> {
    let translator = Translator::nobody(lang);
    let alone = seats.iter().filter(|&&seat| seat == ME).count() == 1;
    let login =
        || std::env::var("USER").ok().filter(|user| user != "root").and_then(|user| user.parse().ok());
    let own = own.cloned().or_else(login).filter(|name| alone && bot_of(name).is_none());
    let name = |(number, &seat): (usize, &&str)| match (seat, &own) {
        (ME, Some(own)) => Ok(own.clone()),
        (ME, None) => translator.message("terminal-player", &[("number", number.into())]).parse(),
        (bot, _) => format!("{} {number}", bot_name(bot, &translator)).parse(),
    };
    Ok((1..).zip(seats).map(name).collect::<Result<_, _>>()?)
}

/// The messages with the names of the levels, in their order.
const LEVEL_NAMES: [&str; LEVELS.len()] =
    ["bot-page", "bot-squire", "bot-knight", "bot-marshal", "bot-emperor"];

/// What a bot is called at the table: by its level, or by its name in commands. Its style shows in play.
fn bot_name(bot: &str, translator: &Translator<'_>) -> String {
    let called = bot.split('-').next().unwrap_or(bot);
    let level = LEVELS.into_iter().zip(LEVEL_NAMES).find(|(level, _)| *level == called);
    level.map_or_else(|| bot.to_owned(), |(_, name)| translator.plain(name))
}

/// The bot that a seat's name tells of, as [`names`] writes it in any language.
fn bot_of(name: &Name) -> Option<&'static str> {
    let (called, _) = name.as_str().rsplit_once(' ')?;
    let is_called =
        |bot: &&str| Lang::ALL.into_iter().any(|lang| bot_name(bot, &Translator::nobody(lang)) == called);
    BOTS.into_iter().find(is_called)
}

fn seat_bots(place: &Manifest, seats: &[&str], seed: &Seed) -> Result<Vec<Option<String>>, Failure> {
    let bot = |(seat, &name): (Seat, &&str)| {
        if name == ME { Ok(None) } else { place.bots.bot(name, seed, seat).map(|_| Some(name.to_owned())) }
    };
    // Here a seat can also be one's own.
    let or_me =
        |error: bots::UnknownBot| bots::UnknownBot { known: format!("{}, {ME}", error.known), ..error };
    Ok(Seat::first(seats.len()).zip(seats).map(bot).collect::<Result<_, _>>().map_err(or_me)?)
}

fn random_seed() -> Result<Seed, Failure> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| Failure::Output(io::Error::other(error.to_string())))?;
    Ok(Seed::random(entropy))
}

/// A new file in the user's folder for games. Without such a folder nothing is kept but by `save`.
fn keeping_place(game: &str) -> Option<PathBuf> {
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    let state = std::env::var_os("XDG_STATE_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(home)?;
    let dir = state.join("imperios");
    fs::create_dir_all(&dir).ok()?;
    // The file is made at once, so that a game in another window gets another.
    (1..100_000)
        .map(|number| dir.join(format!("{game}-{number}.txt")))
        .find(|path| fs::File::create_new(path).is_ok())
}

/// A line from the keyboard without the spaces around it; none at the end of input.
pub(crate) fn read_line() -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    // A slip of the keyboard may be no text at all; then it is none of the choices.
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}
