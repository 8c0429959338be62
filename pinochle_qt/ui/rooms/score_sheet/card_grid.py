"""The cards of a pack by suit and rank, each with how many copies of it have been chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS
from pinochle_qt.engine.derived import pack
from pinochle_qt.ui.controls.boxes import Grid, discard
from pinochle_qt.ui.rooms.score_sheet.count_chip import CountChip
from pinochle_qt.words import text
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules

_GAP, _CARD = 6, 52
_ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class CardChip(CountChip):
    """A card with the number of its copies; it is easy to hit from across a table."""

    def __init__(self, face: Card, parent: QWidget, height: int = _CARD) -> None:
        super().__init__(face, height, parent)
        self.face = face
        self.count = self._most = 0

    def show_count(self, count: int, most: int) -> None:
        """Show the number of copies."""
        self.count, self._most = count, most
        self.setChecked(count > 0)
        self.set_label(
            self.label_for(count),
            name=SheetWord.CARD_SPOKEN(card=text.card_name(self.face), count=count, most=most),
        )

    def count_after(self, by: int) -> int:
        """Return how many copies there are after a click that adds or removes one; they start over after the last."""
        count = self.count + by
        return 0 if count > self._most else max(0, count)

    def label_for(self, count: int) -> str:
        """Return what a number of copies is shown as."""
        shown = text.card(self.face)
        return f"{shown} ×{count}" if count > 1 else shown


class CardGrid(QWidget):
    """A chip for each card; the arrow keys move from one to the next.

    Signals:
        counted: a card, and how many copies of it there are to be after a click.
    """

    counted = Signal(object, int)

    def __init__(self, parent: QWidget, make_chip: Callable[[Card, QWidget], CardChip]) -> None:
        super().__init__(parent)
        self._make_chip = make_chip
        self._pack: tuple[Card, ...] = ()
        self._lines: list[list[CardChip]] = []
        self._layout = Grid(self, spacing=(_GAP, _GAP))
        self._layout.setRowStretch(len(SUITS), 1)

    @property
    def chips(self) -> tuple[CardChip, ...]:
        """The chips of all cards, suit by suit."""
        return tuple(chip for line in self._lines for chip in line)

    def offer(self, rules: Rules) -> None:
        """Show the cards of the pack of a game."""
        if self._pack == pack(rules):
            return
        for chip in self.chips:
            discard(chip)
        self._pack = pack(rules)
        faces = sorted(set(self._pack), key=lambda face: -RANK_OF[face])
        self._lines = [[self._chip(face) for face in faces if SUIT_OF[face] is suit] for suit in SUITS[::-1]]
        for y, line in enumerate(self._lines):
            for x, chip in enumerate(line):
                self._layout.addWidget(chip, y, x)

    def take_keys(self) -> None:
        """Give the keyboard focus to the first card."""
        self._lines[0][0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the neighboring card."""
        step = _ARROWS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        for y, line in enumerate(self._lines if step is not None else ()):
            for x, chip in enumerate(line):
                if chip is focused and step is not None:
                    target = self._lines[(y + step[0]) % len(self._lines)][(x + step[1]) % len(line)]
                    target.setFocus(Qt.FocusReason.TabFocusReason)
                    return
        super().keyPressEvent(event)

    def _chip(self, face: Card) -> CardChip:
        chip = self._make_chip(face, self)
        chip.counted.connect(lambda _, by: self.counted.emit(face, chip.count_after(by)))
        return chip
