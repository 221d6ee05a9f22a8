//! The command line.

mod operator;

use std::{num::NonZeroU16, path::PathBuf};

pub(crate) use operator::{
    Admin, Editions, Export, Keeping, List, Mend, Ratings, Restore, Serve, Sessions, Task, Telling,
};

use clap::{Args, Parser, Subcommand, ValueEnum};
use table::{Lang, RivalPlays, Seed};

/// Historical board games, played properly: in the terminal, with people and bots, every rule enforced and
/// explained.
#[derive(Parser, Debug)]
#[command(
    name = "imperios",
    version,
    propagate_version = true,
    after_help = "Start with `imperios play altes-reich`: you sit down with three bots, and `?` explains what \
                  is asked of you. `imperios rules altes-reich` is the rulebook."
)]
pub(crate) struct Cli {
    /// The language of all texts: es, en, nl or de [default: that of your system, else en]
    #[arg(long, global = true, env = "IMPERIOS_LANG", value_name = "LANG")]
    pub(crate) lang: Option<Lang>,

    /// Play with another data pack: a folder with the same files as data/GAME
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) edition: Option<PathBuf>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the games with their options
    Games(Games),
    /// Read the players' rulebook, or one rule of it
    Rules(Rules),
    /// Print a game: cards, counters, map, aids and rulebook as PDF, with the browser Chromium
    Print(Print),
    /// Play a game in the terminal
    Play(Play),
    /// Let bots play many games and count
    Sim(Sim),
    /// Let bots play each other in fair pairings and rate them
    Arena(Arena),
    /// Measure who wins how often, and how games go, in every scenario with every number of players
    Balance(Balance),
    /// Learn from games of bots what positions are worth, and write it down as a data/bots/GAME.toml
    Tune(Tune),
    /// Write down games of the bots with themselves, for what learns from them (training/)
    Selfplay(Selfplay),
    /// Serve games to browsers and programs
    Serve(Serve),
    /// Look after the games of a server: list, export, delete, back up, mend, add data packs
    Admin(Admin),
    /// Click through many games at once and measure the server
    Load(crate::load::Load),
    /// Analyse a recorded game: who stood how, where it turned, what cost most, who was lucky
    Analyse(Analyse),
    /// Find the best choice: puzzles from games of bots, to play, and how they are found
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Tell the odds of a combat, or of every attack that can be named
    Odds(Odds),
    /// Show a recorded game word by word
    Replay(Replay),
    /// Prove recorded games: every word legal, every outcome of chance from the seed, the result right
    Verify(Verify),
    /// Prove tournaments
    #[command(subcommand)]
    Tournament(Tournament),
    /// Run conformance cases: FILEs, or all .toml files below DIRs
    Referee(Referee),
    /// Look after data packs
    #[command(subcommand)]
    Data(Data),
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    /// List every edition that was ever released instead, with what changed; each goes on to be played by the tables
    /// and records that began with it
    #[arg(long)]
    pub(crate) editions: bool,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// One rule only, such as AR-35
    pub(crate) id: Option<String>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "One file for each part, such as grecia-es-a4-cards.pdf. Print at 100 %: cards and counters on both sides, \
                  flipped on the long edge, the rulebook flipped on the short edge and folded. The same sheets are on \
                  the page /print of any server. Chromium or Chrome is found by itself, or named in CHROMIUM."
)]
pub(crate) struct Print {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// The paper: a4 or letter for a printer at home, a3, a2 or a1 for a print shop, with the map in one piece
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    pub(crate) paper: Paper,
    /// What to print, with commas between [default: all the game has; on large paper cards, counters and map]
    #[arg(long, value_enum, value_name = "PART,PART,…", value_delimiter = ',')]
    pub(crate) parts: Vec<Part>,
    /// Save ink: white grounds, colours as lines only
    #[arg(long)]
    pub(crate) sparing: bool,
    /// The folder for the files; it is made if need be
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub(crate) out: PathBuf,
}

/// Sizes of paper.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paper {
    A4,
    Letter,
    A3,
    A2,
    A1,
}

/// What of a game can be printed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Cards,
    Counters,
    Map,
    Aids,
    Rules,
}

