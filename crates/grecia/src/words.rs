//! The words of the record: what a seat can choose and what chance can bring.

use std::fmt::{self, Write};

use empires::words::seat;
use table::{Seat, UnknownWord};

use crate::{
    cards::{Senate, Tactic},
    edition::{Colour, Edition, Hero, Scenario},
    units::Kind,
    zones::{Sea, Zone},
};

/// One word of the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `colour red`: dealt by chance, or picked in the free game. [GR-SET-04, GR-SET-19]
    Colour(Colour),
    /// `fortress sparta`: a fortress is placed. [GR-SET-06, GR-SET-09]
    Fortress(Zone),
    /// `place light`: the unit to place next. [GR-SET-07]
    Place(Kind),
    /// `in sparta`: where a piece is put.
    In(Zone),
    /// `move`: the action. [GR-MOVE-01]
    Move,
    /// `attack`: the action. [GR-ATK-01]
    Attack,
    /// `swap`: the action. [GR-SWAP-01]
    Swap,
    /// `supplies`: the action. [GR-SUP-02]
    Supplies,
    /// `hire`: the action. [GR-HIRE-01]
    Hire,
    /// `senate`: the action Take a card, from the Senate deck. [GR-CARD-01]
    TakeSenate,
    /// `tactics`: the action Take a card, from the Tactics deck. [GR-CARD-01]
    TakeTactics,
    /// `pass`: no card, no promotion, no more actions. [GR-TURN-04]
    Pass,
    /// `from sparta`: the zone from which units or ships go.
    From(Zone),
    /// `with light`: a unit that goes.
    With(Kind),
    /// `to argos`: where it goes.
    To(Zone),
    /// `via aegean` or `via aegean icarian`: the seas whose ships are asked. [GR-SEA-13]
    Via(Sea, Option<Sea>),
    /// `for heavy`: the unit that comes the other way. [GR-SWAP-01]
    For(Kind),
    /// `against 2`: whose ships are attacked. [GR-ATK-07]
    Against(Seat),
    /// `hero brasidas`: a hero who goes along, travels alone, is placed or comes back.
    Hero(Hero),
    /// `go`: everything is named.
    Go,
    /// `take light`: a unit to hire or to buy. [GR-HIRE-01]
    Take(Kind),
    /// `done`: no more of it.
    Done,
    /// `consent`: the ships let the transport pass. [GR-SEA-08]
    Consent,
    /// `refuse`: they don't. [GR-SEA-08]
    Refuse,
    /// `tactic tac_phalanx`: a Tactics card is played. [GR-CARD-09, GR-CARD-10]
    Tactic(Tactic),
    /// `open aegean`: the sea that nobody can close this turn.
    Open(Sea),
    /// `support light argos`: a unit that takes part. [GR-COM-22]
    Support(Kind, Zone),
    /// `request`: the other players are asked for support. [GR-COM-22]
    Request,
    /// `card bat_3`: a Battle card. [GR-COM-06]
    Card(u8),
    /// `lose light`, or `lose light argos` for a supporting unit. [GR-COM-10]
    Lose(Kind, Option<Zone>),
    /// `ask aegean`: before a flight. [GR-SEA-14]
    Ask(Sea),
    /// `surrender`: the unit has no place. [GR-COM-17]
    Surrender,
    /// `promote light argos`: a unit rises by one level. [GR-AFT-02]
    Promote(Kind, Zone),
    /// `start 3`: the lot. [GR-SET-02]
    Start(Seat),
    /// `draw sen_oracle`: a Senate card is drawn. [GR-CARD-02]
    DrawSenate(Senate),
    /// `draw tac_phalanx`: a Tactics card is drawn. [GR-CARD-03]
    DrawTactic(Tactic),
    /// `dice 3 5`: the dice of attacker and defender. [GR-COM-08]
    Dice(u8, u8),
    /// `die 4`: a die thrown again. [GR-COM-09]
    Die(u8),
}

