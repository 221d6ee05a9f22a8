//! How tables come into being: opened by somebody, for a record that was brought along, or as a rematch.

use std::{collections::BTreeMap, sync::Arc};

use axum::http::StatusCode;
use manifest::Manifest;
use metrics::counter;
use table::{Agreed, Disagreement, Name, Record, Seat, Seed};

use super::Hall;
use crate::{
    away,
    clock::{Moment, TimeControl},
    deed::{Chair, Deed, OnTimeOut, Opening},
    host::Ask,
    now,
    orders::check_key,
    packs,
    placing::SetUpBy,
    positions::FoundBeginning,
    problem::{Problem, Result},
    protocol::{NewTable, Opened},
    ratings,
    sitting::{Sitting, check_chair},
    store::{Created, Entry, GameId, NewGame, PersonId, Secret, Stage, TokenHash},
    token::Token,
};

/// A table of a tournament.
pub(crate) struct ArrangedTable {
    /// What was settled; its seed and commitment are made anew.
    pub(crate) opening: Opening,
    /// Who sits where, besides bots.
    pub(crate) sitters: Vec<(Seat, PersonId, Name)>,
    /// By which it is opened once.
    pub(crate) key: String,
}

/// Longer records are not shown.
pub(crate) const LONGEST_RECORD: usize = 1 << 20;

impl Hall {
    /// Opens a table.
    pub(crate) async fn open(
        &self,
        host: &PersonId,
        name: &Name,
        new: NewTable,
        from: Option<FoundBeginning>,
    ) -> Result<Opened> {
        check_key(&new.key)?;
        self.limits().opening(host)?;
        self.has_room_for_table(host).await?;
        if let Some(FoundBeginning { begun, .. }) = &from {
            self.has_room_for_bytes(host, begun.position.to_string().len()).await?;
        }
        let (manifest, options, from) = if let Some(FoundBeginning { manifest, options, begun }) = from {
            (manifest, options, Some(begun))
        } else {
            let manifest = self.chosen(&new.game, new.edition.as_deref()).await?;
            let options = agree(&manifest, &new.options, new.seats.len())?;
            (manifest, options, None)
        };
        if !new.time.is_sensible() {
            return Err(Problem::bad("server-time-out-of-bounds"));
        }
        let chairs: Vec<Chair> = new.seats.into_iter().map(Into::into).collect();
        if chairs.iter().filter(|&chair| *chair == Chair::Host).count() > 1 {
            return Err(Problem::bad("server-me-twice"));
        }
        for chair in &chairs {
            check_chair(&manifest, chair)?;
        }
        if new.rated {
            self.may_be_rated(host).await?;
            ratings::check_terms(self.games(), &manifest, &options, from.is_some(), new.hints)?;
            for chair in &chairs {
                ratings::check_chair(&manifest, chairs.len(), chair)?;
            }
        }
        let away_after = away::agree(new.time, new.away_after)?;
        let seed = fresh_seed()?;
        let alone = chairs.iter().all(|chair| matches!(chair, Chair::Host | Chair::Bot { .. }));
        let hints = !new.rated && new.hints.unwrap_or(alone && new.time == TimeControl::None);
        let opening = Opening {
            game: new.game,
            edition: manifest.game.edition().to_owned(),
            hash: manifest.game.hash().to_string(),
            options: options.to_string(),
            host: host.clone(),
            chairs,
            time: new.time,
            on_time_out: new.on_time_out,
            commitment: seed.commitment().to_string(),
            parent: None,
            set_up: new.set_up,
            offered_by: None,
            hints: Some(hints),
            away_after,
            from,
            tournament: None,
            rated: new.rated,
            record: None,
        };
        let own = opening.chairs.iter().position(|chair| *chair == Chair::Host);
        let sitters: Vec<_> =
            own.map(|index| (Seat::new(index), host.clone(), name.clone())).into_iter().collect();
        self.set_up(seed, opening, &sitters, new.ready, Some(new.key)).await
    }

