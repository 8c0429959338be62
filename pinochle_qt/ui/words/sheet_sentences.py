"""Text about a score sheet: how a deal can end, what is missing, and the standing of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.record.values import SeatSetup
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.result_sentences import Headline, match_headline, undecided
from pinochle_qt.ui.words.sheet_catalog import SheetWord

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.scorekeeping.faults import Fault, FaultKind
    from pinochle_qt.scorekeeping.sheet import How, Sheet

HOW_WORDS: Final[Mapping[How, SheetWord]] = {
    "played": SheetWord.HOW_PLAYED,
    "passed_out": SheetWord.HOW_PASSED_OUT,
    "misdeal": SheetWord.HOW_MISDEAL,
    "thrown_in": SheetWord.HOW_THROWN_IN,
    "conceded": SheetWord.HOW_CONCEDED,
    "conceded_unseen": SheetWord.HOW_CONCEDED_UNSEEN,
    "no_suit": SheetWord.HOW_NO_SUIT,
    "renege": SheetWord.HOW_RENEGE,
    "moon_made": SheetWord.HOW_MOON_MADE,
    "moon_failed": SheetWord.HOW_MOON_FAILED,
    "game_meld": SheetWord.HOW_GAME_MELD,
    "declared_out": SheetWord.HOW_DECLARED_OUT,
}
BY_WORDS: Final[Mapping[How, SheetWord]] = {
    "renege": SheetWord.BY_RENEGE,
    "moon_made": SheetWord.BY_MOON,
    "moon_failed": SheetWord.BY_MOON,
    "game_meld": SheetWord.BY_GAME_MELD,
    "declared_out": SheetWord.BY_OUT,
}
_FAULTS: Final[Mapping[FaultKind, SheetWord]] = {
    "no_by": SheetWord.NO_BY,
    "no_declarer": SheetWord.NO_DECLARER,
    "no_bid": SheetWord.NO_BID,
    "no_bids": SheetWord.NO_BIDS,
    "no_trump": SheetWord.NO_TRUMP,
    "no_meld": SheetWord.NO_MELD,
    "tricks_left": SheetWord.NO_TRICKS,
    "bid_low": SheetWord.BID_LOW,
    "bid_high": SheetWord.BID_HIGH,
    "bid_step": SheetWord.BID_STEP,
    "meld_step": SheetWord.MELD_STEP,
    "meld_high": SheetWord.MELD_HIGH,
    "melds_over": SheetWord.MELDS_OVER,
    "tricks_step": SheetWord.TRICKS_STEP,
    "tricks_over": SheetWord.TRICKS_OVER,
    "aside_over": SheetWord.ASIDE_OVER,
    "dix_over": SheetWord.DIX_OVER,
    "moon_swept": SheetWord.MOON_SWEPT,
    "moon_not_swept": SheetWord.MOON_NOT_SWEPT,
}


def fault_sentence(fault: Fault, rules: Rules, names: Sequence[str]) -> str:
    """Return what prevents a deal from being scored; `names` are those of the seats."""
    phrase = _FAULTS[fault.kind]
    who = text.all_of([names[seat] for seat in fault.group])
    return phrase(names=who, points=text.points(fault.number, rules))


def shown_people(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of a sheet's people as shown in the window: people without a name get a number."""
    return text.shown_names([SeatSetup(name, "human") for name in sheet.people])


def won_headline(sheet: Sheet, match: MatchState, people: Sequence[str]) -> Headline:
    """Return who has won a match, and the scores."""
    return match_headline(sheet.rules, match, people)


def decided_sentence(sheet: Sheet, match: MatchState, people: Sequence[str]) -> str:
    """Return who has won, or why nobody has even though the target is reached; empty if neither is the case."""
    if match.winners:
        return f"{won_headline(sheet, match, people).title}."
    return undecided(sheet.rules, match) if match.results else ""


def lead_sentence(sheet: Sheet, match: MatchState, people: Sequence[str]) -> str:
    """Return who is ahead, for a sheet that is put away before the match is over."""
    top = max(match.totals)
    best = [account for account, total in enumerate(match.totals) if total == top]
    score = text.points(top, sheet.rules)
    if len(best) > 1:
        return SheetWord.TIED(score=score)
    return SheetWord.LEAD(names=text.account_title(best[0], sheet.rules, people), score=score)


def checks_sentence(checks: Sequence[int], people: Sequence[str]) -> str:
    """Return everybody's balance of checks, or an empty string if the game has none."""
    balances = (
        SheetWord.CHECK_OF(name=name, checks=text.signed_count(count))
        for name, count in zip(people, checks, strict=False)
    )
    return SheetWord.CHECKS_STAND(checks=text.listed(balances)) if checks else ""
