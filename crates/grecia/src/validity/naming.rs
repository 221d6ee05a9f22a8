//! An action that is being named: it is what legal words name, and nothing else.

use empires::{
    notation::Read,
    order::{Order, Ordered as _},
};

use crate::{
    position::{Act, Combat, Phase, Position, Verb},
    units::Kind,
    words::Choice,
    zones::SeaSet,
};

use super::need;

impl Position {
    pub(super) fn check_act(&self) -> Read<()> {
        let Some(act) = &self.act else { return Ok(()) };
        if self.phase == Phase::FleetTo {
            let harbours = self.harbours(self.active, self.order_of_naming());
            let harbour = act.from.is_some_and(|from| self.is_sea_among(from, harbours));
            let mut bare = Act::new(Verb::Move);
            bare.from = act.from;
            return need(harbour && bare == *act, "act", "names the sea of a ship that can sail");
        }
        let free = self.effect.is_some();
        need(!free || act.verb == Verb::Move, "act", "a card gives Moves only")?;
        // Seas that were asked and opened are no more among those to ask; they came before the one asked now.
        let asked = self.vote.map(|vote| vote.sea);
        if let Some(sea) = asked {
            need(act.asks.iter().next() == Some(sea), "vote", "the first of the seas to ask is asked")?;
        }
        let before = |sea| self.edition().seas().without(self.edition().seas().from(sea));
        let opened = asked.map_or(SeaSet::EMPTY, before);
        let fits = |named: &Act| leads_to(named, act) && named.asks.without(act.asks.or(opened)).is_empty();
        let done = |scratch: &Self| {
            let named = scratch.act();
            let whole = Act { asks: named.asks.without(opened), ..*named }
                == Act { asks: act.asks.without(opened), ..*act };
            if asked.is_some() {
                whole && scratch.can_go()
            } else {
                named == act && scratch.phase == self.phase
            }
        };
        need(
            self.can_be_named(act, &fits, &done),
            "act",
            "is not what can be named here: origin, destinations, units, heroes and seas must fit the board",
        )
    }

    /// Before anything of a combat has changed the board: whether the attack can have been named.
    pub(super) fn attack_can_be_named(&self, combat: &Combat) -> bool {
        let mut goal = Act::new(Verb::Attack);
        goal.from = Some(combat.from);
        goal.to = Some(combat.to);
        goal.rival = combat.defender.seat().filter(|_| self.edition().sea(combat.to).is_some());
        let (units, ships) = (combat.troop.units(), std::iter::repeat_n(Kind::Ship, combat.ships.into()));
        for kind in units.chain(ships) {
            if goal.legs.is_full() {
                return false;
            }
            goal.legs.insert(crate::position::Leg::new(kind, combat.to));
        }
        for (number, hero) in goal.heroes.iter_mut().enumerate() {
            *hero = self.edition().territory(combat.to).filter(|_| combat.heroes >> number & 1 == 1);
        }
        let fits = |named: &Act| leads_to(named, &goal);
        let done = |scratch: &Self| {
            let named = scratch.act();
            Act { asks: SeaSet::EMPTY, ..*named } == goal && scratch.can_go()
        };
        self.can_be_named(&goal, &fits, &done)
    }

    fn can_go(&self) -> bool {
        self.phase == Phase::With && self.may_go().is_ok()
    }

    /// Whether words of the active player lead from the action's name to what is `done`, all of them on acts that
    /// fit. Whatever can be named can be named in the fixed order, but for a part that is not complete yet.
    fn can_be_named(&self, goal: &Act, fits: &impl Fn(&Act) -> bool, done: &impl Fn(&Self) -> bool) -> bool {
        let mut scratch = *self;
        scratch.vote = None;
        scratch.combat = None;
        scratch.asked = self.active;
        scratch.begin_act(goal.verb);
        scratch.leads_on(goal, fits, done)
    }

    fn leads_on(&self, goal: &Act, fits: &impl Fn(&Act) -> bool, done: &impl Fn(&Self) -> bool) -> bool {
        if done(self) {
            return true;
        }
        let named = self.act();
        let all_but_one = named.legs == goal.complete_legs() && named.heroes == goal.heroes;
        let order =
            if all_but_one || goal.verb == Verb::Swap { self.order_of_naming() } else { Order::Fixed };
        let mut words = Vec::new();
        self.offer(self.active, order, &mut |choice| {
            if !matches!(choice, Choice::Go | Choice::Done) {
                words.push(choice);
            }
        });
        words.into_iter().any(|word| {
            let mut next = *self;
            next.play(self.active, word, &mut ());
            next.act.as_ref().is_some_and(fits) && next.leads_on(goal, fits, done)
        })
    }
}

/// Whether what is named so far can become the goal; the seas to ask are left aside.
fn leads_to(named: &Act, goal: &Act) -> bool {
    let complete = goal.complete_legs();
    let (so_far, all) = (named.legs.as_slice(), complete.as_slice());
    let legs = if goal.verb == Verb::Swap {
        so_far.iter().all(|leg| goal.legs.as_slice().contains(leg))
    } else {
        all.starts_with(so_far) || named.legs == goal.legs
    };
    let incomplete = goal.unrouted.map(|leg| leg.unit).or(goal.kind);
    let next = all.get(so_far.len()).map(|leg| leg.unit).or(incomplete);
    let unit = named.kind.is_none() || goal.verb == Verb::Swap || named.kind == next;
    let heroes = named.heroes.iter().zip(&goal.heroes);
    named.from == goal.from
        && (named.to.is_none() || named.to == goal.to)
        && (named.rival.is_none() || named.rival == goal.rival)
        && legs
        && unit
        && heroes.into_iter().all(|(hero, goal)| hero.is_none() || hero == goal)
        && named.hero.is_none_or(|hero| goal.hero == Some(hero) || goal.heroes[usize::from(hero)].is_some())
}
