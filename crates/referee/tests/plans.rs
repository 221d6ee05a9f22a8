//! What units could do is what can be said with them, word by word: nothing less, nothing more, and nothing that the
//! seat does not know.

use std::collections::BTreeMap;

use grecia::Position as Grecia;
use napoleon::Position as Napoleon;
use table::{Agreed, Arg, Boxed, ChanceStream, Group, Plan, Reach, Rules, Seat, Seed, below};

fn chance(seed: &str) -> ChanceStream {
    ChanceStream::new(&seed.parse::<Seed>().unwrap(), [])
}

fn id(arg: &Arg) -> String {
    arg.plain().as_str().unwrap().to_owned()
}

/// Positions of random games in which a seat could do something with its units, until so many were looked at.
fn moments<R: Rules>(
    edition: &'static R::Edition,
    options: &[&str],
    each: usize,
    mut look: impl FnMut(&R, Seat, &[Reach]),
) {
    for (number, options) in options.iter().enumerate() {
        let mut rng = chance(&format!("plans/{number}"));
        let agreed = options.parse::<Agreed>().unwrap().complete(&R::settings(edition)).unwrap();
        let options = R::options(edition, &agreed).unwrap();
        let mut position = R::begin(edition, options);
        let (mut buffer, mut seen) = (Vec::new(), 0);
        while seen < each {
            let stepped = position.step(rng.rng(), &mut (), |position, asked, rng| {
                // A few of many, so that all kinds of moments occur; nobody is asked for what goes by itself.
                if below(rng, 5) == 0 && !position.is_forced(&offered(position, asked)) {
                    let reaches = position.reaches(asked);
                    if !reaches.is_empty() {
                        seen += 1;
                        look(position, asked, &reaches);
                    }
                }
                position.pick(asked, &mut buffer, rng)
            });
            if stepped.is_none() {
                position = R::begin(edition, options);
            }
        }
    }
}

fn offered<R: Rules>(position: &R, seat: Seat) -> Vec<R::Choice> {
    let mut choices = Vec::new();
    position.choices(seat, &mut choices);
    choices
}

/// Says a word as a table does it, with what goes by itself after it.
fn say<R: Rules>(position: &mut R, seat: Seat, choice: R::Choice) {
    position.play(seat, choice, &mut ());
    loop {
        let choices = offered(position, seat);
        if !position.is_forced(&choices) {
            return;
        }
        position.play(seat, choices[0], &mut ());
    }
}

/// The words of a plan can be said one after the other, and what it tells about their end is so.
fn can_be_said<R: Rules>(position: &R, seat: Seat, plan: &Plan) {
    let mut next = position.clone();
    for (place, word) in plan.words.iter().enumerate() {
        let choice = next.read_word(word).unwrap();
        assert!(offered(&next, seat).contains(&choice), "{word} of {plan:?} in {}", position.notation());
        let last = place + 1 == plan.words.len();
        assert!(last || !next.commits(choice), "{word} carries {plan:?} out before its end");
        say(&mut next, seat, choice);
    }
    let words: Vec<String> = offered(&next, seat).into_iter().map(|choice| next.word(choice)).collect();
    if matches!(plan.action.as_str(), "move" | "attack" | "swap") {
        assert_eq!(plan.complete, words.iter().any(|word| word == "go"), "{plan:?}");
        for join in &plan.joins {
            assert!(words.contains(&join.word), "{plan:?}: {words:?}");
        }
        let forecast = next.forecasts(seat, table::RivalPlays::Any);
        let of_go = forecast.into_iter().find(|forecast| forecast.word.as_deref() == Some("go"));
        assert_eq!(plan.forecast, of_go, "{plan:?}");
    } else {
        assert!(plan.complete && plan.words.len() == 1, "{plan:?}");
    }
}

/// Each unit alone does what it can reach; several together do what all of them can reach, or less.
fn plans_can_be_said<R: Rules>(edition: &'static R::Edition, options: &[&str], each: usize) {
    let mut rng = chance("groups");
    let mut together = 0;
    moments::<R>(edition, options, each, |position, seat, reaches| {
        let reach = &reaches[below(rng.rng(), reaches.len() as u32) as usize];
        let alone = Group { from: id(&reach.from), units: vec![reach.unit.word.clone()] };
        let plans = position.plans(seat, &alone);
        for plan in &plans {
            can_be_said(position, seat, plan);
        }
        let mut reached: Vec<_> = plans.iter().map(|plan| (plan.action.clone(), id(&plan.target))).collect();
        reached.sort();
        reached.dedup();
        let of_unit = reaches.iter().filter(|row| row.from == reach.from && row.unit == reach.unit);
        let mut expected: Vec<_> =
            of_unit.flat_map(|row| row.targets.iter().map(|to| (row.action.clone(), id(to)))).collect();
        expected.sort();
        assert_eq!(reached, expected, "{alone:?} in {}", position.notation());

        let neighbours: Vec<_> = reaches.iter().filter(|row| row.from == reach.from).collect();
        let other = neighbours[below(rng.rng(), neighbours.len() as u32) as usize];
        let group = Group { from: alone.from, units: vec![reach.unit.word.clone(), other.unit.word.clone()] };
        let plans = position.plans(seat, &group);
        together += plans.len();
        for plan in &plans {
            can_be_said(position, seat, plan);
        }
    });
    assert!(together > each, "hardly any two units can do anything together: {together}");
}

