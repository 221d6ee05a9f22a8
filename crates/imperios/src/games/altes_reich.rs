//! The table of El Viejo Imperio.

use std::fmt::Write;

use altes_reich::{
    Edition, Position,
    edition::{Monarch, Swords},
    view::Won,
};
use manifest::{Kind, Manifest, Named};
use table::{Lang, Seat};

use crate::terminal::{
    BOLD, CHOICE, DIM,
    board::{Scene, Show, board},
    columns::{HARD, columns, fits, hanging, joined},
    styled,
};

pub(super) fn manifest() -> Manifest {
    Manifest::of::<Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS)
        .with_board(board::<Position>())
        .with_picture(super::picture::altes_reich)
        .with_puzzles(include_str!("../../../../data/puzzles/altes-reich.jsonl"))
}

impl Show for Position {
    fn whole(scene: &Scene<'_, Self>) -> String {
        let table = Table { scene, brief: false, tight: false };
        format!("{}\n{}", scene.screen.rule(), table.text())
    }

    /// All that is on the table, with the stories left out where the screen is too low for them.
    fn asked(scene: &Scene<'_, Self>, _: bool) -> String {
        let whole = Self::whole(scene);
        if scene.screen.holds(whole.lines().count() + scene.asks) {
            return whole;
        }
        let brief = Table { scene, brief: true, tight: false }.text();
        if scene.screen.holds(brief.lines().count() + scene.asks) {
            return brief;
        }
        Table { scene, brief: true, tight: true }.text()
    }

    fn played(scene: &Scene<'_, Self>) -> String {
        Table { scene, brief: false, tight: false }.played()
    }

    fn stage(scene: &Scene<'_, Self>) -> String {
        Table { scene, brief: true, tight: false }.heading()
    }

    fn names(edition: &'static Edition, lang: Lang) -> Vec<Named> {
        let name = |monarch: &Monarch| Named::new(Kind::Other, &monarch.id, monarch.name.get(lang));
        altes_reich::cards::Card::all().map(|card| name(edition.monarch(card))).collect()
    }
}

struct Table<'a> {
    scene: &'a Scene<'a, Position>,
    /// Whether only what matters now is shown.
    brief: bool,
    /// Whether headings and what others have won are left out too.
    tight: bool,
}

