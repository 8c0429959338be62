"""Strict reading of the lines of a record: every known key must have its type, unknown keys are ignored.

A key means the same in every line, and `_KEYS` says what its value may be. The engine's values are the schema of their
lines: a line has the keys of its value's fields, and those with a default may be missing.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar, get_args

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import replace

from pinochle_qt.engine.actions import Play, SeatAction
from pinochle_qt.engine.cards import SUITS, compact_text, parse_card
from pinochle_qt.engine.derived import pack, people_count, side_count
from pinochle_qt.engine.features import people_rest, people_take_turns
from pinochle_qt.engine.melds import KINDS, Meld, Source
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.rules import OPTIONS, InvalidOption, Rules, from_json, to_json
from pinochle_qt.engine.sayings import UnusableAgreement, agreement_from
from pinochle_qt.engine.state import DealResult, Outcome
from pinochle_qt.names import clipped, name_fault, tidied
from pinochle_qt.record.migrations import updated_header
from pinochle_qt.record.values import (
    AGREEMENT,
    FORMAT,
    LONGEST_LABEL,
    LONGEST_TITLE,
    OWN,
    VERSION,
    DealLine,
    Header,
    LineError,
    Mix,
    NewerVersion,
    SeatSetup,
    WinnerLine,
    rules_text,
    title_from,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.sayings import Agreed, Agreement
    from pinochle_qt.record.values import Line

S = TypeVar("S", bound=Struct)

MAX_DEPTH: Final = 8
"""How deeply lists and objects may be nested."""

_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_CUT_WORD: Final = r"t|tr|tru|f|fa|fal|fals|n|nu|nul|-|\.|[eE][+-]?|\\?u[0-9a-fA-F]{0,4}"
"""What can be left of a truncated word or symbol; compiled only when a line is truncated, which is rare."""


def decode_line(text: str) -> Line:
    """Return the value that a line represents.

    Raises:
        LineError: if the line does not belong to this format.
    """
    data = _object(text)
    if "format" in data:
        return _header(data)
    if "act" in data:
        return _action(data)
    if "result" in data:
        result = DealResult(*(_value(data, key) for key in _RESULT))
        return replace(result, checks=_value(data, "checks")) if "checks" in data else result
    if "deal" in data:
        return _struct(data, DealLine)
    if "winner" in data:
        return _struct(data, WinnerLine)
    raise LineError(shortened(text), 'an object with "format", "deal", "act", "result" or "winner"')


def decided_by(text: str) -> str:
    """Return the player that decided an action, from its line, if the header names another one for the seat."""
    by: str = json.loads(text).get("by", "") if '"by"' in text else ""  # a quick look: hardly any line has it
    return by


def is_cut(text: str) -> bool:
    """Return whether a line is only the beginning of a JSON object, as left by a crash during writing."""
    if not text.startswith("{"):
        return False
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        rest = text[error.pos :].strip()
        return not rest or error.msg.startswith("Unterminated string") or re.fullmatch(_CUT_WORD, rest) is not None
    except (ValueError, RecursionError):
        return False
    return False


def shortened(text: str) -> str:
    """Return a piece of a file made printable and short enough to fit into a sentence."""
    printable = text if text.isascii() and text.isprintable() else json.dumps(text)[1:-1]
    return printable if len(printable) <= 80 else f"{printable[:77]}..."


def _object(text: str) -> dict[str, Any]:
    if not text.strip():
        raise LineError("an empty line", "a JSON object")
    if text.count("[") + text.count("{") > MAX_DEPTH:
        _check_depth(text)
    try:
        data = _JSON.decode(text)
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
    for char in _STRING.sub("", text):
        if char in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise LineError(f"lists and objects more than {MAX_DEPTH} deep", f"at most {MAX_DEPTH}")
        elif char in "]}":
            depth -= 1


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        names = [name for name, _ in pairs]
        duplicate = next(name for name in names if names.count(name) > 1)
        raise LineError(f"the key {_spelled(duplicate)} twice", "every key once")
    return data


def _no_constant(word: str) -> None:
    raise LineError(word, "a JSON value")


def _value(data: Mapping[str, Any], key: str) -> Any:
    """Return the value of a required key."""
    if key not in data:
        raise LineError(f'no "{key}" in {_spelled(data)}', f'the key "{key}"')
    kind = _KEYS[key]
    try:
        return kind.read(convert(data[key], kind.type))
    except (ValidationError, KeyError, UnicodeError):  # UnicodeError: for a lone surrogate in place of a number
        raise LineError(f'{_spelled(data[key])} for "{key}"', kind.words) from None


def _struct(data: Mapping[str, Any], kind: type[S]) -> S:
    """Return an object as a value of the given kind, whose fields are its keys."""
    keys, needed = kind.__struct_encode_fields__, len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    given = [_value(data, key) for key in keys[:needed]]
    others = zip(kind.__struct_fields__[needed:], keys[needed:], strict=True)
    return kind(*given, **{name: _value(data, key) for name, key in others if key in data})


def _action(data: Mapping[str, Any]) -> SeatAction:
    action: SeatAction = _struct(data, _value(data, "act"))
    if "by" in data:
        _value(data, "by")
    if isinstance(action, Play) and action.nth and action.source != "table":
        return replace(action, nth=0)  # all copies in the hand are the same card
    return action


_JSON: Final = json.JSONDecoder(object_pairs_hook=_without_duplicates, parse_constant=_no_constant)


def _spelled(value: object) -> str:
    return shortened(json.dumps(value))


# ---- key names ------------------------------------------------------------------------------------------------------


class _Kind(Struct, frozen=True):
    """What the value of a key may be, how messages describe it, and how it is converted.

    `read` may raise `KeyError` for an unknown text.
    """

    type: Any
    words: str
    read: Callable[[Any], Any] = lambda value: value


def _one_of(words: Iterable[str]) -> _Kind:
    return _Kind(str, f"one of {', '.join(words)}", {word: word for word in words}.__getitem__)


def _or_null(kind: _Kind) -> _Kind:
    """Return a kind that also accepts null, and otherwise reads like another kind."""
    return _Kind(kind.type | None, f"{kind.words}, or null", lambda value: None if value is None else kind.read(value))


def _list_of(kind: Any, words: str, read: Callable[[Any], Any]) -> _Kind:
    return _Kind(tuple[kind, ...], words, lambda values: tuple(map(read, values)))


def _matching(pattern: str, words: str, read: Callable[[str], str] = str) -> _Kind:
    return _Kind(Annotated[str, Meta(pattern=rf"^({pattern})\Z")], words, read)


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except ValueError:
        raise LineError(_spelled(text), _CARD.words) from None


def _order(text: str) -> tuple[Card, ...]:
    return tuple(_card(text[at : at + 2]) for at in range(0, len(text), 2))


def _meld(data: Mapping[str, Any]) -> Meld:
    worth = _value(data, "points")
    wins = worth == "game"
    return Meld(_value(data, "kind"), _value(data, "cards"), 0 if wins else worth, wins)


def _setup(data: Mapping[str, Any]) -> SeatSetup:
    name = tidied(_value(data, "name"))
    if fault := name_fault(name):
        raise LineError(f'{_spelled(data["name"])} for "name"', fault)
    return SeatSetup(name, _value(data, "player"))


def _agreement(data: object) -> Agreement | None:
    try:
        return None if data is None else agreement_from(data)
    except UnusableAgreement as error:
        found = f"an agreement with unusable {error}" if error.key else "an agreement that is none"
        raise LineError(found, "a name and rows, each with on, steps and shows, or null") from None


def _mix(data: object) -> Mix:
    """Return what a deal was mixed from.

    Raises:
        ValidationError: it is something else.
    """
    return convert(data, Mix)


def _agreed(name: Agreed, own: Agreement | None) -> Agreed:
    return name if own is None or name != OWN else own


def _title(text: str) -> str:
    try:
        title = title_from(text)
    except ValueError:
        title = ""
    if not title:
        raise LineError(f'{_spelled(text)} for "title"', f"a name of 1 to {LONGEST_TITLE} letters")
    return title


def _player(text: str) -> str:
    """Return a kind of player; its skill may be unknown here.

    Raises:
        KeyError: if nothing is left of the skill once it is tidied.
    """
    kind, colon, given = text.partition(":")
    skill = clipped(given, LONGEST_LABEL)
    if colon and not skill:
        raise KeyError(text)
    return f"{kind}{colon}{skill}"


def _rules(data: object) -> Rules:
    if isinstance(data, dict):
        data = {
            group: {name: value for name, value in options.items() if f"{group}.{name}" in OPTIONS}
            if isinstance(options, dict)
            else options
            for group, options in data.items()
            if group in Rules.__struct_fields__
        }
    try:
        return from_json(data)
    except InvalidOption as error:
        found = f"rules that are not right ({str(error).rstrip('.')})"
        raise LineError(found, "every option with an allowed value") from None


_ACTIONS: Final = {kind.__struct_config__.tag: kind for kind in get_args(SeatAction)}
_NUMBER: Final = _Kind(int, "a whole number")
_NUMBERS: Final = _Kind(tuple[int, ...], "a list of whole numbers")
_FLAG: Final = _Kind(bool, "true or false")
_TEXT: Final = _matching(r"[^\ud800-\udfff]*", "a text")  # a lone surrogate could not be written again
_LABEL: Final = _Kind(_TEXT.type, _TEXT.words, lambda text: clipped(text, LONGEST_LABEL))
_PROMISE: Final = rf"[a-z][a-z0-9-]{{,{LONGEST_LABEL - 1}}}:([0-9a-f]{{2}}){{1,128}}"
_PLAYER: Final = r"human|random|computer:[^\ud800-\udfff]+"
_DECIDER: Final = _matching(_PLAYER, '"human", "random" or "computer:" and a skill', _player)
_SUIT: Final = _Kind(str, "one of S, H, D, C", {suit.letter: suit for suit in SUITS}.__getitem__)
_CARD: Final = _Kind(str, "a card such as TS, rank then suit", _card)
_CARDS: Final = _list_of(Any, "a list of cards", _card)
_SETUPS: Final = _list_of(dict[str, Any], "a list of objects", _setup)
_KEYS: Final[Mapping[str, _Kind]] = {
    "format": _Kind(str, f'"{FORMAT}"', {FORMAT: FORMAT}.__getitem__),
    "version": _NUMBER,
    "program": _LABEL,
    "preset": _LABEL,
    "rules": _Kind(Any, "rules", _rules),
    "seats": _SETUPS,
    "people": _SETUPS,
    "name": _TEXT,
    "player": _DECIDER,
    "by": _DECIDER,
    "seed": _NUMBER,
    "generator": _matching(f"[ -~]{{1,{LONGEST_LABEL}}}", "the name of an algorithm"),
    "commitment": _matching(_PROMISE, "the name of a hash, a colon and its hexadecimal digits"),
    "seeds": _NUMBERS,
    "packs": _list_of(str, "a list of texts", _order),
    "agreements": _Kind(tuple[Annotated[str, Meta(pattern=AGREEMENT)], ...], "a list of names"),
    "own_agreements": _list_of(Any, "a list of agreements", _agreement),
    "title": _Kind(str, "a text", _title),
    "practice": _FLAG,
    "undone": _NUMBERS,
    "copy_of": _matching(_PROMISE, "what was promised about a match"),
    "deal": _NUMBER,
    "dealer": _NUMBER,
    "hands": _list_of(list[Any], "a list of hands", lambda hand: tuple(map(_card, hand))),
    "stock": _CARDS,
    "upcard": _or_null(_CARD),
    "widow": _CARDS,
    "target": _NUMBER,
    "seated": _NUMBERS,
    "mix": _Kind(dict[str, Any], "a key and parts, each of a person with hashes in hexadecimal digits", _mix),
    "act": _Kind(str, "an action of this format", _ACTIONS.__getitem__),
    "seat": _NUMBER,
    "amount": _NUMBER,
    "help": _FLAG,
    "unseen": _FLAG,
    "to": _list_of(tuple[int, str], "a list of a seat and a card each", lambda share: (share[0], _card(share[1]))),
    "suit": _SUIT,
    "card": _CARD,
    "cards": _CARDS,
    "melds": _list_of(dict[str, Any], "a list of objects", _meld),
    "kind": _one_of(KINDS),
    "points": _Kind(int | Literal["game"], 'a whole number or "game"'),
    "from": _one_of(get_args(Source)),
    "nth": _NUMBER,
    "result": _one_of(get_args(Outcome)),
    "declarer": _or_null(_NUMBER),
    "bid": _or_null(_Kind(int | tuple[int, ...], "a whole number, a list of them")),
    "trump": _or_null(_SUIT),
    "meld": _NUMBERS,
    "tricks": _NUMBERS,
    "score": _NUMBERS,
    "totals": _NUMBERS,
    "checks": _NUMBERS,
    "winner": _NUMBERS,
}
_RESULT: Final = ("result", "declarer", "bid", "trump", "meld", "tricks", "score", "totals", "target")
"""The keys of a result line in the order of the result's fields; the result has more fields than the line has keys."""


