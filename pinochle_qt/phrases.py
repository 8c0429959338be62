"""Catalogs of English sentences, and the one place where they are translated.

Calling a member of a catalog with its facts returns the text: ``Word.BID(amount="330")``. The member's name is passed
to the translator as the comment that distinguishes identical English texts.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self


RULES: Final = "Rules"
"""The catalog in which translators find the names of games, melds and options."""


class Phrase(Enum):
    """Base class of catalogs whose members are English templates with ``{places}`` for facts."""

    english: str

    def __new__(cls, english: str) -> Self:
        """Return a member of its own even if another one has the same text, which may need another translation."""
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)
        member.english = english
        return member

    def __call__(self, **facts: str | int) -> str:
        """Return the text in the current language, with its facts filled in.

        Raises:
            KeyError: if a fact is missing.
        """
        return translated(type(self).__name__, self.english, self.name).format(**facts)


def translated(context: str, english: str, name: str = "") -> str:
    """Return an English text in the current language; `context` and `name` distinguish it from identical ones."""
    return english if _translate is None else _translate(context, english, name)


def capitalized(text: str) -> str:
    """Return a text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def translate_with(translate: Callable[[str, str, str], str] | None) -> None:
    """Translate all texts with this function of context, English text and name; None means English."""
    global _translate  # noqa: PLW0603 - a program speaks one language at a time
    _translate = translate


_translate: Callable[[str, str, str], str] | None = None
