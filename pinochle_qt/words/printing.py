"""What is printed on the cards, and how texts therefore write and name them.

Texts are written with the letters of English cards, K, Q and J, and those of cards in use take their place wherever one
of them stands alone, as in ``A 10 K Q J`` or ``Q♠``. Signs need no change: the window's font shows those of the deck.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import Rank
from pinochle_qt.phrases import LESSONS, Phrase, capitalized, finish_with, translated
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from pinochle_qt.session.settings import Cards, Indices


class GermanWord(Phrase):
    """The words for German suits and court cards, which replace other texts."""

    SPADES = "leaves"
    CLUBS = "acorns"
    DIAMONDS = "bells"
    QUEEN = "Ober"
    JACK = "Unter"
    EXTRA_QUEEN = "extra Ober"
    QUEENS = "Obers around"
    JACKS = "Unters around"
    QUEENS_SHORT = "Obers"
    JACKS_SHORT = "Unters"
    ANY_QUEENS = "four Obers"
    ANY_JACKS = "four Unters"
    BINOKEL_DOUBLE_QUEENS = "eight Obers"
    BINOKEL_DOUBLE_JACKS = "eight Unters"
    FOUR_QUEENS = "four identical Obers"
    FOUR_JACKS = "four identical Unters"
    TOP_SPADE = "It's the high leaf."
    TOP_CLUB = "It's the high acorn."
    TOP_DIAMOND = "It's the high bell."
    PINOCHLE_CARDS = "Ober of leaves and Unter of bells"
    PINOCHLE_WORTH = "A pinochle, the Ober of leaves and Unter of bells, is worth this much."
    SPADES_DOUBLE = "Leaves count double."


_INSTEAD: Final = {
    "spades": GermanWord.SPADES,
    "clubs": GermanWord.CLUBS,
    "diamonds": GermanWord.DIAMONDS,
    "queen": GermanWord.QUEEN,
    "jack": GermanWord.JACK,
    "extra queen": GermanWord.EXTRA_QUEEN,
    "queens around": GermanWord.QUEENS,
    "jacks around": GermanWord.JACKS,
    "queens": GermanWord.QUEENS_SHORT,
    "jacks": GermanWord.JACKS_SHORT,
    "four queens": GermanWord.ANY_QUEENS,
    "four jacks": GermanWord.ANY_JACKS,
    "eight queens": GermanWord.BINOKEL_DOUBLE_QUEENS,
    "eight jacks": GermanWord.BINOKEL_DOUBLE_JACKS,
    "four identical queens": GermanWord.FOUR_QUEENS,
    "four identical jacks": GermanWord.FOUR_JACKS,
    "It's the high spade.": GermanWord.TOP_SPADE,
    "It's the high club.": GermanWord.TOP_CLUB,
    "It's the high diamond.": GermanWord.TOP_DIAMOND,
    "Q of spades and J of diamonds": GermanWord.PINOCHLE_CARDS,
    "A pinochle, the queen of spades and jack of diamonds, is worth this much.": GermanWord.PINOCHLE_WORTH,
    "Spades count double.": GermanWord.SPADES_DOUBLE,
}
"""What replaces these English texts in any catalog."""
_GERMAN_NAMES: Final = {
    "spade": "leaf",
    "spades": "leaves",
    "club": "acorn",
    "clubs": "acorns",
    "diamond": "bell",
    "diamonds": "bells",
    "queen": "Ober",
    "queens": "Obers",
    "jack": "Unter",
    "jacks": "Unters",
}
"""The words that replace others in lessons, whose sentences are translated anew with them."""
_NAMES_OF_FRENCH: Final = rf"\b(?:(?P<article>a) )?(?P<name>{'|'.join(_GERMAN_NAMES)})\b"
ENGLISH_LETTERS: Final = "KQJ"
_GERMAN_LETTERS: Final = "KOU"
_COURTS: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)
_SIGNS: Final = ("7", "8", "9", "", "", "", "10", "A")
"""The text in the corner of a card, indexed by rank, for those that have no letter of the court."""
_ALONE: Final = r"(?<![\w&{'\u2019.-])[KQJ](?![\w}'\u2019-])"
"""A letter of an English card; compiled into a pattern only when it is used, since startup doesn't need it."""
_cards: Cards = "french"
_indices: Indices = "english"


def print_cards(cards: Cards, indices: Indices) -> None:
    """Write and name cards from now on as they are printed on this deck."""
    global _cards, _indices
    _cards, _indices = cards, indices
    finish_with(None if (cards, indices) == ("french", "english") else _as_printed)


def printed() -> tuple[Cards, Indices]:
    """Return the deck for which texts are written."""
    return _cards, _indices


def court_letters() -> str:
    """Return the letters of king, queen and jack on the cards, or of king, Ober and Unter."""
    if _cards == "german":
        return _GERMAN_LETTERS
    return ENGLISH_LETTERS if _indices == "english" else Word.COURT_LETTERS()


def rank_sign(rank: Rank) -> str:
    """Return the text in the corner of a card of this rank."""
    return court_letters()[_COURTS.index(rank)] if rank in _COURTS else _SIGNS[rank]


def for_german_cards(english: str) -> str:
    """Return an English text with German suits and courts in place of French ones: ``an Ober`` for ``a queen``."""
    return re.sub(_NAMES_OF_FRENCH, _german_name, english, flags=re.IGNORECASE)


def _german_name(found: re.Match[str]) -> str:
    name = _GERMAN_NAMES[found["name"].lower()]
    if found["article"]:
        return f"{found['article']}{'n' if name[0] in 'aOU' else ''} {name}"
    return capitalized(name) if found["name"][0].isupper() else name


def _as_printed(context: str, english: str, text: str) -> str:
    """Return a text as it fits the cards: in words for German ones, and with their letters."""
    if _cards == "german":
        if english in _INSTEAD:
            return _INSTEAD[english]()
        if context == LESSONS and for_german_cards(english) != english:
            return translated(LESSONS, for_german_cards(english))
    if re.search(_ALONE, text) is None:
        return text
    letters = court_letters()
    return re.sub(_ALONE, lambda found: letters[ENGLISH_LETTERS.index(found[0])], text)
