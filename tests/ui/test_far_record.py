"""A guest's own copy of the record: what is over, never a card or a seed that is still a secret of the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.cards import card_text
from pinochle_qt.protocol.messages import Ask, Manage, TakeSeat, Told
from pinochle_qt.record.replay import Replayer, replay_one
from pinochle_qt.record.store import RecordStore, StoreError
from pinochle_qt.server import told
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.dealing.verification import is_altered
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.far import far_record
from pinochle_qt.ui.rooms.look_back.look_back import LookBack
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.menus import Menu
from tests.checks import require, some
from tests.ui.far_tables import ServedInThread, served
from tests.ui.playing import Table
from tests.ui.test_far_table import LIMIT_MS, PRESET, entered, says, session_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.record.values import Line
    from pinochle_qt.ui.far.far_record import FarRecord
    from pinochle_qt.ui.far.far_table import FarTable

pytestmark = pytest.mark.saves_games


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let windows ask for records without a pause."""
    monkeypatch.setattr(far_record, "PAUSE_MS", 0)


def match_of(seed: int = 0x5EED << 112, target: int | None = None, store: RecordStore | None = None) -> Session:
    """Return a match whose cards were promised, as at every table."""
    plain = session_of(target=target)
    return Session.new(plain.rules, PRESET, plain.people, Shuffles(seed, GENERATOR), store)


@pytest.fixture
def there() -> Iterator[ServedInThread]:
    with served(match_of()) as table:
        yield table


def record_of(table: Table) -> FarRecord:
    return require(table.window.matches.together.record)


def copied(table: Table, deals: int) -> Path:
    """Return the copy once it has so many deals."""
    table.qtbot.waitUntil(lambda: record_of(table).count == deals, timeout=LIMIT_MS)
    return require(record_of(table).path)


def watch_deals(table: Table, far: FarTable, count: int) -> None:
    """Let computer players play so many deals more."""
    for _ in range(count):
        number = len(far.newest.results)
        far.send(Manage("deal"))
        table.qtbot.waitUntil(lambda: len(far.newest.results) > number, timeout=LIMIT_MS)  # noqa: B023


def is_record(message: object) -> bool:
    """Return whether the host tells of a deal that is over, or that it tells nothing of it yet."""
    return isinstance(message, Told) and message.what == "record"


def shown(table: Table, deals: int) -> None:
    """Wait until the window shows that so many deals are over."""

    def is_shown() -> bool:
        table.window.view.event_player.go_on()
        return len(table.controller.observation.results) >= deals

    table.qtbot.waitUntil(is_shown, timeout=LIMIT_MS)


def test_a_guest_has_a_copy_of_each_deal_that_is_over_with_all_hands(table: Table, there: ServedInThread) -> None:
    far = entered(table, there, None)
    watch_deals(table, far, 2)
    path = copied(table, 2)
    assert path.parent == table.paths.games
    copy, true = replay_one(path), there.table.session
    assert copy.match.results == true.match.results
    assert copy.lines[1:] == true.lines[1:]
    assert copy.header.everybody == true.header.everybody
    assert not is_altered(copy)


