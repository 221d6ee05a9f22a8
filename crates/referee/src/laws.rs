//! What must hold for every game, whatever its rules: the contract of [`Rules`], tried out on random games.
//!
//! A game's tests give its tables ([`tables`]), all its choices, and what is special about it (which cards
//! are conserved, which parts of events are private); [`check`] plays and looks at every position.

mod naming;

use std::{
    collections::{HashMap, HashSet},
    fmt,
    ops::Range,
};

use rand_core::Rng;
use table::{Agreed, Awaiting, By, ChanceStream, Company, Record, Rules, Running, Seat, Seed, below, verify};

use self::naming::Named;
pub use self::naming::Naming;

/// Says what is wrong with a position.
pub type PositionLaw<R> = dyn Fn(&R) -> Result<(), String>;

/// Says what is wrong with a change: the position before a choice, what happened, the position after it.
pub type ChangeLaw<R> = dyn Fn(&R, &[<R as Rules>::Event], &R) -> Result<(), String>;

/// The part of an event that is its owner's business alone: the owner and the id of the thing.
pub type PrivatePart<R> = dyn Fn(&R, <R as Rules>::Event) -> Option<(Seat, String)>;

/// What a word that is about to be said has to do with the order in which parts are named.
pub type NamingLaw<R> = dyn Fn(&R, <R as Rules>::Choice) -> Naming;

/// What is tried.
pub struct Trial<'a, R: Rules> {
    /// The edition that is played with.
    pub edition: &'static R::Edition,
    /// What is agreed; each table plays one game for each seed.
    pub tables: &'a [Agreed],
    /// The seeds, by number.
    pub seeds: Range<u64>,
    /// More choices than any game has.
    pub longest: usize,
    /// All choices that any position can know, by seats and by chance.
    pub universe: &'a [R::Choice],
    /// What holds in every position of this game, such as the number of cards.
    pub position: &'a PositionLaw<R>,
    /// What holds for every choice of this game.
    pub change: &'a ChangeLaw<R>,
    /// What only the owner of an event may be told.
    pub private: &'a PrivatePart<R>,
    /// Which words begin parts that can be named in any order.
    pub naming: &'a NamingLaw<R>,
}

impl<R: Rules> fmt::Debug for Trial<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trial").field("game", &R::NAME).field("seeds", &self.seeds).finish_non_exhaustive()
    }
}

/// How much was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Examined {
    /// Games played to their end.
    pub games: usize,
    /// Positions that the laws were checked in.
    pub positions: usize,
    /// Actions whose parts were named in other orders.
    pub reordered: usize,
}

/// A law that does not hold, and where.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{table}, seed {seed}, after {ply} plies: {law}: {detail}")]
pub struct Broken {
    /// What was agreed.
    pub table: String,
    /// The seed.
    pub seed: u64,
    /// How many choices had been made.
    pub ply: usize,
    /// The law.
    pub law: &'static str,
    /// What was found instead.
    pub detail: String,
}

/// A law that does not hold, before it is said where.
struct Breach {
    law: &'static str,
    detail: String,
}

type Held = Result<(), Breach>;

fn breach(law: &'static str, detail: impl Into<String>) -> Breach {
    Breach { law, detail: detail.into() }
}

/// The law holds if `holds`; otherwise `detail` says what was found.
fn law(law: &'static str, holds: bool, detail: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(breach(law, detail())) }
}

/// Every combination of options that can be agreed on.
pub fn tables<R: Rules>(edition: &R::Edition) -> Vec<Agreed> {
    let mut tables = vec![Agreed::new()];
    for setting in R::settings(edition) {
        let with = |table: &Agreed| -> Vec<Agreed> {
            setting.values.iter().map(|value| table.clone().with(setting.key, value)).collect()
        };
        tables = tables.iter().flat_map(with).collect();
    }
    tables.retain(|table| R::options(edition, table).is_ok());
    tables
}

