//! Sea transport: who has a say, who is asked, and what follows from the answers. [GR-SEA]

use empires::passage::{Passages, Vote, Votes};
use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    happening::Happening,
    position::{Phase, Position},
    refusal::Refusal,
    words::Choice,
    zones::{Sea, SeaSet, Territory},
};

impl Position {
    /// GR-SEA-05 to GR-SEA-09: the seas that the active player could use now.
    #[inline]
    pub(crate) fn passages(&self, seat: Seat) -> Passages {
        let mut passages = self.bare_passages(seat);
        // A card has opened these for the turn, as long as there is an own ship.
        let opened = self.opened.and(self.afloat[seat.index()]);
        passages.free = passages.free.or(opened);
        passages.asked = passages.asked.without(opened).without(self.refused);
        passages
    }

    /// The same without what cards and answers of this turn have changed: for a player who flees. [GR-SEA-11]
    #[inline]
    pub(crate) fn bare_passages(&self, seat: Seat) -> Passages {
        let mut passages = Passages::default();
        let anybody = self.afloat.into_iter().fold(SeaSet::EMPTY, SeaSet::or);
        for sea in anybody.iter() {
            let ships = self.ships[sea.index()];
            let own = ships[seat.index()];
            let silent = ships.iter().sum::<u8>() - own;
            passages.add(sea, Votes { allow: own, refuse: 0, silent });
        }
        passages
    }

    /// Why a territory can't be reached: because it is too far, or because a sea on the only way was refused in this
    /// turn. [GR-SEA-09]
    pub(crate) fn out_of_reach(
        &self,
        seat: Seat,
        from: Territory,
        to: Territory,
        rule: &'static str,
    ) -> Refusal {
        let with_refused = self.passages(seat).all().or(self.refused);
        let coasts = self.edition().coasts[from.index()].or(self.edition().coasts[to.index()]);
        match self.refused.and(coasts).iter().next() {
            Some(sea) if self.by_sea(from, with_refused).contains(to) => Refusal::SeaClosed { sea },
            _ => Refusal::OutOfReach { zone: to.zone(), rule: RuleId(rule) },
        }
    }

    /// GR-SEA-08: the rivals are asked for a sea, for troops of `owner`.
    pub(crate) fn begin_vote(&mut self, owner: Seat, sea: Sea, witness: &mut impl Witness<Happening>) {
        let ships = |seat: Seat| self.ships_of(seat, sea);
        let silent: SeatSet = self.others_after(owner).filter(|&rival| ships(rival) > 0).collect();
        self.vote = Some(Vote { sea, allow: ships(owner), refuse: 0, silent });
        witness.tell(|| Happening::SeaAsked { seat: owner, sea });
        self.next_question(owner, witness);
    }

    /// The owner of the troops that are to be carried.
    pub(crate) fn carried_player(&self) -> Seat {
        match &self.combat {
            Some(combat) => combat.defender.seat().expect("only a player flees by sea"),
            None => self.active,
        }
    }

    pub(crate) fn answer(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happening>) {
        let consents = choice == Choice::Consent;
        let mut vote = self.vote.expect("a sea is asked for");
        let ships = self.ships_of(seat, vote.sea);
        vote.answer(seat, consents, ships);
        self.vote = Some(vote);
        let sea = vote.sea;
        witness.tell(|| {
            if consents {
                Happening::Consented { seat, sea, ships }
            } else {
                Happening::Refused { seat, sea, ships }
            }
        });
        self.next_question(self.carried_player(), witness);
    }

    /// The next rival whose answer can change the result. [GR-SEA-08]
    pub(crate) fn next_asked(&self, owner: Seat, vote: Vote) -> Option<Seat> {
        vote.next_asked(self.others_after(owner), |seat| self.ships_of(seat, vote.sea))
    }

    /// The next rival whose answer can change the result, or the result. [GR-SEA-08]
    fn next_question(&mut self, owner: Seat, witness: &mut impl Witness<Happening>) {
        let vote = self.vote.expect("a sea is asked for");
        if let Some(rival) = self.next_asked(owner, vote) {
            return self.ask(rival, Phase::Vote);
        }
        // Nobody's answer matters any more; whoever was not asked counts as refusing.
        let ships = |seat: Seat| self.ships_of(seat, vote.sea);
        let (sea, open, Votes { allow, refuse, silent }) = (vote.sea, vote.is_open(ships), vote.votes(ships));
        let refuse = refuse + silent;
        self.vote = None;
        witness.tell(|| {
            let (seat, rule) = (owner, RuleId(if allow == refuse { "GR-SEA-06" } else { "GR-SEA-05" }));
            if open {
                Happening::SeaOpen { seat, sea, allow, refuse, rule }
            } else {
                Happening::SeaClosed { seat, sea, allow, refuse }
            }
        });
        if self.combat.is_some() {
            self.flight_sea_decided(sea, open, witness);
        } else if open {
            self.act_mut().asks.remove(sea);
            self.go(witness);
        } else {
            // GR-SEA-09, GR-ATK-10: the action is not used up and is named anew.
            self.refused.insert(sea);
            self.act = None;
            self.name_anew();
        }
    }
}
