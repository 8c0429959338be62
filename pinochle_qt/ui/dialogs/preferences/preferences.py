"""The settings that apply to all games; every change takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSlider, QWidget

from pinochle_qt.record.values import SeatSetup
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import Button, Kind
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.controls.fields import ChoiceBox, Switch, label
from pinochle_qt.ui.controls.keyboard.typed import take_typed
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.controls.stepper import TargetField
from pinochle_qt.ui.dialogs.preferences.previews import show_backs, show_tables
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.message_line import MessageLine
from pinochle_qt.ui.dialogs.setup.seat_field import SeatField, names_fault
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.dialogs.labels import DialogWord
from pinochle_qt.ui.words.dialogs.looks import LookWord
from pinochle_qt.ui.words.dialogs.setup import Setup
from pinochle_qt.ui.words.labels import Word
from pinochle_qt.ui.words.language import LANGUAGES, SYSTEM
from pinochle_qt.variants.catalog import CATALOG
from pinochle_qt.variants.option_words import preset_title

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QShowEvent

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.looks.look import Looks
    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.controls.boxes import Box, Member

_CHOICES: Final[Mapping[str, tuple[DialogWord, Mapping[str, DialogWord]]]] = {
    "speed": (
        DialogWord.PF_SPEED,
        {
            "instant": DialogWord.PF_SPEED_INSTANT,
            "fast": DialogWord.PF_SPEED_FAST,
            "normal": DialogWord.PF_SPEED_NORMAL,
            "slow": DialogWord.PF_SPEED_SLOW,
        },
    ),
    "theme": (
        DialogWord.PF_THEME,
        {
            "system": DialogWord.PF_THEME_SYSTEM,
            "felt": DialogWord.PF_THEME_FELT,
            "dark": DialogWord.PF_THEME_DARK,
            "light": DialogWord.PF_THEME_LIGHT,
        },
    ),
    "back": (
        DialogWord.PF_BACK,
        {"blue": DialogWord.PF_BACK_BLUE, "red": DialogWord.PF_BACK_RED, "black": DialogWord.PF_BACK_BLACK},
    ),
    "confirm_plays": (
        DialogWord.PF_CONFIRM,
        {
            "single": DialogWord.PF_CONFIRM_SINGLE,
            "double": DialogWord.PF_CONFIRM_DOUBLE,
            "second": DialogWord.PF_CONFIRM_SECOND,
        },
    ),
    "melds_stay": (
        DialogWord.PF_MELDS,
        {"wait": DialogWord.PF_MELDS_WAIT, "seconds": DialogWord.PF_MELDS_SECONDS, "no": DialogWord.PF_MELDS_NO},
    ),
    "sorting": (
        DialogWord.PF_SORT,
        {
            "suit": DialogWord.PF_SORT_SUIT,
            "trump": DialogWord.PF_SORT_TRUMP,
            "rank": DialogWord.PF_SORT_RANK,
            "none": DialogWord.PF_SORT_NONE,
        },
    ),
}
"""The settings with a fixed list of choices: the setting's name, its label, and the text of each value."""
_TABLE: Final = ("theme", "speed", "confirm_plays")
_CARDS: Final = ("back", "sorting", "melds_stay")
"""The choices in the table column and in the card column, from top to bottom."""
_SWITCHES: Final[Mapping[str, DialogWord]] = {
    "play_forced": DialogWord.PF_PLAY_FORCED,
    "odds": DialogWord.PF_ODDS,
    "four_color": DialogWord.PF_FOUR_COLOR,
    "large_index": DialogWord.PF_LARGE_INDEX,
    "left_handed": DialogWord.PF_LEFT_HANDED,
}
"""The on/off settings and their labels."""
_CARD_SWITCHES: Final = ("play_forced", "odds", "four_color", "large_index", "left_handed")
_MOTION: Final[Mapping[str, tuple[bool | None, Setup]]] = {
    "system": (None, Setup.MOTION_SYSTEM),
    "on": (True, Setup.MOTION_REDUCED),
    "off": (False, Setup.MOTION_FULL),
}
"""The choices for reduced motion: the value of the setting and its text."""
_SIZE: Final = (936, 560)
"""Minimum width and height at scale 1; the dialog is as tall as its contents need if the screen has space."""
_SHARES: Final = (33, 25, 25)
"""Relative widths of the columns; names and players need the most."""
_VOLUMES: Final = (10, 100)
"""The lowest and highest volume, in percent."""


