//! What is asked, and choices in the players' words.

use table::{Arg, Argument, Awaiting, Phrase, Seat};

use crate::{
    decks::{Battle, Chance, Pile},
    edition::Icons,
    position::{Phase, Position, Side, Verb},
    units::Unit,
    words::Choice,
    zones::Zone,
};

impl Phase {
    const fn prompt(self) -> &'static str {
        match self {
            Self::PickEmpire => "napoleon-prompt-pick-empire",
            Self::Piece => "napoleon-prompt-piece",
            Self::PieceIn(_) => "napoleon-prompt-piece-in",
            Self::Actions => "napoleon-prompt-actions",
            Self::From => "napoleon-prompt-from",
            Self::Target => "napoleon-prompt-target",
            Self::Against => "napoleon-prompt-against",
            Self::Way => "napoleon-prompt-way",
            Self::Via => "napoleon-prompt-via",
            Self::With => "napoleon-prompt-with",
            Self::To => "napoleon-prompt-to",
            Self::For => "napoleon-prompt-for",
            Self::Vote => "napoleon-prompt-vote",
            Self::Ride => "napoleon-prompt-ride",
            Self::Storm => "napoleon-prompt-storm",
            Self::Take => "napoleon-prompt-take",
            Self::TakeIn => "napoleon-prompt-take-in",
            Self::Option => "napoleon-prompt-option",
            Self::Rival => "napoleon-prompt-rival",
            Self::Frost => "napoleon-prompt-frost",
            Self::Desert => "napoleon-prompt-desert",
            Self::Rising => "napoleon-prompt-rising",
            Self::KeepRoute => "napoleon-prompt-keep-route",
            Self::Arrange => "napoleon-prompt-arrange",
            Self::Recover => "napoleon-prompt-recover",
            Self::Drill => "napoleon-prompt-drill",
            Self::TransferFrom => "napoleon-prompt-transfer-from",
            Self::TransferWith => "napoleon-prompt-transfer-with",
            Self::TransferTo => "napoleon-prompt-transfer-to",
            Self::BattleCards => "napoleon-prompt-battle-cards",
            Self::Join(_) => "napoleon-prompt-join",
            Self::Aid => "napoleon-prompt-aid",
            Self::AidWith(_) => "napoleon-prompt-aid-with",
            Self::Welcome(_) => "napoleon-prompt-welcome",
            Self::Losses(_) => "napoleon-prompt-losses",
            Self::Pursuit => "napoleon-prompt-pursuit",
            Self::FlightAsk => "napoleon-prompt-flight-ask",
            Self::Flight => "napoleon-prompt-flight",
            Self::Advance => "napoleon-prompt-advance",
            Self::Promotion(_) => "napoleon-prompt-promotion",
            Self::Lot
            | Self::DealRoute
            | Self::DrawCard(_)
            | Self::DrawRoute
            | Self::Peek
            | Self::Chance(_) => "napoleon-prompt-chance",
            Self::Over => "napoleon-prompt-over",
        }
    }
}

impl Position {
    pub(crate) fn prompt(&self, seat: Seat) -> Phrase {
        match self.awaiting() {
            Awaiting::Seats(seats) if !seats.contains(seat) => {
                let asked = seats.lowest().expect("somebody is asked");
                return Phrase::new("napoleon-prompt-wait").with("seat", asked);
            }
            _ => {}
        }
        let phrase = Phrase::new(self.phase.prompt());
        let side = |side: Side| Arg::Keyword(side.keyword());
        match self.phase {
            Phase::PieceIn(unit) => self.with_unit(phrase, unit),
            Phase::Actions => phrase.with("actions", i64::from(self.actions)),
            Phase::From | Phase::With => phrase.with("verb", Arg::Keyword(self.act().verb.keyword())),
            Phase::To => self.with_unit(phrase, self.act().unit.expect("a unit is named")),
            Phase::TakeIn => self.with_unit(phrase, self.muster().unit.expect("a unit is named")),
            Phase::TransferTo => self.with_unit(phrase, self.card_in_play().unit.expect("a unit is named")),
            Phase::Take => phrase.with("supply", i64::from(self.supply[seat.index()])),
            Phase::Option | Phase::Rival => phrase.with("card", self.card_thing(self.card_in_play().card)),
            Phase::Vote => self.with_passage(phrase),
            Phase::Flight => match self.next_fugitive() {
                Some(unit) => self.with_unit(phrase, unit),
                None => phrase,
            },
            Phase::Losses(s) => phrase.with("losses", i64::from(self.combat().losses[s.index()])),
            Phase::Pursuit => phrase.with("charges", i64::from(self.combat().charges)),
            Phase::Join(s) | Phase::AidWith(s) | Phase::Promotion(s) => {
                phrase.with("side", side(s)).with("zone", self.zone_thing(self.combat().to))
            }
            Phase::Welcome(s) => phrase.with("side", side(s)).with("seat", self.suppliant()),
            Phase::BattleCards | Phase::Aid | Phase::Advance => {
                phrase.with("zone", self.zone_thing(self.combat().to))
            }
            _ => phrase,
        }
    }

