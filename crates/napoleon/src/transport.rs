//! Sea transport: who has a say, who is asked, and what follows from the answers. [NA-SEA]

use empires::passage::{Passages, Vote, Votes};
use table::{Seat, SeatSet, Witness};

use crate::{
    happening::Happening,
    position::{Phase, Position},
    zones::Sea,
};

impl Position {
    /// NA-SEA-02, NA-SEA-05, NA-SEA-13: the seas that the active player could use now.
    #[inline]
    pub(crate) fn passages(&self, seat: Seat) -> Passages {
        let mut passages = self.bare_passages(seat);
        passages.asked = passages.asked.without(self.refused);
        passages
    }

    /// The same without the answers of this turn: for a player who flees.
    #[inline]
    pub(crate) fn bare_passages(&self, seat: Seat) -> Passages {
        let mut passages = Passages::default();
        for sea in self.afloat[seat.index()].iter() {
            let own = self.ships_of(seat, sea);
            let rivals = self.ships[sea.index()].iter().map(|ships| ships.len()).sum::<u8>() - own;
            let votes = if self.options.passage_refused {
                Votes { allow: own, refuse: rivals, silent: 0 }
            } else {
                Votes { allow: own, refuse: 0, silent: rivals }
            };
            passages.add(sea, votes);
        }
        passages
    }

    /// NA-SEA-06: the rivals are asked for a sea, for troops of `owner`.
    pub(crate) fn begin_vote(&mut self, owner: Seat, sea: Sea, witness: &mut impl Witness<Happening>) {
        let silent: SeatSet = self.crews(sea).without(owner);
        self.vote = Some(Vote { sea, allow: self.ships_of(owner, sea), refuse: 0, silent });
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

    pub(crate) fn answer(&mut self, seat: Seat, consents: bool, witness: &mut impl Witness<Happening>) {
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

    /// The next rival whose answer can change the result. [NA-SEA-06]
    pub(crate) fn next_asked(&self, owner: Seat, vote: Vote) -> Option<Seat> {
        vote.next_asked(self.others_after(owner), |seat| self.ships_of(seat, vote.sea))
    }

    /// The next rival whose answer can change the result, or the result.
    fn next_question(&mut self, owner: Seat, witness: &mut impl Witness<Happening>) {
        let vote = self.vote.expect("a sea is asked for");
        if let Some(rival) = self.next_asked(owner, vote) {
            return self.ask(rival, Phase::Vote);
        }
        // Nobody's answer matters any more: the sea is as open as if all the others refused. Whoever was not asked
        // is told neither as allowing nor as refusing.
        let ships = |seat: Seat| self.ships_of(seat, vote.sea);
        let (sea, open, Votes { allow, refuse, .. }) = (vote.sea, vote.is_open(ships), vote.votes(ships));
        self.vote = None;
        witness.tell(|| {
            if open {
                Happening::SeaOpen { seat: owner, sea, allow, refuse }
            } else {
                Happening::SeaClosed { seat: owner, sea, allow, refuse }
            }
        });
        if self.combat.is_some() {
            self.flight_sea_decided(sea, open, witness);
        } else if open {
            self.act_mut().asks.remove(sea);
            self.go(witness);
        } else {
            // NA-SEA-13, NA-CARD-09: the action is not used up and is named anew.
            self.refused.insert(sea);
            self.act = None;
            self.name_anew(witness);
        }
    }
}
