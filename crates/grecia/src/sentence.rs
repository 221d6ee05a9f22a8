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
            Choice::Hire => Part::Deed(Deed::Hire),
            Choice::From(zone) => Part::From(self.zone_thing(zone)),
            Choice::To(zone) => Part::To(self.zone_thing(zone)),
            Choice::With(kind) => Part::With(kind.thing()),
            Choice::Hero(hero) => Part::With(self.hero_thing(hero)),
            Choice::For(kind) => Part::For(kind.thing()),
            Choice::Against(seat) => Part::Against(seat),
            Choice::Place(kind) | Choice::Take(kind) => Part::Take(kind.thing()),
            Choice::In(zone) => Part::In(self.zone_thing(zone)),
            _ => Part::Else,
        }
    }
}
