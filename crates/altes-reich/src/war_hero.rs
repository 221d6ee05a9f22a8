//! War hero: the person of an event with crossed swords. [AR-55 to AR-62]

use table::Witness;

use crate::{criteria::Contenders, edition::Swords, happening::Happening, position::Position};

impl Position {
    /// AR-55: the hero's place on the table; none without swords of this colour, or if the card was not
    /// played or was declared as Elector.
    fn hero(&self, swords: Swords) -> Contenders {
        let event = self.edition().event(self.event.expect("a round has an event"));
        if event.swords == Some(swords) { self.place_on_table(event.person) } else { Contenders::NONE }
    }

    /// AR-60: with this option the hero of a red event is not compared at all.
    pub(crate) fn hero_left_out(&self, witness: &mut impl Witness<Happening>) -> Contenders {
        if !self.options.red_hero_always_loses {
            return Contenders::NONE;
        }
        let hero = self.hero(Swords::Red);
        if !hero.is_none() {
            witness.tell(|| Happening::HeroLeftOut { card: self.table[hero.earliest()] });
        }
        hero
    }

    /// AR-58: two or more are left after the first symbol, so the red hero among them is out. A lone
    /// contender has won before this is asked (AR-59); a hero that is no contender is not affected (AR-61).
    pub(crate) fn hero_of_defeat(
        &self,
        contenders: Contenders,
        witness: &mut impl Witness<Happening>,
    ) -> Contenders {
        let hero = self.hero(Swords::Red).and(contenders);
        if !hero.is_none() {
            witness.tell(|| Happening::HeroBeaten { card: self.table[hero.earliest()] });
        }
        hero
    }

    /// AR-56: the black hero among the contenders that are not best on the second symbol is level with them. It
    /// only lifts (AR-57), and the places of the symbols are those after an Elector swap (AR-62).
    pub(crate) fn hero_of_victory(
        &self,
        beaten: Contenders,
        witness: &mut impl Witness<Happening>,
    ) -> Contenders {
        let hero = self.hero(Swords::Black).and(beaten);
        if !hero.is_none() {
            witness.tell(|| Happening::HeroLifted { card: self.table[hero.earliest()] });
        }
        hero
    }
}
