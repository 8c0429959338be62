"""Who gets and pays what at the end of a match, in whole sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import DealResult
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.stake_words import stake_sentences
from pinochle_qt.words.game.match_end import end_headline
from pinochle_qt.words.game.results import match_headline
from pinochle_qt.words.game.settlement import settlement_words

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState

TEAMS: Final = patch(PRESETS["single_deck_partnership"], {"stakes.unit": "stars"})
THREE: Final = patch(PRESETS["cutthroat_three_handed"], {"stakes.unit": "cents", "stakes.bid_lost": 10})
CHIPS: Final = patch(PRESETS["auction_pinochle"], {"scoring.kitty": "every_bid"})


def over(rules: Rules, totals: tuple[int, ...], winner: int = 0) -> MatchState:
    """Return a match that is over, after a deal in which player 2 lost a bid."""
    none = (0,) * len(totals)
    meld = (0,) * rules.table.players
    seated = tuple(range(rules.table.players))
    result = DealResult("set", 2, 300, Suit.HEARTS, meld, none, none, totals, 1500, seated=seated)
    return replace(Game(rules).start(), totals=totals, results=(result,), winners=(winner,))


@pytest.mark.parametrize(
    ("rules", "totals", "people", "expected"),
    [
        (TEAMS, (1500, 1380), ["You", "Bill", "Ann", "Joan"], "You and Ann get 6 stars. Bill and Joan pay 6 stars."),
        (THREE, (1000, 700, 450), ["You", "Bill", "Ann"], "You get 28 cents. Bill gets 2 cents. Ann pays 30 cents."),
        (
            patch(THREE, {"stakes.bid_lost": 0}),
            (1000, 500, 510),
            ["You", "Bill", "Ann"],
            "You get 19 cents. Ann pays 9 cents. Bill pays 10 cents.",
        ),
        (
            patch(THREE, {"stakes.bid_lost": 0, "stakes.per_hundred": 0}),
            (1000, 500, 510),
            ["Ann", "Bill", "You"],
            "Ann gets 10 cents. You and Bill pay 5 cents each.",
        ),
        (CHIPS, (2, -9, -8), ["You", "Bill", "Ann"], "The kitty is shared out: everybody gets 5 chips of it."),
        (
            CHIPS,
            (2, -4, -5),
            ["You", "Bill", "Ann"],
            "The kitty is shared out: everybody gets 2 chips of it, and 1 chip stays for the next match.",
        ),
        (
            CHIPS,
            (8, -4, -3),
            ["You", "Bill", "Ann"],
            "Everybody pays 1 chip to make up what the kitty is short of, and 2 chips stay for the next match.",
        ),
        (patch(CHIPS, {"scoring.kitty_end": "stays"}), (2, -4, -5), ["A", "B", "C"], "The kitty holds 7 chips."),
        (patch(TEAMS, {"stakes.unit": "none"}), (1500, 1380), ["You", "Bill", "Ann", "Joan"], ""),
        (
            patch(TEAMS, {"stakes.match_won": 0}),
            (1500, 1480),
            ["You", "Bill", "Ann", "Joan"],
            "Nobody owes anything.",
        ),
    ],
)
def test_everybody_is_told_what_they_get_or_pay(
    rules: Rules, totals: tuple[int, ...], people: list[str], expected: str
) -> None:
    match = over(rules, totals)
    assert settlement_words(rules, match, people) == expected
    assert match_headline(rules, match, people).why.endswith(expected)
    if rules is not CHIPS:
        assert end_headline(observe(rules, match, 0), people).why.endswith(expected)


def test_the_sheet_says_what_is_paid_at_the_end() -> None:
    assert stake_sentences(patch(TEAMS, {"stakes.bid_lost": 1, "scoring.scale": "x1"})) == (
        "When the match is over, it is settled in stars.",
        "Partners get and pay together.",
        "The others pay the side that wins 5 stars for the match.",
        "The side with fewer points pays 1 star for every full 10 points between the scores.",
        "A side that loses a bid pays every other side 1 star for it.",
    )
    assert stake_sentences(patch(THREE, {"stakes.between": "everyone", "stakes.match_won": 0})) == (
        "When the match is over, it is settled in cents.",
        "Of any two, the one with fewer points pays 1 cent for every full 100 between them.",
        "Whoever loses a bid pays everybody else 10 cents for it.",
    )


@pytest.mark.parametrize(
    ("stakes", "sentence"),
    [
        ({}, "A loser with fewer than 1000 points pays twice for the match, and for both scores added up."),
        ({"stakes.match_won": 0}, "A loser with fewer than 1000 points pays for both scores added up."),
        ({"stakes.per_hundred": 0}, "A loser with fewer than 1000 points pays twice for the match."),
    ],
)
def test_the_sheet_says_what_the_rubicon_changes(stakes: dict[str, int], sentence: str) -> None:
    rules = patch(PRESETS["bezique"], {"stakes.unit": "cents", "stakes.rubicon": 1000, **stakes})
    assert stake_sentences(rules)[-1] == sentence
