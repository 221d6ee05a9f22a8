//! The names of what is kept, and the wrapping of what must not be seen.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::columns::kept_as_text;

/// A text that is no id of that kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not {0}")]
pub struct BadId(&'static str);

macro_rules! uuid_text {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        ///
        /// Always a uuid as 36 lower-case characters; new ones sort by the time they were made (version 7).
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS))]
        pub struct $name(String);

        kept_as_text!($name);

        impl $name {
            /// One that nothing else has.
            pub fn fresh() -> Self {
                Self(Uuid::now_v7().hyphenated().to_string())
            }

            /// The 36 characters.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                let mut canonical = Uuid::encode_buffer();
                match Uuid::try_parse(&text) {
                    Ok(uuid) if *uuid.hyphenated().encode_lower(&mut canonical) == *text => Ok(Self(text)),
                    _ => Err(BadId(concat!($what, ", which is a uuid in lower-case letters"))),
                }
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                Self::try_from(text.to_owned())
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

uuid_text! {
    /// A game, from its lobby to its end.
    GameId, "the id of a game"
}
uuid_text! {
    /// A tournament.
    TournamentId, "the id of a tournament"
}
uuid_text! {
    /// Somebody who plays or watches, with an account or without.
    PersonId, "the id of a person"
}

/// What is kept of a token (of a session or an invitation): its SHA-256, as 64 hexadecimal digits. Whoever reads
/// the database cannot use it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(String);

kept_as_text!(TokenHash);

impl TokenHash {
    /// The hash of a token as its bearer shows it.
    pub fn of(token: &str) -> Self {
        let digits = |byte: u8| {
            [byte >> 4, byte & 15].map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]))
        };
        Self(Sha256::digest(token.as_bytes()).into_iter().flat_map(digits).collect())
    }

    /// The 64 digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TokenHash {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        if text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadId("the hash of a token, which is 64 hexadecimal digits in lower case"))
        }
    }
}

/// Enough to tell two apart in a log, too little to look one up.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({}…)", &self.0[..8])
    }
}

/// A text that is shown only to who asks for it by name: a seed, the hash of a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

kept_as_text!(Secret);

impl Secret {
    /// Wraps a text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_uuid_in_lower_case_and_nothing_else() {
        let id = GameId::fresh();
        assert_eq!(id.as_str().len(), 36);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        let upper = "0190B5C0-0000-7000-8000-00000000000A";
        for bad in ["", "1", "'; drop", "0190b5c0000070008000000000000000", &id.as_str()[..35], upper] {
            assert!(bad.parse::<GameId>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn new_ids_follow_the_old_ones() {
        let ids: Vec<PersonId> = (0..100).map(|_| PersonId::fresh()).collect();
        assert!(ids.is_sorted());
    }

    #[test]
    fn a_token_is_kept_as_its_sha256() {
        let hash = TokenHash::of("abc");
        assert_eq!(hash.as_str(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(hash.as_str().parse(), Ok(hash.clone()));
        assert!("BA78".parse::<TokenHash>().is_err());
    }
}
