//! Which part of what is named is meant to be taken back: by its number, its words, or a name in it.

use phrasebook::Translator;
use table::NamedPart;

use super::understanding::folded;

/// The parts that are meant, by their place.
pub(crate) fn meant(parts: &[NamedPart], typed: &str, translator: &Translator<'_>) -> Vec<usize> {
    if let Ok(number) = typed.parse::<usize>() {
        return (1..=parts.len()).contains(&number).then(|| number - 1).into_iter().collect();
    }
    let wanted = format!(" {} ", folded(typed));
    let says = |text: &str| format!(" {} ", folded(text)).contains(&wanted);
    let named = |part: &NamedPart| {
        part.words.iter().any(|offer| says(&offer.word) || says(&translator.say(&offer.label)))
    };
    (0..parts.len()).filter(|&place| named(&parts[place])).collect()
}

/// A part in the player's words.
pub(crate) fn told(part: &NamedPart, translator: &Translator<'_>) -> String {
    part.words.iter().map(|offer| translator.say(&offer.label)).collect::<Vec<_>>().join(", ")
}