    /// Who asks for passage, what for, with which units, from where and to where: all that is announced.
    /// [NA-SEA-06, NA-SEA-13]
    fn with_passage(&self, phrase: Phrase) -> Phrase {
        let sea = self.vote.expect("a sea is asked for").sea;
        let things = |units: &mut dyn Iterator<Item = Unit>| -> Vec<Arg> {
            units.map(|unit| Arg::Thing(unit.kind().thing())).collect()
        };
        let (purpose, units, from, to) = match (&self.combat, &self.act) {
            (Some(combat), _) => {
                let mut units = Vec::new();
                self.units_in(self.carried_player(), combat.to, |unit, count| {
                    units.extend(things(&mut std::iter::repeat_n(unit, count.into())));
                });
                ("flight", units, combat.to, Vec::new())
            }
            (None, Some(act)) => {
                let legs = act.legs.as_slice();
                let units = things(&mut legs.iter().map(|leg| leg.unit));
                let mut to: Vec<Zone> = legs.iter().map(|leg| leg.to).collect();
                to.sort_unstable();
                to.dedup();
                let from = act.from.expect("a zone is named");
                match act.verb {
                    Verb::Move => ("move", units, from, to),
                    Verb::Attack | Verb::Storm => ("attack", units, from, act.to.into_iter().collect()),
                    Verb::Swap => ("swap", units, from, act.to.into_iter().collect()),
                }
            }
            (None, None) => return phrase,
        };
        let to: Vec<Arg> = to.into_iter().map(|zone| Arg::Thing(self.zone_thing(zone))).collect();
        phrase
            .with("seat", self.carried_player())
            .with("purpose", Arg::Keyword(purpose))
            .with("units", units)
            .with("from", self.zone_thing(from))
            .with("to", to)
            .with("sea", self.sea_thing(sea))
    }

