//! Components: the map, the units, the cards and the scenarios of an edition, checked when they are loaded.

mod build;
mod check;
mod facts;
mod schema;

use std::{collections::BTreeMap, ops::Deref};

use empires::{files, geometry::Geometry, heap::Heap, order::ANY_ORDER};
use serde_json::Value;
use table::{DataErrors, EditionHash, Grammar, Situations, Source, Texts, Thing};

use crate::{
    cards::{Senate, Tactic},
    units::{Kind, Troop},
    zones::{Atlas, Territory, TerritorySet, Zone},
};

/// The built-in edition's files.
pub const BUILT_IN: &[(&str, &str)] = &[
    ("edition.toml", include_str!("../../../data/grecia/edition.toml")),
    ("map.toml", include_str!("../../../data/grecia/map.toml")),
    ("units.toml", include_str!("../../../data/grecia/units.toml")),
    ("cards.toml", include_str!("../../../data/grecia/cards.toml")),
    ("scenarios.toml", include_str!("../../../data/grecia/scenarios.toml")),
    ("geometry.json", include_str!("../../../data/grecia/geometry.json")),
];

/// The rulings under which what is loaded is played.
const NEWEST_RULINGS: u8 = ANY_ORDER;

/// The most heroes a side can have.
pub const HEROES: usize = 4;
/// The most colours an edition can have.
pub const COLOURS: usize = 8;

/// A player colour: an index into the edition's factions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub(crate) u8);

/// A hero of a colour: which one, follows from the scenario. [GR-SET-07, GR-SET-19]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hero(pub(crate) u8);

impl Colour {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hero of this colour with a number, counted from 0.
    #[inline]
    pub(crate) const fn hero(self, number: usize) -> Hero {
        Hero(self.0 * HEROES as u8 + number as u8)
    }
}

impl Hero {
    pub(crate) const fn colour(self) -> Colour {
        Colour(self.0 / HEROES as u8)
    }

    pub(crate) const fn number(self) -> usize {
        self.0 as usize % HEROES
    }
}

/// What kind of zone it is. [GR-ZONE-01, GR-ZONE-03]
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ZoneKind {
    /// A territory on a mainland or a large island.
    Land,
    /// A small island.
    Island,
    /// A sea.
    Sea,
}

impl files::ZoneKind for ZoneKind {
    const SEA: Self = Self::Sea;

    fn id(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Island => "island",
            Self::Sea => "sea",
        }
    }
}

/// A unit type. [GR-UNIT-02, GR-UNIT-04, GR-HIRE-02]
#[derive(Clone, Debug)]
pub struct UnitType {
    /// Its name.
    pub name: Texts,
    /// How the name stands in sentences.
    pub grammar: Grammar,
    /// Who they were.
    pub people: Texts,
    /// Its strength.
    pub strength: u8,
    /// What it costs to hire, if it can be hired.
    pub cost: Option<u8>,
    /// Counters for each player.
    pub limit: u8,
    /// How many are in the starting set.
    pub initial: u8,
}

/// A player colour, or the neutral one.
#[derive(Clone, Debug)]
pub struct Faction {
    /// Its id.
    pub id: String,
    /// The name of the colour.
    pub name: Texts,
    /// How the name stands in sentences.
    pub grammar: Grammar,
    /// The power it stands for unless a scenario says otherwise.
    pub power: Texts,
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
    pub capacity_land: u8,
    pub capacity_island: u8,
    pub fortress_strength: u8,
    pub hero_bonus: u8,
    pub cavalry_combo_bonus: u8,
    pub transport_max_seas: u8,
    pub cavalry_range: u8,
    pub die_sides: u8,
    pub die_extra_loss: u8,
    pub die_no_loss: u8,
    pub loser_losses: u8,
    pub take_supply: u8,
    pub capture_supply: u8,
    pub start_supply: u8,
    pub start_tactics: String,
    pub free_game_fortresses: u8,
    pub free_game_heroes: u8,
    pub senate_fallback_supply: u8,
    pub support_max_units: u8,
    pub neutral_order: [String; 4],
    pub fortresses_to_win: u8,
    pub vp_territory: i8,
    pub vp_enemy_fortress: i8,
    pub vp_own_fortress_lost: i8,
}

