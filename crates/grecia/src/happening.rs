//! What happens, as spectators and players are told it.

use table::{Arg, Cites, Phrase, RuleId, Seat, SeatSet, Thing, Told};

use crate::{
    cards::{Senate, Tactic},
    edition::{Colour, Hero},
    position::{Position, Side},
    units::{Kind, Troop},
    zones::{Sea, Territory, Zone},
};

/// One of the two decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichDeck {
    /// The Senate deck.
    Senate,
    /// The Tactics deck.
    Tactics,
}

/// The total of a side in a combat with every part named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each field is what it adds")]
pub struct Total {
    pub strength: u8,
    pub fortress: u8,
    pub cavalry: u8,
    pub hero: u8,
    pub tactics: u8,
    pub card: u8,
    pub die: u8,
}

impl Total {
    /// All parts together.
    pub fn sum(self) -> u16 {
        [self.strength, self.fortress, self.cavalry, self.hero, self.tactics, self.card, self.die]
            .into_iter()
            .map(u16::from)
            .sum()
    }
}

/// Something that happened, with all it takes to tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names of their types say")]
pub enum Happening {
    /// The lot has named the starting player. [GR-SET-02]
    StartDrawn { seat: Seat },
    /// A colour was dealt or picked. [GR-SET-04, GR-SET-19]
    ColourTaken { seat: Seat, colour: Colour, drawn: bool },
    /// Neutral units were placed. [GR-SET-05]
    NeutralsPlaced { units: u8 },
    /// A fortress was placed. [GR-SET-06, GR-SET-09]
    FortressPlaced { seat: Seat, zone: Zone },
    /// A unit was placed. [GR-SET-07, GR-SET-08]
    UnitPlaced { seat: Seat, kind: Kind, zone: Zone },
    /// A hero was placed. [GR-SET-13]
    HeroPlaced { seat: Seat, hero: Hero, zone: Zone },
    /// Pieces without a legal place went back. [GR-SET-14]
    PiecesLeftOver { seat: Seat, pieces: u8 },
    /// A round begins. [GR-TURN-06]
    RoundBegins { round: u8 },
    /// A turn begins. [GR-TURN-01]
    TurnBegins { seat: Seat, round: u8 },
    /// Supply at the start of the turn. [GR-SUP-01]
    Income { seat: Seat, territories: u8, supply: u8 },
    /// The rest of the actions was passed. [GR-TURN-04]
    Passed { seat: Seat },
    /// The action Take supplies. [GR-SUP-02]
    SuppliesTaken { seat: Seat, supply: u8 },
    /// A unit moved. [GR-MOVE-01]
    Moved { seat: Seat, kind: Kind, from: Zone, to: Zone },
    /// A hero went along or travelled alone. [GR-HERO-03, GR-HERO-05]
    HeroMoved { seat: Seat, hero: Hero, to: Territory, alone: bool },
    /// Two units changed places. [GR-SWAP-01]
    Swapped { seat: Seat, first: Kind, here: Territory, second: Kind, there: Territory },
    /// A new unit was hired, bought or given. [GR-HIRE-01, GR-CARD-05]
    Recruited { seat: Seat, kind: Kind, zone: Zone, price: u8, by_card: bool },
    /// A Senate card was read out. [GR-CARD-02]
    SenateDrawn { seat: Seat, card: Senate },
    /// A Tactics card was drawn; only its owner sees which. [GR-CARD-03]
    TacticDrawn { seat: Seat, card: Tactic },
    /// A deck was formed anew from its discards. [GR-CARD-06]
    Reshuffled { deck: WhichDeck },
    /// A card gave supply. [GR-CARD-04]
    SupplyByCard { seat: Seat, amount: u8 },
    /// A card did nothing; a token instead. [GR-CARD-07]
    Consolation { seat: Seat, amount: u8 },
    /// A unit was promoted. [GR-AFT-02, GR-CARD-04]
    Promoted { seat: Seat, kind: Kind, zone: Zone, by_card: bool },
    /// A hero came back. [GR-HERO-10]
    HeroReturned { seat: Seat, hero: Hero, zone: Zone },
    /// A neutral unit changed its colour. [GR-CARD-04]
    WonOver { seat: Seat, kind: Kind, zone: Zone },
    /// Nobody can close this sea until the end of the turn. [GR-CARD-10]
    SeaOpened { seat: Seat, sea: Sea },
    /// Passage is asked for. [GR-SEA-08]
    SeaAsked { seat: Seat, sea: Sea },
    /// A rival has answered. [GR-SEA-07]
    Answered { seat: Seat, sea: Sea, consents: bool, ships: u8 },
    /// What came of it. [GR-SEA-05, GR-SEA-06]
    SeaDecided { seat: Seat, sea: Sea, open: bool, allow: u8, refuse: u8 },
    /// A combat begins. [GR-ATK-10]
    AttackBegins {
        attacker: Seat,
        defender: Option<Seat>,
        neutral: bool,
        from: Zone,
        to: Zone,
        troop: Troop,
        ships: u8,
    },
    /// A Tactics card was played. [GR-CARD-09, GR-CARD-10]
    TacticPlayed { seat: Seat, card: Tactic },
    /// A Tactics card is void. [GR-CARD-11]
    TacticCancelled { card: Tactic },
    /// No more cards in step 1. [GR-COM-05]
    TacticsPassed { seat: Seat },
    /// A unit supports a side. [GR-COM-22]
    Supports { seat: Seat, kind: Kind, zone: Zone, side: Side },
    /// A Battle card was chosen; only its owner knows which. [GR-COM-06]
    BattleCardChosen { seat: Seat, card: u8 },
    /// A Battle card is shown. [GR-COM-06]
    BattleCardShown { seat: Seat, card: u8 },
    /// The dice. [GR-COM-08]
    DiceThrown { attacker: u8, defender: u8 },
    /// A die was thrown again. [GR-COM-09]
    Rethrown { side: Side, number: u8 },
    /// The total of a side. [GR-COM-01 to GR-COM-04]
    Totalled { side: Side, seat: Option<Seat>, total: Total },
    /// Who has won the combat. [GR-COM-10]
    CombatWon { side: Side, seat: Option<Seat>, tie: bool },
    /// A 1 was thrown: no unit is eliminated. [GR-COM-12]
    NobodyFalls,
    /// How many units each side eliminates. [GR-COM-13]
    LossesDue { attacker: u8, defender: u8 },
    /// A unit was eliminated. [GR-COM-27, GR-NEU-03]
    Lost { seat: Option<Seat>, kind: Kind, zone: Zone },
    /// A unit fled. [GR-COM-15, GR-NEU-04]
    Fled { seat: Option<Seat>, kind: Kind, to: Zone },
    /// A unit had nowhere to flee. [GR-COM-17]
    Surrendered { seat: Option<Seat>, kind: Kind, zone: Zone },
    /// The attackers moved in. [GR-COM-18]
    MovedIn { seat: Seat, to: Zone, troop: Troop, ships: u8 },
    /// The attackers went back. [GR-COM-14]
    WentBack { seat: Seat, to: Zone },
    /// A fortress was taken, or taken back. [GR-FORT-05, GR-FORT-08]
    FortressTaken { seat: Seat, owner: Seat, zone: Zone },
    /// A hero was eliminated. [GR-HERO-08]
    HeroFell { seat: Seat, hero: Hero },
    /// A token for a defended fortress. [GR-AFT-05]
    CaptureSupply { seat: Seat, supply: u8 },
    /// The Battle cards came back, all but the last. [GR-AFT-04]
    BattleCardsBack { seat: Seat },
    /// A player is out of the game. [GR-END-08]
    Eliminated { seat: Seat },
    /// A player has won at once. [GR-END-02, GR-END-04]
    Victory { seat: Seat, by_fortresses: bool },
    /// The last round is over. [GR-END-05]
    RoundsOver { rounds: u8 },
    /// What a player has scored. [GR-END-06]
    Scored { seat: Seat, territories: u8, conquered: u8, lost: u8, points: i32 },
    /// Who has won by points. [GR-END-07]
    Winners { winners: SeatSet },
}

