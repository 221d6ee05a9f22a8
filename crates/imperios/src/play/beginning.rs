//! Where a game in the terminal begins: at its beginning, in a moment of a game that is over, or in a position.

use std::{path::Path, sync::Arc};

use manifest::Manifest;
use phrasebook::Translator;
use serde_json::Value;
use table::{After, Agreed, Awaiting, Company, Match, Situations};

use super::agree_on;

use crate::{cases::WrittenCase, cli::Play, context::Context, failure::Failure, records::read_record};

/// Where a game begins, before anybody sits down.
pub(super) struct Beginning {
    pub(super) place: Arc<Manifest>,
    /// The position and what was agreed when it was reached or written down; none at the beginning.
    given: Option<Given>,
}

/// A position that is given.
struct Given {
    agreed: Agreed,
    position: Value,
    after: Option<After>,
}

impl Beginning {
    /// What the command line asks for.
    pub(super) fn of(args: &Play, context: &Context) -> Result<Self, Failure> {
        let beginning = match (&args.from, &args.position) {
            (Some(path), _) => Self::in_moment(path, args.ply.unwrap_or_default(), args, context)?,
            (None, Some(path)) => Self::in_position(path, args, context)?,
            (None, None) => {
                let place = context.open(args.game.as_deref().unwrap_or_default())?;
                Self { place, given: None }
            }
        };
        Ok(beginning)
    }

    /// The moment after so many words of a game that is over. Of a running game nobody goes on elsewhere.
    fn in_moment(path: &Path, ply: usize, args: &Play, context: &Context) -> Result<Self, Failure> {
        let record = read_record(path)?;
        same_game(path, &record.game, args)?;
        let place = context.exactly(&record)?;
        let translator = place.translator(context.lang, &record.seats);
        let game = place.game.verify(&record).map_err(Failure::unplayable(path, &translator))?;
        if record.result.is_none() {
            return Err(Failure::StillRunning { path: path.to_owned() });
        }
        if ply > game.ply() {
            return Err(Failure::NoSuchPly { ply, words: game.ply() });
        }
        let after = After { record: record.hash_of_text(), ply };
        let position = game.notation_at(ply);
        let given = Given { agreed: record.options, position, after: Some(after) };
        Ok(Self { place, given: Some(given) })
    }

    /// The position of a conformance case.
    fn in_position(path: &Path, args: &Play, context: &Context) -> Result<Self, Failure> {
        let WrittenCase { game, case } = WrittenCase::read(path, args.case.as_deref(), context.lang)?;
        same_game(path, &game, args)?;
        let place = context.open(&game)?;
        let place = case.rulings.and_then(|level| place.under(level)).map_or(place, Arc::new);
        let agreed = place.game.agree(&case.options)?;
        let position = case.position.ok_or_else(|| {
            let said = Translator::nobody(context.lang).plain("insight-no-case");
            Failure::Conformance(format!("{}: {said}", path.display()))
        })?;
        Ok(Self { place, given: Some(Given { agreed, position, after: None }) })
    }

    /// How many players there have to be: those of the position, of the situation that is chosen, or those that are asked
    /// for.
    pub(super) fn players<'a>(&'a self, options: &'a [String]) -> Option<&'a str> {
        let said = |key: &str| options.iter().find_map(|option| option.strip_prefix(key)?.strip_prefix('='));
        if let Some(given) = &self.given {
            return given.agreed.get("players");
        }
        let chosen = said(Situations::KEY);
        let situation = self.place.game.situations().iter().find(|one| Some(one.id.as_str()) == chosen);
        said("players").or(situation.and_then(|situation| situation.options.get("players")))
    }

    /// The game with these players.
    pub(super) fn start(&self, options: &[String], company: Company) -> Result<Box<dyn Match>, Failure> {
        let Some(Given { agreed, position, after }) = &self.given else {
            let agreed = agree_on(&*self.place.game, options, company.names.len())?;
            return Ok(self.place.game.start(&agreed, company)?);
        };
        let mut game = self.place.game.set_up(agreed, position, company)?;
        if game.awaiting() == Awaiting::Nobody {
            return Err(Failure::PositionOver);
        }
        if let Some(after) = after {
            game.came_from(*after);
        }
        Ok(game)
    }
}

/// Whoever names a game as well means that of the file.
fn same_game(path: &Path, game: &str, args: &Play) -> Result<(), Failure> {
    match &args.game {
        Some(named) if named != game => {
            Err(Failure::OtherGame { path: path.to_owned(), game: game.to_owned() })
        }
        _ => Ok(()),
    }
}
