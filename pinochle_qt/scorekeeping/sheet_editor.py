"""A score sheet in use: the deal being entered, corrections, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.people import is_people_count
from pinochle_qt.record.values import RecordError, RecordUnreadable
from pinochle_qt.scorekeeping.faults import can_be_scored, faults
from pinochle_qt.scorekeeping.files import last_sheet, new_path, read_sheet, write_sheet
from pinochle_qt.scorekeeping.questions import asked_only, hows
from pinochle_qt.scorekeeping.scores import Scored, after, scored
from pinochle_qt.scorekeeping.sheet import MOST_DEALS, Sheet, SheetDeal

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.scorekeeping.faults import EntryFault


class SheetEditor:
    """One sheet at a time, kept in a folder; `save` writes what has been entered since the last time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path: Path | None = None
        self.sheet: Sheet | None = None
        self.correcting: int | None = None
        """The index of the deal being corrected, counted from 0."""
        self._correction: SheetDeal | None = None
        self._past: list[Sheet] = []
        self._future: list[Sheet] = []
        self._scored: tuple[Sheet, Scored] | None = None
        self._saved: Sheet | None = None

    # ---- what is true now ------------------------------------------------------------------------------------------

    @property
    def standing(self) -> Scored:
        """The scores of the sheet.

        Raises:
            LookupError: if no sheet is open.
        """
        sheet = self._sheet
        if self._scored is None or (self._scored[0].deals, self._scored[0].rules) != (sheet.deals, sheet.rules):
            self._scored = (sheet, scored(sheet))
        return self._scored[1]

    @property
    def is_decided(self) -> bool:
        """Whether somebody has won."""
        return bool(self.standing.match.winners)

    @property
    def asks(self) -> bool:
        """Whether a deal is being entered: a new one, or a correction of an earlier one."""
        return self.correcting is not None or not (self.is_decided or self._sheet.is_finished)

    @property
    def deal(self) -> SheetDeal:
        """The deal as entered so far."""
        if self._correction is not None:
            return self._correction
        return self._sheet.draft or SheetDeal(self.standing.match.next_dealer)

    @property
    def number(self) -> int:
        """The number of that deal."""
        return len(self._sheet.deals) + 1 if self.correcting is None else self.correcting + 1

    @property
    def faults(self) -> tuple[EntryFault, ...]:
        """What is missing or wrong in that deal."""
        return faults(self._sheet.rules, self.deal)

    @property
    def before(self) -> MatchState:
        """The match before that deal; for a deal after the end of the match, its final state."""
        matches = self.standing.matches
        return matches[-1] if self.correcting is None else matches[min(self.correcting, len(matches) - 1)]

    @property
    def preview(self) -> MatchState | None:
        """The match after that deal; None while something is missing or wrong."""
        return self.match_after(self.deal)

    @property
    def shown(self) -> Sheet:
        """The sheet, including the deal being entered if it is complete."""
        if self.faults or not self.asks:
            return self._sheet
        return self._sheet.with_deal(self.deal, self.correcting)

    @property
    def is_unchanged(self) -> bool:
        """Whether that deal is an earlier one in which nothing has been corrected yet."""
        return self.correcting is not None and self.deal == self._sheet.deals[self.correcting]

    @property
    def is_written(self) -> bool:
        """Whether the sheet has ever been in its file."""
        return self._saved is not None

    def match_after(self, deal: SheetDeal) -> MatchState | None:
        """Return the match after the deal being entered if it were this one; None if something is missing or wrong."""
        rules = self._sheet.rules
        return None if faults(rules, deal) else after(rules, replace(self.before, winners=()), deal)

    # ---- entering a deal -------------------------------------------------------------------------------------------

    def tell(self, deal: SheetDeal) -> None:
        """Take what has been entered for the deal so far; it is kept, but counts only once `enter` is called."""
        if self.correcting is not None:
            self._correction = deal
        else:
            self.sheet = replace(self._sheet, draft=deal)

    def clear(self) -> None:
        """Discard what was entered for the deal, or leave the earlier deal as it was."""
        if self.correcting is not None:
            self.correcting = self._correction = None
        else:
            self._change(replace(self._sheet, draft=None))

    def enter(self) -> bool:
        """Add the deal, or the correction, to the sheet; return whether it was complete."""
        sheet = self._sheet
        if self.faults or not self.asks or (self.correcting is None and len(sheet.deals) >= MOST_DEALS):
            return False
        changed = sheet.with_deal(asked_only(sheet.rules, self.deal), self.correcting)
        self.correcting = self._correction = None
        self._change(changed)
        return True

    def correct(self, at: int) -> None:
        """Begin to correct an earlier deal."""
        if 0 <= at < len(self._sheet.deals):
            self.correcting, self._correction = at, self._sheet.deals[at]

    def remove(self) -> None:
        """Remove the deal that is being corrected from the sheet."""
        if self.correcting is not None:
            at, self.correcting, self._correction = self.correcting, None, None
            self._change(self._sheet.without_deal(at))

    def finish(self, *, is_finished: bool = True) -> None:
        """Mark the sheet as finished, or continue it."""
        self.correcting = self._correction = None
        self._change(replace(self._sheet, is_finished=is_finished))

    def take(self, preset: str, rules: Rules, people: tuple[str, ...]) -> None:
        """Use these rules and people: on this sheet, or on a new one if this sheet's deals don't fit them.

        Raises:
            OSError: if the folder cannot be created.
        """
        sheet = self.sheet
        if sheet is None or sheet.is_finished or not goes_on(sheet, rules, len(people)):
            self.begin(preset, rules, people)
        else:
            self.correcting = self._correction = None
            draft = sheet.draft
            if draft is not None and draft.how not in hows(rules):
                draft = replace(draft, how="played", by=None)
            self._change(replace(sheet, preset=preset, rules=rules, people=people, draft=draft))

    def begin(self, preset: str, rules: Rules, people: tuple[str, ...]) -> None:
        """Begin a new sheet; the previous one stays on disk.

        Raises:
            OSError: if the folder cannot be created.
        """
        path = new_path(self._folder, preset)
        self._forget()
        self.sheet, self.path = Sheet(preset, rules, people), path

    # ---- undone, kept ----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo, or a correction to abandon."""
        return bool(self._past) or self.correcting is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return bool(self._future)

    def undo(self) -> None:
        """Abandon a correction, or else undo the last step; a deal that was added is then being entered again."""
        if self.correcting is not None:
            self.clear()
        else:
            self._undo_or_redo(self._past, self._future)

    def redo(self) -> None:
        """Redo the last step that was undone."""
        self._undo_or_redo(self._future, self._past)

    def open(self, path: Path) -> None:
        """Open a sheet to continue it.

        Raises:
            RecordError: if it cannot be read.
        """
        sheet = read_sheet(path)
        self._forget()
        self.sheet, self.path, self._saved = sheet, path, sheet

    def open_last(self) -> None:
        """Open the sheet that was written last, unless it is finished.

        Raises:
            RecordError: if it can no longer be read.
        """
        path = last_sheet(self._folder)
        if path is not None:
            self.open(path)

    def look_again(self) -> None:
        """Reload the file if it has been changed elsewhere, and close the sheet if it is gone.

        A sheet with unsaved entries stays as it is, because they exist nowhere else.
        """
        if self.path is None or self.sheet != self._saved:
            return
        try:
            stored = read_sheet(self.path)
        except RecordError:
            self.close()
            return
        if stored != self._saved:
            self.open(self.path)

    def save(self) -> bool:
        """Write what has been entered since the last time; return whether there was anything to write.

        If another window has changed the file in the meantime, this sheet continues in a new file.

        Raises:
            OSError: if it cannot be written; a later call tries again.
        """
        if self.sheet is None or self.path is None or self.sheet == self._saved:
            return False
        self._merge_outside_changes(self.path, self.sheet)
        write_sheet(self.path, self.sheet)
        self._saved = self.sheet
        return True

    def close(self) -> None:
        """Close the sheet."""
        self._forget()
        self.sheet = self.path = None

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _merge_outside_changes(self, path: Path, sheet: Sheet) -> None:
        """Adopt a title that was given elsewhere; if anything else was changed there, switch to a new file."""
        stored: Sheet | None = None
        try:
            stored = read_sheet(path)
        except RecordUnreadable as error:
            if isinstance(error.error, FileNotFoundError):
                return
        except RecordError:
            pass  # it may be from a newer version
        if stored == self._saved:
            return
        if stored is not None and self._saved is not None and replace(stored, title=self._saved.title) == self._saved:
            self.sheet = replace(sheet, title=stored.title)
        else:
            self.path = new_path(self._folder, sheet.preset)

    @property
    def _sheet(self) -> Sheet:
        if self.sheet is None:
            raise LookupError("no sheet is open")
        return self.sheet

    def _change(self, sheet: Sheet) -> None:
        if sheet != self.sheet:
            self._past.append(self._sheet)
            self._future.clear()
            self.sheet = sheet

    def _undo_or_redo(self, source: list[Sheet], target: list[Sheet]) -> None:
        if source:
            target.append(self._sheet)
            self.sheet = source.pop()
            self.correcting = self._correction = None

    def _forget(self) -> None:
        self.correcting = self._correction = self._scored = self._saved = None
        self._past, self._future = [], []


def goes_on(sheet: Sheet, rules: Rules, people: int) -> bool:
    """Return whether a sheet's deals can also have been played by these rules and this number of people."""
    fits = sheet.rules.table == rules.table and people == len(sheet.people) and is_people_count(rules, people)
    return fits and all(can_be_scored(rules, deal) for deal in sheet.deals)