impl Cites for Happening {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::StartDrawn { .. } => "GR-SET-02",
            Self::ColourTaken { drawn: true, .. } => "GR-SET-04",
            Self::ColourTaken { .. } => "GR-SET-19",
            Self::NeutralsPlaced { .. } => "GR-SET-05",
            Self::FortressPlaced { .. } => "GR-SET-18",
            Self::UnitPlaced { kind: Kind::Ship, .. } => "GR-SET-08",
            Self::UnitPlaced { .. } => "GR-SET-07",
            Self::HeroPlaced { .. } => "GR-SET-13",
            Self::PiecesLeftOver { .. } => "GR-SET-14",
            Self::RoundBegins { .. } => "GR-TURN-06",
            Self::TurnBegins { .. } => "GR-TURN-01",
            Self::Income { .. } => "GR-SUP-01",
            Self::Passed { .. } => "GR-TURN-04",
            Self::SuppliesTaken { .. } => "GR-SUP-02",
            Self::Moved { .. } => "GR-MOVE-01",
            Self::HeroMoved { alone: false, .. } => "GR-HERO-03",
            Self::HeroMoved { .. } => "GR-HERO-05",
            Self::Swapped { .. } => "GR-SWAP-01",
            Self::Recruited { by_card: false, .. } => "GR-HIRE-01",
            Self::Recruited { .. } => "GR-CARD-05",
            Self::SenateDrawn { .. } => "GR-CARD-02",
            Self::TacticDrawn { .. } => "GR-CARD-03",
            Self::Reshuffled { .. } => "GR-CARD-06",
            Self::SupplyByCard { .. } | Self::WonOver { .. } | Self::Promoted { by_card: true, .. } => {
                "GR-CARD-04"
            }
            Self::Consolation { .. } => "GR-CARD-07",
            Self::Promoted { .. } => "GR-AFT-02",
            Self::HeroReturned { .. } => "GR-HERO-10",
            Self::SeaOpened { .. } => "GR-CARD-10",
            Self::SeaAsked { .. } => "GR-SEA-08",
            Self::Answered { .. } => "GR-SEA-07",
            Self::SeaDecided { open: true, allow, refuse, .. } if allow == refuse => "GR-SEA-06",
            Self::SeaDecided { .. } => "GR-SEA-05",
            Self::AttackBegins { .. } => "GR-ATK-10",
            Self::TacticPlayed { .. } => "GR-CARD-09",
            Self::TacticCancelled { .. } => "GR-CARD-11",
            Self::TacticsPassed { .. } => "GR-COM-05",
            Self::Supports { .. } => "GR-COM-22",
            Self::BattleCardChosen { .. } | Self::BattleCardShown { .. } => "GR-COM-06",
            Self::DiceThrown { .. } => "GR-COM-08",
            Self::Rethrown { .. } => "GR-COM-09",
            Self::Totalled { .. } => "GR-COM-01",
            Self::CombatWon { .. } => "GR-COM-10",
            Self::NobodyFalls => "GR-COM-12",
            Self::LossesDue { .. } => "GR-COM-13",
            Self::Lost { seat: None, .. } => "GR-NEU-03",
            Self::Lost { .. } => "GR-COM-27",
            Self::Fled { seat: None, .. } => "GR-NEU-04",
            Self::Fled { .. } => "GR-COM-15",
            Self::Surrendered { .. } => "GR-COM-17",
            Self::MovedIn { .. } => "GR-COM-18",
            Self::WentBack { .. } => "GR-COM-14",
            Self::FortressTaken { seat, owner, .. } if seat == owner => "GR-FORT-08",
            Self::FortressTaken { .. } => "GR-FORT-05",
            Self::HeroFell { .. } => "GR-HERO-08",
            Self::CaptureSupply { .. } => "GR-AFT-05",
            Self::BattleCardsBack { .. } => "GR-AFT-04",
            Self::Eliminated { .. } => "GR-END-08",
            Self::Victory { by_fortresses: true, .. } => "GR-END-02",
            Self::Victory { .. } => "GR-END-04",
            Self::RoundsOver { .. } => "GR-END-05",
            Self::Scored { .. } => "GR-END-06",
            Self::Winners { .. } => "GR-END-07",
        })
    }
}

