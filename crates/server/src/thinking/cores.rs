//! Who thinks next: so many at a time, what is urgent first, and people in turn.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

use crate::store::PersonId;

/// What is thought about, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Task {
    /// The choice of a bot in a game that runs.
    Choice,
    /// What a player wants to know now. One person is answered one at a time.
    Question,
    /// A game that is over, looked at again. One person has one of them made at a time.
    Analysis,
}

/// For whom it is done; nobody in particular where that is not known.
type Owner = Option<PersonId>;

/// The cores on which bots think.
#[derive(Clone)]
pub(crate) struct Cores(Arc<Mutex<State>>);

struct State {
    number: usize,
    free: usize,
    /// Those who wait for each kind of task, people in turn.
    waiting: [VecDeque<(Owner, VecDeque<Waiting>)>; 3],
    /// Whose question is thought about now, and for whom an analysis is made.
    served: HashSet<(Task, PersonId)>,
}

type Waiting = oneshot::Sender<Core>;

/// A core, held until it is dropped.
pub(crate) struct Core {
    cores: Cores,
    task: Task,
    owner: Owner,
    among: u32,
}

impl Cores {
    pub(crate) fn new(number: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            number: number.max(1),
            free: number.max(1),
            waiting: Default::default(),
            served: HashSet::new(),
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stands in line for a core.
    pub(crate) fn queue(&self, task: Task, owner: Owner) -> oneshot::Receiver<Core> {
        let (waiting, turn) = oneshot::channel();
        {
            let mut state = self.state();
            let line = &mut state.waiting[task as usize];
            match line.iter_mut().find(|(person, _)| *person == owner) {
                Some((_, theirs)) => theirs.push_back(waiting),
                None => line.push_back((owner, VecDeque::from([waiting]))),
            }
        }
        self.hand_out();
        turn
    }

    /// How many wait in line.
    pub(super) fn waiting(&self) -> usize {
        self.state().waiting.iter().flatten().map(|(_, theirs)| theirs.len()).sum()
    }

    /// Whether something more urgent waits.
    fn is_wanted(&self, task: Task) -> bool {
        let state = self.state();
        state.waiting[..task as usize].iter().any(|line| !line.is_empty())
    }

    fn hand_out(&self) {
        // A core that nobody takes any more comes back when it is dropped, which must not be under the lock.
        while let Some((task, owner, among, waiting)) = self.state().next() {
            let _ = waiting.send(Core { cores: self.clone(), task, owner, among });
        }
    }
}

impl State {
    /// Who gets the next core, if one is free and somebody waits for it.
    fn next(&mut self) -> Option<(Task, Owner, u32, Waiting)> {
        if self.free == 0 {
            return None;
        }
        for task in [Task::Choice, Task::Question, Task::Analysis] {
            let served = &self.served;
            let line = &mut self.waiting[task as usize];
            // Whoever has gone away holds nobody up.
            for (_, theirs) in line.iter_mut() {
                theirs.retain(|waiting| !waiting.is_closed());
            }
            line.retain(|(_, theirs)| !theirs.is_empty());
            let may =
                |owner: &Owner| owner.as_ref().is_none_or(|owner| !served.contains(&(task, owner.clone())));
            let Some(place) = line.iter().position(|(owner, _)| may(owner)) else { continue };
            let (owner, mut theirs) = line.remove(place)?;
            let waiting = theirs.pop_front()?;
            // Those who take turns with them, and those who wait for theirs.
            let crowd = line.len() + theirs.len();
            if !theirs.is_empty() {
                // Then it is the others' turn.
                line.push_back((owner.clone(), theirs));
            }
            if let (Task::Question | Task::Analysis, Some(owner)) = (task, &owner) {
                self.served.insert((task, owner.clone()));
            }
            self.free -= 1;
            let among = 1 + crowd / self.number;
            return Some((task, owner, u32::try_from(among).unwrap_or(u32::MAX), waiting));
        }
        None
    }
}

impl Core {
    /// Among how many the time on it is to be shared, so that nobody who waits has to wait for long: others take turns, and
    /// one person's own tables share that person's turns.
    pub(crate) fn among(&self) -> u32 {
        self.among
    }

