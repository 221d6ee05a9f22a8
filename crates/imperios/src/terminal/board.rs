//! Boards that games draw for themselves.

use manifest::{Aspect, Board, Named};
use phrasebook::Translator;
use table::{Agreed, Lang, Match, Offer, Rules, Running, Seat};

use super::{Screen, text_of};

/// The board of a game that can be shown.
pub(crate) fn board<R: Show>() -> Board {
    Board { draw: draw::<R>, names: |game, lang| R::names(running::<R>(game).position().edition(), lang) }
}

fn running<R: Rules>(game: &dyn Match) -> &Running<R> {
    game.as_any().downcast_ref().expect("a board shows its own game")
}

fn draw<R: Show>(
    game: &dyn Match,
    viewer: Option<Seat>,
    aspect: Aspect,
    translator: &Translator<'_>,
) -> String {
    let running = running::<R>(game);
    let asks = if let Aspect::Asked(lines) | Aspect::Again(lines) = aspect { lines } else { 0 };
    let scene = Scene::<R> {
        edition: running.position().edition(),
        view: running.position().view(viewer),
        offers: viewer.map_or_else(Vec::new, |seat| game.offers(seat)),
        agreed: game.record(false).options,
        translator,
        screen: Screen::now(),
        asks,
    };
    match aspect {
        Aspect::Whole => R::whole(&scene),
        Aspect::Asked(_) => R::asked(&scene, false),
        Aspect::Again(_) => R::asked(&scene, true),
        Aspect::ChangedSince(ply) => R::changed(&scene, &running.at(ply).view(viewer)),
        Aspect::Played => R::played(&scene),
        Aspect::Stage => R::stage(&scene),
    }
}

/// What is to be shown of a table, and to whom.
pub(crate) struct Scene<'a, R: Rules> {
    pub(crate) edition: &'static R::Edition,
    pub(crate) view: R::View,
    /// What the viewer can choose, numbered from 1.
    pub(crate) offers: Vec<Offer>,
    pub(crate) agreed: Agreed,
    pub(crate) translator: &'a Translator<'a>,
    pub(crate) screen: Screen,
    /// How many lines the question takes that is written below.
    pub(crate) asks: usize,
}

impl<R: Rules> Scene<'_, R> {
    /// The first of these with the choices below it that is seen at once together with the question, or else the last.
    pub(crate) fn asking(&self, headings: &[Vec<String>], choices: impl Fn(usize) -> String) -> String {
        let mut text = String::new();
        for heading in headings {
            text = text_of(heading) + &choices(heading.len());
            if self.screen.holds(text.lines().count() + self.asks) {
                break;
            }
        }
        text
    }
}

/// A game that can be shown in the terminal.
pub(crate) trait Show: Rules {
    /// The whole table, with what is offered.
    fn whole(scene: &Scene<'_, Self>) -> String;

    /// What whoever is asked needs to see; less if they go on with what they have begun.
    fn asked(scene: &Scene<'_, Self>, goes_on: bool) -> String;

    /// What looks otherwise on the board than it did.
    fn changed(_scene: &Scene<'_, Self>, _before: &Self::View) -> String {
        String::new()
    }

    /// The cards that were played and what was won with them, as far as all may know it.
    fn played(scene: &Scene<'_, Self>) -> String;

    /// How far the game has come, in a few words.
    fn stage(scene: &Scene<'_, Self>) -> String;

    /// Everything that can be named in a word.
    fn names(edition: &'static Self::Edition, lang: Lang) -> Vec<Named>;
}
