//! The message files themselves: complete in every language, used by the program, and never blank.

mod books;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use phrasebook::Phrasebook;
use table::{Lang, Row, Rules, Telling};

use self::books::book;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The message files of a language by name, as they lie on the disk. Those of the folder `web` are for pages alone,
/// whose own tests look after them.
fn files(lang: Lang) -> BTreeMap<String, String> {
    let folder = root().join("data/messages").join(lang.code());
    let entries = fs::read_dir(folder).expect("every language has its folder");
    let files =
        entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file()).map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("UTF-8"))
        });
    files.collect()
}

/// The gaps of a message, and for each the words by which the message chooses. Forms of verbs and nouns differ from
/// language to language and are left out; `$cards-count` and `$cards-the` count as `$cards`.
type Gaps = BTreeMap<String, BTreeSet<String>>;

/// What a gap brings along: see `phrasebook::messages`.
const FORMS: [&str; 21] = [
    "count", "name", "the", "The", "of", "to", "To", "in", "In", "from", "From", "whom", "Whom", "dative",
    "whose", "Whose", "become", "bare", "who", "one", "side",
];

/// All messages of a language with their gaps.
fn catalogue(lang: Lang) -> BTreeMap<String, Gaps> {
    let mut catalogue = BTreeMap::new();
    for (name, text) in files(lang) {
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{name} can't be read: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let mut gaps = Gaps::new();
            look_into(&message.value.unwrap_or_else(|| panic!("{lang}: {id} is blank")), &mut gaps);
            assert_eq!(catalogue.insert(id, gaps), None, "{lang}/{name}: {} is there twice", message.id.name);
        }
    }
    catalogue
}

fn look_into(pattern: &Pattern<&str>, gaps: &mut Gaps) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value: "" }) => {}
            Expression::Inline(inline) => {
                gaps.entry(variable(inline).0).or_default();
            }
            Expression::Select { selector, variants } => {
                let words = variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name: "zero" | "one" | "two" | "few" | "many" | "other" } => {
                        None
                    }
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                        Some(name.to_owned())
                    }
                });
                let (gap, form) = variable(selector);
                let words: BTreeSet<_> = if form == "who" { BTreeSet::new() } else { words.collect() };
                gaps.entry(gap).or_default().extend(words);
                for variant in variants {
                    look_into(&variant.value, gaps);
                }
            }
        }
    }
}

/// A gap, and which form of what stands in it.
fn variable(inline: &InlineExpression<&str>) -> (String, String) {
    let InlineExpression::VariableReference { id } = inline else {
        panic!("messages refer to their arguments only: {inline:?}")
    };
    let known = |(_, form): &(&str, &str)| FORMS.contains(form);
    let (gap, form) = id.name.rsplit_once('-').filter(known).unwrap_or((id.name, ""));
    (gap.to_owned(), form.to_owned())
}

#[test]
fn every_language_has_the_same_messages_with_the_same_gaps() {
    let english = catalogue(Lang::En);
    for lang in Lang::ALL {
        let theirs = catalogue(lang);
        assert_eq!(files(lang).keys().collect::<Vec<_>>(), files(Lang::En).keys().collect::<Vec<_>>());
        assert_eq!(theirs.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{lang}");
        for (id, gaps) in &theirs {
            assert_eq!(gaps, &english[id], "{lang}: {id}");
        }
    }
}

/// With texts and with numbers in the gaps, in singular and plural: no error, nothing blank, no gap left, and
/// no second full stop after “Karl IV.”.
#[test]
fn every_message_can_be_said() {
    for lang in Lang::ALL {
        let mut bundle = FluentBundle::new(vec![lang.code().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for (name, text) in files(lang) {
            let resource = FluentResource::try_new(text).unwrap_or_else(|_| panic!("{lang}/{name}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{lang}/{name}: {errors:?}"));
        }
        for (id, gaps) in catalogue(lang) {
            let words = gaps.values().flatten().map(String::as_str);
            for word in ["Karl IV.", "0", "1", "2", "11"].into_iter().chain(words) {
                let mut args = FluentArgs::new();
                for gap in gaps.keys() {
                    for form in FORMS {
                        args.set(format!("{gap}-{form}"), word);
                    }
                    match word.parse::<i64>() {
                        Ok(number) => args.set(gap.as_str(), number),
                        Err(_) => args.set(gap.as_str(), word),
                    }
                    args.set(format!("{gap}-count"), word.parse().unwrap_or(1));
                }
                let pattern = bundle.get_message(&id).and_then(|message| message.value()).expect("a text");
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{lang}: {id}: {errors:?}");
                assert!(!said.trim().is_empty() && !said.contains(['{', '}']), "{lang}: {id}: {said}");
                // Only where a name of a person stands does the language mind the full stop.
                let person = ["card", "cards", "left"].iter().any(|gap| gaps.contains_key(*gap));
                if person && lang == Lang::De && !id.ends_with("-totalled") {
                    assert!(!said.contains(".."), "{lang}: {id}: {said}");
                }
            }
        }
    }
}

/// Every file on the disk is part of the program.
#[test]
fn every_message_is_in_the_phrasebook() {
    for lang in Lang::ALL {
        let games = ["altes-reich", "grecia", "napoleon"].map(|game| book(game).phrasebook(lang));
        for id in catalogue(lang).keys() {
            assert!(games.iter().any(|book| &book.message(id, &[]) != id), "{lang}: {id}");
        }
    }
}

#[test]
fn a_message_that_is_missing_shows_its_key() {
    for lang in Lang::ALL {
        assert_eq!(Phrasebook::new(lang).message("never-written", &[]), "never-written");
    }
}

/// The sources of all crates, tests in folders of their own left out.
fn sources() -> Vec<String> {
    fn collect(folder: &Path, sources: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, sources);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(fs::read_to_string(path).expect("UTF-8"));
            }
        }
    }
    let mut sources = Vec::new();
    for entry in fs::read_dir(root().join("crates")).expect("the crates") {
        let folder = entry.expect("a crate").path().join("src");
        if folder.is_dir() {
            collect(&folder, &mut sources);
        }
    }
    sources
}