#[derive(Args, Debug)]
pub(crate) struct Agreement {
    /// An option of the game, such as mode=great; may be given several times (see `imperios games`)
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "From any position: `imperios play --from game.txt --ply 120` goes on from the moment after 120 words \
                  of a game that is over, and `imperios play --position grecia.toml` from a position that the pages \
                  have saved, each with the seats you like and chance of its own. Such games say that they are a \
                  “what if”; their records begin with the position and are proved like any other."
)]
pub(crate) struct Play {
    /// The game, such as altes-reich; --from and --position know it by themselves
    #[arg(required_unless_present_any = ["from", "position"])]
    pub(crate) game: Option<String>,
    /// Who sits where: `me` for you (more than once to share the keyboard), or the name of a bot
    #[arg(long, value_name = "SEAT,SEAT,…", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// The seed of all chance: the same seed deals the same cards [default: drawn at random]
    #[arg(long)]
    pub(crate) seed: Option<Seed>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "seed"])]
    pub(crate) load: Option<PathBuf>,
    /// Go on from a moment of a recorded game that is over, in a game of its own
    #[arg(long, value_name = "RECORD", requires = "ply", conflicts_with_all = ["options", "load"])]
    pub(crate) from: Option<PathBuf>,
    /// After so many words of the record
    #[arg(long, value_name = "N", requires = "from")]
    pub(crate) ply: Option<usize>,
    /// Begin in a position: a conformance file, as the pages save it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["options", "load", "from"])]
    pub(crate) position: Option<PathBuf>,
    /// The case of the conformance file, by its name [default: the first with a position]
    #[arg(long, value_name = "NAME", requires = "position")]
    pub(crate) case: Option<String>,
    /// What you are called at the table [default: your login]
    #[arg(long, conflicts_with = "load")]
    pub(crate) name: Option<table::Name>,
    /// Wait for you even where you have only one choice
    #[arg(long)]
    pub(crate) stop_at_forced: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Sim {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// How many games
    #[arg(short = 'n', long = "games", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// The bots: random, greedy, page, squire, knight, marshal, emperor
    #[arg(
        long,
        value_name = "BOT,BOT,…",
        value_delimiter = ',',
        default_value = "greedy,random,random,random"
    )]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// The seed of the series; the same seed gives the same figures with any number of jobs
    #[arg(long, default_value = "1806")]
    pub(crate) seed: Seed,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
    /// Write the record of every game into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    /// The record of a game that is over
    pub(crate) file: PathBuf,
    /// Write everything as JSON to this file too, as the API of the server gives it; `-` prints JSON alone
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// How many games are played on in thought for each estimate
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) simulations: u32,
    /// How many seconds it may take; estimates are rougher if that is short
    #[arg(long, default_value_t = 45, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) seconds: u64,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Puzzles {
    /// List the puzzles of a game
    List(ListPuzzles),
    /// Show a puzzle as its seat sees it; with --play, say what the words of an answer are worth
    Show(ShowPuzzle),
    /// Show the best choice of a puzzle, with the reasons
    Solve(SolvePuzzle),
    /// Look for puzzles in recorded games, or in games that bots play for it
    Find(FindPuzzles),
}

