//! Data packs: sound ones are told by name and hash, others by file, key and reason.

use std::fs;

use serde_json::{Value, json};

use crate::desk::{Desk, root};

const FILES: [&str; 4] = ["criteria.toml", "edition.toml", "events.toml", "monarchs.toml"];

fn built_in(file: &str) -> String {
    fs::read_to_string(root().join("data/altes-reich").join(file)).unwrap()
}

/// A pack on the desk like the built-in edition, with one file changed.
fn pack(desk: &Desk, name: &str, file: &str, change: impl Fn(&str) -> String) -> String {
    for other in FILES {
        let text = built_in(other);
        let text = if other == file { change(&text) } else { text };
        desk.write(&format!("{name}/{other}"), text);
    }
    desk.path(name)
}

/// The text with the first `from` changed to `to`; it must be there.
fn change(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// The entry with this id, changed.
fn change_entry(text: &str, id: &str, change_it: impl Fn(&str) -> String) -> String {
    let start = text.find(&format!("id = \"{id}\"")).unwrap();
    let end = text[start..].find("\n[[").map_or(text.len(), |end| start + end);
    format!("{}{}{}", &text[..start], change_it(&text[start..end]), &text[end..])
}

#[test]
fn the_built_in_edition_is_sound_and_so_is_a_copy() {
    let desk = Desk::new();
    let built_in = desk.json(&["data", "check", "--json"]);
    assert_eq!((&built_in[0]["ok"], &built_in[0]["edition"]), (&true.into(), &"imperios-1".into()));
    let text = desk.ok(&["data", "check"]);
    assert!(text.contains("altes-reich: edition imperios-1 is sound ("), "{text}");
    assert!(built_in.as_array().unwrap().iter().all(|edition| edition["ok"] == true), "{built_in}");
    let copy = pack(&desk, "data/altes-reich", "", str::to_owned);
    for dir in [&copy, &desk.path("data")] {
        assert_eq!(desk.ok(&["data", "check", dir]).lines().next(), text.lines().next());
        assert_eq!(desk.json(&["data", "check", "--json", dir]), json!([built_in[0]]));
    }
    // A mended text leaves old records valid.
    let mended =
        pack(&desk, "mended", "events.toml", |text| change(text, "On Christmas Day", "At Christmas"));
    assert_eq!(desk.json(&["data", "check", "--json", &mended])[0]["hash"], built_in[0]["hash"]);
}

/// Each row changes one entry of the file, old text to new, and tells the key and the reason of the fault.
fn assert_faults<const N: usize>(file: &str, rows: [[&str; 5]; N]) {
    let desk = Desk::new();
    for (index, [id, from, to, key, reason]) in rows.into_iter().enumerate() {
        let dir = pack(&desk, &format!("pack-{index}"), file, |text| {
            change_entry(text, id, |entry| change(entry, from, to))
        });
        assert_bad(&desk, &dir, file, key, reason);
    }
}

#[test]
fn bad_monarchs_are_told_by_key_and_reason() {
    let id = "id = \"otto-i\"";
    let dynasty = "dynasty = \"ottonian\"";
    assert_faults(
        "monarchs.toml",
        [
            ["otto-i", id, "id = \"otto-iii\"", "otto-iii.id", "more than one monarch"],
            ["otto-i", id, "id = \"Otto I\"", "Otto I.id", "lower-case letters"],
            ["otto-i", dynasty, "dynasty = \"tudor\"", "otto-i.dynasty", "there is no “tudor”"],
            ["otto-i", "crowns = [", "crowns = [\"mars\", ", "otto-i.crowns", "there is no “mars”"],
            ["otto-i", "role = \"", "role = \"x", "otto-i.role", "there is no “x"],
            ["otto-i", "years = ", "years = 1", "otto-i.years", "at least 1 [AR-04]"],
            ["otto-i", "reign_to = 973", "reign_to = 935", "otto-i.reign_to", "935 is before 936"],
            ["otto-i", "reign_to = 973", "reign_to = 2973", "otto-i.reign_to", "not between 500 and 1900"],
            ["wenceslaus", "elector = 2", "elector = 4", "wenceslaus.elector", "is 2 or 3 [AR-11]"],
            ["otto-i", "emperor = true", "emperor = 1", "emperor", "invalid type: integer `1`"],
            ["otto-i", "emperor = true", "emperor = true\nking = true", "king", "unknown field `king`"],
        ],
    );
}

#[test]
fn bad_events_are_told_by_key_and_reason() {
    let verdun = "e0843-verdun";
    let (id, longest) = ("id = \"e0843-verdun\"", "\"reign-longest\"");
    assert_faults(
        "events.toml",
        [
            [verdun, id, "id = \"e0891-leuven\"", "e0891-leuven.id", "more than one event"],
            [verdun, "\"carolingian\"", "\"tudor\"", "e0843-verdun.dynasty", "there is no “tudor”"],
            [verdun, "\"lothair-i\"", "\"nobody\"", "e0843-verdun.person", "there is no “nobody”"],
            [verdun, longest, "\"beard-longest\"", "e0843-verdun.symbols", "there is no “beard-longest”"],
            [
                verdun,
                longest,
                "\"crowns-most\"",
                "e0843-verdun.symbols",
                "three different symbols are needed [AR-06]",
            ],
            [verdun, longest, "\"crowns-fewest\"", "e0843-verdun.symbols", "a symbol and its opposite"],
            [verdun, ", \"reign-longest\"", "", "e0843-verdun.symbols", "three different symbols"],
            [
                "e0955-lechfeld",
                "dynasty = \"ottonian\"",
                "dynasty = \"salian\"",
                "e0955-lechfeld.dynasty",
                "has the colour of its person, and is not grey [AR-61]",
            ],
            [verdun, "year = 843", "year = 43", "e0843-verdun.year", "43 is not between"],
            [verdun, "year = 843", "year = \"843\"", "year", "invalid type: string"],
            [verdun, "year = 843", "yaer = 843", "yaer", "unknown field `yaer`"],
            [verdun, "kind = \"territory\"", "kind = \"party\"", "kind", "unknown variant `party`"],
        ],
    );
}

#[test]
fn bad_criteria_are_told_by_key_and_reason() {
    let most = "crowns-most";
    assert_faults(
        "criteria.toml",
        [
            [most, "better = \"max\"", "better = \"min\"", "crowns-fewest.measure", "compares the same"],
            [most, "opposite = \"crowns-fewest\"", "", "crowns-most.opposite", "should be crowns-fewest"],
            [most, "measure = \"crowns\"", "measure = \"beards\"", "measure", "unknown variant `beards`"],
        ],
    );
}

/// The pack is refused with this file, key and reason, by the check and by every command that would use it.
fn assert_bad(desk: &Desk, dir: &str, file: &str, key: &str, reason: &str) {
    let said = desk.run(&["data", "check", dir]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""), "{said:?}");
    let fits = |line: &str| {
        let place = line.strip_prefix(&format!("{dir}/{file}"))?;
        let place = place.strip_prefix(':').map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
        let rest = place?.trim_start_matches(':').trim_start();
        let rest = if key.is_empty() { rest } else { rest.strip_prefix(key)?.strip_prefix(": ")? };
        rest.contains(reason).then_some(())
    };
    assert!(said.out.lines().any(|line| fits(line).is_some()), "{file}: {key}: {reason}\n{}", said.out);

    let json = desk.run(&["data", "check", "--json", dir]);
    let json: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json[0]["ok"], false);
    let error = json[0]["errors"].as_array().unwrap().iter().find(|error| error["key"] == key);
    let error = error.unwrap_or_else(|| panic!("{key}: {json}"));
    assert!(error["reason"].as_str().unwrap().contains(reason), "{error}");
    assert_eq!(error["file"], format!("{dir}/{file}"));

    let play = desk.run(&["play", "altes-reich", "--edition", dir]);
    assert_eq!((play.code, play.out.as_str()), (Some(1), ""), "{play:?}");
    assert!(
        play.err.starts_with("imperios: The data can't be used: ") && play.err.contains(reason),
        "{play:?}"
    );
    assert!(desk.kept().is_empty(), "no game is begun");
}

