//! What is open to all, and what only its owner sees. [NA-SET-15]

use empires::{files::ZoneKind as _, order::Ordered as _, passage::VoteText};
use serde::Serialize;
use table::{Seat, Standing};

use crate::{
    decks::Pile,
    happening::Total,
    position::{Holder, Position, Side},
    units::{Empire, KINDS, Kind, Unit},
    written::{ActText, CardInPlayText, CombatText, MusterText, Pen},
    zones::{Place, PlaceSet, Zone},
};

/// All that one seat, or a spectator, may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct View {
    /// Whose view it is; none for a spectator.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// How many players there are.
    pub players: usize,
    /// The standard game or the scenario.
    pub scenario: &'static str,
    /// What is going on, such as `actions` or `losses attacker`.
    pub phase: String,
    /// The current round, from 1; 0 during set-up.
    pub round: u8,
    /// The last round. [NA-END-05]
    pub rounds: u8,
    /// The seats whose choice is awaited.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub awaiting: Vec<Seat>,
    /// The seats in turn order.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub order: Vec<Seat>,
    /// Whose turn it is.
    #[cfg_attr(test, ts(type = "number"))]
    pub active: Seat,
    /// Turns begun so far.
    pub turns: u16,
    /// Actions left in this turn.
    pub actions: u8,
    /// Attacks made in this turn.
    pub attacks: u8,
    /// Strength that cards add to the attack of this turn.
    pub attack_bonus: u8,
    /// Seats that the active player may not attack. [NA-CARD-05, NA-TURN-05]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub protected: Vec<Seat>,
    /// Seas refused in this turn. [NA-SEA-13]
    pub refused: Vec<String>,
    /// Cities left as a free action since the last action. [NA-FREE-03]
    pub vacated: Vec<String>,
    /// Cities entered as a free action since the last action. [NA-FREE-03]
    pub entered: Vec<String>,
    /// Every zone.
    pub zones: Vec<ZoneView>,
    /// Every seat.
    pub seats: Vec<SeatView>,
    /// Counters left of each empire.
    pub empires: Vec<EmpireView>,
    /// The Chance deck.
    pub chance: ChanceView,
    /// Politics cards that have been read out, the next one to come back first.
    pub politics: Vec<String>,
    /// Army cards that have been read out, the next one to come back first.
    pub army: Vec<String>,
    /// The layers of the Trade Route deck, the uppermost first; within a layer nobody knows the order.
    pub routes: Vec<Vec<String>>,
    /// Trade Routes laid aside until everybody has one. [NA-SET-10]
    pub routes_aside: Vec<String>,
    /// The action that is being named.
    pub act: Option<ActText>,
    /// The sea that is being asked.
    pub vote: Option<VoteText>,
    /// Units that are being placed.
    pub muster: Option<MusterText>,
    /// The units that can be had there, with what they cost.
    pub wares: Vec<Ware>,
    /// The card that is being carried out.
    pub card: Option<CardInPlayText>,
    /// The combat.
    pub combat: Option<CombatText>,
    /// The strength of attacker and defender in the combat, as far as the viewer sees it.
    pub strength: Option<[Total; 2]>,
    /// Who has won at once. [NA-END-03]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub winner: Option<Seat>,
    /// Scores and places.
    #[cfg_attr(test, ts(type = "{ over: boolean, scores: number[], places: number[], leaders: number[] }"))]
    pub standing: Standing,
}

/// A unit that can be had where new ones are being placed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct Ware {
    /// The unit.
    pub unit: UnitView,
    /// What each costs in supply; 0 if it is free of charge.
    pub price: u8,
    /// How many can be had: as many as supply, counters and the card allow.
    pub most: u8,
    /// Counters left of it.
    pub counters: u8,
}

/// A zone with what is in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct ZoneView {
    /// Its id.
    pub id: &'static str,
    /// `land`, `city` or `sea`.
    pub kind: &'static str,
    /// The empire whose initial zone it is.
    pub colour: Option<&'static str>,
    /// Whether it carries a flag. [NA-ZONE-11]
    pub flag: bool,
    /// How many units it holds; none at sea.
    pub capacity: Option<u8>,
    /// Who controls it. [NA-ZONE-08, NA-ZONE-09]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub controller: Option<Seat>,
    /// Whether neutral units hold it.
    pub neutral: bool,
    /// The units in it, in order.
    pub units: Vec<UnitView>,
}

/// A unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct UnitView {
    /// Its empire, or the neutral colour.
    pub empire: &'static str,
    /// Its type.
    pub kind: &'static str,
}

