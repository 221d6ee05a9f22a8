//! The odds of a combat, from what a seat may know: the combat is played on by the game's own rules, with the
//! assumptions of [`Forecast`].

use empires::{
    foresight::{Conduct, Expected, Prospect, Toll, expect},
    order::Order,
};
use table::{Arg, Forecast, RivalPlays, Rules, Seat, SeatSet, Witness};

use crate::{
    cards::Battle,
    happening::Happening,
    position::{Phase, Position, Side, Verb},
    units::Kind,
    words::Choice,
};

impl Witness<Happening> for Toll {
    fn tell(&mut self, event: impl FnOnce() -> Happening) {
        match event() {
            Happening::CombatWon { side, .. } | Happening::CombatTied { side, .. } => {
                self.decided(side == Side::Attacker);
            }
            Happening::Lost { owner, .. } | Happening::Surrendered { owner, .. } => self.lost(owner),
            _ => {}
        }
    }
}

impl Position {
    /// What a seat has to expect of the combat under way until it is decided, or of the attack it is naming.
    pub(crate) fn forecasts(&self, viewer: Seat, rival: RivalPlays) -> Vec<Forecast> {
        let attacks = self.act.is_some_and(|act| act.verb == Verb::Attack);
        match self.phase {
            Phase::Target | Phase::Against | Phase::Via | Phase::With if attacks && viewer == self.asked => {
                let offered = self.offered(viewer, self.order_of_naming()).into_iter();
                offered.filter_map(|choice| self.forecast_of(viewer, choice, rival)).collect()
            }
            Phase::Vote if attacks => vec![self.with_leave().forecast(viewer, None, rival)],
            Phase::Step1(_)
            | Phase::Support(_)
            | Phase::Allies(_)
            | Phase::BattleCards
            | Phase::Dice
            | Phase::AfterDice(_)
            | Phase::Rethrow { .. } => vec![self.forecast(viewer, None, rival)],
            _ => Vec::new(),
        }
    }

    // ------------------------------------------------------------------ an attack that is being named

    /// What is to be expected after a choice that leads to a combat.
    pub(crate) fn forecast_of(&self, viewer: Seat, choice: Choice, rival: RivalPlays) -> Option<Forecast> {
        let combat = self.announced(viewer, choice)?;
        Some(combat.forecast(viewer, Some(self.word(choice)), rival))
    }

