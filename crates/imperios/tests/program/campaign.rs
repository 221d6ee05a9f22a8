//! What Grecia and Napoleón have in common at the terminal: actions that are named word by word.

use std::fs::read_to_string;

use table::{By, Record, Seat};

use crate::desk::Desk;

/// One of the two games.
pub(crate) struct Campaign {
    game: &'static str,
    seed: &'static str,
    /// The words that begin an action, or pass.
    actions: &'static [&'static str],
    /// The action that brings tokens, and one that draws a card.
    supplies: &'static str,
    draws: &'static str,
    /// What is asked when a Move has begun.
    from_where: &'static str,
}

pub(crate) const GRECIA: Campaign = Campaign {
    game: "grecia",
    seed: "481",
    actions: &["move", "attack", "swap", "supplies", "hire", "senate", "tactics", "pass"],
    supplies: "supplies",
    draws: "senate",
    from_where: "From which zone?",
};

pub(crate) const NAPOLEON: Campaign = Campaign {
    game: "napoleon",
    seed: "1805",
    actions: &["move", "attack", "swap", "supply", "recruit", "politics", "army", "pass"],
    supplies: "supply",
    draws: "politics",
    from_where: "From which zone do you move?",
};

impl Campaign {
    /// A game of bots up to the first action of seat 1, where a person takes over.
    pub(crate) fn at_the_first_action(&self, desk: &Desk) -> String {
        let seats = ["--seats", "random,random", "--seed", self.seed];
        desk.ok(&[&["sim", self.game, "-n", "1", "--record", "games"], &seats[..]].concat());
        let mut record: Record = read_to_string(desk.path("games/game-1.txt")).unwrap().parse().unwrap();
        let acts = |(by, word): &(By, String)| {
            *by == By::Seat(Seat::new(0)) && self.actions.contains(&word.as_str())
        };
        record.plies.truncate(record.plies.iter().position(acts).unwrap());
        record.result = None;
        record.seats[0] = "Ana".parse().unwrap();
        desk.write("begun.txt", record.to_string())
    }

    /// An action is taken back word by word until it is carried out, and as long as it has shown nothing.
    pub(crate) fn takes_back(&self) {
        let desk = Desk::new();
        let begun = self.at_the_first_action(&desk);
        let before = read_to_string(&begun).unwrap();
        let args = ["play", self.game, "--lang", "en", "--load", &begun];
        let out = desk.type_at(&args, "move\n1\nundo\nundo\nquit\n").ok("undo");
        assert!(out.contains(self.from_where), "{out}");
        assert_eq!(read_to_string(&begun).unwrap(), before, "nothing is left of the move");
        // What has been carried out, and has shown nothing, can still be taken back; a drawn card can't.
        let typed = format!("{}\nundo\n{}\nundo\nquit\n", self.supplies, self.draws);
        let out = desk.type_at(&args, typed).ok("undo after a draw");
        let refused = ["Something has been drawn since", "Somebody else has acted since"];
        assert!(refused.iter().any(|reason| out.contains(reason)), "{out}");
        let after = read_to_string(&begun).unwrap();
        assert!(after.starts_with(before.trim_end()) && after.contains(self.draws), "{after}");
        assert!(!after.ends_with(&format!("{}\n", self.supplies)), "{after}");
    }
}

/// Numbers from the whole list and beyond it: what is not offered is asked again.
pub(crate) fn any_choices() -> String {
    (0..9_000).map(|n: u32| (n * 7 % 17).to_string()).collect::<Vec<_>>().join("\n")
}
