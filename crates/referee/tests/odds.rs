//! The odds of a combat that a seat is told are those that come out when the game is played on, and they tell it
//! nothing it does not know.

use grecia::Position as Grecia;
use napoleon::Position as Napoleon;
use serde_json::{Value, json};
use table::{
    Agreed, Arg, Boxed, ChanceStream, Edition as _, Forecast, RivalPlays, Rules, Seat, Seed, Told, below,
};

fn chance(seed: &str) -> ChanceStream {
    ChanceStream::new(&seed.parse::<Seed>().unwrap(), [])
}

/// Positions of random games in which a seat has a forecast, until so many of each were worth a look.
fn moments<R: Rules>(
    edition: &'static R::Edition,
    options: &[&str],
    each: usize,
    mut look: impl FnMut(&R, Seat) -> bool,
) {
    for (number, options) in options.iter().enumerate() {
        let mut rng = chance(&format!("odds/{number}"));
        let agreed = options.parse::<Agreed>().unwrap().complete(&R::settings(edition)).unwrap();
        let options = R::options(edition, &agreed).unwrap();
        let mut position = R::begin(edition, options);
        let (mut buffer, mut seen) = (Vec::new(), 0);
        while seen < each {
            let stepped = position.step(rng.rng(), &mut (), |position, asked, rng| {
                for seat in Seat::first(position.seats()) {
                    // A few of many, so that all kinds of moments occur.
                    if below(rng, 3) == 0 && !position.forecasts(seat, RivalPlays::Any).is_empty() {
                        seen += usize::from(look(position, seat));
                    }
                }
                position.pick(asked, &mut buffer, rng)
            });
            if stepped.is_none() {
                position = R::begin(edition, options);
            }
        }
    }
}

/// What happened in one combat that was played out: whether the attacker won, and the losses of both sides.
#[derive(Default)]
struct Fought {
    won: Option<bool>,
    losses: [f64; 2],
}

impl Fought {
    fn hears(&mut self, told: &Told, attacker: Seat) {
        let arg = |name| told.phrase.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg);
        match told.kind {
            "combat-won" | "combat-tied" => self.won = Some(arg("side") == Some(&Arg::Keyword("attacker"))),
            "lost" | "surrendered" | "pursued" if self.won.is_some() => {
                let attacks = arg("owner") == Some(&Arg::Seat(attacker));
                self.losses[usize::from(!attacks)] += 1.0;
            }
            _ => {}
        }
    }
}

/// Plays a combat out in a world the seat can't tell from the true one: nobody adds anything to it, Battle cards are
/// chosen at random, or as the seat says.
fn fight<R: Rules>(
    position: &R,
    viewer: Seat,
    forecast: &Forecast,
    card: Option<&str>,
    rng: &mut ChanceStream,
) -> Fought {
    let mut world = position.redeal(viewer, rng.rng());
    let (mut fought, mut events, mut choices) = (Fought::default(), Vec::new(), Vec::new());
    let mut first = forecast.word.clone();
    loop {
        let ends =
            fought.won.is_some() && serde_json::to_value(world.view(None)).unwrap()["combat"].is_null();
        if ends {
            return fought;
        }
        events.clear();
        let stepped = world.step(rng.rng(), &mut events, |world, seat, rng| {
            choices.clear();
            world.choices(seat, &mut choices);
            let words: Vec<_> = choices.iter().map(|&choice| world.word(choice)).collect();
            let with = |verb: &str| words.iter().position(|word| word.starts_with(verb));
            let index = if let Some(word) = first.take() {
                words.iter().position(|offered| *offered == word).unwrap()
            } else if with("card ").is_some() {
                match card.filter(|_| seat == viewer) {
                    Some(card) => words.iter().position(|word| word == card).unwrap(),
                    None => below(rng, words.len() as u32) as usize,
                }
            } else if let Some(go) = with("go") {
                go
            } else if let Some(pass) = with("pass") {
                pass
            } else if with("pursue ").is_some() {
                0
            } else {
                with("done").unwrap_or(0)
            };
            choices[index]
        });
        if stepped.is_none() {
            return fought;
        }
        for &event in &events {
            if let Some(told) = world.tell(event, None) {
                fought.hears(&told, forecast.attacker);
            }
        }
    }
}

