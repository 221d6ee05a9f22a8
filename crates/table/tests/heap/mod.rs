//! A small game for the tests of the table: two seats take stones from a heap.
//!
//! Both first bet in secret. A turn then takes one to three stones, one by one, and ends; taking can be
//! undone until the turn ends. `show` shows one's bet; `throw` lets a die take the stones instead.

use std::{cell::Cell, fmt, fmt::Write};

use rand_core::Rng;
use serde::Serialize;
use serde_json::{Value, json};
use table::{
    Agreed, Arg, Argument, Awaiting, DataErrors, Disagreement, EditionHash, Grammar, NotationError,
    NotationErrors, Phrase, Rules, Seat, SeatSet, Setting, Source, Standing, Texts, UnknownWord, Witness,
};

pub(crate) struct Stones(&'static str);

impl table::Edition for Stones {
    const FILES: &'static [&'static str] = &[];

    fn load(_: &Source) -> Result<Self, DataErrors> {
        Ok(Self("plain"))
    }

    fn name(&self) -> &str {
        self.0
    }

    fn hash(&self) -> EditionHash {
        EditionHash::of(self.0)
    }

    fn named(&self, _: &str, _: &str) -> Option<(&Texts, Option<&Grammar>)> {
        None
    }

    fn facts(&self) -> Value {
        json!({ "stones": 9 })
    }
}

pub(crate) static PLAIN: Stones = Stones("plain");
pub(crate) static OTHER: Stones = Stones("other");

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Heap {
    pub(crate) stones: u8,
    taken: u8,
    turn: u8,
    bets: [Option<u8>; 2],
    throwing: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Choice {
    Bet(u8),
    Take,
    End,
    Show,
    Throw,
    Die(u8),
}

/// How often the rules are asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Asked {
    pub(crate) words_read: u32,
    pub(crate) choices_listed: u32,
    pub(crate) choices_checked: u32,
}

thread_local! {
    static ASKED: Cell<Asked> = Cell::default();
}

impl Asked {
    /// How often they are asked while something is done on this thread.
    pub(crate) fn during(act: impl FnOnce()) -> Self {
        ASKED.set(Self::default());
        act();
        ASKED.get()
    }

    fn once_more(count: impl FnOnce(&mut Self)) {
        let mut asked = ASKED.get();
        count(&mut asked);
        ASKED.set(asked);
    }
}

table::told! {
    pub(crate) enum Happened of Heap, "heap-";
    Chosen { choice: Choice } "event" => "HEAP-01";
}

table::told! {
    pub(crate) enum No of Heap, "heap-";
    Illegal "refusal" => "HEAP-02";
}

impl Argument<Heap> for Choice {
    const TYPE: &'static str = "string";

    fn arg(self, heap: &Heap) -> Arg {
        Arg::Text(heap.word(self))
    }
}

#[derive(PartialEq, Debug, Serialize)]
pub(crate) struct View {
    stones: u8,
    own_bet: Option<u8>,
}

impl Heap {
    fn pass(&mut self) {
        self.taken = 0;
        self.turn = 1 - self.turn;
    }

    fn is_legal(&self, seat: Seat, choice: Choice) -> bool {
        let Awaiting::Seats(seats) = self.awaiting() else { return false };
        let betting = self.bets.contains(&None);
        let fits = match choice {
            Choice::Bet(bet) => betting && bet < 2,
            Choice::Take => !betting && self.taken < 3 && self.stones > 0,
            Choice::End => !betting && self.taken > 0,
            Choice::Show | Choice::Throw => !betting && self.taken == 0,
            Choice::Die(_) => false,
        };
        seats.contains(seat) && fits
    }
}

impl Rules for Heap {
    const NAME: &'static str = "heap";

    type Edition = Stones;
    type Options = ();
    type Choice = Choice;
    type Event = Happened;
    type Refusal = No;
    type View = View;

    fn settings(_: &Stones) -> Vec<Setting> {
        vec![Setting::new("players", "HEAP-03", &["2"])]
    }

    fn options(_: &Stones, _: &Agreed) -> Result<(), Disagreement> {
        Ok(())
    }

    fn begin(_: &'static Stones, (): ()) -> Self {
        Self { stones: 9, taken: 0, turn: 0, bets: [None; 2], throwing: false }
    }

