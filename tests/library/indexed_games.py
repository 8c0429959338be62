"""Reads a folder of games as the index does."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from pinochle_qt.library.index import GameIndex, GameQuery, IndexedGame
from pinochle_qt.library.index_update import updates

if TYPE_CHECKING:
    from pathlib import Path


def bring_up_to_date(index: GameIndex, folder: Path) -> None:
    """Read everything that is new or changed in a folder, and forget what is gone."""
    for _ in updates(index, folder):
        pass


def kept_games(folder: Path) -> list[IndexedGame]:
    """Return the games in a folder as an index knows them."""
    with closing(GameIndex(":memory:")) as index:
        bring_up_to_date(index, folder)
        return list(index.games(GameQuery()))
