//! Components: the map, the units, the cards and the scenarios of an edition, checked when they are loaded.

mod build;
mod check;
mod facts;
mod schema;

use std::ops::Deref;

use empires::{files, geometry::Geometry, heap::Heap, order::ANY_ORDER};
use serde_json::Value;
use table::{DataErrors, EditionHash, Grammar, Situations, Source, Texts, Thing};

use crate::{
    decks::{Card, Pile, Route},
    units::{Class, EMPIRES, Empire, KINDS, Kind, KindSet, Troop, Unit},
    zones::{Atlas, PLACES, Place, PlaceSet, Zone},
};

/// The built-in edition's files.
pub const BUILT_IN: &[(&str, &str)] = &[
    ("edition.toml", include_str!("../../../data/napoleon/edition.toml")),
    ("map.toml", include_str!("../../../data/napoleon/map.toml")),
    ("units.toml", include_str!("../../../data/napoleon/units.toml")),
    ("cards.toml", include_str!("../../../data/napoleon/cards.toml")),
    ("scenarios.toml", include_str!("../../../data/napoleon/scenarios.toml")),
    ("geometry.json", include_str!("../../../data/napoleon/geometry.json")),
];

/// Since these rulings the truce of the first round also keeps others out of empty zones, and a scenario says whether it
/// is kept. [NA-TURN-05]
pub(crate) const TRUCE_KEEPS_ZONES: u8 = ANY_ORDER + 1;

/// The rulings under which what is loaded is played.
const NEWEST_RULINGS: u8 = TRUCE_KEEPS_ZONES;

/// What kind of zone it is. [NA-ZONE-02, NA-ZONE-03, NA-ZONE-07]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ZoneKind {
    /// A territory.
    Land,
    /// A city.
    City,
    /// A sea.
    Sea,
}

impl files::ZoneKind for ZoneKind {
    const SEA: Self = Self::Sea;

    fn id(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::City => "city",
            Self::Sea => "sea",
        }
    }
}

/// A unit type. [NA-COM-03, NA-COM-04, NA-REC-03]
#[derive(Clone, Debug)]
pub struct UnitType {
    /// Its name.
    pub name: Texts,
    /// How the name stands in sentences.
    pub grammar: Grammar,
    /// Its value in the open field and at sea.
    pub open: u8,
    /// Its value in a combat for a city.
    pub city: u8,
    /// What it costs, if it can be recruited.
    pub cost: Option<u8>,
    /// Counters for each empire.
    pub counters: u8,
    /// Further counters of France in historical scenarios. [NA-SET-12]
    pub extra: u8,
}

/// An empire, or the neutral colour.
#[derive(Clone, Debug)]
pub struct EmpireText {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// How the name stands in sentences.
    pub grammar: Grammar,
    /// Its colour as `#rrggbb`.
    pub hex: String,
    /// A lighter shade for territories.
    pub tint: String,
}

/// The numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "units.toml names the rule of each")]
pub struct Numbers {
    pub actions_per_turn: u8,
    pub attacks_per_turn: u8,
    pub rounds: u8,
    pub capacity_territory: u8,
    pub capacity_city: u8,
    pub combined_arms_bonus: u8,
    pub small_city_bonus: u8,
    pub large_city_bonus: u8,
    pub mountain_penalty: i8,
    pub loser_losses: u8,
    pub eliminate_icon_losses: u8,
    pub loser_promotions: u8,
    pub ride_down_promotions: u8,
    pub max_levels_per_combat: u8,
    pub take_supply: u8,
    pub start_supply: u8,
    pub capture_supply: u8,
    pub trade_route_supply: u8,
    pub card_fallback_supply: u8,
    pub transport_max_seas: u8,
    pub port_assault_max_units: u8,
    pub flags_one_color: u8,
    pub flags_several_colors: u8,
}

/// What is printed on Battle and Chance cards. [NA-GB-01, NA-RES-03, NA-RES-05, NA-PROM-04]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each icon is there or not")]
pub struct Icons {
    /// Own adjacent units take part, others may support.
    pub great_battle: bool,
    /// One unit more is lost.
    pub eliminate: bool,
    /// Nobody is eliminated.
    pub flight: bool,
    /// One more promotion.
    pub promotion: bool,
}

