"""Every card of a seat's melds lies once on its mat, and every meld is named there."""

from __future__ import annotations

import pytest

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.melds import best_melds, points_of
from pinochle_qt.ui.table.geometry.melds.meld_groups import LaidGroup, laid_out
from pinochle_qt.ui.table.zones.tokens import Token, faces_of, group_melds
from pinochle_qt.variants.presets import PRESETS

SINGLE, DOUBLE = PRESETS["single_deck_partnership"], PRESETS["double_deck_four_handed"]


def groups(hand: str, *, is_double: bool = False, has_stock: bool = False) -> list[LaidGroup]:
    melds = best_melds(parse_cards(hand), Suit.HEARTS, DOUBLE if is_double else SINGLE)
    return laid_out(group_melds(melds, Token), has_stock=has_stock)


def test_a_roundhouse_is_one_group_of_four_pairs_worth_all_its_melds() -> None:
    (roundhouse,) = groups("KS QS KH QH KC QC KD QD")
    assert roundhouse.is_roundhouse
    assert faces_of(roundhouse.cards) == parse_cards("KS QS KH QH KC QC KD QD")
    assert not roundhouse.ghosts
    assert points_of(roundhouse.melds) == 240


def test_melds_that_are_laid_one_by_one_are_no_roundhouse() -> None:
    assert not any(group.is_roundhouse for group in groups("KS QS KH QH KC QC KD QD", has_stock=True))


def test_a_queen_of_a_roundhouse_may_lie_in_a_pinochle_worth_more() -> None:
    laid = groups("KS QS QS KH QH KC QC KD QD JD JD")
    (roundhouse,) = (group for group in laid if group.is_roundhouse)
    assert faces_of(roundhouse.ghosts) == parse_cards("QS")
    assert len(roundhouse.cards) == 8


def test_a_double_run_lies_copy_after_copy() -> None:
    (run,) = (group for group in groups("AH TH KH QH JH AH TH KH QH JH") if group.melds[0].kind == "run")
    assert faces_of(run.cards) == parse_cards("AH TH KH QH JH AH TH KH QH JH")


@pytest.mark.parametrize(
    "hand", ["AH TH KH QH JH KS QS KC QC KD QD JD", "AS AH AC AD TH KH QH JH QS JD", "KS QS KH QH KC QC KD QD JD AS"]
)
@pytest.mark.parametrize("is_double", [False, True])
def test_every_card_lies_once_and_every_meld_is_named(hand: str, *, is_double: bool) -> None:
    laid = groups(hand, is_double=is_double)
    lying = [token for group in laid for token in group.cards if token not in group.ghosts]
    assert len(lying) == len(set(lying)) == len({*lying, *(token for group in laid for token in group.cards)})
    melds = best_melds(parse_cards(hand), Suit.HEARTS, DOUBLE if is_double else SINGLE)
    named = [meld for group in laid for meld in group.melds]
    assert len(named) == len(melds)
    assert set(named) == set(melds)
    assert all(set(group.ghosts) < set(group.cards) for group in laid if group.cards)