/// What is known of a player: all of it is open.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct SeatView {
    /// The seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The empires.
    pub empires: Vec<&'static str>,
    /// Supply tokens.
    pub supply: u16,
    /// Battle cards in hand: which they are follows from the discards. [NA-SET-15]
    pub battle_cards: Vec<&'static str>,
    /// The Battle card used last. [NA-RES-17]
    pub last_battle_card: Option<&'static str>,
    /// The Trade Route.
    pub route: Option<&'static str>,
    /// Whether the Trade Route would give supply now. [NA-TRADE-01]
    pub trade: bool,
    /// Rivals who may not attack this player until his next turn. [NA-CARD-05]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub truces: Vec<Seat>,
    /// Strength that cards add in defence. [NA-CARD-05]
    pub defence_bonus: u8,
    /// Flags controlled.
    pub flags: usize,
    /// Territories and cities controlled.
    pub zones: usize,
    /// The turn at whose end the player went out; 0 if still in the game. [NA-END-08]
    pub out: u16,
}

/// The counters of an empire that are not on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct EmpireView {
    /// The empire.
    pub id: &'static str,
    /// Who plays it.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Counters by type, in the order of `units`.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub pool: [u8; KINDS],
}

/// The Chance deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct ChanceView {
    /// Cards to draw.
    pub pile: u32,
    /// Cards laid aside.
    pub aside: Vec<String>,
    /// Cards on top that somebody has looked at, the uppermost first: who did so last, and which card lies there if
    /// the viewer knows it.
    #[cfg_attr(test, ts(type = "[number, string | null][]"))]
    pub top: Vec<(Seat, Option<String>)>,
    /// Cards on top that the viewer has seen and somebody else has put back since.
    pub mixed: Vec<MixedView>,
}

/// Cards that a viewer knows to lie in some places of the Chance deck, but not in which order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
pub struct MixedView {
    /// The uppermost of these places, from 0.
    pub first: usize,
    /// How many places there are.
    pub places: usize,
    /// The cards in them that the viewer has seen; there may be others.
    pub cards: Vec<String>,
}

