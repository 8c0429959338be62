"""The first dealer is found as the rules say, and found again when a game is resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.cards import RANK_OF, strengths
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.dealing.dealer import dealer_of_first_deal, draws_for_deal
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import advance, chance_player, record_text

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules

SINGLE = "single_deck_partnership"


def rules_with(first_dealer: str, **others: str) -> Rules:
    return patch(PRESETS[SINGLE], {"deal.first_dealer": first_dealer, **{f"deck.{k}": v for k, v in others.items()}})


@pytest.mark.parametrize("order", ["ten_high", "natural"])
def test_the_highest_card_deals_and_ties_draw_again(order: str) -> None:
    rules = rules_with("high_card", rank_order=order)
    height = strengths(rules.deck.rank_order)
    counts = set()
    for seed in range(120):
        rounds = draws_for_deal(rules, Shuffles(seed), 4)
        counts.add(len(rounds))
        drawing = list(range(4))
        for each in rounds:
            assert [draw.person for draw in each] == drawing
            top = max(height[draw.card] for draw in each)
            drawing = [draw.person for draw in each if height[draw.card] == top]
            assert len({RANK_OF[draw.card] for draw in each if draw.person in drawing}) == 1
        assert drawing == [dealer_of_first_deal(rules, Shuffles(seed), 4)]
    assert {1, 2} <= counts


def test_nothing_is_drawn_if_the_highest_card_settles_nothing() -> None:
    assert draws_for_deal(rules_with("random"), Shuffles(1), 4) == ()
    assert draws_for_deal(rules_with("chosen"), Shuffles(1), 4) == ()


def test_everybody_becomes_first_dealer_by_lot_and_by_card() -> None:
    for how in ("random", "high_card"):
        assert {dealer_of_first_deal(rules_with(how), Shuffles(seed), 4) for seed in range(60)} == {0, 1, 2, 3}


def test_a_chosen_dealer_deals_and_without_one_the_first_at_the_table_does() -> None:
    rules, seats = rules_with("chosen"), tuple(SeatSetup(name, "human") for name in "ABCD")
    assert Session.new(rules, SINGLE, seats, 7).match.next_dealer == 0
    assert Session.new(rules, SINGLE, seats, 7, first_dealer=2).match.next_dealer == 2


def test_the_session_reports_the_drawn_cards_and_finds_them_again(tmp_path: Path) -> None:
    seats = tuple(SeatSetup(name, "human") for name in "ABCD")
    session = Session.new(rules_with("high_card"), SINGLE, seats, 11)
    assert session.draws_for_deal
    path = tmp_path / "begun.pinochle"
    for deals in (0, 1, 2):
        advance(session, chance_player(1), deals=deals)
        path.write_text(record_text(session), encoding="utf-8")
        resumed = Session.resume(path)
        assert resumed.draws_for_deal == session.draws_for_deal
        assert resumed.match.next_dealer == session.match.next_dealer


@pytest.mark.parametrize("dealer", range(4))
def test_nothing_was_drawn_if_the_dealer_was_named(dealer: int) -> None:
    rules, seats = rules_with("high_card"), tuple(SeatSetup(name, "human") for name in "ABCD")
    drawn = dealer_of_first_deal(rules, Shuffles(17), 4)
    assert drawn == 2
    session = Session.new(rules, SINGLE, seats, 17, first_dealer=dealer)
    assert bool(session.draws_for_deal) == (dealer == drawn)
