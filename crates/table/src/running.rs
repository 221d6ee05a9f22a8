//! The driver: a game under way, from options and seed to its end.
//!
//! It draws chance, plays forced choices for the players, checks what is chosen, keeps the record and the
//! events, and takes back what may be taken back.

use serde_json::Value;

use crate::{
    After, Agreed, Awaiting, Beginning, By, ChanceStream, Disagreement, Edition, EditionHash, Name,
    NotationErrors, Outcome, Outlook, OwnWord, Record, Rules, Seat, SeatSet, Secret, Seed, Told, UnknownWord,
};

/// One choice of the record.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about how it was made")]
pub struct Ply<C> {
    /// Who made it.
    pub by: By,
    /// The choice.
    pub choice: C,
    /// Whether it was made for the player, because it was the only one.
    pub forced: bool,
    /// Whether it showed somebody what was hidden, or bound its player by a rule.
    disclosed: bool,
    /// Whether it carried out or ended what was being named.
    committed: bool,
    /// Whether it completed the choice before it.
    continued: bool,
    /// Whether it set up a piece before the first turn.
    set_up: bool,
}

/// A part of an action that is being named: a word, with those that complete it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part<C> {
    /// The ply of its first word, counted from 0.
    pub ply: usize,
    /// Its words.
    pub words: Vec<C>,
}

/// Who plays, and what chance is made of.
#[derive(Clone, Debug)]
pub struct Company {
    /// A name for every seat.
    pub names: Vec<Name>,
    /// What every seat added to the seed.
    pub words: Vec<OwnWord>,
    /// The seed; without it the game can be looked at, but chance can't be drawn.
    pub secret: Secret,
}

impl Company {
    /// Players with these names and nothing added to the seed.
    pub fn new(names: Vec<Name>, seed: Seed) -> Self {
        let words = vec![OwnWord::default(); names.len()];
        Self { names, words, secret: Secret::Revealed(seed) }
    }
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Running<R: Rules> {
    agreed: Agreed,
    company: Company,
    start: R,
    origin: Origin,
    position: R,
    plies: Vec<Ply<R::Choice>>,
    /// Each event with the number of plies made when it had happened.
    events: Vec<(usize, R::Event)>,
    chance: Option<ChanceStream>,
    stops_at_forced: bool,
}

/// How a game came to its first position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// It is the position before anything has happened.
    Fresh,
    /// It was given; perhaps it was reached in another game.
    Given(Option<After>),
}

impl<R: Rules> Running<R> {
    /// A new game. Nothing has happened yet: call [`advance`](Running::advance).
    pub fn new(edition: &'static R::Edition, agreed: &Agreed, company: Company) -> Result<Self, CannotStart> {
        let agreed = edition.situations().complete(agreed, &R::settings(edition))?;
        let options = R::options(edition, &agreed)?;
        let start = match edition.situations().chosen(&agreed) {
            Some(situation) => R::set_up(edition, options, &situation.position)?,
            None => R::begin(edition, options),
        };
        let fresh = Self::from_position(start, agreed, company)?;
        Ok(Self { origin: Origin::Fresh, ..fresh })
    }

    /// A game that starts in the position of a notation.
    pub fn set_up(
        edition: &'static R::Edition,
        agreed: &Agreed,
        notation: &Value,
        company: Company,
    ) -> Result<Self, CannotSetUp> {
        let agreed =
            edition.situations().complete(agreed, &R::settings(edition)).map_err(CannotStart::from)?;
        let options = R::options(edition, &agreed).map_err(CannotStart::from)?;
        let start = R::set_up(edition, options, notation)?;
        Ok(Self::from_position(start, agreed, company)?)
    }

    /// Of a game that began in a position: where that position was reached.
    pub fn came_from(&mut self, after: After) {
        self.origin = Origin::Given(Some(after));
    }

