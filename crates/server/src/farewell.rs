//! Taking everything along, and going for good.
//!
//! An account ends in one transaction. Then the name is taken from every table and tournament, one by one, by whichever node hosts
//! it; what is still to be done stands in the database until it is done.

use std::{collections::HashSet, net::IpAddr, time::Duration};

use axum::body::Bytes;
use serde_json::json;
use tokio::sync::mpsc;
use tournament::{Event, Stage, Why};

use crate::{
    app::App,
    hall::Place,
    naming,
    people::{Caller, Pass},
    problem::{Problem, Result},
    store::{Farewell, GameId, PersonId, StoreError, TournamentId},
    tournaments::Tournaments,
};

/// So often it is looked for names that are still to be taken away.
const BEAT: Duration = Duration::from_millis(500);
/// So many between two looks at the rest.
const AT_ONCE: u32 = 200;

impl App {
    /// Ends an account for good, if the password is its own.
    pub(crate) async fn farewell(&self, caller: &Caller, password: String, address: IpAddr) -> Result<()> {
        if caller.pass != Pass::Session {
            return Err(Problem::forbidden("server-not-for-tokens"));
        }
        let login = caller.login.as_deref().ok_or_else(|| Problem::conflict("server-no-account"))?;
        self.sign_in(login, password, address).await?;
        for ended in self.store.begin_farewell(&caller.id, caller.name.as_str(), naming::NOBODY).await? {
            // Nobody may be listening.
            let _ = self.revoked.send(ended);
        }
        Ok(())
    }

    /// Everything that is kept of somebody, as JSON, in parts.
    pub(crate) async fn all_data(&self, caller: &Caller) -> Result<mpsc::Receiver<Bytes>> {
        if caller.pass != Pass::Session {
            return Err(Problem::forbidden("server-not-for-tokens"));
        }
        let head = self.own_data(&caller.id).await?;
        let games = self.store.own_games(&caller.id).await?;
        let (parts, told) = mpsc::channel(4);
        let hall = self.hall.clone();
        tokio::spawn(async move {
            let mut text = serde_json::to_string_pretty(&head).expect("it is plain data");
            // The list of games goes on where the object would end.
            let end = text.trim_end_matches(['}', '\n']).len();
            text.truncate(end);
            text += ",\n  \"games\": [";
            for (index, game) in games.into_iter().enumerate() {
                let record = match hall.read(&game.id).await {
                    Ok((sitting, _)) => {
                        let record = |over| crate::sitting::Sitting::record_of(over, sitting.names());
                        sitting.final_game().map(record).map(|record| record.to_string())
                    }
                    Err(_) => None,
                };
                let line = json!({
                    "table": game.id, "game": game.game, "stage": game.phase, "opened": game.created_at,
                    "changed": game.updated_at, "record": record,
                });
                text += if index == 0 { "\n    " } else { ",\n    " };
                text += &line.to_string();
                if parts.send(Bytes::from(std::mem::take(&mut text))).await.is_err() {
                    // Nobody reads on.
                    return;
                }
            }
            let _ = parts.send(Bytes::from(text + "\n  ]\n}\n")).await;
        });
        Ok(told)
    }

