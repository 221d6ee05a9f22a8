//! The position as conformance files write it. `docs/conformance.md` explains it.

use serde_json::{Map, Value, json};
use table::{Arg, NotationError, NotationErrors, Phrase, Seat};

use empires::{
    heap::Heap,
    notation::{Findings, Keys, Read, at_most, must, must_be, pile_without, seat_numbers, written},
    passage::VoteText,
};

use crate::{
    cards::Tactic,
    edition::Edition,
    options::Options,
    position::{Cause, Holder, Phase, Position, SEATS, Whereabouts},
    units::Kind,
    written::{Pen, Reading},
    zones::{Territory, Zone},
};

const KEYS: [&str; 31] = [
    "colours",
    "start",
    "round",
    "turns",
    "turn",
    "asked",
    "phase",
    "actions",
    "attacks",
    "travelled",
    "opened",
    "refused",
    "zones",
    "reserve",
    "supply",
    "hands",
    "first_card",
    "battle",
    "last_battle",
    "discards",
    "tactics_out",
    "senate_discards",
    "senate_pile",
    "tactics_pile",
    "eliminated",
    "winner",
    "act",
    "vote",
    "muster",
    "effect",
    "combat",
];

impl Position {
    pub(crate) fn notation(&self) -> Value {
        let pen = Pen(self);
        let players = self.players();
        let seats = || Seat::first(players);
        let mut map = Map::new();
        let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
        let colour = |seat: Seat| self.colours[seat.index()].map(|c| self.edition().faction(c).id.as_str());
        put("colours", json!(seats().map(colour).collect::<Vec<_>>()));
        put("start", self.start.number().into());
        put("round", self.round.into());
        put("turns", self.turns.into());
        put("turn", self.active.number().into());
        put("asked", self.asked.number().into());
        put("phase", pen.phase().into());
        put("actions", self.actions.into());
        put("attacks", self.attacks.into());
        let travelled = (0..8_usize).filter(|number| self.travelled >> number & 1 == 1);
        put("travelled", travelled.map(|number| pen.hero(self.active, number)).collect());
        put("opened", json!(self.edition().sea_ids(self.opened)));
        put("refused", json!(self.edition().sea_ids(self.refused)));
        put("zones", Value::Object(self.zones_written()));
        put("reserve", json!(self.heroes_written(Whereabouts::Reserve)));
        put("supply", json!(self.supply[..players]));
        put("hands", json!(self.hands[..players].iter().map(|&hand| pen.tactics(hand)).collect::<Vec<_>>()));
        put("first_card", json!(seat_numbers(self.first_card)));
        let battle = |card: u8| self.edition().battle[usize::from(card)].id.as_str();
        let held = |seat: Seat| self.battle[seat.index()].iter().map(battle).collect::<Vec<_>>();
        put("battle", json!(seats().map(held).collect::<Vec<_>>()));
        put(
            "last_battle",
            json!(seats().map(|seat| self.battle[seat.index()].last().map(battle)).collect::<Vec<_>>()),
        );
        put("discards", json!(pen.tactics(self.tactics.discards)));
        put("tactics_out", json!(pen.tactics(self.tactics_out())));
        put("senate_discards", json!(pen.senate(self.senate.discards)));
        if self.senate.pile != self.senate_left() {
            put("senate_pile", json!(pen.senate(self.senate.pile)));
        }
        put("eliminated", json!(self.fallen[..players]));
        put("winner", json!(self.winner));
        let mut written = |key: &str, value: Option<Value>| {
            value.map(|value| put(key, value));
        };
        written("act", self.act.as_ref().map(|act| json!(pen.act(act))));
        written("vote", self.vote.map(|vote| json!(vote.written(self.edition()))));
        written("muster", self.muster.as_ref().map(|muster| json!(pen.muster(muster))));
        written("effect", self.effect.as_ref().map(|effect| json!(pen.effect(effect))));
        written("combat", self.combat.as_ref().map(|combat| json!(pen.combat(combat, |_| true))));
        Value::Object(map)
    }

    fn senate_in_game(&self) -> Heap {
        if self.options.cards { self.edition().senate_deck } else { Heap::EMPTY }
    }

