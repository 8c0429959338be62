"""The rules that a person is working on: what differs, what does not go together, and every way back."""

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

    from pinochle_qt.engine.problems import Problem
    from pinochle_qt.engine.rules import Option, OptionValue
    from pinochle_qt.variants.rule_file import RuleSet
    from pinochle_qt.variants.sheet import Section

MOST_REPAIRS: Final = 60
"""A repair can lead to another problem; far fewer than this settle every combination."""


class _Draft(Struct, frozen=True):
    """Everything that undo brings back."""

    preset: str
    rules: Rules
    kept: RuleSet | None
    edited: str = ""
    """The option whose editing led here, empty for everything else: its next change belongs to the same edit."""


class RulesDraft(QObject):
    """Rules while they are edited; every change can be undone.

    Signals:
        changed: the rules, their preset or their name changed.
    """

    changed = Signal()

    def __init__(self, preset: str, rules: Rules, kept: RuleSet | None, parent: QObject) -> None:
        super().__init__(parent)
        self._now = self._first = _Draft(preset, rules, kept)
        self._past: list[_Draft] = []
        self._future: list[_Draft] = []
        self._last_good: tuple[Section, ...] | None = None
        self._look()

    # ---- what is -------------------------------------------------------------------------------------------------

    @property
    def preset(self) -> str:
        """The name of the preset that the rules are compared with."""
        return self._now.preset

    @property
    def base(self) -> Rules:
        """The rules of the preset."""
        return PRESETS[self._now.preset]

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return self._now.rules

    @property
    def kept(self) -> RuleSet | None:
        """The rule set that was last loaded or saved, ignoring later changes."""
        return self._now.kept

    @property
    def differs_from_kept(self) -> bool:
        """Whether there is a kept rule set and the rules are no longer as it has them."""
        return self._now.kept is not None and self._now.kept.rules != self.rules

    @property
    def is_touched(self) -> bool:
        """Whether the rules are others than at the beginning."""
        return (self._now.preset, self._now.rules) != (self._first.preset, self._first.rules)

    @property
    def sheet(self) -> tuple[Section, ...]:
        """The sheet of the rules, or of the last rules without a problem; before there were any, of the preset."""
        return self._last_good if self._last_good is not None else describe(self.base)

    @property
    def has_good_sheet(self) -> bool:
        """Whether there were rules without a problem since the beginning."""
        return self._last_good is not None

    def value(self, option: Option) -> OptionValue:
        """Return how an option is played."""
        return _value_in(self.rules, option)

    def words(self, option: Option, value: OptionValue) -> str:
        """Return the words for a value, with points as the rules write them."""
        return value_words(option, option_value(option, value), self.rules)

    def usual(self, option: Option) -> OptionValue:
        """Return how the preset has it."""
        return _value_in(self.base, option)

    def blocker(self, option: Option) -> Option | None:
        """Return the option that keeps another one from having any effect, None if it has one."""
        return blocker(option, self.rules)

    def problems_of(self, option: Option) -> tuple[Problem, ...]:
        """Return the problems because of which an option should be looked at."""
        return tuple(problem for problem in self.problems if option.key in _culprits(problem, self.changes))

    def keys_of(self, group: str) -> list[str]:
        """Return the options of a part of the rules that there is something to say about."""
        options = next(each.options for each in GROUPS if each.name == group)
        return [option.key for option in options if self.is_offered(option)]

    def is_offered(self, option: Option) -> bool:
        """Return whether an option is worth showing: it has a choice, and a number of one's own can count or is set."""
        if isinstance(option.allowed, tuple) and len(option.allowed) == 1 and option.other is None:
            return False
        return not option.can_be_unset or option.key in self.changes or option.relevant(self.rules)

    # ---- changing ------------------------------------------------------------------------------------------------

    def set_value(self, option: Option, value: OptionValue) -> None:
        """Play an option in another way; it must be able to have the value."""
        if value != self.value(option):
            self._go(replace(self._now, rules=patch(self.rules, {option.key: value}), edited=option.key))

    def reset(self, option: Option) -> None:
        """Play an option as the preset has it."""
        self._go(replace(self._now, rules=patch(self.rules, {option.key: self.usual(option)}), edited=""))

    def reset_all(self) -> None:
        """Play everything as the preset has it."""
        self._go(replace(self._now, rules=self.base, edited=""))

    def mend(self, problem: Problem) -> None:
        """Carry out the repair of a problem."""
        self._go(replace(self._now, rules=patch(self.rules, problem.repair), edited=""))

    def mend_all(self) -> dict[str, OptionValue]:
        """Carry out repairs until no problem is left that has one, and return what was changed."""
        rules = self.rules
        for _ in range(MOST_REPAIRS):
            repair = next((problem.repair for problem in problems(rules) if problem.repair), None)
            if repair is None:
                break
            rules = patch(rules, repair)
        changed = diff(self.rules, rules)
        self._go(replace(self._now, rules=rules, edited=""))
        return changed

    def take(self, rules: RuleSet) -> None:
        """Go on with a kept rule set."""
        self._go(_Draft(rules.preset, rules.rules, rules))

    def name_as(self, kept: RuleSet | None) -> None:
        """Remember under which name the rules are kept now; they stay as they are, and undo skips it."""
        self._now = replace(self._now, kept=kept)
        self.changed.emit()

    # ---- undoing -------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether something was changed."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else changed since."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last change back."""
        if self._past:
            self._future.append(self._now)
            self._show(self._past.pop())

    def redo(self) -> None:
        """Change again what was taken back."""
        if self._future:
            self._past.append(self._now)
            self._show(self._future.pop())

    def _go(self, draft: _Draft) -> None:
        if (draft.preset, draft.rules, draft.kept) == (self._now.preset, self._now.rules, self._now.kept):
            return
        if not draft.edited or draft.edited != self._now.edited:
            self._past.append(self._now)
        self._future.clear()
        self._show(draft)

    def _show(self, draft: _Draft) -> None:
        self._now = draft
        self._look()
        self.changed.emit()

    def _look(self) -> None:
        """Find out once what many will ask."""
        self.problems = problems(self.rules)
        """Everything that keeps the rules from being played."""
        self.changes = diff(self.base, self.rules)
        """What differs from the preset, by dotted option names."""
        self.culprits = {key for problem in self.problems for key in _culprits(problem, self.changes)}
        """The options that should be looked at because of a problem, by dotted names."""
        if not self.problems:
            self._last_good = describe(self.rules)


def repaired(problem: Problem) -> list[tuple[Option, OptionValue]]:
    """Return what the repair of a problem changes."""
    return [(OPTIONS[key], value) for key, value in problem.repair.items()]


def _culprits(problem: Problem, changes: Mapping[str, OptionValue]) -> set[str]:
    """Return the options of a problem that were changed or would mend it; without any, all that have a part in it."""
    return {key for key in problem.options if key in changes or key in problem.repair} or set(problem.options)


def _value_in(rules: Rules, option: Option) -> OptionValue:
    value: OptionValue = getattr(getattr(rules, option.group), option.name)
    return value