/// Compares figures with what came out, within five standard errors.
fn agree(what: &str, told: f64, outcomes: &[f64]) {
    let count = outcomes.len() as f64;
    let mean = outcomes.iter().sum::<f64>() / count;
    let variance = outcomes.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / count;
    let error = 5.0 * (variance / count).sqrt() + 5.0 / count;
    assert!((told - mean).abs() <= error, "{what}: told {told}, came out {mean} ± {error}");
}

/// The figures of every forecast against combats that are played out.
fn figures_come_out<R: Rules>(edition: &'static R::Edition, options: &[&str], each: usize) {
    const FIGHTS: usize = 400;
    let mut rng = chance("fights");
    moments::<R>(edition, options, each, |position, seat| {
        let mut forecasts = position.forecasts(seat, RivalPlays::Any);
        forecasts.retain(|forecast| names_all(position, seat, forecast));
        if forecasts.is_empty() {
            return false;
        }
        let forecast = &forecasts[below(rng.rng(), forecasts.len() as u32) as usize];
        let (card, win, own, rival) = match &forecast.cards[..] {
            [] => (None, forecast.win, forecast.own.losses, forecast.rival.losses),
            cards => {
                let card = &cards[below(rng.rng(), cards.len() as u32) as usize];
                (Some(card.word.as_str()), card.win, card.own_losses, card.rival_losses)
            }
        };
        let fights: Vec<_> = (0..FIGHTS).map(|_| fight(position, seat, forecast, card, &mut rng)).collect();
        let column = |of: &dyn Fn(&Fought) -> f64| fights.iter().map(of).collect::<Vec<_>>();
        let (mine, theirs) = (usize::from(!forecast.attacking), usize::from(forecast.attacking));
        let what = format!("{forecast:?} with {card:?} in {}", position.notation());
        let won = |fight: &Fought| f64::from(u8::from(fight.won.unwrap() == forecast.attacking));
        agree(&format!("win: {what}"), win, &column(&won));
        agree(&format!("own losses: {what}"), own, &column(&|fight| fight.losses[mine]));
        agree(&format!("rival losses: {what}"), rival, &column(&|fight| fight.losses[theirs]));
        true
    });
}

/// Whether the units of the combat are those named with the word, so that `go` can follow.
fn names_all<R: Rules>(position: &R, seat: Seat, forecast: &Forecast) -> bool {
    let Some(word) = &forecast.word else { return true };
    let mut next = position.clone();
    next.play(seat, position.read_word(word).unwrap(), &mut ());
    let mut choices = Vec::new();
    next.choices(seat, &mut choices);
    word == "go" || word.starts_with("with ") && choices.iter().any(|&choice| next.word(choice) == "go")
}

/// The combats that can follow from here, by naming the rest of the attack in every possible way.
fn announcements<R: Rules>(position: &R, seat: Seat, found: &mut Vec<Forecast>) {
    for forecast in position.forecasts(seat, RivalPlays::Any) {
        let word = forecast.word.clone().unwrap();
        if word == "go" {
            found.push(Forecast { word: None, ..forecast });
        } else {
            let mut next = position.clone();
            next.play(seat, position.read_word(&word).unwrap(), &mut ());
            announcements(&next, seat, found);
        }
    }
}

