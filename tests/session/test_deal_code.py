"""The code of a deal comes back as what it was, and is refused in a sentence where it is not what was written."""

from __future__ import annotations

import contextlib
import random
from itertools import product
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pinochle_qt.engine.cards import Card
from pinochle_qt.engine.derived import pack, people_count
from pinochle_qt.engine.rules import OPTIONS, Range, patch
from pinochle_qt.session.arrangement import arranged, arrangement, arrangement_count
from pinochle_qt.session.deal_code import (
    NUMBERED,
    SIGNS,
    BadDealCode,
    DealCode,
    decode,
    encode,
    meanings,
    told_by,
)
from pinochle_qt.session.generator import KEY_BITS
from pinochle_qt.variants.presets import PRESETS
from tests.conformance.test_random_rules import rule_sets
from tests.session.driving import SINGLE, sitting_out

KEY: Final = 0x123456789ABCDEF01234
OTHER_RULES: Final = patch(PRESETS[SINGLE], {"melds.run_value": 250, "auction.min_bid": 230, "deal.cut": False})
MANY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def code_of(preset: str, dealer: int = 0) -> DealCode:
    rules = PRESETS[preset]
    return DealCode(preset, rules, people_count(rules), dealer, KEY)


@st.composite
def codes(draw: st.DrawFn) -> DealCode:
    preset, rules = draw(rule_sets())
    people = people_count(rules)
    if rules.table.sit_out == "rotate":
        people = draw(st.integers(people, 9))
    dealer = draw(st.integers(0, people - 1))
    key = st.integers(0, 2**KEY_BITS - 1)
    order = st.integers(0, arrangement_count(pack(rules)) - 1).map(lambda number: arranged(pack(rules), number))
    return DealCode(preset, rules, people, dealer, draw(key | order))


@MANY
@given(codes())
def test_every_code_comes_back_as_what_it_was(code: DealCode) -> None:
    text = encode(code)
    assert decode(text) == code
    groups = text.split("-")
    assert all(len(group) == 4 for group in groups[:-1])
    assert set("".join(groups)) <= set(SIGNS)
    assert decode(f"\n {text.replace('-', '').lower()}\t") == code
    assert decode(text.replace("1", "l").replace("0", "O").replace("-", " \N{EN DASH} ")) == code


def test_a_code_of_the_usual_rules_has_five_groups() -> None:
    for preset in PRESETS:
        assert len(encode(code_of(preset))) == 24


def test_each_rule_that_differs_takes_a_group_or_two() -> None:
    rules = patch(PRESETS[SINGLE], {"deal.cut": False})
    assert len(encode(DealCode(SINGLE, rules, 4, 0, KEY)).split("-")) == 6
    rules = patch(rules, {"auction.min_bid": 230})
    assert len(encode(DealCode(SINGLE, rules, 4, 0, KEY)).split("-")) == 8


def test_codes_that_were_given_out_stay_valid() -> None:
    for preset, number in zip(NUMBERED, range(100), strict=False):
        assert decode(encode(code_of(preset))).preset == preset
        assert number < 113
    assert decode("4928-T5CY-4TQK-FF04-HM7P") == code_of(SINGLE, 2)
    assert decode("6P28-T5CY-4TQK-FF04-HMPS") == code_of("eight_handed_four_teams", 7)
    assert decode("4ASE-YP8H-17G0-76S2-EQ28-T5CY-4TQK-FF04-HMZF") == DealCode(SINGLE, OTHER_RULES, 4, 3, KEY)


def test_every_variant_has_a_number() -> None:
    """A new one is added at the end of `NUMBERED`."""
    assert set(NUMBERED) == set(PRESETS)
    assert len(set(NUMBERED)) == len(NUMBERED)
    assert NUMBERED.index("eight_handed_four_teams") == 23
    assert NUMBERED.index(SINGLE) == 15


def test_no_two_facts_share_a_group() -> None:
    numbers = sum(option.other is not None or isinstance(option.allowed, Range) for option in OPTIONS.values())
    choices = sum(
        option.can_be_unset if isinstance(option.allowed, Range) else len(option.allowed) for option in OPTIONS.values()
    )
    assert len(meanings()) == numbers + choices + 1 + 9


