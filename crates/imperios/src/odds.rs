//! `imperios odds`

use std::{io::Write, process::ExitCode, sync::Arc};

use manifest::{Manifest, read_text};
use phrasebook::{Translator, Value};
use serde::Serialize;
use table::{Arg, Awaiting, Company, Forecast, Match, Name, Odds, Phrase, Record, Seat};

use crate::{
    cases::{LARGEST, WrittenCase},
    cli,
    context::Context,
    failure::Failure,
    records::read_record,
    terminal::{BOLD, DIM, PLAIN, columns::columns, width, write_text},
};

/// The odds as the API gives them, with the moment of the game for which they hold.
#[derive(Serialize)]
struct OddsAfter {
    game: &'static str,
    ply: usize,
    #[serde(flatten)]
    odds: Odds,
}

pub(crate) fn odds(args: &cli::Odds, context: &Context) -> Result<ExitCode, Failure> {
    let (place, mut game) = open(args, context)?;
    let names = game.names().to_vec();
    let translator = place.translator(context.lang, &names);
    game.stop_at_forced(true);
    for word in args.play.iter().map(|word| word.trim()).filter(|word| !word.is_empty()) {
        let played = match game.awaiting() {
            Awaiting::Seats(seats) => game.choose(seats.lowest().unwrap_or(Seat::new(0)), word),
            Awaiting::Chance | Awaiting::Nobody => game.befall(word),
        };
        played
            .map_err(|illegal| Failure::Word { word: word.to_owned(), said: translator.explain(&illegal) })?;
    }
    if args.seat.is_some_and(|seat| seat.index() >= names.len()) {
        return Err(Failure::NoSuchSeat { seats: names.len() });
    }
    let asked = match game.awaiting() {
        Awaiting::Seats(seats) => seats.lowest(),
        Awaiting::Chance | Awaiting::Nobody => None,
    };
    let seat = args.seat.or(asked).unwrap_or(Seat::new(0));
    let odds = Odds { seat, rival: args.rival, forecasts: game.forecasts(seat, args.rival) };
    let mut out = anstream::stdout().lock();
    if args.json {
        let after = OddsAfter { game: game.game(), ply: game.ply(), odds };
        writeln!(out, "{}", serde_json::to_string_pretty(&after).expect("forecasts are plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    if odds.forecasts.is_empty() {
        write_text(&mut out, PLAIN, &translator.plain("insight-odds-none"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let heading = translator.message("insight-odds-for", &[("seat", translator.seat(seat).into())]);
    write_text(&mut out, BOLD, &heading)?;
    for line in told(&odds.forecasts, &*game, seat, &translator) {
        writeln!(out, "{line}")?;
    }
    let assumed = translator.message("insight-odds-assumed", &[("rival", args.rival.id().into())]);
    write_text(&mut out, DIM, &assumed)?;
    Ok(ExitCode::SUCCESS)
}

/// The game of a record up to the wanted word, or in the position of a conformance case.
fn open(args: &cli::Odds, context: &Context) -> Result<(Arc<Manifest>, Box<dyn Match>), Failure> {
    let path = &args.file;
    let text = read_text(path, LARGEST).map_err(Failure::file(path))?;
    if args.case.is_none() && text.starts_with("imperios record") {
        let record = read_record(path)?;
        let place = context.open_record(&record)?;
        let words = record.plies.len();
        if let Some(ply) = args.ply.filter(|&ply| ply > words) {
            return Err(Failure::NoSuchPly { ply, words });
        }
        let plies = record.plies[..args.ply.unwrap_or(words)].to_vec();
        let cut = Record { plies, result: None, ..record };
        let translator = place.translator(context.lang, &cut.seats);
        let game = place.game.resume(&cut).map_err(Failure::unplayable(path, &translator))?;
        return Ok((place, game));
    }
    let WrittenCase { game, case } = WrittenCase::read(path, args.case.as_deref(), context.lang)?;
    let place = context.open(&game)?;
    let agreed = place.game.agree(&case.options)?;
    let seats = agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or(0);
    let seat_name = |seat: Seat| {
        Translator::nobody(context.lang).message("insight-seat", &[("seat", seat.number().into())])
    };
    let names = Seat::first(seats).map(|seat| seat_name(seat).parse()).collect::<Result<Vec<Name>, _>>()?;
    let company = Company::new(names, "odds".parse().expect("a short word is a seed"));
    let game = match &case.position {
        Some(position) => place.game.set_up(&agreed, position, company).map_err(|error| {
            let faults = Translator::nobody(context.lang).cannot_set_up(&error);
            Failure::Conformance(format!("{}: “{}”: {faults}", path.display(), case.name))
        })?,
        None => place.game.start(&agreed, company)?,
    };
    Ok((place, game))
}

/// The forecasts in columns; where there is only one, its Battle cards too.
fn told(forecasts: &[Forecast], game: &dyn Match, seat: Seat, translator: &Translator<'_>) -> Vec<String> {
    let labels = game.offers(seat);
    let figure = |value: f64| translator.figure(value, 2);
    let heading = |first: &str| {
        let mut row = vec![translator.plain(first)];
        row.extend(
            ["insight-win", "insight-own-losses", "insight-rival-losses"].map(|key| translator.plain(key)),
        );
        row
    };
    let mut first = heading("insight-combat");
    first.splice(1..1, [translator.plain("insight-units"), translator.plain("insight-strength")]);
    let mut rows = vec![first];
    for forecast in forecasts {
        let offer = labels.iter().find(|offer| Some(&offer.word) == forecast.word.as_ref());
        let target = Phrase::new("insight-combat-for").with("zone", forecast.target.clone());
        let against = [("own", forecast.own.strength), ("rival", forecast.rival.strength)];
        let against: Vec<(&str, Value<'_>)> =
            against.iter().map(|&(side, strength)| (side, strength.into())).collect();
        rows.push(vec![
            translator.say(offer.map_or(&target, |offer| &offer.label)),
            translator
                .say(&Phrase::new("insight-these").with("units", Arg::List(forecast.own.units.clone()))),
            translator.message("insight-against", &against),
            translator.share(forecast.win),
            figure(forecast.own.losses),
            figure(forecast.rival.losses),
        ]);
    }
    let mut lines = columns(&rows, width());
    if let [Forecast { cards, .. }] = forecasts
        && !cards.is_empty()
    {
        let mut rows = vec![heading("insight-card")];
        for card in cards {
            let name = translator.say(&Phrase::new("insight-card-name").with("card", card.card.clone()));
            rows.push(vec![
                name,
                translator.share(card.win),
                figure(card.own_losses),
                figure(card.rival_losses),
            ]);
        }
        lines.push(String::new());
        lines.extend(columns(&rows, width()));
    }
    lines
}
