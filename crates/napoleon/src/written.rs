//! What is being carried out, written with the names of the edition: for views and for the notation.

use empires::{
    heap::Heap,
    notation::{Read, known, need, seat, seat_numbers},
};
use serde::{Deserialize, Serialize};
use table::{NotationError, Seat, SeatSet};

use crate::{
    decks::{Pile, Route, RouteDeck, RouteSet},
    edition::Edition,
    position::{
        Act, CardInPlay, Combat, GROUPS, Group, Holder, LEGS, Leg, Legs, Muster, Phase, Position, Side, Verb,
    },
    units::{Empire, Kind, KindSet, Ships, TROOP, Troop, Unit},
    zones::Zone,
};

/// An action that is being named.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
#[serde(deny_unknown_fields)]
pub struct ActText {
    /// `move`, `attack`, `swap` or `storm`.
    pub verb: String,
    /// The zone from which units go.
    pub from: Option<String>,
    /// The zone that is attacked or stormed, or the other zone of a Swap; in a Move, where the unit goes whose way is to be
    /// named.
    pub to: Option<String>,
    /// Whose ships are attacked.
    pub against: Option<usize>,
    /// The unit whose destination or way is to be named.
    pub unit: Option<String>,
    /// Whether the Attack or Swap goes by sea.
    #[serde(default)]
    pub by_sea: bool,
    /// The units named with their destinations, such as `france infantry rhineland`, and `by sea` behind it.
    #[serde(default)]
    pub units: Vec<String>,
    /// Seas that will be asked.
    #[serde(default)]
    pub asks: Vec<String>,
    /// Territories that were empty and have been entered.
    #[serde(default)]
    pub entered: Vec<String>,
    /// Territories where a rider may still be promoted.
    #[serde(default)]
    pub ridden: Vec<String>,
    /// The units that storm.
    #[serde(default)]
    pub stormers: Vec<String>,
}

/// New units that are being placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
#[serde(deny_unknown_fields)]
pub struct MusterText {
    /// The types that can be had.
    pub kinds: Vec<String>,
    /// How many may still be placed.
    pub left: u8,
    /// What each costs less; none if they are free of charge.
    pub discount: Option<u8>,
    /// The unit that is to be placed.
    pub unit: Option<String>,
    /// Of the units placed, the one that comes last in the order, such as `france infantry paris`.
    pub last: Option<String>,
}

/// A Politics or Army card that is being carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
#[serde(deny_unknown_fields)]
pub struct CardInPlayText {
    /// The card.
    pub card: String,
    /// Which of its effects is being carried out, from 0.
    #[serde(default)]
    pub part: u8,
    /// Whether an effect was chosen.
    #[serde(default)]
    pub chosen: bool,
    /// Whether anything of it could be carried out.
    #[serde(default)]
    pub possible: bool,
    /// How often the effect can still be carried out.
    #[serde(default)]
    pub left: u8,
    /// Units that it has moved, transferred or promoted, such as `france infantry paris`.
    #[serde(default)]
    pub moved: Vec<String>,
    /// The rival it is aimed at.
    pub rival: Option<usize>,
    /// The zone it is aimed at.
    pub zone: Option<String>,
    /// The unit that is transferred.
    pub unit: Option<String>,
    /// Trade Routes among which one is kept.
    #[serde(default)]
    pub offered: Vec<String>,
    /// Trade Routes that were drawn and show an own city.
    #[serde(default)]
    pub unfit: Vec<String>,
}

/// Land units that take part in a combat from one place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
#[serde(deny_unknown_fields)]
pub struct GroupText {
    /// `attacker` or `defender`.
    pub side: String,
    /// The owner's seat; none for neutrals.
    pub seat: Option<usize>,
    /// Whether they attack or defend, not only support.
    #[serde(default)]
    pub main: bool,
    /// Where they stand.
    pub zone: String,
    /// The units, such as `france infantry`; `+1` behind it if it has risen by one level.
    pub units: Vec<String>,
}

