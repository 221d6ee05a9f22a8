//! The forms that a name takes in a sentence: with its article, after prepositions, as the one who acts.
//!
//! `web/src/speech/grammar.ts` does the same for pages; a test compares what both say.

use table::{Lang, Wording};

/// The forms of a name, each by what is added to the name of its gap: `$zone-in` is “in the Aegean Sea”.
pub(crate) type Forms = Vec<(&'static str, String)>;

/// The case of what is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Case {
    /// Any, where counted things always look the same.
    Any,
    /// The German dative: “mit 2 Schiffen”.
    GermanDative,
}

impl Case {
    /// The dative, where the language has one.
    pub(crate) fn dative(lang: Lang) -> Self {
        if lang == Lang::De { Self::GermanDative } else { Self::Any }
    }
}

/// So many of something, which is called otherwise where there is one than where there are several.
pub(crate) fn counted((one, many): (&str, &str), count: i64, case: Case) -> String {
    match (count, case) {
        (1, _) => format!("1 {one}"),
        (_, Case::Any) => format!("{count} {many}"),
        (_, Case::GermanDative) => {
            let (noun, rest) = many.split_at(many.find(' ').unwrap_or(many.len()));
            format!("{count} {}{rest}", dative_plural(noun))
        }
    }
}

/// Between a card and what it counts: “Henry IV with 49”.
pub(crate) fn with(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "con",
        Lang::En => "with",
        Lang::Nl => "met",
        Lang::De => "mit",
    }
}

/// All forms of a name.
pub(crate) fn forms(word: &Wording<'_>, lang: Lang) -> Forms {
    let said = word.said;
    let [the, of, to, at, from, whom, dative, whose, becomes] = match lang {
        Lang::En => {
            let at = if word.on { "on" } else { "in" };
            let s = if said.ends_with('s') { "’" } else { "’s" };
            let same = || said.to_owned();
            let before = |preposition: &str| format!("{preposition} {said}");
            let whose = format!("{said}{s}");
            [same(), before("of"), before("to"), before(at), before("from"), same(), same(), whose, same()]
        }
        Lang::Nl => {
            let (at, from) = if word.on { ("op", "vanaf") } else { ("in", "vanuit") };
            let same = || said.to_owned();
            let before = |preposition: &str| format!("{preposition} {said}");
            let of = before("van");
            [same(), of.clone(), before("naar"), before(at), before(from), same(), same(), of, same()]
        }
        Lang::Es => {
            let (of, to) = (contracted("de", said), contracted("a", said));
            let same = || said.to_owned();
            let (at, from) = (format!("en {said}"), format!("desde {said}"));
            [same(), of.clone(), to.clone(), at, from, to, same(), of, same()]
        }
        Lang::De => german(word),
    };
    let bare = without_article(said, lang).to_owned();
    vec![
        ("name", word.name.to_owned()),
        ("The", capital(&the)),
        ("the", the),
        ("of", of),
        ("To", capital(&to)),
        ("to", to),
        ("In", capital(&at)),
        ("in", at),
        ("From", capital(&from)),
        ("from", from),
        ("Whom", capital(&whom)),
        ("whom", whom),
        ("dative", dative),
        ("Whose", capital(&whose)),
        ("whose", whose),
        ("become", becomes),
        ("bare", bare),
        ("who", if word.plural { "many" } else { "one" }.to_owned()),
    ]
}

/// The forms of whoever reads.
pub(crate) fn you(lang: Lang) -> Forms {
    let [the, the_capital, of, to, whom, dative, whose] = match lang {
        Lang::En => ["you", "You", "of you", "to you", "you", "you", "your"],
        Lang::Es => ["tú", "Tú", "de ti", "a ti", "a ti", "ti", "tu"],
        Lang::Nl => ["jij", "Je", "van jou", "naar jou", "je", "jou", "jouw"],
        Lang::De => ["du", "Du", "von dir", "zu dir", "dich", "dir", "dein"],
    };
    let forms =
        [("the", the), ("The", the_capital), ("of", of), ("to", to), ("whom", whom), ("dative", dative)];
    let more = [("whose", whose), ("who", "you")];
    let all = forms.into_iter().chain(more).map(|(form, said)| (form, said.to_owned()));
    all.chain([("Whose", capital(whose))]).collect()
}

