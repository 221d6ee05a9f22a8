//! What the store promises, on both databases: one suite, run on `SQLite` test by test and on `PostgreSQL` as one test
//! with a server of its own.

#[path = "support/postgres.rs"]
mod postgres;

use std::collections::HashSet;
use std::future::poll_fn;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::task::Poll;
use std::time::{Duration, Instant};

use postgres::Postgres;
use server::store::{
    Append, AppendError, ChatLine, Created, Database, Entry, Filter, GameId, Invitation, Journal, NewChat,
    NewGame, Page, PersonId, Phase, RowChange, Secret, Session, Store, StoreError, TokenHash,
};
use sqlx::{Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// A database of one's own.
struct Ground {
    database: Database,
    folder: TempDir,
}

impl Ground {
    fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { database: Database::File(folder.path().join("data/imperios.db")), folder }
    }

    async fn open(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }

    fn file(&self) -> &Path {
        match &self.database {
            Database::File(path) => path,
            Database::Url(_) => panic!("PostgreSQL has no file"),
        }
    }

    /// Runs a statement behind the store's back.
    async fn meddle(&self, sql: &'static str) {
        match &self.database {
            Database::File(path) => {
                let url = format!("sqlite://{}", path.display());
                let mut connection = SqliteConnection::connect(&url).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            Database::Url(url) => {
                let mut connection = PgConnection::connect(url).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
        }
    }
}

type Behaviour = fn(Ground) -> Pin<Box<dyn Future<Output = ()>>>;

macro_rules! on_both_databases {
    ($($name:ident),* $(,)?) => {
        const BEHAVIOURS: &[(&str, Behaviour)] = &[$((stringify!($name), |ground| Box::pin($name(ground)))),*];

        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(super::Ground::sqlite()).await;
            })*
        }
    };
}

on_both_databases![
    a_game_is_read_as_it_was_created,
    a_repeated_creation_makes_one_game,
    a_creation_that_fails_leaves_nothing,
    no_entry_is_appended_twice,
    a_repeated_choice_is_recognised_by_its_key,
    only_the_guilty_of_a_batch_fails,
    a_game_that_is_gone_takes_no_entries,
    many_games_are_written_at_once_in_order_and_nothing_twice,
    one_number_has_one_winner,
    a_long_append_is_written_whole,
    changes_of_the_row_come_with_the_entries,
    who_stays_seated_keeps_their_standing_answers,
    a_stopped_journal_finishes_what_is_queued,
    reopening_finds_everything,
    lists_are_newest_first_and_paged,
    games_to_wake_are_those_that_need_care,
    notes_are_taken_together_and_never_turn_back_time,
    a_missing_entry_is_noticed,
    links_open_what_they_were_made_for,
    chat_is_numbered_without_gaps,
    a_login_is_taken_in_whatever_case,
    sessions_expire_and_are_revoked,
    pruning_spares_whoever_has_a_game_an_account_or_came_back,
    the_heart_beats_forward,
    a_deleted_game_takes_its_belongings_along,
    a_newer_database_is_refused,
    a_closed_store_says_so,
    secrets_are_not_shown,
];

/// All of the above on `PostgreSQL`: one server, a database for each behaviour.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_does_all_that_sqlite_does() {
    let Some(server) = Postgres::start() else { return };
    for (name, behaviour) in BEHAVIOURS {
        println!("on PostgreSQL: {name}");
        let database = Database::Url(server.database(name).await);
        behaviour(Ground { database, folder: tempfile::tempdir().unwrap() }).await;
    }

    println!("on PostgreSQL: what it says of itself");
    let database = Database::Url(server.database("of_itself").await);
    let store = Store::open(&database).await.unwrap();
    let settings = store.durability().await.unwrap();
    assert!(
        settings.contains(&("synchronous_commit", "on".into())),
        "stricter than the server: {settings:?}"
    );
    let refused = store.backup(Path::new("backup.db")).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
    store.close().await;

    let nowhere = Store::open(&Database::Url(server.url("nowhere"))).await.unwrap_err();
    assert!(nowhere.to_string().contains("createdb"), "{nowhere}");
}

/// Somebody who can create games.
async fn somebody(store: &Store) -> PersonId {
    let id = PersonId::fresh();
    store.add_person(&id, "Livia", 1).await.unwrap();
    id
}

