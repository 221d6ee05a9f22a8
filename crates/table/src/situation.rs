//! Situations: positions that belong to an edition, in which a game can begin like in a scenario.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use toml::Spanned;

use crate::{
    Agreed, DataErrors, Disagreement, Faults, Lang, RuleId, Setting, Source, Texts, Thing,
    gaps::{from_toml, to_toml},
};

/// A position in which games can begin, with all that is agreed for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it is about.
    pub about: Texts,
    /// The options it comes with, the number of players among them.
    pub options: Agreed,
    /// The position, in the notation of the conformance cases.
    pub position: Value,
}

/// The situations of an edition, in the order in which they are offered. Most editions have none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Situations(Vec<Situation>);

impl Situations {
    /// The file that describes them; an edition may do without it.
    pub const FILE: &'static str = "situations.toml";
    /// The option by which one is chosen.
    pub const KEY: &'static str = "situation";
    /// Its value where the game begins as usual.
    pub const USUAL: &'static str = "usual";
    /// An edition without situations.
    pub const NONE: &'static Self = &Self(Vec::new());

    /// Adds the situations of a source to the edition that was read from its other files. Everything that is wrong with
    /// either is told.
    pub fn beside<E>(
        source: &Source,
        edition: Result<E, DataErrors>,
        add: impl FnOnce(&mut E, Self),
    ) -> Result<E, DataErrors> {
        match (edition, Self::read(source)) {
            (Ok(mut edition), Ok(situations)) => {
                add(&mut edition, situations);
                Ok(edition)
            }
            (Ok(_), Err(faults)) | (Err(faults), Ok(_)) => Err(faults),
            (Err(mut faults), Err(more)) => {
                faults.0.extend(more.0);
                Err(faults)
            }
        }
    }

    /// Those that a source describes. Whether their positions are ones of the game is seen when they are set up.
    pub fn read(source: &Source) -> Result<Self, DataErrors> {
        if !source.files.contains_key(Self::FILE) {
            return Ok(Self::default());
        }
        let mut faults = Faults::new(source);
        let written: Vec<Written> =
            faults.read::<File>(Self::FILE).map(|file| file.situation).unwrap_or_default();
        faults.ids(Self::FILE, Self::KEY, written.iter().map(|situation| &situation.id));
        let mut situations = Vec::new();
        for Written { id, name, about, options, position } in written {
            faults.texts(Self::FILE, &id, "name", &name);
            faults.texts(Self::FILE, &id, "about", &about);
            if id.get_ref() == Self::USUAL {
                faults.add(Self::FILE, Some(&id), "id", "is what games are called that begin as usual");
            }
            let mut agreed = Agreed::new();
            for (key, value) in options {
                match value {
                    Value::String(text) => agreed = agreed.with(&key, &text),
                    Value::Bool(_) | Value::Number(_) => agreed = agreed.with(&key, &value.to_string()),
                    _ => faults.add(
                        Self::FILE,
                        Some(&id),
                        &format!("options.{key}"),
                        "is a string, a number, true or false",
                    ),
                }
            }
            if agreed.get("players").is_none() {
                faults.add(Self::FILE, Some(&id), "options.players", "is missing");
            }
            if agreed.get(Self::KEY).is_some() {
                faults.add(Self::FILE, Some(&id), "options.situation", "names the situation itself");
            }
            let position = from_toml(Value::Object(position));
            situations.push(Situation { id: id.into_inner(), name, about, options: agreed, position });
        }
        if faults.found.is_empty() { Ok(Self(situations)) } else { Err(DataErrors(faults.found)) }
    }