#[test]
fn the_cards_are_counted() {
    let desk = Desk::new();
    let without = |text: &str, id: &str| {
        let start = text.find(&format!("id = \"{id}\"")).unwrap();
        let start = text[..start].rfind("[[").unwrap();
        let end = text[start + 2..].find("\n[[").map_or(text.len(), |end| start + 2 + end);
        format!("{}{}", &text[..start], &text[end..])
    };
    let dir = pack(&desk, "monarchs", "monarchs.toml", |text| without(text, "agnes"));
    assert_bad(&desk, &dir, "monarchs.toml", "monarch", "there are 68 cards instead of 69 [AR-01]");
    let dir = pack(&desk, "events", "events.toml", |text| without(text, "e0843-verdun"));
    assert_bad(&desk, &dir, "events.toml", "event", "there are 37 cards instead of 38 [AR-05]");
    let dir = pack(&desk, "dynasty", "monarchs.toml", |text| without(text, "none"));
    assert_bad(&desk, &dir, "monarchs.toml", "dynasty", "grey [AR-07]");
}

#[test]
fn every_text_is_there_in_every_language() {
    let desk = Desk::new();
    let title = "nl = \"Het Verdrag van Verdun\"";
    let blank = pack(&desk, "blank", "events.toml", |text| change(text, title, "nl = \" \""));
    assert_bad(&desk, &blank, "events.toml", "e0843-verdun.title.nl", "is empty");
    let missing = pack(&desk, "missing", "events.toml", |text| change(text, &format!(", {title}"), ""));
    assert_bad(&desk, &missing, "events.toml", "title", "missing field `nl`");
    let french = pack(&desk, "french", "events.toml", |text| {
        change(text, title, &format!("{title}, fr = \"Le traité de Verdun\""))
    });
    assert_bad(&desk, &french, "events.toml", "title", "unknown field `fr`");
}

