//! Parts of an action are a set: whatever the order in which they are named, the position is the same, and so is what
//! is offered. [NA-MOVE-09, NA-REC-02]

use std::sync::LazyLock;

use napoleon::{Choice, Edition, Position};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use table::{Agreed, Awaiting, Company, Edition as _, Name, Rules, Running, Seat, SeatSet, below};

static EDITIONS: LazyLock<[Edition; 2]> = LazyLock::new(|| {
    let newest = Edition::built_in();
    let first = newest.earlier().pop().expect("there are earlier rulings");
    [newest, first]
});

/// Every set-up of the game, and the options that change how units are named.
const TABLES: [&str; 9] = [
    "players=2 rounds=3",
    "players=2 scenario=standard-double rounds=3",
    "players=3 rounds=2 support_consent=yes",
    "players=4 rounds=2 support_losses=any",
    "players=8 rounds=1",
    "players=2 scenario=italy-1796 rounds=4",
    "players=3 scenario=peninsula-1808 rounds=3",
    "players=3 scenario=coalition-1805 rounds=3",
    "players=4 scenario=hundred-days-1815 rounds=3",
];

fn agreed(text: &str) -> Agreed {
    text.parse::<Agreed>().unwrap().complete(&Position::settings(&EDITIONS[0])).unwrap()
}

fn choices(position: &Position, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.choices(seat, &mut choices);
    choices
}

fn ordered(position: &Position, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.ordered(seat, &mut choices);
    choices
}

fn words(position: &Position, said: &[Choice]) -> String {
    said.iter().map(|&choice| position.word(choice)).collect::<Vec<_>>().join(", ")
}

/// What a player has named since the last word that carried something out.
struct Named {
    seat: Seat,
    base: Position,
    parts: Vec<Vec<Choice>>,
}

impl Named {
    /// Says the parts in another order. A part that can't be said yet, because it needs another one, waits for its turn.
    /// Returns the position, or nothing if some can't be said at all.
    fn shuffled(&self, rng: &mut impl Rng) -> Option<Position> {
        let mut waiting = self.parts.clone();
        for place in (1..waiting.len()).rev() {
            waiting.swap(place, below(rng, place as u32 + 1) as usize);
        }
        let mut position = self.base;
        while !waiting.is_empty() {
            let sayable = waiting.iter().position(|part| self.say(&position, part).is_some())?;
            position = self.say(&position, &waiting.remove(sayable))?;
        }
        Some(position)
    }

    fn say(&self, position: &Position, part: &[Choice]) -> Option<Position> {
        part.iter().try_fold(*position, |mut position, &word| {
            position.check(self.seat, word).ok()?;
            position.play(self.seat, word, &mut ());
            Some(position)
        })
    }

    /// All orders lead to the same position. Only transfers and promotions make room and counters for each other, so that
    /// some orders are none. [NA-PROM-07]
    fn is_a_set(&self, reached: &Position, rng: &mut impl Rng) -> bool {
        if self.parts.len() < 2 {
            return false;
        }
        let said = words(reached, &self.parts.concat());
        let phase = reached.view(None).phase;
        let depend = ["transfer", "promotion", "drill"].iter().any(|kind| phase.starts_with(kind));
        for _ in 0..3 {
            let Some(position) = self.shuffled(rng) else {
                assert!(depend, "no other order of {said} in {}", self.base.notation());
                continue;
            };
            assert_eq!(position.notation(), reached.notation(), "another order of {said}");
            assert!(position == *reached, "another order of {said}");
            assert_eq!(choices(&position, self.seat), choices(reached, self.seat), "after {said}");
        }
        true
    }
}