class PreferencesDialog(Dialog):
    """Shows the current settings and lets the user change them.

    Signals:
        settings_changed: the settings after a change.
    """

    settings_changed = Signal(object)

    def __init__(self, settings: Settings, kept: RuleSets, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = looks
        self._settings = settings
        self._kept = kept
        self._presets = {preset.name: preset for preset in CATALOG}
        self.setWindowTitle(DialogWord.PREFERENCES())
        titles = {name: preset_title(preset) for name, preset in self._presets.items()}
        self._variant = ChoiceBox(titles, settings.preset, self)
        self._target = TargetField(self)
        self._rules = Button(Kind.TOOL, self, DialogWord.NG_HOUSE_RULES())
        self.looks = Button(Kind.TOOL, self, LookWord.OPEN())
        self._seats = [SeatField(at + 1, seat, self, has_number=False) for at, seat in enumerate(settings.seats)]
        self._choices = {name: self._choice_box(name, values) for name, (_, values) in _CHOICES.items()}
        show_tables(self._choices["theme"], _CHOICES["theme"][1])
        show_backs(self._choices["back"], _CHOICES["back"][1])
        self.language = ChoiceBox({SYSTEM: DialogWord.PF_LANGUAGE_SYSTEM(), **LANGUAGES}, settings.language, self)
        self._choices["language"] = self.language
        self._choices["reduced_motion"] = self._motion_box()
        self._switches = {name: self._new_switch(name, word()) for name, word in _SWITCHES.items()}
        self._switches["sound"] = self._new_switch("sound", DialogWord.PF_SOUND())
        self._volume = self._volume_slider()
        self._message = MessageLine(self)
        self._is_warned = False
        """Whether the user was told that closing now drops what is wrong."""
        self._close = Button(Kind.MAIN, self, Word.CLOSE())
        self._build()
        self._show_variant()
        self._connect()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the dialog as tall as its contents need, which is known only once they are styled."""
        needed = sum(part.sizeHint().height() for part in self._parts)
        self.resize(self.width(), max(self.height(), needed))
        super().showEvent(event)

    @property
    def settings(self) -> Settings:
        """The settings as currently shown in the dialog."""
        return self._settings

    # ---- building ------------------------------------------------------------------------------------------------

    def _choice_box(self, name: str, values: Mapping[str, DialogWord]) -> ChoiceBox:
        words = {value: word() for value, word in values.items()}
        return ChoiceBox(words, str(getattr(self._settings, name)), self)

    def _motion_box(self) -> ChoiceBox:
        current = next(key for key, (setting, _) in _MOTION.items() if setting is self._settings.reduced_motion)
        return ChoiceBox({key: word() for key, (_, word) in _MOTION.items()}, current, self)

    def _new_switch(self, name: str, words: str) -> Switch:
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
        columns = (self._game_column(), self._table_column(), self._card_column())
        for each in columns:
            each.add(Gap(share=1))
        parts = (BoxPart(each, share) for each, share in zip(columns, _SHARES, strict=True))
        row(*parts, margins=(24, 4, 24, 12), spacing=28, parent=content)
        foot = row(BoxPart(self._message, share=1), Gap(share=1), self._close, margins=(24, 8, 24, 18))
        head = row(label(DialogWord.PREFERENCES(), self, "title"), margins=(24, 18, 24, 6))
        scroll = PageScroll(self)
        scroll.hold(content)
        self.lay_out(head, BoxPart(scroll, share=1), foot, margins=(0, 0, 0, 0), spacing=0)
        self.setMinimumWidth(style.scaled(_SIZE[0]))
        self.resize(*(style.scaled(length) for length in _SIZE))
        self._parts = (head, content, foot)

    def _game_column(self) -> Box:
        return column(
            label(DialogWord.PF_GAME(), self, "heading"),
            *self._field(DialogWord.PF_VARIANT(), self._variant),
            *self._field(DialogWord.PF_TARGET(), self._target),
            self._rules,
            label(DialogWord.NG_SEATS(), self, "muted"),
            *self._seats,
            label(DialogWord.PF_GAME_HELP(), self, "caption", wraps=True),
            spacing=6,
        )

    def _table_column(self) -> Box:
        return column(
            label(DialogWord.PF_TABLE(), self, "heading"),
            *self._chosen_fields(_TABLE),
            *self._field(Setup.REDUCED_MOTION(), self._choices["reduced_motion"]),
            row(self._switches["sound"], BoxPart(self._volume, share=1), spacing=16),
            *self._field(DialogWord.PF_LANGUAGE(), self._choices["language"]),
            spacing=6,
        )

    def _card_column(self) -> Box:
        switches = (self._switches[name] for name in _CARD_SWITCHES)
        fields = self._chosen_fields(_CARDS)
        return column(label(Setup.CARDS(), self, "heading"), self.looks, Gap(4), *fields, *switches, spacing=6)

    def _chosen_fields(self, names: Sequence[str]) -> list[Member]:
        return [part for name in names for part in self._field(_CHOICES[name][0](), self._choices[name])]

    def _field(self, words: str, field: QWidget) -> tuple[Member, ...]:
        """Return a field below its label."""
        caption = label(words, self, "muted")
        caption.setBuddy(field)
        return caption, field, Gap(4)

    def _connect(self) -> None:
        self._variant.currentIndexChanged.connect(self._on_variant)
        self._target.changed.connect(self._on_target)
        self._rules.clicked.connect(self.open_house_rules)
        self.looks.clicked.connect(self._open_looks)
        self._close.clicked.connect(self.accept)
        for seat in self._seats:
            seat.finished.connect(self._on_seats)
        for box in self._choices.values():
            box.currentIndexChanged.connect(self._on_choice)
        for switch in self._switches.values():
            switch.toggled.connect(self._on_choice)
        self._switches["sound"].toggled.connect(self._volume.setEnabled)
        self._volume.valueChanged.connect(self._on_choice)

    # ---- changing ------------------------------------------------------------------------------------------------

    def _show_variant(self) -> None:
        """Show the target score and the players of the chosen game."""
        name = str(self._variant.currentData())
        self._target.show_target(self._settings.rules(name))
        people = self._settings.people_count(name)
        for at, seat in enumerate(self._seats):
            seat.setVisible(at < people)

    def _on_variant(self) -> None:
        self._change(replace(self._settings, preset=str(self._variant.currentData())))
        self._show_variant()

    def done(self, result: int) -> None:
        """Close, but first take over what was typed; while that is not possible, only a second Escape closes."""
        take_typed()
        if self._check() and (result == Dialog.DialogCode.Accepted or not self._is_warned):
            self._is_warned = True
            if self._target.fault:
                self._target.setFocus()
                self._target.spin.selectAll()
            return
        super().done(result)

    def _check(self) -> str:
        """Show and return what is wrong with a number or a name that was entered, or an empty string."""
        people = self._settings.people_count(str(self._variant.currentData()))
        fault = self._target.fault or names_fault([field.setup.name for field in self._seats[:people]])
        if fault:
            self._message.say(fault)
        else:
            self._message.clear()
            self._is_warned = False
        return fault

    def _on_target(self) -> None:
        if self._check():
            return
        preset = self._presets[str(self._variant.currentData())]
        targets = {**self._settings.targets, preset.name: self._target.points}
        if self._target.points == preset.rules.match.target:
            del targets[preset.name]
        self._change(replace(self._settings, targets=targets))

    def open_house_rules(self) -> None:
        """Open the house rules of the chosen game."""
        name = str(self._variant.currentData())
        names = text.shown_names(self._settings.seats[: self._settings.people_count(name)])
        agreed = (names, self._settings.agreements.get(name, ()))
        dialog = HouseRulesDialog(name, self._settings.rules(name), self._kept, self, agreed=agreed)
        dialog.accepted_agreements.connect(self._take_agreements)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted_rules.connect(self._take_rules)
        dialog.open()

    def _open_looks(self) -> None:
        from pinochle_qt.ui.dialogs.preferences.looks import LooksDialog

        dialog = LooksDialog(self._settings, self._looks, self)
        dialog.chosen.connect(lambda deck, felt: self._change(replace(self._settings, deck=deck, felt=felt)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take_agreements(self, agreements: tuple[str, ...]) -> None:
        self._change(self._settings.agreeing(str(self._variant.currentData()), agreements))

    def _take_rules(self, name: str, rules: Rules) -> None:
        self._change(self._settings.playing(name, rules))
        with QSignalBlocker(self._variant):
            self._variant.setCurrentIndex(self._variant.findData(name))
        self._show_variant()

    def _on_seats(self) -> None:
        """Apply the changed players; as long as a name is missing or in use twice, all names stay as they were."""
        is_wrong = bool(self._check())
        seats = tuple(
            SeatSetup(seat.name if is_wrong else field.setup.name, field.setup.player)
            for seat, field in zip(self._settings.seats, self._seats, strict=True)
        )
        if not is_wrong:
            for field, seat in zip(self._seats, seats, strict=True):
                field.name.setText(text.shown_name(seat.name))
        self._change(replace(self._settings, seats=seats))

    def _on_choice(self) -> None:
        chosen: dict[str, Any] = {name: box.currentData() for name, box in self._choices.items()}
        chosen["reduced_motion"], _ = _MOTION[chosen["reduced_motion"]]
        chosen |= {name: switch.isChecked() for name, switch in self._switches.items()}
        chosen["volume"] = self._volume.value()
        self._change(replace(self._settings, **chosen))

    def _change(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self.settings_changed.emit(settings)
