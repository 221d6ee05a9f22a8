//! Being away: when a bot may play for somebody who does not look at the table any more, at another's wish, and which.
//! It counts on live clocks only. Whoever has days for a choice may be away for days.

use bots::{DEFAULT_LEVEL, LEVELS};
use table::{Arg, Seat};

use crate::{
    clock::{Moment, TimeControl},
    deed::{Absence, Deed},
    problem::{Problem, Result},
    sitting::Sitting,
};

/// Minutes after which a player counts as away, where nothing else was agreed.
const USUAL: u16 = 5;
/// The most that can be agreed on.
const LONGEST: u16 = 120;
const MINUTE: Moment = 60_000;

/// What is agreed about being away when a table is opened: nothing where no live clock runs.
pub(crate) fn agree(time: TimeControl, minutes: Option<u16>) -> Result<Option<u16>> {
    if minutes.is_some_and(|minutes| minutes > LONGEST) {
        return Err(Problem::bad("server-away-out-of-bounds").with("most", i64::from(LONGEST)));
    }
    let counts = matches!(time, TimeControl::Live { .. });
    Ok(counts.then(|| minutes.unwrap_or(USUAL)))
}

impl Sitting {
    /// Minutes after which a player who is away may be replaced; none where nobody ever is.
    pub(crate) fn away_after(&self) -> Option<u16> {
        let counts = matches!(self.opening.time, TimeControl::Live { .. });
        counts.then(|| self.opening.away_after.unwrap_or(USUAL)).filter(|&minutes| minutes > 0)
    }

    /// Lets a bot play for somebody else, who has been gone for so long; none for whoever looks at the table.
    pub(crate) fn replace(&mut self, seat: Seat, bot: Option<String>, gone: Option<Moment>) -> Result<Deed> {
        self.seat(seat)?;
        let Some(minutes) = self.away_after() else {
            let live = matches!(self.opening.time, TimeControl::Live { .. });
            return Err(Problem::conflict(if live { "server-away-never" } else { "server-away-no-clock" }));
        };
        if gone.is_none_or(|gone| gone < i64::from(minutes) * MINUTE) {
            return Err(Problem::conflict("server-not-away").with("minutes", i64::from(minutes)));
        }
        if bot.as_deref().is_some_and(|bot| !is_worthy(bot)) {
            let worthy = LEVELS.iter().filter(|level| is_worthy(level)).copied().collect::<Vec<_>>();
            return Err(Problem::bad("server-bot-too-weak").with("known", Arg::Text(worthy.join(", "))));
        }
        self.take_over(seat, bot, Absence::Away)
    }
}

/// Whether a bot plays as well as the one that sits down for people, in whatever style.
fn is_worthy(bot: &str) -> bool {
    let place = |level: &str| LEVELS.iter().position(|known| *known == level);
    let level = bot.split_once('-').map_or(bot, |(level, _)| level);
    place(level) >= place(DEFAULT_LEVEL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        deed::Opening,
        store::{GameId, PersonId},
    };

    #[test]
    fn a_knight_at_least_sits_down_for_somebody_else() {
        for worthy in ["knight", "knight-builder", "marshal", "emperor"] {
            assert!(is_worthy(worthy), "{worthy}");
        }
        for weak in ["page", "squire-builder", "random", "greedy", "nobody", ""] {
            assert!(!is_worthy(weak), "{weak}");
        }
    }

    /// A game of two people under way.
    fn running(time: TimeControl, away_after: Option<u16>) -> Sitting {
        use altes_reich::{Position, TEXTS, edition::BUILT_IN};
        let games = manifest::Games::new().with(manifest::Manifest::of::<Position>(BUILT_IN, TEXTS));
        let manifest = std::sync::Arc::clone(games.find("altes-reich").unwrap());
        let options = manifest.game.agree(&"players=2".parse().unwrap()).unwrap();
        let opening = serde_json::json!({
            "game": "altes-reich", "edition": "imperios", "hash": manifest.game.hash().to_string(),
            "options": options.to_string(), "host": PersonId::fresh(), "chairs": [{"kind": "open"}, {"kind": "open"}],
            "time": time, "on_time_out": "bot", "commitment": "", "parent": null,
        });
        let mut opening: Opening = serde_json::from_value(opening).unwrap();
        opening.away_after = away_after;
        let mut sitting =
            Sitting::opened(GameId::fresh(), &games, manifest, "1806".parse().unwrap(), opening, 0);
        for (seat, name) in [(ANNA, "Anna"), (BERT, "Bert")] {
            let deed = Deed::Sat { seat, person: PersonId::fresh(), name: name.parse().unwrap() };
            sitting.enter(&deed, 0, None);
        }
        let started = sitting.start().unwrap();
        sitting.enter(&started, 0, None);
        sitting
    }

    const ANNA: Seat = Seat::new(0);
    const BERT: Seat = Seat::new(1);
    const LIVE: TimeControl = TimeControl::Live { minutes: 30, increment: 0 };

    #[test]
    fn whoever_is_away_for_as_long_as_was_agreed_is_replaced_and_comes_back() {
        // A table that was opened before anything could be agreed on waits five minutes like any other.
        for (agreed, minutes) in [(None, 5), (Some(2), 2)] {
            let mut sitting = running(LIVE, agreed);
            assert!(sitting.replace(BERT, None, None).is_err(), "he looks on");
            assert!(sitting.replace(BERT, None, Some(minutes * MINUTE - 1)).is_err(), "a moment too early");
            assert!(sitting.replace(BERT, Some("page".to_owned()), Some(minutes * MINUTE)).is_err());
            let deed = sitting.replace(BERT, None, Some(minutes * MINUTE)).unwrap();
            let expected = Deed::TakenOver { seat: BERT, bot: "knight".to_owned(), reason: Absence::Away };
            assert_eq!(deed, expected);
            sitting.enter(&deed, 0, None);
            let back = sitting.give_back(BERT).unwrap();
            sitting.enter(&back, 0, None);
            assert_eq!(sitting.at(BERT).bot, None);
        }
    }

    #[test]
    fn whoever_has_days_is_waited_for_however_long_they_are_away() {
        let month = Some(30 * 24 * 60 * MINUTE);
        for (time, agreed) in
            [(TimeControl::Days { days: 3 }, None), (TimeControl::None, Some(2)), (LIVE, Some(0))]
        {
            let refused = running(time, agreed).replace(BERT, None, month);
            assert!(refused.is_err(), "{time:?} {agreed:?}");
        }
    }

    #[test]
    fn being_away_is_agreed_on_where_a_live_clock_runs_and_nowhere_else() {
        let live = TimeControl::Live { minutes: 30, increment: 0 };
        assert_eq!(agree(live, None).unwrap(), Some(5));
        assert_eq!(agree(live, Some(0)).unwrap(), Some(0), "never");
        assert_eq!(agree(TimeControl::Days { days: 3 }, Some(2)).unwrap(), None);
        assert_eq!(agree(TimeControl::None, None).unwrap(), None);
        assert!(agree(live, Some(121)).is_err());
    }
}
