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
mod puzzles;

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use bots::{Bots, GameBots, Insight};
use phrasebook::{GameBook, Phrasebook, Rulebook, Translator};
use table::{Boxed, DataErrors, Edition, Game, GameTexts, Lang, Name, Source};

pub use archive::{Archive, CannotRelease, Kept, Released, Ruling, release};
pub use board::{Aspect, Board, Kind, Named};
pub use games::Games;
pub use pack::{CannotOpen, read_text};
pub use puzzles::Posed;

/// A game with all that belongs to it. Its edition is read when it is first looked at.
pub struct Manifest {
    /// Its name in commands, records and folders.
    pub name: &'static str,
    /// How a table looks in the terminal; none if its view is shown as it is.
    pub board: Option<Board>,
    book: &'static GameBook,
    files: &'static [&'static str],
    built_in: &'static [(&'static str, &'static str)],
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
        let boxed = Boxed::<R>::new(R::Edition::load(source)?);
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
            book: Box::leak(Box::new(GameBook::new(texts))),
            files: R::Edition::FILES,
            built_in,
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

    /// The same with puzzles, as `imperios puzzles find` has written them.
    #[must_use]
    pub fn with_puzzles(self, text: &'static str) -> Self {
        Self { puzzles: Some(Box::leak(Box::new(puzzles::Book::new(text)))), ..self }
    }

    /// The same with what was opened otherwise.
    fn with_opened(&self, opened: Opened) -> Self {
        Self { opened: OnceLock::from(Arc::new(opened)), hash: OnceLock::new(), ..*self }
    }

    /// The same once more.
    fn again(&self) -> Self {
        Self { opened: self.opened.clone(), hash: self.hash.clone(), ..*self }
    }

    /// The hash of its edition, as text.
    pub fn hash(&self) -> &str {
        self.hash.get_or_init(|| self.game.hash().to_string())
    }

    /// The same with the edition that these files describe.
    fn with_edition(&self, source: &Source) -> Result<Self, DataErrors> {
        Ok(self.with_opened((self.open)(source)?))
    }

    /// Whether it has the same cards, zones and units as another edition, whatever they are called and worth.
    pub fn shows_the_same(&self, other: &Self) -> bool {
        let things = |manifest: &Self| {
            let mut things: Vec<_> =
                manifest.game.things().into_iter().map(|thing| (thing.kind, thing.id)).collect();
            things.sort_unstable();
            things
        };
        self.hash() == other.hash() || things(self) == things(other)
    }

    /// Whether it is played with the edition that has this hash under any of the rulings.
    pub fn plays(&self, hash: &str) -> bool {
        self.hash() == hash || self.earlier().any(|earlier| earlier.hash() == hash)
    }

    /// The game under earlier rulings, the latest first.
    fn earlier(&self) -> impl Iterator<Item = Self> {
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
