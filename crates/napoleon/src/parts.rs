//! Which words name parts of an action, and which carry it out or end it. [NA-MOVE-09, NA-REC-02]

use crate::{
    edition::Effect,
    position::{Phase, Position, Verb},
    words::Choice,
};

impl Phase {
    /// A card transfers units.
    pub(crate) const fn transfers(self) -> bool {
        matches!(self, Self::TransferFrom | Self::TransferWith | Self::TransferTo)
    }

    /// Units fall, are pursued or rise one after the other in a combat.
    const fn strikes(self) -> bool {
        matches!(self, Self::Losses(_) | Self::Pursuit | Self::Promotion(_))
    }
}

impl Position {
    /// Whether a choice carries something out, ends it or hands the game on. What only names a part of an action does
    /// not, nor what is placed, promoted or transferred one by one until its player says `done`, nor in a combat what
    /// befalls units one by one, but for the last. A refuge is named for one unit after the other, so that each word of a
    /// flight means what the ones before have left.
    pub(crate) fn commits(&self, choice: Choice) -> bool {
        match choice {
            Choice::Place(_)
            | Choice::Move
            | Choice::Attack
            | Choice::Swap
            | Choice::Recruit
            | Choice::From(_)
            | Choice::With(_)
            | Choice::ByLand
            | Choice::BySea
            | Choice::Via(..)
            | Choice::For(_)
            | Choice::Against(_)
            | Choice::Storm(_)
            | Choice::Take(_)
            | Choice::Aid(_)
            | Choice::Support(..) => false,
            Choice::To(_) if matches!(self.phase, Phase::Target | Phase::To) => false,
            Choice::Lose(..) | Choice::Pursue(..) | Choice::Promote(..) if self.phase.strikes() => {
                !self.is_asked_again(choice)
            }
            Choice::In(_) | Choice::To(_) | Choice::Promote(..) | Choice::Recover(_) => {
                !self.has_several_steps()
            }
            _ => true,
        }
    }

    /// Whether the player who is asked has the same to decide for another unit after this choice.
    fn is_asked_again(&self, choice: Choice) -> bool {
        let mut next = *self;
        if self.check(self.asked, choice).is_ok() {
            next.play(self.asked, choice, &mut ());
        }
        (next.phase, next.asked) == (self.phase, self.asked)
    }

    /// Whether a word completes the one before it: a destination the unit, a place the piece. The unit completes its zone
    /// where each has one of its own.
    pub(crate) fn continues(&self, choice: Choice) -> bool {
        match choice {
            Choice::With(_) => self.phase.transfers() || self.swaps(),
            Choice::To(_)
            | Choice::ByLand
            | Choice::BySea
            | Choice::Via(..)
            | Choice::In(_)
            | Choice::For(_)
            | Choice::Against(_) => true,
            _ => false,
        }
    }

    fn swaps(&self) -> bool {
        self.act.is_some_and(|act| act.verb == Verb::Swap)
    }

    /// Whether what is going on is done step by step until its player says `done`, even if no step is left. What has
    /// one step only ends with it; under the first rulings everything ended with its last step.
    pub(crate) fn has_several_steps(&self) -> bool {
        if !self.in_any_order() {
            return false;
        }
        match self.phase {
            Phase::Take | Phase::TakeIn => {
                self.muster.is_some_and(|muster| muster.left > 1 || muster.last.is_some())
            }
            phase if matches!(phase, Phase::Drill | Phase::Recover) || phase.transfers() => {
                match self.effect() {
                    Effect::Promote { count, .. }
                    | Effect::Redeploy { count, .. }
                    | Effect::RecoverBattleCards { count } => count > 1,
                    _ => false,
                }
            }
            Phase::Join(_) | Phase::AidWith(_) => true,
            _ => false,
        }
    }
}
