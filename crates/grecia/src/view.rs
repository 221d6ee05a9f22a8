//! What is open to all, and what only its owner sees. [GR-CARD-12]

use empires::{files::ZoneKind as _, order::Ordered as _, passage::VoteText};
use serde::Serialize;
use table::{Seat, Standing};

use crate::{
    happening::Total,
    position::{Holder, Position, Side, Whereabouts},
    units::Kind,
    written::{ActText, CombatText, EffectText, MusterText, Pen},
};

/// All that one seat, or a spectator, may know. It has no field for another hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
pub struct View {
    /// Whose view it is; none for a spectator.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// How many players there are.
    pub players: usize,
    /// The scenario or the free game.
    pub scenario: &'static str,
    /// Whether dice are thrown. [GR-OPT-01]
    pub dice_used: bool,
    /// Whether cards are used. [GR-OPT-02]
    pub cards_used: bool,
    /// What is going on, such as `actions` or `step-1 attacker`.
    pub phase: String,
    /// The current round, from 1; 0 during set-up.
    pub round: u8,
    /// The last round. [GR-END-05]
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
    /// Seats that may not be attacked yet. [GR-TURN-05]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub protected: Vec<Seat>,
    /// Heroes who have travelled alone in this turn.
    pub travelled: Vec<String>,
    /// Seas that nobody can close in this turn.
    pub opened: Vec<String>,
    /// Seas refused in this turn. [GR-SEA-09]
    pub refused: Vec<String>,
    /// Every zone.
    pub zones: Vec<ZoneView>,
    /// Every seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own Tactics cards.
    pub hand: Option<Vec<String>>,
    /// The Senate deck.
    pub senate: DeckView,
    /// The Tactics deck.
    pub tactics: DeckView,
    /// The action that is being named.
    pub act: Option<ActText>,
    /// The sea that is being asked.
    pub vote: Option<VoteText>,
    /// Units that are being placed.
    pub muster: Option<MusterText>,
    /// The units that can be had there, with what they cost.
    pub wares: Vec<Ware>,
    /// The Senate effect that is being carried out.
    pub effect: Option<EffectText>,
    /// The combat.
    pub combat: Option<CombatText>,
    /// The strength of attacker and defender in the combat, as far as the viewer sees it.
    pub strength: Option<[Total; 2]>,
    /// Who has won at once. [GR-END-02]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub winner: Option<Seat>,
    /// Scores and places.
    #[cfg_attr(test, ts(type = "{ over: boolean, scores: number[], places: number[], leaders: number[] }"))]
    pub standing: Standing,
}

/// A unit that can be had where new ones are being placed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
pub struct Ware {
    /// Its type.
    pub unit: &'static str,
    /// What each costs in supply; 0 if it is free of charge.
    pub price: u8,
    /// How many can be had: as many as supply, counters and the card allow.
    pub most: u8,
    /// Counters left of it.
    pub counters: u8,
}

/// A zone with what is in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
pub struct ZoneView {
    /// Its id.
    pub id: &'static str,
    /// `land`, `island` or `sea`.
    pub kind: &'static str,
    /// How many units it holds; none at sea.
    pub capacity: Option<u8>,
    /// Who controls it. [GR-ZONE-06, GR-ZONE-07]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub controller: Option<Seat>,
    /// Whether neutral units hold it.
    pub neutral: bool,
    /// Land units by type, in order.
    pub units: Vec<&'static str>,
    /// Ships of each seat; empty ashore.
    pub ships: Vec<u8>,
    /// Whose fortress stands in it.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub fortress: Option<Seat>,
    /// Heroes in it.
    pub heroes: Vec<HeroView>,
}

/// A hero on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
pub struct HeroView {
    /// Its id.
    pub id: String,
    /// Whose hero it is.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Whether the hero is incognito. [GR-HERO-02]
    pub incognito: bool,
}

/// What is known of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
pub struct SeatView {
    /// The seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The colour.
    pub colour: Option<&'static str>,
    /// Supply tokens. [GR-SUP-03]
    pub supply: u16,
    /// Counters left, by type in the order light, medium, heavy, cavalry, ship. [GR-UNIT-04]
    pub pool: [u8; 5],
    /// The number of Tactics cards in hand. [GR-CARD-03]
    pub tactics: u32,
    /// Whether the Tactics card of the start is still in hand. [GR-SET-12]
    pub first_card: bool,
    /// Battle cards in hand: which they are follows from the discards. [GR-CARD-12]
    pub battle_cards: Vec<&'static str>,
    /// The Battle card used last. [GR-AFT-04]
    pub last_battle_card: Option<&'static str>,
    /// Heroes that wait to be placed.
    pub heroes_to_place: Vec<String>,
    /// Eliminated heroes.
    pub heroes_out: Vec<String>,
    /// The turn at whose end the player was eliminated; 0 if still in the game. [GR-END-08]
    pub eliminated: u16,
}

/// A deck: only its size and its discards are known.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
pub struct DeckView {
    /// Cards to draw.
    pub pile: u32,
    /// Open discards.
    pub discards: Vec<String>,
}

