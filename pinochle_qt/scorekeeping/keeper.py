"""A score sheet while it is written: the deal that is told, corrections, and everything that can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.people import is_people_count
from pinochle_qt.record.values import RecordError, RecordUnreadable
from pinochle_qt.scorekeeping.faults import can_be_scored, faults
from pinochle_qt.scorekeeping.files import last_sheet, new_path, read_sheet, write_sheet
from pinochle_qt.scorekeeping.questions import asked_only, hows
from pinochle_qt.scorekeeping.scored import Scored, after, scored
from pinochle_qt.scorekeeping.sheet import MOST_DEALS, Sheet, SheetDeal

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.scorekeeping.faults import Fault


class Keeper:
    """One sheet at a time, kept in a folder; `save` writes what has been told since the last time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path: Path | None = None
        self.sheet: Sheet | None = None
        self.correcting: int | None = None
        """The deal that is being corrected, from 0 on."""
        self._correction: SheetDeal | None = None
        self._past: list[Sheet] = []
        self._future: list[Sheet] = []
        self._scored: tuple[Sheet, Scored] | None = None
        self._saved: Sheet | None = None

    # ---- what is true now ------------------------------------------------------------------------------------------

    @property
    def standing(self) -> Scored:
        """What the sheet comes to.

        Raises:
            LookupError: there is no sheet.
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
        """Whether a deal is told: a new one, or an earlier one that is corrected."""
        return self.correcting is not None or not (self.is_decided or self._sheet.is_finished)

    @property
    def deal(self) -> SheetDeal:
        """The deal as it is told by now."""
        if self._correction is not None:
            return self._correction
        return self._sheet.draft or SheetDeal(self.standing.match.next_dealer)

    @property
    def number(self) -> int:
        """The number of that deal."""
        return len(self._sheet.deals) + 1 if self.correcting is None else self.correcting + 1

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is missing or wrong in it."""
        return faults(self._sheet.rules, self.deal)

    @property
    def before(self) -> MatchState:
        """How the match stood before that deal; of one after the end, how it stands."""
        matches = self.standing.matches
        return matches[-1] if self.correcting is None else matches[min(self.correcting, len(matches) - 1)]

    @property
    def preview(self) -> MatchState | None:
        """How the match stands after that deal; None while something is missing."""
        return None if self.faults else after(self._sheet.rules, replace(self.before, winners=()), self.deal)

    @property
    def shown(self) -> Sheet:
        """The sheet with the deal that is told, if it is complete."""
        if self.faults or not self.asks:
            return self._sheet
        return self._sheet.with_deal(self.deal, self.correcting)

    @property
    def is_written(self) -> bool:
        """Whether the sheet has been in its file."""
        return self._saved is not None

    # ---- what is told ----------------------------------------------------------------------------------------------

    def tell(self, deal: SheetDeal) -> None:
        """Take what is told of the deal by now; it is kept, and entered only by `enter`."""
        if self.correcting is not None:
            self._correction = deal
        else:
            self.sheet = replace(self._sheet, draft=deal)

    def clear(self) -> None:
        """Forget what was told of the deal, or leave the earlier one as it was."""
        if self.correcting is not None:
            self.correcting = self._correction = None
        else:
            self._change(replace(self._sheet, draft=None))

    def enter(self) -> bool:
        """Enter the deal, or the correction; return whether it was complete."""
        sheet = self._sheet
        if self.faults or not self.asks or (self.correcting is None and len(sheet.deals) >= MOST_DEALS):
            return False
        changed = sheet.with_deal(asked_only(sheet.rules, self.deal), self.correcting)
        self.correcting = self._correction = None
        self._change(changed)
        return True

    def correct(self, at: int) -> None:
        """Ask for an earlier deal again."""
        if 0 <= at < len(self._sheet.deals):
            self.correcting, self._correction = at, self._sheet.deals[at]

    def remove(self) -> None:
        """Take the deal that is being corrected out of the sheet."""
        if self.correcting is not None:
            at, self.correcting, self._correction = self.correcting, None, None
            self._change(self._sheet.without_deal(at))

    def finish(self, *, is_finished: bool = True) -> None:
        """Put the sheet away, or go on with it."""
        self.correcting = self._correction = None
        self._change(replace(self._sheet, is_finished=is_finished))

    def take(self, preset: str, rules: Rules, people: tuple[str, ...]) -> None:
        """Let these people play by these rules: on this sheet, or on a new one where its deals cannot be theirs.

        Raises:
            OSError: the folder cannot be made.
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
        """Begin a new sheet; the one before stays where it is.

        Raises:
            OSError: the folder cannot be made.
        """
        path = new_path(self._folder, preset)
        self._forget()
        self.sheet, self.path = Sheet(preset, rules, people), path

    # ---- undone, kept ----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back, or a correction to leave."""
        return bool(self._past) or self.correcting is not None

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self._future)

    def undo(self) -> None:
        """Leave a correction, or else take the last step back; a deal that was entered is told again."""
        if self.correcting is not None:
            self.clear()
        else:
            self._go(self._past, self._future)

    def redo(self) -> None:
        """Take a step again."""
        self._go(self._future, self._past)

    def open(self, path: Path) -> None:
        """Go on with a sheet.

        Raises:
            RecordError: it cannot be read.
        """
        sheet = read_sheet(path)
        self._forget()
        self.sheet, self.path, self._saved = sheet, path, sheet

    def open_last(self) -> None:
        """Go on with the sheet that was written last, if there is one that is not finished.

        Raises:
            RecordError: it cannot be read anymore.
        """
        path = last_sheet(self._folder)
        if path is not None:
            self.open(path)

    def look_again(self) -> None:
        """Take what the file says where it has been changed elsewhere, and let go of a sheet that is gone.

        What could not be saved stays: it is told nowhere else.
        """
        if self.path is None or self.sheet != self._saved:
            return
        try:
            there = read_sheet(self.path)
        except RecordError:
            self.close()
            return
        if there != self._saved:
            self.open(self.path)

    def save(self) -> bool:
        """Write what has been told since the last time; return whether there was anything.

        Where another window has changed the file meanwhile, this sheet goes on in a file of its own.

        Raises:
            OSError: it cannot be written; a later call tries again.
        """
        if self.sheet is None or self.path is None or self.sheet == self._saved:
            return False
        self._heed_others(self.path, self.sheet)
        write_sheet(self.path, self.sheet)
        self._saved = self.sheet
        return True

    def close(self) -> None:
        """Let go of the sheet."""
        self._forget()
        self.sheet = self.path = None

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _heed_others(self, path: Path, sheet: Sheet) -> None:
        """Take a title that was given elsewhere, and leave the file alone where anything else was changed there."""
        there: Sheet | None = None
        try:
            there = read_sheet(path)
        except RecordUnreadable as error:
            if isinstance(error.error, FileNotFoundError):
                return
        except RecordError:
            pass  # it may be one of a newer version
        if there == self._saved:
            return
        if there is not None and self._saved is not None and replace(there, title=self._saved.title) == self._saved:
            self.sheet = replace(sheet, title=there.title)
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

    def _go(self, way: list[Sheet], back: list[Sheet]) -> None:
        if way:
            back.append(self._sheet)
            self.sheet = way.pop()
            self.correcting = self._correction = None

    def _forget(self) -> None:
        self.correcting = self._correction = self._scored = self._saved = None
        self._past, self._future = [], []


def goes_on(sheet: Sheet, rules: Rules, people: int) -> bool:
    """Return whether the deals of a sheet can have been played by other rules, by so many people."""
    fits = sheet.rules.table == rules.table and people == len(sheet.people) and is_people_count(rules, people)
    return fits and all(can_be_scored(rules, deal) for deal in sheet.deals)
