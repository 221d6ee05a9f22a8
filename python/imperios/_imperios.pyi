"""The games, as the compiled part of the package has them."""

from __future__ import annotations

import os
import random
from typing import Any, Literal, final

import numpy as np
import numpy.typing as npt

from ._types import Lang, Option, Seed

__all__ = [
    "Batch",
    "Bot",
    "Plane",
    "State",
    "Vocabulary",
    "bot_names",
    "game",
    "games",
    "load",
    "planes",
    "settings",
    "vocabulary",
]

def games() -> list[str]:
    """The names of the games."""

def settings(name: str, *, edition: str | os.PathLike[str] | None = None) -> dict[str, list[str]]:
    """What can be agreed in a game: each option with its values, the default first."""

def bot_names(name: str) -> list[str]:
    """The names of all bots of a game."""

def game(
    name: str,
    *,
    seed: Seed = None,
    chance_by_hand: bool = False,
    ask_forced: bool = False,
    edition: str | os.PathLike[str] | None = None,
    **options: Option,
) -> State:
    """A new game, played on to its first question.

    Chance follows from ``seed``; with ``chance_by_hand`` the game stops at it. What decides nothing goes by itself; with
    ``ask_forced`` it is asked too. ``edition`` is the folder of a data pack.
    """

def load(record: str, *, chance_by_hand: bool = False, ask_forced: bool = False) -> State:
    """The game of a record, where the record ends."""

def vocabulary(name: str, *, edition: str | os.PathLike[str] | None = None) -> Vocabulary:
    """The words of a game's edition by number."""

def planes(name: str, *, edition: str | os.PathLike[str] | None = None) -> list[Plane]:
    """The planes of what a seat may know, in the order of their cells."""

@final
class Vocabulary:
    """The words of a game's edition by number."""

    @property
    def words(self) -> int:
        """How many words there are in all, with those that chance alone can bring."""
    @property
    def actions(self) -> int:
        """How many of them, the first ones, a seat can be offered."""
    @property
    def stretches(self) -> list[tuple[str, str, int, int]]:
        """The words by what they begin with: verb, what follows it, the number of the first, how many there are."""

@final
class Plane:
    """One plane of what a seat may know: cells that mean the same of different things."""

    @property
    def name(self) -> str:
        """Its name."""
    @property
    def about(self) -> str:
        """What its cells say."""
    @property
    def first(self) -> int:
        """The place of its first cell."""
    @property
    def shape(self) -> tuple[int, int]:
        """Its rows and columns."""

