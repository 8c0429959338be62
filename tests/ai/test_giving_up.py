"""Expert gives up a contract where trump is named before the widow is turned, if that costs less than playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.engine.actions import Concede, NameTrump, Pass, PlayOn
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision, ExplainingPlayer
    from pinochle_qt.engine.rules import Rules

LONG = 60.0
EXPERT = ThinkingPlayer(SKILL_BY_LEVEL["expert"], 3)
FIRST = patch(
    PRESETS["three_handed_auction"],
    {
        "widow.trump_first": True,
        "scoring.throw_in": False,
        "auction.forced_open": "first_bidder",
        "auction.under_the_gun_min": None,
    },
)
POOR = "9S JS QS 9H JH TH 9D QD TD 9C JC TC JC QC JH"
GOOD = "AS TS KS QS AS TS KS AH AD AC QH 9H TD JD 9C"
every_player = pytest.mark.parametrize("player", [Policy(), EXPERT])


def decided(
    player: ExplainingPlayer, hand: str, bid: int = 300, *, rules: Rules = FIRST, trump: Suit | None = None
) -> Decision:
    """Return the decision of seat 0 after it got the contract, before naming trump or after."""
    game, match = dealt(patch(rules, {"auction.min_bid": bid}), hand)  # the opening is forced
    match = after(game, match, Pass(1), Pass(2))
    if trump is not None:
        match = after(game, match, NameTrump(0, trump))
    return player.decide(observe(game.rules, match, 0), require(game.prompt(match)), LONG)


@every_player
def test_a_poor_hand_is_given_up_before_the_widow_is_turned_and_after(player: ExplainingPlayer) -> None:
    assert decided(player, POOR, 400).action == Concede(0, unseen=True)
    assert decided(player, POOR, 400, trump=Suit.CLUBS).action == Concede(0)


@every_player
def test_a_good_hand_is_played(player: ExplainingPlayer) -> None:
    assert decided(player, GOOD).action == NameTrump(0, Suit.SPADES)
    assert decided(player, GOOD, trump=Suit.SPADES).action == PlayOn(0)


def test_expert_says_what_playing_on_would_cost() -> None:
    assert str(decided(EXPERT, POOR, 400).reason).startswith("Playing on would cost you about ")
    assert str(decided(EXPERT, GOOD, trump=Suit.SPADES).reason).startswith("Giving up would cost you about ")


def test_a_contract_that_may_fail_is_played_only_if_giving_it_up_is_dear() -> None:
    hand = "AS TS KS QS JS 9S TH 9H JD 9D AD JC 9C AC KC"
    cheap = patch(FIRST, {"scoring.giving_up": "half"})
    bids = range(380, 520, 20)
    played = [
        sum(decided(EXPERT, hand, bid, rules=rules, trump=Suit.SPADES).action == PlayOn(0) for bid in bids)
        for rules in (cheap, FIRST)
    ]
    assert played[0] < played[1]