/// A Battle card. [GR-CARD-08]
#[derive(Clone, Debug)]
pub struct BattleCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it says.
    pub text: Texts,
    /// What it adds.
    pub value: u8,
}

/// What a Senate card does. The meaning of each kind is written in `cards.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of cards.toml")]
pub enum SenateEffect {
    /// Supply tokens.
    GainSupply { amount: u8 },
    /// Supply tokens for each sea with own ships.
    GainSupplyPerSea { amount: u8, max: u8 },
    /// Units free of charge.
    GainUnits { kind: Kind, count: u8, few_below: u8, few_count: u8 },
    /// Units at a price.
    BuyUnits { kind: Kind, count: u8, price: u8 },
    /// A Hire at a discount.
    FreeHire { discount: u8, max_units: u8 },
    /// Promotions anywhere.
    Promote { count: u8 },
    /// Moves that are not actions.
    FreeMove { count: u8 },
    /// Ships that go far.
    FleetMove { ships: u8, range: u8 },
    /// Tactics cards.
    DrawTactics { count: u8 },
    /// A hero comes back.
    ReturnHero,
    /// A neutral unit changes its colour.
    WinOverNeutral { max_strength: u8 },
}

/// A Senate card. [GR-CARD-02]
#[derive(Clone, Debug)]
pub struct SenateCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it says.
    pub text: Texts,
    /// Copies in the deck.
    pub count: u8,
    /// What it does.
    pub effect: SenateEffect,
}

/// When a Tactics card is played. [GR-CARD-09, GR-CARD-10]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// In step 1 of a combat. [GR-COM-05]
    BeforeBattle,
    /// After the dice. [GR-COM-09]
    AfterDice,
    /// In the owner's turn. [GR-CARD-10]
    OwnTurn,
}

/// What a Tactics card does. The meaning of each kind is written in `cards.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of cards.toml")]
pub enum TacticEffect {
    /// Supporting units. [GR-COM-21]
    RequestSupport { max_units: u8 },
    /// More strength.
    Strength { amount: u8 },
    /// A weaker fortress.
    ReduceFortress { amount: u8 },
    /// More losses for the loser.
    Pursuit { amount: u8 },
    /// Fewer losses for oneself.
    SaveUnits { amount: u8 },
    /// The rival shows his Battle card first.
    SeeBattleCard,
    /// The rival's last card is void.
    CancelCard,
    /// A die is thrown again.
    Reroll { own: bool },
    /// Seas that nobody can close.
    OpenPassage { seas: u8 },
}

/// Which part of a combat a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Both.
    Any,
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

/// Where a card can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Battlefield {
    /// Everywhere.
    Any,
    /// In a territory.
    Land,
    /// In a sea.
    Sea,
}

/// A Tactics card. [GR-CARD-03]
#[derive(Clone, Debug)]
pub struct TacticCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it says.
    pub text: Texts,
    /// Copies in the deck.
    pub count: u8,
    /// When it is played.
    pub timing: Timing,
    /// Which side may play it.
    pub role: Role,
    /// Where it may be played.
    pub battlefield: Battlefield,
    /// Unit types of which one must take part on the player's side; none: no condition.
    pub needs: Vec<Kind>,
    /// Whether a fortress must add to the defence.
    pub against_fortress: bool,
    /// Whether it is taken out in a game without dice. [GR-OPT-01]
    pub needs_dice: bool,
    /// What it does.
    pub effect: TacticEffect,
}

/// A name with its id: heroes.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
}

/// One side of a scenario.
#[derive(Clone, Debug)]
pub struct Side {
    /// The scenario and the colour: what its name is found by.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// Its name in this scenario.
    pub name: Texts,
    /// How the name stands in sentences.
    pub grammar: Grammar,
    /// The territories of its colour.
    pub home: TerritorySet,
    /// Fortresses to place. [GR-SET-06]
    pub fortresses: u8,
    /// Heroes to place. [GR-SET-07]
    pub heroes: Vec<Named>,
    /// Effects after all pieces are placed. [GR-SET-17]
    pub setup: Vec<SenateEffect>,
    /// The effects with so many players, where they are others.
    pub setup_by_players: BTreeMap<usize, Vec<SenateEffect>>,
}

