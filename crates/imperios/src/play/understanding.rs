//! What a person means by what they type: a choice by its number, by its word, or in their own language, with any
//! case, with or without accents, and by any part that only one choice has.

use manifest::{Kind, Manifest, Named};
use phrasebook::Translator;
use table::{Arg, Lang, Match, Offer, Seat};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::terminal::names;

/// What was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// The choice with this index.
    Choice(usize),
    /// One of several.
    OneOf(Vec<usize>),
    /// A word of the game that is not offered: the rules say why.
    Word(String),
    /// Nothing; these are like it.
    Nothing { near: Vec<String> },
}

/// Letters and digits alone, small and without accents, one space between words: what is alike to a hasty eye.
pub(crate) fn folded(text: &str) -> String {
    let text = text.to_lowercase().replace('ß', "ss").replace('ø', "o").replace('ł', "l").replace('æ', "ae");
    let letters = text.nfd().filter(|letter| !is_combining_mark(*letter));
    let spaced: String = letters.map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A choice with everything it may be called.
struct Called {
    word: String,
    /// The word without its verb.
    name: String,
    label: String,
    /// The things in the label, and the label without the verb before its colon.
    things: Vec<String>,
    /// What the label begins with, up to its colon.
    lead: String,
}

impl Called {
    fn new(offer: &Offer, translator: &Translator<'_>) -> Self {
        let label = translator.say(&offer.label);
        let (lead, rest) = label.split_once(": ").unwrap_or(("", ""));
        let mut things = vec![folded(rest)];
        things.extend(offer.label.args.iter().filter_map(|(_, arg)| thing(arg, translator)));
        things.retain(|thing| !thing.is_empty());
        Self {
            name: offer.word.split_once(' ').map_or_else(String::new, |(_, name)| folded(name)),
            word: folded(&offer.word),
            lead: folded(lead),
            label: folded(&label),
            things,
        }
    }

    fn verb(&self) -> &str {
        self.word.split(' ').next().unwrap_or_default()
    }

    /// Everything it may be called, for parts and for what is nearly typed.
    fn texts(&self) -> impl Iterator<Item = &str> {
        [&self.word, &self.name, &self.label].into_iter().chain(&self.things).map(String::as_str)
    }
}

/// The name of a card, zone, unit or player in a label.
fn thing(arg: &Arg, translator: &Translator<'_>) -> Option<String> {
    match arg {
        Arg::Thing(thing) => translator.thing(*thing).map(|name| folded(&name)),
        Arg::Seat(seat) => Some(folded(&translator.seat(*seat))),
        _ => None,
    }
}

/// Everything that can be said at this table, by whoever is asked.
pub(crate) struct Understanding {
    choices: Vec<Called>,
    labels: Vec<String>,
    /// The verbs of the game, with what they are called in the player's language.
    verbs: Vec<(String, Vec<String>)>,
    /// Cards, zones, units and players, with their folded names.
    names: Vec<Named>,
}

impl Understanding {
    pub(crate) fn of(place: &Manifest, game: &dyn Match, seat: Seat, translator: &Translator<'_>) -> Self {
        let offers = game.offers(seat);
        let choices = offers.iter().map(|offer| Called::new(offer, translator)).collect();
        let seats = Seat::first(game.names().len());
        let seats = seats.map(|seat| Named::new(Kind::Other, &seat.to_string(), &translator.seat(seat)));
        let names =
            [translator.lang(), Lang::En].into_iter().flat_map(|lang| names(place, game, lang)).chain(seats);
        let names = names.map(|named| Named { name: folded(&named.name), ..named }).collect();
        Self {
            choices,
            labels: offers.iter().map(|offer| translator.say(&offer.label)).collect(),
            verbs: verbs(game, seat, translator),
            names,
        }
    }

    /// What is meant by a line. Nothing is taken for a choice unless only that choice is called so.
    pub(crate) fn meaning(&self, typed: &str) -> Meaning {
        if let Ok(number) = typed.parse::<usize>() {
            let index = number.checked_sub(1).filter(|&index| index < self.choices.len());
            return index.map_or(Meaning::Nothing { near: Vec::new() }, Meaning::Choice);
        }
        let said = folded(typed);
        if !said.contains(char::is_alphabetic) {
            return Meaning::Nothing { near: Vec::new() };
        }
        if let Some(meaning) = self.outright(&said) {
            return meaning;
        }
        if let Some(word) = self.translated(typed) {
            let said = folded(&word);
            let known = self.choices.iter().position(|choice| choice.word == said);
            return known.map_or(Meaning::Word(word), Meaning::Choice);
        }
        self.by_parts(&said).unwrap_or_else(|| Meaning::Nothing { near: self.near(&said) })
    }

    /// By a whole name: the word, what stands behind its verb, the label, a thing in it, or its verb.
    pub(crate) fn outright(&self, said: &str) -> Option<Meaning> {
        let ways: [&dyn Fn(&Called) -> bool; 5] = [
            &|choice| choice.word == said,
            &|choice| choice.label == said,
            &|choice| choice.name == said,
            &|choice| choice.things.iter().any(|thing| thing == said),
            &|choice| choice.verb() == said || choice.lead == said || self.verb_is(choice.verb(), said),
        ];
        ways.iter().find_map(|way| self.only(way))
    }

    fn verb_is(&self, verb: &str, said: &str) -> bool {
        self.verbs.iter().any(|(known, called)| known == verb && called.iter().any(|called| called == said))
    }

    /// By parts of its names: whole words first, then beginnings of words.
    fn by_parts(&self, said: &str) -> Option<Meaning> {
        if said.chars().count() < 3 {
            return None;
        }
        let has = |choice: &Called, fits: &dyn Fn(&str, &str) -> bool| {
            said.split(' ')
                .all(|part| choice.texts().flat_map(|text| text.split(' ')).any(|word| fits(word, part)))
        };
        self.only(&|choice| has(choice, &|word, part| word == part))
            .or_else(|| self.only(&|choice| has(choice, &|word, part| word.starts_with(part))))
    }

    fn only(&self, called: &dyn Fn(&Called) -> bool) -> Option<Meaning> {
        let found: Vec<_> = (0..self.choices.len()).filter(|&index| called(&self.choices[index])).collect();
        match found[..] {
            [] => None,
            [index] => Some(Meaning::Choice(index)),
            _ => Some(Meaning::OneOf(found)),
        }
    }

    /// The word of the record for a verb and names in the player's language, or for names alone; none if not all of
    /// it is known.
    pub(crate) fn translated(&self, typed: &str) -> Option<String> {
        let said = folded(typed);
        let called = |(verb, called): &(String, Vec<String>)| {
            let all = std::iter::once(verb).chain(called).map(String::as_str);
            // Some languages put the verb last.
            let rest = all.filter_map(|called| {
                let rest = said.strip_prefix(called).or_else(|| said.strip_suffix(called))?;
                (rest.is_empty() || rest.starts_with(' ') || rest.ends_with(' '))
                    .then(|| rest.trim().to_owned())
            });
            rest.min_by_key(String::len).map(|rest| (verb.clone(), rest))
        };
        let mut readings: Vec<_> = self.verbs.iter().filter_map(called).collect();
        readings.sort_by_key(|(_, rest)| rest.len());
        // A name by itself is taken for what is asked.
        readings.extend(self.choices.first().map(|choice| (choice.verb().to_owned(), said.clone())));
        let word = |verb: &str, ids: Vec<String>| {
            if ids.is_empty() { verb.to_owned() } else { format!("{verb} {}", ids.join(" ")) }
        };
        let whole = readings.iter().find_map(|(verb, rest)| Some(word(verb, self.ids(rest)?)));
        whole.or_else(|| readings.iter().find_map(|(verb, rest)| Some(word(verb, vec![self.by_part(rest)?]))))
    }

    /// The id of the only thing whose name has all these words.
    fn by_part(&self, said: &str) -> Option<String> {
        let long = said.chars().count() > 3;
        let has = |named: &&Named| said.split(' ').all(|part| named.name.split(' ').any(|word| word == part));
        let mut ids: Vec<_> = self.names.iter().filter(|_| long).filter(has).map(|named| &named.id).collect();
        ids.sort_unstable();
        ids.dedup();
        if let [only] = ids[..] { Some(only.clone()) } else { None }
    }

    /// The ids of what is named one after another, if all of it is known, in the order of words of the record.
    fn ids(&self, said: &str) -> Option<Vec<String>> {
        let mut found: Vec<&Named> = Vec::new();
        let mut rest = said.trim();
        while !rest.is_empty() {
            let begins = |name: &str| {
                rest.strip_prefix(name).is_some_and(|behind| behind.is_empty() || behind.starts_with(' '))
            };
            let length = |named: &Named| {
                let called = [folded(&named.id), named.name.clone()];
                called.iter().filter(|name| !name.is_empty() && begins(name)).map(String::len).max()
            };
            let known = self.names.iter().filter_map(|named| Some((length(named)?, named)));
            // Among things of the same name the first counts.
            let (length, named) = known.rev().max_by_key(|(length, _)| *length)?;
            found.push(named);
            rest = rest[length..].trim_start();
        }
        found.sort_by_key(|named| named.kind);
        Some(found.into_iter().map(|named| named.id.clone()).collect())
    }

    /// Labels of choices that are nearly what was typed, the nearest first.
    fn near(&self, said: &str) -> Vec<String> {
        let mut near: Vec<(usize, usize)> = (0..self.choices.len())
            .filter_map(|index| {
                let texts =
                    self.choices[index].texts().flat_map(|text| std::iter::once(text).chain(text.split(' ')));
                let distance = texts.filter_map(|text| slip(said, text)).min();
                Some((distance?, index))
            })
            .collect();
        near.sort_unstable();
        near.truncate(3);
        near.into_iter().map(|(_, index)| self.labels[index].clone()).collect()
    }
}

/// What the verbs of the game are called in the player's language: what their labels say without the names.
fn verbs(game: &dyn Match, seat: Seat, translator: &Translator<'_>) -> Vec<(String, Vec<String>)> {
    let known = known_verbs(game, seat);
    let leads: Vec<_> = known.iter().map(|verb| lead(game.game(), verb, translator)).collect();
    let called = |(index, verb): (usize, &&str)| {
        let own = &leads[index];
        let unique = |word: &&str| {
            word.chars().count() > 3
                && leads.iter().filter(|lead| lead.split(' ').any(|other| other == *word)).count() == 1
        };
        let mut called: Vec<String> = own.split(' ').filter(unique).map(str::to_owned).collect();
        called.push(own.clone());
        called.retain(|called| !called.is_empty());
        ((*verb).to_owned(), called)
    };
    known.iter().enumerate().map(called).collect()
}

/// The verbs of the game, as it lists them to whoever says something else.
fn known_verbs(game: &dyn Match, seat: Seat) -> Vec<&'static str> {
    match game.check(seat, "?") {
        Err(table::IllegalPly::Unknown(table::UnknownWord::Verb { known, .. })) => {
            // What chance says stands behind a semicolon.
            let by_seats = known.split(';').next().unwrap_or_default();
            by_seats.split(", ").map(str::trim).collect()
        }
        _ => Vec::new(),
    }
}