/// What words begin with.
const VERBS: &str = "colour, fortress, place, in, move, attack, swap, supplies, hire, senate, tactics, pass, from, \
                     with, to, via, for, against, hero, go, take, done, consent, refuse, tactic, open, support, \
                     request, card, lose, ask, surrender, promote; and for chance start, colour, draw, dice, die";

impl Choice {
    pub(crate) fn write(self, edition: &Edition, scenario: &Scenario, out: &mut dyn Write) -> fmt::Result {
        let zone = |zone: Zone| edition.zone(zone).id.as_str();
        let sea = |sea: Sea| edition.zone(edition.zone_of(sea)).id.as_str();
        match self {
            Self::Colour(colour) => write!(out, "colour {}", edition.faction(colour).id),
            Self::Fortress(z) => write!(out, "fortress {}", zone(z)),
            Self::Place(kind) => write!(out, "place {}", kind.id()),
            Self::In(z) => write!(out, "in {}", zone(z)),
            Self::Move => out.write_str("move"),
            Self::Attack => out.write_str("attack"),
            Self::Swap => out.write_str("swap"),
            Self::Supplies => out.write_str("supplies"),
            Self::Hire => out.write_str("hire"),
            Self::TakeSenate => out.write_str("senate"),
            Self::TakeTactics => out.write_str("tactics"),
            Self::Pass => out.write_str("pass"),
            Self::From(z) => write!(out, "from {}", zone(z)),
            Self::With(kind) => write!(out, "with {}", kind.id()),
            Self::To(z) => write!(out, "to {}", zone(z)),
            Self::Via(first, None) => write!(out, "via {}", sea(first)),
            Self::Via(first, Some(second)) => write!(out, "via {} {}", sea(first), sea(second)),
            Self::For(kind) => write!(out, "for {}", kind.id()),
            Self::Against(seat) => write!(out, "against {seat}"),
            Self::Hero(hero) => {
                let side = scenario.side(hero.colour());
                let named = side.and_then(|side| side.heroes.get(hero.number()));
                write!(out, "hero {}", named.map_or("nobody", |hero| hero.id.as_str()))
            }
            Self::Go => out.write_str("go"),
            Self::Take(kind) => write!(out, "take {}", kind.id()),
            Self::Done => out.write_str("done"),
            Self::Consent => out.write_str("consent"),
            Self::Refuse => out.write_str("refuse"),
            Self::Tactic(card) => write!(out, "tactic {}", edition.tactic(card).id),
            Self::Open(s) => write!(out, "open {}", sea(s)),
            Self::Support(kind, z) => write!(out, "support {} {}", kind.id(), zone(z)),
            Self::Request => out.write_str("request"),
            Self::Card(card) => write!(out, "card {}", edition.battle[usize::from(card)].id),
            Self::Lose(kind, None) => write!(out, "lose {}", kind.id()),
            Self::Lose(kind, Some(z)) => write!(out, "lose {} {}", kind.id(), zone(z)),
            Self::Ask(s) => write!(out, "ask {}", sea(s)),
            Self::Surrender => out.write_str("surrender"),
            Self::Promote(kind, z) => write!(out, "promote {} {}", kind.id(), zone(z)),
            Self::Start(seat) => write!(out, "start {seat}"),
            Self::DrawSenate(card) => write!(out, "draw {}", edition.senate_card(card).id),
            Self::DrawTactic(card) => write!(out, "draw {}", edition.tactic(card).id),
            Self::Dice(attacker, defender) => write!(out, "dice {attacker} {defender}"),
            Self::Die(number) => write!(out, "die {number}"),
        }
    }

