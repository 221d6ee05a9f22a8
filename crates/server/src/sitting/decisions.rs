//! What can be done at a table: each decision is checked, done in the game where it is about the game, and told as
//! the deeds that it comes to.

use axum::http::StatusCode;
use manifest::Manifest;
use phrasebook::Explained;
use table::{Agreed, Arg, CannotUndo, Company, Match, Name, OwnWord, Seat, Secret};

use super::Sitting;
use crate::{
    clock::{Moment, TimeControl},
    deed::{Absence, AgreedEnd, Chair, Closing, Deed, Manner, OnTimeOut, Written},
    naming::check_name,
    placing::Leaving,
    problem::{Problem, Result},
    store::{PersonId, Stage},
};

impl Sitting {
    fn in_lobby(&self) -> Result<()> {
        if self.stage == Stage::Lobby { Ok(()) } else { Err(Problem::conflict("server-already-started")) }
    }

    fn running(&mut self) -> Result<&mut Box<dyn Match>> {
        match (self.stage, &mut self.game) {
            (Stage::Running, Some(game)) => Ok(game),
            (Stage::Over, _) => Err(Problem::conflict("server-game-over")),
            _ => Err(Problem::conflict("server-not-started")),
        }
    }

    /// Takes a seat for a person.
    pub(crate) fn sit(&self, seat: Seat, person: &PersonId, name: Name, invited: bool) -> Result<Deed> {
        self.in_lobby()?;
        let at_seat = self.seat(seat)?;
        if at_seat.person.is_some() || at_seat.bot.is_some() {
            return Err(seat_taken(seat));
        }
        if at_seat.chair != Chair::Open && !invited {
            return Err(Problem::forbidden("server-seat-by-invitation"));
        }
        if !self.seats_of(person).is_empty() {
            return Err(Problem::conflict("server-already-seated"));
        }
        Ok(Deed::Sat { seat, person: person.clone(), name })
    }

    pub(crate) fn rise(&self, seat: Seat) -> Result<Deed> {
        self.in_lobby()?;
        match self.seat(seat)?.chair {
            Chair::Open | Chair::Invited => Ok(Deed::Rose { seat }),
            _ => Err(Problem::conflict("server-host-stays")),
        }
    }

    /// Frees a seat before the start, whoever sits there.
    pub(crate) fn vacate(&self, seat: Seat) -> Deed {
        match self.at(seat).chair {
            Chair::Open | Chair::Invited => Deed::Rose { seat },
            _ => Deed::Placed { seat, chair: Chair::Open },
        }
    }

    /// Frees a seat that somebody else has taken.
    pub(crate) fn unseat(&self, seat: Seat) -> Result<Deed> {
        self.in_lobby()?;
        if self.seat(seat)?.person.as_ref().is_none_or(|person| self.is_host(person)) {
            return Err(Problem::conflict("server-nobody-to-unseat"));
        }
        self.rise(seat)
    }

    pub(crate) fn manifest(&self, seat: Seat, chair: Chair) -> Result<Deed> {
        self.in_lobby()?;
        let at_seat = self.seat(seat)?;
        if at_seat.person.as_ref().is_some_and(|person| *person != self.opening.host) {
            return Err(seat_taken(seat));
        }
        check_chair(&self.manifest, &chair)?;
        Ok(Deed::Placed { seat, chair })
    }

    /// Settles whether players may ask for hints; nothing happens if it was settled so before.
    pub(crate) fn settle_hints(&self, hints: bool) -> Result<Option<Deed>> {
        self.in_lobby()?;
        Ok((hints != self.allows_hints()).then_some(Deed::HintsSettled { hints }))
    }

    pub(crate) fn word(&self, seat: Seat, word: OwnWord) -> Result<Deed> {
        self.in_lobby()?;
        // Whoever sits at the host's device has time until the host is ready.
        let at_seat = self.seat(seat)?;
        if at_seat.ready && !matches!(at_seat.chair, Chair::HotSeat { .. }) {
            return Err(Problem::conflict("server-ready-already"));
        }
        Ok(Deed::Word { seat, word })
    }

    pub(crate) fn ready(&self, seat: Seat, ready: bool) -> Result<Deed> {
        self.in_lobby()?;
        self.seat(seat)?;
        Ok(Deed::Ready { seat, ready })
    }

