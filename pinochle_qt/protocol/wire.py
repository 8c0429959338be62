"""Values of the engine as JSON: cards as in a record, and of every struct only the fields that differ from the default.

The values that the engine declares are the schema: a struct becomes an object with its fields as keys, an event one
with its name under `event`. Actions and melds are written as in a record. The rules, which every observation and every
prompt holds, are left out: guests learn them when they come to the table.
"""

from __future__ import annotations

import json
import re
import types
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct

from pinochle_qt.engine import actions, cards, errors, events, melds, observe, prompts, sayings, seats, state, tricks
from pinochle_qt.engine.actions import SeatAction
from pinochle_qt.engine.cards import Card, Suit, card_text, parse_card
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import Event
from pinochle_qt.engine.melds import Meld, incremental
from pinochle_qt.engine.rules import Rules
from pinochle_qt.engine.sayings import Agreement, agreement_from
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.encode import action_line
from pinochle_qt.record.values import LineError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_MODULES: Final = (cards, sayings, seats, tricks, melds, incremental, errors, actions, state, events, prompts, observe)
_NAMES: Final[Mapping[str, Any]] = {
    name: value
    for module in _MODULES
    for name, value in vars(module).items()
    if not name.startswith("_") and not isinstance(value, types.ModuleType)
} | {"Rules": Rules}
"""What the annotations of the engine's values refer to; most of it is imported there for type checkers only."""
_ACTIONS: Final = frozenset(get_args(SeatAction))
_EVENTS: Final[Mapping[str, type[Struct]]] = {
    re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in get_args(Event)
}
_EVENT_NAMES: Final = {kind: name for name, kind in _EVENTS.items()}

_AnyEvent: Final[Any] = Event
"""The type of all events, which is none for type checkers."""

Value = TypeVar("Value", bound=Struct)


class WireError(Exception):
    """Raised for JSON that is not the value it should be; `str()` says what was found, for the log."""


def to_wire(value: Struct) -> Any:
    """Return a value of the engine as something that JSON can hold."""
    return _writer(type(value))(value)


def from_wire(data: Any, kind: type[Value], rules: Rules) -> Value:
    """Return the value of the engine that `to_wire` was given, by these rules.

    Raises:
        WireError: the data is no such value.
    """
    try:
        value: Value = _reader(kind)(data, rules)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, LineError, RecursionError) as error:
        raise WireError(f"{type(error).__name__}: {error}") from None
    return value


def event_from_wire(data: Any, rules: Rules) -> Event:
    """Return the event that `to_wire` was given, by these rules.

    Raises:
        WireError: the data is no event.
    """
    event: Event = from_wire(data, _AnyEvent, rules)
    return event


def action_to_wire(action: SeatAction) -> dict[str, Any]:
    """Return an action as in a record."""
    data: dict[str, Any] = json.loads(action_line(action))
    return data


def action_from_wire(data: Any) -> SeatAction:
    """Return the action that a line of a record would be.

    Raises:
        WireError: the data is no action.
    """
    try:
        action = decode_line(json.dumps(data))
    except (LineError, ValueError, RecursionError) as error:
        raise WireError(str(error)) from None
    if type(action) not in _ACTIONS:
        raise WireError("this is no action")
    return action  # type: ignore[return-value]  # it is one of them


# ---- writing ---------------------------------------------------------------------------------------------------------


@cache
def _writer(kind: Any) -> Callable[[Any], Any]:
    """Return what writes values of a type."""
    if kind is Card:
        return card_text
    if kind is Suit:
        return lambda suit: suit.letter
    if kind is Refusal:
        return lambda reason: reason.name
    if kind is Meld:
        return lambda meld: {"kind": meld.kind, "cards": list(map(card_text, meld.cards)), "points": meld.worth}
    if kind is Agreement:
        return msgspec.to_builtins
    if kind in _ACTIONS:
        return action_to_wire
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct_writer(kind)
    origin, inside = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return _union_writer(inside)
    if origin is tuple:
        return _tuple_writer(inside)
    return lambda value: value


def _struct_writer(kind: type[Struct]) -> Callable[[Any], Any]:
    fields = [(name, default, _writer(hint)) for name, hint, default in _fields(kind)]
    named = {"event": _EVENT_NAMES[kind]} if kind in _EVENT_NAMES else {}

    def write(value: Struct) -> dict[str, Any]:
        given = ((name, default, writer, getattr(value, name)) for name, default, writer in fields)
        return named | {name: writer(each) for name, default, writer, each in given if each != default}

    return write