    /// All Senate cards that lie nowhere else.
    fn senate_left(&self) -> Heap {
        let mut left = self.senate_in_game().minus(self.senate.discards);
        if let Some(Cause::Card(card)) = self.effect.map(|effect| effect.cause) {
            left.take(card.0);
        }
        left
    }

    fn heroes_written(&self, place: Whereabouts) -> Vec<String> {
        let pen = Pen(self);
        let of_seat = |seat: Seat| {
            let count = self.colours[seat.index()].map_or(0, |_| self.side(seat).heroes.len());
            let there = (0..count).filter(move |&number| self.heroes[seat.index()][number] == place);
            there.map(move |number| pen.hero(seat, number))
        };
        Seat::first(self.players()).flat_map(of_seat).collect()
    }

    /// Every zone with something in it, such as `red LLM, fortress red, brasidas` or `blue 2, red 1`.
    fn zones_written(&self) -> Map<String, Value> {
        let edition = self.edition();
        let colour = |seat: Seat| {
            let colour = self.colours[seat.index()].expect("whoever has pieces has a colour");
            edition.faction(colour).id.as_str()
        };
        let mut zones = Map::new();
        for zone in edition.all_zones() {
            let mut parts = Vec::new();
            if let Some(territory) = edition.territory(zone) {
                if let Some(holder) = self.holder(territory) {
                    let units: String = self.troops[territory.index()].units().map(Kind::letter).collect();
                    let owner = match holder {
                        Holder::Seat(seat) => colour(seat),
                        Holder::Neutral => edition.neutral.id.as_str(),
                    };
                    parts.push(format!("{owner} {units}"));
                }
                if let Some(owner) = self.fortress_owner(territory) {
                    parts.push(format!("fortress {}", colour(owner)));
                }
                for seat in Seat::first(self.players()) {
                    parts.extend(self.heroes_at(seat, territory).map(|n| Pen(self).hero(seat, n.into())));
                }
            } else if let Some(sea) = edition.sea(zone) {
                for seat in Seat::first(self.players()) {
                    let ships = self.ships[sea.index()][seat.index()];
                    if ships > 0 {
                        parts.push(format!("{} {ships}", colour(seat)));
                    }
                }
            }
            if !parts.is_empty() {
                zones.insert(edition.zone(zone).id.clone(), parts.join(", ").into());
            }
        }
        zones
    }

    pub(crate) fn set_up(
        edition: &'static Edition,
        options: Options,
        notation: &Value,
    ) -> Result<Self, NotationErrors> {
        let keys = Keys::new(notation, &KEYS, options.players.into())?;
        Reader { keys, position: Self::fresh(table::Printed(edition), options) }.read()
    }
}

struct Reader<'a> {
    keys: Keys<'a>,
    position: Position,
}

