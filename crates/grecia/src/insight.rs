//! What bots know of Grecia: expand, hold the fortresses, and fight where it pays.
//!
//! An action is several words. Every word is tried with a few ways to finish the action it belongs to, in worlds
//! the seat can't tell apart; what the board is worth afterwards decides.

use bots::{
    Ending, Insight, Milestone,
    Reason::{self, Less, More},
    Sight, any, best_of, lateness, one_by_one,
};
use empires::sentence::sentence;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Phrase, Rules, Seat, below};

use crate::{Choice, Edition, Happening, Position, Worth};

/// Ways to finish an action that are tried for each word.
const WAYS: usize = 6;
/// Throws of the dice and answers of the others that each way is tried with.
const FATES: usize = 3;
/// More words than any action has.
const LONGEST: usize = 80;

/// The best of a few ways to go on after a choice, each as good as its fates are on average.
fn promise(worlds: &[Position], seat: Seat, choice: Choice, ways: &[u64]) -> f32 {
    let price = match choice {
        // A strong Battle card and a Tactics card will be wanted again.
        Choice::Card(card) => 0.12 * f32::from(card),
        Choice::Tactic(_) => 0.3,
        _ => 0.0,
    };
    let way = |&way: &u64| {
        let fates =
            worlds.iter().zip(0_u64..).map(|(world, fate)| finish(world, seat, choice, way, way ^ fate));
        fates.sum::<f32>() / worlds.len() as f32
    };
    ways.iter().map(way).fold(f32::MIN, f32::max) - price
}

/// Plays the choice, finishes its action at random, and says what the board is worth then.
fn finish(world: &Position, seat: Seat, choice: Choice, way: u64, fate: u64) -> f32 {
    let mut own = Xoshiro256PlusPlus::seed_from_u64(way);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(fate.rotate_left(32) ^ 0x9e37_79b9);
    let mut world = *world;
    let moment = world.moment();
    let mut buffer = Vec::with_capacity(64);
    world.play(seat, choice, &mut ());
    for _ in 0..LONGEST {
        if world.moment() != moment {
            break;
        }
        let stepped = world.step(&mut chance, &mut (), |world, next, chance| {
            world.pick(next, &mut buffer, if next == seat { &mut own } else { chance })
        });
        if stepped.is_none() {
            break;
        }
    }
    value(&world, seat)
}

/// What the board is worth to a seat: its own, less what the others have on average.
fn value(world: &Position, seat: Seat) -> f32 {
    let standing = world.standing();
    if standing.over {
        return if standing.places[seat] == 1 { 100.0 } else { -100.0 };
    }
    let others = Seat::first(world.seats()).filter(|&other| other != seat);
    let theirs: f32 = others.map(|other| weigh(world.worth(other))).sum();
    weigh(world.worth(seat)) - 0.7 * theirs / (world.seats() - 1) as f32
}

fn weigh(worth: Worth) -> f32 {
    worth.points as f32
        + 0.45 * worth.might as f32
        + 0.35 * worth.ships as f32
        + 0.25 * worth.seas as f32
        + 0.25 * f32::from(worth.supply)
        + 0.3 * worth.tactics as f32
        + 0.4 * worth.heroes as f32
        + 1.5 * worth.conquered as f32
        - 1.2 * worth.threatened as f32
}

/// The ways of the action that can be carried out in most ways.
const MANIFOLD: u32 = 8;

/// In how many ways an action can be carried out, roughly.
fn ways(choice: Choice) -> u32 {
    match choice {
        Choice::Move | Choice::Attack => MANIFOLD,
        Choice::Hire => 6,
        Choice::Swap => 3,
        _ => 1,
    }
}

impl Insight for Position {
    fn milestone(event: &Happening) -> Option<Milestone> {
        match *event {
            Happening::StartDrawn { seat } => Some(Milestone::First(seat)),
            Happening::RoundBegins { round } => Some(Milestone::Round(round)),
            Happening::Eliminated { seat } => Some(Milestone::Out(seat)),
            Happening::Victory { .. } => Some(Milestone::End(Ending::AtOnce)),
            Happening::VictoryAlone { .. } => Some(Milestone::End(Ending::Alone)),
            Happening::RoundsOver { .. } => Some(Milestone::End(Ending::Counted)),
            _ => None,
        }
    }

    fn plan(&self, seat: Seat, words: &[Choice]) -> Vec<Phrase> {
        let labels = words.iter().map(|&word| self.label(word));
        sentence(labels).map_or_else(|| one_by_one(self, seat, words), |whole| vec![whole])
    }

    /// What is done, and where it leads or strikes.
    fn gist(words: &[Choice]) -> Vec<Choice> {
        let mut gist = Vec::new();
        for &word in words {
            let detail = match word {
                Choice::From(_)
                | Choice::With(_)
                | Choice::Via(..)
                | Choice::For(_)
                | Choice::Take(_)
                | Choice::Support(..) => true,
                // Each unit says where it goes.
                Choice::To(_) | Choice::In(_) => gist.contains(&word),
                _ => false,
            };
            if !detail {
                gist.push(word);
            }
        }
        gist
    }

