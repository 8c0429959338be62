"""The code of one deal: its rules, dealer and cards as a short text that can be read aloud, typed and pasted.

A code is written in the 32 letters and digits of Crockford's alphabet, in groups of four:

* two characters for the variant and the dealer;
* four characters for each rule that differs from the variant's, and for anything else out of the ordinary;
* 16 characters for the key from which the cards follow (`session/dealing/generator.py`), or where there is no key, as
  many as it takes to number every possible order of this pack;
* two check characters that reveal typing errors: a Reed-Solomon code, which catches any single wrong character and any
  swap of two neighbors.

A variant is identified by its position in `NUMBERED`, and a rule by a hash of its text, so that codes stay the same
when options and values are added.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pinochle_qt.engine.derived import pack, people_count
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, InvalidOption, Range, diff, patch
from pinochle_qt.engine.rules.option import spelled
from pinochle_qt.names import clipped, tidied
from pinochle_qt.phrases import Phrase
from pinochle_qt.session.dealing.card_order import cards_in_order, order_count, order_number
from pinochle_qt.session.dealing.generator import KEY_BITS, shuffled
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import nearest_preset

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.seats import Person

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 letters and digits: I, L, O and U are left out."""
NUMBERED: Final = (
    "hayes_two_handed",
    "hayes_multi_same_deck",
    "hayes_multi_extra_sets",
    "bicycle_two_handed_48",
    "bicycle_two_handed_64",
    "simplified_two_handed_150",
    "wikipedia_two_handed",
    "two_handed_draft",
    "three_handed_auction",
    "cutthroat_three_handed",
    "check_pinochle",
    "partnership_four_handed",
    "partnership_four_handed_kitty",
    "racehorse_passing",
    "summed_bid_partnership",
    "single_deck_partnership",
    "five_handed_called_partner",
    "six_handed_deck_and_half",
    "double_deck_four_handed",
    "double_deck_tournament",
    "double_deck_full_96",
    "triple_deck_six_handed",
    "racehorse_six_handed",
    "eight_handed_four_teams",
    "three_handed_double_deck",
    "auction_pinochle",
    "bezique",
    "binokel_three_handed",
    "binokel_four_handed",
)
"""The variants by their numbers in codes: add new ones at the end, and never move any."""

_READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0"})
_GAPS: Final = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212._")
"""What is allowed between the characters, besides invisible characters."""
_GROUP_LENGTH: Final = 4
_HEAD_LENGTH: Final = 2
_CHECK_LENGTH: Final = 2
_BITS: Final = 5
_KEY_LENGTH: Final = KEY_BITS // _BITS
_SHORTEST: Final = _HEAD_LENGTH + _KEY_LENGTH + _CHECK_LENGTH
_LONGEST: Final = 2000
"""Far more characters than any code has, separators included; longer texts are not examined."""
_ZERO: Final = 1 << _GROUP_LENGTH * _BITS - 1
"""The value that represents 0 in a group that holds a number."""
_PACK_FACT: Final = "cards"
_PEOPLE_FACT: Final = "people"
_DEALER_FACT: Final = "dealer"
_DEALERS: Final = 9
"""The number of dealers who have a place in the first two characters; others get a group."""
NUMBER: Final = object()
"""A stand-in for an option's value that is given by the next group."""


class DealCodeFault(Phrase):
    """Why a code cannot be used."""

    SIGN = "Deal codes never contain “{sign}”. Please check what you typed."
    SHORT = "This code is too short: a deal code has at least {least} letters and digits, and this one only {count}."
    TYPING = "There's a typing error in this code. Please compare it with the original."
    NEWER = "This code needs a newer version of the program: this one doesn't know its game or one of its rules."
    PEOPLE = "This code is for {count} people, and its game can't be played by that many."


class BadDealCode(ValueError):
    """A text that is no deal code, or a code that cannot be used here; `str()` is one sentence."""


class UnfinishedCode(BadDealCode):
    """A text that is too short, but may yet become a code."""


class DealCode(Struct, frozen=True):
    """One deal, as described by a code."""

    preset: str
    """The variant that the rules are based on."""
    rules: Rules
    people: int
    """The number of people at the table."""
    dealer: Person
    cards: int | tuple[Card, ...]
    """The key from which the cards follow, or the shuffled pack, top card first."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack as shuffled for the deal, top card first."""
        return tuple(shuffled(pack(self.rules), self.cards)) if isinstance(self.cards, int) else self.cards


