//! Units: fifteen types, whose they are, troops of land units and fleets of ships. [NA-PROM-06, NA-CAV-03]

use empires::sets::{Numbered, Set};

/// The most empires an edition can have.
pub const EMPIRES: usize = 8;

/// An empire, by its index in the edition; the neutral colour comes behind them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Empire(pub(crate) u8);

impl Empire {
    /// The colour of neutral units. [NA-SET-04]
    pub const NEUTRAL: Self = Self(EMPIRES as u8);

    /// The empires that an edition can have.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..EMPIRES as u8).map(Self)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of empires.
pub type EmpireSet = Set<Empire>;

impl Numbered for Empire {
    type Word = u8;

    fn numbered(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

/// The class of a unit type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Horse.
    Horse,
    /// Foot.
    Foot,
    /// Artillery.
    Artillery,
    /// Ships.
    Ship,
}

/// A unit type. Horse comes first: whoever rides down goes before those who follow. [NA-CAV-06]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names are those of the rulebook")]
pub enum Kind {
    IrregularCavalry,
    LightCavalry,
    Hussars,
    Dragoons,
    HeavyCavalry,
    Militia,
    Recruits,
    Infantry,
    Veterans,
    Guard,
    FieldArtillery,
    SiegeArtillery,
    LightShip,
    NormalShip,
    HeavyShip,
}

/// How many unit types there are.
pub const KINDS: usize = 15;

impl Kind {
    /// All types.
    pub const ALL: [Self; KINDS] = [
        Self::IrregularCavalry,
        Self::LightCavalry,
        Self::Hussars,
        Self::Dragoons,
        Self::HeavyCavalry,
        Self::Militia,
        Self::Recruits,
        Self::Infantry,
        Self::Veterans,
        Self::Guard,
        Self::FieldArtillery,
        Self::SiegeArtillery,
        Self::LightShip,
        Self::NormalShip,
        Self::HeavyShip,
    ];
    /// The types of ships.
    pub const SHIPS: [Self; 3] = [Self::LightShip, Self::NormalShip, Self::HeavyShip];

    /// Its id in `units.toml`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::IrregularCavalry => "irregular_cavalry",
            Self::LightCavalry => "light_cavalry",
            Self::Hussars => "hussars",
            Self::Dragoons => "dragoons",
            Self::HeavyCavalry => "heavy_cavalry",
            Self::Militia => "militia",
            Self::Recruits => "recruits",
            Self::Infantry => "infantry",
            Self::Veterans => "veterans",
            Self::Guard => "guard",
            Self::FieldArtillery => "field_artillery",
            Self::SiegeArtillery => "siege_artillery",
            Self::LightShip => "light_ship",
            Self::NormalShip => "normal_ship",
            Self::HeavyShip => "heavy_ship",
        }
    }

    /// The type with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its class.
    #[inline]
    pub const fn class(self) -> Class {
        match self as u8 {
            0..=4 => Class::Horse,
            5..=9 => Class::Foot,
            10..=11 => Class::Artillery,
            _ => Class::Ship,
        }
    }

    /// Whether it is a ship.
    #[inline]
    pub const fn is_ship(self) -> bool {
        self as u8 >= Self::LightShip as u8
    }

    /// Whether it is mounted. [NA-CAV-03]
    #[inline]
    pub const fn is_horse(self) -> bool {
        self as u8 <= Self::HeavyCavalry as u8
    }

    /// Militia and artillery can be ridden down and pursued. [NA-CAV-03]
    #[inline]
    pub const fn is_vulnerable(self) -> bool {
        matches!(self, Self::Militia | Self::FieldArtillery | Self::SiegeArtillery)
    }

    /// The next level of its path, if it has one. [NA-PROM-06]
    #[inline]
    pub const fn promoted(self) -> Option<Self> {
        match self {
            Self::HeavyCavalry | Self::Guard => None,
            _ if self as u8 >= Self::FieldArtillery as u8 => None,
            _ => Some(Self::ALL[self as usize + 1]),
        }
    }
}

/// A set of unit types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KindSet(u16);

impl KindSet {
    /// Every type.
    pub const ALL: Self = Self((1 << KINDS) - 1);

    /// Whether the type belongs to the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The types in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}

/// A unit: its type and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Unit(u8);

impl Unit {
    /// No unit: what fills the rest of a troop.
    const NONE: Self = Self(u8::MAX);

    /// A unit of this type and empire.
    #[inline]
    pub const fn new(kind: Kind, empire: Empire) -> Self {
        Self((kind as u8) << 4 | empire.0)
    }

    /// Its type.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 >> 4) as usize]
    }

    /// Whose it is.
    #[inline]
    pub const fn empire(self) -> Empire {
        Empire(self.0 & 15)
    }

    /// The same unit one level higher. [NA-PROM-07]
    #[inline]
    pub(crate) fn promoted(self) -> Option<Self> {
        self.kind().promoted().map(|kind| Self::new(kind, self.empire()))
    }
}

impl std::fmt::Debug for Unit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == Self::NONE {
            return f.write_str("-");
        }
        write!(f, "{:?} of {}", self.kind(), self.empire().0)
    }
}

/// The most land units of a zone.
pub const TROOP: usize = 3;

/// Up to three land units in ascending order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Troop([Unit; TROOP]);

