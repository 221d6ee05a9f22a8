//! The journal: what is acknowledged is there, in order, once.

use std::future::poll_fn;
use std::task::Poll;
use std::time::{Duration, Instant};

use server::store::{
    Append, AppendError, Database, Entry, GameId, Journal, NewGame, RowChange, Stage, Store, StoreError,
};

use super::{Ground, a_game, created, entry, keyed, new_game, seqs, somebody, to};

pub(crate) async fn no_entry_is_appended_twice(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let game = a_game(&store).await;
    assert_eq!(journal.append(to(&game, vec![entry(2)])).await, Ok(()));
    let other = Entry { body: "{}".into(), ..entry(2) };
    assert_eq!(journal.append(to(&game, vec![other])).await, Err(AppendError::Conflict));
    assert_eq!(journal.append(to(&game, vec![entry(2), entry(3)])).await, Err(AppendError::Conflict));
    assert_eq!(
        store.entries(&game, 0).await.unwrap(),
        [entry(1), entry(2)],
        "the first one stays, nothing else came"
    );
    let with_a_gap = journal.append(to(&game, vec![entry(3), entry(5)])).await;
    assert!(matches!(with_a_gap, Err(AppendError::Store(StoreError::Refused(_)))), "{with_a_gap:?}");
    task.stop().await;
}

pub(crate) async fn a_repeated_choice_is_recognised_by_its_key(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let (game, other) = (a_game(&store).await, a_game(&store).await);
    assert_eq!(journal.append(to(&game, vec![keyed(2, "livia:7")])).await, Ok(()));
    for again in [keyed(2, "livia:7"), keyed(3, "livia:7")] {
        assert_eq!(journal.append(to(&game, vec![again])).await, Err(AppendError::Repeated));
    }
    assert_eq!(journal.append(to(&game, vec![keyed(2, "gaius:7")])).await, Err(AppendError::Conflict));
    assert_eq!(
        journal.append(to(&other, vec![keyed(2, "livia:7")])).await,
        Ok(()),
        "keys belong to one game"
    );
    assert_eq!(seqs(&store, &game).await, [1, 2]);
    task.stop().await;
}

/// Sends appends in such a way that they meet in one batch, and gathers the answers.
async fn together(journal: &Journal, appends: Vec<Append>) -> Vec<Result<(), AppendError>> {
    let waiting: Vec<_> = appends
        .into_iter()
        .map(|append| {
            let journal = journal.clone();
            tokio::spawn(async move { journal.append(append).await })
        })
        .collect();
    let mut answers = Vec::new();
    for answer in waiting {
        answers.push(answer.await.unwrap());
    }
    answers
}

pub(crate) async fn only_the_guilty_of_a_batch_fails(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let mut games = Vec::new();
    for _ in 0..30 {
        games.push(a_game(&store).await);
    }
    let gone = GameId::fresh();
    for round in 0..5 {
        let mut appends: Vec<Append> = games.iter().map(|game| to(game, vec![entry(2 + round)])).collect();
        appends[7].entries = vec![entry(1)];
        appends[13].game = gone.clone();
        appends[21].entries[0].body = "\0".into();
        let answers = together(&journal, appends).await;
        for (seat, answer) in answers.into_iter().enumerate() {
            match seat {
                7 => assert_eq!(answer, Err(AppendError::Conflict)),
                13 => assert_eq!(answer, Err(AppendError::Store(StoreError::Missing))),
                // PostgreSQL takes no NUL in a text, SQLite does.
                21 => {}
                _ => assert_eq!(answer, Ok(()), "game {seat} in round {round}"),
            }
        }
    }
    assert_eq!(seqs(&store, &games[7]).await, [1]);
    assert_eq!(seqs(&store, &games[8]).await, [1, 2, 3, 4, 5, 6]);
    task.stop().await;
}

pub(crate) async fn a_game_that_is_gone_takes_no_entries(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let game = a_game(&store).await;
    assert!(store.delete_game(&game).await.unwrap());
    let gone = Err(AppendError::Store(StoreError::Missing));
    assert_eq!(journal.append(to(&game, vec![entry(2)])).await, gone);
    let change = Some(RowChange {
        stage: Stage::Over,
        listed: false,
        needs_care: false,
        due: None,
        seats: None,
        at: 1,
    });
    assert_eq!(journal.append(Append { game, entries: vec![], change, notices: Vec::new() }).await, gone);
    task.stop().await;
}

