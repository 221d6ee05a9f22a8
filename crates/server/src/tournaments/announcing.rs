//! How tournaments come into being.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Name;
use tournament::{Event, Kind, MOST_ENTRANTS, System, Terms, Tournament};

use super::{Arrangement, Tournaments};
use crate::{
    clock::TimeControl,
    deed::{Chair, OnTimeOut},
    hall::{agree, fresh_seed},
    naming::check_name,
    now,
    orders::check_key,
    people::Caller,
    placing::SetUpBy,
    problem::{Problem, Result},
    sitting::check_chair,
    store::{self, PersonId, Secret, TournamentId},
};

/// One person organises no more tournaments at a time.
const MOST: u64 = 20;
/// The longest pause between rounds, in minutes: a week.
const LONGEST_PAUSE: u16 = 7 * 24 * 60;

/// A tournament that somebody announces.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewTournament {
    /// What it is called.
    name: Name,
    /// The game, such as `grecia`.
    game: String,
    /// The edition, by its hash; the newest if none is named.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    edition: Option<String>,
    /// Options that differ from their defaults; `players` follows from `seats`.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// How many play at a table.
    seats: u8,
    /// Who meets whom.
    system: System,
    /// How much time the players have; where people may enter there is a clock.
    #[serde(default)]
    time: TimeControl,
    /// What happens when a player's time runs out.
    #[serde(default = "resign")]
    #[cfg_attr(test, ts(as = "Option<OnTimeOut>", optional))]
    on_time_out: OnTimeOut,
    /// Who sets the games up.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<SetUpBy>", optional))]
    set_up: SetUpBy,
    /// Whether the next round is paired when one is over, or when the organiser says so.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    automatic: bool,
    /// Minutes between the end of a round and the next.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    pause: u16,
    /// Until which round whoever comes late may join; 0: nobody may. Only in a Swiss tournament.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    late_until: u16,
    /// Whether people may enter; bots alone play otherwise.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    people: bool,
    /// How many may enter at most.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    most: Option<u16>,
    /// Bots of the house that take part from the first.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<BotsEntered>>", optional))]
    bots: Vec<BotsEntered>,
    /// Chosen by the client: the same key announces it once.
    #[cfg_attr(test, schema(max_length = 64))]
    key: String,
}

fn yes() -> bool {
    true
}

fn resign() -> OnTimeOut {
    OnTimeOut::Resign
}

/// Bots of the house that are to take part.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct BotsEntered {
    /// Their level, such as `page`.
    pub(crate) bot: String,
    /// How many of them.
    pub(crate) count: u16,
}

/// Bots as they enter, those who enter first first.
pub(super) fn bots_as_entrants(tournament: &Tournament, bots: &[BotsEntered]) -> Vec<Event> {
    let first = tournament.next_entrant();
    let all = bots.iter().flat_map(|BotsEntered { bot, count }| (0..*count).map(move |_| bot));
    let entered = (first..).zip(all).map(|(entrant, bot)| Event::Entered {
        entrant,
        name: format!("{bot} {entrant}").parse().expect("bots have short names"),
        kind: Kind::Bot { bot: bot.clone() },
    });
    entered.collect()
}

impl Tournaments {
    /// Announces a tournament.
    pub(crate) async fn announce(&self, caller: &Caller, new: NewTournament) -> Result<TournamentId> {
        check_key(&new.key)?;
        check_name(&new.name)?;
        if caller.login.is_none() {
            return Err(Problem::forbidden("server-account-first"));
        }
        let hall = self.hall();
        hall.limits().opening(&caller.id)?;
        if self.store().tournaments_of(&caller.id).await? >= MOST {
            return Err(Problem::conflict("server-too-many-tournaments").with("most", MOST as i64));
        }
        if !new.time.is_sensible() {
            return Err(Problem::bad("server-time-out-of-bounds"));
        }
        if new.people && new.time == TimeControl::None {
            return Err(Problem::bad("server-tournament-clock"));
        }
        let most = new.most.unwrap_or(MOST_ENTRANTS as u16);
        let entered: usize = new.bots.iter().map(|bots| usize::from(bots.count)).sum();
        if most < u16::from(new.seats) || usize::from(most) > MOST_ENTRANTS || entered > usize::from(most) {
            return Err(Problem::bad("server-tournament-full").with("most", MOST_ENTRANTS as i64));
        }
        if new.pause > LONGEST_PAUSE {
            return Err(Problem::bad("server-tournament-terms"));
        }
        let manifest = hall.chosen(&new.game, new.edition.as_deref()).await?;
        let options = agree(&manifest, &new.options, new.seats.into())?;
        for BotsEntered { bot, .. } in &new.bots {
            check_chair(&manifest, &Chair::Bot { bot: bot.clone() })?;
        }
        let seed = fresh_seed()?;
        let terms = Terms {
            name: new.name.as_str().to_owned(),
            game: new.game,
            hash: manifest.game.hash().to_string(),
            options: options.to_string(),
            seats: new.seats,
            system: new.system,
            late_until: new.late_until,
            commitment: seed.commitment().to_string(),
        };
        let tournament =
            Tournament::opened(terms.clone()).map_err(|_| Problem::bad("server-tournament-terms"))?;
        let mut events = vec![Event::Opened(terms)];
        events.extend(bots_as_entrants(&tournament, &new.bots));
        let arrangement = Arrangement {
            name: new.name.clone(),
            edition: manifest.game.edition().to_owned(),
            time: new.time,
            on_time_out: new.on_time_out,
            set_up: new.set_up,
            automatic: new.automatic,
            pause: new.pause,
            people: new.people,
            most,
        };
        let write = |event: &Event| serde_json::to_string(event).expect("an event is plain data");
        let created = store::NewTournament {
            id: TournamentId::fresh(),
            organiser: caller.id.clone(),
            host: PersonId::fresh(),
            name: new.name.as_str().to_owned(),
            key: new.key,
            seed: Secret::new(seed.to_string()),
            arrangement: serde_json::to_string(&arrangement).expect("an arrangement is plain data"),
            at: now(),
            entries: events.iter().map(write).collect(),
        };
        Ok(self.store().create_tournament(&created).await?)
    }
}
