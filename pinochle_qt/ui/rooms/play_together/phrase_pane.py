"""The phrases that people can say at the table, as bubbles, and as fields while they are edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from pinochle_qt.names import tidied
from pinochle_qt.protocol.options import LONGEST_PHRASE, PHRASES
from pinochle_qt.server.words import usual_phrases
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, Grid, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.words.rooms.together import TogetherWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QResizeEvent

    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.rooms.room import Room

_PILL, _GAP, _PADDING = 28, 6, 12
"""Height of a bubble, space between two, and between the edge of one and its words, at scale 1."""


class PhraseBubbles(Painted, QWidget):
    """Phrases in bubbles, row by row, with a button after the last one."""

    def __init__(self, button: PanelButton, parent: QWidget) -> None:
        super().__init__(parent)
        self.phrases: tuple[str, ...] = ()
        self._button = button
        button.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_phrases(self, phrases: tuple[str, ...]) -> None:
        """Show other phrases."""
        if phrases != self.phrases:
            self.phrases = phrases
            self.setAccessibleName(f"{TogetherWord.PHRASES()}: {', '.join(phrases)}")
            self.updateGeometry()
            self._place_button()
            self.update()

    def hasHeightForWidth(self) -> bool:
        """Return that a narrower widget needs more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        return self._boxes(width)[-1].bottom() + 1

    def sizeHint(self) -> QSize:
        """Return a usual width with its height."""
        width = style.scaled(400)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width."""
        return QSize(style.scaled(200), style.scaled(_PILL))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the button to its place."""
        super().resizeEvent(event)
        self._place_button()

    def draw(self, painter: QPainter) -> None:
        """Paint the bubbles."""
        font, theme = style.font(Role.BODY, self.ui), self.theme
        for phrase, box in zip(self.phrases, self._boxes(self.width()), strict=False):
            radius = box.height() / 2
            paint_box(painter, QRectF(box), radius, theme.bubble)
            draw_text(painter, QRectF(box), phrase, font, theme.on_bubble, align=Qt.AlignmentFlag.AlignHCenter)

    def _boxes(self, width: int) -> list[QRect]:
        """Return the boxes of all phrases and of the button in this width."""
        font, gap, height = style.font(Role.BODY, self.ui), style.scaled(_GAP), style.scaled(_PILL)
        widths = [round(text_width(each, font)) + 2 * style.scaled(_PADDING) for each in self.phrases]
        widths.append(self._button.sizeHint().width())
        boxes, corner = [], QPoint(0, 0)
        for each in widths:
            if corner.x() and corner.x() + each > width:
                corner = QPoint(0, corner.y() + height + gap)
            boxes.append(QRect(corner, QSize(min(each, width), height)))
            corner += QPoint(each + gap, 0)
        return boxes

    def _place_button(self) -> None:
        self._button.setGeometry(self._boxes(self.width())[-1])


class PhrasePane(QObject):
    """Shows the phrases, and lets the host edit them.

    Signals:
        edited: the phrases that the host has chosen; none at all for the usual ones.
        editing_changed: editing has begun or ended.
    """

    edited = Signal(object)
    editing_changed = Signal()

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self.pane = QWidget(parent)
        title = room.add_label(Role.NAME, words=TogetherWord.PHRASES())
        note = room.add_label(
            Role.BODY, "muted", Qt.AlignmentFlag.AlignRight, is_shortened=True, words=TogetherWord.PHRASES_WHY()
        )
        self.edit = room.add_button(
            Kind.TOOL, self.begin, TogetherWord.EDIT(), name=f"{TogetherWord.PHRASES()}: {TogetherWord.EDIT()}"
        )
        self.edit.set_height(_PILL)
        self.bubbles = PhraseBubbles(self.edit, self.pane)
        self._editor = QWidget(self.pane)
        self.fields = [self._field(number) for number in range(1, PHRASES + 1)]
        self.done = room.add_button(Kind.PLAIN, self.finish, TogetherWord.DONE())
        self.usual = room.add_button(Kind.PLAIN, lambda: self._write(usual_phrases()), TogetherWord.USUAL())
        for button in (self.done, self.usual):
            button.set_height(40)
        grid = Grid(self._editor, (8, 6))
        for at, field in enumerate(self.fields):
            grid.addWidget(field, at // 2, at % 2)
        buttons = QWidget(self._editor)
        row(self.done, self.usual, Gap(share=1), spacing=8, parent=buttons)
        grid.addWidget(buttons, PHRASES // 2, 0, 1, 2)
        self._editor.hide()
        self._boxes = column(
            row(title, BoxPart(note, share=1), spacing=8), Gap(8), self.bubbles, self._editor, parent=self.pane
        )

    @property
    def is_editing(self) -> bool:
        """Whether the phrases are being edited."""
        return not self._editor.isHidden()

    def show_phrases(self, phrases: tuple[str, ...]) -> None:
        """Show the current phrases; none at all means the usual ones."""
        self.bubbles.show_phrases(phrases or usual_phrases())

    def begin(self) -> None:
        """Edit the phrases."""
        self._write(self.bubbles.phrases)
        self._show_editor(is_shown=True)
        self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """Use the phrases in the fields; without any, the usual ones."""
        written = tuple(dict.fromkeys(filter(None, (tidied(field.text()) for field in self.fields))))
        self._show_editor(is_shown=False)
        self.edited.emit(() if written == usual_phrases() else written)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_up(self) -> bool:
        """End editing without a change, and return whether phrases were edited."""
        if not self.is_editing:
            return False
        self._show_editor(is_shown=False)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _show_editor(self, *, is_shown: bool) -> None:
        self._editor.setVisible(is_shown)
        self.bubbles.setVisible(not is_shown)
        self.editing_changed.emit()

    def _write(self, phrases: Sequence[str]) -> None:
        for at, field in enumerate(self.fields):
            field.setText(phrases[at] if at < len(phrases) else "")

    def _field(self, number: int) -> QLineEdit:
        field = QLineEdit(self._editor, maxLength=LONGEST_PHRASE)
        field.setAccessibleName(TogetherWord.PHRASE(number=number))
        return field
