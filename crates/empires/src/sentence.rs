//! A whole action in one sentence, from the labels of the words by which it was named.

use table::{Arg, Phrase, Seat, Thing};

/// What kind of action it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
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

/// What the words of an action name.
#[derive(Default)]
struct Named {
    deed: Option<Deed>,
    from: Vec<Thing>,
    to: Vec<Thing>,
    /// Whoever goes: units, heroes.
    with: Vec<Thing>,
    /// Units that come the other way.
    others: Vec<Thing>,
    /// Whose ships are attacked.
    against: Option<Seat>,
    /// New units, and where they are put.
    taken: Vec<Thing>,
    sites: Vec<Thing>,
    /// Units that support, that are eliminated or promoted, and where they stand.
    support: Vec<Thing>,
    lost: Vec<Thing>,
    promoted: Vec<Thing>,
    places: Vec<Thing>,
}

/// The action in one phrase; none if these labels are those of no whole action.
pub fn sentence(labels: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut named = Named::default();
    for label in labels {
        named.take(&label);
    }
    named.sentence()
}

impl Named {
    /// Takes in what a word names. A way or an end adds nothing to the sentence.
    fn take(&mut self, label: &Phrase) {
        let verb = label.message.split_once("-choice-").map_or("", |(_, verb)| verb);
        let thing = |gap: &str| {
            let found = label.args.iter().find(|(name, _)| *name == gap);
            found.and_then(|(_, arg)| if let Arg::Thing(thing) = arg { Some(*thing) } else { None })
        };
        let (zone, unit) = (thing("zone"), thing("unit"));
        match verb {
            "move" => self.deed = Some(Deed::Move),
            "attack" => self.deed = Some(Deed::Attack),
            "swap" => self.deed = Some(Deed::Swap),
            "hire" => self.deed = Some(Deed::Hire),
            "recruit" => self.deed = Some(Deed::Recruit),
            "from" => self.from.extend(zone),
            "to" => self.to.extend(zone),
            "with" => self.with.extend(unit),
            "hero" => self.with.extend(thing("hero")),
            "for" => self.others.extend(unit),
            "against" => {
                self.against = label.args.iter().find_map(|(_, arg)| match arg {
                    Arg::Seat(seat) => Some(*seat),
                    _ => None,
                });
            }
            "place" | "take" => self.taken.extend(unit),
            "in" => self.sites.extend(zone),
            "support" => self.support.extend(unit),
            "lose" | "lose-at" | "lose-supporter" => self.lost.extend(unit),
            "promote" => self.promoted.extend(unit),
            _ => {}
        }
        if ["support", "promote"].contains(&verb) {
            self.places.extend(zone);
        }
    }

    fn sentence(&self) -> Option<Phrase> {
        let journey = |message: &'static str| {
            let named = !self.with.is_empty() && !self.from.is_empty() && !self.to.is_empty();
            let phrase = Phrase::new(message).with("units", each(&self.with)).with("from", once(&self.from));
            named.then(|| phrase.with("to", once(&self.to)))
        };
        let at = |message: &'static str, units: &[Thing], zones: &[Thing]| {
            let phrase = Phrase::new(message).with("units", each(units)).with("zones", once(zones));
            (!units.is_empty() && !zones.is_empty()).then_some(phrase)
        };
        match self.deed {
            Some(Deed::Move) => journey("insight-plan-move"),
            Some(Deed::Attack) => match self.against {
                None => journey("insight-plan-attack"),
                Some(seat) => journey("insight-plan-attack-ships").map(|phrase| phrase.with("seat", seat)),
            },
            Some(Deed::Swap) => journey("insight-plan-swap")
                .filter(|_| !self.others.is_empty())
                .map(|phrase| phrase.with("others", each(&self.others))),
            Some(Deed::Hire) => at("insight-plan-hire", &self.taken, &self.sites),
            Some(Deed::Recruit) => at("insight-plan-recruit", &self.taken, &self.sites),
            None => at("insight-plan-place", &self.taken, &self.sites)
                .or_else(|| at("insight-plan-support", &self.support, &self.places))
                .or_else(|| at("insight-plan-promote", &self.promoted, &self.places))
                .or_else(|| {
                    let lost = Phrase::new("insight-plan-lose").with("units", each(&self.lost));
                    (!self.lost.is_empty()).then_some(lost)
                }),
        }
    }
}

/// Each as often as it was named: the phrasebook counts them.
fn each(things: &[Thing]) -> Vec<Arg> {
    things.iter().copied().map(Arg::Thing).collect()
}

/// Each once, in the order in which they came first.
fn once(things: &[Thing]) -> Vec<Arg> {
    let mut once: Vec<Thing> = Vec::new();
    for &thing in things {
        if !once.contains(&thing) {
            once.push(thing);
        }
    }
    each(&once)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn zone(id: &'static str) -> Thing {
        Thing { kind: "zone", id }
    }

    const fn unit(id: &'static str) -> Thing {
        Thing { kind: "unit", id }
    }

    #[test]
    fn an_attack_is_one_sentence_however_its_parts_were_named() {
        let with_light = || Phrase::new("grecia-choice-with").with("unit", unit("light"));
        let words = [
            Phrase::new("grecia-choice-attack"),
            Phrase::new("grecia-choice-from").with("zone", zone("corinth")),
            with_light(),
            Phrase::new("grecia-choice-to").with("zone", zone("argos")),
            with_light(),
            Phrase::new("grecia-choice-go"),
        ];
        let phrase = sentence(words.clone()).unwrap();
        assert_eq!(phrase.message, "insight-plan-attack");
        let json = serde_json::to_value(&phrase).unwrap();
        assert_eq!(json["units"], serde_json::json!([{ "unit": "light" }, { "unit": "light" }]));
        assert_eq!(json["to"], serde_json::json!([{ "zone": "argos" }]));
        assert_eq!(sentence(words.into_iter().take(3)), None, "it is not said where to");
    }

    #[test]
    fn new_units_are_named_with_their_places() {
        let words = [
            Phrase::new("grecia-choice-hire"),
            Phrase::new("grecia-choice-take").with("unit", unit("ship")).with("price", 2),
            Phrase::new("grecia-choice-in").with("zone", zone("aegean")),
            Phrase::new("grecia-choice-done"),
        ];
        assert_eq!(sentence(words.clone()).unwrap().message, "insight-plan-hire");
        assert_eq!(sentence(words.into_iter().skip(1)).unwrap().message, "insight-plan-place");
        assert_eq!(sentence([Phrase::new("grecia-choice-done")]), None);
    }

    #[test]
    fn support_losses_and_promotions_are_one_sentence_each() {
        let said = |verb: &'static str| {
            let label = || Phrase::new(verb).with("unit", unit("light")).with("zone", zone("argos"));
            sentence([label(), label(), Phrase::new("grecia-choice-done")]).unwrap()
        };
        for (verb, message) in [
            ("grecia-choice-support", "insight-plan-support"),
            ("grecia-choice-lose", "insight-plan-lose"),
            ("napoleon-choice-lose-at", "insight-plan-lose"),
            ("napoleon-choice-promote", "insight-plan-promote"),
        ] {
            let phrase = said(verb);
            assert_eq!(phrase.message, message);
            let json = serde_json::to_value(&phrase).unwrap();
            assert_eq!(json["units"].as_array().unwrap().len(), 2);
        }
    }
}
