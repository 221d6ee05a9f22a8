//! The puzzles that come with the program: each loads, and each holds.

use std::collections::BTreeSet;

use bots::{Collection, GAP, NoPuzzle, Puzzle, Verdict, hardness};
use manifest::{Archive, Games, Manifest, Posed};

fn games() -> Games {
    Games::new()
        .with(
            Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS)
                .with_puzzles(include_str!("../../../data/puzzles/altes-reich.jsonl")),
        )
        .with(
            Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS)
                .with_puzzles(include_str!("../../../data/puzzles/grecia.jsonl")),
        )
        .with(
            Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS)
                .with_puzzles(include_str!("../../../data/puzzles/napoleon.jsonl")),
        )
        .with_archive(Archive::built_in())
}

/// Every puzzle of a game can be put on the table, and a search of a fixed size finds its solution and its gap.
fn all_hold(game: &str) {
    let games = games();
    let puzzles: &Collection = games.find(game).unwrap().puzzles().expect("the game comes with puzzles");
    assert_eq!(puzzles.head.game, game);
    assert_eq!(puzzles.puzzles.len(), 60);
    let levels: BTreeSet<_> = puzzles.puzzles.iter().map(|puzzle| puzzle.hardness).collect();
    assert_eq!(levels.len(), 3, "{game} has puzzles of three hardnesses");
    let ids: BTreeSet<_> = puzzles.puzzles.iter().map(|puzzle| &puzzle.id).collect();
    assert_eq!(ids.len(), puzzles.puzzles.len(), "each has an id of its own");
    let mut broken = Vec::new();
    for puzzle in &puzzles.puzzles {
        let named = |seat: usize| seat.to_string().parse().unwrap();
        let Posed { manifest, game, .. } = games.pose(game, &puzzle.id, named).expect("its edition is here");
        assert!(puzzle.gap() >= GAP && (1..=3).contains(&puzzle.hardness), "{}", puzzle.id);
        assert_eq!(hardness(puzzle.effort), puzzle.hardness, "{}", puzzle.id);
        if let Err(error) = manifest.bots.check_puzzle(&*game, puzzle) {
            broken.push(format!("{}: {error}", puzzle.id));
            continue;
        }
        let judged = |words: &[String]| manifest.bots.judge_answer(&*game, puzzle, words).unwrap().verdict;
        let verdicts = (judged(&puzzle.solution), judged(&puzzle.others[0].words));
        if verdicts != (Verdict::Right, Verdict::Wrong) {
            broken.push(format!("{}: {verdicts:?}", puzzle.id));
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

/// The first puzzle of a game that is like that.
fn puzzle_with(games: &Games, game: &str, of: impl Fn(&Puzzle) -> bool) -> Puzzle {
    let puzzles = games.find(game).unwrap().puzzles().unwrap();
    puzzles.puzzles.iter().find(|puzzle| of(puzzle)).expect("there is one").clone()
}

#[test]
fn an_attack_with_fewer_units_is_no_other_choice() {
    let games = games();
    for game in ["grecia", "napoleon"] {
        let with = |word: &&String| word.starts_with("with ");
        let mut puzzle = puzzle_with(&games, game, |puzzle| {
            puzzle.kind == "attack" && puzzle.solution.iter().filter(with).count() > 1
        });
        let fewer = puzzle.solution.iter().position(|word| word.starts_with("with ")).unwrap();
        puzzle.others[0].words = puzzle.solution.clone();
        puzzle.others[0].words.remove(fewer);
        let named = |seat: usize| seat.to_string().parse().unwrap();
        let Posed { manifest, game, .. } = games.pose(game, &puzzle.id, named).unwrap();
        let checked = manifest.bots.check_puzzle(&*game, &puzzle);
        assert!(matches!(checked, Err(NoPuzzle::SameChoice(_))), "{checked:?}");
    }
}

#[test]
fn a_free_action_before_the_best_choice_is_not_wrong() {
    const JUDGED: usize = 4;
    let games = games();
    let mut judged = Vec::new();
    for puzzle in &games.find("napoleon").unwrap().puzzles().unwrap().puzzles {
        let named = |seat: usize| seat.to_string().parse().unwrap();
        let Posed { manifest, game, .. } = games.pose("napoleon", &puzzle.id, named).unwrap();
        let goes_on = |word: &String| {
            let mut game = game.moment();
            game.stop_at_forced(true);
            [word].into_iter().chain(&puzzle.solution).all(|word| game.choose(puzzle.seat, word).is_ok())
        };
        let free = |word: &String| word.starts_with("enter ") || word.starts_with("leave ");
        let words = game.offers(puzzle.seat).into_iter().map(|offer| offer.word);
        let Some(word) = words.filter(free).find(goes_on) else { continue };
        judged.push(manifest.bots.judge_answer(&*game, puzzle, &[word]).unwrap().verdict);
        if judged.len() == JUDGED {
            break;
        }
    }
    assert!(judged.iter().any(|verdict| matches!(verdict, Verdict::AsGood | Verdict::Close)), "{judged:?}");
}

#[test]
fn every_puzzle_of_el_viejo_imperio_holds() {
    all_hold("altes-reich");
}

#[test]
fn every_puzzle_of_grecia_holds() {
    all_hold("grecia");
}

#[test]
fn every_puzzle_of_napoleon_holds() {
    all_hold("napoleon");
}