def encode(code: DealCode) -> str:
    """Return the text of a code, in groups.

    Raises:
        ValueError: there are more people than a code can hold, or the key is too large.
    """
    if not 0 <= code.dealer < code.people <= MOST_PEOPLE:
        raise ValueError(f"dealer {code.dealer} of {code.people} people")
    preset = NUMBERED.index(code.preset)
    digits = _digits(preset * _DEALERS + (code.dealer if code.dealer < _DEALERS else 0), _HEAD_LENGTH)
    for group in _groups(code):
        digits += _digits(group, _GROUP_LENGTH)
    if isinstance(code.cards, int):
        digits += _digits(code.cards, _KEY_LENGTH)
    else:
        digits += _digits(order_number(code.cards), _width(code.rules))
    text = "".join(SIGNS[digit] for digit in (*digits, *_checks(digits)))
    return "-".join(text[at : at + _GROUP_LENGTH] for at in range(0, len(text), _GROUP_LENGTH))


def decode(text: str) -> DealCode:
    """Return the deal that a code describes, however it was typed.

    Raises:
        BadDealCode: it describes none; the sentence says what is wrong.
    """
    digits = _digits_of(text)
    body, checks = digits[:-_CHECK_LENGTH], digits[-_CHECK_LENGTH:]
    if len(digits) < _SHORTEST:
        raise UnfinishedCode(DealCodeFault.SHORT(least=_SHORTEST, count=len(digits)))
    if _checks(body) != checks:
        raise BadDealCode(DealCodeFault.TYPING())
    code = _decoded(body)
    if _digits_of(encode(code)) != digits:  # there is only one way to write a code
        raise BadDealCode(DealCodeFault.TYPING())
    return code


def base_preset(preset: str, rules: Rules) -> str:
    """Return the variant that a code names as the base of rules: their own if it is numbered, or else the closest."""
    return preset if preset in NUMBERED else nearest_preset(rules).name


# ---- groups that say what is out of the ordinary --------------------------------------------------------------------


def _groups(code: DealCode) -> Iterator[int]:
    for key, value in diff(PRESETS[code.preset], code.rules).items():
        if _is_number(key, value):
            yield _hashed(key)
            yield _ZERO + int(value)  # type: ignore[arg-type]  # a number
        else:
            yield _hashed(f"{key}={spelled(value)}")
    if code.people != people_count(code.rules):
        yield _hashed(f"{_PEOPLE_FACT}={code.people}")
    if code.dealer >= _DEALERS:
        yield _hashed(f"{_DEALER_FACT}={code.dealer}")
    if not isinstance(code.cards, int):
        yield _hashed(_PACK_FACT)


def _is_number(key: str, value: OptionValue) -> bool:
    """Return whether a value is encoded as a number in a group of its own, not as one of the option's choices."""
    return type(value) is int and not OPTIONS[key].is_choice(value)