/// A Battle or a Chance card. [NA-COM-09, NA-COM-11]
#[derive(Clone, Debug)]
pub struct FightCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it says.
    pub text: Texts,
    /// Copies in the deck.
    pub count: u8,
    /// What it adds.
    pub value: u8,
    /// Its icons.
    pub icons: Icons,
}

/// What a card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Port cities that are controlled.
    PortCities,
    /// Seas with own ships.
    Seas,
    /// Controlled flags of other colours.
    ConqueredFlags,
}

/// What a Politics or Army card does. The meaning of each kind is written in `cards.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of cards.toml")]
pub enum Effect {
    /// Supply tokens.
    GainSupply { amount: u8 },
    /// Supply tokens for each of something.
    GainSupplyCount { what: Counted, amount: u8, max: u8 },
    /// Units free of charge.
    GainUnits { units: KindSet, count: u8 },
    /// A Recruit at a discount.
    FreeRecruit { discount: u8, max_units: u8, units: KindSet },
    /// Promotions anywhere.
    Promote { count: u8, units: KindSet },
    /// Moves that are not actions.
    FreeMove { count: u8 },
    /// Swaps that are not actions.
    FreeSwap { count: u8 },
    /// Units that go where they could be recruited.
    Redeploy { count: u8, units: KindSet },
    /// Battle cards come back.
    RecoverBattleCards { count: u8 },
    /// A rival gives tokens.
    TakeSupply { amount: u8 },
    /// A rival returns tokens.
    RivalLosesSupply { amount: u8 },
    /// Every rival returns tokens.
    RivalsLoseSupply { amount: u8 },
    /// More strength in the attack of this turn.
    AttackBonus { amount: u8 },
    /// More strength in defence until the next turn.
    DefenceBonus { amount: u8 },
    /// A rival eliminates one of his units of these types.
    Desertion { units: KindSet },
    /// A rival eliminates one of three units abroad.
    Attrition,
    /// A rival may not attack.
    Truce,
    /// A neutral unit in an empty city.
    RaiseNeutral { kind: Kind },
    /// Another Trade Route.
    NewTradeRoute { draw: u8 },
    /// A look at the Chance deck.
    PeekChance { count: u8 },
}

/// A Politics or Army card. [NA-CARD-02]
#[derive(Clone, Debug)]
pub struct ActionCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it says.
    pub text: Texts,
    /// Copies in the deck.
    pub count: u8,
    /// Whether one of the effects is chosen; otherwise all are carried out in order.
    pub choice: bool,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A Trade Route. [NA-TRADE-01]
#[derive(Clone, Debug)]
pub struct TradeCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it says.
    pub text: Texts,
    /// The city it shows.
    pub city: Place,
}

/// Which neutral units stand on flags. [NA-SET-05]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// One unit on each flag.
    Light,
    /// Between the two.
    Medium,
    /// All three arms in a territory.
    Strong,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 3] = [Self::Light, Self::Medium, Self::Strong];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Strong => "strong",
        }
    }

    /// The level with this name.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// The neutral garrison of each kind of flag at one level. [NA-SET-05]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of scenarios.toml")]
pub struct Garrisons {
    pub territory: Troop,
    pub small_city: Troop,
    pub large_city: Troop,
    pub minor_small: Troop,
    pub minor_large: Troop,
}

/// One player of a scenario. [NA-SET-03, NA-SET-13]
#[derive(Clone, Debug)]
pub struct SeatSetup {
    /// The empires he controls.
    pub empires: Vec<Empire>,
    /// His supply at the start.
    pub supply: u16,
    /// His units at the start, with their zones.
    pub units: Vec<(Zone, Unit)>,
    /// Flags and zones he controls at the start. [NA-END-10]
    pub start: (u8, u8),
}

/// A set-up: the standard game for a number of players, or a historical scenario. [NA-SET-02]
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it is about.
    pub summary: Texts,
    /// Hints.
    pub notes: Option<Texts>,
    /// The year of a historical scenario.
    pub year: Option<u16>,
    /// Whether units are placed as listed.
    pub historical: bool,
    /// How many rounds it lasts. [NA-END-05]
    pub rounds: u8,
    /// Which neutral units stand on flags.
    pub neutral: Level,
    /// Whether the truce of the first round is kept unless something else is agreed. [NA-TURN-05]
    pub truce: bool,
    /// The players.
    pub seats: Vec<SeatSetup>,
    /// Neutral units that replace those of the level.
    pub garrisons: Vec<(Place, Troop)>,
}

