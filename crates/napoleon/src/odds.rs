//! The odds of a combat, from what a seat may know: the combat is played on by the game's own rules, with the
//! assumptions of [`table::Forecast`].

use empires::{
    foresight::{BattleChoice, Foreseeable, Progress, Prospect, Toll},
    heap::Heap,
    order::{Order, Ordered as _},
};
use table::{Arg, Argument as _, Seat, SeatSet, Witness};

use crate::{
    decks::{Battle, Known},
    happening::Happening,
    position::{Phase, Position, Side, Verb},
    words::Choice,
};

/// Chance cards that are drawn in a combat. [NA-COM-11]
const DRAWN: usize = 2;

impl Witness<Happening> for Toll {
    fn tell(&mut self, event: impl FnOnce() -> Happening) {
        match event() {
            Happening::CombatWon { side, .. } | Happening::CombatTied { side, .. } => {
                self.decided(side == Side::Attacker);
            }
            Happening::Lost { owner, .. }
            | Happening::Surrendered { owner, .. }
            | Happening::Pursued { owner, .. } => self.lost(owner),
            _ => {}
        }
    }
}

impl Foreseeable for Position {
    const GO: Choice = Choice::Go;
    const PASS: Choice = Choice::Pass;
    const CONSENT: Choice = Choice::Consent;

    fn progress(&self) -> Progress {
        let attacks = self.act.is_some_and(|act| matches!(act.verb, Verb::Attack | Verb::Storm));
        match self.phase {
            Phase::Storm => Progress::Named(self.asked),
            Phase::Target | Phase::Against | Phase::Way | Phase::Via | Phase::With if attacks => {
                Progress::Named(self.asked)
            }
            Phase::Vote if attacks => Progress::Asked,
            Phase::BattleCards
            | Phase::Join(_)
            | Phase::Aid
            | Phase::AidWith(_)
            | Phase::Welcome(_)
            | Phase::Chance(_) => Progress::Fought,
            _ => Progress::Settled,
        }
    }

    fn fights(&self) -> bool {
        self.combat.is_some()
    }

    fn begun(&self) -> bool {
        self.act.is_some_and(|act| match act.verb {
            Verb::Storm => !act.stormers.is_empty(),
            _ => !act.legs.is_empty(),
        })
    }

    fn is_complete(&self, choice: Choice) -> bool {
        matches!(choice, Choice::With(_)) && self.offered(self.asked, Order::Fixed).contains(&Choice::Go)
    }

    /// More ships are never weaker, and no sea is better than another.
    fn alike(&self) -> bool {
        let at_sea = self.act().to.is_some_and(|to| self.edition().sea(to).is_some());
        self.phase == Phase::Via || at_sea && self.phase == Phase::With
    }

    /// Without its cards.
    fn open_strength(&self, side: Side) -> i32 {
        let total = self.total(side);
        total.sum() - i32::from(total.battle_card) - i32::from(total.chance_card)
    }

    fn prospect(&self, viewer: Seat) -> Prospect {
        let combat = self.combat();
        let camp = |side| {
            let troops = combat.side(side).flat_map(|group| group.troop.units());
            let mut units: Vec<_> = troops.map(|unit| Arg::Thing(unit.kind().thing())).collect();
            self.for_ships(side, |kind, count| {
                units.extend(std::iter::repeat_n(Arg::Thing(kind.thing()), count.into()));
            });
            (units, self.open_strength(side))
        };
        Prospect {
            target: self.zone_thing(combat.to).into(),
            attacker: combat.attacker,
            defender: combat.defender.seat(),
            attacking: combat.side_of(viewer) != Some(Side::Defender),
            camps: Side::BOTH.map(camp),
        }
    }

    fn attackers(&self) -> SeatSet {
        let combat = self.combat();
        combat.allies[Side::Attacker.index()].iter().chain([combat.attacker]).collect()
    }

