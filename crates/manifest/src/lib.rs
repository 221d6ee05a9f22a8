//! A game as everybody else gets it.
//!
//! A [`Manifest`] joins the rules of a game with an edition, bots, texts and a board for the terminal. Terminal,
//! server and referee take [`Games`] and know none of them; to add a game is to write its manifest.
//!
//! ```
//! use manifest::{Games, Manifest};
//!
//! let grecia = Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS);
//! let games = Games::new().with(grecia);
//! assert_eq!(games.find("grecia").unwrap().players(), "2-4");
//! assert!(games.find("chess").is_err());
//! ```

mod archive;
mod board;
mod games;
mod pack;
pub mod picture;
mod puzzles;
mod zip;

use std::{
    collections::BTreeSet,
    ops::Deref,
    sync::{Arc, OnceLock},
};

use bots::{Bots, GameBots, Insight};
use phrasebook::{GameBook, Phrasebook, Rulebook, Translator};
use serde_json::Value;
use table::{
    Agreed, Boxed, DataError, DataErrors, Edition, Game, GameTexts, Lang, Name, Situation, Situations, Source,
};

pub use archive::{Archive, CannotRelease, Kept, Released, Ruling, release};
pub use board::{Aspect, Board, Kind, Named};
pub use games::Games;
pub use pack::{CannotOpen, read_text};
pub use puzzles::Posed;
pub use zip::zipped;

/// A game with all that belongs to it. Its edition is read when it is first looked at.
pub struct Manifest {
    /// Its name in commands, records and folders.
    pub name: &'static str,
    /// How a table looks in the terminal; none if its view is shown as it is.
    pub board: Option<Board>,
    /// How a position is drawn for links that are passed on; the emblem of the house if it is not.
    draw: Option<picture::Draw>,
    book: &'static GameBook,
    files: &'static [&'static str],
    built_in: &'static [(&'static str, &'static str)],
    /// The files of its edition, if that is not the one that is built in.
    source: Option<Arc<Source>>,
    puzzles: Option<&'static puzzles::Book>,
    open: fn(&Source) -> Result<Opened, DataErrors>,
    opened: OnceLock<Arc<Opened>>,
    hash: OnceLock<String>,
}

/// The rules with an edition, and who plays by them.
pub struct Opened {
    /// The game.
    pub game: Box<dyn Game>,
    /// Who can play it besides people.
    pub bots: Arc<dyn GameBots>,
}

impl Opened {
    fn new<R: Insight>(source: &Source) -> Result<Self, DataErrors> {
        let boxed = Boxed::<R>::load(source)?;
        Ok(Self { game: Box::new(boxed), bots: Arc::new(Bots::new(boxed)) })
    }
}

impl Deref for Manifest {
    type Target = Opened;

    fn deref(&self) -> &Opened {
        self.opened.get_or_init(|| {
            let opened = (self.open)(&Source::built_in(self.built_in));
            Arc::new(opened.expect("what is built in is checked by the tests"))
        })
    }
}

impl Manifest {
    /// The game of these rules, with its built-in edition and what it says.
    pub fn of<R: Insight>(built_in: &'static [(&'static str, &'static str)], texts: GameTexts) -> Self {
        Self {
            name: R::NAME,
            board: None,
            draw: None,
            book: Box::leak(Box::new(GameBook::new(texts))),
            files: R::Edition::FILES,
            built_in,
            source: None,
            puzzles: None,
            open: Opened::new::<R>,
            opened: OnceLock::new(),
            hash: OnceLock::new(),
        }
    }

    /// The same with a board for the terminal.
    #[must_use]
    pub fn with_board(self, board: Board) -> Self {
        Self { board: Some(board), ..self }
    }

    /// The same with a picture of positions.
    #[must_use]
    pub fn with_picture(self, draw: picture::Draw) -> Self {
        Self { draw: Some(draw), ..self }
    }

    /// A picture of a position, of which this is the view that spectators have.
    pub fn picture(&self, view: &Value) -> picture::Picture {
        self.draw.map_or_else(picture::Picture::emblem, |draw| draw(view))
    }

    /// The same with puzzles, as `imperios puzzles find` has written them.
    #[must_use]
    pub fn with_puzzles(self, text: &'static str) -> Self {
        Self { puzzles: Some(Box::leak(Box::new(puzzles::Book::new(text)))), ..self }
    }

    /// The same with what was opened otherwise.
    fn with_opened(&self, opened: Opened) -> Self {
        Self {
            opened: OnceLock::from(Arc::new(opened)),
            hash: OnceLock::new(),
            source: self.source.clone(),
            ..*self
        }
    }

    /// The same once more.
    fn again(&self) -> Self {
        let (opened, hash, source) = (self.opened.clone(), self.hash.clone(), self.source.clone());
        Self { source, opened, hash, ..*self }
    }

