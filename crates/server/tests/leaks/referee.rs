//! The test's own copy of a game, played along from the journal, and what it lets each viewer know.

use std::collections::HashSet;

use manifest::Games;
use serde_json::{Value, json};
use server::store::{GameId, Store};
use table::{
    Agreed, Awaiting, Company, Match, Name, NamedPart, OwnWord, Seat, SeatSet, Secret, Seed, SettingUp,
    Viewer,
};

/// The referee: knows the seed and every word.
pub(crate) struct Referee {
    pub(crate) id: GameId,
    pub(crate) seed: Seed,
    pub(crate) version: u64,
    pub(crate) game: Option<Box<dyn Match>>,
    pub(crate) over: bool,
    /// The first ply that the last entry brought.
    news: usize,
    pub(crate) people: Vec<(Option<Name>, OwnWord)>,
    games: Games,
    store: Store,
    opening: Value,
}

impl Referee {
    pub(crate) async fn new(games: Games, store: Store, id: &str) -> Self {
        let id: GameId = id.parse().unwrap();
        let seed = store.reveal(&id).await.unwrap().unwrap().reveal().parse().unwrap();
        Self {
            id,
            seed,
            version: 0,
            game: None,
            over: false,
            news: 0,
            people: vec![],
            games,
            store,
            opening: Value::Null,
        }
    }

    /// The version that the journal has reached.
    pub(crate) async fn written(&self) -> u64 {
        self.store.game(&self.id).await.unwrap().unwrap().version
    }

    /// Follows the journal by one entry; false if there is none.
    pub(crate) async fn follow(&mut self) -> bool {
        let entries = self.store.entries(&self.id, self.version).await.unwrap();
        let Some(entry) = entries.first() else { return false };
        self.version = entry.seq;
        self.news = self.ply();
        let deed: Value = serde_json::from_str(&entry.body).unwrap();
        let seat = || deed["seat"].as_u64().unwrap() as usize - 1;
        match deed["deed"].as_str().unwrap() {
            "opened" => {
                self.people = vec![(None, OwnWord::default()); deed["chairs"].as_array().unwrap().len()];
                self.opening = deed;
            }
            "sat" => self.people[seat()].0 = Some(deed["name"].as_str().unwrap().parse().unwrap()),
            "rose" => self.people[seat()] = (None, OwnWord::default()),
            "word" => self.people[seat()].1 = deed["word"].as_str().unwrap().parse().unwrap(),
            "started" => {
                self.start();
                self.replay(&deed["plies"]);
            }
            "played" => self.replay(&deed["plies"]),
            "undone" => {
                self.game.as_mut().unwrap().undo(Seat::new(seat()), SeatSet::EMPTY).unwrap();
            }
            "retracted" => {
                let ply = deed["ply"].as_u64().unwrap() as usize;
                self.game.as_mut().unwrap().retract(Seat::new(seat()), ply).unwrap();
                self.news = ply;
            }
            "closed" => self.over = true,
            _ => {}
        }
        self.news = self.news.min(self.ply());
        self.over |= self.game.as_ref().is_some_and(|game| game.awaiting() == Awaiting::Nobody);
        true
    }

    fn start(&mut self) {
        let agreed: Agreed = self.opening["options"].as_str().unwrap().parse().unwrap();
        let company = Company {
            names: self.people.iter().map(|(name, _)| name.clone().unwrap()).collect(),
            words: self.people.iter().map(|(_, word)| word.clone()).collect(),
            secret: Secret::Revealed(self.seed.clone()),
        };
        let place = self.games.find(self.opening["game"].as_str().unwrap()).unwrap();
        let from = &self.opening["from"]["position"];
        self.game = Some(if from.is_null() {
            place.game.start(&agreed, company).unwrap()
        } else {
            place.game.set_up(&agreed, from, company).unwrap()
        });
    }

