"""Catalogs of English sentences, and the one place where they are translated.

Calling a member of a catalog with its facts returns the text: ``Word.BID(amount="330")``. The member's name is passed
to the translator as the comment that distinguishes identical English texts.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Self

    Translate: TypeAlias = Callable[[str, str, str], str]
    """Translates an English text, given its catalog, the text and its name."""


RULES: Final = "Rules"
"""The catalog in which translators find the names of games, melds and options."""
LESSONS: Final = "Lessons"
"""The catalog in which translators find the texts of lessons."""


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
    translate = _here.get()
    if translate is None:
        translate = _everywhere
    text = english if translate is None else translate(context, english, name)
    return text if _finish is None else _finish(context, english, text)


def capitalized(text: str) -> str:
    """Return a text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def translate_with(translate: Translate | None) -> None:
    """Translate all texts with this function of context, English text and name; None means English."""
    global _everywhere  # noqa: PLW0603 - a window speaks one language at a time
    _everywhere = translate


def finish_with(finish: Callable[[str, str, str], str] | None) -> None:
    """Have this function, given context, English text and translation, change every text before facts are filled in."""
    global _finish  # noqa: PLW0603 - a program writes for one deck at a time
    _finish = finish


@contextmanager
def translating_with(translate: Translate | None) -> Iterator[None]:
    """Translate the texts of this block alone, as for one of several people; None means English."""
    token = _here.set(translate or _untranslated)
    try:
        yield
    finally:
        _here.reset(token)


def _untranslated(context: str, english: str, name: str) -> str:
    del context, name
    return english


_everywhere: Translate | None = None
_finish: Callable[[str, str, str], str] | None = None
_here: ContextVar[Translate | None] = ContextVar("translate", default=None)
"""What translates in the present block, if it has a language of its own."""
