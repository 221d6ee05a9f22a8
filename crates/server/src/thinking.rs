//! Bots think here: a bounded number at a time, away from the threads that serve people.

mod cores;

use std::{
    panic::AssertUnwindSafe,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use metrics::{counter, gauge, histogram};
use table::{Match, Seat, Seed};
use tokio::{task::spawn_blocking, time::Instant};

use manifest::Manifest;

use crate::store::PersonId;
use cores::Core;

pub(crate) use cores::{Cores, Task};

/// The bots' share of the machine.
#[derive(Clone)]
pub(crate) struct Thinking(Cores);

/// The core on which something is thought about, to be given up for a while where others are in a hurry.
pub(crate) struct Held(Mutex<Option<Core>>);

impl Held {
    /// Lets what is more urgent be done first.
    pub(crate) fn give_way(&self) {
        let mut core = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *core = core.take().map(Core::give_way);
    }
}

/// A question to a bot.
pub(crate) struct Question {
    pub(crate) manifest: Arc<Manifest>,
    pub(crate) game: Box<dyn Match>,
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    /// Who has opened the table, if there is one: its bots take turns with those of others.
    pub(crate) host: Option<PersonId>,
    /// What the bot throws its own dice with, the same whenever it is asked the same.
    pub(crate) seed: Seed,
}

/// How long a bot may think about a choice.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// As long as its level does where nobody else wants to think, shared among so many; less what it has waited for a core.
    Waited { waited: Duration, among: u32 },
    /// No longer than this.
    AtMost(Duration),
}

impl Thinking {
    /// At most so many bots think at a time.
    pub(crate) fn new(at_once: usize) -> Self {
        Self(Cores::new(at_once))
    }

    /// How many wait for a core.
    pub(crate) fn waiting(&self) -> usize {
        self.0.waiting()
    }

    /// Does something that takes thought, away from the threads that serve people; none if it fails.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        task: Task,
        owner: Option<&PersonId>,
        work: impl FnOnce(&Held) -> T + Send + 'static,
    ) -> Option<T> {
        let core = self.0.queue(task, owner.cloned()).await.ok()?;
        // What panics is told to the log by the thread itself.
        spawn_blocking(move || work(&Held(Mutex::new(Some(core))))).await.ok()
    }

    /// The same for what anybody may want to know.
    pub(crate) async fn about<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.think(Task::Question, None, |_| work()).await
    }

    /// The word that the bot chooses, and those it means to say next, as long as nobody else has a say. A bot that
    /// fails plays the first choice there is: the others never wait for it in vain.
    pub(crate) async fn ask(&self, question: Question) -> Vec<String> {
        let waiting = gauge!("imperios_bots_waiting");
        waiting.increment(1.0);
        let asked = Instant::now();
        let core = self.0.queue(Task::Choice, question.host.clone()).await;
        waiting.decrement(1.0);
        let begun = Instant::now();
        let waited = begun - asked;
        let answer = spawn_blocking(move || {
            let among = core.as_ref().map_or(1, Core::among);
            let _core = core;
            question.answer_somehow(Pace::Waited { waited, among })
        });
        let words = answer.await.expect("thinking does not panic");
        histogram!("imperios_bot_seconds").record(begun.elapsed());
        words
    }
}

impl Question {
    /// What the bot chooses; the first choice there is if it fails.
    pub(crate) fn answer_somehow(&self, pace: Pace) -> Vec<String> {
        let thought = std::panic::catch_unwind(AssertUnwindSafe(|| self.answer(pace)));
        thought.unwrap_or_else(|_| {
            counter!("imperios_bot_failures_total").increment(1);
            tracing::error!(bot = self.bot, game = self.game.game(), "a bot failed to choose");
            vec![self.first_choice()]
        })
    }

    fn answer(&self, pace: Pace) -> Vec<String> {
        match self.manifest.bots.bot(&self.bot, &self.seed, self.seat) {
            Ok(mut bot) => {
                match pace {
                    Pace::Waited { waited, among } => {
                        bot.share(among);
                        bot.hurry(waited);
                    }
                    Pace::AtMost(limit) => bot.limit(limit),
                }
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