impl Side {
    /// What is carried out with so many players after all pieces are placed. [GR-SET-17]
    pub fn setup(&self, players: usize) -> &[SenateEffect] {
        self.setup_by_players.get(&players).unwrap_or(&self.setup)
    }
}

/// A scenario, or the free game. [GR-SET-03]
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// When it happened.
    pub years: Texts,
    /// What it is about.
    pub summary: Texts,
    /// What players should know.
    pub notes: Texts,
    /// Whether it is the free game. [GR-SET-09]
    pub free: bool,
    /// How many rounds it lasts. [GR-END-05]
    pub rounds: u8,
    /// For each number of players, the colours that are played. [GR-SET-04]
    pub sides_by_players: [Vec<Colour>; 5],
    /// Neutral units on every home zone of a side that nobody plays. [GR-SET-05]
    pub neutral_home: Troop,
    /// The sides.
    pub sides: Vec<Side>,
    /// Neutral garrisons. [GR-SET-05]
    pub neutrals: Vec<(Territory, Troop)>,
}

impl Scenario {
    /// The side of a colour.
    pub fn side(&self, colour: Colour) -> Option<&Side> {
        self.sides.iter().find(|side| side.colour == colour)
    }
}

/// A checked edition of the game.
#[derive(Clone, Debug)]
pub struct Edition {
    name: String,
    hash: EditionHash,
    /// How the rules are read: see [`table::Edition::rulings`].
    pub(crate) rulings: u8,
    /// Zones and borders; those by land or strait are near. [GR-ZONE-09]
    map: Atlas,
    pub(crate) islands: TerritorySet,
    /// Territories in the order of their ids. [GR-NEU-04]
    pub(crate) alphabet: Vec<Territory>,
    pub(crate) numbers: Numbers,
    pub(crate) rounds_offered: Vec<u8>,
    pub(crate) hires_cavalry: bool,
    pub(crate) island_fortresses: bool,
    /// Territories from which on, and the supply they give. [GR-SUP-01]
    pub(crate) income: Vec<(u8, u8)>,
    pub(crate) units: [UnitType; 5],
    /// The order in which neutrals are lost. [GR-NEU-03]
    pub(crate) neutral_order: [Kind; 4],
    pub(crate) factions: Vec<Faction>,
    pub(crate) neutral: Faction,
    pub(crate) battle: Vec<BattleCard>,
    pub(crate) senate: Vec<SenateCard>,
    pub(crate) tactics: Vec<TacticCard>,
    /// The card that every player starts with. [GR-SET-12]
    pub(crate) start_tactic: Tactic,
    pub(crate) senate_deck: Heap,
    pub(crate) tactics_deck: Heap,
    /// Tactics cards that are taken out without dice. [GR-OPT-01]
    pub(crate) dice_tactics: Heap,
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

    /// All scenarios with the free game.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// The zone as a territory.
    #[inline]
    pub fn territory(&self, zone: Zone) -> Option<Territory> {
        self.map.land(zone)
    }

    /// How many units a territory holds. [GR-ZONE-03]
    #[inline]
    pub fn capacity(&self, territory: Territory) -> u8 {
        if self.islands.contains(territory) {
            self.numbers.capacity_island
        } else {
            self.numbers.capacity_land
        }
    }

    /// A unit type.
    #[inline]
    pub fn unit(&self, kind: Kind) -> &UnitType {
        &self.units[kind.index()]
    }

    /// The colour with this id.
    pub fn colour_with_id(&self, id: &str) -> Option<Colour> {
        self.factions.iter().position(|faction| faction.id == id).map(|index| Colour(index as u8))
    }

    /// A player colour.
    pub fn faction(&self, colour: Colour) -> &Faction {
        &self.factions[colour.index()]
    }