/// The initial units of the standard game. [NA-SET-08]
#[derive(Clone, Debug)]
pub struct StandardSetup {
    /// How many of each type.
    pub fixed: [u8; KINDS],
    /// Further units, each one of some types.
    pub choices: Vec<KindSet>,
}

impl StandardSetup {
    /// How many units an empire places.
    pub(crate) fn units(&self) -> u8 {
        self.fixed.iter().sum::<u8>() + self.choices.len() as u8
    }

    /// Whether these units can be among those that an empire places.
    pub(crate) fn allows(&self, placed: &[u8; KINDS]) -> bool {
        let mut over = [0; KINDS];
        for (kind, over) in over.iter_mut().enumerate() {
            *over = placed[kind].saturating_sub(self.fixed[kind]);
        }
        self.fit(&over, 0)
    }

    /// Whether each unit beyond the fixed ones can be one of the choices that are not used yet.
    fn fit(&self, over: &[u8; KINDS], used: u32) -> bool {
        let Some(kind) = over.iter().position(|&count| count > 0) else { return true };
        let mut rest = *over;
        rest[kind] -= 1;
        let free = |slot: &usize| used >> slot & 1 == 0 && self.choices[*slot].contains(Kind::ALL[kind]);
        (0..self.choices.len()).filter(free).any(|slot| self.fit(&rest, used | 1 << slot))
    }
}

/// A checked edition of the game.
#[derive(Clone, Debug)]
pub struct Edition {
    name: String,
    hash: EditionHash,
    /// How the rules are read: see [`table::Edition::rulings`].
    pub(crate) rulings: u8,
    /// Zones and borders; of a territory the city inside is near too. [NA-ZONE-01]
    map: Atlas,
    pub(crate) territories: PlaceSet,
    pub(crate) cities: PlaceSet,
    pub(crate) large: PlaceSet,
    pub(crate) ports: PlaceSet,
    /// Territories that border on a territory. [NA-ZONE-01]
    pub(crate) borders: [PlaceSet; PLACES],
    /// Borders over mountains. [NA-COM-08]
    pub(crate) mountains: [PlaceSet; PLACES],
    /// The city inside a territory, and the territory around a city.
    pub(crate) partner: [Option<Place>; PLACES],
    pub(crate) flags: PlaceSet,
    /// The empire whose initial zone each is.
    colours: Vec<Option<Empire>>,
    /// Initial zones of all empires.
    pub(crate) coloured: PlaceSet,
    /// Initial zones of each empire.
    pub(crate) homes: [PlaceSet; EMPIRES],
    pub(crate) numbers: Numbers,
    pub(crate) units: [UnitType; KINDS],
    /// The order in which neutral units are lost. [NA-RES-16]
    pub(crate) neutral_order: [Kind; 12],
    pub(crate) standard: StandardSetup,
    pub(crate) empires: Vec<EmpireText>,
    /// The empire with extra counters in historical scenarios. [NA-SET-12]
    france: Empire,
    pub(crate) neutral: EmpireText,
    pub(crate) battle: Vec<FightCard>,
    pub(crate) chance: Vec<FightCard>,
    pub(crate) chance_deck: Heap,
    pub(crate) decks: [Vec<ActionCard>; 2],
    pub(crate) routes: Vec<TradeCard>,
    pub(crate) garrisons: [Garrisons; 3],
    pub(crate) scenarios: Vec<Scenario>,
    geometry: Geometry,
    situations: Situations,
}

impl Edition {
    /// The edition that is compiled in.
    pub fn built_in() -> Self {
        <Self as table::Edition>::load(&Source::built_in(BUILT_IN)).expect("the built-in edition is sound")
    }

    /// The drawing of the map.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The standard games and the scenarios.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// The zone as a territory or city.
    #[inline]
    pub fn place(&self, zone: Zone) -> Option<Place> {
        self.map.land(zone)
    }

