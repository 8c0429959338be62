"""Hands that may be thrown in: which ones, who is asked, and how often (catalogue, items 73 and 80)."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.actions import Misdeal, Stand
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.events import HandStood, HandThrownIn
from pinochle_qt.engine.phases.misdeal import may_throw_in
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

PA4 = PRESETS["partnership_four_handed"]
BY_MELD = "six_or_five_no_meld"
BY_ACES = "four_no_ace_or_five_one_ace"
POOR = "9C 9C 9D 9D TC TD TD JC JC JD JD QD"
"""Four nines without an ace."""
OTHER_POOR = "9H 9H 9S 9S TC TS TS JS JS JH JH QH"


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("9C 9C 9D 9D 9H 9H 9S AC AD AH AS TC", {BY_MELD}),
        ("9C 9C 9D 9D 9H 9H AC AD AH AS TC TD", {BY_MELD}),
        ("9C 9C 9D 9D 9H 9H AC KC QC TC TD TH", {BY_MELD, BY_ACES}),
        ("9C 9C 9D 9D 9H AC AC AD TC TD TH JC", {BY_MELD}),
        ("9C 9C 9D 9D 9H AC AC KC QC TD TH JC", set()),
        ("9C 9C 9D 9D 9H AC KC QC TC TD TH JC", {BY_ACES}),
        ("9C 9C 9D 9D 9H AC KD QC TC TD TH JC", {BY_MELD, BY_ACES}),
        ("9C 9C 9D 9D 9H KC QC TC TC TD TH JC", {BY_ACES}),
        ("9C 9C 9D 9D KC QC TC TC TD TH JC JC", {BY_ACES}),
        ("9C 9C 9D 9D AC KD TC TC TD TH JC JC", set()),
        ("9C 9C 9D KD TC TC TD TD TH JC JC JH", set()),
    ],
)
def test_a_hand_full_of_nines_may_be_thrown_in(hand: str, options: set[str]) -> None:
    cards = parse_cards(hand)
    allowing = {
        option: may_throw_in(patch(PA4, {"deal.misdeal_nines": option}), cards)
        for option in ("none", BY_MELD, BY_ACES, "both", "five_nines")
    }
    assert allowing == {
        "none": False,
        BY_MELD: BY_MELD in options,
        BY_ACES: BY_ACES in options,
        "both": bool(options),
        "five_nines": hand.count("9") >= 5,
    }


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("QC QC QC QC QD QD QD JC JC JC JC JD JD KS KS KS TS TS TH TH", True),
        ("QC QC QC QC QD QD QD JC JC JC JC JD KD KS KS KS TS TS TH TH", False),
        ("QC QC QC QC QD QD QD JC JC JC JC JD JD JD KS KS TS TS TH TH", True),
        ("QC QC QC QC QD QD QD JC JC JC JC JD JD AS KS KS TS TS TH TH", False),
    ],
    ids=["13", "12", "14", "an ace"],
)
def test_thirteen_cards_without_points_and_no_ace_may_be_thrown_in(hand: str, *, may: bool) -> None:
    rules = PRESETS["double_deck_four_handed"]
    cards = parse_cards(hand)
    assert may_throw_in(patch(rules, {"deal.technical_misdeal": "13_noncounters_no_ace"}), cards) is may
    assert not may_throw_in(rules, cards)


ASKING = patch(PA4, {"deal.misdeal_nines": "both", "deal.max_redeals": 3, "auction.forced_open": "none"})


@pytest.mark.parametrize(("dealer", "order"), [(3, (0, 2)), (0, (2, 0)), (1, (2, 0)), (2, (0, 2))])
def test_everybody_with_such_a_hand_is_asked_once_starting_with_eldest(dealer: int, order: tuple[int, ...]) -> None:
    game, match = dealt(ASKING, POOR, "AC AC", OTHER_POOR, "AD AD", dealer=dealer)
    for seat in order:
        prompt = require(game.prompt(match))
        assert (prompt.kind, prompt.seat, prompt.choices) == ("misdeal", seat, (Misdeal(seat), Stand(seat)))
        step = game.apply(match, Stand(seat))
        assert step.events[0].event == HandStood(seat)
        match = step.after
    prompt = require(game.prompt(match))
    assert prompt.kind == "bid"


def test_a_hand_that_is_thrown_in_is_shown_and_the_same_dealer_deals_again() -> None:
    game, match = dealt(ASKING, POOR, "AC AC", OTHER_POOR, "AD AD")
    step = game.apply(after(game, match, Stand(0)), Misdeal(2))
    assert step.events[0].event == HandThrownIn(2, tuple(sorted(parse_cards(OTHER_POOR))))
    assert (step.after.results[-1].outcome, step.after.results[-1].declarer) == ("misdeal", None)
    assert (step.after.next_dealer, step.after.redeals) == (3, 1)


@pytest.mark.parametrize(("redeals", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_after_the_allowed_misdeals_nobody_is_asked(redeals: int, left: int) -> None:
    game, match = dealt(ASKING, POOR, "AC AC", OTHER_POOR, "AD AD", redeals=redeals)
    assert match.deal is not None
    assert match.deal.redeals_left == left
    prompt = require(game.prompt(match))
    assert (prompt.kind, prompt.seat) == (("misdeal" if left else "bid"), 0)


def test_any_number_of_misdeals_may_be_allowed() -> None:
    game, match = dealt(patch(ASKING, {"deal.max_redeals": None}), POOR, "AC AC", redeals=9)
    assert match.deal is not None
    assert match.deal.redeals_left is None
    prompt = require(game.prompt(match))
    assert prompt.kind == "misdeal"
