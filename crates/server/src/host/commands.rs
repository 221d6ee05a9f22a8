//! What a command means here and now: who may give it, what it comes to, and how it is answered.

use metrics::counter;
use table::{Seat, SeatSet};

use super::{
    Host,
    mailbox::{Answer, Doer, Way},
};
use crate::{
    deed::{Absence, AgreedEnd, Closing, Deed, Manner},
    naming::{check_name, is_marked},
    now,
    problem::{Problem, Result},
    protocol::{Chair, Command, Done, MOST_WORDS, Order, Table},
    ratings,
    seen::Viewpoint,
    standing_answer::{self, StandingAnswer},
    store::{PersonId, Stage},
};

impl Host {
    /// Carries out a command, once.
    pub(super) async fn carry_out(&mut self, by: &Doer, command: Command, way: Way) -> Answer {
        if way == Way::Request && by.invited.is_none() {
            let access = self.sitting().access(&by.person);
            self.hall.admit(&self.id, &by.person, access).await?;
        }
        // Counted behind the door, so that strangers don't use up what those inside may do.
        self.hall.limits().table(&self.id)?;
        if self.is_stuck() {
            return Err(Problem::conflict("server-table-stuck"));
        }
        let key = format!("{}:{}", by.person, command.key);
        let sitting = self.sitting();
        let own = sitting.seats_of(&by.person);
        if let Some(version) = sitting.done_before(&key) {
            let rematch = sitting.rematch.clone().map(|rematch| rematch.id);
            let table = self.answer_with(by, &command, way);
            return Ok((Done { key: command.key, version, rematch }, table));
        }
        if let Order::ChooseAll { words } = &command.order {
            self.choose_all(by, &command, own, words, key).await?;
        } else {
            let deeds = self.decide(by, &command, own).await?;
            if !deeds.is_empty() {
                self.commit(deeds, Some(key)).await?;
            }
        }
        let sitting = self.sitting();
        let version = sitting.version;
        let rematch = sitting.rematch.clone().filter(|_| matches!(command.order, Order::Rematch));
        let rematch = rematch.map(|rematch| rematch.id);
        let table = self.answer_with(by, &command, way);
        self.go_on().await;
        Ok((Done { key: command.key, version, rematch }, table))
    }

    /// The table after a command, for whoever is not told of it otherwise.
    fn answer_with(&self, by: &Doer, command: &Command, way: Way) -> Option<Table> {
        let hosted = (way == Way::Request).then(|| self.hosted())?;
        let own = hosted.sitting.seats_of(&by.person);
        let seat = command.seat.filter(|&seat| own.contains(seat)).or(own.lowest());
        let viewpoint = Viewpoint { person: by.person.clone(), seat, passing: false };
        Some(hosted.seen(&viewpoint, command.version))
    }

