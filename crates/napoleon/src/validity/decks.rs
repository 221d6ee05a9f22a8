//! The decks: every card is in one place, and there are enough to draw.

use empires::notation::Read;

use crate::{
    decks::{Pile, RouteSet},
    position::{Phase, Position},
};

use super::{must_be, need};

/// Both sides of a combat draw a Chance card.
const DRAWN: u32 = 2;

impl Position {
    pub(super) fn check_decks(&self) -> Read<()> {
        let drawn = self.combat.iter().flat_map(|combat| combat.chance_cards).flatten().count() as u32;
        let holds = self.chance.len() + self.chance.aside.len() + drawn >= DRAWN;
        must_be(holds, "chance_pile", "position-chance-few")?;
        for (pile, key) in [(Pile::Politics, "politics_pile"), (Pile::Army, "army_pile")] {
            let away = self.card_in_play.is_some_and(|card_in_play| card_in_play.card.pile == pile);
            must_be(away || self.decks[pile.index()].tickets() > 0, key, "position-deck-empty")?;
        }
        self.check_routes()
    }

    /// Every Trade Route is in one place only; while they are dealt, all of them are somewhere.
    fn check_routes(&self) -> Read<()> {
        let layers = self.route_deck.layers;
        let deepest = layers.iter().filter(|&&layer| layer != crate::decks::RouteDeck::OUT).max();
        let whole = (0..deepest.map_or(0, |&deepest| deepest)).all(|layer| layers.contains(&layer));
        need(whole, "route_layers", "no layer is empty")?;
        let card_in_play = self.card_in_play.as_ref();
        let hands = self.routes.into_iter().flatten().map(RouteSet::only);
        let sets = hands.chain([self.route_deck.all().collect(), self.routes_aside]).chain(
            card_in_play.into_iter().flat_map(|card_in_play| [card_in_play.offered, card_in_play.unfit]),
        );
        let (mut all, mut count) = (RouteSet::EMPTY, 0);
        for set in sets {
            count += set.len();
            all = all.or(set);
        }
        must_be(all.len() == count, "routes", "position-route-twice")?;
        let deals = self.phase.sets_up();
        need(deals || self.routes_aside.is_empty(), "routes_aside", "are shuffled back after set-up")?;
        let holds = self.phase == Phase::DealRoute || self.routes_aside.is_empty();
        need(holds, "routes_aside", "are laid aside when they are dealt")?;
        need(!deals || count == self.edition().routes.len(), "routes", "all are there during set-up")
    }
}
