"""Catalogs of English sentences, and the one place where they are translated.

Calling a member of a catalog with its facts returns the text: ``Word.BID(amount="330")``. The member's name is passed
to the translator as the comment that distinguishes identical English texts.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum, EnumType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Translate: TypeAlias = Callable[[str, str, str], str]
    """Translates an English text, given its catalog, the text and its name."""


RULES: Final = "Rules"
"""The catalog in which translators find the names of games, melds and options."""
LESSONS: Final = "Lessons"
"""The catalog in which translators find the texts of lessons."""


class CatalogType(EnumType):
    """Makes catalogs: enumerations whose members are built quickly, as a thousand are needed before the first frame."""

    @classmethod
    def __prepare__(cls, *_: object, **__: object) -> Any:
        """Return where the sentences of a catalog are collected; `enum` would look at each of them."""
        return {}

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> CatalogType:
        """Return a catalog with a member for each text, even if two are the same: each has its own translation."""
        texts = {key: each for key, each in body.items() if type(each) is str and not key.startswith("_")}
        rest = super().__prepare__(name, bases)
        rest.update({key: each for key, each in body.items() if key not in texts})
        catalog: Any = super().__new__(cls, name, bases, rest)
        values = getattr(catalog, "_hashable_values_", [])  # of Python 3.13.1 and later
        for value, (key, english) in enumerate(texts.items()):
            values.append(value)
            member: Any = object.__new__(catalog)
            member._name_, member._value_, member._sort_order_ = key, value, value
            member.__objclass__, member.english = catalog, english
            catalog._member_names_.append(key)
            catalog._member_map_[key] = catalog._value2member_map_[value] = member
            type.__setattr__(catalog, key, member)
        return catalog  # type: ignore[no-any-return]


class Phrase(Enum, metaclass=CatalogType):
    """Base class of catalogs whose members are English templates with ``{places}`` for facts."""

    english: str

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