/// Whatever is said of an action, step by step, is told before.
fn nothing_is_left_out<R: Rules>(edition: &'static R::Edition, options: &[&str], each: usize) {
    let mut rng = chance("steps");
    let mut named = BTreeMap::<String, usize>::new();
    moments::<R>(edition, options, each, |position, seat, reaches| {
        if !offered(position, seat).iter().any(|&choice| position.word(choice) == "move") {
            return;
        }
        let mut next = position.clone();
        let mut said: Vec<String> = Vec::new();
        while said.len() < 4 {
            let mut choices = offered(&next, seat);
            choices.retain(|&choice| {
                let word = next.word(choice);
                let begins = ["move", "attack", "swap"].contains(&word.as_str());
                if said.is_empty() { begins } else { true }
            });
            let choice = choices[below(rng.rng(), choices.len() as u32) as usize];
            said.push(next.word(choice));
            if said.last().unwrap() == "go" {
                return;
            }
            next.play(seat, choice, &mut ());
        }
        let part = |head: &str| said.iter().find_map(|word| word.strip_prefix(head)).map(str::to_owned);
        let (Some(from), Some(to), Some(unit)) = (part("from "), part("to "), part("with ")) else { return };
        let told = reaches.iter().any(|reach| {
            reach.action == said[0]
                && id(&reach.from) == from
                && reach.unit.word == format!("with {unit}")
                && reach.targets.iter().any(|target| id(target) == to)
        });
        assert!(told, "{said:?} in {}", position.notation());
        *named.entry(said[0].clone()).or_default() += 1;
    });
    assert!(named.len() == 3, "not all actions were named: {named:?}");
}

/// What could be done is the same in worlds that look the same.
fn nothing_leaks<R: Rules>(edition: &'static R::Edition, options: &[&str], each: usize) {
    let mut rng = chance("secrets");
    let mut different = 0;
    moments::<R>(edition, options, each, |position, seat, reaches| {
        let world = position.redeal(seat, rng.rng());
        different += usize::from(world != *position);
        assert_eq!(world.reaches(seat), reaches, "{}", position.notation());
        let Reach { from, unit, .. } = &reaches[below(rng.rng(), reaches.len() as u32) as usize];
        let group = Group { from: id(from), units: vec![unit.word.clone()] };
        assert_eq!(world.plans(seat, &group), position.plans(seat, &group), "{}", position.notation());
        for other in Seat::first(position.seats()).filter(|&other| other != seat) {
            assert_eq!(position.reaches(other), [], "it is not their turn");
            assert_eq!(position.plans(other, &group), [], "it is not their turn");
        }
    });
    assert!(different > each / 10, "hardly anything was hidden");
}

const GRECIA: [&str; 3] =
    ["players=3 scenario=free_game", "players=2 dice=no", "players=2 scenario=persian_wars"];
const NAPOLEON: [&str; 3] = ["players=2 scenario=italy-1796", "players=4", "players=8"];

fn grecia() -> &'static grecia::Edition {
    Boxed::<Grecia>::new(grecia::Edition::built_in()).edition()
}

fn napoleon() -> &'static napoleon::Edition {
    Boxed::<Napoleon>::new(napoleon::Edition::built_in()).edition()
}

#[test]
fn plans_of_grecia_can_be_said() {
    plans_can_be_said::<Grecia>(grecia(), &GRECIA, 100);
}

#[test]
fn plans_of_napoleon_can_be_said() {
    plans_can_be_said::<Napoleon>(napoleon(), &NAPOLEON, 60);
}

#[test]
fn everything_that_units_of_grecia_can_do_is_told() {
    nothing_is_left_out::<Grecia>(grecia(), &GRECIA, 200);
}

#[test]
fn everything_that_units_of_napoleon_can_do_is_told() {
    nothing_is_left_out::<Napoleon>(napoleon(), &NAPOLEON, 200);
}

#[test]
fn plans_of_grecia_tell_no_secret() {
    nothing_leaks::<Grecia>(grecia(), &GRECIA, 100);
}

#[test]
fn plans_of_napoleon_tell_no_secret() {
    nothing_leaks::<Napoleon>(napoleon(), &NAPOLEON, 40);
}

#[test]
fn games_without_units_have_no_plans() {
    let edition = Boxed::<altes_reich::Position>::new(altes_reich::Edition::built_in()).edition();
    let agreed = Agreed::new().complete(&altes_reich::Position::settings(edition)).unwrap();
    let position =
        altes_reich::Position::begin(edition, altes_reich::Position::options(edition, &agreed).unwrap());
    let group = Group { from: "argos".to_owned(), units: vec!["with light".to_owned()] };
    for seat in Seat::first(position.seats()) {
        assert!(position.reaches(seat).is_empty() && position.plans(seat, &group).is_empty());
    }
}
