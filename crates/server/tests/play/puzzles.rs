//! Puzzles over the API: listed, said word by word, answered; nothing is told that the seat can't know.

use serde_json::{Value, json};
use server::client::Client;

use crate::support::House;

const GAMES: [&str; 3] = ["altes-reich", "grecia", "napoleon"];

async fn get(client: &Client, path: &str) -> Value {
    client.get(path).await.unwrap().accepted().unwrap()
}

async fn post(client: &Client, path: &str, body: &Value) -> Value {
    client.post(path, body).await.unwrap().accepted().unwrap()
}

/// The first puzzle of a game, the address of it.
async fn first(client: &Client, game: &str) -> (Value, String) {
    let list = get(client, &format!("/api/games/{game}/puzzles")).await;
    let entry = list[0].clone();
    let address = format!("/api/games/{game}/puzzles/{}", entry["id"].as_str().unwrap());
    (entry, address)
}

#[tokio::test]
async fn a_puzzle_is_seen_from_its_seat_and_says_nothing_of_its_solution() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for game in GAMES {
        let list = get(&anna, &format!("/api/games/{game}/puzzles")).await;
        let hardness: Vec<_> =
            list.as_array().unwrap().iter().map(|entry| entry["hardness"].as_u64().unwrap()).collect();
        assert!(!hardness.is_empty() && hardness.is_sorted(), "{game}: {hardness:?}");
        let (entry, address) = first(&anna, game).await;
        let seen = post(&anna, &format!("{address}/look"), &json!({})).await;
        assert_eq!((&seen["id"], &seen["you"]), (&entry["id"], &entry["seat"]));
        assert_eq!(seen["view"]["seat"], seen["you"], "what is shown is what this seat sees");
        assert!(seen["offers"].as_array().unwrap().len() > 1, "{seen}");
        for secret in ["solution", "win", "others", "position", "hands"] {
            assert!(seen.get(secret).is_none(), "{game} tells {secret}");
        }
    }
}

#[tokio::test]
async fn the_best_choice_is_right_word_by_word_and_can_be_taken_back_before() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for game in GAMES {
        let (_, address) = first(&anna, game).await;
        let solution = get(&anna, &format!("{address}/solution")).await;
        let words: Vec<&str> =
            solution["words"].as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect();
        let look = format!("{address}/look");
        let begin = post(&anna, &look, &json!({})).await;
        for said in 0..words.len() {
            let seen = post(&anna, &look, &json!({"words": &words[..said]})).await;
            assert!(seen.get("answer").is_none(), "{seen}");
            let offered = seen["offers"].as_array().unwrap().iter().any(|offer| offer["word"] == words[said]);
            assert!(offered, "{game}: “{}” is among {}", words[said], seen["offers"]);
        }
        if words.len() > 1 {
            let not_whole = json!({"words": &words[..1]});
            let refused = anna.post(&format!("{address}/answer"), &not_whole).await.unwrap();
            assert_eq!(refused.status, 409);
            let back = post(&anna, &look, &json!({"words": &words[..1], "without": 0})).await;
            assert_eq!(back, begin, "what was named is taken back");
        }
        let whole = post(&anna, &look, &json!({"words": words})).await;
        assert!(!whole["answer"].as_array().unwrap().is_empty() && whole["offers"] == json!([]));
        let before = post(&anna, &look, &json!({"words": &words[..words.len() - 1]})).await;
        assert_eq!(whole["view"], before["view"], "what it leads to is not shown");
        let judged = post(&anna, &format!("{address}/answer"), &json!({"words": words})).await;
        assert_eq!((&judged["verdict"], &judged["solution"]), (&json!("right"), &solution));
        assert_eq!(judged["plan"], whole["answer"]);
        let next = solution["others"].as_array().unwrap().first().expect("others were considered");
        let gap = solution["win"].as_f64().unwrap() - next["win"].as_f64().unwrap();
        assert!(gap >= 0.149, "{solution}");
    }
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_with_a_reason() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let missing = anna.post("/api/games/grecia/puzzles/no-such/look", &json!({})).await.unwrap();
    assert_eq!(missing.status, 404);
    for game in GAMES {
        let (_, address) = first(&anna, game).await;
        for what in ["look", "answer"] {
            let nonsense = json!({"words": ["no-such-word"]});
            assert_eq!(
                anna.post(&format!("{address}/{what}"), &nonsense).await.unwrap().status,
                409,
                "{what}"
            );
            let long = json!({"words": vec!["pass"; 33]});
            assert_eq!(anna.post(&format!("{address}/{what}"), &long).await.unwrap().status, 400, "{what}");
        }
        let solution = get(&anna, &format!("{address}/solution")).await;
        let mut words: Vec<Value> = solution["words"].as_array().unwrap().clone();
        words.push("go".into());
        let more = anna.post(&format!("{address}/look"), &json!({"words": words})).await.unwrap();
        assert_eq!(more.status, 409, "nothing can be said after a whole answer");
        let why =
            post(&anna, &format!("{address}/why"), &json!({"words": [], "what": "no-such-thing"})).await;
        assert_eq!(why["reasons"][0]["phrase"]["message"], "server-why-unknown");
    }
}
