//! The words by number: verbs with the units of each empire, zones, seas, cards, seats and effects that can follow them.

use empires::{battle_cards::BattleHand, heap::Heap};
use table::{Numbered, Seat, WordList};

use crate::{
    decks::{CARDS, Card, Pile, ROUTES, Route},
    edition::Edition,
    position::{Position, SEATS, Side},
    units::{EMPIRES, KINDS, Kind, Unit},
    words::Choice,
    zones::{PLACES, Place, SEAS, Sea, Zone},
};

/// Zones that an edition can have.
const ZONES: usize = PLACES + SEAS;
const UNITS: usize = KINDS * EMPIRES;
/// Effects of a card that can be chosen among.
const OPTIONS: usize = 8;
/// Words of one verb without anything behind it.
const ALONE: usize = 20;

/// Where the slots of a verb begin: each has as many as can stand behind it.
mod slots {
    use super::{ALONE, BattleHand, CARDS, EMPIRES, Heap, OPTIONS, ROUTES, SEAS, SEATS, UNITS, ZONES};

    pub(super) const EMPIRE: usize = ALONE;
    pub(super) const PLACE: usize = EMPIRE + EMPIRES;
    pub(super) const IN: usize = PLACE + UNITS;
    pub(super) const ENTER: usize = IN + ZONES;
    pub(super) const LEAVE: usize = ENTER + UNITS * ZONES;
    pub(super) const FROM: usize = LEAVE + ZONES;
    pub(super) const WITH: usize = FROM + ZONES;
    pub(super) const TO: usize = WITH + UNITS;
    pub(super) const VIA: usize = TO + ZONES;
    pub(super) const FOR: usize = VIA + SEAS * (SEAS + 1);
    pub(super) const AGAINST: usize = FOR + UNITS;
    pub(super) const STORM: usize = AGAINST + SEATS;
    pub(super) const TAKE: usize = STORM + ZONES;
    pub(super) const OPTION: usize = TAKE + UNITS;
    pub(super) const RIVAL: usize = OPTION + OPTIONS;
    pub(super) const KEEP: usize = RIVAL + SEATS;
    pub(super) const TOP: usize = KEEP + ROUTES;
    pub(super) const RECOVER: usize = TOP + Heap::DIFFERENT;
    pub(super) const CARD: usize = RECOVER + BattleHand::MOST;
    pub(super) const SUPPORT: usize = CARD + BattleHand::MOST;
    pub(super) const LOSE: usize = SUPPORT + UNITS * ZONES;
    pub(super) const PURSUE: usize = LOSE + UNITS * (ZONES + 1);
    pub(super) const ASK: usize = PURSUE + UNITS * ZONES;
    pub(super) const ADVANCE: usize = ASK + SEAS;
    pub(super) const PROMOTE: usize = ADVANCE + UNITS;
    pub(super) const START: usize = PROMOTE + UNITS * ZONES;
    pub(super) const ROUTE: usize = START + SEATS;
    pub(super) const DRAW_CARD: usize = ROUTE + ROUTES;
    pub(super) const DRAW_CHANCE: usize = DRAW_CARD + 2 * CARDS;
    pub(super) const PEEK: usize = DRAW_CHANCE + Heap::DIFFERENT;
    pub(super) const ALL: usize = PEEK + Heap::DIFFERENT;
}

#[inline]
const fn of_unit(unit: Unit) -> usize {
    unit.kind().index() * EMPIRES + unit.empire().index()
}

impl Numbered for Position {
    const SLOTS: usize = slots::ALL;

