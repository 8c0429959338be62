"""Deals in which a seat holds given cards, so that it shows a rare meld."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import parse_cards, without
from pinochle_qt.engine.derived import pack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.session import Session

DOUBLE_PINOCHLE = "QS QS JD JD"
ROUNDHOUSE = "KS QS KH QH KC QC KD QD"
DOUBLE_RUN = "AH AH TH TH KH KH QH QH JH JH"
RUN = "AH TH KH QH JH"


def deal_to(session: Session, held: Mapping[Seat, str], seed: int = 3) -> None:
    """Deal so that each of these seats holds these cards, and nothing else that is worth much."""
    rules = session.rules
    own = {seat: parse_cards(cards) for seat, cards in held.items()}
    rest = list(without(pack(rules), [face for cards in own.values() for face in cards]))
    random.Random(seed).shuffle(rest)
    hands = []
    for seat in range(rules.table.players):
        missing = rules.deal.hand_size - len(own.get(seat, ()))
        hands.append((*own.get(seat, ()), *rest[:missing]))
        del rest[:missing]
    widow = rules.widow.size
    session.submit(DealCards(tuple(hands), tuple(rest[widow:]), tuple(rest[:widow])))
