//! The words of the record: what a seat can choose and what chance can bring.

use std::fmt::{self, Write};

use empires::words::seat;
use table::{Seat, UnknownWord};

use crate::{
    decks::{Card, Pile, Route},
    edition::Edition,
    position::Side,
    units::{Empire, Kind, Unit},
    zones::{Sea, Zone},
};

/// One word of the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `empire france`: an empire is chosen. [NA-SET-03]
    Empire(Empire),
    /// `place france infantry`: the unit to place next. [NA-SET-07]
    Place(Unit),
    /// `in paris`: where a unit is put; at whom or what a card is aimed.
    In(Zone),
    /// `move`: the action. [NA-MOVE-01]
    Move,
    /// `attack`: the action. [NA-ATK-01]
    Attack,
    /// `swap`: the action. [NA-SWAP-01]
    Swap,
    /// `supply`: the action. [NA-SUP-01]
    Supply,
    /// `recruit`: the action. [NA-REC-01]
    Recruit,
    /// `politics` or `army`: the action Take a card. [NA-CARD-01]
    TakeCard(Pile),
    /// `enter france infantry paris`: a free action. [NA-FREE-01]
    Enter(Unit, Zone),
    /// `leave paris`: a free action. [NA-FREE-02]
    Leave(Zone),
    /// `pass`: no more actions, no support, no promotion, no storm. [NA-TURN-06]
    Pass,
    /// `done`: no more of it.
    Done,
    /// `from burgundy`: the zone from which units go.
    From(Zone),
    /// `with france infantry`: a unit that goes.
    With(Unit),
    /// `to rhineland`: where it goes, or what is attacked.
    To(Zone),
    /// `by land`: over the border. [NA-ATK-10]
    ByLand,
    /// `by sea`: carried by ships. [NA-ATK-10]
    BySea,
    /// `via channel` or `via channel biscay`: the seas whose ships are asked. [NA-SEA-13]
    Via(Sea, Option<Sea>),
    /// `for france recruits`: the unit that comes the other way. [NA-SWAP-01]
    For(Unit),
    /// `against 2`: whose ships are attacked. [NA-ATK-07]
    Against(Seat),
    /// `go`: everything is named.
    Go,
    /// `consent`: the ships let the transport pass; support is welcome. [NA-SEA-05, NA-GB-03]
    Consent,
    /// `refuse`: they don't, it isn't.
    Refuse,
    /// `storm dresden`: the city inside a territory that was entered. [NA-FREE-05]
    Storm(Zone),
    /// `take france infantry`: a unit to recruit or to gain. [NA-REC-01]
    Take(Unit),
    /// `option 2`: one of the effects of a card, counted from 1. [NA-CARD-08]
    Option(u8),
    /// `rival 3`: at whom an effect is aimed. [NA-CARD-08]
    Rival(Seat),
    /// `keep tra_lisbon`: the Trade Route that is kept. [NA-TRADE-04]
    Keep(Route),
    /// `top cha_6`: the Chance card that lies next from the top.
    Top(u8),
    /// `recover bat_column`: a Battle card that comes back.
    Recover(u8),
    /// `card bat_column`: a Battle card. [NA-COM-09]
    Card(u8),
    /// `aid attacker` or `aid defender`: the side to support. [NA-GB-03]
    Aid(Side),
    /// `support france infantry burgundy`: a unit that takes part. [NA-GB-01, NA-GB-03]
    Support(Unit, Zone),
    /// `lose france infantry`, or `lose france infantry burgundy` for a supporting unit. [NA-RES-01]
    Lose(Unit, Option<Zone>),
    /// `pursue prussia militia silesia`: a fleeing unit is eliminated. [NA-RES-07]
    Pursue(Unit, Zone),
    /// `ask channel`: before a flight. [NA-SEA-13]
    Ask(Sea),
    /// `surrender`: the unit has no room. [NA-RES-11]
    Surrender,
    /// `advance france infantry`: the unit that moves into the city. [NA-RES-12]
    Advance(Unit),
    /// `promote france infantry burgundy`: a unit rises by one level. [NA-PROM-07]
    Promote(Unit, Zone),
    /// `start 3`: the lot. [NA-SET-06]
    Start(Seat),
    /// `route tra_lisbon`: a Trade Route is drawn. [NA-SET-10]
    DrawRoute(Route),
    /// `draw pol_loan`: a Politics or Army card is drawn. [NA-CARD-01]
    DrawCard(Card),
    /// `draw cha_4`: a Chance card is drawn. [NA-COM-11]
    DrawChance(u8),
    /// `peek cha_4`: a Chance card is looked at.
    Peek(u8),
}

/// What words begin with.
const VERBS: &str = "empire, place, in, move, attack, swap, supply, recruit, politics, army, enter, leave, pass, \
                     done, from, with, to, by, via, for, against, go, consent, refuse, storm, take, option, \
                     rival, keep, top, recover, card, aid, support, lose, pursue, ask, surrender, advance, \
                     promote; and for chance start, route, draw, peek";