impl Position {
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let pen = Pen(self);
        let players = self.players();
        let mut order: Vec<_> = Seat::first(players).collect();
        order.sort_by_key(|&seat| self.order(seat));
        let travelled = (0..8_usize).filter(|number| self.travelled >> number & 1 == 1);
        let sees = |side: Side| {
            self.battle_card_shown(side) || viewer.is_some() && self.combat().seat(side) == viewer
        };
        View {
            seat: viewer,
            players,
            scenario: &self.scenario().id,
            dice_used: self.options.dice,
            cards_used: self.options.cards,
            phase: pen.phase(),
            round: self.round,
            rounds: self.options.rounds,
            awaiting: self.awaiting().seats().iter().collect(),
            order,
            active: self.active,
            turns: self.turns,
            actions: self.actions,
            attacks: self.attacks,
            protected: if self.round == 1 { self.protected().iter().collect() } else { Vec::new() },
            travelled: travelled.map(|number| pen.hero(self.active, number)).collect(),
            opened: self.edition().sea_ids(self.opened),
            refused: self.edition().sea_ids(self.refused),
            zones: self.zone_views(),
            seats: Seat::first(players).map(|seat| self.seat_view(seat)).collect(),
            hand: viewer.map(|seat| pen.tactics(self.hands[seat.index()])),
            senate: DeckView { pile: self.senate.pile.len(), discards: pen.senate(self.senate.discards) },
            tactics: DeckView { pile: self.tactics.pile.len(), discards: pen.tactics(self.tactics.discards) },
            act: self.act.as_ref().map(|act| pen.act(act)),
            vote: self.vote.map(|vote| vote.written(self.edition())),
            muster: self.muster.as_ref().map(|muster| pen.muster(muster)),
            wares: self.wares(),
            effect: self.effect.as_ref().map(|effect| pen.effect(effect)),
            combat: self.combat.as_ref().map(|combat| pen.combat(combat, sees)),
            strength: self.combat.is_some().then(|| Side::BOTH.map(|side| self.seen_total(side, sees))),
            winner: self.winner,
            standing: self.standing(),
        }
    }

    /// The total of a side without a Battle card that the viewer does not see.
    fn seen_total(&self, side: Side, sees: impl Fn(Side) -> bool) -> Total {
        let mut total = self.total(side);
        if !sees(side) {
            total.card = 0;
        }
        total
    }

    /// GR-HIRE-02, GR-CARD-05: what the active player can have where units are being placed.
    pub(crate) fn wares(&self) -> Vec<Ware> {
        let (Some(muster), seat) = (&self.muster, self.active) else { return Vec::new() };
        let ware = |kind: Kind| {
            let price = self.price(kind).ok()?;
            let counters = self.pool[seat.index()][kind.index()];
            let paid = self.supply[seat.index()].checked_div(price.into()).unwrap_or(u16::MAX);
            let most = u16::from(counters.min(muster.left)).min(paid) as u8;
            Some(Ware { unit: kind.id(), price, most, counters })
        };
        self.muster_kinds(seat, self.order_of_naming()).filter_map(ware).collect()
    }

    fn zone_views(&self) -> Vec<ZoneView> {
        let edition = self.edition();
        let players = self.players();
        edition
            .all_zones()
            .map(|zone| {
                let printed = edition.zone(zone);
                let territory = edition.territory(zone);
                let ships = edition.sea(zone).map(|sea| self.ships[sea.index()][..players].to_vec());
                let controller = territory
                    .and_then(|t| Seat::first(players).find(|&seat| self.controlled(seat).contains(t)));
                ZoneView {
                    id: &printed.id,
                    kind: printed.kind.id(),
                    capacity: territory.map(|t| edition.capacity(t)),
                    controller,
                    neutral: territory.is_some_and(|t| self.holder(t) == Some(Holder::Neutral)),
                    units: territory
                        .map(|t| self.troops[t.index()].units().map(Kind::id).collect())
                        .unwrap_or_default(),
                    ships: ships.unwrap_or_default(),
                    fortress: territory.and_then(|t| self.fortress_owner(t)),
                    heroes: territory.map(|t| self.hero_views(t)).unwrap_or_default(),
                }
            })
            .collect()
    }

    fn hero_views(&self, territory: crate::zones::Territory) -> Vec<HeroView> {
        let pen = Pen(self);
        let of_seat = |seat: Seat| {
            self.heroes_at(seat, territory).map(move |number| HeroView {
                id: pen.hero(seat, number.into()),
                seat,
                incognito: self.incognito(seat, territory),
            })
        };
        Seat::first(self.players()).flat_map(of_seat).collect()
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let index = seat.index();
        let edition = self.edition();
        let battle = |card: u8| edition.battle[usize::from(card)].id.as_str();
        let heroes = |place: Whereabouts| {
            let count = self.colours[index].map_or(0, |_| self.side(seat).heroes.len());
            let there = (0..count).filter(|&number| self.heroes[index][number] == place);
            there.map(|number| Pen(self).hero(seat, number)).collect()
        };
        SeatView {
            seat,
            colour: self.colours[index].map(|colour| edition.faction(colour).id.as_str()),
            supply: self.supply[index],
            pool: self.pool[index],
            tactics: self.hands[index].len(),
            first_card: self.first_card.contains(seat),
            battle_cards: self.battle[index].iter().map(battle).collect(),
            last_battle_card: self.battle[index].last().map(battle),
            heroes_to_place: heroes(Whereabouts::Reserve),
            heroes_out: heroes(Whereabouts::Out),
            eliminated: self.fallen[index],
        }
    }
}
