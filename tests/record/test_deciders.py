"""The record says who decided what, where that is not whom its header names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import LineError, SeatSetup
from pinochle_qt.session.session import Session
from tests.checks import require, some
from tests.conformance.test_presets import every_preset
from tests.session.driving import SINGLE, advance, chance_player, new_session, played, sitting_out

if TYPE_CHECKING:
    from pathlib import Path


def deciders(session: Session) -> list[str]:
    """Return who decided each action, by the record alone."""
    found = []
    for each in session.recorded.steps:
        data = json.loads(each.lines[0])
        assert data.get("by", "") == each.by
        if "act" in data:
            seated = each.step.before.deal.seated  # type: ignore[union-attr]
            found.append(each.by or session.people[seated[data["seat"]]].player)
    return found


def play_as(session: Session, by: str, actions: int) -> None:
    player = chance_player(3)
    for _ in range(actions):
        prompt = require(session.prompt)
        if prompt.seat is None:
            session.deal()
        else:
            session.submit(player.choose(session.observe(prompt.seat), prompt, None), by)


@every_preset
def test_nothing_is_added_where_the_header_says_who_decides(preset: str) -> None:
    session = played(preset, deals=1)
    assert not any('"by"' in line for line in some(session.lines))


def test_a_decision_of_somebody_else_is_in_the_record_and_read_again(tmp_path: Path) -> None:
    session = new_session(SINGLE, store=RecordStore(tmp_path))
    advance(session, chance_player(1), actions=3)
    play_as(session, "computer:strong", 2)
    advance(session, chance_player(1), actions=2)
    before = list(session.lines)
    assert [each.by for each in session.recorded.steps] == ["", "", "", *["computer:strong"] * 2, "", ""]
    session.close()
    game = replay_one(require(session.path))
    assert [each.by for each in game.steps] == ["", "", "", *["computer:strong"] * 2, "", ""]
    assert list(game.lines) == before


@pytest.mark.parametrize("by", ["", "somebody", 3, None, "computer:"])
def test_the_decider_named_in_a_line_must_be_a_player(by: object) -> None:
    with pytest.raises(LineError):
        decode_line(json.dumps({"seat": 0, "act": "pass", "by": by}))


@pytest.mark.parametrize("people", [4, 6])
def test_people_who_change_leave_what_was_decided_to_their_predecessors(tmp_path: Path, people: int) -> None:
    rules = None if people == 4 else sitting_out(SINGLE, "rotate")
    session = new_session(SINGLE, people=(0, 1), store=RecordStore(tmp_path), rules=rules, at_table=people)
    advance(session, chance_player(1), deals=2)
    play_as(session, "", 3)
    expected = deciders(session)
    others = [SeatSetup("Ruth", "computer:easy"), SeatSetup("Sam", "human"), *session.people[2:]]
    others[2] = SeatSetup("Clara", "human")
    session.change_people(others)
    assert deciders(session) == expected
    assert session.people == tuple(others)
    assert session.match.skills[0] == "easy"
    play_as(session, "", 20)
    session.close()
    again = Session.resume(require(session.path))
    assert deciders(again) == deciders(session)
    assert again.people == session.people
    assert again.match == session.match
    session = Session.resume(require(session.path), RecordStore(tmp_path))
    session.change_people(tuple(reversed(others)))
    session.change_people(others)
    assert deciders(session) == deciders(again)
    assert session.lines == again.lines


def test_unknown_keys_survive_a_change_of_people(tmp_path: Path) -> None:
    session = new_session(SINGLE, store=RecordStore(tmp_path))
    advance(session, chance_player(1), actions=9)
    session.close()
    path = require(session.path)
    lines = [json.loads(line) | {"later": [1]} for line in path.read_text("utf-8").splitlines()]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    again = Session.resume(path, RecordStore(tmp_path))
    again.change_people([SeatSetup("Ruth", "computer:easy"), *again.people[1:]])
    again.close()
    assert all(json.loads(line)["later"] == [1] for line in path.read_text("utf-8").splitlines())


def test_a_wrong_number_of_people_is_refused() -> None:
    session = new_session(SINGLE)
    with pytest.raises(ValueError, match="4 people"):
        session.change_people(session.people[1:])


def test_undo_goes_back_to_decisions_of_people_only() -> None:
    session = new_session(SINGLE, people=range(4))
    session.deal()
    play_as(session, "computer:strong", 2)
    assert not session.can_undo
    play_as(session, "", 1)
    assert session.can_undo
