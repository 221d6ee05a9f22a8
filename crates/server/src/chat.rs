//! What is said at a table.

use std::collections::HashMap;

use table::Seat;

use crate::{
    access::Access,
    app::App,
    host::Ask,
    now,
    people::Caller,
    problem::{Problem, Result},
    protocol::ChatLine,
    store::{GameId, NewChat, PersonId},
};

/// Lines that are read at a time.
const PAGE: u32 = 200;

impl App {
    /// What has been said after a line; to those who only pass by, nothing.
    pub(crate) async fn chat(&self, id: &GameId, caller: &Caller, after: u64) -> Result<Vec<ChatLine>> {
        let visit = self.visit(id, caller, |hosted| Ok((hosted.sitting.owners(), hosted.sitting.names())));
        let (access, (owners, names)) = visit.await?;
        if access == Access::Passer {
            return Ok(Vec::new());
        }
        let mut elsewhere: HashMap<PersonId, String> = HashMap::new();
        let mut lines = Vec::new();
        let unheard = self.store.unheard(&caller.id).await?;
        for line in self.store.chat(id, after, PAGE).await? {
            if unheard.contains(&line.person) {
                continue;
            }
            // Whoever has left a seat since does not speak for the next one there.
            let still =
                |number: &u8| owners.iter().any(|(seat, owner)| seat == number && *owner == line.person);
            let seat = line.seat.filter(still).and_then(|seat| Seat::numbered(seat.into()));
            let name = match (seat.and_then(|seat| names.get(seat.index())), elsewhere.get(&line.person)) {
                (Some(name), _) => name.as_str().to_owned(),
                (None, Some(name)) => name.clone(),
                (None, None) => {
                    let name =
                        self.store.person(&line.person).await?.map_or_else(String::new, |person| person.name);
                    elsewhere.insert(line.person, name.clone());
                    name
                }
            };
            lines.push(ChatLine { number: line.number, at: line.at, name, seat, text: line.line });
        }
        Ok(lines)
    }

    /// Says something at a table, if it is short and decent in number.
    pub(crate) async fn say(&self, id: &GameId, caller: &Caller, text: &str) -> Result<ChatLine> {
        let (person, known_as, grace) = (caller.id.clone(), caller.name.clone(), self.hall.grace());
        let seated = self.visit(id, caller, move |hosted| {
            let seat = hosted.sitting.seats_of(&person).lowest();
            let name = seat.map_or(known_as, |seat| hosted.sitting.names().swap_remove(seat.index()));
            let notices = hosted.of_chat(&person, name.as_str(), grace);
            Ok((seat, name, notices))
        });
        let (access, (seat, name, mut notices)) = seated.await?;
        if access == Access::Passer {
            return Err(Problem::forbidden("server-chat-inside"));
        }
        let text = text.trim();
        let plain = !text.chars().any(|c| c.is_control() && c != '\n');
        if text.is_empty() || text.chars().count() > 500 || !plain {
            return Err(Problem::bad("server-bad-chat"));
        }
        self.limits.chat(&caller.id)?;
        let at = now();
        let new = NewChat {
            game: id.clone(),
            person: caller.id.clone(),
            seat: seat.map(|seat| seat.number() as u8),
            at,
            line: text.to_owned(),
        };
        let number = self.store.add_chat(&new).await?;
        let line = ChatLine { number, at, name: name.as_str().to_owned(), seat, text: new.line };
        let deaf = self.store.deaf_to(&caller.id).await?;
        notices.retain(|notice| !deaf.contains(&notice.person));
        self.hall.ask(id, Ask::Chat { line: line.clone(), deaf }).await;
        self.store.add_notices(&notices).await?;
        Ok(line)
    }
}