pub(crate) async fn many_games_are_written_at_once_in_order_and_nothing_twice(ground: Ground) {
    const GAMES: usize = 40;
    const TURNS: u64 = 25;
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let mut players = Vec::new();
    for number in 0..GAMES {
        let (journal, game) = (journal.clone(), a_game(&store).await);
        players.push(tokio::spawn(async move {
            let mut seq = 2;
            for turn in 0..TURNS {
                // One entry, then two, then one …
                let entries: Vec<Entry> =
                    (seq..=seq + turn % 2).map(|seq| keyed(seq, &format!("{number}:{seq}"))).collect();
                seq += entries.len() as u64;
                journal.append(to(&game, entries)).await.unwrap();
            }
            (game, number, seq)
        }));
    }
    for player in players {
        let (game, number, next) = player.await.unwrap();
        let written = store.entries(&game, 1).await.unwrap();
        let expected: Vec<Entry> = (2..next).map(|seq| keyed(seq, &format!("{number}:{seq}"))).collect();
        assert_eq!(written, expected);
        assert_eq!(store.game(&game).await.unwrap().unwrap().version, next - 1);
    }
    task.stop().await;
}

pub(crate) async fn one_number_has_one_winner(ground: Ground) {
    let store = ground.open().await;
    let game = a_game(&store).await;
    // Two servers on one database.
    let other = ground.open().await;
    let (here, here_task) = Journal::start(store.clone());
    let (there, there_task) = Journal::start(other.clone());
    for seq in 2..30 {
        let by = |who: &str| Entry { body: format!("{who:?}"), ..entry(seq) };
        let (one, two) = tokio::join!(
            here.append(to(&game, vec![by("here")])),
            there.append(to(&game, vec![by("there")]))
        );
        let outcome = [one, two];
        assert_eq!(outcome.iter().filter(|answer| answer.is_ok()).count(), 1, "{outcome:?}");
        assert!(outcome.contains(&Err(AppendError::Conflict)), "{outcome:?}");
        let winner = if outcome[0].is_ok() { r#""here""# } else { r#""there""# };
        assert_eq!(store.entries(&game, seq - 1).await.unwrap()[0].body, winner);
    }
    here_task.stop().await;
    there_task.stop().await;
    other.close().await;
}

pub(crate) async fn a_long_append_is_written_whole(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let game = a_game(&store).await;
    journal.append(to(&game, (2..=3500).map(entry).collect())).await.unwrap();
    assert_eq!(seqs(&store, &game).await, (1..=3500).collect::<Vec<_>>());
    let clashing = journal.append(to(&game, (3500..=7000).map(entry).collect())).await;
    assert_eq!(clashing, Err(AppendError::Conflict));
    assert_eq!(store.game(&game).await.unwrap().unwrap().version, 3500, "all of it or nothing");
    task.stop().await;
}

pub(crate) async fn changes_of_the_row_come_with_the_entries(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let lobby = NewGame { stage: Stage::Lobby, listed: true, ..new_game(&livia) };
    let game = created(&store, lobby.clone()).await;
    let before = store.game(&game).await.unwrap().unwrap();

    let change = RowChange {
        stage: Stage::Running,
        listed: false,
        needs_care: true,
        due: None,
        seats: Some(vec![(0, gaius.clone()), (1, livia.clone())]),
        at: 2000,
    };
    let refused = Append {
        game: game.clone(),
        entries: vec![entry(1)],
        change: Some(change.clone()),
        notices: Vec::new(),
    };
    assert_eq!(journal.append(refused).await, Err(AppendError::Conflict));
    assert_eq!(store.game(&game).await.unwrap().unwrap(), before, "a refused append changes nothing");

    let append = Append {
        game: game.clone(),
        entries: vec![entry(2)],
        change: Some(change.clone()),
        notices: Vec::new(),
    };
    journal.append(append).await.unwrap();
    let row = store.game(&game).await.unwrap().unwrap();
    assert_eq!((row.stage, row.listed, row.needs_care), (Stage::Running, false, true));
    assert_eq!((row.updated_at, row.version), (2000, 2));
    assert_eq!(row.seats, [(0, gaius.clone()), (1, livia.clone())]);

    // Many at once, in one batch or several: each game gets its own.
    let mut appends = Vec::new();
    for number in 0..20_u8 {
        let id = created(&store, NewGame { id: GameId::fresh(), ..lobby.clone() }).await;
        let seats = (number % 2 == 0).then(|| vec![(number, gaius.clone())]);
        let change = RowChange { seats, at: 3000 + i64::from(number), ..change.clone() };
        appends.push(Append { game: id, entries: vec![entry(2)], change: Some(change), notices: Vec::new() });
    }
    assert!(together(&journal, appends.clone()).await.iter().all(Result::is_ok));
    for (number, append) in (0..20_u8).zip(&appends) {
        let row = store.game(&append.game).await.unwrap().unwrap();
        assert_eq!((row.stage, row.updated_at), (Stage::Running, 3000 + i64::from(number)));
        let expected = if number % 2 == 0 { (number, gaius.clone()) } else { (0, livia.clone()) };
        assert_eq!(row.seats, [expected], "game {number}");
    }

    let emptied = RowChange { seats: Some(vec![]), stage: Stage::Over, ..change };
    journal
        .append(Append { game: game.clone(), entries: vec![], change: Some(emptied), notices: Vec::new() })
        .await
        .unwrap();
    let row = store.game(&game).await.unwrap().unwrap();
    assert_eq!((row.seats.len(), row.stage, row.version), (0, Stage::Over, 2));
    task.stop().await;
}

pub(crate) async fn who_stays_seated_keeps_their_standing_answers(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let game =
        created(&store, NewGame { seats: vec![(0, livia.clone()), (1, gaius.clone())], ..new_game(&livia) })
            .await;
    assert_eq!(store.standing(&game, 0).await.unwrap(), None);
    for seat in 0..2 {
        assert!(store.set_standing(&game, seat, &format!(r#"{{"pass":{seat}}}"#)).await.unwrap());
    }
    assert!(!store.set_standing(&game, 2, "{}").await.unwrap(), "nobody sits there");

    let seats = Some(vec![(0, livia.clone()), (1, livia.clone())]);
    let change =
        RowChange { stage: Stage::Running, listed: false, needs_care: false, due: None, seats, at: 2000 };
    journal
        .append(Append { game: game.clone(), entries: vec![], change: Some(change), notices: Vec::new() })
        .await
        .unwrap();
    assert_eq!(store.standing(&game, 0).await.unwrap().as_deref(), Some(r#"{"pass":0}"#));
    assert_eq!(
        store.standing(&game, 1).await.unwrap(),
        None,
        "the answers were those of who sat there before"
    );
    task.stop().await;
}

pub(crate) async fn a_stopped_journal_finishes_what_is_queued(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let mut waiting = Vec::new();
    let mut games = Vec::new();
    for _ in 0..50 {
        let game = a_game(&store).await;
        games.push(game.clone());
        let mut append = Box::pin({
            let journal = journal.clone();
            async move { journal.append(to(&game, vec![entry(2)])).await }
        });
        // Polled once, it is queued; a writer on another thread may have written it already.
        match poll_fn(|context| Poll::Ready(append.as_mut().poll(context))).await {
            Poll::Pending => waiting.push(append),
            Poll::Ready(written) => assert_eq!(written, Ok(())),
        }
    }
    assert!(!waiting.is_empty());
    assert!(journal.is_open());
    task.stop().await;
    assert!(!journal.is_open());
    for append in waiting {
        assert_eq!(append.await, Ok(()));
    }
    for game in &games {
        assert_eq!(seqs(&store, game).await, [1, 2]);
    }
    assert_eq!(journal.append(to(&games[0], vec![entry(3)])).await, Err(AppendError::Stopped));
}

/// On one thread the writer cannot run before both are queued, so they are one batch, in this order.
#[tokio::test]
async fn what_rests_on_a_failed_append_fails_too() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let (game, other) = (a_game(&store).await, a_game(&store).await);
    let clashing = journal.append(to(&game, vec![entry(1), entry(2)]));
    let resting_on_it = journal.append(to(&game, vec![entry(3)]));
    let unrelated = journal.append(to(&other, vec![entry(2)]));
    let answers = tokio::join!(biased; clashing, resting_on_it, unrelated);
    assert_eq!(answers, (Err(AppendError::Conflict), Err(AppendError::Conflict), Ok(())));
    assert_eq!(seqs(&store, &game).await, [1]);
    task.stop().await;
}

/// Nothing acknowledged is lost when the server is killed: the test runs itself as a child that appends and tells
/// each acknowledged number, kills it in the midst, and looks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_kill() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    const NAME: &str = "journal::what_was_acknowledged_survives_a_kill";

    if let Ok(place) = std::env::var("IMPERIOS_TEST_APPEND_TO") {
        let (path, game) = place.split_once('|').unwrap();
        let store = Store::open(&Database::File(path.into())).await.unwrap();
        let (journal, _task) = Journal::start(store);
        for seq in 2.. {
            journal.append(to(&game.parse().unwrap(), vec![entry(seq)])).await.unwrap();
            let mut out = std::io::stdout();
            writeln!(out, "\nacknowledged {seq}").and_then(|()| out.flush()).unwrap();
        }
    }

    let ground = Ground::sqlite();
    let store = ground.open().await;
    let game = a_game(&store).await;
    store.close().await;
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", NAME, "--nocapture"])
        .env("IMPERIOS_TEST_APPEND_TO", format!("{}|{game}", ground.file().display()))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        if let Some(seq) = line.unwrap().strip_prefix("acknowledged ") {
            acknowledged = seq.parse().unwrap();
            if acknowledged == 50 {
                child.kill().unwrap();
            }
        }
    }
    child.wait().unwrap();
    assert!(acknowledged >= 50, "the child ended by itself");
    let written = seqs(&ground.open().await, &game).await.len() as u64;
    assert!(written >= acknowledged, "{acknowledged} were acknowledged, {written} are there");
}

/// How much an append costs, for the eye: `cargo test --release -p server --test store -- --nocapture costs`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_an_append_costs() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    for players in [1, 10, 100] {
        let mut games = Vec::new();
        for _ in 0..players {
            games.push(a_game(&store).await);
        }
        let (journal, task) = Journal::start(store.clone());
        let (begun, cpu) = (Instant::now(), cpu_time());
        let playing: Vec<_> = games
            .into_iter()
            .map(|game| {
                let journal = journal.clone();
                tokio::spawn(async move {
                    let mut seq = 1;
                    while begun.elapsed() < Duration::from_millis(400) {
                        seq += 1;
                        let body = format!(
                            r#"{{"choice":{{"seat":1,"word":"from corinth with light to argos {seq}"}}}}"#
                        );
                        let entry = Entry { body, ..keyed(seq, &format!("0190b5c0-0000:{seq}")) };
                        journal.append(to(&game, vec![entry])).await.unwrap();
                    }
                    (game, seq)
                })
            })
            .collect();
        let mut written = Vec::new();
        for player in playing {
            written.push(player.await.unwrap());
        }
        let (wall, cpu) = (begun.elapsed(), cpu_time().saturating_sub(cpu));
        task.stop().await;
        let appends: u64 = written.iter().map(|(_, seq)| seq - 1).sum();
        println!(
            "{players:4} players: {:7.0} appends/s, {:6.1} µs of processor each",
            appends as f64 / wall.as_secs_f64(),
            cpu.as_secs_f64() * 1e6 / appends as f64
        );
        for (game, seq) in written {
            assert_eq!(store.game(&game).await.unwrap().unwrap().version, seq);
        }
    }
}

/// What the threads of this process have run so far, where the system tells.
fn cpu_time() -> Duration {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let nanoseconds = threads.filter_map(|thread| {
        let told = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        told.split_whitespace().next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanoseconds.sum())
}
