//! The odds of a combat, from what a seat may know: the combat is played on by the game's own rules, with the
//! assumptions of [`Forecast`].

use empires::{
    foresight::{Conduct, Expected, Prospect, Toll, expect},
    heap::Heap,
    order::Order,
};
use table::{Arg, Argument, Forecast, RivalPlays, Rules, Seat, SeatSet, Witness};

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

impl Position {
    /// What a seat has to expect of the combat under way until it is decided, or of the attack or storm it is
    /// naming.
    pub(crate) fn forecasts(&self, viewer: Seat, rival: RivalPlays) -> Vec<Forecast> {
        let attacks = self.act.is_some_and(|act| matches!(act.verb, Verb::Attack | Verb::Storm));
        match self.phase {
            Phase::Storm if viewer == self.asked => self.forecasts_of_offers(viewer, rival),
            Phase::Target | Phase::Against | Phase::Way | Phase::Via | Phase::With
                if attacks && viewer == self.asked =>
            {
                self.forecasts_of_offers(viewer, rival)
            }
            Phase::Vote if attacks => vec![self.with_leave().forecast(viewer, None, rival)],
            Phase::BattleCards
            | Phase::Join(_)
            | Phase::Aid
            | Phase::AidWith(_)
            | Phase::Welcome(_)
            | Phase::Chance(_) => vec![self.forecast(viewer, None, rival)],
            _ => Vec::new(),
        }
    }

    // ------------------------------------------------------------------ an attack that is being named

    /// What is to be expected after each choice that leads to a combat.
    fn forecasts_of_offers(&self, viewer: Seat, rival: RivalPlays) -> Vec<Forecast> {
        let offered = self.offered(viewer, self.order_of_naming()).into_iter();
        offered.filter_map(|choice| self.forecast_of(viewer, choice, rival)).collect()
    }

    /// The same after one of them.
    pub(crate) fn forecast_of(&self, viewer: Seat, choice: Choice, rival: RivalPlays) -> Option<Forecast> {
        let combat = self.announced(viewer, choice)?;
        Some(combat.forecast(viewer, Some(self.word(choice)), rival))
    }

    fn offered(&self, seat: Seat, order: Order) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.offer(seat, order, &mut |choice| choices.push(choice));
        choices
    }

    /// The combat that follows from a choice: where units are named, with those named and this one, if they may
    /// attack; before, with the strongest that can be named. None follows if a storm is forgone.
    fn announced(&self, seat: Seat, choice: Choice) -> Option<Self> {
        if choice == Choice::Pass {
            return None;
        }
        let mut next = *self;
        next.play(seat, choice, &mut ());
        if matches!(choice, Choice::With(_)) && next.offered(seat, Order::Fixed).contains(&Choice::Go) {
            next.play(seat, Choice::Go, &mut ());
        }
        // What was named before may have come in any order; if nothing was, one order tells all.
        let begun = next.act.is_some_and(|act| match act.verb {
            Verb::Storm => !act.stormers.is_empty(),
            _ => !act.legs.is_empty(),
        });
        next.strongest(seat, if begun { next.order_of_naming() } else { Order::Fixed })
    }

    /// The combat with the strongest units that can still be named.
    fn strongest(&self, seat: Seat, order: Order) -> Option<Self> {
        if self.combat.is_some() || self.phase == Phase::Vote {
            return Some(self.with_leave());
        }
        let choices = self.offered(seat, order);
        // More ships are never weaker, and no sea is better than another.
        let at_sea = self.act().to.is_some_and(|to| self.edition().sea(to).is_some());
        let alike = self.phase == Phase::Via || at_sea && self.phase == Phase::With;
        let count = if alike { 1 } else { choices.iter().filter(|&&c| c != Choice::Go).count().max(1) };
        let follow = |&choice: &Choice| {
            let mut next = *self;
            next.play(seat, choice, &mut ());
            next.strongest(seat, order)
        };
        // Of equally strong ones the first: it has the most units, as they are named in order.
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

    /// The strength of a side without its cards.
    fn open_strength(&self, side: Side) -> i32 {
        let total = self.total(side);
        total.sum() - i32::from(total.battle_card) - i32::from(total.chance_card)
    }

    /// What lies open of the combat, with the eyes of a seat.
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

    fn forecast(&self, viewer: Seat, word: Option<String>, rival: RivalPlays) -> Forecast {
        let mut known = *self;
        for side in Side::BOTH {
            if known.combat().principal(side) != Some(viewer) && !self.battle_cards_shown() {
                known.combat_mut().battle_cards[side.index()] = None;
            }
        }
        let prospect = known.prospect(viewer);
        let open = |side: &Side| {
            let combat = known.combat();
            combat.principal(*side) == Some(viewer) && combat.battle_cards[side.index()].is_none()
        };
        let worlds = known.chance_worlds(viewer);
        if known.battle_cards_shown() || !Side::BOTH.iter().any(open) {
            return prospect.forecast(word, expected(&worlds, viewer, None, rival));
        }
        let cards = known.battle[viewer.index()].iter().map(|card| {
            let expected = expected(&worlds, viewer, Some(card), rival);
            (self.word(Choice::Card(card)), Battle(card).arg(self), expected)
        });
        prospect.forecast_with_cards(word, cards.collect())
    }

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

    /// What a player does in a combat who adds nothing to it: no support beyond what is promised, no questions; of
    /// several units or refuges the first. Fugitives are pursued.
    fn usual_choice(&self, seat: Seat) -> Choice {
        match self.phase {
            Phase::Join(_) | Phase::FlightAsk | Phase::Promotion(_) => Choice::Done,
            Phase::AidWith(_) if self.combat().last.is_some() => Choice::Done,
            Phase::Aid => Choice::Pass,
            _ => *self.offered(seat, self.order_of_naming()).first().expect("whoever is asked can answer"),
        }
    }
}

/// What is to be expected in these worlds if the seat chooses this Battle card.
fn expected(worlds: &[(Position, f64)], viewer: Seat, card: Option<u8>, rival: RivalPlays) -> Expected {
    let conduct = |position: &Position, seat: Seat| match (position.phase, card) {
        (Phase::BattleCards, Some(card)) if seat == viewer => Conduct::Plays(Choice::Card(card)),
        (Phase::BattleCards, _) => {
            let value = |card: u8| position.edition().battle[usize::from(card)].value;
            Conduct::of_hand(position.battle[seat.index()].iter(), rival, value).map(Choice::Card)
        }
        _ => Conduct::Plays(position.usual_choice(seat)),
    };
    let mut sum = Expected::default();
    for (world, odds) in worlds {
        let combat = world.combat();
        let attackers =
            combat.allies[Side::Attacker.index()].iter().chain([combat.attacker]).collect::<SeatSet>();
        let fights = |position: &Position| position.combat.is_some();
        sum.add(expect(world, Toll::new(attackers), &conduct, &fights), *odds);
    }
    sum
}
