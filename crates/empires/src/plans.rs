//! What units on the board could do, found by saying the words of an action on copies of the position: there are no
//! other rules here than those by which words are offered.

use std::collections::HashMap;

use table::{Arg, Forecast, Group, Plan, Reach, Rules, Seat};

use crate::zones::Zone;

/// How many positions are looked at, at most, for one question.
const MOST: usize = 20_000;

/// How many ways to the same target are told, at most.
const WAYS: usize = 12;

/// What a word has to do with the naming of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role<C> {
    /// It begins an action.
    Action,
    /// It names the zone where units stand.
    From(Zone),
    /// It names a unit, or a hero who goes along.
    Unit,
    /// It names where a unit goes, or what is attacked.
    To(Zone),
    /// It names one of several ways to do the same: seas, whose ships, the unit that comes back.
    Way,
    /// It carries out what is named.
    Go,
    /// It does everything at once: this unit, here named as for an action, goes from zone to zone.
    Free(Zone, C, Zone),
    /// Nothing.
    Other,
}

/// What is named of an action before any of the units that are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Underway {
    /// The word of the action.
    pub action: Option<&'static str>,
    /// Where its units stand.
    pub from: Option<Zone>,
    /// What is attacked.
    pub to: Option<Zone>,
}

/// A game whose actions are named unit by unit.
pub trait Planned: Rules {
    /// What a word that is offered names.
    fn role(&self, choice: Self::Choice) -> Role<Self::Choice>;

    /// What is named so far; none while a unit is named whose destination is not.
    fn underway(&self) -> Option<Underway>;

    /// A zone as something with a name.
    fn zone_arg(&self, zone: Zone) -> Arg;

    /// The zone with this id.
    fn zone_with(&self, id: &str) -> Option<Zone>;

    /// What is to be expected if the attack that is named is carried out.
    fn foreseen(&self, seat: Seat) -> Option<Forecast>;
}

/// See [`Rules::reaches`].
pub fn reaches<R: Planned>(position: &R, seat: Seat) -> Vec<Reach> {
    let Some(Underway { action, from, to }) = position.underway() else { return Vec::new() };
    let mut survey = Survey { seat, steps: 0, rows: Vec::new(), places: HashMap::new() };
    survey.walk(position, &Named { action: action.map(str::to_owned), from, unit: None, to });
    let row = |row: Row<R::Choice>| Reach {
        from: position.zone_arg(row.from),
        unit: position.offer_of(row.unit),
        action: row.action,
        targets: row.targets.into_iter().map(|zone| position.zone_arg(zone)).collect(),
    };
    survey.rows.into_iter().map(row).collect()
}

/// See [`Rules::plans`].
pub fn plans<R: Planned>(position: &R, seat: Seat, group: &Group) -> Vec<Plan> {
    let units = group.units.iter().map(|word| position.read_word(word)).collect::<Result<Vec<_>, _>>();
    let (Some(underway), Some(zone), Ok(left)) =
        (position.underway(), position.zone_with(&group.from), units)
    else {
        return Vec::new();
    };
    if left.is_empty() || underway.from.is_some_and(|from| from != zone) {
        return Vec::new();
    }
    let draft = Draft {
        action: underway.action.map(str::to_owned),
        words: Vec::new(),
        target: underway.to,
        ways: Vec::new(),
        decides: Vec::new(),
        left,
    };
    let mut search = Search { seat, zone, steps: 0, plans: Vec::new() };
    search.walk(position, &draft);
    search.plans
}

/// The first part of a word.
fn verb(word: &str) -> &str {
    word.split(' ').next().unwrap_or(word)
}

fn after<R: Rules>(position: &R, seat: Seat, choice: R::Choice) -> R {
    let mut next = position.clone();
    next.play(seat, choice, &mut ());
    next
}

fn choices<R: Rules>(position: &R, seat: Seat) -> Vec<R::Choice> {
    let mut choices = Vec::new();
    position.choices(seat, &mut choices);
    choices
}

// ---------------------------------------------------------------------- what each unit can do

struct Row<C> {
    from: Zone,
    unit: C,
    action: String,
    targets: Vec<Zone>,
}

/// What is named on the way to a unit and its target.
#[derive(Clone)]
struct Named<C> {
    action: Option<String>,
    from: Option<Zone>,
    unit: Option<C>,
    to: Option<Zone>,
}

struct Survey<C> {
    seat: Seat,
    steps: usize,
    rows: Vec<Row<C>>,
    places: HashMap<(Zone, C, String), usize>,
}

impl<C: Copy + Eq + std::hash::Hash> Survey<C> {
    fn note(&mut self, from: Zone, unit: C, action: &str, to: Zone) {
        let place = *self.places.entry((from, unit, action.to_owned())).or_insert_with(|| {
            self.rows.push(Row { from, unit, action: action.to_owned(), targets: Vec::new() });
            self.rows.len() - 1
        });
        let targets = &mut self.rows[place].targets;
        if !targets.contains(&to) {
            targets.push(to);
        }
    }

