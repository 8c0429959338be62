"""The movements and the standings of a club night."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from pinochle_qt.server.club.movement import Movement, divisions, rounds
from pinochle_qt.server.club.standings import BoardResult, pair_results, standings
from tests.checks import some

ALL: tuple[Movement, ...] = ("mitchell", "all_meet")
BERGER = {
    4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
    6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, "
    "4-8 5-3 6-2 7-1",
    12: "1-12 2-11 3-10 4-9 5-8 6-7, 12-7 8-6 9-5 10-4 11-3 1-2, 2-12 3-1 4-11 5-10 6-9 7-8, "
    "12-8 9-7 10-6 11-5 1-4 2-3, 3-12 4-2 5-1 6-11 7-10 8-9, 12-9 10-8 11-7 1-6 2-5 3-4, "
    "4-12 5-3 6-2 7-1 8-11 9-10, 12-10 11-9 1-8 2-7 3-6 4-5, 5-12 6-4 7-3 8-2 9-1 10-11, "
    "12-11 1-10 2-9 3-8 4-7 5-6, 6-12 7-5 8-4 9-3 10-2 11-1",
}
"""As the FIDE Handbook prints them."""


@pytest.mark.parametrize("pairs", BERGER)
def test_all_meet_as_in_the_published_tables(pairs: int) -> None:
    told = ", ".join(
        " ".join(f"{each.north_south}-{each.east_west}" for each in round_.meetings)
        for round_ in rounds("all_meet", pairs)
    )
    assert told == BERGER[pairs]


def test_a_mitchell_of_three_tables_is_the_published_one() -> None:
    found = [[(each.north_south, each.east_west) for each in round_.meetings] for round_ in rounds("mitchell", 6)]
    assert found == [[(1, 4), (2, 5), (3, 6)], [(1, 6), (2, 4), (3, 5)], [(1, 5), (2, 6), (3, 4)]]


@pytest.mark.parametrize("movement", ALL)
@pytest.mark.parametrize("pairs", range(4, 17))
def test_nobody_meets_a_pair_twice_and_whoever_does_not_play_is_named(movement: Movement, pairs: int) -> None:
    met: set[frozenset[int]] = set()
    out = Counter[int]()
    for each in some(rounds(movement, pairs)):
        playing = [pair for meeting in each.meetings for pair in meeting.pairs]
        resting = [] if each.sits_out is None else [each.sits_out]
        assert sorted(playing + resting) == list(range(1, pairs + 1))
        assert len({meeting.table for meeting in each.meetings}) == len(each.meetings) >= 2
        assert all(meeting.table <= (pairs + 1) // 2 for meeting in each.meetings)
        for meeting in each.meetings:
            assert frozenset(meeting.pairs) not in met
            met.add(frozenset(meeting.pairs))
        out.update(resting)
    assert all(count == 1 for count in out.values())
    groups = divisions(movement, pairs)
    assert sorted(pair for group in groups for pair in group) == list(range(1, pairs + 1))
    if movement == "all_meet":
        assert met == {frozenset(two) for two in combinations(range(1, pairs + 1), 2)}
        assert len(out) == (pairs if pairs % 2 else 0)
    else:
        stay, move = groups
        assert met == {frozenset((one, other)) for one in stay for other in move}


@pytest.mark.parametrize("pairs", range(4, 17))
def test_who_stays_in_a_mitchell_keeps_his_table_and_who_moves_goes_up_one(pairs: int) -> None:
    stay, move = divisions("mitchell", pairs)
    tables = len(stay)
    found = rounds("mitchell", pairs)
    for one, other in zip(found, some(found[1:]), strict=False):
        for pair in stay:
            places = {each.table for round_ in (one, other) if (each := round_.of(pair)) is not None}
            assert len(places) <= 1
        for pair in move:
            before, after = one.of(pair), other.of(pair)
            if before is not None and after is not None:
                assert after.table == before.table % tables + 1


@pytest.mark.parametrize("pairs", [0, 3, 17])
def test_other_numbers_of_pairs_have_no_movement(pairs: int) -> None:
    with pytest.raises(ValueError, match=str(pairs)):
        rounds("mitchell", pairs)


def _board(board: int, *leads: int) -> list[BoardResult]:
    return [BoardResult(board, at, at, at + 3, (lead, 0)) for at, lead in enumerate(leads, 1)]


def test_match_points_are_two_for_each_pair_beaten_and_one_for_each_equal_one() -> None:
    found = pair_results(_board(1, 500, 300, 300), {})
    north_south = [each for each in found if each.pair <= 3]
    assert [each.match_points for each in north_south] == [4, 1, 1]
    assert [each.match_points for each in found if each.pair > 3] == [0, 3, 3]
    assert {each.top for each in found} == {4}
    assert [each.lead for each in found[:2]] == [500, -500]


def test_the_difference_from_expert_is_that_of_the_leads_and_has_no_luck_of_the_cards_in_it() -> None:
    found = pair_results([*_board(1, 500, 300, 300), *_board(2, -100, 100, 0)], {1: 400})
    assert [each.difference for each in found[:4]] == [100, -100, -100, 100]
    assert all(each.difference is None for each in found if each.board == 2)


def test_standings_are_by_the_share_of_match_points_and_equal_shares_have_one_rank() -> None:
    results = pair_results([*_board(1, 500, 300, 300), *_board(2, 100, 300, 300)], {1: 400, 2: 0})
    found = standings(results, (1, 2, 3))
    assert [(each.rank, each.pair) for each in found] == [(1, 1), (1, 2), (1, 3)]
    by_pair = {each.pair: each for each in found}
    assert by_pair[1].share == Fraction(4, 8)
    assert by_pair[2].share == by_pair[3].share == Fraction(4, 8)
    assert (by_pair[1].difference, by_pair[1].compared, by_pair[1].boards) == (200, 2, 2)


def test_a_pair_that_sat_a_board_out_is_ranked_by_the_share_of_what_it_played() -> None:
    results = pair_results([*_board(1, 500, 300, 100), *_board(2, 100, 300)], {})
    found = {each.pair: each for each in standings(results, (1, 2, 3))}
    assert (found[3].boards, found[3].share) == (1, Fraction(0))
    assert (found[1].share, found[2].share) == (Fraction(4, 6), Fraction(4, 6))
    assert (found[1].rank, found[2].rank, found[3].rank) == (1, 1, 3)