/// A combat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
#[serde(deny_unknown_fields)]
pub struct CombatText {
    /// The attacker's seat.
    pub attacker: usize,
    /// The defender's seat; none for neutrals.
    pub defender: Option<usize>,
    /// The origin.
    pub from: String,
    /// The contested zone.
    pub to: String,
    /// Whether the attackers come over mountains.
    #[serde(default)]
    pub crossed: bool,
    /// Land units that take part.
    #[serde(default)]
    pub groups: Vec<GroupText>,
    /// Attacking ships, such as `france light_ship`.
    #[serde(default)]
    pub fleet: Vec<String>,
    /// Supporting ships with their sea, such as `france light_ship channel`.
    #[serde(default)]
    pub joined: Vec<String>,
    /// Other players who support attacker and defender.
    #[serde(default)]
    pub allies: [Vec<usize>; 2],
    /// Who is asked for units next: 0 the attacker, 1 the defender, 2 the others.
    #[serde(default)]
    pub stage: u8,
    /// Players who have decided in the step that is going on.
    #[serde(default)]
    pub decided: Vec<usize>,
    /// Of the supporting units of the player who is asked, the one that comes last on the map.
    pub last: Option<String>,
    /// Battle cards of attacker and defender: `?` if hidden from the viewer.
    #[serde(default)]
    pub battle_cards: [Option<String>; 2],
    /// Chance cards of attacker and defender.
    #[serde(default)]
    pub chance_cards: [Option<String>; 2],
    /// The bonus of a card for this attack.
    #[serde(default)]
    pub bonus: u8,
    /// Units taking part when the Chance cards were drawn.
    #[serde(default)]
    pub counted: [u8; 2],
    /// Whether the attacker has won; only after the Chance cards.
    #[serde(default)]
    pub attacker_won: bool,
    /// Units that each side still has to eliminate.
    #[serde(default)]
    pub losses: [u8; 2],
    /// Units that the pursuer can still eliminate.
    #[serde(default)]
    pub charges: u8,
    /// Seas opened by answers to the fleeing player.
    #[serde(default)]
    pub granted: Vec<String>,
    /// Seas closed by answers to the fleeing player.
    #[serde(default)]
    pub denied: Vec<String>,
    /// The unit that fled last, with the refuge of those like it that comes last on the map.
    pub refuge: Option<String>,
    /// Whether a unit like the next one has surrendered.
    #[serde(default)]
    pub surrendered: bool,
    /// Promotions left for the side that promotes.
    #[serde(default)]
    pub promotions: u8,
    /// Further promotions of its principal.
    #[serde(default)]
    pub extra: u8,
}

/// Writes with the names of a position's edition.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a>(pub(crate) &'a Position);