    fn offered(&self, seat: Seat, order: Order) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.offer(seat, order, &mut |choice| choices.push(choice));
        choices
    }

    /// The combat that follows from a choice: where units are named, with those named and this one; before, with
    /// the strongest that can be named.
    fn announced(&self, seat: Seat, choice: Choice) -> Option<Self> {
        let mut next = *self;
        next.play(seat, choice, &mut ());
        if matches!(choice, Choice::With(_) | Choice::Via(..) | Choice::Hero(_)) && next.phase == Phase::With
        {
            next.play(seat, Choice::Go, &mut ());
        }
        // What was named before may have come in any order; if nothing was, one order tells all.
        let begun = next.act.is_some_and(|act| act.legs.last().is_some());
        next.strongest(seat, if begun { next.order_of_naming() } else { Order::Fixed })
    }

    /// The combat with the strongest units that can still be named.
    fn strongest(&self, seat: Seat, order: Order) -> Option<Self> {
        if self.combat.is_some() || self.phase == Phase::Vote {
            return Some(self.with_leave());
        }
        let choices = self.offered(seat, order);
        // All ships are alike, all ways lead there, and more units are never weaker.
        let at_sea = self.act().to.is_some_and(|to| self.edition().sea(to).is_some());
        let alike = matches!(self.phase, Phase::Via) || at_sea && self.phase == Phase::With;
        let count = if alike { 1 } else { choices.iter().filter(|&&c| c != Choice::Go).count().max(1) };
        let follow = |&choice: &Choice| {
            let mut next = *self;
            next.play(seat, choice, &mut ());
            next.strongest(seat, order)
        };
        // Of equally strong ones the first: it has the most units, as they are named in order of type.
        let combats = choices[..count.min(choices.len())].iter().filter_map(follow);
        combats.min_by_key(|combat| -combat.open_strength(Side::Attacker))
    }

    /// The same once all who are asked for passage have granted it.
    fn with_leave(&self) -> Self {
        let mut next = *self;
        while next.combat.is_none() && next.phase == Phase::Vote {
            next.play(next.asked, Choice::Consent, &mut ());
        }
        next
    }

    // ------------------------------------------------------------------ a combat

    /// The strength of a side without Battle card and die.
    fn open_strength(&self, side: Side) -> i32 {
        let total = self.total(side);
        i32::from(total.sum()) - i32::from(total.card) - i32::from(total.die)
    }

    /// What lies open of the combat, with the eyes of a seat.
    fn prospect(&self, viewer: Seat) -> Prospect {
        let combat = self.combat();
        let camp = |side| {
            let units = Kind::ALL.into_iter().flat_map(|kind| {
                std::iter::repeat_n(Arg::Thing(kind.thing()), self.taking_part(side, kind).into())
            });
            (units.collect(), self.open_strength(side))
        };
        Prospect {
            target: self.zone_thing(combat.to).into(),
            attacker: combat.attacker,
            defender: combat.defender.seat(),
            attacking: !self.fighters(Side::Defender).contains(viewer),
            camps: Side::BOTH.map(camp),
        }
    }

    /// The players who fight on a side.
    fn fighters(&self, side: Side) -> SeatSet {
        let combat = self.combat();
        combat.seat(side).into_iter().chain(combat.helpers(side).map(|helper| helper.seat)).collect()
    }

    fn forecast(&self, viewer: Seat, word: Option<String>, rival: RivalPlays) -> Forecast {
        let mut known = *self;
        for side in Side::BOTH {
            if known.combat().seat(side) != Some(viewer) && !self.battle_card_shown(side) {
                known.combat_mut().battle_cards[side.index()] = None;
            }
        }
        let prospect = known.prospect(viewer);
        let chooses = matches!(
            known.phase,
            Phase::Step1(_) | Phase::Support(_) | Phase::Allies(_) | Phase::BattleCards
        );
        let open = |side: &Side| {
            let combat = known.combat();
            combat.seat(*side) == Some(viewer) && combat.battle_cards[side.index()].is_none()
        };
        if !chooses || !Side::BOTH.iter().any(open) {
            return prospect.forecast(word, known.expected(viewer, None, rival));
        }
        let cards = known.battle[viewer.index()].iter().map(|card| {
            let expected = known.expected(viewer, Some(card), rival);
            (self.word(Choice::Card(card)), Arg::Thing(self.battle_thing(Battle(card))), expected)
        });
        prospect.forecast_with_cards(word, cards.collect())
    }

    /// What is to be expected if the seat chooses this Battle card.
    fn expected(&self, viewer: Seat, card: Option<u8>, rival: RivalPlays) -> Expected {
        let conduct = |position: &Self, seat: Seat| match (position.phase, card) {
            (Phase::BattleCards, Some(card)) if seat == viewer => Conduct::Plays(Choice::Card(card)),
            (Phase::BattleCards, _) => {
                let value = |card: u8| position.edition().battle[usize::from(card)].value;
                Conduct::of_hand(position.battle[seat.index()].iter(), rival, value).map(Choice::Card)
            }
            _ => Conduct::Plays(position.usual_choice(seat)),
        };
        let toll = Toll::new(self.fighters(Side::Attacker));
        expect(self, toll, &conduct, &|position: &Self| position.combat.is_some())
    }

    /// What a player does in a combat who adds nothing to it: no cards, no support, no questions; of several units
    /// or refuges the first.
    fn usual_choice(&self, seat: Seat) -> Choice {
        match self.phase {
            Phase::Step1(_) | Phase::AfterDice(_) | Phase::Promotion(_) => Choice::Pass,
            Phase::Support(_) | Phase::Allies(_) | Phase::FlightAsk => Choice::Done,
            _ => *self.offered(seat, self.order_of_naming()).first().expect("whoever is asked can answer"),
        }
    }
}