#[test]
fn files_are_there_and_are_toml() {
    let desk = Desk::new();
    for file in FILES {
        let dir = pack(&desk, &format!("without-{file}"), "", str::to_owned);
        fs::remove_file(format!("{dir}/{file}")).unwrap();
        assert_bad(&desk, &dir, file, "", "is missing");
    }
    let text = built_in("events.toml");
    let line = text.lines().position(|line| line == "year = 843").unwrap() + 1;
    let dir = pack(&desk, "syntax", "events.toml", |text| change(text, "year = 843", "year = = 843"));
    let said = desk.run(&["data", "check", &dir]);
    assert!(said.out.starts_with(&format!("{dir}/events.toml:{line}: ")), "{}", said.out);
    assert_eq!((said.code, said.out.lines().count()), (Some(1), 1));
    let dir = pack(&desk, "latin", "", str::to_owned);
    fs::write(format!("{dir}/edition.toml"), b"name = \"\xe9\"").unwrap();
    let said = desk.run(&["data", "check", &dir]);
    assert!(said.sentence("latin").ends_with("edition.toml: The file is not text in UTF-8."), "{said:?}");
}

/// An author sees everything that is wrong at once.
#[test]
fn all_faults_are_told_together() {
    let desk = Desk::new();
    let dir = pack(&desk, "pack", "events.toml", |text| {
        let text = change(text, "person = \"lothair-i\"", "person = \"nobody\"");
        change(&text, "person = \"arnulf\"", "person = \"noone\"")
    });
    fs::write(format!("{dir}/edition.toml"), "name = \"my pack\"").unwrap();
    let said = desk.run(&["data", "check", &dir]);
    assert_eq!(said.out.lines().count(), 3, "{}", said.out);
}

/// The files of Grecia and Napoleón have the same names; what is in them tells whose they are, even if some of it is
/// wrong.
#[test]
fn a_pack_is_told_from_that_of_the_sister_game() {
    let desk = Desk::new();
    for game in ["altes-reich", "grecia", "napoleon"] {
        let folder = root().join("data").join(game);
        let out = desk.ok(&["data", "check", folder.to_str().unwrap()]);
        assert!(out.starts_with(&format!("{game}: edition imperios-1 is sound (")), "{out}");
        let seats = ["--seats", "random,random", "-n", "1", "--record", game];
        let edition = ["--edition", folder.to_str().unwrap()];
        desk.ok(&[&["sim", game], &seats[..], &edition[..]].concat());
        let record = desk.path(&format!("{game}/game-1.txt"));
        assert!(desk.ok(&[&["verify", &record], &edition[..]].concat()).ends_with("1 proved, 0 failed\n"));
    }
    for file in fs::read_dir(root().join("data/napoleon")).unwrap().map(|file| file.unwrap().path()) {
        fs::copy(&file, desk.write(&format!("pack/{}", file.file_name().unwrap().to_str().unwrap()), ""))
            .unwrap();
    }
    let units = fs::read_to_string(root().join("data/napoleon/units.toml")).unwrap();
    desk.write("pack/units.toml", change(&units, "actions_per_turn = 2", "actions_per_turn = 0"));
    let said = desk.run(&["data", "check", &desk.path("pack")]);
    assert_eq!((said.code, said.out.lines().count()), (Some(1), 1), "{said:?}");
    assert!(said.out.contains("actions_per_turn: "), "{said:?}");
}

#[test]
fn games_with_another_pack_carry_its_name_and_hash() {
    let desk = Desk::new();
    let dir = pack(&desk, "pack", "events.toml", |text| change(text, "year = 843", "year = 844"));
    fs::write(format!("{dir}/edition.toml"), "name = \"my-pack\"\n").unwrap();
    let checked = desk.json(&["data", "check", "--json", &dir]);
    let hash = checked[0]["hash"].as_str().unwrap();
    let built_in = desk.json(&["data", "check", "--json"]);
    let built_in = built_in[0]["hash"].as_str().unwrap();
    assert_ne!(hash, built_in);

    desk.type_at(&["play", "altes-reich", "--edition", &dir, "--seed", "1"], "1\n1\n").ok("play");
    let kept = desk.kept().remove(0);
    assert!(desk.record().contains(&format!("\nedition: my-pack {hash}\n")));
    desk.ok(&["sim", "altes-reich", "-n", "2", "--edition", &dir, "--record", "series"]);
    let series = fs::read_to_string(desk.path("series/game-1.txt")).unwrap();
    assert!(series.contains(&format!("\nedition: my-pack {hash}\n")));

    for args in [&["play", "altes-reich", "--load", &kept][..], &["replay", &kept]] {
        let said = desk.run(args);
        let sentence = said.sentence(&format!("{args:?}"));
        for part in [kept.as_str(), "another edition", "my-pack", hash, "imperios-1", built_in, "--edition"] {
            assert!(sentence.contains(part), "{part}: {sentence}");
        }
        desk.type_at(&[args, &["--edition", &dir]].concat(), "1\n").ok("with the edition");
    }
    assert!(desk.ok(&["verify", "--edition", &dir, &kept]).contains("proved so far"));
    assert_eq!(desk.run(&["verify", &kept]).code, Some(1));
}
