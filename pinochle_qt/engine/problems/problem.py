"""Problems of a rule set, and the faults that cause them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from pinochle_qt.phrases import Phrase, translated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.rules import OptionValue, Rules


CONTEXT: Final = "Fault"
"""The catalog in which translators find the sentences about faults."""


class Trouble(Phrase):
    """Sentences, and parts of sentences, about problems with numbers."""

    IMPOSSIBLE = "{option} cannot be {value}."
    POSSIBLE = "It can be {values}."
    NINES = "A deck without nines has none to take out."
    NO_NINES = "Set the extra nines to 0."
    HANDS = "{players} hands of {count} cards"
    HANDS_WIDOW = "{players} hands of {count} cards and a widow of {widow}"
    HANDS_DRAFT = "{players} hands of {count} cards and just as many discards"
    TOO_FEW = "The deck has {cards} cards, not enough for {hands}."
    NO_STOCK = "{hands} use up all {cards} cards and leave no stock to draw from."
    UNEVEN_STOCK = "{hands} leave a stock of {rest} cards, and {players} players can't draw it evenly."
    UNEVEN_STOCK_ONE = "{hands} leave a stock of 1 card, and {players} players can't draw it evenly."
    UNEVEN = "The {cards} cards don't come out even: {hands} leave {rest}."
    TOO_MANY_HELD = "The bidder would hold {count} cards, and {most} are the most that anybody can hold."
    SMALLER_WIDOW = "Make the widow smaller."
    PASS_FEWER = "Pass fewer cards, or pass them at the same time."
    TAKE = "Try {changes}."
    AND = "{first} and {last}"
    CARDS_IN_HAND = "{count} cards in a hand"
    COPIES = "{count} copies of each card"
    EXTRA_NINES = "{count} extra nines"
    EXTRA_NINES_ONE = "1 extra nine"
    FALLING = "Nobody would show {more} for {worth} when {fewer} {verb} {best}."
    COUNTS = "counts"
    COUNT = "count"
    LET_COUNT = "Let {more} count at least {best}."
    SINGLE = "a single {meld}"
    DOUBLE = "a double {meld}"
    TRIPLE = "a triple {meld}"
    QUADRUPLE = "a quadruple {meld}"
    SINGLE_AROUND = "single {meld}"
    DOUBLE_AROUND = "double {meld}"
    TRIPLE_AROUND = "triple {meld}"
    QUADRUPLE_AROUND = "quadruple {meld}"


class RulesProblem(Struct, frozen=True):
    """Options that cannot be played together."""

    options: tuple[str, ...]
    """Dotted names of the options involved."""
    text: str
    """One sentence that says what is impossible."""
    advice: str
    """One sentence that says what to change."""
    repair: Mapping[str, OptionValue] = field(default_factory=dict)
    """Changes for `patch` that solve the problem; empty if there is no obvious solution."""


class ProblemCheck(Struct, frozen=True):
    """A combination of options to check for, and the problem it causes."""

    when: Callable[[Rules], bool]
    options: tuple[str, ...]
    text: str
    advice: str
    repair: Mapping[str, OptionValue] | Callable[[Rules], Mapping[str, OptionValue]]

    def found_in(self, rules: Rules) -> RulesProblem | None:
        """Return the problem if these rules have the fault."""
        if not self.when(rules):
            return None
        repair = self.repair(rules) if callable(self.repair) else self.repair
        return RulesProblem(self.options, translated(CONTEXT, self.text), translated(CONTEXT, self.advice), repair)


class UnplayableRules(Exception):
    """Raised for a rule set that cannot be played; `problems` says what to change."""

    def __init__(self, problems: tuple[RulesProblem, ...]) -> None:
        super().__init__(" ".join(problem.text for problem in problems))
        self.problems = problems