def test_each_deal_is_played_through_once_however_many_follow(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    take = Replayer.take

    def note(replayer: Replayer, line: Line, text: str) -> None:
        played.append(text)
        take(replayer, line, text)

    monkeypatch.setattr(Replayer, "take", note)
    watch_deals(table, entered(table, there, None), 3)
    lines = copied(table, 3).read_text(encoding="utf-8").splitlines()
    assert played == lines[1:]


def test_a_copy_never_holds_a_deal_that_runs_nor_anything_from_which_its_cards_follow(
    table: Table, there: ServedInThread
) -> None:
    far = entered(table, there, None)
    watch_deals(table, far, 1)
    path = copied(table, 1)
    far.send(TakeSeat("take", 0, "Anna"))
    table.qtbot.waitUntil(lambda: table.controller.viewer == 0, timeout=LIMIT_MS)
    far.send(Manage("deal"))
    table.qtbot.waitUntil(lambda: far.newest.running, timeout=LIMIT_MS)
    with table.qtbot.waitSignal(far.heard, check_params_cb=is_record, timeout=LIMIT_MS) as heard:
        far.send(Ask("record", 2))
    assert heard.args == [Told("record", ())]
    content = path.read_text(encoding="utf-8")
    session = there.table.session
    header = json.loads(content.splitlines()[0])
    assert [line for line in content.splitlines() if line.startswith('{"deal":')] == [session.lines[1]]
    assert header["seed"] == 0
    assert not {"seeds", "packs", "commitment"} & header.keys()
    assert str(session.header.seed) not in content.replace(session.header.commitment, "")


def test_no_record_of_a_deal_is_told_before_it_is_over(there: ServedInThread) -> None:
    session = there.table.session
    session.deal()
    assert told.record(session, 1) == ()
    assert told.record(session, 0) == ()
    assert told.record(session, 2) == ()


def test_what_is_told_of_a_deal_does_not_depend_on_the_cards_of_the_next_one() -> None:
    one = match_of()

    def play(session: Session) -> None:
        session.deal()
        while (prompt := session.prompt) is not None and prompt.seat is not None:
            session.submit(Policy().choose(session.observe(prompt.seat), prompt, None))

    play(one)
    before = told.record(one, 1)
    one.deal()
    assert told.record(one, 1) == before
    dealt = require(one.match.deal)
    hands = [json.dumps([card_text(card) for card in hand], separators=(",", ":")) for hand in dealt.hands]
    assert not [hand for hand in some(hands) if any(hand in line for line in before)]


def test_after_the_match_the_copy_has_the_seed_and_keeps_the_promise_and_counts_in_statistics(table: Table) -> None:
    with served(match_of(target=100)) as there:
        far = entered(table, there, None)
        while not far.newest.winners:
            watch_deals(table, far, 1)
        path = copied(table, len(far.newest.results))
        copy, true = replay_one(path), there.table.session
        assert copy.match.winners == true.match.winners
        assert (copy.header.seed, copy.header.commitment) == (true.header.seed, true.header.commitment)
        assert copy.header.copy_of == true.header.commitment
        assert not is_altered(copy)


def test_a_guest_looks_back_at_the_deal_as_soon_as_it_is_over(table: Table, there: ServedInThread) -> None:
    far = entered(table, there, None)
    look_back = table.window.menus.action(Menu.LOOK_BACK)
    assert not look_back.isEnabled()
    watch_deals(table, far, 1)
    copied(table, 1)
    shown(table, 1)
    table.qtbot.waitUntil(look_back.isEnabled, timeout=LIMIT_MS)
    look_back.trigger()
    table.qtbot.waitUntil(lambda: isinstance(table.window.rooms.room, LookBack), timeout=LIMIT_MS)
    room = table.window.rooms.room
    assert isinstance(room, LookBack)
    assert room.review.number == 1
    table.key(Qt.Key.Key_Escape)
    assert table.window.matches.is_guest


def test_a_guest_who_comes_back_continues_the_earlier_copy(table: Table, there: ServedInThread) -> None:
    far = entered(table, there, None)
    watch_deals(table, far, 1)
    path = copied(table, 1)
    table.window.matches.leave()
    store = RecordStore(path.parent)
    store.rename(path, "At Nora's")
    again = entered(table, there, None)
    watch_deals(table, again, 1)
    assert copied(table, 2) == path
    assert replay_one(path).header.title == "At Nora's"
    copies = [each for each in store.saved() if each.header.copy_of]
    assert len(copies) == 1


def test_a_game_whose_own_record_is_here_is_not_copied(table: Table) -> None:
    store = RecordStore(table.paths.games)
    with served(match_of(store=store)) as there:
        far = entered(table, there, None)
        with table.qtbot.waitSignal(far.heard, check_params_cb=is_record, timeout=LIMIT_MS):
            watch_deals(table, far, 1)
        assert record_of(table).path is None
        assert not [each for each in store.saved() if each.header.copy_of]


def test_a_copy_whose_game_goes_on_elsewhere_is_practice_here(table: Table, there: ServedInThread) -> None:
    far = entered(table, there, None)
    watch_deals(table, far, 1)
    path = copied(table, 1)
    table.window.matches.leave()
    before = path.read_bytes()
    table.window.opening.open_file(path)
    assert table.controller.session.header.practice
    assert says(table, Opened.COPY())
    table.window.presenter.next_deal()
    assert path.read_bytes() == before


def change_result(lines: list[Any]) -> None:
    lines[-1] = lines[-1].replace('"score":[', '"score":[10,')


def change_card(lines: list[Any]) -> None:
    at = next(at for at, line in enumerate(lines) if '"play"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | {"card": "XX"})


@pytest.mark.parametrize(
    "change",
    [
        change_result,
        change_card,
        lambda lines: lines.pop(),
        lambda lines: lines.append(lines[-1]),
        lambda lines: lines.append(5),
        lambda lines: lines.__setitem__(0, lines[1]),
        lambda lines: lines.__setitem__(0, lines[0].replace('"copy_of"', '"copyof"')),
        lambda lines: lines.__setitem__(0, lines[0].replace('"seed":0', '"seed":')),
        lambda lines: lines.extend(["{}"] * 20_000),
        lambda lines: lines.__setitem__(1, "[" * 70_000),
    ],
)
def test_a_record_that_is_not_what_the_window_has_seen_is_not_kept(
    table: Table, there: ServedInThread, change: Callable[[list[Any]], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    true = told.record

    def changed(session: Session, deal: int) -> tuple[Any, ...]:
        lines = list(true(session, deal))
        change(lines)
        return tuple(lines)

    monkeypatch.setattr(told, "record", changed)
    far = entered(table, there, None)
    watch_deals(table, far, 1)
    table.qtbot.waitUntil(lambda: says(table, FarWord.NO_COPY()), timeout=LIMIT_MS)
    assert record_of(table).path is None
    copies = [each for each in RecordStore(table.paths.games).saved() if each.header.copy_of]
    assert not copies
    assert far.is_connected


def test_a_copy_is_not_replaced_by_a_table_that_merely_claims_to_play_that_match(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = entered(table, there, None)
    watch_deals(table, far, 2)
    path = copied(table, 2)
    table.window.matches.leave()
    before, match = path.read_bytes(), there.table.session.header.commitment
    true = told.record

    def claimed(session: Session, deal: int) -> tuple[str, ...]:
        return tuple(line.replace(session.header.commitment, match) for line in true(session, deal))

    monkeypatch.setattr(told, "record", claimed)
    with served(match_of(seed=0xFA15E << 108)) as other:
        watch_deals(table, entered(table, other, None), 1)
        assert copied(table, 1) != path
        assert path.read_bytes() == before


def test_a_copy_of_a_match_that_is_over_is_never_replaced(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(match_of(target=100)) as there:
        far = entered(table, there, None)
        while not far.newest.winners:
            watch_deals(table, far, 1)
        path = copied(table, len(far.newest.results))
        table.window.matches.leave()
        before, true = path.read_bytes(), told.record
        monkeypatch.setattr(told, "record", lambda *asked: tuple(each.replace("Nora", "Mona") for each in true(*asked)))
        entered(table, there, None)
        assert copied(table, len(far.newest.results)) == path
        assert path.read_bytes() == before


def test_records_that_nobody_asked_for_are_dropped(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = entered(table, there, None)
    watch_deals(table, far, 1)
    path, session, true = copied(table, 1), there.table.session, told.record
    before = path.read_bytes()
    first = told.record(session, 1)
    far.heard.emit(Told("record", first))
    far.heard.emit(Told("record", ("nonsense", "nonsense")))
    assert (record_of(table).count, path.read_bytes()) == (1, before)
    monkeypatch.setattr(told, "record", lambda *_: ())
    with table.qtbot.waitSignal(far.heard, check_params_cb=is_record, timeout=LIMIT_MS):
        watch_deals(table, far, 1)
    far.heard.emit(Told("record", tuple(each.replace("Nora", "Mona") for each in first)))  # while the second is awaited
    assert (record_of(table).count, path.read_bytes()) == (1, before)
    far.heard.emit(Told("record", true(session, 2)))
    assert record_of(table).count == 2


def test_a_copy_has_only_so_many_characters(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far_record, "_MOST_CHARACTERS", 1000)
    watch_deals(table, entered(table, there, None), 1)
    table.qtbot.waitUntil(lambda: says(table, FarWord.NO_COPY()), timeout=LIMIT_MS)
    assert record_of(table).path is None


def test_after_an_error_of_the_disk_the_copy_is_tried_again_and_the_error_told_once(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(store: RecordStore, *_: object) -> None:
        raise StoreError(store.folder, "the disk is full")

    sentences: list[str] = []
    far = entered(table, there, None)
    record_of(table).trouble.connect(sentences.append)
    with monkeypatch.context() as patch:
        patch.setattr(RecordStore, "create", refuse)
        for _ in range(2):
            with table.qtbot.waitSignal(far.heard, check_params_cb=is_record, timeout=LIMIT_MS):
                watch_deals(table, far, 1)
    assert len(sentences) == 1
    watch_deals(table, far, 1)
    copied(table, 3)


def test_a_guest_who_comes_back_is_not_told_again_that_a_match_cannot_be_copied(
    table: Table, there: ServedInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = told.record

    def changed(session: Session, deal: int) -> tuple[str, ...]:
        lines = list(true(session, deal))
        change_result(lines)
        return tuple(lines)

    monkeypatch.setattr(told, "record", changed)
    sentences: list[str] = []
    far, kept = entered(table, there, None), record_of(table)
    kept.trouble.connect(sentences.append)
    watch_deals(table, far, 1)
    table.qtbot.waitUntil(lambda: bool(sentences), timeout=LIMIT_MS)
    there.drop_everybody()
    table.qtbot.waitUntil(lambda: not far.is_connected, timeout=LIMIT_MS)
    table.qtbot.waitUntil(lambda: far.is_connected, timeout=LIMIT_MS)
    with table.qtbot.waitSignal(far.heard, check_params_cb=is_record, timeout=LIMIT_MS):
        watch_deals(table, far, 1)
    assert sentences == [FarWord.NO_COPY()]


def test_a_copy_of_practice_is_practice(table: Table) -> None:
    with served(match_of().practice()) as there:
        watch_deals(table, entered(table, there, None), 1)
        assert replay_one(copied(table, 1)).header.practice


@pytest.mark.parametrize(
    "shuffles", [Shuffles(2**40 - 1, GENERATOR), Shuffles.fresh([7])], ids=["a seed that can be tried", "given cards"]
)
def test_a_record_from_which_later_cards_could_be_tried_or_whose_deals_are_given_is_told_after_the_match(
    shuffles: Shuffles,
) -> None:
    plain = session_of(target=100)
    session = Session.new(plain.rules, PRESET, plain.people, shuffles)
    while not session.is_over:
        assert told.record(session, 1) == ()
        session.deal()
        while (prompt := session.prompt) is not None and prompt.seat is not None:
            session.submit(Policy().choose(session.observe(prompt.seat), prompt, None))
    header = json.loads(told.record(session, 1)[0])
    assert header["seed"] == shuffles.seed
    assert tuple(header.get("seeds", ())) == shuffles.seeds


def test_a_window_waits_with_the_copy_until_the_table_tells_records(table: Table) -> None:
    with served(match_of(seed=5, target=500)) as there:
        far = entered(table, there, None)
        asked: list[Told] = []
        far.heard.connect(lambda each: asked.append(each) if is_record(each) else None)
        while not far.newest.winners:
            watch_deals(table, far, 1)
        copied(table, len(far.newest.results))
        empty = [each for each in asked if not each.lines]
        assert 1 <= len(empty) < len(far.newest.results)


def test_two_windows_of_one_program_keep_one_copy(qtbot: QtBot, tmp_path: Path, there: ServedInThread) -> None:
    paths = Paths(tmp_path, tmp_path)
    windows = [Table(qtbot, paths, Settings(speed="instant"), store=RecordStore(paths.games)) for _ in range(2)]
    far = entered(windows[0], there, None)
    together = windows[1].window.matches.together
    with qtbot.waitSignal(together.entered, timeout=LIMIT_MS):
        together.join_table(there.address, code=there.table.code)
    records, tables = list(map(record_of, windows)), [require(each.window.matches.together.table) for each in windows]
    with qtbot.waitSignals([each.heard for each in tables], check_params_cbs=[is_record] * 2, timeout=LIMIT_MS):
        watch_deals(windows[0], far, 1)
    assert sorted(each.count for each in records) == [0, 1]
    copies = [each for each in RecordStore(paths.games).saved() if each.header.copy_of]
    assert len(copies) == 1
