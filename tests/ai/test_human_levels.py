"""The levels that err as people do: they forget and misjudge, but never overlook what everybody at the table sees."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import Bid, Pass
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, Suit, parse_cards
from pinochle_qt.engine.state import Call
from pinochle_qt.variants.presets import PRESETS
from tests.ai.positions import SDP, answer, card_of, dealt, in_play
from tests.benchmarks.slips import SLIPS, counted

SEEDS = range(20)
every_human_level = pytest.mark.parametrize("skill", ["novice", "easy"])


def led_or_played(skill: str, hand: str, trick: str, *, leader: int, declarer: int) -> Counter[int]:
    """Return how often seat 0 plays each card."""
    position = in_play(hand, trick, leader=leader, declarer=declarer)
    return Counter(card_of(skill, *position, seed) for seed in SEEDS)


@every_human_level
@pytest.mark.parametrize(
    "preset",
    ["single_deck_partnership", "double_deck_four_handed", "three_handed_auction", "wikipedia_two_handed"],
)
def test_no_deal_contains_a_play_that_no_human_would_make(skill: str, preset: str) -> None:
    found = counted(PRESETS[preset], skill, 4)
    assert found["plays"] > 0
    assert not {slip: found[slip] for slip in SLIPS if found[slip]}


@every_human_level
def test_aces_and_tens_are_not_played_on_a_lost_trick(skill: str) -> None:
    played = led_or_played(skill, "AH TH QH JH 9H AC TC KC QC JC 9C 9C", "AD KD 9D", leader=1, declarer=1)
    assert {RANK_OF[face] for face in played} <= {Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE}


@every_human_level
def test_no_ace_is_played_on_a_trick_that_partner_surely_wins(skill: str) -> None:
    played = led_or_played(skill, "AD TD 9D KC 9C QC JC QD JD KD AC TC", "9H AH JH", leader=1, declarer=0)
    assert Rank.ACE not in {RANK_OF[face] for face in played}


@every_human_level
def test_an_ace_is_kept_when_the_ten_takes_the_trick(skill: str) -> None:
    played = led_or_played(skill, "AH TH QH JD QD KD KC 9C QC JC AC TC", "9H JH KH", leader=1, declarer=1)
    assert set(played) == set(parse_cards("TH"))


@every_human_level
def test_a_ten_is_not_led_while_aces_are_out(skill: str) -> None:
    played = led_or_played(skill, "TH 9H JH TD 9D QD TC 9C JC KS QS 9S", "", leader=0, declarer=1)
    assert not [face for face in played if RANK_OF[face] is Rank.TEN]


@every_human_level
def test_a_king_of_trumps_is_not_led_while_higher_trumps_are_out(skill: str) -> None:
    played = led_or_played(skill, "KS TS QS 9S JH 9H QH JD 9D QD JC 9C", "", leader=0, declarer=1)
    assert not set(played) & set(parse_cards("KS TS"))


@every_human_level
def test_no_ace_is_thrown_on_a_trick_that_partner_may_win(skill: str) -> None:
    played = led_or_played(skill, "AD 9D KD QD JD AC QC JC 9C TC KC TD", "QH JH", leader=2, declarer=2)
    assert Rank.ACE not in {RANK_OF[face] for face in played}


def test_a_novice_leads_aces_and_keeps_trumps() -> None:
    played = led_or_played("novice", "AS TS KS QS 9S AH KH AD JD AC QC 9C", "", leader=0, declarer=0)
    aces = sum(count for face, count in played.items() if RANK_OF[face] is Rank.ACE and SUIT_OF[face] != Suit.SPADES)
    trumps = sum(count for face, count in played.items() if SUIT_OF[face] == Suit.SPADES)
    assert aces > len(SEEDS) / 2
    assert trumps < aces / 2


@every_human_level
def test_nobody_bids_against_their_partner(skill: str) -> None:
    game, match = dealt(SDP, "AS TS KS QS JS 9S AH TH AD 9D 9C JC")
    for action in (Bid(0, 250), Pass(1), Bid(2, 260), Pass(3), Bid(0, 270), Bid(2, 280)):
        match = game.apply(match, action).after
    assert all(isinstance(answer(skill, game, match, seed), Pass) for seed in SEEDS)


@every_human_level
def test_no_mood_makes_a_worthless_hand_bid(skill: str) -> None:
    game, match = dealt(SDP, "9S 9S JS 9H 9H JH 9D 9D TC JC 9C QD")
    assert match.deal is not None
    match = replace(match, deal=replace(match.deal, calls=(Call(0, 250), Call(1, 260), Call(2, None), Call(3, None))))
    assert all(isinstance(answer(skill, game, match, seed), Pass) for seed in range(100))


def reach(skill: str, seed: int) -> int:
    """Return the highest opposing bid that seat 0 still tops with a good hand."""
    game, match = dealt(SDP, "AS TS KS QS JS 9S AH KH AD JD TC 9C")
    assert match.deal is not None
    for amount in range(250, 600, 10):
        calls = (Call(0, 250), Call(1, amount + 10), Call(2, None), Call(3, None))
        if isinstance(answer(skill, game, replace(match, deal=replace(match.deal, calls=calls)), seed), Pass):
            return amount
    return 600


def test_a_novice_tends_to_underbid() -> None:
    reached, steady = [reach("novice", seed) for seed in SEEDS], reach("steady", 0)
    assert min(reached) < steady - 10
    assert max(reached) <= steady + 20
