//! The steward: opens the tables of a round, notes how they end, and has the next round paired. Any node may be it; each step
//! is done once, whoever does it.

use std::time::Duration;

use table::Seat;
use tournament::{Entrant, Event, How, Kind, Stage, Why};

use super::{Doing, Standing, Tournaments};
use crate::{
    clock::{Moment, TimeControl},
    deed::{Absence, Chair, Opening, TournamentPlace},
    hall::ArrangedTable,
    now,
    problem::Result,
    store::{PersonId, Stage as GameStage, TournamentId, TournamentTable},
};

/// So often it is looked after what goes on.
const BEAT: Duration = Duration::from_millis(500);
/// A node looks after a tournament for so long before another may.
const KEPT_FOR: Moment = 10_000;
/// So many tables are opened between two looks at the rest.
const AT_ONCE: usize = 64;

impl Tournaments {
    /// Looks after all tournaments that are played, for as long as the server runs.
    pub(crate) async fn look_after(self) {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            beat.tick().await;
            let keeper = match self.hall().nodes() {
                Some(nodes) if nodes.is_away() => continue,
                Some(nodes) => nodes.id().to_owned(),
                None => String::new(),
            };
            let at = now();
            match self.store().keep_tournaments(&keeper, at, at + KEPT_FOR).await {
                Ok(kept) => {
                    for id in kept {
                        self.tend_and_tell(&id).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "it can't be told which tournaments are played"),
            }
        }
    }

    /// Looks after one tournament at once.
    pub(super) fn tend_soon(&self, id: &TournamentId) {
        let (tournaments, id) = (self.clone(), id.clone());
        tokio::spawn(async move { tournaments.tend_and_tell(&id).await });
    }

    async fn tend_and_tell(&self, id: &TournamentId) {
        if let Err(problem) = self.tend(id).await {
            tracing::warn!(tournament = %id, ?problem, "a tournament could not be looked after; trying again");
        }
    }

    /// Takes a tournament as far as it goes now.
    async fn tend(&self, id: &TournamentId) -> Result<()> {
        loop {
            let standing = self.read(id).await?;
            if standing.tournament.stage != Stage::Running {
                return Ok(());
            }
            let round = standing.tournament.rounds.len() as u16;
            if let Some(last) = standing.tournament.rounds.last() {
                let (opened, ended) = self.store().count_tournament_tables(id, round).await?;
                let missing = last.boards.len() as u64 - opened;
                if missing > 0 {
                    self.open_tables(&standing, round).await?;
                }
                if ended > 0 {
                    self.note_results(&standing, round).await?;
                    continue;
                }
                if missing > AT_ONCE as u64 {
                    continue;
                }
            }
            if !standing.tournament.is_round_over() || !standing.is_next_due(round) {
                return Ok(());
            }
            self.change(id, None, |now, _| {
                // Whoever was quicker has done it.
                let same = now.seq == standing.seq;
                Ok(now.next_round().filter(|_| same).map_or_else(Doing::default, Doing::of))
            })
            .await?;
        }
    }

    /// Opens tables of a round that have not been opened.
    async fn open_tables(&self, standing: &Standing, round: u16) -> Result<()> {
        let opened = self.store().tournament_tables(&standing.id, round).await?;
        let people = self.store().entrants(&standing.id).await?;
        let boards = &standing.tournament.rounds[usize::from(round) - 1].boards;
        let missing = (1..).zip(boards).filter(|(number, board)| {
            board.places.is_none() && !opened.iter().any(|table| table.number == *number)
        });
        for (number, board) in missing.take(AT_ONCE) {
            let arranged = standing.table(round, number, &board.seats, &people);
            let game = self.hall().open_arranged(arranged).await?;
            self.store().add_tournament_table(&standing.id, round, number, &game).await?;
        }
        Ok(())
    }

    /// Enters the results of the tables that have ended.
    async fn note_results(&self, standing: &Standing, round: u16) -> Result<()> {
        let tables = self.store().tournament_tables(&standing.id, round).await?;
        let mut results = Vec::new();
        for table in tables.into_iter().filter(|table| table.stage == GameStage::Over && !table.noted) {
            if let Some(result) = self.result(&table).await? {
                results.push(result);
            }
        }
        let id = &standing.id;
        self.change(id, None, |standing, _| {
            let mut doing = Doing::default();
            for TableResult { number, places, absent } in &results {
                let board = standing.tournament.rounds.get(usize::from(round) - 1);
                let Some(board) = board.and_then(|round| round.boards.get(usize::from(*number) - 1)) else {
                    continue;
                };
                if board.places.is_some() {
                    // The organiser has decided it, or another node has noted it.
                    continue;
                }
                let (round, table) = (round, *number);
                doing.events.push(Event::Ended { round, table, places: places.clone(), how: How::Played });
                doing.noted.push((round, table));
                let gone =
                    absent.iter().filter_map(|&seat| board.seats.get(seat.index())).filter(|&&entrant| {
                        standing.tournament.player(entrant).is_some_and(|player| player.left.is_none())
                    });
                doing.events.extend(gone.map(|&entrant| Event::Left { entrant, why: Why::Absent }));
            }
            Ok(doing)
        })
        .await?;
        Ok(())
    }

