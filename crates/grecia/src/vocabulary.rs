//! The words by number: verbs with the units, zones, seas, cards, seats and heroes that can follow them.

use empires::{heap::Heap, zones::SEAS};
use table::{Numbered, Seat, WordList};

use crate::{
    cards::{Senate, Tactic},
    edition::{COLOURS, Colour, Edition, HEROES, Hero},
    position::{Position, SEATS},
    units::Kind,
    words::Choice,
    zones::{Sea, TERRITORIES, Territory, Zone},
};

/// Zones that an edition can have.
const ZONES: usize = TERRITORIES + SEAS;
const KINDS: usize = Kind::ALL.len();
/// Numbers on a die, from 0.
const DIE: usize = 32;
const BATTLE: usize = empires::battle_cards::BattleHand::MOST;
/// Words of one verb without anything behind it.
const ALONE: usize = 16;

/// Where the slots of a verb begin: each has as many as can stand behind it.
mod slots {
    use super::{ALONE, BATTLE, COLOURS, DIE, HEROES, Heap, KINDS, SEAS, SEATS, ZONES};

    pub(super) const COLOUR: usize = ALONE;
    pub(super) const FORTRESS: usize = COLOUR + COLOURS;
    pub(super) const PLACE: usize = FORTRESS + ZONES;
    pub(super) const IN: usize = PLACE + KINDS;
    pub(super) const FROM: usize = IN + ZONES;
    pub(super) const WITH: usize = FROM + ZONES;
    pub(super) const TO: usize = WITH + KINDS;
    pub(super) const VIA: usize = TO + ZONES;
    pub(super) const FOR: usize = VIA + SEAS * (SEAS + 1);
    pub(super) const AGAINST: usize = FOR + KINDS;
    pub(super) const HERO: usize = AGAINST + SEATS;
    pub(super) const TAKE: usize = HERO + COLOURS * HEROES;
    pub(super) const TACTIC: usize = TAKE + KINDS;
    pub(super) const OPEN: usize = TACTIC + Heap::DIFFERENT;
    pub(super) const SUPPORT: usize = OPEN + SEAS;
    pub(super) const CARD: usize = SUPPORT + KINDS * ZONES;
    pub(super) const LOSE: usize = CARD + BATTLE;
    pub(super) const ASK: usize = LOSE + KINDS * (ZONES + 1);
    pub(super) const PROMOTE: usize = ASK + SEAS;
    pub(super) const START: usize = PROMOTE + KINDS * ZONES;
    pub(super) const DRAW_SENATE: usize = START + SEATS;
    pub(super) const DRAW_TACTIC: usize = DRAW_SENATE + Heap::DIFFERENT;
    pub(super) const DICE: usize = DRAW_TACTIC + Heap::DIFFERENT;
    pub(super) const THROW: usize = DICE + DIE * DIE;
    pub(super) const ALL: usize = THROW + DIE;
}

impl Numbered for Position {
    const SLOTS: usize = slots::ALL;

