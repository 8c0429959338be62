"""Damaged settings are reported by their names in the window: what is lost, and what happens now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from pinochle_qt.languages import LANGUAGES
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import Damage, DamagedPart
from pinochle_qt.ui.app import start
from pinochle_qt.ui.game.computer_players import ComputerPlayers
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.words.dialogs.settings import damage_message

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SINGLE = "single_deck_partnership"
PLACE = Path("/home/ann/settings.json")


def message_for_parts(*found: DamagedPart) -> str:
    return damage_message(Damage("parts", PLACE, found))


def test_lost_settings_are_named_as_where_they_were_chosen() -> None:
    message = message_for_parts(
        DamagedPart("speed"), DamagedPart("patches", SINGLE), DamagedPart("seats", 3), DamagedPart("window_geometry")
    )
    assert message == (
        "Some of your settings can't be read and are back to standard: "
        "Speed, House rules (Single deck with passing), Seat 3, Window size."
    )


def test_a_lost_game_does_not_count_as_a_setting() -> None:
    lost = DamagedPart("last_journal")
    assert message_for_parts(lost) == "Your last game can't be found anymore, so a new one has begun."
    assert message_for_parts(lost, DamagedPart("theme")) == (
        "Some of your settings can't be read and are back to standard: Theme. "
        "Your last game can't be found anymore, so a new one has begun."
    )


def test_a_lost_choice_to_show_odds_is_named() -> None:
    message = message_for_parts(DamagedPart("odds"))
    assert message.endswith(": Show the odds while bidding.")


def test_a_sentence_names_only_a_few_settings() -> None:
    assert message_for_parts(*(DamagedPart("seats", number) for number in range(1, 9))).endswith(
        ": Seat 1, Seat 2, Seat 3, Seat 4, Seat 5, and 3 more."
    )


@pytest.mark.parametrize("kind", ["unreadable", "broken", "newer version"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_place_of_the_file_is_shown(application: QApplication, language: str, kind: str) -> None:
    speak(application, language)
    message = damage_message(Damage(kind, PLACE))  # type: ignore[arg-type]
    assert message.endswith(f": {PLACE}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_lost_has_a_name(application: QApplication, language: str) -> None:
    speak(application, language)
    assert all(message_for_parts(DamagedPart(name)) for name in Settings.__struct_fields__)


def test_a_start_reports_it_in_the_language_of_the_settings(
    application: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    paths.settings.parent.mkdir()
    paths.settings.write_text(json.dumps({"version": 1, "language": "de", "theme": "pink"}), encoding="utf-8")
    messages: list[str] = []

    def look(*_: object) -> int:
        for window in application.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                qtbot.addWidget(window)
                messages.append(window.notice.text())
        return 0

    monkeypatch.setattr(start, "require_display", lambda _: None)
    monkeypatch.setattr(start, "system_paths", lambda: paths)
    monkeypatch.setattr(start.Program, "prepare", lambda _: None)
    monkeypatch.setattr(ComputerPlayers, "prepare", lambda _: None)
    monkeypatch.setattr(QApplication, "exec", look)
    assert start.run() == 0
    assert messages == ["Einige deiner Einstellungen lassen sich nicht lesen und sind wieder auf Standard: Aussehen."]
