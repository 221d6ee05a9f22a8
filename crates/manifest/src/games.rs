//! All games at hand.

use std::{
    cmp::Reverse,
    collections::HashMap,
    path::Path,
    sync::{Arc, Mutex},
};

use table::{Record, Source, UnknownGame};

use crate::{Archive, CannotOpen, Manifest, pack};

/// All games at hand, in the order in which they are listed. Clones share the editions that were opened.
#[derive(Clone, Default)]
pub struct Games {
    newest: Vec<Arc<Manifest>>,
    archive: Arc<Archive>,
    /// Editions other than the newest that somebody has asked for, by game and hash.
    opened: Arc<Mutex<Opened>>,
}

/// Games by name and by the hash of their edition.
type Opened = HashMap<(String, String), Arc<Manifest>>;

impl Games {
    /// No game yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same with one more game.
    #[must_use]
    pub fn with(mut self, manifest: Manifest) -> Self {
        self.newest.push(Arc::new(manifest));
        self
    }

    /// The same with the editions that were released before.
    #[must_use]
    pub fn with_archive(mut self, archive: Archive) -> Self {
        self.archive = Arc::new(archive);
        self
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Manifest>> {
        self.newest.iter()
    }

    /// The editions that were released.
    pub fn archive(&self) -> &Archive {
        &self.archive
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Result<&Arc<Manifest>, UnknownGame> {
        self.iter().find(|manifest| manifest.name == name).ok_or_else(|| UnknownGame {
            name: name.to_owned(),
            known: self.iter().map(|manifest| manifest.name).collect::<Vec<_>>().join(", "),
        })
    }

    /// The game with the edition that has this hash: the newest, one of earlier rulings, one from the archive, or one
    /// that was [adopted](Games::adopt). Tables and records of earlier releases go on with what they were begun with.
    /// It is opened when it is first asked for.
    pub fn edition(&self, name: &str, hash: &str) -> Option<Arc<Manifest>> {
        let newest = self.find(name).ok()?;
        if newest.hash() == hash {
            return Some(Arc::clone(newest));
        }
        if let Some(known) = self.opened().get(&(name.to_owned(), hash.to_owned())) {
            return Some(Arc::clone(known));
        }
        if let Some(earlier) = newest.earlier().find(|manifest| manifest.hash() == hash) {
            return Some(self.remember(earlier));
        }
        let released = self.archive.find(name, hash)?;
        // What lies in the archive is checked by the tests; what can't be read all the same is not there.
        self.adopt(name, &self.archive.source(released)).ok()?;
        self.opened().get(&(name.to_owned(), hash.to_owned())).cloned()
    }

    /// The game of a record with the edition it was played with; with the newest if that is not at hand, which will
    /// say so.
    pub fn of_record(&self, record: &Record) -> Result<Arc<Manifest>, UnknownGame> {
        let newest = self.find(&record.game)?;
        Ok(self.edition(&record.game, &record.hash.to_string()).unwrap_or_else(|| Arc::clone(newest)))
    }

    /// Opens an edition from its files; from now on it is found by its hash under any of the rulings.
    pub fn adopt(&self, name: &str, source: &Source) -> Result<Arc<Manifest>, CannotOpen> {
        let opened = self.find(name)?.with_edition(source)?;
        for earlier in opened.earlier() {
            self.remember(earlier);
        }
        Ok(self.remember(opened))
    }

    /// The same edition under the newest rulings.
    pub fn newest_rulings(&self, manifest: &Arc<Manifest>) -> Arc<Manifest> {
        let opened: Vec<_> = self.opened().values().cloned().collect();
        let newest = self
            .iter()
            .chain(&opened)
            .find(|other| other.name == manifest.name && other.plays(manifest.hash()));
        Arc::clone(newest.unwrap_or(manifest))
    }

    fn remember(&self, manifest: Manifest) -> Arc<Manifest> {
        let key = (manifest.name.to_owned(), manifest.hash().to_owned());
        Arc::clone(self.opened().entry(key).or_insert_with(|| Arc::new(manifest)))
    }

    fn opened(&self) -> std::sync::MutexGuard<'_, HashMap<(String, String), Arc<Manifest>>> {
        self.opened.lock().expect("nobody panics while holding the editions")
    }

    /// What is wrong with the files of an edition, if anything.
    pub fn check(&self, name: &str, source: &Source) -> Result<Manifest, CannotOpen> {
        Ok(self.find(name)?.with_edition(source)?)
    }

    /// The files of a data pack, and the game to which they belong.
    pub fn read_pack(&self, dir: &Path) -> Result<(&Arc<Manifest>, Source), CannotOpen> {
        let owner = self.owner(dir)?;
        Ok((owner, pack::read(dir, owner.files)?))
    }

    /// The game with this name, with the built-in edition or with the data pack in a folder.
    pub fn open(&self, name: &str, pack: Option<&Path>) -> Result<Arc<Manifest>, CannotOpen> {
        let manifest = self.find(name)?;
        match pack {
            Some(dir) => Ok(Arc::new(manifest.with_edition(&pack::read(dir, manifest.files)?)?)),
            None => Ok(Arc::clone(manifest)),
        }
    }

    /// Every game; the one to which a data pack belongs with that pack. The built-in edition of that game stays to be
    /// found by its hash.
    pub fn with_pack(&self, pack: Option<&Path>) -> Result<Self, CannotOpen> {
        let Some(dir) = pack else { return Ok(self.clone()) };
        let owner = self.owner(dir)?.name;
        let open = |manifest: &Arc<Manifest>| {
            if manifest.name == owner {
                self.remember(manifest.again());
            }
            self.open(manifest.name, (manifest.name == owner).then_some(dir))
        };
        let newest = self.iter().map(open).collect::<Result<_, _>>()?;
        Ok(Self { newest, ..self.clone() })
    }

    /// The game to which a folder belongs: that of whose files it has most, and among games with files of the same
    /// names the one that finds nothing wrong with them, or else the one whose own files they are most like.
    pub fn owner(&self, dir: &Path) -> Result<&Arc<Manifest>, CannotOpen> {
        if !dir.is_dir() {
            return Err(CannotOpen::NoFolder { dir: dir.to_owned() });
        }
        let own = |manifest: &Manifest| manifest.files.iter().filter(|file| dir.join(file).exists()).count();
        let most = self.iter().map(|manifest| own(manifest)).max().filter(|&files| files > 0);
        let most = most.ok_or_else(|| CannotOpen::NoPack { dir: dir.to_owned() })?;
        let candidates: Vec<_> = self.iter().filter(|manifest| own(manifest) == most).collect();
        if let [only] = candidates[..] {
            return Ok(only);
        }
        let mut found = Vec::new();
        for manifest in candidates {
            let source = pack::read(dir, manifest.files)?;
            let faults = manifest.with_edition(&source).map_or_else(|errors| errors.0.len(), |_| 0);
            found.push((faults > 0, Reverse(manifest.alike(&source)), faults, manifest));
        }
        // Among equals the first wins.
        let best = found.into_iter().min_by_key(|&(faulty, alike, faults, _)| (faulty, alike, faults));
        Ok(best.expect("several games are as good").3)
    }
}
