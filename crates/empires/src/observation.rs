//! What both games write of the map, the players and a combat where a seat's knowledge is written as numbers.

use std::ops::{Deref, DerefMut};

use table::{Round, Rules, Seat, SeatSet, Sheet};

use crate::{
    battle_cards::BattleHand,
    heap::Heap,
    map::Map,
    passage::Vote,
    sets::{Numbered, Set},
    zones::{SeaSet, Zone},
};

/// A sheet on which is written what one seat knows of a map: seats are counted from the viewer on, zones as the edition
/// has them.
#[derive(Debug)]
pub struct Chart<'a, 'c> {
    sheet: &'a mut Sheet<'c>,
    /// Whose eyes it is written with.
    pub viewer: Seat,
    /// The seats as the viewer counts them.
    pub round: Round,
    /// How many seats the game can have.
    chairs: usize,
    /// How many zones on land there are.
    pub lands: usize,
    /// How many seas there are.
    pub seas: usize,
}

impl<'c> Deref for Chart<'_, 'c> {
    type Target = Sheet<'c>;

    fn deref(&self) -> &Sheet<'c> {
        self.sheet
    }
}

impl DerefMut for Chart<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.sheet
    }
}

/// The number of a zone, from 1; 0 for none.
pub fn number(zone: Option<Zone>) -> u8 {
    zone.map_or(0, |zone| zone.0 + 1)
}

/// Writes a 1 into the cell of each member of a set.
#[inline]
pub fn mark<T: Numbered>(set: Set<T>, cells: &mut [u8]) {
    set.iter().for_each(|member| cells[usize::from(member.number())] = 1);
}

/// Writes the copies of each card into its cell.
#[inline]
pub fn count(heap: Heap, cells: &mut [u8]) {
    heap.cards().for_each(|card| cells[usize::from(card)] = heap.count(card));
}

impl<'a, 'c> Chart<'a, 'c> {
    /// A sheet for one of so many players of a game that has at most so many `chairs`.
    pub fn new<K, L: Numbered, const LANDS: usize>(
        sheet: &'a mut Sheet<'c>,
        map: &Map<K, L, LANDS>,
        viewer: Seat,
        players: usize,
        chairs: usize,
    ) -> Self {
        let (lands, seas) = (map.lands().len(), map.seas().len());
        Self { sheet, viewer, round: Round::from(viewer, players), chairs, lands, seas }
    }

    /// One zone, or none.
    pub fn zone(&mut self, name: &'static str, about: &'static str, zone: Option<Zone>) {
        let zones = self.lands + self.seas;
        self.one(name, about, zones, zone.map(Zone::index));
    }

    /// Some of the zones on land.
    pub fn some_lands<L: Numbered>(&mut self, name: &'static str, about: &'static str, lands: Set<L>) {
        let columns = self.lands;
        mark(lands, self.row(name, about, columns));
    }

    /// Some of the seas.
    pub fn some_seas(&mut self, name: &'static str, about: &'static str, seas: SeaSet) {
        let columns = self.seas;
        mark(seas, self.row(name, about, columns));
    }

    /// One seat, or none.
    pub fn seat(&mut self, name: &'static str, about: &'static str, seat: Option<Seat>) {
        let (chairs, round) = (self.chairs, self.round);
        self.one(name, about, chairs, seat.map(|seat| round.place(seat)));
    }

    /// Some of the seats.
    pub fn some_seats(&mut self, name: &'static str, about: &'static str, some: SeatSet) {
        let (chairs, round) = (self.chairs, self.round);
        round.mark(some, self.row(name, about, chairs));
    }

    /// A number of each seat.
    pub fn by_seat(&mut self, name: &'static str, about: &'static str, number: impl Fn(Seat) -> u8) {
        let (chairs, round) = (self.chairs, self.round);
        let cells = self.row(name, about, chairs);
        round.seats().for_each(|seat| cells[round.place(seat)] = number(seat));
    }

    /// A number of each seat that may be larger than a cell.
    pub fn numbers_by_seat(&mut self, name: &'static str, about: &'static str, numbers: &[u16]) {
        let (chairs, round) = (self.chairs, self.round);
        self.numbers(name, about, chairs, round.seats().map(|seat| numbers[seat.index()]));
    }

