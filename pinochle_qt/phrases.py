"""Catalogs of English sentences, and the one place where another language takes their place.

A member of a catalog is called with its facts and gives the text: ``Word.BID(amount="330")``. Its name goes to the
translator as the comment that distinguishes equal English words.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Callable


RULES: Final = "Rules"
"""The catalog under which translators find the words of games, melds and options."""


class Phrase(Enum):
    """Base of catalogs whose members are English templates with ``{places}`` for facts."""

    english: str

    def __new__(cls, english: str) -> Self:
        """Return a member with a number of its own: what is equal in English may differ in another language."""
        phrase = object.__new__(cls)
        phrase._value_ = len(cls.__members__)
        phrase.english = english
        return phrase

    def __call__(self, **facts: str | int) -> str:
        """Return the text in the language in force, with its facts put in.

        Raises:
            KeyError: if a fact is missing.
        """
        return said(type(self).__name__, self.english, self.name).format(**facts)


def said(context: str, english: str, name: str = "") -> str:
    """Return an English text in the language in force; catalog and name distinguish it from equal ones."""
    return english if _translate is None else _translate(context, english, name)


def begun(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def translate_with(translate: Callable[[str, str, str], str] | None) -> None:
    """Let everything be said through this function of context, English text and name, or in English again."""
    global _translate  # noqa: PLW0603 - a program speaks one language at a time
    _translate = translate


_translate: Callable[[str, str, str], str] | None = None
