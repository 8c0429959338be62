"""A deal as a line of text is read as it was written, and any other text is refused in one sentence."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.session.dealing.deal_line import LONGEST, BadDealLine, WrittenDeal, deal_line, read_deal_line
from pinochle_qt.variants.presets import PRESETS
from tests.conformance.test_random_rules import rule_sets
from tests.session.driving import SINGLE

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

RACE: Final = "racehorse_passing"


def random_deal(preset: str, rules: Rules, dealer: int, seed: int) -> WrittenDeal:
    cards = list(pack(rules))
    random.Random(seed).shuffle(cards)
    dealt = Game(rules).deal_out(cards, dealer)
    return WrittenDeal(preset, rules, dealer, dict(enumerate(dealt.hands)), dealt.widow, dealt.stock)


@given(rule_sets(), st.integers(0), st.integers(0))
def test_every_deal_of_all_rules_is_read_as_it_was_written(chosen: tuple[str, Rules], dealer: int, seed: int) -> None:
    preset, rules = chosen
    deal = random_deal(preset, rules, dealer % rules.table.players, seed)
    text = deal_line(deal)
    read = read_deal_line(text)
    assert (read.preset, read.rules, read.dealer) == (deal.preset, deal.rules, deal.dealer)
    assert {seat: sorted(hand) for seat, hand in read.hands.items()} == {
        seat: sorted(hand) for seat, hand in deal.hands.items()
    }
    assert (read.widow, read.stock) == (deal.widow, deal.stock)
    assert deal_line(read) == text
    assert len(text) <= LONGEST
    assert read.dealt is not None


def test_the_suits_of_a_hand_are_spades_hearts_diamonds_and_clubs() -> None:
    deal = read_deal_line(f"{SINGLE} dealer:2 1:AAT.KQ..9")
    assert deal.hands == {1: parse_cards("AS AS TS KH QH 9C")}
    assert (deal.dealer, deal.dealt) == (2, None)


def test_own_rules_are_part_of_the_line() -> None:
    deal = read_deal_line(f"{SINGLE} auction.min_bid=200 deal.max_redeals=null deal.cut=false 0:A...")
    assert (deal.rules.auction.min_bid, deal.rules.deal.max_redeals, deal.rules.deal.cut) == (200, None, False)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The deal is empty"),
        ("chess 0:A...", 'There is no preset "chess"'),
        (f"{RACE} 0:AAAAAAAAAAAAA...", "AS is there 13 times, and the deck of this game has only 2."),
        (f"{RACE} 0:7...", "7S is there 1 times, and the deck of this game has none."),
        (f"{RACE} 0:AA... 1:A...", "AS is there 3 times"),
        (f"{RACE} 0:AAX...", '"AAX..." is no hand'),
        (f"{RACE} 0:AA", '"AA" is no hand'),
        (f"{RACE} 0:A... 0:T...", '"0:T..." is there twice'),
        (f"{RACE} 4:A...", '"4" is no seat; this game has the seats 0 to 3'),
        (f"{RACE} ²:A...", '"²" is no seat'),
        (f"{RACE} dealer:9", '"9" is no seat'),
        (f"{RACE} stock", '"stock" has no colon'),
        (f"{RACE} widow:A", "'A' is not a card"),
        (f"{RACE} auction.min_bid=many", "auction.min_bid cannot be"),
        (f"{RACE} table.players=5 0:A...", "These rules cannot be played:"),
        ("9" * 5000, "A deal has at most 4000 characters, and this text 5000."),
    ],
)
def test_a_text_that_is_no_deal_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadDealLine) as refused:
        read_deal_line(text)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@given(st.text(max_size=200))
def test_no_text_does_anything_but_describe_a_deal_or_be_refused(text: str) -> None:
    for line in (text, f"{SINGLE} {text}", f"{SINGLE} 0:{text}"):
        try:
            read = read_deal_line(line)
        except BadDealLine:
            continue
        assert read.preset in PRESETS
