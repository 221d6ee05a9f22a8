//! Time to think: whose clock runs, how much is left, and when the next thing is due.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

/// A moment, in milliseconds since 1970.
pub(crate) type Moment = i64;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum TimeControl {
    /// As much as they like.
    #[default]
    None,
    /// So many minutes for the whole game, and so many seconds more for each choice.
    Live {
        /// 1 to 600.
        minutes: u16,
        /// 0 to 300.
        increment: u16,
    },
    /// So many days for each choice.
    Days {
        /// 1 to 30.
        days: u8,
    },
}

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

impl TimeControl {
    /// Whether the numbers are within their bounds.
    pub(crate) fn is_sensible(self) -> bool {
        match self {
            Self::None => true,
            Self::Live { minutes, increment } => (1..=600).contains(&minutes) && increment <= 300,
            Self::Days { days } => (1..=30).contains(&days),
        }
    }

    /// What each seat has at the start.
    fn whole(self) -> i64 {
        match self {
            Self::None => i64::MAX,
            Self::Live { minutes, .. } => i64::from(minutes) * 60 * SECOND,
            Self::Days { days } => i64::from(days) * DAY,
        }
    }
}

/// The clocks of a table. They run for the seats that are asked and not played by a bot, from one entry of
/// the journal to the next: the same journal gives the same times.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    control: TimeControl,
    left: BySeat<i64>,
    running: SeatSet,
    since: Moment,
}

impl Clocks {
    pub(crate) fn new(control: TimeControl) -> Self {
        Self { control, left: BySeat([control.whole(); Seat::MAX]), running: SeatSet::EMPTY, since: 0 }
    }

    /// Lets the time pass up to `now`, and from then on runs the clocks of these seats. `answered` has just
    /// made a choice, and whoever is asked something new has the time for a new choice.
    pub(crate) fn turn(&mut self, now: Moment, running: SeatSet, answered: Option<Seat>) {
        let spent = (now - self.since).max(0);
        for seat in self.running.iter() {
            self.left[seat] = self.left[seat].saturating_sub(spent);
        }
        self.since = self.since.max(now);
        match (self.control, answered) {
            (TimeControl::Live { increment, .. }, Some(seat)) if self.running.contains(seat) => {
                self.left[seat] = self.left[seat].saturating_add(i64::from(increment) * SECOND);
            }
            (TimeControl::Days { .. }, answered) => {
                let whole = self.control.whole();
                for seat in running.iter() {
                    if !self.running.contains(seat) || answered == Some(seat) {
                        self.left[seat] = whole;
                    }
                }
            }
            _ => {}
        }
        self.running = running;
    }

    /// Takes time out of the reckoning in which nobody could play.
    pub(crate) fn pardon(&mut self, milliseconds: i64) {
        for seat in self.running.iter() {
            self.left[seat] = self.left[seat].saturating_add(milliseconds);
        }
    }

    /// Gives a seat that comes back the time it began with, if it had none left.
    pub(crate) fn renew(&mut self, seat: Seat) {
        if self.left[seat] <= 0 {
            self.left[seat] = self.control.whole();
        }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    /// What the seat has left at a moment; nothing if there are no clocks.
    pub(crate) fn left(&self, seat: Seat, now: Moment) -> Option<i64> {
        if self.control == TimeControl::None {
            return None;
        }
        let spent = if self.running.contains(seat) { (now - self.since).max(0) } else { 0 };
        Some(self.left[seat].saturating_sub(spent).max(0))
    }

    /// Whether the clock of the seat runs.
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.running.contains(seat)
    }

    /// A seat whose time has run out.
    pub(crate) fn fallen(&self, now: Moment) -> Option<Seat> {
        self.running.iter().find(|&seat| self.left(seat, now) == Some(0))
    }

    /// A running seat of which so little is left that it should be reminded.
    pub(crate) fn pressed(&self, now: Moment) -> impl Iterator<Item = Seat> {
        let mark = self.reminder_mark();
        self.running.iter().filter(move |&seat| self.left(seat, now).is_some_and(|left| left <= mark))
    }

    /// When the next clock falls, or the next reminder is due to a seat that has not had one.
    pub(crate) fn next(&self, reminded: SeatSet) -> Option<Moment> {
        if self.control == TimeControl::None {
            return None;
        }
        let mark = self.reminder_mark();
        let due = |seat: Seat| {
            let fall = self.since.saturating_add(self.left[seat].max(0));
            if reminded.contains(seat) { fall } else { fall.saturating_sub(mark).max(self.since) }
        };
        self.running.iter().map(due).min()
    }

    /// A quarter of the time, but no more than a day.
    fn reminder_mark(&self) -> i64 {
        (self.control.whole() / 4).min(DAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BERT: Seat = Seat::new(1);

    fn only(seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    #[test]
    fn a_live_clock_runs_while_its_player_is_asked_and_gains_the_increment() {
        let mut clocks = Clocks::new(TimeControl::Live { minutes: 1, increment: 5 });
        clocks.turn(1_000, only(ANNA), None);
        assert_eq!(clocks.left(ANNA, 11_000), Some(50_000));
        clocks.turn(11_000, only(BERT), Some(ANNA));
        assert_eq!(clocks.left(ANNA, 99_000), Some(55_000), "it stands while Bert thinks");
        assert_eq!(clocks.fallen(70_999), None);
        assert_eq!(clocks.fallen(71_000), Some(BERT));
    }

    #[test]
    fn with_days_every_question_has_the_whole_time() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 2 });
        clocks.turn(0, only(ANNA), None);
        clocks.turn(DAY, only(ANNA), Some(ANNA));
        assert_eq!(clocks.left(ANNA, DAY), Some(2 * DAY));
        clocks.turn(2 * DAY, only(ANNA), None);
        assert_eq!(clocks.left(ANNA, 2 * DAY), Some(DAY), "somebody else's doing gives no time");
    }

    #[test]
    fn a_reminder_comes_once_before_the_flag_falls() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 2 });
        clocks.turn(0, only(ANNA), None);
        let reminder = clocks.next(SeatSet::EMPTY).unwrap();
        assert_eq!(reminder, 2 * DAY - DAY / 2);
        assert_eq!(clocks.pressed(reminder).collect::<Vec<_>>(), [ANNA]);
        assert_eq!(clocks.next(only(ANNA)), Some(2 * DAY));
    }

    #[test]
    fn time_in_which_nobody_could_play_is_not_counted() {
        let mut clocks = Clocks::new(TimeControl::Live { minutes: 1, increment: 0 });
        clocks.turn(0, only(ANNA), None);
        clocks.pardon(30_000);
        assert_eq!(clocks.left(ANNA, 40_000), Some(50_000));
    }

    #[test]
    fn without_clocks_nothing_is_ever_due() {
        let mut clocks = Clocks::new(TimeControl::None);
        clocks.turn(0, only(ANNA), None);
        assert_eq!(
            (clocks.next(SeatSet::EMPTY), clocks.left(ANNA, DAY), clocks.fallen(DAY)),
            (None, None, None)
        );
    }
}
