"""Where the program keeps its files on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping

_FOLDER_NAME: Final = "pinochle-qt"
_LINUX: Final = {"XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share", "XDG_CACHE_HOME": ".cache"}
"""The variables that name the settings, data and cache folders on Linux, with defaults relative to the home folder."""


class NoHome(Exception):
    """The system knows no home folder for the user, as in some containers; `str()` is one sentence."""


class Paths(Struct, frozen=True):
    """The program's folders, which need not exist yet."""

    config: Path
    data: Path
    cache: Path | None = None
    """For files that speed up starting and can be deleted at any time; with None, nothing is cached."""

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def public_tables(self) -> Path:
        """The folder of the tables of a server for many."""
        return self.data / "public-tables"

    @property
    def games(self) -> Path:
        """The folder of the autosave journals."""
        return self.data / "games"

    @property
    def index(self) -> Path:
        """The file of the index of all games, beside them."""
        return self.data / "games.index"

    @property
    def opinions(self) -> Path:
        """The file of results worked out for finished deals."""
        return self.data / "games.opinions"

    @property
    def lessons(self) -> Path:
        """The file of the player's progress in the lessons."""
        return self.data / "lessons.json"

    @property
    def practiced(self) -> Path:
        """The file of the player's results in problems and drills."""
        return self.data / "practiced.json"

    @property
    def visit(self) -> Path:
        """The file of the last visit to somebody else's table, with the key of this guest."""
        return self.data / "visit.json"

    @property
    def attendance(self) -> Path:
        """The file of the matches at tables with others, which tells the user how many of them he left."""
        return self.data / "attendance.json"

    @property
    def agreements(self) -> Path:
        """The folder of the agreements about bids that people make."""
        return self.data / "agreements"

    @property
    def rule_sets(self) -> Path:
        """The folder of the rule sets that people keep under a name."""
        return self.data / "rules"

    @property
    def looks(self) -> Path:
        """The folder of the decks and felts that the user has added."""
        return self.data / "looks"

    @property
    def portraits(self) -> Path:
        """The folder of the pictures that people chose for themselves or others at the table."""
        return self.data / "portraits"

    @property
    def faces(self) -> Path | None:
        """The file of card pictures for the next start."""
        return None if self.cache is None else self.cache / "faces"

    @property
    def logs(self) -> Path:
        """The folder, beside the games, for logs of faults in the program."""
        return self.data / "logs"


def system_paths() -> Paths:
    """Return this system's folders for the user's settings and games.

    Raises:
        NoHome: they would be in a home folder, and the user has none.
    """
    if sys.platform == "linux" and Path(os.environ.get("HOME", "")).is_absolute():
        return Paths(*(_linux_folder(os.environ, name) for name in _LINUX))
    from platformdirs import PlatformDirs

    folders = PlatformDirs(_FOLDER_NAME, appauthor=False)
    try:
        return Paths(*map(Path, (folders.user_config_dir, folders.user_data_dir, folders.user_cache_dir)))
    except RuntimeError:
        advice = "please set HOME to the full path of a folder in which you may write, and start again."
        raise NoHome(f"The table cannot be opened because no home folder is known for this user: {advice}") from None


def _linux_folder(variables: Mapping[str, str], name: str) -> Path:
    """Return the folder that `platformdirs` would, without importing it: that takes as long as resuming a game."""
    named = Path(variables.get(name, ""))
    return (named if named.is_absolute() else Path(variables["HOME"], _LINUX[name])) / _FOLDER_NAME
