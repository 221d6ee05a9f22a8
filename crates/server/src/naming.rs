//! What people may call themselves here: nothing that can't be seen, and nothing that only looks like somebody else.

use table::Name;

use crate::problem::{Problem, Result};

/// Longer ones are nobody's, and nothing is done with them.
const LONGEST_LOGIN: usize = 64;

/// 3 to 40 letters of the Latin alphabet, with their accents, digits, dots, hyphens and underscores.
pub(crate) fn check_login(login: &str) -> Result<()> {
    let fits = (3..=40).contains(&login.chars().count()) && login.chars().all(is_plain);
    if fits { Ok(()) } else { Err(Problem::bad("server-bad-login")) }
}

/// Whether anybody can have this login; earlier releases let all letters be part of one.
pub(crate) fn could_be_a_login(login: &str) -> bool {
    login.len() <= 4 * LONGEST_LOGIN && login.chars().count() <= LONGEST_LOGIN
}

fn is_plain(c: char) -> bool {
    match c {
        '.' | '-' | '_' => true,
        _ if c.is_ascii() => c.is_ascii_alphanumeric(),
        // Letters that look like others without an accent.
        'ı' | 'İ' | 'ĸ' | 'ŉ' | 'ſ' => false,
        '\u{c0}'..='\u{17f}' => c.is_alphabetic(),
        _ => false,
    }
}

/// A new name is seen as it is written: no characters that show nothing or turn the text around, and no letters of
/// several alphabets that look alike.
pub(crate) fn check_name(name: &Name) -> Result<()> {
    let text = name.as_str();
    let seen = text.chars().any(|c| !c.is_whitespace()) && !text.chars().any(is_invisible);
    let alphabets = [is_latin, is_greek, is_cyrillic].iter().filter(|is_of| text.chars().any(*is_of)).count();
    if !(seen && alphabets <= 1) {
        return Err(Problem::bad("server-bad-name"));
    }
    if is_marked(name) { Err(Problem::bad("server-name-of-bot")) } else { Ok(()) }
}

/// What whoever has gone for good is called, in every language: nomen nescio.
pub(crate) const NOBODY: &str = "N. N.";

/// The name of whoever has gone for good.
pub(crate) fn nobody() -> Name {
    NOBODY.parse().expect("it is a name")
}

/// What the names of programs end in, wherever they are seen, and nobody else's.
const MARK: &str = " (bot)";

/// Whether a name is that of a program.
pub(crate) fn is_marked(name: &Name) -> bool {
    let text: String = name.as_str().chars().filter(|c| !c.is_whitespace()).collect();
    text.to_lowercase().contains("(bot")
}

/// What a program is called that its owner calls so.
pub(crate) fn marked(name: &Name) -> Result<Name> {
    check_name(name)?;
    format!("{}{MARK}", name.as_str()).parse().map_err(|_| Problem::bad("server-bot-name-too-long"))
}

fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}')
        || (c.is_whitespace() && c != ' ')
}

fn is_latin(c: char) -> bool {
    c.is_alphabetic() && matches!(c, 'A'..='Z' | 'a'..='z' | '\u{aa}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

fn is_greek(c: char) -> bool {
    c.is_alphabetic() && matches!(c, '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}')
}

fn is_cyrillic(c: char) -> bool {
    c.is_alphabetic() && matches!(c, '\u{400}'..='\u{52f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_seen_as_they_are_written() {
        let good = |text: &str| check_name(&text.parse().unwrap()).is_ok();
        for name in
            ["Anna", "José María", "Ñ", "Ελένη", "Анна", "安娜", "O’Neill 2", "🦁 Leo", "Müller-Lüdenscheidt"]
        {
            assert!(good(name), "{name}");
        }
        for name in
            ["An\u{200b}na", "\u{202e}annA", "Аnna", "Annα", "\u{3164}", "a\u{ad}b", "\u{2800}", "a\u{a0}b"]
        {
            assert!(!good(name), "{name:?}");
        }
    }

    #[test]
    fn programs_are_marked_and_nobody_else_looks_like_one() {
        let name = |text: &str| text.parse::<Name>().unwrap();
        assert_eq!(marked(&name("Deep Eagle")).unwrap().as_str(), "Deep Eagle (bot)");
        assert!(marked(&name("Deep Eagle (bot)")).is_err() && marked(&name(&"x".repeat(35))).is_err());
        for pretender in ["Anna (bot)", "Anna (BOT)", "Anna ( bot )", "(bots) Anna"] {
            assert!(check_name(&name(pretender)).is_err(), "{pretender}");
        }
        assert!(check_name(&name("Talbot (Anna)")).is_ok());
    }

    #[test]
    fn logins_have_letters_that_nobody_mistakes() {
        for login in ["anna", "Anna.Ostrava", "müller_2", "Peña-1", "ĳssel"] {
            assert!(check_login(login).is_ok(), "{login}");
        }
        for login in ["an", "аnna", "annα", "anna anna", "dotless-ı", "a\u{301}nna", "anna\u{200d}"] {
            assert!(check_login(login).is_err(), "{login:?}");
        }
        assert!(could_be_a_login("Анна") && !could_be_a_login(&"a".repeat(65)));
    }
}
