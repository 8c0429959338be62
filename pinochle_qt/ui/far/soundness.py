"""Whether what a far table tells can be shown: a stranger's program may send anything that has the right types."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.people import account_count
from pinochle_qt.engine.rules import Rules
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.ui.table.zones.zones import Zones
from pinochle_qt.words.game.events import event_sentence
from pinochle_qt.words.text import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.viewer_steps import ViewedEvent

MOST_CARDS: Final = 160
"""More cards than any pack has."""
MOST_DEALS: Final = 10_000
MOST_LISTED: Final = 1_000
"""The most entries of one list: more than the longest auction has calls."""
MOST_NUMBERS: Final = 10_000
"""The most numbers, cards among them, in one observation besides its results; the greatest has about 1,000."""
MOST_POINTS: Final = 10_000_000
"""A number that no score reaches; points ×10."""


class Unsound(Exception):
    """Raised for values that no table can have; `str()` says which, for the log."""


def check_observation(seen: Observation) -> None:
    """Check whether a table can show what is observed.

    Raises:
        Unsound: it cannot.
    """
    rules, players = seen.rules, seen.players
    need(players <= seen.people <= MOST_PEOPLE, "people")
    need(len(set(seen.seated)) == len(seen.seated) == players, "seated")
    need(0 <= seen.number <= MOST_DEALS and len(seen.results) <= seen.number, "deals")
    need(seen.running == (len(seen.results) < seen.number), "running")
    need(len(seen.winners) <= len(seen.totals), "winners")
    need(len(seen.totals) == account_count(rules, seen.people), "totals")
    per_seat = {"hand_counts": seen.hand_counts, "shown": seen.shown, "tables": seen.tables}
    for name, values in per_seat.items():
        need(len(values) in {0, players}, name)
    need(not seen.running or len(seen.hand_counts) == players, "hand_counts")
    need(len(seen.skills) in {0, seen.people}, "skills")
    need(seen.viewer is None or not seen.hand_counts or len(seen.hand) <= seen.hand_counts[seen.viewer], "hand")
    counts = (*seen.hand_counts, seen.stock_count, seen.widow_count, seen.buried_count)
    need(all(0 <= count <= MOST_CARDS for count in counts) and sum(counts) <= MOST_CARDS, "counts")
    need(len(seen.announced) <= seen.buried_count, "announced")
    need(len(seen.trick) <= players and all(0 < len(each.cards) <= players for each in seen.tricks), "tricks")
    for result in seen.results:
        need(len(result.meld) == players and len(result.totals) == len(seen.totals), "result")
        need(len(result.tricks) == len(result.score) == side_count(rules), "result")
        need(len(result.seated) in {0, players}, "result")
    _check_numbers(seen, seen)


def check_prompt(prompt: Prompt, seen: Observation) -> None:
    """Check whether a question is one to whoever observes this.

    Raises:
        Unsound: it is not.
    """
    need(seen.viewer is not None and prompt.seat == seen.viewer, "asked")
    need(prompt.bids is None or (prompt.bids.increment > 0 and prompt.bids.big_step > 0), "bids")
    need(len(prompt.choices) <= MOST_CARDS and len(prompt.hand) <= MOST_CARDS, "choices")
    _check_numbers(prompt, seen)


def check_events(before: Observation, events: Sequence[ViewedEvent], people: Sequence[str]) -> None:
    """Check whether events can be shown one after another: the cards can be moved, and there are words for them.

    Raises:
        Unsound: they cannot.
    """
    zones = Zones(before)
    for shown in events:
        check_observation(shown.after)
        _check_numbers(shown.event, shown.after)
        need(len(people) == shown.after.people, "people")
        try:
            zones.follow(shown.event, shown.after)
            event_sentence(shown.event, shown.after, people)
        except (LookupError, TypeError, ValueError, AssertionError, ArithmeticError, AttributeError) as error:
            raise Unsound(f"{type(shown.event).__name__}: {error}") from None


def check_shown(seen: Observation, people: Sequence[str]) -> None:
    """Check whether the cards of an observation can be laid out.

    Raises:
        Unsound: they cannot.
    """
    need(len(people) == seen.people, "people")
    try:
        Zones(seen)
        seat_names(seen.seated, people)
    except (LookupError, TypeError, ValueError, AssertionError, ArithmeticError, AttributeError) as error:
        raise Unsound(str(error)) from None


def need(is_so: bool, what: str) -> None:
    """Require something of a value.

    Raises:
        Unsound: it is not so.
    """
    if not is_so:
        raise Unsound(what)


def _check_numbers(value: Struct, seen: Observation) -> None:
    """Check that every seat, person, side and account is one of this table's, and no number or list is huge."""
    limits = {
        "Seat": seen.players,
        "Person": seen.people,
        "Side": side_count(seen.rules),
        "Account": len(seen.totals),
    }
    for count, (name, field, most) in enumerate(_numbers(value, limits)):
        need(count < MOST_NUMBERS + 100 * len(seen.results), "too much")
        need(0 <= field < most if most else abs(field) <= MOST_POINTS, name)


def _numbers(value: Struct, limits: Mapping[str, int]) -> Iterator[tuple[str, int, int]]:
    """Yield the name of each field, with each number in it and what it has to be below; 0 if that is not known."""
    for name, kind in _kinds(type(value)).items():
        yield from _numbers_in(name, getattr(value, name), limits.get(kind, 0), limits)


def _numbers_in(name: str, value: Any, most: int, limits: Mapping[str, int]) -> Iterator[tuple[str, int, int]]:
    if isinstance(value, Struct) and not isinstance(value, Rules):
        yield from _numbers(value, limits)
    elif isinstance(value, tuple):
        need(len(value) <= MOST_LISTED or name == "results", name)
        for each in value:
            yield from _numbers_in(name, each, most, limits)
    elif type(value) is int:
        yield name, value, most


@cache
def _kinds(struct: type[Struct]) -> dict[str, str]:
    """Return by field which of these numbers it holds, as its annotation says: a seat, person, side or account."""
    written: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        written |= {name: str(hint) for name, hint in vars(base).get("__annotations__", {}).items()}
    return {name: _kind(written.get(name, "")) for name in struct.__struct_fields__}


def _kind(hint: str) -> str:
    """Return the one of these numbers that an annotation names; none if it holds cards, too, which are numbers here."""
    found = [kind for kind in ("Seat", "Person", "Side", "Account") if re.search(rf"\b{kind}\b", hint)]
    return found[0] if found and "Card" not in hint else ""
