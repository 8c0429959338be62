"""Which melds are rare enough to be celebrated, and which are merely good; points ×10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.melds.kinds import MARRIAGES, points_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds.kinds import Meld, MeldKind

_RARE_DOUBLES: Final[frozenset[MeldKind]] = frozenset({"run", "plain_run", "pinochle", "aces"})
"""Melds of which two copies together are rare."""
_RARE_POINTS: Final = 300
"""A meld of at least this many points is rare whatever it is: 300, or 30 where the last zero is dropped."""
_SUITS: Final = 4
_ROUNDHOUSE: Final[frozenset[MeldKind]] = frozenset({*MARRIAGES, "kings", "queens", "roundhouse_bonus"})
"""The melds that four kings and four queens of different suits make together."""
_GOOD: Final[frozenset[MeldKind]] = frozenset(
    {"run", "plain_run", "aces", "kings", "queens", "jacks", "four_aces", "four_kings", "four_queens", "four_jacks"}
)


class RareMeld(Struct, frozen=True):
    """A rare meld: one entry of a declaration, or the several that make up a roundhouse."""

    melds: tuple[Meld, ...]

    @property
    def is_roundhouse(self) -> bool:
        """Whether it is a roundhouse."""
        return len(self.melds) > 1

    @property
    def points(self) -> int:
        """What it adds to the score."""
        return points_of(self.melds)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, each once: pair after pair in a roundhouse."""
        pairs = (meld for meld in self.melds if not self.is_roundhouse or meld.kind in MARRIAGES)
        return tuple(face for meld in pairs for face in meld.cards)


def rarest(melds: Sequence[Meld]) -> RareMeld | None:
    """Return the most valuable rare meld among those that a seat shows together, or None if there is none."""
    found = [RareMeld((meld,)) for meld in melds if meld.cards and _is_rare(meld)]
    roundhouse = roundhouse_among(melds)
    if roundhouse:
        found.append(RareMeld(roundhouse))
    return max(found, key=_rank, default=None)


def roundhouse_among(melds: Sequence[Meld]) -> tuple[Meld, ...]:
    """Return the melds of one seat that make a roundhouse together, with all their copies; empty without one."""
    married = {SUIT_OF[meld.cards[0]] for meld in melds if meld.kind in MARRIAGES}
    is_whole = len(married) == _SUITS and {"kings", "queens"} <= {meld.kind for meld in melds}
    return tuple(meld for meld in melds if meld.kind in _ROUNDHOUSE) if is_whole else ()


def is_good(meld: Meld) -> bool:
    """Return whether a meld is better than most, so that it deserves to be laid out more slowly."""
    return meld.kind in _GOOD or _is_rare(meld)


def _is_rare(meld: Meld) -> bool:
    return (meld.kind in _RARE_DOUBLES and meld.copies > 1) or meld.points >= _RARE_POINTS or meld.wins_game


def _rank(rare: RareMeld) -> tuple[bool, int]:
    return any(meld.wins_game for meld in rare.melds), rare.points
