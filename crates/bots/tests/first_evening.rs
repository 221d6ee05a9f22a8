//! A first evening: whoever does nothing but follow the hints beats a page.

use bots::{Budget, Insight, Thinker, bot_rng, hint};
use table::{Agreed, Boxed, ChanceStream, Company, Name, Outlook, Player, Running, Seat, Seed, play_to_end};

/// Games of each kind, half of them from each seat.
const GAMES: u64 = 8;

/// A seat at such a table.
enum Guest<R: Insight> {
    /// Says the first word of each hint.
    Newcomer,
    Page(Box<Thinker<R>>),
}

impl<R: Insight> Player<R> for Guest<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        match self {
            Self::Newcomer => {
                let told = hint(outlook, Budget::counted(40), 7).expect("it is asked");
                let mut choices = Vec::new();
                outlook.choices(&mut choices);
                let advised = |&choice: &R::Choice| outlook.word(choice) == told.advice[0].word;
                choices.into_iter().find(advised).expect("a hint names what is offered")
            }
            Self::Page(page) => page.choose(outlook),
        }
    }
}

/// How many of the games whoever follows the hints wins, a shared victory counting half.
fn won<R: Insight>(edition: &'static R::Edition, options: &str) -> f32 {
    let agreed: Agreed = options.parse().unwrap();
    let names: Vec<Name> = ["newcomer", "page"].map(|name| name.parse().unwrap()).to_vec();
    let evening: Seed = "first-evening".parse().unwrap();
    let game = |number: u64| {
        let seed = evening.nth(number / 2 + 1);
        let own = Seat::new(number as usize % 2);
        let company = Company::new(names.clone(), seed.clone());
        let mut world: R = Running::<R>::new(edition, &agreed, company).unwrap().position().clone();
        let mut level = R::tuning().level("page").unwrap();
        level.milliseconds = 600_000;
        let guest = |seat: Seat| {
            if seat == own {
                Guest::Newcomer
            } else {
                Guest::Page(Box::new(Thinker::new(R::tuning(), level, bot_rng(&seed, seat))))
            }
        };
        let mut guests: Vec<Guest<R>> = Seat::first(2).map(guest).collect();
        play_to_end(&mut world, &mut ChanceStream::new(&seed, vec![""; 2]), &mut guests);
        let winners = world.standing().leaders();
        if winners.contains(own) { 1.0 / winners.len() as f32 } else { 0.0 }
    };
    (0..GAMES).map(game).sum()
}

#[test]
fn a_page_of_altes_reich_loses_to_the_hints() {
    let edition = Boxed::<altes_reich::Position>::new(altes_reich::Edition::built_in()).edition();
    let won = won::<altes_reich::Position>(edition, "players=2");
    assert!(won > GAMES as f32 / 2.0, "{won} of {GAMES}");
}

#[test]
fn a_page_of_grecia_loses_to_the_hints() {
    let edition = Boxed::<grecia::Position>::new(grecia::Edition::built_in()).edition();
    let won = won::<grecia::Position>(edition, "players=2 scenario=persian_wars");
    assert!(won > 0.7 * GAMES as f32, "{won} of {GAMES}");
}

#[test]
fn a_page_of_napoleon_loses_to_the_hints() {
    let edition = Boxed::<napoleon::Position>::new(napoleon::Edition::built_in()).edition();
    let won = won::<napoleon::Position>(edition, "players=2");
    assert!(won > 0.7 * GAMES as f32, "{won} of {GAMES}");
}