    /// A game that starts in a given position.
    pub fn from_position(start: R, agreed: Agreed, company: Company) -> Result<Self, CannotStart> {
        if company.names.len() != start.seats() {
            return Err(CannotStart::Seats { seats: start.seats(), names: company.names.len() });
        }
        let chance = match &company.secret {
            Secret::Revealed(seed) => {
                Some(ChanceStream::new(seed, company.words.iter().map(OwnWord::as_str)))
            }
            Secret::Committed(_) => None,
        };
        let position = start.clone();
        Ok(Self {
            agreed,
            company,
            start,
            origin: Origin::Given(None),
            position,
            plies: vec![],
            events: vec![],
            chance,
            stops_at_forced: false,
        })
    }

    /// The game of a record, played again word by word.
    pub fn resume(edition: &'static R::Edition, record: &Record) -> Result<Self, Unplayable> {
        if record.game != R::NAME {
            return Err(Unplayable::OtherGame { record: record.game.clone(), ours: R::NAME });
        }
        if record.hash != edition.hash() {
            return Err(Unplayable::OtherEdition {
                record: record.edition.clone(),
                record_hash: record.hash,
                ours: edition.name().to_owned(),
                ours_hash: edition.hash(),
            });
        }
        let company = Company {
            names: record.seats.clone(),
            words: record.words.clone(),
            secret: record.secret.clone(),
        };
        let mut running = match &record.beginning {
            None => Self::new(edition, &record.options, company)?,
            Some(Beginning { position, after }) => {
                let begun = Self::set_up(edition, &record.options, position, company)?;
                Self { origin: Origin::Given(*after), ..begun }
            }
        };
        for (ply, (by, word)) in record.plies.iter().enumerate() {
            running.replay(*by, word).map_err(|reason| Unplayable::Ply {
                ply: ply + 1,
                by: *by,
                word: word.clone(),
                reason,
            })?;
        }
        Ok(running)
    }

    /// Whether forced choices wait for their player like any other (they don't, unless told so).
    pub fn set_stops_at_forced(&mut self, stops: bool) {
        self.stops_at_forced = stops;
    }

    /// Draws chance and plays forced choices until somebody has to decide or the game is over.
    pub fn advance(&mut self) {
        let mut choices = Vec::new();
        loop {
            match self.position.awaiting() {
                Awaiting::Nobody => return,
                Awaiting::Chance => {
                    let Some(stream) = &mut self.chance else { return };
                    let outcome = self.position.draw(stream.rng());
                    self.occur(outcome);
                }
                Awaiting::Seats(_) if self.stops_at_forced => return,
                Awaiting::Seats(seats) => {
                    let forced = seats.iter().find_map(|seat| {
                        choices.clear();
                        self.position.choices(seat, &mut choices);
                        self.position.is_forced(&choices).then(|| (seat, choices[0]))
                    });
                    let Some((seat, choice)) = forced else { return };
                    self.play(seat, choice, true);
                }
            }
        }
    }

    /// The choice that goes by itself for a seat, because it is the only one and decides nothing.
    pub fn forced(&self, seat: Seat) -> Option<R::Choice> {
        let mut choices = Vec::new();
        self.position.choices(seat, &mut choices);
        self.position.is_forced(&choices).then(|| choices[0])
    }

    /// Whether a choice of a seat goes by itself, or why it is not legal. All choices are generated once; only what
    /// is not among them is checked for the reason.
    fn admit(&self, seat: Seat, choice: R::Choice) -> Result<bool, R::Refusal> {
        let mut choices = Vec::new();
        self.position.choices(seat, &mut choices);
        if !choices.contains(&choice) {
            self.position.check(seat, choice)?;
        }
        Ok(self.position.is_forced(&choices))
    }

    /// The choice that a word of a seat means, and whether it goes by itself; or why it is not legal.
    fn understand(&self, seat: Seat, word: &str) -> Result<(R::Choice, bool), IllegalPly> {
        if seat.index() >= self.position.seats() {
            return Err(IllegalPly::NoSuchSeat);
        }
        let choice = self.position.read_word(word)?;
        match self.admit(seat, choice) {
            Ok(forced) => Ok((choice, forced)),
            Err(refusal) => Err(IllegalPly::Refused(self.position.explain(refusal))),
        }
    }