def _hashed(text: str) -> int:
    """Return the group that stands for a text: the first 20 bits of its SHA-256."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:3], "big") >> 4


@lru_cache(maxsize=1)
def meanings() -> Mapping[int, tuple[str, object]]:
    """Return the meaning of each group: an option or another fact, with its value, or `NUMBER` if a number follows."""
    found: dict[str, tuple[str, object]] = {_PACK_FACT: (_PACK_FACT, None)}
    found |= {f"{_PEOPLE_FACT}={count}": (_PEOPLE_FACT, count) for count in range(1, MOST_PEOPLE + 1)}
    found |= {f"{_DEALER_FACT}={dealer}": (_DEALER_FACT, dealer) for dealer in range(_DEALERS, MOST_PEOPLE)}
    for key, option in OPTIONS.items():
        if option.other is not None or isinstance(option.allowed, Range):
            found[key] = key, NUMBER
        choices = (None,) if isinstance(option.allowed, Range) else option.allowed
        found |= {f"{key}={spelled(value)}": (key, value) for value in choices if option.accepts(value)}
    return {_hashed(text): meaning for text, meaning in found.items()}


# ---- from signs to numbers and back ---------------------------------------------------------------------------------


def _digits_of(text: str) -> list[int]:
    """Return the value of each character of a text, skipping everything that is allowed in between.

    Raises:
        BadDealCode: the text contains something else.
    """
    if len(text) > _LONGEST:
        raise BadDealCode(DealCodeFault.TYPING())
    digits = []
    for character in text:
        if character in _GAPS or not tidied(character):
            continue
        digit = SIGNS.find(character.upper().translate(_READ_AS))
        if digit < 0:
            raise BadDealCode(DealCodeFault.SIGN(sign=clipped(character)))
        digits.append(digit)
    return digits


def _decoded(body: list[int]) -> DealCode:
    """Return the deal that these digits describe, without the check digits.

    Raises:
        BadDealCode: they describe nothing that this program knows.
    """
    number, dealer = divmod(_number(body[:_HEAD_LENGTH]), _DEALERS)
    if number >= len(NUMBERED):
        raise BadDealCode(DealCodeFault.NEWER())
    preset, body = NUMBERED[number], body[_HEAD_LENGTH:]
    facts: dict[str, Any] = {}
    while len(body) > _KEY_LENGTH and _PACK_FACT not in facts:
        name, value = _meaning(body)
        if value is NUMBER:
            body = body[_GROUP_LENGTH:]
            value = _number(body[:_GROUP_LENGTH]) - _ZERO
        facts[name], body = value, body[_GROUP_LENGTH:]
    is_pack, people, dealer = _PACK_FACT in facts, facts.get(_PEOPLE_FACT), facts.get(_DEALER_FACT, dealer)
    rules = _rules(preset, {name: value for name, value in facts.items() if name in OPTIONS})
    people = people_count(rules) if people is None else people
    if not is_people_count(rules, people):
        raise BadDealCode(DealCodeFault.PEOPLE(count=people))
    cards, limit = _number(body), order_count(pack(rules)) if is_pack else 1 << KEY_BITS
    if dealer >= people or cards >= limit:
        raise BadDealCode(DealCodeFault.TYPING())
    return DealCode(preset, rules, people, dealer, cards_in_order(pack(rules), cards) if is_pack else cards)


def _meaning(body: list[int]) -> tuple[str, object]:
    """Return the meaning of the first group."""
    group = _number(body[:_GROUP_LENGTH])
    if group not in meanings():
        raise BadDealCode(DealCodeFault.NEWER())
    return meanings()[group]


def _rules(preset: str, changes: dict[str, object]) -> Rules:
    """Return the rules of a variant with some options changed."""
    try:
        rules = patch(PRESETS[preset], changes)
    except InvalidOption:
        raise BadDealCode(DealCodeFault.NEWER()) from None
    if problems(rules):
        raise BadDealCode(DealCodeFault.NEWER())
    return rules


def _width(rules: Rules) -> int:
    """Return how many characters it takes to number every order of the pack."""
    return -(-(order_count(pack(rules)) - 1).bit_length() // _BITS)


def _digits(number: int, count: int) -> list[int]:
    """Return a number in base 32, the most significant digit first."""
    if not 0 <= number < 1 << count * _BITS:
        raise ValueError(f"{number} does not fit into {count} signs")
    return [number >> at * _BITS & len(SIGNS) - 1 for at in reversed(range(count))]


def _number(digits: Iterable[int]) -> int:
    """Return the number whose digits `_digits` would give."""
    return reduce(lambda number, digit: number << _BITS | digit, digits, 0)


def _checks(digits: Iterable[int]) -> list[int]:
    """Return the check digits to append, which complete a codeword of the Reed-Solomon code, except for 1.

    That 1, added to each of the two, makes it possible to detect missing or extra characters at the end.

    In the field of 32 elements that 2 generates modulo x^5 + x^2 + 1, the polynomial of such a codeword, most
    significant digit first, is divisible by (x - 2)(x - 4) = x^2 + 6x + 8.
    """
    high = low = 0
    for digit in (*digits, 0, 0):
        high, low = low ^ _product(6, high), digit ^ _product(8, high)
    return [high ^ 1, low ^ 1]


def _product(one: int, other: int) -> int:
    """Return the product of two elements of the field."""
    product = 0
    for at in range(_BITS):
        if other >> at & 1:
            product ^= one << at
    for at in reversed(range(_BITS, 2 * _BITS)):
        if product >> at & 1:
            product ^= 0b100101 << at - _BITS
    return product
