//! `imperios play`: a game in the terminal.

mod beginning;
mod choosing;
mod commands;
mod company;
mod explaining;
mod keeping;
mod taking_back;
mod telling;
mod understanding;

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use bots::PLACER;
use manifest::{Aspect, Manifest};
use phrasebook::Translator;
use table::{Agreed, Awaiting, By, BySeat, Company, Game, Lang, Match, Name, Seat, SeatSet, Secret, Seed};

use self::{
    beginning::Beginning,
    company::{ME, bot_of, default_seats, names, seat_bots},
    keeping::keeping_place,
    understanding::Understanding,
};

pub(crate) use self::telling::what_if;

use crate::{
    cli::Play,
    context::Context,
    failure::Failure,
    records::read_record,
    terminal::{BOLD, WARNING, columns::wrapped, question, styled, width, write_text},
};

pub(crate) fn play(args: &Play, context: &Context) -> Result<ExitCode, Failure> {
    let mut evening = match &args.load {
        Some(path) => TerminalGame::resume(path, args.game.as_deref().unwrap_or_default(), context)?,
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
        let beginning = Beginning::of(args, context)?;
        let place = Arc::clone(&beginning.place);
        let options = &args.agreement.options;
        let seats: Vec<&str> = if args.seats.is_empty() {
            default_seats(beginning.players(options))
        } else {
            args.seats.iter().map(String::as_str).collect()
        };
        let seed = args.seed.clone().map_or_else(random_seed, Ok)?;
        let bots = seat_bots(&place, &seats, &seed)?;
        let names = names(&seats, args.name.as_ref(), context.lang)?;
        let game = beginning.start(options, Company::new(names.clone(), seed.clone()))?;
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
        let place = if record.game == name { context.open_record(&record)? } else { context.open(name)? };
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
}

fn random_seed() -> Result<Seed, Failure> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| Failure::Output(io::Error::other(error.to_string())))?;
    Ok(Seed::random(entropy))
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
