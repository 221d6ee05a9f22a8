//! Trade Routes. [NA-TRADE]

use table::{Seat, Witness};

use crate::{
    decks::{Route, RouteSet},
    happening::Happening,
    position::{Phase, Position},
};

impl Position {
    /// NA-TRADE-01 to NA-TRADE-03: the income of a Trade Route at the start of the turn.
    pub(crate) fn trade_income(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        let supply = self.edition().numbers.trade_route_supply;
        let Some(route) = self.routes[seat.index()] else { return };
        if supply > 0 && self.trade_flows(seat, route) {
            self.supply[seat.index()] += u16::from(supply);
            witness.tell(|| Happening::TradeIncome { seat, route, supply });
        }
    }

    /// Whether the city is not invaded and all initial zones are controlled.
    pub(crate) fn trade_flows(&self, seat: Seat, route: Route) -> bool {
        let city = self.edition().route(route).city;
        let rivals = Seat::first(self.players()).filter(|&rival| rival != seat);
        let invaded = rivals
            .filter(|rival| self.held[rival.index()].contains(city))
            .any(|rival| !self.colours_of(rival).contains(city));
        let home = self.home(seat);
        !invaded && home.without(self.controlled(seat)).is_empty()
    }

    /// The zones of a player's colours.
    fn colours_of(&self, seat: Seat) -> crate::zones::PlaceSet {
        let homes = &self.edition().homes;
        self.realm(seat)
            .iter()
            .fold(crate::zones::PlaceSet::EMPTY, |all, empire| all.or(homes[empire.index()]))
    }

    /// NA-SET-10: whether a Trade Route shows a city of one of the player's own colours.
    pub(crate) fn own_route(&self, seat: Seat, route: Route) -> bool {
        self.colours_of(seat).contains(self.edition().route(route).city)
    }

    /// The cards that may lie on top.
    pub(crate) fn drawable_routes(&self) -> RouteSet {
        self.route_deck.top()
    }

    /// NA-SET-10: a Trade Route is dealt; one that shows an own city is laid aside and another one drawn.
    pub(crate) fn route_dealt(&mut self, route: Route, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.route_deck.draw(route);
        if self.own_route(seat, route) {
            self.routes_aside.insert(route);
            witness.tell(|| Happening::RouteLaidAside { seat, route });
            return;
        }
        self.routes[seat.index()] = Some(route);
        witness.tell(|| Happening::RouteDealt { seat, route });
        let next = seat.after(self.players());
        if next == self.start {
            let aside = std::mem::take(&mut self.routes_aside);
            self.route_deck.shuffle_in(aside);
            self.begin_game(witness);
        } else {
            self.active = next;
            self.phase = Phase::DealRoute;
        }
    }
}
