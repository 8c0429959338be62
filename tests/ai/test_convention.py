"""Bids tell partner of meld where that is agreed on, and nowhere else."""

from __future__ import annotations

import pytest

from pinochle_qt.ai.decide.bidding import hand_worth
from pinochle_qt.ai.decide.convention import told_meld
from pinochle_qt.ai.policy import Policy
from pinochle_qt.engine.actions import Bid, DealCards, Pass
from pinochle_qt.engine.cards import Card, Suit, parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.variants.presets import PRESETS

DOUBLE = PRESETS["double_deck_four_handed"]
SILENT = patch(DOUBLE, {"auction.convention": "none"})
ACES = parse_cards("AS AH AD AC AS AS TS TS KS QS JS TS KS JS AH TH TH TD TC JC")
KINGS = parse_cards("KS KH KD KC QS QH QD QC AS AS AS AS TS TS TS TS JS JS TH JH")


class Table:
    """An auction at which a seat holds a certain hand; seat 1 speaks first, and opposite seats are partners."""

    def __init__(self, rules: Rules, hand: tuple[Card, ...], seat: int) -> None:
        self.rules, self.game = rules, Game(rules)
        rest = list(without(pack(rules), hand))
        hands = [hand if each == seat else tuple(rest.pop() for _ in range(20)) for each in range(4)]
        self.match = self.game.start(0)
        self.match = self.game.apply(self.match, DealCards(tuple(hands))).after

    def say(self, *amounts: int | None) -> None:
        """Let the next seats bid, or pass by None."""
        for amount in amounts:
            prompt = self.game.prompt(self.match)
            assert prompt is not None
            assert prompt.seat is not None
            action = Pass(prompt.seat) if amount is None else Bid(prompt.seat, amount)
            self.match = self.game.apply(self.match, action).after

    def seen(self) -> Observation:
        prompt = self.game.prompt(self.match)
        assert prompt is not None
        return observe(self.rules, self.match, prompt.seat)

    def answer(self) -> int | None:
        """Return what the computer player bids now."""
        prompt = self.game.prompt(self.match)
        assert prompt is not None
        action = Policy().decide(self.seen(), prompt, None).action
        return action.amount if isinstance(action, Bid) else None


@pytest.mark.parametrize(
    ("rules", "hand", "calls", "bid"),
    [
        (DOUBLE, ACES, (500,), 510),  # aces around, over the lowest opening only
        (DOUBLE, ACES, (520,), 540),  # elsewhere they are meld like any other
        (DOUBLE, KINGS, (500,), 520),
        (SILENT, KINGS, (500,), 510),
        (DOUBLE, KINGS, (), 500),  # an opening says nothing
    ],
)
def test_a_hand_says_what_it_holds(rules: Rules, hand: tuple[Card, ...], calls: tuple[int, ...], bid: int) -> None:
    table = Table(rules, hand, 1 + len(calls))
    table.say(*calls)
    assert table.answer() == bid


def test_nothing_is_told_once_partner_has_passed() -> None:
    table = Table(DOUBLE, KINGS, 3)
    table.say(None, 500)
    assert table.answer() == 510


@pytest.mark.parametrize("bid", [510, 520])
def test_partner_counts_on_what_was_told(bid: int) -> None:
    seen = {}
    for rules in (DOUBLE, SILENT, patch(DOUBLE, {"melds.own_aces": 400})):
        table = Table(rules, KINGS, 0)
        table.say(500, bid, None)
        seen[rules] = table.seen()
    told, silent, dear = (told_meld(each, 2) for each in seen.values())
    assert (told, silent) == (100, 0)
    assert dear == (400 if bid == 510 else 100)
    worths = [hand_worth(KINGS, Suit.SPADES, each) for each in seen.values()]
    assert worths[1] <= worths[0]
    assert worths[0] < worths[2] or bid == 520


def test_the_next_bid_tells_nothing_where_high_bids_rise_in_bigger_steps() -> None:
    table = Table(patch(DOUBLE, {"auction.big_step_from": 600}), KINGS, 0)
    table.say(500, 600, 650)
    assert told_meld(table.seen(), 3) == 0
    table = Table(patch(DOUBLE, {"auction.big_step_from": 600}), KINGS, 0)
    table.say(500, 600, 700)
    assert told_meld(table.seen(), 3) == 100
