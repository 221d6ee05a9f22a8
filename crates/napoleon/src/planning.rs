//! What the words of an action name, for whoever wants to know what units could do before saying any of them.

use empires::{
    foresight::Foreseeable as _,
    plans::{Planned, Role, Underway},
};
use table::{Arg, Forecast, RivalPlays, Rules as _, Seat};

use crate::{
    position::{Phase, Position, Verb},
    words::Choice,
    zones::Zone,
};

impl Planned for Position {
    fn role(&self, choice: Choice) -> Role<Choice> {
        match (self.phase, choice) {
            (Phase::Actions, Choice::Move | Choice::Attack | Choice::Swap) => Role::Action,
            (Phase::Actions, Choice::Enter(unit, city)) => match self.gate(city) {
                Some((_, around)) => Role::Free(around.zone(), Choice::With(unit), city),
                None => Role::Other,
            },
            (Phase::Actions, Choice::Leave(zone)) => match self.gate(zone) {
                Some((city, around)) => match self.troops[city.index()].units().next() {
                    Some(unit) => Role::Free(zone, Choice::With(unit), around.zone()),
                    None => Role::Other,
                },
                None => Role::Other,
            },
            (Phase::From, Choice::From(zone)) => Role::From(zone),
            (Phase::With, Choice::With(_)) => Role::Unit,
            (Phase::Target | Phase::To, Choice::To(zone)) => Role::To(zone),
            (Phase::Against | Phase::Way | Phase::Via | Phase::For, _) => Role::Way,
            (Phase::With, Choice::Go) => Role::Go,
            _ => Role::Other,
        }
    }

    fn underway(&self) -> Option<Underway> {
        match (self.phase, self.act) {
            (Phase::Actions, _) => Some(Underway::default()),
            (_, Some(act)) if act.unit.is_some() || act.verb == Verb::Storm => None,
            (
                Phase::From | Phase::Target | Phase::Against | Phase::Way | Phase::Via | Phase::With,
                Some(act),
            ) => {
                let to = act.to.filter(|_| act.verb == Verb::Attack);
                Some(Underway { action: Some(act.verb.keyword()), from: act.from, to })
            }
            _ => None,
        }
    }

    fn zone_arg(&self, zone: Zone) -> Arg {
        self.zone_thing(zone).into()
    }

    fn zone_with(&self, id: &str) -> Option<Zone> {
        match self.read_word(&format!("from {id}")) {
            Ok(Choice::From(zone)) => Some(zone),
            _ => None,
        }
    }

    fn foreseen(&self, seat: Seat) -> Option<Forecast> {
        let attacks = self.act.is_some_and(|act| act.verb == Verb::Attack);
        attacks.then(|| self.forecast_after(seat, Choice::Go, RivalPlays::Any)).flatten()
    }
}