/// A game in which players name whatever is legal. Returns how many actions were named in several parts.
fn plays_in_any_order(text: &str, seed: u64) -> usize {
    let table = agreed(text);
    let options = Position::options(&EDITIONS[0], &table).unwrap();
    let mut position = Position::begin(&EDITIONS[0], options);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut named: Option<Named> = None;
    let mut actions = 0;
    let mut name = |position: &Position, seat: Seat, rng: &mut Xoshiro256PlusPlus| {
        let all = choices(position, seat);
        let one_order = ordered(position, seat);
        assert!(!one_order.is_empty() && one_order.iter().all(|choice| all.contains(choice)), "{all:?}");
        assert!(all.iter().all(|&choice| position.check(seat, choice).is_ok()), "{all:?}");
        if rng.next_u32().is_multiple_of(16) {
            let notation = position.notation();
            let read = Position::set_up(&EDITIONS[0], options, &notation);
            assert!(read == Ok(*position), "{:?} of {notation}", read.map(|read| read.notation()));
        }
        // Actions with parts come more often than others, and end less often.
        let usual = all[below(rng, all.len() as u32) as usize];
        let other = all[below(rng, all.len() as u32) as usize];
        let choice = if position.commits(usual) { other } else { usual };
        // Only words that commit hand the game on, so what is named follows upon each other.
        if position.commits(choice) {
            actions += usize::from(named.take().is_some_and(|named| named.is_a_set(position, rng)));
            return choice;
        }
        let mut after = *position;
        after.play(seat, choice, &mut ());
        let word = position.word(choice);
        assert_eq!(after.awaiting(), Awaiting::Seats(SeatSet::only(seat)), "{word} handed the game on");
        let named = named.get_or_insert(Named { seat, base: *position, parts: Vec::new() });
        match named.parts.last_mut() {
            Some(part) if position.continues(choice) => part.push(choice),
            _ => named.parts.push(vec![choice]),
        }
        choice
    };
    while position.step(&mut rng, &mut (), &mut name).is_some() {}
    actions
}

#[test]
fn all_orders_of_the_parts_of_an_action_lead_to_one_position() {
    for (text, seed) in TABLES.iter().zip(1..) {
        let actions: usize = (0..10).map(|game| plays_in_any_order(text, 100 * seed + game)).sum();
        assert!(actions > 20, "{text}: {actions}");
    }
}

#[test]
fn under_the_first_rulings_everything_is_named_in_one_order() {
    for (text, seed) in TABLES.iter().zip(1..) {
        let table = agreed(text);
        let options = Position::options(&EDITIONS[1], &table).unwrap();
        let mut position = Position::begin(&EDITIONS[1], options);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        assert!(!position.in_any_order());
        let look = |position: &Position, seat, rng: &mut Xoshiro256PlusPlus| {
            let all = choices(position, seat);
            assert_eq!(all, ordered(position, seat));
            if rng.next_u32().is_multiple_of(64) {
                let notation = position.notation();
                let read = Position::set_up(&EDITIONS[1], options, &notation);
                assert!(read == Ok(*position), "{:?} of {notation}", read.map(|read| read.notation()));
            }
            all[below(rng, all.len() as u32) as usize]
        };
        while position.step(&mut rng, &mut (), look).is_some() {}
    }
}

/// Hussars and infantry go from Burgundy, and the infantry stays after all.
#[test]
fn a_unit_is_taken_back_with_its_destination_wherever_it_stands() {
    let table = agreed("players=2");
    let options = Position::options(&EDITIONS[0], &table).unwrap();
    let notation = json!({ "turn": 1, "zones": { "burgundy": "france hussars 2 infantry" } });
    let start = Position::set_up(&EDITIONS[0], options, &notation).unwrap();
    let names = ["Anna", "Bert"].map(|name| name.parse::<Name>().unwrap()).to_vec();
    let company = Company::new(names, "1806".parse().unwrap());
    let mut running = Running::from_position(start, table, company).unwrap();
    let seat = Seat::new(0);
    let say = |running: &mut Running<Position>, text: &str| {
        for word in text.split(", ") {
            let choice = running.position().read_word(word).unwrap();
            running.choose(seat, choice).unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
        }
    };
    say(
        &mut running,
        "move, from burgundy, with france infantry, to rhineland, with france hussars, to bavaria",
    );
    let parts = running.named(seat);
    let texts: Vec<_> = parts.iter().map(|part| words(running.position(), &part.words)).collect();
    let expected =
        ["move", "from burgundy", "with france infantry, to rhineland", "with france hussars, to bavaria"];
    assert_eq!(texts, expected);
    running.retract(seat, parts[2].ply).unwrap();
    assert_eq!(running.position().notation()["act"]["units"], json!(["france hussars bavaria"]));
    say(&mut running, "go");
    assert_eq!(running.position().notation()["zones"]["burgundy"], "france 2 infantry");
    assert!(running.named(seat).is_empty());
}