    fn replay(&mut self, plies: &Value) {
        for ply in plies.as_array().unwrap() {
            let by = Seat::numbered(ply[0].as_u64().unwrap() as usize);
            let by = by.map_or(table::By::Chance, table::By::Seat);
            self.game.as_mut().unwrap().replay(by, ply[1].as_str().unwrap()).unwrap();
        }
    }

    fn ply(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.ply())
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.people.len())
    }

    /// Who has to answer.
    pub(crate) fn awaited(&self) -> Vec<Seat> {
        match self.game.as_ref().map(|game| game.awaiting()) {
            Some(Awaiting::Seats(seats)) if !self.over => seats.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// What a viewer was told in these plies, as it goes over the wire.
    pub(crate) fn log(&self, viewer: Option<Seat>, plies: std::ops::Range<usize>) -> Vec<Value> {
        let Some(game) = &self.game else { return Vec::new() };
        let line = |ply: usize, told: table::Told| {
            let mut line = json!({"ply": ply});
            let told = serde_json::to_value(told).unwrap();
            line.as_object_mut().unwrap().extend(told.as_object().unwrap().clone());
            line
        };
        plies
            .flat_map(|ply| {
                game.told(Viewer::from(viewer), ply..ply + 1).into_iter().map(move |told| (ply, told))
            })
            .map(|(ply, told)| line(ply, told))
            .collect()
    }

    pub(crate) fn offers(&self, viewer: Option<Seat>) -> Vec<Value> {
        let asked = viewer.filter(|seat| self.awaited().contains(seat));
        let offers = asked.map(|seat| self.game.as_ref().unwrap().offers(seat)).unwrap_or_default();
        offers.into_iter().map(|offer| serde_json::to_value(offer).unwrap()).collect()
    }

    /// What a viewer is naming.
    pub(crate) fn named(&self, viewer: Option<Seat>) -> Vec<NamedPart> {
        let asked = viewer.filter(|seat| self.awaited().contains(seat));
        asked.map(|seat| self.game.as_ref().unwrap().named(seat)).unwrap_or_default()
    }

    /// How far a viewer is with their set-up.
    pub(crate) fn setting_up(&self, viewer: Option<Seat>) -> Option<SettingUp> {
        let asked = viewer.filter(|seat| self.awaited().contains(seat))?;
        self.game.as_ref().unwrap().setting_up(asked)
    }

    /// The words of everything that a viewer knows now or has just been told.
    pub(crate) fn knowledge(&self, viewer: Option<Seat>) -> HashSet<String> {
        let mut words = HashSet::new();
        let Some(game) = &self.game else { return words };
        let prompt = viewer.map(|seat| serde_json::to_value(game.prompt(seat)).unwrap());
        let told = self.log(viewer, self.news..game.ply());
        add_words(
            &mut words,
            &json!([
                game.view(viewer),
                prompt,
                told,
                self.offers(viewer),
                self.named(viewer),
                self.setting_up(viewer)
            ]),
        );
        words
    }

    /// The words of everything that anybody has just chosen or chance has drawn.
    pub(crate) fn chosen(&self) -> HashSet<String> {
        let mut words = HashSet::new();
        if let Some(game) = &self.game {
            (self.news..game.ply()).for_each(|ply| add_words(&mut words, &game.word_at(ply).1.into()));
        }
        words
    }
}

/// Adds the words in the texts of a value, ids of cards, zones and units among them. The names of its fields say
/// nothing about a game.
pub(crate) fn add_words(words: &mut HashSet<String>, value: &Value) {
    match value {
        Value::String(text) => {
            let part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
            let number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
            let found = text.split(|c| !part(c)).filter(|word| word.len() > 2 && !number(word));
            words.extend(found.map(str::to_owned));
        }
        Value::Array(values) => values.iter().for_each(|value| add_words(words, value)),
        Value::Object(fields) => fields.values().for_each(|value| add_words(words, value)),
        _ => {}
    }
}
