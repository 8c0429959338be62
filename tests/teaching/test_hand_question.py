"""Expert can be asked about any hand that somebody types, and knows no more than that seat would."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.cards import SUITS, Card, Rank, Suit, card, cards_text, parse_cards, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import buries, has_auction, is_draft, passes_cards, trump_needs_marriage
from pinochle_qt.engine.game import Game
from pinochle_qt.session.dealing.deal_line import WrittenDeal, read_deal_line
from pinochle_qt.teaching.typed_deals.hand_question import NoQuestion, bidding_question, passing_question
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

HAND: Final = "racehorse_passing 2:ATK.QQ.JJ.AATK9"
BIDDING: Final = [name for name, rules in PRESETS.items() if has_auction(rules) and not is_draft(rules)]
PASSING: Final = [name for name, rules in PRESETS.items() if passes_cards(rules) or buries(rules)]


def one_hand(preset: str, seat: int, seed: int = 1) -> WrittenDeal:
    rules = PRESETS[preset]
    cards = list(pack(rules))
    random.Random(seed).shuffle(cards)
    return WrittenDeal(preset, rules, 0, {seat: Game(rules).deal_out(cards, 0).hands[seat]})


def with_marriage(hand: tuple[Card, ...], trump: Suit, rules: Rules) -> tuple[Card, ...]:
    """Return a hand of the same size with a marriage in a suit."""
    marriage = (card(Rank.KING, trump), card(Rank.QUEEN, trump))
    return (*marriage, *without(hand, set(marriage) & set(hand))[: rules.deal.hand_size - 2])


@pytest.mark.parametrize("preset", BIDDING)
def test_every_seat_of_every_game_with_an_auction_is_asked_for_a_bid(preset: str) -> None:
    for seat in range(PRESETS[preset].table.players):
        deal = one_hand(preset, seat)
        seen, prompt = bidding_question(deal, seat)
        assert (prompt.seat, prompt.kind) == (seat, "bid")
        assert sorted(seen.hand) == sorted(deal.hands[seat])
        assert prompt.allows(Policy().choose(seen, prompt, None))


@pytest.mark.parametrize("preset", PASSING)
@pytest.mark.parametrize("trump", SUITS)
def test_whoever_passes_or_lays_aside_cards_is_asked_with_every_trump_suit(preset: str, trump: Suit) -> None:
    deal = one_hand(preset, 1)
    if trump_needs_marriage(deal.rules) and not passes_cards(deal.rules):
        deal = replace(deal, hands={1: with_marriage(deal.hands[1], trump, deal.rules)})
    seen, prompt = passing_question(deal, 1, trump)
    assert (prompt.seat, prompt.kind) == (1, "give" if passes_cards(deal.rules) else "bury")
    assert seen.trump == trump


def test_the_cards_that_nobody_typed_change_nothing_that_the_seat_sees() -> None:
    hand = read_deal_line(HAND)
    whole = read_deal_line(f"{HAND} 0:ATJJ99.AATT..")
    assert bidding_question(hand, 2).observation == bidding_question(whole, 2).observation


def test_a_widow_that_is_named_is_in_the_hand_that_lays_cards_aside() -> None:
    deal = read_deal_line("three_handed_auction 0:AATTKQ.AA.KQ.AAQJJ widow:9S9H9D")
    seen, _ = passing_question(deal, 0, Suit.SPADES)
    assert sorted(parse_cards("9S 9H 9D")) == sorted(face for face in seen.hand if cards_text([face])[0] == "9")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("racehorse_passing 2:A...", "A hand has 12 cards in this game, and this one has 1."),
        ("racehorse_passing", "A hand has 12 cards in this game, and this one has 0."),
        ("two_handed_draft 1:AATTKKQQJJ99...", "the hands are drawn card by card"),
        ("simplified_two_handed_150 1:AATTKKQQJJ99...", "Nobody bids in this game."),
    ],
)
def test_a_hand_about_which_nothing_can_be_asked_is_refused_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NoQuestion, match=sentence):
        bidding_question(read_deal_line(line), 1 if "1:" in line else 2)


def test_nothing_is_passed_in_a_game_without_passing() -> None:
    with pytest.raises(NoQuestion, match="nobody passes cards"):
        passing_question(one_hand("cutthroat_three_handed", 0), 0, Suit.SPADES)
