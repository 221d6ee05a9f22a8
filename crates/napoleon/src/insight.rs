//! What bots know of Napoleón: flags within reach, with good odds and without leaving one's own behind.
//!
//! An action is several words. Many whole actions are tried in worlds the seat can't tell apart; what the board is
//! worth afterwards decides, and the words of the best one are the plan until somebody else has a say.

use bots::{
    Ending, Insight, Milestone,
    Reason::{self, Less, More},
    Sight, any, lateness, one_by_one,
};
use empires::sentence::sentence;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, By, Outlook, Phrase, Rules, Seat, below};

use crate::{Aim, Appraisal, Choice, Edition, Happening, Position, Worth, units::Unit};

/// Worlds that a way is tried in at the most: throws of chance and answers of the others.
const FATES: usize = 8;
/// Ways that are tried where no kind of action is chosen.
const WAYS: usize = 40;
/// The best ways go on to further fates: so many ways are left after so many fates.
const HEATS: [(usize, usize); 3] = [(1, 16), (3, 5), (FATES, 1)];
/// More words than any action has.
const LONGEST: usize = 120;

/// How many ways to go on after a choice are tried: many where many words follow.
fn tries(choice: Choice, choices: usize) -> usize {
    match choice {
        Choice::Move => 40,
        Choice::Attack => 30,
        Choice::Recruit => 16,
        Choice::Swap => 6,
        Choice::TakeCard(_) => 3,
        Choice::Supply | Choice::Enter(..) | Choice::Leave(_) | Choice::Pass | Choice::Done => 1,
        _ => (WAYS / choices).clamp(2, 8),
    }
}

/// A strong Battle card will be wanted again.
fn price(edition: &Edition, choice: Choice) -> f32 {
    match choice {
        Choice::Card(card) => 0.15 * f32::from(edition.battle_value(card)),
        _ => 0.0,
    }
}

/// One way to play: a choice, and what the seat does afterwards.
struct Way {
    choice: Choice,
    seed: u64,
    /// The sum over the fates it was tried with.
    worth: f32,
}

impl Way {
    /// Plays the choice and everything that follows until nothing is under way. Writes the seat's words into
    /// `words`, as far as nobody else has a say before them and there is a choice.
    fn finish(
        &self,
        world: &Position,
        seat: Seat,
        fate: u64,
        mut words: Option<&mut Vec<Choice>>,
    ) -> Position {
        let mut own = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ (fate + 1).rotate_left(32));
        let mut world = *world;
        let mut buffer = Vec::with_capacity(64);
        world.play(seat, self.choice, &mut ());
        for _ in 0..LONGEST {
            if world.is_calm() {
                break;
            }
            let stepped = world.step(&mut chance, &mut (), |world, next, chance| {
                buffer.clear();
                world.ordered(next, &mut buffer);
                lean(world.edition(), &buffer, if next == seat { &mut own } else { chance })
            });
            match stepped {
                Some((By::Seat(next), choice)) if next == seat => {
                    if let Some(words) = &mut words
                        && buffer.len() > 1
                    {
                        words.push(choice);
                    }
                }
                Some(_) => words = None,
                None => break,
            }
        }
        world
    }
}

