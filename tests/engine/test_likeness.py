"""Which actions amount to the same, and which cards they move."""

from __future__ import annotations

from pinochle_qt.engine.actions import Bury, Distribute, Done, Give, NameTrump, Play, ShowMelds
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.likeness import is_same, moved_cards
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.variants.presets import PRESETS

RULES = PRESETS["single_deck_partnership"]
ACE, TEN, KING = parse_cards("AS TS KS")


def test_cards_and_melds_are_equal_in_any_order() -> None:
    assert is_same(Give(0, (ACE, KING)), Give(0, (KING, ACE)))
    assert is_same(Bury(0, (ACE, KING)), Bury(0, (KING, ACE)))
    assert not is_same(Give(0, (ACE, KING)), Bury(0, (ACE, KING)))
    for cards in ((TEN, ACE), (KING, TEN)):
        assert not is_same(Give(0, (ACE, KING)), Give(0, cards))
        assert not is_same(Give(0, cards), Give(0, (ACE, KING)))
    melds = best_melds(parse_cards("AS TS KS QS JS QS JD AH AD AC"), Suit.SPADES, RULES)
    assert is_same(ShowMelds(0, melds), ShowMelds(0, tuple(reversed(melds))))
    for fewer in (melds[1:], melds[:-1]):
        assert not is_same(ShowMelds(0, melds), ShowMelds(0, fewer))
        assert not is_same(ShowMelds(0, fewer), ShowMelds(0, melds))


def test_a_card_is_equal_whatever_its_source() -> None:
    assert is_same(Play(0, ACE), Play(0, ACE))
    assert is_same(Play(0, ACE, "table", 1), Play(0, ACE, "table"))
    for known in (Play(0, ACE, "hand"), Play(0, ACE, "table")):
        assert is_same(Play(0, ACE), known)
        assert is_same(known, Play(0, ACE))
    for one, other in (
        (Play(0, ACE, "table"), Play(0, ACE, "hand")),
        (Play(0, ACE), Play(0, KING)),
        (Play(0, ACE, "hand"), Play(0, KING, "hand")),
    ):
        assert not is_same(one, other)
        assert not is_same(other, one)


def test_a_distribution_of_the_kitty_is_equal_in_any_order() -> None:
    given = Distribute(0, ((0, ACE), (1, KING)))
    assert is_same(given, Distribute(0, ((1, KING), (0, ACE))))
    for other in (Distribute(0, ((1, ACE), (0, KING))), Distribute(0, ((0, ACE), (1, TEN)))):
        assert not is_same(given, other)
        assert not is_same(other, given)


def test_other_actions_are_alike_if_equal() -> None:
    assert is_same(NameTrump(0, Suit.CLUBS), NameTrump(0, Suit.CLUBS))
    assert not is_same(NameTrump(0, Suit.CLUBS), NameTrump(0, Suit.SPADES))
    assert not is_same(Done(0), Play(0, ACE))


def test_the_cards_of_an_action() -> None:
    assert moved_cards(Play(0, ACE)) == (ACE,)
    assert moved_cards(Give(0, (TEN, KING))) == (TEN, KING)
    assert moved_cards(Bury(0, (ACE, KING))) == (ACE, KING)
    hand = parse_cards("KH QH")
    assert sorted(moved_cards(ShowMelds(0, best_melds(hand, Suit.SPADES, RULES)))) == sorted(hand)
    assert moved_cards(Done(0)) == ()