    /// What a command means here and now, done in the game where it is about the game.
    async fn decide(&mut self, by: &Doer, command: &Command, own: SeatSet) -> Result<Vec<Deed>> {
        self.may_be_done(by, command, own).await?;
        let host = self.sitting().is_host(&by.person);
        let acting = || acting_seat(command, own);
        let sitting = self.sitting.as_mut().expect("the host has woken it");
        Ok(match &command.order {
            Order::Sit { name, .. } => {
                let seat = by.invited.or(command.seat).ok_or_else(|| Problem::bad("server-which-seat"))?;
                if let Some(name) = name {
                    check_name(name)?;
                }
                // A program is called what it is called everywhere.
                let name = name.clone().filter(|_| !is_marked(&by.name)).unwrap_or_else(|| by.name.clone());
                vec![sitting.sit(seat, &by.person, name, by.invited == Some(seat))?]
            }
            Order::Rise => vec![sitting.rise(acting()?)?],
            Order::Unseat => {
                if !host {
                    return Err(Problem::forbidden("server-host-only"));
                }
                let seat = command.seat.ok_or_else(|| Problem::bad("server-which-seat"))?;
                vec![sitting.unseat(seat)?]
            }
            Order::Place { chair } => {
                if !host {
                    return Err(Problem::forbidden("server-host-only"));
                }
                let seat = command.seat.ok_or_else(|| Problem::bad("server-which-seat"))?;
                let mut deeds = vec![sitting.manifest(seat, chair.clone().into())?];
                if *chair == Chair::Me {
                    if !own.without(seat).is_empty() {
                        return Err(Problem::conflict("server-already-seated"));
                    }
                    deeds.push(Deed::Sat { seat, person: by.person.clone(), name: by.name.clone() });
                }
                deeds
            }
            Order::Hints { allowed } => {
                if !host {
                    return Err(Problem::forbidden("server-host-only"));
                }
                sitting.settle_hints(*allowed)?.into_iter().collect()
            }
            Order::Word { word } => vec![sitting.word(acting()?, word.clone())?],
            Order::Ready { ready } => vec![sitting.ready(acting()?, *ready)?],
            Order::Choose { word } => {
                let seat = self.choosing_seat(by, command, own)?;
                vec![self.sitting().choose(seat, word, Manner::Own)?]
            }
            Order::ChooseAll { .. } => unreachable!("several choices are entered one by one"),
            Order::Undo => {
                let seat = acting()?;
                self.check_version(by, command, seat)?;
                vec![self.sitting().undo(seat)?]
            }
            Order::Retract { ply } => {
                let seat = acting()?;
                self.check_version(by, command, seat)?;
                vec![self.sitting().retract(seat, *ply)?]
            }
            Order::SetUp { leaving } => vec![sitting.leave_set_up(acting()?, *leaving)?],
            Order::Resign => sitting.resign(acting()?)?,
            Order::OfferEnd { end } => sitting.offer_end(acting()?, *end)?,
            Order::AnswerEnd { agree } => sitting.answer_end(acting()?, *agree)?,
            Order::TakeOver { bot } => {
                let seat = command.seat.map_or_else(acting, Ok)?;
                if own.is_empty() {
                    return Err(Problem::forbidden("server-not-your-seat"));
                }
                vec![if own.contains(seat) {
                    sitting.take_over(seat, bot.clone(), Absence::Wish)?
                } else {
                    let gone = self.audience.gone(sitting, seat, self.since);
                    sitting.replace(seat, bot.clone(), gone)?
                }]
            }
            Order::GiveBack => vec![sitting.give_back(acting()?)?],
            Order::Standing { answers } => {
                let seat = acting()?;
                self.answer_in_advance(seat, answers.clone()).await?;
                Vec::new()
            }
            Order::Rematch => {
                if own.is_empty() && !host {
                    return Err(Problem::forbidden("server-not-your-seat"));
                }
                let seat = command.seat.filter(|&seat| own.contains(seat)).or(own.lowest());
                self.rematch(&by.person, seat).await?
            }
            Order::Abandon => {
                if !host {
                    return Err(Problem::forbidden("server-host-only"));
                }
                vec![sitting.abandon()?]
            }
        })
    }

    /// Whether what was agreed lets somebody do that: at a table of a tournament, and at a rated one.
    async fn may_be_done(&mut self, by: &Doer, command: &Command, own: SeatSet) -> Result<()> {
        let sitting = self.hosted().sitting;
        let ends = matches!(command.order, Order::OfferEnd { end: AgreedEnd::AsItStands });
        let replaces = matches!(command.order, Order::TakeOver { .. });
        if sitting.opening.tournament.is_some()
            && (ends || replaces || matches!(command.order, Order::Rematch))
        {
            return Err(Problem::conflict("server-tournament-table"));
        }
        if matches!(command.order, Order::Sit { .. }) {
            self.hall.is_welcome(&sitting.opening.host, &by.person).await?;
        }
        if !sitting.opening.rated {
            return Ok(());
        }
        match &command.order {
            Order::Sit { .. } => self.hall.may_be_rated(&by.person).await,
            Order::Place { chair } => {
                ratings::check_chair(&sitting.manifest, sitting.seats.len(), &chair.clone().into())
            }
            Order::Hints { allowed: true } => Err(Problem::conflict("server-rated-hints")),
            Order::OfferEnd { end: AgreedEnd::AsItStands } => {
                Err(Problem::conflict("server-rated-to-the-end"))
            }
            // Whoever is away may be replaced, by the usual bot; nobody sends one in their own place.
            Order::TakeOver { bot }
                if bot.is_some() || command.seat.is_none_or(|seat| own.contains(seat)) =>
            {
                Err(Problem::conflict("server-rated-to-the-end"))
            }
            _ => Ok(()),
        }
    }

    /// The seat for which something is chosen, on the table as it is now.
    fn choosing_seat(&mut self, by: &Doer, command: &Command, own: SeatSet) -> Result<Seat> {
        let seat = acting_seat(command, own)?;
        self.check_version(by, command, seat)?;
        if self.sitting().at(seat).bot.is_some() {
            return Err(Problem::conflict("server-bot-plays"));
        }
        Ok(seat)
    }

