//! Games as they are created, read, listed and deleted, with their links and their chat.

use std::collections::HashSet;

use server::store::{
    Append, ChatLine, Created, Filter, GameId, GameRow, Invitation, Journal, NewChat, NewGame, Note, Page,
    PersonId, RowChange, Secret, Stage, StoreError, TokenHash,
};

use super::{Ground, a_game, created, entry, keyed, new_game, somebody, to};

pub(crate) async fn a_game_is_read_as_it_was_created(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius) = (somebody(&store).await, somebody(&store).await);
    let parent = a_game(&store).await;
    let token = TokenHash::of("seat two, please");
    let new = NewGame {
        stage: Stage::Lobby,
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
        (row.game.as_str(), row.stage, row.listed, row.needs_care),
        ("grecia", Stage::Lobby, true, true)
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

pub(crate) async fn a_repeated_creation_makes_one_game(ground: Ground) {
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

pub(crate) async fn a_creation_that_fails_leaves_nothing(ground: Ground) {
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

fn missing(game: &GameId, seq: u64) -> String {
    format!("the database is damaged: entry {seq} of the game {game} is missing")
}

pub(crate) async fn reopening_finds_everything(ground: Ground) {
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

pub(crate) async fn lists_are_newest_first_and_paged(ground: Ground) {
    let store = ground.open().await;
    let (livia, gaius, nobody) = (somebody(&store).await, somebody(&store).await, somebody(&store).await);
    let mut all = Vec::new();
    for number in 0..7 {
        let new = NewGame {
            at: 1000 + number / 2,
            game: if number == 6 { "napoleon" } else { "grecia" }.into(),
            stage: if number < 4 { Stage::Lobby } else { Stage::Over },
            listed: number != 3,
            seats: if number == 0 { vec![(1, gaius.clone())] } else { vec![] },
            ..new_game(&livia)
        };
        all.insert(0, created(&store, new).await);
    }
    let ids = |rows: Vec<GameRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();

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
    assert_eq!(filtered(Filter { stage: Some(Stage::Over), ..Filter::default() }).await, all[..3]);
    assert_eq!(filtered(Filter { game: Some("napoleon".into()), ..Filter::default() }).await, all[..1]);
    assert_eq!(filtered(Filter { listed: Some(false), ..Filter::default() }).await, all[3..4]);
    let both = Filter { game: Some("napoleon".into()), person: Some(gaius), ..Filter::default() };
    assert!(filtered(both).await.is_empty());
}

pub(crate) async fn games_to_wake_are_those_that_need_care(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let mut awake = Vec::new();
    for number in 0..12 {
        let stage = [Stage::Lobby, Stage::Running, Stage::Over][number % 3];
        let needs_care = number % 2 == 0;
        let id = created(&store, NewGame { stage, needs_care, ..new_game(&livia) }).await;
        if stage == Stage::Running && needs_care {
            awake.push(id);
        }
    }
    assert_eq!(awake.len(), 2);
    assert_eq!(store.games_to_wake(None, 1).await.unwrap(), awake[..1]);
    assert_eq!(store.games_to_wake(Some(&awake[0]), 10).await.unwrap(), awake[1..]);
    assert!(store.games_to_wake(Some(&awake[1]), 10).await.unwrap().is_empty());
}

pub(crate) async fn notes_are_taken_together_and_never_turn_back_time(ground: Ground) {
    let store = ground.open().await;
    let (one, two) = (a_game(&store).await, a_game(&store).await);
    store.note(&[]).await.unwrap();
    let note = |awaited, at| Note { awaited, due: None, at };
    let notes = [
        (one.clone(), note(1, 5000)),
        (GameId::fresh(), note(3, 1)),
        (two.clone(), note(0b101, 10)),
        (one.clone(), note(0b110, 6000)),
    ];
    store.note(&notes).await.unwrap();
    let row = store.game(&one).await.unwrap().unwrap();
    assert_eq!((row.awaited, row.updated_at), (0b110, 6000), "the last note counts");
    let row = store.game(&two).await.unwrap().unwrap();
    assert_eq!((row.awaited, row.updated_at), (0, 1000), "what the row has learnt since is not forgotten");
    let many: Vec<_> =
        (0..2500).map(|_| (GameId::fresh(), note(1, 1))).chain([(one.clone(), note(0, 7000))]).collect();
    store.note(&many).await.unwrap();
    assert_eq!(store.game(&one).await.unwrap().unwrap().updated_at, 7000);
}

pub(crate) async fn games_are_due_when_their_clocks_are(ground: Ground) {
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let (one, two, three) = (a_game(&store).await, a_game(&store).await, a_game(&store).await);
    let change =
        |due| RowChange { stage: Stage::Running, listed: false, needs_care: false, due, seats: None, at: 1 };
    for (game, due) in [(&one, Some(2000)), (&two, Some(1000)), (&three, None)] {
        let append =
            Append { game: game.clone(), entries: vec![], change: Some(change(due)), notices: Vec::new() };
        journal.append(append).await.unwrap();
    }
    assert!(store.games_due(999, 10).await.unwrap().is_empty());
    assert_eq!(store.games_due(2000, 10).await.unwrap(), [two.clone(), one.clone()]);
    assert_eq!(store.games_due(2000, 1).await.unwrap(), std::slice::from_ref(&two));
    let later = Note { awaited: 1, due: Some(3000), at: 1 };
    store.note(&[(two.clone(), later), (one, Note { due: None, ..later })]).await.unwrap();
    assert!(store.games_due(2999, 10).await.unwrap().is_empty());
    assert_eq!(store.games_due(3000, 10).await.unwrap(), [two]);
    task.stop().await;
}

pub(crate) async fn a_missing_entry_is_noticed(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let game = created(&store, NewGame { entries: (1..=4).map(entry).collect(), ..new_game(&livia) }).await;
    ground.meddle("DELETE FROM entries WHERE seq = 3").await;
    assert_eq!(store.entries(&game, 0).await.unwrap_err().to_string(), missing(&game, 3));
}

pub(crate) async fn links_open_what_they_were_made_for(ground: Ground) {
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

pub(crate) async fn chat_is_numbered_without_gaps(ground: Ground) {
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

pub(crate) async fn a_deleted_game_takes_its_belongings_along(ground: Ground) {
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
