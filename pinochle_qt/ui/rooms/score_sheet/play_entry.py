"""The part of a deal's form that asks what each group melded and won in tricks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSlider, QWidget

from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.features import melds_before_play
from pinochle_qt.scorekeeping.answers import (
    tricks_of,
    with_aside,
    with_chip,
    with_meld,
    with_taker,
    with_tricks,
)
from pinochle_qt.scorekeeping.faults import meld_step, trick_step
from pinochle_qt.scorekeeping.sheet import padded, placed
from pinochle_qt.ui.controls.boxes import BoxPart, column, row
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.score_sheet.meld_buttons import chip_word
from pinochle_qt.ui.rooms.score_sheet.meld_entry import MeldEntry
from pinochle_qt.ui.rooms.score_sheet.number_rows import NumberEntry, NumberRows
from pinochle_qt.ui.rooms.score_sheet.section import Heading
from pinochle_qt.words import text
from pinochle_qt.words.rooms.scorekeeping import SheetWord, check_notes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.phrases import Phrase
    from pinochle_qt.scorekeeping.faults import FaultKind
    from pinochle_qt.scorekeeping.questions import Group, Questions
    from pinochle_qt.scorekeeping.sheet import SheetDeal
    from pinochle_qt.ui.controls.buttons import PanelButton
    from pinochle_qt.ui.controls.points_field import PointsField
    from pinochle_qt.ui.rooms.room import Room
    from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable


_CHECK_NOTES: Final = 8
"""The most that is said about what earns checks, in two columns."""
_ENDS: Final = ("sub-page", "add-page")
"""The style sheet's names for the two parts of a slider, before and after its knob."""
_TRACK, _KNOB = 8, 18
"""Thickness of the track and the knob at scale 1; the style sheet of all sliders makes the knob this wide."""
MIN_UNFOLDED: Final = 2
"""Number of players whose chips always fit at the same time."""


