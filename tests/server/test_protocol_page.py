"""The page for people who write guests of their own: its examples are messages, and it names everything."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.protocol.messages import (
    LONGEST_MESSAGE,
    VERSION,
    Answer,
    Ask,
    AtTheDoor,
    ErrorCode,
    LayOut,
    PersonThere,
    Promised,
    Said,
    Seen,
    TakeSeat,
    heard_from_guest,
    heard_from_table,
)
from pinochle_qt.protocol.wire import WireError, action_from_wire, from_wire, to_wire
from pinochle_qt.resources import page
from pinochle_qt.server import course
from pinochle_qt.server.fair import mixer
from pinochle_qt.server.net import connection, gate, reception
from pinochle_qt.server.net.nearby import LENGTH, Looking, TableHere
from pinochle_qt.server.net.ports import USUAL_PORTS
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = page("PROTOCOL.md").read_text(encoding="utf-8")
GUEST, TABLE = (
    PAGE.split(f"## {title}\n")[1].split("\n## ")[0] for title in ("What a guest says", "What the table says")
)


def sections(part: str) -> dict[str, str]:
    """Return the sections of a part of the page by the kind of message that they describe."""
    return {section.partition("\n")[0]: section for section in part.split("\n### ")[1:]}


def examples(section: str) -> Iterator[str]:
    """Return the messages in a section."""
    for block in re.findall(r"```json\n(.*?)```", section, re.DOTALL):
        yield from block.splitlines()


@pytest.mark.parametrize(("part", "kinds"), [(GUEST, get_args(Said)), (TABLE, get_args(Answer))])
def test_every_message_is_described_with_all_its_fields(part: str, kinds: tuple[Any, ...]) -> None:
    described = sections(part)
    assert [*described] == [kind.__struct_config__.tag for kind in kinds]
    for kind in some(kinds):
        section = described[kind.__struct_config__.tag]
        unnamed = [name for name in kind.__struct_fields__ if f"`{name}`" not in section]
        assert not unnamed, f"{kind.__name__} lacks {unnamed}"


def test_parts_of_messages_are_described_with_all_their_fields() -> None:
    described = sections(TABLE)
    for kind, section in ((PersonThere, "people"), (AtTheDoor, "people"), (Seen, "state"), (Promised, "open")):
        assert not [name for name in kind.__struct_fields__ if f"`{name}`" not in described[section]]


def test_every_choice_is_named() -> None:
    described = sections(GUEST)
    fields = [(kind, field) for kind in get_args(Said) for field in msgspec.structs.fields(kind)]
    choices = [(kind, value) for kind, field in fields for value in get_args(field.type) if isinstance(value, str)]
    for kind, value in some(choices):
        assert f"`{value}`" in described[kind.__struct_config__.tag]


def test_the_examples_of_guests_are_messages() -> None:
    for kind, section in some(sections(GUEST).items()):
        for example in some([*examples(section)]):
            said = heard_from_guest(example)
            assert type(said).__struct_config__.tag == kind
            assert json.loads(example).items() <= json.loads(msgspec.json.encode(said)).items()


def test_the_examples_of_tables_are_messages_as_they_are_sent() -> None:
    for kind, section in some(sections(TABLE).items()):
        for example in some([*examples(section)]):
            answer = heard_from_table(example)
            assert type(answer).__struct_config__.tag == kind
            assert msgspec.json.encode(answer).decode() == example


def test_the_example_of_an_action_is_one() -> None:
    (example,) = examples(sections(GUEST)["act"])
    action_from_wire(json.loads(example)["action"])


def test_every_code_of_an_error_has_its_meaning() -> None:
    assert re.findall(r"^\| `(\w+)` \|", sections(TABLE)["error"], re.MULTILINE) == [*get_args(ErrorCode)]


def test_versions_and_limits_are_those_of_the_program() -> None:
    numbers = [
        f"which is {VERSION}",
        f"{LONGEST_MESSAGE:,} bytes",
        f"within {connection.TIME_FOR_HELLO:g} seconds",
        f"after {connection.PING_AFTER:g} seconds of silence",
        f"gone after {connection.SILENCE:g}",
        f"up to {connection.MOST_WAITING} messages",
        f"after {connection.TIME_TO_READ:g}\n  seconds",
        f"{gate.MESSAGES_A_SECOND} messages a second, and {gate.MOST_AT_ONCE} at once",
        f"an `ask` counts as {1 + gate.MORE_WORK[Ask]} of",
        f"a `seat` as {1 + gate.MORE_WORK[TakeSeat]}, a `lay` as {1 + gate.MORE_WORK[LayOut]}",
        f"{gate.MESSAGES_A_SECOND // gate.HELLO_COUNTS} times `hello` a second",
        f"{gate.TRIES} wrong codes a minute from an address, and {gate.TRIES_AT_ONCE} at once",
        f"{gate.ALL_TRIES} a minute from all",
        f"{gate.MOST_OF_ONE} connections",
        f"not promised {mixer.PROMISE_TIME:g} seconds after `shuffle`",
        f"awaited for {mixer.OPENING_TIME:g} seconds",
        f"not for more than {course.AWAY:g} seconds of each person",
        f"| {reception.ELSEWHERE} | the guest came back",
        f"| {reception.GOODBYE} | the table ends",
        f"| {reception.REFUSED} | `hello`",
        f"| {reception.FLOODED} | too much",
    ]
    assert not [number for number in numbers if number not in PAGE]


def test_the_examples_of_being_found_are_messages_with_all_their_fields() -> None:
    section = PAGE.split("## Being found\n")[1].split("\n## ")[0]
    for kind, example in zip((Looking, TableHere), some([*examples(section)]), strict=True):
        found = msgspec.json.decode(example, type=kind)
        assert msgspec.json.encode(found).decode() == example
        assert not [name for name in kind.__struct_fields__ if f"`{name}`" not in section]
    limit = f"{gate.MOST_AT_ONCE} at once, then {gate.MESSAGES_A_SECOND} a second"
    for number in (f"{LENGTH} bytes", f"from {USUAL_PORTS[0]} to {USUAL_PORTS[-1]}", limit):
        assert number in section


def test_own_agreements_travel_with_an_observation() -> None:
    rules = PRESETS["single_deck_partnership"]
    ours = Agreement("Ours", (Saying("opening", 1, "run"), Saying("raise", 2, "meld", 40, 60, goes_on=True)))
    seen = observe(rules, Game(rules).start(agreements=("plain", ours)), 0)
    sent = json.loads(json.dumps(to_wire(seen)))
    assert from_wire(sent, Observation, rules) == seen
    sent["agreements"][1]["rows"][0]["steps"] = 1000
    with pytest.raises(WireError):
        from_wire(sent, Observation, rules)
