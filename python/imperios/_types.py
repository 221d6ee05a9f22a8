"""Names for what functions take."""

from __future__ import annotations

from typing import Literal, TypeAlias

Lang: TypeAlias = Literal["es", "en", "nl", "de"]
Option: TypeAlias = str | int | bool
Seed: TypeAlias = int | str | None