    /// Opens a table that shows a record.
    pub(crate) async fn import(&self, host: &PersonId, text: String) -> Result<Opened> {
        if text.len() > LONGEST_RECORD {
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "server-record-too-long"));
        }
        self.limits().opening(host)?;
        let _place = self.has_room_for_record(host, text.len()).await?;
        let unreadable = |error: table::RecordError| Problem::refused(StatusCode::BAD_REQUEST, &error);
        let given = text.clone();
        let record: Record =
            self.aside().work(Some(host), move || given.parse()).await?.map_err(unreadable)?;
        let newest = self.find(&record.game)?;
        let played = packs::find(self.store(), self.games(), &record.game, &record.hash.to_string()).await?;
        let manifest = &played.unwrap_or_else(|| Arc::clone(newest));
        let (shown, given) = (Arc::clone(manifest), record.clone());
        let verified = self.aside().work(Some(host), move || shown.game.verify(&given).map(|_| ())).await?;
        verified.map_err(|error| {
            Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &error).at(manifest, record.seats.clone())
        })?;
        let (seed, commitment) = match &record.secret {
            table::Secret::Revealed(seed) => (seed.clone(), seed.commitment()),
            table::Secret::Committed(commitment) => ("unknown".parse().expect("a seed"), *commitment),
        };
        let opening = Opening {
            game: record.game.clone(),
            edition: record.edition.clone(),
            hash: record.hash.to_string(),
            options: record.options.to_string(),
            host: host.clone(),
            chairs: vec![Chair::Open; record.seats.len()],
            time: TimeControl::None,
            on_time_out: OnTimeOut::Bot,
            commitment: commitment.to_string(),
            parent: None,
            set_up: SetUpBy::Players,
            offered_by: None,
            hints: None,
            away_after: None,
            from: None,
            tournament: None,
            rated: false,
            record: Some(text),
        };
        self.set_up(seed, opening, &[], false, None).await
    }

    /// Opens a table for the same people, each one seat further.
    pub(crate) async fn rematch(&self, old: &Sitting, by: Option<Seat>) -> Result<GameId> {
        let seats = old.seats.len();
        let further = |index: usize| Seat::new((index + 1) % seats);
        let mut chairs: Vec<Chair> = old.seats.iter().map(|at_seat| at_seat.chair.clone()).collect();
        chairs.rotate_right(1);
        let seed = fresh_seed()?;
        // A position belongs to the edition in which it was set up, and so does what only that edition has; all else takes
        // the newest.
        let next = self.once_more(&old.opening.game, &old.opening.hash).await?;
        let agreed: Agreed = old.opening.options.parse().unwrap_or_default();
        let own = old.opening.from.is_some() || next.game.agree(&agreed).is_err();
        let manifest = if own { Arc::clone(&old.manifest) } else { next };
        let opening = Opening {
            edition: manifest.game.edition().to_owned(),
            hash: manifest.game.hash().to_string(),
            chairs,
            commitment: seed.commitment().to_string(),
            parent: Some(old.id.clone()),
            offered_by: by.map(|seat| further(seat.index())),
            ..old.opening.clone()
        };
        let id = GameId::fresh();
        let at = now();
        let mut sitting =
            Sitting::opened(id.clone(), self.games(), manifest, seed.clone(), opening.clone(), at);
        let mut entries = vec![first_entry(&opening, at)];
        for (index, at_seat) in old.seats.iter().enumerate() {
            if let (Some(person), Some(name)) = (&at_seat.person, &at_seat.name) {
                let seat = further(index);
                let deed = Deed::Sat { seat, person: person.clone(), name: name.clone() };
                entries.push(sitting.enter(&deed, at, None));
            }
        }
        let host = old.opening.host.clone();
        self.store_table(&sitting, &seed, entries, host, None, Vec::new()).await?;
        // Where the old table told what happened, the new one does.
        self.store().copy_webhook(&old.id, &id, at).await?;
        Ok(id)
    }

    /// Opens a table of a tournament: whoever plays there sits there and is ready, so it begins at once. The same key opens
    /// it once, whichever node is asked.
    pub(crate) async fn open_arranged(&self, arranged: ArrangedTable) -> Result<GameId> {
        let ArrangedTable { opening, sitters, key } = arranged;
        let entry = Entry {
            seq: 1,
            at: 0,
            key: None,
            body: serde_json::to_string(&Deed::Opened(opening.clone())).expect("plain data"),
        };
        packs::have_ready(self.store(), self.games(), &[entry]).await?;
        let seed = fresh_seed()?;
        let opening = Opening { commitment: seed.commitment().to_string(), ..opening };
        Ok(self.set_up(seed, opening, &sitters, true, Some(key)).await?.id)
    }

    async fn set_up(
        &self,
        seed: Seed,
        opening: Opening,
        sitters: &[(Seat, PersonId, Name)],
        ready: bool,
        key: Option<String>,
    ) -> Result<Opened> {
        let id = GameId::fresh();
        let at = now();
        let host = opening.host.clone();
        let mut entries = vec![first_entry(&opening, at)];
        let mut sitting = if opening.record.is_some() {
            let (hall, table, seed, first) = (self.clone(), id.clone(), seed.clone(), entries.clone());
            let show = move || Sitting::from_journal(table, hall.games(), seed, &first);
            self.aside().work(Some(&host), show).await?.map_err(|error| {
                tracing::error!(%error, "a record that was verified can't be shown");
                Problem::unavailable()
            })?
        } else {
            let Some(manifest) = self.games().edition(&opening.game, &opening.hash) else {
                return Err(Problem::unavailable());
            };
            Sitting::opened(id.clone(), self.games(), manifest, seed.clone(), opening.clone(), at)
        };
        for (seat, person, name) in sitters {
            let deed = Deed::Sat { seat: *seat, person: person.clone(), name: name.clone() };
            entries.push(sitting.enter(&deed, at, None));
            if ready {
                entries.push(sitting.enter(&Deed::Ready { seat: *seat, ready }, at, None));
            }
        }
        if sitting.can_start() {
            let started = sitting.start()?;
            entries.push(sitting.enter(&started, at, None));
            // Where the house sets up, nobody sees it do so.
            while let Some(placing) = sitting.placing() {
                let placed = self.thinking().place(placing).await;
                let before = entries.len();
                entries.extend(sitting.enter_placed(&placed, at));
                if entries.len() == before {
                    break;
                }
            }
        }
        let mut invitations = BTreeMap::new();
        let mut hashes = Vec::new();
        for (seat, chair) in Seat::first(opening.chairs.len()).zip(&opening.chairs) {
            if *chair == Chair::Invited && sitting.at(seat).person.is_none() {
                let token = Token::fresh()?;
                hashes.push((token.hash(), Some(seat.number() as u8)));
                invitations.insert(seat.to_string(), token.show());
            }
        }
        let watch = Token::fresh()?;
        hashes.push((watch.hash(), None));
        match self.store_table(&sitting, &seed, entries, host, key, hashes).await? {
            Created::Now(id) => {
                counter!("imperios_tables_opened_total").increment(1);
                if sitting.stage == Stage::Running {
                    // Bots begin at once.
                    self.ask(&id, Ask::Look(Box::new(|_| ()))).await;
                }
                Ok(Opened { id, invitations, watch: watch.show() })
            }
            // The tokens of the first answer are lost, so they are made anew.
            Created::Before(id) => {
                let waiting = self.look(&id, |hosted| hosted.sitting.invited_seats()).await?;
                self.invite_anew(&id, waiting).await
            }
        }
    }

    async fn store_table(
        &self,
        sitting: &Sitting,
        seed: &Seed,
        entries: Vec<Entry>,
        creator: PersonId,
        key: Option<String>,
        invitations: Vec<(TokenHash, Option<u8>)>,
    ) -> Result<Created> {
        let new = NewGame {
            id: sitting.id.clone(),
            game: sitting.opening.game.clone(),
            creator,
            key,
            seed: Secret::new(seed.to_string()),
            at: sitting.changed,
            stage: sitting.stage,
            listed: sitting.is_listed(),
            needs_care: sitting.needs_care(),
            due: sitting.due(),
            parent: sitting.opening.parent.clone(),
            entries,
            seats: sitting.owners(),
            invitations,
        };
        Ok(self.store().create_game(new).await?)
    }
}

/// The options, complete, for as many players as there are seats.
pub(crate) fn agree(manifest: &Manifest, options: &BTreeMap<String, String>, seats: usize) -> Result<Agreed> {
    let refused = |error| Problem::refused(StatusCode::BAD_REQUEST, &error);
    if options.len() > Agreed::MOST {
        return Err(refused(Disagreement::TooMany));
    }
    let mut agreed = Agreed::new();
    for (key, value) in options {
        if key.len() > 40 || value.len() > 40 {
            return Err(Problem::bad("server-option-too-long"));
        }
        agreed = agreed.with(key, value);
    }
    let players = seats.to_string();
    if agreed.get("players").is_some_and(|given| given != players) {
        return Err(Problem::bad("server-players-and-seats"));
    }
    manifest.game.agree(&agreed.with("players", &players)).map_err(refused)
}

fn first_entry(opening: &Opening, at: Moment) -> Entry {
    let body = serde_json::to_string(&Deed::Opened(opening.clone())).expect("an opening is plain data");
    Entry { seq: 1, at, key: None, body }
}

pub(crate) fn fresh_seed() -> Result<Seed> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Problem::unavailable()
    })?;
    Ok(Seed::random(entropy))
}