    /// Some of the zones on land for each seat.
    pub fn lands_by_seat<L: Numbered>(
        &mut self,
        name: &'static str,
        about: &'static str,
        of: impl Fn(Seat) -> Set<L>,
    ) {
        let (chairs, lands, round) = (self.chairs, self.lands, self.round);
        let cells = self.grid(name, about, chairs, lands);
        round.seats().for_each(|seat| mark(of(seat), &mut cells[round.place(seat) * lands..]));
    }

    /// Where each seat, and behind them the neutrals, have units on land.
    pub fn held<L: Numbered>(&mut self, held: &[Set<L>]) {
        let (chairs, lands, round) = (self.chairs, self.lands, self.round);
        let about = "by seat, then neutrals: land zones with units";
        let cells = self.grid("held", about, chairs + 1, lands);
        round.seats().for_each(|seat| mark(held[seat.index()], &mut cells[round.place(seat) * lands..]));
        mark(held[chairs], &mut cells[chairs * lands..]);
    }

    /// Whom the game waits for and whose turn it is, in the order in which the seats have theirs.
    pub fn turn(&mut self, game: &impl Rules, order: impl Fn(Seat) -> usize, active: Seat, turns: u16) {
        self.some_seats("awaiting", "by seat: whether it is awaited", game.awaiting().seats());
        self.by_seat("order", "by seat: its place in the turn order, from 1", |seat| order(seat) as u8 + 1);
        self.seat("active", "by seat: whose turn it is", Some(active));
        self.numbers("turns", "turns begun so far", 1, [turns]);
    }

    /// The Battle cards that each seat holds, and the one it used last.
    pub fn battle_cards(&mut self, hands: &[BattleHand]) {
        let (chairs, round) = (self.chairs, self.round);
        let cells = self.grid("battle_cards", "by seat: Battle cards in hand", chairs, BattleHand::MOST);
        for (cells, seat) in cells.chunks_exact_mut(BattleHand::MOST).zip(round.seats()) {
            hands[seat.index()].iter().for_each(|card| cells[usize::from(card)] = 1);
        }
        self.by_seat("last_battle_card", "by seat: the Battle card used last, from 1", |seat| {
            hands[seat.index()].last().map_or(0, |card| card + 1)
        });
    }

    /// The sea that is being asked, and what has been answered.
    pub fn vote(&mut self, vote: Option<Vote>) {
        let seas = self.seas;
        self.one("vote", "the sea being asked", seas, vote.map(|vote| vote.sea.index()));
        self.cell("vote_allow", "ships that allow", vote.map_or(0, |vote| vote.allow));
        self.cell("vote_refuse", "ships that refuse", vote.map_or(0, |vote| vote.refuse));
        let silent = vote.map_or(SeatSet::EMPTY, |vote| vote.silent);
        self.some_seats("vote_silent", "by seat: whether it has still to answer", silent);
    }

    /// The Battle card that each side of a combat has chosen, if the viewer `sees` it.
    pub fn chosen_cards(&mut self, cards: [Option<u8>; 2], sees: [bool; 2]) {
        let about = "by side: whether a Battle card is chosen, and which, from 1, if the viewer sees it";
        let cells = self.grid("combat_cards", about, 2, 2);
        for ((cells, card), sees) in cells.chunks_exact_mut(2).zip(cards).zip(sees) {
            if let Some(card) = card {
                cells.copy_from_slice(&[1, if sees { card + 1 } else { 0 }]);
            }
        }
    }

    /// Whether the attacker has won, and what each side still has to lose.
    pub fn result(&mut self, attacker_won: bool, losses: [u8; 2]) {
        self.flag("combat_won", "whether the attacker has won", attacker_won);
        self.cells("combat_losses", "by side: units still to be eliminated", losses);
    }

    /// The seas that are open and closed to those who flee.
    pub fn flight_seas(&mut self, granted: SeaSet, denied: SeaSet) {
        self.some_seas("combat_granted", "by sea: whether it is open to flight", granted);
        self.some_seas("combat_denied", "by sea: whether it is closed to flight", denied);
    }

    /// Who has won, and how all stand; `scores` says what is counted.
    pub fn standing(&mut self, game: &impl Rules, winner: Option<Seat>, scores: &'static str) {
        self.seat("winner", "by seat: who has won at once", winner);
        let standing = game.standing();
        self.flag("over", "whether the game is over", standing.over);
        self.by_seat("scores", scores, |seat| (standing.scores[seat] + 64).clamp(0, 255) as u8);
        self.by_seat("places", "by seat: its place, from 1", |seat| standing.places[seat]);
    }
}
