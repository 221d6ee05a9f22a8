//! What is asked, and choices in the players' words.

use empires::foresight::Foreseeable as _;
use table::{Arg, Argument, Awaiting, Forecast, Phrase, RivalPlays, Seat};

use crate::{
    cards::Battle,
    position::{Phase, Position, Side, Verb},
    units::Kind,
    words::Choice,
    zones::Zone,
};

impl Position {
    pub(crate) fn prompt(&self, seat: Seat) -> Phrase {
        let message = match self.awaiting() {
            Awaiting::Nobody => return Phrase::new("grecia-prompt-over"),
            Awaiting::Chance => return Phrase::new("grecia-prompt-chance"),
            Awaiting::Seats(seats) if !seats.contains(seat) => {
                let asked = seats.lowest().expect("somebody is asked");
                return Phrase::new("grecia-prompt-wait").with("seat", asked);
            }
            Awaiting::Seats(_) => self.phase.prompt(),
        };
        let phrase = Phrase::new(message);
        match self.phase {
            Phase::UnitIn(kind) => phrase.with("unit", kind.thing()),
            Phase::HeroIn(number) | Phase::HeroAlone(number) | Phase::HeroFlight(number) => {
                phrase.with("hero", self.hero_thing(self.hero(seat, number.into())))
            }
            Phase::Actions => phrase.with("actions", i64::from(self.actions)),
            Phase::To => match self.act().kind {
                Some(kind) => phrase.with("unit", kind.thing()),
                None => phrase,
            },
            Phase::FleetTo => phrase.with("unit", Kind::Ship.thing()),
            Phase::TakeIn => match self.muster().kind {
                Some(kind) => phrase.with("unit", kind.thing()),
                None => phrase,
            },
            Phase::Vote => self.with_passage(phrase),
            Phase::Flight => match self.next_fugitive() {
                Some(kind) => phrase.with("unit", kind.thing()),
                None => phrase,
            },
            Phase::Losses(side) => phrase.with("losses", i64::from(self.combat().losses[side.index()])),
            Phase::Support(side) => phrase
                .with("side", Arg::Keyword(side.keyword()))
                .with("zone", self.zone_thing(self.combat().to)),
            Phase::Allies(side) => self.with_sides(phrase, side, seat),
            Phase::Step1(_) | Phase::BattleCards | Phase::AfterDice(_) => {
                phrase.with("zone", self.zone_thing(self.combat().to))
            }
            _ => phrase,
        }
    }

    /// Who asks for passage, what for, with which troops, from where and to where: all that is announced.
    /// [GR-SEA-13]
    fn with_passage(&self, phrase: Phrase) -> Phrase {
        let Some(vote) = self.vote else { return phrase };
        let owner = self.carried_player();
        let kinds = |kinds: &mut dyn Iterator<Item = Kind>| -> Vec<Arg> {
            kinds.map(|kind| Arg::Thing(kind.thing())).collect()
        };
        let (purpose, units, from, to) = match (&self.combat, &self.act) {
            (Some(combat), _) => {
                let fugitives =
                    self.contested_land().map(|land| self.troops[land.index()]).unwrap_or_default();
                ("flight", kinds(&mut fugitives.units()), combat.to, Vec::new())
            }
            (None, Some(act)) => {
                let legs = act.legs.as_slice();
                let mut units = kinds(&mut legs.iter().map(|leg| leg.unit));
                let along = (0..act.heroes.len()).filter(|&number| act.heroes[number].is_some());
                units.extend(along.map(|number| Arg::Thing(self.hero_thing(self.hero(owner, number)))));
                let mut to: Vec<Zone> = legs.iter().map(|leg| leg.to).collect();
                to.sort_unstable();
                to.dedup();
                let from = act.from.expect("a zone is named");
                match act.verb {
                    Verb::Move => ("move", units, from, to),
                    Verb::Attack => ("attack", units, from, act.to.into_iter().collect()),
                    Verb::Swap => ("swap", units, from, act.to.into_iter().collect()),
                }
            }
            (None, None) => return phrase,
        };
        let to: Vec<Arg> = to.into_iter().map(|zone| Arg::Thing(self.zone_thing(zone))).collect();
        phrase
            .with("seat", owner)
            .with("purpose", Arg::Keyword(purpose))
            .with("units", units)
            .with("from", self.zone_thing(from))
            .with("to", to)
            .with("sea", self.sea_thing(vote.sea))
    }