    /// As far as Battle cards and the next Chance cards go: another player may know what lies on top. [NA-SET-15]
    fn worlds(&self, viewer: Seat) -> Vec<(Self, f64)> {
        let mut known = *self;
        for side in Side::BOTH {
            if self.combat().principal(side) != Some(viewer) && !self.battle_cards_shown() {
                known.combat_mut().battle_cards[side.index()] = None;
            }
        }
        known.chance_worlds(viewer)
    }

    fn cards_to_choose(&self, seat: Seat) -> Vec<BattleChoice<Choice>> {
        let combat = self.combat();
        let owes =
            |side: Side| combat.principal(side) == Some(seat) && combat.battle_cards[side.index()].is_none();
        let mut cards = Vec::new();
        if !self.battle_cards_shown() && Side::BOTH.into_iter().any(owes) {
            cards.extend(self.battle[seat.index()].iter().map(|card| {
                let value = self.edition().battle[usize::from(card)].value;
                BattleChoice { choice: Choice::Card(card), value, card: Battle(card).arg(self) }
            }));
        }
        cards
    }

    /// No support beyond what is promised, no questions; of several units or refuges the first. Fugitives are pursued.
    fn idle_choice(&self) -> Option<Choice> {
        match self.phase {
            Phase::Join(_) | Phase::FlightAsk | Phase::Promotion(_) => Some(Choice::Done),
            Phase::AidWith(_) if self.combat().last.is_some() => Some(Choice::Done),
            Phase::Aid => Some(Choice::Pass),
            _ => None,
        }
    }
}

impl Position {
    /// The worlds that the seat can't tell apart, as far as the next Chance cards go, with their odds: another
    /// player may know what lies on top. [NA-SET-15]
    fn chance_worlds(&self, viewer: Seat) -> Vec<(Self, f64)> {
        let mut known = *self;
        for hidden in self.chance.top().iter().filter(|top| !top.seen.contains(viewer)) {
            known.chance.pile.add(hidden.card);
        }
        let mut worlds = vec![(known, 1.0)];
        for stretch in self.chance.stretches(viewer) {
            let mut seen = Heap::EMPTY;
            self.chance.known_within(stretch.clone(), viewer).into_iter().for_each(|card| seen.add(card));
            let mut dealt: Vec<_> = worlds.into_iter().map(|(world, odds)| (world, odds, seen)).collect();
            for place in stretch.clone() {
                let left = (stretch.end - place) as u32;
                dealt = dealt
                    .iter()
                    .flat_map(|(world, odds, seen)| {
                        let cards = world.cards_at(place, *seen, left);
                        cards.into_iter().map(move |(world, share, seen)| (world, odds * share, seen))
                    })
                    .collect();
            }
            worlds = dealt.into_iter().map(|(world, odds, _)| (world, odds)).collect();
        }
        worlds
    }

    /// The cards that may lie in a place on top of the Chance deck, with their odds, where `seen` cards lie somewhere
    /// in this and the next places, `left` in all, and the others come from the pile. Cards below those that are drawn
    /// don't matter: any will do.
    fn cards_at(&self, place: usize, seen: Heap, left: u32) -> Vec<(Self, f64, Heap)> {
        let by = self.chance.top()[place].by;
        let pile = self.chance.pile;
        let unseen = left - seen.len();
        let from_pile = (if unseen > 0 { pile } else { Heap::EMPTY }).cards().map(|card| {
            let mut world = *self;
            world.chance.pile.take(card);
            world.chance.top_mut()[place] = Known::new(card, by);
            let share = f64::from(pile.count(card)) / f64::from(pile.len());
            (world, share * f64::from(unseen) / f64::from(left), seen)
        });
        let from_seen = seen.cards().map(|card| {
            let mut world = *self;
            let mut rest = seen;
            rest.take(card);
            world.chance.top_mut()[place] = Known::new(card, by);
            (world, f64::from(seen.count(card)) / f64::from(left), rest)
        });
        let mut all: Vec<_> = from_seen.chain(from_pile).collect();
        if place >= DRAWN {
            all.truncate(1);
            for (_, share, _) in &mut all {
                *share = 1.0;
            }
        }
        all
    }
}
