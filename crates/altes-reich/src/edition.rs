//! Components: the monarchs, the events and the symbol card of an edition, checked when they are loaded.
//! [AR-01 to AR-11]

mod check;

use std::fmt::Write;

use serde::Deserialize;
use serde_json::{Value, json};
use table::{DataErrors, EditionHash, Grammar, Situations, Source, Texts, Thing};

use crate::cards::{Card, CardSet, Event};

/// The built-in edition's files.
pub const BUILT_IN: &[(&str, &str)] = &[
    ("edition.toml", include_str!("../../../data/altes-reich/edition.toml")),
    ("monarchs.toml", include_str!("../../../data/altes-reich/monarchs.toml")),
    ("events.toml", include_str!("../../../data/altes-reich/events.toml")),
    ("criteria.toml", include_str!("../../../data/altes-reich/criteria.toml")),
];

/// The colour of a card; grey cards have none. [AR-07, AR-52]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dynasty(u8);

/// A symbol of the symbol card: an index into the edition's criteria. [AR-09]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Criterion(pub(crate) u8);

/// The crossed swords of an event. [AR-55]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Swords {
    /// A battle won.
    Black,
    /// A battle lost.
    Red,
}

/// What a monarch card shows that matters for play. [AR-08]
#[derive(Clone, Debug)]
pub struct Monarch {
    /// Its id.
    pub id: String,
    /// The name on the card.
    pub name: Texts,
    /// First year of the reign.
    pub from: i16,
    /// Last year of the reign.
    pub to: i16,
    /// Realm crowns, plus one for the imperial crown. [AR-03]
    pub crowns: i16,
    /// The number of years on the card. [AR-04]
    pub years: i16,
    /// The colour; none if grey.
    pub dynasty: Option<Dynasty>,
    /// The number beside the Elector symbol, 2 or 3, if it has one. [AR-11]
    pub elector: Option<u8>,
    /// Whether it shows the imperial crown, which is counted in `crowns`.
    pub emperor: bool,
    /// The realms whose crowns it shows, as indices into the edition's realms.
    pub realms: Vec<usize>,
}

/// What an event card shows that matters for play. [AR-06, AR-08]
#[derive(Clone, Debug)]
pub struct EventCard {
    /// Its id.
    pub id: String,
    /// The title on the card.
    pub title: Texts,
    /// The text below it.
    pub blurb: Texts,
    /// The year.
    pub year: i16,
    /// The three symbols as printed.
    pub symbols: [Criterion; 3],
    /// The colour; none if grey.
    pub dynasty: Option<Dynasty>,
    /// The person it refers to. [AR-10]
    pub person: Card,
    /// The swords, if it has any.
    pub swords: Option<Swords>,
}

/// What a criterion reads from a card. [AR-31 to AR-34]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The crown total. [AR-31]
    Crowns,
    /// The number of years. [AR-32]
    Years,
    /// Years between the event and the reign. [AR-33]
    Distance,
    /// The first year. [AR-34]
    ReignFrom,
    /// The last year. [AR-34]
    ReignTo,
}

/// Which value is best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Better {
    /// The highest.
    Max,
    /// The lowest.
    Min,
}

/// One symbol of the symbol card. [AR-09]
#[derive(Clone, Debug)]
pub struct SymbolText {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// How its name stands in sentences.
    pub grammar: Grammar,
    /// What it compares, for players.
    pub help: Texts,
    /// What is read from the card.
    pub measure: Measure,
    /// Which value is best.
    pub better: Better,
}

/// A name with its id: dynasties and realms.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
}

/// A checked edition of the game.
#[derive(Debug)]
pub struct Edition {
    name: String,
    hash: EditionHash,
    pub(crate) monarchs: Vec<Monarch>,
    pub(crate) events: Vec<EventCard>,
    pub(crate) criteria: Vec<SymbolText>,
    pub(crate) dynasties: Vec<Named>,
    pub(crate) realms: Vec<Named>,
    /// All cards with the Elector symbol.
    pub(crate) electors: CardSet,
    /// For each event, how each card does.
    ranks: Vec<[Rank; Card::COUNT]>,
    strengths: [f32; Card::COUNT],
    situations: Situations,
}

