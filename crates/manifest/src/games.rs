//! All games at hand.

use std::{path::Path, sync::Arc};

use table::UnknownGame;

use crate::{CannotOpen, Manifest, pack};

/// All games at hand, in the order in which they are listed.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<Manifest>>);

impl Games {
    /// No game yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same with one more game.
    #[must_use]
    pub fn with(mut self, manifest: Manifest) -> Self {
        self.0.push(Arc::new(manifest));
        self
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Manifest>> {
        self.0.iter()
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Result<&Arc<Manifest>, UnknownGame> {
        self.iter().find(|manifest| manifest.name == name).ok_or_else(|| UnknownGame {
            name: name.to_owned(),
            known: self.iter().map(|manifest| manifest.name).collect::<Vec<_>>().join(", "),
        })
    }

    /// The game with the edition that has this hash, be it the newest or one of earlier rulings: tables of earlier
    /// releases go on under the rulings of their day.
    pub fn edition(&self, name: &str, hash: &str) -> Option<Arc<Manifest>> {
        let newest = self.find(name).ok()?;
        let is_meant = |manifest: &Manifest| manifest.game.hash().to_string() == hash;
        if is_meant(newest) {
            return Some(Arc::clone(newest));
        }
        newest.earlier().find(is_meant).map(Arc::new)
    }

    /// The game with this name, with the built-in edition or with the data pack in a folder.
    pub fn open(&self, name: &str, pack: Option<&Path>) -> Result<Arc<Manifest>, CannotOpen> {
        let manifest = self.find(name)?;
        match pack {
            Some(dir) => Ok(Arc::new(manifest.with_edition(&pack::read(dir, manifest.files)?)?)),
            None => Ok(Arc::clone(manifest)),
        }
    }

    /// Every game; the one to which a data pack belongs with that pack.
    pub fn with_pack(&self, pack: Option<&Path>) -> Result<Self, CannotOpen> {
        let Some(dir) = pack else { return Ok(self.clone()) };
        let owner = self.owner(dir)?.name;
        let open =
            |manifest: &Arc<Manifest>| self.open(manifest.name, (manifest.name == owner).then_some(dir));
        self.iter().map(open).collect::<Result<_, _>>().map(Self)
    }

    /// The game to which a folder belongs: that of whose files it has most, and among games with files of the same
    /// names the one that finds least wrong with them.
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
        let mut faults = Vec::new();
        for manifest in candidates {
            let opened = manifest.with_edition(&pack::read(dir, manifest.files)?);
            faults.push((opened.map_or_else(|errors| errors.0.len(), |_| 0), manifest));
        }
        // Among equals the first wins.
        let best = faults.into_iter().min_by_key(|(faults, _)| *faults).expect("several games are as good");
        Ok(best.1)
    }
}
