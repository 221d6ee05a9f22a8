//! `imperios admin`: for whoever looks after the games of a server, whether it runs or not.

use std::{
    fs,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use phrasebook::Translator;
use serde_json::json;
use server::{
    admin::{self, Exported, Listed, StuckGame},
    store::{Database, Filter, GameId, Person, Restoring, Stage, Store},
};

use crate::{
    cli::{Admin, Editions, Export, List, Mend, Ratings, Restore, Sessions, Task},
    context::Context,
    failure::Failure,
    play::read_line,
    settings,
    terminal::{DIM, styled},
};

pub(crate) fn admin(args: &Admin, context: &Context) -> Result<ExitCode, Failure> {
    let database = settings::of_admin(&args.keeping)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if let Task::Restore(args) = &args.task {
        return runtime.block_on(restore(&database, args, &Translator::nobody(context.lang)));
    }
    runtime.block_on(async {
        let store = admin::open(&database).await?;
        let done = carry_out(&store, &args.task, &Translator::nobody(context.lang), context).await;
        store.close().await;
        done
    })
}

async fn carry_out(
    store: &Store,
    task: &Task,
    translator: &Translator<'_>,
    context: &Context,
) -> Result<ExitCode, Failure> {
    match task {
        Task::List(args) => list(store, args, translator).await?,
        Task::Export(args) => export(store, args, translator, context).await?,
        Task::Delete(args) => return delete(store, &args.id, args.yes, translator).await,
        Task::PruneGuests(args) => {
            let pruned = admin::prune_guests(store, args.older_than.0).await?;
            let counts = [("guests", pruned.guests.into()), ("sessions", pruned.sessions.into())];
            say(&translator.message("terminal-pruned", &counts))?;
        }
        Task::Backup(args) => {
            store.backup(&args.file).await?;
            say(&translator
                .message("terminal-backed-up", &[("file", args.file.display().to_string().into())]))?;
        }
        Task::Restore(_) => unreachable!("the database is not opened for that"),
        Task::Mend(args) => mend(store, args, translator, context).await?,
        Task::Edition(Editions::Add(args)) => {
            let pack = admin::add_edition(store, &context.games, &args.dir).await?;
            let about = [("game", pack.game.into()), ("name", pack.name.into()), ("hash", pack.hash.into())];
            say(&translator.message("terminal-pack-added", &about))?;
        }
        Task::Edition(Editions::List(args)) => list_packs(store, args.json, translator).await?,
        Task::Edition(Editions::Retire(args)) => {
            let n = store.retire_packs(&args.hash, !args.undo).await?;
            if n == 0 {
                return Err(Failure::NoSuchPack { hash: args.hash.clone() });
            }
            let told = if args.undo { "terminal-pack-offered" } else { "terminal-pack-retired" };
            say(&translator.message(told, &[("n", n.into())]))?;
        }
        Task::Ratings(Ratings::Recompute) => {
            let games = context.open_all()?;
            let counted = admin::recompute_ratings(store, &games).await?;
            let counts = [("games", counted.games.into()), ("rated", counted.rated.into())];
            say(&translator.message("terminal-recounted", &counts))?;
            if counted.unreadable > 0 {
                say(&translator.message("terminal-recounted-without", &[("n", counted.unreadable.into())]))?;
            }
        }
        Task::Sessions(Sessions::Revoke(args)) => {
            let person = find_person(store, &args.person).await?;
            let ended = store.revoke_sessions(&person.id, None).await?;
            say(
                &translator.message("terminal-revoked", &[("n", ended.into()), ("name", person.name.into())])
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn say(text: &str) -> io::Result<()> {
    writeln!(anstream::stdout(), "{text}")
}

async fn find_person(store: &Store, who: &str) -> Result<Person, Failure> {
    admin::find_person(store, who).await?.ok_or_else(|| Failure::NoSuchPerson { who: who.to_owned() })
}

async fn list(store: &Store, args: &List, translator: &Translator<'_>) -> Result<(), Failure> {
    let person = match &args.person {
        Some(who) => Some(find_person(store, who).await?.id),
        None => None,
    };
    let filter = Filter { stage: args.stage, game: args.game.clone(), person, listed: None };
    let games = admin::list(store, &filter).await?;
    let mut out = anstream::stdout().lock();
    if args.json {
        let games: Vec<_> = games.iter().map(as_json).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&games).expect("lists are plain data"))?;
        return Ok(());
    }
    for game in &games {
        let row = &game.row;
        let changed = utc(row.updated_at);
        writeln!(
            out,
            "{}  {:<12} {:<8} {changed}  {}",
            row.id,
            row.game,
            stage(row.stage, translator),
            who(game)
        )?;
    }
    writeln!(
        out,
        "{}",
        styled(DIM, &translator.message("terminal-games-kept", &[("n", games.len().into())]))
    )?;
    Ok(())
}

fn as_json(game: &Listed) -> serde_json::Value {
    let row = &game.row;
    let seats: Vec<_> = game
        .seats
        .iter()
        .map(|(seat, person, name)| json!({ "seat": seat, "person": person.as_str(), "name": name }))
        .collect();
    json!({
        "id": row.id.as_str(), "game": row.game, "stage": row.stage.as_str(), "version": row.version,
        "host": { "person": row.creator.as_str(), "name": game.host }, "seats": seats,
        "created_at": row.created_at, "updated_at": row.updated_at,
        "parent": row.parent.as_ref().map(GameId::as_str),
    })
}

fn stage(stage: Stage, translator: &Translator<'_>) -> String {
    translator.plain(match stage {
        Stage::Lobby => "terminal-stage-lobby",
        Stage::Running => "terminal-stage-running",
        Stage::Over => "terminal-stage-over",
    })
}

/// The people at a table; before anybody sits, whoever opened it.
fn who(game: &Listed) -> String {
    let mut names: Vec<&str> = game.seats.iter().map(|(_, _, name)| name.as_str()).collect();
    // Whoever shares their device has several seats.
    names.dedup();
    if names.is_empty() {
        names.push(&game.host);
    }
    names.join(", ")
}

/// A moment as `2026-11-15 13:20`, in UTC.
fn utc(milliseconds: i64) -> String {
    let minutes = milliseconds.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    // Years that begin in March end with the odd day; 400 of them have 146,097 days.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = era * 400 + year + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
}

/// So many games and logins are listed; the rest is counted.
const LISTED: usize = 20;

async fn restore(
    database: &Database,
    args: &Restore,
    translator: &Translator<'_>,
) -> Result<ExitCode, Failure> {
    let restoring = Restoring::prepare(database, &args.file).await?;
    let missing = &restoring.missing;
    if let Some(at) = missing.backed_up_at {
        say(&translator.message("terminal-restore-from", &[("when", utc(at).into())]))?;
    }
    if !missing.known {
        say(&translator.plain("terminal-restore-unknown"))?;
    }
    let behind: Vec<_> =
        missing.behind.iter().map(|(game, entries)| format!("{game} (−{entries})")).collect();
    let games: Vec<_> = missing.games.iter().map(ToString::to_string).collect();
    for (message, lost) in [
        ("terminal-restore-games", &games),
        ("terminal-restore-behind", &behind),
        ("terminal-restore-logins", &missing.logins),
    ] {
        if lost.is_empty() {
            continue;
        }
        say(&translator.message(message, &[("n", lost.len().into())]))?;
        lost.iter().take(LISTED).try_for_each(|one| say(&format!("  {one}")))?;
        if lost.len() > LISTED {
            say("  …")?;
        }
    }
    if missing.known && games.is_empty() && behind.is_empty() && missing.logins.is_empty() {
        say(&translator.plain("terminal-restore-nothing"))?;
    }
    if args.dry_run {
        restoring.give_up();
        return Ok(ExitCode::SUCCESS);
    }
    if !args.yes {
        let mut out = anstream::stdout();
        let file = args.file.display().to_string();
        write!(out, "{} ", translator.message("terminal-restore-ask", &[("file", file.into())]))?;
        out.flush()?;
        let answer = read_line()?.unwrap_or_default().to_lowercase();
        if answer != translator.plain("terminal-delete-yes") {
            restoring.give_up();
            say(&translator.plain("terminal-not-restored"))?;
            return Ok(ExitCode::FAILURE);
        }
    }
    let kept = restoring.carry_out(now())?;
    say(&translator.message("terminal-restored", &[("file", args.file.display().to_string().into())]))?;
    if let Some(kept) = kept {
        say(&translator.message("terminal-restore-kept", &[("file", kept.display().to_string().into())]))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

async fn mend(
    store: &Store,
    args: &Mend,
    translator: &Translator<'_>,
    context: &Context,
) -> Result<(), Failure> {
    let games = context.open_all()?;
    let stuck = match &args.id {
        Some(id) if args.cut => {
            let game = admin::mend(store, &games, id).await?;
            let about = [
                ("id", id.as_str().into()),
                ("entry", (game.entry - 1).into()),
                ("plies", game.plies.into()),
            ];
            return Ok(say(&translator.message("terminal-mended", &about))?);
        }
        Some(id) => vec![admin::find_stuck(store, &games, id).await?],
        None => admin::stuck(store, &games).await?,
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        let stuck: Vec<_> = stuck.iter().map(|game| stuck_as_json(game, translator)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&stuck).expect("lists are plain data"))?;
        return Ok(());
    }
    for game in &stuck {
        let row = &game.listed.row;
        writeln!(out, "{}  {:<12} {}  {}", row.id, row.game, utc(row.updated_at), who(&game.listed))?;
        let about = [
            ("entry", game.entry.into()),
            ("entries", game.entries.into()),
            ("plies", game.plies.into()),
            ("why", translator.say(&game.why).into()),
        ];
        writeln!(out, "  {}", translator.message("terminal-stuck-game", &about))?;
    }
    writeln!(
        out,
        "{}",
        styled(DIM, &translator.message("terminal-games-stuck", &[("n", stuck.len().into())]))
    )?;
    Ok(())
}

fn stuck_as_json(game: &StuckGame, translator: &Translator<'_>) -> serde_json::Value {
    json!({
        "game": as_json(&game.listed), "entry": game.entry, "entries": game.entries, "plies": game.plies,
        "why": translator.say(&game.why), "problem": game.why,
    })
}

async fn list_packs(store: &Store, as_json: bool, translator: &Translator<'_>) -> Result<(), Failure> {
    let packs = store.packs().await?;
    let mut out = anstream::stdout().lock();
    if as_json {
        let list: Vec<_> = packs
            .iter()
            .map(|pack| {
                json!({
                    "game": pack.game, "name": pack.name, "hash": pack.hash, "added_at": pack.added_at,
                    "retired": pack.retired,
                })
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&list).expect("lists are plain data"))?;
        return Ok(());
    }
    for pack in packs {
        let retired = if pack.retired { translator.plain("terminal-retired") } else { String::new() };
        let line = format!(
            "{:<12} {}  {}  {}  {retired}",
            pack.game,
            &pack.hash[..12],
            utc(pack.added_at),
            pack.name
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

async fn export(
    store: &Store,
    args: &Export,
    translator: &Translator<'_>,
    context: &Context,
) -> Result<(), Failure> {
    let exported = admin::export(store, &context.open_all()?, &args.id, args.with_seed).await?;
    let (Exported::Record(text) | Exported::Seen(text)) = &exported;
    match &args.out {
        None => write!(io::stdout(), "{text}")?,
        Some(path) => {
            write_new(path, text).map_err(Failure::file(path))?;
            say(&translator.message("terminal-exported", &[("file", path.display().to_string().into())]))?;
        }
    }
    Ok(())
}

/// Writes a new file, which only its owner may read: it may tell what is hidden.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).inspect_err(|_| {
        let _ = fs::remove_file(path);
    })
}

async fn delete(
    store: &Store,
    id: &GameId,
    sure: bool,
    translator: &Translator<'_>,
) -> Result<ExitCode, Failure> {
    let game = admin::find_game(store, id).await?.ok_or_else(|| Failure::NoSuchGame { id: id.clone() })?;
    if !sure {
        let about = [
            ("id", id.as_str().into()),
            ("game", game.row.game.as_str().into()),
            ("stage", stage(game.row.stage, translator).into()),
            ("names", who(&game).into()),
        ];
        let mut out = anstream::stdout();
        write!(out, "{} ", translator.message("terminal-delete-ask", &about))?;
        out.flush()?;
        let answer = read_line()?.unwrap_or_default().to_lowercase();
        if answer != translator.plain("terminal-delete-yes") {
            say(&translator.plain("terminal-not-deleted"))?;
            return Ok(ExitCode::FAILURE);
        }
    }
    if !store.delete_game(id).await? {
        return Err(Failure::NoSuchGame { id: id.clone() });
    }
    say(&translator.message("terminal-deleted", &[("id", id.as_str().into())]))?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn moments_are_told_in_utc() {
        for (milliseconds, told) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (951_782_399_999, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_735_689_599_000, "2024-12-31 23:59"),
            (1_794_748_800_000, "2026-11-15 13:20"),
        ] {
            assert_eq!(utc(milliseconds), told);
        }
    }
}
