//! The position as conformance files write it. `docs/conformance.md` explains it.

use empires::{
    heap::Heap,
    notation::{
        Copies, Findings, Keys, Read, at_most, heap, known, must, must_be, need, pile_without, seat_numbers,
        written,
    },
    passage::VoteText,
};
use serde_json::{Map, Value, json};
use table::{Arg, NotationError, NotationErrors, Phrase, Seat, SeatSet, Thing};

use crate::{
    decks::{Known, PEEK, Pile, Returning, RouteDeck},
    edition::Edition,
    options::Options,
    position::{Holder, Position},
    units::{Empire, Kind, Unit},
    written::{Pen, Reading},
    zones::{PlaceSet, Zone},
};

const KEYS: [&str; 36] = [
    "empires",
    "start",
    "round",
    "turns",
    "turn",
    "asked",
    "phase",
    "actions",
    "attacks",
    "attack_bonus",
    "defence_bonus",
    "truces",
    "vacated",
    "entered",
    "refused",
    "zones",
    "supply",
    "battle",
    "last_battle",
    "routes",
    "route_layers",
    "routes_aside",
    "chance_aside",
    "chance_top",
    "chance_pile",
    "politics_queue",
    "army_queue",
    "politics_pile",
    "army_pile",
    "out",
    "winner",
    "act",
    "vote",
    "muster",
    "card",
    "combat",
];

impl Position {
    pub(crate) fn notation(&self) -> Value {
        let pen = Pen(self);
        let players = self.players();
        let edition = self.edition();
        let seats = || Seat::first(players);
        let mut map = Map::new();
        let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
        let realm =
            |seat: Seat| self.realm(seat).iter().map(|e| edition.empire(e).id.as_str()).collect::<Vec<_>>();
        put("empires", json!(seats().map(realm).collect::<Vec<_>>()));
        put("start", self.start.number().into());
        put("round", self.round.into());
        put("turns", self.turns.into());
        put("turn", self.active.number().into());
        put("asked", self.asked.number().into());
        put("phase", pen.phase().into());
        put("actions", self.actions.into());
        put("attacks", self.attacks.into());
        put("attack_bonus", self.onslaught.into());
        put("defence_bonus", json!(self.defence[..players]));
        put("truces", json!(seats().map(|seat| seat_numbers(self.truces[seat.index()])).collect::<Vec<_>>()));
        put("vacated", json!(self.edition().land_ids(self.vacated)));
        put("entered", json!(self.edition().land_ids(self.occupied_city)));
        put("refused", json!(self.edition().sea_ids(self.refused)));
        put("zones", Value::Object(self.zones_written()));
        put("supply", json!(self.supply[..players]));
        let battle = |card: u8| edition.battle[usize::from(card)].id.as_str();
        let held = |seat: Seat| self.battle[seat.index()].iter().map(battle).collect::<Vec<_>>();
        put("battle", json!(seats().map(held).collect::<Vec<_>>()));
        let last = |seat: Seat| self.battle[seat.index()].last().map(battle);
        put("last_battle", json!(seats().map(last).collect::<Vec<_>>()));
        let route = |seat: Seat| self.routes[seat.index()].map(|route| edition.route(route).id.as_str());
        put("routes", json!(seats().map(route).collect::<Vec<_>>()));
        put("route_layers", json!(pen.route_layers()));
        put("routes_aside", json!(pen.routes(self.routes_aside)));
        put("chance_aside", json!(pen.chance(self.chance.aside)));
        put("chance_top", self.chance_top_written());
        put("chance_pile", json!(pen.chance(self.chance.pile)));
        put("politics_queue", json!(pen.queue(Pile::Politics)));
        put("army_queue", json!(pen.queue(Pile::Army)));
        put("out", json!(self.fallen[..players]));
        put("winner", json!(self.winner));
        let mut written = |key: &str, value: Option<Value>| {
            value.map(|value| put(key, value));
        };
        written("act", self.act.as_ref().map(|act| json!(pen.act(act))));
        written("vote", self.vote.map(|vote| json!(vote.written(self.edition()))));
        written("muster", self.muster.as_ref().map(|muster| json!(pen.muster(muster))));
        written("card", self.card_in_play.as_ref().map(|card_in_play| json!(pen.card_in_play(card_in_play))));
        written("combat", self.combat.as_ref().map(|combat| json!(pen.combat(combat, |_| true))));
        Value::Object(map)
    }