/// Plays all games of a trial with random choices and checks the laws in every position.
pub fn check<R: Rules>(trial: &Trial<'_, R>) -> Result<Examined, Box<Broken>> {
    let mut tally = Examined::default();
    for table in trial.tables {
        for seed in trial.seeds.clone() {
            let mut ply = 0;
            let (positions, reordered) =
                game(trial, table, seed, &mut ply).map_err(|Breach { law, detail }| {
                    Box::new(Broken { table: table.to_string(), seed, ply, law, detail })
                })?;
            tally.positions += positions;
            tally.reordered += reordered;
            tally.games += 1;
        }
    }
    Ok(tally)
}

/// Numbers for the players' choices, apart from those of chance.
fn dice(purpose: &str, seed: u64) -> ChanceStream {
    let seed: Seed = format!("{purpose}/{seed}").parse().expect("a short ASCII text is a seed");
    ChanceStream::new(&seed, [])
}

/// One game: played to its end, then walked through position by position. Returns how many there were, and how many
/// actions were named in other orders.
fn game<R: Rules>(
    trial: &Trial<'_, R>,
    table: &Agreed,
    seed: u64,
    ply: &mut usize,
) -> Result<(usize, usize), Breach> {
    let running = play_out(trial, table, seed, ply)?;
    recorded(trial, &running)?;

    *ply = 0;
    let options = table.complete(&R::settings(trial.edition)).and_then(|t| R::options(trial.edition, &t));
    let options = options.map_err(|e| breach("the tables of a trial can be agreed on", e.to_string()))?;
    let mut here = Here { trial, options, position: R::begin(trial.edition, options), answering: false };
    let mut dice = dice("laws", seed);
    words(trial, &here.position)?;
    let mut named = Named::new();
    for made in running.plies() {
        here.laws(dice.rng())?;
        named.follow(trial, &here.position, made, dice.rng())?;
        *ply += 1;
        here.step(made.by, made.choice)?;
    }
    here.laws(dice.rng())?;
    law("the same choices lead to the same position", here.position == *running.position(), || {
        format!("{:?}\nand not {:?}", here.position, running.position())
    })?;
    Ok((running.plies().len() + 1, named.tried))
}

fn play_out<R: Rules>(
    trial: &Trial<'_, R>,
    table: &Agreed,
    seed: u64,
    ply: &mut usize,
) -> Result<Running<R>, Breach> {
    let seats = table.get("players").and_then(|n| n.parse().ok()).unwrap_or_default();
    let names = Seat::first(seats).map(|seat| format!("seat {seat}").parse().expect("a short name"));
    let chance: Seed = format!("laws/{seed}").parse().expect("a short ASCII text is a seed");
    let mut running = Running::<R>::new(trial.edition, table, Company::new(names.collect(), chance))
        .map_err(|e| breach("the tables of a trial can be agreed on", e.to_string()))?;
    let mut dice = dice("players", seed);
    let mut buffer = Vec::new();
    loop {
        running.advance();
        *ply = running.plies().len();
        law("a game ends", *ply <= trial.longest, || format!("not within {} choices", trial.longest))?;
        let Awaiting::Seats(seats) = running.position().awaiting() else { return Ok(running) };
        let waiting: Vec<_> = seats.iter().collect();
        let seat = waiting[below(dice.rng(), waiting.len() as u32) as usize];
        take_back(&mut running, seat, dice.rng())?;
        buffer.clear();
        running.position().choices(seat, &mut buffer);
        if buffer.is_empty() {
            continue;
        }
        // What only names is chosen more often than what carries out, so that actions have several parts.
        if running.position().in_any_order() && below(dice.rng(), 3) > 0 {
            let position = running.position();
            if buffer.iter().any(|&choice| !position.commits(choice)) {
                buffer.retain(|&choice| !position.commits(choice));
            }
        }
        let choice = buffer[below(dice.rng(), buffer.len() as u32) as usize];
        running
            .choose(seat, choice)
            .map_err(|refusal| breach("what is picked is legal", format!("{choice:?}: {refusal:?}")))?;
    }
}

