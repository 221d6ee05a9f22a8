//! Words by number: every choice that can ever be offered or drawn with an edition has a number of its own, so that
//! what learns to play has fixed outputs.

use crate::Rules;

/// A game whose words have numbers.
pub trait Numbered: Rules {
    /// How many slots there are: more than any [`slot`](Numbered::slot).
    const SLOTS: usize;

    /// Writes every word that a seat can ever be offered with this edition, then those that chance alone can bring.
    /// Which there are, and in which order, depends on the edition only.
    fn list_words(edition: &Self::Edition, words: &mut WordList<Self::Choice>);

    /// A place of its own for each choice; equal choices have the same.
    fn slot(choice: Self::Choice) -> usize;
}

/// The words of an edition while they are listed.
#[derive(Clone, Debug)]
pub struct WordList<C> {
    words: Vec<C>,
    stretches: Vec<Stretch>,
    for_seats: Option<usize>,
}

/// Words with the same verb, which stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The verb.
    pub verb: &'static str,
    /// What follows it, such as `unit × zone`; empty where nothing does.
    pub of: &'static str,
    /// The number of the first.
    pub first: usize,
    /// How many there are.
    pub count: usize,
}

impl<C> WordList<C> {
    /// Words that begin with this verb.
    pub fn verb(&mut self, verb: &'static str, of: &'static str, choices: impl IntoIterator<Item = C>) {
        let first = self.words.len();
        self.words.extend(choices);
        self.stretches.push(Stretch { verb, of, first, count: self.words.len() - first });
    }

    /// What follows can be brought by chance alone.
    pub fn chance_alone(&mut self) {
        self.for_seats = Some(self.words.len());
    }
}

/// All words of an edition by number, those of the seats first.
#[derive(Clone, Debug)]
pub struct Vocabulary<R: Numbered> {
    words: Vec<R::Choice>,
    stretches: Vec<Stretch>,
    for_seats: usize,
    /// The number in each slot.
    numbers: Box<[u16]>,
}

/// No word has this number.
const NONE: u16 = u16::MAX;

impl<R: Numbered> Vocabulary<R> {
    /// The words of an edition.
    ///
    /// # Panics
    /// If two words share a slot, or there are more than 65,535.
    pub fn new(edition: &R::Edition) -> Self {
        let mut list = WordList { words: Vec::new(), stretches: Vec::new(), for_seats: None };
        R::list_words(edition, &mut list);
        assert!(list.words.len() < usize::from(NONE), "words have numbers of two bytes");
        let mut numbers = vec![NONE; R::SLOTS].into_boxed_slice();
        for (number, &word) in list.words.iter().enumerate() {
            let slot = &mut numbers[R::slot(word)];
            assert_eq!(*slot, NONE, "{word:?} is listed twice, or shares its slot with another word");
            *slot = number as u16;
        }
        let for_seats = list.for_seats.unwrap_or(list.words.len());
        Self { words: list.words, stretches: list.stretches, for_seats, numbers }
    }

    /// How many words there are in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many of them a seat can be offered: the first ones.
    #[inline]
    pub fn for_seats(&self) -> usize {
        self.for_seats
    }

    /// The words by what they begin with.
    pub fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    /// The number of a choice; none if it is no word of the edition.
    #[inline]
    pub fn number(&self, choice: R::Choice) -> Option<usize> {
        let number = *self.numbers.get(R::slot(choice))?;
        (number != NONE).then_some(number.into())
    }

    /// The choice with a number.
    #[inline]
    pub fn choice(&self, number: usize) -> Option<R::Choice> {
        self.words.get(number).copied()
    }
}