    /// Carries out a choice of a seat, if it is legal.
    pub fn choose(&mut self, seat: Seat, choice: R::Choice) -> Result<(), R::Refusal> {
        self.admit(seat, choice)?;
        self.play(seat, choice, false);
        Ok(())
    }

    /// Carries out what a word of a seat means, if it is legal.
    pub fn choose_word(&mut self, seat: Seat, word: &str) -> Result<(), IllegalPly> {
        let (choice, _) = self.understand(seat, word)?;
        self.play(seat, choice, false);
        Ok(())
    }

    /// Carries out a given outcome of chance, if it can happen.
    pub fn befall(&mut self, outcome: R::Choice) -> Result<(), ImpossibleOutcome> {
        if !matches!(self.position.awaiting(), Awaiting::Chance) {
            return Err(ImpossibleOutcome::NotDue);
        }
        let mut odds = Vec::new();
        self.position.odds(&mut odds);
        if odds.iter().all(|&(possible, _)| possible != outcome) {
            return Err(ImpossibleOutcome::NoOdds);
        }
        self.occur(outcome);
        Ok(())
    }

    fn play(&mut self, seat: Seat, choice: R::Choice, forced: bool) {
        let disclosed = self.position.discloses(seat, choice);
        let committed = self.position.commits(choice);
        let continued = self.position.continues(choice);
        let set_up = self.position.setting_up(seat).is_some();
        self.plies.push(Ply { by: By::Seat(seat), choice, forced, disclosed, committed, continued, set_up });
        let mut witness = Vec::new();
        self.position.play(seat, choice, &mut witness);
        self.note(witness);
    }

    fn occur(&mut self, outcome: R::Choice) {
        self.plies.push(Ply {
            by: By::Chance,
            choice: outcome,
            forced: false,
            disclosed: true,
            committed: true,
            continued: false,
            set_up: false,
        });
        let mut witness = Vec::new();
        self.position.occur(outcome, &mut witness);
        self.note(witness);
    }

    fn note(&mut self, witness: Vec<R::Event>) {
        let ply = self.plies.len();
        self.events.extend(witness.into_iter().map(|event| (ply, event)));
    }

    /// One word of a record: checked, and where the seed is known compared with what chance must have drawn.
    pub fn replay(&mut self, by: By, word: &str) -> Result<(), IllegalPly> {
        match by {
            By::Seat(seat) => {
                let (choice, forced) = self.understand(seat, word)?;
                self.play(seat, choice, forced);
            }
            By::Chance => {
                let choice = self.position.read_word(word)?;
                if let (Awaiting::Chance, Some(stream)) = (self.position.awaiting(), &mut self.chance) {
                    let drawn = self.position.draw(stream.rng());
                    if drawn != choice {
                        return Err(IllegalPly::ChanceDiffers { drawn: self.position.word(drawn) });
                    }
                }
                self.befall(choice)?;
            }
        }
        Ok(())
    }

    /// Plays on to the end, asking the players in order of seats. Forced choices are asked for only if the
    /// game [stops at them](Running::set_stops_at_forced).
    pub fn play_out(&mut self, players: &mut [impl Player<R>]) {
        loop {
            self.advance();
            let Awaiting::Seats(seats) = self.position.awaiting() else { return };
            let seat = seats.lowest().expect("somebody is awaited");
            let choice = players[seat.index()].choose(&self.outlook(seat));
            self.play(seat, choice, false);
        }
    }

    /// The first ply to which this seat may take the game back: since then it alone has acted, nothing was
    /// drawn, and nobody has learned anything.
    pub fn cut(&self, seat: Seat) -> usize {
        let own = |ply: &&Ply<R::Choice>| ply.by == By::Seat(seat) && !ply.disclosed;
        self.plies.len() - self.plies.iter().rev().take_while(own).count()
    }

    /// Takes back the last decision of this seat, with the forced choices that followed it, and with what `bots` have
    /// set up since: they don't mind placing their pieces again. Returns the number of plies that are left.
    pub fn undo(&mut self, seat: Seat, bots: SeatSet) -> Result<usize, CannotUndo> {
        let left = self.can_undo(seat, bots)?;
        self.take_back(left);
        Ok(left)
    }

