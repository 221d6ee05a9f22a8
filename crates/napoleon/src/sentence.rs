//! An action as the parts of a sentence.

use empires::sentence::{Deed, Part};

use crate::{position::Position, words::Choice};

impl Position {
    /// What a word adds to the sentence about an action.
    pub(crate) fn part(&self, word: Choice) -> Part {
        match word {
            Choice::Move => Part::Deed(Deed::Move),
            Choice::Attack => Part::Deed(Deed::Attack),
            Choice::Swap => Part::Deed(Deed::Swap),
            Choice::Recruit => Part::Deed(Deed::Recruit),
            Choice::From(zone) => Part::From(self.zone_thing(zone)),
            Choice::To(zone) => Part::To(self.zone_thing(zone)),
            Choice::With(unit) => Part::With(unit.kind().thing()),
            Choice::For(unit) => Part::For(unit.kind().thing()),
            Choice::Against(seat) => Part::Against(seat),
            Choice::Place(unit) | Choice::Take(unit) => Part::Take(unit.kind().thing()),
            Choice::In(zone) => Part::In(self.zone_thing(zone)),
            _ => Part::Else,
        }
    }
}