# ---- the header -----------------------------------------------------------------------------------------------------


def _header(data: dict[str, Any]) -> Header:
    _value(data, "format")
    data = updated_header(data, _known_version(data))
    header = _struct({key: value for key, value in data.items() if key != "people"}, Header)
    rules, seats = header.rules, header.seats
    if header.commitment and (text := rules_text(data["rules"])) != rules_text(to_json(rules)):
        header = replace(header, rules_in_file=text)
    if len(seats) != rules.table.players:
        raise LineError(f'{len(seats)} in "seats"', f"{rules.table.players} of them, one for each player")
    if header.agreements and len(header.agreements) != side_count(rules):
        found = f'{len(header.agreements)} in "agreements"'
        raise LineError(found, f"{side_count(rules)} of them, one for each side")
    if "own_agreements" in data:
        own = _value(data, "own_agreements")
        if len(own) != len(header.agreements):
            raise LineError(f'{len(own)} in "own_agreements"', f'{len(header.agreements)}, as in "agreements"')
        header = replace(header, agreements=tuple(map(_agreed, header.agreements, own)))
    for cards in filter(None, header.packs):
        if sorted(cards) != _sorted_pack(rules):
            raise LineError(f'{_spelled(compact_text(cards))} in "packs"', "every card of the pack once")
    if people_rest(rules):
        header = replace(header, people=_value(data, "people"))
        if not is_people_count(rules, len(header.people)):
            count = f"{people_count(rules)}{' or more' if people_take_turns(rules) else ''}"
            raise LineError(f'{len(header.people)} in "people"', f"{count} of them, all who are at the table")
    if not any(map(header.can_deal_first, range(len(header.everybody)))):
        expected = 'the people of the first deal as they follow one another in "people"'
        raise LineError(f'{_spelled(data["seats"])} for "seats"', expected)
    return header


def _sorted_pack(rules: Rules) -> list[Card]:
    try:
        return sorted(pack(rules))
    except ValueError:  # an impossible pack: the code that plays by these rules reports the problem
        return []


def _known_version(data: Mapping[str, Any]) -> int:
    version: int = _value(data, "version")
    if version > VERSION:
        found = f'{_spelled(version)} for "version", written by a newer version of this program'
        raise NewerVersion(found, f"{VERSION} or less; please update to read it")
    if version < 1:
        raise LineError(f'{_spelled(version)} for "version"', f"a number from 1 to {VERSION}")
    return version