    /// Starts the game.
    pub(crate) fn start(&mut self) -> Result<Deed> {
        self.set_up_game()?;
        let game = self.running_game();
        game.advance();
        Ok(Deed::Started { plies: written(&**game, 0) })
    }

    fn running_game(&mut self) -> &mut Box<dyn Match> {
        self.game.as_mut().expect("the game was set up")
    }

    pub(super) fn set_up_game(&mut self) -> Result<()> {
        let company = Company {
            names: self.names(),
            words: self.seats.iter().map(|seat| seat.word.clone()).collect(),
            secret: Secret::Revealed(self.seed.clone()),
        };
        let agreed: Agreed = self.opening.options.parse().map_err(refused)?;
        self.game = Some(match &self.opening.from {
            None => self.manifest.game.start(&agreed, company).map_err(refused)?,
            Some(begun) => {
                let game = self.manifest.game.set_up(&agreed, &begun.position, company);
                let mut game = game.map_err(refused)?;
                if let Some(after) = begun.after() {
                    game.came_from(after);
                }
                game
            }
        });
        Ok(())
    }

    /// Makes a choice for a seat, with all that follows from it up to the next question.
    pub(crate) fn choose(&mut self, seat: Seat, word: &str, manner: Manner) -> Result<Deed> {
        self.seat(seat)?;
        let game = self.running()?;
        let before = game.ply();
        if let Err(refusal) = game.choose(seat, word) {
            let problem = Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &refusal);
            return Err(self.explain(problem));
        }
        game.advance();
        Ok(Deed::Played { seat, manner, plies: written(&**game, before) })
    }

    /// Whether a seat can say all these words one after the other, with nothing drawn and nobody else asked in between.
    pub(crate) fn try_out(&mut self, seat: Seat, words: &[String]) -> Result<()> {
        self.seat(seat)?;
        let mut trial = self.running()?.moment();
        for word in words {
            if let Err(refusal) = trial.choose(seat, word) {
                let problem = Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &refusal);
                return Err(self.explain(problem));
            }
            trial.advance();
        }
        Ok(())
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<Deed> {
        let bots = self.bots();
        let undone = self.running()?.undo(seat, bots);
        self.taken_back(undone).map(|left| Deed::Undone { seat, left })
    }

    /// Takes back one part of what a seat has named, given by the ply of its first word.
    pub(crate) fn retract(&mut self, seat: Seat, ply: usize) -> Result<Deed> {
        let retracted = self.running()?.retract(seat, ply);
        self.taken_back(retracted).map(|left| Deed::Retracted { seat, ply, left })
    }

    /// Leaves pieces of a seat's set-up to a bot, or no more.
    pub(crate) fn leave_set_up(&mut self, seat: Seat, leaving: Leaving) -> Result<Deed> {
        let asked = self.running()?.setting_up(seat).is_some();
        if leaving != Leaving::Nothing && !asked {
            return Err(Problem::conflict("server-nothing-to-set-up"));
        }
        if self.at(seat).bot.is_some() {
            return Err(Problem::conflict("server-bot-plays"));
        }
        Ok(Deed::SetUpLeft { seat, leaving })
    }

    fn taken_back(&self, left: Result<usize, CannotUndo>) -> Result<usize> {
        left.map_err(|error| self.explain(Problem::refused(StatusCode::CONFLICT, &error)))
    }

    /// Gives up for a seat: with two seats the game is over, with more a bot plays on.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<Vec<Deed>> {
        self.running()?;
        if self.seat(seat)?.resigned {
            return Err(Problem::conflict("server-resigned-already"));
        }
        let others = self.people().without(seat);
        let follows = if self.seats.len() == 2 || others.is_empty() {
            Deed::Closed { how: Closing::Resignation }
        } else {
            Deed::TakenOver { seat, bot: substitute(), reason: Absence::Resigned }
        };
        Ok(vec![Deed::Resigned { seat }, follows])
    }

    /// What was agreed for a player whose time has run out.
    pub(crate) fn time_out(&mut self, seat: Seat) -> Result<Vec<Deed>> {
        match self.opening.on_time_out {
            OnTimeOut::Bot => {
                self.running()?;
                Ok(vec![Deed::TakenOver { seat, bot: substitute(), reason: Absence::Time }])
            }
            OnTimeOut::Resign => self.resign(seat),
        }
    }

    pub(crate) fn offer_end(&mut self, seat: Seat, end: AgreedEnd) -> Result<Vec<Deed>> {
        self.running()?;
        if self.offer.is_some() {
            return Err(Problem::conflict("server-end-offered-already"));
        }
        let others = self.people().without(seat);
        match (others.is_empty(), end) {
            // Bots do not agree to a draw.
            (true, AgreedEnd::Draw) => Err(Problem::conflict("server-nobody-to-agree")),
            (true, AgreedEnd::AsItStands) => {
                Ok(vec![Deed::Offered { seat, end }, Deed::Closed { how: Closing::AsItStands }])
            }
            (false, _) => Ok(vec![Deed::Offered { seat, end }]),
        }
    }

    pub(crate) fn answer_end(&mut self, seat: Seat, agree: bool) -> Result<Vec<Deed>> {
        self.running()?;
        let Some(offer) = &self.offer else { return Err(Problem::conflict("server-no-end-offered")) };
        if !agree {
            return Ok(vec![Deed::Declined { seat }]);
        }
        let mut agreed = offer.agreed;
        agreed.insert(seat);
        let mut deeds = vec![Deed::Agreed { seat }];
        if self.people().iter().all(|seat| agreed.contains(seat)) {
            deeds.push(Deed::Closed {
                how: match offer.end {
                    AgreedEnd::Draw => Closing::Draw,
                    AgreedEnd::AsItStands => Closing::AsItStands,
                },
            });
        }
        Ok(deeds)
    }

    /// Lets a bot play for a seat.
    pub(crate) fn take_over(&mut self, seat: Seat, bot: Option<String>, reason: Absence) -> Result<Deed> {
        self.running()?;
        if self.seat(seat)?.bot.is_some() {
            return Err(Problem::conflict("server-bot-already"));
        }
        let bot = bot.unwrap_or_else(substitute);
        check_bot(&self.manifest, &bot)?;
        Ok(Deed::TakenOver { seat, bot, reason })
    }

    pub(crate) fn give_back(&mut self, seat: Seat) -> Result<Deed> {
        self.running()?;
        let at_seat = self.seat(seat)?;
        match at_seat.absence {
            None => Err(Problem::conflict("server-no-bot")),
            Some(Absence::Resigned) => Err(Problem::conflict("server-resigned-already")),
            Some(_) => Ok(Deed::GivenBack { seat }),
        }
    }

    pub(crate) fn abandon(&self) -> Result<Deed> {
        self.in_lobby()?;
        Ok(Deed::Closed { how: Closing::Abandoned })
    }

    /// Time that passed while no server ran is nobody's. Returns what to enter, once for each such time.
    pub(crate) fn pardon_downtime(&self, last_beat: Moment, started: Moment) -> Option<Deed> {
        let from = last_beat.max(self.changed);
        let milliseconds = started - from;
        let due = self.stage == Stage::Running
            && self.clocks.control() != TimeControl::None
            && self.interrupted < started
            && milliseconds > 0;
        due.then_some(Deed::Interrupted { milliseconds })
    }
}

