//! An action that is being named is what legal words name, and nothing else; of a Move that was made, the units are
//! where they went.

use empires::{notation::Read, order::Ordered as _};

use crate::{
    position::{Act, Legs, Phase, Position, Verb},
    units::Troop,
    words::Choice,
    zones::{Place, PlaceSet, SeaSet},
};

use super::need;

const KEY: &str = "act";

impl Position {
    pub(super) fn check_act(&self) -> Read<()> {
        let Some(act) = &self.act else { return Ok(()) };
        let made = matches!(self.phase, Phase::Ride | Phase::Storm) || act.verb == Verb::Storm;
        if made { self.check_made_move(act) } else { self.check_named(act) }
    }

    fn check_named(&self, act: &Act) -> Read<()> {
        // Seas that were asked and opened are no more among those to ask; they came before the one asked now.
        let asked = self.vote.map(|vote| vote.sea);
        if let Some(sea) = asked {
            need(act.asks.first() == Some(sea), "vote", "the first of the seas to ask is asked")?;
        }
        let opened: SeaSet =
            self.edition().seas().iter().filter(|&sea| asked.is_some_and(|asked| sea < asked)).collect();
        let goal = Act { asks: act.asks.without(opened), ..*act };
        let fits = |named: &Act| leads_to(named, act) && named.asks.without(act.asks.or(opened)).is_empty();
        let done = |scratch: &Self| {
            let named = scratch.act.unwrap_or(Act::new(Verb::Storm));
            if asked.is_none() {
                return named == *act && scratch.phase == self.phase;
            }
            Act { asks: named.asks.without(opened), ..named } == goal
                && (scratch.vote.is_some() || scratch.phase == Phase::With && scratch.may_go().is_ok())
        };
        let holds = self.can_be_named(act.verb, &fits, &done);
        need(holds, KEY, "is not what can be named here: zones, units, ways and seas must fit the board")
    }

    /// Whether words of the active player lead from the action's name to what is `done`, all of them on acts that
    /// fit.
    fn can_be_named(&self, verb: Verb, fits: &impl Fn(&Act) -> bool, done: &impl Fn(&Self) -> bool) -> bool {
        let mut scratch = *self;
        scratch.vote = None;
        scratch.asked = self.active;
        scratch.begin_act(verb);
        scratch.leads_on(fits, done)
    }

    fn leads_on(&self, fits: &impl Fn(&Act) -> bool, done: &impl Fn(&Self) -> bool) -> bool {
        if done(self) {
            return true;
        }
        if self.phase == Phase::Vote {
            return false;
        }
        let mut words = Vec::new();
        self.offer(self.active, self.order_of_naming(), &mut |choice| {
            if !matches!(choice, Choice::Go | Choice::Done) {
                words.push(choice);
            }
        });
        words.into_iter().any(|word| {
            let mut next = *self;
            next.play(self.active, word, &mut ());
            next.act.as_ref().is_some_and(fits) && next.leads_on(fits, done)
        })
    }

    /// A Move that was made: riders may be promoted, or a city is stormed.
    fn check_made_move(&self, act: &Act) -> Read<()> {
        let edition = self.edition();
        let bare = act.unit.is_none() && act.rival.is_none() && !act.by_sea && act.asks.is_empty();
        need(bare && !act.legs.is_empty(), KEY, "names the units that have moved, and no more")?;
        let from = act.from.and_then(|from| edition.place(from));
        let Some(from) = from else { return need(false, KEY, "land units have moved out of a place") };
        self.check_places(KEY, &act.legs)?;
        need(self.could_go(from, &act.legs), KEY, "the units can't have gone there")?;
        let goals = self.leg_places();
        let new = act.entered.or(act.ridden);
        // Where nobody was, or one who was ridden down, there are only those who have just come.
        let alone =
            |place: Place| self.troops[place.index()].len() == usize::from(act.legs.landing(place.zone()));
        let holds = new.without(goals.and(edition.territories)).is_empty()
            && act.entered.and(act.ridden).is_empty()
            && new.iter().all(alone);
        need(holds, KEY, "territories that were entered hold just the units that have gone there")?;
        match (self.phase, act.verb) {
            (Phase::Ride, Verb::Move) => {
                let rider = |place: Place| {
                    let legs = act.legs.as_slice().iter();
                    legs.into_iter().any(|leg| leg.to == place.zone() && leg.unit.kind().is_horse())
                };
                need(act.ridden.iter().all(rider), KEY, "only horse rides down")?;
                let mut any = false;
                self.offer_riders(&mut |choice| any |= choice != Choice::Pass);
                need(any && act.to.is_none() && act.stormers.is_empty(), KEY, "no rider can be promoted")
            }
            (Phase::Storm, Verb::Move) => {
                let cities = self.stormable(act.entered).next().is_some();
                let fits = cities && act.ridden.is_empty() && act.to.is_none() && act.stormers.is_empty();
                need(fits, KEY, "no city can be stormed")
            }
            (Phase::With, Verb::Storm) => {
                let city = act.to.and_then(|to| edition.place(to));
                let city = city.filter(|&city| self.stormable(act.entered).any(|open| open == city));
                let camp = city.and_then(|city| edition.partner[city.index()]);
                let Some(camp) = camp.filter(|_| act.ridden.is_empty()) else {
                    return need(false, KEY, "this city can't be stormed");
                };
                let holds = within(act.stormers, self.troops[camp.index()]);
                need(holds, "act.stormers", "are units that have just come")
            }
            _ => need(false, KEY, "does not belong to this phase"),
        }
    }

    /// Whether land units can have gone from a place to where they are: over a border, out of a city, or carried.
    fn could_go(&self, from: Place, legs: &Legs) -> bool {
        let edition = self.edition();
        let by_land = edition.borders[from.index()].or(edition.near[from.index()].and(edition.territories));
        let by_sea = self.by_sea(from, self.afloat[self.active.index()]);
        legs.as_slice().iter().all(|leg| {
            let reached: PlaceSet = if leg.by_sea { by_sea } else { by_land };
            edition.place(leg.to).is_some_and(|to| reached.contains(to)) && !leg.unit.kind().is_ship()
        })
    }
}

/// Whether units are all among others.
fn within(units: Troop, all: Troop) -> bool {
    units.counted().all(|(unit, count)| count <= all.count(unit))
}

/// Whether what is named so far can become the goal, if units are named in their order; the seas to ask are left aside.
fn leads_to(named: &Act, goal: &Act) -> bool {
    let (so_far, all) = (named.legs.as_slice(), goal.legs.as_slice());
    let leg = all.get(so_far.len());
    let next = leg.map(|leg| leg.unit).or(goal.unit);
    let bound = if named.verb == Verb::Move { leg.map(|leg| leg.to).or(goal.to) } else { goal.to };
    named.from == goal.from
        && (named.to.is_none() || named.to == bound)
        && (named.rival.is_none() || named.rival == goal.rival)
        && (!named.by_sea || goal.by_sea)
        && all.starts_with(so_far)
        && (named.unit.is_none() || named.unit == next)
}
