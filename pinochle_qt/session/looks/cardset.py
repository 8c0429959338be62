"""Which file of a cardset shows what: our own names, and those of the cardsets of other programs.

`DECKS.md` describes them to those who make decks.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import Rank, Suit, card

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.session.looks.source import Source

PICTURES: Final = (".svg", ".svgz", ".png", ".gif", ".jpg", ".jpeg")
"""The suffixes of pictures; if a card has several, the first of these is used."""
BACK: Final = "back"
FELT: Final = "felt"

_RANKS: Final = {
    **dict.fromkeys(("7", "07", "seven"), Rank.SEVEN),
    **dict.fromkeys(("8", "08", "eight"), Rank.EIGHT),
    **dict.fromkeys(("9", "09", "nine"), Rank.NINE),
    **dict.fromkeys(("10", "t", "ten"), Rank.TEN),
    **dict.fromkeys(("11", "j", "jack", "unter", "bube"), Rank.JACK),
    **dict.fromkeys(("12", "q", "queen", "ober", "dame"), Rank.QUEEN),
    **dict.fromkeys(("13", "k", "king", "konig", "koenig"), Rank.KING),
    **dict.fromkeys(("1", "01", "14", "a", "ace", "ass", "daus"), Rank.ACE),
}
_SUITS: Final = {
    word: suit
    for suit in Suit
    for word in (suit.letter.lower(), suit.name.lower(), suit.name.lower().removesuffix("s"))
} | {
    **dict.fromkeys(("eichel", "eicheln", "acorn", "acorns", "kreuz"), Suit.CLUBS),
    **dict.fromkeys(("blatt", "laub", "schippen", "leaf", "leaves", "pik"), Suit.SPADES),
    **dict.fromkeys(("herz",), Suit.HEARTS),
    **dict.fromkeys(("schellen", "bollen", "bell", "bells", "karo"), Suit.DIAMONDS),
}
"""The words for suits, also of German decks; those have no single letters, as several of the words begin alike."""
_RANK: Final = "|".join(sorted(_RANKS, key=len, reverse=True))
_SUIT: Final = "|".join(sorted(_SUITS, key=len, reverse=True))
_NAME: Final = re.compile(rf"(?:card)?(?:({_RANK})(?:of)?({_SUIT})|({_SUIT})({_RANK}))")
_BACKS: Final = re.compile(r"(?:card)?backs?(?:side)?[0-9]*(?:blue|red)?[0-9]*")
_SEPARATORS: Final = re.compile(r"[^a-z0-9]+")
_MOST_LINES: Final = 2000
"""A description has a name for the deck in each of a hundred languages."""


class Cardset(Struct, frozen=True):
    """The files of a deck, each given by its path in the source."""

    title: str
    faces: dict[Card, str]
    back: str | None
    felt: str | None
    sheets: tuple[str, ...]
    """Pictures that may show all cards at once; empty if the cards have files of their own."""


def card_named(name: str) -> Card | None:
    """Return the card that a name stands for, such as `AS`, `10h`, `king_spade` or `01c`; None for other names."""
    found = _NAME.fullmatch(_SEPARATORS.sub("", name.casefold().replace("ö", "o")))
    if found is None:
        return None
    rank, suit = (found[1], found[2]) if found[1] else (found[4], found[3])
    return card(_RANKS[rank], _SUITS[suit])


def is_back(name: str) -> bool:
    """Return whether a name stands for the back of the cards."""
    return _BACKS.fullmatch(_SEPARATORS.sub("", name.casefold())) is not None


def cardset(source: Source) -> Cardset:
    """Return what the files show; of several folders, the one with most cards counts.

    Raises:
        LookError: a description cannot be read.
    """
    pictures = [PurePosixPath(name) for name in source.names if PurePosixPath(name).suffix.lower() in PICTURES]
    pictures.sort(key=lambda path: (PICTURES.index(path.suffix.lower()), len(path.stem), path))
    counts = Counter(path.parent for path in pictures if card_named(path.stem) is not None)
    for path in pictures:  # a deck on one sheet lies beside its description
        counts[path.parent] += 0
    folders = sorted(counts, key=lambda folder: (-counts[folder], len(folder.parts), folder))
    folder = folders[0] if folders else PurePosixPath()
    here = [path for path in pictures if path.parent == folder]
    title, wanted_back, wanted_sheet = _described(source, folder)
    if any(path.name == wanted_sheet for path in here):  # beside it may be a preview that is named like a card
        return Cardset(title or folder.name, {}, None, None, (str(folder / wanted_sheet),))
    faces: dict[Card, str] = {}
    for path in here:
        face = card_named(path.stem)
        if face is not None:
            faces.setdefault(face, str(path))
    backs = [path for path in here if is_back(path.stem)]
    backs.sort(key=lambda path: path.name != wanted_back)  # keeps the order otherwise
    felts = [path for path in (*here, *pictures) if path.stem.casefold() == FELT]
    others = [path for path in here if path not in backs and path not in felts and card_named(path.stem) is None]
    return Cardset(
        title or (folder.name or source.path.stem),
        faces,
        str(backs[0]) if backs else None,
        str(felts[0]) if felts else None,
        () if faces else tuple(map(str, others[:2])),
    )


def _described(source: Source, folder: PurePosixPath) -> tuple[str, str, str]:
    """Return title, file name of the back, and that of the sheet from a description; empty where it does not say."""
    for name in ("index.desktop", "config.txt"):
        path = str(folder / name)
        if path in source.names:
            lines = source.read(path).decode(errors="replace").splitlines()[:_MOST_LINES]
            return _desktop(lines) if name == "index.desktop" else _config(lines)
    return "", "", ""


def _desktop(lines: list[str]) -> tuple[str, str, str]:
    """Return what a KDE card deck says of itself."""
    values = dict(line.split("=", 1) for line in reversed(lines) if "=" in line)
    return values.get("Name", "").strip(), "", values.get("SVG", "").strip()


def _config(lines: list[str]) -> tuple[str, str, str]:
    """Return what a PySol cardset says of itself: its title is in the second line, its back in the fifth."""
    lines = [*lines, *[""] * 5]
    return lines[1].partition(";")[2].strip(), lines[4].strip(), ""
