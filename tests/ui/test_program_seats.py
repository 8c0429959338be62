"""A program in a seat of the window plays by itself, and a computer player decides wherever it does not."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.record.store import RecordStore
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.programs.program_player import ProgramPlayer
from pinochle_qt.session.programs.replacements import replacements
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.seating import HOUSE_PLAYER
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_settings
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.setup.program_dialog import ProgramDialog
from pinochle_qt.ui.game.program_seats import ProgramSeats
from pinochle_qt.ui.rooms.play_together.gathering import Stage
from pinochle_qt.ui.rooms.play_together.play_together_room import PlayTogetherRoom
from pinochle_qt.words.dialogs.programs import ProgramWord, replaced_sentence
from pinochle_qt.words.rooms.together import TogetherWord
from tests.checks import require
from tests.ui.gatherings import FREE, FakeTable
from tests.ui.playing import PolicyBots, Table, application

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

RACE: Final = "racehorse_passing"
PLAYERS: Final = Path(__file__).parents[1] / "data" / "players"
BOT: Final = "My bot"


def command(*words: str | Path) -> str:
    return " ".join(f'"{word}"' for word in (sys.executable, *words))


def settings_with(line: str) -> Settings:
    names = ("You", "Walter", "Nora", "Edith")
    players = ("human", f"computer:{BOT}", "computer:strong", "computer:strong")
    seats = tuple(SeatSetup(name, player) for name, player in zip(names, players, strict=True))
    return Settings(
        preset=RACE, speed="instant", melds_stay="no", seats=seats + Settings().seats[4:], programs={BOT: line}
    )


def begun(qtbot: QtBot, tmp_path: Path, line: str, patience: float | None = None) -> tuple[Table, list[str]]:
    settings = settings_with(line)
    table = Table(qtbot, Paths(tmp_path, tmp_path), settings, store=RecordStore(tmp_path))
    table.controller.programs.patience = patience
    troubles: list[str] = []
    table.window.matches.trouble.connect(troubles.append)
    table.controller.trouble.connect(troubles.append)
    table.window.matches.begin_with(settings)
    return table, troubles


def decided(table: Table) -> list[str]:
    """Return who made each decision of the program's seat; empty texts for the program itself."""
    recorded = table.controller.session.recorded
    return [
        each.by for each in recorded.steps if getattr(each.step.action, "seat", None) == 1 and each.step.before.deal
    ]


def play_until_decided(table: Table, count: int) -> None:
    def is_there() -> bool:
        prompt = table.controller.prompt
        if prompt is not None and prompt.seat is not None:
            decision = table.policy.decide(table.controller.observation, prompt, None)
            table.controller.submit(decision.action)
        elif table.controller.awaits_deal:
            table.controller.deal_next()
        return len(decided(table)) >= count

    table.qtbot.waitUntil(is_there, timeout=30_000)


def test_a_program_decides_for_its_seat(qtbot: QtBot, tmp_path: Path) -> None:
    table, troubles = begun(qtbot, tmp_path, command(PLAYERS / "player.py"))
    play_until_decided(table, 5)
    assert set(decided(table)) == {""}
    assert table.controller.session.header.seats[1].player == f"computer:{BOT}"
    assert troubles == []
    table.controller.programs.close()


@pytest.mark.parametrize("how", ["garbage", "flood", "long", "hang", "exit", "other seat", "other cards", "rude"])
def test_whatever_a_program_does_the_match_goes_on_and_tells_who_decided(
    qtbot: QtBot, tmp_path: Path, how: str
) -> None:
    line = command(PLAYERS / "misbehaving.py", how, tmp_path / "notes")
    table, troubles = begun(qtbot, tmp_path, line, patience=0.5 if how == "hang" else None)
    play_until_decided(table, 6)
    table.controller.programs.close()
    by = decided(table)
    assert HOUSE_PLAYER in by
    assert set(by) <= {"", HOUSE_PLAYER}
    count = by.count(HOUSE_PLAYER)
    assert replacements(table.controller.session.recorded) == {1: count}
    assert table.controller.replaced_sentences == (replaced_sentence("Walter", count),)
    assert troubles == [ProgramWord.REPLACED(name=BOT, house="Strong")]
    near = table.controller.table
    assert [entry.sentence for entry in near.story(0, table.controller.names)()][-1] == replaced_sentence(
        "Walter", count
    )


