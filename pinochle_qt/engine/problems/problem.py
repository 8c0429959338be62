"""What a problem of a rule set is, and a fault as something that can be looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.rules import OptionValue, Rules


class Problem(Struct, frozen=True):
    """Options that cannot be played together."""

    options: tuple[str, ...]
    """Dotted names of the options concerned."""
    text: str
    """One sentence: what cannot be."""
    advice: str
    """One sentence: what to change."""
    repair: Mapping[str, OptionValue] = field(default_factory=dict)
    """Changes for `patch` that settle it; empty if there is no obvious one."""


class Fault(Struct, frozen=True):
    """A combination to look for, and the problem it makes."""

    when: Callable[[Rules], bool]
    options: tuple[str, ...]
    text: str
    advice: str
    repair: Mapping[str, OptionValue] | Callable[[Rules], Mapping[str, OptionValue]]

    def found_in(self, rules: Rules) -> Problem | None:
        """Return the problem if these rules have the fault."""
        if not self.when(rules):
            return None
        repair = self.repair(rules) if callable(self.repair) else self.repair
        return Problem(self.options, self.text, self.advice, repair)