    fn list_words(edition: &Edition, words: &mut WordList<Choice>) {
        let zones = || edition.all_zones();
        let lands = || edition.lands().iter().map(Territory::zone);
        let seas = || edition.seas().iter();
        let of_kind = |kind: Kind| -> Vec<Zone> {
            if kind == Kind::Ship {
                seas().map(|sea| edition.zone_of(sea)).collect()
            } else {
                lands().collect()
            }
        };
        let units =
            || Kind::ALL.into_iter().flat_map(|kind| of_kind(kind).into_iter().map(move |zone| (kind, zone)));
        let pairs = || {
            let after = |first: Sea| edition.waters[first.index()].from(first);
            seas().flat_map(move |first| after(first).iter().map(move |second| (first, second)))
        };
        let tactics = || (0..edition.tactics.len() as u8).map(Tactic);
        for (verb, choice) in [
            ("move", Choice::Move),
            ("attack", Choice::Attack),
            ("swap", Choice::Swap),
            ("supplies", Choice::Supplies),
            ("hire", Choice::Hire),
            ("senate", Choice::TakeSenate),
            ("tactics", Choice::TakeTactics),
            ("pass", Choice::Pass),
            ("go", Choice::Go),
            ("done", Choice::Done),
            ("consent", Choice::Consent),
            ("refuse", Choice::Refuse),
            ("request", Choice::Request),
            ("surrender", Choice::Surrender),
        ] {
            words.verb(verb, "", [choice]);
        }
        let colours = || (0..edition.factions.len() as u8).map(Colour);
        words.verb("colour", "colour", colours().map(Choice::Colour));
        words.verb("fortress", "land zone", lands().map(Choice::Fortress));
        words.verb("place", "unit", Kind::ALL.map(Choice::Place));
        words.verb("in", "zone", zones().map(Choice::In));
        words.verb("from", "zone", zones().map(Choice::From));
        words.verb("with", "unit", Kind::ALL.map(Choice::With));
        words.verb("to", "zone", zones().map(Choice::To));
        words.verb("via", "sea", seas().map(|sea| Choice::Via(sea, None)));
        words.verb(
            "via",
            "two adjacent seas",
            pairs().map(|(first, second)| Choice::Via(first, Some(second))),
        );
        words.verb("for", "unit", Kind::ALL.map(Choice::For));
        words.verb("against", "seat", Seat::first(SEATS).map(Choice::Against));
        let heroes = |colour: Colour| (0..HEROES).map(move |number| colour.hero(number));
        words.verb("hero", "colour × hero", colours().flat_map(heroes).map(Choice::Hero));
        words.verb("take", "unit", Kind::ALL.map(Choice::Take));
        words.verb("tactic", "Tactics card", tactics().map(Choice::Tactic));
        words.verb("open", "sea", seas().map(Choice::Open));
        words.verb("support", "unit × zone", units().map(|(kind, zone)| Choice::Support(kind, zone)));
        words.verb("card", "Battle card", (0..edition.battle.len() as u8).map(Choice::Card));
        words.verb("lose", "unit", Kind::ALL.map(|kind| Choice::Lose(kind, None)));
        words.verb(
            "lose",
            "supporting unit × zone",
            units().map(|(kind, zone)| Choice::Lose(kind, Some(zone))),
        );
        words.verb("ask", "sea", seas().map(Choice::Ask));
        let rising = || units().filter(|(kind, _)| kind.promoted().is_some());
        words.verb("promote", "unit × land zone", rising().map(|(kind, zone)| Choice::Promote(kind, zone)));
        words.chance_alone();
        let faces = || 1..=edition.numbers.die_sides;
        words.verb("start", "seat", Seat::first(SEATS).map(Choice::Start));
        let senate = (0..edition.senate.len() as u8).map(Senate);
        words.verb("draw", "Senate card", senate.map(Choice::DrawSenate));
        words.verb("draw", "Tactics card", tactics().map(Choice::DrawTactic));
        let throws =
            faces().flat_map(|attacker| faces().map(move |defender| Choice::Dice(attacker, defender)));
        words.verb("dice", "attacker's die × defender's", throws);
        words.verb("die", "number", faces().map(Choice::Die));
    }

    #[inline]
    fn slot(choice: Choice) -> usize {
        let of_zone = |kind: Kind, zone: Zone| kind.index() * ZONES + zone.index();
        match choice {
            Choice::Move => 0,
            Choice::Attack => 1,
            Choice::Swap => 2,
            Choice::Supplies => 3,
            Choice::Hire => 4,
            Choice::TakeSenate => 5,
            Choice::TakeTactics => 6,
            Choice::Pass => 7,
            Choice::Go => 8,
            Choice::Done => 9,
            Choice::Consent => 10,
            Choice::Refuse => 11,
            Choice::Request => 12,
            Choice::Surrender => 13,
            Choice::Colour(colour) => slots::COLOUR + colour.index(),
            Choice::Fortress(zone) => slots::FORTRESS + zone.index(),
            Choice::Place(kind) => slots::PLACE + kind.index(),
            Choice::In(zone) => slots::IN + zone.index(),
            Choice::From(zone) => slots::FROM + zone.index(),
            Choice::With(kind) => slots::WITH + kind.index(),
            Choice::To(zone) => slots::TO + zone.index(),
            Choice::Via(first, second) => {
                slots::VIA + first.index() * (SEAS + 1) + second.map_or(0, |second| second.index() + 1)
            }
            Choice::For(kind) => slots::FOR + kind.index(),
            Choice::Against(seat) => slots::AGAINST + seat.index(),
            Choice::Hero(Hero(number)) => slots::HERO + usize::from(number),
            Choice::Take(kind) => slots::TAKE + kind.index(),
            Choice::Tactic(card) => slots::TACTIC + card.index(),
            Choice::Open(sea) => slots::OPEN + sea.index(),
            Choice::Support(kind, zone) => slots::SUPPORT + of_zone(kind, zone),
            Choice::Card(card) => slots::CARD + usize::from(card),
            Choice::Lose(kind, zone) => {
                slots::LOSE + kind.index() * (ZONES + 1) + zone.map_or(0, |zone| zone.index() + 1)
            }
            Choice::Ask(sea) => slots::ASK + sea.index(),
            Choice::Promote(kind, zone) => slots::PROMOTE + of_zone(kind, zone),
            Choice::Start(seat) => slots::START + seat.index(),
            Choice::DrawSenate(card) => slots::DRAW_SENATE + card.index(),
            Choice::DrawTactic(card) => slots::DRAW_TACTIC + card.index(),
            Choice::Dice(attacker, defender) => {
                slots::DICE + usize::from(attacker) * DIE + usize::from(defender)
            }
            Choice::Die(number) => slots::THROW + usize::from(number),
        }
    }
}