impl Side {
    /// `attacker` or `defender`.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

impl Position {
    pub(crate) fn zone_thing(&self, zone: Zone) -> Thing {
        Thing { kind: "zone", id: &self.edition().zone(zone).id }
    }

    pub(crate) fn sea_thing(&self, sea: Sea) -> Thing {
        self.zone_thing(self.edition().zone_of(sea))
    }

    pub(crate) fn hero_thing(&self, hero: Hero) -> Thing {
        let side = self.scenario().side(hero.colour());
        let named = side.and_then(|side| side.heroes.get(hero.number()));
        Thing { kind: "hero", id: named.map_or("", |hero| hero.id.as_str()) }
    }

    pub(crate) fn colour_thing(&self, colour: Colour) -> Thing {
        Thing { kind: "colour", id: &self.edition().faction(colour).id }
    }

    pub(crate) fn tactic_thing(&self, card: Tactic) -> Thing {
        Thing { kind: "tactic", id: &self.edition().tactic(card).id }
    }

    pub(crate) fn senate_thing(&self, card: Senate) -> Thing {
        Thing { kind: "senate", id: &self.edition().senate_card(card).id }
    }

    pub(crate) fn battle_thing(&self, card: u8) -> Thing {
        Thing { kind: "battle-card", id: &self.edition().battle[usize::from(card)].id }
    }

