"""The filters in the header of the page, and the periods to choose from."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from pinochle_qt.ai.skill_names import SKILLS, skill_name
from pinochle_qt.engine.rules import diff, find_option
from pinochle_qt.library.played_hands import ANY_HOUSE
from pinochle_qt.record.values import skill_in
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.variants.catalog import UnknownPreset, adapt_players
from pinochle_qt.variants.option_words import option_label, option_value
from pinochle_qt.variants.points_words import value_words
from pinochle_qt.words.rooms.games import variant_name
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.library.played_hands import Choices, Criteria
    from pinochle_qt.variants.rule_file import RuleSet

_COUNT_ROLE: Final = Qt.ItemDataRole.UserRole + 7
_PERIODS: Final = {
    "": (0, Stat.ALL_DATES),
    "week": (7, Stat.LAST_WEEK),
    "month": (30, Stat.LAST_MONTH),
    "year": (365, Stat.LAST_YEAR),
}
"""Number of days up to and including today, 0 for all dates; and the words for them."""
_ALL: Final = "all"
"""The value for all rules; an empty value stands for the usual ones."""


class _CountDelegate(QStyledItemDelegate):
    """Adds the number of games to each choice in an open list."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Append the number to the text."""
        super().initStyleOption(option, index)
        count = index.data(_COUNT_ROLE)
        if count is not None:
            option.text = Stat.CHOICE_COUNT(choice=option.text, count=count)


class Filter(ChoiceBox):
    """One filter: its choices, with the number of games for each."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__({}, "", parent, most_lines=1)
        self.setItemDelegate(_CountDelegate(self))
        self.setAccessibleName(name)

    def offer(self, choices: Mapping[str, tuple[str, int | None]], current: str) -> None:
        """Offer values with their texts and numbers of games, without emitting signals."""
        existing = {
            self.itemData(at): (self.itemText(at), self.itemData(at, _COUNT_ROLE)) for at in range(self.count())
        }
        with QSignalBlocker(self):
            if existing != dict(choices):
                self.clear()
                for at, (value, (words, count)) in enumerate(choices.items()):
                    self.addItem(words, value)
                    self.setItemData(at, count, _COUNT_ROLE)
                    spoken = words if count is None else Stat.CHOICE_COUNT(choice=words, count=count)
                    self.setItemData(at, spoken, Qt.ItemDataRole.AccessibleTextRole)
            self.setCurrentIndex(max(0, self.findData(current)))
        self.fit_words()
        self.update()

    @property
    def value(self) -> str:
        """The chosen value."""
        return str(self.currentData() or "")


def period_starts() -> dict[str, int]:
    """Return the time, in nanoseconds, from which games count in each period; days begin at midnight."""
    today = datetime.now().astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    return {
        name: round((today - timedelta(days=days - 1)).timestamp()) * 10**9 if days else 0
        for name, (days, _) in _PERIODS.items()
    }


def preset_choices(choices: Choices) -> dict[str, tuple[str, int | None]]:
    """Return the games that have been played, sorted by their names in the current language."""
    offered: dict[str, tuple[str, int | None]] = {"": (Stat.ALL_GAMES(), sum(choices.presets.values()))}
    for title, preset in sorted((variant_name(preset), preset) for preset in choices.presets):
        offered[preset] = (title, choices.presets[preset])
    return offered


def house_choices(
    choices: Choices, criteria: Criteria, rules: Mapping[tuple[str, str], Rules], kept: Sequence[RuleSet]
) -> dict[str, tuple[str, int | None]]:
    """Return the rules that have been played; those of a single game by the saved name, or by what is different."""
    found = choices.houses
    offered: dict[str, tuple[str, int | None]] = {_ALL: (Stat.ALL_RULES(), sum(found.values()))}
    if "" in found:
        offered[""] = (Stat.USUAL_RULES(), found[""])
    houses = {house: count for house, count in found.items() if house}
    if criteria.preset:
        for house, count in houses.items():
            known_rules = rules.get((criteria.preset, house))
            if known_rules is not None:
                name = next(
                    (each.name for each in kept if (each.preset, each.rules) == (criteria.preset, known_rules)), ""
                )
                offered[house] = (name or house_title(criteria.preset, known_rules), count)
    elif houses:
        offered[ANY_HOUSE] = (Stat.HOUSE_RULES(), sum(houses.values()))
    return offered


def house_of(value: str) -> str | None:
    """Return the value of `Criteria.house` for a choice of rules."""
    return None if value == _ALL else value


def house_value(house: str | None) -> str:
    """Return the choice of rules for a value of `Criteria.house`."""
    return _ALL if house is None else house


def against_choices(choices: Choices) -> dict[str, tuple[str, int | None]]:
    """Return the kinds of opponents, the weakest first and people last."""
    order = [*(f"computer:{skill}" for skill in SKILLS), "random", "human"]
    players = sorted(choices.against, key=lambda player: (order.index(player) if player in order else 99, player))
    offered: dict[str, tuple[str, int | None]] = {"": (Stat.ALL_OPPONENTS(), None)}
    for player in players:
        offered[player] = (against_words(player), choices.against[player])
    return offered


def period_choices(choices: Choices) -> dict[str, tuple[str, int | None]]:
    """Return the periods, in the order of `period_starts`."""
    return {name: (words(), count) for (name, (_, words)), count in zip(_PERIODS.items(), choices.since, strict=True)}


def against_words(player: str) -> str:
    """Return the text for a kind of opponents: ``Against Strong``."""
    if player == "human":
        return Stat.AGAINST_PEOPLE()
    skill = skill_in(player)
    return Stat.AGAINST(player=skill_name(skill))


def house_title(preset: str, rules: Rules) -> str:
    """Return a title for house rules, from the first option that differs: ``Target 1000, +2``."""
    try:
        changes = list(diff(adapt_players(preset, rules.table.players), rules).items())
    except UnknownPreset:
        changes = []
    if not changes:
        return Stat.HOUSE_RULES()
    option, value = find_option(changes[0][0]), changes[0][1]
    words = value_words(option, option_value(option, value), rules)
    first = Stat.HOUSE_RULE(option=option_label(option), value=words)
    return first if len(changes) == 1 else Stat.HOUSE_RULES_MORE(change=first, count=len(changes) - 1)