    /// Both sides of a combat with the strength that lies open, and how likely the attacker wins as things stand, as
    /// far as the seat may know. [GR-SEA-13, GR-COM-22]
    fn with_sides(&self, phrase: Phrase, side: Side, seat: Seat) -> Phrase {
        let combat = self.combat();
        let phrase = phrase
            .with("side", Arg::Keyword(side.keyword()))
            .with("zone", self.zone_thing(combat.to))
            .with("attacker", combat.attacker)
            .with("defender", combat.defender.seat().arg(self));
        let Some(forecast) = self.forecasts_of_combat(seat, RivalPlays::Any).pop() else { return phrase };
        let Forecast { attacking, own, rival, win, .. } = forecast;
        let (attack, defence, win) = if attacking { (own, rival, win) } else { (rival, own, 1.0 - win) };
        phrase
            .with("attack", i64::from(attack.strength))
            .with("defence", i64::from(defence.strength))
            .with("odds", (win * 100.0).round() as i64)
    }

    pub(crate) fn label(&self, choice: Choice) -> Phrase {
        let plain = Phrase::new;
        let zone = |message, zone| Phrase::new(message).with("zone", self.zone_thing(zone));
        let sea = |message, sea| Phrase::new(message).with("sea", self.sea_thing(sea));
        let unit = |message, kind: Kind| Phrase::new(message).with("unit", kind.thing());
        let number = |n: u8| Arg::Number(n.into());
        match choice {
            Choice::Colour(colour) => plain("grecia-choice-colour").with("colour", self.colour_thing(colour)),
            Choice::Fortress(z) => zone("grecia-choice-fortress", z),
            Choice::Place(kind) => unit("grecia-choice-place", kind),
            Choice::In(z) => zone("grecia-choice-in", z),
            Choice::Move => plain("grecia-choice-move"),
            Choice::Attack => plain("grecia-choice-attack"),
            Choice::Swap => plain("grecia-choice-swap"),
            Choice::Supplies => plain("grecia-choice-supplies"),
            Choice::Hire => plain("grecia-choice-hire"),
            Choice::TakeSenate => plain("grecia-choice-senate"),
            Choice::TakeTactics => plain("grecia-choice-tactics"),
            Choice::Pass => plain("grecia-choice-pass"),
            Choice::From(z) => zone("grecia-choice-from", z),
            Choice::With(kind) => unit("grecia-choice-with", kind),
            Choice::To(z) => zone("grecia-choice-to", z),
            Choice::Via(first, None) => sea("grecia-choice-via", first),
            Choice::Via(first, Some(second)) => {
                sea("grecia-choice-via-two", first).with("second", self.sea_thing(second))
            }
            Choice::For(kind) => unit("grecia-choice-for", kind),
            Choice::Against(seat) => plain("grecia-choice-against").with("seat", seat),
            Choice::Hero(hero) => plain("grecia-choice-hero").with("hero", self.hero_thing(hero)),
            Choice::Go => plain("grecia-choice-go"),
            Choice::Take(kind) => {
                unit("grecia-choice-take", kind).with("price", number(self.price(kind).unwrap_or(0)))
            }
            Choice::Done => plain("grecia-choice-done"),
            Choice::Consent => plain("grecia-choice-consent"),
            Choice::Refuse => plain("grecia-choice-refuse"),
            Choice::Tactic(card) => plain("grecia-choice-tactic").with("card", self.tactic_thing(card)),
            Choice::Open(s) => sea("grecia-choice-open", s),
            Choice::Support(kind, z) => unit("grecia-choice-support", kind).with("zone", self.zone_thing(z)),
            Choice::Request => plain("grecia-choice-request"),
            Choice::Card(card) => plain("grecia-choice-card")
                .with("card", self.battle_thing(Battle(card)))
                .with("value", number(self.edition().battle[usize::from(card)].value)),
            Choice::Lose(kind, None) => unit("grecia-choice-lose", kind),
            Choice::Lose(kind, Some(z)) => {
                unit("grecia-choice-lose-supporter", kind).with("zone", self.zone_thing(z))
            }
            Choice::Ask(s) => sea("grecia-choice-ask", s),
            Choice::Surrender => plain("grecia-choice-surrender"),
            Choice::Promote(kind, z) => unit("grecia-choice-promote", kind).with("zone", self.zone_thing(z)),
            Choice::Start(seat) => plain("grecia-choice-start").with("seat", seat),
            Choice::DrawSenate(card) => plain("grecia-choice-draw").with("card", self.senate_thing(card)),
            Choice::DrawTactic(card) => plain("grecia-choice-draw").with("card", self.tactic_thing(card)),
            Choice::Dice(attacker, defender) => plain("grecia-choice-dice")
                .with("attacker", number(attacker))
                .with("defender", number(defender)),
            Choice::Die(n) => plain("grecia-choice-die").with("number", number(n)),
        }
    }
}

