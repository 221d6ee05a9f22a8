//! A measurement as one page that needs nothing beside it: tables, and plots drawn as SVG.

use std::fmt::Write as _;

use bots::{Ending, Mean};
use manifest::Manifest;
use phrasebook::Translator;

use super::{
    Report, at_once,
    comparison::Difference,
    figures::{Figures, Places, SEATS, SIDES, Share},
    scenario_name, side_name, with_margin,
};

const STYLE: &str = include_str!("page.css");
/// How wide a plot is, in its own units.
const WIDTH: f64 = 560.0;
/// Where its names end and its scale begins.
const LEFT: f64 = 160.0;
/// How high a line of it is.
const LINE: f64 = 26.0;

/// What everything is said with.
struct Words<'a> {
    place: &'a Manifest,
    translator: &'a Translator<'a>,
}

impl Words<'_> {
    fn say(&self, key: &str) -> String {
        escaped(&self.translator.plain(&format!("balance-{key}")))
    }

    fn side(&self, share: &str, index: usize) -> String {
        if share.is_empty() {
            escaped(&self.translator.message("balance-seat", &[("number", (index + 1).into())]))
        } else {
            escaped(&side_name(share, self.place, self.translator))
        }
    }

    fn heading(&self, row: &Figures) -> String {
        let name = escaped(&scenario_name(row, self.place, self.translator));
        let players =
            self.translator.message("terminal-players", &[("players", row.players.to_string().into())]);
        if name.is_empty() { escaped(&players) } else { format!("{name} · {}", escaped(&players)) }
    }

    fn mean(&self, mean: Mean, places: usize) -> String {
        with_margin(mean, places, self.translator)
    }
}

/// The page.
pub(super) fn page(report: &Report<'_>, place: &Manifest, translator: &Translator<'_>) -> String {
    let words = Words { place, translator };
    let title = escaped(&translator.book.title(place.name));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}: {balance}</title><style>{STYLE}</style></head>\n<body><main>\n<h1>{title}</h1>\n<p>{about}</p>\n",
        lang = translator.lang(),
        balance = words.say("title"),
        about = escaped(&translator.message(
            "balance-about",
            &[
                ("date", report.date.as_str().into()),
                ("edition", report.edition.into()),
                ("hash", report.measured.hash[..12].into()),
                ("bots", report.measured.bots.as_str().into()),
                ("seed", report.measured.seed.as_str().into()),
            ],
        )),
    );
    let _ = writeln!(html, "<p class=\"small\">{}</p>", words.say("reading"));
    overview(&mut html, report, &words);
    places(&mut html, report.places, &words);
    for (index, row) in report.rows.iter().enumerate() {
        section(&mut html, index, row, &words);
        if let Some(compared) = &report.compared {
            let _ = writeln!(html, "<h3>{}</h3>", words.say("differences"));
            html.push_str(&differences(&compared.differences[index], &words));
        }
    }
    html.push_str("</main></body></html>\n");
    html
}

/// The places in the order of play, for each number of players.
fn places(html: &mut String, all: &[Places], words: &Words<'_>) {
    if all.is_empty() {
        return;
    }
    let _ = writeln!(html, "<h3>{}</h3>\n<div class=\"plots\">", words.say("places"));
    for Places { players, games, seats } in all {
        let args = [("players", players.to_string().into())];
        let players = words.translator.message("terminal-players", &args);
        let games = words.translator.message("balance-games-of", &[("games", games.to_string().into())]);
        let _ = writeln!(
            html,
            "<figure><figcaption>{} ({})</figcaption>{}</figure>",
            escaped(&players),
            escaped(&games),
            bars(seats, SEATS, words)
        );
    }
    html.push_str("</div>\n");
}

