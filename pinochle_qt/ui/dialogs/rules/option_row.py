"""One option as a row: its name and meaning, its value, the preset's value, and any problem with it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from pinochle_qt.engine.rules import Range
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.fields import ChoiceBox, Switch, label, set_style_property
from pinochle_qt.ui.controls.page_view import unbroken
from pinochle_qt.ui.controls.stepper import Stepper
from pinochle_qt.ui.dialogs.rules.number_choice import NUMBER_WIDTH, NumberChoice
from pinochle_qt.ui.draw import style
from pinochle_qt.variants.option_words import option_help, option_label, option_value
from pinochle_qt.variants.own_numbers import usual_number
from pinochle_qt.variants.points_words import described, unit, value_words
from pinochle_qt.words.dialogs.setup import Setup

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Option, OptionValue, Rules
    from pinochle_qt.ui.models.rules_draft import RulesDraft

_CONTROL_WIDTH: Final = 216


class OptionRow(QFrame):
    """Shows and changes one option of a draft.

    Signals:
        went_to: the user followed the link to the option that makes this one ineffective; its dotted name.
        checked: a number was entered that may not be allowed.
    """

    went_to = Signal(str)
    checked = Signal()

    def __init__(self, option: Option, draft: RulesDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._draft = draft
        self.setProperty("kind", "row")
        self.field = _field(option, self)
        self._name = label(option_label(option), self, "name", wraps=True)
        self._help = label(self._help_words, self, "muted", wraps=True)
        self._problem_note = label(Setup.IN_PROBLEM(), self, "bad", wraps=True)
        self._idle_note = label("", self, "muted", wraps=True)
        self._idle_note.setTextFormat(Qt.TextFormat.RichText)
        self._idle_note.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._usual_note = label("", self, "caption")
        self.reset = Button(Kind.LINK, self, Setup.RESET(), clicked=self._on_reset)
        self._lay_out()
        _connect(self.field, self._on_field)
        self._idle_note.linkActivated.connect(self.went_to)
        self.refresh()

    def _lay_out(self) -> None:
        notes = (self._name, self._help, self._idle_note, self._problem_note)
        words = column(*notes, Gap(share=1), spacing=2)
        usual = row(BoxPart(self._usual_note, share=1), self.reset, spacing=8)
        self.side = QWidget(self)
        field = BoxPart(self.field)
        if isinstance(self.field, Stepper) and not self.option.can_be_unset:
            field = BoxPart(self.field, width=NUMBER_WIDTH, is_fixed=True, align=Qt.AlignmentFlag.AlignLeft)
        column(field, usual, Gap(share=1), spacing=2, parent=self.side)
        self.side.setFixedWidth(style.scaled(_CONTROL_WIDTH))
        row(BoxPart(words, share=1), self.side, margins=(16, 11, 16, 9), spacing=16, parent=self)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """The widgets in the tab order."""
        match self.field:
            case Stepper(spin=spin):
                return self._idle_note, spin, self.reset
            case NumberChoice(box=box, stepper=stepper):
                return self._idle_note, box, stepper.spin, self.reset
        return self._idle_note, self.field, self.reset

    @property
    def fault(self) -> str:
        """Why the number that was entered is not allowed, or an empty string if it is."""
        return self.field.fault if isinstance(self.field, Stepper | NumberChoice) else ""

    def set_narrow(self, is_narrow: bool) -> None:
        """Make the controls narrower to leave more space for the text, or restore their width."""
        self.side.setFixedWidth(style.scaled(_CONTROL_WIDTH - 20 if is_narrow else _CONTROL_WIDTH))
        self._fit_usual()

    def _fit_usual(self) -> None:
        """Show the preset's value, shortened to fit beside the reset button."""
        space = self.side.width() - self.reset.sizeHint().width() - style.scaled(10)
        words = self._usual_note.fontMetrics().elidedText(
            self._usual_note.toolTip(), Qt.TextElideMode.ElideRight, space
        )
        self._usual_note.setText(words)

    def refresh(self) -> None:
        """Show the option's current state in the draft."""
        draft, option = self._draft, self.option
        value, usual = draft.value(option), draft.usual(option)
        blocker = draft.blocker(option)
        is_changed, is_idle, is_wrong = value != usual, blocker is not None, bool(draft.problems_of(option))
        with QSignalBlocker(self.field):
            _show(self.field, option, value, draft.rules)
        self.field.setEnabled(not is_idle)
        self._usual_note.setToolTip(Setup.PRESET_HAS(value=draft.words(option, usual)) if is_changed else "")
        self.reset.setVisible(is_changed)
        self._usual_note.setVisible(is_changed)
        self.reset.setAccessibleName(Setup.RESET_SPOKEN(option=option_label(option), value=draft.words(option, usual)))
        self._problem_note.setText(self.fault or Setup.IN_PROBLEM())
        is_wrong = is_wrong or bool(self.fault)
        self._problem_note.setVisible(is_wrong)
        self._idle_note.setVisible(is_idle)
        if blocker is not None:
            value_label = draft.words(blocker, draft.value(blocker))
            link = f'<a href="{blocker.key}">{escape(option_label(blocker))}</a>'
            self._idle_note.setText(unbroken(Setup.NO_EFFECT(option=link, value=escape(value_label))))
            self._idle_note.setAccessibleName(Setup.NO_EFFECT(option=option_label(blocker), value=value_label))
        self._fit_usual()
        set_style_property(
            self, "state", "problem" if is_wrong else "changed" if is_changed else "idle" if is_idle else ""
        )
        self._update_descriptions(is_idle=is_idle, is_wrong=is_wrong)
        self.updateGeometry()  # lines have come or gone, perhaps while the page was hidden and ignored it

    def _update_descriptions(self, *, is_idle: bool, is_wrong: bool) -> None:
        """Give screen readers the information that is visible around the field."""
        self._help.setText(self._help_words)
        sentences = [self._help_words]
        sentences += [self._idle_note.accessibleName()] if is_idle else []
        sentences += [self.fault] if self.fault else []
        sentences += [problem.text for problem in self._draft.problems_of(self.option)] if is_wrong else []
        sentences += [self._usual_note.toolTip()] if self._usual_note.toolTip() else []
        for field in self.tab_stops[1:-1]:
            field.setAccessibleDescription(" ".join(sentences))

    @property
    def _help_words(self) -> str:
        """The line that explains the option, with points as they are written here, unless it is about that."""
        words = option_help(self.option)
        return words if self.option.name == "scale" else described(words, self._draft.rules)

    def _on_field(self) -> None:
        if not self.fault:
            self._draft.set_value(self.option, _chosen(self.field, self.option))
        self.refresh()
        self.checked.emit()

    def _on_reset(self) -> None:
        self.field.setFocus()  # the button with the focus is about to disappear
        self._draft.reset(self.option)