@final
class State:
    """A game under way."""

    @property
    def name(self) -> str:
        """The game's name."""
    @property
    def players(self) -> int:
        """How many seats there are."""
    @property
    def options(self) -> dict[str, str]:
        """What was agreed."""
    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that owe a choice; several where they choose at the same time."""
    @property
    def current(self) -> int | None:
        """The seat that is asked first; ``None`` at chance and at the end."""
    @property
    def is_chance(self) -> bool:
        """Whether chance is due: only where it is decided by hand."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def plies(self) -> int:
        """How many choices were made, by chance too."""
    @property
    def num_actions(self) -> int:
        """How many actions a seat can ever be offered."""
    @property
    def num_words(self) -> int:
        """How many words there are in all."""
    @property
    def num_cells(self) -> int:
        """How many cells an observation has."""
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The numbers of all legal actions of a seat, in a fixed order; none if it is not awaited."""
    def legal_words(self, seat: int | None = None) -> list[str]:
        """The words of all legal actions of a seat, in the same order."""
    def mask(self, seat: int | None = None) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as an array of ``num_actions`` booleans."""
    def apply(self, action: int | str, seat: int | None = None) -> None:
        """Makes a choice of a seat, or lets chance have an outcome where that is decided by hand.

        It is named by number or by word. Raises ``IllegalAction`` with the rule if it can't be made.
        """
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """At chance: every outcome by number, with its probability."""
    def draw(self) -> None:
        """At chance: lets the seed decide."""
    def clone(self) -> State:
        """The same game once more, with the same chance to come: for looking ahead fairly, take ``redeal``."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: dict[int, Any], /) -> State: ...
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as dictionaries and lists; without a seat, what everybody may know."""
    def redeal(self, seat: int, rng: int | random.Random | np.random.Generator | np.random.RandomState) -> State:
        """A world that a seat can't tell from this one, with chance of its own, drawn by ``rng``."""
    def returns(self) -> list[float]:
        """What the game was worth to each seat: 1 for the first place, -1 for the last, evenly between.

        Seats that share places share what they are worth. 0 before the end.
        """
    def scores(self) -> list[int]:
        """The scores as they stand."""
    def places(self) -> list[int]:
        """The places as they stand, from 1."""
    def record(self, *, seed: bool = True) -> str:
        """The game as text. Without ``seed`` only the seed's hash stands in it."""
    def notation(self) -> dict[str, Any]:
        """The position as conformance cases write it."""
    def word(self, action: int) -> str:
        """The word of an action or an outcome."""
    def action(self, word: str) -> int:
        """The number of a word."""
    def label(self, action: int | str, lang: Lang = "en") -> str:
        """An action in the players' words."""
    def prompt(self, seat: int | None = None, lang: Lang = "en") -> str:
        """What a seat is asked."""
    def log(self, seat: int | None = None, lang: Lang = "en", since: int = 0) -> list[str]:
        """What has happened since a ply, sentence by sentence, as a seat or everybody was told it."""
    def hint(
        self,
        seat: int | None = None,
        *,
        simulations: int = 1000,
        seconds: float | None = None,
        threads: int = 1,
        seed: int = 0,
        lang: Lang = "en",
    ) -> dict[str, Any]:
        """What a seat is advised to do: its chance to win and the best actions with reasons."""
    def odds(self, seat: int | None = None, *, rival: Literal["any", "highest", "lowest"] = "any") -> list[dict[str, Any]]:
        """What a seat has to expect of the combat under way, or of each attack that it can name now."""
    def observation(
        self, seat: int | None = None, out: npt.NDArray[np.uint8] | None = None
    ) -> npt.NDArray[np.uint8]:
        """What a seat may know as ``num_cells`` bytes, in a new array or in ``out``."""

@final
class Bot:
    """A bot that plays a seat. It knows no more than the seat."""

    def __new__(cls, game: str, name: str = "knight", *, seed: Seed = None, seconds: float | None = None) -> Bot:
        """The bot of a game with this name. ``seconds`` is the longest that it may think about one choice."""
    @property
    def name(self) -> str:
        """The bot's name."""
    def choose(self, state: State, seat: int | None = None) -> int:
        """The action that it chooses for a seat, which must be awaited."""

@final
class Batch:
    """Many games of one kind, which are stepped together without the lock of Python, on several threads."""

    def __new__(
        cls,
        name: str,
        n: int,
        *,
        seed: Seed = None,
        threads: int | None = None,
        observations: bool = True,
        ask_forced: bool = False,
        edition: str | os.PathLike[str] | None = None,
        **options: Option,
    ) -> Batch:
        """``n`` games with the same options, each with chance of its own that follows from the seed."""
    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Games × actions: what the seat that is asked may choose."""
    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """Games: the seat that is asked."""
    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Games: whether a game has ended with the last step."""
    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """Games × seats: what the game that has ended was worth to each."""
    @property
    def observations(self) -> npt.NDArray[np.uint8] | None:
        """Games × cells: what the seat that is asked may know; ``None`` if it is not wanted."""
    @property
    def threads(self) -> int:
        """How many threads step the games."""
    @property
    def steps(self) -> int:
        """How many steps were made; each makes one decision in every game."""
    @property
    def ended(self) -> int:
        """How many games have ended."""
    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """Makes one choice in each game, and plays on to its next question.

        A game that ends begins anew; its worth to each seat stands in ``rewards`` until the next step. If any action is
        not legal, ``IllegalAction`` names the game and the rule, and no game is stepped.
        """
    def sample(self) -> npt.NDArray[np.int64]:
        """One of the legal actions of each game, each equally likely, in an array that is the same at every call."""
    def game(self, index: int) -> State:
        """One of the games, to be looked at or played on by itself."""
    def __len__(self) -> int: ...