@pytest.mark.parametrize(
    "code",
    [
        code_of(SINGLE),
        DealCode(SINGLE, OTHER_RULES, 4, 3, 0),
        DealCode(SINGLE, OTHER_RULES, 4, 3, pack(OTHER_RULES)),
    ],
)
def test_every_wrong_sign_and_every_swap_of_neighbors_is_found(code: DealCode) -> None:
    text = encode(code).replace("-", "")
    for at, sign in enumerate(text):
        for other in set(SIGNS) - {sign}:
            with pytest.raises(BadDealCode, match="typing error"):
                decode(text[:at] + other + text[at + 1 :])
        if text[at : at + 2] != text[at + 1 : at + 2] + sign:
            with pytest.raises(BadDealCode, match="typing error"):
                decode(text[:at] + text[at + 1 : at + 2] + sign + text[at + 2 :])


def test_two_wrong_signs_in_a_usual_code_are_found() -> None:
    text, chance = encode(code_of(SINGLE)).replace("-", ""), random.Random(1)
    for _ in range(3000):
        signs = list(text)
        for at in chance.sample(range(len(signs)), 2):
            signs[at] = chance.choice(sorted(set(SIGNS) - {signs[at]}))
        with pytest.raises(BadDealCode):
            decode("".join(signs))


def refusal(text: str) -> str:
    with pytest.raises(BadDealCode) as refused:
        decode(text)
    return str(refused.value)


def test_what_does_not_fit_is_said_in_a_sentence() -> None:
    text = encode(code_of(SINGLE))
    assert refusal("") == "This code is too short: a deal code has at least 20 letters and digits, and this is only 0."
    assert "this is only 16" in refusal(text[:19])
    assert refusal(text.replace("4", "?", 1)).startswith("“?” isn't found in deal codes.")
    assert "typing error" in refusal(text + "0000")
    assert "typing error" in refusal("0" * 10000)
    assert "typing error" in refusal(text + text)
    assert "newer version" in refusal(checked([31, 31] + [0] * 16))  # a variant with the number 113
    assert "newer version" in refusal(checked([0, 0] + [31] * 4 + [0] * 16))  # a rule that nobody knows
    unplayable = DealCode(SINGLE, patch(PRESETS[SINGLE], {"deck.copies": 3}), 4, 0, KEY)
    assert "newer version" in refusal(encode(unplayable))
    assert refusal(encode(DealCode(SINGLE, PRESETS[SINGLE], 5, 0, KEY))).startswith("This code is for 5 people")


def checked(digits: list[int]) -> str:
    """Return signs with the two behind them by which they are taken for a code without typing errors."""
    body = "".join(SIGNS[digit] for digit in digits)
    return next(text for one, other in product(SIGNS, SIGNS) if "typing" not in refusal(text := body + one + other))


@given(st.text(max_size=60) | st.text(alphabet=SIGNS + "-", min_size=15, max_size=120))
@settings(max_examples=500)
def test_any_text_is_a_code_or_refused(text: str) -> None:
    with contextlib.suppress(BadDealCode):
        code = decode(text)
        assert decode(encode(code)) == code


def test_more_people_than_hands_are_told() -> None:
    rules = sitting_out(SINGLE, "rotate")
    for people in (5, 7, 9):
        code = DealCode(SINGLE, rules, people, people - 1, KEY)
        assert decode(encode(code)) == code
    with pytest.raises(ValueError, match="dealer 4 of 4 people"):
        encode(DealCode(SINGLE, PRESETS[SINGLE], 4, 4, KEY))


def test_rules_of_an_unknown_name_are_told_by_the_nearest_variant() -> None:
    assert told_by(SINGLE, OTHER_RULES) == SINGLE
    assert told_by("of a club", OTHER_RULES) == SINGLE


@given(st.lists(st.integers(0, 5).map(Card), min_size=1, max_size=8), st.data())
def test_orders_are_numbered_without_gaps(cards: list[Card], data: st.DataObject) -> None:
    count = arrangement_count(cards)
    number = data.draw(st.integers(0, count - 1))
    order = arranged(cards, number)
    assert sorted(order) == sorted(cards)
    assert arrangement(order) == number
    if number + 1 < count:
        assert arranged(cards, number + 1) > order
