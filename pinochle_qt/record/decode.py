"""Reading the lines of a record strictly: every known key has its type, unknown keys are ignored."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, TypeVar, get_args

from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    CallCard,
    Concede,
    DeclareOut,
    Distribute,
    Done,
    ExchangeDix,
    Give,
    Keep,
    Misdeal,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    Reject,
    ShootMoon,
    ShowMelds,
    Source,
    Stand,
    ThrowIn,
)
from pinochle_qt.engine.cards import SUITS, parse_card
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.features import people_rest, people_take_turns
from pinochle_qt.engine.melds import KINDS, Meld
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.rules import OPTIONS, InvalidOption, from_json
from pinochle_qt.engine.rules.versions import VERSION
from pinochle_qt.engine.state import DealResult, Outcome
from pinochle_qt.names import name_fault, tidied
from pinochle_qt.record.migrations import updated_header
from pinochle_qt.record.values import FORMAT, DealLine, Header, LineError, SeatSetup, WinnerLine

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.record.values import Line

W = TypeVar("W", bound=str)

MAX_DEPTH: Final = 8
"""How deep lists and objects may lie in one another."""

_OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)
_SOURCES: Final[tuple[Source, ...]] = get_args(Source)
_SUIT_OF: Final = {suit.letter: suit for suit in SUITS}
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMITMENT: Final = re.compile(r"[a-z][a-z0-9-]*:(?:[0-9a-f]{2})+")
_CUT_WORD: Final = re.compile(r"t|tr|tru|f|fa|fal|fals|n|nu|nul|-|\.|[eE][+-]?|\\?u[0-9a-fA-F]{0,4}")
_PLAIN_ACTS: Final[Mapping[str, Callable[[Seat], SeatAction]]] = {
    "misdeal": Misdeal,
    "stand": Stand,
    "keep": Keep,
    "reject": Reject,
    "exchange_dix": ExchangeDix,
    "done": Done,
    "throw_in": ThrowIn,
    "shoot_moon": ShootMoon,
    "play_on": PlayOn,
    "declare_out": DeclareOut,
}


def decode_line(text: str) -> Line:
    """Return the value that one line stands for.

    Raises:
        LineError: if the line is not one of this format.
    """
    fields = _Fields(_object(text))
    if "format" in fields:
        return _header(fields)
    if "act" in fields:
        return _action(fields)
    if "result" in fields:
        return _result(fields)
    if "deal" in fields:
        return _deal(fields)
    if "winner" in fields:
        return WinnerLine(fields.numbers("winner"))
    raise LineError(shortened(text), 'an object with "format", "deal", "act", "result" or "winner"')


def is_cut(text: str) -> bool:
    """Return whether a line is only the beginning of a JSON object, as a crash in the middle of writing leaves it."""
    if not text.startswith("{"):
        return False
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        rest = text[error.pos :].strip()
        return not rest or error.msg.startswith("Unterminated string") or _CUT_WORD.fullmatch(rest) is not None
    except (ValueError, RecursionError):
        return False
    return False


def shortened(text: str) -> str:
    """Return a piece of a file so that it fits into a sentence: printable, and not too long."""
    printable = text if text.isascii() and text.isprintable() else json.dumps(text)[1:-1]
    return printable if len(printable) <= 80 else f"{printable[:77]}..."


def _object(text: str) -> dict[str, Any]:
    if not text.strip():
        raise LineError("an empty line", "a JSON object")
    if text.count("[") + text.count("{") > MAX_DEPTH:
        _check_depth(text)
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        found = f"{shortened(text)}, which isn't JSON ({error.msg} at character {error.pos + 1})"
        raise LineError(found, "a JSON object") from None
    except (ValueError, RecursionError):
        raise LineError("a number of far too many digits", "a JSON object of this format") from None
    if not isinstance(data, dict):
        raise LineError(shortened(text), "a JSON object")
    return data


def _check_depth(text: str) -> None:
    depth = 0
    for sign in _STRING.sub("", text):
        if sign in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise LineError(f"lists and objects more than {MAX_DEPTH} deep", f"at most {MAX_DEPTH}")
        elif sign in "]}":
            depth -= 1


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        names = [name for name, _ in pairs]
        double = next(name for name in names if names.count(name) > 1)
        raise LineError(f"the key {_spelled(double)} twice", "every key once")
    return data


def _no_constant(word: str) -> None:
    raise LineError(word, "a JSON value")


def _spelled(value: object) -> str:
    return shortened(json.dumps(value))


class _Fields:
    """The keys of one object, each read with the type that it must have."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def updated(self, version: int) -> _Fields:
        """Return the fields of a header of this version as today's version has them."""
        return _Fields(updated_header(self._data, version))

    def raw(self, key: str) -> Any:
        """Return the value of a key that must be there."""
        if key not in self._data:
            raise LineError(f'no "{key}" in {_spelled(self._data)}', f'the key "{key}"')
        return self._data[key]

    def refused(self, key: str, expected: str) -> LineError:
        """Return the error for a value of the wrong kind."""
        return LineError(f'{_spelled(self._data.get(key))} for "{key}"', expected)

    def number(self, key: str) -> int:
        """Return a whole number."""
        value = self.raw(key)
        if type(value) is not int:
            raise self.refused(key, "a whole number")
        return value

    def number_or_none(self, key: str) -> int | None:
        """Return a whole number or null."""
        return None if self.raw(key) is None else self.number(key)

    def numbers(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        value = self.raw(key)
        if not isinstance(value, list) or any(type(each) is not int for each in value):
            raise self.refused(key, "a list of whole numbers")
        return tuple(value)

    def flag(self, key: str) -> bool:
        """Return true or false; false if the key is missing."""
        value = self._data.get(key, False)
        if type(value) is not bool:
            raise self.refused(key, "true or false")
        return value

    def text(self, key: str) -> str:
        """Return a text that can be written again."""
        value = self.raw(key)
        if not isinstance(value, str) or any("\ud800" <= sign <= "\udfff" for sign in value):
            raise self.refused(key, "a text")
        return value

    def word(self, key: str, known: tuple[W, ...]) -> W:
        """Return one of a few words."""
        value = self.raw(key)
        for word in known:
            if word == value:
                return word
        raise self.refused(key, f"one of {', '.join(known)}")

    def suit(self, key: str) -> Suit:
        """Return a suit."""
        return _SUIT_OF[self.word(key, ("S", "H", "D", "C"))]

    def card(self, key: str) -> Card:
        """Return a card."""
        return _card(self.raw(key))

    def cards(self, key: str) -> tuple[Card, ...]:
        """Return a list of cards."""
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.refused(key, "a list of cards")
        return tuple(_card(each) for each in value)

    def objects(self, key: str) -> tuple[_Fields, ...]:
        """Return a list of objects."""
        value = self.raw(key)
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            raise self.refused(key, "a list of objects")
        return tuple(_Fields(each) for each in value)


def _card(value: object) -> Card:
    try:
        return parse_card(value if isinstance(value, str) else "")
    except ValueError:
        raise LineError(_spelled(value), "a card such as TS, rank then suit") from None


def _header(fields: _Fields) -> Header:
    if fields.raw("format") != FORMAT:
        raise fields.refused("format", f'"{FORMAT}"')
    version = fields.number("version")
    if version > VERSION:
        found = f'{_spelled(version)} for "version", written by a newer version of this program'
        raise LineError(found, f"{VERSION} or less; please update to read it")
    if version < 1:
        raise fields.refused("version", f"a number from 1 to {VERSION}")
    fields = fields.updated(version)
    rules = _rules(fields.raw("rules"))
    seats = tuple(_setup(each) for each in fields.objects("seats"))
    if len(seats) != rules.table.players:
        raise LineError(f'{len(seats)} in "seats"', f"{rules.table.players} of them, one for each player")
    people = tuple(_setup(each) for each in fields.objects("people")) if people_rest(rules) else ()
    if people_rest(rules) and not is_people_count(rules, len(people)):
        more = " or more" if people_take_turns(rules) else ""
        raise LineError(f'{len(people)} in "people"', f"{people_count(rules)}{more} of them, all who are at the table")
    seed = fields.number("seed")
    header = Header(fields.text("program"), fields.text("preset"), rules, seats, seed, people, *_chance(fields))
    if not any(map(header.can_deal_first, range(len(header.everybody)))):
        raise fields.refused("seats", 'the people of the first deal as they follow one another in "people"')
    return header


def _chance(fields: _Fields) -> tuple[str, str, tuple[int, ...]]:
    """Return the generator, the commitment and the seeds of the deals, as far as a header has them."""
    generator = fields.text("generator") if "generator" in fields else ""
    if not generator.isprintable():
        raise fields.refused("generator", "a name")
    commitment = fields.text("commitment") if "commitment" in fields else ""
    if commitment and not _COMMITMENT.fullmatch(commitment):
        raise fields.refused("commitment", "the name of a hash, a colon and the hash in hexadecimal")
    return generator, commitment, fields.numbers("seeds") if "seeds" in fields else ()


def _rules(data: object) -> Rules:
    if isinstance(data, dict):
        known: dict[str, object] = {}
        for group, options in data.items():
            if isinstance(options, dict):
                named = {name: value for name, value in options.items() if f"{group}.{name}" in OPTIONS}
                if named:
                    known[group] = named
            elif any(key.startswith(f"{group}.") for key in OPTIONS):
                known[group] = options
        data = known
    try:
        return from_json(data)
    except InvalidOption as error:
        found = f"rules that are not right ({str(error).rstrip('.')})"
        raise LineError(found, "every option with an allowed value") from None


def _setup(fields: _Fields) -> SeatSetup:
    player = fields.text("player")
    if player not in {"human", "random"} and player.removeprefix("computer:") in {player, ""}:
        raise fields.refused("player", '"human", "random" or "computer:" and a skill')
    name = tidied(fields.text("name"))
    fault = name_fault(name)
    if fault:
        raise fields.refused("name", fault)
    return SeatSetup(name, player)


def _deal(fields: _Fields) -> DealLine:
    hands = fields.raw("hands")
    if not isinstance(hands, list) or not all(isinstance(hand, list) for hand in hands):
        raise fields.refused("hands", "a list of hands")
    return DealLine(
        number=fields.number("deal"),
        dealer=fields.number("dealer"),
        hands=tuple(tuple(_card(each) for each in hand) for hand in hands),
        stock=fields.cards("stock"),
        upcard=None if fields.raw("upcard") is None else fields.card("upcard"),
        widow=fields.cards("widow"),
        target=fields.number("target"),
        seated=fields.numbers("seated") if "seated" in fields else (),
    )


def _result(fields: _Fields) -> DealResult:
    return DealResult(
        outcome=fields.word("result", _OUTCOMES),
        declarer=fields.number_or_none("declarer"),
        bid=fields.numbers("bid") if isinstance(fields.raw("bid"), list) else fields.number_or_none("bid"),
        trump=None if fields.raw("trump") is None else fields.suit("trump"),
        meld=fields.numbers("meld"),
        tricks=fields.numbers("tricks"),
        score=fields.numbers("score"),
        totals=fields.numbers("totals"),
        target=fields.number("target"),
        checks=fields.numbers("checks") if "checks" in fields else None,
    )


def _action(fields: _Fields) -> SeatAction:
    seat = fields.number("seat")
    act = fields.raw("act")
    if isinstance(act, str) and act in _PLAIN_ACTS:
        return _PLAIN_ACTS[act](seat)
    match act:
        case "bid":
            return Bid(seat, fields.number("amount"))
        case "pass":
            return Pass(seat, fields.flag("help"))
        case "concede":
            return Concede(seat, fields.flag("unseen"))
        case "distribute":
            return Distribute(seat, _shares(fields))
        case "name_trump":
            return NameTrump(seat, fields.suit("suit"))
        case "call_card":
            return CallCard(seat, fields.card("card"))
        case "give":
            return Give(seat, fields.cards("cards"))
        case "bury":
            return Bury(seat, fields.cards("cards"))
        case "meld":
            return ShowMelds(seat, tuple(_meld(each) for each in fields.objects("melds")))
        case "play":
            return _play(seat, fields)
        case _:
            raise fields.refused("act", "an action of this format")


def _shares(fields: _Fields) -> tuple[tuple[Seat, Card], ...]:
    shares = fields.raw("to")
    if not isinstance(shares, list):
        raise fields.refused("to", "a list of a seat and a card each")
    for share in shares:
        if not isinstance(share, list) or len(share) != 2 or type(share[0]) is not int:
            raise fields.refused("to", "a list of a seat and a card each")
    return tuple((seat, _card(face)) for seat, face in shares)


def _play(seat: Seat, fields: _Fields) -> Play:
    face = fields.card("card")
    nth = fields.number("nth") if "nth" in fields else 0
    if "from" not in fields:
        return Play(seat, face)
    source = fields.word("from", _SOURCES)
    return Play(seat, face, source, nth if source == "table" else 0)


def _meld(fields: _Fields) -> Meld:
    kind = fields.word("kind", KINDS)
    wins = fields.raw("points") == "game"
    return Meld(kind, fields.cards("cards"), 0 if wins else fields.number("points"), wins)
