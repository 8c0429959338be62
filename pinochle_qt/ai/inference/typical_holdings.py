"""What players usually hold: a declarer many trumps, a partner who gave cards hardly any, and what they have kept.

While the stock lasts, whatever comes to a hand and is of no use there is soon played: a hidden ace or trump is more
likely to be in a hand than in the stock, a hidden nine less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.stakes import allies_of, terms_of
from pinochle_qt.engine.cards import FACES, RANK_OF, SUIT_OF, Rank
from pinochle_qt.engine.derived import trick_count
from pinochle_qt.engine.features import is_stock_game

if TYPE_CHECKING:
    from collections.abc import Mapping

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
# Counted in two-handed games played by rules of thumb: how many times as likely a hidden card is to be in a hand as in
# the stock. Ranks that are not named are as likely.
KEPT_TRUMPS: Final[Mapping[Rank, float]] = {Rank.ACE: 2.2, Rank.TEN: 2.1, Rank.KING: 1.4, Rank.JACK: 2.1}
KEPT_PLAIN: Final[Mapping[Rank, float]] = {
    Rank.ACE: 1.8,
    Rank.TEN: 0.8,
    Rank.NINE: 0.2,
    Rank.EIGHT: 0.2,
    Rank.SEVEN: 0.2,
}
KEPT_AFTER: Final = 0.4
"""The part of the tricks of the stock after which this is so; until then, it comes about by and by."""


def typical_holdings(seen: Observation) -> dict[Card, tuple[float, ...]]:
    """Return by seat the relative likelihood of holding a card, for those that are not as likely to be anywhere.

    After an auction, these are trumps and aces. While a stock lasts, they are what players keep and what they play at
    once, and the likelihood of the stock is 1.
    """
    if seen.stock_count and is_stock_game(seen.rules):
        return _kept(seen)
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


def _kept(seen: Observation) -> dict[Card, tuple[float, ...]]:
    """Return the same while the stock lasts, when all seats are alike."""
    of_stock = trick_count(seen.rules) - seen.rules.deal.hand_size
    part = min(1.0, len(seen.tricks) / (KEPT_AFTER * of_stock))
    found: dict[Card, tuple[float, ...]] = {}
    for face in FACES:
        kept = KEPT_TRUMPS if SUIT_OF[face] == seen.trump else KEPT_PLAIN
        likelihood = kept.get(RANK_OF[face], 1.0)
        if likelihood != 1.0:
            found[face] = (likelihood**part,) * seen.players
    return found
