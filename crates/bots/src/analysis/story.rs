//! What there is to look at in a game: decisions, draws of chance, battles.

use table::{Arg, Awaiting, By, RivalPlays, Rules, Running, Seat, Told};

use super::Battle;

/// A decision of the game: a plan with everything that was said for it.
pub(crate) struct Decision<R: Rules> {
    /// The ply of the first word that was a choice.
    pub(crate) ply: usize,
    pub(crate) seat: Seat,
    /// All words, with those that had to be said before anything could be chosen.
    pub(crate) words: Vec<R::Choice>,
    /// Where the first of the words was said.
    pub(crate) first: R,
    /// How many words had to be said.
    pub(crate) forced: usize,
    /// Where the first choice was.
    pub(crate) position: R,
    /// Where it was carried out.
    pub(crate) after: R,
}

/// Words of chance that came together.
pub(crate) struct Drawn<R> {
    pub(crate) ply: usize,
    pub(crate) words: usize,
    pub(crate) before: R,
    pub(crate) after: R,
    /// Whose eyes see what it has changed: those of the next who decides.
    pub(crate) eyes: Seat,
}

/// What there is to look at in a game.
pub(crate) struct Story<R: Rules> {
    pub(crate) decisions: Vec<Decision<R>>,
    pub(crate) draws: Vec<Drawn<R>>,
    pub(crate) battles: Vec<Battle>,
}

/// A plan that is being said.
struct Saying<R: Rules> {
    seat: Seat,
    words: Vec<R::Choice>,
    first: R,
    /// The ply and the position of the first choice, and the number of words before it.
    chosen: Option<(usize, R, usize)>,
}

impl<R: Rules> Story<R> {
    pub(crate) fn read(game: &Running<R>) -> Self {
        let mut story = Self { decisions: Vec::new(), draws: Vec::new(), battles: Vec::new() };
        let mut position = game.at(0);
        let mut open: Option<(usize, R)> = None;
        let mut saying: Option<Saying<R>> = None;
        let mut expected = None;
        let mut choices = Vec::new();
        for (ply, made) in game.plies().iter().enumerate() {
            let before = position.clone();
            let mut events = Vec::new();
            if saying.as_ref().is_some_and(|saying| made.by != By::Seat(saying.seat)) {
                story.decided(saying.take(), &before);
            }
            match made.by {
                By::Chance => {
                    open.get_or_insert_with(|| (ply, before.clone()));
                    expected = expected.or_else(|| forecast(&before));
                    position.occur(made.choice, &mut events);
                }
                By::Seat(seat) => {
                    if let Some((first, start)) = open.take() {
                        let (words, after) = (ply - first, before.clone());
                        story.draws.push(Drawn { ply: first, words, before: start, after, eyes: seat });
                    }
                    choices.clear();
                    before.choices(seat, &mut choices);
                    let commits = before.commits(made.choice);
                    position.play(seat, made.choice, &mut events);
                    let plan = saying.get_or_insert_with(|| Saying {
                        seat,
                        words: Vec::new(),
                        first: before.clone(),
                        chosen: None,
                    });
                    if choices.len() > 1 && plan.chosen.is_none() {
                        plan.chosen = Some((ply, before, plan.words.len()));
                    }
                    plan.words.push(made.choice);
                    if commits {
                        story.decided(saying.take(), &position);
                    }
                }
            }
            for event in events {
                let told = position.tell(event, None);
                if let Some(won) = told.and_then(|told| victory(&told))
                    && let Some(forecast) = expected.take()
                {
                    let table::Forecast { target, attacker, defender, win, .. } = forecast;
                    story.battles.push(Battle { ply, target, attacker, defender, expected: win, won });
                }
            }
        }
        story.decided(saying, &position);
        if let Some((first, start)) = open {
            let words = game.plies().len() - first;
            let eyes = Seat::new(0);
            story.draws.push(Drawn { ply: first, words, before: start, after: position, eyes });
        }
        story
    }

    /// Adds what was said, if there was anything to decide.
    fn decided(&mut self, said: Option<Saying<R>>, after: &R) {
        let Some(Saying { seat, words, first, chosen: Some((ply, position, forced)) }) = said else { return };
        self.decisions.push(Decision { ply, seat, words, first, forced, position, after: after.clone() });
    }
}

/// What the attacker has to expect of a combat that chance is about to decide.
fn forecast<R: Rules>(position: &R) -> Option<table::Forecast> {
    debug_assert_eq!(position.awaiting(), Awaiting::Chance, "chance is asked");
    let of_anybody = position.forecasts(Seat::new(0), RivalPlays::Any).pop()?;
    position.forecasts(of_anybody.attacker, RivalPlays::Any).pop()
}

/// Whether an event says who has won a combat, and if so, whether it was the attacker.
fn victory(told: &Told) -> Option<bool> {
    let side = told.phrase.args.iter().find(|(name, _)| *name == "side").map(|(_, side)| side)?;
    matches!(told.kind, "combat-won" | "combat-tied").then(|| *side == Arg::Keyword("attacker"))
}
