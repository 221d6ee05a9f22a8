//! Puzzles: listed, looked at word by word, answered.

use axum::{
    Json,
    extract::{Path, State},
    http::HeaderMap,
};
use bots::{Judged, Solution};

use super::body::Body;
use crate::{
    app::App,
    problem::Result,
    puzzles::{PuzzleEntry, PuzzleGathering, PuzzlePlans, PuzzleSeen, PuzzleWish, SaidSoFar},
    shield,
    why_not::WhyNot,
};

/// The puzzles of a game, the easy ones first.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/games/{game}/puzzles", params(("game" = String, Path)),
    responses((status = 200, body = Vec<PuzzleEntry>), (status = 400))
))]
pub(crate) async fn list(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Vec<PuzzleEntry>>> {
    app.puzzles(&game).map(Json)
}

/// A puzzle as its seat sees it, after what has been said for an answer. Nothing is kept: whoever goes on sends the words
/// with one more.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/games/{game}/puzzles/{id}/look", params(("game" = String, Path), ("id" = String, Path)),
    request_body = SaidSoFar,
    responses((status = 200, body = PuzzleSeen), (status = 404), (status = 409, description = "a word can't be said there"))
))]
pub(crate) async fn look(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Body(said): Body<SaidSoFar>,
) -> Result<Json<PuzzleSeen>> {
    app.look_at_puzzle(&game, &id, said).await.map(Json)
}

/// What some units could do together in a puzzle, with the words that say it and the odds of an attack.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/games/{game}/puzzles/{id}/plans", params(("game" = String, Path), ("id" = String, Path)),
    request_body = PuzzleGathering,
    responses((status = 200, body = PuzzlePlans), (status = 404), (status = 409, description = "a word can't be said there"))
))]
pub(crate) async fn plans(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Body(gathering): Body<PuzzleGathering>,
) -> Result<Json<PuzzlePlans>> {
    app.plans_of_puzzle(&game, &id, gathering).await.map(Json)
}

/// Why something can't be chosen in a puzzle, with the rule.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/games/{game}/puzzles/{id}/why", params(("game" = String, Path), ("id" = String, Path)),
    request_body = PuzzleWish,
    responses((status = 200, body = WhyNot), (status = 404), (status = 409, description = "a word can't be said there"))
))]
pub(crate) async fn why(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
    Body(wish): Body<PuzzleWish>,
) -> Result<Json<WhyNot>> {
    app.why_not_in_puzzle(&game, &id, wish, shield::language(&headers)).await.map(Json)
}

/// What a whole answer is worth, and the best one with the reasons.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/games/{game}/puzzles/{id}/answer", params(("game" = String, Path), ("id" = String, Path)),
    request_body = SaidSoFar,
    responses((status = 200, body = Judged), (status = 404), (status = 409, description = "it is no whole answer"))
))]
pub(crate) async fn answer(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Body(said): Body<SaidSoFar>,
) -> Result<Json<Judged>> {
    app.judge_answer(&game, &id, said).await.map(Json)
}

/// The best choice of a puzzle with the reasons, for whoever gives up.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/games/{game}/puzzles/{id}/solution", params(("game" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = Solution), (status = 404))
))]
pub(crate) async fn solution(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
) -> Result<Json<Solution>> {
    app.solve_puzzle(&game, &id).await.map(Json)
}

#[cfg(test)]
mod tests {
    use ts_rs::{Config, TS};

    #[test]
    fn export_bindings_puzzles() {
        bots::Judged::export_all(&Config::from_env()).unwrap();
    }
}
