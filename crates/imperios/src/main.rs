//! `imperios`: historical board games, played properly.

mod admin;
mod arena;
mod cli;
mod data;
mod failure;
mod games;
mod insight;
mod load;
mod odds;
mod play;
mod records;
mod referee_command;
mod rules;
mod serve;
mod settings;
mod shelf;
mod sim;
mod terminal;
mod translator;

use std::process::ExitCode;

use clap::{Parser, error::ErrorKind};

use crate::{
    cli::{Cli, Command, Data},
    failure::Failure,
    translator::{Translator, system_lang},
};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return answer(&error),
    };
    let lang = cli.lang.unwrap_or_else(system_lang);
    let edition = cli.edition.as_deref();
    let result = match cli.command {
        Command::Games(args) => games::games(&args, lang, edition),
        Command::Rules(args) => rules::rules(&args, lang),
        Command::Play(args) => play::play(&args, lang, edition),
        Command::Sim(args) => sim::sim(&args, lang, edition),
        Command::Arena(args) => arena::arena(&args, lang, edition),
        Command::Tune(args) => arena::tune(&args, edition),
        Command::Serve(args) => serve::serve(&args, lang, edition),
        Command::Admin(args) => admin::admin(&args, lang, edition),
        Command::Load(args) => load::load(&args),
        Command::Analyse(args) => insight::analyse(&args, lang, edition),
        Command::Odds(args) => odds::odds(&args, lang, edition),
        Command::Replay(args) => records::replay(&args, lang, edition),
        Command::Verify(args) => records::verify(&args, lang, edition),
        Command::Referee(args) => referee_command::referee(&args, edition),
        Command::Data(Data::Check(args)) => data::check(&args, lang),
    };
    match result {
        Ok(code) => code,
        // Whoever closes the pipe has read enough.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("imperios: {}", failure.sentence(&Translator::nobody(lang)));
            ExitCode::FAILURE
        }
    }
}

/// Help and version are printed as they are; a wrong command line gets one sentence.
fn answer(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // Whoever closes the pipe has read enough.
        let _ = error.print();
    } else {
        let text = error.render().to_string();
        // What is wrong and what may have been meant stand before the usage, in paragraphs.
        let said = text.trim_start_matches("error: ").split("\n\n");
        let said = said.take_while(|part| !part.starts_with("Usage:") && !part.starts_with("For more"));
        let said: Vec<_> = said.map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        anstream::eprintln!("imperios: {}", said.join("; "));
    }
    ExitCode::from(error.exit_code() as u8)
}
