"""Catalogs of English sentences, and the one place where they are translated.

Calling a member of a catalog with its facts returns the text: ``Word.BID(amount="330")``. The member's name is passed
to the translator as the comment that distinguishes identical English texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from enum import Enum


RULES: Final = "Rules"
"""The catalog in which translators find the names of games, melds and options."""


class _Catalog(type):
    """The metaclass of catalogs: every text with an uppercase name becomes a member when it is first used."""

    _texts: dict[str, str]

    def __new__(cls, name: str, bases: tuple[type, ...], named: dict[str, Any]) -> _Catalog:
        """Return the class; its members are created later."""
        texts = {each: named[each] for each in named if each.isupper()}
        others = {each: named[each] for each in named if each not in texts}
        return super().__new__(cls, name, bases, others | {"_texts": texts})

    def __getattr__(cls, name: str) -> Any:
        """Create and return a member that is used for the first time."""
        if name not in cls._texts:
            raise AttributeError(f"{cls.__name__} has no {name}", name=name, obj=cls)
        member = cls()
        member.name, member.english = name, cls._texts[name]
        setattr(cls, name, member)
        return member

    def __iter__(cls) -> Iterator[Any]:
        """Yield the members in the order of their definition."""
        return (getattr(cls, name) for name in cls._texts)

    def __getitem__(cls, name: str) -> Any:
        """Return the member with that name."""
        if name not in cls._texts:
            raise KeyError(name)
        return getattr(cls, name)


if not TYPE_CHECKING:
    # A catalog is used, and type-checked, like an enumeration. It isn't one, because startup needs seven hundred
    # members and Enum takes far longer for each: it looks for duplicates and protects its members from changes.
    class Enum(metaclass=_Catalog):
        """A catalog without members."""


class Phrase(Enum):
    """Base class of catalogs whose members are English templates with ``{places}`` for facts."""

    english: str

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Make copying and unpickling, even in another process, return the member itself."""
        return getattr, (type(self), self.name)

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
