//! How a tournament stands: what its journal comes to.

use table::Name;

use crate::{
    journal::{Entrant, Event, How, Kind, MOST_ENTRANTS, Paired, System, Terms, Why},
    ranking::score,
};

/// A tournament as its journal tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// What was announced.
    pub terms: Terms,
    /// Whoever has entered, by number from 1.
    pub players: Vec<Player>,
    /// How far it is.
    pub stage: Stage,
    /// Its rounds so far.
    pub rounds: Vec<Round>,
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Stage {
    /// Whoever likes may enter.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What they are called.
    pub name: Name,
    /// What they are.
    pub kind: Kind,
    /// Why they take part no longer, if so.
    pub left: Option<Why>,
    /// Points so far, in parts of a [win](crate::WIN).
    pub points: u32,
    /// Rounds in which they sat nowhere and had points all the same.
    pub byes: u16,
    /// Whether they took part when it began.
    pub began: bool,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its tables in order.
    pub boards: Vec<Board>,
    /// Who had a bye.
    pub byes: Vec<Entrant>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Who sits there, seat by seat.
    pub seats: Vec<Entrant>,
    /// How many play on, in a knock-out.
    pub advance: u8,
    /// The place of each seat, once it has ended.
    pub places: Option<Vec<u8>>,
    /// How it came to its result.
    pub how: How,
}

/// Why an entry can't be part of the journal where it stands.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing goes before the opening, and it comes once.
    #[error("a tournament begins with its opening, once")]
    Opening,
    /// The terms can't be played.
    #[error("nobody can play by these terms")]
    Terms,
    /// It comes too early or too late.
    #[error("this does not happen at this stage of a tournament")]
    Stage,
    /// It names somebody who is not there, or twice.
    #[error("it speaks of entrants who are not there, or not so")]
    Entrant,
    /// It names a round or a table that is not there, or not any more.
    #[error("it speaks of a table that is not there, or has its result already")]
    Table,
    /// These are no places of the seats of a table.
    #[error("these are not places of the players at that table")]
    Places,
}

impl Tournament {
    /// The tournament of a journal.
    pub fn of(events: &[Event]) -> Result<Self, Fault> {
        let Some((Event::Opened(terms), rest)) = events.split_first() else { return Err(Fault::Opening) };
        let mut tournament = Self::opened(terms.clone())?;
        rest.iter().try_for_each(|event| tournament.follow(event))?;
        Ok(tournament)
    }

    /// A tournament that was just announced.
    pub fn opened(terms: Terms) -> Result<Self, Fault> {
        if !terms.is_sensible() {
            return Err(Fault::Terms);
        }
        Ok(Self { terms, players: Vec::new(), stage: Stage::Open, rounds: Vec::new() })
    }

    /// The number of whoever enters next.
    pub fn next_entrant(&self) -> Entrant {
        self.players.len() as Entrant + 1
    }

    /// Somebody, by number.
    pub fn player(&self, entrant: Entrant) -> Option<&Player> {
        self.players.get(usize::from(entrant).checked_sub(1)?)
    }

    /// Whether somebody may enter now.
    pub fn may_enter(&self) -> bool {
        self.players.len() < MOST_ENTRANTS
            && match self.stage {
                Stage::Open => true,
                Stage::Running => {
                    (self.rounds.len() as u16) <= self.terms.late_until && self.terms.late_until > 0
                }
                Stage::Over => false,
            }
    }