/// Now and then a part of what is named is taken back, whichever it is: what is left is what the others alone name.
fn take_back<R: Rules>(running: &mut Running<R>, seat: Seat, rng: &mut impl Rng) -> Held {
    let parts = running.named(seat);
    if parts.is_empty() || below(rng, 6) > 0 {
        return Ok(());
    }
    let part = &parts[below(rng, parts.len() as u32) as usize];
    let before = running.plies().len();
    let left = running.retract(seat, part.ply);
    law("a part that is named can be taken back", left.is_ok_and(|left| left < before), || {
        format!("{part:?}: {left:?} of {before} plies")
    })
}

/// The record is read back to itself and proves the same game.
fn recorded<R: Rules>(trial: &Trial<'_, R>, running: &Running<R>) -> Held {
    let record = running.record(true);
    let text = record.to_string();
    let read = text.parse::<Record>().map_err(|e| breach("a record can be read", e.to_string()))?;
    law("a record is read back to what wrote it", read == record, || text.clone())?;
    let again =
        verify::<R>(trial.edition, &read).map_err(|e| breach("a record proves its game", e.to_string()))?;
    law("a record leads to the same position", again.position() == running.position(), || {
        format!("{:?}\nand not {:?}", again.position(), running.position())
    })?;
    law("a record played again writes the same record", again.record(true).to_string() == text, || {
        again.record(true).to_string()
    })
}

/// Where a seat is asked one of the game's formalities, each answer to it is a word that may be chosen.
fn formalities<R: Rules>(position: &R, seat: Seat) -> Held {
    let prompt = position.prompt(seat).message;
    let asked = R::FORMALITIES.iter().filter(|formality| formality.question == prompt);
    for word in asked.flat_map(|formality| formality.answers) {
        let legal = position.read_word(word).is_ok_and(|choice| position.check(seat, choice).is_ok());
        law("a formality can be answered in advance", legal, || format!("{prompt}: {word}"))?;
    }
    Ok(())
}

/// Words are read back to what wrote them, so no two choices share one.
fn words<R: Rules>(trial: &Trial<'_, R>, position: &R) -> Held {
    for &choice in trial.universe {
        let word = position.word(choice);
        let read = position.read_word(&word);
        law("a word is read back to its choice", read.as_ref() == Ok(&choice), || {
            format!("{word}: {read:?}")
        })?;
    }
    let distinct: HashSet<_> = trial.universe.iter().collect();
    law("the universe names no choice twice", distinct.len() == trial.universe.len(), String::new)
}

/// Who is asked in two worlds that look alike to a seat, and who is passed over because there is nothing to decide: the
/// seat sees it, and must not learn from it what others hold.
fn asked_alike<R: Rules>(ours: &R, theirs: &R, viewer: Seat) -> Held {
    let asked = ours.awaiting();
    law("who is asked tells nothing of what is hidden", asked == theirs.awaiting(), || {
        format!("seat {viewer}: {:?}\nand not {asked:?} in {ours:?}", theirs.awaiting())
    })?;
    for seat in asked.seats().iter().filter(|&seat| seat != viewer) {
        let goes_by_itself = |position: &R| {
            let mut choices = Vec::new();
            position.choices(seat, &mut choices);
            position.is_forced(&choices)
        };
        law(
            "who is passed over tells nothing of what is hidden",
            goes_by_itself(ours) == goes_by_itself(theirs),
            || format!("seat {viewer} looks at seat {seat}: {theirs:?}\nand {ours:?}"),
        )?;
    }
    Ok(())
}

/// A position of a game, and what the laws need to know of its past.
struct Here<'a, R: Rules> {
    trial: &'a Trial<'a, R>,
    options: R::Options,
    position: R,
    /// Whether some of several awaited seats have answered and others have not.
    answering: bool,
}