    /// Units as a list of things, ships after land units.
    fn units_arg(troop: Troop, ships: u8) -> Vec<Arg> {
        let ships = std::iter::repeat_n(Kind::Ship, ships.into());
        troop.units().chain(ships).map(|kind| Arg::Thing(kind.thing())).collect()
    }

    /// Who owns units: a seat, or `neutral`.
    pub(crate) fn owner_arg(seat: Option<Seat>) -> Arg {
        seat.map_or(Arg::Keyword("neutral"), Arg::Seat)
    }

    /// The event as this viewer is told it.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub(crate) fn tell(&self, happening: Happening, viewer: Option<Seat>) -> Told {
        let number = |n: u8| Arg::Number(n.into());
        let by = |message, seat: Seat| Phrase::new(message).with("seat", seat);
        let zone = |zone| Arg::Thing(self.zone_thing(zone));
        let unit = |kind: Kind| Arg::Thing(kind.thing());
        let phrase = match happening {
            Happening::StartDrawn { seat } => by("grecia-event-start-drawn", seat),
            Happening::ColourTaken { seat, colour, drawn } => {
                let message = if drawn { "grecia-event-colour-dealt" } else { "grecia-event-colour-picked" };
                by(message, seat).with("colour", self.colour_thing(colour))
            }
            Happening::NeutralsPlaced { units } => {
                Phrase::new("grecia-event-neutrals-placed").with("units", number(units))
            }
            Happening::FortressPlaced { seat, zone: z } => {
                by("grecia-event-fortress-placed", seat).with("zone", zone(z))
            }
            Happening::UnitPlaced { seat, kind, zone: z } => {
                by("grecia-event-unit-placed", seat).with("unit", unit(kind)).with("zone", zone(z))
            }
            Happening::HeroPlaced { seat, hero, zone: z } => {
                by("grecia-event-hero-placed", seat).with("hero", self.hero_thing(hero)).with("zone", zone(z))
            }
            Happening::PiecesLeftOver { seat, pieces } => {
                by("grecia-event-pieces-left-over", seat).with("pieces", number(pieces))
            }
            Happening::RoundBegins { round } => {
                Phrase::new("grecia-event-round-begins").with("round", number(round))
            }
            Happening::TurnBegins { seat, round } => {
                by("grecia-event-turn-begins", seat).with("round", number(round))
            }
            Happening::Income { seat, territories, supply } => by("grecia-event-income", seat)
                .with("territories", number(territories))
                .with("supply", number(supply)),
            Happening::Passed { seat } => by("grecia-event-passed", seat),
            Happening::SuppliesTaken { seat, supply } => {
                by("grecia-event-supplies-taken", seat).with("supply", number(supply))
            }
            Happening::Moved { seat, kind, from, to } => by("grecia-event-moved", seat)
                .with("unit", unit(kind))
                .with("from", zone(from))
                .with("to", zone(to)),
            Happening::HeroMoved { seat, hero, to, alone } => {
                let message = if alone { "grecia-event-hero-travelled" } else { "grecia-event-hero-moved" };
                by(message, seat).with("hero", self.hero_thing(hero)).with("to", zone(to.zone()))
            }
            Happening::Swapped { seat, first, here, second, there } => by("grecia-event-swapped", seat)
                .with("first", unit(first))
                .with("here", zone(here.zone()))
                .with("second", unit(second))
                .with("there", zone(there.zone())),
            Happening::Recruited { seat, kind, zone: z, price, by_card } => {
                let message = match (by_card, price) {
                    (false, _) => "grecia-event-hired",
                    (true, 0) => "grecia-event-gained",
                    (true, _) => "grecia-event-bought",
                };
                by(message, seat).with("unit", unit(kind)).with("zone", zone(z)).with("price", number(price))
            }
            Happening::SenateDrawn { seat, card } => {
                by("grecia-event-senate-drawn", seat).with("card", self.senate_thing(card))
            }
            Happening::TacticDrawn { seat, card } if viewer == Some(seat) => {
                by("grecia-event-tactic-drawn-own", seat).with("card", self.tactic_thing(card))
            }
            Happening::TacticDrawn { seat, .. } => by("grecia-event-tactic-drawn", seat),
            Happening::Reshuffled { deck } => Phrase::new("grecia-event-reshuffled").with(
                "deck",
                Arg::Keyword(match deck {
                    WhichDeck::Senate => "senate",
                    WhichDeck::Tactics => "tactics",
                }),
            ),
            Happening::SupplyByCard { seat, amount } => {
                by("grecia-event-supply-by-card", seat).with("supply", number(amount))
            }
            Happening::Consolation { seat, amount } => {
                by("grecia-event-consolation", seat).with("supply", number(amount))
            }
            Happening::Promoted { seat, kind, zone: z, .. } => by("grecia-event-promoted", seat)
                .with("unit", unit(kind))
                .with("to", unit(kind.promoted().unwrap_or(kind)))
                .with("zone", zone(z)),
            Happening::HeroReturned { seat, hero, zone: z } => by("grecia-event-hero-returned", seat)
                .with("hero", self.hero_thing(hero))
                .with("zone", zone(z)),
            Happening::WonOver { seat, kind, zone: z } => {
                by("grecia-event-won-over", seat).with("unit", unit(kind)).with("zone", zone(z))
            }
            Happening::SeaOpened { seat, sea } => {
                by("grecia-event-sea-opened", seat).with("sea", self.sea_thing(sea))
            }
            Happening::SeaAsked { seat, sea } => {
                by("grecia-event-sea-asked", seat).with("sea", self.sea_thing(sea))
            }
            Happening::Answered { seat, sea, consents, ships } => {
                let message = if consents { "grecia-event-consented" } else { "grecia-event-refused" };
                by(message, seat).with("sea", self.sea_thing(sea)).with("ships", number(ships))
            }
            Happening::SeaDecided { seat, sea, open, allow, refuse } => {
                let message = if open { "grecia-event-sea-open" } else { "grecia-event-sea-closed" };
                by(message, seat)
                    .with("sea", self.sea_thing(sea))
                    .with("allow", number(allow))
                    .with("refuse", number(refuse))
            }
            Happening::AttackBegins { attacker, defender, neutral, from, to, troop, ships } => {
                let message = match (defender, neutral) {
                    (Some(_), _) => "grecia-event-attack",
                    (None, true) => "grecia-event-attack-neutral",
                    (None, false) => "grecia-event-attack-ruin",
                };
                let phrase = by(message, attacker)
                    .with("from", zone(from))
                    .with("to", zone(to))
                    .with("units", Self::units_arg(troop, ships));
                match defender {
                    Some(seat) => phrase.with("defender", seat),
                    None => phrase,
                }
            }
            Happening::TacticPlayed { seat, card } => {
                by("grecia-event-tactic-played", seat).with("card", self.tactic_thing(card))
            }
            Happening::TacticCancelled { card } => {
                Phrase::new("grecia-event-tactic-cancelled").with("card", self.tactic_thing(card))
            }
            Happening::TacticsPassed { seat } => by("grecia-event-tactics-passed", seat),
            Happening::Supports { seat, kind, zone: z, side } => by("grecia-event-supports", seat)
                .with("unit", unit(kind))
                .with("zone", zone(z))
                .with("side", Arg::Keyword(side.keyword())),
            Happening::BattleCardChosen { seat, card } if viewer == Some(seat) => {
                by("grecia-event-battle-card-chosen-own", seat).with("card", self.battle_thing(card))
            }
            Happening::BattleCardChosen { seat, .. } => by("grecia-event-battle-card-chosen", seat),
            Happening::BattleCardShown { seat, card } => {
                by("grecia-event-battle-card-shown", seat).with("card", self.battle_thing(card))
            }
            Happening::DiceThrown { attacker, defender } => Phrase::new("grecia-event-dice-thrown")
                .with("attacker", number(attacker))
                .with("defender", number(defender)),
            Happening::Rethrown { side, number: n } => Phrase::new("grecia-event-rethrown")
                .with("side", Arg::Keyword(side.keyword()))
                .with("number", number(n)),
            Happening::Totalled { side, seat, total } => Phrase::new("grecia-event-totalled")
                .with("side", Arg::Keyword(side.keyword()))
                .with("owner", Self::owner_arg(seat))
                .with("strength", number(total.strength))
                .with("fortress", number(total.fortress))
                .with("cavalry", number(total.cavalry))
                .with("hero", number(total.hero))
                .with("tactics", number(total.tactics))
                .with("card", number(total.card))
                .with("die", number(total.die))
                .with("total", i64::from(total.sum())),
            Happening::CombatWon { side, seat, tie } => {
                let message = if tie { "grecia-event-combat-tied" } else { "grecia-event-combat-won" };
                Phrase::new(message)
                    .with("side", Arg::Keyword(side.keyword()))
                    .with("owner", Self::owner_arg(seat))
            }
            Happening::NobodyFalls => Phrase::new("grecia-event-nobody-falls"),
            Happening::LossesDue { attacker, defender } => Phrase::new("grecia-event-losses-due")
                .with("attacker", number(attacker))
                .with("defender", number(defender)),
            Happening::Lost { seat, kind, zone: z } => Phrase::new("grecia-event-lost")
                .with("owner", Self::owner_arg(seat))
                .with("unit", unit(kind))
                .with("zone", zone(z)),
            Happening::Fled { seat, kind, to } => Phrase::new("grecia-event-fled")
                .with("owner", Self::owner_arg(seat))
                .with("unit", unit(kind))
                .with("to", zone(to)),
            Happening::Surrendered { seat, kind, zone: z } => Phrase::new("grecia-event-surrendered")
                .with("owner", Self::owner_arg(seat))
                .with("unit", unit(kind))
                .with("zone", zone(z)),
            Happening::MovedIn { seat, to, troop, ships } => by("grecia-event-moved-in", seat)
                .with("to", zone(to))
                .with("units", Self::units_arg(troop, ships)),
            Happening::WentBack { seat, to } => by("grecia-event-went-back", seat).with("to", zone(to)),
            Happening::FortressTaken { seat, owner, zone: z } => {
                let message = if seat == owner {
                    "grecia-event-fortress-retaken"
                } else {
                    "grecia-event-fortress-taken"
                };
                by(message, seat).with("owner", owner).with("zone", zone(z))
            }
            Happening::HeroFell { seat, hero } => {
                by("grecia-event-hero-fell", seat).with("hero", self.hero_thing(hero))
            }
            Happening::CaptureSupply { seat, supply } => {
                by("grecia-event-capture-supply", seat).with("supply", number(supply))
            }
            Happening::BattleCardsBack { seat } => by("grecia-event-battle-cards-back", seat),
            Happening::Eliminated { seat } => by("grecia-event-eliminated", seat),
            Happening::Victory { seat, by_fortresses: true } => by("grecia-event-victory", seat),
            Happening::Victory { seat, .. } => by("grecia-event-victory-alone", seat),
            Happening::RoundsOver { rounds } => {
                Phrase::new("grecia-event-rounds-over").with("rounds", number(rounds))
            }
            Happening::Scored { seat, territories, conquered, lost, points } => {
                by("grecia-event-scored", seat)
                    .with("territories", number(territories))
                    .with("conquered", number(conquered))
                    .with("lost", number(lost))
                    .with("points", i64::from(points))
            }
            Happening::Winners { winners } => {
                let message =
                    if winners.len() > 1 { "grecia-event-winners-shared" } else { "grecia-event-winner" };
                Phrase::new(message).with("seats", winners.iter().map(Arg::Seat).collect::<Vec<_>>())
            }
        };
        Told { rule: happening.rule(), phrase }
    }
}

impl Kind {
    /// The unit type as something with a name in every language.
    pub fn thing(self) -> Thing {
        Thing { kind: "unit", id: self.id() }
    }
}