/// Everything between two quotation marks that could be a key, or a key with gaps such as
/// `{game}-option-{key}-help`; what the keys of many rows begin with is none.
fn keys_in_sources() -> BTreeSet<String> {
    let could_be_key = |text: &&str| {
        let fixed = text.split(['{', '}']).step_by(2).collect::<String>();
        text.contains('-')
            && !text.ends_with('-')
            && fixed.bytes().filter(u8::is_ascii_lowercase).count() > 2
            && text.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'{' | b'}'))
    };
    let sources = sources();
    sources.iter().flat_map(|source| source.split('"').filter(could_be_key)).map(str::to_owned).collect()
}

/// Whether a key has the shape of a literal, whose gaps stand for one or more characters.
fn has_shape(key: &str, literal: &str) -> bool {
    let mut fixed = literal.split(['{', '}']).step_by(2);
    let Some(mut rest) = fixed.next().and_then(|start| key.strip_prefix(start)) else { return false };
    let mut parts = fixed.peekable();
    while let Some(part) = parts.next() {
        let end = if parts.peek().is_none() {
            rest.len().checked_sub(part.len()).filter(|&at| at > 0 && rest.is_char_boundary(at))
        } else {
            rest.match_indices(part).map(|(at, _)| at).find(|&at| at > 0)
        };
        match end {
            Some(at) if rest[at..].starts_with(part) => rest = &rest[at + part.len()..],
            _ => return false,
        }
    }
    rest.is_empty()
}

#[test]
fn a_literal_with_gaps_stands_for_the_keys_of_its_shape() {
    for (key, literal, fits) in [
        ("undo-shown", "undo-shown", true),
        ("undo-shown", "undo-show", false),
        ("altes-reich-title", "{game}-title", true),
        ("altes-reich-option-mode-help", "{game}-option-{key}-help", true),
        ("altes-reich-option-mode", "{game}-option-{key}-help", false),
        ("-title", "{game}-title", false),
    ] {
        assert_eq!(has_shape(key, literal), fits, "{key} and {literal}");
    }
}

/// The events and refusals of all games.
fn rows() -> Vec<Row> {
    fn of<R: Rules>() -> Vec<Row> {
        [R::Event::rows(), R::Refusal::rows()].concat()
    }
    [of::<altes_reich::Position>(), of::<grecia::Position>(), of::<napoleon::Position>()].concat()
}

#[test]
fn every_row_says_a_message_whose_gaps_it_fills() {
    let catalogue = catalogue(Lang::En);
    for row in rows() {
        let gaps =
            catalogue.get(row.message).unwrap_or_else(|| panic!("no message is called {}", row.message));
        let open = gaps.keys().find(|gap| !row.args.iter().any(|(name, _)| name == gap));
        assert_eq!(open, None, "{}", row.message);
    }
}

#[test]
fn every_message_is_used() {
    let mut used = keys_in_sources();
    used.extend(rows().into_iter().map(|row| row.message.to_owned()));
    let unused: Vec<_> = catalogue(Lang::En)
        .into_keys()
        .filter(|key| !used.iter().any(|literal| has_shape(key, literal)))
        .collect();
    assert!(unused.is_empty(), "no source speaks of {unused:?}");
}

#[test]
fn every_message_that_is_used_exists() {
    let catalogue = catalogue(Lang::En);
    let prefixes = ["altes-reich-", "grecia-", "undo-", "error-", "terminal-", "insight-"];
    let missing: Vec<_> = keys_in_sources()
        .into_iter()
        .filter(|key| !key.contains('{') && prefixes.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| !catalogue.contains_key(key))
        .collect();
    assert!(missing.is_empty(), "no message is called {missing:?}");
}