#[derive(Args, Debug)]
pub(crate) struct ListPuzzles {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowPuzzle {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// The puzzle: its id, or its number in the list
    pub(crate) puzzle: String,
    /// Words to say, such as "attack, from corinth, to argos, with light, go"; a whole plan is judged
    #[arg(long, value_name = "WORD,WORD,…", value_delimiter = ',')]
    pub(crate) play: Vec<String>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SolvePuzzle {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// The puzzle: its id, or its number in the list
    pub(crate) puzzle: String,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "A puzzle is a position with one plan that is clearly the best for what its seat knows: a search of \
                  --simulations finds that it wins 15 % more often than any other, and one of twice as many agrees. \
                  What is found is kept beside FILE as it comes, so that the same command goes on where it was \
                  stopped; more --games go on too. The same seed finds the same puzzles with any number of jobs."
)]
pub(crate) struct FindPuzzles {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// How many games bots play for it, in all scenarios and with all numbers of players
    #[arg(short = 'n', long = "games", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// Who plays them, at every seat one of these by lot: those who make mistakes leave something to be found
    #[arg(
        long,
        value_name = "BOT,BOT,…",
        value_delimiter = ',',
        default_value = "page,squire,knight,marshal"
    )]
    pub(crate) bots: Vec<String>,
    /// Look in the records of this folder instead
    #[arg(long, value_name = "DIR", conflicts_with_all = ["games", "options", "bots"])]
    pub(crate) records: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// The seed of games and searches
    #[arg(long, default_value = "1806")]
    pub(crate) seed: Seed,
    /// How many games are played on in thought for the first look at each decision
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) screen: u32,
    /// How many games are played on in thought to find a gap; twice as many have to agree
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) simulations: u32,
    /// In which part of each game is looked, in per cent counted from its end: choices weigh most there
    #[arg(long, default_value_t = 100, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(1..=100))]
    pub(crate) late: u8,
    /// In how many of the games easy puzzles are looked for too: there are many of them
    #[arg(long, default_value_t = 60, value_name = "GAMES")]
    pub(crate) easy: u64,
    /// How many puzzles are taken, of all hardnesses and as different as can be
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) want: u16,
    /// Write the puzzles into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Dice, Chance cards and Battle cards count with their exact odds. Assumed are no further Tactics \
                  cards, no further support, and passage where it has to be asked for. Example: imperios odds \
                  game.txt --ply 120 --play \"attack, from corinth\" shows every target with its odds."
)]
pub(crate) struct Odds {
    /// A record, or a conformance file with positions
    pub(crate) file: PathBuf,
    /// After so many words of the record [default: all]
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// The case of the conformance file, by its name [default: the first with a position]
    #[arg(long, value_name = "NAME", conflicts_with = "ply")]
    pub(crate) case: Option<String>,
    /// Words to play first, by whoever is awaited, such as "attack, from corinth, to argos"
    #[arg(long, value_name = "WORD,WORD,…", value_delimiter = ',')]
    pub(crate) play: Vec<String>,
    /// For whom [default: the seat that is awaited]
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<table::Seat>,
    /// How rivals choose their Battle card: any of their hand with equal odds, the highest, or the lowest
    #[arg(long, value_name = "any|highest|lowest", default_value = "any")]
    pub(crate) rival: RivalPlays,
    /// Print JSON for programs, with ids for all that has a name, as the API of the server does
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// The game, such as altes-reich
    pub(crate) game: String,
    /// The bots, the weakest first: each meets each that stands before it
    #[arg(
        long,
        value_name = "BOT,BOT,…",
        value_delimiter = ',',
        default_value = "page,squire,knight,marshal,emperor"
    )]
    pub(crate) bots: Vec<String>,
    /// Another data/bots/GAME.toml: the levels of trial.toml are called trial:page and so on; may be given several
    /// times
    #[arg(long, alias = "craft", value_name = "FILE")]
    pub(crate) tuning: Vec<PathBuf>,
    /// Games of each pairing, at the most
    #[arg(short = 'n', long = "games", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// How many sit at a table: with more than two, the later bot of the pairing is alone among the earlier ones
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub(crate) players: u8,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// The seed of all games
    #[arg(long, default_value = "1806")]
    pub(crate) seed: Seed,
    /// How many threads [default: as many as there are cores]
    #[arg(long)]
    pub(crate) threads: Option<NonZeroU16>,
    /// Play all games, also where it is clear early who is stronger
    #[arg(long)]
    pub(crate) all: bool,
    /// Write everything as JSON into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// Draw the ratings into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Bots think as many simulations as their level says, without a clock, so the same games are played on any \
                  machine with any number of jobs. What is played is kept in DIR as it comes: the same command goes on \
                  where it was stopped, and more --games go on too. DIR/balance.html shows everything, \
                  DIR/balance.json has it for programs. A side should win between 0.70 and 1.40 times its fair share, \
                  a seat between 0.85 and 1.15 times; what lies outside is marked."
)]
pub(crate) struct Balance {
    /// The game, such as grecia
    pub(crate) game: String,
    /// Who plays on all seats: a level that people meet, or greedy, which is quick and tells less
    #[arg(long, default_value = "marshal", value_name = "BOT")]
    pub(crate) bots: String,
    /// Games of each scenario with each number of players
    #[arg(short = 'n', long = "games", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// Only with these options, such as `scenario=persian_wars`
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// In how many games of each row luck is set against skill; this takes longer than playing them
    #[arg(long, default_value_t = 0, value_name = "GAMES")]
    pub(crate) lucky: u64,
    /// How many games are played on in thought for each estimate of luck
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) simulations: u32,
    /// Measure this data pack too, on the same deals, and tell the differences
    #[arg(long, value_name = "DIR")]
    pub(crate) compare: Option<PathBuf>,
    /// Search the smallest changes that bring every side into the band, among those that this file allows; needs --edition
    #[arg(long, value_name = "FILE", conflicts_with_all = ["compare", "lucky", "markdown"])]
    pub(crate) mend: Option<PathBuf>,
    /// The seed of all games
    #[arg(long, default_value = "balance")]
    pub(crate) seed: Seed,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
    /// The folder for everything [default: balance-GAME]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the rows as a table of Markdown
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Selfplay {
    /// The game: grecia or napoleon (El Viejo Imperio is always played to its end, so nothing is judged there)
    pub(crate) game: String,
    /// The file; if it holds the first of these games already, it goes on where it was stopped
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// How many games
    #[arg(short = 'n', long = "games", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// How many games are played on in thought for each choice
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) simulations: u32,
    /// How often, of a hundred times, a bot tries anything legal
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) whims: u8,
    /// How often, of a hundred times, a seat is taken by `greedy`, who plays otherwise
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) strangers: u8,
    /// How many choices at the beginning of a game are made at random, at the most
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u16).range(0..=1_000))]
    pub(crate) openings: u16,
    /// Only these numbers of players; otherwise all, and every scenario in turn that is not named as an option
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(2..=8))]
    pub(crate) players: Vec<u8>,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// Play by this file instead of the built-in data/bots/GAME.toml
    #[arg(long, value_name = "FILE")]
    pub(crate) tuning: Option<PathBuf>,
    /// The seed of the games; the same seed writes the same file with any number of threads
    #[arg(long, default_value = "1806")]
    pub(crate) seed: Seed,
    /// How many threads [default: as many as there are cores]
    #[arg(long)]
    pub(crate) threads: Option<NonZeroU16>,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The game: grecia or napoleon (El Viejo Imperio is always played to its end, so nothing is judged there)
    pub(crate) game: String,
    /// How many games are played before the bots go by what they have learnt
    #[arg(short = 'n', long = "games", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// How often they learn
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    pub(crate) generations: u64,
    /// How many generations are learnt from together
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub(crate) memory: u8,
    /// How many games are played on in thought for each choice
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) simulations: u32,
    /// How often, of a hundred times, a bot tries anything legal
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) whims: u8,
    /// How often, of a hundred times, a seat is taken by `greedy`, who plays otherwise
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) strangers: u8,
    /// How many choices at the beginning of a game are made at random, at the most
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1_000))]
    pub(crate) openings: u16,
    /// How many sit at a table; with several numbers, the tables take turns
    #[arg(long, value_delimiter = ',', default_value = "2,4", value_parser = clap::value_parser!(u8).range(2..=8))]
    pub(crate) players: Vec<u8>,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// Begin with this file instead of the built-in data/bots/GAME.toml
    #[arg(long, alias = "craft", value_name = "FILE")]
    pub(crate) tuning: Option<PathBuf>,
    /// Write the file anew after each generation, with what was learnt
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The seed of the games; the same seed teaches the same with any number of threads
    #[arg(long, default_value = "1806")]
    pub(crate) seed: Seed,
    /// How many threads [default: as many as there are cores]
    #[arg(long)]
    pub(crate) threads: Option<NonZeroU16>,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Show the table after so many words, and nothing else
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// See the game with the eyes of this seat; without it, with those of the referee who sees everything
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<table::Seat>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The records
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Tournament {
    /// Prove tournaments: every round paired as the seed has it that was committed to before the start
    Verify(Verify),
}

