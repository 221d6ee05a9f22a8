//! A data pack is checked when it is loaded, and everything wrong with it is told with file, line, key and reason.

use grecia::{Edition, edition::BUILT_IN};
use table::{Edition as _, Lang, Source};

/// The built-in files with one text replaced in one of them.
fn with(file: &str, old: &str, new: &str) -> Result<Edition, String> {
    let mut source = Source { origin: "pack".into(), ..Source::built_in(BUILT_IN) };
    let text = source.files.get_mut(file).expect("a file of the edition");
    assert!(text.contains(old), "{file} has no “{old}”");
    *text = text.replacen(old, new, 1);
    Edition::load(&source).map_err(|errors| errors.to_string())
}

#[test]
fn bad_data_is_told_by_file_line_key_and_reason() {
    for (file, old, new, told) in [
        ("edition.toml", "imperios-1", "a b", "pack/edition.toml: name: has letters"),
        (
            "map.toml",
            "id = \"illyria\"\nkind = \"land\"",
            "id = \"illyria\"\nkind = \"hill\"",
            "pack/map.toml:20: kind: unknown variant `hill`",
        ),
        ("map.toml", "id = \"epirus\"", "id = \"illyria\"", "illyria.id: stands on more than one zone"),
        ("map.toml", "es = \"Iliria\"", "es = \"\"", "illyria.name.es: is empty"),
        (
            "map.toml",
            "a = \"abdera\"\nb = \"amphipolis\"\nkind = \"land\"",
            "a = \"abdera\"\nb = \"amphipolis\"\nkind = \"sea\"",
            "abdera.kind: this kind of edge does not join it to “amphipolis” [GR-ZONE-09]",
        ),
        (
            "map.toml",
            "a = \"abdera\"\nb = \"chersonese\"",
            "a = \"abdera\"\nb = \"amphipolis\"",
            "abdera.b: the edge to “amphipolis” is listed twice",
        ),
        (
            "map.toml",
            "a = \"rhodes\"\nb = \"carpathian\"\nkind = \"coast\"",
            "a = \"lycia\"\nb = \"libyan\"\nkind = \"coast\"",
            "rhodes.id: can't be reached from the other zones",
        ),
        ("units.toml", "capacity_land = 3", "capacity_land = 4", "capacity_land: is between 1 and 3, not 4"),
        (
            "units.toml",
            "upgrade = \"heavy\"",
            "upgrade = \"cavalry\"",
            "medium.upgrade: light rises to medium",
        ),
        (
            "units.toml",
            "hire = false",
            "hire = true",
            "medium.cost: is given exactly if the unit can be hired",
        ),
        ("units.toml", "hex = \"#2f6fb3\"", "hex = \"blue\"", "blue.hex: is written #rrggbb, not “blue”"),
        (
            "cards.toml",
            "kind = \"gain_supply\", amount = 3",
            "kind = \"gain_gold\", amount = 3",
            "sen_laurion_silver.effect.kind: there is no “gain_gold”",
        ),
        (
            "cards.toml",
            "kind = \"gain_supply\", amount = 3",
            "kind = \"strength\", amount = 3",
            "sen_laurion_silver.effect.kind: “strength” is for the tactics deck",
        ),
        (
            "cards.toml",
            "kind = \"promote\", count = 2",
            "kind = \"promote\", number = 2",
            "sen_drill_ground.effect.count: is missing",
        ),
        (
            "cards.toml",
            "unit = \"light\", count = 1",
            "unit = \"elephant\", count = 1",
            "there is no “elephant”",
        ),
        (
            "scenarios.toml",
            "home = [\"argos\", \"sparta\"",
            "home = [\"argos\", \"aegean\"",
            "red.home: “aegean” is a sea",
        ),
        (
            "scenarios.toml",
            "zone = \"thebes\"\nunits = [\"light\", \"light\"]",
            "zone = \"sparta\"\nunits = [\"light\", \"light\"]",
            "sparta.zone: is the home of a side too",
        ),
        (
            "scenarios.toml",
            "zone = \"lemnos\"\nunits = [\"light\"]",
            "zone = \"lemnos\"\nunits = [\"light\", \"light\"]",
            "lemnos.units: are more than the territory holds, or none [GR-ZONE-03]",
        ),
        ("geometry.json", "\"illyria\"", "\"elsewhere\"", "geometry.json: zones.illyria: is missing"),
        (
            "geometry.json",
            "[\"abdera\",\"chersonese\",129]",
            "[\"abdera\",\"naxos\",129]",
            "abdera and chersonese border on the map, but not in the drawing",
        ),
    ] {
        let found = with(file, old, new).err().unwrap_or_else(|| panic!("“{new}” in {file} is accepted"));
        assert!(found.contains(told), "{found}\ndoes not say: {told}");
    }
}

#[test]
fn a_missing_file_is_told() {
    let mut source = Source::built_in(BUILT_IN);
    source.files.remove("cards.toml");
    assert_eq!(Edition::load(&source).unwrap_err().to_string(), "cards.toml: is missing");
}

#[test]
fn the_hash_follows_what_matters_for_play_and_nothing_else() {
    let built_in = Edition::built_in();
    let mended = with("map.toml", "en = \"Illyria\"", "en = \"Old Illyria\"").unwrap();
    assert_eq!(mended.hash(), built_in.hash());
    let stronger = with("units.toml", "fortress_strength = 4", "fortress_strength = 5").unwrap();
    assert_ne!(stronger.hash(), built_in.hash());
}

/// The borders of the map are those of the drawing; only the four straits are drawn as lines. The edition would
/// not load otherwise.
#[test]
fn straits_are_the_only_borders_that_the_drawing_does_not_share() {
    let edition = Edition::built_in();
    let geometry = edition.geometry();
    let mut straits: Vec<_> = geometry.straits.iter().map(|s| format!("{}-{}", s.a, s.b)).collect();
    straits.sort();
    assert_eq!(straits, ["achaea-aetolia", "byzantium-bithynia", "chersonese-troy", "thebes-euboea"]);
    let borders: usize = edition.all_zones().map(|zone| edition.neighbours(zone).len()).sum();
    assert_eq!(borders / 2, geometry.adjacency.len() + straits.len());
}

#[test]
fn everything_has_a_name_in_every_language() {
    let edition = Edition::built_in();
    let facts = edition.facts();
    for (kind, key) in [("zone", "zones"), ("unit", "units"), ("battle-card", "battle"), ("senate", "senate")]
    {
        for id in facts[key].as_object().unwrap().keys() {
            for lang in Lang::ALL {
                assert!(edition.name_in(lang, kind, id).is_some(), "{kind} {id} in {lang}");
            }
        }
    }
}
