//! What is shown of a link to a table or a replay where it is passed on: the game, and a picture of how it stands. Whoever has
//! the address sees of it what spectators see.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use axum::body::Bytes;
use manifest::picture::{HEIGHT, Picture, WIDTH};
use phrasebook::Phrasebook;
use table::Lang;
use tokio::sync::Semaphore;

use crate::{
    app::App,
    host::Hosted,
    problem::{Problem, Result},
    store::{GameId, GameRow},
};

/// So many pictures are kept: a few megabytes.
const KEPT: usize = 200;
/// So many are drawn at a time, whoever asks: they are nobody's game.
const AT_ONCE: usize = 1;

/// The pictures that were drawn last.
#[derive(Clone)]
pub(crate) struct Previews(Arc<Inner>);

struct Inner {
    /// By table and version, the oldest first.
    kept: Mutex<VecDeque<(GameId, u64, Bytes)>>,
    drawing: Semaphore,
}

impl Default for Previews {
    fn default() -> Self {
        Self(Arc::new(Inner { kept: Mutex::default(), drawing: Semaphore::new(AT_ONCE) }))
    }
}

impl Previews {
    fn find(&self, id: &GameId, version: u64) -> Option<Bytes> {
        let kept = self.kept();
        let found = kept.iter().find(|(table, at, _)| table == id && *at == version);
        found.map(|(.., picture)| picture.clone())
    }

    fn keep(&self, id: GameId, version: u64, picture: Bytes) {
        let mut kept = self.kept();
        // Of each table only the newest is worth anything.
        kept.retain(|(table, ..)| *table != id);
        kept.push_back((id, version, picture));
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, VecDeque<(GameId, u64, Bytes)>> {
        self.0.kept.lock().expect("nobody panics while holding the pictures")
    }
}

impl App {
    /// A picture of how a table stands, as spectators see it: a PNG file.
    pub(crate) async fn picture(&self, id: &GameId) -> Result<Bytes> {
        let row = self.listed_anywhere(id).await?;
        if let Some(kept) = self.previews.find(id, row.version) {
            return Ok(kept);
        }
        let _drawing = self.previews.0.drawing.acquire().await.map_err(|_| Problem::unavailable())?;
        // Whoever has waited may find it drawn.
        if let Some(kept) = self.previews.find(id, row.version) {
            return Ok(kept);
        }
        let look = |hosted: &Hosted<'_>| {
            let sitting = hosted.sitting;
            let view = sitting.game.as_deref().map(|game| game.view(None));
            (Arc::clone(&sitting.manifest), view, sitting.version)
        };
        let (manifest, view, version) = self.hall.glance(id, look).await?;
        let draw = move || match view {
            Some(view) => manifest.picture(&view).png(),
            None => Picture::emblem().png(),
        };
        let picture = Bytes::from(self.hall.aside().work(None, draw).await?);
        self.previews.keep(id.clone(), version, picture.clone());
        Ok(picture)
    }

    async fn listed_anywhere(&self, id: &GameId) -> Result<GameRow> {
        self.store.game(id).await?.ok_or_else(|| Problem::not_found("server-no-such-table"))
    }

    /// What a page says of itself to whoever shows a link to it: lines for its head; none if there is no such table.
    pub(crate) async fn introduction(
        &self,
        id: &GameId,
        path: &str,
        lang: Lang,
        home: &str,
    ) -> Option<String> {
        let row = self.listed_anywhere(id).await.ok()?;
        let title = match self.hall.games().find(&row.game) {
            Ok(manifest) => manifest.phrasebook(lang).title(&row.game),
            Err(_) => row.game.clone(),
        };
        let about = Phrasebook::new(lang).message("notice-link", &[]);
        let (title, about, home) = (escaped(&title), escaped(&about), escaped(home));
        let (path, version) = (escaped(path), row.version);
        Some(format!(
            "<meta property=\"og:site_name\" content=\"Imperios\">\
             <meta property=\"og:type\" content=\"website\">\
             <meta property=\"og:title\" content=\"{title}\">\
             <meta property=\"og:description\" content=\"{about}\">\
             <meta property=\"og:url\" content=\"{home}{path}\">\
             <meta property=\"og:image\" content=\"{home}/api/tables/{id}/picture.png?v={version}\">\
             <meta property=\"og:image:type\" content=\"image/png\">\
             <meta property=\"og:image:width\" content=\"{WIDTH}\">\
             <meta property=\"og:image:height\" content=\"{HEIGHT}\">\
             <meta property=\"og:image:alt\" content=\"{title}\">\
             <meta name=\"twitter:card\" content=\"summary_large_image\">"
        ))
    }
}

/// A text as the value of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_each_table_the_newest_picture_is_kept_and_only_so_many_in_all() {
        let previews = Previews::default();
        let id = GameId::fresh();
        previews.keep(id.clone(), 1, Bytes::from_static(b"old"));
        previews.keep(id.clone(), 2, Bytes::from_static(b"new"));
        assert_eq!(previews.find(&id, 1), None);
        assert_eq!(previews.find(&id, 2), Some(Bytes::from_static(b"new")));
        for _ in 0..KEPT {
            previews.keep(GameId::fresh(), 1, Bytes::new());
        }
        assert_eq!((previews.find(&id, 2), previews.kept().len()), (None, KEPT));
    }

    #[test]
    fn names_can_be_no_tags() {
        assert_eq!(escaped("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
    }
}