impl Default for Troop {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Troop {
    /// Nobody.
    pub const EMPTY: Self = Self([Unit::NONE; TROOP]);

    /// How many units.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().filter(|&&unit| unit != Unit::NONE).count()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] == Unit::NONE
    }

    /// Every unit, in order.
    #[inline]
    pub fn units(self) -> impl Iterator<Item = Unit> + Clone {
        self.0.into_iter().take_while(|&unit| unit != Unit::NONE)
    }

    /// Every different unit with its number, in order.
    #[inline]
    pub(crate) fn counted(self) -> impl Iterator<Item = (Unit, u8)> + Clone {
        let different = move |&place: &usize| place == 0 || self.0[place] != self.0[place - 1];
        (0..self.len()).filter(different).map(move |place| (self.0[place], self.count(self.0[place])))
    }

    /// How many of a unit.
    #[inline]
    pub(crate) fn count(self, unit: Unit) -> u8 {
        self.0.iter().filter(|&&other| other == unit).count() as u8
    }

    /// Whether it holds such a unit.
    #[inline]
    pub(crate) fn has(self, unit: Unit) -> bool {
        self.0.contains(&unit)
    }

    /// Whether it is exactly one militia or artillery unit. [NA-ATK-08, NA-CAV-02]
    #[inline]
    pub(crate) fn is_lone_and_vulnerable(self) -> bool {
        !self.is_empty() && self.0[1] == Unit::NONE && self.0[0].kind().is_vulnerable()
    }

    /// Whether a horse unit is among them: those come first.
    #[inline]
    pub(crate) fn has_horse(self) -> bool {
        !self.is_empty() && self.0[0].kind().is_horse()
    }

    /// Adds a unit; there is room. Returns its place in the order.
    #[inline]
    pub(crate) fn add(&mut self, unit: Unit) -> usize {
        debug_assert!(self.0[TROOP - 1] == Unit::NONE, "a troop has three units at the most");
        let place = self.0.iter().take_while(|&&other| other <= unit).count();
        self.0[place..].rotate_right(1);
        self.0[place] = unit;
        place
    }

    /// Takes a unit out; there is one. Returns the place it had.
    #[inline]
    pub(crate) fn take(&mut self, unit: Unit) -> usize {
        let place = self.0.iter().position(|&other| other == unit).expect("the unit is in the troop");
        self.0[place..].rotate_left(1);
        self.0[TROOP - 1] = Unit::NONE;
        place
    }
}

impl FromIterator<Unit> for Troop {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Self {
        let mut troop = Self::EMPTY;
        for unit in units {
            troop.add(unit);
        }
        troop
    }
}

impl std::fmt::Debug for Troop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.units()).finish()
    }
}

/// Ships of one empire in one sea: up to three of each type, two bits for each count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ships(u8);

impl Ships {
    /// The most of one type.
    pub const MOST: u8 = 3;
    /// None.
    pub const NONE: Self = Self(0);

    const fn shift(kind: Kind) -> u8 {
        2 * (kind as u8 - Kind::LightShip as u8)
    }

    /// How many of a type.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        self.0 >> Self::shift(kind) & 3
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        ((self.0 & 0b01_0101).count_ones() + 2 * (self.0 & 0b10_1010).count_ones()) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a type, of which there are fewer than three.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < Self::MOST, "an empire has three ships of a type at the most");
        self.0 += 1 << Self::shift(kind);
    }

    /// One fewer of a type, of which there is one.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) > 0, "there is no such ship");
        self.0 -= 1 << Self::shift(kind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_promotion_end_at_guard_and_heavy_cavalry() {
        let path =
            |kind| std::iter::successors(Some(kind), |kind: &Kind| kind.promoted()).collect::<Vec<_>>();
        assert_eq!(path(Kind::Militia).last(), Some(&Kind::Guard));
        assert_eq!(path(Kind::Militia).len(), 5);
        assert_eq!(path(Kind::IrregularCavalry).last(), Some(&Kind::HeavyCavalry));
        for kind in
            Kind::ALL.into_iter().filter(|kind| matches!(kind.class(), Class::Artillery | Class::Ship))
        {
            assert_eq!(kind.promoted(), None);
        }
    }

    #[test]
    fn a_troop_stays_in_order() {
        let unit = |kind| Unit::new(kind, Empire(2));
        let mut troop: Troop =
            [Kind::Infantry, Kind::Hussars, Kind::Infantry].into_iter().map(unit).collect();
        assert_eq!(
            troop.counted().collect::<Vec<_>>(),
            [(unit(Kind::Hussars), 1), (unit(Kind::Infantry), 2)]
        );
        assert!(troop.has_horse());
        assert_eq!(troop.take(unit(Kind::Infantry)), 1);
        assert_eq!((troop.len(), troop.count(unit(Kind::Infantry))), (2, 1));
    }

    #[test]
    fn ships_are_counted_by_type() {
        let mut ships = Ships::NONE;
        for kind in [Kind::HeavyShip, Kind::LightShip, Kind::LightShip] {
            ships.add(kind);
        }
        assert_eq!((ships.len(), ships.count(Kind::LightShip), ships.count(Kind::NormalShip)), (3, 2, 0));
        ships.take(Kind::LightShip);
        assert_eq!(ships.len(), 2);
    }
}
