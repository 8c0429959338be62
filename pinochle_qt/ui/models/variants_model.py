"""The games that can be played with a number of players, as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, Qt

from pinochle_qt.ui.models.index import ROOT, Index

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from pinochle_qt.variants.catalog import Preset

PRESET_ROLE = Qt.ItemDataRole.UserRole


class VariantsModel(QAbstractListModel):
    """One row for each game that fits, in the order of the catalog; the summary is its description."""

    def __init__(self, presets: Sequence[Preset], parent: QObject) -> None:
        super().__init__(parent)
        self._all = tuple(presets)
        self._shown = self._all

    @property
    def player_counts(self) -> tuple[int, ...]:
        """Every number of players for which there is a game, ascending."""
        return tuple(sorted({count for preset in self._all for count in preset.player_counts}))

    def set_players(self, players: int, also: str = "") -> None:
        """Show the games for a number of players, those made for it first; `also` is one that house rules make fit."""
        fitting = [preset for preset in self._all if players in preset.player_counts or preset.name == also]
        self.beginResetModel()
        self._shown = tuple(sorted(fitting, key=lambda preset: preset.players != players))
        self.endResetModel()

    def row_of(self, name: str) -> int:
        """Return the row of a preset, -1 if it is not shown."""
        return next((row for row, preset in enumerate(self._shown) if preset.name == name), -1)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of games."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a game's title, what is said about it, or the game itself."""
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        preset = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return preset.title
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return preset.summary
            case _ if role == PRESET_ROLE:
                return preset
            case _:
                return None