/// Before units are named, a target is judged by the strongest units that can be named.
fn targets_are_judged_by_the_strongest<R: Rules>(
    edition: &'static R::Edition,
    options: &[&str],
    each: usize,
) {
    moments::<R>(edition, options, each, |position, seat| {
        let mut looked = false;
        for target in position.forecasts(seat, RivalPlays::Any) {
            let Some(word) = target.word.clone().filter(|word| word.starts_with("to ")) else { continue };
            looked = true;
            let mut next = position.clone();
            next.play(seat, position.read_word(&word).unwrap(), &mut ());
            let mut found = Vec::new();
            announcements(&next, seat, &mut found);
            let strongest = found.iter().map(|combat| combat.own.strength).max();
            assert_eq!(strongest, Some(target.own.strength), "{word} in {}", position.notation());
            assert!(found.contains(&Forecast { word: None, ..target }), "{word} in {}", position.notation());
        }
        looked
    });
}

/// A forecast is the same in worlds that look the same, whatever the rival has hidden.
fn nothing_leaks<R: Rules>(edition: &'static R::Edition, options: &[&str], each: usize) {
    let mut rng = chance("secrets");
    let mut different = 0;
    moments::<R>(edition, options, each, |position, seat| {
        let way = RivalPlays::ALL[below(rng.rng(), 3) as usize];
        let told = position.forecasts(seat, way);
        let world = position.redeal(seat, rng.rng());
        different += usize::from(world != *position);
        assert_eq!(told, world.forecasts(seat, way), "{}", position.notation());
        for forecast in &told {
            let sound = |p: f64| (-1e-9..=1.0 + 1e-9).contains(&p);
            assert!(sound(forecast.win) && forecast.cards.iter().all(|card| sound(card.win)), "{forecast:?}");
            assert!(forecast.own.losses >= 0.0 && forecast.rival.losses >= 0.0, "{forecast:?}");
        }
        true
    });
    assert!(different > each / 10, "hardly anything was hidden");
}

const GRECIA: [&str; 3] =
    ["players=3 scenario=free_game", "players=2 dice=no", "players=2 scenario=persian_wars"];
const NAPOLEON: [&str; 2] = ["players=2 scenario=italy-1796", "players=4"];

fn grecia() -> &'static grecia::Edition {
    Boxed::<Grecia>::new(grecia::Edition::built_in()).edition()
}

fn napoleon() -> &'static napoleon::Edition {
    Boxed::<Napoleon>::new(napoleon::Edition::built_in()).edition()
}

#[test]
fn figures_of_grecia_come_out() {
    figures_come_out::<Grecia>(grecia(), &GRECIA, 25);
}

#[test]
fn figures_of_napoleon_come_out() {
    figures_come_out::<Napoleon>(napoleon(), &NAPOLEON, 20);
}

#[test]
fn forecasts_of_grecia_tell_no_secret() {
    nothing_leaks::<Grecia>(grecia(), &GRECIA, 100);
}

#[test]
fn forecasts_of_napoleon_tell_no_secret() {
    nothing_leaks::<Napoleon>(napoleon(), &NAPOLEON, 100);
}

#[test]
fn targets_of_grecia_are_judged_by_the_strongest_attack() {
    targets_are_judged_by_the_strongest::<Grecia>(grecia(), &GRECIA, 10);
}

#[test]
fn targets_of_napoleon_are_judged_by_the_strongest_attack() {
    targets_are_judged_by_the_strongest::<Napoleon>(napoleon(), &NAPOLEON, 4);
}

/// The position of a conformance case after some words of the first seat.
fn case<R: Rules>(edition: &'static R::Edition, options: &str, position: &Value, words: &[&str]) -> R {
    let agreed = options.parse::<Agreed>().unwrap().complete(&R::settings(edition)).unwrap();
    let mut position = R::set_up(edition, R::options(edition, &agreed).unwrap(), position).unwrap();
    for word in words {
        let choice = position.read_word(word).unwrap();
        position.check(Seat::new(0), choice).unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
        position.play(Seat::new(0), choice, &mut ());
    }
    position
}

fn near(told: f64, expected: f64) {
    assert!((told - expected).abs() < 1e-9, "{told} and not {expected}");
}

