//! The messages of every language, and how a phrase becomes a sentence.
//!
//! The files lie in `data/messages/<language>/`. In the gaps of a message a seat, a thing or a list stands as
//! text and a number as a number. A gap `$zone` brings along what a sentence may need of it:
//!
//! | gap | what stands there |
//! |---|---|
//! | `$zone` | the name as it is printed; for a seat what it plays, or else whoever sits there |
//! | `$seat-name` | the name alone; for a seat always whoever sits there |
//! | `$seat-side` | what a seat plays with, even if it is the reader's; else whoever sits there |
//! | `$zone-the`, `$zone-The` | in a sentence, with its article: “the Aegean Sea”; at its beginning. A seat may be “you” |
//! | `$zone-bare` | the same without article |
//! | `$zone-of`, `-to`, `-in`, `-from` | with a preposition: “of”, “to”, “in” or “on”, “from”; `-To`, `-In`, `-From` at the beginning |
//! | `$seat-whom`, `-dative`, `-whose`, `-Whose` | “den Bund”, “dem Bund”, “France’s”; in Spanish whom one attacks has an “a” |
//! | `$unit-become` | what it becomes: “zur Garde”, “zu Dragonern” |
//! | `$seat-who` | chooses the form of a verb: `you`, `one` or `many`; where nobody is meant, the keyword |
//! | `$unit-one` | counted: “1 ship” |
//! | `$units` | of a list: its items one after the other, equal ones counted: “2 ships and 1 cavalry” |
//! | `$cards` | of a list of what is counted by number: “Henry IV with 49 and Charles IV with 32”, “you 4 and Bruno 3” |
//! | `$unit`, `$units` | behind one of several sides of the reader, whose they are: “1 infantry of France” |
//! | `$units-count` | how many items a list has; the number behind a card, a seat or a thing |

use std::sync::{LazyLock, OnceLock};

/// What stands in a gap of a plain message: text or a number, made with `into()`.
pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use table::{GameTexts, Lang, Phrase, Wording};
use unic_langid::LanguageIdentifier;

use crate::{errors::Explained, grammar, names::Names, rulebook::Rulebook};

type Bundle = FluentBundle<FluentResource>;

/// Says phrases in one language; English stands in for what that language lacks.
#[derive(Clone, Copy)]
pub struct Phrasebook {
    lang: Lang,
    game: Option<&'static GameBook>,
}

impl Phrasebook {
    /// What the program says in a language, whatever is played.
    pub fn new(lang: Lang) -> Self {
        Self { lang, game: None }
    }

    /// The language it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The phrase as a sentence, with these names in its gaps.
    pub fn say(&self, phrase: &Phrase, names: &dyn Names) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            self.fill(name, arg, names, &mut args);
        }
        self.tell_whose(phrase, names, &mut args);
        self.format(phrase.message, &args)
    }

    /// A plain message, such as those of the terminal.
    pub fn message(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.format(key, &args.iter().cloned().collect())
    }

    /// What a message says without what stands in its gaps, but with the prepositions that begin it: “From”, “Take for
    /// tokens”; none if there is no such message.
    pub fn without_names(&self, key: &str) -> Option<String> {
        let bundle = self.bundles().find(|bundle| bundle.has_message(key))?;
        let pattern = bundle.get_message(key)?.value()?;
        let mut begun = FluentArgs::new();
        for (form, said) in grammar::forms(&Wording::plain(""), self.lang) {
            if ["From", "To", "In"].contains(&form) {
                begun.set(format!("zone-{form}"), said);
            }
        }
        let said = bundle.format_pattern(pattern, Some(&begun), &mut Vec::new());
        let outside = said.split('{').map(|part| part.split('}').next_back().unwrap_or_default());
        Some(outside.collect::<Vec<_>>().join(" "))
    }

    /// The messages in which a key is looked for, one after the other.
    fn bundles(&self) -> impl Iterator<Item = &'static Bundle> {
        let (lang, game) = (self.lang, self.game);
        [lang, Lang::En].into_iter().flat_map(move |lang| {
            let house: &'static Bundle = &HOUSE[lang.index()];
            game.map(|game| game.bundle(lang)).into_iter().chain([house])
        })
    }

    /// An error with its place and its rule, where it has them: `Line 3: Nobody sits there. [AR-12]`.
    pub fn explain(&self, error: &(impl Explained + ?Sized), names: &dyn Names) -> String {
        let explanation = error.explanation();
        let mut text = self.say(&explanation.reason, names);
        if let Some(place) = &explanation.place {
            text = format!("{}: {text}", self.say(place, names));
        }
        if let Some(rule) = explanation.rule {
            text = format!("{text} [{rule}]");
        }
        text
    }

    /// The title of a game.
    pub fn title(&self, game: &str) -> String {
        self.message(&format!("{game}-title"), &[])
    }

    /// One sentence that invites to a game.
    pub fn tagline(&self, game: &str) -> String {
        self.message(&format!("{game}-tagline"), &[])
    }

    /// The name of something a table may agree on.
    pub fn option(&self, game: &str, key: &str) -> String {
        self.message(&format!("{game}-option-{key}"), &[])
    }

    /// One sentence on what an option means.
    pub fn option_help(&self, game: &str, key: &str) -> String {
        self.message(&format!("{game}-option-{key}-help"), &[])
    }

    /// The name of one value of an option.
    pub fn option_value(&self, game: &str, key: &str, value: &str) -> String {
        self.message(&format!("{game}-option-{key}-{value}"), &[])
    }

    /// The message in this language or else in English. A key without message is shown itself, and a gap
    /// that nothing fills shows its name.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let found = self.bundles().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        });
        found.unwrap_or_else(|| key.to_owned())
    }
}

