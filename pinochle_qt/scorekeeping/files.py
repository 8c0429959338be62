"""Score sheets on disk: one small file each, next to the games, written as a whole or not at all."""

from __future__ import annotations

import contextlib
from datetime import datetime
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, Struct, ValidationError, field, json
from msgspec.structs import replace

from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import InvalidOption, from_json, to_json
from pinochle_qt.engine.rules.versions import VERSION as RULES_VERSION
from pinochle_qt.engine.rules.versions import updated_groups
from pinochle_qt.engine.state import READING
from pinochle_qt.names import clipped, name_fault, tidied
from pinochle_qt.reading import changed_at, read_file
from pinochle_qt.record.files import name_at, write_atomically
from pinochle_qt.record.values import (
    LONGEST_LABEL,
    LONGEST_TITLE,
    SHEET_SUFFIX,
    NewerRecord,
    RecordFault,
    RecordUnreadable,
    title_from,
)
from pinochle_qt.scorekeeping.faults import can_be_scored
from pinochle_qt.scorekeeping.questions import hows
from pinochle_qt.scorekeeping.sheet import MOST_DEALS, Sheet, SheetDeal

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.rules import Rules

FORMAT: Final = "pinochle-sheet"
_OLDEST_READING: Final = 2
"""How the rules are read on sheets of version 1; each later version stands for the next reading, and sheets keep it."""
VERSION: Final = READING - _OLDEST_READING + 1
"""The version of new sheets."""
MAX_BYTES: Final = 1024 * 1024
_MOST_POINTS: Final = 100_000
"""More points than anybody could enter; ×10."""
_MOST_CHIPS: Final = 200
"""More melds than anybody could count one by one in a hand."""


class _File(Struct):
    """The content of a file; unknown keys are ignored."""

    format: str
    version: int
    rules_version: int
    preset: str
    rules: dict[str, Any]
    people: tuple[str, ...]
    deals: tuple[SheetDeal, ...] = ()
    draft: SheetDeal | None = None
    title: str = ""
    is_finished: bool = field(default=False, name="finished")


class _Version(Struct):
    """The part of a file that shows whether the rest can be understood."""

    format: str
    version: int
    rules_version: int = 0


def is_sheet(path: Path | str) -> bool:
    """Return whether a file is a score sheet, judging by its name."""
    return str(path).endswith(SHEET_SUFFIX)


