//! Games that bots play alone, to be learnt from.

use std::ops::ControlFlow;

use bots::{Bots, GameBots, Insight, Level, SelfPlay};
use table::Boxed;

fn bots() -> impl GameBots {
    Bots::new(Boxed::<grecia::Position>::new(grecia::Edition::built_in()))
}

fn plan(games: u64, jobs: usize) -> SelfPlay {
    SelfPlay {
        tables: vec!["players=2".parse().unwrap(), "players=3 scenario=free_game".parse().unwrap()],
        seed: "alone".parse().unwrap(),
        games,
        level: Level { simulations: 2, whims: 0, milliseconds: 3_600_000 },
        strangers: 50,
        openings: 4,
        jobs,
    }
}

fn blocks(plan: &SelfPlay, first: u64) -> Vec<Vec<u8>> {
    let mut blocks = Vec::new();
    let mut written = |block: Vec<u8>| {
        blocks.push(block);
        ControlFlow::Continue(())
    };
    bots().play_alone(None, plan, first, &mut written).unwrap();
    blocks
}

#[test]
fn games_are_the_same_with_any_number_of_threads_and_wherever_they_go_on() {
    let all = blocks(&plan(4, 1), 0);
    assert_eq!(all.len(), 4);
    assert_eq!(blocks(&plan(4, 3), 0), all);
    assert_eq!(blocks(&plan(4, 2), 2), all[2..]);
    for (block, seats) in all.iter().zip([2, 3, 2, 3]) {
        let short = |at: usize| usize::from(u16::from_le_bytes([block[at], block[at + 1]]));
        assert_eq!(block.len(), 4 + u32::from_le_bytes(block[..4].try_into().unwrap()) as usize);
        assert_eq!(block[4], seats);
        let (seats, positions) = (usize::from(seats), short(6));
        assert!(positions > 10, "{positions} positions");
        assert!(block[8..8 + seats].contains(&1), "somebody has won");
        let counts = 8 + seats + positions + 2 * positions * seats;
        let facts: usize = (0..positions * (seats + 1)).map(|place| short(counts + 2 * place)).sum();
        let features = 4 * positions * seats * <grecia::Position as Insight>::FEATURES.len();
        assert_eq!(block.len(), counts + 2 * positions * (seats + 1) + 2 * facts + features);
    }
}

#[test]
fn whoever_has_enough_breaks_it_off() {
    let mut count = 0;
    let mut written = |_: Vec<u8>| {
        count += 1;
        ControlFlow::Break(())
    };
    bots().play_alone(None, &plan(1_000, 2), 0, &mut written).unwrap();
    assert_eq!(count, 1);
}