/// The plies from one on, as they are kept.
fn written(game: &dyn Match, from: usize) -> Vec<Written> {
    (from..game.ply()).map(|ply| Written::new(game.word_at(ply))).collect()
}

/// The bot that sits down for people.
fn substitute() -> String {
    bots::DEFAULT_LEVEL.to_owned()
}

#[expect(clippy::needless_pass_by_value, reason = "errors are mapped by value")]
fn refused(error: impl Explained) -> Problem {
    Problem::refused(StatusCode::BAD_REQUEST, &error)
}

fn seat_taken(seat: Seat) -> Problem {
    Problem::conflict("server-seat-taken").with("seat", seat.number() as i64)
}

/// Whether there is such a bot.
fn check_bot(manifest: &Manifest, bot: &str) -> Result<()> {
    let seed = "0".parse().expect("a seed");
    match manifest.bots.bot(bot, &seed, Seat::new(0)) {
        Ok(_) => Ok(()),
        Err(_) => Err(Problem::bad("server-no-such-bot")
            .with("bot", Arg::Text(bot.chars().take(40).collect()))
            .with("known", Arg::Text(bots::LEVELS.join(", ")))),
    }
}

/// Whether somebody can sit on such a chair.
pub(crate) fn check_chair(manifest: &Manifest, chair: &Chair) -> Result<()> {
    match chair {
        Chair::Bot { bot } => check_bot(manifest, bot),
        Chair::HotSeat { name } => check_name(name),
        _ => Ok(()),
    }
}