def read_sheet(path: Path) -> Sheet:
    """Return the sheet in a file.

    Raises:
        RecordUnreadable: if the operating system cannot read it.
        RecordFault: if it is not a valid sheet, or a newer version of the program wrote it (`NewerRecord`).
    """
    try:
        content = read_file(path, MAX_BYTES)
    except OSError as error:
        raise RecordUnreadable(path, error) from None
    try:
        header = json.decode(content, type=_Version)
        if header.format != FORMAT:
            raise RecordFault(path, 1, "another kind of file", "a score sheet")
        if header.version > VERSION or header.rules_version > RULES_VERSION:
            raise NewerRecord(path, 1, "a newer version of the format", "a newer version of this program")
        return _sheet(path, json.decode(content, type=_File))
    except ValidationError as error:
        raise RecordFault(path, 1, f"something else ({error})", "a score sheet") from None
    except (DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordFault(path, 1, "text that is not JSON", "a score sheet") from None


def write_sheet(path: Path, sheet: Sheet) -> None:
    """Write a sheet, replacing the file.

    Raises:
        OSError: if it cannot be written; the file is then unchanged.
    """
    file = _File(
        format=FORMAT,
        version=sheet.reading - _OLDEST_READING + 1,
        rules_version=RULES_VERSION,
        preset=sheet.preset,
        rules=to_json(sheet.rules),
        people=sheet.people,
        deals=sheet.deals,
        draft=sheet.draft,
        title=sheet.title,
        is_finished=sheet.is_finished,
    )
    write_atomically(path, json.format(json.encode(file), indent=1) + b"\n")


def new_path(folder: Path, preset: str) -> Path:
    """Return the path of a file that does not exist yet, in a folder that is created if necessary.

    Raises:
        OSError: if the folder cannot be created.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = name_at(datetime.now().astimezone(), preset)
    names = (folder / f"{stem}{'' if number == 1 else f'-{number}'}{SHEET_SUFFIX}" for number in count(1))
    return next(path for path in names if not path.exists())


def last_sheet(folder: Path) -> Path | None:
    """Return the sheet that was written last, or None if there is none or it is finished."""
    found: list[tuple[int, Path]] = []
    for path in folder.glob(f"*{SHEET_SUFFIX}"):
        with contextlib.suppress(OSError):
            found.append((changed_at(path.stat()), path))
    for _, path in sorted(found, reverse=True):
        with contextlib.suppress(RecordFault, RecordUnreadable):
            return None if read_sheet(path).is_finished else path
    return None


def rename_sheet(path: Path, title: str) -> None:
    """Give a sheet a title; an empty title removes it.

    Raises:
        RecordError: if it cannot be read.
        OSError: if it cannot be written.
        ValueError: if the title is too long.
    """
    write_sheet(path, replace(read_sheet(path), title=title_from(title)))


# ---- inside ----------------------------------------------------------------------------------------------------------


def _sheet(path: Path, file: _File) -> Sheet:
    groups = updated_groups(file.rules, file.rules_version) if file.rules_version < RULES_VERSION else file.rules
    try:
        rules = from_json(groups)
    except InvalidOption as error:
        raise RecordFault(path, 1, f"rules that are not right ({str(error).rstrip('.')})", "rules of today") from None
    if problems(rules):
        raise RecordFault(path, 1, "rules that cannot be played", "rules that can")
    if not is_people_count(rules, len(file.people)):
        raise RecordFault(path, 1, f"{len(file.people)} people", "as many as the rules seat")
    if any(tidied(name) != name or name_fault(name) for name in file.people):
        raise RecordFault(path, 1, "a name that cannot be used", "names of one line")
    deals = file.deals if file.draft is None else (*file.deals, file.draft)
    if len(deals) > MOST_DEALS or not all(_fits(rules, len(file.people), deal) for deal in deals):
        raise RecordFault(path, 1, "a deal of another game", "deals of this one")
    if not all(can_be_scored(rules, deal) for deal in file.deals):
        raise RecordFault(path, 1, "a deal that cannot be scored", "who played it, and how it ended")
    preset, title = clipped(file.preset, LONGEST_LABEL), tidied(file.title)[:LONGEST_TITLE]
    reading = max(file.version, 1) - 1 + _OLDEST_READING
    return Sheet(preset, rules, file.people, file.deals, file.draft, title, file.is_finished, reading)


def _fits(rules: Rules, people: int, deal: SheetDeal) -> bool:
    """Return whether a deal can have been entered under these rules; the entries may still be wrong."""
    seats, sides = rules.table.players, side_count(rules)
    by_seat = (deal.bids, deal.meld, deal.dix, deal.checks)
    by_side = (deal.tricks, deal.aside)
    numbers = (deal.bid, *(number for each in (*by_seat, *by_side) for number in each))
    return (
        deal.how in hows(rules)
        and 0 <= deal.dealer < people
        and all(seat is None or 0 <= seat < seats for seat in (deal.by, deal.declarer, deal.partner))
        and (deal.partner is None or deal.partner != deal.declarer)
        and all(len(each) <= seats for each in (*by_seat, deal.chips))
        and all(len(each) <= sides for each in by_side)
        and all(len(kinds) <= _MOST_CHIPS for kinds in deal.chips)
        and all(0 <= side < sides for side in deal.took)
        and all(0 <= number <= _MOST_POINTS for number in numbers)
        and deal.trump in {"", "C", "D", "H", "S"}
    )