    /// How a game ended, and who did not come; none where that can't be told yet.
    async fn result(&self, table: &TournamentTable) -> Result<Option<TableResult>> {
        let look = |hosted: &crate::host::Hosted<'_>| {
            let sitting = hosted.sitting;
            let gone = sitting.seats_where(|at_seat| {
                at_seat.person.is_some() && (at_seat.resigned || at_seat.absence == Some(Absence::Time))
            });
            let gone: Vec<_> =
                gone.iter().filter_map(|seat| Some((seat, sitting.at(seat).person.clone()?))).collect();
            (sitting.result().map(|result| result.places), gone)
        };
        let (places, mut gone) = self.hall().glance(&table.game, look).await?;
        let Some(places) = places else { return Ok(None) };
        if !gone.is_empty() {
            let entries = self.store().entries(&table.game, 0).await?;
            // Whatever a player has done there has a key that begins with them; what the clock does has none.
            let keys = entries.iter().filter_map(|entry| entry.key.as_deref()?.split_once(':'));
            gone.retain(|(_, person)| keys.clone().all(|(by, _)| by != person.as_str()));
        }
        let absent = gone.into_iter().map(|(seat, _)| seat).collect();
        Ok(Some(TableResult { number: table.number, places, absent }))
    }
}

/// How a table ended.
struct TableResult {
    number: u16,
    places: Vec<u8>,
    /// Whose time ran out and who had done nothing at all there.
    absent: Vec<Seat>,
}

impl Standing {
    /// Whether the next round is due by itself.
    fn is_next_due(&self, round: u16) -> bool {
        let pause = if round == 0 { 0 } else { self.pause() };
        (round == 0 || self.arrangement.automatic || self.is_last()) && now() >= self.changed + pause
    }

    /// The pause between rounds, in milliseconds.
    pub(super) fn pause(&self) -> Moment {
        Moment::from(self.arrangement.pause) * 60_000
    }

    /// Whether nothing comes after this round.
    fn is_last(&self) -> bool {
        *self.last.get_or_init(|| self.tournament.is_played_out(&self.draw()))
    }

    /// A table as it is opened.
    fn table(
        &self,
        round: u16,
        number: u16,
        seats: &[Entrant],
        people: &[(Entrant, PersonId)],
    ) -> ArrangedTable {
        let terms = &self.tournament.terms;
        let mut sitters = Vec::new();
        let mut chairs = Vec::with_capacity(seats.len());
        for (seat, &entrant) in Seat::first(seats.len()).zip(seats) {
            let player = self.tournament.player(entrant);
            chairs.push(match player.map(|player| &player.kind) {
                Some(Kind::Bot { bot }) => Chair::Bot { bot: bot.clone() },
                _ => Chair::Invited,
            });
            let person = people.iter().find(|(number, _)| *number == entrant);
            if let Some(((_, person), player)) = person.zip(player) {
                sitters.push((seat, person.clone(), player.name.clone()));
            }
        }
        let arrangement = &self.arrangement;
        let bots_alone = sitters.is_empty();
        let opening = Opening {
            game: terms.game.clone(),
            edition: arrangement.edition.clone(),
            hash: terms.hash.clone(),
            options: terms.options.clone(),
            host: self.host.clone(),
            chairs,
            // Bots have no clocks.
            time: if bots_alone { TimeControl::None } else { arrangement.time },
            on_time_out: arrangement.on_time_out,
            commitment: String::new(),
            parent: None,
            set_up: arrangement.set_up,
            offered_by: None,
            hints: Some(false),
            away_after: None,
            from: None,
            tournament: Some(Box::new(TournamentPlace {
                id: self.id.clone(),
                name: arrangement.name.clone(),
                round,
                table: number,
            })),
            rated: false,
            record: None,
        };
        ArrangedTable { opening, sitters, key: format!("round {round} table {number}") }
    }
}