impl Choice {
    pub(crate) fn write(self, edition: &Edition, out: &mut dyn Write) -> fmt::Result {
        let zone = |zone: Zone| edition.zone(zone).id.as_str();
        let sea = |sea: Sea| edition.zone(edition.zone_of(sea)).id.as_str();
        let empire = |unit: Unit| edition.empire(unit.empire()).id.as_str();
        let kind = |unit: Unit| unit.kind().id();
        let battle = |card: u8| edition.battle[usize::from(card)].id.as_str();
        let chance = |card: u8| edition.chance[usize::from(card)].id.as_str();
        match self {
            Self::Empire(e) => write!(out, "empire {}", edition.empire(e).id),
            Self::Place(u) => write!(out, "place {} {}", empire(u), kind(u)),
            Self::In(z) => write!(out, "in {}", zone(z)),
            Self::Move => out.write_str("move"),
            Self::Attack => out.write_str("attack"),
            Self::Swap => out.write_str("swap"),
            Self::Supply => out.write_str("supply"),
            Self::Recruit => out.write_str("recruit"),
            Self::TakeCard(pile) => out.write_str(pile.word()),
            Self::Enter(u, z) => write!(out, "enter {} {} {}", empire(u), kind(u), zone(z)),
            Self::Leave(z) => write!(out, "leave {}", zone(z)),
            Self::Pass => out.write_str("pass"),
            Self::Done => out.write_str("done"),
            Self::From(z) => write!(out, "from {}", zone(z)),
            Self::With(u) => write!(out, "with {} {}", empire(u), kind(u)),
            Self::To(z) => write!(out, "to {}", zone(z)),
            Self::ByLand => out.write_str("by land"),
            Self::BySea => out.write_str("by sea"),
            Self::Via(first, None) => write!(out, "via {}", sea(first)),
            Self::Via(first, Some(second)) => write!(out, "via {} {}", sea(first), sea(second)),
            Self::For(u) => write!(out, "for {} {}", empire(u), kind(u)),
            Self::Against(seat) => write!(out, "against {seat}"),
            Self::Go => out.write_str("go"),
            Self::Consent => out.write_str("consent"),
            Self::Refuse => out.write_str("refuse"),
            Self::Storm(z) => write!(out, "storm {}", zone(z)),
            Self::Take(u) => write!(out, "take {} {}", empire(u), kind(u)),
            Self::Option(part) => write!(out, "option {}", part + 1),
            Self::Rival(seat) => write!(out, "rival {seat}"),
            Self::Keep(route) => write!(out, "keep {}", edition.route(route).id),
            Self::Top(card) => write!(out, "top {}", chance(card)),
            Self::Recover(card) => write!(out, "recover {}", battle(card)),
            Self::Card(card) => write!(out, "card {}", battle(card)),
            Self::Aid(side) => write!(out, "aid {}", side.keyword()),
            Self::Support(u, z) => write!(out, "support {} {} {}", empire(u), kind(u), zone(z)),
            Self::Lose(u, None) => write!(out, "lose {} {}", empire(u), kind(u)),
            Self::Lose(u, Some(z)) => write!(out, "lose {} {} {}", empire(u), kind(u), zone(z)),
            Self::Pursue(u, z) => write!(out, "pursue {} {} {}", empire(u), kind(u), zone(z)),
            Self::Ask(s) => write!(out, "ask {}", sea(s)),
            Self::Surrender => out.write_str("surrender"),
            Self::Advance(u) => write!(out, "advance {} {}", empire(u), kind(u)),
            Self::Promote(u, z) => write!(out, "promote {} {} {}", empire(u), kind(u), zone(z)),
            Self::Start(seat) => write!(out, "start {seat}"),
            Self::DrawRoute(route) => write!(out, "route {}", edition.route(route).id),
            Self::DrawCard(card) => write!(out, "draw {}", edition.card(card).id),
            Self::DrawChance(card) => write!(out, "draw {}", chance(card)),
            Self::Peek(card) => write!(out, "peek {}", chance(card)),
        }
    }

