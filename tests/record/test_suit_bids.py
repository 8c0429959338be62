"""Bids that name their suit, and moons that are bid, in the record."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.actions import Bid, ShootMoon
from pinochle_qt.engine.cards import Suit
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.encode import action_line


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Bid(1, 250, Suit.HEARTS), '{"seat":1,"act":"bid","amount":250,"suit":"H"}'),
        (Bid(1, 250), '{"seat":1,"act":"bid","amount":250}'),
        (ShootMoon(2, Suit.CLUBS), '{"seat":2,"act":"shoot_moon","suit":"C"}'),
        (ShootMoon(2), '{"seat":2,"act":"shoot_moon"}'),
    ],
)
def test_a_suit_stands_beside_the_bid_only_if_it_names_one(action: Bid | ShootMoon, line: str) -> None:
    assert action_line(action) == line
    assert decode_line(line) == action