impl Table<'_> {
    fn text(&self) -> String {
        let mut text = String::new();
        self.event(&mut text);
        if !self.tight {
            self.seats(&mut text);
        }
        self.table(&mut text);
        self.hand(&mut text);
        text
    }

    fn lang(&self) -> Lang {
        self.scene.translator.lang()
    }

    fn plain(&self, key: &str) -> String {
        self.scene.translator.plain(key)
    }

    fn number(&self, key: &str, n: impl Into<phrasebook::Value<'static>>) -> String {
        self.scene.translator.message(key, &[("n", n.into())])
    }

    /// The text in lines that fit, those after the first further in.
    fn say(&self, text: &mut String, words: &str, indent: usize) {
        for line in hanging(words, indent, indent + 2, self.scene.screen.width) {
            writeln!(text, "{line}").unwrap();
        }
    }

    fn heading(&self) -> String {
        let (view, translator) = (&self.scene.view, self.scene.translator);
        let round = translator.message("terminal-round", &[("round", view.round.into())]);
        if view.games > 1 {
            let args = [("game", view.game.into()), ("games", view.games.into())];
            format!("{} · {round}", translator.message("terminal-game-of", &args))
        } else {
            round
        }
    }

    fn event(&self, text: &mut String) {
        let edition = self.scene.edition;
        let lang = self.lang();
        let heading = styled(BOLD, &self.heading());
        let Some(event) = self.scene.view.event.and_then(|id| edition.event_with_id(id)) else {
            return writeln!(text, "{heading}").unwrap();
        };
        let card = edition.event(event);
        let colour = edition.dynasty(card.dynasty).name.get(lang);
        let title =
            format!("{} · {} {}", card.year, card.title.get(lang), styled(DIM, &format!("({colour})")));
        let symbols = self
            .scene
            .view
            .symbols
            .iter()
            .map(|id| edition.criteria().find(|c| c.id == *id).expect("the symbols are the edition's"));
        if self.brief {
            self.say(text, &format!("{heading} · {title}"), 0);
            let symbols: Vec<_> = (1..)
                .zip(symbols)
                .map(|(place, symbol)| format!("{place}. {}", symbol.name.get(lang)))
                .collect();
            for line in joined(&symbols, " ·", self.scene.screen.width - 2) {
                writeln!(text, "  {line}").unwrap();
            }
        } else {
            writeln!(text, "{heading}").unwrap();
            self.say(text, &title, 0);
            self.say(text, &styled(DIM, card.blurb.get(lang)), 0);
            for (place, symbol) in (1..).zip(symbols) {
                let help = styled(DIM, symbol.help.get(lang));
                self.say(text, &format!("{place}. {} — {help}", symbol.name.get(lang)), 2);
            }
        }
        if let Some(swords) = card.swords {
            let always = self.scene.agreed.get("red_hero") == Some("always-loses");
            let key = match swords {
                Swords::Black => "terminal-black-swords",
                Swords::Red if always => "terminal-red-swords-always",
                Swords::Red => "terminal-red-swords",
            };
            let person = edition.monarch(card.person).name.get(lang);
            let person = self.scene.translator.message(key, &[("person", person.into())]);
            self.say(text, &format!("⚔ {person}"), 2);
        }
    }

    /// Who has won what, and who holds how many cards.
    fn seats(&self, text: &mut String) {
        let (view, translator, room) = (&self.scene.view, self.scene.translator, self.scene.screen.width);
        let won = |seat: Seat| self.number("terminal-events-won", view.won[seat.index()].len());
        let mut piles = self.number("terminal-pile", view.pile);
        if view.vacant_throne {
            write!(piles, " · {}", self.number("terminal-third-hand", view.set_aside.len())).unwrap();
        }
        if self.brief {
            let seats =
                Seat::first(view.players).map(|seat| format!("{}: {}", translator.seat(seat), won(seat)));
            let parts: Vec<_> = seats.chain([piles]).collect();
            for line in joined(&parts, " ·", room - 2) {
                writeln!(text, "  {}", styled(DIM, &line)).unwrap();
            }
            return;
        }
        let row = |seat: Seat| {
            let you = if view.seat == Some(seat) { self.plain("terminal-you") } else { String::new() };
            let held = self.number("terminal-cards-held", view.hand_sizes[seat.index()]);
            vec![seat.to_string(), translator.seat(seat), won(seat), held, you]
        };
        let rows: Vec<_> = Seat::first(view.players).map(row).collect();
        for line in columns(&rows, room - 2) {
            writeln!(text, "  {line}").unwrap();
        }
        self.say(text, &styled(DIM, &piles), 2);
    }

    fn table(&self, text: &mut String) {
        let table = &self.scene.view.table;
        if table.is_empty() {
            return;
        }
        let translator = self.scene.translator;
        let who = |seat: Option<Seat>| {
            seat.map_or_else(|| self.plain("terminal-throne"), |seat| translator.seat(seat))
        };
        let row = |columns: &[Column], laid: &altes_reich::view::Laid| {
            let mut row = vec![who(laid.seat)];
            match laid.card {
                Some(id) => row.extend(columns.iter().map(|&column| self.cell(id, column))),
                None => row.push(self.plain("terminal-face-down")),
            }
            row
        };
        // By its id a card is played, and these are.
        let rows = self
            .with_columns(&COLUMNS[..7], 2, |columns| table.iter().map(|laid| row(columns, laid)).collect());
        let gap = if self.brief { "" } else { "\n" };
        if !self.tight {
            writeln!(text, "{gap}{}", self.plain("terminal-on-the-table")).unwrap();
        }
        for line in columns(&rows, self.scene.screen.width - 2) {
            writeln!(text, "  {line}").unwrap();
        }
    }

    /// The viewer's cards, each with the number by which it can be played, and the declarations below.
    fn hand(&self, text: &mut String) {
        let Some(hand) = self.scene.view.hand.as_ref().filter(|hand| !hand.is_empty()) else { return };
        let offers = &self.scene.offers;
        let number_of = |id: &str| {
            let word = format!("play {id}");
            let number = offers.iter().position(|offer| offer.word == word).map(|index| index + 1);
            styled(CHOICE, &format!("{:>3}", number.map_or("·".to_owned(), |number| number.to_string())))
        };
        let row = |columns: &[Column], id: &str| {
            let mut row = vec![number_of(id)];
            row.extend(columns.iter().map(|&column| self.cell(id, column)));
            row
        };
        let rows = self.with_columns(&COLUMNS, 0, |columns| hand.iter().map(|id| row(columns, id)).collect());
        if !self.brief {
            writeln!(text).unwrap();
        }
        if !self.tight {
            let heading = if self.brief { "terminal-hand" } else { "terminal-your-hand" };
            self.say(text, &self.plain(heading), 0);
        }
        for line in columns(&rows, self.scene.screen.width) {
            writeln!(text, "{line}").unwrap();
        }
        for (number, offer) in (1..).zip(offers).filter(|(_, offer)| offer.word.starts_with("declare ")) {
            let (label, word) = (self.scene.translator.say(&offer.label), styled(DIM, &offer.word));
            let mark = styled(CHOICE, &format!("{number:3}"));
            let row = vec![vec![mark, label.clone(), word]];
            let lines = if fits(&row, self.scene.screen.width) {
                columns(&row, self.scene.screen.width)
            } else {
                let number = number.to_string();
                let said = format!("{}{HARD} {label}", styled(CHOICE, &number));
                hanging(&said, 3_usize.saturating_sub(number.len()), 5, self.scene.screen.width)
            };
            for line in lines {
                writeln!(text, "{line}").unwrap();
            }
        }
    }

    /// The rows with as much of the cards as there is room for. Everything is shown of them, in several lines if need
    /// be, where nothing hurries.
    fn with_columns(
        &self,
        columns: &[Column],
        indent: usize,
        rows: impl Fn(&[Column]) -> Vec<Vec<String>>,
    ) -> Vec<Vec<String>> {
        let room = self.scene.screen.width - indent;
        let mut shown = columns.to_vec();
        for less in LEAST_NEEDED {
            if fits(&rows(&shown), room) {
                break;
            }
            if self.brief || less == Column::Id {
                shown.retain(|&column| column != less);
            }
        }
        if self.brief && !fits(&rows(&shown), room) {
            shown.retain(|&column| column != Column::Elector);
            shown[0] = Column::NameAndElector;
        }
        rows(&shown)
    }

    fn cell(&self, id: &str, column: Column) -> String {
        let edition = self.scene.edition;
        let card = edition.card(id).expect("the view names cards of the edition");
        let monarch = edition.monarch(card);
        match column {
            Column::Name => monarch.name.get(self.lang()).to_owned(),
            Column::Reign => format!("{}–{}", monarch.from, monarch.to),
            Column::Crowns => self.number("terminal-crowns", monarch.crowns),
            Column::Years => self.number("terminal-years", monarch.years),
            Column::Dynasty => edition.dynasty(monarch.dynasty).name.get(self.lang()).to_owned(),
            Column::Values => {
                let event = self.scene.view.event.and_then(|id| edition.event_with_id(id));
                let values = event.map(|event| {
                    let symbols = self.scene.view.symbols.iter();
                    symbols.map(|id| edition.value_by_id(id, event, card).to_string()).collect::<Vec<_>>()
                });
                values.map_or_else(String::new, |values| format!("[{}]", values.join(" · ")))
            }
            Column::Elector => {
                let elector = |number: u8| {
                    self.scene.translator.message("terminal-elector", &[("number", number.into())])
                };
                monarch.elector.map_or_else(String::new, elector)
            }
            Column::NameAndElector => {
                let mark = monarch.elector.map_or_else(String::new, |number| format!(" ↔{number}"));
                format!("{}{mark}", self.cell(id, Column::Name))
            }
            Column::Id => styled(DIM, id),
        }
    }

    fn played(&self) -> String {
        let (view, translator) = (&self.scene.view, self.scene.translator);
        let edition = self.scene.edition;
        let mut text = String::new();
        let event = |won: &Won| {
            let event = edition.event(edition.event_with_id(won.event).expect("the view names events"));
            format!("{} ({})", event.title.get(self.lang()), event.year)
        };
        let name = |id: &&str| {
            let card = edition.card(id).expect("the view names cards of the edition");
            edition.monarch(card).name.get(self.lang()).to_owned()
        };
        let mut say = |heading: String, parts: Vec<String>| {
            writeln!(text, "{}", styled(BOLD, &heading)).unwrap();
            let parts = if parts.is_empty() { vec![self.plain("terminal-none-yet")] } else { parts };
            for line in joined(&parts, " ·", self.scene.screen.width - 2) {
                writeln!(text, "  {line}").unwrap();
            }
        };
        for (seat, won) in Seat::first(view.players).zip(&view.won) {
            let n = self.number("terminal-events-won", won.len());
            say(format!("{}: {n}", translator.seat(seat)), won.iter().map(event).collect());
        }
        if view.vacant_throne {
            let aside = self.number("terminal-third-hand", view.set_aside.len());
            say(aside, view.set_aside.iter().map(event).collect());
        }
        say(self.plain("terminal-played-cards"), view.played.iter().map(name).collect());
        say(self.plain("terminal-declared-cards"), view.removed.iter().map(name).collect());
        text
    }
}

/// What is printed on a card, what it counts on the symbols of the event, and its id.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    Reign,
    Crowns,
    Years,
    Dynasty,
    Values,
    Elector,
    /// The name with the number of the symbol alone, with an arrow as in the declaration.
    NameAndElector,
    Id,
}

const COLUMNS: [Column; 8] = [
    Column::Name,
    Column::Reign,
    Column::Crowns,
    Column::Years,
    Column::Dynasty,
    Column::Values,
    Column::Elector,
    Column::Id,
];

/// What can be left out where there is no room, the least needed first.
const LEAST_NEEDED: [Column; 4] = [Column::Id, Column::Reign, Column::Crowns, Column::Years];
