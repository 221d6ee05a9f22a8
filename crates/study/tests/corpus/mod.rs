//! Positions of random games at all tables that can be agreed.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Agreed, Awaiting, Boxed, Edition, Game, Rules, Source, below};

/// The built-in edition of a game.
pub(crate) fn edition<R: Rules>(files: &'static [(&'static str, &'static str)]) -> Boxed<R> {
    Boxed::new(R::Edition::load(&Source::built_in(files)).expect("what is built in can be read"))
}

/// Every scenario (or other value of `key`) with every number of players that goes with it, and `more` of the options.
pub(crate) fn tables<R: Rules>(game: Boxed<R>, key: &str, more: &str) -> Vec<Agreed> {
    let settings = Game::settings(&game);
    let values = |key: &str| settings.iter().find(|setting| setting.key == key).map(|s| s.values.clone());
    let more: Agreed = more.parse().expect("options");
    let mut tables = Vec::new();
    for players in values("players").unwrap_or_default() {
        for value in values(key).unwrap_or_default() {
            let wanted = more.clone().with("players", &players).with(key, &value);
            tables.extend(Game::agree(&game, &wanted).ok());
        }
    }
    assert!(!tables.is_empty(), "no table can be agreed");
    tables
}

/// The position before anything has happened.
pub(crate) fn begin<R: Rules>(game: Boxed<R>, agreed: &Agreed) -> R {
    let options = R::options(game.edition(), agreed).expect("the options are agreed");
    R::begin(game.edition(), options)
}

/// Plays a game at random, among all that is offered. `look` is told every position with what is offered in it, or can be
/// drawn, the last one too.
pub(crate) fn play<R: Rules>(mut position: R, seed: u64, mut look: impl FnMut(&R, &[R::Choice])) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut choices = Vec::new();
    loop {
        choices.clear();
        match position.awaiting() {
            Awaiting::Nobody => return look(&position, &choices),
            Awaiting::Chance => {
                let mut odds = Vec::new();
                position.odds(&mut odds);
                choices.extend(odds.iter().map(|&(outcome, _)| outcome));
                look(&position, &choices);
                let outcome = position.draw(&mut rng);
                position.occur(outcome, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is awaited");
                position.choices(seat, &mut choices);
                look(&position, &choices);
                let choice = choices[below(&mut rng, choices.len() as u32) as usize];
                position.play(seat, choice, &mut ());
            }
        }
    }
}
