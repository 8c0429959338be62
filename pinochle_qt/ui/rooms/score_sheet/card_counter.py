"""Counts a meld from its cards: the user clicks them, and the rules say what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import best_melds, points_of, wins_game
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.boxes import Gap, Part, column, row
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.sheet_catalog import SheetWord

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.scorekeeping.questions import Group
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.rooms.room import Room

_GAP, _CARD = 6, 52
_ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class CardChip(PanelButton):
    """A card with the number of copies in the meld; the right mouse button and Backspace remove one.

    Signals:
        counted: the card, and 1 or -1.
    """

    counted = Signal(object, int)

    def __init__(self, face: Card, parent: QWidget) -> None:
        super().__init__(Kind.COUNT, parent)
        self.face = face
        self.setCheckable(True)
        self.setToolTip(SheetWord.CHIP_HELP())
        self.clicked.connect(lambda: self.counted.emit(face, 1))

    def sizeHint(self) -> QSize:
        """Return a size that is easy to hit from across a table."""
        return QSize(super().sizeHint().width(), round(_CARD * self._ui))

    def show_count(self, count: int, most: int) -> None:
        """Show the number of copies in the meld."""
        shown = text.card(self.face)
        self.setChecked(count > 0)
        self.set_label(
            f"{shown} ×{count}" if count > 1 else shown,
            name=SheetWord.CARD_SPOKEN(card=text.card_name(self.face), count=count, most=most),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remove one with the right mouse button."""
        if event.button() == Qt.MouseButton.RightButton:
            self.counted.emit(self.face, -1)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove one with Backspace or Delete; the space bar adds one."""
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.counted.emit(self.face, -1)
        else:
            super().keyPressEvent(event)


class _Grid(QWidget):
    """Cards by suit and rank; the arrow keys move from one to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips: list[list[CardChip]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the neighboring card."""
        step = _ARROWS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        for y, line in enumerate(self.chips if step is not None else ()):
            for x, chip in enumerate(line):
                if chip is focused and step is not None:
                    target = self.chips[(y + step[0]) % len(self.chips)][(x + step[1]) % len(line)]
                    target.setFocus(Qt.FocusReason.TabFocusReason)
                    return
        super().keyPressEvent(event)


class CardCounter(QObject):
    """Replaces the deal's form while cards are counted.

    Signals:
        taken: the group, and the melds that its cards form.
        left: the user canceled the counting.
    """

    taken = Signal(object, object)
    left = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.pane = QWidget(room)
        self._rules: Rules | None = None
        self._trump: Suit | None = None
        self._group: Group = ()
        self._counts: dict[Card, int] = {}
        self.melds: tuple[Meld, ...] = ()
        self.title = room.add_label(Role.PANEL_TITLE, is_shortened=True)
        self._help_label = room.add_label(Role.BODY, "muted", wraps=True)
        self._help_label.set_text(SheetWord.CARDS_HELP())
        self.cards = _Grid(self.pane)
        self._layout = QGridLayout(self.cards)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._melds_label = room.add_label(Role.LESSON, wraps=True)
        self.take = room.add_button(Kind.MAIN, self._take)
        self.clear = room.add_button(Kind.PLAIN, self._clear)
        self.clear.set_label(SheetWord.CLEAR())
        self.cancel = room.add_button(Kind.PLAIN, self.left)
        self.cancel.set_label(SheetWord.CANCEL())
        self._all = column(
            self.title,
            self._help_label,
            Gap(8),
            self.cards,
            Gap(8),
            self._melds_label,
            Gap(share=1),
            row(Part(self.take, share=2), Part(self.clear, share=1), Part(self.cancel, share=1), spacing=12),
            spacing=4,
        )
        self.pane.setLayout(self._all)

    def ask(self, rules: Rules, trump: Suit, group: Group, names: str) -> None:
        """Ask for the cards of a meld with this suit as trump."""
        if self._rules is None or pack(self._rules) != pack(rules):
            self._make_grid(rules)
        self._rules, self._trump, self._group = rules, trump, group
        self.title.set_text(SheetWord.CARDS_OF(names=names))
        self._clear()
        self.cards.chips[0][0].setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Apply the theme's colors and the scale factor."""
        self._all.scale(ui)
        self._layout.setSpacing(round(_GAP * ui))
        for line in self.cards.chips:
            for chip in line:
                chip.apply_theme(theme, ui)

    @property
    def chips(self) -> tuple[CardChip, ...]:
        """The buttons of all cards."""
        return tuple(chip for line in self.cards.chips for chip in line)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _make_grid(self, rules: Rules) -> None:
        for line in self.cards.chips:
            for chip in line:
                chip.hide()
                chip.deleteLater()
        faces = sorted(set(pack(rules)), key=lambda face: -RANK_OF[face])
        by_suit = [[face for face in faces if SUIT_OF[face] is suit] for suit in SUITS[::-1]]
        self.cards.chips = [[self._chip(face) for face in line] for line in by_suit]
        for y, line in enumerate(self.cards.chips):
            for x, chip in enumerate(line):
                self._layout.addWidget(chip, y, x)

    def _chip(self, face: Card) -> CardChip:
        chip = CardChip(face, self.cards)
        chip.counted.connect(self._count)
        return chip

    def _max_count(self, face: Card) -> int:
        return 0 if self._rules is None else pack(self._rules).count(face)

    def _count(self, face: Card, by: int) -> None:
        count = self._counts.get(face, 0) + by
        max_count = self._max_count(face)
        self._counts[face] = 0 if count > max_count else max(0, count)  # it starts over after the last copy
        self._show()

    def _clear(self) -> None:
        self._counts.clear()
        self._show()

    def _show(self) -> None:
        rules, trump = self._rules, self._trump
        if rules is None or trump is None:
            return
        for line in self.cards.chips:
            for chip in line:
                chip.show_count(self._counts.get(chip.face, 0), self._max_count(chip.face))
        cards = [face for face, count in self._counts.items() for _ in range(count)]
        self.melds = best_melds(cards, trump, rules)
        rows = [f"{text.meld_title(meld)} {text.worth([meld], rules)}" for meld in self.melds]
        self._melds_label.set_text(text.listed(rows))
        self.take.set_label(SheetWord.CARDS_DONE(points=text.worth(self.melds, rules)))
        self.take.setEnabled(points_of(self.melds) > 0 or wins_game(self.melds))

    def _take(self) -> None:
        self.taken.emit(self._group, self.melds)
