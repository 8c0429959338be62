"""The meld of a group that counts together: a sum that is typed, or melds that are clicked one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.scorekeeping.answers import chips_of, meld_of
from pinochle_qt.scorekeeping.faults import meld_step
from pinochle_qt.scorekeeping.meld_buttons import other_buttons
from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.points_field import PointsField
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.short_names import distinct_labels
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.meld_buttons import NAME_WIDTH, MeldButtons
from pinochle_qt.ui.rooms.score_sheet.side_mark import SideMark
from pinochle_qt.words.rooms.scorekeeping import SheetWord

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.scorekeeping.questions import Group
    from pinochle_qt.scorekeeping.sheet import SheetDeal
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable
    from pinochle_qt.ui.rooms.score_sheet.meld_buttons import MeldButton


class MeldEntry(QObject):
    """The names and the sum of a group, and the chips of each of its players.

    Partners call out their melds one after the other, and two of a kind count more only in one hand.

    Signals:
        reached: its chips are to be shown, because the sum got the focus or the user asked for them.
        summed: the group, and the sum that was typed.
        typing: the group, and the sum as it is while it is being typed.
        counted: the group, a seat of it, the kind of a meld, and 1 or -1.
        cards_asked: the group whose meld is to be counted from the cards.
    """

    reached = Signal()
    summed = Signal(object, int)
    typing = Signal(object, int)
    counted = Signal(object, int, str, int)
    cards_asked = Signal(object)

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self._room = room
        self.pane = QWidget(parent)
        self.group: Group = ()
        self._rules: Rules | None = None
        self._shows_others, self._is_open = False, True
        self.mark = SideMark(self.pane)
        self.names = room.add_label(Role.NAME, is_shortened=True)
        self.cards = room.add_button(Kind.LINK, lambda: self.cards_asked.emit(self.group), SheetWord.CARDS())
        self.field = PointsField(self.pane)
        self.field.changed.connect(lambda: self.summed.emit(self.group, self.field.points))
        self.field.typing.connect(lambda points: self.typing.emit(self.group, points))
        self.field.spin.installEventFilter(self)
        self.field.confirmed.connect(lambda: self.summed.emit(self.group, self.field.points))
        self.more = room.add_button(Kind.LINK, self._toggle)
        self._head = row(self.mark, BoxPart(self.names, share=1), self.more, self.cards, self.field, spacing=8)
        self._hand_column = column()
        column(self._head, self._hand_column, spacing=2, parent=self.pane)
        self.hands: list[MeldButtons] = []

    def show_meld(self, at: AtTable, deal: SheetDeal, group: Group) -> None:
        """Show what has been entered about the meld of a group."""
        rules = at.rules
        self.group, self._rules = group, rules
        self.names.set_text(at.group_names(group))
        self.mark.show_mark(at.mark(group[0]))
        self.field.show_points(meld_of(rules, deal, group), meld_step(rules), rules)
        self.field.set_names(SheetWord.MELD_OF(names=at.group_names(group)), SheetWord.LESS(), SheetWord.MORE())
        while len(self.hands) < len(group):
            hand = MeldButtons(self._room, self.pane)
            hand.counted.connect(lambda seat, kind, by: self.counted.emit(self.group, seat, kind, by))
            hand.pointed.connect(lambda: self.field.setFocus(Qt.FocusReason.OtherFocusReason))
            self._hand_column.add(hand.pane)
            self.hands.append(hand)
        names = [at.names[seat] if len(group) > 1 else "" for seat in group]
        widths = [NAME_WIDTH * self._room.ui] * len(names)
        labels = distinct_labels([(name,) for name in names], style.font(Role.NOTE_TITLE, self._room.ui), widths)
        for seat, hand, name, label in zip(group, self.hands, names, labels, strict=False):
            hand.show_melds(rules, seat, chips_of(deal, seat), name, label)
        others = other_buttons(rules)
        self._shows_others |= any(kind in others for seat in group for kind in chips_of(deal, seat))
        self._show_hands(rules)

    @property
    def chips(self) -> list[MeldButton]:
        """The chips of all players of the group."""
        return [chip for hand in self.hands[: len(self.group)] for chip in hand.chips]

    def unfold(self, *, is_open: bool) -> None:
        """Show the chips, or hide them to make space for others."""
        self._is_open = is_open
        if self._rules is not None:
            self._show_hands(self._rules)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report that the sum got the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self.reached.emit()
        return super().eventFilter(watched, event)

    def _toggle(self) -> None:
        if self._is_open:
            self._shows_others = not self._shows_others
        self.reached.emit()
        if self._rules is not None:
            self._show_hands(self._rules)

    def _show_hands(self, rules: Rules) -> None:
        others = other_buttons(rules)
        self.more.setVisible(bool(others) or not self._is_open)
        label = SheetWord.FEWER_MELDS() if self._shows_others else SheetWord.MORE_MELDS()
        self.more.set_label(label if self._is_open else SheetWord.MELDS())
        for at, hand in enumerate(self.hands):
            hand.pane.setVisible(self._is_open and at < len(self.group))
            hand.show_others(shown=self._shows_others)
