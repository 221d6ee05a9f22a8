//! Tokens: what proves that somebody may do something. Shown once, kept only as hashes.

use std::fmt::{self, Write};

use crate::{
    problem::{Problem, Result},
    store::TokenHash,
};

/// 192 random bits as 48 hexadecimal digits.
pub(crate) struct Token(String);

/// The length of a token as it is shown.
pub(crate) const LENGTH: usize = 48;

impl Token {
    /// One that nobody can guess.
    pub(crate) fn fresh() -> Result<Self> {
        let mut bits = [0; LENGTH / 2];
        getrandom::fill(&mut bits).map_err(|error| {
            tracing::error!(%error, "the system gives no random numbers");
            Problem::unavailable()
        })?;
        let mut digits = String::with_capacity(LENGTH);
        for byte in bits {
            write!(digits, "{byte:02x}").expect("writing to a string succeeds");
        }
        Ok(Self(digits))
    }

    /// The hash of what somebody shows, if it can be a token at all.
    pub(crate) fn hash_of(shown: &str) -> Option<TokenHash> {
        (shown.len() == LENGTH && shown.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .then(|| TokenHash::of(shown))
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// The token itself, for its owner only.
    pub(crate) fn show(&self) -> String {
        self.0.clone()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
