"""Catalogs of English sentences, and the one place where another language takes their place.

A member of a catalog is called with its facts and gives the text: ``Word.BID(amount="330")``. Its name goes to the
translator as the comment that distinguishes equal English words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from enum import Enum


RULES: Final = "Rules"
"""The catalog under which translators find the words of games, melds and options."""


class _Catalog(type):
    """The type of catalogs: every text with a name in capitals becomes a member, when it is first asked for."""

    _texts: dict[str, str]

    def __new__(cls, name: str, bases: tuple[type, ...], named: dict[str, Any]) -> _Catalog:
        """Return the class, whose members are still to be made."""
        texts = {each: named[each] for each in named if each.isupper()}
        others = {each: named[each] for each in named if each not in texts}
        return super().__new__(cls, name, bases, others | {"_texts": texts})

    def __getattr__(cls, name: str) -> Any:
        """Return a member that has not been asked for before."""
        if name not in cls._texts:
            raise AttributeError(f"{cls.__name__} has no {name}", name=name, obj=cls)
        member = cls()
        member.name, member.english = name, cls._texts[name]
        setattr(cls, name, member)
        return member

    def __iter__(cls) -> Iterator[Any]:
        """Yield the members in their order."""
        return (getattr(cls, name) for name in cls._texts)

    def __getitem__(cls, name: str) -> Any:
        """Return the member of that name."""
        if name not in cls._texts:
            raise KeyError(name)
        return getattr(cls, name)


if not TYPE_CHECKING:
    # A catalog is used, and checked, as an enumeration. It is none, because a start has seven hundred members, and an
    # enumeration takes far longer for each: it looks for equal ones, and keeps its members from being changed.
    class Enum(metaclass=_Catalog):
        """A catalog without members."""


class Phrase(Enum):
    """Base of catalogs whose members are English templates with ``{places}`` for facts."""

    english: str

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Let a copy, also one from another process, be the member itself."""
        return getattr, (type(self), self.name)

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