class _Slider(Restyled, QSlider):
    """Divides something between two sides: each half of the track has the color of the side at that end."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._marks: tuple[int, ...] = ()

    def show_marks(self, marks: Sequence[int]) -> None:
        """Show the colors of these sides."""
        if tuple(marks) != self._marks:
            self._marks, self._followed = tuple(marks), None
        self.follow_style()

    def restyle(self) -> None:
        """Color the halves of the track."""
        thickness, overhang = style.scaled(_TRACK), style.scaled((_KNOB - _TRACK) / 2)
        sides = self.theme.sides
        shape = f"height: {thickness}px; border-radius: {thickness // 2}px;"
        ends = (
            f"QSlider::{end}:horizontal:enabled {{ background: {sides[mark % len(sides)]}; {shape} }}"
            for end, mark in zip(_ENDS, self._marks, strict=True)
        )
        track = f"QSlider::groove:horizontal {{ {shape} }} QSlider::handle:horizontal {{ margin: -{overhang}px 0; }}"
        self.setStyleSheet(" ".join((track, *ends)))


class PlayEntry(QObject):
    """The rows of melds and tricks.

    Signals:
        deal_changed: the deal as entered so far.
        deal_typed: the deal as it would be with the number that is being typed.
        cards_asked: the group whose meld is to be counted from its cards.
        refused: a sentence that says why something that was clicked does not count.
    """

    deal_changed = Signal(object)
    deal_typed = Signal(object)
    cards_asked = Signal(object)
    refused = Signal(str)

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(room)
        self._room = room
        self.pane = QWidget(parent)
        self._at_table: AtTable | None = None
        self._deal: SheetDeal | None = None
        self._follow_ups: dict[tuple[str, Group], QWidget] = {}
        """What is asked because of who took how much: the widget for each question and group."""
        self._unanswered: set[tuple[str, Group]] = set()
        """Those of these questions that nobody has answered or looked at."""
        self._without_tricks: set[Group] = set()
        """The groups for which 0 was entered, other than those whose tricks are still missing."""
        self._lines = (Hairline(self.pane), Hairline(self.pane))
        self._meld_heading = Heading(room, self.pane, SheetWord.MELD())
        self._meld_heading.note.set_text(SheetWord.MELD_HELP())
        self._checks_heading = Heading(room, self.pane, SheetWord.CHECKS())
        self._checks_heading.note.set_text(SheetWord.CHECKS_HELP())
        self.check_notes = [room.add_label(Role.BODY, "muted", is_shortened=True) for _ in range(_CHECK_NOTES)]
        self._tricks_heading = Heading(room, self.pane, SheetWord.TRICKS())
        self.melds: list[MeldEntry] = []
        self._meld_column = column(spacing=4)
        self._declarer: Seat | None = None
        """The declarer whose side was shown last."""
        self._max_unfolded = MIN_UNFOLDED
        self._unfolded = 0
        """Index of the group whose melds can be clicked, if there is no space for the chips of all groups."""
        self.checks = NumberRows(room, self.pane)
        self.asides = NumberRows(room, self.pane)
        self.dixes = NumberRows(room, self.pane)
        self.slider = _Slider(self.pane)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the numbers above it have the focus
        self.slider.setAccessibleName(SheetWord.TRICKS())
        self.tricks = NumberRows(room, self.pane, self.slider)
        self.takers: list[PanelButton] = []
        self._taker_column = column(spacing=6)
        column(
            BoxPart(self._lines[0], height=1),
            self._meld_heading.pane,
            self._meld_column,
            self._checks_heading.pane,
            *(
                row(*(BoxPart(note, share=1) for note in self.check_notes[at : at + 2]), spacing=12)
                for at in range(0, _CHECK_NOTES, 2)
            ),
            self.checks.pane,
            BoxPart(self._lines[1], height=1),
            self._tricks_heading.pane,
            self.tricks.pane,
            self.asides.pane,
            self._taker_column,
            self.dixes.pane,
            spacing=6,
            parent=self.pane,
        )
        self.tricks.changed.connect(self._note_zero)
        ways = ((self.checks, _with_checks), (self.tricks, self._with_tricks), (self.asides, with_aside))
        for rows, with_number in (*ways, (self.dixes, _with_dix)):
            rows.changed.connect(partial(self._set_number, with_number))
            rows.typing.connect(partial(self._set_number, with_number, is_typing=True))
        self.slider.valueChanged.connect(self._set_from_slider)
        self.slider.sliderPressed.connect(lambda: self.tricks.fields[0].setFocus(Qt.FocusReason.OtherFocusReason))

    def show_deal(self, at: AtTable, deal: SheetDeal, asked: Questions, *, is_stored: bool = False) -> None:
        """Show what has been entered; in a deal that `is_stored`, every question was answered."""
        self._at_table, self._deal = at, deal
        if not deal.tricks:
            self._without_tricks.clear()
        self._show_melds(at, deal, asked)
        seats = range(at.rules.table.players)
        self._checks_heading.pane.setVisible(asked.checks)
        notes = check_notes(at.rules) if asked.checks else ()
        for note, words in zip(self.check_notes, (*notes, *[""] * _CHECK_NOTES), strict=False):
            note.setVisible(bool(words))
            note.set_text(words)
        groups = tuple((seat,) for seat in seats) if asked.checks else ()
        checks = padded(deal.checks, len(groups))
        self.checks.show_counts(self._numbers(groups, checks, SheetWord.CHECKS_OF))
        self._show_tricks(at, deal, asked)
        self._note_follow_ups(asked, is_stored=is_stored)

    @property
    def first_unanswered(self) -> QWidget | None:
        """The widget for the first question that follows from the tricks and that nobody has looked at yet."""
        return next((widget for key, widget in self._follow_ups.items() if key in self._unanswered), None)

    def visit(self, widget: QWidget) -> None:
        """Take a question as answered because its widget got the focus or was used."""
        self._unanswered -= {key for key, asking in self._follow_ups.items() if asking is widget}

    @property
    def sums(self) -> list[QWidget]:
        """The numbers to be entered, in order."""
        return [*(meld.field.spin for meld in self.melds), *self._numbers_after_melds]

    @property
    def asking(self) -> dict[FaultKind, Sequence[QWidget]]:
        """The fields of melds and tricks, by the fault that they lead to while something is missing."""
        return {"no_meld": [meld.field.spin for meld in self.melds], "tricks_left": self.tricks.stops}

    @property
    def _numbers_after_melds(self) -> list[QWidget]:
        return [*self.checks.stops, *self.tricks.stops, *self.asked_after_tricks]

    @property
    def asked_after_tricks(self) -> list[QWidget]:
        """The widgets for what is asked because of who took how much."""
        return [*self.asides.stops, *self.takers, *self.dixes.stops]

    def sum_beside(self, widget: QWidget) -> QWidget | None:
        """Return the field of the meld that a chip or another widget belongs to."""
        beside = (meld.field.spin for meld in self.melds if meld.pane.isAncestorOf(widget))
        return next(beside, None)

    def stand(self, *, unfolded: int) -> None:
        """Set for how many players the chips fit at the same time."""
        self._max_unfolded = unfolded
        self._unfold(self._unfolded)

    def field_of(self, group: Group) -> PointsField:
        """Return the field for the meld of a group."""
        return next(meld.field for meld in self.melds if meld.group == group)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show_melds(self, at: AtTable, deal: SheetDeal, asked: Questions) -> None:
        self._lines[0].setVisible(bool(asked.melds))
        self._meld_heading.pane.setVisible(bool(asked.melds))
        while len(self.melds) < len(asked.melds):
            entry = MeldEntry(self._room, self.pane)
            entry.reached.connect(partial(self._unfold, len(self.melds)))
            entry.summed.connect(partial(self._set_number, with_meld))
            entry.typing.connect(partial(self._set_number, with_meld, is_typing=True))
            entry.counted.connect(self._count_chip)
            entry.cards_asked.connect(self.cards_asked)
            self._meld_column.add(entry.pane)
            self.melds.append(entry)
        for spare in self.melds[len(asked.melds) :]:
            spare.group = ()  # so that its signals while it is hidden concern nobody
        for number, each in enumerate(self.melds):
            each.pane.setVisible(number < len(asked.melds))
        self._unfolded = min(self._unfolded, max(0, len(asked.melds) - 1))
        for group, each in zip(asked.melds, self.melds, strict=False):
            each.show_meld(at, deal, group)
            each.cards.setVisible(melds_before_play(at.rules))
        if deal.declarer != self._declarer:
            self._declarer = deal.declarer
            bidders = (number for number, group in enumerate(asked.melds) if deal.declarer in group)
            self._unfolded = next(bidders, self._unfolded)
        self._unfold(self._unfolded)

    def _unfold(self, number: int) -> None:
        """Show the chips of one group, or of all if they fit."""
        self._unfolded = number
        has_space = sum(len(each.group) for each in self.melds) <= self._max_unfolded
        for at, each in enumerate(self.melds):
            each.unfold(is_open=at == number or has_space)

    def _show_tricks(self, at: AtTable, deal: SheetDeal, asked: Questions) -> None:
        rules, step = at.rules, trick_step(at.rules)
        entered = [tricks_of(rules, deal, group) for group in asked.tricks]
        self._lines[1].setVisible(bool(asked.tricks))
        self._tricks_heading.pane.setVisible(bool(asked.tricks))
        note = "" if asked.total is None else SheetWord.TRICKS_TOTAL(points=text.points(asked.total, rules))
        points_left = 0 if asked.total is None else asked.total - sum(entered)
        if points_left > 0 and any(entered):
            note = SheetWord.TRICKS_LEFT(points=text.points(points_left, rules))
        self._tricks_heading.note.set_text(note)
        self.tricks.show_points(self._numbers(asked.tricks, entered, SheetWord.TRICKS_OF), step, rules)
        self._show_slider(entered, asked.total, step)
        if len(asked.tricks) == len(_ENDS):
            self.slider.show_marks([at.mark(group[0]) for group in asked.tricks])
        sides = side_count(rules)
        aside = [padded(deal.aside, sides)[side_of(rules, group[0])] for group in asked.asides]
        self.asides.show_points(self._numbers(asked.asides, aside, SheetWord.ASIDE_OF, labels=True), step, rules)
        dix = [padded(deal.dix, rules.table.players)[group[0]] for group in asked.dixes]
        self.dixes.show_points(self._numbers(asked.dixes, dix, SheetWord.DIX_OF, labels=True), meld_step(rules), rules)
        self._show_takers(at, deal, asked)

    def _show_slider(self, entered: Sequence[int], total: int | None, step: int) -> None:
        """Let the user also divide the trick points between two groups with a slider."""
        self.slider.setEnabled(total is not None)
        if len(entered) == 2 and total is not None:
            with QSignalBlocker(self.slider):
                self.slider.setRange(0, total // step)
                self.slider.setValue(entered[0] // step)

    def _show_takers(self, at: AtTable, deal: SheetDeal, asked: Questions) -> None:
        while len(self.takers) < len(asked.takers):
            new_button = self._room.add_button(Kind.COUNT, self._set_taker)
            new_button.setCheckable(True)
            self._taker_column.add(new_button)
            self.takers.append(new_button)
        for number, button in enumerate(self.takers):
            button.setVisible(number < len(asked.takers))
        for group, button in zip(asked.takers, self.takers, strict=False):
            button.value = group
            names = text.all_of([at.names[seat] for seat in group])
            button.set_label(SheetWord.TOOK(names=names))
            button.setChecked(side_of(at.rules, group[0]) in deal.took)

    def _numbers(
        self, groups: Sequence[Group], values: Sequence[int], phrase: Phrase, *, labels: bool = False
    ) -> list[NumberEntry]:
        """Return the fields' contents; if `labels` is set, the text for screen readers is the label as well."""
        at, numbers = self._at_table, list[NumberEntry]()
        for group, value in zip(groups, values, strict=True) if at is not None else ():
            names = at.group_names(group) if at is not None else ""
            spoken = phrase(names=names)
            mark = at.mark(group[0]) if at is not None else 0
            numbers.append(NumberEntry(group, spoken if labels else names, mark, value, spoken))
        return numbers

    def _change_deal(self, deal: SheetDeal) -> None:
        if deal != self._deal:
            self._deal = deal
            self.deal_changed.emit(deal)

    def _note_follow_ups(self, asked: Questions, *, is_stored: bool) -> None:
        """Note which questions follow from the tricks, and which of them are new."""
        widgets = {
            **{("aside", group): widget for group, widget in zip(asked.asides, self.asides.stops, strict=False)},
            **{("taker", group): widget for group, widget in zip(asked.takers, self.takers, strict=False)},
            **{("dix", group): widget for group, widget in zip(asked.dixes, self.dixes.stops, strict=False)},
        }
        self._unanswered = {key for key in widgets if key in self._unanswered or key not in self._follow_ups}
        self._follow_ups = widgets
        if is_stored:
            self._unanswered.clear()

    def _set_number(
        self,
        with_number: Callable[[Rules, SheetDeal, Group, int], SheetDeal],
        group: Group,
        number: int,
        *,
        is_typing: bool = False,
    ) -> None:
        """Change one of the numbers, or only tell what that would make of the deal while it is being typed."""
        if self._at_table is None or self._deal is None or not group:
            return
        deal = with_number(self._at_table.rules, self._deal, group, number)
        if is_typing:
            self.deal_typed.emit(deal)
        else:
            self._change_deal(deal)

    def _note_zero(self, group: Group, points: int) -> None:
        if points:
            self._without_tricks.discard(group)
        else:
            self._without_tricks.add(group)

    def _with_tricks(self, rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
        return with_tricks(rules, deal, group, points, without=self._without_tricks)

    def _count_chip(self, group: Group, seat: Seat, kind: str, by: int) -> None:
        if self._at_table is not None and self._deal is not None:
            before, deal = self._deal, with_chip(self._at_table.rules, self._deal, group, seat, kind, by)
            self._deal = deal
            self.deal_changed.emit(deal)  # even if nothing has changed, to reset the look of the chip
            if deal == before and by > 0:
                self.refused.emit(SheetWord.NO_MORE(meld=chip_word(kind, self._at_table.rules)))

    def _set_from_slider(self, steps: int) -> None:
        if self._at_table is not None and self.tricks.groups:
            self._set_number(self._with_tricks, self.tricks.groups[0], steps * trick_step(self._at_table.rules))

    def _set_taker(self) -> None:
        button = self.sender()
        if isinstance(button, QWidget):
            self.visit(button)
        for each in self.takers:
            if (
                each is button
                and self._at_table is not None
                and self._deal is not None
                and isinstance(each.value, tuple)
            ):
                self._change_deal(with_taker(self._at_table.rules, self._deal, each.value, took=each.isChecked()))


def _with_checks(rules: Rules, deal: SheetDeal, group: Group, count: int) -> SheetDeal:
    return replace(deal, checks=placed(deal.checks, rules.table.players, group[0], count))


def _with_dix(rules: Rules, deal: SheetDeal, group: Group, points: int) -> SheetDeal:
    return replace(deal, dix=placed(deal.dix, rules.table.players, group[0], points))
