//! Records are shown word by word, and proved or found wrong.

use std::fs;

use serde_json::{Value, json};

use crate::desk::Desk;

/// A desk with the record of one game between four bots.
fn recorded(options: &[&str]) -> (Desk, String) {
    let desk = Desk::new();
    desk.ok(&[&["sim", "altes-reich", "-n", "1", "--record", "series"], options].concat());
    let record = fs::read_to_string(desk.path("series/game-1.txt")).unwrap();
    (desk, record)
}

/// What verify says of a record, and whether it is satisfied.
fn verdict(desk: &Desk, name: &str, record: &str) -> (bool, String) {
    let path = desk.write(name, record);
    let said = desk.run(&["verify", &path]);
    assert_eq!(said.err, "", "{name}");
    let mut lines = said.out.lines();
    let line = lines.next().unwrap().strip_prefix(&format!("{path}: ")).unwrap().to_owned();
    let json: Value = serde_json::from_str(&desk.run(&["verify", "--json", &path]).out).unwrap();
    let ok = said.code == Some(0);
    assert_eq!(json["records"][0]["ok"], json!(ok), "{name}");
    assert_eq!(json["failed"], json!(u8::from(!ok)), "{name}");
    let last = format!("{} proved, {} failed", json["proved"], json["failed"]);
    let names = "The names are what the records say: nothing proves who played.";
    let said_of_names = ok.then(|| names.to_owned());
    assert!(lines.eq(said_of_names.into_iter().chain([last])), "{name}: {}", said.out);
    assert!(ok || said.code == Some(1), "{name}: {said:?}");
    (ok, line)
}

/// The words of a record, each with the number of its step.
fn words(record: &str) -> Vec<(usize, String, String)> {
    let (_, lines) = record.split_once("\n\n").unwrap();
    let plies = lines.lines().flat_map(|line| {
        let (by, words) = line.split_once(": ").unwrap();
        words.split(", ").map(move |word| (by.to_owned(), word.to_owned()))
    });
    (1..).zip(plies).map(|(step, (by, word))| (step, by, word)).collect()
}

#[test]
fn a_tampered_record_fails_at_the_step_that_was_changed() {
    let (desk, record) = recorded(&[]);
    assert!(verdict(&desk, "sound.txt", &record).0);
    let words = words(&record);

    // Chance: the first two cards of the deal change places.
    let (first, second) = (&words[1], &words[2]);
    let swapped =
        record.replacen(&format!("{}, {}", first.2, second.2), &format!("{}, {}", second.2, first.2), 1);
    let (ok, said) = verdict(&desk, "chance.txt", &swapped);
    assert_eq!((ok, said), (false, format!("Step 2, chance, “{}”: The seed gives “{}”.", second.2, first.2)));

    // A play: somebody plays the first card that another has laid.
    let laid: Vec<_> = words.iter().filter(|(_, by, _)| by != "chance").collect();
    let other = record.replacen(&format!("1: {}", laid[0].2), &format!("1: {}", laid[1].2), 1);
    let (ok, said) = verdict(&desk, "play.txt", &other);
    assert!(!ok && said.starts_with(&format!("Step {}, greedy 1, “{}”: ", laid[0].0, laid[1].2)), "{said}");
    assert!(said.ends_with("[AR-22]"), "{said}");

    // Another seed draws other cards.
    let (ok, said) = verdict(&desk, "seed.txt", &record.replace("seed: 1806/1", "seed: 1806/2"));
    assert!(!ok && said.starts_with("Step ") && said.contains(", chance, “"), "{said}");
    let (ok, said) = verdict(&desk, "word.txt", &record.replace("seed: ", "word 3: quercus\nseed: "));
    assert!(!ok && said.starts_with("Step ") && said.contains("The seed gives “"), "{said}");

    // A step too few: the game is not over.
    let shorter = record.trim_end().rsplit_once('\n').unwrap().0;
    let (ok, said) = verdict(&desk, "short.txt", &format!("{shorter}\n"));
    assert!(!ok && said.starts_with("The record says “scores ") && said.contains("“open”"), "{said}");

    // A step too many: nobody plays after the end.
    let (step, by, word) = laid.last().unwrap();
    let (ok, said) = verdict(&desk, "long.txt", &format!("{record}1: play otto-i\n"));
    assert!(!ok, "{step} {by} {word}");
    assert!(said.starts_with(&format!("Step {}, ", words.len() + 1)) && said.ends_with("[AR-63]"), "{said}");

    for wrong in ["play barbarossa", "conquer otto-i"] {
        let (ok, said) = verdict(&desk, "unknown.txt", &record.replacen(&laid[0].2, wrong, 1));
        assert!(!ok && said.starts_with(&format!("Step {}, greedy 1, “{wrong}”: ", laid[0].0)), "{said}");
    }
}

#[test]
fn another_result_is_found_out() {
    let (desk, record) = recorded(&[]);
    let result = record.lines().find(|line| line.starts_with("result: ")).unwrap();
    for other in ["result: open", "result: scores 11 0 0 0, places 1 2 2 2", "result: scores 1 2, places 2 1"]
    {
        let (ok, said) = verdict(&desk, "result.txt", &record.replace(result, other));
        assert!(!ok && said.starts_with("The record says “"), "{other}: {said}");
        assert!(said.contains("but the game ended with “scores "), "{other}: {said}");
    }
}