/// One of the choices, more often one that players like: strong attacks, cheap losses, all promotions, no passage
/// for rivals.
fn lean(edition: &Edition, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> Choice {
    let (&last, others) = choices.split_last().expect("there is a choice");
    match (choices[0], last) {
        _ if others.is_empty() => last,
        (Choice::Promote(..) | Choice::Support(..) | Choice::Pursue(..), Choice::Done | Choice::Pass) => {
            if below(rng, 8) == 0 {
                last
            } else {
                any(others, rng)
            }
        }
        (_, Choice::Go | Choice::Done) => {
            if below(rng, 3) == 0 {
                last
            } else {
                any(others, rng)
            }
        }
        (Choice::Consent, Choice::Refuse) => {
            if below(rng, 4) == 0 {
                Choice::Consent
            } else {
                last
            }
        }
        (Choice::Lose(..), _) if below(rng, 4) > 0 => {
            let cheapest = choices.iter().min_by_key(|choice| match choice {
                Choice::Lose(unit, _) => strength(edition, *unit),
                _ => u8::MAX,
            });
            cheapest.copied().unwrap_or(last)
        }
        _ => any(choices, rng),
    }
}

fn strength(edition: &Edition, unit: Unit) -> u8 {
    edition.unit(unit.kind()).open + edition.unit(unit.kind()).city
}

/// What the board is worth to a seat: its own and what it can reach, less what the others have.
fn value(world: &Position, seat: Seat) -> f32 {
    if world.awaiting() == Awaiting::Nobody {
        let standing = world.standing();
        return if standing.places[seat] == 1 { 200.0 } else { -200.0 };
    }
    let rounds_left = world.calendar().rounds_left();
    let others = Seat::first(world.seats()).filter(|&other| other != seat);
    let (mut theirs, mut danger) = (0.0, 0.0_f32);
    for other in others {
        let worth = world.worth(other);
        theirs += weigh(&worth, rounds_left);
        danger = danger.max(progress(&worth));
    }
    let own = world.worth(seat);
    weigh(&own, rounds_left) + outlook_for(world, seat, &own)
        - 0.6 * theirs / (world.seats() - 1) as f32
        - 0.5 * danger
}

fn weigh(worth: &Worth, rounds_left: u8) -> f32 {
    if worth.out {
        return -20.0;
    }
    // Towards the end flags are all that counts.
    let future = (f32::from(rounds_left) / 5.0).min(1.0);
    (5.0 - 2.0 * future) * worth.flags as f32
        + progress(worth)
        + 0.25 * worth.zones as f32
        + (0.08 + 0.17 * future) * worth.might as f32
        + (0.1 + 0.2 * future) * worth.ships as f32
        + 0.15 * worth.seas as f32
        + 0.2 * future * f32::from(worth.supply)
        + 0.1 * worth.cards as f32
}

/// The progress of a seat that wins unless somebody stops it.
const VICTORY: f32 = 12.0;

/// How near a seat is to victory by flags. [NA-END-01, NA-END-02]
fn progress(worth: &Worth) -> f32 {
    let share = (worth.of_one_colour as f32 / 3.0).max(worth.of_several as f32 / 4.0).min(1.0);
    VICTORY * share * share / (1.0 + worth.lost as f32)
}

/// What a seat can take and lose next.
fn outlook_for(world: &Position, seat: Seat, own: &Worth) -> f32 {
    let (mut best, mut all) = (0.0_f32, 0.0);
    let now = progress(own);
    let appraisal = world.appraise();
    appraisal.aims(seat, |aim| {
        let gain = odds(aim.edge) * (3.0 + progress(&taken(own, &aim)) - now);
        best = best.max(gain);
        all += gain;
    });
    let trade = f32::from(u8::from(world.trades(seat)));
    let mut peril = 0.0;
    appraisal.perils(seat, |edge, home| peril += if home { 1.0 } else { 0.6 } * odds(edge));
    // Where a rival will come from is not known while units are placed: every flag wants one.
    let empty = if world.is_placing() { 3.0 } else { 0.5 };
    trade + 0.8 * best + 0.1 * all
        - 3.0 * peril
        - 2.0 * own.lost as f32
        - world.exposed(seat) as f32
        - empty * world.bare(seat) as f32
        + 0.01 * appraisal.pressure(seat) as f32
}

/// What a seat has with a flag that it can take.
fn taken(own: &Worth, aim: &Aim) -> Worth {
    Worth {
        lost: own.lost - u32::from(aim.own),
        of_several: own.of_several + u32::from(aim.coloured),
        of_one_colour: own.of_one_colour.max(aim.of_one_colour),
        ..*own
    }
}

/// The odds to win a combat with so much more strength before the cards.
fn odds(edge: i32) -> f32 {
    if edge == i32::MAX { 1.0 } else { 1.0 / (1.0 + (-(edge as f32 - 0.5) / 1.8).exp()) }
}

/// The ways of the action that can be carried out in most ways.
const MANIFOLD: u32 = 8;

/// In how many ways an action can be carried out, roughly.
fn ways(choice: Choice) -> u32 {
    match choice {
        Choice::Move | Choice::Attack => MANIFOLD,
        Choice::Recruit => 5,
        Choice::Swap => 2,
        _ => 1,
    }
}

/// What a player looks at to see how a seat stands, in the order of [`Insight::FEATURES`].
fn features(
    world: &Position,
    appraisal: &Appraisal<'_>,
    late: f32,
    seat: Seat,
) -> [f32; Position::FEATURES.len()] {
    let worth = world.worth(seat);
    let turns = world.calendar().turns_left(seat);
    let now = progress(&worth);
    let (mut best, mut next, mut all, mut regain) = (0.0_f32, 0.0_f32, 0.0, 0.0_f32);
    appraisal.aims(seat, |aim| {
        let odds = odds(aim.edge);
        let gain = odds * (3.0 + progress(&taken(&worth, &aim)) - now);
        (best, next) = if gain > best { (gain, best) } else { (best, next.max(gain)) };
        all += gain;
        if aim.own {
            regain = regain.max(odds);
        }
    });
    let (mut peril, mut worst, mut home) = (0.0, 0.0_f32, 0.0_f32);
    appraisal.perils(seat, |edge, own| {
        let odds = odds(edge);
        peril += if own { 1.0 } else { 0.6 } * odds;
        worst = worst.max(odds);
        if own {
            home = home.max(odds);
        }
    });
    let (mut far, mut far_peril, mut far_home) = (0.0_f32, 0.0, 0.0_f32);
    appraisal.far_aims(seat, |aim| {
        far = far.max(odds(aim.edge) * (3.0 + progress(&taken(&worth, &aim)) - now));
    });
    appraisal.far_perils(seat, |edge, own| {
        far_peril += odds(edge);
        if own {
            far_home = far_home.max(odds(edge));
        }
    });
    let placing = f32::from(u8::from(world.is_placing()));
    let bare = world.bare(seat) as f32;
    let (flags, zones, lost) = (worth.flags as f32, worth.zones as f32, worth.lost as f32);
    let (might, supply) = (worth.might as f32, f32::from(worth.supply));
    let trade = f32::from(u8::from(world.trades(seat)));
    let active = seat == world.active();
    let acts = world.calendar().actions_left(seat) > 0;
    let stroke = appraisal.stroke(seat);
    let [sudden, foreseen] = [stroke.sudden, stroke.foreseen].map(|edge| edge.map_or(0.0, odds));
    [
        flags,
        flags * late,
        now,
        now * late,
        f32::from(u8::from(now >= VICTORY)),
        lost,
        lost * late,
        zones,
        zones * late,
        might,
        might * late,
        worth.ships as f32,
        worth.seas as f32,
        supply,
        supply * late,
        worth.cards as f32,
        worth.battle as f32,
        trade,
        trade * late,
        best,
        next,
        all,
        best * late,
        regain,
        peril,
        worst,
        peril * late,
        home,
        far,
        far_peril,
        far_peril * late,
        far_home,
        appraisal.fronts(seat) as f32,
        world.exposed(seat) as f32,
        bare,
        bare * placing,
        appraisal.pressure(seat) as f32,
        if acts { sudden } else { 0.0 },
        if acts { 0.0 } else { sudden },
        foreseen,
        f32::from(u8::from(active)),
        f32::from(world.calendar().actions_left(seat)),
        f32::from(turns),
        f32::from(u8::from(worth.out)),
    ]
}

impl Insight for Position {
    fn milestone(event: &Happening) -> Option<Milestone> {
        match *event {
            Happening::StartDrawn { seat } => Some(Milestone::First(seat)),
            Happening::RoundBegins { round } => Some(Milestone::Round(round)),
            Happening::OutOfTheGame { seat } => Some(Milestone::Out(seat)),
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
                | Choice::ByLand
                | Choice::BySea
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
        plan: &mut Vec<Choice>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Choice {
        let worlds: Vec<Position> = (0..FATES).map(|_| outlook.redeal(rng)).collect();
        let mut ways: Vec<Way> = choices
            .iter()
            .flat_map(|&choice| (0..tries(choice, choices.len())).map(move |_| choice))
            .map(|choice| Way { choice, seed: rng.next_u64(), worth: 0.0 })
            .collect();
        let mut tried = 0;
        for (fates, left) in HEATS {
            for way in &mut ways {
                for (world, fate) in worlds[tried..fates].iter().zip(tried as u64..) {
                    way.worth += value(&way.finish(world, outlook.seat(), fate, None), outlook.seat());
                }
            }
            tried = fates;
            let price = |way: &Way| price(outlook.edition(), way.choice) * fates as f32;
            ways.sort_by(|a, b| (b.worth - price(b)).total_cmp(&(a.worth - price(a))));
            ways.truncate(left);
        }
        let best = &ways[0];
        best.finish(&worlds[0], outlook.seat(), 0, Some(plan));
        plan.reverse();
        best.choice
    }

    fn habit(&self, _: Seat, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> Choice {
        while self.is_acting() {
            let choice = any(choices, rng);
            if below(rng, MANIFOLD) < ways(choice) {
                return choice;
            }
        }
        lean(Rules::edition(self), choices, rng)
    }

    fn is_quiet(&self) -> bool {
        self.is_calm()
    }

    const FEATURES: &'static [&'static str] = &[
        "flags",
        "flags-late",
        "progress",
        "progress-late",
        "victory",
        "lost",
        "lost-late",
        "zones",
        "zones-late",
        "might",
        "might-late",
        "ships",
        "seas",
        "supply",
        "supply-late",
        "cards",
        "battle",
        "trade",
        "trade-late",
        "best-aim",
        "next-aim",
        "all-aims",
        "aim-late",
        "own-aim",
        "peril",
        "worst-peril",
        "peril-late",
        "home-peril",
        "far-aim",
        "far-peril",
        "far-peril-late",
        "far-home-peril",
        "fronts",
        "exposed",
        "bare",
        "bare-placing",
        "pressure",
        "stroke",
        "stroke-next",
        "stroke-foreseen",
        "to-move",
        "actions",
        "turns",
        "out",
    ];

    fn features(&self, out: &mut [f32]) {
        let calendar = self.calendar();
        let appraisal = self.appraise_for(calendar.to_come());
        let late = lateness(Seat::first(self.seats()).map(|seat| calendar.turns_left(seat)));
        for (seat, out) in Seat::first(self.seats()).zip(out.chunks_mut(Self::FEATURES.len())) {
            out.copy_from_slice(&features(self, &appraisal, late, seat));
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
        seat != self.active() && matches!(choice, Choice::Consent | Choice::Aid(_))
    }

    /// Entering and leaving cities.
    fn is_fuss(choice: Choice) -> bool {
        matches!(choice, Choice::Enter(..) | Choice::Leave(_))
    }

    fn reason(feature: &str) -> Option<Reason> {
        Some(match feature {
            "flags" => More("insight-reason-flags"),
            "progress" | "victory" | "best-aim" | "own-aim" | "stroke" | "stroke-next" => {
                More("insight-reason-flag-near")
            }
            "zones" => More("insight-reason-zones"),
            "might" => More("insight-reason-might"),
            "ships" => More("insight-reason-ships"),
            "seas" => More("insight-reason-seas"),
            "supply" => More("insight-reason-supply"),
            "cards" | "battle" => More("insight-reason-battle-cards"),
            "trade" => More("insight-reason-trade"),
            "next-aim" | "all-aims" | "aim" | "far-aim" | "pressure" => More("insight-reason-targets"),
            "peril" | "worst-peril" | "home-peril" | "far-peril" | "far-home-peril" | "fronts"
            | "exposed" | "bare" | "lost" => Less("insight-reason-safe"),
            _ => return None,
        })
    }

    const TUNING: &'static str = include_str!("../../../data/bots/napoleon.toml");

    /// Only who looks at a Chance card sees it.
    fn shows(&self, observer: Seat, outcome: Choice) -> bool {
        !matches!(outcome, Choice::Peek(_)) || self.active() == observer
    }
}
