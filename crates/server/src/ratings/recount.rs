//! Everything that follows from finished games, made anew from their journals.

use std::collections::BTreeMap;

use manifest::Games;
use table::Seed;

use super::{ANCHORS, count};
use crate::{
    packs,
    sitting::Sitting,
    store::{
        Counted, Filed, Filter, GameId, Page, PersonId, RatedResult, RatingRow, Result, Stage, Store,
        StoreError,
    },
};

/// What came of counting everything again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recounted {
    /// Finished games that were read.
    pub games: u64,
    /// Those of them that were rated.
    pub rated: u64,
    /// Games whose journal can't be followed to its end, which count for nothing.
    pub unreadable: u64,
}

/// Counts all finished games again. Those that were counted before keep their order, whatever else is in the cache; the rest
/// follow by the time at which they ended.
pub(crate) async fn recount(store: &Store, games: &Games) -> Result<Recounted> {
    loop {
        let last = store.last_result().await?;
        let numbered = store.numbered_results().await?;
        let mut recounted = Recounted { games: 0, rated: 0, unreadable: 0 };
        let mut filed = Vec::new();
        let filter = Filter { stage: Some(Stage::Over), ..Filter::default() };
        let mut page = Page::first(Page::LONGEST);
        loop {
            let rows = store.list_games(&filter, &page).await?;
            let Some(end) = rows.last() else { break };
            page.after = Some(end.mark());
            for row in rows {
                match read(store, games, &row.id).await? {
                    Some(sitting) if sitting.stuck.is_none() => {
                        recounted.games += 1;
                        filed.extend(sitting.filed());
                    }
                    _ => recounted.unreadable += 1,
                }
            }
        }
        let results = in_order(last, &numbered, &filed);
        recounted.rated = results.len() as u64;
        let counted = count_all(&results);
        if store.replace_ratings(last, &filed, &results, &counted).await? {
            return Ok(recounted);
        }
        // The server has counted a game meanwhile.
    }
}

async fn read(store: &Store, games: &Games, id: &GameId) -> Result<Option<Sitting>> {
    let Some(seed) = store.reveal(id).await? else { return Ok(None) };
    let Ok(seed) = seed.reveal().parse::<Seed>() else { return Ok(None) };
    let entries = store.entries(id, 0).await?;
    let unavailable = |_| StoreError::Unavailable("the data packs can't be read".into());
    packs::have_ready(store, games, &entries).await.map_err(unavailable)?;
    Ok(Sitting::from_journal(id.clone(), games, seed, &entries).ok())
}

/// The results with their numbers: the known ones under those they had.
fn in_order(last: i64, numbered: &[(i64, GameId)], filed: &[Filed]) -> Vec<(i64, RatedResult)> {
    let rated = filed.iter().filter_map(|filed| filed.rated.as_ref());
    let mut rated: BTreeMap<&GameId, &RatedResult> = rated.map(|result| (&result.game, result)).collect();
    let mut results: Vec<(i64, RatedResult)> =
        numbered.iter().filter_map(|(seq, game)| Some((*seq, rated.remove(game)?.clone()))).collect();
    let mut others: Vec<&RatedResult> = rated.into_values().collect();
    others.sort_by(|one, other| (one.at, &one.game).cmp(&(other.at, &other.game)));
    results.extend((last + 1..).zip(others.into_iter().cloned()));
    results
}

fn count_all(results: &[(i64, RatedResult)]) -> Counted {
    type Key = (PersonId, String, String, i64);
    let key = |row: &RatingRow| (row.person.clone(), row.name.clone(), row.company.clone(), row.season);
    let mut ratings: BTreeMap<Key, RatingRow> = BTreeMap::new();
    let mut steps = Vec::new();
    for (seq, result) in results {
        let season = rating::Season::of(result.at).number();
        let company = result.company().as_str().to_owned();
        let mut before = Vec::new();
        for person in result.people() {
            for number in [0, season] {
                let key = (person.clone(), result.name.clone(), company.clone(), number);
                before.extend(ratings.get(&key).cloned());
            }
        }
        let counted = count(&ANCHORS, *seq, result, &before);
        ratings.extend(counted.ratings.into_iter().map(|row| (key(&row), row)));
        steps.extend(counted.steps);
    }
    Counted { ratings: ratings.into_values().collect(), steps }
}
