"""What players usually hold after the auction: the declarer many trumps, a partner who gave cards hardly any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.stakes import allies_of, terms_of
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation


class TypicalHolding(NamedTuple):
    """How many times as likely as an opponent a seat is to hold a given trump, and a given ace of a side suit."""

    trump: float
    ace: float


# Counted in deals of all games, bid and passed by rules of thumb.
DECLARER: Final = TypicalHolding(2.0, 1.1)
DECLARER_WITH_GIFT: Final = TypicalHolding(2.7, 1.7)
PARTNER_WHO_GAVE: Final = TypicalHolding(0.17, 0.3)


def typical_holdings(seen: Observation) -> dict[Card, tuple[float, ...]]:
    """Return by seat the relative likelihood of holding each trump and ace; empty if there was no auction."""
    terms, trump = terms_of(seen), seen.trump
    if terms is None or trump is None:
        return {}
    has_gift = bool(seen.gifts)
    allies = allies_of(seen.rules, terms.declarer, terms)
    leans = [
        (DECLARER_WITH_GIFT if has_gift else DECLARER)
        if seat == terms.declarer
        else PARTNER_WHO_GAVE
        if has_gift and seat in allies
        else TypicalHolding(1.0, 1.0)
        for seat in range(seen.players)
    ]
    trumps, aces = tuple(lean.trump for lean in leans), tuple(lean.ace for lean in leans)
    found: dict[Card, tuple[float, ...]] = {}
    for face in FACES:
        if SUIT_OF[face] == trump:
            found[face] = trumps
        elif RANK_OF[face] is Rank.ACE:
            found[face] = aces
    return found