    /// The text of a file that describes one more than `before` does. Its id is made of its name.
    ///
    /// # Errors
    /// If `before` can't be read.
    pub fn with_one_more(before: Option<&str>, new: &Situation) -> Result<String, toml::de::Error> {
        let mut file: toml::Table = before.unwrap_or_default().parse()?;
        let one = json!({
            "id": new.id, "name": new.name, "about": new.about,
            "options": new.options.iter().map(|(key, value)| (key.to_owned(), value.into())).collect::<Map<_, _>>(),
            "position": new.position,
        });
        let one = toml::Value::try_from(to_toml(&one)).map_err(serde::de::Error::custom)?;
        let all = file.entry(Self::KEY).or_insert_with(|| toml::Value::Array(Vec::new()));
        if let Some(all) = all.as_array_mut() {
            all.push(one);
        }
        Ok(file.to_string())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Situation> {
        self.0.iter()
    }

    /// The option by which one is chosen, if there are any: by the rule on scenarios.
    pub fn setting(&self, rule: &'static str) -> Option<Setting> {
        let ids = self.0.iter().map(|situation| situation.id.clone());
        let values = std::iter::once(Self::USUAL.to_owned()).chain(ids).collect();
        (!self.0.is_empty()).then_some(Setting { key: Self::KEY, values, rule: RuleId(rule) })
    }

    /// The one that was chosen.
    pub fn chosen(&self, agreed: &Agreed) -> Option<&Situation> {
        let id = agreed.get(Self::KEY)?;
        self.0.iter().find(|situation| situation.id == id)
    }

    /// All settings with their values; whoever chooses a situation agrees to what it comes with.
    pub fn complete(&self, agreed: &Agreed, settings: &[Setting]) -> Result<Agreed, Disagreement> {
        let Some(situation) = self.chosen(agreed) else { return agreed.complete(settings) };
        let own = situation.options.complete(settings)?;
        let rule = settings.iter().find(|setting| setting.key == Self::KEY).map(|setting| setting.rule);
        let rule = rule.expect("it is a setting where there are situations");
        let other = own
            .iter()
            .find(|&(key, value)| key != Self::KEY && agreed.get(key).is_some_and(|given| given != value));
        if let Some((key, value)) = other {
            return Err(Disagreement::excluded((Self::KEY, &situation.id), key, [value], rule));
        }
        // What no setting knows is told as usual.
        agreed.complete(settings)?;
        Ok(own.with(Self::KEY, &situation.id))
    }

    /// The name of one, for its edition.
    pub fn name_of(&self, id: &str) -> Option<&Texts> {
        Some(&self.0.iter().find(|situation| situation.id == id)?.name)
    }

    /// Their names, for whoever can't look them up one by one.
    pub fn things(&'static self) -> impl Iterator<Item = Thing> {
        self.0.iter().map(|situation| Thing { kind: Self::KEY, id: &situation.id })
    }

    /// All that matters for play, for the hash of the edition; nothing where there are none.
    pub fn facts_as_text(&self) -> String {
        let line = |one: &Situation| format!("situation {} {} {}\n", one.id, one.options, one.position);
        self.0.iter().map(line).collect()
    }

    /// The same for readers, added to the facts of the edition.
    pub fn add_to(&self, facts: &mut Value) {
        if let (false, Some(facts)) = (self.0.is_empty(), facts.as_object_mut()) {
            let told = |one: &Situation| (one.id.clone(), one.options.to_string().into());
            facts.insert("situations".into(), Value::Object(self.0.iter().map(told).collect()));
        }
    }
}

impl Situation {
    /// One that somebody has made: it is called alike in all languages.
    pub fn called(name: &str, about: &str, options: Agreed, position: Value, taken: &Situations) -> Self {
        let alike = |text: &str| {
            let [es, en, nl, de] = Lang::ALL.map(|_| text.to_owned());
            Texts { de, en, es, nl }
        };
        let base = id_of(name);
        let free = |id: &String| id != Situations::USUAL && taken.name_of(id).is_none();
        let numbered = (2..).map(|number: u32| format!("{base}-{number}"));
        let id = std::iter::once(base.clone()).chain(numbered).find(free).unwrap_or(base.clone());
        Self { id, name: alike(name), about: alike(about), options, position }
    }
}

/// Letters and digits of a name, as ids have them.
fn id_of(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        match letter {
            'a'..='z' | '0'..='9' => id.push(letter),
            'á' | 'à' | 'ä' | 'â' => id.push('a'),
            'é' | 'è' | 'ë' | 'ê' => id.push('e'),
            'í' | 'ì' | 'ï' | 'î' => id.push('i'),
            'ó' | 'ò' | 'ö' | 'ô' => id.push('o'),
            'ú' | 'ù' | 'ü' | 'û' => id.push('u'),
            'ñ' => id.push('n'),
            'ß' => id.push_str("ss"),
            _ if !id.is_empty() && !id.ends_with('-') => id.push('-'),
            _ => {}
        }
    }
    id.truncate(32);
    let id = id.trim_end_matches('-');
    if id.is_empty() { Situations::KEY.to_owned() } else { id.to_owned() }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    situation: Vec<Written>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: Spanned<String>,
    name: Texts,
    about: Texts,
    options: Map<String, Value>,
    position: Map<String, Value>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Vec<Setting> {
        let situations = Setting::new(Situations::KEY, "GR-SET-03", &["usual", "siege"]);
        vec![
            Setting::new("players", "GR-SET-04", &["4", "2"]),
            Setting::new("dice", "GR-OPT-01", &["yes", "no"]),
            situations,
        ]
    }

