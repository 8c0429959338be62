"""The generator of the games gives the same cards forever, and every order of the cards is equally likely."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.derived import pack
from pinochle_qt.session.dealing.generator import GENERATOR, KEY_BITS, key_for, lot, shuffled
from pinochle_qt.session.dealing.shuffle import SECRET_BITS, Shuffles
from pinochle_qt.variants.presets import PRESETS

SINGLE = PRESETS["single_deck_partnership"]

# From the National Institute of Standards and Technology (SHAKE-256 of nothing) and from RFC 4231, test case 2.
SHAKE_OF_NOTHING = "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"
HMAC_OF_JEFE = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"

FOR_KEY_0 = (
    "TS KC QS TD 9C QS TD 9H JH TC AD KS JS KC QD KH TC AH 9D JD KD TS 9C AH "
    "TH QC AS JC QC 9S JD 9S QH KS QD AC 9D KD TH AS 9H QH AC JC KH AD JS JH"
)


def test_the_underlying_functions_match_the_standards() -> None:
    assert hashlib.shake_256(b"").hexdigest(32) == SHAKE_OF_NOTHING
    assert hmac.digest(b"Jefe", b"what do ya want for nothing?", "sha256").hex() == HMAC_OF_JEFE


def test_keys_match_those_of_openssl() -> None:
    """`printf 'deal 1' | openssl dgst -sha256 -hmac 1` begins with these ten bytes."""
    assert key_for(1, "deal 1") == 0x0510D2ABAC7AA83B5AE3
    assert key_for(1, "deal 2") == 215841568718588769246280
    assert key_for(2**128 - 1, "deal 1000") == 127288585610831469640109
    assert all(key_for(seed, "dealer") < 2**KEY_BITS for seed in range(50))


def test_the_cards_of_a_key_never_change() -> None:
    """The bytes for the first eight swaps: `printf shake256-fisher-yates:0 | openssl dgst -shake256 -xoflen 16`."""
    assert GENERATOR == "shake256-fisher-yates"
    assert cards_text(shuffled(pack(SINGLE), 0)) == FOR_KEY_0
    order = list(pack(SINGLE))
    for last, drawn in zip(range(47, 39, -1), bytes_of("b0bbc901aebec120c7ba4366341e19e2"), strict=True):
        other = drawn % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert order[40:] == shuffled(pack(SINGLE), 0)[40:]
    assert shuffled(range(10), 5) == [4, 1, 8, 6, 0, 9, 5, 3, 7, 2]
    assert [lot(4, key) for key in range(12)] == [3, 2, 1, 1, 2, 2, 3, 0, 0, 1, 0, 0]


def bytes_of(text: str) -> list[int]:
    content = bytes.fromhex(text)
    return [256 * content[at] + content[at + 1] for at in range(0, len(content), 2)]


def test_packs_of_any_size_are_shuffled_completely() -> None:
    """The numbers drawn at first do not suffice for the largest."""
    for size in (1, 2, 264, 5000):
        assert sorted(shuffled(range(size), 9)) == list(range(size))


def test_large_packs_are_shuffled_with_one_stream_of_numbers() -> None:
    """The stream is as long as needed; numbers that would make some places likelier are skipped."""
    drawn = iter(bytes_of(hashlib.shake_256(b"shake256-fisher-yates:9").hexdigest(12000)))
    order = list(range(5000))
    for last in range(4999, 0, -1):
        fair = 65536 - 65536 % (last + 1)
        other = next(number for number in drawn if number < fair) % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert shuffled(range(5000), 9) == order


def test_numbers_that_would_favor_some_lots_are_skipped() -> None:
    """Of key 0's first numbers, five are too large for 40,000 lots and for 44,734; the third, AEBE, fits 44,735."""
    assert lot(40000, 0) == 0x4366
    assert lot(0xAEBE, 0) == 0x4366
    assert lot(0xAEBE + 1, 0) == 0xAEBE


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 9])
def test_every_lot_is_equally_likely(bound: int) -> None:
    keys = 6000
    counts = Counter(lot(bound, key) for key in range(keys))
    assert set(counts) == set(range(bound))
    deviation = sum((count - keys / bound) ** 2 / (keys / bound) for count in counts.values())
    assert deviation < 30  # chi-square with at most eight degrees of freedom: exceeded once in 5,000


