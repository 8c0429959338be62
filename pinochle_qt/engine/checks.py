"""Check pinochle: the checks that cards and melds earn (catalogue, 1.11, items 30 to 32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules

NINES_FOR_CHECKS = 7
_DOUBLE_AROUNDS = frozenset({"aces", "kings", "queens", "jacks"})


def meld_checks(melds: Iterable[Meld]) -> int:
    """Return the checks that one seat's melds earn; a double run counts as one run."""
    checks = 0
    marriages: set[Suit] = set()
    for meld in melds:
        if meld.kind in {"marriage", "royal_marriage"}:
            marriages.add(SUIT_OF[meld.cards[0]])
            checks += meld.copies >= 2
        elif meld.kind == "run" or (meld.kind == "pinochle" and meld.copies >= 2):
            checks += 1
        elif meld.kind in _DOUBLE_AROUNDS:
            checks += 2 if meld.copies >= 2 else meld.kind == "aces"
    return checks + (2 if len(marriages) == 4 else 0)


def checks_of_hand(rules: Rules, dealt: Iterable[Card], melds: Iterable[Meld]) -> int:
    """Return the checks that a seat earns with the cards dealt to it and with its melds."""
    nines = sum(RANK_OF[face] is Rank.NINE for face in dealt)
    return (rules.checks.seven_nines if nines >= NINES_FOR_CHECKS else 0) + meld_checks(melds)
