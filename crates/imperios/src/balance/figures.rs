//! What the games of a row have in common, in figures.

use std::collections::BTreeMap;

use bots::{CERTAINTY, Count, Course, Ending, Mean, VICTORY};
use serde::Serialize;

use super::rows::Row;

/// The shares of the fair share between which a side should win.
pub(crate) const SIDES: (f64, f64) = (0.70, 1.40);
/// The same for a seat, whose place in the order of play should not matter.
pub(crate) const SEATS: (f64, f64) = (0.85, 1.15);
/// What a player takes for a decision, in seconds: live, with friends, who know the rules.
pub(crate) const SECONDS: f64 = 15.0;

/// The figures of a row.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Figures {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) scenario: Option<String>,
    pub(crate) players: usize,
    pub(crate) games: u64,
    /// By seat, in the order of play.
    pub(crate) seats: Vec<Share>,
    /// By what the seats played; empty where seats are alike.
    pub(crate) sides: Vec<Share>,
    /// Victories that were shared.
    pub(crate) shared: u64,
    /// How games ended.
    pub(crate) endings: BTreeMap<Ending, u64>,
    /// In which round they ended, and how many of those at once.
    pub(crate) rounds: BTreeMap<u8, Ended>,
    /// What players decided in a game: whole plans.
    pub(crate) decisions: Mean,
    /// The words they said for it.
    pub(crate) words: Mean,
    /// How long people would take, at [`SECONDS`] a decision.
    pub(crate) minutes: Mean,
    /// How often somebody else took the lead.
    pub(crate) leads: Mean,
    /// How much of who won is explained by what chance gave them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) luck: Option<Luck>,
    /// Cards, units and zones that no log of these games names, as kind and id.
    pub(crate) never: Vec<(String, String)>,
}

/// How often a seat or a side won.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Share {
    /// The id of the side; empty for a seat.
    pub(crate) side: String,
    /// Victories as a multiple of the fair share.
    pub(crate) of_fair: Mean,
    /// Its mean score.
    pub(crate) score: Mean,
    /// In how many games it was out before the end.
    pub(crate) out: u64,
    /// In which round that was, on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) out_in_round: Option<f64>,
    /// Whether it lies outside the band in which all should lie.
    pub(crate) outside: bool,
}

/// How many games ended in a round.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub(crate) struct Ended {
    pub(crate) games: u64,
    pub(crate) at_once: u64,
}

/// Luck against skill.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Luck {
    /// In how many games it was looked at.
    pub(crate) games: u64,
    /// The share of the differences in victory that goes with what chance gave: the square of the correlation.
    pub(crate) explains: f64,
    /// How far a seat's luck lies from nothing, on average, in chances of victory.
    pub(crate) swing: f64,
}

/// What is counted of a seat or a side.
#[derive(Clone, Copy, Default)]
struct Tallied {
    wins: Count,
    scores: Count,
    out: u64,
    out_rounds: u64,
}

impl Tallied {
    fn share(self, side: &str, players: usize, band: (f64, f64)) -> Share {
        let Mean { mean, margin } = self.wins.mean(VICTORY as f64 / players as f64);
        Share {
            side: side.to_owned(),
            of_fair: Mean { mean, margin },
            score: self.scores.mean(1.0),
            out: self.out,
            out_in_round: (self.out > 0).then(|| self.out_rounds as f64 / self.out as f64),
            outside: mean < band.0 || mean > band.1,
        }
    }
}

/// The figures of these games. `things` are the kinds and ids of all that a log could name.
pub(crate) fn figures<'a>(
    row: &Row,
    courses: impl Iterator<Item = (u64, &'a Course)>,
    things: &[(String, String)],
) -> Figures {
    let mut seats = vec![Tallied::default(); row.players];
    let mut sides: BTreeMap<String, Tallied> = BTreeMap::new();
    let (mut endings, mut rounds) = (BTreeMap::new(), BTreeMap::<u8, Ended>::new());
    let (mut decisions, mut words, mut leads) = (Count::default(), Count::default(), Count::default());
    let (mut games, mut shared) = (0, 0);
    let mut named = vec![false; things.len()];
    let mut luck = Correlation::default();
    for (_, course) in courses {
        games += 1;
        shared += u64::from(course.shares.iter().filter(|&&share| share > 0).count() > 1);
        *endings.entry(course.ending).or_default() += 1;
        let ended = rounds.entry(course.round).or_default();
        ended.games += 1;
        ended.at_once += u64::from(course.ending != Ending::Counted);
        decisions.add(course.decisions.into());
        words.add(course.words.into());
        leads.add(course.leads.into());
        for (index, seat) in seats.iter_mut().enumerate() {
            let side = course.sides.get(index).map(|side| sides.entry(side.clone()).or_default());
            for tallied in std::iter::once(seat).chain(side) {
                tallied.wins.add(course.shares[index]);
                tallied.scores.add(course.scores[index]);
                tallied.out += u64::from(course.out[index] > 0);
                tallied.out_rounds += u64::from(course.out[index]);
            }
        }
        for &thing in &course.named {
            if let Some(named) = named.get_mut(usize::from(thing)) {
                *named = true;
            }
        }
        if let Some(given) = &course.luck {
            luck.add(given, &course.shares);
        }
    }
    let never = things.iter().zip(named).filter(|&(_, named)| !named).map(|(thing, _)| thing.clone());
    let seconds = decisions.mean(1.0);
    Figures {
        scenario: row.scenario.clone(),
        players: row.players,
        games,
        seats: seats.into_iter().map(|seat| seat.share("", row.players, SEATS)).collect(),
        sides: sides.into_iter().map(|(side, tallied)| tallied.share(&side, row.players, SIDES)).collect(),
        shared,
        endings,
        rounds,
        decisions: seconds,
        words: words.mean(1.0),
        minutes: Mean { mean: seconds.mean * SECONDS / 60.0, margin: seconds.margin * SECONDS / 60.0 },
        leads: leads.mean(1.0),
        luck: luck.told(),
        never: if games > 0 { never.collect() } else { Vec::new() },
    }
}

