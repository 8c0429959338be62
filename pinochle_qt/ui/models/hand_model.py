"""The viewer's hand as a list, so that screen readers and list views have access to every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, Qt

from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtCore import QObject

    from pinochle_qt.engine.cards import Card

CARD_ROLE = Qt.ItemDataRole.UserRole
PLAYABLE_ROLE = Qt.ItemDataRole.UserRole + 1


class HandModel(QAbstractListModel):
    """One row for each card, in the order of the hand."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._playable: frozenset[Card] | None = None
        self._describe: Callable[[Card], str] = str

    def set_hand(
        self, cards: Sequence[Card], playable: Collection[Card] | None, told_of: Callable[[Card], str]
    ) -> None:
        """Show these cards; `playable` are those that can be chosen now, None if nothing is asked.

        `told_of` returns the description of a card. Rows are removed and inserted one by one, so that screen readers
        keep their place.
        """
        wanted = list(cards)
        for row in range(len(self._cards) - 1, -1, -1):
            if self._cards[row] not in wanted or self._cards.count(self._cards[row]) > wanted.count(self._cards[row]):
                self.beginRemoveRows(ROOT, row, row)
                del self._cards[row]
                self.endRemoveRows()
        for row, face in enumerate(wanted):
            if row < len(self._cards) and self._cards[row] == face:
                continue
            if face in self._cards[row:]:
                self.beginResetModel()
                self._cards = wanted
                self.endResetModel()
                break
            self.beginInsertRows(ROOT, row, row)
            self._cards.insert(row, face)
            self.endInsertRows()
        self._playable, self._describe = None if playable is None else frozenset(playable), told_of
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a card as symbols, as words, its description, the card itself, or whether it is playable."""
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        face = self._cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text.card(face)
            case Qt.ItemDataRole.AccessibleTextRole:
                return text.card_name(face)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return text.spoken(self._describe(face))
            case _ if role == CARD_ROLE:
                return face
            case _ if role == PLAYABLE_ROLE:
                return self._playable is not None and face in self._playable
            case _:
                return None