def _union_writer(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    structs = {kind: _writer(kind) for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)}
    other = next((_writer(kind) for kind in kinds if kind is not types.NoneType and kind not in structs), None)
    listed = next((_writer(kind) for kind in kinds if get_origin(kind) is tuple), other)

    def write(value: Any) -> Any:
        writer = structs.get(type(value)) or (listed if isinstance(value, tuple) else other)
        return None if value is None or writer is None else writer(value)

    return write


def _tuple_writer(inside: tuple[Any, ...]) -> Callable[[Any], Any]:
    if inside[1:] == (...,):
        each = _writer(inside[0])
        return lambda values: [each(value) for value in values]
    writers = [_writer(kind) for kind in inside]
    return lambda values: [writer(value) for writer, value in zip(writers, values, strict=True)]


# ---- reading ---------------------------------------------------------------------------------------------------------


@cache
def _reader(kind: Any) -> Callable[[Any, Rules], Any]:
    """Return what reads values of a type; it raises `ValueError` and the like for other data."""
    if kind is Card:
        return lambda data, _: parse_card(msgspec.convert(data, str))
    if kind is Suit:
        return lambda data, _: {suit.letter: suit for suit in Suit}[data]
    if kind is Refusal:
        return lambda data, _: Refusal[data]
    if kind is Meld:
        return _read_meld
    if kind is Agreement:
        return lambda data, _: agreement_from(data)
    if kind in _ACTIONS:
        return lambda data, _: action_from_wire(data)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct_reader(kind)
    origin, inside = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return _union_reader(inside)
    if origin is tuple:
        return _tuple_reader(inside)
    return lambda data, _: msgspec.convert(data, kind)


def _read_meld(data: Any, rules: Rules) -> Meld:
    del rules
    worth, wins = data["points"], data["points"] == "game"
    kind = msgspec.convert(data["kind"], melds.MeldKind)
    found = tuple(parse_card(msgspec.convert(each, str)) for each in data["cards"])
    return Meld(kind, found, 0 if wins else msgspec.convert(worth, int), wins)


def _struct_reader(kind: type[Struct]) -> Callable[[Any, Rules], Any]:
    fields = [(name, default, _reader(hint)) for name, hint, default in _fields(kind)]
    has_rules = "rules" in kind.__struct_fields__

    def read(data: Any, rules: Rules) -> Struct:
        if not isinstance(data, dict):
            raise TypeError("this is no object")
        missing = [name for name, default, _ in fields if default is NODEFAULT and name not in data]
        if missing:
            raise KeyError(missing[0])
        values = {name: reader(data[name], rules) for name, _, reader in fields if name in data}
        return kind(**values, **({"rules": rules} if has_rules else {}))

    return read


def _union_reader(kinds: tuple[Any, ...]) -> Callable[[Any, Rules], Any]:
    if set(kinds) == set(_EVENTS.values()):
        return lambda data, rules: _reader(_EVENTS[data["event"]])(data, rules)
    if set(kinds) == _ACTIONS:
        return lambda data, _: action_from_wire(data)
    some = [kind for kind in kinds if kind is not types.NoneType]
    lists = [kind for kind in some if get_origin(kind) is tuple]
    objects = [kind for kind in some if kind is Agreement]
    others = [kind for kind in some if kind not in [*lists, *objects]]

    def read(data: Any, rules: Rules) -> Any:
        if data is None and len(some) < len(kinds):
            return None
        found = lists if isinstance(data, list) and lists else objects if isinstance(data, dict) and objects else others
        return _reader(found[0])(data, rules)

    return read


def _tuple_reader(inside: tuple[Any, ...]) -> Callable[[Any, Rules], Any]:
    if inside[1:] == (...,):
        each = _reader(inside[0])
        return lambda data, rules: tuple([each(value, rules) for value in msgspec.convert(data, list)])
    readers = [_reader(kind) for kind in inside]
    return lambda data, rules: tuple(
        [reader(value, rules) for reader, value in zip(readers, msgspec.convert(data, list), strict=True)]
    )


# ---- what there is ---------------------------------------------------------------------------------------------------


@cache
def _fields(kind: type[Struct]) -> list[tuple[str, Any, Any]]:
    """Return the name, type and default of each field of a struct but the rules."""
    hints = get_type_hints(kind, localns=dict(_NAMES))
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    all_defaults = (*[NODEFAULT] * (len(names) - len(defaults)), *defaults)
    found = zip(names, all_defaults, strict=True)
    return [(name, hints[name], default) for name, default in found if name != "rules"]