    /// Makes several choices, all or none. The journal has one entry for each, as if they had come one by one.
    async fn choose_all(
        &mut self,
        by: &Doer,
        command: &Command,
        own: SeatSet,
        words: &[String],
        key: String,
    ) -> Result<()> {
        if words.is_empty() || words.len() > MOST_WORDS {
            return Err(Problem::bad("server-how-many-words").with("most", MOST_WORDS as i64));
        }
        let seat = self.choosing_seat(by, command, own)?;
        self.sitting().try_out(seat, words)?;
        let at = now();
        let mut entries = Vec::with_capacity(words.len());
        for word in words {
            let sitting = self.sitting();
            match sitting.choose(seat, word, Manner::Own) {
                Ok(deed) => entries.push(sitting.enter(&deed, at, None)),
                Err(problem) => {
                    // What was tried out goes the same way; if ever it does not, nothing of it has happened.
                    self.sleep();
                    return Err(problem);
                }
            }
        }
        self.answer_formalities(at, &mut entries);
        self.write(entries, Some(key), at).await
    }

    /// Refuses what rests on an older table, with the table as it is now.
    fn check_version(&mut self, by: &Doer, command: &Command, seat: Seat) -> Result<()> {
        let version = command.version.ok_or_else(|| Problem::bad("server-which-version"))?;
        if self.sitting().is_fresh(seat, version) {
            return Ok(());
        }
        counter!("imperios_stale_commands_total").increment(1);
        let viewpoint = Viewpoint { person: by.person.clone(), seat: Some(seat), passing: false };
        Err(Problem::stale(self.hosted().seen(&viewpoint, Some(version))))
    }

    async fn answer_in_advance(&mut self, seat: Seat, answers: Vec<StandingAnswer>) -> Result<()> {
        let game = &self.sitting().manifest.game;
        if answers.len() > standing_answer::MOST || !answers.iter().all(|answer| answer.suits(&**game)) {
            return Err(Problem::bad("server-no-such-formality"));
        }
        let json = serde_json::to_string(&answers).expect("answers are plain data");
        self.hall.store().set_standing(&self.id, seat.number() as u8, &json).await?;
        self.standing[seat] = answers;
        Ok(())
    }

    async fn rematch(&mut self, person: &PersonId, by: Option<Seat>) -> Result<Vec<Deed>> {
        let sitting = self.hosted().sitting;
        if sitting.stage != Stage::Over || sitting.is_imported() {
            return Err(Problem::conflict("server-not-over"));
        }
        if let Some(offered) = &sitting.rematch {
            let closed = self.hall.glance(&offered.id, |hosted| hosted.sitting.closed).await;
            // What was given up before it began can be offered again.
            if !matches!(closed, Ok(Some(Closing::Abandoned))) {
                return Ok(Vec::new());
            }
        }
        self.hall.limits().opening(person)?;
        self.hall.has_room_for_table(&sitting.opening.host).await?;
        let game = self.hall.rematch(sitting, by).await?;
        Ok(vec![Deed::Rematched { game, by }])
    }

    pub(super) async fn hand(&mut self, from: &PersonId, to: &PersonId) -> Result<()> {
        let sitting = self.sitting();
        let theirs = sitting.seats_of(from);
        if theirs.is_empty() && !sitting.is_host(from) {
            return Ok(());
        }
        let mut deeds = Vec::new();
        if !sitting.seats_of(to).is_empty() {
            match sitting.stage {
                // Nobody comes to a second seat.
                Stage::Running if !theirs.is_empty() => return Err(Problem::conflict("server-claim-twice")),
                Stage::Lobby => deeds.extend(theirs.iter().map(|seat| sitting.vacate(seat))),
                Stage::Running | Stage::Over => {}
            }
        }
        deeds.push(Deed::Handed { from: from.clone(), to: to.clone() });
        self.commit(deeds, None).await?;
        Ok(self.hall.store().hand_chat(&self.id, from, to).await?)
    }
}

/// The seat for which a command is given.
fn acting_seat(command: &Command, own: SeatSet) -> Result<Seat> {
    match (command.seat, own.lowest()) {
        (Some(seat), _) if own.contains(seat) => Ok(seat),
        (None, Some(seat)) if own.len() == 1 => Ok(seat),
        (None, Some(_)) => Err(Problem::bad("server-which-seat")),
        _ => Err(Problem::forbidden("server-not-your-seat")),
    }
}
