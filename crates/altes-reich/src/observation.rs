//! What a seat may know as numbers. [AR-26]

use table::{Observed, Round, Seat, SeatSet, Sheet};

use crate::{
    cards::{Card, CardSet, Event},
    edition::Criterion,
    position::{LAID, Phase, Position, SEATS, Taker},
};

fn mark(cards: CardSet, cells: &mut [u8]) {
    cards.iter().for_each(|card| cells[card.index()] = 1);
}

impl Observed for Position {
    fn observe(&self, viewer: Seat, sheet: &mut Sheet<'_>) {
        let players = self.players();
        let round = Round::from(viewer, players);
        let cards = |sheet: &mut Sheet<'_>, name, about, set| mark(set, sheet.row(name, about, Card::COUNT));
        sheet.one("seat", "the viewer's seat at the table", SEATS, Some(viewer.index()));
        sheet.cell("players", "how many players there are", players as u8);
        sheet.cell("games", "how many games are played", self.options.games() as u8);
        sheet.cell("vacant_throne", "whether a third hand plays", self.options.vacant_throne.into());
        let phase = match self.phase {
            Phase::Lot => 0,
            Phase::Deal { .. } => 1,
            Phase::TurnEvent => 2,
            Phase::Opening { .. } => 3,
            Phase::Trick => 4,
            Phase::Draw => 5,
            Phase::ThirdHand => 6,
            Phase::Over => 7,
        };
        let phases = "what is going on: lot, deal, event, opening, trick, draw, third hand, over";
        sheet.one("phase", phases, 8, Some(phase));
        sheet.cell("game", "the current game, from 1", self.game + 1);
        sheet.cell("round", "the current round, from 1", self.round);
        round.mark(self.awaiting().seats(), sheet.row("awaiting", "by seat: whether it is awaited", SEATS));
        let order = sheet.row("order", "by seat: its place in the play order, from 1", SEATS);
        for seat in round.seats() {
            order[round.place(seat)] = self.place_of(seat) as u8 + 1;
        }
        let event = self.event.map(Event::index);
        sheet.one("event", "the current event", Event::COUNT, event);
        let criteria = self.edition().criteria.len();
        let symbols = sheet.grid("symbols", "first, second, third: which symbol it is", 3, criteria);
        for place in 0..3 {
            if let Some(Criterion(symbol)) = self.symbol(place) {
                symbols[place * criteria + usize::from(symbol)] = 1;
            }
        }
        self.observe_table(viewer, round, sheet);
        cards(sheet, "hand", "the viewer's own cards", self.hands[viewer.index()]);
        let sizes = self.hand_sizes();
        let cells = sheet.row("hand_sizes", "by seat: cards in hand", SEATS);
        for seat in round.seats() {
            cells[round.place(seat)] = sizes[seat];
        }
        sheet.cell("pile", "cards in the monarch pile", self.pile() as u8);
        sheet.cell("third_hand", "cards in the third hand", self.third_hand() as u8);
        sheet.cell("owed", "cards still to be drawn for declarations", self.owed);
        cards(sheet, "played", "cards of earlier rounds", self.played);
        cards(sheet, "removed", "declared Elector cards", self.removed);
        self.observe_rounds(round, sheet);
        let shown = sheet.row("only_electors", "by seat: whether it showed nothing but Electors", SEATS);
        round.mark(self.only_electors, shown);
        let standing = self.standing();
        sheet.cell("over", "whether the game is over", standing.over.into());
        let scores = sheet.row("scores", "by seat: events won in all games", SEATS);
        for seat in round.seats() {
            scores[round.place(seat)] = standing.scores[seat] as u8;
        }
        let places = sheet.row("places", "by seat: its place, from 1", SEATS);
        for seat in round.seats() {
            places[round.place(seat)] = standing.places[seat];
        }
    }
}

impl Position {
    fn observe_table(&self, viewer: Seat, round: Round, sheet: &mut Sheet<'_>) {
        let covered = self.covered().fold(0_u8, |all, place| all | 1 << place);
        let is_covered = |place: usize| covered >> place & 1 == 1;
        let cells = sheet.row("laid", "by place of the play order: whether a card lies there", LAID);
        for (place, cell) in cells.iter_mut().enumerate() {
            *cell = is_covered(place).into();
        }
        let hidden = self.face_down().is_some();
        let about = "by card: the place of the play order at which it lies open to the viewer, from 1";
        let cells = sheet.row("table", about, Card::COUNT);
        for place in (0..LAID).filter(|&place| is_covered(place)) {
            if !hidden || self.seat_at(place) == Some(viewer) {
                cells[self.table[place].index()] = place as u8 + 1;
            }
        }
        let laid: SeatSet = round.seats().filter(|&seat| is_covered(self.place_of(seat))).collect();
        round.mark(laid, sheet.row("has_laid", "by seat: whether its card lies on the table", SEATS));
    }

    fn observe_rounds(&self, round: Round, sheet: &mut Sheet<'_>) {
        const COLUMNS: usize = 2 + SEATS + 1;
        let about =
            "by event: the game and the round in which it was won, and by which seat or by the third hand";
        let cells = sheet.grid("won", about, Event::COUNT, COLUMNS);
        for (game, rounds) in self.rounds.iter().enumerate() {
            for (number, played) in rounds.iter().enumerate() {
                let Some(played) = played else { continue };
                let taker = match played.taker {
                    Taker::Seat(seat) => round.place(seat),
                    Taker::Nobody => SEATS,
                };
                let row = &mut cells[played.event.index() * COLUMNS..][..COLUMNS];
                row[0] = game as u8 + 1;
                row[1] = number as u8 + 1;
                row[2 + taker] = 1;
            }
        }
    }
}