impl<R: Rules> Here<'_, R> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        Seat::first(self.position.seats())
    }

    fn laws(&self, rng: &mut (impl Rng + Clone)) -> Held {
        self.awaited()?;
        self.legal(rng)?;
        self.chance(rng)?;
        self.secrets(rng)?;
        self.twins(rng)?;
        self.notation()?;
        (self.trial.position)(&self.position).map_err(|detail| breach("the game's own laws", detail))
    }

    /// Somebody who is awaited can answer, and the game is over when nobody is.
    fn awaited(&self) -> Held {
        let awaiting = self.position.awaiting();
        let over = self.position.standing().over;
        law(
            "the standing is final exactly when nobody is awaited",
            over == (awaiting == Awaiting::Nobody),
            || format!("over: {over}, awaiting {awaiting:?}"),
        )?;
        for seat in self.seats() {
            formalities(&self.position, seat)?;
            let mut choices = Vec::new();
            self.position.choices(seat, &mut choices);
            let waits = matches!(awaiting, Awaiting::Seats(seats) if seats.contains(seat));
            law("a seat has choices exactly when it is awaited", waits != choices.is_empty(), || {
                format!("seat {seat}: {choices:?}, awaiting {awaiting:?}")
            })?;
        }
        Ok(())
    }

    /// A choice is offered exactly when it is accepted, and once; one number picks it.
    fn legal(&self, rng: &mut (impl Rng + Clone)) -> Held {
        for seat in self.seats() {
            let mut choices = Vec::new();
            self.position.choices(seat, &mut choices);
            let offered: HashSet<_> = choices.iter().copied().collect();
            law("no choice is offered twice", offered.len() == choices.len(), || format!("{choices:?}"))?;
            let explained = below(rng, self.trial.universe.len() as u32) as usize;
            let mut known = 0;
            for (index, &choice) in self.trial.universe.iter().enumerate() {
                let checked = self.position.check(seat, choice);
                let is_offered = offered.contains(&choice);
                known += usize::from(is_offered);
                law("offered exactly when accepted", checked.is_ok() == is_offered, || {
                    format!("seat {seat}, {}: {checked:?}", self.position.word(choice))
                })?;
                if let (Err(refusal), true) = (checked, index == explained) {
                    self.position.explain(refusal);
                }
            }
            law("the universe knows every choice", known == choices.len(), || format!("{choices:?}"))?;
            for &choice in &choices {
                self.position.label(choice);
                self.position.discloses(seat, choice);
            }
            if !choices.is_empty() {
                let mut ordered = Vec::new();
                self.position.ordered(seat, &mut ordered);
                law(
                    "what is offered in order is a part of all choices, and something",
                    !ordered.is_empty() && ordered.iter().all(|choice| offered.contains(choice)),
                    || format!("{ordered:?} of {choices:?}"),
                )?;
                let mut same = rng.clone();
                let picked = self.position.pick(seat, &mut Vec::new(), rng);
                let named = ordered[below(&mut same, ordered.len() as u32) as usize];
                law("pick takes the choice that one number names", picked == named, || {
                    format!("{picked:?} and not {named:?}")
                })?;
                law("pick uses one number", rng.next_u32() == same.next_u32(), String::new)?;
            }
        }
        Ok(())
    }

    /// The odds add up, tickets are handed out in their order, and one number draws.
    fn chance(&self, rng: &mut (impl Rng + Clone)) -> Held {
        if self.position.awaiting() != Awaiting::Chance {
            return Ok(());
        }
        let mut odds = Vec::new();
        self.position.odds(&mut odds);
        let sum: u32 = odds.iter().map(|(_, weight)| weight).sum();
        let tickets = self.position.tickets();
        law("weights add up to the tickets", sum == tickets && sum > 0, || format!("{sum}, not {tickets}"))?;
        let outcomes: HashMap<_, _> = odds.iter().copied().collect();
        law("no outcome is there twice or without weight", outcomes.len() == odds.len(), || {
            format!("{odds:?}")
        })?;
        let mut ticket = 0;
        for &(outcome, weight) in &odds {
            law("every outcome has weight", weight > 0, || self.position.word(outcome))?;
            for _ in 0..weight {
                let found = self.position.outcome(ticket);
                law("tickets are handed out in the order of the odds", found == outcome, || {
                    format!("ticket {ticket}: {found:?} and not {outcome:?}")
                })?;
                ticket += 1;
            }
        }
        let mut same = rng.clone();
        let drawn = self.position.draw(rng);
        let named = self.position.outcome(below(&mut same, tickets));
        law("draw takes the outcome that one number names", drawn == named, || {
            format!("{drawn:?} and not {named:?}")
        })?;
        law("draw uses one number", rng.next_u32() == same.next_u32(), String::new)
    }

    /// Worlds that a seat can't tell apart look alike to it, offer it the same, and stay alike.
    fn secrets(&self, rng: &mut (impl Rng + Clone)) -> Held {
        let watched = below(rng, self.position.seats() as u32) as usize;
        let open = self.position.view(None);
        for seat in self.seats() {
            let ours = self.position.view(Some(seat));
            serde_json::to_writer(std::io::sink(), &ours)
                .map_err(|e| breach("a view can be written", e.to_string()))?;
            let world = self.position.redeal(seat, rng);
            if world == self.position {
                continue;
            }
            let theirs = world.view(Some(seat));
            law("a redealt world looks the same to its seat", ours == theirs, || {
                format!("seat {seat}: {theirs:?}\nand not {ours:?}")
            })?;
            law("spectators see nothing that a seat does not", open == world.view(None), || {
                format!("seat {seat}: {:?}\nand not {open:?}", world.view(None))
            })?;
            asked_alike(&self.position, &world, seat)?;
            let choices = |position: &R| {
                let mut choices = Vec::new();
                position.choices(seat, &mut choices);
                choices
            };
            law("equal views offer equal choices", choices(&self.position) == choices(&world), || {
                format!("seat {seat}: {:?}\nand not {:?}", choices(&world), choices(&self.position))
            })?;
            let again = rng.clone();
            let from_ours = self.position.redeal(seat, rng);
            let from_theirs = world.redeal(seat, &mut again.clone());
            law("equal views give equal worlds from equal numbers", from_ours == from_theirs, || {
                format!("seat {seat}: {from_theirs:?}\nand not {from_ours:?}")
            })?;
            if seat.index() == watched && !self.answering {
                self.alike(world, seat, rng)?;
            }
        }
        Ok(())
    }

    /// Plays the same in the true world and in one that the seat can't tell from it, as far as both allow it
    /// and chance is not asked: the seat must see and hear the same in both.
    fn alike(&self, mut world: R, seat: Seat, rng: &mut impl Rng) -> Held {
        let mut ours = self.position.clone();
        let mut choices = Vec::new();
        while let Awaiting::Seats(seats) = ours.awaiting() {
            let Some(actor) = seats.lowest() else { break };
            choices.clear();
            ours.choices(actor, &mut choices);
            choices.retain(|&choice| world.check(actor, choice).is_ok());
            if choices.is_empty() {
                break;
            }
            let choice = choices[below(rng, choices.len() as u32) as usize];
            let (mut here, mut there) = (Vec::new(), Vec::new());
            ours.play(actor, choice, &mut here);
            world.play(actor, choice, &mut there);
            let heard = |position: &R, events: &[R::Event]| -> Vec<_> {
                events.iter().filter_map(|&event| position.tell(event, Some(seat))).collect()
            };
            law(
                "equal play is told alike in worlds that look alike",
                heard(&ours, &here) == heard(&world, &there),
                || format!("seat {seat} after {}: {there:?}\nand not {here:?}", ours.word(choice)),
            )?;
            law("equal play keeps worlds alike", ours.view(Some(seat)) == world.view(Some(seat)), || {
                format!("seat {seat} after {}: {world:?}\nand not {ours:?}", ours.word(choice))
            })?;
            asked_alike(&ours, &world, seat)?;
        }
        Ok(())
    }

    /// Two ways to go on that look alike to a seat (a card laid face down, a card drawn by another) leave it
    /// with the same choices and the same worlds from the same numbers: what it can't see shows nowhere.
    fn twins(&self, rng: &mut (impl Rng + Clone)) -> Held {
        let mut ways = Vec::new();
        match self.position.awaiting() {
            Awaiting::Nobody => {}
            Awaiting::Chance => {
                let mut odds = Vec::new();
                self.position.odds(&mut odds);
                ways.extend(odds.iter().map(|&(outcome, _)| (By::Chance, outcome)));
            }
            Awaiting::Seats(seats) => {
                if let Some(actor) = seats.iter().nth(below(rng, seats.len() as u32) as usize) {
                    let mut choices = Vec::new();
                    self.position.choices(actor, &mut choices);
                    ways.extend(choices.iter().map(|&choice| (By::Seat(actor), choice)));
                }
            }
        }
        if ways.len() < 2 {
            return Ok(());
        }
        let first = below(rng, ways.len() as u32) as usize;
        let other = (first + 1 + below(rng, ways.len() as u32 - 1) as usize) % ways.len();
        let [one, two] = [first, other].map(|way| {
            let (by, choice) = ways[way];
            let mut position = self.position.clone();
            match by {
                By::Chance => position.occur(choice, &mut ()),
                By::Seat(seat) => position.play(seat, choice, &mut ()),
            }
            position
        });
        for seat in self.seats().filter(|&seat| one.view(Some(seat)) == two.view(Some(seat))) {
            asked_alike(&one, &two, seat)?;
            let [from_one, from_two] = [&one, &two].map(|position| position.redeal(seat, &mut rng.clone()));
            law("equal views give equal worlds from equal numbers", from_one == from_two, || {
                format!("seat {seat}: {from_two:?}\nand not {from_one:?}")
            })?;
            let [of_one, of_two] = [&one, &two].map(|position| {
                let mut choices = Vec::new();
                position.choices(seat, &mut choices);
                choices
            });
            law("equal views offer equal choices", of_one == of_two, || {
                format!("seat {seat}: {of_two:?}\nand not {of_one:?}")
            })?;
        }
        Ok(())
    }

    fn notation(&self) -> Held {
        let notation = self.position.notation();
        let read = R::set_up(self.trial.edition, self.options, &notation);
        law("a notation is read back to its position", read.as_ref() == Ok(&self.position), || {
            format!("{notation}\n{read:?}\nand not {:?}", self.position)
        })
    }

    /// Carries out a choice, and looks at what was told of it.
    fn step(&mut self, by: By, choice: R::Choice) -> Held {
        let before = self.position.clone();
        let mut silent = before.clone();
        let mut events = Vec::new();
        match by {
            By::Chance => {
                self.position.occur(choice, &mut events);
                silent.occur(choice, &mut ());
            }
            By::Seat(seat) => {
                self.position.play(seat, choice, &mut events);
                silent.play(seat, choice, &mut ());
            }
        }
        law("a witness changes nothing", silent == self.position, || {
            format!("{silent:?}\nand not {:?}", self.position)
        })?;
        self.answering = match (before.awaiting(), by, self.position.awaiting()) {
            (Awaiting::Seats(asked), By::Seat(seat), Awaiting::Seats(left)) => left == asked.without(seat),
            _ => false,
        };
        for &event in &events {
            self.told(event)?;
        }
        (self.trial.change)(&before, &events, &self.position)
            .map_err(|detail| breach("the game's own laws", detail))
    }

    /// Every viewer can be told every event, and only its owner hears of a private part.
    fn told(&self, event: R::Event) -> Held {
        let secret = (self.trial.private)(&self.position, event);
        for viewer in self.seats().map(Some).chain([None]) {
            let told = self.position.tell(event, viewer);
            let Some((owner, thing)) = &secret else { continue };
            if viewer == Some(*owner) {
                continue;
            }
            let said = serde_json::to_string(&told)
                .map_err(|e| breach("what is told can be written", e.to_string()))?;
            law(
                "private parts are told to their owner alone",
                !said.contains(&format!("\"{thing}\"")),
                || format!("{viewer:?} is told {said}"),
            )?;
        }
        Ok(())
    }
}

/// How far counts are from what they should be on average: for fair counts it is about the number of
/// outcomes, and hardly ever more than [`chi_square_limit`].
pub fn chi_square(counts: &[u32]) -> f64 {
    let total: u32 = counts.iter().sum();
    let expected = f64::from(total) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// Six standard deviations above the mean of the chi-square distribution for so many outcomes.
pub fn chi_square_limit(outcomes: usize) -> f64 {
    let freedom = outcomes.saturating_sub(1) as f64;
    freedom + 6.0 * (2.0 * freedom).sqrt()
}
