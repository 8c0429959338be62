"""The player's own hand as a list over the table, for screen readers and for everybody who prefers text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QStyle, QStyleOptionViewItem

from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.choice_list import ChoiceList
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box, paint_disc
from pinochle_qt.ui.draw.suits import draw_text
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.models.hand_model import PLAYABLE_ROLE, HandModel
from pinochle_qt.ui.panels.delegate import PanelDelegate
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.ui.table.zones.tokens import faces_of
from pinochle_qt.words.labels import Word
from pinochle_qt.words.menus import Menu

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ui.table.input.card_choice import CardChoice

_ROW, _NAME_OFFSET = 26, 56
"""Height of a row, and the offset of a card's name in it, at scale 1."""
_EDGE = 10
"""The offset of a card's symbol at scale 1."""
_DOT = 2.5
"""Radius of the dot before a card that can be chosen now, at scale 1."""


class CardDelegate(PanelDelegate):
    """Paints a card as a symbol and in words, after a dot if it can be chosen now, or muted if not."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of a row."""
        return QSize(round(_NAME_OFFSET * self.ui), round(_ROW * self.ui))

    def paint_item(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the background of the current row, the symbol and the name."""
        theme, ui, box = self.theme, self.ui, QRectF(option.rect)
        is_playable = index.data(PLAYABLE_ROLE) is not False
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
            radius = tokens.RADIUS_CONTROL * ui
            line = theme.accent_ink if has_focus else None
            paint_box(painter, box.adjusted(1, 1, -1, -1), radius, theme.panel2, line=line, width=tokens.CHOSEN_LINE)
        if is_playable:
            paint_disc(painter, QPointF(box.left() + _EDGE / 2 * ui, box.center().y()), _DOT * ui, theme.link)
        sign = box.adjusted(_EDGE * ui, 0, 0, 0)
        ink = theme.text if is_playable else theme.muted
        draw_text(
            painter, sign, str(index.data()), style.font(Role.NAME, ui), ink, red=theme.bad if is_playable else None
        )
        name = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
        draw_text(painter, box.adjusted(_NAME_OFFSET * ui, 0, 0, 0), name, style.font(Role.BODY, ui), ink)


class HandList(Panel):
    """Lists the cards in the order of the hand; Enter or a double click works like a click on the card at the table.

    Signals:
        card_chosen: the card, to be treated as if it had been clicked at the table.
    """

    card_chosen = Signal(object)

    def __init__(self, choice: CardChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice = choice
        self._is_covered = False
        self._model = HandModel(self)
        self._title = self.add_label(Role.PANEL_TITLE, words=Menu.HAND_LIST().replace("&", ""))
        self._close = self.add_button(Kind.TOOL, self.hide, Word.CLOSE())
        self.list = ChoiceList(self)
        self._delegate = CardDelegate(self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self._model)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(self._title.text())
        self.list.activated.connect(self._activate)
        self.setAccessibleName(self._title.text())
        self.setFocusProxy(self.list)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        head = row(BoxPart(self._title, 1), self._close, margins=(16, 0, 9, 0))
        list_row = row(self.list, margins=(8, 0, 8, 0))
        self.set_boxes(column(head, Gap(5), BoxPart(list_row, 1), margins=(0, 9, 0, 12)))

    def restyle(self) -> None:
        """Style the list."""
        self.list.setStyleSheet(list_style())
        self.list.doItemsLayout()

    def cover(self, *, covered: bool) -> None:
        """Hide all cards while the next player is asked for: screen readers would read what is below the curtain."""
        self._is_covered = covered
        self.refresh()

    def refresh(self) -> None:
        """Show the hand as it is now."""
        hand = () if self._is_covered else self._choice.hand
        self._model.set_hand(faces_of(hand), self._choice.playable, self._choice.told_of)

    def _activate(self, index: QModelIndex) -> None:
        hand = self._choice.hand
        if index.row() < len(hand):
            self.card_chosen.emit(hand[index.row()])
            self.refresh()
