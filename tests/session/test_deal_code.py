"""The code of a deal is decoded to what was encoded, and any other text is refused in one sentence."""

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
from pinochle_qt.session.dealing.card_order import cards_in_order, order_count, order_number
from pinochle_qt.session.dealing.deal_code import (
    NUMBERED,
    SIGNS,
    BadDealCode,
    DealCode,
    base_preset,
    decode,
    encode,
    meanings,
)
from pinochle_qt.session.dealing.generator import KEY_BITS
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
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
        people = draw(st.integers(people, MOST_PEOPLE))
    dealer = draw(st.integers(0, people - 1))
    key = st.integers(0, 2**KEY_BITS - 1)
    order = st.integers(0, order_count(pack(rules)) - 1).map(lambda number: cards_in_order(pack(rules), number))
    return DealCode(preset, rules, people, dealer, draw(key | order))


@MANY
@given(codes())
def test_every_code_can_be_decoded_again(code: DealCode) -> None:
    text = encode(code)
    assert decode(text) == code
    groups = text.split("-")
    assert all(len(group) == 4 for group in groups[:-1])
    assert set("".join(groups)) <= set(SIGNS)
    assert decode(f"\n {text.replace('-', '').lower()}\t") == code
    assert decode(text.replace("1", "l").replace("0", "O").replace("-", " \N{EN DASH} ")) == code


def test_a_code_for_the_usual_rules_has_five_groups() -> None:
    for preset in PRESETS:
        assert len(encode(code_of(preset))) == 24


def test_each_changed_rule_adds_one_or_two_groups() -> None:
    rules = patch(PRESETS[SINGLE], {"deal.cut": False})
    assert len(encode(DealCode(SINGLE, rules, 4, 0, KEY)).split("-")) == 6
    rules = patch(rules, {"auction.min_bid": 230})
    assert len(encode(DealCode(SINGLE, rules, 4, 0, KEY)).split("-")) == 8


def test_codes_given_out_earlier_stay_valid() -> None:
    for preset, number in zip(NUMBERED, range(100), strict=False):
        assert decode(encode(code_of(preset))).preset == preset
        assert number < 113
    assert decode("4928-T5CY-4TQK-FF04-HM7P") == code_of(SINGLE, 2)
    assert decode("6P28-T5CY-4TQK-FF04-HMPS") == code_of("eight_handed_four_teams", 7)
    assert decode("4ASE-YP8H-17G0-76S2-EQ28-T5CY-4TQK-FF04-HMZF") == DealCode(SINGLE, OTHER_RULES, 4, 3, KEY)
    order = DealCode(SINGLE, PRESETS[SINGLE], 4, 0, pack(PRESETS[SINGLE])[::-1])
    assert decode("47DB-4TFE-D6KR-TWPB-C6CG-VYBH-3ZJY-QF5H-1CNV-JVZZ-ZZ4K") == order


@pytest.mark.parametrize(("nines", "hand"), [(0, 12), (-4, 11), (-8, 10)])
def test_an_order_of_cards_takes_the_fewest_possible_characters(nines: int, hand: int) -> None:
    """An order takes 36, 33 and 29 signs, and rules with fewer nines encode a number below 0."""
    rules = patch(PRESETS[SINGLE], {"deck.extra_nines": nines, "deal.hand_size": hand})
    code = DealCode(SINGLE, rules, 4, 0, pack(rules)[::-1])
    text = encode(code)
    assert decode(text) == code
    width = next(count for count in range(100) if len(SIGNS) ** count >= order_count(pack(rules)))
    usual = len(encode(DealCode(SINGLE, rules, 4, 0, KEY)).replace("-", ""))
    assert len(text.replace("-", "")) == usual + 4 - 16 + width


def test_every_variant_has_a_number() -> None:
    """A new one is added at the end of `NUMBERED`."""
    assert set(NUMBERED) == set(PRESETS)
    assert len(set(NUMBERED)) == len(NUMBERED)
    assert NUMBERED.index("eight_handed_four_teams") == 23
    assert NUMBERED.index(SINGLE) == 15