    /// How many plies [`undo`](Running::undo) would leave, or why it can't.
    pub fn can_undo(&self, seat: Seat, bots: SeatSet) -> Result<usize, CannotUndo> {
        let own = |ply: &Ply<R::Choice>| ply.by == By::Seat(seat);
        let yields =
            |ply: &Ply<R::Choice>| ply.set_up && matches!(ply.by, By::Seat(other) if bots.contains(other));
        let free = |ply: &&Ply<R::Choice>| !ply.disclosed && (own(ply) || yields(ply));
        let cut = self.plies.len() - self.plies.iter().rev().take_while(free).count();
        let decided = self.plies[cut..].iter().rposition(|ply| own(ply) && !ply.forced);
        decided.map(|offset| cut + offset).ok_or_else(|| self.why_no_undo(seat, cut))
    }

    fn why_no_undo(&self, seat: Seat, cut: usize) -> CannotUndo {
        if self.plies.iter().all(|ply| ply.by != By::Seat(seat)) {
            return CannotUndo::NothingChosen;
        }
        match self.plies[..cut].last() {
            Some(Ply { by: By::Chance, .. }) => CannotUndo::ChanceDrawn,
            Some(Ply { by: By::Seat(other), .. }) if *other != seat => CannotUndo::OthersActed,
            _ => CannotUndo::Shown,
        }
    }

    /// The parts that this seat has named of an action that is not carried out yet, in the order in which they were
    /// named; none where nothing is named [in any order](Rules::in_any_order).
    pub fn named(&self, seat: Seat) -> Vec<Part<R::Choice>> {
        let awaited = matches!(self.position.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
        if !awaited || !self.position.in_any_order() {
            return Vec::new();
        }
        let named = self.plies[self.cut(seat)..].iter().rev().take_while(|ply| !ply.committed).count();
        let first = self.plies.len() - named;
        let mut parts: Vec<Part<R::Choice>> = Vec::new();
        let plies = &self.plies[first..];
        for (place, part) in plies.chunk_by(|_, next| next.continued).scan(first, |next, part| {
            let place = *next;
            *next += part.len();
            Some((place, part))
        }) {
            let words = part.iter().map(|ply| ply.choice);
            match parts.last_mut() {
                // What went by itself went with what came before.
                Some(before) if part.iter().all(|ply| ply.forced) => before.words.extend(words),
                None if part.iter().all(|ply| ply.forced) => {}
                _ => parts.push(Part { ply: place, words: words.collect() }),
            }
        }
        parts
    }

    /// Takes back one part of what this seat has named, wherever it stands, and what can't be said without it. The
    /// part is given by the ply of its first word. Returns the number of plies that are left.
    pub fn retract(&mut self, seat: Seat, ply: usize) -> Result<usize, CannotUndo> {
        let parts = self.named(seat);
        let gone = parts.iter().position(|part| part.ply == ply).ok_or(CannotUndo::NotNamed)?;
        self.take_back(ply);
        for part in &parts[gone + 1..] {
            part.words.iter().all(|&word| self.say_again(seat, word));
        }
        self.advance();
        Ok(self.plies.len())
    }

    /// Plays a word that was said before, if it is still legal. Tells whether it was.
    fn say_again(&mut self, seat: Seat, word: R::Choice) -> bool {
        let admitted = self.admit(seat, word);
        if let Ok(forced) = admitted {
            self.play(seat, word, forced);
        }
        admitted.is_ok()
    }

    fn take_back(&mut self, ply: usize) {
        self.plies.truncate(ply);
        self.events.retain(|&(at, _)| at <= ply);
        self.position = self.at(ply);
    }

    /// The position after the first `ply` choices.
    pub fn at(&self, ply: usize) -> R {
        let mut position = self.start.clone();
        for Ply { by, choice, .. } in &self.plies[..ply] {
            match by {
                By::Chance => position.occur(*choice, &mut ()),
                By::Seat(seat) => position.play(*seat, *choice, &mut ()),
            }
        }
        position
    }

    /// A game that starts in the position of this one: the same seats and agreements, no plies, no events, and
    /// a seed that nobody can draw from.
    #[must_use]
    pub fn moment(&self) -> Self {
        let secret = match &self.company.secret {
            Secret::Revealed(seed) => Secret::Committed(seed.commitment()),
            committed @ Secret::Committed(_) => committed.clone(),
        };
        Self {
            agreed: self.agreed.clone(),
            company: Company { secret, ..self.company.clone() },
            start: self.position.clone(),
            origin: Origin::Given(None),
            position: self.position.clone(),
            plies: vec![],
            events: vec![],
            chance: None,
            stops_at_forced: self.stops_at_forced,
        }
    }

    /// The position now.
    pub fn position(&self) -> &R {
        &self.position
    }

    /// What a seat knows now.
    pub fn outlook(&self, seat: Seat) -> Outlook<'_, R> {
        Outlook::new(&self.position, seat)
    }

