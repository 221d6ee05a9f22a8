//! Dynasty: cards of the event's colour are lifted on the first symbol. [AR-49 to AR-54]

use crate::{cards::Card, criteria::Contenders, position::Position};

impl Position {
    /// The cards on the table whose colour equals that of the current event, whoever played them (AR-51).
    /// Grey is not a dynasty (AR-52). It is the place of the symbol that counts, so this holds after an
    /// Elector swap too (AR-54); on the second and third symbol a lifted card counts as printed (AR-53).
    #[inline]
    pub(crate) fn of_the_dynasty(&self) -> Contenders {
        let ranks = self.edition().ranks(self.event.expect("a round has an event"));
        let laid = self.table[..usize::from(self.laid)].iter().enumerate();
        let lifted = |found, (place, card): (usize, &Card)| {
            found | u8::from(ranks[card.index()].of_the_dynasty) << place
        };
        Contenders(laid.fold(0, lifted))
    }
}
