//! Whether a position that was written down is one in which the game can go on: what the phase is about is there,
//! nothing else is, and everything fits together.

mod carrying;
mod decks;
mod fighting;
mod naming;

use empires::notation::{Findings, Read, at_most, attacks_between, check_choices, must, must_be, need};
use table::{Awaiting, NotationErrors, Phrase, Seat, SeatSet};

use crate::{
    position::{Legs, NEUTRAL, Phase, Position, Side},
    units::Empire,
    zones::{PlaceSet, SeaSet},
};

/// The most tokens that are written for a seat: far more than a game gives.
const TOKENS: u16 = 9999;
/// The most strength that cards add: far more than a game gives.
const BONUS: u8 = 50;

impl Phase {
    /// Before the first turn.
    pub(crate) const fn sets_up(self) -> bool {
        matches!(self, Self::Lot | Self::PickEmpire | Self::Piece | Self::PieceIn(_) | Self::DealRoute)
    }

    /// An action is being named, or its Move has just been made; a sea can be asked for it.
    const fn acts(self) -> bool {
        matches!(
            self,
            Self::From
                | Self::Target
                | Self::Against
                | Self::Way
                | Self::Via
                | Self::With
                | Self::To
                | Self::For
                | Self::Ride
                | Self::Storm
        )
    }

    /// A card is being carried out that is about nothing else.
    const fn runs_card(self) -> bool {
        matches!(
            self,
            Self::Option
                | Self::Rival
                | Self::Frost
                | Self::Desert
                | Self::Rising
                | Self::DrawRoute
                | Self::KeepRoute
                | Self::Peek
                | Self::Arrange
                | Self::Recover
                | Self::Drill
                | Self::TransferFrom
                | Self::TransferWith
                | Self::TransferTo
        )
    }

    /// A combat is under way; a sea can be asked in a combat too.
    const fn fights(self) -> bool {
        matches!(
            self,
            Self::BattleCards
                | Self::Join(_)
                | Self::Aid
                | Self::AidWith(_)
                | Self::Welcome(_)
                | Self::Chance(_)
                | Self::Losses(_)
                | Self::Pursuit
                | Self::FlightAsk
                | Self::Flight
                | Self::Advance
                | Self::Promotion(_)
        )
    }
}