    /// The numbers of those who take part now.
    pub fn here(&self) -> impl Iterator<Item = Entrant> + '_ {
        (1..).zip(&self.players).filter(|(_, player)| player.left.is_none()).map(|(entrant, _)| entrant)
    }

    /// Whether all tables of the last round have their results.
    pub fn is_round_over(&self) -> bool {
        self.rounds.last().is_none_or(|round| round.boards.iter().all(|board| board.places.is_some()))
    }

    /// What a bye is worth: as much as a win at tables of two, the middle of larger ones.
    pub fn bye(&self) -> u32 {
        if self.terms.seats == 2 { crate::WIN } else { crate::WIN / 2 }
    }

    /// Follows the next entry of the journal; after a fault nothing has changed.
    pub fn follow(&mut self, event: &Event) -> Result<(), Fault> {
        match event {
            Event::Opened(_) => return Err(Fault::Opening),
            Event::Entered { entrant, name, kind } => {
                if !self.may_enter() {
                    return Err(Fault::Stage);
                }
                if *entrant != self.next_entrant() {
                    return Err(Fault::Entrant);
                }
                let (name, kind) = (name.clone(), kind.clone());
                self.players.push(Player { name, kind, left: None, points: 0, byes: 0, began: false });
            }
            Event::Left { entrant, why } => {
                let over = self.stage == Stage::Over;
                let player = self.player_mut(*entrant)?;
                if over {
                    return Err(Fault::Stage);
                }
                player.left = Some(*why);
            }
            Event::Returned { entrant } => {
                let may = self.may_return(*entrant);
                let player = self.player_mut(*entrant)?;
                if !may {
                    return Err(Fault::Stage);
                }
                player.left = None;
            }
            Event::Renamed { entrant, name } => self.player_mut(*entrant)?.name = name.clone(),
            Event::Started => {
                if self.stage != Stage::Open || self.here().count() < usize::from(self.terms.seats) {
                    return Err(Fault::Stage);
                }
                self.stage = Stage::Running;
                for player in &mut self.players {
                    player.began = player.left.is_none();
                }
            }
            Event::Paired(paired) => self.pair(paired)?,
            Event::Ended { round, table, places, how } => self.end(*round, *table, places, *how)?,
            Event::Closed { .. } => {
                if self.stage == Stage::Over {
                    return Err(Fault::Stage);
                }
                self.stage = Stage::Over;
            }
        }
        Ok(())
    }

    /// Whether somebody who has left may come back: not to a knock-out that has begun, nor if they were sent away. Whoever
    /// was not there when it began comes like anybody who comes late.
    pub fn may_return(&self, entrant: Entrant) -> bool {
        let Some(player) = self.player(entrant) else { return false };
        matches!(player.left, Some(Why::Wish | Why::Absent))
            && match self.stage {
                Stage::Open => true,
                Stage::Running => self.terms.system != System::KnockOut && (player.began || self.may_enter()),
                Stage::Over => false,
            }
    }

    fn player_mut(&mut self, entrant: Entrant) -> Result<&mut Player, Fault> {
        let index = usize::from(entrant).checked_sub(1);
        index.and_then(|index| self.players.get_mut(index)).ok_or(Fault::Entrant)
    }

    fn pair(&mut self, paired: &Paired) -> Result<(), Fault> {
        if self.stage != Stage::Running || !self.is_round_over() {
            return Err(Fault::Stage);
        }
        if usize::from(paired.round) != self.rounds.len() + 1 {
            return Err(Fault::Table);
        }
        let mut seen = vec![false; self.players.len() + 1];
        let seated = paired.tables.iter().flat_map(|table| &table.seats).chain(&paired.byes);
        for &entrant in seated {
            let seen = seen.get_mut(usize::from(entrant)).filter(|_| entrant > 0).ok_or(Fault::Entrant)?;
            if std::mem::replace(seen, true) {
                return Err(Fault::Entrant);
            }
        }
        let seats = usize::from(self.terms.seats);
        if paired.tables.iter().any(|table| table.seats.len() != seats) {
            return Err(Fault::Table);
        }
        let bye = self.bye();
        for &entrant in &paired.byes {
            let player = self.player_mut(entrant)?;
            player.points += bye;
            player.byes += 1;
        }
        let board = |table: &crate::Pairing| Board {
            seats: table.seats.clone(),
            advance: table.advance,
            places: None,
            how: How::Played,
        };
        let boards = paired.tables.iter().map(board).collect();
        self.rounds.push(Round { boards, byes: paired.byes.clone() });
        Ok(())
    }

    fn end(&mut self, round: u16, table: u16, places: &[u8], how: How) -> Result<(), Fault> {
        if self.stage != Stage::Running {
            return Err(Fault::Stage);
        }
        let board = usize::from(round)
            .checked_sub(1)
            .and_then(|round| self.rounds.get_mut(round))
            .zip(usize::from(table).checked_sub(1))
            .and_then(|(round, table)| round.boards.get_mut(table))
            .filter(|board| board.places.is_none())
            .ok_or(Fault::Table)?;
        if places.len() != board.seats.len() || !are_places(places) {
            return Err(Fault::Places);
        }
        board.places = Some(places.to_vec());
        board.how = how;
        let won: Vec<_> = board.seats.iter().copied().zip(score(places)).collect();
        for (entrant, points) in won {
            self.player_mut(entrant)?.points += points;
        }
        Ok(())
    }
}

/// Whether each place is one more than the number of those before it.
fn are_places(places: &[u8]) -> bool {
    let before = |place: u8| places.iter().filter(|&&other| other < place).count();
    places.iter().all(|&place| before(place) + 1 == usize::from(place))
}
