//! What is told in the terminal: what was agreed, what has happened, how it ended.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use manifest::Aspect;
use phrasebook::{Translator, list};
use table::{After, Awaiting, Record, Seat, Secret, Told};

use super::TerminalGame;

use crate::{
    failure::Failure,
    records::write_atomically,
    terminal::{BOLD, DIM, drawn, log_line, styled, write_item, write_text},
};

/// So much of what happened is told again when a game goes on.
const RECAP: usize = 8;

impl TerminalGame {
    /// What game it is and how one asks for help, with what was agreed.
    pub(super) fn welcome(&self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        writeln!(out, "{}", styled(BOLD, &translator.book.title(self.place.game.name())))?;
        write_text(&mut out, DIM, &translator.plain("terminal-how-to-ask"))?;
        let kept = if self.kept.is_some() { "terminal-is-kept" } else { "terminal-not-kept" };
        write_text(&mut out, DIM, &translator.plain(kept))?;
        self.terms(&mut out)
    }

    /// What was agreed, and the commitment to the seed.
    pub(super) fn terms(&self, out: &mut dyn Write) -> io::Result<()> {
        let translator = self.translator();
        let game = self.place.game.name();
        let term = |(key, value): (&str, &str)| translator.agreed(game, key, value);
        let options: Vec<_> = self.game.record(false).options.iter().map(term).collect();
        let agreed = translator.message("terminal-agreed", &[("options", options.join(" · ").into())]);
        write_text(out, DIM, &agreed)?;
        self.what_if(out)?;
        write_text(
            out,
            DIM,
            &translator.message("terminal-commitment", &[("hash", self.commitment().into())]),
        )
    }

    /// The same in short, for a screen that is cleared: what is not as usual, and the commitment.
    pub(super) fn terms_again(&self, out: &mut dyn Write) -> io::Result<()> {
        let translator = self.translator();
        let game = self.place.game.name();
        let settings = self.place.game.settings();
        let usual = |key: &str, value: &str| {
            settings.iter().any(|setting| setting.key == key && setting.default() == value)
        };
        let options = self.game.record(false).options;
        let unusual = options.iter().filter(|&(key, value)| key == "players" || !usual(key, value));
        let unusual: Vec<_> = unusual.map(|(key, value)| translator.agreed(game, key, value)).collect();
        let agreed = translator.message("terminal-agreed-else", &[("options", unusual.join(" · ").into())]);
        write_text(out, DIM, &agreed)?;
        self.what_if(out)?;
        write_text(out, DIM, &format!("SHA-256: {}", self.commitment()))
    }

    /// What marks a game that began in a position.
    fn what_if(&self, out: &mut dyn Write) -> io::Result<()> {
        match what_if(&self.game.record(false), &self.translator()) {
            Some(mark) => write_text(out, BOLD, &mark),
            None => Ok(()),
        }
    }

    /// The commitment in groups, so that the eye can compare them and a narrow line can hold them.
    pub(super) fn commitment(&self) -> String {
        let Secret::Committed(commitment) = self.game.record(false).secret else {
            unreachable!("the seed is hidden")
        };
        let digits: Vec<char> = commitment.to_string().chars().collect();
        digits.chunks(16).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
    }

    /// Where a game stands that goes on, and what happened last in it.
    pub(super) fn recap(&self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        let stage = drawn(&self.place, &*self.game, self.eyes(), Aspect::Stage, &translator);
        let awaited = match self.game.awaiting() {
            Awaiting::Seats(seats) => seats.iter().map(|seat| translator.seat(seat)).collect(),
            Awaiting::Chance | Awaiting::Nobody => Vec::new(),
        };
        let args = [
            ("stage", stage.into()),
            ("n", awaited.len().into()),
            ("names", list::joined(&awaited, self.lang).into()),
        ];
        write_text(&mut out, BOLD, &translator.message("terminal-resumed", &args))?;
        let told = self.game.told(self.eyes().into(), 0..self.game.ply());
        let news: Vec<_> = told.iter().filter(|told| is_news(told)).collect();
        for told in news.iter().skip(news.len().saturating_sub(RECAP)) {
            write_item(&mut out, &log_line(&translator, told))?;
        }
        Ok(())
    }

    /// What has happened since whoever looks now has looked last; since anyone has, where all look.
    pub(super) fn tell(&mut self) -> io::Result<()> {
        let mut out = anstream::stdout();
        let eyes = self.eyes();
        let since = match eyes {
            Some(seat) => self.shown[seat],
            None => self.people().map(|seat| self.shown[seat]).min().unwrap_or(0),
        };
        let translator = self.translator();
        for line in self.game.told(eyes.into(), since..self.game.ply()) {
            if is_news(&line) {
                write_item(&mut out, &log_line(&translator, &line))?;
            }
        }
        if let Some(seat) = eyes {
            self.shown[seat] = self.game.ply();
        }
        Ok(())
    }

    /// What looks otherwise than when the seat looked last.
    pub(super) fn changed(&self, seat: Seat, seen: usize) -> io::Result<()> {
        let mut out = anstream::stdout();
        let changed =
            drawn(&self.place, &*self.game, Some(seat), Aspect::ChangedSince(seen), &self.translator());
        if changed.is_empty() {
            return Ok(());
        }
        write_text(&mut out, BOLD, &self.translator().plain("terminal-changed"))?;
        write!(out, "{changed}")
    }

    pub(super) fn show(&self, seat: Seat, aspect: Aspect) -> io::Result<()> {
        write!(
            anstream::stdout(),
            "{}",
            drawn(&self.place, &*self.game, Some(seat), aspect, &self.translator())
        )
    }

    pub(super) fn finish(&mut self) -> Result<ExitCode, Failure> {
        self.facing = None;
        self.tell()?;
        let mut out = anstream::stdout();
        let translator = self.translator();
        let (game, standing) = (self.place.game.name(), self.game.standing());
        writeln!(out, "\n{}", styled(BOLD, &translator.plain("terminal-result")))?;
        let mut order: Vec<Seat> = Seat::first(standing.seats()).collect();
        order.sort_by_key(|&seat| standing.places[seat]);
        for seat in order {
            let key = format!("terminal-score-{game}");
            let args = [
                ("place", standing.places[seat].into()),
                ("name", translator.seat(seat).into()),
                ("score", translator.message(&key, &[("n", standing.scores[seat].into())]).into()),
            ];
            write_item(&mut out, &translator.message("terminal-place", &args))?;
        }
        if let Secret::Revealed(seed) = &self.record().secret {
            let text = translator.message("terminal-seed", &[("seed", seed.to_string().into())]);
            write_text(&mut out, DIM, &text)?;
        }
        if let Some(path) = &self.kept {
            write_atomically(path, &self.record().to_string()).map_err(Failure::file(path))?;
            let text =
                translator.message("terminal-record-kept", &[("file", path.display().to_string().into())]);
            write_text(&mut out, DIM, &text)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What marks the record of a game that began in a position; nothing if it began at its beginning.
pub(crate) fn what_if(record: &Record, translator: &Translator<'_>) -> Option<String> {
    let beginning = record.beginning.as_ref()?;
    Some(match beginning.after {
        Some(After { ply, .. }) => translator.message("terminal-what-if-after", &[("ply", ply.into())]),
        None => translator.plain("terminal-what-if"),
    })
}

/// What is told by itself: a dealt card is seen in the hand.
pub(super) fn is_news(told: &Told) -> bool {
    told.kind != "dealt"
}
