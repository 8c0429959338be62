"""A record is replayed to the position it was written in, and the first line that does not follow is named."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.decode import is_cut
from pinochle_qt.record.limits import MAX_FILE, MAX_LINE
from pinochle_qt.record.replay import ReadingStopped, RecordedGame, replay, replay_lines, replay_one
from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import NewerRecord, RecordFault, RecordUnreadable, TooLong
from pinochle_qt.variants.presets import PRESETS
from tests.checks import some
from tests.session.driving import GOLDEN, SINGLE, STOCK, played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

HERE = Path("game.pinochle")


@cache
def lines_of(preset: str, seed: int = 12, deals: int = 3) -> tuple[str, ...]:
    return played(preset, seed, deals=deals, people=()).lines


def replayed(lines: Iterable[str]) -> list[RecordedGame]:
    return list(replay_lines(HERE, [f"{line}\n".encode() for line in lines]))


def fault_of(lines: Iterable[str]) -> RecordFault:
    with pytest.raises(RecordFault) as fault:
        replayed(lines)
    return fault.value


def at(lines: Iterable[str], word: str, nth: int = 0) -> int:
    """Return the index of the nth line that contains a word."""
    return [index for index, line in enumerate(lines) if word in line][nth]


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if not problems(rules)])
def test_replaying_reproduces_every_position(preset: str) -> None:
    session = played(preset, 5, deals=3)
    (game,) = replayed(session.lines)
    assert game.match == session.match
    assert tuple(each.step for each in game.steps) == session.steps
    assert game.lines == session.lines
    assert game.deals == session.match.number
    assert game.actions == len(session.steps) - session.match.number


def test_games_may_follow_each_other_in_one_file() -> None:
    first, second = played(SINGLE, 1, deals=2), played(STOCK, 2, deals=1)
    games = replayed((*first.lines, *second.lines, *first.lines))
    assert [game.header.preset for game in games] == [SINGLE, STOCK, SINGLE]
    assert [game.match for game in games] == [first.match, second.match, first.match]


def test_a_game_may_stop_in_the_middle_of_a_deal() -> None:
    lines = lines_of(SINGLE)
    part = lines[: at(lines, '"act":"play"', 5)]
    games = replayed((*part, *lines))
    assert games[0].actions < games[1].actions


@pytest.mark.parametrize("cut", [0, 1, 2])
def test_a_game_with_windows_line_ends_is_the_same_game(cut: int) -> None:
    lines = lines_of(SINGLE)
    raw = [f"{line}\r\n".encode() for line in lines]
    (game,) = replay_lines(HERE, [*raw[:-1], raw[-1][: len(raw[-1]) - cut]])
    assert (game.lines, game.cut_line) == (lines, None)


def test_unknown_keys_do_not_matter() -> None:
    lines = [json.dumps({**json.loads(line), "mood": {"of": ["the", "day"]}}) for line in lines_of(STOCK)]
    assert replayed(lines)[0].match == replayed(lines_of(STOCK))[0].match


def test_melds_may_list_their_cards_in_any_order() -> None:
    def shuffled(line: str) -> str:
        data = json.loads(line)
        for meld in data.get("melds", ()):
            meld["cards"].reverse()
        return json.dumps(data)

    for preset in (SINGLE, STOCK):
        lines = lines_of(preset)
        assert replayed(map(shuffled, lines))[0].match == replayed(lines)[0].match


@pytest.mark.parametrize(("preset", "word"), [(SINGLE, '"kind"'), (STOCK, '"kind":"royal_marriage"')])
def test_a_meld_is_the_same_in_any_order(preset: str, word: str) -> None:
    lines = list(lines_of(preset, deals=1))
    last = at(lines, word)
    (before,) = replayed(lines[: last + 1])
    data = json.loads(lines[last])
    for meld in data["melds"]:
        meld["cards"].reverse()
    (after,) = replayed([*lines[:last], json.dumps(data)])
    assert after.match == before.match


def test_a_header_of_an_older_version_is_kept_unchanged() -> None:
    (now,) = replayed(lines_of(SINGLE, deals=1)[:1])
    assert now.older_header is None
    old = (GOLDEN.parent / "version_1" / "records" / f"{SINGLE}.pinochle").read_text(encoding="utf-8").splitlines()[0]
    data = json.loads(old)
    data["rules"] = {"~": {}, **data["rules"]}
    rules_first = {"format": data["format"], "rules": data["rules"], **data}
    other = json.dumps(rules_first, separators=(",", ":"))
    for line in (old, other):
        (game,) = replayed([line])
        assert game.older_header == line
        assert '"version":2' in game.header_line


def test_a_record_of_a_newer_version_is_distinguished_from_a_wrong_one() -> None:
    header = lines_of(SINGLE, deals=1)[0]
    assert isinstance(fault_of([header.replace('"version":4', '"version":5')]), NewerRecord)
    assert not isinstance(fault_of([header.replace('"version":4', '"version":0')]), NewerRecord)


def test_the_systems_error_about_a_file_is_shown() -> None:
    assert str(RecordUnreadable(HERE, OSError(5, "It fails"))) == "game.pinochle cannot be read: It fails."
    assert str(RecordUnreadable(HERE, OSError("Odd"))) == "game.pinochle cannot be read: Odd."


def test_unplayable_rules_are_refused_with_the_first_reason() -> None:
    header = json.loads(lines_of(SINGLE, deals=1)[0])
    header["rules"]["passing"]["cards"] = 3
    header["rules"]["table"]["teams"] = "individual"
    header["rules"]["deal"]["hand_size"] = 13
    rules = patch(PRESETS[SINGLE], {"passing.cards": 3, "table.teams": "individual", "deal.hand_size": 13})
    reasons = [problem.text.rstrip(".") for problem in problems(rules)]
    assert len(set(reasons)) > 1
    fault = fault_of([json.dumps(header)])
    assert (fault.line, fault.found) == (1, f"rules that cannot be played ({reasons[0]})")


WRONG: list[tuple[str, str, int, Callable[[dict[str, Any]], object], str, str]] = [
    # preset, a word in the line to change, which line with it, the change, what is found, what is expected
    (SINGLE, '{"deal":', 0, lambda d: d.update(deal=2), "deal 2 with dealer", "deal 1 with any dealer"),
    (SINGLE, '{"deal":', 0, lambda d: d.update(dealer=4), "dealer 4", "any dealer"),
    (SINGLE, '{"deal":', 0, lambda d: d.update(target=1000), "target 1000", "the target 1500"),
    (SINGLE, '{"deal":', 1, lambda d: d.update(dealer=(d["dealer"] + 1) % 4), "deal 2", "deal 2 with dealer"),
    (SINGLE, '{"deal":', 1, lambda d: d.update(dealer=(d["dealer"] + 3) % 4), "deal 2", "deal 2 with dealer"),
    (SINGLE, '{"deal":', 0, lambda d: d["hands"].pop(), "don't make up the deck", "the whole pack"),
    (SINGLE, '{"deal":', 0, lambda d: d["hands"][0].pop(), "don't make up the deck", "the whole pack"),
    (SINGLE, '{"deal":', 0, lambda d: d["hands"].reverse(), "", ""),
    (SINGLE, '{"deal":', 0, lambda d: d.update(upcard="AS"), '"deal":1', "no upcard"),
    (STOCK, '{"deal":', 0, lambda d: d.update(upcard=None), '"deal":1', "the last card of the stock"),
    (STOCK, '{"deal":', 0, lambda d: d.update(stock=[]), '"deal":1', "no upcard"),
    (STOCK, '{"deal":', 0, lambda d: d.update(stock=[], upcard=None), "don't make up the deck", "the whole pack"),
    (SINGLE, '"act":"bid"', 0, lambda d: d.update(amount=240), "at least 250", "bid 250 to 9990 in steps of 10"),
    (SINGLE, '"act":"bid"', 0, lambda d: d.update(amount=255), "go up by 10", "bid 250"),
    (SINGLE, '"act":"bid"', 0, lambda d: d.update(amount=10000), "more than 9990", "bid 250"),
    (SINGLE, '"act":"bid"', 0, lambda d: d.update(seat=9), "another player", "to bid 250"),
    (SINGLE, '"act":"bid"', 0, lambda d: d.update(act="done"), "can't be done", '"act":"pass"'),
    (SINGLE, '"act":"name_trump"', 0, lambda d: d.update(seat=(d["seat"] + 1) % 4), "another", '"act":"name_trump"'),
    (SINGLE, '"act":"give"', 0, lambda d: d["cards"].pop(), "exactly 4 cards", "to give 4 of"),
    (SINGLE, '"act":"give"', 0, lambda d: d.update(cards=["AS"] * 4), "isn't in this hand", "to give 4 of"),
    (SINGLE, '"points"', 0, lambda d: d["melds"][0].update(points=15), "isn't a meld", "to meld from"),
    (SINGLE, '"points"', 0, lambda d: d["melds"].append(d["melds"][0]), "isn't a meld", "to meld from"),
    (SINGLE, '"points"', 0, lambda d: d["melds"][0].update(cards=[]), "isn't a meld", "to meld from"),
    (SINGLE, '"act":"play"', 0, lambda d: d.update(card="7S"), "isn't in this hand", "to play one of"),
    (SINGLE, '"act":"play"', 0, lambda d: d.update({"from": "table"}), "isn't in your melds", "to play"),
    (SINGLE, '"result"', 0, lambda d: d["score"].reverse(), '"result"', '"score":['),
    (SINGLE, '"result"', 0, lambda d: d.update(target=1510), '"result"', '"target":1500}'),
    (SINGLE, '"result"', 0, lambda d: d.update(checks=[0, 0, 0, 0]), '"result"', '"target":1500}'),
    (STOCK, '"act":"meld"', 0, lambda d: d["melds"][0].update(points=30), "isn't a new meld", "to "),
    (STOCK, '"act":"meld"', 0, lambda d: d.update(melds=[]), "isn't a new meld", "to "),
    (STOCK, '"act":"done"', 0, lambda d: d.update(act="play", card="AS"), "can't be done", '"act":"done"'),
    (STOCK, '"act":"play"', 0, lambda d: d.update(card="7S"), "isn't in this hand", "to play one of"),
    (
        STOCK,
        '"act":"play"',
        0,
        lambda d: d.update({"from": "table", "nth": 0}),
        "isn't in your melds",
        "to play one of",
    ),
]


@pytest.mark.parametrize(
    ("preset", "word", "nth", "change", "found", "expected"), WRONG, ids=[f"{n}-{e[1]}" for n, e in enumerate(WRONG)]
)
def test_a_line_that_does_not_follow_from_the_others_is_refused(
    preset: str, word: str, nth: int, change: Callable[[dict[str, Any]], object], found: str, expected: str
) -> None:
    lines = list(lines_of(preset))
    where = at(lines, word, nth)
    data = json.loads(lines[where])
    change(data)
    lines[where] = json.dumps(data, separators=(",", ":"))
    fault = fault_of(lines)
    if found:
        assert fault.line == where + 1
        assert found in fault.found
        assert expected in fault.expected
    assert str(fault).startswith(f"game.pinochle, line {fault.line}: found ")
    assert str(fault).endswith(".")
    assert "\n" not in str(fault)


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_a_missing_line_is_detected_at_once(preset: str) -> None:
    """Only lines at the end of a file can be missing unnoticed."""
    lines = lines_of(preset, deals=1)
    for missing in range(len(lines) - 1):
        fault = fault_of((*lines[:missing], *lines[missing + 1 :], *lines))
        assert fault.line >= missing + 1
        if not any(word in lines[missing] for word in ('"play"', '"done"', '"meld"')):
            assert fault.line == missing + 1


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_a_repeated_line_is_refused_at_its_place(preset: str) -> None:
    lines = lines_of(preset, deals=1)
    for double in some(range(1, len(lines))):
        if lines[double] == lines[min(double + 1, len(lines) - 1)] and double + 1 < len(lines):
            continue  # by chance, the same pass twice
        fault = fault_of((*lines[: double + 1], lines[double], *lines[double + 1 :]))
        assert fault.line >= double + 2


def test_only_another_game_may_follow_the_winner() -> None:
    lines = (GOLDEN / f"{STOCK}.pinochle").read_text(encoding="utf-8").splitlines()
    fault = fault_of((*lines, lines[-1]))
    assert (fault.line, fault.expected) == (len(lines) + 1, "the header of another game or the end of the file")
    fault = fault_of((*lines[:-1], *lines))
    assert (fault.line, fault.expected) == (len(lines), lines[-1])
    fault = fault_of((*lines[:-2], *lines))
    assert (fault.line, fault.expected) == (len(lines) - 1, lines[-2])


@pytest.mark.parametrize(
    ("content", "line", "found"),
    [
        (b"", 1, "the end of the file"),
        (b"\n", 1, "an empty line"),
        (b"{\n", 1, "isn't JSON"),
        (b"{", 1, "only a piece of the first line"),
        (b"hello\n", 1, "hello"),
        (b"\xff\xfe{}\n", 1, "bytes that are not UTF-8 at byte 1"),
        (b"\xef\xbb\xbf{}\n", 1, "\\ufeff{}"),
        (b'{"seat":0,"act":"pass"}\n', 1, '{"seat":0,"act":"pass"}'),
        (b"{\xff}\n", 1, "bytes that are not UTF-8 at byte 2"),
        (b'{"a":"\xff"}\n', 1, "bytes that are not UTF-8 at byte 7"),
        (b'{"a":"\xffb', 1, "bytes that are not UTF-8 at byte 7"),
        (b"x" * (MAX_LINE + 1), 1, "a line of more than 64 KiB"),
    ],
)
def test_text_that_is_no_record_is_refused(tmp_path: Path, content: bytes, line: int, found: str) -> None:
    path = tmp_path / "x.pinochle"
    path.write_bytes(content)
    with pytest.raises(RecordFault) as fault:
        list(replay(path))
    assert fault.value.line == line
    assert found in fault.value.found


def test_a_huge_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_FILE == 64 * 1024 * 1024
    monkeypatch.setattr("pinochle_qt.record.replay.MAX_FILE", 1024 * 1024)
    path = tmp_path / "x.pinochle"
    header = lines_of(SINGLE)[0].encode()
    path.write_bytes((header + b" " * (MAX_LINE - len(header) - 1) + b"\n") * 17)
    with pytest.raises(RecordFault, match=r"line 17: found more than 1 MiB, expected a smaller file"):
        list(replay(path, keep_steps=False))


def test_a_game_with_too_many_lines_is_refused_before_reading_but_can_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, lines = tmp_path / "x.pinochle", lines_of(SINGLE)
    path.write_text("\n".join((*lines, "")), encoding="utf-8")
    monkeypatch.setattr("pinochle_qt.record.replay.MAX_GAME", len(lines))
    assert len(replay_one(path).lines) == len(lines)
    monkeypatch.setattr("pinochle_qt.record.replay.MAX_GAME", len(lines) - 1)
    assert [len(game.match.results) for game in replay(path, keep_steps=False)] == [3]
    monkeypatch.setattr("pinochle_qt.record.replay.decode_line", lambda _: pytest.fail("it is read"))
    with pytest.raises(TooLong, match=rf"line {len(lines)}: found still more lines, expected a game of at most"):
        replay_one(path)


def test_reading_reports_progress_evenly_and_can_be_stopped_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, lines = tmp_path / "x.pinochle", lines_of(SINGLE)
    path.write_text("\n".join((*lines, "")), encoding="utf-8")
    monkeypatch.setattr("pinochle_qt.record.replay._WATCH_EVERY", 10)
    shares: list[float] = []
    assert replay_one(path, shares.append).lines == lines
    assert shares == [number / len(lines) for number in range(0, len(lines), 10)]

    def stop(share: float) -> None:
        if share > 0.5:
            raise ReadingStopped

    store = RecordStore(tmp_path)
    with pytest.raises(ReadingStopped):
        store.open(path, stop)
    _, journal = store.open(path)  # nothing has kept it locked
    journal.close()


def test_an_unreadable_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(RecordUnreadable, match=r"missing\.pinochle cannot be read: "):
        list(replay(tmp_path / "missing.pinochle"))
    with pytest.raises(RecordUnreadable, match=r"cannot be read: "):
        list(replay(tmp_path))


def test_only_a_single_game_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "x.pinochle"
    lines = lines_of(SINGLE, deals=1)
    path.write_text("\n".join((*lines, *lines, "")), encoding="utf-8")
    with pytest.raises(RecordFault, match=rf"line {len(lines) + 1}: found a second game"):
        replay_one(path)


# ---- cut lines -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", [SINGLE, STOCK, "three_handed_auction"])
def test_every_start_of_a_line_counts_as_truncated(preset: str) -> None:
    for line in some(lines_of(preset, deals=1)):
        for length in some(range(1, len(line))):
            assert is_cut(line[:length]), line[:length]
        assert not is_cut(line)


@pytest.mark.parametrize(
    "line",
    ['{"x":[true,false,null,-1.5e-7]}', '{"x":"\\u00e4\\n\\"\\\\"}', '{"x" : { "y" : [ ] } , "z" : 1E+9 }'],
)
def test_every_start_of_any_json_counts_as_truncated(line: str) -> None:
    for length in some(range(1, len(line))):
        assert is_cut(line[:length]), line[:length]


@pytest.mark.parametrize(
    "line",
    ['{"seat":2,"act":"play",card":"AS"}', '{"seat":2,,"act"', '{"seat":2}}', "seat", '["seat"', '{"a":truth', ""],
)
def test_a_damaged_line_does_not_count_as_truncated(line: str) -> None:
    assert not is_cut(line)


@pytest.mark.parametrize("preset", [SINGLE, STOCK])
def test_a_file_truncated_anywhere_gives_the_position_of_its_whole_lines(preset: str) -> None:
    lines = lines_of(preset, deals=1)
    first = at(lines, '"act":"play"', 8)
    whole = [f"{line}\n".encode() for line in lines]
    for last in (first, at(lines, '"result"')):
        (before,) = replay_lines(HERE, whole[:last])
        (after,) = replay_lines(HERE, whole[: last + 1])
        for length in some(range(1, len(whole[last]) - 1)):
            (game,) = replay_lines(HERE, [*whole[:last], whole[last][:length]])
            assert game.match == before.match
            assert game.cut_line == last + 1
        (game,) = replay_lines(HERE, [*whole[:last], whole[last][:-1]])
        assert (game.match, game.cut_line) == (after.match, None)


def test_a_line_truncated_within_a_character_counts_as_truncated() -> None:
    lines = [f"{line}\n".encode() for line in lines_of(SINGLE, deals=1)]
    header = lines[0].replace(b'"Player 1"', '"Zoë"'.encode())
    piece = header[: header.index("ë".encode()) + 1]
    games = list(replay_lines(HERE, [*lines, piece]))
    assert [game.cut_line for game in games] == [len(lines) + 1]


# ---- anything at all -------------------------------------------------------------------------------------------------


def is_ok_or_a_fault(content: bytes) -> None:
    lines = content.splitlines(keepends=True)
    faults: list[RecordFault] = []
    try:
        list(replay_lines(HERE, lines))
    except RecordFault as fault:
        faults.append(fault)
    for found in faults:
        assert str(found).isprintable()
        assert len(str(found)) < 2000
        assert 1 <= found.line <= len(lines) + 1


def short_record(preset: str) -> bytes:
    return "".join(f"{line}\n" for line in lines_of(preset, deals=1)).encode()


@settings(max_examples=150)
@given(st.data())
def test_any_damaged_byte_is_an_error_or_harmless(data: st.DataObject) -> None:
    content = bytearray(short_record(data.draw(st.sampled_from((SINGLE, STOCK)))))
    content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    is_ok_or_a_fault(bytes(content))


@settings(max_examples=100)
@given(st.data())
def test_any_damaged_line_is_an_error_or_harmless(data: st.DataObject) -> None:
    lines = short_record(data.draw(st.sampled_from((SINGLE, STOCK)))).splitlines(keepends=True)
    at_line = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(("drop", "double", "swap", "text", "json")))
    other = data.draw(st.integers(0, len(lines) - 1))
    if kind == "drop":
        del lines[at_line]
    elif kind == "double":
        lines.insert(at_line, lines[other])
    elif kind == "swap":
        lines[at_line], lines[other] = lines[other], lines[at_line]
    elif kind == "text":
        lines[at_line] = data.draw(st.binary(max_size=40)) + b"\n"
    else:
        lines[at_line] = json.dumps(data.draw(changed_object(json.loads(lines[at_line])))).encode() + b"\n"
    is_ok_or_a_fault(b"".join(lines))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["AS", "7D", "game"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def changed_object(original: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.sampled_from(sorted(original)).flatmap(lambda key: JSON.map(lambda value: {**original, key: value}))
