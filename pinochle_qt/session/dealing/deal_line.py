"""A deal as one readable line of text: game, own rules, dealer and hands, to be copied, mailed and typed.

    single_deck_partnership auction.min_bid=200 dealer:3 0:AAT.KQ.ATJ9.QJ9 1:… 2:… 3:…

The first word is a preset; words with an equals sign are rules that differ from it, as with `--set`. A seat has its
cards by suit, spades, hearts, diamonds and clubs, between periods. Seats whose cards nobody knows are left out.
`widow:` has the cards set aside and `stock:` those to be drawn, the next one first and a turned card last, each card as
rank and suit. The deal code (`deal_code.py`) is the short form of a whole deal.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.cards import RANK_OF, RANKS, SUIT_OF, SUITS, card, card_text, compact_text, parse_compact
from pinochle_qt.engine.derived import pack, surplus
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import InvalidOption, diff, patch
from pinochle_qt.names import clipped
from pinochle_qt.phrases import Phrase
from pinochle_qt.variants.catalog import UnknownPreset, find
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import typed_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.seats import Seat

LONGEST: Final = 4000
"""Far more characters than the longest deal with a changed value for every option; longer texts are not read."""
_RANKS: Final = {rank.letter: rank for rank in RANKS}
_SUITS: Final = tuple(reversed(SUITS))
"""Spades, hearts, diamonds, clubs, as in the notation of bridge."""
_DEALER: Final = "dealer"
_WIDOW: Final = "widow"
_STOCK: Final = "stock"


class DealLineFault(Phrase):
    """Why a text is no deal."""

    LONG = "A deal has at most {most} characters, and this text {count}."
    EMPTY = "The deal is empty; it begins with the name of a game."
    TWICE = '"{word}" is there twice; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.'
    NO_COLON = '"{word}" has no colon; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.'
    UNPLAYABLE = "These rules cannot be played: {problem}"
    SEAT = (
        '"{word}" is no seat; this game has the seats 0 to {last}, and besides them a deal has dealer, widow and stock.'
    )
    HAND = (
        '"{word}" is no hand; write the ranks (A T K Q J 9 8 7) of spades, hearts, diamonds and clubs between periods, '
        "such as AAT.KQ..J9."
    )
    NO_SUCH_CARD = "{card} is there {count} times, and the deck of this game has none."
    TOO_OFTEN = "{card} is there {count} times, and the deck of this game has only {most}."


class BadDealLine(ValueError):
    """A text that is no deal; `str()` is one sentence that says what is wrong."""


class WrittenDeal(Struct, frozen=True):
    """A deal of which every card, or only some hands, are known."""

    preset: str
    rules: Rules
    dealer: Seat
    hands: Mapping[Seat, tuple[Card, ...]]
    """By seat, as far as they are known."""
    widow: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that are known."""
        return (*(face for hand in self.hands.values() for face in hand), *self.widow, *self.stock)

    @property
    def dealt(self) -> DealCards | None:
        """The deal as the engine takes it, or None if a card of the pack is missing."""
        if sorted(self.cards) != sorted(pack(self.rules)) or len(self.hands) != self.rules.table.players:
            return None
        return DealCards(tuple(self.hands[seat] for seat in sorted(self.hands)), self.stock, self.widow)


def deal_line(deal: WrittenDeal) -> str:
    """Return a deal as text."""
    words = [deal.preset]
    words += [f"{key}={_value_text(value)}" for key, value in diff(PRESETS[deal.preset], deal.rules).items()]
    words.append(f"{_DEALER}:{deal.dealer}")
    words += [f"{seat}:{hand_text(hand)}" for seat, hand in sorted(deal.hands.items())]
    for name, cards in ((_WIDOW, deal.widow), (_STOCK, deal.stock)):
        if cards:
            words.append(f"{name}:{compact_text(cards)}")
    return " ".join(words)


def read_deal_line(text: str) -> WrittenDeal:
    """Return the deal that a text describes.

    Raises:
        BadDealLine: it describes none, has a card more often than the pack, or rules that cannot be played.
    """
    if len(text) > LONGEST:
        raise BadDealLine(DealLineFault.LONG(most=LONGEST, count=len(text)))
    words = text.split()
    if not words:
        raise BadDealLine(DealLineFault.EMPTY())
    preset, rules = _rules(words[0], [word for word in words[1:] if "=" in word])
    places: dict[str, str] = {}
    for word in words[1:]:
        name, colon, rest = word.partition(":")
        if "=" in word:
            continue
        if not colon or name in places:
            raise BadDealLine((DealLineFault.TWICE if colon else DealLineFault.NO_COLON)(word=clipped(word)))
        places[name] = rest
    deal = WrittenDeal(
        preset,
        rules,
        _seat(places.pop(_DEALER, "0"), rules),
        widow=_cards(places.pop(_WIDOW, "")),
        stock=_cards(places.pop(_STOCK, "")),
        hands={_seat(name, rules): _hand(rest) for name, rest in places.items()},
    )
    _check_pack(deal.cards, rules)
    return deal


def _rules(name: str, settings: list[str]) -> tuple[str, Rules]:
    changes = {key: typed_value(key, value) for key, _, value in (word.partition("=") for word in settings)}
    try:
        preset = find(name)
        rules = patch(preset.rules, changes)
    except (UnknownPreset, InvalidOption) as error:
        raise BadDealLine(str(error)) from None
    if found := problems(rules):
        raise BadDealLine(DealLineFault.UNPLAYABLE(problem=f"{found[0].text} {found[0].advice}"))
    return preset.name, rules


def _value_text(value: OptionValue) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def hand_text(hand: Iterable[Card]) -> str:
    """Return cards as their ranks by suit, spades, hearts, diamonds and clubs, between periods."""
    held = sorted(hand, key=RANK_OF.__getitem__, reverse=True)
    return ".".join("".join(RANK_OF[face].letter for face in held if SUIT_OF[face] == suit) for suit in _SUITS)


def _seat(text: str, rules: Rules) -> Seat:
    if text not in {str(seat) for seat in range(rules.table.players)}:
        raise BadDealLine(DealLineFault.SEAT(word=clipped(text), last=rules.table.players - 1))
    return int(text)


def read_hand(text: str, rules: Rules) -> tuple[Card, ...]:
    """Return the cards that `hand_text` has written.

    Raises:
        BadDealLine: it is no such text, or has a card more often than the pack.
    """
    cards = _hand(text.strip())
    _check_pack(cards, rules)
    return cards


def _hand(text: str) -> tuple[Card, ...]:
    suits = text.upper().split(".")
    if len(suits) != len(_SUITS) or not set("".join(suits)) <= set(_RANKS):
        raise BadDealLine(DealLineFault.HAND(word=clipped(text)))
    return tuple(card(_RANKS[letter], suit) for suit, held in zip(_SUITS, suits, strict=True) for letter in held)


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_compact(text.upper())
    except ValueError as error:
        raise BadDealLine(f"{error}.") from None


def _check_pack(cards: Iterable[Card], rules: Rules) -> None:
    if (excess := surplus(cards, rules)) is not None:
        face, count, available = excess
        phrase = DealLineFault.TOO_OFTEN if available else DealLineFault.NO_SUCH_CARD
        raise BadDealLine(phrase(card=card_text(face), count=count, most=available))