    pub(crate) fn read(edition: &Edition, scenario: &Scenario, word: &str) -> Result<Self, UnknownWord> {
        let (verb, rest) = word.split_once(' ').unwrap_or((word, ""));
        let (first, second) =
            rest.split_once(' ').map_or((rest, None), |(first, second)| (first, Some(second)));
        let reader = Reader { edition, scenario };
        let alone =
            |choice| if rest.is_empty() { Ok(choice) } else { Err(UnknownWord::name("choice", rest)) };
        let whole = || if second.is_none() { Ok(first) } else { Err(UnknownWord::name("choice", rest)) };
        Ok(match verb {
            "colour" => {
                let name = whole()?;
                Self::Colour(edition.colour_with_id(name).ok_or_else(|| UnknownWord::name("colour", name))?)
            }
            "fortress" => Self::Fortress(edition.named_zone(whole()?)?),
            "place" => Self::Place(kind(whole()?)?),
            "in" => Self::In(edition.named_zone(whole()?)?),
            "move" => alone(Self::Move)?,
            "attack" => alone(Self::Attack)?,
            "swap" => alone(Self::Swap)?,
            "supplies" => alone(Self::Supplies)?,
            "hire" => alone(Self::Hire)?,
            "senate" => alone(Self::TakeSenate)?,
            "tactics" => alone(Self::TakeTactics)?,
            "pass" => alone(Self::Pass)?,
            "from" => Self::From(edition.named_zone(whole()?)?),
            "with" => Self::With(kind(whole()?)?),
            "to" => Self::To(edition.named_zone(whole()?)?),
            "via" => edition.named_way(rest).map(|(first, second)| Self::Via(first, second))?,
            "for" => Self::For(kind(whole()?)?),
            "against" => Self::Against(seat(whole()?)?),
            "hero" => Self::Hero(reader.hero(whole()?)?),
            "go" => alone(Self::Go)?,
            "take" => Self::Take(kind(whole()?)?),
            "done" => alone(Self::Done)?,
            "consent" => alone(Self::Consent)?,
            "refuse" => alone(Self::Refuse)?,
            "tactic" => Self::Tactic(reader.tactic(whole()?)?),
            "open" => Self::Open(edition.named_sea(whole()?)?),
            "support" => Self::Support(kind(first)?, edition.named_zone(second.unwrap_or_default())?),
            "request" => alone(Self::Request)?,
            "card" => {
                let name = whole()?;
                Self::Card(
                    edition.battle_with_id(name).ok_or_else(|| UnknownWord::name("Battle card", name))?,
                )
            }
            "lose" => Self::Lose(kind(first)?, second.map(|name| edition.named_zone(name)).transpose()?),
            "ask" => Self::Ask(edition.named_sea(whole()?)?),
            "surrender" => alone(Self::Surrender)?,
            "promote" => Self::Promote(kind(first)?, edition.named_zone(second.unwrap_or_default())?),
            "start" => Self::Start(seat(whole()?)?),
            "draw" => {
                let name = whole()?;
                match edition.senate_with_id(name) {
                    Some(card) => Self::DrawSenate(card),
                    None => Self::DrawTactic(reader.tactic(name)?),
                }
            }
            "dice" => Self::Dice(reader.die(first)?, reader.die(second.unwrap_or_default())?),
            "die" => Self::Die(reader.die(whole()?)?),
            _ => return Err(UnknownWord::verb(verb, VERBS)),
        })
    }
}

fn kind(name: &str) -> Result<Kind, UnknownWord> {
    Kind::with_id(name).ok_or_else(|| UnknownWord::name("unit", name))
}

struct Reader<'a> {
    edition: &'a Edition,
    scenario: &'a Scenario,
}

impl Reader<'_> {
    fn tactic(&self, name: &str) -> Result<Tactic, UnknownWord> {
        self.edition.tactic_with_id(name).ok_or_else(|| UnknownWord::name("card", name))
    }

    fn hero(&self, name: &str) -> Result<Hero, UnknownWord> {
        let sides = self.scenario.sides.iter();
        let mut heroes =
            sides.flat_map(|side| side.heroes.iter().enumerate().map(move |(n, h)| (side, n, h)));
        heroes
            .find(|(_, _, hero)| hero.id == name)
            .map(|(side, number, _)| side.colour.hero(number))
            .ok_or_else(|| UnknownWord::name("hero", name))
    }

    fn die(&self, name: &str) -> Result<u8, UnknownWord> {
        let number = name.parse().ok().filter(|n| (1..=self.edition.numbers.die_sides).contains(n));
        number
            .filter(|n: &u8| n.to_string() == name)
            .ok_or_else(|| UnknownWord::name("number on a die", name))
    }
}
