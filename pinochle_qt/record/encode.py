"""Writing the lines of a record: one compact JSON object each, with its keys in the order of the format."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec import NODEFAULT, to_builtins

from pinochle_qt.engine.actions import DealCards, SeatAction
from pinochle_qt.engine.cards import card_text, compact_text
from pinochle_qt.engine.features import people_rest
from pinochle_qt.engine.rules import to_json
from pinochle_qt.engine.sayings import Agreement
from pinochle_qt.record.header_changes import remarks, setups
from pinochle_qt.record.values import FORMAT, OWN, WinnerLine, line_of, parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.record.values import Header, Mix

ACT_OF: Final[Mapping[type, str]] = {kind: kind.__struct_config__.tag for kind in get_args(SeatAction)}
"""The name of each kind of action in the record."""


def header_line(header: Header) -> str:
    """Return the first line of a game."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": header.version,
        "program": header.program,
        "preset": header.preset,
        "rules": to_json(header.rules),
        "seats": setups(header.seats),
    }
    if header.people:
        data["people"] = setups(header.people)
    data["seed"] = header.seed
    optional = {"generator": header.generator, "commitment": header.commitment, "seeds": header.seeds}
    optional["packs"] = list(map(compact_text, header.packs))
    own = [to_builtins(each) if isinstance(each, Agreement) else None for each in header.agreements]
    optional["agreements"] = tuple(OWN if isinstance(each, Agreement) else each for each in header.agreements)
    optional["own_agreements"] = own if any(own) else ()
    data |= {key: value for key, value in optional.items() if value} | remarks(header)
    return line_of(data)


def step_lines(rules: Rules, step: Step, by: str = "", mix: Mix | None = None) -> tuple[str, ...]:
    """Return the lines that a step adds to the record: its action, and those that close a deal or the match.

    `by` is the player that decided, if the header names another one for the seat; `mix` is that of a deal.
    """
    action = step.action
    lines = [_deal_line(rules, step, action, mix) if isinstance(action, DealCards) else action_line(action, by)]
    return (*lines, *closing_lines(step))


def closing_lines(step: Step) -> tuple[str, ...]:
    """Return the result and winner lines that follow from a step; empty if the deal goes on."""
    after = step.after
    if len(after.results) == len(step.before.results):
        return ()
    result = result_line(after.results[-1])
    return (result, winner_line(WinnerLine(after.winners))) if after.winners else (result,)


def action_line(action: SeatAction, by: str = "") -> str:
    """Return the line for a seat's action, without fields that have their default value.

    `by` is the player that decided, if the header names another one for the seat.
    """
    kind = type(action)
    defaults = kind.__struct_defaults__
    all_defaults = (*[NODEFAULT] * (len(kind.__struct_fields__) - len(defaults)), *defaults)
    data: dict[str, Any] = {"seat": action.seat, "act": kind.__struct_config__.tag}
    for name, key, default in zip(kind.__struct_fields__, kind.__struct_encode_fields__, all_defaults, strict=True):
        value = getattr(action, name)
        if value != default:
            data[key] = _WRITERS[key](value) if key in _WRITERS else value
    return line_of(data | {"by": by} if by else data)


def decided_line(text: str, by: str) -> str:
    """Return the line of an action with another player as the one that decided; empty for the one in the header.

    All other keys stay as they are, whether known or not.
    """
    parts = parts_of(text)
    parts.pop("by", None)
    return line_of(parts | {"by": by} if by else parts)


def result_line(result: DealResult) -> str:
    """Return the line that closes a deal."""
    data: dict[str, Any] = {
        "result": result.outcome,
        "declarer": result.declarer,
        "bid": result.bid,
        "trump": None if result.trump is None else result.trump.letter,
        "meld": result.meld,
        "tricks": result.tricks,
        "score": result.score,
        "totals": result.totals,
        "target": result.target,
    }
    if result.checks is not None:
        data["checks"] = result.checks
    return line_of(data)


def winner_line(winner: WinnerLine) -> str:
    """Return the line that ends a match."""
    return line_of({"winner": winner.accounts})


def _deal_line(rules: Rules, step: Step, action: DealCards, mix: Mix | None) -> str:
    deal = step.after.deal
    if deal is None:
        raise AssertionError("a deal was dealt")
    data: dict[str, Any] = {"deal": deal.number, "dealer": deal.dealer}
    if people_rest(rules):
        data["seated"] = deal.seated
    data |= {
        "hands": [_cards(hand) for hand in action.hands],
        "stock": _cards(action.stock),
        "upcard": None if deal.turned is None else card_text(deal.turned),
        "widow": _cards(action.widow),
        "target": deal.target,
    }
    if mix is not None:
        data["mix"] = to_builtins(mix)
    return line_of(data)


def _meld(meld: Meld) -> dict[str, Any]:
    return {"kind": meld.kind, "cards": _cards(meld.cards), "points": meld.worth}


def _cards(cards: Iterable[Card]) -> list[str]:
    return [card_text(face) for face in cards]


_WRITERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "to": lambda shares: [[seat, card_text(face)] for seat, face in shares],
    "suit": lambda suit: suit.letter,
    "card": card_text,
    "cards": _cards,
    "melds": lambda melds: [_meld(meld) for meld in melds],
}
"""How to write the values of an action, by key, if they differ from those in the engine."""