impl Phase {
    /// The message that asks for a choice in this phase.
    fn prompt(self) -> &'static str {
        match self {
            Self::PickColour => "grecia-prompt-pick-colour",
            Self::Fortress => "grecia-prompt-fortress",
            Self::Piece => "grecia-prompt-piece",
            Self::UnitIn(_) => "grecia-prompt-unit-in",
            Self::HeroIn(_) => "grecia-prompt-hero-in",
            Self::Actions => "grecia-prompt-actions",
            Self::From | Self::FleetFrom => "grecia-prompt-from",
            Self::Target => "grecia-prompt-target",
            Self::Against => "grecia-prompt-against",
            Self::With => "grecia-prompt-with",
            Self::To | Self::FleetTo => "grecia-prompt-to",
            Self::Via => "grecia-prompt-via",
            Self::HeroTo => "grecia-prompt-hero-to",
            Self::For => "grecia-prompt-for",
            Self::Vote => "grecia-prompt-vote",
            Self::Take => "grecia-prompt-take",
            Self::TakeIn => "grecia-prompt-take-in",
            Self::Drill => "grecia-prompt-drill",
            Self::Recall => "grecia-prompt-recall",
            Self::RecallIn => "grecia-prompt-recall-in",
            Self::WinOver => "grecia-prompt-win-over",
            Self::OpenSea { .. } => "grecia-prompt-open-sea",
            Self::Step1(_) => "grecia-prompt-step-1",
            Self::Support(_) => "grecia-prompt-support",
            Self::Allies(_) => "grecia-prompt-allies",
            Self::BattleCards => "grecia-prompt-battle-cards",
            Self::AfterDice(_) => "grecia-prompt-after-dice",
            Self::Losses(_) => "grecia-prompt-losses",
            Self::FlightAsk => "grecia-prompt-flight-ask",
            Self::Flight => "grecia-prompt-flight",
            Self::HeroFlight(_) => "grecia-prompt-hero-flight",
            Self::Promotion(_) => "grecia-prompt-promotion",
            Self::Heroes => "grecia-prompt-heroes",
            Self::HeroAlone(_) => "grecia-prompt-hero-alone",
            Self::Over => "grecia-prompt-over",
            Self::Lot
            | Self::DealColour
            | Self::DrawSenate
            | Self::DrawTactics(_)
            | Self::Dice
            | Self::Rethrow { .. } => "grecia-prompt-chance",
        }
    }
}