    fn siege() -> Situations {
        let options = "dice=no players=2".parse().unwrap();
        let position = json!({ "round": 3, "cards": [null, "fog"] });
        Situations(vec![Situation::called("Siege", "Troy holds out.", options, position, Situations::NONE)])
    }

    fn file(text: &str) -> Source {
        Source::built_in(&[(Situations::FILE, text)])
    }

    #[test]
    fn what_is_written_is_read_again() {
        let [siege] = &siege().0[..] else { unreachable!() };
        let text = Situations::with_one_more(None, siege).unwrap();
        let read = Situations::read(&file(&text)).unwrap();
        assert_eq!(read, self::siege());
        let second = Situation::called("¡Siege!", "Once more.", siege.options.clone(), json!({}), &read);
        assert_eq!(second.id, "siege-2");
        let both =
            Situations::read(&file(&Situations::with_one_more(Some(&text), &second).unwrap())).unwrap();
        let ids: Vec<_> = both.iter().map(|situation| situation.id.as_str()).collect();
        assert_eq!(ids, ["siege", "siege-2"]);
        assert_ne!(both.facts_as_text(), read.facts_as_text());
        assert_eq!(Situations::NONE.facts_as_text(), "", "old editions keep their hashes");
    }

    #[test]
    fn whoever_chooses_a_situation_agrees_to_what_it_comes_with() {
        let complete = |said: &str| siege().complete(&said.parse().unwrap(), &settings());
        assert_eq!(complete("situation=siege").unwrap().to_string(), "players=2 dice=no situation=siege");
        assert_eq!(complete("").unwrap().to_string(), "players=4 dice=yes situation=usual");
        let said = complete("players=4 situation=siege").unwrap_err().to_string();
        assert_eq!(said, "situation=siege goes only with players=2 [GR-SET-03]");
        assert!(complete("situation=siege colour=red").is_err(), "no option is passed over");
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let text = "[[situation]]\nid = \"usual\"\nname = { es = \"\", en = \"A\", nl = \"A\", de = \"A\" }\n\
                    about = { es = \"A\", en = \"A\", nl = \"A\", de = \"A\" }\noptions = { dice = [] }\nposition = {}\n";
        let faults = Situations::read(&file(text)).unwrap_err().to_string();
        for said in [
            "situations.toml:2: usual.name.es: is empty",
            "usual.id: is what games are called",
            "usual.options.dice: is a string",
            "usual.options.players: is missing",
        ] {
            assert!(faults.contains(said), "{said}\n{faults}");
        }
    }

    #[test]
    fn ids_are_made_of_names() {
        for (name, id) in [
            ("Die Belagerung von Tröja", "die-belagerung-von-troja"),
            ("¿Y si…? 1812", "y-si-1812"),
            ("Τροία", "situation"),
        ] {
            assert_eq!(id_of(name), id);
        }
    }
}
