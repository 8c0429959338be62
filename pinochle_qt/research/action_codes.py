"""Actions as numbers: the same number means the same kind of decision in every game.

Choices of several cards are made card by card, and bids count from the lowest possible one, so that all numbers fit
into one small range.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.engine import actions as a
from pinochle_qt.engine.cards import FACES, SUITS, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

LEVELS: Final = 40
"""The number of bids, from the lowest possible one up, that have a number for each trump suit."""
MELDS: Final = 64
"""The most melds that can be offered after a trick of a stock game."""
HAND: Final = 0
"""A card of one's own hand: to play, pass, lay aside, share out or call."""
TABLE: Final = HAND + len(FACES)
"""A card of one's melds on the table, to play."""
TRUMP: Final = TABLE + len(FACES)
"""A trump suit to name."""
MOON: Final = TRUMP + len(SUITS)
"""A trump suit for a moon that names one."""
BID: Final = MOON + len(SUITS)
"""Bids without a suit, then those with each suit."""
MELD: Final = BID + LEVELS * (1 + len(SUITS))
"""The melds that are offered after a trick of a stock game, in their order."""
SHOW_BEST: Final = MELD + MELDS
"""Show the most valuable melds of the hand."""
SHOW_NOTHING: Final = SHOW_BEST + 1
_OTHERS: Final[tuple[SeatAction, ...]] = (
    a.Pass(0),
    a.Pass(0, help=True),
    a.Bid(0, 0),
    a.Misdeal(0),
    a.Stand(0),
    a.Keep(0),
    a.Reject(0),
    a.Concede(0),
    a.Concede(0, unseen=True),
    a.ThrowIn(0),
    a.ShootMoon(0),
    a.PlayOn(0),
    a.ExchangeDix(0),
    a.Done(0),
    a.DeclareOut(0),
)
"""Every action that says nothing but what is done, as if seat 0 did it."""
OTHER: Final = SHOW_NOTHING + 1
CODES: Final = OTHER + len(_OTHERS)
"""The number of codes."""


def coded(prompt: Prompt, picked: Sequence[Card]) -> dict[int, SeatAction | Card]:
    """Return all possible answers by code; where several cards are chosen, the next card after those picked so far."""
    found: dict[int, SeatAction | Card] = {}
    for each in () if picked else prompt.choices:  # nothing else can be done halfway through a choice of cards
        found.setdefault(_code(prompt, each), each)
    found |= {HAND + face: face for face in _next_cards(prompt, picked)}
    if prompt.kind == "show" and prompt.seat is not None:
        found[SHOW_BEST] = a.ShowMelds(prompt.seat, prompt.best)
        if prompt.best and prompt.allows(a.ShowMelds(prompt.seat, ())):
            found[SHOW_NOTHING] = a.ShowMelds(prompt.seat, ())
    return found | _bids(prompt)


def completed(prompt: Prompt, seat: Seat, picked: tuple[Card, ...]) -> SeatAction | None:
    """Return the action that these picked cards make up; None if there are too few of them."""
    if prompt.kind == "distribute":
        return a.Distribute(seat, tuple(enumerate(picked))) if len(picked) == len(prompt.kitty) else None
    if prompt.pick is None or len(picked) < prompt.pick.size:
        return None
    return a.Give(seat, picked) if prompt.kind == "give" else a.Bury(seat, picked)


def _next_cards(prompt: Prompt, picked: Sequence[Card]) -> set[Card]:
    if prompt.kind == "distribute":
        return set(without(prompt.kitty, picked))
    if prompt.pick is None:
        return set()
    missing = without(prompt.pick.must, [face for face in picked if face in prompt.pick.must])
    if len(missing) == prompt.pick.size - len(picked):
        return set(missing)
    return set(without(prompt.pick.among, picked))


def _bids(prompt: Prompt) -> dict[int, SeatAction | Card]:
    if prompt.bids is None or prompt.seat is None:
        return {}
    amounts = prompt.bids.amounts(LEVELS)
    found: dict[int, SeatAction | Card] = {
        BID + LEVELS * (0 if suit is None else 1 + suit) + level: a.Bid(prompt.seat, amount, suit)
        for suit in (prompt.suits or (None,))
        for level, amount in enumerate(amounts)
    }
    if prompt.bids.zero:
        found[OTHER + _OTHERS.index(a.Bid(0, 0))] = a.Bid(prompt.seat, 0)
    return found


def _code(prompt: Prompt, action: SeatAction) -> int:
    match action:
        case a.Play(card=face, source=source):
            return (TABLE if source == "table" else HAND) + face
        case a.CallCard(card=face):
            return HAND + face
        case a.NameTrump(suit=suit):
            return TRUMP + suit
        case a.ShootMoon(suit=suit) if suit is not None:
            return MOON + suit
        case a.ShowMelds():
            return MELD + [each for each in prompt.choices if isinstance(each, a.ShowMelds)].index(action)
        case _:
            return OTHER + _OTHERS.index(replace(action, seat=0))