impl Pen<'_> {
    pub(crate) fn zone(self, zone: Zone) -> String {
        self.0.edition().zone(zone).id.clone()
    }

    pub(crate) fn unit(self, unit: Unit) -> String {
        format!("{} {}", self.0.edition().empire(unit.empire()).id, unit.kind().id())
    }

    fn leg(self, leg: Leg) -> String {
        format!("{} {}", self.unit(leg.unit), self.zone(leg.to))
    }

    fn legs(self, legs: &Legs) -> Vec<String> {
        let text = |leg: &Leg| format!("{}{}", self.leg(*leg), if leg.by_sea { " by sea" } else { "" });
        legs.as_slice().iter().map(text).collect()
    }

    fn troop(self, troop: Troop) -> Vec<String> {
        troop.units().map(|unit| self.unit(unit)).collect()
    }

    pub(crate) fn chance(self, heap: Heap) -> Vec<String> {
        heap.iter().map(|card| self.0.edition().chance[usize::from(card)].id.clone()).collect()
    }

    pub(crate) fn queue(self, pile: Pile) -> Vec<String> {
        let cards = &self.0.edition().decks[pile.index()];
        self.0.decks[pile.index()].queue().iter().map(|&card| cards[usize::from(card)].id.clone()).collect()
    }

    fn route(self, route: Route) -> String {
        self.0.edition().route(route).id.clone()
    }

    pub(crate) fn routes(self, routes: RouteSet) -> Vec<String> {
        routes.iter().map(|route| self.route(route)).collect()
    }

    /// The layers of the Trade Route deck, the uppermost first.
    pub(crate) fn route_layers(self) -> Vec<Vec<String>> {
        let deck = &self.0.route_deck;
        let layers =
            deck.layers.iter().filter(|&&layer| layer != RouteDeck::OUT).max().map_or(0, |layer| layer + 1);
        let in_layer = |layer: u8| deck.all().filter(move |route| deck.layers[usize::from(route.0)] == layer);
        (0..layers).map(|layer| in_layer(layer).map(|route| self.route(route)).collect()).collect()
    }

    pub(crate) fn phase(self) -> String {
        let side = Side::keyword;
        match self.0.phase {
            Phase::PieceIn(unit) => format!("piece-in {}", self.unit(unit)),
            Phase::DrawCard(pile) => format!("draw-card {}", pile.word()),
            Phase::Join(s) => format!("join {}", side(s)),
            Phase::AidWith(s) => format!("aid-with {}", side(s)),
            Phase::Welcome(s) => format!("welcome {}", side(s)),
            Phase::Chance(s) => format!("chance {}", side(s)),
            Phase::Losses(s) => format!("losses {}", side(s)),
            Phase::Promotion(s) => format!("promotion {}", side(s)),
            Phase::Flight => "flight".to_owned(),
            Phase::Advance => "advance".to_owned(),
            phase => {
                let plain = PHASES.iter().find(|(known, _)| *known == phase);
                plain.map_or("over", |(_, name)| name).to_owned()
            }
        }
    }

    pub(crate) fn act(self, act: &Act) -> ActText {
        ActText {
            verb: act.verb.keyword().to_owned(),
            from: act.from.map(|zone| self.zone(zone)),
            to: act.to.map(|zone| self.zone(zone)),
            against: act.rival.map(Seat::number),
            unit: act.unit.map(|unit| self.unit(unit)),
            by_sea: act.by_sea,
            units: self.legs(&act.legs),
            asks: self.0.edition().sea_ids(act.asks),
            entered: self.0.edition().land_ids(act.entered),
            ridden: self.0.edition().land_ids(act.ridden),
            stormers: self.troop(act.stormers),
        }
    }

    pub(crate) fn muster(self, muster: &Muster) -> MusterText {
        MusterText {
            kinds: muster.kinds.iter().map(|kind| kind.id().to_owned()).collect(),
            left: muster.left,
            discount: muster.discount,
            unit: muster.unit.map(|unit| self.unit(unit)),
            last: muster.last.map(|leg| self.leg(leg)),
        }
    }

    pub(crate) fn card_in_play(self, card_in_play: &CardInPlay) -> CardInPlayText {
        CardInPlayText {
            card: self.0.edition().card(card_in_play.card).id.clone(),
            part: card_in_play.part,
            chosen: card_in_play.chosen,
            possible: card_in_play.possible,
            left: card_in_play.left,
            moved: self.legs(&card_in_play.moved),
            rival: card_in_play.rival.map(Seat::number),
            zone: card_in_play.zone.map(|zone| self.zone(zone)),
            unit: card_in_play.unit.map(|unit| self.unit(unit)),
            offered: self.routes(card_in_play.offered),
            unfit: self.routes(card_in_play.unfit),
        }
    }

    fn group(self, group: &Group) -> GroupText {
        let unit = |(unit, rise): (Unit, u8)| {
            if rise == 0 { self.unit(unit) } else { format!("{} +{rise}", self.unit(unit)) }
        };
        GroupText {
            side: group.side.keyword().to_owned(),
            seat: group.owner.seat().map(Seat::number),
            main: group.main,
            zone: self.zone(group.place.zone()),
            units: group.troop.units().zip(group.risen).map(unit).collect(),
        }
    }

    fn ships(self, fleet: &[Ships], mut out: impl FnMut(String)) {
        for (empire, ships) in Empire::all().zip(fleet) {
            for kind in Kind::SHIPS {
                (0..ships.count(kind)).for_each(|_| out(self.unit(Unit::new(kind, empire))));
            }
        }
    }

    /// A combat; the Battle cards of those whose card the reader sees.
    pub(crate) fn combat(self, combat: &Combat, sees: impl Fn(Option<Seat>) -> bool) -> CombatText {
        let edition = self.0.edition();
        let battle_card = |side: Side| {
            let card = combat.battle_cards[side.index()]?;
            let open = sees(combat.principal(side));
            Some(if open { edition.battle[usize::from(card)].id.clone() } else { "?".to_owned() })
        };
        let chance_card = |side: Side| {
            combat.chance_cards[side.index()].map(|card| edition.chance[usize::from(card)].id.clone())
        };
        let (mut fleet, mut joined) = (Vec::new(), Vec::new());
        self.ships(&combat.fleet, |ship| fleet.push(ship));
        for (water, ships) in combat.joined.iter().enumerate() {
            self.ships(ships, |ship| joined.push(format!("{ship} {}", self.zone(self.0.water_zone(water)))));
        }
        CombatText {
            attacker: combat.attacker.number(),
            defender: combat.defender.seat().map(Seat::number),
            from: self.zone(combat.from),
            to: self.zone(combat.to),
            crossed: combat.crossed,
            groups: combat.groups().iter().map(|group| self.group(group)).collect(),
            fleet,
            joined,
            allies: combat.allies.map(seat_numbers),
            stage: combat.stage,
            decided: seat_numbers(combat.decided),
            last: combat.last.map(|leg| self.leg(leg)),
            battle_cards: Side::BOTH.map(battle_card),
            chance_cards: Side::BOTH.map(chance_card),
            bonus: combat.bonus,
            counted: combat.counted,
            attacker_won: combat.attacker_won,
            losses: combat.losses,
            charges: combat.charges,
            granted: self.0.edition().sea_ids(combat.granted),
            denied: self.0.edition().sea_ids(combat.denied),
            refuge: combat.refuge.map(|leg| self.leg(leg)),
            surrendered: combat.surrendered,
            promotions: combat.promotions,
            extra: combat.extra,
        }
    }
}

/// Phases that need no further word.
pub(crate) const PHASES: [(Phase, &str); 36] = [
    (Phase::Lot, "lot"),
    (Phase::PickEmpire, "pick-empire"),
    (Phase::Piece, "piece"),
    (Phase::DealRoute, "deal-route"),
    (Phase::Actions, "actions"),
    (Phase::From, "from"),
    (Phase::Target, "target"),
    (Phase::Against, "against"),
    (Phase::Way, "way"),
    (Phase::Via, "via"),
    (Phase::With, "with"),
    (Phase::To, "to"),
    (Phase::For, "for"),
    (Phase::Vote, "vote"),
    (Phase::Ride, "ride"),
    (Phase::Storm, "storm"),
    (Phase::Take, "take"),
    (Phase::TakeIn, "take-in"),
    (Phase::Option, "option"),
    (Phase::Rival, "rival"),
    (Phase::Frost, "frost"),
    (Phase::Desert, "desert"),
    (Phase::Rising, "rising"),
    (Phase::DrawRoute, "draw-route"),
    (Phase::KeepRoute, "keep-route"),
    (Phase::Peek, "peek"),
    (Phase::Arrange, "arrange"),
    (Phase::Recover, "recover"),
    (Phase::Drill, "drill"),
    (Phase::TransferFrom, "transfer-from"),
    (Phase::TransferWith, "transfer-with"),
    (Phase::TransferTo, "transfer-to"),
    (Phase::BattleCards, "battle-cards"),
    (Phase::Aid, "aid"),
    (Phase::Pursuit, "pursuit"),
    (Phase::FlightAsk, "flight-ask"),
];

