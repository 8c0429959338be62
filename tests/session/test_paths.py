"""The program's folders on Linux are those that `platformdirs` gives, although the program does not use it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from platformdirs import PlatformDirs

from pinochle_qt.session.paths import Paths, system_paths

NAMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems name no folders in the environment")
@pytest.mark.parametrize("named", ["", "relative/folder", "/an/absolute/folder", "/with/a/slash/", None])
@pytest.mark.parametrize("home", ["/elsewhere", "relative", "", None])
def test_folders_follow_the_desktops_conventions(
    named: str | None, home: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (*((name, named) for name in NAMES), ("HOME", home)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    folders = PlatformDirs("pinochle-qt", appauthor=False)
    paths = system_paths()
    found = tuple(map(str, (paths.config, paths.data, paths.cache)))
    expected = (folders.user_config_dir, folders.user_data_dir, folders.user_cache_dir)
    assert found == expected


def test_every_file_has_its_place_in_one_of_the_folders() -> None:
    paths = Paths(Path("config"), Path("data"), Path("cache"))
    assert paths.settings == Path("config/settings.json")
    assert (paths.games, paths.rule_sets, paths.logs) == (Path("data/games"), Path("data/rules"), Path("data/logs"))
    assert (paths.index, paths.opinions) == (Path("data/games.index"), Path("data/games.opinions"))
    assert (paths.lessons, paths.practiced) == (Path("data/lessons.json"), Path("data/practiced.json"))
    assert paths.faces == Path("cache/faces")
    assert Paths(Path("config"), Path("data")).faces is None
