//! Puzzles: positions in which one plan is clearly the best, to be found by whoever likes to. Everybody gets the same, so
//! nothing is kept of who has tried what.

use std::{collections::BTreeMap, sync::Arc};

use axum::http::StatusCode;
use bots::{Judged, NoPuzzle, Puzzle, Solution};
use manifest::{Games, Manifest, Posed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{
    Agreed, Forecast, Group, Lang, Match, Name, NamedPart, Offer, Phrase, Plan, Reach, RivalPlays, Seat,
};

use crate::{
    app::App,
    packs::EditionPlayed,
    positions::by_name,
    problem::{Problem, Result},
    protocol::MOST_WORDS,
    why_not::{WhyNot, why_not},
};

/// A puzzle as a line of a list.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PuzzleEntry {
    /// What tells it from others of its game.
    id: String,
    /// 1: a hasty look finds the best choice; 2: a short one does; 3: it takes thought.
    hardness: u8,
    /// What is decided, as the first part of the words that say it: `play`, `attack`, `card` …
    kind: String,
    /// Who decides.
    seat: Seat,
    /// What was agreed in the game it comes from.
    options: BTreeMap<String, String>,
}

/// What has been said so far for an answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct SaidSoFar {
    /// The words, as they were offered.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    words: Vec<String>,
    /// Takes back the part of them that begins with the word of this number, counted from 0, and what can't be said
    /// without it.
    #[serde(default)]
    without: Option<usize>,
}

/// A puzzle as its seat sees it, after what has been said so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct PuzzleSeen {
    /// What tells it from others of its game.
    id: String,
    /// How hard it is, from 1 to 3.
    hardness: u8,
    /// The edition it is played with.
    edition: EditionPlayed,
    /// What was agreed.
    options: BTreeMap<String, String>,
    /// How many seats there are.
    seats: usize,
    /// Who decides.
    you: Seat,
    /// The words that have been said.
    words: Vec<String>,
    /// If they are a whole answer: what it is, for people. The board still shows what was before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<Vec<Phrase>>,
    /// What the seat may know.
    #[cfg_attr(test, ts(type = "unknown"), schema(value_type = Object))]
    view: Box<RawValue>,
    /// What is asked of it.
    prompt: Phrase,
    /// What it can say next; nothing after a whole answer.
    offers: Vec<Offer>,
    /// The parts that it has named, each of which can be taken back.
    named: Vec<NamedPart>,
    /// What each kind of unit could do from where it stands.
    reaches: Vec<Reach>,
    /// What it has to expect of the combat under way, or of each attack that it can name now.
    forecasts: Vec<Forecast>,
}

/// Units that are to act together, after what has been said so far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PuzzleGathering {
    /// What has been said.
    words: Vec<String>,
    /// The id of the zone where they stand.
    from: String,
    /// The words that name them, one for each; 32 at most.
    units: Vec<String>,
}

/// What units could do together.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PuzzlePlans {
    /// The plans, in the order of the actions.
    plans: Vec<Plan>,
}

/// What one would like to do in a puzzle, but can't.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PuzzleWish {
    /// What has been said.
    words: Vec<String>,
    /// A word such as `to attica`, or the id of a zone, a card, a unit.
    what: String,
}

impl App {
    /// The puzzles of a game, the easy ones first.
    pub(crate) fn puzzles(&self, game: &str) -> Result<Vec<PuzzleEntry>> {
        let puzzles = self.hall.find(game)?.puzzles();
        Ok(puzzles.map_or_else(Vec::new, |all| all.puzzles.iter().map(PuzzleEntry::from).collect()))
    }

    /// A puzzle after these words.
    pub(crate) async fn look_at_puzzle(&self, game: &str, id: &str, said: SaidSoFar) -> Result<PuzzleSeen> {
        self.at_puzzle(game, id, said.words, move |puzzled, mut words| {
            if let Some(part) = said.without {
                let mut game = puzzled.after(&words)?;
                let refused = |error| Problem::refused(StatusCode::CONFLICT, &error);
                game.retract(puzzled.puzzle.seat, part).map_err(refused)?;
                words = (0..game.ply()).map(|ply| game.word_at(ply).1).collect();
            }
            puzzled.seen(words)
        })
        .await
    }

    /// What some units could do together in a puzzle.
    pub(crate) async fn plans_of_puzzle(
        &self,
        game: &str,
        id: &str,
        PuzzleGathering { words, from, units }: PuzzleGathering,
    ) -> Result<PuzzlePlans> {
        check_count(&units)?;
        self.at_puzzle(game, id, words, move |puzzled, words| {
            let game = puzzled.after(&words)?;
            Ok(PuzzlePlans { plans: game.plans(puzzled.puzzle.seat, &Group { from, units }) })
        })
        .await
    }

    /// Why something can't be chosen in a puzzle.
    pub(crate) async fn why_not_in_puzzle(
        &self,
        game: &str,
        id: &str,
        PuzzleWish { words, what }: PuzzleWish,
        lang: Lang,
    ) -> Result<WhyNot> {
        self.at_puzzle(game, id, words, move |puzzled, words| {
            let game = puzzled.after(&words)?;
            let translator = puzzled.manifest.translator(lang, game.names());
            why_not(&*game, true, puzzled.puzzle.seat, &what, translator)
        })
        .await
    }

    /// What a whole answer is worth.
    pub(crate) async fn judge_answer(&self, game: &str, id: &str, said: SaidSoFar) -> Result<Judged> {
        self.at_puzzle(game, id, said.words, |puzzled, words| {
            let judged = puzzled.manifest.bots.judge_answer(&*puzzled.game, puzzled.puzzle, &words);
            judged.map_err(|error| puzzled.refused(&words, &error))
        })
        .await
    }

