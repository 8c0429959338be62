"""What earns and costs checks, as a table for the rules sheet, Help and score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.checks import CHECKS
from pinochle_qt.engine.features import can_concede, has_nines, is_match, punishes_renege
from pinochle_qt.variants.sheet_words import RuleSheetWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pinochle_qt.engine.checks import CheckReason
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.phrases import Phrase

_IN_HAND: Final[Mapping[CheckReason, Phrase]] = {
    "run": RuleSheetWord.CHECK_RUN,
    "aces": RuleSheetWord.CHECK_ACES,
    "double_marriage": RuleSheetWord.CHECK_DOUBLE_MARRIAGE,
    "double_pinochle": RuleSheetWord.CHECK_DOUBLE_PINOCHLE,
    "double_around": RuleSheetWord.CHECK_DOUBLE_AROUND,
    "roundhouse": RuleSheetWord.CHECK_ROUNDHOUSE,
}
_RENEGES: Final[Mapping[CheckReason, Phrase]] = {
    "bidders_renege": RuleSheetWord.CHECK_BIDDERS_RENEGE,
    "defenders_renege": RuleSheetWord.CHECK_DEFENDERS_RENEGE,
}


def checks_in_hand(rules: Rules) -> tuple[tuple[str, int], ...]:
    """Return what the cards and melds of a player earn, with the checks for each."""
    found = [(phrase(), CHECKS[reason]) for reason, phrase in _IN_HAND.items()]
    if has_nines(rules):
        found.append((RuleSheetWord.CHECK_NINES(), rules.checks.seven_nines))
    return tuple(found)


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
    yield RuleSheetWord.CHECK_SET(), CHECKS["set"]
    yield RuleSheetWord.CHECK_GIVEN_UP(), CHECKS["given_up"]
    if can_concede(rules):
        yield RuleSheetWord.CHECK_UNSEEN(), 0
    if punishes_renege(rules):
        yield from ((phrase(), CHECKS[reason]) for reason, phrase in _RENEGES.items())