    fn list_words(edition: &Edition, words: &mut WordList<Choice>) {
        let zones = || edition.all_zones();
        let lands = || edition.lands().iter().map(Place::zone);
        let cities = || edition.cities.iter().map(Place::zone);
        let seas = || edition.seas().iter();
        let of_kind = |kind: Kind| -> Vec<Zone> {
            if kind.is_ship() { seas().map(|sea| edition.zone_of(sea)).collect() } else { lands().collect() }
        };
        let each_empire =
            |kind: Kind| edition.all_empires().map(move |empire| Unit::new(kind, empire)).collect::<Vec<_>>();
        let units = || Kind::ALL.into_iter().flat_map(each_empire);
        let land_units = || units().filter(|unit| !unit.kind().is_ship());
        let somewhere =
            || units().flat_map(move |unit| of_kind(unit.kind()).into_iter().map(move |zone| (unit, zone)));
        let pairs = || {
            let after = |first: Sea| edition.waters[first.index()].from(first);
            seas().flat_map(move |first| after(first).iter().map(move |second| (first, second)))
        };
        for (verb, choice) in [
            ("move", Choice::Move),
            ("attack", Choice::Attack),
            ("swap", Choice::Swap),
            ("supply", Choice::Supply),
            ("recruit", Choice::Recruit),
            ("politics", Choice::TakeCard(Pile::Politics)),
            ("army", Choice::TakeCard(Pile::Army)),
            ("pass", Choice::Pass),
            ("done", Choice::Done),
            ("by land", Choice::ByLand),
            ("by sea", Choice::BySea),
            ("go", Choice::Go),
            ("consent", Choice::Consent),
            ("refuse", Choice::Refuse),
            ("aid attacker", Choice::Aid(Side::Attacker)),
            ("aid defender", Choice::Aid(Side::Defender)),
            ("surrender", Choice::Surrender),
        ] {
            words.verb(verb, "", [choice]);
        }
        words.verb("empire", "empire", edition.all_empires().map(Choice::Empire));
        words.verb("place", "unit", units().map(Choice::Place));
        words.verb("in", "zone", zones().map(Choice::In));
        let entries = land_units().flat_map(|unit| cities().map(move |city| Choice::Enter(unit, city)));
        words.verb("enter", "land unit × city", entries);
        words.verb("leave", "city", cities().map(Choice::Leave));
        words.verb("from", "zone", zones().map(Choice::From));
        words.verb("with", "unit", units().map(Choice::With));
        words.verb("to", "zone", zones().map(Choice::To));
        words.verb("via", "sea", seas().map(|sea| Choice::Via(sea, None)));
        words.verb(
            "via",
            "two adjacent seas",
            pairs().map(|(first, second)| Choice::Via(first, Some(second))),
        );
        words.verb("for", "unit", units().map(Choice::For));
        words.verb("against", "seat", Seat::first(SEATS).map(Choice::Against));
        words.verb("storm", "city", cities().map(Choice::Storm));
        words.verb("take", "unit", units().map(Choice::Take));
        words.verb("option", "effect", (0..OPTIONS as u8).map(Choice::Option));
        words.verb("rival", "seat", Seat::first(SEATS).map(Choice::Rival));
        let routes = || (0..edition.routes.len() as u8).map(Route);
        words.verb("keep", "Trade Route", routes().map(Choice::Keep));
        let (chance, battle) = (edition.chance.len() as u8, edition.battle.len() as u8);
        words.verb("top", "Chance card", (0..chance).map(Choice::Top));
        words.verb("recover", "Battle card", (0..battle).map(Choice::Recover));
        words.verb("card", "Battle card", (0..battle).map(Choice::Card));
        words.verb("support", "unit × zone", somewhere().map(|(unit, zone)| Choice::Support(unit, zone)));
        words.verb("lose", "unit", units().map(|unit| Choice::Lose(unit, None)));
        words.verb("lose", "unit × zone", somewhere().map(|(unit, zone)| Choice::Lose(unit, Some(zone))));
        let weak = || somewhere().filter(|(unit, _)| unit.kind().is_vulnerable());
        words.verb(
            "pursue",
            "militia or artillery × land zone",
            weak().map(|(unit, zone)| Choice::Pursue(unit, zone)),
        );
        words.verb("ask", "sea", seas().map(Choice::Ask));
        words.verb("advance", "land unit", land_units().map(Choice::Advance));
        let rising = || somewhere().filter(|(unit, _)| unit.kind().promoted().is_some());
        words.verb("promote", "unit × land zone", rising().map(|(unit, zone)| Choice::Promote(unit, zone)));
        words.chance_alone();
        words.verb("start", "seat", Seat::first(SEATS).map(Choice::Start));
        words.verb("route", "Trade Route", routes().map(Choice::DrawRoute));
        let cards = Pile::BOTH.into_iter().flat_map(|pile| {
            (0..edition.decks[pile.index()].len() as u8).map(move |index| Card { pile, index })
        });
        words.verb("draw", "Politics or Army card", cards.map(Choice::DrawCard));
        words.verb("draw", "Chance card", (0..chance).map(Choice::DrawChance));
        words.verb("peek", "Chance card", (0..chance).map(Choice::Peek));
    }