@pytest.mark.parametrize(("people", "dealer", "groups"), [(9, 8, 1), (16, 8, 1), (16, 9, 2), (16, 15, 2)])
def test_up_to_sixteen_people_have_codes_and_the_first_nine_dealers_those_they_always_had(
    people: int, dealer: int, groups: int
) -> None:
    rules = patch(PRESETS[SINGLE], {"table.sit_out": "rotate"})
    code = DealCode(SINGLE, rules, people, dealer, KEY)
    assert decode(encode(code)) == code
    usual = DealCode(SINGLE, rules, people_count(rules), 0, KEY)
    assert len(encode(code)) - len(encode(usual)) == 5 * groups


def test_no_two_facts_share_a_group() -> None:
    numbers = sum(option.other is not None or isinstance(option.allowed, Range) for option in OPTIONS.values())
    choices = sum(
        option.can_be_unset if isinstance(option.allowed, Range) else len(option.allowed) for option in OPTIONS.values()
    )
    assert len(meanings()) == numbers + choices + 1 + MOST_PEOPLE + (MOST_PEOPLE - 9)


@pytest.mark.parametrize(
    "code",
    [
        code_of(SINGLE),
        DealCode(SINGLE, OTHER_RULES, 4, 3, 0),
        DealCode(SINGLE, OTHER_RULES, 4, 3, pack(OTHER_RULES)),
    ],
)
def test_every_wrong_character_and_every_swap_of_neighbors_is_detected(code: DealCode) -> None:
    text = encode(code).replace("-", "")
    for at, sign in some(enumerate(text)):
        for other in some(set(SIGNS) - {sign}):
            with pytest.raises(BadDealCode, match="typing error"):
                decode(text[:at] + other + text[at + 1 :])
        if text[at : at + 2] != text[at + 1 : at + 2] + sign:
            with pytest.raises(BadDealCode, match="typing error"):
                decode(text[:at] + text[at + 1 : at + 2] + sign + text[at + 2 :])


def test_two_wrong_characters_in_a_usual_code_are_detected() -> None:
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


def test_an_unusable_code_is_refused_in_a_sentence() -> None:
    text = encode(code_of(SINGLE))
    assert refusal("") == "This code is too short: a deal code has at least 20 letters and digits, and this one only 0."
    assert "this one only 16" in refusal(text[:19])
    assert refusal(text.replace("4", "?", 1)).startswith("Deal codes never contain “?”.")
    assert "typing error" in refusal(text + "0000")
    assert "typing error" in refusal("0" * 10000)
    assert "typing error" in refusal(text + text)
    assert "newer version" in refusal(checked("ZZ" + "0" * 16))  # the variant number 113
    assert "newer version" in refusal(checked("00" + "Z" * 4 + "0" * 16))  # an unknown rule
    one, other = divmod(len(NUMBERED) * 9, 32)  # each variant has nine numbers, one for each dealer
    assert "newer version" in refusal(checked(SIGNS[one] + SIGNS[other] + "0" * 16))  # the first without a variant
    assert "newer version" in refusal(checked(f"47{MIN_BID}007T{'0' * 16}"))  # a lowest bid below 0
    unplayable = DealCode(SINGLE, patch(PRESETS[SINGLE], {"deck.copies": 3}), 4, 0, KEY)
    assert "newer version" in refusal(encode(unplayable))
    for people in (3, 5):
        sentence = refusal(encode(DealCode(SINGLE, PRESETS[SINGLE], people, 0, KEY)))
        assert sentence.startswith(f"This code is for {people} people")