    /// The Senate card with this id.
    pub fn senate_with_id(&self, id: &str) -> Option<Senate> {
        self.senate.iter().position(|card| card.id == id).map(|index| Senate(index as u8))
    }

    /// The Tactics card with this id.
    pub fn tactic_with_id(&self, id: &str) -> Option<Tactic> {
        self.tactics.iter().position(|card| card.id == id).map(|index| Tactic(index as u8))
    }

    /// All Tactics cards.
    pub fn tactic_cards(&self) -> &[TacticCard] {
        &self.tactics
    }

    /// A Tactics card.
    #[inline]
    pub fn tactic(&self, card: Tactic) -> &TacticCard {
        &self.tactics[card.index()]
    }

    /// A Senate card.
    #[inline]
    pub fn senate_card(&self, card: Senate) -> &SenateCard {
        &self.senate[card.index()]
    }

    /// The Battle card with this id.
    pub fn battle_with_id(&self, id: &str) -> Option<u8> {
        self.battle.iter().position(|card| card.id == id).map(|index| index as u8)
    }

    /// What a Battle card adds. [GR-CARD-08]
    pub fn battle_value(&self, id: &str) -> Option<u8> {
        self.battle.iter().find(|card| card.id == id).map(|card| card.value)
    }

    /// Everything that has a name.
    fn all_things(&'static self) -> Vec<Thing> {
        let thing = |kind, id: &'static String| Thing { kind, id };
        let zones = self.all_zones().map(|zone| thing("zone", &self.zone(zone).id));
        let units = Kind::ALL.map(|kind| Thing { kind: "unit", id: kind.id() });
        let colours = self.factions.iter().chain([&self.neutral]).map(|faction| thing("colour", &faction.id));
        let sides = self.scenarios.iter().flat_map(|scenario| &scenario.sides);
        let heroes = sides.clone().flat_map(|side| &side.heroes).map(|hero| thing("hero", &hero.id));
        let sides = sides.map(|side| thing("side", &side.id));
        let battle = self.battle.iter().map(|card| thing("battle-card", &card.id));
        let senate = self.senate.iter().map(|card| thing("senate", &card.id));
        let tactics = self.tactics.iter().map(|card| thing("tactic", &card.id));
        let scenarios = self.scenarios.iter().map(|scenario| thing("scenario", &scenario.id));
        let board = zones.chain(units).chain(colours).chain(sides).chain(heroes);
        let cards = battle.chain(senate).chain(tactics);
        board.chain(cards).chain(scenarios).chain(self.situations.things()).collect()
    }

    /// The same data under other rulings.
    fn under(&self, rulings: u8) -> Self {
        let mut edition = Self { rulings, ..self.clone() };
        edition.hash = EditionHash::of(&edition.facts_as_text());
        edition
    }

    /// The tokens at the start of a turn with so many territories. [GR-SUP-01]
    #[inline]
    pub fn income(&self, territories: usize) -> u8 {
        let row = self.income.iter().rev().find(|(from, _)| usize::from(*from) <= territories);
        row.map_or(0, |&(_, supply)| supply)
    }
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
        let sides = || self.scenarios.iter().flat_map(|scenario| &scenario.sides);
        let texts = match kind {
            "zone" => {
                let zone = self.zone(self.zone_with_id(id)?);
                return Some((&zone.name, Some(&zone.grammar)));
            }
            "unit" => {
                let unit = &self.units[Kind::with_id(id)?.index()];
                return Some((&unit.name, Some(&unit.grammar)));
            }
            "colour" => {
                let faction = self.factions.iter().chain([&self.neutral]).find(|faction| faction.id == id)?;
                return Some((&faction.name, Some(&faction.grammar)));
            }
            "side" => {
                let side = sides().find(|side| side.id == id)?;
                return Some((&side.name, Some(&side.grammar)));
            }
            "hero" => &sides().flat_map(|side| &side.heroes).find(|hero| hero.id == id)?.name,
            "battle-card" => &self.battle.iter().find(|card| card.id == id)?.name,
            "senate" => &self.senate.iter().find(|card| card.id == id)?.name,
            "tactic" => &self.tactics.iter().find(|card| card.id == id)?.name,
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
