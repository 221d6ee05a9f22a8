//! What somebody does not want to be told, and quiet hours: when they want to be left alone, by the clock on their own wall.

use jiff::{Timestamp, ToSpan, civil::Time, tz::TimeZone};

use crate::{
    clock::Moment,
    store::{Occasion, Wishes},
};

/// Whether there is such a time zone.
pub(crate) fn knows_zone(name: &str) -> bool {
    name.len() <= 64 && TimeZone::get(name).is_ok()
}

/// Whether somebody does not want to be told of such things.
pub(super) fn mutes(wishes: &Wishes, kind: Occasion) -> bool {
    wishes.muted.split(',').any(|muted| muted == kind.as_str())
}

/// Whether somebody is not to be told of such things at a moment.
pub(crate) fn leaves_alone(wishes: &Wishes, kind: Occasion, now: Moment) -> bool {
    mutes(wishes, kind) || end_of_quiet(wishes, now).is_some()
}

/// When the quiet hours end that last at a moment; none if nobody is to be left alone then.
pub(super) fn end_of_quiet(wishes: &Wishes, now: Moment) -> Option<Moment> {
    let (from, till) = (time(wishes.quiet_from?)?, time(wishes.quiet_till?)?);
    let zone = TimeZone::get(&wishes.zone).unwrap_or(TimeZone::UTC);
    let here = Timestamp::from_millisecond(now).ok()?.to_zoned(zone);
    let clock = here.time();
    let over_midnight = from > till;
    let quiet = if over_midnight { clock >= from || clock < till } else { (from..till).contains(&clock) };
    if !quiet {
        return None;
    }
    let tomorrow = over_midnight && clock >= from;
    let day = if tomorrow { here.date().checked_add(1.day()).ok()? } else { here.date() };
    // Where the clock jumps over that time, it is the moment after the jump.
    let end = day.to_datetime(till).to_zoned(here.time_zone().clone()).ok()?;
    Some(end.timestamp().as_millisecond().max(now + 1))
}

fn time(minutes: i64) -> Option<Time> {
    Time::new((minutes / 60).try_into().ok()?, (minutes % 60).try_into().ok()?, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wishes(zone: &str, from: i64, till: i64) -> Wishes {
        Wishes {
            lang: "es".into(),
            zone: zone.into(),
            quiet_from: Some(from),
            quiet_till: Some(till),
            muted: String::new(),
            mail: None,
            mail_confirmed: false,
            mail_on: false,
            mail_every: 60,
            mailed_at: None,
        }
    }

    fn at(text: &str) -> Moment {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn the_night_is_quiet_by_the_clock_of_whoever_sleeps() {
        let madrid = wishes("Europe/Madrid", 22 * 60, 8 * 60);
        // In January Madrid is an hour ahead of Greenwich, in July two.
        assert_eq!(end_of_quiet(&madrid, at("2026-01-10T20:59:00Z")), None);
        assert_eq!(end_of_quiet(&madrid, at("2026-01-10T21:00:00Z")), Some(at("2026-01-11T07:00:00Z")));
        assert_eq!(end_of_quiet(&madrid, at("2026-01-11T06:59:59Z")), Some(at("2026-01-11T07:00:00Z")));
        assert_eq!(end_of_quiet(&madrid, at("2026-01-11T07:00:00Z")), None);
        assert_eq!(end_of_quiet(&madrid, at("2026-07-10T20:00:00Z")), Some(at("2026-07-11T06:00:00Z")));
    }

    #[test]
    fn quiet_hours_may_lie_within_a_day_and_across_a_change_of_the_clock() {
        let siesta = wishes("America/Argentina/Buenos_Aires", 13 * 60 + 30, 16 * 60);
        assert_eq!(end_of_quiet(&siesta, at("2026-05-01T17:00:00Z")), Some(at("2026-05-01T19:00:00Z")));
        assert_eq!(end_of_quiet(&siesta, at("2026-05-01T19:00:00Z")), None);
        // In the night to 29 March 2026 the clock jumps from two to three in Amsterdam.
        let night = wishes("Europe/Amsterdam", 23 * 60, 2 * 60 + 30);
        let end = end_of_quiet(&night, at("2026-03-28T23:30:00Z")).unwrap();
        assert!((at("2026-03-29T01:00:00Z")..=at("2026-03-29T01:30:00Z")).contains(&end));
    }

    #[test]
    fn who_has_named_no_hours_is_never_quiet() {
        let none = Wishes { quiet_from: None, ..wishes("Europe/Madrid", 0, 60) };
        assert_eq!(end_of_quiet(&none, at("2026-01-10T23:30:00Z")), None);
        assert_eq!(end_of_quiet(&wishes("UTC", 600, 600), at("2026-01-10T10:00:00Z")), None);
        assert!(knows_zone("Europe/Madrid") && knows_zone("UTC"));
        assert!(!knows_zone("Europe/Atlantis") && !knows_zone(""));
    }
}
