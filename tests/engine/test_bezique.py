"""Bezique: any four cards of a rank, double bezique, brisques, and which trick is the last."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from pinochle_qt.engine.actions import ShowMelds
from pinochle_qt.engine.cards import Suit, parse_card, parse_cards
from pinochle_qt.engine.derived import total_card_points, trick_bonuses, trick_worth
from pinochle_qt.engine.likeness import is_same
from pinochle_qt.engine.melds import (
    KINDS,
    Meld,
    MeldTable,
    best_melds,
    best_worths,
    kind_name,
    lay,
    points_of,
    possible_melds,
)
from pinochle_qt.engine.melds.draft import lacking
from pinochle_qt.engine.melds.incremental import one_of_each
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS

BEZIQUE: Final = PRESETS["bezique"]
HEARTS: Final = Suit.HEARTS


class Seat:
    """A player who has won a trick, with hearts as trump, and melds step by step."""

    def __init__(self, hand: str) -> None:
        self.hand = parse_cards(hand)
        self.table = MeldTable()

    def offered(self, kind: str) -> list[Meld]:
        """Return the melds of a kind that are possible now."""
        return [meld for meld in possible_melds(self.hand, self.table, HEARTS, BEZIQUE) if meld.kind == kind]

    def meld(self, kind: str, copies: int = 1) -> int:
        """Make the first meld offered of a kind, and return what it adds."""
        meld = next(each for each in self.offered(kind) if each.copies == copies)
        self.hand, self.table, _ = lay(self.hand, self.table, meld, HEARTS, BEZIQUE)
        return meld.points


@pytest.mark.parametrize(
    ("hand", "kind", "points"),
    [
        ("AS AS AH AH", "aces", 100),
        ("KS KH KC KC", "kings", 80),
        ("QD QD QS QS", "queens", 60),
        ("JS JH JC JD", "jacks", 40),
    ],
)
def test_any_four_cards_of_a_rank_are_a_meld(hand: str, kind: str, points: int) -> None:
    assert [(each.points, each.copies) for each in Seat(hand).offered(kind)] == [(points, 1)]


def test_three_aces_are_no_meld_and_four_tens_neither() -> None:
    assert possible_melds(parse_cards("AS AS AH TS TS TH TC"), MeldTable(), HEARTS, BEZIQUE) == ()


def test_of_five_aces_a_player_may_show_any_four() -> None:
    offered = Seat("AS AS AH AC AD").offered("aces")
    assert {tuple(sorted(meld.cards)) for meld in offered} == {
        tuple(sorted((Counter(parse_cards("AS AS AH AC AD")) - Counter([parse_card(left)])).elements()))
        for left in ("AS", "AH", "AC", "AD")
    }
    assert len(one_of_each(offered)) == 1
    first, *others = (ShowMelds(0, (meld,)) for meld in offered)
    assert all(is_same(first, other) for other in others)


def test_cards_that_lie_there_already_are_shown_before_those_in_the_hand() -> None:
    seat = Seat("KC QC KS KD KH KH")
    seat.meld("marriage")
    assert parse_card("KC") in seat.offered("kings")[0].cards


def test_aces_count_once_among_four_and_eight_of_them_twice() -> None:
    seat = Seat("AS AS AH AH AC AC")
    assert seat.meld("aces") == 100
    assert seat.offered("aces") == []
    seat.hand = (*seat.hand, *parse_cards("AD AD"))
    assert seat.meld("aces") == 100


def test_a_bezique_counts_before_the_double_one_but_two_of_them_do_not() -> None:
    seat = Seat("QS JD")
    assert seat.meld("pinochle") == 40
    seat.hand = parse_cards("QS JD")
    assert sorted((each.copies, each.points) for each in seat.offered("pinochle")) == [(1, 40), (2, 500)]
    assert seat.meld("pinochle", copies=2) == 500
    assert seat.offered("pinochle") == []
    twice = Seat("QS JD QS JD")
    assert twice.meld("pinochle") + twice.meld("pinochle") == 80
    assert twice.offered("pinochle") == []  # no card comes from the hand


def test_a_royal_marriage_grows_into_a_sequence_and_not_the_other_way_around() -> None:
    seat = Seat("KH QH AH TH JH")
    assert seat.meld("royal_marriage") == 40
    assert seat.meld("run") == 250
    other = Seat("KH QH AH TH JH")
    assert other.meld("run") == 250
    assert other.offered("royal_marriage") == []


def test_a_hand_laid_out_at_once_counts_fours_of_any_suits() -> None:
    hand = parse_cards("AS AS AH AH KS KS KC KC QS JD")
    melds = best_melds(hand, Suit.CLUBS, BEZIQUE)
    assert {(meld.kind, meld.points) for meld in melds} == {
        ("aces", 100),
        ("kings", 80),
        ("marriage", 20),
        ("pinochle", 40),
    }
    assert best_worths(hand, BEZIQUE, (Suit.CLUBS,)) == (points_of(melds),)


def test_four_of_a_rank_lack_any_further_card_of_that_rank() -> None:
    hand = parse_cards("KS KH KC 8D")
    (found,) = lacking(hand[:3], hand, MeldTable(), parse_cards("KS KD 9D"), HEARTS, BEZIQUE)
    assert (found.meld.kind, {*found.missing, *found.instead}) == ("kings", set(parse_cards("KS KD")))
    four = parse_cards("KS KH KC KC")
    assert lacking(four, four, MeldTable(), parse_cards("KS KD"), HEARTS, BEZIQUE) == ()


def test_only_aces_and_tens_count_in_tricks() -> None:
    assert trick_worth(BEZIQUE, parse_cards("AS TD"), to_come=5) == 20
    assert trick_worth(BEZIQUE, parse_cards("KH QS"), to_come=5) == 0
    assert total_card_points(BEZIQUE) == 170


def test_the_bonus_for_the_last_trick_may_go_with_the_last_cards_of_the_stock() -> None:
    assert [at for at, bonus in enumerate(trick_bonuses(BEZIQUE)) if bonus] == [0]
    rules = patch(BEZIQUE, {"scoring.last_trick_of": "stock"})
    assert [at for at, bonus in enumerate(trick_bonuses(rules)) if bonus] == [8]
    assert total_card_points(rules) == 170


def test_the_melds_of_bezique_need_a_stock() -> None:
    rules = patch(PRESETS["single_deck_partnership"], {"melds.table": "bezique"})
    (problem,) = problems(rules)
    assert problem.repair == {"melds.table": "standard"}


def test_melds_have_the_names_of_their_game() -> None:
    named = {kind: kind_name(kind, BEZIQUE) for kind in KINDS}
    assert (named["run"], named["pinochle"], named["aces"]) == ("sequence", "bezique", "four aces")
    assert kind_name("run", PRESETS["bicycle_two_handed_64"]) == "run"