/// How a card does for an event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rank {
    /// On each printed symbol: higher is better.
    pub(crate) symbols: [i16; 3],
    /// Whether card and event have the same colour, grey excepted. [AR-49, AR-52]
    pub(crate) of_the_dynasty: bool,
    /// How many other cards it beats on each printed symbol.
    pub(crate) beats: [u8; 3],
}

impl Edition {
    /// The edition that is compiled in.
    pub fn built_in() -> Self {
        <Self as table::Edition>::load(&Source::built_in(BUILT_IN)).expect("the built-in edition is sound")
    }

    /// A monarch card.
    pub fn monarch(&self, card: Card) -> &Monarch {
        &self.monarchs[card.index()]
    }

    /// An event card.
    pub fn event(&self, event: Event) -> &EventCard {
        &self.events[event.index()]
    }

    /// A symbol.
    pub fn criterion(&self, criterion: Criterion) -> &SymbolText {
        &self.criteria[usize::from(criterion.0)]
    }

    /// All symbols of the symbol card. [AR-09]
    pub fn criteria(&self) -> impl Iterator<Item = &SymbolText> {
        self.criteria.iter()
    }

    /// What a card counts on the symbol with this id, for an event.
    ///
    /// # Panics
    /// If the edition has no such symbol.
    pub fn value_by_id(&self, criterion: &str, event: Event, card: Card) -> i16 {
        let index = self.criteria.iter().position(|c| c.id == criterion).expect("a symbol of this edition");
        self.value(Criterion(index as u8), event, card)
    }

    /// The id of a colour; `none` if grey.
    pub fn dynasty(&self, dynasty: Option<Dynasty>) -> &Named {
        match dynasty {
            Some(Dynasty(index)) => &self.dynasties[usize::from(index)],
            None => self.dynasties.iter().find(|d| d.id == GREY).expect("grey was checked on load"),
        }
    }

    /// The realms whose crowns cards show.
    pub fn realm(&self, index: usize) -> &Named {
        &self.realms[index]
    }

    /// All cards that carry the Elector symbol. [AR-11]
    pub fn electors(&self) -> CardSet {
        self.electors
    }

    /// The printed values of a card for a criterion; distances are measured from the event's year.
    /// [AR-31 to AR-34]
    pub fn value(&self, criterion: Criterion, event: Event, card: Card) -> i16 {
        measured(self.criterion(criterion).measure, self.event(event).year, self.monarch(card))
    }

    /// How each card does for an event.
    #[inline]
    pub(crate) fn ranks(&self, event: Event) -> &[Rank; Card::COUNT] {
        &self.ranks[event.index()]
    }

    /// How many other cards this one beats outright on the first printed symbol of an event.
    pub fn beaten_on_first_symbol(&self, event: Event, card: Card) -> u8 {
        self.ranks(event)[card.index()].beats[0]
    }

    /// The share of all cards that this one beats outright on the first symbol, on average over all events.
    #[inline]
    pub fn strength(&self, card: Card) -> f32 {
        self.strengths[card.index()]
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<Card> {
        self.monarchs.iter().position(|m| m.id == id).map(|index| Card(index as u8))
    }

    /// The event with this id.
    pub fn event_with_id(&self, id: &str) -> Option<Event> {
        self.events.iter().position(|e| e.id == id).map(|index| Event(index as u8))
    }

    /// All that matters for play, in the order that decides how chance maps to cards. [AR-08]
    fn facts_as_text(&self) -> String {
        let mut text = String::new();
        let colour = |dynasty| &self.dynasty(dynasty).id;
        for c in &self.criteria {
            writeln!(text, "criterion {} {:?} {:?}", c.id, c.measure, c.better).unwrap();
        }
        for m in &self.monarchs {
            let (id, elector) = (&m.id, m.elector.unwrap_or(0));
            writeln!(
                text,
                "monarch {id} {} {} {} {} {} {elector}",
                m.from,
                m.to,
                m.crowns,
                m.years,
                colour(m.dynasty)
            )
            .unwrap();
        }
        for e in &self.events {
            let symbols = e.symbols.map(|s| self.criterion(s).id.as_str()).join(" ");
            let (colour, person) = (colour(e.dynasty), &self.monarch(e.person).id);
            writeln!(text, "event {} {} {symbols} {colour} {person} {:?}", e.id, e.year, e.swords).unwrap();
        }
        text.push_str(&self.situations.facts_as_text());
        text
    }
}

fn measured(measure: Measure, year: i16, monarch: &Monarch) -> i16 {
    match measure {
        Measure::Crowns => monarch.crowns,
        Measure::Years => monarch.years,
        // AR-33: 0 inside the reign, otherwise the years to the nearer end.
        Measure::Distance => (monarch.from - year).max(year - monarch.to).max(0),
        Measure::ReignFrom => monarch.from,
        Measure::ReignTo => monarch.to,
    }
}

const GREY: &str = "none";

impl table::Edition for Edition {
    const FILES: &'static [&'static str] = &["edition.toml", "monarchs.toml", "events.toml", "criteria.toml"];

