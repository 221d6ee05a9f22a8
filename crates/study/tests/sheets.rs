//! What a seat may know and what is written of it in numbers are the same: equal views give equal sheets, and a sheet
//! changes with every field of the view.

mod corpus;

use std::collections::{BTreeMap, BTreeSet};

use corpus::{begin, edition, play, tables};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use table::{Agreed, Boxed, Observed, Rules, Seat, Sheet, below};

fn sheet<R: Observed>(position: &R, seat: Seat) -> Vec<u8> {
    let planes = Sheet::planes(position);
    let mut cells = vec![7; planes.iter().map(|plane| plane.rows * plane.columns).sum()];
    position.observe(seat, &mut Sheet::new(&mut cells));
    cells
}

/// The places of what can be changed in a notation, each with its path in which numbers of lists are left out.
fn leaves(value: &Value, at: String, shape: String, out: &mut Vec<(String, String)>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                // Zones are named by their keys: they share a shape.
                let name = if shape == "/zones" { "*" } else { key };
                leaves(value, format!("{at}/{key}"), format!("{shape}/{name}"), out);
            }
        }
        Value::Array(items) => {
            out.push((at.clone(), shape.clone()));
            for (index, value) in items.iter().enumerate() {
                leaves(value, format!("{at}/{index}"), format!("{shape}/*"), out);
            }
        }
        _ => out.push((at, shape)),
    }
}

/// The fields of a view that differ, without the numbers of lists.
fn differing(a: &Value, b: &Value, shape: &str, out: &mut BTreeSet<String>) {
    match (a, b) {
        (Value::Object(a), Value::Object(b)) => {
            for (key, value) in a {
                differing(value, b.get(key).unwrap_or(&Value::Null), &format!("{shape}/{key}"), out);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).for_each(|(a, b)| differing(a, b, shape, out));
        }
        (Value::Array(a), Value::Array(b)) if a.iter().chain(b).any(Value::is_object) => {
            out.insert(shape.to_owned());
            for key in a.iter().chain(b).filter_map(Value::as_object).flat_map(|item| item.keys()) {
                out.insert(format!("{shape}/{key}"));
            }
        }
        (Value::Object(map), Value::Null) | (Value::Null, Value::Object(map)) => {
            out.insert(shape.to_owned());
            map.keys().for_each(|key| {
                out.insert(format!("{shape}/{key}"));
            });
        }
        _ if a == b => {}
        _ => {
            out.insert(shape.to_owned());
        }
    }
}

fn fields(view: &Value, shape: &str, out: &mut BTreeSet<String>) {
    match view {
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| fields(value, &format!("{shape}/{key}"), out));
        }
        Value::Array(items) if items.iter().any(Value::is_object) => {
            for item in items {
                fields(item, shape, out);
            }
        }
        _ => {
            out.insert(shape.to_owned());
        }
    }
}

/// What is not always there in a notation.
const RARE: [&str; 15] = [
    "act",
    "vote",
    "muster",
    "effect",
    "card",
    "combat",
    "opened",
    "refused",
    "travelled",
    "winner",
    "truces",
    "chance_top",
    "vacated",
    "entered",
    "only_electors",
];

struct Judge<R: Rules> {
    game: Boxed<R>,
    rng: Xoshiro256PlusPlus,
    /// What has stood at each place of a notation.
    stood: BTreeMap<String, Vec<Value>>,
    /// The fields that views have, and those that were seen to change.
    known: BTreeSet<String>,
    changed: BTreeSet<String>,
    compared: usize,
    /// How often what is rare was seen.
    seen: BTreeMap<String, usize>,
    /// The position looked at before.
    before: Option<R>,
}