def test_every_order_is_equally_likely() -> None:
    keys = 12000
    counts = Counter(tuple(shuffled(range(4), key)) for key in range(keys))
    assert len(counts) == 24
    assert sum((count - keys / 24) ** 2 / (keys / 24) for count in counts.values()) < 55  # exceeded once in 5,000


def test_every_card_is_equally_likely_in_every_place() -> None:
    """Compare the 24 faces of a pack with its 48 places, in 4,800 deals of one match."""
    chance, deals = Shuffles(11, GENERATOR), 4800
    counts = Counter((place, face) for deal in range(deals) for place, face in enumerate(chance.pack(SINGLE, deal + 1)))
    expected = deals * 2 / 48
    deviation = sum(
        (counts[place, face] - expected) ** 2 / expected for place in range(48) for face in set(pack(SINGLE))
    )
    freedom = 47 * 23
    assert abs(deviation - freedom) < 4 * (2 * freedom) ** 0.5  # chi-square: outside once in 16,000


def test_one_deal_reveals_nothing_about_the_next() -> None:
    """In any match, every top card is equally likely to be followed by any top card in the next deal."""
    faces = sorted(set(pack(SINGLE)))
    counts = Counter(
        (chance.pack(SINGLE, deal)[0], chance.pack(SINGLE, deal + 1)[0])
        for chance in (Shuffles(seed, GENERATOR) for seed in range(40))
        for deal in range(1, 150)
    )
    expected = counts.total() / len(faces) ** 2
    deviation = sum((counts[one, next_one] - expected) ** 2 / expected for one in faces for next_one in faces)
    freedom = len(faces) ** 2 - 1
    assert abs(deviation - freedom) < 4 * (2 * freedom) ** 0.5


def test_each_deal_has_its_own_key() -> None:
    chance = Shuffles(5, GENERATOR)
    keys = {chance.key(number) for number in range(1, 200)}
    assert len(keys) == 199
    assert chance.pack(SINGLE, 3) == tuple(shuffled(pack(SINGLE), key_for(5, "deal 3")))
    assert Shuffles(6, GENERATOR).key(3) not in keys


def test_the_first_deals_can_be_given() -> None:
    order = tuple(sorted(pack(SINGLE), reverse=True))
    chance = Shuffles.fresh([7, order, 9])
    assert (chance.key(1), chance.key(2), chance.key(3)) == (7, None, 9)
    assert (chance.seeds, chance.packs) == ((7, 0, 9), ((), order, ()))
    assert [chance.is_given(number) for number in range(1, 6)] == [True, True, True, False, False]
    assert chance.pack(SINGLE, 1) == tuple(shuffled(pack(SINGLE), 7))
    assert chance.pack(SINGLE, 2) == order
    assert chance.key(4) == key_for(chance.seed, "deal 4")


def test_lots_and_cards_for_the_deal_are_drawn_with_separate_keys() -> None:
    assert all(Shuffles(seed, GENERATOR).lot(9, "dealer") == lot(9, key_for(seed, "dealer")) for seed in range(5))
    for turn in (0, 1):
        assert Shuffles(5, GENERATOR).drawn(range(10), turn) == shuffled(range(10), key_for(5, f"draw {turn}"))


def test_a_fresh_seed_cannot_be_predicted() -> None:
    seeds = {Shuffles.fresh().seed for _ in range(200)}
    assert len(seeds) == 200
    assert max(seeds) > 2 ** (SECRET_BITS - 8)
    assert Shuffles.fresh().packs == ()


def test_a_seed_without_a_named_generator_gives_the_same_cards_as_ever() -> None:
    assert Shuffles(5).key(1) is None
    assert cards_text(Shuffles(5).pack(SINGLE, 1)[:6]) == "JH QS KC QD 9S KH"