fn entry(seq: u64) -> Entry {
    Entry { seq, at: 1000 + seq as i64, key: None, body: format!(r#"{{"word":{seq}}}"#) }
}

fn keyed(seq: u64, key: &str) -> Entry {
    Entry { key: Some(key.into()), ..entry(seq) }
}

fn new_game(creator: &PersonId) -> NewGame {
    NewGame {
        id: GameId::fresh(),
        game: "grecia".into(),
        creator: creator.clone(),
        key: None,
        seed: Secret::new("hunter-seed"),
        at: 1000,
        phase: Phase::Running,
        listed: false,
        needs_care: false,
        parent: None,
        entries: vec![entry(1)],
        seats: vec![(0, creator.clone())],
        invitations: vec![],
    }
}

async fn created(store: &Store, new: NewGame) -> GameId {
    match store.create_game(new).await.unwrap() {
        Created::Now(id) => id,
        Created::Before(id) => panic!("{id} was there before"),
    }
}

async fn a_game(store: &Store) -> GameId {
    let creator = somebody(store).await;
    created(store, new_game(&creator)).await
}

fn to(game: &GameId, entries: Vec<Entry>) -> Append {
    Append { game: game.clone(), entries, change: None }
}

async fn seqs(store: &Store, game: &GameId) -> Vec<u64> {
    store.entries(game, 0).await.unwrap().iter().map(|entry| entry.seq).collect()
}

async fn a_game_is_read_as_it_was_created(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let parent = a_game(&store).await;
    let token = TokenHash::of("seat two, please");
    let new = NewGame {
        phase: Phase::Lobby,
        listed: true,
        needs_care: true,
        parent: Some(parent.clone()),
        entries: vec![entry(1), keyed(2, "livia:1")],
        seats: vec![(3, gaius.clone()), (0, livia.clone())],
        invitations: vec![(token.clone(), Some(1)), (TokenHash::of("watch"), None)],
        ..new_game(&livia)
    };
    let id = created(&store, new.clone()).await;
    assert_eq!(id, new.id);

    let row = store.game(&id).await.unwrap().unwrap();
    assert_eq!(
        (row.game.as_str(), row.phase, row.listed, row.needs_care),
        ("grecia", Phase::Lobby, true, true)
    );
    assert_eq!((row.created_at, row.updated_at, row.awaited, row.version), (1000, 1000, 0, 2));
    assert_eq!((row.creator, row.parent), (livia.clone(), Some(parent)));
    assert_eq!(row.seats, [(0, livia), (3, gaius)]);
    assert_eq!(store.entries(&id, 0).await.unwrap(), new.entries);
    assert_eq!(store.entries(&id, 1).await.unwrap(), new.entries[1..]);
    assert_eq!(store.invitation(&token).await.unwrap(), Some(Invitation { game: id.clone(), seat: Some(1) }));
    assert_eq!(store.reveal(&id).await.unwrap().unwrap().reveal(), "hunter-seed");

    let unknown = GameId::fresh();
    assert_eq!(store.game(&unknown).await.unwrap(), None);
    assert_eq!(store.reveal(&unknown).await.unwrap(), None);
    assert!(store.entries(&unknown, 0).await.unwrap().is_empty());
}

async fn a_repeated_creation_makes_one_game(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let wish = |who: &PersonId| NewGame { key: Some("click".into()), ..new_game(who) };
    let asked = (0..8).map(|_| {
        let (store, wish) = (store.clone(), wish(&livia));
        tokio::spawn(async move { store.create_game(wish).await.unwrap() })
    });
    let mut made = HashSet::new();
    let mut ids = HashSet::new();
    for answer in asked.collect::<Vec<_>>() {
        match answer.await.unwrap() {
            Created::Now(id) => {
                made.insert(id.clone());
                ids.insert(id);
            }
            Created::Before(id) => {
                ids.insert(id);
            }
        }
    }
    assert_eq!((made.len(), ids.len()), (1, 1), "one is made, all hear of the same");
    assert!(
        matches!(store.create_game(wish(&gaius)).await.unwrap(), Created::Now(_)),
        "keys are the creator's own"
    );
    assert_eq!(store.games_of(&livia, &Page::first(10)).await.unwrap().len(), 1);
}

async fn a_creation_that_fails_leaves_nothing(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let with_a_stranger = NewGame { seats: vec![(0, PersonId::fresh())], ..new_game(&livia) };
    assert_eq!(store.create_game(with_a_stranger.clone()).await, Err(StoreError::Missing));
    assert_eq!(store.game(&with_a_stranger.id).await.unwrap(), None);
    assert!(store.entries(&with_a_stranger.id, 0).await.unwrap().is_empty());

    let id = created(&store, new_game(&livia)).await;
    let again = NewGame { id, ..new_game(&livia) };
    assert_eq!(store.create_game(again).await, Err(StoreError::Twice));
}

async fn no_entry_is_appended_twice(ground: Ground) {
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

async fn a_repeated_choice_is_recognised_by_its_key(ground: Ground) {
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

async fn only_the_guilty_of_a_batch_fails(ground: Ground) {
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

fn missing(game: &GameId, seq: u64) -> String {
    format!("the database is damaged: entry {seq} of the game {game} is missing")
}

async fn a_game_that_is_gone_takes_no_entries(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let game = a_game(&store).await;
    assert!(store.delete_game(&game).await.unwrap());
    let gone = Err(AppendError::Store(StoreError::Missing));
    assert_eq!(journal.append(to(&game, vec![entry(2)])).await, gone);
    let change = Some(RowChange { phase: Phase::Over, listed: false, needs_care: false, seats: None, at: 1 });
    assert_eq!(journal.append(Append { game, entries: vec![], change }).await, gone);
    task.stop().await;
}

async fn many_games_are_written_at_once_in_order_and_nothing_twice(ground: Ground) {
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

async fn one_number_has_one_winner(ground: Ground) {
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

async fn a_long_append_is_written_whole(ground: Ground) {
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

async fn changes_of_the_row_come_with_the_entries(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let lobby = NewGame { phase: Phase::Lobby, listed: true, ..new_game(&livia) };
    let game = created(&store, lobby.clone()).await;
    let before = store.game(&game).await.unwrap().unwrap();

    let change = RowChange {
        phase: Phase::Running,
        listed: false,
        needs_care: true,
        seats: Some(vec![(0, gaius.clone()), (1, livia.clone())]),
        at: 2000,
    };
    let refused = Append { game: game.clone(), entries: vec![entry(1)], change: Some(change.clone()) };
    assert_eq!(journal.append(refused).await, Err(AppendError::Conflict));
    assert_eq!(store.game(&game).await.unwrap().unwrap(), before, "a refused append changes nothing");

    let append = Append { game: game.clone(), entries: vec![entry(2)], change: Some(change.clone()) };
    journal.append(append).await.unwrap();
    let row = store.game(&game).await.unwrap().unwrap();
    assert_eq!((row.phase, row.listed, row.needs_care), (Phase::Running, false, true));
    assert_eq!((row.updated_at, row.version), (2000, 2));
    assert_eq!(row.seats, [(0, gaius.clone()), (1, livia.clone())]);

    // Many at once, in one batch or several: each game gets its own.
    let mut appends = Vec::new();
    for number in 0..20_u8 {
        let id = created(&store, NewGame { id: GameId::fresh(), ..lobby.clone() }).await;
        let seats = (number % 2 == 0).then(|| vec![(number, gaius.clone())]);
        let change = RowChange { seats, at: 3000 + i64::from(number), ..change.clone() };
        appends.push(Append { game: id, entries: vec![entry(2)], change: Some(change) });
    }
    assert!(together(&journal, appends.clone()).await.iter().all(Result::is_ok));
    for (number, append) in (0..20_u8).zip(&appends) {
        let row = store.game(&append.game).await.unwrap().unwrap();
        assert_eq!((row.phase, row.updated_at), (Phase::Running, 3000 + i64::from(number)));
        let expected = if number % 2 == 0 { (number, gaius.clone()) } else { (0, livia.clone()) };
        assert_eq!(row.seats, [expected], "game {number}");
    }

    let emptied = RowChange { seats: Some(vec![]), phase: Phase::Over, ..change };
    journal.append(Append { game: game.clone(), entries: vec![], change: Some(emptied) }).await.unwrap();
    let row = store.game(&game).await.unwrap().unwrap();
    assert_eq!((row.seats.len(), row.phase, row.version), (0, Phase::Over, 2));
    task.stop().await;
}

async fn who_stays_seated_keeps_their_standing_answers(ground: Ground) {
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
    let change = RowChange { phase: Phase::Running, listed: false, needs_care: false, seats, at: 2000 };
    journal.append(Append { game: game.clone(), entries: vec![], change: Some(change) }).await.unwrap();
    assert_eq!(store.standing(&game, 0).await.unwrap().as_deref(), Some(r#"{"pass":0}"#));
    assert_eq!(
        store.standing(&game, 1).await.unwrap(),
        None,
        "the answers were those of who sat there before"
    );
    task.stop().await;
}

async fn a_stopped_journal_finishes_what_is_queued(ground: Ground) {
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
        // Polled once, it is queued.
        let queued = poll_fn(|context| Poll::Ready(append.as_mut().poll(context).is_pending())).await;
        assert!(queued);
        waiting.push(append);
    }
    task.stop().await;
    for (append, game) in waiting.into_iter().zip(&games) {
        assert_eq!(append.await, Ok(()));
        assert_eq!(seqs(&store, game).await, [1, 2]);
    }
    assert_eq!(journal.append(to(&games[0], vec![entry(3)])).await, Err(AppendError::Stopped));
}

async fn reopening_finds_everything(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let livia = somebody(&store).await;
    let game = created(&store, new_game(&livia)).await;
    journal.append(to(&game, vec![entry(2), keyed(3, "k")])).await.unwrap();
    store.make_account(&livia, "Livia", &Secret::new("hash")).await.unwrap();
    task.stop().await;
    store.close().await;

    let store = ground.open().await;
    store.is_ready().await.unwrap();
    assert_eq!(store.entries(&game, 0).await.unwrap(), [entry(1), entry(2), keyed(3, "k")]);
    assert_eq!(store.reveal(&game).await.unwrap(), Some(Secret::new("hunter-seed")));
    assert_eq!(store.person(&livia).await.unwrap().unwrap().login.as_deref(), Some("Livia"));
}

async fn lists_are_newest_first_and_paged(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius, nobody) = (somebody(&store).await, somebody(&store).await, somebody(&store).await);
    let mut all = Vec::new();
    for number in 0..7 {
        let new = NewGame {
            at: 1000 + number / 2,
            game: if number == 6 { "napoleon" } else { "grecia" }.into(),
            phase: if number < 4 { Phase::Lobby } else { Phase::Over },
            listed: number != 3,
            seats: if number == 0 { vec![(1, gaius.clone())] } else { vec![] },
            ..new_game(&livia)
        };
        all.insert(0, created(&store, new).await);
    }
    let ids = |rows: Vec<server::store::GameRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();

    let mut paged = Vec::new();
    let mut page = Page::first(3);
    loop {
        let rows = store.games_of(&livia, &page).await.unwrap();
        assert!(rows.len() <= 3);
        let Some(last) = rows.last() else { break };
        page.after = Some(last.mark());
        paged.extend(ids(rows));
    }
    assert_eq!(paged, all, "pages join without gap or repetition, also where times are equal");

    let first = Page::first(100);
    assert_eq!(ids(store.games_of(&gaius, &first).await.unwrap()), all[6..], "where they only sit");
    assert!(store.games_of(&nobody, &first).await.unwrap().is_empty());
    assert_eq!(ids(store.open_games(&first).await.unwrap()), all[4..], "lobbies that are listed");

    let filtered = |filter: Filter| {
        let (store, first) = (store.clone(), first.clone());
        async move { ids(store.list_games(&filter, &first).await.unwrap()) }
    };
    assert_eq!(filtered(Filter::default()).await, all);
    assert_eq!(filtered(Filter { phase: Some(Phase::Over), ..Filter::default() }).await, all[..3]);
    assert_eq!(filtered(Filter { game: Some("napoleon".into()), ..Filter::default() }).await, all[..1]);
    assert_eq!(filtered(Filter { listed: Some(false), ..Filter::default() }).await, all[3..4]);
    let both = Filter { game: Some("napoleon".into()), person: Some(gaius), ..Filter::default() };
    assert!(filtered(both).await.is_empty());
}

async fn games_to_wake_are_those_that_need_care(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let mut awake = Vec::new();
    for number in 0..12 {
        let phase = [Phase::Lobby, Phase::Running, Phase::Over][number % 3];
        let needs_care = number % 2 == 0;
        let id = created(&store, NewGame { phase, needs_care, ..new_game(&livia) }).await;
        if phase == Phase::Running && needs_care {
            awake.push(id);
        }
    }
    assert_eq!(awake.len(), 2);
    assert_eq!(store.games_to_wake(None, 1).await.unwrap(), awake[..1]);
    assert_eq!(store.games_to_wake(Some(&awake[0]), 10).await.unwrap(), awake[1..]);
    assert!(store.games_to_wake(Some(&awake[1]), 10).await.unwrap().is_empty());
}

async fn notes_are_taken_together_and_never_turn_back_time(ground: Ground) {
    let store = ground.open().await;
    let (one, two) = (a_game(&store).await, a_game(&store).await);
    store.note_awaited(&[]).await.unwrap();
    let notes = [
        (one.clone(), 1, 5000),
        (GameId::fresh(), 3, 1),
        (two.clone(), 0b101, 10),
        (one.clone(), 0b110, 6000),
    ];
    store.note_awaited(&notes).await.unwrap();
    let row = store.game(&one).await.unwrap().unwrap();
    assert_eq!((row.awaited, row.updated_at), (0b110, 6000), "the last note counts");
    let row = store.game(&two).await.unwrap().unwrap();
    assert_eq!((row.awaited, row.updated_at), (0b101, 1000));
    let many: Vec<_> = (0..2500).map(|_| (GameId::fresh(), 1, 1)).chain([(one.clone(), 0, 7000)]).collect();
    store.note_awaited(&many).await.unwrap();
    assert_eq!(store.game(&one).await.unwrap().unwrap().updated_at, 7000);
}

async fn a_missing_entry_is_noticed(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let game = created(&store, NewGame { entries: (1..=4).map(entry).collect(), ..new_game(&livia) }).await;
    ground.meddle("DELETE FROM entries WHERE seq = 3").await;
    assert_eq!(store.entries(&game, 0).await.unwrap_err().to_string(), missing(&game, 3));
}

async fn links_open_what_they_were_made_for(ground: Ground) {
    let store = ground.open().await;
    let (game, gaius) = (a_game(&store).await, somebody(&store).await);
    let seat = Invitation { game: game.clone(), seat: Some(2) };
    let watch = Invitation { game: game.clone(), seat: None };
    for (token, to) in [("a", &seat), ("b", &seat), ("c", &watch)] {
        store.add_invitation(&TokenHash::of(token), to).await.unwrap();
    }
    assert_eq!(store.add_invitation(&TokenHash::of("a"), &watch).await, Err(StoreError::Twice));
    let elsewhere = Invitation { game: GameId::fresh(), seat: None };
    assert_eq!(store.add_invitation(&TokenHash::of("d"), &elsewhere).await, Err(StoreError::Missing));

    assert_eq!(store.invitation(&TokenHash::of("b")).await.unwrap(), Some(seat.clone()));
    assert_eq!(store.invitation(&TokenHash::of("c")).await.unwrap(), Some(watch.clone()));
    assert_eq!(store.invitation(&TokenHash::of("guess")).await.unwrap(), None);
    assert_eq!(store.revoke_invitations(&seat).await.unwrap(), 2);
    assert_eq!(store.invitation(&TokenHash::of("a")).await.unwrap(), None);
    assert_eq!(store.invitation(&TokenHash::of("c")).await.unwrap(), Some(watch.clone()), "other links stay");
    assert_eq!(store.revoke_invitations(&watch).await.unwrap(), 1);

    assert!(!store.is_watcher(&game, &gaius).await.unwrap());
    for _ in 0..2 {
        store.add_watcher(&game, &gaius).await.unwrap();
    }
    assert!(store.is_watcher(&game, &gaius).await.unwrap());
    assert_eq!(store.add_watcher(&GameId::fresh(), &gaius).await, Err(StoreError::Missing));
}

async fn chat_is_numbered_without_gaps(ground: Ground) {
    let store = ground.open().await;
    let (game, other) = (a_game(&store).await, a_game(&store).await);
    let livia = somebody(&store).await;
    let said = |game: &GameId, number: i64| NewChat {
        game: game.clone(),
        person: livia.clone(),
        seat: (number % 2 == 0).then_some(1),
        at: number,
        line: format!("¡Ave, {number}!"),
    };
    let lines: Vec<_> = (0..20)
        .map(|number| {
            let (store, line) = (store.clone(), said(&game, number));
            tokio::spawn(async move { (store.add_chat(&line).await.unwrap(), line) })
        })
        .collect();
    let mut expected = Vec::new();
    for line in lines {
        let (number, NewChat { person, seat, at, line, .. }) = line.await.unwrap();
        expected.push(ChatLine { number, person, seat, at, line });
    }
    expected.sort_by_key(|line| line.number);
    assert_eq!(expected.iter().map(|line| line.number).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
    assert_eq!(store.chat(&game, 0, 100).await.unwrap(), expected);
    assert_eq!(store.chat(&game, 5, 3).await.unwrap(), expected[5..8]);
    assert_eq!(store.add_chat(&said(&other, 1)).await, Ok(1), "each game counts its own");
    assert_eq!(store.add_chat(&said(&GameId::fresh(), 1)).await, Err(StoreError::Missing));
}

async fn a_login_is_taken_in_whatever_case(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let hash = Secret::new("argon2-of-livia");
    store.make_account(&livia, "Núñez", &hash).await.unwrap();
    for same in ["Núñez", "núñez", "NÚÑEZ"] {
        assert_eq!(store.make_account(&gaius, same, &hash).await, Err(StoreError::LoginTaken), "{same}");
        assert_eq!(store.account(same).await.unwrap().unwrap().person, livia, "{same}");
    }
    assert_eq!(store.make_account(&livia, "other", &hash).await, Err(StoreError::HasAccount));
    assert_eq!(store.make_account(&PersonId::fresh(), "ghost", &hash).await, Err(StoreError::Missing));
    assert_eq!(store.account("gaius").await.unwrap(), None);

    let newer = Secret::new("argon2-of-something-else");
    assert!(store.set_password(&livia, &newer).await.unwrap());
    assert_eq!(store.account("núñez").await.unwrap().unwrap().password, newer);
    assert!(!store.set_password(&gaius, &newer).await.unwrap(), "a guest has no password");

    assert!(store.rename(&livia, "Drusilla").await.unwrap());
    let person = store.person(&livia).await.unwrap().unwrap();
    assert_eq!(
        (person.name.as_str(), person.login.as_deref(), person.created_at),
        ("Drusilla", Some("Núñez"), 1)
    );
    assert_eq!(store.person(&gaius).await.unwrap().unwrap().login, None);
    assert!(!store.rename(&PersonId::fresh(), "Nobody").await.unwrap());
    assert_eq!(store.add_person(&livia, "Again", 1).await, Err(StoreError::Twice));
}

fn session(token: &str, person: &PersonId, at: i64, expires_at: i64) -> Session {
    Session {
        token_hash: TokenHash::of(token),
        person: person.clone(),
        label: "Firefox".into(),
        created_at: at,
        seen_at: at,
        expires_at,
    }
}

async fn sessions_expire_and_are_revoked(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let short = session("short", &livia, 10, 100);
    let long = session("long", &livia, 20, 1000);
    let last = session("last", &livia, 30, 1000);
    let his = session("his", &gaius, 40, 1000);
    for one in [&short, &long, &last, &his] {
        store.add_session(one).await.unwrap();
    }
    assert_eq!(store.session(&short.token_hash, 99).await.unwrap(), Some(short.clone()));
    assert_eq!(store.session(&short.token_hash, 100).await.unwrap(), None, "expired");
    assert_eq!(store.session(&TokenHash::of("guess"), 1).await.unwrap(), None);
    assert_eq!(store.sessions(&livia, 100).await.unwrap(), [last.clone(), long.clone()]);

    store.touch_session(&long.token_hash, 500, 2000).await.unwrap();
    store.touch_session(&short.token_hash, 500, 2000).await.unwrap();
    let touched = Session { seen_at: 500, expires_at: 2000, ..long.clone() };
    assert_eq!(
        store.sessions(&livia, 600).await.unwrap(),
        [touched, last.clone()],
        "the expired one stays so"
    );

    assert_eq!(store.prune_sessions(600).await.unwrap(), 1);
    assert!(store.revoke_session(&last.token_hash).await.unwrap());
    assert!(!store.revoke_session(&last.token_hash).await.unwrap());
    assert_eq!(store.session(&last.token_hash, 600).await.unwrap(), None);
    store.add_session(&last).await.unwrap();
    assert_eq!(store.revoke_sessions(&livia, Some(&last.token_hash)).await.unwrap(), 1);
    assert_eq!(store.sessions(&livia, 600).await.unwrap(), [last]);
    assert_eq!(store.revoke_sessions(&livia, None).await.unwrap(), 1);
    assert_eq!(store.sessions(&gaius, 600).await.unwrap(), [his], "others keep theirs");
    assert_eq!(store.add_session(&session("x", &PersonId::fresh(), 1, 2)).await, Err(StoreError::Missing));
}

async fn pruning_spares_whoever_has_a_game_an_account_or_came_back(ground: Ground) {
    let store = ground.open().await;
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(somebody(&store).await);
    }
    let [gone, creator, seated, owner, back, watcher] = &people[..] else { unreachable!() };
    let new_one = PersonId::fresh();
    store.add_person(&new_one, "New", 900).await.unwrap();
    let game = NewGame { seats: vec![(0, seated.clone())], ..new_game(creator) };
    let game = created(&store, game).await;
    store.make_account(owner, "owner", &Secret::new("hash")).await.unwrap();
    store.add_session(&session("old", gone, 1, 5000)).await.unwrap();
    store.add_session(&session("back", back, 1, 5000)).await.unwrap();
    store.touch_session(&TokenHash::of("back"), 800, 5000).await.unwrap();
    store.add_watcher(&game, watcher).await.unwrap();
    let line =
        NewChat { game: game.clone(), person: watcher.clone(), seat: None, at: 5, line: "Salve".into() };
    store.add_chat(&line).await.unwrap();

    assert_eq!(store.prune_guests(500).await.unwrap(), 2);
    for (who, stays) in [
        (gone, false),
        (watcher, false),
        (creator, true),
        (seated, true),
        (owner, true),
        (back, true),
        (&new_one, true),
    ] {
        assert_eq!(store.person(who).await.unwrap().is_some(), stays, "{people:?} {who}");
    }
    assert_eq!(store.session(&TokenHash::of("old"), 10).await.unwrap(), None);
    assert_eq!(store.chat(&game, 0, 10).await.unwrap().len(), 1, "what was said stays");
    assert_eq!(store.prune_guests(500).await.unwrap(), 0);
}

async fn the_heart_beats_forward(ground: Ground) {
    let store = ground.open().await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (beat, last) in [(100, 100), (200, 200), (150, 200)] {
        store.beat(beat).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(last));
    }
}

async fn a_deleted_game_takes_its_belongings_along(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let token = TokenHash::of("link");
    let new = NewGame { invitations: vec![(token.clone(), None)], ..new_game(&livia) };
    let game = created(&store, new).await;
    let rematch = created(&store, NewGame { parent: Some(game.clone()), ..new_game(&livia) }).await;
    store.add_watcher(&game, &livia).await.unwrap();
    let line = NewChat { game: game.clone(), person: livia.clone(), seat: None, at: 5, line: "Vale".into() };
    store.add_chat(&line).await.unwrap();

    assert!(store.delete_game(&game).await.unwrap());
    assert!(!store.delete_game(&game).await.unwrap());
    assert_eq!(store.game(&game).await.unwrap(), None);
    assert!(store.entries(&game, 0).await.unwrap().is_empty());
    assert!(store.chat(&game, 0, 10).await.unwrap().is_empty());
    assert!(!store.is_watcher(&game, &livia).await.unwrap());
    assert_eq!(store.invitation(&token).await.unwrap(), None);
    let row = store.game(&rematch).await.unwrap().unwrap();
    assert_eq!((row.parent, row.version), (None, 1), "the rematch goes on");
}

async fn a_newer_database_is_refused(ground: Ground) {
    ground.open().await.close().await;
    ground
        .meddle(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'of tomorrow', TRUE, 'x', 0)",
        )
        .await;
    let refused = Store::open(&ground.database).await.unwrap_err().to_string();
    assert!(refused.contains("newer imperios") && refused.contains("9999"), "{refused}");
}

async fn a_closed_store_says_so(ground: Ground) {
    let store = ground.open().await;
    store.is_ready().await.unwrap();
    let (journal, task) = Journal::start(store.clone());
    let game = a_game(&store).await;
    store.close().await;
    let closed = StoreError::Unavailable("it is closed".into());
    assert_eq!(store.is_ready().await, Err(closed.clone()));
    assert_eq!(journal.append(to(&game, vec![entry(2)])).await, Err(AppendError::Store(closed)));
    task.stop().await;
}

async fn secrets_are_not_shown(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let new = NewGame {
        entries: vec![Entry { body: r#"{"hidden":"hunter-card"}"#.into(), ..entry(1) }],
        invitations: vec![(TokenHash::of("hunter-token"), None)],
        ..new_game(&livia)
    };
    let mut shown = vec![format!("{new:?}")];
    let game = created(&store, new.clone()).await;
    shown.push(format!("{:?}", store.game(&game).await));
    shown.push(format!("{:?}", store.entries(&game, 0).await));
    shown.push(format!("{:?}", store.reveal(&game).await));
    shown.push(format!("{:?}", to(&game, new.entries.clone())));
    // PostgreSQL quotes the whole row when it refuses one.
    let refused = Entry { seq: 0, body: "hunter-card".into(), ..entry(1) };
    let refused =
        store.create_game(NewGame { id: GameId::fresh(), entries: vec![refused], ..new }).await.unwrap_err();
    shown.extend([format!("{refused:?}"), refused.to_string()]);
    store.make_account(&livia, "livia", &Secret::new("hunter-hash")).await.unwrap();
    shown.push(format!("{:?}", store.account("livia").await));
    let session = session("hunter-token", &livia, 1, 2);
    shown.push(format!("{session:?}"));
    for text in shown {
        assert!(!text.contains("hunter"), "{text}");
        assert!(!text.contains(TokenHash::of("hunter-token").as_str()), "{text}");
    }
}

/// On one thread the writer cannot run before both are queued, so they are one batch, in this order.
#[tokio::test]
async fn what_rests_on_a_failed_append_fails_too() {
    let store = Ground::sqlite().open().await;
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

#[tokio::test]
async fn sqlite_writes_through_to_the_disk() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let settings = store.durability().await.unwrap();
    for (name, value) in
        [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1"), ("busy_timeout", "5000")]
    {
        assert!(settings.contains(&(name, value.into())), "{name} = {value} in {settings:?}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let ground = Ground::sqlite();
    let store = ground.open().await;
    a_game(&store).await;
    store.backup(&ground.folder.path().join("data/backup.db")).await.unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(ground.file().parent().unwrap()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.path());
        seen += 1;
    }
    assert_eq!(seen, 4, "database, its log, its index, backup");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_games_go_on_is_consistent() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let mut games = Vec::new();
    for _ in 0..10 {
        games.push(a_game(&store).await);
    }
    let players: Vec<_> = games
        .iter()
        .map(|game| {
            let (journal, game) = (journal.clone(), game.clone());
            tokio::spawn(async move {
                for pair in 1..=100 {
                    // Always two at once: a consistent copy holds both or neither.
                    journal.append(to(&game, vec![entry(2 * pair), entry(2 * pair + 1)])).await.unwrap();
                }
            })
        })
        .collect();

    let mut backups: Vec<PathBuf> = Vec::new();
    while !players.iter().all(tokio::task::JoinHandle::is_finished) {
        let path = ground.folder.path().join(format!("backup {}.db", backups.len()));
        let mut at_least = Vec::new();
        for game in &games {
            at_least.push(store.game(game).await.unwrap().unwrap().version);
        }
        store.backup(&path).await.unwrap();
        let restored = Store::open(&Database::File(path.clone())).await.unwrap();
        for (game, least) in games.iter().zip(at_least) {
            let version = seqs(&restored, game).await.len() as u64;
            assert!(version >= least && version % 2 == 1, "{version} entries, {least} were acknowledged");
        }
        restored.close().await;
        backups.push(path);
    }
    assert!(!backups.is_empty());
    for player in players {
        player.await.unwrap();
    }
    task.stop().await;

    let before = std::fs::read(&backups[0]).unwrap();
    assert_eq!(store.backup(&backups[0]).await, Err(StoreError::BackupExists(backups[0].clone())));
    assert_eq!(std::fs::read(&backups[0]).unwrap(), before, "it is not overwritten");
    let unwritable = ground.folder.path().join("no such folder/backup.db");
    let refused = store.backup(&unwritable).await.unwrap_err();
    assert!(matches!(refused, StoreError::CannotBackUp { .. }), "{refused}");
    for file in std::fs::read_dir(ground.folder.path()).unwrap() {
        let path = file.unwrap().path();
        assert!(path.extension().is_none_or(|extension| extension != "part"), "{} was left", path.display());
    }
}

/// Nothing acknowledged is lost when the server is killed: the test runs itself as a child that appends and tells
/// each acknowledged number, kills it in the midst, and looks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_kill() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    const NAME: &str = "what_was_acknowledged_survives_a_kill";

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

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let refused =
        |path: PathBuf| async move { Store::open(&Database::File(path)).await.unwrap_err().to_string() };

    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Livia, ".repeat(1000)).unwrap();
    let why = refused(text.clone()).await;
    assert!(why.ends_with("letter.txt: it is not a SQLite file"), "{why}");
    assert!(std::fs::read_to_string(&text).unwrap().starts_with("Dear Livia"), "it is left alone");

    let why = refused(folder.path().to_owned()).await;
    assert!(why.ends_with("that is a folder, not a file"), "{why}");

    let why = refused(text.join("below.db")).await;
    assert!(why.contains("cannot open the database"), "{why}");

    let foreign = folder.path().join("foreign.db");
    let url = format!("sqlite://{}?mode=rwc", foreign.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut connection).await.unwrap();
    let why = refused(foreign.clone()).await;
    assert!(why.ends_with("it is a SQLite file of another program"), "{why}");
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_locked_database_is_refused_in_plain_words() {
    let ground = Ground::sqlite();
    ground.open().await.close().await;
    let url = format!("sqlite://{}", ground.file().display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("PRAGMA locking_mode = EXCLUSIVE").execute(&mut other).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    let why = Store::open(&ground.database).await.unwrap_err().to_string();
    assert!(why.ends_with("another program has locked it"), "{why}");
}

#[tokio::test]
async fn an_address_is_shown_without_its_password() {
    // Nobody listens on port 1.
    let database: Database = "postgres://livia:hunter2@127.0.0.1:1/games".parse().unwrap();
    let refused = Store::open(&database).await.unwrap_err();
    assert!(
        refused.to_string().contains("postgres://127.0.0.1:1/games: no PostgreSQL server answers"),
        "{refused}"
    );
    let wrong: Database = "postgres://livia:hunter2@127.0.0.1:port/games".parse().unwrap();
    let misspelt = Store::open(&wrong).await.unwrap_err();
    assert!(misspelt.to_string().contains("postgres://user:password@host:port/database"), "{misspelt}");
    for text in [
        format!("{refused} {refused:?} {database} {database:?}"),
        format!("{misspelt} {misspelt:?} {wrong} {wrong:?}"),
    ] {
        assert!(!text.contains("hunter2"), "{text}");
    }
    assert_eq!("data/imperios.db".parse(), Ok(Database::File("data/imperios.db".into())));
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