impl<R: Observed> Judge<R> {
    /// `stood` names what may stand where random games have nothing.
    fn new(game: Boxed<R>, stood: &[(&str, Value)]) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(1806);
        Self {
            game,
            rng,
            stood: stood.iter().map(|(shape, value)| ((*shape).to_owned(), vec![value.clone()])).collect(),
            known: BTreeSet::new(),
            changed: BTreeSet::new(),
            compared: 0,
            seen: BTreeMap::new(),
            before: None,
        }
    }

    /// Two positions look different to a seat exactly when their sheets differ.
    fn compare(&mut self, one: &R, other: &R, seat: Seat, why: &str) {
        let (view, changed) = (one.view(Some(seat)), other.view(Some(seat)));
        let alike = sheet(one, seat) == sheet(other, seat);
        if view == changed {
            assert!(alike, "{why}: equal views, different sheets");
            return;
        }
        let mut differ = BTreeSet::new();
        let json = |view: &R::View| serde_json::to_value(view).unwrap();
        differing(&json(&view), &json(&changed), "", &mut differ);
        assert!(!alike, "{why}: the sheet says nothing of {differ:?}");
        self.compared += 1;
        self.changed.extend(differ);
    }

    fn look_at(&mut self, position: &R, agreed: &Agreed, times: usize) {
        let seats = Seat::first(position.seats());
        for seat in seats.clone() {
            let redealt = position.redeal(seat, &mut self.rng);
            self.compare(position, &redealt, seat, "redealt");
            fields(&serde_json::to_value(position.view(Some(seat))).unwrap(), "", &mut self.known);
        }
        let notation = position.notation();
        let mut places = Vec::new();
        leaves(&notation, String::new(), String::new(), &mut places);
        for (at, shape) in &places {
            let stood = self.stood.entry(shape.clone()).or_default();
            let value = notation.pointer(at).unwrap();
            if stood.len() < 60 && !stood.contains(value) {
                stood.push(value.clone());
            }
        }
        let options = R::options(self.game.edition(), agreed).unwrap();
        for _ in 0..times {
            let (at, shape) = &places[below(&mut self.rng, places.len() as u32) as usize];
            let mut changed = notation.clone();
            let place = changed.pointer_mut(at).unwrap();
            *place = self.otherwise(place, shape);
            let Ok(other) = R::set_up(self.game.edition(), options, &changed) else { continue };
            for seat in seats.clone() {
                self.compare(position, &other, seat, at);
            }
        }
    }

    /// Another value for a place of a notation.
    fn otherwise(&mut self, value: &Value, shape: &str) -> Value {
        let dice = below(&mut self.rng, 4);
        match value {
            Value::Bool(flag) => (!flag).into(),
            Value::Number(number) if dice < 3 => {
                let number = number.as_i64().unwrap_or(0);
                (if dice == 0 && number > 0 { number - 1 } else { number + 1 }).into()
            }
            Value::Array(items) if dice == 0 && !items.is_empty() => {
                let mut fewer = items.clone();
                fewer.remove(below(&mut self.rng, items.len() as u32) as usize);
                fewer.into()
            }
            Value::Array(items) if dice == 1 => {
                let mut more = items.clone();
                let stood = self.stood.get(&format!("{shape}/*"));
                if let Some(stood) = stood.filter(|stood| !stood.is_empty()) {
                    more.push(stood[below(&mut self.rng, stood.len() as u32) as usize].clone());
                }
                more.into()
            }
            _ => {
                let stood = &self.stood[shape];
                stood[below(&mut self.rng, stood.len() as u32) as usize].clone()
            }
        }
    }

    /// Looks at positions of random games: at those in which something is rare, at the last, and at others, `apart` plies
    /// from each other.
    fn look_at_games(&mut self, tables: &[Agreed], games: u64, apart: usize, changes: usize) {
        for (index, agreed) in tables.iter().enumerate() {
            for number in 0..games {
                let mut ply = index;
                let seed = index as u64 * 77 + number;
                play(begin(self.game, agreed), seed, |position, choices| {
                    ply += 1;
                    let often = ply % apart == 0 || choices.is_empty();
                    if !(often || ply % 3 == 0 && self.is_rare(position)) {
                        return;
                    }
                    self.look_at(position, agreed, changes);
                    if let Some(before) = self.before.replace(position.clone()) {
                        for seat in Seat::first(position.seats().min(before.seats())) {
                            self.compare(&before, position, seat, "later");
                        }
                    }
                });
            }
        }
    }

    /// Whether something is going on that was hardly seen yet.
    fn is_rare(&mut self, position: &R) -> bool {
        let notation = position.notation();
        let object = notation.as_object().unwrap();
        let on = object.iter().filter(|(key, value)| {
            RARE.contains(&key.as_str())
                && !value.is_null()
                && value.as_array().is_none_or(|list| !list.is_empty())
        });
        let mut rare = false;
        for (key, _) in on {
            let seen = self.seen.entry(key.clone()).or_default();
            *seen += 1;
            rare |= *seen <= 40;
        }
        rare
    }

    /// Whether every field was seen to change, but those that belong to the edition.
    fn every_field_changes(&self, fixed: &[&str]) {
        let seen = |field: &str| {
            let above = |changed: &String| field.starts_with(&format!("{changed}/"));
            self.changed.contains(field) || self.changed.iter().any(above) && field.matches('/').count() > 2
        };
        let unseen: Vec<_> =
            self.known.iter().filter(|field| !seen(field) && !fixed.contains(&field.as_str())).collect();
        assert!(unseen.is_empty(), "never seen to change: {unseen:?}");
        assert!(self.compared > 1000, "only {} pairs were compared", self.compared);
    }
}

