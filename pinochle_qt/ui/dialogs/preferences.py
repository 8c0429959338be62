"""What can be set for all games; every change counts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from pinochle_qt.record.values import SeatSetup
from pinochle_qt.ui import style
from pinochle_qt.ui.dialogs.fields import ChoiceBox, TargetField, button
from pinochle_qt.ui.language import LANGUAGES, SYSTEM
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word
from pinochle_qt.variants.catalog import CATALOG

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.session.settings import Settings

_CHOICES: Final[Mapping[str, tuple[Word, Mapping[str, Word]]]] = {
    "speed": (
        Word.PF_SPEED,
        {
            "instant": Word.PF_SPEED_INSTANT,
            "fast": Word.PF_SPEED_FAST,
            "normal": Word.PF_SPEED_NORMAL,
            "slow": Word.PF_SPEED_SLOW,
        },
    ),
    "theme": (
        Word.PF_THEME,
        {
            "system": Word.PF_THEME_SYSTEM,
            "felt": Word.PF_THEME_FELT,
            "dark": Word.PF_THEME_DARK,
            "light": Word.PF_THEME_LIGHT,
        },
    ),
    "back": (
        Word.PF_BACK,
        {"blue": Word.PF_BACK_BLUE, "red": Word.PF_BACK_RED, "black": Word.PF_BACK_BLACK},
    ),
    "confirm_plays": (
        Word.PF_CONFIRM,
        {"single": Word.PF_CONFIRM_SINGLE, "double": Word.PF_CONFIRM_DOUBLE, "second": Word.PF_CONFIRM_SECOND},
    ),
    "sorting": (
        Word.PF_SORT,
        {
            "suit": Word.PF_SORT_SUIT,
            "trump": Word.PF_SORT_TRUMP,
            "rank": Word.PF_SORT_RANK,
            "none": Word.PF_SORT_NONE,
        },
    ),
}
"""The settings that are one of a few words: field, label, and the words of each value."""
_SWITCHES: Final[Mapping[str, Word]] = {
    "four_color": Word.PF_FOUR_COLOR,
    "large_index": Word.PF_LARGE_INDEX,
    "left_handed": Word.PF_LEFT_HANDED,
}
"""The settings that are on or off."""
_VOLUMES: Final = (10, 100)
"""The softest and the loudest that can be chosen, in per cent."""


class PreferencesDialog(QDialog):
    """Shows the settings as they are.

    Signals:
        settings_changed: the settings after a change.
    """

    settings_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._presets = {preset.name: preset for preset in CATALOG}
        self.setWindowTitle(Word.PREFERENCES())
        titles = {name: preset.title for name, preset in self._presets.items()}
        self._variant = ChoiceBox(titles, settings.preset, self)
        self._target = TargetField(self)
        self._names = [QLineEdit(seat.name, self) for seat in settings.seats]
        self._choices: dict[str, ChoiceBox] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._volume = QSlider(Qt.Orientation.Horizontal, self)
        self._close = button(Word.CLOSE(), self, is_main=True)
        self._seat_labels: list[QLabel] = []
        self._build()
        self._show_variant()
        self._variant.currentIndexChanged.connect(self._on_variant)
        self._target.changed.connect(self._on_target)
        self._close.clicked.connect(self.accept)
        for name in self._names:
            name.editingFinished.connect(self._on_names)
        for box in self._choices.values():
            box.currentIndexChanged.connect(self._on_choice)
        for switch in self._switches.values():
            switch.toggled.connect(self._on_choice)
        self._volume.valueChanged.connect(self._on_choice)

    @property
    def settings(self) -> Settings:
        """The settings as they stand in the dialog."""
        return self._settings

    def _build(self) -> None:
        game, table = _column(), _column()
        self._heading(game, Word.PF_GAME())
        self._row(game, Word.PF_VARIANT(), self._variant)
        self._row(game, Word.PF_TARGET(), self._target)
        note = QLabel(Word.PF_GAME_HELP(), self)
        note.setWordWrap(True)
        game.addWidget(note, game.rowCount(), 0, 1, 2)
        for at, field in enumerate(self._names):
            field.setMaxLength(24)
            field.setAccessibleName(Word.NG_NAME(number=at + 1))
            self._seat_labels.append(self._row(game, Word.NG_SEAT(number=at + 1), field))
        self._heading(table, Word.PF_TABLE())
        for field_name, (label, values) in _CHOICES.items():
            words = {value: word() for value, word in values.items()}
            box = ChoiceBox(words, str(getattr(self._settings, field_name)), self)
            self._choices[field_name] = box
            self._row(table, label(), box)
        for field_name, word in _SWITCHES.items():
            switch = QCheckBox(word(), self)
            switch.setChecked(bool(getattr(self._settings, field_name)))
            self._switches[field_name] = switch
            table.addWidget(switch, table.rowCount(), 1)
        self._add_sound(table)
        languages = {SYSTEM: Word.PF_LANGUAGE_SYSTEM(), **LANGUAGES}
        language = ChoiceBox(languages, self._settings.language, self)
        language.setToolTip(Word.PF_LANGUAGE_HELP())
        language.setAccessibleDescription(Word.PF_LANGUAGE_HELP())
        self._choices["language"] = language
        self._row(table, Word.PF_LANGUAGE(), language)
        for column in (game, table):
            column.setRowStretch(column.rowCount(), 1)
        columns = QHBoxLayout()
        columns.setSpacing(32)
        columns.addLayout(game, 1)
        columns.addLayout(table, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 20, 24, 20)
        page.setSpacing(16)
        page.addLayout(columns, 1)
        page.addLayout(buttons)
        self.setMinimumWidth(740)

    def _add_sound(self, column: QGridLayout) -> None:
        """Add one row with the switch of the sounds and how loud they are."""
        switch = QCheckBox(Word.PF_SOUND(), self)
        switch.setChecked(self._settings.sound)
        self._switches["sound"] = switch
        volume = self._volume
        volume.setRange(*_VOLUMES)
        volume.setSingleStep(_VOLUMES[0])
        volume.setPageStep(2 * _VOLUMES[0])
        volume.setTracking(False)  # a sample is heard when the hand lets go
        volume.setValue(self._settings.volume)
        volume.setEnabled(self._settings.sound)
        volume.setAccessibleName(Word.PF_VOLUME())
        volume.setToolTip(Word.PF_VOLUME())
        switch.toggled.connect(volume.setEnabled)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(switch)
        row.addWidget(volume, 1)
        column.addLayout(row, column.rowCount(), 1)

    def _heading(self, column: QGridLayout, words: str) -> None:
        label = QLabel(words, self)
        label.setFont(style.font(Role.NAME))
        column.addWidget(label, column.rowCount(), 0, 1, 2)

    def _row(self, column: QGridLayout, words: str, field: QWidget) -> QLabel:
        label = QLabel(words, self)
        label.setBuddy(field)
        row = column.rowCount()
        column.addWidget(label, row, 0)
        column.addWidget(field, row, 1)
        return label

    def _show_variant(self) -> None:
        """Show target and names as the chosen game has them."""
        rules = self._settings.rules(str(self._variant.currentData()))
        self._target.show_target(rules)
        people = self._settings.people_count(str(self._variant.currentData()))
        for at, (field, label) in enumerate(zip(self._names, self._seat_labels, strict=True)):
            field.setVisible(at < people)
            label.setVisible(at < people)

    def _on_variant(self) -> None:
        self._change(replace(self._settings, preset=str(self._variant.currentData())))
        self._show_variant()

    def _on_target(self) -> None:
        preset = self._presets[str(self._variant.currentData())]
        targets = {**self._settings.targets, preset.name: self._target.points}
        if self._target.points == preset.rules.match.target:
            del targets[preset.name]
        self._change(replace(self._settings, targets=targets))

    def _on_names(self) -> None:
        """Take changed names; one that is empty or taken goes back to what it was."""
        seats = list(self._settings.seats)
        for at, field in enumerate(self._names):
            name = field.text().strip()
            if name and name not in {seat.name for seat in seats}:
                seats[at] = SeatSetup(name, seats[at].player)
            field.setText(seats[at].name)
        self._change(replace(self._settings, seats=tuple(seats)))

    def _on_choice(self) -> None:
        chosen: dict[str, Any] = {name: box.currentData() for name, box in self._choices.items()}
        chosen |= {name: switch.isChecked() for name, switch in self._switches.items()}
        chosen["volume"] = self._volume.value()
        self._change(replace(self._settings, **chosen))

    def _change(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self.settings_changed.emit(settings)


def _column() -> QGridLayout:
    column = QGridLayout()
    column.setHorizontalSpacing(16)
    column.setVerticalSpacing(8)
    column.setColumnStretch(1, 1)
    return column
