"""What a meld is: its kind, its cards in reading order, and what it adds to the score."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from msgspec import Struct

from pinochle_qt.engine.cards import Card, Rank, Suit, card
from pinochle_qt.engine.features import is_bezique, speaks_binokel

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.engine.rules import Rules

MeldKind = Literal[
    "run",
    "royal_marriage",
    "royal_in_run",
    "extra_king",
    "extra_queen",
    "plain_run",
    "marriage",
    "marriage_in_run",
    "roundhouse_bonus",
    "pinochle",
    "aces",
    "four_aces",
    "kings",
    "four_kings",
    "queens",
    "four_queens",
    "jacks",
    "four_jacks",
    "eight_tens",
    "dix",
]
KINDS: Final[tuple[MeldKind, ...]] = get_args(MeldKind)
"""Every kind of meld, in the order in which a declaration lists them."""

Heading = Literal["sequence", "marriage_in_run", "pinochle", "around", "dix"]
AROUNDS: Final[tuple[tuple[Rank, MeldKind, MeldKind], ...]] = (
    (Rank.ACE, "aces", "four_aces"),
    (Rank.KING, "kings", "four_kings"),
    (Rank.QUEEN, "queens", "four_queens"),
    (Rank.JACK, "jacks", "four_jacks"),
)
"""The ranks that can be melded around, each with its two kinds: one card of each suit, and four identical cards."""

MARRIAGE_OF: Final[dict[MeldKind, MeldKind]] = {"run": "royal_marriage", "plain_run": "marriage"}
"""The marriage within each kind of run."""
MARRIAGES: Final[frozenset[MeldKind]] = frozenset({"royal_marriage", "royal_in_run", "marriage", "marriage_in_run"})
"""The kinds that are a marriage, including those of a run's own king and queen."""

_OTHER_HEADINGS: Final[dict[MeldKind, Heading]] = {
    "royal_in_run": "marriage_in_run",
    "marriage_in_run": "marriage_in_run",
    "pinochle": "pinochle",
    "dix": "dix",
    "eight_tens": "around",
    **{kind: "around" for _, *kinds in AROUNDS for kind in kinds},
}
HEADING_OF: Final[dict[MeldKind, Heading]] = {kind: _OTHER_HEADINGS.get(kind, "sequence") for kind in KINDS}
"""The heading of each kind. A physical card counts once under each heading (catalogue, 0.5)."""

KIND_NAMES: Final[dict[MeldKind, str]] = {
    **{kind: kind.replace("_", " ") for kind in KINDS},
    "royal_in_run": "royal marriage in the run",
    "marriage_in_run": "marriage in the run",
    **{kind: f"{kind} around" for _, kind, _ in AROUNDS},
    **{four: f"four identical {kind}" for _, kind, four in AROUNDS},
}
"""The English name of each kind, for messages that leave the engine as text."""

BEZIQUE_NAMES: Final[Mapping[str, str]] = {
    "run": "sequence",
    "pinochle": "bezique",
    **{kind: f"four {kind}" for _, kind, _ in AROUNDS},
    "dix": "seven of trump",
}
"""The English names of kinds that have another name in bezique."""

BINOKEL_NAMES: Final[Mapping[str, str]] = {
    "run": "run (Familie)",
    "plain_run": "plain run (Familie)",
    "royal_marriage": "royal marriage (Paar)",
    "marriage": "marriage (Paar)",
    "pinochle": "pinochle (Binokel)",
    "dix": "dix (Dissle)",
}
"""The English names of kinds that have another name in binokel, with that name."""