#[test]
fn el_viejo_imperio() {
    let game = edition::<altes_reich::Position>(altes_reich::edition::BUILT_IN);
    let mut judge = Judge::new(game, &[("/only_electors/*", 2.into())]);
    judge.look_at_games(&tables(game, "mode", ""), 2, 9, 40);
    judge.look_at_games(&tables(game, "two_player_dummy", "victory_tie=ladder"), 2, 9, 40);
    judge.every_field_changes(&["/seat"]);
}

#[test]
fn grecia() {
    let game = edition::<grecia::Position>(grecia::edition::BUILT_IN);
    let stood = [("/opened/*", "aegean".into()), ("/eliminated/*", 3.into()), ("/winner", 1.into())];
    let mut judge = Judge::new(game, &stood);
    judge.look_at_games(&tables(game, "scenario", "rounds=10"), 1, 397, 40);
    judge.look_at_games(&tables(game, "dice", "rounds=11 cards=no scenario=persian_wars"), 1, 397, 40);
    judge.every_field_changes(&[
        // Too rare in random games: the module `observation` tests them by itself.
        "/seats/eliminated",
        "/winner",
        // Follow from the units and heroes of the combat, from the unit and from what is agreed.
        "/strength/cavalry",
        "/strength/fortress",
        "/strength/hero",
        "/strength/tactics",
        "/wares/price",
        "/seats/heroes_to_place",
        "/seat",
        "/seats/seat",
        "/zones/id",
        "/zones/kind",
        "/zones/capacity",
        "/wares/unit",
    ]);
}

#[test]
fn napoleon() {
    let game = edition::<napoleon::Position>(napoleon::edition::BUILT_IN);
    let mut judge = Judge::new(game, &[("/winner", 1.into()), ("/out/*", 3.into())]);
    judge.look_at_games(&tables(game, "scenario", "rounds=3"), 1, 397, 40);
    judge.look_at_games(&tables(game, "empires", "players=3 rounds=2 scenario=standard-double"), 1, 397, 40);
    judge.every_field_changes(&[
        // Too rare in random games: the module `observation` tests them by itself.
        "/chance/mixed",
        "/chance/mixed/cards",
        "/chance/mixed/first",
        "/chance/mixed/places",
        "/routes_aside",
        "/seats/out",
        "/vote",
        "/winner",
        // Follow from the units and cards of the combat, and from the unit.
        "/strength/bonus",
        "/strength/chance_card",
        "/strength/city",
        "/strength/combined_arms",
        "/strength/mountains",
        "/wares/price",
        "/seat",
        "/seats/seat",
        "/empires/id",
        "/zones/id",
        "/zones/kind",
        "/zones/capacity",
        "/zones/colour",
        "/zones/flag",
    ]);
}
