//! People, accounts, sessions, and the sign of life.

use server::store::{NewChat, NewGame, PersonId, Secret, Session, StoreError, TokenHash};

use super::{Ground, created, new_game, session, somebody};

pub(crate) async fn a_login_is_taken_in_whatever_case(ground: Ground) {
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

pub(crate) async fn sessions_expire_and_are_revoked(ground: Ground) {
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

pub(crate) async fn pruning_spares_whoever_has_a_game_an_account_or_came_back(ground: Ground) {
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

pub(crate) async fn the_heart_beats_forward(ground: Ground) {
    let store = ground.open().await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (beat, last) in [(100, 100), (200, 200), (150, 200)] {
        store.beat(beat).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(last));
    }
}
