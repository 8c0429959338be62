"""The explanations of a score that is not just meld and tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.rules import patch
from pinochle_qt.scorekeeping.scores import scored
from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.score_reasons import score_reasons

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

NAMES = ("Tom", "Bill", "Ann", "Joan")
SINGLE = PRESETS["single_deck_partnership"]
DOUBLE = PRESETS["double_deck_tournament"]
SUMMED = PRESETS["summed_bid_partnership"]
THREE = PRESETS["three_handed_auction"]
MADE = SheetDeal(3, declarer=2, bid=360, trump="H", meld=(250, 40), tricks=(140, 110))
VOID = "without the 200 in meld that it takes, so there is no contract"
BID_ONLY = "A made bid scores just the bid."
SAVED = {"scoring.save_meld": "min_points", "scoring.save_min_points": 200}
STRICT = SheetDeal(3, declarer=0, bid=500, trump="H", meld=(400, 300), tricks=(260, 240))


@pytest.mark.parametrize(
    ("rules", "deal", "expected"),
    [
        (SINGLE, MADE, ()),
        (SINGLE, replace(MADE, bid=400), ("That costs 400.",)),
        (
            patch(SINGLE, {"scoring.set_multiplier": 2, "scoring.set_loses_meld": False}),
            replace(MADE, bid=400),
            ("That costs 800.", "The meld still counts."),
        ),
        (SINGLE, replace(MADE, bid=510), ("That costs 510.",)),
        (patch(SINGLE, {"scoring.bidder_scores": "bid_only"}), MADE, ("A made bid scores just the bid.",)),
        (
            SINGLE,
            replace(MADE, tricks=(250, 0)),
            ("Bill and Joan lose 40 in meld: nothing was won in tricks.",),
        ),
        (
            SINGLE,
            replace(MADE, tricks=(250, 0), dix=(0, 10)),
            ("Bill and Joan lose 40 in meld: nothing was won in tricks.",),
        ),
        (
            patch(SINGLE, {"scoring.dix_saves_itself": "always"}),
            replace(MADE, tricks=(250, 0), dix=(0, 10)),
            ("Bill and Joan lose 30 in meld: nothing was won in tricks.",),
        ),
        (DOUBLE, STRICT, ()),
        (DOUBLE, replace(STRICT, meld=(400, 180)), ("Bill and Joan lose 180 in meld: meld has to reach 200.",)),
        (
            DOUBLE,
            replace(STRICT, tricks=(340, 160)),
            ("Bill and Joan lose 300 in meld: less than 200 was won in tricks.",),
        ),
        (
            SUMMED,
            SheetDeal(3, bids=(100, 100, 150, 0), trump="S", meld=(40, 20), tricks=(150, 100)),
            ("Tom and Ann didn't make 250.", "Bill and Joan made 100."),
        ),
        (
            patch(SUMMED, {"auction.min_meld": 200}),  # with less, there is no contract, however much is scored
            SheetDeal(3, bids=(100, 100, 50, 0), trump="S", meld=(220, 60, 20, 0), tricks=(150, 100)),
            ("Tom and Ann made 150.", f"Bill and Joan bid 100 {VOID}."),
        ),
        (
            patch(SUMMED, {"auction.min_meld": 200, "auction.misbid_penalty": "null_contract_and_lose_bid"}),
            SheetDeal(3, bids=(50, 100, 0, 0), trump="S", meld=(100, 220), tricks=(150, 100)),
            (f"Tom and Ann bid 50 {VOID}.", "That costs 50.", "Bill and Joan made 100."),
        ),
        (
            patch(SUMMED, {"scoring.bidder_scores": "bid_only"}),
            SheetDeal(3, bids=(100, 100, 50, 0), trump="S", meld=(100, 20), tricks=(150, 100)),
            ("Tom and Ann made 150.", BID_ONLY, "Bill and Joan made 100.", BID_ONLY),
        ),
        (
            patch(SUMMED, {"scoring.defenders_min_meld": 200} | SAVED),
            SheetDeal(3, bids=(100, 100, 0, 0), trump="S", meld=(100, 20), tricks=(150, 100)),
            (
                "Tom and Ann made 100.",
                "Bill and Joan made 100.",
                "Tom and Ann lose 100 in meld: less than 200 was won in tricks.",
                "Bill and Joan lose 20 in meld: less than 200 was won in tricks.",
            ),
        ),
        (
            patch(SINGLE, {"match.shoot_the_moon": "1000", "scoring.defenders_min_meld": 200}),
            replace(MADE, bid=300, how="moon_made", by=1, meld=(100, 140), tricks=(0, 250)),
            ("Tom and Ann lose 100 in meld: meld has to reach 200.",),  # the moon has replaced their contract
        ),
        (
            THREE,
            SheetDeal(0, declarer=1, bid=300, trump="S", meld=(20, 150, 60), tricks=(0, 160, 90)),
            ("Tom loses 20 in meld: no trick was won.",),
        ),
        (
            THREE,
            SheetDeal(0, declarer=1, bid=300, trump="S", meld=(20, 150, 60), tricks=(0, 160, 90), took=(0,)),
            (),
        ),
        (PRESETS["hayes_two_handed"], SheetDeal(0, meld=(100, 60), tricks=(250, 0)), ()),
    ],
)
def test_the_rules_that_affect_a_score_are_named(rules: Rules, deal: SheetDeal, expected: tuple[str, ...]) -> None:
    names = NAMES[: rules.table.players]
    result = scored(Sheet("", rules, names, (deal,))).match.results[-1]
    assert score_reasons(result, rules, names) == expected
