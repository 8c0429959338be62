"""The settings that apply to all games; every change takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSlider, QWidget

from pinochle_qt.languages import ENGLISH, LANGUAGES
from pinochle_qt.ui.controls.boxes import Box, BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import ChoiceBox, Switch, label
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.dialogs.preferences.previews import show_backs, show_suits, show_tables
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.language import SYSTEM, language_now
from pinochle_qt.variants.points_words import why_zero_stays
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.looks import LookWord
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.labels import Word
from pinochle_qt.words.printing import ENGLISH_LETTERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QShowEvent

    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.controls.boxes import Member

_CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "speed": ("instant", "fast", "normal", "slow"),
    "theme": ("system", "felt", "dark", "light"),
    "cards": ("french", "german"),
    "back": ("blue", "red", "black"),
    "confirm_plays": ("single", "double", "second"),
    "melds_stay": ("wait", "seconds", "no"),
    "sorting": ("suit", "trump", "rank", "none"),
}
"""The settings with a fixed list of choices, and their values in the order of the list; words have their names."""
_MOTION_SHARES: Final = (2, 3)
"""The relative widths of the fields for speed and reduced motion."""
_EQUAL: Final = (1, 1)
"""The relative widths of other fields side by side."""
_CARDS: Final = ("sorting", "melds_stay")
"""The choices in the card column below suits and back, from top to bottom."""
_SWITCHES: Final = (
    *("large_text", "plain_seats", "table_talk", "play_forced", "odds", "four_color", "large_index"),
    *("left_handed", "leaves_off_zero", "counts_down", "sound"),
)
"""The on/off settings."""
_CARD_SWITCHES: Final = ("play_forced", "odds", "four_color", "large_index", "left_handed")
_MOTION: Final[Mapping[str, tuple[bool | None, Setup]]] = {
    "system": (None, Setup.MOTION_SYSTEM),
    "on": (True, Setup.MOTION_REDUCED),
    "off": (False, Setup.MOTION_FULL),
}
"""The choices for reduced motion: the value of the setting and its text."""
_SIZE: Final = (740, 560)
"""Minimum width and height at scale 1; the dialog is as tall as its contents need if the screen has space."""
_VOLUMES: Final = (10, 100)
"""The lowest and highest volume, in percent."""


class PreferencesDialog(Dialog):
    """Shows the current settings and lets the user change them.

    Signals:
        settings_changed: the settings after a change.
        looks_requested: to choose among decks and felts of the user's own.
    """

    settings_changed = Signal(object)
    looks_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(DialogWord.PREFERENCES())
        self._choices = {name: self._choice_box(name, values) for name, values in _CHOICES.items()}
        show_tables(self._choices["theme"], _CHOICES["theme"])
        show_backs(self._choices["back"], _CHOICES["back"])
        show_suits(self._choices["cards"])
        self.language = ChoiceBox({SYSTEM: DialogWord.PF_LANGUAGE_SYSTEM(), **LANGUAGES}, settings.language, self)
        self._choices["language"] = self.language
        self._choices["reduced_motion"] = self._motion_box()
        self._choices["indices"] = self._indices_box()
        self._switches = {name: self._new_switch(name) for name in _SWITCHES}
        self._volume = self._volume_slider()
        self.looks = Button(Kind.TOOL, self, LookWord.OPEN(), clicked=self.looks_requested)
        self._close = Button(Kind.MAIN, self, Word.CLOSE(), clicked=self.accept)
        self._build()
        self._show_possible()
        self._connect()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the dialog as tall as its contents need, which is known only once they are styled."""
        for box in self.findChildren(Box):
            box.invalidate()  # it may remember what was needed before
        needed = sum(part.sizeHint().height() for part in self._parts)
        self.resize(self.width(), max(self.height(), needed))
        super().showEvent(event)

    @property
    def settings(self) -> Settings:
        """The settings as currently shown in the dialog."""
        return self._settings

    def field(self, setting: str) -> QWidget:
        """Return where the user chooses a setting."""
        return self._choices[setting] if setting in self._choices else self._switches[setting]

    # ---- building ------------------------------------------------------------------------------------------------

    def _choice_box(self, name: str, values: Sequence[str]) -> ChoiceBox:
        words = {value: DialogWord[f"PF_{name}_{value}".upper()]() for value in values}
        return ChoiceBox(words, str(getattr(self._settings, name)), self)

    def _motion_box(self) -> ChoiceBox:
        current = next(key for key, (setting, _) in _MOTION.items() if setting is self._settings.reduced_motion)
        return ChoiceBox({key: word() for key, (_, word) in _MOTION.items()}, current, self)

    def _indices_box(self) -> ChoiceBox:
        codes = {"language": language_now(), "english": ENGLISH}
        letters = {"language": Word.COURT_LETTERS(), "english": ENGLISH_LETTERS}
        words = {value: f"{' '.join(letters[value])} ({LANGUAGES[code]})" for value, code in codes.items()}
        return ChoiceBox(words, self._settings.indices, self)

    def _new_switch(self, name: str) -> Switch:
        words = DialogWord[f"PF_{name}".upper()]()
        switch = Switch({True: words, False: words}, self)
        switch.show_checked(bool(getattr(self._settings, name)))
        return switch

    def _volume_slider(self) -> QSlider:
        volume = QSlider(Qt.Orientation.Horizontal, self)
        volume.setRange(*_VOLUMES)
        volume.setSingleStep(_VOLUMES[0])
        volume.setPageStep(2 * _VOLUMES[0])
        volume.setTracking(False)  # play a sample only when the user releases the slider
        volume.setValue(self._settings.volume)
        volume.setEnabled(self._settings.sound)
        volume.setAccessibleName(DialogWord.PF_VOLUME())
        volume.setToolTip(DialogWord.PF_VOLUME())
        return volume

    def _build(self) -> None:
        content = QWidget(self)
        columns = (self._table_column(), self._card_column())
        for each in columns:
            each.add(Gap(share=1))
        row(*(BoxPart(each, share=1) for each in columns), margins=(24, 4, 24, 12), spacing=28, parent=content)
        foot = row(Gap(share=1), self._close, margins=(24, 8, 24, 18))
        head = row(label(DialogWord.PREFERENCES(), self, "title"), margins=(24, 18, 24, 6))
        scroll = PageScroll(self)
        scroll.hold(content)
        self.lay_out(head, BoxPart(scroll, share=1), foot, margins=(0, 0, 0, 0), spacing=0)
        self.setMinimumWidth(style.scaled(_SIZE[0]))
        self.resize(*(style.scaled(length) for length in _SIZE))
        self._parts = (head, content, foot)

    def _table_column(self) -> Box:
        return column(
            label(DialogWord.PF_TABLE(), self, "heading"),
            *self._chosen_fields(("theme",)),
            self._motion_fields(),
            *self._chosen_fields(("confirm_plays",)),
            self._switches["large_text"],
            self._switches["plain_seats"],
            row(self._switches["table_talk"], self._switches["sound"], BoxPart(self._volume, share=1), spacing=16),
            *self._language_fields(),
            self._switches["leaves_off_zero"],
            self._zero_note(),
            self._switches["counts_down"],
            spacing=5,
        )

    def _motion_fields(self) -> Box:
        """Return the fields for speed and reduced motion, side by side."""
        motion = self._field(Setup.REDUCED_MOTION(), self._choices["reduced_motion"])
        return _side_by_side(_MOTION_SHARES, self._chosen_fields(("speed",)), motion)

    def _card_column(self) -> Box:
        switches = (self._switches[name] for name in _CARD_SWITCHES)
        fields = self._chosen_fields(_CARDS)
        pictures = _side_by_side(_EQUAL, *(self._chosen_fields((name,)) for name in ("cards", "back")))
        heading = label(Setup.CARDS(), self, "heading")
        return column(heading, pictures, *fields, *switches, Gap(8), self.looks, spacing=5)

    def _language_fields(self) -> Sequence[Member]:
        """Return the field for the language, and beside it that for letters of cards if the language has its own."""
        language, letters = self._field(DialogWord.PF_LANGUAGE(), self._choices["language"]), self._choices["indices"]
        if Word.COURT_LETTERS() == ENGLISH_LETTERS:
            letters.hide()
            return language
        return (_side_by_side(_EQUAL, language, self._field(DialogWord.PF_INDICES(), letters)),)

    def _zero_note(self) -> QWidget:
        """Return why the chosen game keeps the last zero although it is to be left off, or nothing."""
        fault = why_zero_stays(self._settings.rules()) if self._settings.leaves_off_zero else ""
        note = label(fault, self, "caption", wraps=True)
        note.setVisible(bool(fault))
        return note

    def _chosen_fields(self, names: Sequence[str]) -> list[Member]:
        return [part for name in names for part in self._field(DialogWord[f"PF_{name}".upper()](), self._choices[name])]

    def _field(self, words: str, field: QWidget) -> tuple[Member, ...]:
        """Return a field below its label."""
        return label(words, self, "muted", buddy=field), field, Gap(4)

    def _show_possible(self) -> None:
        """Let only those fields be used that change the chosen cards."""
        is_french = self._settings.cards == "french"
        self._choices["indices"].setEnabled(is_french)
        self._switches["four_color"].setEnabled(is_french)

    def _connect(self) -> None:
        for box in self._choices.values():
            box.currentIndexChanged.connect(self._on_choice)
        for switch in self._switches.values():
            switch.toggled.connect(self._on_choice)
        self._switches["sound"].toggled.connect(self._volume.setEnabled)
        self._volume.valueChanged.connect(self._on_choice)

    # ---- changing ------------------------------------------------------------------------------------------------

    def choose_looks(self, deck: str, felt: str) -> None:
        """Choose a deck and the look with the felt by name; empty for the program's own."""
        self._change(replace(self._settings, deck=deck, felt=felt))

    def _on_choice(self) -> None:
        chosen: dict[str, Any] = {name: box.currentData() for name, box in self._choices.items()}
        chosen["reduced_motion"], _ = _MOTION[chosen["reduced_motion"]]
        chosen |= {name: switch.isChecked() for name, switch in self._switches.items()}
        chosen["volume"] = self._volume.value()
        self._change(replace(self._settings, **chosen))

    def _change(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self._show_possible()
            self.settings_changed.emit(settings)


def _side_by_side(shares: Sequence[int], *fields: Sequence[Member]) -> Box:
    """Return fields below their labels beside each other, with these relative widths."""
    columns = (column(*each, spacing=6) for each in fields)
    return row(*(BoxPart(each, share) for each, share in zip(columns, shares, strict=True)), spacing=12)
