//! The rulebooks: the same chapters, rules and terms in every language, all of the catalogue, nothing blank.

mod books;

use std::collections::BTreeSet;

use phrasebook::Rulebook;
use table::{Agreed, Boxed, Game, Lang, Rules, Thing};

const GRECIA: [(&str, u32); 19] = [
    ("UNIT", 5),
    ("SET", 19),
    ("TURN", 11),
    ("ZONE", 10),
    ("MOVE", 8),
    ("ATK", 11),
    ("SWAP", 6),
    ("SUP", 4),
    ("HIRE", 8),
    ("CARD", 12),
    ("CAV", 6),
    ("SEA", 14),
    ("COM", 27),
    ("AFT", 6),
    ("NEU", 6),
    ("FORT", 8),
    ("HERO", 11),
    ("END", 10),
    ("OPT", 6),
];

const NAPOLEON: [(&str, u32); 18] = [
    ("SET", 15),
    ("TURN", 10),
    ("ZONE", 12),
    ("MOVE", 9),
    ("ATK", 10),
    ("SWAP", 5),
    ("SUP", 3),
    ("REC", 11),
    ("CARD", 9),
    ("FREE", 7),
    ("CAV", 9),
    ("COM", 14),
    ("GB", 14),
    ("RES", 21),
    ("PROM", 9),
    ("SEA", 13),
    ("TRADE", 4),
    ("END", 10),
];

/// Each game with the rules of its catalogue.
fn catalogues() -> [(&'static str, Vec<String>); 3] {
    let ids = |prefix: &'static str, chapters: &[(&str, u32)]| -> Vec<String> {
        let of_chapter = |(chapter, rules): &(&str, u32)| -> Vec<String> {
            (1..=*rules).map(|number| format!("{prefix}-{chapter}-{number:02}")).collect()
        };
        chapters.iter().flat_map(of_chapter).collect()
    };
    [
        ("altes-reich", (1..=78).map(|number| format!("AR-{number:02}")).collect()),
        ("grecia", ids("GR", &GRECIA)),
        ("napoleon", ids("NA", &NAPOLEON)),
    ]
}

fn book(game: &str, lang: Lang) -> &'static Rulebook {
    books::book(game).rulebook(lang).unwrap_or_else(|| panic!("{game} has a rulebook in {lang}"))
}

#[test]
fn a_rulebook_has_exactly_the_rules_of_the_catalogue() {
    for (game, catalogue) in catalogues() {
        for lang in Lang::ALL {
            assert_eq!(book(game, lang).rule_ids().collect::<Vec<_>>(), catalogue, "{game} in {lang}");
        }
    }
}

#[test]
fn every_language_has_the_same_chapters_rules_examples_and_terms() {
    for (game, _) in catalogues() {
        let [first, others @ ..] = Lang::ALL.map(|lang| {
            let book = book(game, lang);
            let chapters: Vec<_> = book.chapters.iter().map(|c| (c.id.as_str(), c.rules.len())).collect();
            let rules: Vec<_> = book.rules().map(|rule| (rule.id.as_str(), rule.example.is_some())).collect();
            (chapters, rules, book.terms.keys().collect::<Vec<_>>())
        });
        for other in others {
            assert_eq!(other, first, "{game}");
        }
    }
}

#[test]
fn nothing_is_blank() {
    for (game, _) in catalogues() {
        for lang in Lang::ALL {
            let book = book(game, lang);
            let chapters = book.chapters.iter().flat_map(|c| [&c.id, &c.title, &c.intro]);
            let rules = book.rules().flat_map(|rule| [&rule.text].into_iter().chain(&rule.example));
            let texts = [&book.title, &book.tagline].into_iter().chain(book.terms.values());
            for text in texts.chain(chapters).chain(rules) {
                assert!(!text.is_empty() && text.trim() == text, "{game} in {lang}: “{text}”");
            }
        }
    }
}

/// A reference such as AR-35 in a text leads somewhere.
#[test]
fn references_lead_to_rules() {
    for (game, catalogue) in catalogues() {
        let prefix = format!("{}-", catalogue[0].split('-').next().expect("a prefix"));
        let known: BTreeSet<_> = catalogue.iter().map(String::as_str).collect();
        for lang in Lang::ALL {
            let book = book(game, lang);
            let intros = book.chapters.iter().map(|chapter| (&chapter.id, &chapter.intro));
            let rules = book.rules().map(|rule| (&rule.id, &rule.text));
            for (place, text) in intros.chain(rules) {
                for (at, _) in text.match_indices(&prefix) {
                    let rest = &text[at..];
                    let end =
                        rest.find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
                    let id = rest[..end.unwrap_or(rest.len())].trim_end_matches('-');
                    assert!(known.contains(id), "{game} in {lang}: {place} refers to “{id}”");
                }
            }
        }
    }
}