impl Position {
    /// Whether the position fits together, once everything is read.
    pub(crate) fn check_written(&self) -> Result<(), NotationErrors> {
        let mut wrong = Findings::default();
        wrong.note(self.check_realms());
        wrong.note(self.check_turn());
        wrong.note(self.check_out());
        wrong.note(self.check_bonuses());
        wrong.note(self.check_set_up());
        wrong.note(self.check_presence());
        wrong.note(self.check_decks());
        wrong.verdict()?;
        self.check_card()?;
        self.check_act()?;
        self.check_muster()?;
        self.check_combat()?;
        self.check_vote()?;
        self.check_asked()?;
        Ok(check_choices(self)?)
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players())
    }

    /// Everybody has as many empires as the game gives; while they are chosen, those before have one more.
    fn check_realms(&self) -> Read<()> {
        let key = "empires";
        let each = self.scenario().seats[0].empires.len();
        let chosen = self.options.chosen_empires;
        let own = |seat: Seat| self.realm(seat).len();
        match self.phase {
            Phase::Lot if chosen => {
                need(self.all_seats().all(|seat| own(seat) == 0), key, "are chosen after the lot")
            }
            Phase::PickEmpire => {
                need(chosen, "phase", "the empires are those of the scenario")?;
                let (turn, so_far) = (self.order(self.active), own(self.active));
                need(so_far < each, key, "whoever has the turn has all")?;
                let fits = |seat: Seat| own(seat) == so_far + usize::from(self.order(seat) < turn);
                let holds = self.all_seats().all(fits);
                need(holds, key, "those before the seat in turn have one more than the others")
            }
            _ if chosen => must(self.all_seats().all(|seat| own(seat) == each), key, || {
                Phrase::new("position-empires-each").with("count", each as i64)
            }),
            _ => Ok(()),
        }
    }

    fn check_turn(&self) -> Read<()> {
        let numbers = &self.edition().numbers;
        let begun = !self.phase.sets_up();
        must_be(begun == (self.round > 0), "round", "position-round-begun")?;
        must_be(begun == (self.turns > 0), "turns", "position-turns-begun")?;
        let most = u16::from(self.round) * u16::from(self.options.players);
        must(self.turns <= most, "turns", at_most("position-turns-most", most))?;
        let fights = self.combat.is_some();
        let acts = begun && self.phase != Phase::Actions && self.phase != Phase::Over;
        must_be(self.actions > 0 || !acts, "actions", "position-actions-one")?;
        need(begun || self.actions == 0, "actions", "there are none during set-up")?;
        let made = numbers.actions_per_turn - self.actions + u8::from(fights);
        let (least, most) = (u8::from(fights), numbers.attacks_per_turn.min(made));
        let most = if begun { most } else { 0 };
        must((least..=most).contains(&self.attacks), "attacks", attacks_between(least, most))?;
        let cities = self.edition().cities;
        for (key, places) in [("vacated", self.vacated), ("entered", self.occupied_city)] {
            must_be(places.without(cities).is_empty(), key, "position-cities-only")?;
            need(begun || places.is_empty(), key, "there are no free actions during set-up")?;
        }
        need(begun || self.refused == SeaSet::EMPTY, "refused", "no sea is asked during set-up")
    }

    /// Who is out of the game has nothing left.
    fn check_out(&self) -> Read<()> {
        let over = self.phase == Phase::Over;
        for seat in self.all_seats().filter(|&seat| !self.is_in(seat)) {
            let index = seat.index();
            let who = |message: &'static str| move || Phrase::new(message).with("seat", seat);
            must(self.fallen[index] <= self.turns, "out", who("position-out-later"))?;
            let units = self.held[index].is_empty() && self.afloat[index].is_empty();
            must(units, "out", who("position-out-units"))?;
            must(self.supply[index] == 0, "supply", who("position-out-tokens"))?;
            must(self.routes[index].is_none(), "routes", who("position-out-route"))?;
            must(self.defence[index] == 0, "defence_bonus", who("position-out-bonus"))?;
            must(over || seat != self.active, "turn", who("position-out-turn"))?;
        }
        let left = self.all_seats().filter(|&seat| self.is_in(seat)).count();
        must_be(left >= if over { 1 } else { 2 }, "out", "position-left-alone")?;
        let Some(winner) = self.winner else {
            let last = self.round == self.options.rounds;
            return must_be(!over || last, "winner", "position-winner-missing");
        };
        must_be(over, "winner", "position-winner-early")?;
        let holds = self.is_in(winner) && (left == 1 || self.meets_victory(winner));
        must_be(holds, "winner", "position-winner-how")
    }

    /// Tokens, bonuses and truces.
    fn check_bonuses(&self) -> Read<()> {
        let begun = !self.phase.sets_up();
        let cards = |bonus: u8| bonus <= BONUS && (begun || bonus == 0);
        let holds = cards(self.onslaught);
        must(holds, "attack_bonus", at_most("position-bonus-most", BONUS))?;
        for seat in self.all_seats() {
            let index = seat.index();
            must(self.supply[index] <= TOKENS, "supply", at_most("position-tokens-most", TOKENS))?;
            let holds = cards(self.defence[index]);
            must(holds, "defence_bonus", at_most("position-bonus-most", BONUS))?;
            let truces = self.truces[index];
            must_be(!truces.contains(seat), "truces", "position-truce-self")?;
            let gone = |rival: Seat| !self.is_in(rival) || !self.is_in(seat);
            must_be(!truces.iter().any(gone), "truces", "position-truce-out")?;
            need(begun || truces.is_empty(), "truces", "are made after set-up")?;
        }
        Ok(())
    }

    /// What is on the board while it is set up, and how far the Trade Routes are dealt.
    fn check_set_up(&self) -> Read<()> {
        let seats = || self.all_seats();
        let homes = seats().fold(PlaceSet::EMPTY, |all, seat| all.or(self.home(seat)));
        let dealt = |seat: Seat| self.routes[seat.index()].is_some();
        match self.phase {
            Phase::Lot | Phase::PickEmpire | Phase::Piece | Phase::PieceIn(_)
                if self.scenario().historical =>
            {
                need(false, "phase", "in a historical scenario everything is on the board")
            }
            Phase::Lot | Phase::PickEmpire => {
                let empty = self.occupied().is_empty() && self.afloat.iter().all(|seas| seas.is_empty());
                must_be(empty, "zones", "position-placed-early")
            }
            Phase::Piece | Phase::PieceIn(_) => {
                let holds = self.held[NEUTRAL].and(homes).is_empty();
                must_be(holds, "zones", "position-neutral-at-home")?;
                for seat in seats() {
                    let home = self.home(seat);
                    let placed = self.held[seat.index()].without(home).is_empty()
                        && self.afloat[seat.index()].without(self.seas_of(home)).is_empty();
                    must_be(placed, "zones", "position-placed-at-home")?;
                    let fits = |empire: Empire| self.can_have_placed(empire);
                    need(self.realm(seat).iter().all(fits), "zones", "these are not initial units")?;
                }
                if let Phase::PieceIn(unit) = self.phase {
                    let left = self.may_place(self.active, unit).is_ok();
                    need(left, "phase", "no such unit is left to place")?;
                }
                need(!seats().any(dealt), "routes", "are dealt when all units are placed")
            }
            Phase::DealRoute => {
                let turn = self.order(self.active);
                let holds = seats().all(|seat| dealt(seat) == (self.order(seat) < turn));
                need(holds, "routes", "those before the seat in turn have one, the others none")
            }
            _ => Ok(()),
        }
    }

    /// What is being carried out is there exactly when the phase is about it.
    fn check_presence(&self) -> Read<()> {
        let phase = self.phase;
        let asks = phase == Phase::Vote;
        let fights = phase.fights() || asks && self.combat.is_some();
        let acts = phase.acts() || asks && !fights;
        let musters = matches!(phase, Phase::Take | Phase::TakeIn);
        for (key, there, needed) in [
            ("act", self.act.is_some(), acts),
            ("vote", self.vote.is_some(), asks),
            ("muster", self.muster.is_some(), musters),
            ("combat", self.combat.is_some(), fights),
        ] {
            need(there || !needed, key, "is needed in this phase")?;
            need(needed || !there, key, "does not belong to this phase")?;
        }
        let by_card = acts || musters;
        need(self.card_in_play.is_some() || !phase.runs_card(), "card", "is needed in this phase")?;
        let holds = by_card || phase.runs_card() || self.card_in_play.is_none();
        need(holds, "card", "does not belong to this phase")
    }

    /// Who is asked follows from the phase.
    fn check_asked(&self) -> Read<()> {
        if !matches!(self.awaiting(), Awaiting::Seats(_)) || self.phase == Phase::BattleCards {
            return Ok(());
        }
        let expected = match self.phase {
            Phase::Vote => self.vote.and_then(|vote| self.next_asked(self.carried_player(), vote)),
            Phase::Desert => self.card_in_play().rival,
            Phase::Join(side) | Phase::Welcome(side) => self.combat().principal(side),
            Phase::Aid | Phase::AidWith(_) => Some(self.suppliant()),
            Phase::Losses(side) => self.bearer(side).and_then(crate::position::Holder::seat),
            Phase::Pursuit => self.last_pursuer(),
            Phase::FlightAsk | Phase::Flight => self.combat().defender.seat(),
            Phase::Promotion(side) => self.next_promoter(side),
            _ => Some(self.active),
        };
        match expected {
            Some(seat) => {
                must(seat == self.asked, "asked", || Phrase::new("position-asked").with("seat", seat))
            }
            None => must_be(false, "asked", "position-asked-nobody"),
        }
    }

    /// Units that have gone somewhere are there, and are the active player's.
    fn check_places(&self, key: &str, legs: &Legs) -> Read<()> {
        let owner = crate::position::Holder::Seat(self.active);
        let there = legs.as_slice().iter().all(|leg| {
            self.owner(leg.unit) == owner
                && legs.arriving(leg.unit, leg.to) <= self.count_in(leg.unit, leg.to)
        });
        need(there, key, "a unit that has moved is not where it is said to be")
    }

    /// Of some players, the last in turn order after the attacker, who himself comes first.
    fn last_after_attacker(&self, seats: SeatSet) -> Option<Seat> {
        let attacker = self.combat().attacker;
        let order = std::iter::once(attacker).chain(self.others_after(attacker));
        order.filter(|&seat| seats.contains(seat)).last()
    }

    /// The pursuer who was asked last.
    fn last_pursuer(&self) -> Option<Seat> {
        self.last_after_attacker(self.combat().decided)
    }

    /// The first player of a side who has not promoted yet and can.
    fn next_promoter(&self, side: Side) -> Option<Seat> {
        let combat = self.combat();
        let allies = combat.allies[side.index()];
        let supporters = self.others_after(combat.attacker).filter(|&seat| allies.contains(seat));
        let mut order = combat.principal(side).into_iter().chain(supporters);
        order.find(|&seat| !combat.decided.contains(seat) && self.can_promote(side, seat))
    }
}
