"""The rules of a game as one immutable value whose options describe themselves."""

from pinochle_qt.engine.rules.model import Rules

__all__ = ["Rules"]