/// Reads with the names of a position's edition.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    pub(crate) position: &'a Position,
}

impl Reading<'_> {
    fn edition(self) -> &'static Edition {
        self.position.edition()
    }

    pub(crate) fn seat(self, key: &str, number: usize) -> Read<Seat> {
        seat(key, number, self.position.players())
    }

    pub(crate) fn seats(self, key: &str, numbers: &[usize]) -> Read<SeatSet> {
        numbers.iter().map(|&number| self.seat(key, number)).collect()
    }

    pub(crate) fn empire(self, key: &str, id: &str) -> Read<Empire> {
        known(self.edition().empire_with_id(id), key, "empire", id)
    }

    pub(crate) fn kind(key: &str, id: &str) -> Read<Kind> {
        known(Kind::with_id(id), key, "unit", id)
    }

    pub(crate) fn unit(self, key: &str, text: &str) -> Read<Unit> {
        let (empire, kind) = text.split_once(' ').ok_or_else(|| {
            NotationError::new(key, format!("a unit is written “france infantry”, not “{text}”"))
        })?;
        Ok(Unit::new(Self::kind(key, kind)?, self.empire(key, empire)?))
    }

    fn leg(self, key: &str, text: &str) -> Read<Leg> {
        let (unit, zone) = text
            .rsplit_once(' ')
            .ok_or_else(|| NotationError::new(key, format!("“{text}” is no unit with a zone")))?;
        Ok(Leg::new(self.unit(key, unit)?, self.edition().read_zone(key, zone)?))
    }

    fn legs(self, key: &str, texts: &[String]) -> Read<Legs> {
        need(texts.len() <= LEGS, key, format!("at most {LEGS} units go together"))?;
        let mut legs = Legs::default();
        for text in texts {
            let carried = text.strip_suffix(" by sea");
            legs.insert(Leg { by_sea: carried.is_some(), ..self.leg(key, carried.unwrap_or(text))? });
        }
        Ok(legs)
    }

    fn troop(self, key: &str, texts: &[String]) -> Read<Troop> {
        need(texts.len() <= TROOP, key, format!("at most {TROOP} units"))?;
        texts.iter().map(|text| self.unit(key, text)).collect()
    }

    pub(crate) fn battle_card(self, key: &str, id: &str) -> Read<u8> {
        known(self.edition().battle_with_id(id), key, "Battle card", id)
    }

    pub(crate) fn chance_card(self, key: &str, id: &str) -> Read<u8> {
        known(self.edition().chance_with_id(id), key, "Chance card", id)
    }

    pub(crate) fn route(self, key: &str, id: &str) -> Read<Route> {
        known(self.edition().route_with_id(id), key, "Trade Route", id)
    }

    pub(crate) fn routes(self, key: &str, ids: &[String]) -> Read<RouteSet> {
        ids.iter().map(|id| self.route(key, id)).collect()
    }

    fn side(key: &str, word: &str) -> Read<Side> {
        Side::with_keyword(word).ok_or_else(|| NotationError::new(key, "a side is attacker or defender"))
    }

    pub(crate) fn phase(self, text: &str) -> Read<Phase> {
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let side = || Self::side("phase", rest);
        Ok(match name {
            "piece-in" => Phase::PieceIn(self.unit("phase", rest)?),
            "draw-card" => {
                let pile = Pile::BOTH.into_iter().find(|pile| pile.word() == rest);
                Phase::DrawCard(
                    pile.ok_or_else(|| NotationError::new("phase", "a deck is politics or army"))?,
                )
            }
            "join" => Phase::Join(side()?),
            "aid-with" => Phase::AidWith(side()?),
            "welcome" => Phase::Welcome(side()?),
            "chance" => Phase::Chance(side()?),
            "losses" => Phase::Losses(side()?),
            "promotion" => Phase::Promotion(side()?),
            "flight" => Phase::Flight,
            "advance" => Phase::Advance,
            "over" => Phase::Over,
            _ => {
                let plain = PHASES.iter().find(|(_, known)| *known == text);
                plain.ok_or_else(|| NotationError::new("phase", format!("there is no “{text}”")))?.0
            }
        })
    }

    pub(crate) fn act(self, text: &ActText) -> Read<Act> {
        let verbs = [Verb::Move, Verb::Attack, Verb::Swap, Verb::Storm];
        let verb = verbs.into_iter().find(|verb| verb.keyword() == text.verb);
        let mut act =
            Act::new(verb.ok_or_else(|| NotationError::new("act.verb", "is move, attack, swap or storm"))?);
        act.from = text.from.as_deref().map(|id| self.edition().read_zone("act.from", id)).transpose()?;
        act.to = text.to.as_deref().map(|id| self.edition().read_zone("act.to", id)).transpose()?;
        act.rival = text.against.map(|number| self.seat("act.against", number)).transpose()?;
        act.unit = text.unit.as_deref().map(|unit| self.unit("act.unit", unit)).transpose()?;
        act.by_sea = text.by_sea;
        let mut units = &text.units[..];
        // Before units were named in any order, the one whose way is to be named was written as the last of them.
        if let (Phase::Way | Phase::Via, Verb::Move, None, [before @ .., last]) =
            (self.position.phase, act.verb, act.to, units)
        {
            let leg = self.leg("act.units", last.strip_suffix(" by sea").unwrap_or(last))?;
            (act.unit, act.to) = (Some(leg.unit), Some(leg.to));
            units = before;
        }
        act.legs = self.legs("act.units", units)?;
        if let ([first, second], Verb::Swap) = (act.legs.as_slice(), act.verb) {
            let ordered = act.from == Some(second.to);
            act.legs = if ordered { Legs::pair(*first, *second) } else { Legs::pair(*second, *first) };
        }
        act.asks = self.edition().read_seas("act.asks", &text.asks)?;
        act.entered = self.edition().read_lands("act.entered", &text.entered)?;
        act.ridden = self.edition().read_lands("act.ridden", &text.ridden)?;
        act.stormers = self.troop("act.stormers", &text.stormers)?;
        Ok(act)
    }

    pub(crate) fn muster(self, text: &MusterText) -> Read<Muster> {
        let kinds = text.kinds.iter().map(|id| Self::kind("muster.kinds", id)).collect::<Read<KindSet>>()?;
        Ok(Muster {
            kinds,
            left: text.left,
            discount: text.discount,
            unit: text.unit.as_deref().map(|unit| self.unit("muster.unit", unit)).transpose()?,
            last: text.last.as_deref().map(|leg| self.leg("muster.last", leg)).transpose()?,
        })
    }

    pub(crate) fn card_in_play(self, text: &CardInPlayText) -> Read<CardInPlay> {
        let card = known(self.edition().card_with_id(&text.card), "card", "card", &text.card)?;
        let effects = self.edition().card(card).effects.len();
        need(usize::from(text.part) < effects, "card.part", "is no effect of the card")?;
        Ok(CardInPlay {
            card,
            part: text.part,
            chosen: text.chosen,
            possible: text.possible,
            left: text.left,
            moved: self.legs("card.moved", &text.moved)?,
            rival: text.rival.map(|number| self.seat("card.rival", number)).transpose()?,
            zone: text.zone.as_deref().map(|id| self.edition().read_zone("card.zone", id)).transpose()?,
            unit: text.unit.as_deref().map(|unit| self.unit("card.unit", unit)).transpose()?,
            offered: self.routes("card.offered", &text.offered)?,
            unfit: self.routes("card.unfit", &text.unfit)?,
        })
    }

    fn holder(self, key: &str, seat: Option<usize>) -> Read<Holder> {
        Ok(match seat {
            Some(number) => Holder::Seat(self.seat(key, number)?),
            None => Holder::Neutral,
        })
    }

    /// A combat without the supporting ships, whose seas depend on where it is.
    pub(crate) fn combat(self, text: &CombatText) -> Read<Combat> {
        let attacker = self.seat("combat.attacker", text.attacker)?;
        let defender = self.holder("combat.defender", text.defender)?;
        let (from, to) = (
            self.edition().read_zone("combat.from", &text.from)?,
            self.edition().read_zone("combat.to", &text.to)?,
        );
        let mut combat = Combat::new(attacker, defender, from, to);
        combat.crossed = text.crossed;
        for group in &text.groups {
            self.group(&mut combat, group)?;
        }
        for ship in &text.fleet {
            let unit = self.unit("combat.fleet", ship)?;
            Self::ship("combat.fleet", &mut combat.fleet, unit)?;
        }
        for side in Side::BOTH {
            let index = side.index();
            combat.allies[index] = self.seats("combat.allies", &text.allies[index])?;
            let battle = text.battle_cards[index].as_deref();
            combat.battle_cards[index] =
                battle.map(|id| self.battle_card("combat.battle_cards", id)).transpose()?;
            let chance = text.chance_cards[index].as_deref();
            combat.chance_cards[index] =
                chance.map(|id| self.chance_card("combat.chance_cards", id)).transpose()?;
        }
        combat.stage = text.stage;
        combat.decided = self.seats("combat.decided", &text.decided)?;
        combat.last = text.last.as_deref().map(|leg| self.leg("combat.last", leg)).transpose()?;
        combat.bonus = text.bonus;
        combat.counted = text.counted;
        combat.attacker_won = text.attacker_won;
        combat.losses = text.losses;
        combat.charges = text.charges;
        combat.granted = self.edition().read_seas("combat.granted", &text.granted)?;
        combat.denied = self.edition().read_seas("combat.denied", &text.denied)?;
        combat.refuge = text.refuge.as_deref().map(|leg| self.leg("combat.refuge", leg)).transpose()?;
        combat.surrendered = text.surrendered;
        combat.promotions = text.promotions;
        combat.extra = text.extra;
        Ok(combat)
    }

    fn group(self, combat: &mut Combat, text: &GroupText) -> Read<()> {
        let key = "combat.groups";
        let group = Group {
            owner: self.holder(key, text.seat)?,
            side: Self::side(key, &text.side)?,
            main: text.main,
            place: self.edition().read_land(key, &text.zone)?,
            troop: Troop::EMPTY,
            risen: [0; TROOP],
        };
        let fits = (1..=TROOP).contains(&text.units.len()) && combat.groups().len() < GROUPS;
        need(fits, key, format!("a group has 1 to {TROOP} units"))?;
        let alone = !combat.groups().iter().any(|other| other.is_like(&group));
        need(alone, key, "one group for each owner, side and zone")?;
        for text in &text.units {
            let (unit, risen) =
                text.split_once(" +").map_or((text.as_str(), Ok(0)), |(unit, n)| (unit, n.parse()));
            let risen: u8 = risen.map_err(|_| NotationError::new(key, "a rise is +1 or +2"))?;
            let unit = self.unit(key, unit)?;
            need(!unit.kind().is_ship(), key, format!("“{text}” is no land unit"))?;
            combat.enlist(group, unit, risen);
        }
        Ok(())
    }

    /// One more ship of a fleet.
    pub(crate) fn ship(key: &str, fleet: &mut [Ships], unit: Unit) -> Read<()> {
        let ships = fleet.get_mut(unit.empire().index()).filter(|_| unit.kind().is_ship());
        match ships {
            Some(ships) if ships.count(unit.kind()) < Ships::MOST => {
                ships.add(unit.kind());
                Ok(())
            }
            _ => Err(NotationError::new(key, "at most three ships of a type and empire")),
        }
    }

    /// A supporting ship with its sea.
    pub(crate) fn sailor(self, text: &str) -> Read<(Unit, Zone)> {
        self.leg("combat.joined", text).map(|leg| (leg.unit, leg.to))
    }
}