Field = Stepper | Switch | ChoiceBox | NumberChoice


def _field(option: Option, parent: QWidget) -> Field:
    """Return the control that suits an option."""
    name = option_label(option)
    if isinstance(option.allowed, Range):
        stepper = Stepper(parent)
        stepper.set_names(name, Setup.LESS(option=name), Setup.MORE(option=name))
        return stepper
    if option.other is not None:
        choice = NumberChoice(option.allowed, parent)
        choice.set_names(name, Setup.LESS(option=name), Setup.MORE(option=name))
        return choice
    field: Switch | ChoiceBox
    if option.kind == "flag":
        field = Switch({choice: option_value(option, choice) for choice in (True, False)}, parent)
    else:
        field = ChoiceBox({}, "", parent)
        field.addItems([option_value(option, value) for value in option.allowed])
    field.setAccessibleName(name)
    return field


def _connect(field: Field, slot: object) -> None:
    match field:
        case Stepper() | NumberChoice():
            field.changed.connect(slot)
        case Switch():
            field.toggled.connect(slot)
        case ChoiceBox():
            field.currentIndexChanged.connect(slot)


def _show(field: Field, option: Option, value: OptionValue, rules: Rules) -> None:
    """Show a value."""
    match field:
        case Stepper() if isinstance(option.allowed, Range):
            number = None if value is None else int(value)
            words = option_value(option, None) if option.can_be_unset else ""
            usual = usual_number(option, rules) if option.can_be_unset else None
            field.show_number(option.allowed, number, words, usual, unit(option, rules))
        case Switch():
            field.show_checked(bool(value))
        case NumberChoice() if isinstance(option.allowed, tuple) and option.other is not None:
            field.show_value(value, _choices(option, option.allowed, rules), option.other, unit(option, rules))
        case ChoiceBox() if isinstance(option.allowed, tuple):
            place = next(at for at, each in enumerate(option.allowed) if type(each) is type(value) and each == value)
            for at, words in enumerate(_choices(option, option.allowed, rules)):
                field.setItemText(at, words)
            field.setCurrentIndex(place)
            field.setToolTip(field.currentText())
            field.fit_words()


def _choices(option: Option, allowed: tuple[OptionValue, ...], rules: Rules) -> list[str]:
    """Return the text of each choice."""
    return [value_words(option, option_value(option, each), rules) for each in allowed]


def _chosen(field: Field, option: Option) -> OptionValue:
    match field:
        case Stepper():
            return field.number
        case NumberChoice():
            return field.value
        case Switch():
            return field.isChecked()
        case ChoiceBox():
            if not isinstance(option.allowed, tuple):
                raise AssertionError(option.key)
            return option.allowed[field.currentIndex()]
