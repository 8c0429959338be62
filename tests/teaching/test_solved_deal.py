"""A deal with all cards open is worth what its cards say; the search itself is tested in `tests/ai/test_kernel.py`."""

from __future__ import annotations

import random
from typing import Final

import pytest

from pinochle_qt.engine.cards import Suit, parse_card
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.session.dealing.deal_line import WrittenDeal, read_deal_line
from pinochle_qt.teaching.typed_deals.solved_deal import NotSolvable, SolvedDeal, solved_deal
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

RACE: Final = "racehorse_passing"


def solved(line: str, leader: int = 0, *, is_declarer: bool = True) -> SolvedDeal:
    return require(solved_deal(read_deal_line(line), Suit.SPADES, leader, 60, is_declarer=is_declarer))


def test_the_last_trick_counts_and_goes_to_the_highest_card() -> None:
    found = solved(f"{RACE} 0:.A.. 1:.K.. 2:.T.. 3:...9")
    assert found.total == 40  # ace, king and ten count one each, and so does the last trick
    assert found.leads == ((parse_card("AH"), 40),)


def test_the_first_of_two_equal_cards_takes_the_trick_for_its_own_side() -> None:
    found = solved(f"{RACE} 0:.9.. 1:.A.. 2:.A.. 3:.J..")
    assert found.leads[0][1] == 0


def test_the_best_lead_comes_first() -> None:
    # After the king, West has to trump with the ten and lead the ten of clubs, which everybody trumps: South takes it
    # and the last trick with the ace. After the ace of trumps, East takes the rest with the ace of diamonds.
    found = solved(f"{RACE} 0:A..K. 1:T...T 2:J..9. 3:Q..A.")
    assert found.leads == ((parse_card("KD"), 30), (parse_card("AS"), 20))


def test_a_declarer_who_must_lead_trump_does_so_first() -> None:
    line = "three_handed_auction tricks.first_lead_trump=true 0:A.A.. 1:K.K.. 2:Q.Q.."
    assert {face for face, _ in solved(line).leads} == {parse_card("AS")}
    assert {face for face, _ in solved(line, is_declarer=False).leads} == {parse_card("AS"), parse_card("AH")}


@pytest.mark.parametrize("preset", ["three_handed_auction", "single_deck_partnership"])
def test_a_whole_deal_is_solved_and_its_points_are_shared_out(preset: str) -> None:
    rules = PRESETS[preset]
    cards = list(pack(rules))
    random.Random(1).shuffle(cards)
    dealt = Game(rules).deal_out(cards, 0)
    hands = dict(enumerate(dealt.hands))
    found = require(solved_deal(WrittenDeal(preset, rules, 0, hands), Suit.SPADES, 1, 300, is_declarer=True))
    aside = sum(card_points(rules)[face] for face in dealt.widow)
    assert found.total == total_card_points(rules) - aside
    assert {face for face, _ in found.leads} <= set(dealt.hands[1])
    assert all(0 <= points <= found.total for _, points in found.leads)


def test_a_deal_that_takes_too_long_has_no_result() -> None:
    rules = PRESETS["double_deck_four_handed"]
    cards = list(pack(rules))
    random.Random(2).shuffle(cards)
    hands = dict(enumerate(Game(rules).deal_out(cards, 0).hands))
    deal = WrittenDeal("double_deck_four_handed", rules, 0, hands)
    assert solved_deal(deal, Suit.SPADES, 1, 0.01, is_declarer=True) is None


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simplified_two_handed_150 0:A... 1:K...", "cards are drawn while it is played"),
        ("two_handed_draft 0:A... 1:K...", "cards are drawn while it is played"),
        ("five_handed_called_partner 0:A... 1:K... 2:Q... 3:J... 4:T...", "depends on the card that is called"),
        (f"{RACE} 0:A... 1:K...", "the same number of cards of every seat must be known"),
        (RACE, "the same number of cards of every seat must be known"),
    ],
)
def test_a_deal_that_cannot_be_solved_is_refused_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NotSolvable, match=sentence):
        solved(line)