impl Position {
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let pen = Pen(self);
        let players = self.players();
        let mut order: Vec<_> = Seat::first(players).collect();
        order.sort_by_key(|&seat| self.order(seat));
        let sees = |seat: Option<Seat>| self.battle_cards_shown() || seat.is_some() && seat == viewer;
        View {
            seat: viewer,
            players,
            scenario: &self.scenario().id,
            phase: pen.phase(),
            round: self.round,
            rounds: self.options.rounds,
            awaiting: self.awaiting().seats().iter().collect(),
            order,
            active: self.active,
            turns: self.turns,
            actions: self.actions,
            attacks: self.attacks,
            attack_bonus: self.onslaught,
            protected: if self.round > 0 { self.protected(self.active).iter().collect() } else { Vec::new() },
            refused: self.edition().sea_ids(self.refused),
            vacated: self.edition().land_ids(self.vacated),
            entered: self.edition().land_ids(self.occupied_city),
            zones: self.zone_views(),
            seats: Seat::first(players).map(|seat| self.seat_view(seat)).collect(),
            empires: self.edition().all_empires().map(|empire| self.empire_view(empire)).collect(),
            chance: self.chance_view(viewer),
            politics: pen.queue(Pile::Politics),
            army: pen.queue(Pile::Army),
            routes: pen.route_layers(),
            routes_aside: pen.routes(self.routes_aside),
            act: self.act.as_ref().map(|act| pen.act(act)),
            vote: self.vote.map(|vote| vote.written(self.edition())),
            muster: self.muster.as_ref().map(|muster| pen.muster(muster)),
            wares: self.wares(),
            card: self.card_in_play.as_ref().map(|card_in_play| pen.card_in_play(card_in_play)),
            combat: self.combat.as_ref().map(|combat| pen.combat(combat, sees)),
            strength: self.combat.is_some().then(|| Side::BOTH.map(|side| self.seen_total(side, sees))),
            winner: self.winner,
            standing: self.standing(),
        }
    }

    /// The strength of a side without a Battle card that the viewer does not see.
    fn seen_total(&self, side: Side, sees: impl Fn(Option<Seat>) -> bool) -> Total {
        let mut total = self.total(side);
        if !sees(self.combat().principal(side)) {
            total.battle_card = 0;
        }
        total
    }

    /// NA-REC-02 to NA-REC-05: what the active player can have where units are being placed.
    pub(crate) fn wares(&self) -> Vec<Ware> {
        let (Some(muster), seat) = (&self.muster, self.active) else { return Vec::new() };
        let ware = |unit: Unit| {
            let price = self.price(unit.kind(), muster.discount)?;
            let counters = self.pool[unit.empire().index()][unit.kind().index()];
            let paid = self.supply[seat.index()].checked_div(price.into()).unwrap_or(u16::MAX);
            let most = u16::from(counters.min(muster.left)).min(paid) as u8;
            Some(Ware { unit: self.unit_view(unit), price, most, counters })
        };
        self.recruits(seat, muster, self.order_of_naming()).filter_map(ware).collect()
    }

    fn chance_view(&self, viewer: Option<Seat>) -> ChanceView {
        let id = |card: u8| self.edition().chance[usize::from(card)].id.clone();
        let deck = &self.chance;
        let mut top: Vec<_> = deck.top().iter().map(|known| (known.by, None)).collect();
        let mut mixed = Vec::new();
        for (viewer, stretch) in
            viewer.iter().flat_map(|&seat| deck.stretches(seat).map(move |it| (seat, it)))
        {
            let mut cards = deck.known_within(stretch.clone(), viewer).into_iter().map(id);
            if stretch.len() == 1 {
                top[stretch.start].1 = cards.next();
            } else {
                mixed.push(MixedView { first: stretch.start, places: stretch.len(), cards: cards.collect() });
            }
        }
        ChanceView { pile: deck.len(), aside: Pen(self).chance(deck.aside), top, mixed }
    }

    fn zone_views(&self) -> Vec<ZoneView> {
        let edition = self.edition();
        let controlled: Vec<_> =
            Seat::first(self.players()).map(|seat| (seat, self.controlled(seat))).collect();
        let view = |zone: Zone| {
            let printed = edition.zone(zone);
            let place = edition.place(zone);
            let within = |set: PlaceSet| place.is_some_and(|place| set.contains(place));
            ZoneView {
                id: &printed.id,
                kind: printed.kind.id(),
                colour: edition.colour(zone).map(|empire| edition.empire(empire).id.as_str()),
                flag: within(edition.flags),
                capacity: place.map(|place| edition.capacity(place)),
                controller: controlled.iter().find(|(_, zones)| within(*zones)).map(|&(seat, _)| seat),
                neutral: place.is_some_and(|place| self.holder(place) == Some(Holder::Neutral)),
                units: self.units_at(zone).map(|unit| self.unit_view(unit)).collect(),
            }
        };
        edition.all_zones().map(view).collect()
    }

    /// Every unit in a zone, in order.
    pub(crate) fn units_at(&self, zone: Zone) -> impl Iterator<Item = Unit> {
        let edition = self.edition();
        let ashore = edition.place(zone).map(|place: Place| self.troops[place.index()]).unwrap_or_default();
        let sea = edition.sea(zone);
        let afloat = sea.into_iter().flat_map(move |sea| {
            let ships = self.ships[sea.index()];
            let of_empire = move |empire: Empire| {
                let kinds = Kind::SHIPS.into_iter();
                kinds.flat_map(move |kind| {
                    std::iter::repeat_n(Unit::new(kind, empire), ships[empire.index()].count(kind).into())
                })
            };
            Empire::all().flat_map(of_empire)
        });
        ashore.units().chain(afloat)
    }

    fn unit_view(&self, unit: Unit) -> UnitView {
        UnitView { empire: &self.edition().empire(unit.empire()).id, kind: unit.kind().id() }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let index = seat.index();
        let edition = self.edition();
        let battle = |card: u8| edition.battle[usize::from(card)].id.as_str();
        let controlled = self.controlled(seat);
        SeatView {
            seat,
            empires: self.realm(seat).iter().map(|empire| edition.empire(empire).id.as_str()).collect(),
            supply: self.supply[index],
            battle_cards: self.battle[index].iter().map(battle).collect(),
            last_battle_card: self.battle[index].last().map(battle),
            route: self.routes[index].map(|route| edition.route(route).id.as_str()),
            trade: self.routes[index].is_some_and(|route| self.trade_flows(seat, route)),
            truces: self.truces[index].iter().collect(),
            defence_bonus: self.defence[index],
            flags: controlled.and(edition.flags).len(),
            zones: controlled.len(),
            out: self.fallen[index],
        }
    }

    fn empire_view(&self, empire: Empire) -> EmpireView {
        EmpireView {
            id: &self.edition().empire(empire).id,
            seat: self.rulers[empire.index()],
            pool: self.pool[empire.index()],
        }
    }
}