    /// All choices so far.
    pub fn plies(&self) -> &[Ply<R::Choice>] {
        &self.plies
    }

    /// Each event so far with the number of plies made when it had happened.
    pub fn events(&self) -> &[(usize, R::Event)] {
        &self.events
    }

    /// What was agreed, every setting with its value.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// The names of the players.
    pub fn names(&self) -> &[Name] {
        &self.company.names
    }

    /// Who plays, and what chance is made of.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// The game as text. `with_seed`: for the host's own eyes, or when the game is over; otherwise the
    /// header carries the commitment.
    pub fn record(&self, with_seed: bool) -> Record {
        let standing = self.position.standing();
        let edition = self.position.edition();
        let seats = self.position.seats();
        Record {
            game: R::NAME.to_owned(),
            edition: edition.name().to_owned(),
            hash: edition.hash(),
            options: self.agreed.clone(),
            beginning: match self.origin {
                Origin::Fresh => None,
                Origin::Given(after) => Some(Beginning { position: self.start.notation(), after }),
            },
            seats: self.company.names.clone(),
            words: self.company.words.clone(),
            secret: match &self.company.secret {
                Secret::Revealed(seed) if !with_seed => Secret::Committed(seed.commitment()),
                secret => secret.clone(),
            },
            result: standing.over.then(|| Outcome {
                scores: standing.scores.first(seats).to_vec(),
                places: standing.places.first(seats).to_vec(),
            }),
            plies: self.plies.iter().map(|ply| (ply.by, self.position.word(ply.choice))).collect(),
        }
    }
}

/// Whoever makes choices for a seat: a bot, a person at a terminal or far away.
pub trait Player<R: Rules> {
    /// One of the choices that the outlook offers.
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice;
}

impl<R: Rules, P: Player<R> + ?Sized> Player<R> for Box<P> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        (**self).choose(outlook)
    }
}

/// Plays a position to its end without keeping a record, as fast as the players allow. Returns how many
/// choices the players made.
pub fn play_to_end<R: Rules>(
    position: &mut R,
    chance: &mut ChanceStream,
    players: &mut [impl Player<R>],
) -> u64 {
    let mut choices = 0;
    let mut ask = |position: &R, seat: Seat, _: &mut _| {
        choices += 1;
        players[seat.index()].choose(&Outlook::new(position, seat))
    };
    while position.step(chance.rng(), &mut (), &mut ask).is_some() {}
    choices
}

/// Proves a record: every word was legal, every outcome of chance follows from the seed, and the result is
/// what the last position says.
pub fn verify<R: Rules>(edition: &'static R::Edition, record: &Record) -> Result<Running<R>, Unplayable> {
    let running = Running::<R>::resume(edition, record)?;
    let ours = running.record(true).result;
    if ours != record.result {
        let show = |result: &Option<Outcome>| match result {
            Some(Outcome { scores, places }) => format!("scores {scores:?}, places {places:?}"),
            None => "open".to_owned(),
        };
        return Err(Unplayable::ResultDiffers { record: show(&record.result), ours: show(&ours) });
    }
    Ok(running)
}