    /// The empire whose initial zone it is.
    pub fn colour(&self, zone: Zone) -> Option<Empire> {
        self.colours[zone.index()]
    }

    /// The city inside a territory; the territory around a city.
    pub fn partner(&self, place: Place) -> Option<Place> {
        self.partner[place.index()]
    }

    /// Whether a place is a large city. [NA-COM-07]
    pub fn is_large(&self, place: Place) -> bool {
        self.large.contains(place)
    }

    /// Whether the border between two territories leads over mountains. [NA-COM-08]
    pub fn over_mountains(&self, from: Place, to: Place) -> bool {
        self.mountains[from.index()].contains(to)
    }

    /// How many units a place holds. [NA-ZONE-02, NA-ZONE-03]
    #[inline]
    pub fn capacity(&self, place: Place) -> u8 {
        if self.cities.contains(place) { self.numbers.capacity_city } else { self.numbers.capacity_territory }
    }

    /// A unit type.
    #[inline]
    pub fn unit(&self, kind: Kind) -> &UnitType {
        &self.units[kind.index()]
    }

    /// Counters of a type that an empire has. [NA-SET-12]
    pub fn counters(&self, kind: Kind, empire: Empire, historical: bool) -> u8 {
        let unit = self.unit(kind);
        unit.counters + if historical && empire == self.france { unit.extra } else { 0 }
    }

    /// How many units an empire places before the standard game. [NA-SET-08]
    pub fn initial_units(&self) -> u8 {
        self.standard.units()
    }

    /// The empires of the edition.
    pub fn all_empires(&self) -> impl Iterator<Item = Empire> + Clone + use<> {
        Empire::all().take(self.empires.len())
    }

    /// The empire with this id, the neutral colour included.
    pub fn empire_with_id(&self, id: &str) -> Option<Empire> {
        if id == self.neutral.id {
            return Some(Empire::NEUTRAL);
        }
        self.empires.iter().position(|empire| empire.id == id).map(|index| Empire(index as u8))
    }

    /// An empire, or the neutral colour.
    pub fn empire(&self, empire: Empire) -> &EmpireText {
        self.empires.get(empire.index()).unwrap_or(&self.neutral)
    }

    /// The flags of an empire. [NA-ZONE-11]
    #[inline]
    pub fn flags_of(&self, empire: Empire) -> PlaceSet {
        self.flags.and(self.homes[empire.index()])
    }

    /// A Politics or Army card.
    #[inline]
    pub fn card(&self, card: Card) -> &ActionCard {
        &self.decks[card.pile.index()][usize::from(card.index)]
    }

    /// The Politics or Army card with this id.
    pub fn card_with_id(&self, id: &str) -> Option<Card> {
        Pile::BOTH.into_iter().find_map(|pile| {
            let index = self.decks[pile.index()].iter().position(|card| card.id == id)?;
            Some(Card { pile, index: index as u8 })
        })
    }

    /// The Battle card with this id.
    pub fn battle_with_id(&self, id: &str) -> Option<u8> {
        self.battle.iter().position(|card| card.id == id).map(|index| index as u8)
    }

    /// What a Battle card adds. [NA-COM-09]
    pub fn battle_value(&self, card: u8) -> u8 {
        self.battle[usize::from(card)].value
    }

    /// The Chance card with this id.
    pub fn chance_with_id(&self, id: &str) -> Option<u8> {
        self.chance.iter().position(|card| card.id == id).map(|index| index as u8)
    }

    /// What a Chance card adds. [NA-COM-11]
    pub fn chance_value(&self, card: u8) -> u8 {
        self.chance[usize::from(card)].value
    }

    /// A Trade Route.
    #[inline]
    pub fn route(&self, route: Route) -> &TradeCard {
        &self.routes[usize::from(route.0)]
    }

    /// The Trade Route with this id.
    pub fn route_with_id(&self, id: &str) -> Option<Route> {
        self.routes.iter().position(|route| route.id == id).map(|index| Route(index as u8))
    }

