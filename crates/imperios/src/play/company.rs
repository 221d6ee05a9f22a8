//! Who sits at the table: people, and bots by their names.

use bots::{BOTS, DEFAULT_LEVEL, LEVELS};
use manifest::Manifest;
use phrasebook::Translator;
use table::{Lang, Name, Seat, Seed};

use crate::failure::Failure;

/// Who sits at the table when nobody is named.
const DEFAULT_SEATS: [&str; 4] = ["me", DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL];
/// The word for a person at this keyboard.
pub(super) const ME: &str = "me";
/// The messages with the names of the levels, in their order.
const LEVEL_NAMES: [&str; LEVELS.len()] =
    ["bot-page", "bot-squire", "bot-knight", "bot-marshal", "bot-emperor"];

/// The default company, for as many players as are asked for.
pub(super) fn default_seats(players: Option<&str>) -> Vec<&'static str> {
    let count =
        players.and_then(|players| players.parse().ok()).unwrap_or(DEFAULT_SEATS.len()).clamp(1, Seat::MAX);
    (0..count).map(|seat| if seat == 0 { ME } else { DEFAULT_SEATS[1] }).collect()
}

/// People are called as they wish, by their login, or by their seat; bots by their kind and seat.
pub(super) fn names(seats: &[&str], own: Option<&Name>, lang: Lang) -> Result<Vec<Name>, Failure> {
    let translator = Translator::nobody(lang);
    let alone = seats.iter().filter(|&&seat| seat == ME).count() == 1;
    let login =
        || std::env::var("USER").ok().filter(|user| user != "root").and_then(|user| user.parse().ok());
    let own = own.cloned().or_else(login).filter(|name| alone && bot_of(name).is_none());
    let name = |(number, &seat): (usize, &&str)| match (seat, &own) {
        (ME, Some(own)) => Ok(own.clone()),
        (ME, None) => translator.message("terminal-player", &[("number", number.into())]).parse(),
        (bot, _) => format!("{} {number}", bot_name(bot, &translator)).parse(),
    };
    Ok((1..).zip(seats).map(name).collect::<Result<_, _>>()?)
}

/// What a bot is called at the table: by its level, or by its name in commands. Its style shows in play.
pub(super) fn bot_name(bot: &str, translator: &Translator<'_>) -> String {
    let called = bot.split('-').next().unwrap_or(bot);
    let level = LEVELS.into_iter().zip(LEVEL_NAMES).find(|(level, _)| *level == called);
    level.map_or_else(|| bot.to_owned(), |(_, name)| translator.plain(name))
}

/// The bot that a seat's name tells of, as [`names`] writes it in any language.
pub(super) fn bot_of(name: &Name) -> Option<&'static str> {
    let (called, _) = name.as_str().rsplit_once(' ')?;
    let is_called =
        |bot: &&str| Lang::ALL.into_iter().any(|lang| bot_name(bot, &Translator::nobody(lang)) == called);
    BOTS.into_iter().find(is_called)
}

pub(super) fn seat_bots(
    place: &Manifest,
    seats: &[&str],
    seed: &Seed,
) -> Result<Vec<Option<String>>, Failure> {
    let bot = |(seat, &name): (Seat, &&str)| {
        if name == ME { Ok(None) } else { place.bots.bot(name, seed, seat).map(|_| Some(name.to_owned())) }
    };
    // Here a seat can also be one's own.
    let or_me =
        |error: bots::UnknownBot| bots::UnknownBot { known: format!("{}, {ME}", error.known), ..error };
    Ok(Seat::first(seats.len()).zip(seats).map(bot).collect::<Result<_, _>>().map_err(or_me)?)
}
