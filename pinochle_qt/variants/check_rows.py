"""What earns and costs checks, as a table for the rules sheet, Help and score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.features import can_concede, has_nines, is_match, punishes_renege
from pinochle_qt.engine.scoring.checks import CHECKS
from pinochle_qt.variants.sheet_words import RuleSheetWord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.scoring.checks import CheckReason


def checks_in_hand(rules: Rules) -> tuple[tuple[str, int], ...]:
    """Return what the cards and melds of a player earn, with the checks for each."""
    found = _earned("run", "aces", "double_marriage", "double_pinochle", "double_around", "roundhouse")
    nines = ((RuleSheetWord.CHECK_NINES(), rules.checks.seven_nines),) if has_nines(rules) else ()
    return *found, *nines


def check_rows(rules: Rules) -> tuple[tuple[str, str], ...]:
    """Return a heading, and a row for everything that earns or costs checks."""
    found = (*checks_in_hand(rules), *_of_play(rules))
    return (
        (RuleSheetWord.CHECK_REASON(), RuleSheetWord.CHECK_COUNT()),
        *((words, f"{checks:+d}".replace("-", "\N{MINUS SIGN}") if checks else "0") for words, checks in found),
    )


def _of_play(rules: Rules) -> Iterator[tuple[str, int]]:
    if is_match(rules):
        yield RuleSheetWord.CHECK_MATCH(), rules.checks.game_bonus
    yield from _earned("set", "given_up")
    if can_concede(rules):
        yield RuleSheetWord.CHECK_UNSEEN(), 0
    if punishes_renege(rules):
        yield from _earned("bidders_renege", "defenders_renege")


def _earned(*reasons: CheckReason) -> Iterator[tuple[str, int]]:
    """Yield these reasons in words, with the checks for each."""
    return ((RuleSheetWord[f"CHECK_{reason}".upper()](), CHECKS[reason]) for reason in reasons)
