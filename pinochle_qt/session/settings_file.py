"""The file with the settings: what each one can be, and what to do when it is damaged."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Mapping
from time import sleep
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, get_args

from msgspec import to_builtins

from pinochle_qt.engine.rules import OptionValue, patch
from pinochle_qt.names import name_fault, tidied
from pinochle_qt.reading import TooLarge, is_there, read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.lock import FileLock
from pinochle_qt.record.unsaved import Unsaved, reason
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.session.settings import Back, ConfirmPlays, MeldsStay, Settings, Sorting, Speed, ThemeChoice
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T", bound=str)
V = TypeVar("V")

VERSION: Final = 1
MAX_BYTES: Final = 1024 * 1024
"""A larger settings file is not read: nothing of ours grows to that size."""
_TRIES: Final = 25
_BETWEEN_TRIES: Final = 0.02
"""Seconds; to write the file takes less than all tries together."""


class SettingsError(Exception):
    """Settings that cannot be saved; `str()` is one sentence."""


Check: TypeAlias = Callable[[object], Any]
"""Returns the value that a setting takes, or raises `ValueError` with what it can be."""
Mending: TypeAlias = Callable[[object, list[str]], Any]
"""Does the same for a setting of many parts; a bad part is left out or gets its default, and goes into the list."""


def load_settings(path: Path) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings in a file, and one sentence for everything in it that could not be used.

    A missing file means the defaults. A file that is no settings file at all is kept aside with the ending `.bad`.
    """
    try:
        content = read_file(path, MAX_BYTES)
    except FileNotFoundError:
        return Settings(), ()
    except TooLarge as error:
        return Settings(), (_kept_aside(path, str(error.strerror)),)
    except OSError as error:
        return Settings(), (f"The settings in {path} cannot be read ({error.strerror}); the defaults are used.",)
    try:
        data = _parsed(content)
    except ValueError as error:
        return Settings(), (_kept_aside(path, str(error)),)
    values: dict[str, Any] = {}
    notices: list[str] = []
    for name in Settings.__struct_fields__:
        if name not in data:
            continue
        faults: list[str] = []
        try:
            values[name] = _MENDINGS[name](data[name], faults) if name in _MENDINGS else _CHECKS[name](data[name])
        except ValueError as error:
            notices.append(f'The setting "{name}" cannot be used and is back to its default: {error}.')
        if faults:
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            notices.append(
                f'Part of the setting "{name}" cannot be used and is back to its default: {faults[0]}{more}.'
            )
    return Settings(**values), tuple(notices)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings so that a crash leaves the old file or the new one.

    Raises:
        SettingsError: they cannot be written; the old file is unharmed.
    """
    # in ASCII, because the path of a game may hold bytes that are no letters
    text = json.dumps({"version": VERSION, **to_builtins(settings)}, indent=1)
    try:
        write_atomically(path, f"{text}\n".encode())
    except OSError as error:
        raise SettingsError(Unsaved.SETTINGS(path=str(path), reason=reason(error))) from None


def save_changes(path: Path, before: Settings, after: Settings) -> None:
    """Write what differs between two settings into the file, where another window may have changed something else.

    A file that is not there or not whole gets everything anew. While another window writes this waits for it, though
    not for long: the person waits, too.

    Raises:
        SettingsError: it cannot be written; the old file is unharmed.
    """
    lock = _locked(path)
    try:
        _write_changes(path, before, after)
    finally:
        if lock is not None:
            lock.release()


def _locked(path: Path) -> FileLock | None:
    """Return the lock of a file, or None where it cannot be had in a moment."""
    for _ in range(_TRIES):
        try:
            return FileLock(path)
        except BlockingIOError:
            sleep(_BETWEEN_TRIES)
        except OSError:
            return None
    return None


def _write_changes(path: Path, before: Settings, after: Settings) -> None:
    now, notices = load_settings(path)
    if notices or not is_there(path):
        now = before
    changed = {
        name: _merged(getattr(now, name), getattr(before, name), getattr(after, name))
        for name in Settings.__struct_fields__
    }
    save_settings(path, Settings(**changed))


def _merged(now: Any, before: Any, after: Any) -> Any:
    """Return what a setting is now with what was changed; of people and games each one by itself."""
    if isinstance(after, Mapping):
        kept = {name: value for name, value in now.items() if name in after or name not in before}
        return kept | {name: value for name, value in after.items() if name not in before or before[name] != value}
    if isinstance(after, tuple) and len(now) == len(before) == len(after):
        return tuple(map(_merged, now, before, after))
    return now if after == before else after


def _parsed(content: bytes) -> dict[str, Any]:
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError):
        raise ValueError("it isn't JSON") from None
    if not isinstance(data, dict):
        raise ValueError("it isn't a JSON object")
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise ValueError(f"its version isn't {VERSION}")
    return data


def _kept_aside(path: Path, why: str) -> str:
    aside = path.with_name(f"{path.name}.bad")
    try:
        path.replace(aside)
    except OSError as error:
        return f"The settings in {path} cannot be used because {why}; the defaults are used ({error.strerror})."
    return f"The settings could not be used because {why}. The defaults are back; the old file is saved as {aside}."


# ---- what each setting can be ------------------------------------------------------------------------------------


def _one_of(words: tuple[T, ...]) -> Callable[[object], T]:
    def check(value: object) -> T:
        for word in words:
            if word == value:
                return word
        raise ValueError(f"it can be {', '.join(words)}")

    return check


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise ValueError("it must be true or false")
    return value


def _flag_or_none(value: object) -> bool | None:
    return None if value is None else _flag(value)


def _percent(value: object) -> int:
    if type(value) is not int or not 0 <= value <= 100:
        raise ValueError("it must be a whole number from 0 to 100")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError("it must be printable text")
    return value


def _base64(value: object) -> str:
    text = _text(value)
    try:
        base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("it must be text in base64") from None
    return text


def _preset(value: object) -> str:
    if not isinstance(value, str) or value not in PRESETS:
        raise ValueError("it must be the name of a preset")
    return value


def _path(value: object) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise ValueError("it must be the path of a file")
    return value


def _person(value: object) -> int:
    if type(value) is not int or not 0 <= value < MOST_PEOPLE:
        raise ValueError(f"it must be a whole number from 0 to {MOST_PEOPLE - 1}")
    return value


def _each(value: object, check: Callable[[str, object], V], faults: list[str]) -> dict[str, V]:
    """Return those entries of an object that pass a check."""
    if not isinstance(value, dict):
        raise ValueError("it must be an object with names and their values")
    good: dict[str, V] = {}
    for name, part in value.items():
        try:
            good[name] = check(name, part)
        except ValueError as error:
            faults.append(str(error).rstrip("."))
    return good


def _targets(value: object, faults: list[str]) -> dict[str, int]:
    def target(preset: str, points: object) -> int:
        return patch(PRESETS[_preset(preset)], {"match.target": points}).match.target

    return _each(value, target, faults)


def _patches(value: object, faults: list[str]) -> dict[str, dict[str, OptionValue]]:
    def changes(preset: str, options: object) -> dict[str, OptionValue]:
        base = PRESETS[_preset(preset)]

        def option(name: str, chosen: Any) -> OptionValue:
            patch(base, {name: chosen})
            usable: OptionValue = chosen
            return usable

        return _each(options, option, faults)

    return _each(value, changes, faults)


def _people(value: object, faults: list[str]) -> dict[str, int]:
    def count(preset: str, people: object) -> int:
        _preset(preset)
        if type(people) is not int or not 3 <= people <= MOST_PEOPLE:
            raise ValueError(f"it must be a whole number from 3 to {MOST_PEOPLE} for each preset")
        return people

    return _each(value, count, faults)


def _seats(value: object, faults: list[str]) -> tuple[SeatSetup, ...]:
    """Return who sits at the table; players missing from an older file get their defaults."""
    if not isinstance(value, list) or not value or len(value) > MOST_PEOPLE:
        raise ValueError(f"it must be a list of up to {MOST_PEOPLE} players")
    usual = Settings().seats
    given = [seat if isinstance(seat, dict) else {} for seat in value]
    names = [_name(at, seat.get("name"), faults) for at, seat in enumerate(given, 1)]
    free = [seat.name for seat in usual if seat.name not in names]
    seats: list[SeatSetup] = []
    for at, (seat, name) in enumerate(zip(given, names, strict=True)):
        if not name:
            free.sort(key=usual[at].name.__ne__)  # the usual name first, but nobody is called as another
        player = _player(at, seat.get("player"), usual[at].player, faults)
        seats.append(SeatSetup(name or free.pop(0), player))
    return (*seats, *usual[len(seats) :])


def _name(number: int, value: object, faults: list[str]) -> str:
    """Return the name of a player, empty if it is none."""
    name = tidied(value) if isinstance(value, str) else ""
    fault = name_fault(name)
    if fault:
        faults.append(f"player {number}: {fault}")
    return "" if fault else name


def _player(at: int, value: object, usual: str, faults: list[str]) -> str:
    if not isinstance(value, str) or not value.isprintable():
        value = ""
    if value in {"human", "random"} or value.removeprefix("computer:") not in {value, ""}:
        return value
    faults.append(f"player {at + 1}: a player is human, random or computer: and a skill")
    return usual


_CHECKS: Final[Mapping[str, Check]] = {
    "preset": _preset,
    "first_dealer": _person,
    "speed": _one_of(get_args(Speed)),
    "reduced_motion": _flag_or_none,
    "theme": _one_of(get_args(ThemeChoice)),
    "back": _one_of(get_args(Back)),
    "sorting": _one_of(get_args(Sorting)),
    "confirm_plays": _one_of(get_args(ConfirmPlays)),
    "melds_stay": _one_of(get_args(MeldsStay)),
    "play_forced": _flag,
    "four_color": _flag,
    "large_index": _flag,
    "left_handed": _flag,
    "sound": _flag,
    "volume": _percent,
    "language": _text,
    "window_geometry": _base64,
    "last_journal": _path,
}
_MENDINGS: Final[Mapping[str, Mending]] = {
    "targets": _targets,
    "patches": _patches,
    "seats": _seats,
    "people": _people,
}
if {*_CHECKS, *_MENDINGS} != set(Settings.__struct_fields__):
    raise AssertionError("every setting needs a check")