#[derive(Args, Debug)]
pub(crate) struct Referee {
    /// Conformance files, or folders with such files
    #[arg(required = true, value_name = "FILE|DIR")]
    pub(crate) paths: Vec<PathBuf>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Data {
    /// Check the built-in editions, or the data pack in DIR
    Check(DataCheck),
    /// Keep the data pack in DIR for ever, as the newest edition of its game in the archive that the program is built with
    Release(DataRelease),
}

#[derive(Args, Debug)]
#[command(
    after_help = "Done for every change of data/GAME that matters for play, before it is released. An edition that plays \
                  as the newest one brings only its texts up to date; one that plays otherwise is a new edition and must \
                  say what has changed, as players would be told, in all four languages."
)]
pub(crate) struct DataRelease {
    /// A folder with the files of a game
    pub(crate) dir: PathBuf,
    /// The archive
    #[arg(long, value_name = "DIR", default_value = "data/editions")]
    pub(crate) archive: PathBuf,
    /// What has changed, in Spanish
    #[arg(long, value_name = "TEXT", requires_all = ["en", "nl", "de"])]
    pub(crate) es: Option<String>,
    /// What has changed, in English
    #[arg(long, value_name = "TEXT", requires_all = ["es", "nl", "de"])]
    pub(crate) en: Option<String>,
    /// What has changed, in Dutch
    #[arg(long, value_name = "TEXT", requires_all = ["es", "en", "de"])]
    pub(crate) nl: Option<String>,
    /// What has changed, in German
    #[arg(long, value_name = "TEXT", requires_all = ["es", "en", "nl"])]
    pub(crate) de: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct DataCheck {
    /// A folder with the files of a game, or one with a folder for each game
    pub(crate) dir: Option<PathBuf>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}