/// What the label of a verb says without names.
fn lead(game: &str, verb: &str, translator: &Translator<'_>) -> String {
    let label = translator.book.without_names(&format!("{game}-choice-{verb}")).unwrap_or_default();
    folded(label.split(": ").next().unwrap_or_default())
}

/// How many letters differ between what was typed and what could have been meant; none if it is too many.
pub(crate) fn slip(typed: &str, meant: &str) -> Option<usize> {
    let (typed, meant): (Vec<char>, Vec<char>) = (typed.chars().collect(), meant.chars().collect());
    let allowed = match typed.len().min(meant.len()) {
        0..=2 => return None,
        3..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    if typed.len().abs_diff(meant.len()) > allowed {
        return None;
    }
    // Rows of the distances between beginnings; a swap of two neighbours is one slip.
    let mut rows: Vec<Vec<usize>> = vec![(0..=meant.len()).collect()];
    for (i, letter) in typed.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, other) in meant.iter().enumerate() {
            let above = &rows[i];
            let mut distance =
                (above[j] + usize::from(letter != other)).min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == meant[j - 1] && typed[i - 1] == *other {
                distance = distance.min(rows[i - 1][j - 1] + 1);
            }
            row.push(distance);
        }
        rows.push(row);
    }
    rows[typed.len()].last().copied().filter(|&distance| distance <= allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_signs_make_no_difference() {
        for (typed, alike) in [
            ("Otón III", "oton iii"),
            ("OTÓN  III", "oton iii"),
            ("«Mar Egeo»", "mar egeo"),
            ("ile_de_france", "ile de france"),
            ("Straße", "strasse"),
            ("Maximilian I.", "maximilian i"),
        ] {
            assert_eq!(folded(typed), alike);
        }
    }

    #[test]
    fn a_slip_is_a_letter_or_two_and_not_another_word() {
        assert_eq!(slip("attak", "attack"), Some(1));
        assert_eq!(slip("mvoe", "move"), Some(1));
        assert_eq!(slip("corinht", "corinth"), Some(1));
        assert_eq!(slip("argos", "corinth"), None);
        assert_eq!(slip("to", "go"), None);
    }
}
