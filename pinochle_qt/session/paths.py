"""Where the program keeps its files on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAME: Final = "pinochle-qt"
_LINUX: Final = {"XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share", "XDG_CACHE_HOME": ".cache"}
"""What names the folders for settings, games and cache on Linux, and where in the home they are without a name."""


class NoHome(Exception):
    """The system knows no home of its user, as in some containers; `str()` is one sentence."""


class Paths(Struct, frozen=True):
    """The folders of the program; none needs to exist yet."""

    config: Path
    data: Path
    cache: Path | None = None
    """For what makes a start faster, and may go at any time; nothing is kept without it."""

    @property
    def settings(self) -> Path:
        """The file with the settings."""
        return self.config / "settings.json"

    @property
    def games(self) -> Path:
        """The folder with the autosave journals."""
        return self.data / "games"

    @property
    def index(self) -> Path:
        """The file with the index of all games, beside them."""
        return self.data / "games.index"

    @property
    def opinions(self) -> Path:
        """The file with what has been worked out about deals that are over."""
        return self.data / "games.opinions"

    @property
    def lessons(self) -> Path:
        """The file with how far the person has come in the lessons."""
        return self.data / "lessons.json"

    @property
    def practiced(self) -> Path:
        """The file with what was made of problems and drills."""
        return self.data / "practiced.json"

    @property
    def rule_sets(self) -> Path:
        """The folder with the rules that people keep under a name."""
        return self.data / "rules"

    @property
    def faces(self) -> Path | None:
        """The file with the pictures of cards for the next start."""
        return None if self.cache is None else self.cache / "faces"

    @property
    def logs(self) -> Path:
        """The folder, beside the games, for what is told about faults of the program."""
        return self.data / "logs"


def system_paths() -> Paths:
    """Return the folders that this system has for the settings and the games of its user.

    Raises:
        NoHome: they would be in the home of a user who has none.
    """
    if sys.platform == "linux" and Path(os.environ.get("HOME", "")).is_absolute():
        return Paths(*(_of_linux(os.environ, name) for name in _LINUX))
    from platformdirs import PlatformDirs

    folders = PlatformDirs(_NAME, appauthor=False)
    try:
        return Paths(*map(Path, (folders.user_config_dir, folders.user_data_dir, folders.user_cache_dir)))
    except RuntimeError:
        advice = "please set HOME to the full path of a folder in which you may write, and start again."
        raise NoHome(f"The table cannot be opened because no home folder is known for this user: {advice}") from None


def _of_linux(variables: Mapping[str, str], name: str) -> Path:
    """Return one folder as `platformdirs` finds it, whose import would take as long as a game that is resumed."""
    named = Path(variables.get(name, ""))
    return (named if named.is_absolute() else Path(variables["HOME"], _LINUX[name])) / _NAME