READING_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Suits in alternating colors, so that neighboring cards on the table differ in color."""

PINOCHLE: Final[tuple[Card, ...]] = (card(Rank.QUEEN, Suit.SPADES), card(Rank.JACK, Suit.DIAMONDS))

Total: TypeAlias = int | Literal["game"]
"""The combined worth of melds: points, or the game itself."""

_RANK_OF_AROUND: Final = {kind: rank for rank, kind, _ in AROUNDS}
_RUN: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
_MARRIAGE: Final = (Rank.KING, Rank.QUEEN)
_RANKS_IN_SUIT: Final[dict[MeldKind, tuple[Rank, ...]]] = {
    "run": _RUN,
    "plain_run": _RUN,
    "royal_marriage": _MARRIAGE,
    "royal_in_run": _MARRIAGE,
    "marriage": _MARRIAGE,
    "marriage_in_run": _MARRIAGE,
    "extra_king": (Rank.KING,),
    "extra_queen": (Rank.QUEEN,),
    **{kind: (rank,) * 4 for rank, _, kind in AROUNDS},
}
_UNIT_SIZE: Final = {
    "pinochle": 2,
    "dix": 1,
    "eight_tens": 8,
    **{kind: len(ranks) for kind, ranks in _RANKS_IN_SUIT.items()},
}


class Meld(Struct, frozen=True):
    """One entry of a declaration: all copies of one kind of meld.

    `cards` lists copy after copy, each in reading order (see `unit_cards`), so `cards[: len(cards) // copies]` is one
    copy. `points` is what the entry adds to the score; it is 0 for a meld that wins the game instead.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    points: int
    wins_game: bool = False

    @property
    def copies(self) -> int:
        """The number of times the meld is shown: 2 for a double run."""
        return len(self.cards) // _UNIT_SIZE.get(self.kind, 4) if self.cards else 1

    @property
    def worth(self) -> Total:
        """The worth as written in the record: a number of points, or ``"game"``."""
        return "game" if self.wins_game else self.points


def points_of(melds: Iterable[Meld]) -> int:
    """Return the points that these melds add to the score; melds that win the game add nothing."""
    return sum(meld.points for meld in melds)


def wins_game(melds: Iterable[Meld]) -> bool:
    """Return whether one of these melds wins the game when it is laid down."""
    return any(meld.wins_game for meld in melds)


def total(melds: Iterable[Meld]) -> Total:
    """Return the combined worth of these melds: ``"game"`` if one of them wins it, otherwise their points."""
    shown = tuple(melds)
    return "game" if wins_game(shown) else points_of(shown)


def kind_name(kind: MeldKind, rules: Rules) -> str:
    """Return the English name of a kind, as it is called in the game that these rules make."""
    own_names = BEZIQUE_NAMES if is_bezique(rules) else BINOKEL_NAMES if speaks_binokel(rules) else KIND_NAMES
    return own_names.get(kind, KIND_NAMES[kind])


@cache
def any_four(rank: Rank, copies: int) -> tuple[tuple[Card, ...], ...]:
    """Return every choice of four cards of a rank, in reading order, from a pack with so many copies of each card."""
    chosen = combinations_with_replacement(READING_SUITS, 4)
    return tuple(
        tuple(card(rank, suit) for suit in suits)
        for suits in chosen
        if all(suits.count(suit) <= copies for suit in suits)
    )


@cache
def unit_cards(kind: MeldKind, suit: Suit, dix: Card) -> tuple[Card, ...]:
    """Return the cards of one copy of a meld in reading order.

    `suit` is that of the meld (trumps for runs, royal marriages and extra cards; ignored for pinochles, arounds and
    tens)
    and `dix` the card that is the dix. A roundhouse bonus has no cards of its own.
    """
    match kind:
        case "roundhouse_bonus":
            cards: tuple[Card, ...] = ()
        case "pinochle":
            cards = PINOCHLE
        case "dix":
            cards = (dix,)
        case "eight_tens":
            cards = tuple(card(Rank.TEN, each) for each in READING_SUITS for _ in range(2))
        case "aces" | "kings" | "queens" | "jacks":
            cards = tuple(card(_RANK_OF_AROUND[kind], each) for each in READING_SUITS)
        case _:
            cards = tuple(card(rank, suit) for rank in _RANKS_IN_SUIT[kind])
    return cards