    pub(crate) fn label(&self, choice: Choice) -> Phrase {
        let plain = Phrase::new;
        let zone = |message, zone: Zone| Phrase::new(message).with("zone", self.zone_thing(zone));
        let unit = |message, unit: Unit| self.with_unit(Phrase::new(message), unit);
        let both = |message, u: Unit, z: Zone| unit(message, u).with("zone", self.zone_thing(z));
        let chance = |message, card| Phrase::new(message).with("card", Chance(card).arg(self));
        match choice {
            Choice::Empire(empire) => {
                plain("napoleon-choice-empire").with("empire", self.empire_thing(empire))
            }
            Choice::Place(u) => unit("napoleon-choice-place", u),
            Choice::In(z) => zone("napoleon-choice-in", z),
            Choice::Move => plain("napoleon-choice-move"),
            Choice::Attack => plain("napoleon-choice-attack"),
            Choice::Swap => plain("napoleon-choice-swap"),
            Choice::Supply => plain("napoleon-choice-supply"),
            Choice::Recruit => plain("napoleon-choice-recruit"),
            Choice::TakeCard(Pile::Politics) => plain("napoleon-choice-politics"),
            Choice::TakeCard(Pile::Army) => plain("napoleon-choice-army"),
            Choice::Enter(u, z) => both("napoleon-choice-enter", u, z),
            Choice::Leave(z) => zone("napoleon-choice-leave", z),
            Choice::Pass => plain("napoleon-choice-pass"),
            Choice::Done if self.phase == Phase::Actions => plain("napoleon-choice-end-turn"),
            Choice::Done => plain("napoleon-choice-done"),
            Choice::From(z) => zone("napoleon-choice-from", z),
            Choice::With(u) => unit("napoleon-choice-with", u),
            Choice::To(z) => zone("napoleon-choice-to", z),
            Choice::ByLand => plain("napoleon-choice-by-land"),
            Choice::BySea => plain("napoleon-choice-by-sea"),
            Choice::Via(first, None) => plain("napoleon-choice-via").with("sea", self.sea_thing(first)),
            Choice::Via(first, Some(second)) => plain("napoleon-choice-via-two")
                .with("sea", self.sea_thing(first))
                .with("second", self.sea_thing(second)),
            Choice::For(u) => unit("napoleon-choice-for", u),
            Choice::Against(seat) => plain("napoleon-choice-against").with("seat", seat),
            Choice::Go => plain("napoleon-choice-go"),
            Choice::Consent => plain("napoleon-choice-consent"),
            Choice::Refuse => plain("napoleon-choice-refuse"),
            Choice::Storm(z) => zone("napoleon-choice-storm", z),
            Choice::Take(u) => {
                let discount = self.muster.as_ref().and_then(|muster| muster.discount);
                let price = self.price(u.kind(), discount).unwrap_or(0);
                unit("napoleon-choice-take", u).with("price", Arg::Number(price.into()))
            }
            Choice::Option(part) => plain("napoleon-choice-option").with("number", i64::from(part) + 1),
            Choice::Rival(seat) => plain("napoleon-choice-rival").with("seat", seat),
            Choice::Keep(route) => plain("napoleon-choice-keep").with("route", self.route_thing(route)),
            Choice::Top(card) => chance("napoleon-choice-top", card),
            Choice::Recover(card) => plain("napoleon-choice-recover").with("card", Battle(card).arg(self)),
            Choice::Card(card) => {
                let printed = &self.edition().battle[usize::from(card)];
                plain("napoleon-choice-card")
                    .with("card", Battle(card).arg(self))
                    .with("value", i64::from(printed.value))
                    .with("icon", Arg::Keyword(printed.icons.keyword()))
            }
            Choice::Aid(side) => plain("napoleon-choice-aid").with("side", Arg::Keyword(side.keyword())),
            Choice::Support(u, z) => both("napoleon-choice-support", u, z),
            Choice::Lose(u, None) => unit("napoleon-choice-lose", u),
            Choice::Lose(u, Some(z)) => both("napoleon-choice-lose-at", u, z),
            Choice::Pursue(u, z) => both("napoleon-choice-pursue", u, z),
            Choice::Ask(sea) => plain("napoleon-choice-ask").with("sea", self.sea_thing(sea)),
            Choice::Surrender => plain("napoleon-choice-surrender"),
            Choice::Advance(u) => unit("napoleon-choice-advance", u),
            Choice::Promote(u, z) => both("napoleon-choice-promote", u, z),
            Choice::Start(seat) => plain("napoleon-choice-start").with("seat", seat),
            Choice::DrawRoute(route) => plain("napoleon-choice-route").with("route", self.route_thing(route)),
            Choice::DrawCard(card) => plain("napoleon-choice-draw").with("card", self.card_thing(card)),
            Choice::DrawChance(card) => chance("napoleon-choice-draw", card),
            Choice::Peek(card) => chance("napoleon-choice-peek", card),
        }
    }
}

impl Icons {
    /// What a Battle card can show, in one word.
    const fn keyword(self) -> &'static str {
        match self {
            Self { great_battle: true, .. } => "great-battle",
            Self { flight: true, .. } => "flight",
            Self { promotion: true, .. } => "promotion",
            _ => "none",
        }
    }
}

impl Verb {
    pub(crate) const fn keyword(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Attack => "attack",
            Self::Swap => "swap",
            Self::Storm => "storm",
        }
    }
}
