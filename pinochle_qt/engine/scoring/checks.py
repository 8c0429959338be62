"""Check pinochle: the checks that cards and melds earn (catalogue, 1.11, items 30 to 32)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, Suit
from pinochle_qt.engine.melds.kinds import MARRIAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules

CheckReason = Literal[
    "run",
    "aces",
    "double_marriage",
    "double_pinochle",
    "double_around",
    "roundhouse",
    "set",
    "given_up",
    "bidders_renege",
    "defenders_renege",
]
CHECKS: Final[Mapping[CheckReason, int]] = {
    "run": 1,
    "aces": 1,
    "double_marriage": 1,
    "double_pinochle": 1,
    "double_around": 2,
    "roundhouse": 2,
    "set": -2,
    "given_up": -1,
    "bidders_renege": -2,
    "defenders_renege": -1,
}
"""What each reason earns; the rules have options for the match and for nines."""
NINES_FOR_CHECKS = 7
_DOUBLE_AROUNDS = frozenset({"aces", "kings", "queens", "jacks"})


def meld_checks(melds: Iterable[Meld]) -> int:
    """Return the checks that one seat's melds earn; a double run counts as one run."""
    checks = 0
    marriages = Counter[Suit]()
    for meld in melds:
        if meld.kind in MARRIAGES:
            marriages[SUIT_OF[meld.cards[0]]] += meld.copies
        elif meld.kind == "run":
            checks += CHECKS["run"]
        elif meld.kind == "pinochle" and meld.copies >= 2:
            checks += CHECKS["double_pinochle"]
        elif meld.kind in _DOUBLE_AROUNDS and meld.copies >= 2:
            checks += CHECKS["double_around"]
        elif meld.kind == "aces":
            checks += CHECKS["aces"]
    checks += CHECKS["double_marriage"] * sum(copies >= 2 for copies in marriages.values())
    return checks + CHECKS["roundhouse"] * (len(marriages) == 4)


def checks_of_hand(rules: Rules, dealt: Iterable[Card], melds: Iterable[Meld]) -> int:
    """Return the checks that a seat earns with the cards dealt to it and with its melds."""
    nines = sum(RANK_OF[face] is Rank.NINE for face in dealt)
    return (rules.checks.seven_nines if nines >= NINES_FOR_CHECKS else 0) + meld_checks(melds)