    fn load(source: &Source) -> Result<Self, DataErrors> {
        Situations::beside(source, check::load(source), |edition: &mut Self, situations| {
            edition.situations = situations;
            edition.hash = EditionHash::of(&edition.facts_as_text());
        })
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn hash(&self) -> EditionHash {
        self.hash
    }

    fn situations(&self) -> &Situations {
        &self.situations
    }

    fn things(&'static self) -> Vec<Thing> {
        let named =
            |kind, things: &'static [Named]| things.iter().map(move |thing| Thing { kind, id: &thing.id });
        let monarchs = self.monarchs.iter().map(|monarch| Thing { kind: "monarch", id: &monarch.id });
        let events = self.events.iter().map(|event| Thing { kind: "event", id: &event.id });
        let criteria = self.criteria.iter().map(|criterion| Thing { kind: "criterion", id: &criterion.id });
        let groups = named("dynasty", &self.dynasties).chain(named("realm", &self.realms));
        monarchs.chain(events).chain(criteria).chain(groups).chain(self.situations.things()).collect()
    }

    fn named(&self, kind: &str, id: &str) -> Option<(&Texts, Option<&Grammar>)> {
        let texts = match kind {
            "monarch" => &self.monarchs.iter().find(|m| m.id == id)?.name,
            "event" => &self.events.iter().find(|e| e.id == id)?.title,
            "criterion" => {
                let criterion = self.criteria.iter().find(|c| c.id == id)?;
                return Some((&criterion.name, Some(&criterion.grammar)));
            }
            "dynasty" => &self.dynasties.iter().find(|d| d.id == id)?.name,
            "realm" => &self.realms.iter().find(|r| r.id == id)?.name,
            Situations::KEY => self.situations.name_of(id)?,
            _ => return None,
        };
        Some((texts, None))
    }

    fn facts(&self) -> Value {
        let monarchs = self.monarchs.iter().map(|m| {
            let facts = json!({
                "from": m.from, "to": m.to, "years": m.years, "crowns": m.crowns, "emperor": m.emperor,
                "realms": m.realms.iter().map(|&r| self.realms[r].id.as_str()).collect::<Vec<_>>(),
                "dynasty": self.dynasty(m.dynasty).id, "elector": m.elector,
            });
            (m.id.clone(), facts)
        });
        let events = self.events.iter().map(|e| {
            let facts = json!({
                "year": e.year, "symbols": e.symbols.map(|s| self.criterion(s).id.as_str()),
                "dynasty": self.dynasty(e.dynasty).id, "person": self.monarch(e.person).id,
                "swords": e.swords.map(|s| if s == Swords::Black { "black" } else { "red" }),
            });
            (e.id.clone(), facts)
        });
        let mut facts = json!({
            "counts": {
                "monarchs": self.monarchs.len(), "events": self.events.len(), "criteria": self.criteria.len(),
                "electors": self.electors.len(), "dynasties": self.dynasties.len() - 1,
            },
            "monarchs": monarchs.collect::<serde_json::Map<_, _>>(),
            "events": events.collect::<serde_json::Map<_, _>>(),
            "criteria": self.criteria.iter().map(|c| c.id.as_str()).collect::<Vec<_>>(),
        });
        self.situations.add_to(&mut facts);
        facts
    }
}
