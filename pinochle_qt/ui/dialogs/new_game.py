"""Choosing the next game: how many play, which variant, who sits where, and to what score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from pinochle_qt.ai.levels import SKILLS
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.people import is_people_count, people_rest
from pinochle_qt.engine.rules import diff, patch
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.ui import style
from pinochle_qt.ui.dialogs.fields import ChoiceBox, TargetField, button
from pinochle_qt.ui.models.variants_model import PRESET_ROLE, VariantsModel
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word
from pinochle_qt.variants.catalog import CATALOG, Preset, adapt_players
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import summary

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.rule_sets import RuleSets
    from pinochle_qt.session.settings import Settings

HUMAN = "human"
_GAMES = """
QListView { padding: 4px; }
QListView::item { padding: 8px 10px; border-radius: 6px; }
QListView::item:selected { background: palette(highlight); color: palette(highlighted-text); }
"""


class SeatField(QWidget):
    """One seat: the name of the player, and whether that is a person or a computer player of some skill."""

    changed = Signal()

    def __init__(self, number: int, seat: SeatSetup, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = QLineEdit(seat.name, self)
        self.name.setMaxLength(24)
        self.name.setAccessibleName(Word.NG_NAME(number=number))
        players = {HUMAN: Word.NG_PERSON()}
        players |= {f"computer:{skill}": Word.NG_COMPUTER(skill=title) for skill, title in SKILLS.items()}
        self.player = ChoiceBox(players, seat.player, self)
        self.player.setAccessibleName(Word.NG_WHO(number=number))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        label = QLabel(Word.NG_SEAT(number=number), self)
        label.setBuddy(self.name)
        row.addWidget(label)
        row.addWidget(self.name, 2)
        row.addWidget(self.player, 1)
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self.changed)

    @property
    def setup(self) -> SeatSetup:
        """Who sits here."""
        return SeatSetup(self.name.text().strip(), str(self.player.currentData()))


class NewGameDialog(QDialog):
    """Offers the games that can be played; nothing is changed before Start.

    Signals:
        accepted_settings: the settings with the game, target and players chosen.
    """

    accepted_settings = Signal(object)

    def __init__(self, settings: Settings, kept: RuleSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._kept = kept
        self._house: dict[str, Rules] = {}
        """The rules chosen in this dialog, by preset."""
        self._at_table = dict(settings.people)
        self._model = VariantsModel(CATALOG, self)
        self.setWindowTitle(Word.NEW_GAME())
        counts = {str(count): Word.NG_PLAYERS(count=count) for count in self._model.player_counts}
        self._players = ChoiceBox(counts, "", self)
        self._players.setAccessibleName(Word.NG_COUNT())
        self._people = ChoiceBox({}, "", self)
        self._people.setAccessibleName(Word.NG_PEOPLE_COUNT())
        self._games = QListView(self)
        self._games.setModel(self._model)
        self._games.setAccessibleName(Word.NEW_GAME())
        self._games.setStyleSheet(_GAMES)
        self._games.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._summary = QLabel(self)
        self._summary.setWordWrap(True)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._in_force = QLabel(self)
        self._in_force.setWordWrap(True)
        self._rules_button = button(Word.NG_HOUSE_RULES(), self)
        self._rules_button.setProperty("kind", "tool")
        self._target = TargetField(self)
        self._seats = [SeatField(at + 1, seat, self) for at, seat in enumerate(settings.seats)]
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._start = button(Word.NG_START(), self, is_main=True)
        self._cancel = button(Word.NG_CANCEL(), self)
        self._build()
        self._connect()
        self._choose(settings.preset)

    @property
    def preset(self) -> Preset | None:
        """The game chosen in the list."""
        chosen = self._games.currentIndex().data(PRESET_ROLE)
        return chosen if isinstance(chosen, Preset) else None

    def _build(self) -> None:
        title = QLabel(Word.NEW_GAME(), self)
        title.setFont(style.font(Role.TITLE))
        label = QLabel(Word.NG_TARGET(), self)
        label.setBuddy(self._target)
        self.setMinimumWidth(800)
        self._games.setMinimumSize(240, 160)
        self._summary.setMinimumSize(300, 132)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        counts = QHBoxLayout()
        counts.setSpacing(12)
        counts.addWidget(self._players, 1)
        counts.addWidget(self._people, 1)
        grid.addLayout(counts, 0, 0)
        grid.addWidget(self._games, 1, 0)
        right = QVBoxLayout()
        right.addWidget(self._summary, 1)
        right.addWidget(self._in_force)
        score = QHBoxLayout()
        score.setSpacing(16)
        score.addWidget(label)
        score.addWidget(self._target, 1)
        score.addWidget(self._rules_button)
        right.addLayout(score)
        grid.addLayout(right, 0, 1, 2, 1)
        grid.setColumnStretch(1, 1)
        seats_title = QLabel(Word.NG_SEATS(), self)
        seats_title.setFont(style.font(Role.NAME))
        buttons = QHBoxLayout()
        buttons.addWidget(self._hint, 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._start)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 20, 24, 20)
        page.setSpacing(12)
        page.addWidget(title)
        page.addLayout(grid)
        page.addWidget(seats_title)
        seats = QGridLayout()
        seats.setHorizontalSpacing(24)
        seats.setVerticalSpacing(6)
        for at, seat in enumerate(self._seats):
            seats.addWidget(seat, at // 2, at % 2)
        page.addLayout(seats)
        page.addStretch(1)
        page.addLayout(buttons)

    def _connect(self) -> None:
        self._players.currentIndexChanged.connect(self._on_players)
        self._people.currentIndexChanged.connect(self._on_people)
        self._games.selectionModel().currentChanged.connect(self._on_game)
        self._games.doubleClicked.connect(self._accept)
        self._target.changed.connect(self._show_in_force)
        self._rules_button.clicked.connect(self.open_house_rules)
        self._start.clicked.connect(self._accept)
        self._cancel.clicked.connect(self.reject)
        for seat in self._seats:
            seat.changed.connect(self._check)

    def _choose(self, name: str) -> None:
        """Select a preset, or the first there is."""
        counts = self._model.player_counts
        usual = self._settings.rules(name).table.players if name in PRESETS else counts[0]
        wanted = self._house[name].table.players if name in self._house else usual
        self._players.setCurrentIndex(max(0, self._players.findData(str(wanted))))
        self._show_games(wanted, name)

    def _on_players(self) -> None:
        chosen = self.preset
        self._show_games(int(self._players.currentData()), chosen.name if chosen is not None else self._settings.preset)

    def _show_games(self, players: int, name: str) -> None:
        fits = name in self._house and self._house[name].table.players == players
        self._model.set_players(players, name if fits else "")
        self._games.setCurrentIndex(self._model.index(max(0, self._model.row_of(name))))
        self._offer_people()

    def _offer_people(self) -> None:
        """Offer as many people as the rules seat, where more are at the table than hold cards."""
        preset = self.preset
        if preset is None:
            return
        rules = self._rules_of(preset)
        counts = [count for count in range(MOST_PEOPLE + 1) if is_people_count(rules, count)]
        wanted = self._at_table.get(preset.name, counts[0])
        blocked = self._people.blockSignals(True)
        self._people.clear()
        for count in counts:
            self._people.addItem(Word.NG_PEOPLE(count=count), count)
        self._people.setCurrentIndex(max(0, self._people.findData(wanted)))
        self._people.blockSignals(blocked)
        self._people.setVisible(people_rest(rules))
        self._people.setEnabled(len(counts) > 1)
        self._show_seats()

    def _on_people(self) -> None:
        if self.preset is not None:
            self._at_table[self.preset.name] = int(self._people.currentData())
        self._show_seats()

    def _show_seats(self) -> None:
        """Show a field for everybody at the table."""
        for at, seat in enumerate(self._seats):
            seat.setVisible(at < int(self._people.currentData()))
        self._check()

    def _on_game(self, current: QModelIndex) -> None:
        del current
        preset = self.preset
        if preset is not None:
            self._summary.setText(preset.summary)
            self._target.show_target(self._rules_of(preset))
        self._offer_people()
        self._show_in_force()
        self._check()

    def _rules_of(self, preset: Preset) -> Rules:
        """Return the rules in force: those chosen here, else those of the settings, for the number of players."""
        players = int(self._players.currentData())
        rules = self._house.get(preset.name, self._settings.rules(preset.name))
        return rules if rules.table.players == players else adapt_players(preset.name, players)

    def _chosen_rules(self, preset: Preset) -> Rules:
        return patch(self._rules_of(preset), {"match.target": self._target.points})

    def _show_in_force(self) -> None:
        """Show the rules in a sentence."""
        preset = self.preset
        if preset is not None:
            self._in_force.setText(summary(self._chosen_rules(preset), preset))

    def open_house_rules(self) -> None:
        """Change the rules of the chosen game."""
        from pinochle_qt.ui.dialogs.house_rules import HouseRulesDialog

        preset = self.preset
        if preset is None:
            return
        dialog = HouseRulesDialog(preset.name, self._chosen_rules(preset), self._kept, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted_rules.connect(self._take_rules)
        dialog.open()

    def _take_rules(self, name: str, rules: Rules) -> None:
        self._house[name] = rules
        self._choose(name)
        self._on_game(self._games.currentIndex())

    def _check(self) -> None:
        """Say what stands in the way of a start, or what will be special about it."""
        preset = self.preset
        seats = self._chosen_seats()
        names = [seat.name for seat in seats]
        people = sum(seat.player == HUMAN for seat in seats)
        twice = next((name for name in names if names.count(name) > 1), "")
        hint, fault = "", True
        if not all(names):
            hint = Word.NG_NAMELESS()
        elif twice:
            hint = Word.NG_TWICE(name=twice)
        else:
            fault = False
            if people == 0:
                hint = Word.NG_NOBODY()
            elif people > 1:
                hint = Word.NG_HOTSEAT()
        self._hint.setText(hint)
        self._start.setEnabled(preset is not None and not fault)

    def _chosen_seats(self) -> list[SeatSetup]:
        count = int(self._people.currentData()) if self.preset is not None else 0
        return [seat.setup for seat in self._seats[:count]]

    def _accept(self) -> None:
        preset = self.preset
        if preset is None or not self._start.isEnabled():
            return
        seats = tuple(self._chosen_seats())
        changes = diff(preset.rules, self._chosen_rules(preset))
        target = changes.pop("match.target", None)
        targets = {name: points for name, points in self._settings.targets.items() if name != preset.name}
        patches = {name: house for name, house in self._settings.patches.items() if name != preset.name}
        people = {name: count for name, count in self._settings.people.items() if name != preset.name}
        if len(seats) > people_count(self._chosen_rules(preset)):
            people[preset.name] = len(seats)
        changed = replace(
            self._settings,
            preset=preset.name,
            people=people,
            targets=targets if target is None else {**targets, preset.name: self._target.points},
            patches={**patches, preset.name: changes} if changes else patches,
            seats=seats + self._settings.seats[len(seats) :],
        )
        self.accept()
        self.accepted_settings.emit(changed)