def checked(body: str) -> str:
    """Return the text followed by the two check signs that make it pass as a code without typing errors.

    A Reed-Solomon code word, as a polynomial, is 0 at 2 and at 4; 1 is added to each of its last two digits.
    """
    digits = list(map(SIGNS.index, body))
    for one, other in product(range(32), repeat=2):
        word = [*digits, one ^ 1, other ^ 1]
        if not value_at(1, word) and not value_at(2, word):
            return body + SIGNS[one] + SIGNS[other]
    raise AssertionError(f"{body} has no check signs")


def value_at(power: int, word: list[int]) -> int:
    """Return the value of a polynomial over the field of 32 elements at this power of 2."""
    value = 0
    for digit in word:
        for _ in range(power):
            value = value << 1 ^ (0b100101 if value & 16 else 0)
        value ^= digit
    return value


CUT: Final = "SEYP"
"""The group for a pack that is not cut."""
MIN_BID: Final = "8H17"
"""The group for the lowest bid; the next group has its points."""


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("47WG92" + "0" * 16, id="the usual number of people"),
        pytest.param("47WG92" + "Z" * 16, id="the usual number of people, with another key"),
        pytest.param("4B" + "0" * 16, id="the fifth of four deals"),
        pytest.param("4C" + "0" * 16, id="the sixth of four deals"),
        pytest.param(f"47{CUT}{'0' * 13}", id="a key that is too short"),
    ],
)
def test_codes_nobody_writes_are_refused_even_if_their_checksum_is_right(body: str) -> None:
    assert "typing error" in refusal(checked(body))


@pytest.mark.parametrize("excess", [0, 1])
def test_an_order_beyond_the_last_one_is_refused(excess: int) -> None:
    number = order_count(pack(PRESETS[SINGLE])) + excess
    order = "".join(SIGNS[number >> 5 * at & 31] for at in reversed(range(36)))
    assert "typing error" in refusal(checked(f"47DB4T{order}"))


def test_a_code_may_be_spread_over_a_page_but_not_over_a_book() -> None:
    text = encode(code_of(SINGLE))
    assert decode(text.ljust(2000)) == code_of(SINGLE)
    for length in (2001, 5000):
        assert "typing error" in refusal(text.ljust(length))


def test_a_deal_that_a_code_cannot_express_gets_none() -> None:
    rules = PRESETS[SINGLE]
    for people, dealer in ((4, 4), (4, 5), (4, -1), (MOST_PEOPLE + 1, 0)):
        with pytest.raises(ValueError, match=f"dealer {dealer} of {people} people"):
            encode(DealCode(SINGLE, rules, people, dealer, KEY))
    for key in (-1, 2**KEY_BITS, 2**KEY_BITS + 1):
        with pytest.raises(ValueError, match="does not fit"):
            encode(DealCode(SINGLE, rules, 4, 0, key))


@given(st.text(max_size=60) | st.text(alphabet=SIGNS + "-", min_size=15, max_size=120))
@settings(max_examples=500)
def test_any_text_is_a_code_or_refused(text: str) -> None:
    with contextlib.suppress(BadDealCode):
        code = decode(text)
        assert decode(encode(code)) == code


def test_too_many_people_are_refused_with_a_reason() -> None:
    rules = sitting_out(SINGLE, "rotate")
    for people in (5, 7, 9):
        code = DealCode(SINGLE, rules, people, people - 1, KEY)
        assert decode(encode(code)) == code


def test_rules_with_an_unknown_name_use_the_nearest_variant() -> None:
    assert base_preset(SINGLE, OTHER_RULES) == SINGLE
    assert base_preset("of a club", OTHER_RULES) == SINGLE


@given(st.lists(st.integers(0, 5).map(Card), min_size=1, max_size=8), st.data())
def test_orders_are_numbered_without_gaps(cards: list[Card], data: st.DataObject) -> None:
    count = order_count(cards)
    number = data.draw(st.integers(0, count - 1))
    order = cards_in_order(cards, number)
    assert sorted(order) == sorted(cards)
    assert order_number(order) == number
    if number + 1 < count:
        assert cards_in_order(cards, number + 1) > order
