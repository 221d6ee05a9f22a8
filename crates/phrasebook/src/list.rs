//! Several things in a row: “a, b and c”.

use table::Lang;

/// The items as one says them in a language, with commas and a last “and”.
pub fn joined<S: AsRef<str>>(items: &[S], lang: Lang) -> String {
    let (last, others) = match items {
        [] => return String::new(),
        [only] => return only.as_ref().to_owned(),
        [others @ .., last] => (last.as_ref(), others),
    };
    let others: Vec<_> = others.iter().map(AsRef::as_ref).collect();
    format!("{} {} {last}", others.join(", "), and(lang, last))
}

/// The word before the last item.
fn and(lang: Lang, last: &str) -> &'static str {
    match lang {
        Lang::Es if sounds_like_y(last) => "e",
        Lang::Es => "y",
        Lang::En => "and",
        Lang::Nl => "en",
        Lang::De => "und",
    }
}

/// Whether a Spanish word begins with the sound of the conjunction “y”: `Isabel` and `Hidalgo` do, `Hierro`,
/// whose i glides into the next vowel, does not.
fn sounds_like_y(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase).peekable();
    letters.next_if_eq(&'h');
    match letters.next() {
        Some('í') => true,
        Some('i') => !letters.next().is_some_and(|c| "aeouáéóú".contains(c)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_one_says_them() {
        for (lang, two, three) in [
            (Lang::Es, "Otto y Adelaida", "Otto, Agnes y Adelaida"),
            (Lang::En, "Otto and Adelaida", "Otto, Agnes and Adelaida"),
            (Lang::Nl, "Otto en Adelaida", "Otto, Agnes en Adelaida"),
            (Lang::De, "Otto und Adelaida", "Otto, Agnes und Adelaida"),
        ] {
            assert_eq!(joined::<&str>(&[], lang), "");
            assert_eq!(joined(&["Otto"], lang), "Otto");
            assert_eq!(joined(&["Otto", "Adelaida"], lang), two);
            assert_eq!(joined(&["Otto", "Agnes", "Adelaida"], lang), three);
        }
    }

    #[test]
    fn spanish_avoids_two_equal_sounds() {
        for (last, word) in [
            ("Isabel", "e"),
            ("Íñigo", "e"),
            ("Hidalgo", "e"),
            ("Hierro", "y"),
            ("Ian", "y"),
            ("Yolanda", "y"),
            ("Hugo", "y"),
            ("Otón I", "y"),
            ("", "y"),
        ] {
            assert_eq!(joined(&["Ana", last], Lang::Es), format!("Ana {word} {last}"));
        }
        assert_eq!(joined(&["Ana", "Isabel"], Lang::De), "Ana und Isabel");
    }
}
