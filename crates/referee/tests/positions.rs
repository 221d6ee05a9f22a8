//! Whoever plays on from a position that was written down knows no more than its seat: in every position of the cases.

use std::path::Path;

use referee::conformance;
use table::{Boxed, ChanceStream, Company, Game, Rules, Running, Seat};

/// What a seat sees and can do is the same in the true world and in those it can't tell from it, and what it holds in its
/// hands is all that tells them apart.
fn keeps_its_secrets<R: Rules>(boxed: Boxed<R>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance").join(R::NAME);
    let mut chance = ChanceStream::new(&"1806".parse().unwrap(), []);
    let (mut looked_at, mut otherwise) = (0, 0);
    for file in files_below(&folder) {
        let suite = conformance::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
        for case in suite.cases.iter().filter(|case| case.rulings.is_none()) {
            let Some(notation) = &case.position else { continue };
            let agreed = boxed.agree(&case.options).unwrap();
            let seats: usize = agreed.get("players").unwrap().parse().unwrap();
            let names = Seat::first(seats).map(|seat| seat.to_string().parse().unwrap()).collect();
            let company = Company::new(names, "1806".parse().unwrap());
            let game = Running::<R>::set_up(boxed.edition(), &agreed, notation, company).unwrap();
            let position = game.position();
            for seat in Seat::first(seats) {
                let world = position.redeal(seat, chance.rng());
                let told = || format!("{}: {}, seat {seat}", file.display(), case.name);
                assert_eq!(world.view(Some(seat)), position.view(Some(seat)), "{}", told());
                let (mut ours, mut theirs) = (Vec::new(), Vec::new());
                position.choices(seat, &mut ours);
                world.choices(seat, &mut theirs);
                assert_eq!(ours, theirs, "{}", told());
                looked_at += 1;
                otherwise += usize::from(world != *position);
            }
        }
    }
    assert!(looked_at > 100 && otherwise > 0, "{otherwise} of {looked_at} worlds differ");
}

fn files_below(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else if path.extension().is_some_and(|end| end == "toml") {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn positions_of_altes_reich_keep_their_secrets() {
    keeps_its_secrets(Boxed::<altes_reich::Position>::new(altes_reich::Edition::built_in()));
}

#[test]
fn positions_of_grecia_keep_their_secrets() {
    keeps_its_secrets(Boxed::<grecia::Position>::new(grecia::Edition::built_in()));
}

#[test]
fn positions_of_napoleon_keep_their_secrets() {
    keeps_its_secrets(Boxed::<napoleon::Position>::new(napoleon::Edition::built_in()));
}