/// A preposition that melts with “el”: “del”, “al”.
fn contracted(preposition: &str, said: &str) -> String {
    match said.strip_prefix("el ") {
        Some(rest) => format!("{preposition}l {rest}"),
        None => format!("{preposition} {said}"),
    }
}

/// The same with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn articles(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &["el ", "la ", "los ", "las "],
        Lang::En => &["the "],
        Lang::Nl => &["de ", "het "],
        Lang::De => &["der ", "die ", "das "],
    }
}

fn without_article(said: &str, lang: Lang) -> &str {
    articles(lang).iter().find_map(|article| said.strip_prefix(article)).unwrap_or(said)
}

/// The cases of a German name and the prepositions that melt with its article: “im Rheinland”, “in die Schweiz”.
fn german(word: &Wording<'_>) -> [String; 9] {
    let said = word.said;
    let name = without_article(said, Lang::De);
    let article = said[..said.len() - name.len()].trim_end();
    let weak = weak(name);
    let (whom, dative) = match (article, word.plural) {
        ("die", true) => (said.to_owned(), format!("den {}", dative_plural(&weak))),
        ("die", false) => (said.to_owned(), format!("der {weak}")),
        ("das", _) => (said.to_owned(), format!("dem {weak}")),
        ("der", _) => (format!("den {weak}"), format!("dem {weak}")),
        _ => match said.split_once(" der ") {
            // “Alexander den Großen”
            Some((name, epithet)) if epithet.ends_with('e') => {
                (format!("{name} den {epithet}n"), format!("{name} dem {epithet}n"))
            }
            _ => (said.to_owned(), said.to_owned()),
        },
    };
    let melted = |preposition: &str, melts: &str| match dative.strip_prefix("dem ") {
        Some(rest) => format!("{melts} {rest}"),
        None => format!("{preposition} {dative}"),
    };
    let to = match (article, whom.strip_prefix("das ")) {
        ("", _) => format!("nach {said}"),
        (_, Some(rest)) => format!("ins {rest}"),
        _ => format!("in {whom}"),
    };
    let at = if word.on { format!("auf {dative}") } else { melted("in", "im") };
    let from = if word.on { melted("von", "vom") } else { format!("aus {dative}") };
    let of = melted("von", "vom");
    let becomes = match (article, word.plural) {
        ("die", true) => format!("zu {}", dative_plural(&weak)),
        ("die", false) => format!("zur {weak}"),
        _ => melted("zu", "zum"),
    };
    let whose = genitive(&dative).unwrap_or_else(|| of.clone());
    [said.to_owned(), of, to, at, from, whom, dative, whose, becomes]
}

/// “der Achaier”, “des Osmanischen Reichs”: the genitive of a name with an article, by its dative. What another genitive
/// follows has none that sounds well.
fn genitive(dative: &str) -> Option<String> {
    if let Some(several) = dative.strip_prefix("den ") {
        // “den Achaiern”, but “den Seleukiden” as it is.
        let name = several.strip_suffix("rn").map_or_else(|| several.to_owned(), |stem| format!("{stem}r"));
        return Some(format!("der {name}"));
    }
    if dative.starts_with("der ") {
        return Some(dative.to_owned());
    }
    let name = dative.strip_prefix("dem ").filter(|name| !name.contains(" des "))?;
    let (noun, rest) = name.split_at(name.find(" von ").unwrap_or(name.len()));
    Some(format!("des {noun}s{rest}"))
}

/// With the ending that adjectives have behind “dem” and “der”: “Ionischen Meer”. An adjective stands right before a
/// noun, which German writes with a capital letter, and ends in -e.
fn weak(name: &str) -> String {
    let words: Vec<_> = name.split(' ').collect();
    let declined = words.iter().enumerate().map(|(at, word)| {
        let noun = words.get(at + 1).is_some_and(|next| next.starts_with(char::is_uppercase));
        if noun && word.ends_with('e') { format!("{word}n") } else { (*word).to_owned() }
    });
    declined.collect::<Vec<_>>().join(" ")
}

/// The dative of several: “Achaiern”, “Dragonern”.
fn dative_plural(name: &str) -> String {
    if name.ends_with(['n', 's']) { name.to_owned() } else { format!("{name}n") }
}