/// Why a game can't start.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum CannotStart {
    /// The options.
    #[error(transparent)]
    Options(#[from] Disagreement),
    /// The situation of the edition that was chosen is none under these rulings.
    #[error("situation: {0}")]
    Situation(#[from] NotationErrors),
    /// Too many or too few players.
    #[error("the game is agreed for {seats} seats, but {names} take part")]
    Seats {
        /// As agreed.
        seats: usize,
        /// Players named.
        names: usize,
    },
}

/// Why a position can't be set up.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum CannotSetUp {
    /// Options or seats.
    #[error(transparent)]
    Start(#[from] CannotStart),
    /// The notation.
    #[error(transparent)]
    Notation(#[from] NotationErrors),
}

/// An outcome of chance that can't happen here.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImpossibleOutcome {
    /// Nothing is to be drawn.
    #[error("nothing is drawn here")]
    NotDue,
    /// It is not among the outcomes.
    #[error("this can't be drawn here")]
    NoOdds,
}

/// Why a word of a record can't have been played.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum IllegalPly {
    /// No word of this game.
    #[error(transparent)]
    Unknown(#[from] UnknownWord),
    /// There is no such seat.
    #[error("nobody sits there")]
    NoSuchSeat,
    /// The rules refuse it.
    #[error("not legal here [{}]", .0.rule)]
    Refused(Told),
    /// Chance can't have drawn it.
    #[error(transparent)]
    Impossible(#[from] ImpossibleOutcome),
    /// Chance has drawn something else.
    #[error("the seed gives “{drawn}”")]
    ChanceDiffers {
        /// What follows from the seed.
        drawn: String,
    },
}

/// Why a record can't be played again.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum Unplayable {
    /// It is a record of another game.
    #[error("this is a record of {record}, not of {ours}")]
    OtherGame {
        /// The record's game.
        record: String,
        /// The game it was given to.
        ours: &'static str,
    },
    /// It was played with other cards.
    #[error(
        "this game was played with another edition: {record} ({record_hash}), while the one loaded is {ours} \
         ({ours_hash}); give the edition it was played with by --edition"
    )]
    OtherEdition {
        /// The record's edition.
        record: String,
        /// Its hash.
        record_hash: EditionHash,
        /// The edition loaded.
        ours: String,
        /// Its hash.
        ours_hash: EditionHash,
    },
    /// Options or seats.
    #[error(transparent)]
    CannotStart(#[from] CannotStart),
    /// The position in which it is said to have begun.
    #[error("position: {0}")]
    Position(NotationErrors),
    /// A word.
    #[error("ply {ply}, {by}: {word}: {reason}")]
    Ply {
        /// Counted from 1.
        ply: usize,
        /// Who is said to have played it.
        by: By,
        /// The word.
        word: String,
        /// What is wrong with it.
        reason: IllegalPly,
    },
    /// The result.
    #[error("the record says “{record}”, but the game ended with “{ours}”")]
    ResultDiffers {
        /// As recorded.
        record: String,
        /// As played again.
        ours: String,
    },
}

impl From<CannotSetUp> for Unplayable {
    fn from(error: CannotSetUp) -> Self {
        match error {
            CannotSetUp::Start(reason) => Self::CannotStart(reason),
            CannotSetUp::Notation(faults) => Self::Position(faults),
        }
    }
}

/// Why nothing can be taken back.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotUndo {
    /// The seat has not chosen anything yet.
    #[error("nothing has been chosen yet")]
    NothingChosen,
    /// Something was drawn since.
    #[error("something has been drawn since")]
    ChanceDrawn,
    /// Another seat has acted since.
    #[error("somebody else has acted since")]
    OthersActed,
    /// The choice showed what was hidden.
    #[error("the choice has shown what was hidden")]
    Shown,
    /// It is no part of what is being named.
    #[error("nothing of the kind has been named")]
    NotNamed,
}

impl CannotUndo {
    /// The message that says so.
    pub fn message(self) -> &'static str {
        match self {
            Self::NothingChosen => "undo-nothing-chosen",
            Self::ChanceDrawn => "undo-chance-drawn",
            Self::OthersActed => "undo-others-acted",
            Self::Shown => "undo-shown",
            Self::NotNamed => "undo-not-named",
        }
    }
}