    async fn own_data(&self, id: &PersonId) -> Result<serde_json::Value> {
        let store = &self.store;
        let person = store.person(id).await?.ok_or_else(Problem::nobody)?;
        let profile = store.profile(id).await?;
        let arms = profile.as_ref().and_then(|row| serde_json::from_str::<serde_json::Value>(&row.arms).ok());
        let wishes = store.wishes(id).await?;
        let sessions = store.sessions(id, crate::now()).await?;
        let tokens = store.tokens_of(id).await?;
        let bots = store.bots_of(id).await?;
        let ratings = store.ratings_of(id).await?;
        let steps = store.steps_of(id, u32::MAX).await?;
        let blocked = store.blocked_by(id).await?;
        let lines = store.own_lines(id).await?;
        Ok(json!({
            "format": 1,
            "id": person.id, "name": person.name, "login": person.login, "since": person.created_at,
            "profile": profile.map(|row| json!({ "arms": arms, "lang": row.lang, "hidden": row.hidden })),
            "notices": wishes.map(|row| json!({
                "lang": row.lang, "zone": row.zone, "muted": row.muted, "quiet_from": row.quiet_from,
                "quiet_till": row.quiet_till, "address": row.mail, "confirmed": row.mail_confirmed,
                "letters": row.mail_on, "letters_every": row.mail_every,
            })),
            "devices": store.devices_of(id).await?,
            "sessions": sessions.iter().map(|row| json!({
                "label": row.label, "since": row.created_at, "used": row.seen_at,
            })).collect::<Vec<_>>(),
            "tokens": tokens.iter().map(|row| json!({
                "label": row.label, "scope": row.scope.as_str(), "since": row.created_at, "used": row.seen_at,
            })).collect::<Vec<_>>(),
            "bots": bots.iter().map(|row| json!({ "id": row.person, "name": row.name })).collect::<Vec<_>>(),
            "ratings": ratings.iter().map(|row| json!({
                "game": row.name, "company": row.company, "season": row.season, "mean": row.mean,
                "deviation": row.deviation, "games": row.games, "at": row.at,
            })).collect::<Vec<_>>(),
            "rated": steps.iter().map(|row| json!({
                "table": row.game, "game": row.name, "company": row.company, "at": row.at, "before": row.before,
                "mean": row.mean, "deviation": row.deviation,
            })).collect::<Vec<_>>(),
            "blocked": blocked.iter().map(|row| json!({ "login": row.login, "since": row.at })).collect::<Vec<_>>(),
            "said": lines.iter().map(|row| json!({
                "table": row.game, "at": row.at, "line": row.line,
            })).collect::<Vec<_>>(),
        }))
    }
}

impl Tournaments {
    /// Takes the names of those who have gone from where they stand, for as long as the server runs.
    pub(crate) async fn say_farewells(self) {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // What can't be done is tried again after the next start.
        let mut stuck = HashSet::new();
        loop {
            beat.tick().await;
            if self.hall().nodes().is_some_and(crate::nodes::Nodes::is_away) {
                continue;
            }
            let farewells = match self.store().farewells(AT_ONCE + stuck.len() as u32).await {
                Ok(farewells) => farewells,
                Err(error) => {
                    tracing::warn!(%error, "it can't be told who has gone");
                    continue;
                }
            };
            for farewell in farewells {
                if stuck.contains(&farewell.place) {
                    continue;
                }
                match self.say_farewell(&farewell).await {
                    Ok(()) => {}
                    Err(problem) if problem.status == axum::http::StatusCode::SERVICE_UNAVAILABLE => {}
                    Err(problem) => {
                        tracing::warn!(place = farewell.place, ?problem, "a name could not be taken away");
                        stuck.insert(farewell.place);
                    }
                }
            }
        }
    }

    async fn say_farewell(&self, farewell: &Farewell) -> Result<()> {
        let broken = |_| StoreError::Damaged(format!("{} is no id", farewell.place));
        if farewell.tournament {
            let id: TournamentId = farewell.place.parse().map_err(broken)?;
            self.efface(&id, &farewell.person).await?;
        } else {
            let id: GameId = farewell.place.parse().map_err(broken)?;
            match self.hall().place(&id).await? {
                Place::Here(_) => self.hall().efface(&id, &farewell.person).await?,
                // The node that hosts it does that.
                Place::There(_) => return Ok(()),
            }
        }
        Ok(self.store().said_farewell(farewell).await?)
    }

    /// Whoever has gone takes part no longer. A tournament that they organise is closed if it can't go on by itself.
    async fn efface(&self, id: &TournamentId, person: &PersonId) -> Result<()> {
        self.change(id, Some(person), |standing, entrant| {
            let tournament = &standing.tournament;
            let mut doing = crate::tournaments::Doing::default();
            if let Some((entrant, player)) =
                entrant.and_then(|entrant| Some((entrant, tournament.player(entrant)?)))
                && player.name != naming::nobody()
            {
                if player.left.is_none() && tournament.stage != Stage::Over {
                    doing.events.push(Event::Left { entrant, why: Why::Wish });
                }
                doing.events.push(Event::Renamed { entrant, name: naming::nobody() });
            }
            let goes_on = tournament.stage == Stage::Running && standing.arrangement.automatic;
            if standing.organiser == *person && tournament.stage != Stage::Over && !goes_on {
                doing.events.push(Event::Closed { early: true });
            }
            Ok(doing)
        })
        .await?;
        self.forget(id);
        Ok(())
    }
}
