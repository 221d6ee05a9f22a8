//! Chance that nobody can choose: an unbiased draw, a committed seed mixed with a word of every seat, and the
//! stream of outcomes that follows from both.
//!
//! The draw is our own code over `next_u32`, because libraries may change how they map numbers to ranges and
//! old records would then no longer verify. The vectors in the tests pin it.

use std::{fmt, str::FromStr};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A number below `bound`, each equally likely (Lemire's multiplication with rejection).
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    assert!(bound > 0, "a draw needs at least one outcome");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Puts `items` into a random order (Fisher and Yates, from the end).
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// The secret of a game's chance: 1 to 128 visible ASCII characters.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Seed(String);

impl Seed {
    /// Longer seeds would not leave room for a slash and a 64-bit number.
    const LONGEST_IN_SERIES: usize = 128 - 21;

    /// A seed of 256 random bits, as 64 hexadecimal digits.
    pub fn random(entropy: [u8; 32]) -> Self {
        Self(Hex(&entropy).to_string())
    }

    /// The hash that is shown before the start. `printf %s SEED | sha256sum` prints the same digits.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The seed of the `index`th game of a series, so that each game of it can be played again alone.
    #[must_use]
    pub fn nth(&self, index: u64) -> Self {
        if self.0.len() <= Self::LONGEST_IN_SERIES {
            Self(format!("{}/{index}", self.0))
        } else {
            Self(format!("{}/{index}", self.commitment()))
        }
    }

    /// The characters themselves.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Seeds are secrets while a game runs: logs show the commitment instead.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        if (1..=128).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadSeed)
        }
    }
}

/// The text can't be a seed.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("a seed has 1 to 128 visible ASCII characters and no spaces")]
pub struct BadSeed;

/// The SHA-256 of a seed: proves later that the seed was fixed before the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = BadCommitment;

    fn from_str(text: &str) -> Result<Self, BadCommitment> {
        let mut bytes = [0; 32];
        let digits = text.as_bytes();
        if digits.len() != 64 || digits.iter().any(|d| !matches!(d, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(BadCommitment);
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |d: u8| if d.is_ascii_digit() { d - b'0' } else { d - b'a' + 10 };
            *byte = digit(pair[0]) << 4 | digit(pair[1]);
        }
        Ok(Self(bytes))
    }
}

/// The text can't be a commitment.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("a commitment has 64 hexadecimal digits in lower case")]
pub struct BadCommitment;

/// Bytes as lower-case hexadecimal digits.
pub(crate) struct Hex<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The outcomes of one game's chance, in the order in which they are asked for.
///
/// They follow from the seed and from the words that the seats added, so that nobody, the host included, can
/// choose them: the host is bound by the [`Commitment`] before any word is known.
#[derive(Clone)]
pub struct ChanceStream(ChaCha8Rng);

impl ChanceStream {
    /// The key is `SHA-256("imperios chance 1" ‖ len ‖ seed ‖ len ‖ word of seat 1 ‖ len ‖ …)`, each length as
    /// eight bytes, lowest first.
    pub fn new<'a>(seed: &'a Seed, words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new_with_prefix(b"imperios chance 1");
        for part in std::iter::once(seed.as_str()).chain(words) {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        Self(ChaCha8Rng::from_seed(hash.finalize().into()))
    }

    /// The generator, to draw from with [`below`].
    pub fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.0
    }
}

impl fmt::Debug for ChanceStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChanceStream(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_pinned_by_these_vectors() {
        let seed: Seed = "1806".parse().unwrap();
        let mut stream = ChanceStream::new(&seed, ["", "", ""]);
        let drawn: Vec<_> = [6, 6, 6, 69, 68, 38, 1, 4].map(|bound| below(stream.rng(), bound)).to_vec();
        assert_eq!(drawn, PINNED_DRAWS);
        let mut cards: Vec<_> = (0..8).collect();
        shuffle(stream.rng(), &mut cards);
        assert_eq!(cards, PINNED_SHUFFLE);
    }
    const PINNED_DRAWS: [u32; 8] = [1, 5, 3, 21, 16, 8, 0, 0];
    const PINNED_SHUFFLE: [i32; 8] = [3, 0, 4, 6, 2, 1, 5, 7];

    #[test]
    fn every_word_changes_the_stream() {
        let seed: Seed = "1806".parse().unwrap();
        let first = |words: [&str; 2]| ChanceStream::new(&seed, words).rng().next_u64();
        let streams = [first(["", ""]), first(["a", ""]), first(["", "a"]), first(["a", "a"])];
        for (i, a) in streams.iter().enumerate() {
            assert!(streams[i + 1..].iter().all(|b| a != b));
        }
    }

    #[test]
    fn the_commitment_is_what_sha256sum_prints() {
        let seed: Seed = "1806".parse().unwrap();
        assert_eq!(seed.commitment().to_string(), PINNED_COMMITMENT);
        assert_eq!(PINNED_COMMITMENT.parse(), Ok(seed.commitment()));
    }
    const PINNED_COMMITMENT: &str = "a78000a5ff6306012360b87357e93eb04bd07897b57167459c36c70215ddbc70";

    #[test]
    fn seeds_with_spaces_or_without_characters_are_refused() {
        for text in ["", "a b", "a\n", "é", &"x".repeat(129)] {
            assert_eq!(text.parse::<Seed>(), Err(BadSeed), "{text:?}");
        }
    }

    #[test]
    fn below_is_fair_for_an_awkward_bound() {
        let mut stream = ChanceStream::new(&"fair".parse().unwrap(), []);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[below(stream.rng(), 7) as usize] += 1;
        }
        assert!(counts.iter().all(|&n| (9_500..10_500).contains(&n)), "{counts:?}");
    }
}