    fn edition(&self) -> &'static Stones {
        &PLAIN
    }

    fn seats(&self) -> usize {
        2
    }

    fn awaiting(&self) -> Awaiting {
        let betting: SeatSet = Seat::first(2).filter(|seat| self.bets[seat.index()].is_none()).collect();
        if !betting.is_empty() {
            Awaiting::Seats(betting)
        } else if self.throwing {
            Awaiting::Chance
        } else if self.stones == 0 && self.taken == 0 {
            Awaiting::Nobody
        } else {
            Awaiting::Seats(SeatSet::only(Seat::new(self.turn.into())))
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        Asked::once_more(|asked| asked.choices_listed += 1);
        let all = [Choice::Bet(0), Choice::Bet(1), Choice::Take, Choice::End, Choice::Show, Choice::Throw];
        out.extend(all.into_iter().filter(|&choice| self.is_legal(seat, choice)));
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<(), No> {
        Asked::once_more(|asked| asked.choices_checked += 1);
        if self.is_legal(seat, choice) { Ok(()) } else { Err(No::Illegal) }
    }

    fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happened>) {
        witness.tell(|| Happened::Chosen { choice });
        match choice {
            Choice::Bet(bet) => self.bets[seat.index()] = Some(bet),
            Choice::Take => (self.stones, self.taken) = (self.stones - 1, self.taken + 1),
            Choice::End => self.pass(),
            Choice::Throw => self.throwing = true,
            Choice::Show | Choice::Die(_) => {}
        }
    }

    fn odds(&self, out: &mut Vec<(Choice, u32)>) {
        out.extend([(Choice::Die(1), 3), (Choice::Die(2), 2), (Choice::Die(3), 1)]);
    }

    fn tickets(&self) -> u32 {
        6
    }

    fn outcome(&self, ticket: u32) -> Choice {
        Choice::Die([1, 1, 1, 2, 2, 3][ticket as usize])
    }

    fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Happened>) {
        let Choice::Die(pips) = outcome else { unreachable!("only the die falls") };
        witness.tell(|| Happened::Chosen { choice: outcome });
        self.stones = self.stones.saturating_sub(pips);
        self.throwing = false;
        self.pass();
    }

    fn discloses(&self, _: Seat, choice: Choice) -> bool {
        matches!(choice, Choice::Show | Choice::Bet(_))
    }

    fn standing(&self) -> Standing {
        Standing::by_score(
            &[0, 1].map(|seat| i32::from(self.turn != seat)),
            self.awaiting() == Awaiting::Nobody,
        )
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View { stones: self.stones, own_bet: viewer.and_then(|seat| self.bets[seat.index()]) }
    }

    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if let Some(bet) = &mut world.bets[1 - seat.index()] {
            *bet = table::below(rng, 2) as u8;
        }
        world
    }

    fn write_word(&self, choice: Choice, out: &mut dyn Write) -> fmt::Result {
        match choice {
            Choice::Bet(bet) => write!(out, "bet {bet}"),
            Choice::Take => out.write_str("take"),
            Choice::End => out.write_str("end"),
            Choice::Show => out.write_str("show"),
            Choice::Throw => out.write_str("throw"),
            Choice::Die(pips) => write!(out, "die {pips}"),
        }
    }

    fn read_word(&self, word: &str) -> Result<Choice, UnknownWord> {
        Asked::once_more(|asked| asked.words_read += 1);
        let all = [Choice::Bet(0), Choice::Bet(1), Choice::Take, Choice::End, Choice::Show, Choice::Throw];
        let all = all.into_iter().chain((1..=3).map(Choice::Die));
        let unknown = || UnknownWord::Verb { word: word.to_owned(), known: "bet, take, end, show, throw" };
        all.into_iter().find(|&choice| self.word(choice) == word).ok_or_else(unknown)
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new("heap-prompt")
    }

    fn label(&self, _: Choice) -> Phrase {
        Phrase::new("heap-choice")
    }

    fn notation(&self) -> Value {
        json!({ "stones": self.stones })
    }

    fn set_up(_: &'static Stones, (): (), _: &Value) -> Result<Self, NotationErrors> {
        Err(NotationError::new("position", "the heap is always begun anew").into())
    }
}