    /// The best plan of a puzzle.
    pub(crate) async fn solve_puzzle(&self, game: &str, id: &str) -> Result<Solution> {
        self.at_puzzle(game, id, Vec::new(), |puzzled, words| {
            let solved = puzzled.manifest.bots.solve_puzzle(&*puzzled.game, puzzled.puzzle);
            solved.map_err(|error| puzzled.refused(&words, &error))
        })
        .await
    }

    /// Does something with a puzzle where bots think, and where it waits for its turn as they do.
    async fn at_puzzle<T: Send + 'static>(
        &self,
        game: &str,
        id: &str,
        words: Vec<String>,
        act: impl FnOnce(&Puzzled, Vec<String>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        check_count(&words)?;
        let newest = self.hall.find(game)?;
        if newest.puzzles().and_then(|all| all.find(id)).is_none() {
            return Err(Problem::not_found("server-no-such-puzzle"));
        }
        let (hall, game, id) = (self.hall.clone(), newest.name, id.to_owned());
        let pose = move || {
            let posed = hall.games().pose(game, &id, numbered).ok_or_else(Problem::unavailable)?;
            act(&Puzzled::new(posed, hall.games()), words)
        };
        self.hall.thinking().about(pose).await.ok_or_else(Problem::unavailable)?
    }
}

/// A puzzle with the game it is a position of.
struct Puzzled {
    manifest: Arc<Manifest>,
    puzzle: &'static Puzzle,
    /// The game as the puzzle begins, at which every choice waits for its player.
    game: Box<dyn Match>,
    edition: EditionPlayed,
}

impl Puzzled {
    fn new(Posed { manifest, puzzle, mut game }: Posed, games: &Games) -> Self {
        game.stop_at_forced(true);
        let agreed: Agreed = puzzle.options.parse().unwrap_or_default();
        let edition = EditionPlayed::of(games, &manifest, &agreed);
        Self { manifest, puzzle, game, edition }
    }

    /// The game after words that don't carry anything out: nobody else has had a say.
    fn after(&self, words: &[String]) -> Result<Box<dyn Match>> {
        let mut game = self.game.moment();
        game.stop_at_forced(true);
        for word in words {
            if game.ply() > 0 && self.whole(&words[..game.ply()])?.is_some() {
                return Err(Problem::conflict("server-puzzle-answered"));
            }
            let refused = |error| Problem::refused(StatusCode::CONFLICT, &error);
            let names = game.names().to_vec();
            game.choose(self.puzzle.seat, word)
                .map_err(refused)
                .map_err(|problem| problem.at(&self.manifest, names))?;
        }
        Ok(game)
    }

    /// What these words come to, if they are a whole answer.
    fn whole(&self, words: &[String]) -> Result<Option<Vec<Phrase>>> {
        let whole = self.manifest.bots.whole_plan(&*self.game, self.puzzle, words);
        whole.map_err(|error| self.refused(words, &error))
    }

    /// Words that can't be an answer: the rule that stands against the first of them that can't be said, where there is
    /// one.
    fn refused(&self, words: &[String], error: &NoPuzzle) -> Problem {
        match error {
            NoPuzzle::NotLegal(_) => match self.after(words) {
                Err(problem) => problem,
                Ok(_) => Problem::conflict("server-puzzle-answered"),
            },
            NoPuzzle::NotWhole => Problem::conflict("server-puzzle-not-whole"),
            _ => Problem::unavailable(),
        }
    }

    fn seen(&self, words: Vec<String>) -> Result<PuzzleSeen> {
        let seat = self.puzzle.seat;
        let answer = self.whole(&words)?;
        let whole = answer.is_some();
        // What an answer leads to is not shown: it may tell what the seat can't know.
        let game = self.after(&words[..words.len() - usize::from(whole)])?;
        let options: Agreed = self.puzzle.options.parse().unwrap_or_default();
        Ok(PuzzleSeen {
            id: self.puzzle.id.clone(),
            hardness: self.puzzle.hardness,
            edition: self.edition.clone(),
            options: by_name(&options),
            seats: game.names().len(),
            you: seat,
            answer,
            words,
            view: game.view_json(Some(seat)),
            prompt: game.prompt(seat),
            offers: if whole { Vec::new() } else { game.offers(seat) },
            named: game.named(seat),
            reaches: if whole { Vec::new() } else { game.reaches(seat) },
            forecasts: game.forecasts(seat, RivalPlays::default()),
        })
    }
}

impl From<&Puzzle> for PuzzleEntry {
    fn from(puzzle: &Puzzle) -> Self {
        let options: Agreed = puzzle.options.parse().unwrap_or_default();
        Self {
            id: puzzle.id.clone(),
            hardness: puzzle.hardness,
            kind: puzzle.kind.clone(),
            seat: puzzle.seat,
            options: by_name(&options),
        }
    }
}

fn check_count(words: &[String]) -> Result<()> {
    if words.len() > MOST_WORDS || words.iter().any(|word| word.len() > LONGEST_WORD) {
        return Err(Problem::bad("server-how-many-words").with("most", MOST_WORDS as i64));
    }
    Ok(())
}

/// No word of a record is longer.
const LONGEST_WORD: usize = 200;

/// A player who is called by their number.
fn numbered(seat: usize) -> Name {
    seat.to_string().parse().expect("a number is a name")
}
