//! What a person may ask for beside their choices, in English or in their own language.

use phrasebook::Translator;

use super::understanding::{folded, slip};

/// The commands, with what else they are called in every language.
const COMMANDS: [(&str, &[&str]); 12] = [
    ("help", &["?"]),
    ("why", &[]),
    ("rule", &["rules"]),
    ("hint", &[]),
    ("log", &[]),
    ("table", &[]),
    ("played", &[]),
    ("agreed", &["options"]),
    ("setup", &[]),
    ("undo", &[]),
    ("save", &[]),
    ("quit", &["exit"]),
];

/// The command of a line with what follows it; none of them if it is something else. What is a choice in the player's
/// language is not taken for a command of the same name.
pub(crate) fn read<'a>(
    line: &'a str,
    translator: &Translator<'_>,
    is_choice: impl Fn(&str) -> bool,
) -> (&'static str, &'a str) {
    if line.is_empty() {
        return ("", "");
    }
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let lower = first.to_lowercase();
    let english = COMMANDS.iter().find(|(name, also)| *name == lower || also.contains(&lower.as_str()));
    if let Some((name, _)) = english {
        return (name, rest.trim());
    }
    if is_choice(&folded(line)) {
        return (OTHER, line);
    }
    for (name, _) in COMMANDS {
        for own in own_words(name, translator) {
            // As many words of the line as the command has, whatever their accents.
            let length =
                line.split(' ').take(own.split(' ').count()).map(|word| word.len() + 1).sum::<usize>() - 1;
            if folded(&line[..length.min(line.len())]) == own {
                return (name, line[length.min(line.len())..].trim());
            }
        }
    }
    (OTHER, line)
}

/// What is no command.
const OTHER: &str = "choice";

/// What a command is called in the player's language.
fn own_words(command: &str, translator: &Translator<'_>) -> Vec<String> {
    translator.plain(&format!("terminal-say-{command}")).split(", ").map(folded).collect()
}

/// Commands that are nearly what was typed.
pub(crate) fn near(said: &str, translator: &Translator<'_>) -> Vec<String> {
    let first = said.split(' ').next().unwrap_or_default();
    let names = COMMANDS.iter().map(|(name, _)| *name);
    let names = names.flat_map(|name| own_words(name, translator).into_iter().chain([name.to_owned()]));
    let mut near: Vec<_> = names.filter(|name| slip(first, name).is_some()).collect();
    near.sort_unstable();
    near.dedup();
    near
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::*;

    fn command(lang: Lang, line: &str) -> (&'static str, &str) {
        read(line, &Translator::nobody(lang), |_| false)
    }

    #[test]
    fn commands_are_understood_in_english_and_in_ones_own_language() {
        for (lang, line, meant) in [
            (Lang::Es, "?", ("help", "")),
            (Lang::Es, "WHY 8", ("why", "8")),
            (Lang::Es, "¿por qué Otón III", ("why", "Otón III")),
            (Lang::Es, "regla AR-35", ("rule", "AR-35")),
            (Lang::De, "warum 8", ("why", "8")),
            (Lang::De, "Zurück", ("undo", "")),
            (Lang::Nl, "bewaren spel.txt", ("save", "spel.txt")),
            (Lang::En, "otto-i", ("choice", "otto-i")),
            (Lang::En, "", ("", "")),
        ] {
            assert_eq!(command(lang, line), meant, "{line}");
        }
    }

    #[test]
    fn every_command_has_a_name_in_every_language_that_no_other_has() {
        for lang in Lang::ALL {
            let translator = Translator::nobody(lang);
            for (name, _) in COMMANDS {
                for own in own_words(name, &translator) {
                    assert_eq!(command(lang, &own).0, name, "{lang}: {own}");
                }
            }
        }
    }

    #[test]
    fn a_choice_of_the_same_name_goes_first() {
        let translator = Translator::nobody(Lang::Es);
        assert_eq!(read("salir", &translator, |said| said == "salir").0, OTHER);
        assert_eq!(read("salir", &translator, |_| false).0, "quit");
    }

    #[test]
    fn a_slip_in_a_command_is_recognised() {
        assert_eq!(near("tabel", &Translator::nobody(Lang::En)), ["table"]);
        assert_eq!(near("ayda", &Translator::nobody(Lang::Es)), ["ayuda"]);
    }
}