def test_a_program_plays_the_rematch_too(qtbot: QtBot, tmp_path: Path) -> None:
    table, troubles = begun(qtbot, tmp_path, command(PLAYERS / "player.py"))
    play_until_decided(table, 1)
    table.window.matches.rematch()
    assert table.controller.session.header.seats[1].player == f"computer:{BOT}"
    play_until_decided(table, 2)
    assert set(decided(table)) == {""}
    assert troubles == []
    table.controller.programs.close()


def test_questions_that_were_dropped_are_not_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_answer, is_asked = list[object](), Event(), Event()

    def answer(_: ProgramPlayer, observation: object, *__: object) -> str:
        asked.append(observation)
        is_asked.set()
        may_answer.wait(20)
        return f"answer to {observation}"

    monkeypatch.setattr(ProgramPlayer, "ask", answer)
    seats, prompt = ProgramSeats(PolicyBots()), Mock(seat=1)
    seats.begin({BOT: command(PLAYERS / "player.py")})
    seats.ask(BOT, "first", prompt)  # type: ignore[arg-type]
    assert is_asked.wait(20)
    for question in ("second", "third"):
        seats.ask(BOT, question, prompt)  # type: ignore[arg-type]
    with qtbot.waitSignal(seats.answered) as answered:
        may_answer.set()
    assert answered.args == ["answer to third", None]
    assert asked == ["first", "third"]
    seats.close()