    /// Everything that has a name.
    fn all_things(&'static self) -> Vec<Thing> {
        let thing = |kind, id: &'static String| Thing { kind, id };
        let zones = self.all_zones().map(|zone| thing("zone", &self.zone(zone).id));
        let units = Kind::ALL.into_iter().map(|kind| Thing { kind: "unit", id: kind.id() });
        let empires = self.empires.iter().map(|empire| thing("empire", &empire.id));
        let battle = self.battle.iter().map(|card| thing("battle-card", &card.id));
        let chance = self.chance.iter().map(|card| thing("chance-card", &card.id));
        let actions = self.decks.iter().flatten().map(|card| thing("action-card", &card.id));
        let routes = self.routes.iter().map(|route| thing("route", &route.id));
        let scenarios = self.scenarios.iter().map(|scenario| thing("scenario", &scenario.id));
        let cards = battle.chain(chance).chain(actions).chain(routes);
        zones
            .chain(units)
            .chain(empires)
            .chain(cards)
            .chain(scenarios)
            .chain(self.situations.things())
            .collect()
    }

    /// The same data under other rulings.
    fn under(&self, rulings: u8) -> Self {
        let mut edition = Self { rulings, ..self.clone() };
        edition.hash = EditionHash::of(&edition.facts_as_text());
        edition
    }

    /// The neutral units on a flag at a level. [NA-SET-05]
    pub(crate) fn garrison(&self, level: Level, flag: Place) -> Troop {
        let garrisons = &self.garrisons[level as usize];
        let coloured = self.coloured.contains(flag);
        match (self.cities.contains(flag), coloured, self.large.contains(flag)) {
            (false, ..) => garrisons.territory,
            (true, true, false) => garrisons.small_city,
            (true, true, true) => garrisons.large_city,
            (true, false, false) => garrisons.minor_small,
            (true, false, true) => garrisons.minor_large,
        }
    }
}

/// The types of some classes.
pub(crate) fn of_classes(classes: &[Class]) -> KindSet {
    Kind::ALL.into_iter().filter(|kind| classes.contains(&kind.class())).collect()
}

/// The zones of an edition and the ways between them are those of its map.
impl Deref for Edition {
    type Target = Atlas;

    #[inline]
    fn deref(&self) -> &Atlas {
        &self.map
    }
}

impl table::Edition for Edition {
    const FILES: &'static [&'static str] = files::NAMES;

    fn load(source: &Source) -> Result<Self, DataErrors> {
        Situations::beside(
            source,
            files::load(source, check::check, build::build),
            |edition: &mut Self, situations| {
                edition.situations = situations;
                edition.hash = EditionHash::of(&edition.facts_as_text());
            },
        )
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn hash(&self) -> EditionHash {
        self.hash
    }

    #[inline]
    fn rulings(&self) -> u8 {
        self.rulings
    }

    fn earlier(&self) -> Vec<Self> {
        (1..self.rulings).rev().map(|rulings| self.under(rulings)).collect()
    }

    fn situations(&self) -> &Situations {
        &self.situations
    }

    fn named(&self, kind: &str, id: &str) -> Option<(&Texts, Option<&Grammar>)> {
        let texts = match kind {
            "zone" => {
                let zone = self.zone(self.zone_with_id(id)?);
                return Some((&zone.name, Some(&zone.grammar)));
            }
            "unit" => {
                let unit = &self.units[Kind::with_id(id)?.index()];
                return Some((&unit.name, Some(&unit.grammar)));
            }
            "empire" => {
                let empire = self.empire(self.empire_with_id(id)?);
                return Some((&empire.name, Some(&empire.grammar)));
            }
            "battle-card" => &self.battle.iter().find(|card| card.id == id)?.name,
            "chance-card" => &self.chance.iter().find(|card| card.id == id)?.name,
            "action-card" => &self.card(self.card_with_id(id)?).name,
            "route" => &self.routes.iter().find(|card| card.id == id)?.name,
            "scenario" => &self.scenarios.iter().find(|scenario| scenario.id == id)?.name,
            Situations::KEY => self.situations.name_of(id)?,
            _ => return None,
        };
        Some((texts, None))
    }

    fn things(&'static self) -> Vec<Thing> {
        self.all_things()
    }

    fn facts(&self) -> Value {
        let mut facts = self.facts_as_json();
        self.situations.add_to(&mut facts);
        facts
    }
}
