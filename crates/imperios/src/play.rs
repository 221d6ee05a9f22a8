//! `imperios play`: a game in the terminal.

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use bots::{BOTS, Budget, DEFAULT_LEVEL, LEVELS};
use phrasebook::Rulebook;
use table::{
    Agreed, Awaiting, By, BySeat, Company, Game, IllegalPly, Lang, Match, Name, Record, Seat, Secret, Seed,
    Viewer,
};

use crate::{
    cli::Play,
    failure::Failure,
    insight::advice,
    records::{read_record, write_atomically},
    rules::write_rule,
    shelf::{self, Glance, Place},
    terminal::{BOLD, DIM, WARNING, styled},
    voice::Voice,
};

/// Who sits at the table when nobody is named.
const DEFAULT_SEATS: [&str; 4] = ["me", DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL];
/// A hint is thought about no longer than this.
const HINT: Budget = Budget { simulations: 40_000, time: Duration::from_secs(2), threads: 1 };
/// The word for a person at this keyboard.
const ME: &str = "me";

pub(crate) fn play(args: &Play, lang: Lang, edition: Option<&Path>) -> Result<ExitCode, Failure> {
    let mut evening = match &args.load {
        Some(path) => Evening::resume(path, &args.game, lang, edition)?,
        None => Evening::begin(args, lang, edition)?,
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
struct Evening {
    place: Place,
    lang: Lang,
    names: Vec<Name>,
    /// The bot on each seat; none for people.
    bots: Vec<Option<String>>,
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
}

enum Turn {
    GoOn,
    Quit,
}

impl Evening {
    fn begin(args: &Play, lang: Lang, edition: Option<&Path>) -> Result<Self, Failure> {
        let place = shelf::open(&args.game, edition)?;
        let seats: Vec<&str> = if args.seats.is_empty() {
            default_seats(&args.agreement.options)
        } else {
            args.seats.iter().map(String::as_str).collect()
        };
        let agreed = agree_on(&*place.game, &args.agreement.options, seats.len())?;
        let seed = args.seed.clone().map_or_else(random_seed, Ok)?;
        let bots = seat_bots(&place, &seats, &seed)?;
        let names = names(&seats, args.name.as_ref(), lang)?;
        let game = place.game.start(&agreed, Company::new(names.clone(), seed.clone()))?;
        let kept = keeping_place(place.game.name());
        let shown = BySeat::default();
        let evening = Self {
            place,
            lang,
            names,
            bots,
            seed,
            game,
            shown,
            kept,
            edition: edition.map(Path::to_owned),
            facing: None,
        };
        evening.keep()?;
        Ok(evening)
    }

    /// A saved game goes on: seats named after bots are bots again, all others are people.
    fn resume(path: &Path, name: &str, lang: Lang, edition: Option<&Path>) -> Result<Self, Failure> {
        let record = read_record(path)?;
        let place = shelf::open(name, edition)?;
        let voice = Voice::at(lang, &*place.game, &record.seats);
        let game = place.game.resume(&record).map_err(Failure::unplayable(path, &voice))?;
        let Secret::Revealed(seed) = &record.secret else {
            return Err(Failure::NoSeed { path: path.to_owned() });
        };
        let seats: Vec<&str> = record.seats.iter().map(|name| bot_of(name).unwrap_or(ME)).collect();
        let bots = seat_bots(&place, &seats, seed)?;
        Ok(Self {
            place,
            lang,
            names: record.seats.clone(),
            bots,
            seed: seed.clone(),
            game,
            shown: BySeat([record.plies.len(); Seat::MAX]),
            kept: Some(path.to_owned()),
            edition: edition.map(Path::to_owned),
            facing: None,
        })
    }

    fn voice(&self) -> Voice<'_> {
        Voice::at(self.lang, &*self.place.game, &self.names)
    }

    fn play(&mut self) -> Result<ExitCode, Failure> {
        let mut out = anstream::stdout();
        writeln!(out, "{}", styled(BOLD, &self.voice().book.title(self.place.game.name())))?;
        writeln!(out, "{}", styled(DIM, &self.voice().plain("terminal-how-to-ask")))?;
        let kept = if self.kept.is_some() { "terminal-is-kept" } else { "terminal-not-kept" };
        writeln!(out, "{}", styled(DIM, &self.voice().plain(kept)))?;
        let Secret::Committed(commitment) = self.game.record(false).secret else {
            unreachable!("the seed is hidden")
        };
        let commitment =
            self.voice().message("terminal-commitment", &[("hash", commitment.to_string().into())]);
        writeln!(out, "{}", styled(DIM, &commitment))?;
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

    /// What has happened since whoever looks now has looked last; since anyone has, where all look.
    fn tell(&mut self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let eyes = self.eyes();
        let since = match eyes {
            Some(seat) => self.shown[seat],
            None => self.people().map(|seat| self.shown[seat]).min().unwrap_or(0),
        };
        let voice = self.voice();
        for line in self.game.told(eyes.into(), since..self.game.ply()) {
            if !line.phrase.message.ends_with("-event-dealt") {
                writeln!(out, "  {}", voice.told(&line))?;
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
        self.tell()?;
        self.show(seat, if goes_on { Glance::Again } else { Glance::Asked })?;
        let mut out = anstream::stdout();
        loop {
            let prompt = self.voice().say(&self.game.prompt(seat));
            write!(out, "{} ", styled(BOLD, &format!("{prompt} >")))?;
            out.flush()?;
            let Some(line) = read_line()? else {
                writeln!(out)?;
                return self.leave();
            };
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match command {
                "" => {}
                "?" | "help" => self.help(seat)?,
                "why" => self.why(seat, rest.trim())?,
                "rule" | "rules" => self.rule(rest.trim())?,
                "hint" => self.hint(seat)?,
                "log" => self.log(seat)?,
                "table" => self.show(seat, Glance::Whole)?,
                "save" => self.save(rest.trim())?,
                "quit" | "exit" => return self.leave(),
                "undo" => {
                    if self.undo(seat)? {
                        return Ok(Turn::GoOn);
                    }
                }
                _ => {
                    if self.choose(seat, &line)? {
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
            let voice = self.voice();
            let text = voice.message("terminal-hand-over", &[("name", voice.seat(seat).into())]);
            write!(out, "{} ", styled(BOLD, &text))?;
            out.flush()?;
            if read_line()?.is_none() {
                writeln!(out)?;
                return self.leave();
            }
        }
        self.facing = Some(seat);
        Ok(Turn::GoOn)
    }

    fn show(&self, seat: Seat, glance: Glance) -> io::Result<()> {
        write!(anstream::stdout(), "{}", self.place.table(&*self.game, Some(seat), glance, &self.voice()))
    }

    /// Plays what was typed: a number, a word, or a name that only one choice has. Tells whether it did.
    fn choose(&mut self, seat: Seat, typed: &str) -> Result<bool, Failure> {
        let offers = self.game.offers(seat);
        let by_number = typed.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
        let mut by_name =
            offers.iter().filter(|offer| offer.word.split_once(' ').is_some_and(|(_, name)| name == typed));
        let by_name = by_name.next();
        let word = by_number.or(by_name).map_or_else(|| typed.to_owned(), |offer| offer.word.clone());
        match self.game.choose(seat, &word) {
            Ok(()) => Ok(true),
            Err(error) => {
                self.refuse(&error)?;
                Ok(false)
            }
        }
    }

    fn refuse(&self, error: &IllegalPly) -> io::Result<()> {
        let mut out = anstream::stdout();
        let voice = self.voice();
        let text = match error {
            IllegalPly::Unknown(table::UnknownWord::Verb { .. }) => voice.plain("terminal-not-understood"),
            other => voice.explain(other),
        };
        writeln!(out, "{}", styled(WARNING, &text))
    }

    fn help(&self, seat: Seat) -> io::Result<()> {
        let voice = self.voice();
        let (word, rule) = (self.some_word(seat), self.some_rule());
        let help = voice.message("terminal-help", &[("word", word.into()), ("rule", rule.into())]);
        writeln!(anstream::stdout(), "{help}")
    }

    /// A word that is offered, as an example.
    fn some_word(&self, seat: Seat) -> String {
        self.game.offers(seat).into_iter().next().map_or_else(String::new, |offer| offer.word)
    }

    /// A rule of the rulebook, as an example.
    fn some_rule(&self) -> String {
        let book = Rulebook::of(self.place.game.name(), self.lang).expect("every game has its rulebook");
        book.rule_ids().next().unwrap_or_default().to_owned()
    }

    /// Why something can't be chosen: `why otto-i`, `why declare rupert`.
    fn why(&self, seat: Seat, what: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let voice = self.voice();
        if what.is_empty() {
            let text = voice.message("terminal-why-what", &[("word", self.some_word(seat).into())]);
            return writeln!(out, "{text}");
        }
        let word = if what.contains(' ') { what.to_owned() } else { format!("{} {what}", self.verb(seat)) };
        match self.game.check(seat, &word) {
            Ok(()) => writeln!(out, "{}", voice.message("terminal-why-legal", &[("word", word.into())])),
            Err(error) => self.refuse(&error),
        }
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
        let book = Rulebook::of(self.place.game.name(), self.lang).expect("every game has its rulebook");
        let voice = self.voice();
        if let Some(rule) = book.rule(&id.to_uppercase()) {
            return write_rule(&mut out, rule, &voice);
        }
        let args = [("game", self.place.game.name().into()), ("id", id.into())];
        writeln!(out, "{}", styled(WARNING, &voice.message("terminal-no-such-rule", &args)))
    }

    /// The best choices, with reasons, from what the seat may know.
    fn hint(&self, seat: Seat) -> io::Result<()> {
        let mut out = anstream::stdout();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let budget = Budget { threads, ..HINT };
        let voice = self.voice();
        match self.place.bots.hint(&*self.game, seat, budget, self.game.ply() as u64) {
            Some(hint) => advice(&hint, &voice).iter().try_for_each(|line| writeln!(out, "{line}")),
            None => writeln!(out, "{}", voice.plain("insight-hint-none")),
        }
    }

    fn log(&self, seat: Seat) -> io::Result<()> {
        let mut out = anstream::stdout();
        let voice = self.voice();
        for told in self.game.told(Viewer::Seat(seat), 0..self.game.ply()) {
            writeln!(out, "  {}", voice.told(&told))?;
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        match self.game.undo(seat) {
            Ok(left) => {
                for shown in &mut self.shown.0 {
                    *shown = left.min(*shown);
                }
                self.keep()?;
                Ok(true)
            }
            Err(error) => {
                writeln!(anstream::stdout(), "{}", styled(WARNING, &self.voice().explain(&error)))?;
                Ok(false)
            }
        }
    }

    fn save(&self, file: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let voice = self.voice();
        if file.is_empty() {
            return writeln!(out, "{}", voice.plain("terminal-save-where"));
        }
        let path = PathBuf::from(file);
        if path.exists() {
            let text = voice.message("terminal-save-exists", &[("file", file.into())]);
            return writeln!(out, "{}", styled(WARNING, &text));
        }
        match write_atomically(&path, &self.record().to_string()) {
            Ok(()) => writeln!(out, "{}", voice.message("terminal-saved", &self.load_args(&path))),
            Err(error) => {
                let failure = Failure::File { path, error };
                writeln!(out, "{}", styled(WARNING, &failure.sentence(&voice)))
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
            let text = self.voice().message("terminal-left", &self.load_args(path));
            writeln!(anstream::stdout(), "{text}")?;
        }
        Ok(Turn::Quit)
    }

    fn finish(&mut self) -> Result<ExitCode, Failure> {
        self.facing = None;
        self.tell()?;
        let mut out = anstream::stdout();
        let voice = self.voice();
        let standing = self.game.standing();
        writeln!(out, "\n{}", styled(BOLD, &voice.plain("terminal-result")))?;
        let mut order: Vec<Seat> = Seat::first(standing.seats()).collect();
        order.sort_by_key(|&seat| standing.places[seat]);
        for seat in order {
            let args = [
                ("place", standing.places[seat].into()),
                ("name", voice.seat(seat).into()),
                ("score", standing.scores[seat].into()),
            ];
            writeln!(out, "  {}", voice.message("terminal-place", &args))?;
        }
        if let Secret::Revealed(seed) = &self.record().secret {
            let text = voice.message("terminal-seed", &[("seed", seed.to_string().into())]);
            writeln!(out, "{}", styled(DIM, &text))?;
        }
        if let Some(path) = &self.kept {
            write_atomically(path, &self.record().to_string()).map_err(Failure::file(path))?;
            let text = voice.message("terminal-record-kept", &[("file", path.display().to_string().into())]);
            writeln!(out, "{}", styled(DIM, &text))?;
        }
        Ok(ExitCode::SUCCESS)
    }
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
    let voice = Voice::nobody(lang);
    let alone = seats.iter().filter(|&&seat| seat == ME).count() == 1;
    let login =
        || std::env::var("USER").ok().filter(|user| user != "root").and_then(|user| user.parse().ok());
    let own = own.cloned().or_else(login).filter(|name| alone && bot_of(name).is_none());
    let name = |(number, &seat): (usize, &&str)| match (seat, &own) {
        (ME, Some(own)) => Ok(own.clone()),
        (ME, None) => voice.message("terminal-player", &[("number", number.into())]).parse(),
        (bot, _) => format!("{} {number}", bot_name(bot, &voice)).parse(),
    };
    Ok((1..).zip(seats).map(name).collect::<Result<_, _>>()?)
}

/// The messages with the names of the levels, in their order.
const LEVEL_NAMES: [&str; LEVELS.len()] =
    ["bot-page", "bot-squire", "bot-knight", "bot-marshal", "bot-emperor"];

/// What a bot is called at the table: by its level, or by its name in commands. Its temper shows in play.
fn bot_name(bot: &str, voice: &Voice<'_>) -> String {
    let called = bot.split('-').next().unwrap_or(bot);
    let level = LEVELS.into_iter().zip(LEVEL_NAMES).find(|(level, _)| *level == called);
    level.map_or_else(|| bot.to_owned(), |(_, name)| voice.plain(name))
}

/// The bot that a seat's name tells of, as [`names`] writes it in any language.
fn bot_of(name: &Name) -> Option<&'static str> {
    let (called, _) = name.as_str().rsplit_once(' ')?;
    let is_called =
        |bot: &&str| Lang::ALL.into_iter().any(|lang| bot_name(bot, &Voice::nobody(lang)) == called);
    BOTS.into_iter().find(is_called)
}

fn seat_bots(place: &Place, seats: &[&str], seed: &Seed) -> Result<Vec<Option<String>>, Failure> {
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
