"""What people may call themselves and their rules: one line of letters that can be seen, shown and written again."""

from __future__ import annotations

from typing import Final

MOST_LETTERS: Final = 24
"""The longest name of a player."""
UNNAMED: Final = "You"
"""The name of somebody who has given none; the window says in its own language whom it means."""

_MOST_QUOTED: Final = 40
"""How many letters of a text from a file are repeated in a sentence about it."""

_JOINERS: Final = "\u200c\u200d"
"""Zero-width non-joiner and joiner: Persian and Indian names need them inside of words, and so do many emoji."""
_BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that leave an empty place; with nothing else a name could not be seen."""
_LOST: Final = frozenset({"Cc", "Cf", "Cs"})
"""Kinds of signs that a name never keeps: controls, what turns the direction of the text around it, half letters."""
_SEEN: Final = "LNPS"
"""The first letters of the kinds that can be seen by themselves: letters, numbers, punctuation, symbols."""


def tidied(text: str) -> str:
    """Return text on one line with single spaces, without what cannot be seen or would harm what stands beside it.

    A text in which nothing can be seen is empty then. The same name always has the same letters, however they were
    typed.
    """
    if text.isascii():
        return " ".join("".join(filter(str.isprintable, " ".join(text.split()))).split())
    import unicodedata  # a megabyte of tables, and most names need none of it

    words = " ".join(unicodedata.normalize("NFC", text).translate(_BLANKS).split())
    kept = "".join(sign for sign in words if sign in _JOINERS or unicodedata.category(sign) not in _LOST)
    one_line = " ".join(kept.split()).strip(f" {_JOINERS}")
    return one_line if any(unicodedata.category(sign)[0] in _SEEN for sign in one_line) else ""


def name_fault(name: str) -> str:
    """Return what a tidied name of a player should be instead, as part of a sentence; empty if it can be used."""
    return "" if 0 < len(name) <= MOST_LETTERS else f"a name has 1 to {MOST_LETTERS} letters"


def clipped(text: str, most: int = _MOST_QUOTED) -> str:
    """Return a text from elsewhere, of so many letters at most, so that it fits into a sentence."""
    text = tidied(text[: 2 * most])
    return text if len(text) <= most else f"{text[: most - 1]}…"
