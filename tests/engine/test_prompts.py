"""Valid answers to a prompt: amounts to bid, cards to pick, kitties to share; and whether there is a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from pinochle_qt.engine.actions import Bid, Bury, DealCards, Distribute, Give, Pass, Play, PlayOn, ShowMelds, ThrowIn
from pinochle_qt.engine.cards import Suit, parse_card, parse_cards
from pinochle_qt.engine.errors import Refusal, Rejection
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.engine.prompts import MAXIMUM_BID, BidRange, Pick, Prompt, bids_over
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import Action

SDP = PRESETS["single_deck_partnership"]
PK4 = PRESETS["partnership_four_handed_kitty"]
ACE, KING, QUEEN = parse_cards("AS KS QS")


# ---- bids ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zero", "amount", "reason"),
    [
        (True, 0, None),
        (False, 0, Refusal.BID_TOO_LOW),
        (True, -10, Refusal.BID_TOO_LOW),
        (True, 140, Refusal.BID_TOO_LOW),
        (True, 1, Refusal.BID_TOO_LOW),
        (True, 150, None),
        (True, 155, Refusal.BID_STEP),
        (True, 300, None),
        (True, 310, Refusal.BID_TOO_HIGH),
    ],
)
def test_a_bid_of_zero_is_allowed_with_summed_bids(*, zero: bool, amount: int, reason: Refusal | None) -> None:
    rejection = BidRange(150, 300, 10, zero=zero).refusal(amount)
    assert (rejection and rejection.reason) is reason


def test_if_only_one_amount_may_be_bid_a_higher_one_is_refused_with_it() -> None:
    assert BidRange(260, 260, 10).refusal(270) == Rejection(Refusal.BID_EXACT, amount=260)
    assert BidRange(250, 260, 10).refusal(270) == Rejection(Refusal.BID_TOO_HIGH, amount=260)
    assert BidRange(10_000, 9990, 10).refusal(10_000) == Rejection(Refusal.BID_TOO_HIGH, amount=9990)


def test_bids_rise_in_larger_steps_from_the_amount_in_the_rules() -> None:
    bids = BidRange(420, 9990, 70, big_from=600)
    assert bids.amounts(6) == (420, 490, 560, 600, 650, 700)
    assert [amount for amount in range(500, 760, 10) if bids.refusal(amount) is None] == [560, 600, 650, 700, 750]


@pytest.mark.parametrize(
    ("low", "count", "amounts"),
    [(9970, 2, (9970, 9980)), (9970, 9, (9970, 9980, 9990)), (9990, 2, (9990,)), (50, 0, ())],
)
def test_amounts_are_listed_up_to_the_highest(low: int, count: int, amounts: tuple[int, ...]) -> None:
    assert BidRange(low, 9990, 10).amounts(count) == amounts


def test_amounts_are_listed_one_by_one_if_every_number_may_be_bid() -> None:
    assert BidRange(1, 4, 1).amounts(9) == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("high", "increment", "minimum", "highest"),
    [
        (None, 10, 250, 9990),
        (250, 10, 260, 9990),
        (259, 10, 260, 9990),
        (250, 25, 275, 9975),
        (9980, 10, 9990, 9990),
        (9990, 10, 10_000, 9990),
        (9975, 25, 10_000, 9975),
    ],
)
def test_the_next_bid_is_over_the_last_one(high: int | None, increment: int, minimum: int, highest: int) -> None:
    bids = bids_over(patch(SDP, {"auction.increment": increment}).auction, high)
    assert (bids.minimum, bids.maximum) == (minimum, highest)
    assert (minimum > MAXIMUM_BID) is (not bids.amounts(1) or bids.refusal(bids.minimum) is not None)


# ---- picks -----------------------------------------------------------------------------------------------------------


def test_a_choice_grows_to_its_size_with_cards_that_may_be_chosen() -> None:
    pick = Pick(3, (ACE, ACE, KING, QUEEN), (ACE, KING))
    assert pick.can_add((), ACE)
    assert pick.can_add((KING,), ACE)
    assert not pick.can_add((ACE,), ACE)
    assert not pick.can_add((ACE, ACE), ACE)
    assert not pick.can_add((), QUEEN)
    assert pick.can_add((ACE, QUEEN), KING)
    assert not pick.can_add((ACE, QUEEN, QUEEN), KING)
    assert not pick.can_add((ACE, QUEEN, QUEEN, QUEEN), KING)


@pytest.mark.parametrize(
    ("cards", "rejection"),
    [
        ("AS KS", None),
        ("KS AS", None),
        ("AS", Rejection(Refusal.WRONG_COUNT, count=2)),
        ("AS KS QS", Rejection(Refusal.NOT_RETURNABLE, card=QUEEN)),
        ("AS KS KS", Rejection(Refusal.NOT_HELD, card=KING)),
        ("AS AS KS", Rejection(Refusal.WRONG_COUNT, count=2)),
        ("AS AS", Rejection(Refusal.NOT_RETURNABLE, card=ACE)),
        ("AS QS", Rejection(Refusal.NOT_RETURNABLE, card=QUEEN)),
        ("AS JS", Rejection(Refusal.NOT_HELD, card=parse_card("JS"))),
    ],
)
def test_a_choice_is_complete_with_the_right_number_of_cards(cards: str, rejection: Rejection | None) -> None:
    pick = Pick(2, (ACE, ACE, KING, QUEEN), (ACE, ACE, KING), Refusal.NOT_RETURNABLE, must=(KING,))
    assert pick.refusal(parse_cards(cards)) == rejection


def test_a_choice_of_one_card_asks_for_one_card() -> None:
    pick = Pick(1, (ACE, KING), (ACE, KING))
    assert pick.refusal((ACE,)) is None
    assert str(pick.refusal((ACE, KING))) == "Pick exactly one card."


# ---- questions -------------------------------------------------------------------------------------------------------


def refused(prompt: Prompt, action: Action) -> Refusal | None:
    """Return why an action is refused as an answer, or None if it is accepted."""
    rejection = prompt.refusal(action)
    return None if rejection is None else rejection.reason


@pytest.mark.parametrize("kind", ["give", "bury"])
def test_cards_are_passed_or_buried_as_asked(kind: Literal["give", "bury"]) -> None:
    hand = (ACE, KING, QUEEN)
    prompt = Prompt(1, kind, SDP, pick=Pick(2, hand, hand), hand=hand)
    for action in (Give(1, (ACE, KING)), Bury(1, (ACE, KING))):
        is_asked = isinstance(action, Give) == (kind == "give")
        assert refused(prompt, action) is (None if is_asked else Refusal.NOT_NOW)
    assert refused(prompt, Give(0, (ACE, KING))) is Refusal.NOT_YOUR_TURN
    assert refused(prompt, Give(2, (ACE, KING))) is Refusal.NOT_YOUR_TURN
    assert refused(prompt, DealCards(())) is Refusal.NOT_NOW
    assert refused(Prompt(1, "bid", SDP, bids=BidRange(250, 300, 10)), Give(1, hand)) is Refusal.NOT_NOW
    assert prompt.has_choice


@pytest.mark.parametrize(
    ("distribution", "fits"),
    [
        ("0 AS, 1 KS, 2 QS, 3 QS", True),
        ("3 AS, 2 QS, 0 QS, 1 KS", True),
        ("0 AS, 1 KS, 2 QS", False),
        ("0 AS, 1 KS, 2 QS, 4 QS", False),
        ("0 AS, 1 KS, 1 QS, 3 QS", False),
        ("0 AS, 1 KS, 2 KS, 3 QS", False),
        ("0 AS, 1 AS, 2 QS, 3 QS", False),
        ("0 AS, 1 KS, 2 JS, 3 QS", False),
    ],
)
def test_one_card_of_the_kitty_goes_to_each_seat(distribution: str, *, fits: bool) -> None:
    prompt = Prompt(1, "distribute", PK4, kitty=(ACE, KING, QUEEN, QUEEN))
    shares = tuple((int(share.split()[0]), parse_card(share.split()[1])) for share in distribution.split(", "))
    assert refused(prompt, Distribute(1, shares)) is (None if fits else Refusal.KITTY_SHARE)
    assert prompt.has_choice


def test_melds_are_shown_when_asked_for() -> None:
    hand = parse_cards("KH QH AD")
    best = best_melds(hand, Suit.HEARTS, SDP)
    prompt = Prompt(1, "show", SDP, hand=hand, trump=Suit.HEARTS, best=best)
    assert refused(prompt, ShowMelds(1, best)) is None
    assert refused(prompt, ShowMelds(1, ())) is None
    assert refused(prompt, ShowMelds(1, (*best, *best))) is Refusal.MELD_INVALID
    assert prompt.has_choice
    assert not Prompt(1, "show", SDP, hand=hand, trump=Suit.CLUBS).has_choice
    play = Prompt(1, "play", SDP, hand=hand, trump=Suit.HEARTS)
    assert refused(play, ShowMelds(1, best)) is Refusal.NOT_NOW


def test_there_is_a_choice_with_more_than_one_answer() -> None:
    assert not Prompt(1, "decide", SDP, choices=(PlayOn(1),)).has_choice
    assert Prompt(1, "decide", SDP, choices=(PlayOn(1), ThrowIn(1))).has_choice
    assert not Prompt(1, "decide", SDP).has_choice
    assert not Prompt(1, "bid", SDP, choices=(Pass(1),)).has_choice
    assert Prompt(1, "bid", SDP, bids=BidRange(250, 250, 10)).has_choice


def test_a_refused_bid_or_pass_has_the_reason() -> None:
    silent = Prompt(1, "bid", SDP, no_bid=Refusal.BID_NEEDS_MARRIAGE, no_pass=Refusal.MUST_OPEN)
    assert refused(silent, Bid(1, 250)) is Refusal.BID_NEEDS_MARRIAGE
    assert refused(silent, Pass(1)) is Refusal.MUST_OPEN
    assert refused(silent, PlayOn(1)) is Refusal.NOT_NOW
    assert refused(Prompt(1, "bid", SDP), Pass(1)) is Refusal.NOT_NOW
    assert refused(Prompt(1, "play", SDP), Play(1, ACE)) is Refusal.NOT_NOW


def test_playable_cards_are_listed_without_other_answers() -> None:
    plays = (Play(1, ACE), Play(1, KING, "table", 1))
    assert tuple(Prompt(1, "play", SDP, choices=(*plays, PlayOn(1))).legal_plays()) == plays