    /// Lets go of the core if something more urgent waits for one, and waits for another; on a thread that may wait.
    pub(crate) fn give_way(self) -> Self {
        if !self.cores.is_wanted(self.task) {
            return self;
        }
        let (cores, task, owner) = (self.cores.clone(), self.task, self.owner.clone());
        drop(self);
        let turn = cores.queue(task, owner);
        turn.blocking_recv().expect("everybody in the line gets a core some day")
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        {
            let mut state = self.cores.state();
            state.free += 1;
            if let Some(owner) = &self.owner {
                state.served.remove(&(self.task, owner.clone()));
            }
        }
        self.cores.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(turn: &mut oneshot::Receiver<Core>) -> Option<Core> {
        turn.try_recv().ok()
    }

    #[test]
    fn what_is_urgent_goes_first_and_people_take_turns() {
        let cores = Cores::new(1);
        let (anna, bert) = (Some(PersonId::fresh()), Some(PersonId::fresh()));
        let held = taken(&mut cores.queue(Task::Analysis, anna.clone())).expect("it is free");
        let mut analysis = cores.queue(Task::Analysis, bert.clone());
        let mut question = cores.queue(Task::Question, anna.clone());
        let mut annas: Vec<_> = (0..3).map(|_| cores.queue(Task::Choice, anna.clone())).collect();
        let mut berts = cores.queue(Task::Choice, bert);
        drop(held);
        let first = taken(&mut annas[0]).expect("choices come first");
        assert!(taken(&mut berts).is_none());
        drop(first);
        let second = taken(&mut berts).expect("three tables of one person do not keep another from playing");
        drop(annas);
        drop(second);
        let third = taken(&mut question).expect("who has gone away holds nobody up");
        assert!(taken(&mut analysis).is_none());
        drop(third);
        assert!(taken(&mut analysis).is_some());
    }

    #[test]
    fn a_person_has_one_analysis_made_at_a_time() {
        let cores = Cores::new(2);
        let (anna, bert) = (Some(PersonId::fresh()), Some(PersonId::fresh()));
        let mut turns: Vec<_> = (0..3).map(|_| cores.queue(Task::Analysis, anna.clone())).collect();
        let first = taken(&mut turns[0]).expect("a core is free");
        assert!(taken(&mut turns[1]).is_none(), "the other core is for others");
        assert!(taken(&mut cores.queue(Task::Analysis, bert)).is_some());
        drop(first);
        assert!(taken(&mut turns[1]).is_some());
    }

    #[test]
    fn a_person_is_answered_one_question_at_a_time() {
        let cores = Cores::new(2);
        let (anna, bert) = (Some(PersonId::fresh()), Some(PersonId::fresh()));
        let mut turns: Vec<_> = (0..2).map(|_| cores.queue(Task::Question, anna.clone())).collect();
        let first = taken(&mut turns[0]).expect("a core is free");
        assert!(taken(&mut turns[1]).is_none(), "the other core is for others");
        assert!(taken(&mut cores.queue(Task::Choice, anna)).is_some(), "her bots play on");
        assert!(taken(&mut cores.queue(Task::Question, bert)).is_some());
        drop(first);
        assert!(taken(&mut turns[1]).is_some());
    }

    #[test]
    fn a_full_house_shares_the_time_and_one_persons_tables_share_that_persons() {
        let cores = Cores::new(2);
        let (anna, bert) = (Some(PersonId::fresh()), Some(PersonId::fresh()));
        let alone = taken(&mut cores.queue(Task::Choice, anna.clone())).expect("it is free");
        assert_eq!(alone.among(), 1, "where nobody waits a bot has all its time");
        let busy = taken(&mut cores.queue(Task::Choice, None)).expect("it is free");
        let mut annas: Vec<_> = (0..200).map(|_| cores.queue(Task::Choice, anna.clone())).collect();
        let mut berts = cores.queue(Task::Choice, bert);
        drop(busy);
        let hers = taken(&mut annas[0]).expect("she came first");
        assert!(hers.among() >= 100, "{}", hers.among());
        drop(hers);
        let his = taken(&mut berts).expect("it is his turn");
        assert_eq!(his.among(), 1, "many tables of one person make nobody else's bots weaker");
    }

    #[test]
    fn an_analysis_gives_way_to_a_choice() {
        let cores = Cores::new(1);
        let core = taken(&mut cores.queue(Task::Analysis, None)).expect("it is free");
        let core = core.give_way();
        let choice = cores.queue(Task::Choice, None);
        let played = std::thread::spawn(move || drop(choice.blocking_recv().expect("it is given way to")));
        let core = core.give_way();
        played.join().expect("the choice was made meanwhile");
        drop(core);
        assert_eq!(cores.state().free, 1);
    }
}