impl std::fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Phrasebook").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// All that one game says, read when it is first needed.
pub struct GameBook {
    texts: GameTexts,
    bundles: [OnceLock<Bundle>; Lang::ALL.len()],
    rulebooks: [OnceLock<Rulebook>; Lang::ALL.len()],
}

impl GameBook {
    /// What these texts say.
    pub const fn new(texts: GameTexts) -> Self {
        Self {
            texts,
            bundles: [const { OnceLock::new() }; Lang::ALL.len()],
            rulebooks: [const { OnceLock::new() }; Lang::ALL.len()],
        }
    }

    /// The phrasebook of the game in a language: what it says, and what the program says whatever is played.
    pub fn phrasebook(&'static self, lang: Lang) -> Phrasebook {
        Phrasebook { lang, game: Some(self) }
    }

    /// The players' rulebook in a language, if there is one.
    pub fn rulebook(&self, lang: Lang) -> Option<&Rulebook> {
        let text = self.texts.rulebook?[lang.index()];
        let read = || toml::from_str(text).expect("the rulebooks are read by the tests");
        Some(self.rulebooks[lang.index()].get_or_init(read))
    }

    /// The messages in a language, as they are written.
    pub fn messages(&self, lang: Lang) -> &'static str {
        self.texts.messages[lang.index()]
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang.index()].get_or_init(|| load(lang, &[self.messages(lang)]))
    }
}

/// The message files of one language that belong to no game.
macro_rules! files {
    ($lang:literal) => {
        files!($lang: "table.ftl", "position.ftl", "insight.ftl", "server.ftl", "terminal.ftl", "puzzles.ftl", "balance.ftl", "notices.ftl")
    };
    ($lang:literal: $($name:literal),*) => {
        &[$(include_str!(concat!("../../../data/messages/", $lang, "/", $name))),*]
    };
}

/// What the program says whatever is played.
static HOUSE: [LazyLock<Bundle>; Lang::ALL.len()] = [
    LazyLock::new(|| load(Lang::Es, files!("es"))),
    LazyLock::new(|| load(Lang::En, files!("en"))),
    LazyLock::new(|| load(Lang::Nl, files!("nl"))),
    LazyLock::new(|| load(Lang::De, files!("de"))),
];

fn load(lang: Lang, texts: &[&str]) -> Bundle {
    let locale: LanguageIdentifier = lang.code().parse().expect("two letters are a language");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Isolating marks are for mixed directions of writing; all four languages run from left to right.
    bundle.set_use_isolating(false);
    for text in texts {
        // What can't be read is left out: it is shown in English, or by its key.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