    pub(crate) fn read(edition: &Edition, word: &str) -> Result<Self, UnknownWord> {
        let (verb, rest) = word.split_once(' ').unwrap_or((word, ""));
        let reader = Reader { edition, rest };
        Ok(match verb {
            "empire" => Self::Empire(reader.empire(rest)?),
            "place" => Self::Place(reader.unit()?),
            "in" => Self::In(edition.named_zone(rest)?),
            "move" => reader.alone(Self::Move)?,
            "attack" => reader.alone(Self::Attack)?,
            "swap" => reader.alone(Self::Swap)?,
            "supply" => reader.alone(Self::Supply)?,
            "recruit" => reader.alone(Self::Recruit)?,
            "politics" => reader.alone(Self::TakeCard(Pile::Politics))?,
            "army" => reader.alone(Self::TakeCard(Pile::Army))?,
            "enter" => reader.unit_and_zone().map(|(unit, zone)| Self::Enter(unit, zone))?,
            "leave" => Self::Leave(edition.named_zone(rest)?),
            "pass" => reader.alone(Self::Pass)?,
            "done" => reader.alone(Self::Done)?,
            "from" => Self::From(edition.named_zone(rest)?),
            "with" => Self::With(reader.unit()?),
            "to" => Self::To(edition.named_zone(rest)?),
            "by" => match rest {
                "land" => Self::ByLand,
                "sea" => Self::BySea,
                _ => return Err(UnknownWord::name("way", rest)),
            },
            "via" => edition.named_way(rest).map(|(first, second)| Self::Via(first, second))?,
            "for" => Self::For(reader.unit()?),
            "against" => Self::Against(seat(rest)?),
            "go" => reader.alone(Self::Go)?,
            "consent" => reader.alone(Self::Consent)?,
            "refuse" => reader.alone(Self::Refuse)?,
            "storm" => Self::Storm(edition.named_zone(rest)?),
            "take" => Self::Take(reader.unit()?),
            "option" => match rest.as_bytes() {
                [digit @ b'1'..=b'8'] => Self::Option(digit - b'1'),
                _ => return Err(UnknownWord::name("option", rest)),
            },
            "rival" => Self::Rival(seat(rest)?),
            "keep" => Self::Keep(reader.route()?),
            "top" => Self::Top(reader.chance(rest)?),
            "recover" => Self::Recover(reader.battle()?),
            "card" => Self::Card(reader.battle()?),
            "aid" => match rest {
                "attacker" => Self::Aid(Side::Attacker),
                "defender" => Self::Aid(Side::Defender),
                _ => return Err(UnknownWord::name("side", rest)),
            },
            "support" => reader.unit_and_zone().map(|(unit, zone)| Self::Support(unit, zone))?,
            "lose" => match reader.unit() {
                Ok(unit) => Self::Lose(unit, None),
                Err(_) => reader.unit_and_zone().map(|(unit, zone)| Self::Lose(unit, Some(zone)))?,
            },
            "pursue" => reader.unit_and_zone().map(|(unit, zone)| Self::Pursue(unit, zone))?,
            "ask" => Self::Ask(edition.named_sea(rest)?),
            "surrender" => reader.alone(Self::Surrender)?,
            "advance" => Self::Advance(reader.unit()?),
            "promote" => reader.unit_and_zone().map(|(unit, zone)| Self::Promote(unit, zone))?,
            "start" => Self::Start(seat(rest)?),
            "route" => Self::DrawRoute(reader.route()?),
            "draw" => match edition.card_with_id(rest) {
                Some(card) => Self::DrawCard(card),
                None => Self::DrawChance(reader.chance(rest)?),
            },
            "peek" => Self::Peek(reader.chance(rest)?),
            _ => return Err(UnknownWord::verb(verb, VERBS)),
        })
    }
}

/// Reads what follows a verb.
struct Reader<'a> {
    edition: &'a Edition,
    rest: &'a str,
}

impl Reader<'_> {
    fn alone(&self, choice: Choice) -> Result<Choice, UnknownWord> {
        if self.rest.is_empty() { Ok(choice) } else { Err(UnknownWord::name("choice", self.rest)) }
    }

    fn empire(&self, name: &str) -> Result<Empire, UnknownWord> {
        let empire = self.edition.empire_with_id(name).filter(|&empire| empire != Empire::NEUTRAL);
        empire.ok_or_else(|| UnknownWord::name("empire", name))
    }

    fn unit_of(&self, name: &str) -> Result<Unit, UnknownWord> {
        let (empire, kind) =
            name.split_once(' ').ok_or_else(|| UnknownWord::name("unit with its empire", name))?;
        let kind = Kind::with_id(kind).ok_or_else(|| UnknownWord::name("unit", kind))?;
        Ok(Unit::new(kind, self.empire(empire)?))
    }

    fn unit(&self) -> Result<Unit, UnknownWord> {
        self.unit_of(self.rest)
    }

    fn unit_and_zone(&self) -> Result<(Unit, Zone), UnknownWord> {
        let (unit, zone) =
            self.rest.rsplit_once(' ').ok_or_else(|| UnknownWord::name("unit and zone", self.rest))?;
        Ok((self.unit_of(unit)?, self.edition.named_zone(zone)?))
    }

    fn route(&self) -> Result<Route, UnknownWord> {
        self.edition.route_with_id(self.rest).ok_or_else(|| UnknownWord::name("Trade Route", self.rest))
    }

    fn chance(&self, name: &str) -> Result<u8, UnknownWord> {
        self.edition.chance_with_id(name).ok_or_else(|| UnknownWord::name("card", name))
    }

    fn battle(&self) -> Result<u8, UnknownWord> {
        self.edition.battle_with_id(self.rest).ok_or_else(|| UnknownWord::name("Battle card", self.rest))
    }
}
