"""What a seat knows as an array of numbers, the same fields at the same places in every position of a game.

Seats count from the one that looks, clockwise. Cards are counted by face, of which there are 32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

import numpy as np

from pinochle_qt.engine.cards import FACES, SUITS
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.prompts import PromptKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_KINDS: Final = get_args(PromptKind)
_FACES: Final = len(FACES)
_SCALE: Final = 1000.0
"""Points of scores and bids are divided by it, so that most numbers are below 1."""


def fields(rules: Rules) -> dict[str, int]:
    """Return the names of the fields in their order, with the number of numbers in each."""
    players = rules.table.players
    by_seat = players * _FACES
    return {
        "hand": _FACES,
        "picked": _FACES,
        "widow": _FACES,
        "upcard": _FACES,
        "trick": by_seat,
        "played": by_seat,
        "melded": by_seat,
        "trump": len(SUITS),
        "question": len(_KINDS),
        "leader": players,
        "dealer": players,
        "declarer": players,
        "bids": players,
        "contract": 1,
        "hand_counts": players,
        "stock_count": 1,
        "totals": players,
        "target": 1,
    }


def as_array(seen: Observation, kind: PromptKind | None, picked: Sequence[Card]) -> NDArray[np.float32]:
    """Return an observation as one array; `picked` are the cards of a choice that is being made card by card."""
    players, viewer = seen.rules.table.players, seen.viewer or 0
    points = _SCALE * score_unit(seen.rules)

    def place(seat: Seat) -> int:
        return (seat - viewer) % players

    trick, played, melded = (np.zeros((players, _FACES), np.float32) for _ in range(3))
    for at, face in enumerate(seen.trick):
        trick[place((seen.leader + at) % players), face] += 1
    for each in seen.tricks:
        for at, face in enumerate(each.cards):
            played[place((each.leader + at) % players), face] += 1
    for seat, melds in enumerate(seen.shown):
        for meld in melds or ():
            np.maximum(melded[place(seat)], _counts(meld.cards), out=melded[place(seat)])
    for seat, table in enumerate(seen.tables):
        melded[place(seat)] += _counts(table.cards_on_table)
    bids = np.zeros(players, np.float32)
    for call in seen.calls:
        bids[place(call.seat)] = max(bids[place(call.seat)], (call.amount or 0) / points)
    contract = seen.contract
    parts = (
        _counts(seen.hand),
        _counts(picked),
        _counts(seen.widow or ()),
        _counts(() if seen.upcard is None else (seen.upcard,)),
        trick.ravel(),
        played.ravel(),
        melded.ravel(),
        _one_of(len(SUITS), seen.trump),
        _one_of(len(_KINDS), None if kind is None else _KINDS.index(kind)),
        _one_of(players, place(seen.leader)),
        _one_of(players, place(seen.dealer)),
        _one_of(players, None if contract is None else place(contract.declarer)),
        bids,
        np.array([0 if contract is None else contract.bid / points], np.float32),
        np.array([seen.hand_counts[(viewer + at) % players] for at in range(players)], np.float32),
        np.array([seen.stock_count], np.float32),
        np.array([seen.total_of((viewer + at) % players) / points for at in range(players)], np.float32),
        np.array([seen.target / points], np.float32),
    )
    return np.concatenate(parts)


def _counts(cards: Iterable[Card]) -> NDArray[np.float32]:
    return np.bincount(np.fromiter(cards, np.int64), minlength=_FACES).astype(np.float32)


def _one_of(count: int, at: int | None) -> NDArray[np.float32]:
    found = np.zeros(count, np.float32)
    if at is not None:
        found[at] = 1
    return found