/// All rows at a glance.
fn overview(html: &mut String, report: &Report<'_>, words: &Words<'_>) {
    html.push_str("<div class=\"wide\"><table><thead><tr>");
    for key in
        ["scenario", "players", "games", "least", "most", "order", "at-once", "minutes", "leads", "luck"]
    {
        let _ = write!(html, "<th>{}</th>", words.say(key));
    }
    html.push_str("</tr></thead><tbody>\n");
    for (index, row) in report.rows.iter().enumerate() {
        let extreme = |shares: &[Share], most: bool| {
            let by_mean = |a: &&Share, b: &&Share| a.of_fair.mean.total_cmp(&b.of_fair.mean);
            let share = if most { shares.iter().max_by(by_mean) } else { shares.iter().min_by(by_mean) };
            let told = share.map(|share| {
                let name = words.side(&share.side, 0);
                let figure = words.translator.figure(share.of_fair.mean, 2);
                let class = if share.outside { " class=\"outside\"" } else { "" };
                format!("<span{class}>{} {figure}</span>", if share.side.is_empty() { "" } else { &name })
            });
            told.unwrap_or_default()
        };
        let order = if row.seats.is_empty() {
            String::new()
        } else {
            format!("{} – {}", extreme(&row.seats, false), extreme(&row.seats, true))
        };
        let luck = row.luck.map_or_else(String::new, |luck| words.translator.share(luck.explains));
        let _ = writeln!(
            html,
            "<tr><td><a href=\"#row-{index}\">{}</a></td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{order}</td>\
             <td>{}</td><td>{}</td><td>{}</td><td>{luck}</td></tr>",
            match escaped(&scenario_name(row, words.place, words.translator)) {
                name if name.is_empty() => words.heading(row),
                name => name,
            },
            row.players,
            row.games,
            extreme(&row.sides, false),
            extreme(&row.sides, true),
            words.translator.share(at_once(row)),
            words.translator.figure(row.minutes.mean, 0),
            words.translator.figure(row.leads.mean, 1),
        );
    }
    html.push_str("</tbody></table></div>\n");
}

/// One row with its plots.
fn section(html: &mut String, index: usize, row: &Figures, words: &Words<'_>) {
    let _ =
        writeln!(html, "<section id=\"row-{index}\"><h2>{}</h2>\n<div class=\"plots\">", words.heading(row));
    for (key, shares, band) in [("sides", &row.sides, SIDES), ("seats", &row.seats, SEATS)] {
        if !shares.is_empty() {
            let _ = writeln!(
                html,
                "<figure><figcaption>{}</figcaption>{}</figure>",
                words.say(key),
                bars(shares, band, words)
            );
        }
    }
    let _ = writeln!(
        html,
        "<figure><figcaption>{}</figcaption>{}<p class=\"key\"><i class=\"counted\"></i>{} <i class=\"at-once\"></i>{}</p></figure>\n</div>",
        words.say("ends"),
        rounds(row, words),
        words.say("counted"),
        words.say("before"),
    );
    html.push_str("<dl>");
    let mut told = |key: &str, value: String| {
        let _ = write!(html, "<div><dt>{}</dt><dd>{value}</dd></div>", words.say(key));
    };
    told("games", row.games.to_string());
    let ended = |ending| row.endings.get(&ending).copied().unwrap_or_default();
    told("by-aim", ended(Ending::AtOnce).to_string());
    told("by-being-alone", ended(Ending::Alone).to_string());
    told("by-count", ended(Ending::Counted).to_string());
    told("shared", row.shared.to_string());
    told("decisions", words.mean(row.decisions, 0));
    told("words", words.mean(row.words, 0));
    told("minutes", words.mean(row.minutes, 0));
    told("leads", words.mean(row.leads, 1));
    if let Some(luck) = row.luck {
        told("luck", words.translator.share(luck.explains));
        told("swing", words.translator.share(luck.swing));
        told("luck-games", luck.games.to_string());
    }
    html.push_str("</dl>\n");
    let out: Vec<_> =
        row.sides.iter().chain(&row.seats).enumerate().filter(|(_, share)| share.out > 0).collect();
    if !out.is_empty() {
        let _ = write!(html, "<p>{}: ", words.say("out"));
        let sides = row.sides.len();
        let listed: Vec<_> = out
            .into_iter()
            .filter(|(index, _)| sides == 0 || *index < sides)
            .map(|(index, share)| {
                let round = share.out_in_round.unwrap_or_default();
                let args = [
                    ("side", words.side(&share.side, index).into()),
                    ("share", words.translator.share(share.out as f64 / row.games.max(1) as f64).into()),
                    ("round", words.translator.figure(round, 1).into()),
                ];
                words.translator.message("balance-out-one", &args)
            })
            .collect();
        let _ = writeln!(html, "{}.</p>", listed.join("; "));
    }
    let early: Vec<_> = row
        .sides
        .iter()
        .chain(row.seats.iter().filter(|_| row.sides.is_empty()))
        .enumerate()
        .filter(|(_, share)| share.early > 0.0)
        .map(|(index, share)| {
            format!("{} {}", words.side(&share.side, index), words.translator.share(share.early))
        })
        .collect();
    if !early.is_empty() {
        let _ = writeln!(html, "<p>{}: {}.</p>", words.say("early"), early.join(", "));
    }
    if !row.never.is_empty() {
        let things = words.place.game.things();
        let name = |(kind, id): &(String, String)| {
            let thing = things.iter().find(|thing| thing.kind == kind && thing.id == id);
            escaped(&thing.and_then(|&thing| words.translator.thing(thing)).unwrap_or_else(|| id.clone()))
        };
        let names: Vec<_> = row.never.iter().map(name).collect();
        let _ = writeln!(
            html,
            "<details><summary>{} ({})</summary><p>{}</p></details>",
            words.say("never"),
            names.len(),
            names.join(", ")
        );
    }
    html.push_str("</section>\n");
}

