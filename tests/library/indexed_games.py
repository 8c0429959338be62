"""Reads a folder of games as the index does."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from pinochle_qt.library.index import GameIndex, GameQuery, IndexedGame
from pinochle_qt.library.index_update import bring_up_to_date

if TYPE_CHECKING:
    from pathlib import Path


def kept_games(folder: Path) -> list[IndexedGame]:
    """Return the games in a folder as an index knows them."""
    with closing(GameIndex(":memory:")) as index:
        bring_up_to_date(index, folder)
        return list(index.games(GameQuery()))
