//! The rulebooks: the same chapters, rules and terms in every language, all of the catalogue, nothing blank.

use std::collections::BTreeSet;

use phrasebook::{Phrasebook, Rulebook};
use table::Lang;

/// Each game with the rules of its catalogue.
fn catalogues() -> [(&'static str, Vec<String>); 2] {
    let chapters = [
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
    let grecia = chapters
        .iter()
        .flat_map(|(chapter, rules)| (1..=*rules).map(move |number| format!("GR-{chapter}-{number:02}")));
    [
        ("altes-reich", (1..=78).map(|number| format!("AR-{number:02}")).collect()),
        ("grecia", grecia.collect()),
    ]
}

fn book(game: &str, lang: Lang) -> &'static Rulebook {
    Rulebook::of(game, lang).unwrap_or_else(|| panic!("{game} has a rulebook in {lang}"))
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
            for rule in book(game, lang).rules() {
                for (at, _) in rule.text.match_indices(&prefix) {
                    let rest = &rule.text[at..];
                    let end =
                        rest.find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
                    let id = rest[..end.unwrap_or(rest.len())].trim_end_matches('-');
                    assert!(known.contains(id), "{lang}: {} refers to “{id}”", rule.id);
                }
            }
        }
    }
}

#[test]
fn rules_are_found_by_their_id() {
    let book = book("altes-reich", Lang::De);
    assert!(book.rule("AR-35").expect("a rule").text.starts_with("Eine Kurfürstenkarte darfst du"));
    assert_eq!(book.rule("AR-99"), None);
    assert_eq!(Rulebook::of("chess", Lang::De), None);
}

#[test]
fn the_game_is_called_as_in_its_rulebook() {
    for (game, _) in catalogues() {
        for lang in Lang::ALL {
            let (words, book) = (Phrasebook::new(lang), book(game, lang));
            assert_eq!((words.title(game), words.tagline(game)), (book.title.clone(), book.tagline.clone()));
        }
    }
}