/// Shares of victory with their intervals, and the band in which they should lie.
fn bars(shares: &[Share], band: (f64, f64), words: &Words<'_>) -> String {
    let ends = shares.iter().map(|share| share.of_fair.mean + share.of_fair.margin);
    let most = ends.fold(2.0, f64::max);
    let x = |value: f64| LEFT + value.max(0.0) / most * (WIDTH - LEFT - 60.0);
    let height = LINE * shares.len() as f64 + 24.0;
    let mut svg = plot(height);
    let _ = write!(
        svg,
        "<rect class=\"band\" x=\"{:.1}\" y=\"0\" width=\"{:.1}\" height=\"{:.1}\"/><path class=\"fair\" d=\"M{:.1} 0V{:.1}\"/>",
        x(band.0),
        x(band.1) - x(band.0),
        height - 20.0,
        x(1.0),
        height - 20.0,
    );
    let step = if most > 4.0 { 1.0 } else { 0.5 };
    for tick in (0..=(most / step) as u32).map(|steps| f64::from(steps) * step) {
        let (at, text) = (x(tick), words.translator.figure(tick, 1));
        let _ = write!(svg, "<text class=\"tick\" x=\"{at:.1}\" y=\"{:.1}\">{text}</text>", height - 6.0);
    }
    for (index, share) in shares.iter().enumerate() {
        let y = LINE * index as f64 + LINE / 2.0;
        let Mean { mean, margin } = share.of_fair;
        let class = if share.outside { "outside" } else { "inside" };
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" class=\"name\">{}</text><path class=\"interval {class}\" d=\"M{:.1} {y:.1}H{:.1}\"/>\
             <circle class=\"{class}\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"/><text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LEFT - 12.0,
            y + 4.0,
            words.side(&share.side, index),
            x(mean - margin),
            x(mean + margin),
            x(mean),
            x(mean + margin) + 8.0,
            y + 4.0,
            words.translator.figure(mean, 2),
        );
    }
    svg + "</svg>"
}

/// In which rounds games ended: by counting, and before.
fn rounds(row: &Figures, words: &Words<'_>) -> String {
    const HEIGHT: f64 = 130.0;
    let last = row.rounds.keys().copied().max().unwrap_or(1).max(1);
    let most = row.rounds.values().map(|ended| ended.games).max().unwrap_or(1).max(1) as f64;
    let step = (WIDTH - 60.0) / f64::from(last);
    let mut svg = plot(HEIGHT + 30.0);
    for (&round, ended) in &row.rounds {
        let x = 40.0 + step * (f64::from(round) - 1.0);
        let tall = |games: u64| games as f64 / most * (HEIGHT - 20.0);
        let (all, early) = (tall(ended.games), tall(ended.at_once));
        let _ = write!(
            svg,
            "<rect class=\"counted\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\
             <rect class=\"at-once\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{early:.1}\"/>\
             <text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            HEIGHT - all,
            step * 0.8,
            all - early,
            HEIGHT - early,
            step * 0.8,
            x + step * 0.4,
            HEIGHT - all - 5.0,
            ended.games,
        );
    }
    for round in 1..=last {
        let x = 40.0 + step * (f64::from(round) - 0.6);
        let _ = write!(svg, "<text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\">{round}</text>", HEIGHT + 16.0);
    }
    let _ = write!(
        svg,
        "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
        WIDTH / 2.0,
        HEIGHT + 29.0,
        words.say("round")
    );
    svg + "</svg>"
}

/// What is otherwise in the other edition.
fn differences(differences: &[Difference], words: &Words<'_>) -> String {
    let mut html = format!(
        "<div class=\"wide\"><table><thead><tr><th>{}</th><th>{}</th></tr></thead><tbody>",
        words.say("side"),
        words.say("difference")
    );
    for difference in differences {
        let class = if difference.is_certain() { " class=\"certain\"" } else { "" };
        let name = escaped(&side_name(&difference.side, words.place, words.translator));
        let figure = words.mean(difference.of_fair, 2);
        let sign = if difference.of_fair.mean > 0.0 { "+" } else { "" };
        let _ = write!(html, "<tr{class}><td>{name}</td><td>{sign}{figure}</td></tr>");
    }
    html + "</tbody></table></div>\n"
}

fn plot(height: f64) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">")
}

/// Text between tags.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
