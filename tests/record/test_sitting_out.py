"""Records of games in which more people are at the table than hold cards (record, item 40)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine.people import added
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.replay import RecordedGame, replay_lines
from pinochle_qt.record.values import Header, LineError, RecordFault
from tests.checks import some
from tests.session.driving import SINGLE, played, sitting_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pinochle_qt.session.session import Session

HERE = Path("game.pinochle")
GAMES = [
    (SINGLE, "dealer", None),
    (SINGLE, "rotate", 7),
    ("three_handed_auction", "dealer", None),
    ("check_pinochle", "rotate", 5),
    ("cutthroat_three_handed", "rotate", None),
    ("five_handed_called_partner", "dealer", None),
    ("five_handed_called_partner", "rotate", 8),
    ("bicycle_two_handed_48", "dealer", None),
    ("two_handed_draft", "rotate", 4),
    ("summed_bid_partnership", "dealer", None),
    ("eight_handed_four_teams", "dealer", None),
]


@cache
def session_of(preset: str, who: str, at_table: int | None, deals: int | None = 4) -> Session:
    return played(preset, 12, deals=deals, people=(), rules=sitting_out(preset, who), at_table=at_table)


def objects(session: Session, key: str) -> list[dict[str, Any]]:
    return [data for data in map(json.loads, session.lines) if key in data]


def replayed(lines: Iterable[str]) -> RecordedGame:
    (game,) = replay_lines(HERE, [f"{line}\n".encode() for line in lines])
    return game


@pytest.mark.parametrize(("preset", "who", "at_table"), GAMES)
def test_a_whole_match_is_restored_from_its_record(preset: str, who: str, at_table: int | None) -> None:
    session = session_of(preset, who, at_table, None)
    assert session.is_over
    game = replayed(session.lines)
    assert game.match == session.match
    assert tuple(each.step for each in game.steps) == session.steps
    assert game.lines == session.lines


@pytest.mark.parametrize(("preset", "who", "at_table"), GAMES)
def test_the_lines_say_who_is_at_the_table_and_who_is_seated(preset: str, who: str, at_table: int | None) -> None:
    session = session_of(preset, who, at_table)
    players, count = session.rules.table.players, len(session.people)
    (header,) = objects(session, "format")
    assert [each["name"] for each in header["people"]] == [f"Player {number}" for number in range(1, count + 1)]
    deals = objects(session, "hands")
    assert header["seats"] == [header["people"][person] for person in deals[0]["seated"]]
    for deal in deals:
        dealer = (deal["seated"][0] - 1) % count
        after = [(dealer + 1 + seat) % count for seat in range(players)]
        assert deal["seated"] == (after if who == "dealer" else [*after[:-1], dealer])
        assert deal["dealer"] == players - 1
        assert len(deal["hands"]) == players
        assert list(deal)[:3] == ["deal", "dealer", "seated"]


@pytest.mark.parametrize(("preset", "who", "at_table"), GAMES)
def test_totals_and_checks_are_kept_by_person(preset: str, who: str, at_table: int | None) -> None:
    session = session_of(preset, who, at_table)
    rules, count = session.rules, len(session.people)
    before = [0] * count
    for deal, result in some(zip(objects(session, "hands"), objects(session, "result"), strict=True)):
        assert len(result["meld"]) == rules.table.players
        gains = added(rules, deal["seated"], result["score"], count)
        assert result["totals"] == [old + gain for old, gain in zip(before, gains, strict=True)]
        assert all(
            result["totals"][person] == before[person] for person in range(count) if person not in deal["seated"]
        )
        assert len(result.get("checks", before)) == count
        before = result["totals"]


def test_games_in_which_nobody_sits_out_have_none_of_these_keys() -> None:
    session = played(SINGLE, 1, deals=1)
    assert not any('"people"' in line or '"seated"' in line for line in session.lines)


def test_people_and_seats_are_ignored_if_nobody_sits_out() -> None:
    lines = [json.dumps({**json.loads(line), "people": 3}) for line in played(SINGLE, 1, deals=1).lines]
    assert replayed(lines).deals == 1


WRONG: list[tuple[str, str, int, Callable[[dict[str, Any]], object], str, str]] = [
    # who sits out, a word in the line to change, which line with it, the change, what is found, what is expected
    ("dealer", '"people"', 0, lambda d: d.pop("people"), 'no "people"', 'the key "people"'),
    ("dealer", '"people"', 0, lambda d: d["people"].pop(), '4 in "people"', "5 of them"),
    ("dealer", '"people"', 0, lambda d: d["people"].append(d["people"][0]), '6 in "people"', "5 of them"),
    ("rotate", '"people"', 0, lambda d: d.update(people=d["people"][:4]), '4 in "people"', "5 or more of them"),
    ("dealer", '"people"', 0, lambda d: d["seats"].reverse(), "seats", "as they follow one another"),
    ("dealer", '"people"', 0, lambda d: d["seats"].pop(), '3 in "seats"', "4 of them"),
    ("dealer", '{"deal":', 0, lambda d: d.pop("seated"), "deal 1 with dealer 3, seated []", "deal 1 with any dealer"),
    ("dealer", '{"deal":', 0, lambda d: d.update(seated="me"), '"me" for "seated"', "a list of whole numbers"),
    ("dealer", '{"deal":', 0, lambda d: d["seated"].reverse(), "deal 1", "any dealer"),
    ("dealer", '{"deal":', 0, lambda d: d.update(dealer=0), "dealer 0", "any dealer"),
    ("dealer", '{"deal":', 0, lambda d: d.update(seated=turned(d["seated"])), "seated", 'the header names in "seats"'),
    ("dealer", '{"deal":', 1, lambda d: d.update(seated=turned(d["seated"])), "deal 2 with", "dealer 3, seated ["),
    ("rotate", '{"deal":', 1, lambda d: d.update(dealer=2), "deal 2 with dealer 2", "deal 2 with dealer 3, seated ["),
    ("dealer", '"result"', 0, lambda d: d["totals"].pop(), '"result"', '"totals":['),
]


def turned(seated: list[int]) -> list[int]:
    """Return the seating of the deal after this one, with five people."""
    return [(person + 1) % 5 for person in seated]


@pytest.mark.parametrize(
    ("who", "word", "nth", "change", "found", "expected"), WRONG, ids=[f"{n}-{e[1]}" for n, e in enumerate(WRONG)]
)
def test_a_line_that_does_not_follow_from_the_others_is_refused(
    who: str, word: str, nth: int, change: Callable[[dict[str, Any]], object], found: str, expected: str
) -> None:
    lines = list(session_of(SINGLE, who, None).lines)
    where = [index for index, line in enumerate(lines) if word in line][nth]
    data = json.loads(lines[where])
    change(data)
    lines[where] = json.dumps(data)
    with pytest.raises(RecordFault) as fault:
        replayed(lines)
    assert fault.value.line == where + 1
    assert found in fault.value.found
    assert expected in fault.value.expected


def test_a_winner_is_a_person() -> None:
    session = session_of("five_handed_called_partner", "rotate", 8, None)
    assert objects(session, "winner")[0]["winner"] == list(session.match.winners)
    assert max(session.match.totals) == session.match.totals[session.match.winners[0]]


def test_any_number_of_people_can_be_read() -> None:
    line = json.loads(session_of(SINGLE, "rotate", 7).lines[0])
    line["people"] += line["people"]
    header = decode_line(json.dumps(line))
    assert isinstance(header, Header)
    assert len(header.everybody) == 14
    line["people"] = []
    with pytest.raises(LineError, match="5 or more of them"):
        decode_line(json.dumps(line))