    /// The known cards on top: who looked last, the card; then who else has `seen` it, and who can't tell it from the
    /// one above, because their places are `mixed` for him: `2 cha_4 seen 1 mixed 1`.
    fn chance_top_written(&self) -> Value {
        let written = |(place, known): (usize, &Known)| {
            let mut text = format!("{} {}", known.by, self.edition().chance[usize::from(known.card)].id);
            for (word, seats) in [("seen", known.seen.without(known.by)), ("mixed", self.chance.mixed(place))]
            {
                if !seats.is_empty() {
                    text.extend([" ", word]);
                    seats.iter().for_each(|seat| text.extend([" ", &seat.to_string()]));
                }
            }
            text
        };
        self.chance.top().iter().enumerate().map(written).collect()
    }

    /// Every zone with units, such as `france 2 infantry hussars` or `britain heavy_ship, france 2 light_ship`.
    fn zones_written(&self) -> Map<String, Value> {
        let edition = self.edition();
        let mut zones = Map::new();
        for zone in edition.all_zones() {
            let units: Vec<_> = self.units_at(zone).collect();
            let mut parts = Vec::new();
            for empire in edition.all_empires().chain([Empire::NEUTRAL]) {
                let mut part = String::new();
                for kind in Kind::ALL {
                    match units.iter().filter(|&&unit| unit == Unit::new(kind, empire)).count() {
                        0 => {}
                        1 => part.extend([" ", kind.id()]),
                        count => part.extend([" ", &count.to_string(), " ", kind.id()]),
                    }
                }
                if !part.is_empty() {
                    parts.push(format!("{}{part}", edition.empire(empire).id));
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
        let phase = self.keys.get::<String>("phase")?.unwrap_or_else(|| "actions".to_owned());
        self.empires(matches!(phase.as_str(), "lot" | "pick-empire"))?;
        let start = self.keys.seat("start")?.unwrap_or(Seat::new(0));
        self.position.start = start;
        self.position.active = self.keys.seat("turn")?.unwrap_or(start);
        self.position.asked = self.keys.seat("asked")?.unwrap_or(self.position.active);
        self.position.phase = self.reading().phase(&phase)?;
        let mut wrong = Findings::default();
        wrong.note(self.turn());
        wrong.note(self.zones());
        wrong.note(self.hands());
        wrong.verdict()?;
        self.contexts()?;
        self.decks()?;
        self.position.check_written()?;
        Ok(self.position)
    }

    /// The empires of each seat: those of the scenario, or as named where players choose.
    fn empires(&mut self, early: bool) -> Read<()> {
        let given = self.keys.by_seat::<Vec<String>>("empires")?.unwrap_or_default();
        if !self.position.options.chosen_empires {
            let seats = &self.position.scenario().seats;
            for (setup, ids) in seats.iter().zip(&given) {
                let named =
                    ids.iter().map(|id| self.reading().empire("empires", id)).collect::<Read<Vec<_>>>()?;
                let all = named.len() == setup.empires.len();
                let fits = all && named.iter().all(|empire| setup.empires.contains(empire));
                must_be(fits, "empires", "position-empires-of-scenario")?;
            }
            return Ok(());
        }
        let each = self.position.scenario().seats[0].empires.len();
        for (index, ids) in given.iter().enumerate() {
            for id in ids {
                let empire = self.reading().empire("empires", id)?;
                let free = self.position.free_empires().any(|free| free == empire) && ids.len() <= each;
                must(free, "empires", || {
                    Phrase::new("position-empire-taken").with("empire", self.position.empire_thing(empire))
                })?;
                self.position.crown(Seat::new(index), empire);
            }
        }
        for seat in Seat::first(self.position.players()).filter(|_| !early) {
            while self.position.realm(seat).len() < each {
                let next = self.position.free_empires().next().expect("there are enough empires");
                self.position.crown(seat, next);
            }
        }
        Ok(())
    }

    fn turn(&mut self) -> Read<()> {
        let numbers = &self.position.edition().numbers;
        let setup = self.position.phase.sets_up();
        self.position.round = self.keys.get("round")?.unwrap_or(u8::from(!setup));
        self.position.turns = self.keys.get("turns")?.unwrap_or(u16::from(!setup));
        self.position.actions =
            self.keys.get("actions")?.unwrap_or(if setup { 0 } else { numbers.actions_per_turn });
        self.position.attacks = self.keys.get("attacks")?.unwrap_or(0);
        self.position.onslaught = self.keys.get("attack_bonus")?.unwrap_or(0);
        let (actions, rounds) = (numbers.actions_per_turn, self.position.options.rounds);
        must(self.position.actions <= actions, "actions", at_most("position-actions-most", actions))?;
        must(self.position.round <= rounds, "round", at_most("position-round-most", rounds))?;
        let bonuses = self.keys.by_seat::<u8>("defence_bonus")?.unwrap_or_default();
        self.position.defence[..bonuses.len()].copy_from_slice(&bonuses);
        for (index, rivals) in
            self.keys.by_seat::<Vec<usize>>("truces")?.unwrap_or_default().iter().enumerate()
        {
            self.position.truces[index] = self.reading().seats("truces", rivals)?;
        }
        self.position.vacated = self.position.edition().read_lands("vacated", &self.keys.list("vacated")?)?;
        self.position.occupied_city =
            self.position.edition().read_lands("entered", &self.keys.list("entered")?)?;
        let out = self.keys.by_seat::<u16>("out")?.unwrap_or_default();
        self.position.fallen[..out.len()].copy_from_slice(&out);
        for seat in Seat::first(out.len()).filter(|seat| out[seat.index()] > 0) {
            self.position.homes[seat.index()] = PlaceSet::EMPTY;
        }
        self.position.winner = self.keys.seat("winner")?;
        Ok(())
    }

    fn zones(&mut self) -> Result<(), NotationErrors> {
        let (keys, edition) = (self.keys, self.position.edition());
        keys.zones(edition, "france 2 infantry hussars", |zone, part| self.army(zone, part))?;
        self.position.refused = edition.read_seas("refused", &keys.list("refused")?)?;
        Ok(())
    }

    /// `france 2 infantry hussars`: an empire with its units.
    fn army(&mut self, zone: Zone, part: &str) -> Result<(), Phrase> {
        let mut words = part.split(' ');
        let id = words.next().unwrap_or_default();
        let empire = self.position.edition().empire_with_id(id);
        let empire = empire.ok_or_else(|| written(format!("there is no empire “{id}”")))?;
        let played = empire == Empire::NEUTRAL || self.position.rulers[empire.index()].is_some();
        if !played {
            return Err(Phrase::new("position-nobody-plays").with("id", Arg::Text(id.to_owned())));
        }
        let mut count = None;
        let mut named = false;
        for word in words {
            if let (None, Ok(number @ 1..)) = (count, word.parse::<u8>()) {
                count = Some(number);
                continue;
            }
            let kind = Kind::with_id(word).ok_or_else(|| written(format!("there is no unit “{word}”")))?;
            for _ in 0..count.take().unwrap_or(1) {
                self.unit(Unit::new(kind, empire), zone)?;
            }
            named = true;
        }
        if named && count.is_none() { Ok(()) } else { Err(written("no units are named")) }
    }

    fn unit(&mut self, unit: Unit, zone: Zone) -> Result<(), Phrase> {
        let owner = self.position.owner(unit);
        match self.position.edition().place(zone) {
            Some(place) if !unit.kind().is_ship() => {
                if self.position.holder(place).is_some_and(|holder| holder != owner) {
                    return Err(Phrase::new("position-one-owner"));
                }
                if self.position.room(place) == 0 {
                    let most = self.position.edition().capacity(place);
                    return Err(at_most("position-too-many-units", most)());
                }
            }
            None if unit.kind().is_ship() && owner != Holder::Neutral => {}
            _ => return Err(Phrase::new("position-sea-and-land")),
        }
        if unit.empire() == Empire::NEUTRAL {
            self.position.put(unit, zone);
            return Ok(());
        }
        if self.position.pool[unit.empire().index()][unit.kind().index()] == 0 {
            return Err(Phrase::new("position-no-counters").with("unit", unit.kind().thing()));
        }
        self.position.deploy(unit, zone);
        Ok(())
    }

    /// Tokens, Battle cards and Trade Routes.
    fn hands(&mut self) -> Read<()> {
        let supply = self.keys.by_seat::<u16>("supply")?.unwrap_or_default();
        let fallen = self.position.fallen;
        for (tokens, _) in self.position.supply.iter_mut().zip(fallen).filter(|(_, out)| *out > 0) {
            *tokens = 0;
        }
        self.position.supply[..supply.len()].copy_from_slice(&supply);
        let card = |key: &str, id: &str| self.reading().battle_card(key, id);
        let still_in = |seat: Seat| self.position.fallen[seat.index()] == 0;
        let hands = self.keys.battle_hands(self.position.edition().battle.len(), still_in, card)?;
        self.position.battle[..hands.len()].copy_from_slice(&hands);
        for (index, id) in
            self.keys.by_seat::<Option<String>>("routes")?.unwrap_or_default().iter().enumerate()
        {
            let route = id.as_deref().map(|id| self.reading().route("routes", id)).transpose()?;
            self.position.routes[index] = route;
        }
        Ok(())
    }

    fn contexts(&mut self) -> Read<()> {
        let act = self.keys.get("act")?.map(|text| self.reading().act(&text)).transpose()?;
        let vote = self.keys.get::<VoteText>("vote")?;
        let (edition, players) = (self.position.edition(), self.position.players());
        let vote = vote.map(|text| text.read(edition, players)).transpose()?;
        let muster = self.keys.get("muster")?.map(|text| self.reading().muster(&text)).transpose()?;
        let card_in_play =
            self.keys.get("card")?.map(|text| self.reading().card_in_play(&text)).transpose()?;
        let text = self.keys.get::<crate::written::CombatText>("combat")?;
        let combat = text.as_ref().map(|text| self.reading().combat(text)).transpose()?;
        self.position.act = act;
        self.position.vote = vote;
        self.position.muster = muster;
        self.position.card_in_play = card_in_play;
        self.position.combat = combat;
        for ship in text.iter().flat_map(|text| &text.joined) {
            let (unit, zone) = self.reading().sailor(ship)?;
            let water = self.position.water(zone);
            let water =
                water.ok_or_else(|| NotationError::new("combat.joined", format!("“{ship}” is far away")))?;
            let mut fleet = self.position.combat().joined[water];
            Reading::ship("combat.joined", &mut fleet, unit)?;
            self.position.combat_mut().joined[water] = fleet;
        }
        Ok(())
    }

    fn decks(&mut self) -> Read<()> {
        self.chance_deck()?;
        self.route_deck()?;
        for (pile, queue, top) in
            [(Pile::Politics, "politics_queue", "politics_pile"), (Pile::Army, "army_queue", "army_pile")]
        {
            self.action_deck(pile, queue, top)?;
        }
        Ok(())
    }

    /// What is neither laid aside, nor on top, nor drawn in this combat is in the pile.
    fn chance_deck(&mut self) -> Read<()> {
        let heap = |key: &str| {
            let copies = |card| Copies { card, thing: self.chance_thing(card), count: Heap::COPIES };
            let card = |id: &str| self.reading().chance_card(key, id).map(copies);
            heap(key, &self.keys.list(key)?, card)
        };
        let aside = heap("chance_aside")?;
        let mut top = Vec::new();
        for text in self.keys.list("chance_top")? {
            top.push(self.known_card(&text)?);
        }
        must(top.len() <= PEEK, "chance_top", at_most("position-known-most", PEEK as i64))?;
        let drawn = self.position.combat.iter().flat_map(|combat| combat.chance_cards).flatten();
        let gone = aside.iter().chain(top.iter().map(|(known, _)| known.card)).chain(drawn);
        let edition = self.position.edition();
        let thing = |card| self.chance_thing(card);
        let mut pile = pile_without("chance_aside", edition.chance_deck, gone, thing)?;
        if self.keys.value("chance_pile").is_some() {
            // A smaller pile: the other cards are out of the game.
            let smaller = heap("chance_pile")?;
            must_be(pile.holds(smaller), "chance_pile", "position-cards-gone")?;
            pile = smaller;
        }
        self.position.chance.pile = pile;
        self.position.chance.aside = aside;
        for (place, (known, mixed)) in top.into_iter().enumerate() {
            self.position.chance.push(known);
            self.position.chance.mix(place, mixed);
        }
        let told = "whose places are mixed has seen a card there, and not looked last";
        need(self.position.chance.is_well_known(), "chance_top", told)
    }

    fn chance_thing(&self, card: u8) -> Thing {
        Thing { kind: "chance-card", id: &self.position.edition().chance[usize::from(card)].id }
    }

    /// `2 cha_4 seen 1 mixed 1`: who looked last, the card, who else has seen it, and who can't tell it from the one
    /// above.
    fn known_card(&self, text: &str) -> Read<(Known, SeatSet)> {
        const KEY: &str = "chance_top";
        let seat = |word: &str| self.reading().seat(KEY, word.parse().unwrap_or_default());
        let mut words = text.split(' ');
        let by = seat(words.next().unwrap_or_default())?;
        let card = self.reading().chance_card(KEY, words.next().unwrap_or_default())?;
        let (mut known, mut mixed) = (Known::new(card, by), SeatSet::EMPTY);
        let mut list = None;
        for word in words {
            match (word, list) {
                ("seen" | "mixed", _) => list = Some(word),
                (_, Some("seen")) => known.seen.insert(seat(word)?),
                (_, Some(_)) => mixed.insert(seat(word)?),
                (_, None) => return Err(NotationError::new(KEY, "after the card stand “seen” or “mixed”")),
            }
        }
        Ok((known, mixed))
    }

    /// Trade Routes that nobody has are in one layer, unless layers are named.
    fn route_deck(&mut self) -> Read<()> {
        let aside = self.reading().routes("routes_aside", &self.keys.list("routes_aside")?)?;
        self.position.routes_aside = aside;
        let mut deck = RouteDeck::new(self.position.edition().routes.len());
        if let Some(layers) = self.keys.get::<Vec<Vec<String>>>("route_layers")? {
            deck.layers.fill(RouteDeck::OUT);
            for (layer, ids) in layers.iter().enumerate() {
                for route in self.reading().routes("route_layers", ids)?.iter() {
                    let place = &mut deck.layers[usize::from(route.0)];
                    let once = *place == RouteDeck::OUT && layer < RouteDeck::OUT.into();
                    need(once, "route_layers", "a card is in one layer only")?;
                    *place = layer as u8;
                }
            }
        } else {
            let card_in_play =
                self.position.card_in_play.map(|card_in_play| card_in_play.offered.or(card_in_play.unfit));
            let held = self.position.routes.into_iter().flatten();
            for route in held.chain(aside.iter()).chain(card_in_play.unwrap_or_default().iter()) {
                deck.layers[usize::from(route.0)] = RouteDeck::OUT;
            }
        }
        self.position.route_deck = deck;
        Ok(())
    }

    /// Cards that have not been read out are on top; `…_pile` names those that are, if others are out of the game.
    fn action_deck(&mut self, pile: Pile, queue: &str, top: &str) -> Read<()> {
        let edition = self.position.edition();
        let cards = &edition.decks[pile.index()];
        let named = |key: &str| -> Read<Vec<u8>> {
            let ids = self.keys.list(key)?;
            let card = |id: &String| {
                let card = edition.card_with_id(id).filter(|card| card.pile == pile);
                known(card.map(|card| card.index), key, "card", id)
            };
            ids.iter().map(card).collect()
        };
        let too_often = |key: &str, card: u8| {
            let card = Thing { kind: "action-card", id: &cards[usize::from(card)].id };
            NotationError::told(key, Phrase::new("position-card-too-often").with("card", card))
        };
        let queued = named(queue)?;
        let mut copies: Vec<u8> = cards.iter().map(|card| card.count).collect();
        let card_in_play =
            self.position.card_in_play.map(|card_in_play| card_in_play.card).filter(|card| card.pile == pile);
        for card in queued.iter().copied().chain(card_in_play.map(|card| card.index)) {
            let left = &mut copies[usize::from(card)];
            *left = left.checked_sub(1).ok_or_else(|| too_often(queue, card))?;
        }
        if self.keys.value(top).is_some() {
            let mut rest = std::mem::replace(&mut copies, vec![0; cards.len()]);
            for card in named(top)? {
                let left = &mut rest[usize::from(card)];
                *left = left.checked_sub(1).ok_or_else(|| too_often(top, card))?;
                copies[usize::from(card)] += 1;
            }
        }
        let mut deck = Returning::new(copies.into_iter());
        for card in queued {
            deck.put_under(card);
        }
        self.position.decks[pile.index()] = deck;
        Ok(())
    }
}
