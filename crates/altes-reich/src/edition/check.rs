//! The files of an edition, the checks on them, and the edition they describe.

use std::collections::BTreeSet;

use serde::Deserialize;
use table::{DataErrors, EditionHash, Faults, Grammar, Situations, Source, Texts};
use toml::Spanned;

use super::{
    Better, Criterion, Dynasty, Edition, EventCard, GREY, Measure, Monarch, Named, Rank, Swords, SymbolText,
    measured,
};
use crate::cards::{Card, Event};

/// Reads and checks all files, and reports everything that is wrong with them.
pub(super) fn load(source: &Source) -> Result<Edition, DataErrors> {
    let mut faults = Faults::new(source);
    let edition = faults.read::<EditionFile>("edition.toml");
    let monarchs = faults.read::<MonarchsFile>("monarchs.toml");
    let events = faults.read::<EventsFile>("events.toml");
    let criteria = faults.read::<CriteriaFile>("criteria.toml");
    let (Some(edition), Some(monarchs), Some(events), Some(criteria)) = (edition, monarchs, events, criteria)
    else {
        return Err(DataErrors(faults.found));
    };
    faults.edition_name(edition.name.get_ref());
    check_criteria(&mut faults, &criteria);
    check_monarchs(&mut faults, &monarchs);
    check_events(&mut faults, &events, &monarchs, &criteria);
    if faults.found.is_empty() {
        Ok(build(edition, monarchs, events, criteria))
    } else {
        Err(DataErrors(faults.found))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    name: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonarchsFile {
    dynasty: Vec<DynastyEntry>,
    realm: Vec<NamedEntry>,
    role: Vec<NamedEntry>,
    electorate: Vec<NamedEntry>,
    monarch: Vec<MonarchEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DynastyEntry {
    id: Spanned<String>,
    name: Texts,
    color: String,
    emblem: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedEntry {
    id: Spanned<String>,
    name: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonarchEntry {
    id: Spanned<String>,
    name: Texts,
    role: String,
    reign_from: i16,
    reign_to: i16,
    years: i16,
    crowns: Vec<String>,
    emperor: bool,
    dynasty: String,
    elector: Option<u8>,
    electorate: Option<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    event: Vec<EventEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventEntry {
    id: Spanned<String>,
    year: i16,
    title: Texts,
    #[serde(rename = "kind")]
    _kind: EventKind,
    dynasty: String,
    symbols: Vec<String>,
    person: String,
    swords: Option<Swords>,
    blurb: Texts,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EventKind {
    Territory,
    Insignia,
    TurningPoint,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CriteriaFile {
    criterion: Vec<CriterionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CriterionEntry {
    id: Spanned<String>,
    measure: Measure,
    better: Better,
    opposite: Option<String>,
    name: Texts,
    #[serde(default)]
    grammar: Grammar,
    definition: String,
    icon: String,
    help: Texts,
}

/// The oldest and the latest year that a card can carry.
const YEARS: std::ops::RangeInclusive<i16> = 500..=1900;

fn check_criteria(faults: &mut Faults<'_>, file: &CriteriaFile) {
    const FILE: &str = "criteria.toml";
    faults.ids(FILE, "criterion", file.criterion.iter().map(|c| &c.id));
    if !(3..=10).contains(&file.criterion.len()) {
        faults.add(
            FILE,
            None,
            "criterion",
            format!("3 to 10 criteria are needed, not {}", file.criterion.len()),
        );
    }
    let mut seen = BTreeSet::new();
    for c in &file.criterion {
        faults.texts(FILE, &c.id, "name", &c.name);
        faults.texts(FILE, &c.id, "help", &c.help);
        for (key, text) in [("definition", &c.definition), ("icon", &c.icon)] {
            if text.trim().is_empty() {
                faults.add(FILE, Some(&c.id), key, "is empty");
            }
        }
        if !seen.insert((c.measure, c.better)) {
            faults.add(FILE, Some(&c.id), "measure", "another criterion compares the same");
        }
        let other = file.criterion.iter().find(|o| o.measure == c.measure && o.better != c.better);
        if c.opposite.as_ref() != other.map(|o| o.id.get_ref()) {
            let expected = other.map_or("absent", |o| o.id.get_ref().as_str());
            faults.add(FILE, Some(&c.id), "opposite", format!("should be {expected}"));
        }
    }
}

fn check_monarchs(faults: &mut Faults<'_>, file: &MonarchsFile) {
    const FILE: &str = "monarchs.toml";
    faults.ids(FILE, "dynasty", file.dynasty.iter().map(|d| &d.id));
    faults.ids(FILE, "realm", file.realm.iter().map(|r| &r.id));
    faults.ids(FILE, "role", file.role.iter().map(|r| &r.id));
    faults.ids(FILE, "electorate", file.electorate.iter().map(|e| &e.id));
    faults.ids(FILE, "monarch", file.monarch.iter().map(|m| &m.id));
    for d in &file.dynasty {
        faults.texts(FILE, &d.id, "name", &d.name);
        faults.colour(FILE, &d.id, "color", &d.color);
        if d.emblem.trim().is_empty() {
            faults.add(FILE, Some(&d.id), "emblem", "is empty");
        }
    }
    for named in file.realm.iter().chain(&file.role).chain(&file.electorate) {
        faults.texts(FILE, &named.id, "name", &named.name);
    }
    if file.dynasty.len() > 200 {
        faults.add(FILE, None, "dynasty", "there are more than 200");
    }
    let dynasties: Vec<_> = file.dynasty.iter().map(|d| d.id.get_ref().as_str()).collect();
    if !dynasties.contains(&GREY) {
        faults.add(FILE, None, "dynasty", "there must be one with the id “none”: grey [AR-07]");
    }
    if file.monarch.len() != Card::COUNT {
        faults.add(
            FILE,
            None,
            "monarch",
            format!("there are {} cards instead of 69 [AR-01]", file.monarch.len()),
        );
    }
    let (realms, roles, electorates) = (known(&file.realm), known(&file.role), known(&file.electorate));
    for m in &file.monarch {
        faults.texts(FILE, &m.id, "name", &m.name);
        faults.reference(FILE, &m.id, "dynasty", &m.dynasty, &dynasties);
        faults.reference(FILE, &m.id, "role", &m.role, &roles);
        let mut seen = BTreeSet::new();
        for realm in &m.crowns {
            faults.reference(FILE, &m.id, "crowns", realm, &realms);
            if !seen.insert(realm) {
                faults.add(FILE, Some(&m.id), "crowns", format!("“{realm}” is listed twice"));
            }
        }
        if let Some(electorate) = &m.electorate {
            faults.reference(FILE, &m.id, "electorate", electorate, &electorates);
        }
        for (key, year) in [("reign_from", m.reign_from), ("reign_to", m.reign_to)] {
            if !YEARS.contains(&year) {
                faults.add(FILE, Some(&m.id), key, format!("{year} is not between 500 and 1900"));
            }
        }
        if m.reign_to < m.reign_from {
            faults.add(FILE, Some(&m.id), "reign_to", format!("{} is before {}", m.reign_to, m.reign_from));
        } else if m.years != (i32::from(m.reign_to) - i32::from(m.reign_from)).max(1) as i16 {
            let reason = "should be reign_to minus reign_from, but at least 1 [AR-04]";
            faults.add(FILE, Some(&m.id), "years", reason);
        }
        if m.elector.is_some_and(|number| !(2..=3).contains(&number)) {
            faults.add(FILE, Some(&m.id), "elector", "is 2 or 3 [AR-11]");
        }
    }
    let electors = file.monarch.iter().filter(|m| m.elector.is_some()).count();
    if electors > 14 {
        let reason = format!("{electors} cards have the Elector symbol, more than 14 [AR-11]");
        faults.add(FILE, None, "monarch", reason);
    }
}

fn check_events(
    faults: &mut Faults<'_>,
    file: &EventsFile,
    monarchs: &MonarchsFile,
    criteria: &CriteriaFile,
) {
    const FILE: &str = "events.toml";
    faults.ids(FILE, "event", file.event.iter().map(|e| &e.id));
    if file.event.len() != Event::COUNT {
        faults.add(
            FILE,
            None,
            "event",
            format!("there are {} cards instead of 38 [AR-05]", file.event.len()),
        );
    }
    let dynasties: Vec<_> = monarchs.dynasty.iter().map(|d| d.id.get_ref().as_str()).collect();
    let people: Vec<_> = monarchs.monarch.iter().map(|m| m.id.get_ref().as_str()).collect();
    let symbols: Vec<_> = criteria.criterion.iter().map(|c| c.id.get_ref().as_str()).collect();
    for e in &file.event {
        faults.texts(FILE, &e.id, "title", &e.title);
        faults.texts(FILE, &e.id, "blurb", &e.blurb);
        faults.reference(FILE, &e.id, "dynasty", &e.dynasty, &dynasties);
        faults.reference(FILE, &e.id, "person", &e.person, &people);
        for symbol in &e.symbols {
            faults.reference(FILE, &e.id, "symbols", symbol, &symbols);
        }
        if e.symbols.len() != 3 || e.symbols.iter().collect::<BTreeSet<_>>().len() != e.symbols.len() {
            faults.add(FILE, Some(&e.id), "symbols", "three different symbols are needed [AR-06]");
        }
        let opposite =
            |id: &String| criteria.criterion.iter().find(|c| c.id.get_ref() == id)?.opposite.as_ref();
        if e.symbols.iter().any(|s| opposite(s).is_some_and(|o| e.symbols.contains(o))) {
            faults.add(FILE, Some(&e.id), "symbols", "a symbol and its opposite stand on one card");
        }
        let hero = monarchs.monarch.iter().find(|m| *m.id.get_ref() == e.person);
        if e.swords.is_some() && hero.is_some_and(|hero| hero.dynasty != e.dynasty || e.dynasty == GREY) {
            let reason = "an event with swords has the colour of its person, and is not grey [AR-61]";
            faults.add(FILE, Some(&e.id), "dynasty", reason);
        }
        if !YEARS.contains(&e.year) {
            faults.add(FILE, Some(&e.id), "year", format!("{} is not between 500 and 1900", e.year));
        }
    }
}

fn known(entries: &[NamedEntry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.id.get_ref().as_str()).collect()
}

fn index_of<'a>(id: &str, mut ids: impl Iterator<Item = &'a Spanned<String>>) -> usize {
    ids.position(|other| other.get_ref() == id).expect("references were checked")
}

/// The edition that checked files describe.
fn build(
    edition: EditionFile,
    monarchs: MonarchsFile,
    events: EventsFile,
    criteria: CriteriaFile,
) -> Edition {
    let colour =
        |id: &str| (id != GREY).then(|| Dynasty(index_of(id, monarchs.dynasty.iter().map(|d| &d.id)) as u8));
    let cards: Vec<Monarch> = monarchs
        .monarch
        .iter()
        .map(|m| Monarch {
            id: m.id.get_ref().clone(),
            name: m.name.clone(),
            from: m.reign_from,
            to: m.reign_to,
            // AR-03: the imperial crown is a crown like the others.
            crowns: m.crowns.len() as i16 + i16::from(m.emperor),
            years: m.years,
            dynasty: colour(&m.dynasty),
            elector: m.elector,
            emperor: m.emperor,
            realms: m
                .crowns
                .iter()
                .map(|realm| index_of(realm, monarchs.realm.iter().map(|r| &r.id)))
                .collect(),
        })
        .collect();
    let symbols: Vec<SymbolText> = criteria
        .criterion
        .into_iter()
        .map(|c| SymbolText {
            id: c.id.into_inner(),
            name: c.name,
            grammar: c.grammar,
            help: c.help,
            measure: c.measure,
            better: c.better,
        })
        .collect();
    let symbol = |id: &String| {
        Criterion(symbols.iter().position(|s| s.id == *id).expect("references were checked") as u8)
    };
    let events: Vec<EventCard> = events
        .event
        .into_iter()
        .map(|e| EventCard {
            symbols: [symbol(&e.symbols[0]), symbol(&e.symbols[1]), symbol(&e.symbols[2])],
            dynasty: colour(&e.dynasty),
            person: Card(index_of(&e.person, monarchs.monarch.iter().map(|m| &m.id)) as u8),
            id: e.id.into_inner(),
            title: e.title,
            blurb: e.blurb,
            year: e.year,
            swords: e.swords,
        })
        .collect();
    let rank = |event: &EventCard, card: Card, place: usize| {
        let symbol = &symbols[usize::from(event.symbols[place].0)];
        let value = measured(symbol.measure, event.year, &cards[card.index()]);
        if symbol.better == Better::Max { value } else { -value }
    };
    let ranks_of = |event: &EventCard| {
        std::array::from_fn(|card| Rank {
            symbols: std::array::from_fn(|place| rank(event, Card(card as u8), place)),
            of_the_dynasty: event.dynasty.is_some() && event.dynasty == cards[card].dynasty,
            beats: std::array::from_fn(|place| {
                let own = rank(event, Card(card as u8), place);
                Card::all().filter(|&other| rank(event, other, place) < own).count() as u8
            }),
        })
    };
    let ranks: Vec<[Rank; Card::COUNT]> = events.iter().map(ranks_of).collect();
    let strengths = std::array::from_fn(|card| {
        let beaten: usize = ranks.iter().map(|ranks| usize::from(ranks[card].beats[0])).sum();
        beaten as f32 / (Card::COUNT * Event::COUNT) as f32
    });
    let electors = Card::all().filter(|card| cards[card.index()].elector.is_some()).collect();
    let mut edition = Edition {
        name: edition.name.into_inner(),
        hash: EditionHash::of(""),
        monarchs: cards,
        events,
        criteria: symbols,
        dynasties: monarchs
            .dynasty
            .into_iter()
            .map(|d| Named { id: d.id.into_inner(), name: d.name })
            .collect(),
        realms: monarchs.realm.into_iter().map(|r| Named { id: r.id.into_inner(), name: r.name }).collect(),
        electors,
        strengths,
        ranks,
        situations: Situations::default(),
    };
    edition.hash = EditionHash::of(&edition.facts_as_text());
    edition
}
