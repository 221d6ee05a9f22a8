//! The date of today.

use std::time::{SystemTime, UNIX_EPOCH};

/// The date of today, such as 2026-11-18 (UTC).
pub(crate) fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    date(days)
}

/// The date so many days after the first of January 1970.
fn date(days: u64) -> String {
    let (mut year, mut left) = (1970, days);
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    while left >= 365 + u64::from(leap(year)) {
        left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if left < days {
            break;
        }
        left -= days;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", left + 1)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_become_dates_over_leap_years_and_centuries() {
        let days = [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (20_775, "2026-11-18"),
        ];
        for (day, text) in days {
            assert_eq!(date(day), text);
        }
    }
}
