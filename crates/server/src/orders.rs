//! What somebody wants done at a table: limited, counted, and handed to its host.

use metrics::{counter, histogram};
use tokio::time::Instant;

use crate::{
    app::App,
    host::{Answer, Doer, Way},
    people::Caller,
    problem::{Problem, Result},
    protocol::{Command, Order},
    store::{GameId, Invitation},
};

/// Keys are short and plain.
pub(crate) fn check_key(key: &str) -> Result<()> {
    let fits = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if fits { Ok(()) } else { Err(Problem::bad("server-bad-key")) }
}

impl App {
    /// Carries out a command of whoever may give it.
    pub(crate) async fn carry_out(&self, id: &GameId, caller: &Caller, command: Command, way: Way) -> Answer {
        let begun = Instant::now();
        let answer = self.try_to_carry_out(id, caller, command, way).await;
        let result = if answer.is_ok() { "done" } else { "refused" };
        counter!("imperios_commands_total", "result" => result).increment(1);
        histogram!("imperios_command_seconds").record(begun.elapsed());
        answer
    }

    async fn try_to_carry_out(&self, id: &GameId, caller: &Caller, command: Command, way: Way) -> Answer {
        check_key(&command.key)?;
        let invited = match &command.order {
            Order::Sit { invitation: Some(shown), .. } => Some(self.invited_seat(id, shown).await?),
            // Whoever was asked by name needs no link.
            Order::Sit { invitation: None, .. } => match command.seat {
                Some(seat) => {
                    let asked = self.store.asked_to_sit(id, &caller.id).await?;
                    Some(seat).filter(|seat| asked.contains(&(seat.number() as u8)))
                }
                None => None,
            },
            _ => None,
        };
        let by = Doer { person: caller.id.clone(), name: caller.name.clone(), invited };
        let answer = self.hall.carry_out(id, by, command, way).await?;
        if let Some(seat) = invited {
            // An invitation is for one person, once.
            let used = Invitation { game: id.clone(), seat: Some(seat.number() as u8) };
            self.store.revoke_invitations(&used).await?;
        }
        Ok(answer)
    }
}
