//! A data pack is checked when it is loaded, and everything wrong with it is told with file, line, key and reason.

use std::collections::HashSet;

use napoleon::{Edition, edition::BUILT_IN};
use table::{Edition as _, Source};

/// What is said of the built-in files with one text replaced in one of them.
fn with(file: &str, old: &str, new: &str) -> String {
    let mut source = Source::built_in(BUILT_IN);
    let text = source.files.get_mut(file).expect("a file of the edition");
    assert!(text.contains(old), "{file} has no “{old}”");
    *text = text.replacen(old, new, 1);
    Edition::load(&source).map(|_| ()).expect_err("it is refused").to_string()
}

#[test]
fn the_built_in_edition_has_all_zones_and_cards() {
    let counts = &Edition::built_in().facts()["counts"];
    assert_eq!(
        (&counts["territories"], &counts["cities"], &counts["seas"]),
        (&56.into(), &34.into(), &16.into())
    );
    assert_eq!((&counts["chance"], &counts["routes"]), (&24.into(), &18.into()));
    let politics = &Edition::built_in().facts()["politics"];
    assert_eq!(politics.as_object().map(serde_json::Map::len), Some(20));
}

#[test]
fn each_level_of_rulings_has_a_hash_of_its_own() {
    let edition = Edition::built_in();
    let earlier = edition.earlier();
    let levels: Vec<_> = earlier.iter().map(Edition::rulings).collect();
    assert_eq!((edition.rulings(), levels), (3, vec![2, 1]));
    let hashes: HashSet<_> = earlier.iter().chain([&edition]).map(Edition::hash).collect();
    assert_eq!(hashes.len(), 3);
    assert!(earlier[1].earlier().is_empty());
}

#[test]
fn bad_data_is_reported_with_file_line_key_and_reason() {
    for (file, old, new, expected) in [
        ("map.toml", "within = \"ile_de_france\"", "within = \"lutetia\"", "map.toml:"),
        (
            "map.toml",
            "within = \"ile_de_france\"",
            "within = \"lutetia\"",
            "paris.within: there is no territory “lutetia”",
        ),
        ("map.toml", "port = \"channel\"", "port = \"paris\"", "there is no sea “paris”"),
        ("map.toml", "kind = \"mountain\"", "kind = \"land\"", "there are mountains in one place only"),
        (
            "map.toml",
            "color = \"france\"\nflag = true",
            "color = \"france\"\nflag = false",
            "france.flags: are 5 on the map, not 4",
        ),
        ("units.toml", "promotes_to = \"recruits\"", "promotes_to = \"guard\"", "militia.promotes_to"),
        (
            "units.toml",
            "capacity_city = 1",
            "capacity_city = 2",
            "constants.capacity_city: is between 1 and 1",
        ),
        (
            "cards.toml",
            "kind = \"gain_supply\", amount = 3",
            "kind = \"gain_suply\", amount = 3",
            "pol_subsidies.effect.kind",
        ),
        ("cards.toml", "icons = [\"promotion\"]", "icons = [\"eliminate\"]", "bat_honours.effect.icons"),
        ("cards.toml", "city = \"lisbon\"", "city = \"lissabon\"", "tra_lisbon.city: there is no city"),
        ("cards.toml", "en = \"Decisive blow\"", "en = \" \"", "bat_decisive.name.en: is empty"),
        (
            "scenarios.toml",
            "\"veterans\", \"infantry\", \"light_cavalry\"]",
            "\"veterans\", \"infantry\", \"light_ship\"]",
            "can't be there",
        ),
        ("scenarios.toml", "neutral = \"strong\"", "neutral = \"fierce\"", "there is no level “fierce”"),
        ("geometry.json", "\"brest\":", "\"brets\":", "zones.brest: is missing"),
    ] {
        let found = with(file, old, new);
        assert!(found.contains(expected), "{expected}\nis not in\n{found}");
    }
}
