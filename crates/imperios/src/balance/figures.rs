//! What the games of a row have in common, in figures.

use std::collections::BTreeMap;

use bots::{CERTAINTY, Count, Course, Ending, Mean, VICTORY};
use serde::Serialize;

use super::rows::Row;

/// The shares of the fair share between which a side should win.
pub(crate) const SIDES: (f64, f64) = (0.70, 1.40);
/// The same for a place in the order of play, which should not matter. Only what lies outside with its whole interval is
/// due to the order.
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
    /// By place in the order of play, whoever is first by lot; empty where a scenario says who begins, and the order
    /// can't be told from the sides.
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
    /// How many of its victories came before the last round was over, as a share of them.
    pub(crate) early: f64,
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
    won: i64,
    won_early: i64,
    scores: Count,
    out: u64,
    out_rounds: u64,
}

impl Tallied {
    /// What a seat had of a game.
    fn add(&mut self, course: &Course, seat: usize) {
        let share = course.shares[seat];
        self.wins.add(share);
        self.won += share;
        self.won_early += if course.ending == Ending::Counted { 0 } else { share };
        self.scores.add(course.scores[seat]);
        self.out += u64::from(course.out[seat] > 0);
        self.out_rounds += u64::from(course.out[seat]);
    }

    fn side(self, side: &str, players: usize) -> Share {
        let share = self.share(side, players);
        let mean = share.of_fair.mean;
        Share { outside: mean < SIDES.0 || mean > SIDES.1, ..share }
    }

    fn place(self, players: usize) -> Share {
        let share = self.share("", players);
        let (least, most) = ends(share.of_fair);
        Share { outside: most < SEATS.0 || least > SEATS.1, ..share }
    }

    fn share(self, side: &str, players: usize) -> Share {
        let Mean { mean, margin } = self.wins.mean(VICTORY as f64 / players as f64);
        Share {
            side: side.to_owned(),
            of_fair: Mean { mean, margin },
            early: self.won_early as f64 / self.won.max(1) as f64,
            score: self.scores.mean(1.0),
            out: self.out,
            out_in_round: (self.out > 0).then(|| self.out_rounds as f64 / self.out as f64),
            outside: false,
        }
    }
}

/// Where the interval of a mean ends.
fn ends(Mean { mean, margin }: Mean) -> (f64, f64) {
    (mean - margin, mean + margin)
}

/// What came of each place in the order of play.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Places {
    pub(crate) players: usize,
    /// Games in which a lot named who is first.
    pub(crate) games: u64,
    pub(crate) seats: Vec<Share>,
}

/// The places in the order of play over the games of all scenarios with so many players.
pub(crate) fn places<'a>(players: usize, courses: impl Iterator<Item = &'a Course>) -> Places {
    let (mut games, mut seats) = (0, vec![Tallied::default(); players]);
    for course in courses {
        let Some(first) = course.first else { continue };
        games += 1;
        for seat in 0..players {
            seats[place(seat, first, players)].add(course, seat);
        }
    }
    let seats = seats.into_iter().map(|seat| seat.place(players)).collect();
    Places { players, games, seats: if games > 0 { seats } else { Vec::new() } }
}

/// The place of a seat in the order of play, from 0.
fn place(seat: usize, first: u8, players: usize) -> usize {
    (seat + players - usize::from(first)) % players
}

/// The figures of these games. `things` are the kinds and ids of all that a log could name.
pub(crate) fn figures<'a>(
    row: &Row,
    courses: impl Iterator<Item = (u64, &'a Course)>,
    things: &[(String, String)],
) -> Figures {
    let mut seats = vec![Tallied::default(); row.players];
    let mut by_lot = false;
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
        for index in 0..row.players {
            if let Some(first) = course.first {
                by_lot = true;
                seats[place(index, first, row.players)].add(course, index);
            }
            if let Some(side) = course.sides.get(index) {
                sides.entry(side.clone()).or_default().add(course, index);
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
        seats: seats.into_iter().filter(|_| by_lot).map(|seat| seat.place(row.players)).collect(),
        sides: sides.into_iter().map(|(side, tallied)| tallied.side(&side, row.players)).collect(),
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
/// its band counts nothing, whoever never wins as if it won a twentieth of its share; of a place in the order of play
/// counts the end of the interval that is nearest to the band.
pub(crate) fn misfit(figures: &Figures) -> f64 {
    let beyond = |(low, high): (f64, f64), (least, most): (f64, f64)| {
        let far = if high < least { (least / high.max(0.05)).ln() } else { (low / most).max(1.0).ln() };
        far * far
    };
    let sides = figures.sides.iter().map(|share| beyond((share.of_fair.mean, share.of_fair.mean), SIDES));
    let seats = figures.seats.iter().map(|share| beyond(ends(share.of_fair), SEATS));
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
            first: Some(1),
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
        let second = &figures.seats[1];
        assert_eq!(
            (second.of_fair.mean, second.outside),
            (1.5, false),
            "so few games tell nothing of the order"
        );
        let blue = &figures.sides[0];
        assert!((blue.early - 1.0 / 3.0).abs() < 1e-9, "one of its three victories came early");
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
    fn the_order_of_play_is_judged_by_its_interval_and_only_where_it_is_drawn() {
        let won_by_second: Vec<_> = (0..400).map(|_| course(0, 10)).collect();
        let all = places(2, won_by_second.iter());
        assert_eq!((all.games, all.seats[0].outside, all.seats[1].of_fair.mean), (400, true, 2.0));
        let told: Vec<_> = won_by_second.into_iter().map(|course| Course { first: None, ..course }).collect();
        assert!(places(2, told.iter()).seats.is_empty());
        assert!(figures(&row(), (1..).zip(&told), &[]).seats.is_empty());
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