    fn walk<R: Planned<Choice = C>>(&mut self, position: &R, named: &Named<C>) {
        if self.steps >= MOST {
            return;
        }
        self.steps += 1;
        let mut way_taken = false;
        for choice in choices(position, self.seat) {
            let go_on = |survey: &mut Self, named: Named<C>| {
                survey.walk(&after(position, survey.seat, choice), &named);
            };
            match (position.role(choice), named) {
                (Role::Action, _) => {
                    go_on(self, Named { action: Some(position.word(choice)), ..named.clone() });
                }
                (Role::From(zone), _) => go_on(self, Named { from: Some(zone), ..named.clone() }),
                (Role::Unit, Named { action: Some(action), from: Some(from), unit: None, to: Some(to) }) => {
                    self.note(*from, choice, action, *to);
                }
                (Role::Unit, Named { unit: None, .. }) => {
                    go_on(self, Named { unit: Some(choice), ..named.clone() });
                }
                (Role::To(to), Named { action: Some(action), from: Some(from), unit: Some(unit), .. }) => {
                    self.note(*from, *unit, action, to);
                }
                (Role::To(to), Named { to: None, .. }) => {
                    go_on(self, Named { to: Some(to), ..named.clone() });
                }
                // Whichever way it is, the same units can go it.
                (Role::Way, Named { unit: None, .. }) if !way_taken => {
                    way_taken = true;
                    go_on(self, named.clone());
                }
                (Role::Free(from, unit, to), _) => {
                    self.note(from, unit, verb(&position.word(choice)), to);
                }
                _ => {}
            }
        }
    }
}

// ---------------------------------------------------------------------- what several can do together

/// What is said so far for a group.
#[derive(Clone)]
struct Draft<C> {
    action: Option<String>,
    words: Vec<String>,
    target: Option<Zone>,
    /// The ways that were chosen: each unit goes the way of the one before it, if it can.
    ways: Vec<C>,
    decides: Vec<table::Offer>,
    /// The units that are still to be named.
    left: Vec<C>,
}

struct Search {
    seat: Seat,
    zone: Zone,
    steps: usize,
    plans: Vec<Plan>,
}

impl Search {
    fn walk<R: Planned>(&mut self, position: &R, draft: &Draft<R::Choice>) {
        if self.steps >= MOST {
            return;
        }
        self.steps += 1;
        let choices = choices(position, self.seat);
        let forced = position.is_forced(&choices);
        let roles: Vec<_> = choices.iter().map(|&choice| (choice, position.role(choice))).collect();
        let is_way = |&(_, role): &(R::Choice, Role<R::Choice>)| role == Role::Way;
        let is_to = |&(_, role): &(R::Choice, Role<R::Choice>)| matches!(role, Role::To(_));
        if draft.left.is_empty() && !draft.words.is_empty() && !roles.iter().any(|r| is_way(r) || is_to(r)) {
            return match choices[..] {
                // Whoever must come along does, without a word.
                [only] if forced => self.walk(&after(position, self.seat, only), draft),
                _ => self.emit(position, draft, &choices),
            };
        }
        let next_unit = draft.left.iter().position(|unit| choices.contains(unit));
        let same_way = draft.ways.iter().rev().find(|way| choices.contains(way)).copied();
        let ways = roles.iter().filter(|role| is_way(role)).count();
        for (choice, role) in roles {
            let mut next = draft.clone();
            match role {
                Role::Action => next.action = Some(position.word(choice)),
                Role::From(zone) if zone == self.zone => {}
                Role::Unit if next_unit.is_some_and(|place| draft.left[place] == choice) => {
                    next.left.remove(next_unit.expect("it was found"));
                }
                Role::To(to) if draft.target.is_none_or(|target| target == to) => next.target = Some(to),
                Role::Way if same_way.is_none_or(|way| way == choice) => {
                    if ways > 1 && same_way.is_none() {
                        next.ways.push(choice);
                        next.decides.push(position.offer_of(choice));
                    }
                }
                Role::Free(from, unit, to) if from == self.zone && draft.left == [unit] => {
                    let word = position.word(choice);
                    self.plans.push(Plan {
                        action: verb(&word).to_owned(),
                        target: position.zone_arg(to),
                        decides: Vec::new(),
                        words: vec![word],
                        complete: true,
                        joins: Vec::new(),
                        forecast: None,
                    });
                    continue;
                }
                _ => continue,
            }
            if !forced {
                next.words.push(position.word(choice));
            }
            self.walk(&after(position, self.seat, choice), &next);
        }
    }

    /// Everybody is named, and nothing is asked that belongs to the last of them.
    fn emit<R: Planned>(&mut self, position: &R, draft: &Draft<R::Choice>, choices: &[R::Choice]) {
        let (Some(action), Some(target)) = (&draft.action, draft.target) else { return };
        let target = position.zone_arg(target);
        if self.plans.iter().filter(|plan| plan.action == *action && plan.target == target).count() >= WAYS {
            return;
        }
        let complete = choices.iter().any(|&choice| position.role(choice) == Role::Go);
        let joins = choices.iter().filter(|&&choice| position.role(choice) == Role::Unit);
        self.plans.push(Plan {
            action: action.clone(),
            target,
            decides: draft.decides.clone(),
            words: draft.words.clone(),
            complete,
            joins: joins.map(|&choice| position.offer_of(choice)).collect(),
            forecast: complete.then(|| position.foreseen(self.seat)).flatten(),
        });
    }
}
