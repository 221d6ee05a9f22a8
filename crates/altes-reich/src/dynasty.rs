//! Dynasty: cards of the event's colour are lifted on the first symbol. [AR-49 to AR-54]

use crate::{criteria::Contenders, position::Position};

impl Position {
    /// The cards on the table whose colour equals that of the current event, whoever played them (AR-51).
    /// Grey is not a dynasty (AR-52). It is the place of the symbol that counts, so this holds after an
    /// Elector swap too (AR-54); on the second and third symbol a lifted card counts as printed (AR-53).
    #[inline]
    pub(crate) fn of_the_dynasty(&self) -> Contenders {
        let event = self.edition().event(self.event.expect("a round has an event"));
        let Some(colour) = event.dynasty else { return Contenders::NONE };
        let mut lifted = Contenders::NONE;
        for (place, &card) in self.table[..usize::from(self.laid)].iter().enumerate() {
            if self.edition().monarch(card).dynasty == Some(colour) {
                lifted = lifted.or(Contenders::only(place));
            }
        }
        lifted
    }
}
