"""The first start asks nothing and seats opponents at Easy; for people who have played before, nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.session.newcomer import NEWCOMER_SEATS, first_settings
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.settings_file import load_settings, save_changes

if TYPE_CHECKING:
    from pathlib import Path


def test_a_newcomer_has_a_strong_partner_and_two_opponents_at_easy_at_the_next_start_too(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "data")
    settings, damage = first_settings(paths)
    assert damage is None
    players = [seat.player for seat in settings.seats[:4]]
    assert players == ["human", "computer:easy", "computer:strong", "computer:easy"]
    assert [seat.name for seat in settings.seats] == [seat.name for seat in Settings().seats]
    save_changes(paths.settings, settings, replace(settings, last_journal="game"))
    assert first_settings(paths)[0].seats == load_settings(paths.settings)[0].seats == NEWCOMER_SEATS


def test_nothing_changes_for_somebody_with_settings_or_games(tmp_path: Path) -> None:
    with_settings = Paths(tmp_path / "a", tmp_path / "a")
    save_changes(with_settings.settings, Settings(), Settings(speed="fast"))
    with_games = Paths(tmp_path / "b", tmp_path / "b")
    with_games.games.mkdir(parents=True)
    (with_games.games / "game.pinochle").touch()
    damaged = Paths(tmp_path / "c", tmp_path / "c")
    damaged.config.mkdir()
    damaged.settings.write_text("no settings", encoding="utf-8")
    for paths in (with_settings, with_games, damaged):
        assert first_settings(paths)[0].seats == Settings().seats
