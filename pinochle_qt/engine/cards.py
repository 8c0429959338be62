"""Suits, ranks, card faces and packs.

A `Card` is a face, not a physical copy: the two kings of hearts in a pack are the same card. Hands and all other
groups of cards are therefore multisets, nothing in a state distinguishes identical copies, and the number of a copy
cannot leak any information.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NewType

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Card = NewType("Card", int)
"""A card face: ``suit * 8 + rank``, 0 to 31."""

RankOrder = Literal["ten_high", "natural"]
PackRanks = Literal["nine_to_ace", "ten_to_ace", "seven_to_ace", "ten_to_ace_and_seven"]
Sorting = Literal["suit", "trump", "rank", "none"]
"""The order of the cards in a hand; with `none`, the player arranges them."""


class Suit(IntEnum):
    """The four suits, in the order in which nines are added to a pack or removed from it."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """`C`, `D`, `H` or `S`."""
        return "CDHS"[self]


class Rank(IntEnum):
    """The eight ranks, weakest first in the usual (ten high) order."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    JACK = 3
    QUEEN = 4
    KING = 5
    TEN = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """`7 8 9 J Q K T` or `A`."""
        return "789JQKTA"[self]


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
FACES: Final[tuple[Card, ...]] = tuple(Card(i) for i in range(32))
SUIT_OF: Final[tuple[Suit, ...]] = tuple(Suit(i // 8) for i in range(32))
"""The suit of each card, indexed by the card."""
RANK_OF: Final[tuple[Rank, ...]] = tuple(Rank(i % 8) for i in range(32))
"""The rank of each card, indexed by the card."""

SUIT_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Suits in a hand from left to right, with black and red alternating."""

_TEXTS: Final = tuple(RANK_OF[i].letter + SUIT_OF[i].letter for i in range(32))
_BY_TEXT: Final = {text: Card(i) for i, text in enumerate(_TEXTS)}

_STRENGTH: Final[dict[RankOrder, tuple[int, ...]]] = {
    # indexed by rank; s1, s3, s4 rank the ten second, s2 as printed ranks it below the jack (catalogue, item 1)
    "ten_high": (0, 1, 2, 3, 4, 5, 6, 7),
    "natural": (0, 1, 2, 4, 5, 6, 3, 7),
}
_PACK_RANKS: Final[dict[PackRanks, tuple[Rank, ...]]] = {
    "nine_to_ace": RANKS[Rank.NINE :],
    "ten_to_ace": RANKS[Rank.JACK :],
    "seven_to_ace": RANKS,
    "ten_to_ace_and_seven": (Rank.SEVEN, *RANKS[Rank.JACK :]),
}


def card(rank: Rank, suit: Suit) -> Card:
    """Return the card of this rank and suit."""
    return Card(suit * 8 + rank)


def card_text(face: Card) -> str:
    """Return a card as two characters, rank then suit: ``"TS"`` is the ten of spades."""
    return _TEXTS[face]


def parse_card(text: str) -> Card:
    """Return the card written as two characters.

    Raises:
        ValueError: if the text is not a rank, one of `A T K Q J 9 8 7`, followed by a suit, one of `S H D C`.
    """
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ValueError(
            f"{text!r} is not a card; write rank then suit, for example TS (ranks A T K Q J 9 8 7, suits S H D C)"
        ) from None


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as text, separated by spaces."""
    return " ".join(_TEXTS[c] for c in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards written in `text`, separated by whitespace, in that order.

    Raises:
        ValueError: if a word is not a card.
    """
    return tuple(parse_card(word) for word in text.split())


def compact_text(cards: Iterable[Card]) -> str:
    """Return cards as one word, as in records and deals that people type."""
    return "".join(_TEXTS[c] for c in cards)


def parse_compact(text: str) -> tuple[Card, ...]:
    """Return the cards that `compact_text` has written.

    Raises:
        ValueError: if the text contains anything else.
    """
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))


def hand_order(face: Card, sorting: Sorting = "suit", trump: Suit | None = None) -> tuple[int, int]:
    """Return the sort key of a card in a hand: by suit, perhaps trump first, or by rank; high cards first."""
    suit = SUIT_ORDER.index(SUIT_OF[face])
    if sorting == "rank":
        return -RANK_OF[face], suit
    if sorting == "trump" and SUIT_OF[face] == trump:
        suit = -1
    return suit, -RANK_OF[face]


@lru_cache(maxsize=4)
def strengths(order: RankOrder) -> tuple[int, ...]:
    """Return, indexed by card, the strength of each card within its suit (greater beats smaller)."""
    by_rank = _STRENGTH[order]
    return tuple(by_rank[RANK_OF[c]] for c in FACES)


def pack_ranks(ranks: PackRanks) -> tuple[Rank, ...]:
    """Return the ranks in a pack, weakest first."""
    return _PACK_RANKS[ranks]


def build_pack(copies: int, ranks: PackRanks, extra_nines: int = 0) -> tuple[Card, ...]:
    """Return every card of a pack in ascending order.

    The pack has `copies` identical copies of each card, plus `extra_nines` nines (minus if negative), one per suit in
    the order clubs, diamonds, hearts, spades and around again (catalogue, item 74).

    Raises:
        ValueError: if more nines are removed than the pack has.
    """
    counts = {card(rank, suit): copies for suit in SUITS for rank in pack_ranks(ranks)}
    step = 1 if extra_nines > 0 else -1
    for i in range(abs(extra_nines)):
        nine = card(Rank.NINE, SUITS[i % 4])
        counts[nine] = counts.get(nine, 0) + step
        if counts[nine] < 0:
            raise ValueError("the pack has fewer nines than are to be withheld")
    return tuple(face for face in FACES for _ in range(counts.get(face, 0)))


def dix_of(trump: Suit, ranks: PackRanks) -> Card:
    """Return the dix: the nine of trumps, or the seven in a pack with sevens (catalogue, 0.1)."""
    return card(Rank.SEVEN if Rank.SEVEN in pack_ranks(ranks) else Rank.NINE, trump)


def without(cards: Sequence[Card], removed: Iterable[Card]) -> tuple[Card, ...]:
    """Return `cards` minus one copy of every card in `removed`.

    Raises:
        ValueError: if a card to remove is missing.
    """
    left = list(cards)
    for face in removed:
        left.remove(face)
    return tuple(left)


def contains_all(cards: Sequence[Card], wanted: Iterable[Card]) -> bool:
    """Return whether `cards` contains every card of `wanted`, counting copies."""
    left = list(cards)
    for face in wanted:
        if face not in left:
            return False
        left.remove(face)
    return True