/// GR-EX-11: light and medium infantry, 3 in all, attack light infantry, 1.
#[test]
fn a_worked_example_of_grecia_by_hand() {
    let edition = grecia();
    let zones = json!({ "colours": ["red", "blue"], "zones": { "corinth": "red ML", "argos": "blue L" } });
    let words = ["attack", "from corinth", "to argos", "with light", "with medium"];
    let position = case::<Grecia>(edition, "players=2", &zones, &words);
    let forecasts = position.forecasts(Seat::new(0), RivalPlays::Any);
    let forecast = forecasts.iter().find(|forecast| forecast.word.as_deref() == Some("go")).unwrap();
    assert_eq!((forecast.own.strength, forecast.rival.strength), (3, 1));
    let facts = edition.facts();
    let values: Vec<_> =
        facts["battle"].as_object().unwrap().values().map(|value| value.as_i64().unwrap()).collect();
    assert_eq!(forecast.cards.len(), values.len());
    let (mut wins, mut won_with_3, mut all, mut own_losses, mut rival_losses) = (0, 0, 0, 0, 0);
    for mine in &values {
        for theirs in &values {
            for (a, d) in (1..=6).flat_map(|a| (1..=6).map(move |d| (a, d))) {
                let won = 3 + mine + a > 1 + theirs + d;
                all += 1;
                wins += i64::from(won);
                won_with_3 += i64::from(won && *mine == 3);
                // The loser loses one, a 6 takes one more of the other side, a 1 saves all; one unit defends.
                if a != 1 && d != 1 {
                    own_losses += (i64::from(!won) + i64::from(d == 6)).min(2);
                    rival_losses += (i64::from(won) + i64::from(a == 6)).min(1);
                }
            }
        }
    }
    let share = |count: i64| count as f64 / f64::from(all);
    near(forecast.win, share(wins));
    near(forecast.own.losses, share(own_losses));
    // Around Argos there is room to flee, so nobody surrenders.
    near(forecast.rival.losses, share(rival_losses));
    let with_3 = forecast.cards.iter().find(|card| card.word == "card bat_3").unwrap();
    near(with_3.win, share(won_with_3) * values.len() as f64);
}

/// NA-EX-01: infantry, recruits and light cavalry attack infantry and militia in the open.
#[test]
fn a_worked_example_of_napoleon_by_hand() {
    let edition = napoleon();
    let zones = json!({
        "turn": 1,
        "zones": {
            "burgundy": "france infantry recruits light_cavalry",
            "rhineland": "prussia infantry militia",
        },
    });
    let position = case::<Napoleon>(edition, "players=8", &zones, &["attack", "from burgundy"]);
    let forecasts = position.forecasts(Seat::new(0), RivalPlays::Any);
    let forecast = forecasts.iter().find(|f| f.word.as_deref() == Some("to rhineland")).unwrap();
    let facts = edition.facts();
    let cards = |deck: &str| -> Vec<(i64, i64)> {
        let number = |value: &Value| value.as_i64().unwrap();
        let cards = facts[deck].as_object().unwrap().values();
        cards.map(|card| (number(&card["value"]), card["count"].as_i64().unwrap_or(1))).collect()
    };
    let (battle, chance) = (cards("battle"), cards("chance"));
    let lead = i64::from(forecast.own.strength - forecast.rival.strength);
    let (mut wins, mut all) = (0, 0);
    for (mine, theirs) in battle.iter().flat_map(|mine| battle.iter().map(move |theirs| (mine.0, theirs.0))) {
        for (i, first) in chance.iter().enumerate() {
            for (j, second) in chance.iter().enumerate() {
                // The second card is drawn from those that are left.
                let ways = first.1 * (second.1 - i64::from(i == j));
                all += ways;
                wins += if lead + mine + first.0 > theirs + second.0 { ways } else { 0 };
            }
        }
    }
    near(forecast.win, wins as f64 / all as f64);
    let [attackers, defenders] = [&forecast.own, &forecast.rival].map(|camp| camp.units.len());
    assert_eq!((attackers, defenders), (3, 2));
}