#[test]
fn another_edition_is_named_with_its_hash() {
    let (desk, record) = recorded(&[]);
    let edition = record.lines().nth(2).unwrap();
    let own = edition.rsplit_once(' ').unwrap().1;
    let hash = "0123456789abcdef".repeat(4);
    let changed = record.replace(edition, &format!("edition: their-pack {hash}"));
    let (ok, said) = verdict(&desk, "edition.txt", &changed);
    assert!(!ok);
    for part in ["another edition", "their-pack", &hash, "imperios-1", own, "--edition"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn without_its_seed_a_record_is_legal_but_not_proved() {
    let (desk, record) = recorded(&[]);
    let commitment = format!("commitment: {}", "5".repeat(64));
    let committed = record.replace("seed: 1806/1", &commitment);
    let (ok, said) = verdict(&desk, "committed.txt", &committed);
    assert!(ok && said.contains("chance can be proved only when the seed is revealed"), "{said}");
    assert!(desk.ok(&["verify", &desk.path("committed.txt")]).ends_with("\n0 proved, 0 failed\n"));
    let (ok, _) =
        verdict(&desk, "committed-result.txt", &committed.replace("result: scores ", "result: scores 1"));
    assert!(!ok, "the result is checked all the same");
}

#[test]
fn one_bad_record_among_good_ones_fails_and_the_others_are_still_proved() {
    let (desk, record) = recorded(&[]);
    let good = desk.path("series/game-1.txt");
    let bad = desk.write("bad.txt", record.replace("seed: 1806/1", "seed: other"));
    let said = desk.run(&["verify", &good, &bad, &desk.path("missing.txt"), &good]);
    assert_eq!(said.code, Some(1));
    assert!(said.out.ends_with("2 proved, 2 failed\n"), "{}", said.out);
    assert!(said.out.contains("missing.txt: There is no such file."), "{}", said.out);
    assert_eq!(said.out.lines().count(), 6, "one a record, what names are worth, and the sum: {}", said.out);
}

#[test]
fn the_last_word_of_a_replay_is_the_result() {
    for options in
        [&[][..], &["-o", "mode=great"], &["-o", "two_player_dummy=true", "--seats", "random,greedy"]]
    {
        let (desk, record) = recorded(options);
        let file = desk.path("series/game-1.txt");
        let last = words(&record).len();
        let end = desk.json(&["replay", &file, "--json"]);
        assert_eq!(end, desk.json(&["replay", &file, "--json", "--ply", &last.to_string()]));
        assert_eq!((end["ply"].as_u64(), end["words"].as_u64()), (Some(last as u64), Some(last as u64)));
        let numbers = |key: &str| {
            let standing = end["standing"][key].as_array().unwrap();
            standing.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let result = format!("result: scores {}, places {}\n", numbers("scores"), numbers("places"));
        assert!(record.contains(&result), "{result}\n{record}");
        assert_eq!(end["standing"]["over"], true);
        let start = desk.json(&["replay", &file, "--json", "--ply", "0"]);
        assert_eq!((&start["ply"], &start["standing"]["over"]), (&json!(0), &json!(false)));
        assert_eq!(start["events"], json!([]));
    }
}

#[test]
fn every_word_is_shown_with_its_number() {
    let (desk, record) = recorded(&[]);
    let out = desk.ok(&["replay", &desk.path("series/game-1.txt")]);
    for (step, by, word) in words(&record) {
        assert!(out.contains(&format!("\n{step:4} {by}: {word}\n")), "{step} {by}: {word}");
    }
    let shown = desk.ok(&["replay", &desk.path("series/game-1.txt"), "--ply", "55"]);
    assert!(shown.contains("Round 2 of 11") && !shown.contains("chance: "), "{shown}");
}

#[test]
fn a_seat_sees_in_a_replay_what_it_saw_at_the_table() {
    let (desk, record) = recorded(&["--seats", "greedy,random,random,greedy"]);
    let file = desk.path("series/game-1.txt");
    let words = words(&record);
    let cards = |seat: &str| -> Vec<&str> {
        let own = words.iter().filter(|(_, by, _)| by == seat);
        own.map(|(_, _, word)| word.split_once(' ').unwrap().1).collect()
    };
    // After the deal nothing has been shown yet: every card is somebody's secret.
    let dealt = words.iter().position(|(_, _, word)| word.starts_with("event ")).unwrap().to_string();
    for seat in ["1", "2", "3", "4"] {
        let args = ["replay", &file, "--seat", seat, "--ply", &dealt];
        let shown = desk.ok(&args);
        let json = desk.json(&[&args[..], &["--json"]].concat());
        let (view, text) = (json["view"].to_string(), json.to_string());
        assert_eq!(json["position"], Value::Null, "the position is the referee's alone");
        assert!(!text.contains("1806/1"), "the seed would tell everything");
        assert_eq!(json["view"]["hand"].as_array().unwrap().len(), 11);
        for other in ["1", "2", "3", "4"] {
            for card in cards(other) {
                let seen = shown.split_whitespace().any(|word| word == card);
                let told = text.contains(&format!("\"{card}\""));
                let own = view.contains(&format!("\"{card}\""));
                assert_eq!((seen, told), (own, own), "{card} of {other} before {seat}");
                assert!(!own || seat == other, "{card} of {other} before {seat}");
            }
        }
        // In the whole replay the words of others are not written; what they showed, the log tells.
        let whole = desk.ok(&["replay", &file, "--seat", seat]);
        for (step, by, word) in &words {
            let line =
                format!("\n{step:4} {by}{}\n", if by == seat { format!(": {word}") } else { String::new() });
            assert!(whole.contains(&line), "{line}");
        }
        let names: Vec<_> = json["seats"].as_array().unwrap().iter().map(|n| n.as_str().unwrap()).collect();
        for (number, name) in (1..).zip(names).filter(|(number, _)| number.to_string() != seat) {
            assert!(!whole.contains(&format!(" {name} is dealt ")), "{seat} sees the deal of {number}");
        }
    }
    let referee = desk.json(&["replay", &file, "--json", "--ply", &dealt]);
    assert!(referee["position"].is_object());
}
