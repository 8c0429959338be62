"""The melds of one player, as chips that are clicked one by one."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.features import is_bezique, speaks_binokel
from pinochle_qt.engine.melds import kind_name
from pinochle_qt.engine.melds.kinds import BEZIQUE_NAMES
from pinochle_qt.engine.melds.tables import GAME
from pinochle_qt.phrases import RULES, capitalized, translated
from pinochle_qt.scorekeeping.meld_buttons import DOUBLE_PINOCHLE, common_buttons, other_buttons, worth_of
from pinochle_qt.ui.controls.boxes import BoxPart, column, discard, row
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.count_chip import CountChip
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QFont, QKeyEvent

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.rooms.room import Room

_BINOKEL_WORDS: Final[Mapping[str, SheetWord | Word]] = {
    "run": Word.BINOKEL_RUN_SHORT,
    "marriage": Word.BINOKEL_MARRIAGE_SHORT,
    "pinochle": Word.BINOKEL_PINOCHLE,
    "dix": SheetWord.BINOKEL_DIX,
    "roundhouse_bonus": SheetWord.BINOKEL_ROUNDHOUSE,
}
"""Melds that have other names in binokel."""
_CHIPS_PER_ROW: Final = 5
"""Greatest number of chips in a row of the less common melds."""
_CHIP_HEIGHT, _RING_SPACE = 30, 4
"""Height of a chip, and the space around it for the focus ring, at scale 1."""
NAME_WIDTH: Final = 60
"""Width of the name before the chips of one of several players, at scale 1."""


def chip_name(kind: str, rules: Rules) -> str:
    """Return the name on the chip of a kind of meld."""
    if kind == DOUBLE_PINOCHLE:
        return capitalized(Word.DOUBLE(meld=translated(RULES, kind_name("pinochle", rules))))
    if kind in BEZIQUE_NAMES and is_bezique(rules):
        return capitalized(translated(RULES, BEZIQUE_NAMES[kind]))
    words = _BINOKEL_WORDS if speaks_binokel(rules) else {}
    return words.get(kind, SheetWord[kind.upper()])()


class MeldButton(CountChip):
    """A kind of meld with its value and count."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(kind, _CHIP_HEIGHT, parent)
        self.kind_of_meld = kind

    def show_count(self, count: int, rules: Rules, whose: str) -> None:
        """Show how often it was counted; `whose` is the name of the player, if it must be said."""
        single = worth_of(rules, {self.kind_of_meld: 1})
        worth = Word.WINS_GAME() if single >= GAME else text.points(single, rules)
        name = chip_name(self.kind_of_meld, rules)
        times = f" ×{count}" if count > 1 else ""
        self.setChecked(count > 0)
        phrase = SheetWord.CHIP_SPOKEN_ONE if count == 1 else SheetWord.CHIP_SPOKEN
        spoken = phrase(meld=name, points=worth, count=count)
        self.set_label(f"{name} {worth}{times}", name=f"{whose}: {spoken}" if whose else spoken)

    def _font(self) -> QFont:
        return style.font(Role.NOTE_TITLE, self.ui)


class _ChipRow(QWidget):
    """Chips with arrow keys to move between them, so that Tab passes all of them in one step."""

    def offer(self, chips: Sequence[MeldButton]) -> None:
        """Take these chips."""
        self._chips = tuple(chips)
        for at, chip in enumerate(chips):
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus if at == 0 else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the previous or the next chip."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        at = next((at for at, chip in enumerate(self._chips) if chip.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
        else:
            self._chips[(at + step) % len(self._chips)].setFocus(Qt.FocusReason.TabFocusReason)


class MeldButtons(QObject):
    """The chips of one player, below the names of those with whom he counts together.

    Signals:
        counted: the seat, the kind of a meld, and 1 or -1.
        pointed: a meld was counted with the mouse.
    """

    counted = Signal(int, str, int)
    pointed = Signal()

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        self.seat: Seat = 0
        self.name = room.add_label(Role.NOTE_TITLE, is_shortened=True)
        self._common_pane, self._others_pane = _ChipRow(self.pane), _ChipRow(self.pane)
        self._common = row(margins=(0, _RING_SPACE, 0, _RING_SPACE), spacing=6, parent=self._common_pane)
        self._others = column(margins=(0, 0, 0, _RING_SPACE), spacing=6, parent=self._others_pane)
        first = row(BoxPart(self.name, width=NAME_WIDTH), BoxPart(self._common_pane, share=1), spacing=6)
        column(first, self._others_pane, spacing=0, parent=self.pane)
        self.chips: list[MeldButton] = []
        self._kinds: tuple[object, object] = ((), ())

    def show_melds(self, rules: Rules, seat: Seat, kinds: Sequence[str], name: str, label: str) -> None:
        """Show what was counted for a seat, whose name is empty if it counts alone; `label` is the name as it fits."""
        self.seat = seat
        self.name.setVisible(bool(name))
        self.name.set_text(label)
        self._make_chips(rules)
        for chip in self.chips:
            chip.show_count(kinds.count(chip.kind_of_meld), rules, name)

    def show_others(self, *, shown: bool) -> None:
        """Show the less common melds, or hide them."""
        self._others_pane.setVisible(shown and bool(self._kinds[1]))

    def _make_chips(self, rules: Rules) -> None:
        """Make new chips if other kinds of melds count under these rules."""
        kinds = (common_buttons(rules), other_buttons(rules))
        if kinds == self._kinds:
            return
        self._kinds = kinds
        for chip in self.chips:
            discard(chip)
        common = [self._chip(kind, self._common_pane) for kind in kinds[0]]
        others = [self._chip(kind, self._others_pane) for kind in kinds[1]]
        self.chips = [*common, *others]
        self._common_pane.offer(common)
        self._others_pane.offer(others)
        for chip in common:
            self._common.add(BoxPart(chip, share=1))
        per_row = ceil(len(others) / ceil(len(others) / _CHIPS_PER_ROW)) if others else 1  # rows are about equally long
        for at in range(0, len(others), per_row):
            self._others.add(row(*(BoxPart(chip, share=1) for chip in others[at : at + per_row]), spacing=6))

    def _chip(self, kind: str, parent: QWidget) -> MeldButton:
        chip = MeldButton(kind, parent)
        chip.counted.connect(lambda counted, by: self.counted.emit(self.seat, counted, by))
        chip.pointed.connect(self.pointed)
        return chip
