//! The two sides of a combat.

use table::{Arg, Argument};

/// One of the two sides of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
}

impl Side {
    /// The attacker's first.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// Its index among both.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The one against it.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// `attacker` or `defender`.
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }

    /// The side with this keyword.
    pub fn with_keyword(word: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.keyword() == word)
    }
}

impl<P> Argument<P> for Side {
    const TYPE: &'static str = r#""attacker" | "defender""#;

    fn arg(self, _: &P) -> Arg {
        Arg::Keyword(self.keyword())
    }
}