def test_what_a_program_prints_as_errors_goes_nowhere_without_a_terminal(
    qtbot: QtBot, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "complaining.py"
    script.write_text(
        f"import runpy, sys\nsys.path.insert(0, {str(PLAYERS)!r})\n"
        "print('flood' * 50_000, file=sys.stderr, flush=True)\nrunpy.run_module('player', run_name='__main__')\n",
        encoding="utf-8",
    )
    table, _ = begun(qtbot, tmp_path, command(script))
    play_until_decided(table, 2)
    table.controller.programs.close()
    assert set(decided(table)) == {""}
    assert "flood" not in capfd.readouterr().err


def test_a_program_that_is_gone_is_replaced_from_the_first_decision_on(qtbot: QtBot, tmp_path: Path) -> None:
    table, _ = begun(qtbot, tmp_path, str(tmp_path / "nothing here"))
    play_until_decided(table, 2)
    assert set(decided(table)) == {HOUSE_PLAYER}


def test_a_record_starts_no_program_even_if_it_names_one_that_is_known(qtbot: QtBot, tmp_path: Path) -> None:
    mark = tmp_path / "started"
    script = tmp_path / "marking.py"
    script.write_text(f"import pathlib; pathlib.Path({str(mark)!r}).touch()\n", encoding="utf-8")
    table, troubles = begun(qtbot, tmp_path, command(PLAYERS / "player.py"))
    play_until_decided(table, 1)
    path = require(table.controller.session.path)
    table.window.matches.begin()
    table.window.preferences.keep(programs={BOT: command(script)})
    session = Session.resume(path)
    before = len(session.steps)
    table.window.matches.open(session)
    assert any(BOT in each for each in troubles)
    play_until_decided(table, 4)
    assert len(session.steps) > before
    table.window.matches.rematch()
    assert table.controller.session.header.seats[1].player == HOUSE_PLAYER
    play_until_decided(table, 1)
    assert not mark.exists()
    table.controller.programs.close()


def new_game(qtbot: QtBot, tmp_path: Path, settings: Settings) -> NewGameDialog:
    application()
    dialog = NewGameDialog(settings, RuleSets(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def open_program_dialog(dialog: NewGameDialog, seat: int = 1) -> ProgramDialog:
    player = dialog._people._seats[seat].player
    player.setCurrentIndex(player.count() - 1)
    QApplication.processEvents()
    return require(next(iter(dialog.findChildren(ProgramDialog)), None))


def accepted(dialog: NewGameDialog) -> Settings:
    found: list[Settings] = []
    dialog.accepted_settings.connect(found.append)
    QTest.mouseClick(dialog._start, Qt.MouseButton.LeftButton)
    [settings] = found
    return settings


def test_a_program_is_entered_for_a_seat_after_a_warning_and_kept_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = new_game(qtbot, tmp_path, Settings(preset=RACE))
    asked = open_program_dialog(dialog)
    assert ProgramWord.WARNING() in [each.text() for each in asked.findChildren(type(asked._fault))]
    asked.name.setText(" My  bot ")
    asked.command.setText(command(PLAYERS / "player.py"))
    asked.allow.click()
    settings = accepted(dialog)
    assert settings.programs == {BOT: command(PLAYERS / "player.py")}
    assert settings.seats[1].player == f"computer:{BOT}"
    save_settings(tmp_path / "settings.json", settings)
    assert load_settings(tmp_path / "settings.json") == (settings, None)


def test_new_game_and_the_seats_of_play_together_say_that_no_program_plays_there(qtbot: QtBot, tmp_path: Path) -> None:
    settings = settings_with(command(PLAYERS / "player.py"))
    dialog = new_game(qtbot, tmp_path, settings)
    assert dialog._hint.text() == ProgramWord.ONLY_HERE()
    dialog._people._seats[1].take_skill("strong")
    assert dialog._hint.text() == ""
    table = Table(qtbot, Paths(tmp_path, tmp_path), settings)
    table.open(RACE)
    gathering = table.window.room_opener.gathering
    host = FakeTable(gathering, (FREE,) * 4, ())
    table.window.room_opener.open_together()
    room = table.window.rooms.room
    assert isinstance(room, PlayTogetherRoom)
    host.open()
    strong = TogetherWord.COMPUTER(level="Strong")
    lines = [seat.shown.line for seat in room.people.table.seats]
    assert lines == [strong, TogetherWord.NOT_PROGRAM(level="Strong", program=BOT), strong, strong]
    gathering.show_stage(Stage.JOINED)
    host.tell()
    assert [seat.shown.line for seat in room.people.table.seats] == [strong] * 4, "somebody else's table"


def test_without_a_program_the_seat_stays_as_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = new_game(qtbot, tmp_path, Settings(preset=RACE))
    open_program_dialog(dialog).reject()
    settings = accepted(dialog)
    assert settings.seats == Settings().seats
    assert settings.programs == {}


@pytest.mark.parametrize(
    ("name", "line", "sentence"),
    [
        ("", "python3", ProgramWord.NO_NAME()),
        ("Expert", "python3", ProgramWord.TAKEN(name="Expert")),
        (BOT, "", ProgramWord.NOT_RUN(reason="no program is named")),
        (BOT, '"python3', ProgramWord.NOT_RUN(reason="a quotation mark has no counterpart")),
        (BOT, "no-such-bot", ProgramWord.NOT_RUN(reason="there is no program no-such-bot that can be run")),
    ],
)
def test_what_cannot_be_started_is_refused_in_a_sentence(qtbot: QtBot, name: str, line: str, sentence: str) -> None:
    application()
    dialog = ProgramDialog({}, None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.name.setText(name)
    dialog.command.setText(line)
    dialog.allow.click()
    assert dialog.fault == sentence
    assert dialog.result() == 0


def test_a_program_can_be_changed_and_removed(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = new_game(qtbot, tmp_path, settings_with("python3 old.py"))
    asked = open_program_dialog(dialog, 2)
    asked.which.setCurrentIndex(1)
    asked.name.setText("Better bot")
    asked.allow.click()
    people = dialog._people
    assert people.programs == {"Better bot": "python3 old.py"}
    assert [each.player for each in people.setups[1:3]] == ["computer:Better bot"] * 2
    asked.deleteLater()
    QApplication.sendPostedEvents(None, 52)
    asked = open_program_dialog(dialog, 3)
    asked.which.setCurrentIndex(1)
    asked.remove.click()
    assert people.programs == {}
    assert {each.player for each in people.setups[1:]} == {HOUSE_PLAYER}


def test_settings_forget_a_seat_whose_program_is_unknown(tmp_path: Path) -> None:
    from msgspec.structs import replace

    path = tmp_path / "settings.json"
    save_settings(path, replace(settings_with("python3 bot.py"), programs={}))
    found, damage = load_settings(path)
    assert found.seats[1].player == Settings().seats[1].player
    assert require(damage).kind == "parts"
