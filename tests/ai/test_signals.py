"""Bids tell the partner about meld where that is agreed, and nowhere else."""

from __future__ import annotations

import pytest

from pinochle_qt.ai.decide.bidding.hand_worth import hand_worth
from pinochle_qt.ai.decide.bidding.signals import told_meld
from pinochle_qt.engine.cards import Card, Suit, parse_cards
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.variants.presets import PRESETS
from tests.ai.auction_table import Table

DOUBLE = PRESETS["double_deck_four_handed"]
SILENT = patch(DOUBLE, {"auction.convention": "none"})
ACES = parse_cards("AS AH AD AC AS AS TS TS KS QS JS TS KS JS AH TH TH TD TC JC")
KINGS = parse_cards("KS KH KD KC QS QH QD QC AS AS AS AS TS TS TS TS JS JS TH JH")


@pytest.mark.parametrize(
    ("rules", "hand", "calls", "bid"),
    [
        (DOUBLE, ACES, (500,), 510),  # shows aces around, but only over the lowest opening
        (DOUBLE, ACES, (520,), 540),  # otherwise they are meld like any other
        (DOUBLE, KINGS, (500,), 520),
        (SILENT, KINGS, (500,), 510),
        (DOUBLE, KINGS, (), 500),  # an opening says nothing
    ],
)
def test_a_hand_tells_what_it_holds(rules: Rules, hand: tuple[Card, ...], calls: tuple[int, ...], bid: int) -> None:
    table = Table(rules, hand, 1 + len(calls))
    table.say(*calls)
    assert table.answer() == bid


def test_nothing_is_told_once_partner_has_passed() -> None:
    table = Table(DOUBLE, KINGS, 3)
    table.say(None, 500)
    assert table.answer() == 510


@pytest.mark.parametrize("bid", [510, 520])
def test_partner_counts_on_the_shown_meld(bid: int) -> None:
    seen = {}
    for rules in (DOUBLE, SILENT, patch(DOUBLE, {"melds.own_aces": 400})):
        table = Table(rules, KINGS, 0)
        table.say(500, bid, None)
        seen[rules] = table.seen()
    usual, without_agreement, with_own_aces = (told_meld(each, 2) for each in seen.values())
    assert (usual, without_agreement) == (100, 0)
    assert with_own_aces == (400 if bid == 510 else 100)
    worths = [hand_worth(KINGS, Suit.SPADES, each) for each in seen.values()]
    assert worths[1] <= worths[0]
    assert worths[0] < worths[2] or bid == 520


def test_the_next_bid_tells_nothing_if_high_bids_rise_in_larger_steps() -> None:
    table = Table(patch(DOUBLE, {"auction.big_step_from": 600}), KINGS, 0)
    table.say(500, 600, 650)
    assert told_meld(table.seen(), 3) == 0
    table = Table(patch(DOUBLE, {"auction.big_step_from": 600}), KINGS, 0)
    table.say(500, 600, 700)
    assert told_meld(table.seen(), 3) == 100
