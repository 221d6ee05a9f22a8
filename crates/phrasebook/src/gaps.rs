//! What stands in the gaps of a phrase: names with their forms, numbers, lists with equal things counted.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use table::{Arg, Lang, Phrase, Seat, Thing, Wording};

use crate::{
    Phrasebook, Value,
    grammar::{self, Case, Forms},
    list,
    names::Names,
};

/// The seat in a phrase that plays this among other sides, by the name of its gap.
fn player_of(phrase: &Phrase, side: &Arg, names: &dyn Names) -> Option<(&'static str, Seat)> {
    let sides: Vec<Thing> = match side {
        Arg::Thing(side) => vec![*side],
        Arg::List(sides) => sides
            .iter()
            .map(|side| if let Arg::Thing(side) = side { Some(*side) } else { None })
            .collect::<Option<_>>()?,
        _ => return None,
    };
    let plays = |seat: Seat| {
        let plays = names.plays(seat);
        plays.len() > 1 && !sides.is_empty() && sides.iter().all(|side| plays.contains(side))
    };
    phrase.args.iter().find_map(|(gap, arg)| match arg {
        Arg::Seat(seat) if plays(*seat) => Some((*gap, *seat)),
        _ => None,
    })
}

impl Phrasebook {
    /// Fills a gap, and what a sentence may need of it beside.
    pub(crate) fn fill<'a>(&self, name: &'a str, arg: &'a Arg, names: &dyn Names, args: &mut FluentArgs<'a>) {
        match arg {
            Arg::List(items) => args.set(format!("{name}-count"), items.len()),
            Arg::Counting(_, count) => args.set(format!("{name}-count"), *count),
            _ => {}
        }
        for (form, text) in self.forms(arg, names) {
            args.set(format!("{name}-{form}"), text);
        }
        args.set(name, self.value(arg, names));
    }

    /// Says whose the units are that stand behind a side, where their player has several: “you move 1 infantry of
    /// France”, and of others “France attacks”.
    pub(crate) fn tell_whose<'a>(&self, phrase: &'a Phrase, names: &dyn Names, args: &mut FluentArgs<'a>) {
        let told = phrase.args.windows(2).filter_map(|pair| {
            let [(_, side), (units, unit)] = pair else { return None };
            player_of(phrase, side, names).map(|player| (side, units, unit, player))
        });
        let told: Vec<_> = told.collect();
        let alike = told.windows(2).all(|two| two[0].0 == two[1].0);
        for (side, units, unit, (player, seat)) in told {
            let forms = self.forms(side, names);
            if alike && !names.is_reader(seat) {
                for (form, said) in forms.into_iter().filter(|(form, _)| *form != "name") {
                    args.set(format!("{player}-{form}"), said);
                }
                continue;
            }
            let behind = if self.lang() == Lang::De { "whose" } else { "of" };
            let Some((_, whose)) = forms.into_iter().find(|(form, _)| *form == behind) else { continue };
            for (form, said) in self.forms(unit, names).into_iter().filter(|(form, _)| *form != "who") {
                args.set(format!("{units}-{form}"), format!("{said} {whose}"));
            }
            args.set(*units, format!("{} {whose}", self.text(unit, names)));
        }
    }

    fn value<'a>(&self, arg: &'a Arg, names: &dyn Names) -> Value<'a> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Keyword(word) => (*word).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Seat(_) | Arg::Thing(_) | Arg::List(_) | Arg::Counting(..) => self.text(arg, names).into(),
        }
    }

    /// The forms of what stands in a gap. A list has those that all its items have, one after the other.
    fn forms(&self, arg: &Arg, names: &dyn Names) -> Forms {
        match arg {
            Arg::Seat(seat) => self.seat_forms(*seat, names),
            Arg::Thing(thing) => {
                let word = names.wording(*thing, self.lang()).unwrap_or(Wording::plain(thing.id));
                let mut forms = grammar::forms(&word, self.lang());
                forms.extend(word.counted.map(|counted| ("one", grammar::counted(counted, 1, Case::Any))));
                forms
            }
            Arg::Keyword(word) => vec![("who", (*word).to_owned())],
            Arg::Counting(what, _) => self.forms(what, names),
            Arg::List(list) => {
                let items: Vec<Forms> = list.iter().map(|item| self.forms(item, names)).collect();
                let mut forms = self.joined_forms(&items);
                forms.retain(|(form, _)| *form != "dative");
                forms.push(("dative", self.items(list, names, Case::dative(self.lang()))));
                forms
            }
            Arg::Number(_) | Arg::Text(_) => Forms::new(),
        }
    }

    /// Several things as one: “France and the Ottoman Empire”.
    fn joined_forms(&self, items: &[Forms]) -> Forms {
        let [first, .., _] = items else { return items.first().cloned().unwrap_or_default() };
        let find = |forms: &Forms, form: &str| {
            forms.iter().find(|(known, _)| *known == form).map(|(_, text)| text.clone())
        };
        let joined = first.iter().filter_map(|&(form, _)| {
            let texts: Vec<_> = items.iter().map(|item| find(item, form)).collect::<Option<_>>()?;
            match form {
                "who" => {
                    Some((form, if texts.iter().any(|who| who == "you") { "you" } else { "many" }.to_owned()))
                }
                // At the beginning of a sentence only the first of them has a capital letter.
                _ if form.starts_with(char::is_uppercase) => {
                    let plain = form.to_lowercase();
                    let said: Vec<_> = items.iter().map(|item| find(item, &plain)).collect::<Option<_>>()?;
                    Some((form, grammar::capital(&list::joined(&said, self.lang()))))
                }
                _ => Some((form, list::joined(&texts, self.lang()))),
            }
        });
        joined.collect()
    }

    /// The forms of whoever sits there: “you”, or what they play, or their name.
    fn seat_forms(&self, seat: Seat, names: &dyn Names) -> Forms {
        let name = names.seat(seat);
        let sides: Vec<Forms> =
            names.plays(seat).iter().map(|&side| self.forms(&Arg::Thing(side), names)).collect();
        let side = match &sides[..] {
            [] => grammar::forms(&Wording::plain(&name), self.lang()),
            sides => self.joined_forms(sides),
        };
        let said = side.iter().find(|(form, _)| *form == "dative").map(|(_, said)| said.clone());
        let mut forms = if names.is_reader(seat) { grammar::you(self.lang()) } else { side };
        forms.retain(|(form, _)| *form != "name");
        forms.extend([("name", name), ("side", said.unwrap_or_default())]);
        forms
    }

    /// What a seat plays, or else whoever sits there.
    fn seat_text(&self, seat: Seat, names: &dyn Names) -> String {
        let sides: Vec<_> = names.plays(seat).into_iter().map(Arg::Thing).collect();
        let sides: Vec<_> = sides.iter().map(|side| self.text(side, names)).collect();
        if sides.is_empty() { names.seat(seat) } else { list::joined(&sides, self.lang()) }
    }

    /// The items of a list; equal ones that can be counted are counted.
    fn items(&self, items: &[Arg], names: &dyn Names, case: Case) -> String {
        let mut told: Vec<(&Arg, i64)> = Vec::new();
        for item in items {
            match told.iter_mut().find(|(known, _)| *known == item && self.counted(item, names).is_some()) {
                Some((_, count)) => *count += 1,
                None => told.push((item, 1)),
            }
        }
        let said = |(item, count): (&Arg, i64)| match self.counted(item, names) {
            Some(counted) => grammar::counted(counted, count, case),
            None => self.text(item, names).into_owned(),
        };
        list::joined(&told.into_iter().map(said).collect::<Vec<_>>(), self.lang())
    }

    /// What is counted where there is one of a thing, and where there are several.
    fn counted<'n>(&self, item: &Arg, names: &'n dyn Names) -> Option<(&'n str, &'n str)> {
        match item {
            Arg::Thing(thing) => names.wording(*thing, self.lang())?.counted,
            _ => None,
        }
    }

    fn text<'a>(&self, arg: &'a Arg, names: &dyn Names) -> Cow<'a, str> {
        match arg {
            Arg::Seat(seat) => self.seat_text(*seat, names).into(),
            Arg::Number(number) => number.to_string().into(),
            Arg::Thing(thing) => {
                let word = names.wording(*thing, self.lang());
                word.map_or(thing.id.into(), |word| word.name.to_owned().into())
            }
            Arg::Keyword(word) => (*word).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::List(items) => self.items(items, names, Case::Any).into(),
            Arg::Counting(what, count) => self.counting(what, *count, names).into(),
        }
    }

    /// What a card counts, “Henry IV with 49”; what a seat has, “you 4”.
    fn counting(&self, what: &Arg, count: i64, names: &dyn Names) -> String {
        let the = self.forms(what, names).into_iter().find(|(form, _)| *form == "the");
        match (what, the) {
            (Arg::Seat(_), Some((_, seat))) => format!("{seat} {count}"),
            _ => format!("{} {} {count}", self.text(what, names), grammar::with(self.lang())),
        }
    }
}