/// How luck and victory go together: sums of whole numbers, so that the order of the games does not matter.
#[derive(Default)]
struct Correlation {
    games: u64,
    n: i128,
    luck: i128,
    share: i128,
    luck_squared: i128,
    share_squared: i128,
    product: i128,
    swing: i128,
}

impl Correlation {
    fn add(&mut self, luck: &[i64], shares: &[i64]) {
        self.games += 1;
        for (&luck, &share) in luck.iter().zip(shares) {
            let (luck, share) = (i128::from(luck), i128::from(share));
            self.n += 1;
            self.luck += luck;
            self.share += share;
            self.luck_squared += luck * luck;
            self.share_squared += share * share;
            self.product += luck * share;
            self.swing += luck.abs();
        }
    }

    fn told(&self) -> Option<Luck> {
        let spread = |sum: i128, squared: i128| (self.n * squared - sum * sum) as f64;
        let (of_luck, of_share) =
            (spread(self.luck, self.luck_squared), spread(self.share, self.share_squared));
        let together = (self.n * self.product - self.luck * self.share) as f64;
        (self.games > 0).then(|| Luck {
            games: self.games,
            explains: if of_luck * of_share > 0.0 { together * together / (of_luck * of_share) } else { 0.0 },
            swing: self.swing as f64 / self.n as f64 / f64::from(CERTAINTY),
        })
    }
}

/// How far the shares of a row lie outside the band, as squares of logarithms: nothing if all is well. A share within
/// its band counts nothing, whoever never wins as if it won a twentieth of its share.
pub(crate) fn misfit(figures: &Figures) -> f64 {
    let beyond = |mean: f64, (least, most): (f64, f64)| {
        let mean = mean.max(0.05);
        let far = if mean < least { (least / mean).ln() } else { (mean / most).max(1.0).ln() };
        far * far
    };
    let sides = figures.sides.iter().map(|share| beyond(share.of_fair.mean, SIDES));
    let seats = figures.seats.iter().map(|share| beyond(share.of_fair.mean, SEATS));
    sides.chain(seats).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Agreed;

    fn row() -> Row {
        Row { scenario: Some("duel".into()), players: 2, agreed: Agreed::new() }
    }

    fn course(winner: usize, round: u8) -> Course {
        let mut shares = vec![0, 0];
        shares[winner] = VICTORY;
        Course {
            shares,
            scores: vec![3, 1],
            sides: vec!["blue".into(), "red".into()],
            ending: if round < 10 { Ending::AtOnce } else { Ending::Counted },
            round,
            words: 40,
            decisions: 12,
            leads: 1,
            out: vec![0, if winner == 0 { round } else { 0 }],
            named: vec![0],
            luck: Some(if winner == 0 { vec![300_000, -300_000] } else { vec![-100_000, 100_000] }),
        }
    }

    #[test]
    fn shares_are_multiples_of_what_would_be_fair_and_told_if_they_are_outside() {
        let games = [course(0, 4), course(0, 10), course(0, 10), course(1, 10)];
        let things = [("unit".to_owned(), "light".to_owned()), ("unit".to_owned(), "heavy".to_owned())];
        let figures = figures(&row(), (1..).zip(&games), &things);
        assert_eq!(figures.games, 4);
        let blue = &figures.sides[0];
        assert_eq!((blue.side.as_str(), blue.of_fair.mean, blue.outside), ("blue", 1.5, true));
        let red = &figures.sides[1];
        assert_eq!((red.of_fair.mean, red.out, red.out_in_round), (0.5, 3, Some(8.0)));
        assert_eq!(figures.rounds[&4].at_once, 1);
        assert_eq!((figures.rounds[&10].games, figures.rounds[&10].at_once), (3, 0));
        assert_eq!(figures.never, [("unit".to_owned(), "heavy".to_owned())]);
        assert_eq!(figures.minutes.mean.to_bits(), (12.0 * SECONDS / 60.0).to_bits());
        assert!(misfit(&figures) > 0.0);
    }

    #[test]
    fn luck_that_decides_every_game_explains_most_of_it() {
        let games = [course(0, 10), course(1, 10)];
        let figures = figures(&row(), (1..).zip(&games), &[]);
        let luck = figures.luck.expect("it was told");
        assert_eq!(luck.games, 2);
        assert!(luck.explains > 0.7 && luck.explains <= 1.0, "{luck:?}");
        assert!((luck.swing - 0.2).abs() < 1e-9, "{luck:?}");
        assert!(misfit(&figures) < 1e-12, "one victory each is fair");
    }
}