    fn at_first_sight(
        outlook: &Outlook<'_, Self>,
        choices: &[Choice],
        _: &mut Vec<Choice>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Choice {
        let worlds: Vec<Position> = (0..FATES).map(|_| outlook.redeal(rng)).collect();
        let ways: Vec<u64> = (0..WAYS).map(|_| rng.next_u64()).collect();
        best_of(choices.iter().copied(), |choice| promise(&worlds, outlook.seat(), choice, &ways))
    }

    /// Strong attacks, cheap losses, all promotions, no passage for rivals.
    fn habit(&self, _: Seat, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> Choice {
        let (&last, others) = choices.split_last().expect("there is a choice");
        match (choices[0], last) {
            _ if others.is_empty() => last,
            _ if self.is_acting() => loop {
                let choice = any(choices, rng);
                if below(rng, MANIFOLD) < ways(choice) {
                    return choice;
                }
            },
            (Choice::Promote(..) | Choice::Support(..), Choice::Done | Choice::Pass) => any(others, rng),
            (Choice::Lose(..), _) => choices
                .iter()
                .copied()
                .min_by_key(|choice| match choice {
                    Choice::Lose(kind, _) => Rules::edition(self).unit(*kind).strength,
                    _ => u8::MAX,
                })
                .unwrap_or(last),
            _ => any(choices, rng),
        }
    }

    fn is_quiet(&self) -> bool {
        self.is_calm()
    }

    const FEATURES: &'static [&'static str] = &[
        "territories",
        "territories-late",
        "conquered",
        "conquered-late",
        "lost",
        "lost-late",
        "income",
        "light",
        "medium",
        "heavy",
        "cavalry",
        "might-late",
        "ships",
        "seas",
        "supply",
        "supply-late",
        "tactics",
        "battle",
        "best-card",
        "heroes",
        "room",
        "overseas",
        "spare",
        "spare-late",
        "raid",
        "raids",
        "raid-late",
        "neutral",
        "neutral-late",
        "siege",
        "next-siege",
        "decisive-siege",
        "siege-late",
        "peril",
        "worst-peril",
        "peril-late",
        "breach",
        "breaches",
        "breach-late",
        "havens",
        "havens-late",
        "approaches",
        "approaches-late",
        "neighbours",
        "to-move",
        "actions",
        "turns",
        "out",
    ];

    fn features(&self, out: &mut [f32]) {
        let appraisal = self.appraise();
        // Towards the end territories are all that counts.
        let calendar = self.calendar();
        let late = lateness(Seat::first(self.seats()).map(|seat| calendar.turns_left(seat)));
        for (seat, out) in Seat::first(self.seats()).zip(out.chunks_mut(Self::FEATURES.len())) {
            let worth = self.worth(seat);
            let ahead = &appraisal[seat.index()];
            let turns = calendar.turns_left(seat);
            let actions = calendar.actions_left(seat);
            let [light, medium, heavy, cavalry] = self.land_units(seat).map(f32::from);
            let (conquered, lost) = (worth.conquered as f32, worth.lost as f32);
            let territories = worth.territories as f32;
            let (might, supply, spare) = (worth.might as f32, f32::from(worth.supply), ahead.spare as f32);
            out.copy_from_slice(&[
                territories,
                territories * late,
                conquered,
                conquered * late,
                lost,
                lost * late,
                f32::from(self.income(seat)),
                light,
                medium,
                heavy,
                cavalry,
                might * late,
                worth.ships as f32,
                worth.seas as f32,
                supply,
                supply * late,
                worth.tactics as f32,
                worth.battle as f32,
                f32::from(self.best_battle_card(seat)),
                worth.heroes as f32,
                ahead.room as f32,
                ahead.overseas as f32,
                spare,
                spare * late,
                ahead.raid,
                ahead.raids,
                ahead.raid * late,
                ahead.neutral,
                ahead.neutral * late,
                ahead.siege,
                ahead.next_siege,
                if worth.conquered > 0 && worth.lost == 0 { ahead.siege } else { 0.0 },
                ahead.siege * late,
                ahead.peril,
                ahead.worst_peril,
                ahead.peril * late,
                ahead.breach,
                ahead.breaches,
                ahead.breach * late,
                ahead.havens as f32,
                ahead.havens as f32 * late,
                ahead.approaches as f32,
                ahead.approaches as f32 * late,
                ahead.neighbours as f32,
                f32::from(u8::from(seat == self.active())),
                f32::from(actions),
                f32::from(turns),
                f32::from(u8::from(worth.out)),
            ]);
        }
    }

    const FACTS: usize = Self::ALL_FACTS;

    fn facts(&self, sight: &mut Sight) {
        self.see(sight);
    }

    fn ground(edition: &Edition) -> u64 {
        edition.ground()
    }

    /// Leave to pass a sea, and support for others.
    fn is_favour(&self, seat: Seat, choice: Choice) -> bool {
        seat != self.active() && matches!(choice, Choice::Consent | Choice::Support(..))
    }

    fn reason(feature: &str) -> Option<Reason> {
        Some(match feature {
            "territories" => More("insight-reason-points"),
            "lost" => Less("insight-reason-points"),
            "light" | "medium" | "heavy" | "cavalry" | "might" => More("insight-reason-might"),
            "ships" => More("insight-reason-ships"),
            "seas" => More("insight-reason-seas"),
            "supply" | "income" => More("insight-reason-supply"),
            "tactics" => More("insight-reason-tactics"),
            "battle" | "best-card" => More("insight-reason-battle-cards"),
            "heroes" => More("insight-reason-heroes"),
            "room" | "overseas" | "spare" => More("insight-reason-room"),
            "raid" | "raids" | "neutral" => More("insight-reason-targets"),
            "conquered" | "siege" | "next-siege" | "decisive-siege" => More("insight-reason-fortress"),
            "peril" | "worst-peril" => Less("insight-reason-safe"),
            "breach" | "breaches" => Less("insight-reason-fortress-safe"),
            "havens" => More("insight-reason-haven"),
            _ => return None,
        })
    }

    const TUNING: &'static str = include_str!("../../../data/bots/grecia.toml");

    /// Only who draws a Tactics card sees it. [GR-CARD-03]
    fn shows(&self, observer: Seat, outcome: Choice) -> bool {
        match outcome {
            Choice::DrawTactic(_) => self.active() == observer,
            _ => true,
        }
    }
}
