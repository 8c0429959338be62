"""The games played last, for a menu that lists them while it is open."""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, Final

from pinochle_qt.library.index_update import read_entry, stamps_in
from pinochle_qt.reading import is_same_file
from pinochle_qt.ui.dates import when
from pinochle_qt.words import text
from pinochle_qt.words.dialogs.opening import Opened
from pinochle_qt.words.rooms.games import game_name, how_far

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QMenu

    from pinochle_qt.library.game_summary import ReadGame
    from pinochle_qt.library.index import Stamp

MOST: Final = 6
_MOST_READ: Final = 30
"""The most files examined; most of those skipped were begun and left at once."""
_MOST_BYTES: Final = 8 * 1024 * 1024
"""The most bytes examined, in about a second, for which the menu waits; games that do not fit in are left out."""


def list_recent(menu: QMenu, folder: Path, here: Path | None, chosen: Callable[[Path], object]) -> None:
    """Fill a menu with the newest games in a folder, without the one on the table."""
    menu.clear()
    today = datetime.now().astimezone().date()
    for number, (path, stamp, game) in enumerate(islice(_newest(folder, here), MOST), 1):
        names = text.all_of(list(text.shown_names(game.summary.people)))
        label = text.literal(Opened.RECENT(game=game_name(game.summary), names=names, far=how_far(game)))
        entry = menu.addAction(f"&{number}  {label}\t{when(stamp.changed, today)}")
        entry.triggered.connect(lambda _=False, path=path: chosen(path))
    if menu.isEmpty():
        menu.addAction(Opened.NO_RECENT()).setEnabled(False)


def _newest(folder: Path, current_path: Path | None) -> Iterator[tuple[Path, Stamp, ReadGame]]:
    """Yield the games in which a player has decided something, the most recently changed first."""
    stamps = stamps_in(folder)
    newest = sorted(stamps, key=lambda name: stamps[name].changed, reverse=True)
    room = _MOST_BYTES
    for name in newest[:_MOST_READ]:
        path = folder / name
        if is_same_file(path, current_path) or stamps[name].size > room:
            continue
        room -= stamps[name].size
        _, game, _ = read_entry(path)
        if game is not None and game.summary.is_begun:
            yield path, stamps[name], game
