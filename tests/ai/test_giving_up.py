"""A contract that can be given up now or never is given up, by those who look ahead, if playing it costs more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.giving_up import gives_up_now_or_never
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.judging import judge
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.actions import Bid, Concede, NameTrump, Pass, PlayOn
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision, ExplainingPlayer
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
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


BINOKEL = PRESETS["binokel_three_handed"]
DOUBTFUL = "AS TS KS QS JH AH KH JH AC QC JC QD"
DABB = "JD QD KH JC"
"""With this Dabb and clubs or spades as trump, a hand that makes some 220."""


def seen_after_the_dabb(rules: Rules, bid: int) -> tuple[Observation, Prompt]:
    """Return what the dealer sees who has won the auction with that hand, and has to name trump or to give up."""
    game, match = dealt(rules, DOUBTFUL, widow=DABB, dealer=0)
    match = after(game, match, Pass(2), Bid(0, bid), Pass(1), PlayOn(0))
    return observe(rules, match, 0), require(game.prompt(match))


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(
    ("bid", "times", "gives_up"), [(200, 2, False), (220, 1, False), (220, 2, True), (250, 1, True), (250, 2, True)]
)
def test_both_prices_decide_whether_the_hand_is_given_up(level: str, bid: int, times: int, *, gives_up: bool) -> None:
    seen, prompt = seen_after_the_dabb(patch(BINOKEL, {"scoring.set_multiplier": times}), bid)
    action = make_player(level, 1).choose(seen, prompt, LONG)
    assert isinstance(action, Concede if gives_up else NameTrump)


def test_what_can_still_be_thrown_in_for_the_same_price_is_not_given_up_early() -> None:
    seen, prompt = seen_after_the_dabb(patch(BINOKEL, {"scoring.throw_in": True}), 300)
    assert isinstance(EXPERT.choose(seen, prompt, LONG), NameTrump | Concede)
    assert not gives_up_now_or_never(prompt)


def test_in_the_auction_no_contract_costs_more_than_giving_it_up_and_afterwards_it_may() -> None:
    game, match = dealt(BINOKEL, DOUBTFUL, widow=DABB, dealer=0)
    match = after(game, match, Pass(2))
    auction = observe(BINOKEL, match, 0)
    match = after(game, match, Bid(0, 400), Pass(1))
    declared, hands = observe(BINOKEL, match, 0), require(match.deal).hands
    dealt_hands = (parse_cards(DOUBTFUL), *hands[1:])
    before, since = ImaginedDeals(auction, 0, 1), ImaginedDeals(declared, 0, 1)
    world = World(dealt_hands, widow=parse_cards(DABB))
    price = before.given_up(world, 0, 400, Suit.SPADES)
    assert before.played(world, 0, 400, Suit.SPADES).value == price
    assert since.played(World(hands), 0, 400, Suit.SPADES).value < price
    assert before.played(world, 0, 150, Suit.SPADES).value > price


@pytest.mark.parametrize(
    ("bid", "done", "verdict"), [(250, "named", "cost"), (250, "given_up", "expert"), (200, "given_up", "cost")]
)
def test_the_review_says_what_playing_or_giving_up_cost(bid: int, done: str, verdict: str) -> None:
    seen, prompt = seen_after_the_dabb(BINOKEL, bid)
    action = NameTrump(0, Suit.SPADES) if done == "named" else Concede(0)
    opinion = judge(seen, prompt, action, 3, replace(SKILL_BY_LEVEL["expert"], auction=48))
    assert opinion.verdict == verdict
    assert require(opinion.row(Concede(0))).chance is None
    assert require(opinion.row(NameTrump(0, Suit.SPADES))).chance is not None