    /// The hash of its edition, as text.
    pub fn hash(&self) -> &str {
        self.hash.get_or_init(|| self.game.hash().to_string())
    }

    /// How many lines of files stand in its own edition too, by which a pack with faults is known.
    fn alike(&self, source: &Source) -> usize {
        let own: BTreeSet<&str> =
            self.built_in.iter().flat_map(|(_, text)| text.lines()).map(str::trim).collect();
        let lines = source.files.values().flat_map(|text| text.lines()).map(str::trim);
        lines.filter(|line| line.len() > 3 && own.contains(line)).count()
    }

    /// The same with the edition that these files describe.
    fn with_edition(&self, source: &Source) -> Result<Self, DataErrors> {
        let opened = self.with_opened((self.open)(source)?);
        Ok(Self { source: Some(Arc::new(source.clone())), ..opened })
    }

    /// A data pack: this edition with one more situation, after which it is called, and its files.
    ///
    /// # Errors
    /// What is wrong with the position, or with what it is called.
    pub fn with_situation(
        &self,
        name: &str,
        about: &str,
        agreed: &Agreed,
        position: &Value,
    ) -> Result<(String, Source), DataErrors> {
        let own = agreed.iter().filter(|(key, _)| *key != Situations::KEY);
        let options = own.fold(Agreed::new(), |options, (key, value)| options.with(key, value));
        let new = Situation::called(name, about, options, position.clone(), self.game.situations());
        let mut source = self.source();
        let unreadable = |file: &'static str| {
            move |error: &dyn std::fmt::Display| {
                DataErrors::from(DataError {
                    file: file.to_owned(),
                    line: None,
                    key: String::new(),
                    reason: error.to_string(),
                })
            }
        };
        let before = source.files.get(Situations::FILE).map(String::as_str);
        let situations =
            Situations::with_one_more(before, &new).map_err(|error| unreadable(Situations::FILE)(&error))?;
        source.files.insert(Situations::FILE.to_owned(), situations);
        source.files.insert("edition.toml".to_owned(), format!("name = \"{}\"\n", new.id));
        self.with_edition(&source)?;
        Ok((new.id, source))
    }

    /// The files of its edition.
    pub fn source(&self) -> Source {
        let built_in = || Source::built_in(self.built_in);
        self.source.as_deref().map_or_else(built_in, Source::clone)
    }

    /// Whether it has the same cards, zones and units as another edition, whatever they are called and worth. What is
    /// chosen before the game is no part of its board.
    pub fn shows_the_same(&self, other: &Self) -> bool {
        let things = |manifest: &Self| {
            let things = manifest.game.things().into_iter().map(|thing| (thing.kind, thing.id));
            let mut things: Vec<_> =
                things.filter(|(kind, _)| !["scenario", Situations::KEY].contains(kind)).collect();
            things.sort_unstable();
            things
        };
        self.hash() == other.hash() || things(self) == things(other)
    }

    /// Whether it is played with the edition that has this hash under any of the rulings.
    pub fn plays(&self, hash: &str) -> bool {
        self.hash() == hash || self.earlier().any(|earlier| earlier.hash() == hash)
    }

    /// The game under the rulings of this level, if it has ever been played so.
    pub fn under(&self, level: u8) -> Option<Self> {
        if self.game.rulings() == level {
            return Some(self.again());
        }
        self.earlier().find(|earlier| earlier.game.rulings() == level)
    }

    /// The game under earlier rulings, the latest first.
    pub fn earlier(&self) -> impl Iterator<Item = Self> {
        let earlier = self.game.earlier().into_iter();
        earlier.map(|game| self.with_opened(Opened { game, bots: Arc::clone(&self.bots) }))
    }

    /// The fewest and the most players, such as `2-5`.
    pub fn players(&self) -> String {
        let settings = self.game.settings();
        let players = settings.iter().filter(|setting| setting.key == "players");
        let counts =
            || players.clone().flat_map(|setting| &setting.values).filter_map(|n| n.parse::<u8>().ok());
        format!("{}-{}", counts().min().unwrap_or_default(), counts().max().unwrap_or_default())
    }

    /// What it says in a language.
    pub fn phrasebook(&self, lang: Lang) -> Phrasebook {
        self.book.phrasebook(lang)
    }

    /// The same at a table with these players.
    pub fn translator<'a>(&'a self, lang: Lang, players: &'a [Name]) -> Translator<'a> {
        Translator::at(self.phrasebook(lang), &*self.game, players)
    }

    /// The players' rulebook, if there is one.
    pub fn rulebook(&self, lang: Lang) -> Option<&'static Rulebook> {
        self.book.rulebook(lang)
    }

    /// Its messages in a language, as they are written.
    pub fn messages(&self, lang: Lang) -> &'static str {
        self.book.messages(lang)
    }
}
