"""The verdict on a deal, updated while it is entered: made or set and why, or what is still missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.scorekeeping.faults import faults
from pinochle_qt.words.game.results import deal_headline
from pinochle_qt.words.game.score_reasons import score_reasons
from pinochle_qt.words.rooms.scorekeeping import (
    SheetWord,
    decided_sentence,
    fault_sentence,
    lead_sentence,
    won_headline,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.scorekeeping.sheet import SheetDeal
    from pinochle_qt.scorekeeping.sheet_editor import SheetEditor
    from pinochle_qt.ui.rooms.score_sheet.at_table import AtTable


class Verdict(NamedTuple):
    """A headline, its color, and the sentence below it."""

    title: str
    why: str = ""
    ink: str = "text"

    @property
    def said(self) -> str:
        """Both together, as screen readers say them."""
        return f"{self.title}. {self.why}" if self.why else self.title


def verdict_of(editor: SheetEditor, at: AtTable, deal: SheetDeal) -> Verdict:
    """Return the verdict on a deal that is being entered, or on a sheet that expects no more deals."""
    sheet, people = editor.sheet, at.people
    if sheet is None:
        return Verdict("")
    if not editor.asks:
        return _end(editor, people)
    found = faults(sheet.rules, deal)
    wrong = [fault for fault in found if not fault.is_missing]
    missing = [fault for fault in found if fault.is_missing]
    if wrong:
        return Verdict(fault_sentence(wrong[0], sheet.rules, at.names), ink="bad")
    if missing:
        return Verdict(fault_sentence(missing[0], sheet.rules, at.names), ink="muted")
    after = editor.match_after(deal)
    if after is None:
        return Verdict("")
    result = after.results[-1]
    headline = deal_headline(result, sheet.rules, at.names)
    ink = "bad" if result.is_failed else "good" if result.is_made else "text"
    reasons = score_reasons(result, sheet.rules, at.names)
    why = " ".join(filter(None, (headline.why, *reasons, decided_sentence(sheet, after, people))))
    return Verdict(headline.title, why, ink)


def _end(editor: SheetEditor, people: Sequence[str]) -> Verdict:
    """Return how the match ended, or who was ahead when the sheet was finished."""
    sheet, match = editor.sheet, editor.standing.match
    if sheet is None:
        return Verdict("")
    if match.winners:
        headline = won_headline(sheet, match, people)
        return Verdict(headline.title, headline.why, "good")
    return Verdict(SheetWord.FINISHED(), lead_sentence(sheet, match, people))