/// Every chapter has rules but one: the options of Napoleón, which sum up what its rules leave open.
#[test]
fn a_chapter_without_rules_sums_up_those_of_others() {
    for (game, _) in catalogues() {
        for lang in Lang::ALL {
            for chapter in book(game, lang).chapters.iter().filter(|chapter| chapter.rules.is_empty()) {
                assert_eq!((game, chapter.id.as_str()), ("napoleon", "options"));
                let paragraphs: Vec<_> = chapter.intro.lines().skip(1).collect();
                assert_eq!(paragraphs.len(), 10, "one for each option: {lang}");
                assert!(paragraphs.iter().all(|option| option.contains("(NA-")), "{lang}");
            }
        }
    }
}

#[test]
fn rules_are_found_by_their_id() {
    let book = book("altes-reich", Lang::De);
    assert!(book.rule("AR-35").expect("a rule").text.starts_with("Eine Kurfürstenkarte darfst du"));
    assert_eq!(book.rule("AR-99"), None);
}

#[test]
fn the_game_is_called_as_in_its_rulebook() {
    for (game, _) in catalogues() {
        for lang in Lang::ALL {
            let (words, book) = (books::book(game).phrasebook(lang), book(game, lang));
            assert_eq!((words.title(game), words.tagline(game)), (book.title.clone(), book.tagline.clone()));
        }
    }
}

/// The empires of each player in a standard game, as the game deals them.
fn standard_empires(
    edition: &'static napoleon::Edition,
    players: usize,
    scenario: &str,
) -> Vec<Vec<&'static str>> {
    let agreed: Agreed = format!("players={players} scenario={scenario}").parse().unwrap();
    let agreed = agreed.complete(&napoleon::Position::settings(edition)).unwrap();
    let options = napoleon::Position::options(edition, &agreed).unwrap();
    let opening = napoleon::Position::begin(edition, options).view(None);
    opening.seats.into_iter().map(|seat| seat.empires).collect()
}

/// NA-SET-03 lists the empires by numbers of players: first with one each, then with two. Of seven and eight players
/// it names the empires that are left out.
#[test]
fn the_rulebooks_name_the_empires_that_the_standard_games_use() {
    let game = Boxed::<napoleon::Position>::new(napoleon::Edition::built_in());
    let edition = game.edition();
    let all: BTreeSet<_> = standard_empires(edition, 8, "standard").into_iter().flatten().collect();
    assert_eq!(all.len(), 8);
    for lang in Lang::ALL {
        let name = |id: &'static str| game.name_of(Thing { kind: "empire", id }, lang).unwrap();
        let example = book("napoleon", lang).rule("NA-SET-03").unwrap().example.as_ref().unwrap();
        let lists: Vec<_> = example.split(". ").filter(|sentence| sentence.contains(':')).collect();
        let [single, double] = lists[..] else { panic!("{lang}: {example}") };
        let clauses = |list: &'static str| -> Vec<(usize, &str)> {
            let clause = |clause: &'static str| {
                let (players, empires) = clause.split_once(':').unwrap();
                (players.trim().split(' ').next().unwrap().parse().unwrap(), empires)
            };
            list.split(';').map(clause).collect()
        };
        assert_eq!(clauses(single).iter().map(|clause| clause.0).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8]);
        for (players, text) in clauses(single) {
            let used: BTreeSet<_> =
                standard_empires(edition, players, "standard").into_iter().flatten().collect();
            let named: BTreeSet<_> = all.iter().copied().filter(|&id| text.contains(name(id))).collect();
            let meant = if players < 7 { named } else { all.difference(&named).copied().collect() };
            assert_eq!(meant, used, "{lang}, {players} players: {text}");
        }
        assert_eq!(clauses(double).iter().map(|clause| clause.0).collect::<Vec<_>>(), [2, 3, 4]);
        for (players, text) in clauses(double) {
            let dealt = standard_empires(edition, players, "standard-double");
            assert_eq!(text.matches('/').count(), players, "{lang}: {text}");
            for pair in dealt {
                let [first, second] = [pair[0], pair[1]].map(name);
                let named = text.contains(&format!("{first}/{second}"))
                    || text.contains(&format!("{second}/{first}"));
                assert!(named, "{lang}, {players} players: {first} and {second} in {text}");
            }
        }
    }
}

/// Whoever starts with more than the others is named in the notes of the scenario, in every language. [GR-SET-17]
#[test]
fn the_notes_of_a_scenario_name_every_side_that_starts_with_more() {
    let edition = grecia::Edition::built_in();
    let mut named = 0;
    for scenario in edition.scenarios() {
        for side in scenario.sides.iter().filter(|side| !side.setup.is_empty()) {
            for lang in Lang::ALL {
                let (notes, name) = (scenario.notes.get(lang), side.name.get(lang));
                let mut words = name.split(' ').filter(|word| word.starts_with(char::is_uppercase));
                assert!(words.any(|word| notes.contains(word)), "{lang}: {name}: {notes}");
                named += 1;
            }
        }
    }
    assert!(named > 20, "{named}");
    let diadochi = edition.scenarios().iter().find(|scenario| scenario.id == "wars_of_the_diadochi").unwrap();
    for lang in Lang::ALL {
        let example = book("grecia", lang).rule("GR-SET-17").unwrap().example.as_ref().unwrap();
        for side in &diadochi.sides {
            assert!(example.contains(side.name.get(lang)), "{lang}: {example}");
        }
    }
}
