//! Games are kept on disk, so that closing the laptop loses nothing.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use table::Record;

use super::{TerminalGame, Turn};

use crate::{
    failure::Failure,
    records::write_atomically,
    terminal::{PLAIN, WARNING, write_text},
};

impl TerminalGame {
    pub(super) fn save(&self, file: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        if file.is_empty() {
            return write_text(&mut out, PLAIN, &translator.plain("terminal-save-where"));
        }
        let path = PathBuf::from(file);
        if path.exists() {
            let text = translator.message("terminal-save-exists", &[("file", file.into())]);
            return write_text(&mut out, WARNING, &text);
        }
        match write_atomically(&path, &self.record().to_string()) {
            Ok(()) => {
                write_text(&mut out, PLAIN, &translator.message("terminal-saved", &self.load_args(&path)))
            }
            Err(error) => {
                let failure = Failure::File { path, error };
                write_text(&mut out, WARNING, &failure.sentence(&translator))
            }
        }
    }

    pub(super) fn load_args(&self, path: &Path) -> [(&'static str, phrasebook::Value<'static>); 2] {
        let edition =
            self.edition.as_ref().map_or_else(String::new, |dir| format!(" --edition {}", dir.display()));
        [("file", format!("{}{edition}", path.display()).into()), ("game", self.place.game.name().into())]
    }

    pub(super) fn record(&self) -> Record {
        self.game.record(true)
    }

    /// After every choice the game is kept on disk, so that closing the laptop loses nothing.
    pub(super) fn keep(&self) -> Result<(), Failure> {
        if let Some(path) = &self.kept {
            write_atomically(path, &self.record().to_string()).map_err(Failure::file(path))?;
        }
        Ok(())
    }

    pub(super) fn leave(&self) -> Result<Turn, Failure> {
        self.keep()?;
        if let Some(path) = &self.kept {
            let text = self.translator().message("terminal-left", &self.load_args(path));
            write_text(&mut anstream::stdout(), PLAIN, &text)?;
        }
        Ok(Turn::Quit)
    }
}

/// A new file in the user's folder for games. Without such a folder nothing is kept but by `save`.
pub(super) fn keeping_place(game: &str) -> Option<PathBuf> {
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    let state = std::env::var_os("XDG_STATE_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(home)?;
    let dir = state.join("imperios");
    fs::create_dir_all(&dir).ok()?;
    // The file is made at once, so that a game in another window gets another.
    (1..100_000)
        .map(|number| dir.join(format!("{game}-{number}.txt")))
        .find(|path| fs::File::create_new(path).is_ok())
}
