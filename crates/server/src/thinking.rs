//! Bots think here: a bounded number at a time, away from the threads that serve people.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use metrics::{counter, gauge, histogram};
use table::{Match, Seat, Seed};
use tokio::{sync::Semaphore, task::spawn_blocking, time::Instant};

use manifest::Manifest;

/// The bots' share of the machine.
#[derive(Clone)]
pub(crate) struct Thinking(Arc<Semaphore>);

/// A question to a bot.
pub(crate) struct Question {
    pub(crate) manifest: Arc<Manifest>,
    pub(crate) game: Box<dyn Match>,
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    /// What the bot throws its own dice with, the same whenever it is asked the same.
    pub(crate) seed: Seed,
}

impl Thinking {
    /// At most so many bots think at a time.
    pub(crate) fn new(at_once: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_once)))
    }

    /// Does something that takes thought, away from the threads that serve people; none if it fails.
    pub(crate) async fn about<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.0).acquire_owned().await;
        let thought = spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        // What panics is told to the log by the thread itself.
        thought.await.ok()
    }

    /// The word that the bot chooses, and those it means to say next, as long as nobody else has a say. A bot that
    /// fails plays the first choice there is: the others never wait for it in vain.
    pub(crate) async fn ask(&self, question: Question) -> Vec<String> {
        let waiting = gauge!("imperios_bots_waiting");
        waiting.increment(1.0);
        let asked = Instant::now();
        let permit = Arc::clone(&self.0).acquire_owned().await;
        waiting.decrement(1.0);
        let begun = Instant::now();
        let waited = begun - asked;
        let answer = spawn_blocking(move || {
            let _permit = permit;
            question.answer_somehow(waited)
        });
        let words = answer.await.expect("thinking does not panic");
        histogram!("imperios_bot_seconds").record(begun.elapsed());
        words
    }
}

impl Question {
    /// What the bot chooses; the first choice there is if it fails.
    pub(crate) fn answer_somehow(&self, waited: Duration) -> Vec<String> {
        let thought = std::panic::catch_unwind(AssertUnwindSafe(|| self.answer(waited)));
        thought.unwrap_or_else(|_| {
            counter!("imperios_bot_failures_total").increment(1);
            tracing::error!(bot = self.bot, game = self.game.game(), "a bot failed to choose");
            vec![self.first_choice()]
        })
    }

    fn answer(&self, waited: Duration) -> Vec<String> {
        match self.manifest.bots.bot(&self.bot, &self.seed, self.seat) {
            Ok(mut bot) => {
                bot.hurry(waited);
                let word = bot.choose(&*self.game, self.seat);
                std::iter::once(word).chain(bot.goes_on(&*self.game)).collect()
            }
            // A table that was opened with a bot of another release.
            Err(_) => vec![self.first_choice()],
        }
    }

    fn first_choice(&self) -> String {
        self.game.offers(self.seat).into_iter().next().map(|offer| offer.word).unwrap_or_default()
    }
}