    #[inline]
    fn slot(choice: Choice) -> usize {
        let there = |unit: Unit, zone: Zone| of_unit(unit) * ZONES + zone.index();
        match choice {
            Choice::Move => 0,
            Choice::Attack => 1,
            Choice::Swap => 2,
            Choice::Supply => 3,
            Choice::Recruit => 4,
            Choice::TakeCard(pile) => 5 + pile.index(),
            Choice::Pass => 7,
            Choice::Done => 8,
            Choice::ByLand => 9,
            Choice::BySea => 10,
            Choice::Go => 11,
            Choice::Consent => 12,
            Choice::Refuse => 13,
            Choice::Aid(side) => 14 + side.index(),
            Choice::Surrender => 16,
            Choice::Empire(empire) => slots::EMPIRE + empire.index(),
            Choice::Place(unit) => slots::PLACE + of_unit(unit),
            Choice::In(zone) => slots::IN + zone.index(),
            Choice::Enter(unit, zone) => slots::ENTER + there(unit, zone),
            Choice::Leave(zone) => slots::LEAVE + zone.index(),
            Choice::From(zone) => slots::FROM + zone.index(),
            Choice::With(unit) => slots::WITH + of_unit(unit),
            Choice::To(zone) => slots::TO + zone.index(),
            Choice::Via(first, second) => {
                slots::VIA + first.index() * (SEAS + 1) + second.map_or(0, |second| second.index() + 1)
            }
            Choice::For(unit) => slots::FOR + of_unit(unit),
            Choice::Against(seat) => slots::AGAINST + seat.index(),
            Choice::Storm(zone) => slots::STORM + zone.index(),
            Choice::Take(unit) => slots::TAKE + of_unit(unit),
            Choice::Option(part) => slots::OPTION + usize::from(part),
            Choice::Rival(seat) => slots::RIVAL + seat.index(),
            Choice::Keep(route) => slots::KEEP + usize::from(route.0),
            Choice::Top(card) => slots::TOP + usize::from(card),
            Choice::Recover(card) => slots::RECOVER + usize::from(card),
            Choice::Card(card) => slots::CARD + usize::from(card),
            Choice::Support(unit, zone) => slots::SUPPORT + there(unit, zone),
            Choice::Lose(unit, zone) => {
                slots::LOSE + of_unit(unit) * (ZONES + 1) + zone.map_or(0, |zone| zone.index() + 1)
            }
            Choice::Pursue(unit, zone) => slots::PURSUE + there(unit, zone),
            Choice::Ask(sea) => slots::ASK + sea.index(),
            Choice::Advance(unit) => slots::ADVANCE + of_unit(unit),
            Choice::Promote(unit, zone) => slots::PROMOTE + there(unit, zone),
            Choice::Start(seat) => slots::START + seat.index(),
            Choice::DrawRoute(route) => slots::ROUTE + usize::from(route.0),
            Choice::DrawCard(card) => slots::DRAW_CARD + card.pile.index() * CARDS + usize::from(card.index),
            Choice::DrawChance(card) => slots::DRAW_CHANCE + usize::from(card),
            Choice::Peek(card) => slots::PEEK + usize::from(card),
        }
    }
}
