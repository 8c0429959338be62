"""The rules being edited: what differs from the preset, what conflicts, and every way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import GROUPS, OPTIONS, Rules, diff, patch
from pinochle_qt.variants.blockers import blocker
from pinochle_qt.variants.option_words import option_value
from pinochle_qt.variants.points_words import value_words
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import describe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.problems import RulesProblem
    from pinochle_qt.engine.rules import Option, OptionValue
    from pinochle_qt.variants.rule_file import RuleSet
    from pinochle_qt.variants.sheet import Section

MOST_REPAIRS: Final = 60
"""The most repairs in a row: one can cause another problem, but far fewer than this fix every combination."""


class _Draft(Struct, frozen=True):
    """Everything that undo restores."""

    preset: str
    rules: Rules
    kept: RuleSet | None
    edited: str = ""
    """The option just edited, otherwise empty; its next change belongs to the same edit."""


class RulesDraft(QObject):
    """Rules being edited; every change can be undone.

    Signals:
        changed: the rules, their preset or their name have changed.
    """

    changed = Signal()

    def __init__(self, preset: str, rules: Rules, kept: RuleSet | None, parent: QObject) -> None:
        super().__init__(parent)
        self._current = self._first = _Draft(preset, rules, kept)
        self._past: list[_Draft] = []
        self._future: list[_Draft] = []
        self._last_good: tuple[Section, ...] | None = None
        self._analyze()

    # ---- what is -------------------------------------------------------------------------------------------------

    @property
    def preset(self) -> str:
        """The name of the preset that the rules are compared with."""
        return self._current.preset

    @property
    def base(self) -> Rules:
        """The rules of the preset."""
        return PRESETS[self._current.preset]

    @property
    def rules(self) -> Rules:
        """The current rules."""
        return self._current.rules

    @property
    def kept(self) -> RuleSet | None:
        """The rule set that was last loaded or saved, without later changes."""
        return self._current.kept

    @property
    def differs_from_kept(self) -> bool:
        """Whether there is a saved rule set from which the current rules differ."""
        return self._current.kept is not None and self._current.kept.rules != self.rules

    @property
    def is_touched(self) -> bool:
        """Whether the rules differ from those at the beginning."""
        return (self._current.preset, self._current.rules) != (self._first.preset, self._first.rules)

    @property
    def sheet(self) -> tuple[Section, ...]:
        """The rule sheet of the current rules, or else of the last ones without a problem, or else of the preset."""
        return self._last_good if self._last_good is not None else describe(self.base)

    @property
    def has_good_sheet(self) -> bool:
        """Whether the rules have been without a problem at any time since the beginning."""
        return self._last_good is not None

    def value(self, option: Option) -> OptionValue:
        """Return the current value of an option."""
        return _value_in(self.rules, option)

    def words(self, option: Option, value: OptionValue) -> str:
        """Return the text for a value, with points as the rules write them."""
        return value_words(option, option_value(option, value), self.rules)

    def usual(self, option: Option) -> OptionValue:
        """Return the preset's value of an option."""
        return _value_in(self.base, option)

    def blocker(self, option: Option) -> Option | None:
        """Return the option that keeps this one from having any effect, or None."""
        return blocker(option, self.rules)

    def problems_of(self, option: Option) -> tuple[RulesProblem, ...]:
        """Return the problems for which an option should be reconsidered."""
        return tuple(problem for problem in self.problems if option.key in _culprits(problem, self.changes))

    def keys_of(self, group: str) -> list[str]:
        """Return the keys of the options in a part of the rules that are worth showing."""
        options = next(each.options for each in GROUPS if each.name == group)
        return [option.key for option in options if self.is_offered(option)]

    def is_offered(self, option: Option) -> bool:
        """Return whether an option is worth showing: it offers a choice, and if it can be unset, is relevant or set."""
        if isinstance(option.allowed, tuple) and len(option.allowed) == 1 and option.other is None:
            return False
        return not option.can_be_unset or option.key in self.changes or option.relevant(self.rules)

    # ---- changing ------------------------------------------------------------------------------------------------

    def set_value(self, option: Option, value: OptionValue) -> None:
        """Set an option to another value, which must be allowed."""
        if value != self.value(option):
            self._apply(replace(self._current, rules=patch(self.rules, {option.key: value}), edited=option.key))

    def reset(self, option: Option) -> None:
        """Reset an option to the preset's value."""
        self._apply(replace(self._current, rules=patch(self.rules, {option.key: self.usual(option)}), edited=""))

    def reset_all(self) -> None:
        """Reset all options to the preset's values."""
        self._apply(replace(self._current, rules=self.base, edited=""))

    def repair(self, problem: RulesProblem) -> None:
        """Carry out the repair of a problem."""
        self._apply(replace(self._current, rules=patch(self.rules, problem.repair), edited=""))

    def repair_all(self) -> dict[str, OptionValue]:
        """Carry out repairs until no problem with a repair is left, and return what has changed."""
        rules = self.rules
        for _ in range(MOST_REPAIRS):
            repair = next((problem.repair for problem in problems(rules) if problem.repair), None)
            if repair is None:
                break
            rules = patch(rules, repair)
        changed = diff(self.rules, rules)
        self._apply(replace(self._current, rules=rules, edited=""))
        return changed

    def take(self, rules: RuleSet) -> None:
        """Continue with a saved rule set."""
        self._apply(_Draft(rules.preset, rules.rules, rules))

    def name_as(self, kept: RuleSet | None) -> None:
        """Record the rule set under which the rules are saved now; the rules do not change, and undo skips this."""
        self._current = replace(self._current, kept=kept)
        self.changed.emit()

    # ---- undoing -------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing has changed since."""
        return bool(self._future)

    def undo(self) -> None:
        """Undo the last change."""
        if self._past:
            self._future.append(self._current)
            self._show(self._past.pop())

    def redo(self) -> None:
        """Redo the change undone last."""
        if self._future:
            self._past.append(self._current)
            self._show(self._future.pop())

    def _apply(self, draft: _Draft) -> None:
        if (draft.preset, draft.rules, draft.kept) == (self._current.preset, self._current.rules, self._current.kept):
            return
        if not draft.edited or draft.edited != self._current.edited:
            self._past.append(self._current)
        self._future.clear()
        self._show(draft)

    def _show(self, draft: _Draft) -> None:
        self._current = draft
        self._analyze()
        self.changed.emit()

    def _analyze(self) -> None:
        """Compute once what will be asked many times."""
        self.problems = problems(self.rules)
        """Everything that makes the rules unplayable."""
        self.changes = diff(self.base, self.rules)
        """The differences from the preset, by dotted option name."""
        self.culprits = {key for problem in self.problems for key in _culprits(problem, self.changes)}
        """The dotted names of the options that should be reconsidered because of a problem."""
        if not self.problems:
            self._last_good = describe(self.rules)


def repaired(problem: RulesProblem) -> list[tuple[Option, OptionValue]]:
    """Return the changes made by the repair of a problem."""
    return [(OPTIONS[key], value) for key, value in problem.repair.items()]


def _culprits(problem: RulesProblem, changes: Mapping[str, OptionValue]) -> set[str]:
    """Return the options of a problem that were changed or would be by its repair; if none, all that it involves."""
    return {key for key in problem.options if key in changes or key in problem.repair} or set(problem.options)


def _value_in(rules: Rules, option: Option) -> OptionValue:
    value: OptionValue = getattr(getattr(rules, option.group), option.name)
    return value
