//! Seasons: the quarters of the calendar, in UTC.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A quarter of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Season {
    /// The year.
    pub year: u16,
    /// 1 to 4.
    pub quarter: u8,
}

/// A text that is no season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a season is written 2026-4: a year and a quarter")]
pub struct NoSeason;

impl Season {
    /// The season of a moment, in milliseconds since 1970.
    pub fn of(milliseconds: i64) -> Self {
        // Years that begin in March end with the odd day; 400 of them have 146,097 days.
        let days = milliseconds.div_euclid(86_400_000) + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = era * 400 + year + i64::from(month <= 2);
        Self { year: year.clamp(1, 9999) as u16, quarter: ((month - 1) / 3 + 1) as u8 }
    }

    /// A number by which seasons are kept, in their order: 20264.
    pub fn number(self) -> i64 {
        i64::from(self.year) * 10 + i64::from(self.quarter)
    }

    /// The season with this number.
    pub fn numbered(number: i64) -> Option<Self> {
        let (year, quarter) = (u16::try_from(number / 10).ok()?, u8::try_from(number % 10).ok()?);
        ((1..=9999).contains(&year) && (1..=4).contains(&quarter)).then_some(Self { year, quarter })
    }

    /// How many seasons lie between the beginning of this one and that of another; 0 for an earlier one.
    pub fn until(self, later: Self) -> u32 {
        let count = |season: Self| u32::from(season.year) * 4 + u32::from(season.quarter);
        count(later).saturating_sub(count(self))
    }
}

impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.year, self.quarter)
    }
}

impl FromStr for Season {
    type Err = NoSeason;

    fn from_str(text: &str) -> Result<Self, NoSeason> {
        let (year, quarter) = text.split_once('-').ok_or(NoSeason)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| NoSeason);
        let season = Self::numbered(i64::from(number(year)?) * 10 + i64::from(number(quarter)?.min(9)));
        season.filter(|season| season.to_string() == text).ok_or(NoSeason)
    }
}

impl TryFrom<String> for Season {
    type Error = NoSeason;

    fn try_from(text: String) -> Result<Self, NoSeason> {
        text.parse()
    }
}

impl From<Season> for String {
    fn from(season: Season) -> Self {
        season.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_a_quarter_of_the_calendar() {
        for (milliseconds, season) in [
            (0, "1970-1"),
            (1_772_323_199_999, "2026-1"),
            (1_774_999_999_999, "2026-1"),
            (1_775_001_600_000, "2026-2"),
            (1_790_812_799_999, "2026-3"),
            (1_790_812_800_000, "2026-4"),
            (1_798_761_599_999, "2026-4"),
            (1_798_761_600_000, "2027-1"),
            (-1, "1969-4"),
        ] {
            assert_eq!(Season::of(milliseconds).to_string(), season, "{milliseconds}");
        }
    }

    #[test]
    fn seasons_are_read_as_they_are_written() {
        let season = Season { year: 2026, quarter: 4 };
        assert_eq!("2026-4".parse(), Ok(season));
        assert_eq!(Season::numbered(season.number()), Some(season));
        for bad in ["", "2026", "2026-5", "2026-0", "02026-4", "2026-04", "2026-14", "-1", "x-1"] {
            assert_eq!(bad.parse::<Season>(), Err(NoSeason), "{bad}");
        }
        assert_eq!((season.until(season), season.until(Season { year: 2028, quarter: 1 })), (0, 5));
        assert_eq!(season.until(Season { year: 2026, quarter: 1 }), 0);
    }
}