impl Reader<'_> {
    fn reading(&self) -> Reading<'_> {
        Reading { position: &self.position }
    }

    fn read(mut self) -> Result<Position, NotationErrors> {
        self.colours()?;
        let start = self.keys.seat("start")?.unwrap_or(Seat::new(0));
        self.position.start = start;
        self.position.active = self.keys.seat("turn")?.unwrap_or(start);
        self.position.asked = self.keys.seat("asked")?.unwrap_or(self.position.active);
        let mut wrong = Findings::default();
        wrong.note(self.turn());
        wrong.note(self.zones());
        wrong.note(self.supplies_and_cards());
        wrong.verdict()?;
        let asked = self.position.asked;
        let phase = self.keys.get::<String>("phase")?.unwrap_or_else(|| "actions".to_owned());
        self.position.phase = self.reading().phase(&phase, asked)?;
        self.contexts()?;
        self.decks()?;
        self.position.check_written()?;
        Ok(self.position)
    }

    /// Colours as named; the others in the order of the scenario. Before they are dealt nobody has one.
    fn colours(&mut self) -> Read<()> {
        let given = self.keys.by_seat::<Option<String>>("colours")?;
        let phase = self.keys.get::<String>("phase")?.unwrap_or_default();
        let early = Phase::with_name(&phase).is_some_and(Phase::deals_colours);
        let given = given.unwrap_or_default();
        for (index, id) in given.iter().enumerate() {
            let Some(id) = id else { continue };
            let colour = self.position.free_colours().find(|&c| self.position.edition().faction(c).id == *id);
            let colour = colour.ok_or_else(|| {
                NotationError::told(
                    "colours",
                    Phrase::new("position-colour-taken").with("id", Arg::Text(id.clone())),
                )
            })?;
            self.position.colours[index] = Some(colour);
        }
        for index in 0..self.position.players() {
            if self.position.colours[index].is_none() && !early {
                self.position.colours[index] = self.position.free_colours().next();
            }
        }
        Ok(())
    }

    /// Whether an effect of the scenario is carried out.
    fn sets_up(&self) -> bool {
        self.keys.value("effect").and_then(|effect| effect.get("setup")).is_some_and(|setup| !setup.is_null())
    }

    fn turn(&mut self) -> Read<()> {
        let numbers = &self.position.edition().numbers;
        // The phase is read in full when the pieces are known; its name says what is usual.
        let phase = self.keys.get::<String>("phase")?.unwrap_or_default();
        let name = phase.split(' ').next().unwrap_or_default();
        let early = Phase::with_name(name).is_some_and(Phase::prepares) || self.sets_up();
        let travels = Phase::with_name(name).is_some_and(Phase::travels) || phase == "open-sea heroes";
        self.position.round = self.keys.get("round")?.unwrap_or(if early { 0 } else { 2 });
        let eliminated = self.keys.by_seat::<u16>("eliminated")?.unwrap_or_default();
        self.position.fallen[..eliminated.len()].copy_from_slice(&eliminated);
        let past = self.position.fallen.into_iter().max().unwrap_or_default();
        self.position.turns = self.keys.get("turns")?.unwrap_or_else(|| past.max(u16::from(!early)));
        let usual = if early || travels { 0 } else { numbers.actions_per_turn };
        self.position.actions = self.keys.get("actions")?.unwrap_or(usual);
        self.position.attacks = self.keys.get("attacks")?.unwrap_or(0);
        let (actions, rounds) = (numbers.actions_per_turn, self.position.options.rounds);
        must(self.position.actions <= actions, "actions", at_most("position-actions-most", actions))?;
        must(self.position.round <= rounds, "round", at_most("position-round-most", rounds))?;
        for id in self.keys.list("travelled")? {
            self.position.travelled |= 1 << self.reading().hero("travelled", self.position.active, &id)?;
        }
        let opened = self.keys.list("opened")?;
        self.position.opened = self.position.edition().read_seas("opened", &opened)?;
        self.position.winner = self.keys.seat("winner")?;
        Ok(())
    }

    fn zones(&mut self) -> Result<(), NotationErrors> {
        // Whoever is not named is out of the game; before colours are dealt, all wait.
        for seat in Seat::first(self.position.players()) {
            let count =
                self.position.colours[seat.index()].map_or(0, |_| self.position.side(seat).heroes.len());
            self.position.heroes[seat.index()][..count].fill(Whereabouts::Out);
        }
        for id in self.keys.list("reserve")? {
            let (seat, number) = self.hero("reserve", &id)?;
            let before =
                std::mem::replace(&mut self.position.heroes[seat.index()][number], Whereabouts::Reserve);
            must(before == Whereabouts::Out, "reserve", || self.hero_twice(seat, number))?;
        }
        let (keys, edition) = (self.keys, self.position.edition());
        keys.zones(edition, "red LLM, fortress red", |zone, part| self.part(zone, part))?;
        self.position.refused = edition.read_seas("refused", &keys.list("refused")?)?;
        Ok(())
    }

    fn hero(&self, key: &str, id: &str) -> Read<(Seat, usize)> {
        Seat::first(self.position.players())
            .filter(|seat| self.position.colours[seat.index()].is_some())
            .find_map(|seat| {
                let heroes = &self.position.side(seat).heroes;
                heroes.iter().position(|hero| hero.id == id).map(|number| (seat, number))
            })
            .ok_or_else(|| {
                let nobodys = Phrase::new("position-hero-nobodys").with("id", Arg::Text(id.to_owned()));
                NotationError::told(key, nobodys)
            })
    }

    fn hero_twice(&self, seat: Seat, number: usize) -> Phrase {
        let hero = self.position.hero(seat, number);
        Phrase::new("position-hero-twice").with("hero", self.position.hero_thing(hero))
    }

    fn owner(&self, colour: &str) -> Result<Holder, Phrase> {
        let edition = self.position.edition();
        if colour == edition.neutral.id {
            return Ok(Holder::Neutral);
        }
        let seat = edition.colour_with_id(colour).and_then(|colour| self.position.seat_of(colour));
        let nobody = || Phrase::new("position-nobody-plays").with("id", Arg::Text(colour.to_owned()));
        seat.map(Holder::Seat).ok_or_else(nobody)
    }

    fn part(&mut self, zone: Zone, part: &str) -> Result<(), Phrase> {
        let edition = self.position.edition();
        let (first, rest) = part.split_once(' ').unwrap_or((part, ""));
        match (edition.territory(zone), edition.sea(zone)) {
            (Some(territory), _) => match (first, rest) {
                ("fortress", colour) => {
                    let Holder::Seat(seat) = self.owner(colour)? else {
                        return Err(Phrase::new("position-neutral-fortress"));
                    };
                    if self.position.fortified().contains(territory) {
                        return Err(Phrase::new("position-one-fortress"));
                    }
                    self.position.fortresses[seat.index()].insert(territory);
                    Ok(())
                }
                (hero, "") => {
                    let (seat, number) = self.hero("zones", hero).map_err(|error| error.reason)?;
                    if self.position.heroes[seat.index()][number] != Whereabouts::Out {
                        return Err(self.hero_twice(seat, number));
                    }
                    self.position.heroes[seat.index()][number] = Whereabouts::At(territory);
                    Ok(())
                }
                (colour, units) => self.garrison(territory, colour, units),
            },
            (None, Some(sea)) => {
                let Holder::Seat(seat) = self.owner(first)? else {
                    return Err(Phrase::new("position-neutral-ships"));
                };
                let ships: u8 = rest.parse().map_err(|_| written("ships are a number"))?;
                if ships == 0 {
                    return Err(written("a sea without ships is not named"));
                }
                for _ in 0..ships {
                    self.counter(seat, Kind::Ship)?;
                    self.position.launch(seat, sea);
                }
                Ok(())
            }
            (None, None) => Err(written("is no zone")),
        }
    }

    fn garrison(&mut self, territory: Territory, colour: &str, units: &str) -> Result<(), Phrase> {
        let holder = self.owner(colour)?;
        if self.position.holder(territory).is_some() {
            return Err(Phrase::new("position-one-owner"));
        }
        if units.is_empty() {
            return Err(written("no units are named"));
        }
        for letter in units.chars() {
            let kind = Kind::LAND.into_iter().find(|kind| kind.letter() == letter);
            let kind = kind.ok_or_else(|| written("land units are the letters L, M, H and C"))?;
            if self.position.room(territory) == 0 {
                let most = self.position.edition().capacity(territory);
                return Err(at_most("position-too-many-units", most)());
            }
            if let Holder::Seat(seat) = holder {
                self.counter(seat, kind)?;
            }
            self.position.station(holder, kind, territory);
        }
        Ok(())
    }

    fn counter(&mut self, seat: Seat, kind: Kind) -> Result<(), Phrase> {
        let left = &mut self.position.pool[seat.index()][kind.index()];
        let none = || Phrase::new("position-no-counters").with("unit", kind.thing());
        *left = left.checked_sub(1).ok_or_else(none)?;
        Ok(())
    }

    /// Tokens, hands and Battle cards. Hands that are not named are empty.
    fn supplies_and_cards(&mut self) -> Read<()> {
        if let Some(supply) = self.keys.by_seat::<u16>("supply")? {
            self.position.supply[..supply.len()].copy_from_slice(&supply);
        } else {
            for index in (0..SEATS).filter(|&index| self.position.fallen[index] > 0) {
                self.position.supply[index] = 0;
            }
        }
        self.position.hands = [Heap::EMPTY; SEATS];
        for (index, hand) in self.keys.by_seat::<Vec<String>>("hands")?.unwrap_or_default().iter().enumerate()
        {
            self.position.hands[index] = self.reading().tactics("hands", hand)?;
        }
        let early = self.position.colours.iter().all(Option::is_none);
        if early && self.keys.value("hands").is_none() && self.position.options.cards {
            let start = self.position.edition().start_tactic.0;
            self.position.hands[..self.position.options.players.into()]
                .iter_mut()
                .for_each(|hand| hand.add(start));
        } else {
            let first = self.keys.get::<Vec<usize>>("first_card")?.unwrap_or_default();
            self.position.first_card = self.reading().seats("first_card", &first)?;
        }
        if self.position.options.cards {
            let card = |key: &str, id: &str| self.reading().battle_card(key, id);
            let still_in = |seat: Seat| self.position.fallen[seat.index()] == 0;
            let hands = self.keys.battle_hands(self.position.edition().battle.len(), still_in, card)?;
            self.position.battle[..hands.len()].copy_from_slice(&hands);
        }
        Ok(())
    }

    fn contexts(&mut self) -> Read<()> {
        let act = self.keys.get("act")?.map(|text| self.reading().act(&text)).transpose()?;
        let vote = self.keys.get::<VoteText>("vote")?;
        let (edition, players) = (self.position.edition(), self.position.players());
        let vote = vote.map(|text| text.read(edition, players)).transpose()?;
        let muster = self.keys.get("muster")?.map(|text| self.reading().muster(&text)).transpose()?;
        let effect = self.keys.get("effect")?.map(|text| self.reading().effect(&text)).transpose()?;
        let combat = self.keys.get("combat")?.map(|text| self.reading().combat(&text)).transpose()?;
        self.position.act = act;
        self.position.vote = vote;
        self.position.muster = muster;
        self.position.effect = effect;
        self.position.combat = combat;
        Ok(())
    }

    /// Cards that are among others.
    fn within(key: &str, cards: Heap, all: Heap) -> Read<Heap> {
        must_be(all.holds(cards), key, "position-cards-gone").map(|()| cards)
    }

    /// What is neither in a hand nor open is in the pile.
    fn decks(&mut self) -> Read<()> {
        let discards = self.keys.list("discards")?;
        let discards = self.reading().tactics("discards", &discards)?;
        let out = self.keys.list("tactics_out")?;
        let out = self.reading().tactics("tactics_out", &out)?;
        let played = self.position.combat.map_or(Heap::EMPTY, |combat| combat.played);
        let gone = self.position.hands.into_iter().chain([discards, out, played]).flat_map(Heap::iter);
        let thing = |card: u8| self.position.tactic_thing(Tactic(card));
        let pile = pile_without("hands", self.position.tactics_in_game(), gone, thing)?;
        self.position.tactics.discards = discards;
        self.position.tactics.pile = pile;
        if let Some(ids) = self.keys.get::<Vec<String>>("tactics_pile")? {
            // A smaller pile: the other cards are out of the game.
            let smaller = self.reading().tactics("tactics_pile", &ids)?;
            self.position.tactics.pile = Self::within("tactics_pile", smaller, pile)?;
        }
        let discards = self.keys.list("senate_discards")?;
        let mut gone = self.reading().senate("senate_discards", &discards)?;
        self.position.senate.discards = gone;
        if let Some(Cause::Card(card)) = self.position.effect.map(|effect| effect.cause) {
            gone.add(card.0);
        }
        let deck = self.position.senate_in_game();
        self.position.senate.pile = deck.minus(Self::within("senate_discards", gone, deck)?);
        if let Some(ids) = self.keys.get::<Vec<String>>("senate_pile")? {
            let smaller = self.reading().senate("senate_pile", &ids)?;
            self.position.senate.pile = Self::within("senate_pile", smaller, self.position.senate.pile)?;
        }
        Ok(())
    }
}
