"""What goes wrong."""

from __future__ import annotations


class IllegalAction(ValueError):
    """A choice that the rules refuse. ``rule`` is the id of the rule that says so, such as ``GR-TURN-05``."""

    rule: str | None

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule
