//! A whole action in one sentence, from the words by which it was named.

use table::{Arg, Phrase, Seat, Thing};

/// What kind of action it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Units go.
    Move,
    /// Units go and fight.
    Attack,
    /// Units change places.
    Swap,
    /// New units are hired.
    Hire,
    /// New units are recruited.
    Recruit,
}

/// A word of an action, as far as the sentence needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The action.
    Deed(Deed),
    /// Where units come from.
    From(Thing),
    /// Where they go.
    To(Thing),
    /// Whoever goes: a unit, a hero.
    With(Thing),
    /// A unit that comes the other way.
    For(Thing),
    /// Whose ships are attacked.
    Against(Seat),
    /// A new unit.
    Take(Thing),
    /// Where it is put.
    In(Thing),
    /// A way or an end that the sentence does not need.
    Else,
}

/// The action in one phrase; none if these words are no whole action.
pub fn sentence(parts: &[Part]) -> Option<Phrase> {
    let deed = parts.iter().find_map(|part| if let Part::Deed(deed) = part { Some(*deed) } else { None });
    let all = |wanted: fn(&Part) -> Option<Thing>| counted(parts.iter().filter_map(wanted));
    let from = all(|part| if let Part::From(zone) = part { Some(*zone) } else { None });
    let to = all(|part| if let Part::To(zone) = part { Some(*zone) } else { None });
    let with = all(|part| if let Part::With(unit) = part { Some(*unit) } else { None });
    let others = all(|part| if let Part::For(unit) = part { Some(*unit) } else { None });
    let taken = all(|part| if let Part::Take(unit) = part { Some(*unit) } else { None });
    let sites = all(|part| if let Part::In(zone) = part { Some(*zone) } else { None });
    let seat = parts.iter().find_map(|part| if let Part::Against(seat) = part { Some(*seat) } else { None });
    let journey = |message: &'static str| {
        let named = !with.is_empty() && !from.is_empty() && !to.is_empty();
        let phrase = Phrase::new(message).with("units", with.say()).with("from", from.say_once());
        named.then(|| phrase.with("to", to.say_once()))
    };
    let placing = |message: &'static str| {
        let phrase = Phrase::new(message).with("units", taken.say()).with("zones", sites.say_once());
        (!taken.is_empty() && !sites.is_empty()).then_some(phrase)
    };
    match (deed, seat) {
        (Some(Deed::Move), _) => journey("insight-plan-move"),
        (Some(Deed::Attack), None) => journey("insight-plan-attack"),
        (Some(Deed::Attack), Some(seat)) => {
            journey("insight-plan-attack-ships").map(|phrase| phrase.with("seat", seat))
        }
        (Some(Deed::Swap), _) => journey("insight-plan-swap")
            .filter(|_| !others.is_empty())
            .map(|it| it.with("others", others.say())),
        (Some(Deed::Hire), _) => placing("insight-plan-hire"),
        (Some(Deed::Recruit), _) => placing("insight-plan-recruit"),
        (None, _) => placing("insight-plan-place"),
    }
}

/// Things with how often each was named, in the order in which they came first.
struct Counted(Vec<(Thing, i64)>);

fn counted(things: impl Iterator<Item = Thing>) -> Counted {
    let mut counted: Vec<(Thing, i64)> = Vec::new();
    for thing in things {
        match counted.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, count)) => *count += 1,
            None => counted.push((thing, 1)),
        }
    }
    Counted(counted)
}

impl Counted {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each with its number, where there are several of it.
    fn say(&self) -> Vec<Arg> {
        let arg = |&(thing, count): &(Thing, i64)| match count {
            1 => Arg::Thing(thing),
            _ => Arg::Counting(Box::new(Arg::Thing(thing)), count),
        };
        self.0.iter().map(arg).collect()
    }

    /// Each once.
    fn say_once(&self) -> Vec<Arg> {
        self.0.iter().map(|&(thing, _)| Arg::Thing(thing)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn zone(id: &'static str) -> Thing {
        Thing { kind: "zone", id }
    }

    #[test]
    fn an_attack_is_one_sentence_however_its_parts_were_named() {
        let light = Thing { kind: "unit", id: "light" };
        let words = [
            Part::Deed(Deed::Attack),
            Part::From(zone("corinth")),
            Part::With(light),
            Part::To(zone("argos")),
            Part::With(light),
            Part::Else,
        ];
        let phrase = sentence(&words).unwrap();
        assert_eq!(phrase.message, "insight-plan-attack");
        let json = serde_json::to_value(&phrase).unwrap();
        assert_eq!(json["units"], serde_json::json!([{"of": {"unit": "light"}, "count": 2}]));
        assert_eq!(json["to"], serde_json::json!([{"zone": "argos"}]));
        assert_eq!(sentence(&words[..3]), None, "it is not said where to");
    }

    #[test]
    fn new_units_are_named_with_their_places() {
        let ship = Thing { kind: "unit", id: "ship" };
        let words = [Part::Deed(Deed::Hire), Part::Take(ship), Part::In(zone("aegean")), Part::Else];
        assert_eq!(sentence(&words).unwrap().message, "insight-plan-hire");
        assert_eq!(sentence(&words[1..]).unwrap().message, "insight-plan-place");
        assert_eq!(sentence(&[Part::Else]), None);
    }
}
