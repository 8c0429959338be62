"""What the table says about a deal is what the engine made of it, under rarely used rules too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Call, Contract
from pinochle_qt.library.sheets import game_of
from pinochle_qt.scorekeeping.scores import scored
from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.game.deal_row import Column, DealRow
from pinochle_qt.words.game.match_end import end_headline, final_rows
from pinochle_qt.words.game.results import deal_headline
from pinochle_qt.words.standing import side_standings
from tests.engine.deals import finished, meld, standing

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules

NAMES: Final = ("Tom", "Bill", "Ann", "Joan", "Eve", "Max")
FOUR: Final = PRESETS["partnership_four_handed"]
SUMMED: Final = PRESETS["summed_bid_partnership"]
RACEHORSE: Final = PRESETS["racehorse_six_handed"]
DOUBLE: Final = PRESETS["double_deck_tournament"]
CALLED: Final = PRESETS["five_handed_called_partner"]
MOON: Final = patch(FOUR, {"match.shoot_the_moon": "1000"})
SOLO: Final = patch(MOON, {"match.moon_alone": "solo"})
MADE: Final = SheetDeal(3, declarer=0, bid=300, trump="H", meld=(100, 60), tricks=(200, 50))
SHOT: Final = replace(MADE, how="moon_made", by=1, tricks=(0, 250))
MISSED: Final = replace(MADE, how="moon_failed", by=1, tricks=(140, 110))
GIVEN_UP: Final = SheetDeal(3, how="thrown_in", declarer=0, bid=500, trump="H", meld=(400, 100))
OWN_MISSED: Final = replace(MISSED, by=2, tricks=(240, 10))


def seen(rules: Rules, *deals: SheetDeal) -> Observation:
    """Return what a spectator sees after these deals."""
    return observe(rules, scored(Sheet("", rules, NAMES[: rules.table.players], deals)).match, None)


# ---- deals -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "deal", "title", "why"),
    [
        (MOON, SHOT, "Bill and Joan shot the moon", "Not a single trick was lost."),
        (MOON, MISSED, "Bill and Joan missed the moon", "A trick was lost, and 1000 with it."),
        (MOON, OWN_MISSED, "Tom and Ann missed the moon", "A trick was lost, and 1000 with it."),
        (SOLO, SHOT, "Bill shot the moon", "Not a single trick was lost."),
        (
            RACEHORSE,
            SheetDeal(5, how="game_meld", by=1, declarer=0, bid=500, trump="H", meld=(100, 0)),
            "Bill, Joan and Max won on meld",
            "That meld wins the match on the spot.",
        ),
    ],
)
def test_a_moon_and_a_winning_meld_are_attributed_to_the_right_player(
    rules: Rules, deal: SheetDeal, title: str, why: str
) -> None:
    result = seen(rules, deal).results[-1]
    assert deal_headline(result, rules, NAMES) == (title, why)
    assert DealRow(1, result, rules, NAMES).cell(Column.SHORT).words == f"Tom: {deal.bid}"


@pytest.mark.parametrize(("by", "title"), [(0, "Tom and Eve shot the moon"), (3, "Bill, Ann and Joan shot the moon")])
def test_the_moons_shooter_plays_with_the_partner_the_call_left(by: int, title: str) -> None:
    rules = patch(CALLED, {"match.shoot_the_moon": "1000"})
    deal = SheetDeal(3, declarer=0, partner=4, bid=250, trump="H", how="moon_made", by=by)
    assert deal_headline(seen(rules, deal).results[-1], rules, NAMES).title == title


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (GIVEN_UP, "Tom and Ann lose 500, and the others score no meld under 200."),
        (replace(GIVEN_UP, meld=(400, 200)), "Tom and Ann lose 500, and the others score their meld."),
        (replace(GIVEN_UP, how="no_suit"), "Without a marriage there is no trump to name, so there is no play."),
    ],
)
def test_an_unplayed_deal_is_explained_by_the_rule_that_ended_it(deal: SheetDeal, why: str) -> None:
    assert deal_headline(seen(DOUBLE, deal).results[-1], DOUBLE, NAMES).why == why


# ---- the end of a match ----------------------------------------------------------------------------------------------


SUM: Final = SheetDeal(3, bids=(100, 100, 50, 0), trump="S", meld=(200, 20), tricks=(150, 100))
OUT: Final = {"match.bid_and_out": True, "match.target": 300}
THREE: Final = patch(
    PRESETS["three_handed_auction"],
    {"match.both_over": "bidder_wins_else_play_another", "match.target": 300},
)
RENEGE: Final = patch(FOUR, {**OUT, "penalties.renege": "detected_penalised"})
SWEEP: Final = patch(SOLO, {"match.pinochling": True, "match.bid_and_out": True})


@pytest.mark.parametrize(
    ("rules", "deals", "why"),
    [
        (
            RENEGE,
            [SheetDeal(3, how="renege", by=1, declarer=0, bid=300, trump="H", meld=(100, 60))],
            "Somebody played a wrong card, so the deal ends with the penalty.",
        ),
        (patch(SUMMED, OUT), [SUM], "These rules call for a made bid in the winning deal, and there was one."),
        (
            SWEEP,
            [replace(MISSED, by=0, meld=(100, 0), tricks=(250, 0))],
            "Tom and Ann took every trick. That wins the match on the spot.",
        ),
        (
            THREE,
            [
                SheetDeal(0, declarer=0, bid=300, trump="S", meld=(100, 230, 240), tricks=(50, 100, 100)),
                SheetDeal(1, declarer=2, bid=300, trump="S", meld=(10, 150, 300), tricks=(20, 200, 30)),
            ],
            "More than one score went over 300 in the last deal, and the bidder's counts first.",
        ),
    ],
)
def test_a_win_is_explained_by_the_rule_that_decided_the_match(rules: Rules, deals: list[SheetDeal], why: str) -> None:
    over = seen(rules, *deals)
    assert over.winners
    assert end_headline(over, NAMES[: rules.table.players]).why.endswith(why)


def test_a_bidder_who_took_nothing_is_not_said_to_have_made_no_bid() -> None:
    deal = SheetDeal(0, declarer=0, bid=300, trump="S", meld=(100, 230, 240), tricks=(50, 100, 100))
    rows = final_rows(seen(THREE, deal), NAMES[:3])
    assert [row.note for row in rows if "lost" in row.note] == ["0 bids made, 1 lost"]


def test_made_and_lost_summed_bids_are_counted_for_each_side() -> None:
    over = seen(patch(SUMMED, {"match.target": 500}), SUM, replace(SUM, dealer=0, bids=(100, 200, 50, 0)))
    assert [row.note for row in final_rows(over, NAMES[:4])] == ["2 bids made", "1 bid made, 1 lost"]


# ---- while it is played ----------------------------------------------------------------------------------------------


def in_play(rules: Rules, contract: Contract, *, moon: int | None = None, calls: tuple[Call, ...] = ()) -> Observation:
    """Return what seat 0 sees when it has melded 100 and its side has won two tricks."""
    melds = [[meld(100)], [], [], []]
    tricks = [(0, 80), (0, 80), (1, 10)]
    deal = finished(rules, contract=contract, melds=melds, tricks=tricks, moon=moon, calls=calls, ending=None)
    return observe(rules, replace(standing(rules, (0, 0)), deal=deal, number=1), 0)


@pytest.mark.parametrize(("moon", "note"), [(0, "Tom missed the moon"), (1, "Bill missed the moon")])
def test_a_contract_replaced_by_a_moon_needs_nothing(moon: int, note: str) -> None:
    assert lines.strip_standing(in_play(MOON, Contract(0, 250))) is not None
    playing = in_play(MOON, Contract(0, 250), moon=moon)
    assert lines.strip_standing(playing) is None
    assert lines.strip_notes(playing, NAMES) == (note,)


@pytest.mark.parametrize(
    ("minimum", "bids", "sides"), [(0, (250, 50), [0, 1]), (0, (250, 0), [0]), (200, (250, 0), [])]
)
def test_a_side_without_a_contract_needs_nothing(minimum: int, bids: tuple[int, int], sides: list[int]) -> None:
    rules = patch(SUMMED, {"auction.min_meld": minimum})
    calls = tuple(Call(seat, bid) for seat, bid in enumerate((*bids, 0, 0)))
    playing = in_play(rules, Contract(0, 250, side_bids=bids), calls=calls)
    assert [each.side for each in side_standings(playing)] == sides
    own = lines.strip_standing(playing)
    assert own is None if 0 not in sides else own is not None and own.side == 0
    assert lines.strip_notes(playing, NAMES) == ("Bill, Joan: 10 of 50" if 1 in sides else "",)


# ---- afterwards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tricks", "expected"), [((180, 70), "Made, 30 over"), ((90, 160), "Set by 60")])
def test_the_tricks_of_a_called_partner_count_for_the_contract(tricks: tuple[int, ...], expected: str) -> None:
    deal = SheetDeal(4, declarer=0, partner=2, bid=250, trump="H", meld=(40, 0, 60, 0, 0), tricks=tricks)
    sheet = Sheet("five_handed_called_partner", CALLED, NAMES[:5], (deal,))
    game = game_of(sheet)
    assert DealRow(1, game.summary.deals[0].result, game.rules, NAMES).ending == expected
