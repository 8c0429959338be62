"""What a partner must never do: positions with the actions expected of every player from Steady up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.player import ExplainingPlayer
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL, make_player
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.reasons import Why
from pinochle_qt.engine.actions import Bid, Give, Pass, Play
from pinochle_qt.engine.cards import Suit, parse_cards, without
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.state import Call, Contract
from pinochle_qt.variants.presets import PRESETS
from tests.ai.positions import SDP, answer, card_of, dealt, in_play
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules

every_good_player = pytest.mark.parametrize("skill", ["steady", "strong", "expert"])
EVERYBODY = ["novice", "easy", "steady", "strong", "expert"]
RUN = "AS TS KS QS JS JS 9S AH TH AD 9D 9C"
FAR_BETTER = "AS AS TS TS KS QS AH AD AC KH 9D 9C"
"""A hand without a run that is worth far more than the partner has bid."""


def asked_after(skill: str, rules: Rules, hand: str, *calls: SeatAction) -> Decision:
    """Return what seat 0 does in an auction, and why."""
    game, match = dealt(rules, hand)
    for call in calls:
        match = game.apply(match, call).after
    prompt, player = require(game.prompt(match)), make_player(skill, 1)
    assert isinstance(player, ExplainingPlayer)
    return player.decide(observe(rules, match, 0), prompt, 60.0)


def over_partner(skill: str, hand: str, bid: int) -> Decision:
    """Return what seat 0 does after opening, when its partner has bid more and both opponents have passed."""
    return asked_after(skill, SDP, hand, Bid(0, 250), Pass(1), Bid(2, bid), Pass(3))


@pytest.mark.parametrize("skill", EVERYBODY)
def test_partners_standing_bid_is_raised_for_a_stated_reason(skill: str) -> None:
    good = over_partner(skill, "AS TS KS 9S AH TH KH AD JD KC TC 9C", 290)
    assert isinstance(good.action, Pass)
    run = over_partner(skill, "AS TS KS QS JS 9S AH TH AD 9D 9C JC", 290)
    assert isinstance(run.action, Bid)
    assert any(part.why is Why.OWN_RUN for part in run.reason.parts())
    far_better = over_partner(skill, FAR_BETTER, 290)
    assert isinstance(far_better.action, Bid)
    assert any(part.why is Why.BETTER_SUIT for part in far_better.reason.parts())


@pytest.mark.parametrize("skill", EVERYBODY)
def test_partners_do_not_bid_over_each_other_twice_when_both_opponents_have_passed(skill: str) -> None:
    calls = (Bid(0, 250), Pass(1), Bid(2, 260), Pass(3), Bid(0, 270), Bid(2, 280))
    decision = asked_after(skill, SDP, RUN, *calls)
    assert isinstance(decision.action, Pass)
    assert decision.reason == Why.PARTNER_HAS_IT.because()
    assert isinstance(asked_after(skill, SDP, FAR_BETTER, *calls).action, Pass)


@every_good_player
def test_a_run_is_bid_over_partner_again_while_an_opponent_is_bidding(skill: str) -> None:
    calls = (Bid(0, 250), Bid(1, 260), Bid(2, 270), Pass(3), Bid(0, 280), Bid(1, 290), Bid(2, 300))
    assert isinstance(asked_after(skill, SDP, RUN, *calls).action, Bid)


@pytest.mark.parametrize("skill", EVERYBODY)
def test_meld_is_shown_over_partner_once_when_both_opponents_have_passed(skill: str) -> None:
    rules = PRESETS["double_deck_four_handed"]
    hand = "AS TS KS QS JS KS QS AH TH KH QH JH AD TD KD QD AC AC TC KC"
    calls = (Bid(0, 500), Pass(1), Bid(2, 510), Pass(3))
    decision = asked_after(skill, rules, hand, *calls)
    assert isinstance(decision.action, Bid)
    again = asked_after(skill, rules, hand, *calls, Bid(0, 530), Bid(2, 550))
    assert again.reason == Why.PARTNER_HAS_IT.because()


@every_good_player
@pytest.mark.parametrize("seed", range(2))
def test_a_defender_does_not_lead_trumps_for_the_declarer(skill: str, seed: int) -> None:
    position = in_play("KS QS JS 9H QH JD 9D KC 9C AH QD TC", "", leader=0, declarer=1, seed=seed)
    assert card_of(skill, *position) not in parse_cards("KS QS JS")


@every_good_player
def test_the_trump_ace_is_not_wasted_on_partners_sure_trick(skill: str) -> None:
    position = in_play("AS TS KD QD 9C JC JD 9D 9D QC KC KD", "9H AH JH", leader=1, declarer=0)
    played = {card_of(skill, *position, seed) for seed in range(5)}
    assert played == set(parse_cards("TS"))


@every_good_player
def test_counters_are_played_on_partners_sure_trick(skill: str) -> None:
    position = in_play("TD 9D KC 9C QC JC QD JD KD KD QC TC", "9H AH JH", leader=1, declarer=0)
    assert card_of(skill, *position) in parse_cards("TD KD TC KC")


@every_good_player
def test_counters_are_not_played_on_a_lost_trick(skill: str) -> None:
    position = in_play("TD 9D KC 9C QC JC QD JD KD KD QC TC", "9H JH AH", leader=1, declarer=0)
    assert card_of(skill, *position) in parse_cards("9D 9C QC JC QD JD")


@every_good_player
def test_a_complete_run_and_pinochle_are_kept_when_passing_cards(skill: str) -> None:
    game, match = dealt(SDP, "AS TS KS QS JS JD 9H JH QC 9C 9D AD")
    deal = require(match.deal)
    match = replace(match, deal=replace(deal, trump=Suit.SPADES, contract=Contract(0, 300), stage=2))
    partner = require(game.prompt(match))
    assert partner.kind == "give"
    gift = parse_cards("9H TD KD AC")
    hands = list(match.deal.hands if match.deal else ())
    pool = sorted((*hands[1], *hands[2], *hands[3]))
    hands[2] = tuple(sorted((*gift, *without(pool, gift)[:8])))
    rest = without(pool, hands[2])
    hands[1], hands[3] = rest[:12], rest[12:]
    assert match.deal is not None
    match = replace(match, deal=replace(match.deal, hands=tuple(hands)))
    match = game.apply(match, Give(2, gift)).after
    action = answer(skill, game, match)
    assert isinstance(action, Give)
    assert not set(action.cards) & set(parse_cards("AS TS KS QS JS JD AD AC"))


def test_a_sure_trick_is_explained() -> None:
    game, match = in_play("AS TS KS QS JS AH AD AC TC KC QC JC", "", leader=0, declarer=0)
    prompt = require(game.prompt(match))
    decision = ThinkingPlayer(SKILL_BY_LEVEL["expert"], 1).decide(observe(game.rules, match, 0), prompt, 60.0)
    assert isinstance(decision.action, Play)
    assert decision.action.card in parse_cards("AS AH AD AC")
    assert "high heart" in str(decision.reason)


@every_good_player
def test_a_hand_with_sure_meld_and_a_good_suit_is_never_passed(skill: str) -> None:
    game, match = dealt(SDP, "AS TS KS QS JS AS JD AH AD AC KS QS")
    assert isinstance(answer(skill, game, match), Bid)
    match = game.apply(match, Bid(0, 250)).after
    for seat, amount in ((1, 260), (2, None), (3, None)):
        match = game.apply(match, Pass(seat) if amount is None else Bid(seat, amount)).after
    assert isinstance(answer(skill, game, match), Bid)


@every_good_player
def test_a_worthless_hand_does_not_bid_over_others(skill: str) -> None:
    game, match = dealt(SDP, "9S 9S JS 9H 9H JH 9D 9D TC JC 9C QD")
    deal = require(match.deal)
    calls = (Call(0, 250), Call(1, 300), Call(2, None), Call(3, None))
    action = answer(skill, game, replace(match, deal=replace(deal, calls=calls)))
    assert isinstance(action, Pass)
