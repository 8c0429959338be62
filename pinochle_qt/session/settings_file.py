"""The settings file: the values that each setting can have, and what to do when it is damaged."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct, ValidationError, convert, to_builtins
from msgspec.structs import fields

from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.busy_files import move
from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.rules import OptionValue, patch
from pinochle_qt.engine.rules.versions import VERSION, updated
from pinochle_qt.engine.sayings import UnusableAgreement, agreement_from
from pinochle_qt.names import name_fault, tidied
from pinochle_qt.reading import TooLarge, is_there, read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.lock import lock_in_a_moment
from pinochle_qt.record.save_errors import SaveFault, reason
from pinochle_qt.record.values import AGREEMENT, SeatSetup
from pinochle_qt.session.faces import Face, is_choice
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.session.settings import Settings
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.engine.sayings import Agreed

MAX_BYTES: Final = 1024 * 1024
"""The size above which a settings file is not read; none that this program writes is that large."""


class SettingsError(Exception):
    """Settings that cannot be saved; `str()` is one sentence."""


Where: TypeAlias = str | int | None
"""The part of a setting: the name of a preset, or the number of a player; None for the whole setting."""


class DamagedPart(Struct, frozen=True):
    """A part of the settings that cannot be used and has been reset to its default."""

    setting: str
    where: Where = None


class Damage(Struct, frozen=True):
    """What is wrong with a settings file; the sentence is made once the language of the settings is known."""

    kind: Literal["unreadable", "broken", "newer version", "parts"]
    """It cannot be read, is no settings file at all, belongs to a newer version of the program, or has bad parts."""
    path: Path
    """The current path of the file."""
    parts: tuple[DamagedPart, ...] = ()


Mending: TypeAlias = Callable[[Any, list[Where]], Any]
"""A function that returns the usable part of a setting, and adds the places of unusable parts to the list."""


def load_settings(path: Path) -> tuple[Settings, Damage | None]:
    """Return the settings in a file and what is wrong with it, or None if everything could be used.

    A missing file means the defaults. A file that is no settings file at all is set aside with the suffix `.bad`; one
    from a newer version of the program is left as it is, and is never written to.
    """
    try:
        data = _parsed(read_file(path, MAX_BYTES))
    except FileNotFoundError:
        return Settings(), None
    except (TooLarge, ValueError):
        return Settings(), Damage("broken", _set_aside(path))
    except OSError:
        return Settings(), Damage("unreadable", path)
    version = data["version"]
    if version > VERSION:
        return Settings(), Damage("newer version", path)
    data["patches"] = _updated_patches(data.get("patches", {}), version)
    values: dict[str, Any] = {}
    damaged: dict[DamagedPart, None] = {}
    for name, kind in _KINDS.items():
        if name not in data:
            continue
        unusable: list[Where] = []
        if name == "seats":
            values[name] = _seats(data[name], unusable, values.get("programs", {}))
        elif name in _REPAIRS:
            values[name] = _REPAIRS[name](data[name], unusable)
        elif _fits(data[name], kind):
            values[name] = data[name]
        else:
            unusable.append(None)
        damaged |= dict.fromkeys(DamagedPart(name, where) for where in unusable)
    return Settings(**values), Damage("parts", path, tuple(damaged)) if damaged else None


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings so that a crash leaves either the old file or the new one.

    Raises:
        SettingsError: they cannot be written; the old file is unharmed.
    """
    _write(path, to_builtins(settings))


def _write(path: Path, values: Mapping[str, Any]) -> None:
    # in ASCII, because the path of a game can contain bytes that are not valid text
    text = json.dumps({**values, "version": VERSION}, indent=1)
    try:
        write_atomically(path, f"{text}\n".encode())
    except OSError as error:
        raise SettingsError(SaveFault.SETTINGS(path=str(path), reason=reason(error))) from None


def save_changes(path: Path, before: Settings, after: Settings) -> None:
    """Write the differences between two settings to the file, where another window may have changed others.

    A missing or damaged file is written anew, and one from a newer version is left alone. Entries that another version
    of the program has added are kept. While another window is writing, this waits, though not for long, because the
    user is waiting, too.

    Raises:
        SettingsError: it cannot be written; the old file is unharmed.
    """
    lock = None
    try:
        with contextlib.suppress(OSError):
            lock = lock_in_a_moment(path)
        _write_changes(path, before, after)
    finally:
        if lock is not None:
            lock.release()


def _write_changes(path: Path, before: Settings, after: Settings) -> None:
    now, damage = load_settings(path)
    if damage is not None and damage.kind == "newer version":
        return
    if damage is not None and damage.kind == "unreadable" and path.is_file():
        raise SettingsError(SaveFault.SETTINGS(path=str(path), reason=SaveFault.UNREADABLE()))
    if damage is not None or not is_there(path):
        now = before
    changed = {
        name: _merged(getattr(now, name), getattr(before, name), getattr(after, name))
        for name in Settings.__struct_fields__
    }
    _write(path, _unknown(path) | to_builtins(Settings(**changed)))


def _unknown(path: Path) -> dict[str, Any]:
    """Return the settings in a file that this version does not know."""
    try:
        data = _parsed(read_file(path, MAX_BYTES))
    except (OSError, TooLarge, ValueError):
        return {}
    return {name: value for name, value in data.items() if name not in _KINDS}


def _merged(now: Any, before: Any, after: Any) -> Any:
    """Return the current value of a setting with the changes applied, to each person and each game separately."""
    if isinstance(after, Mapping):
        remaining = {name: value for name, value in now.items() if name in after or name not in before}
        return remaining | {name: value for name, value in after.items() if name not in before or before[name] != value}
    if isinstance(after, tuple) and len(now) == len(before) == len(after):
        return tuple(map(_merged, now, before, after))
    return now if after == before else after


def _parsed(content: bytes) -> dict[str, Any]:
    """Return the content of a settings file.

    Raises:
        ValueError: it is not a settings file.
    """
    try:
        data = json.loads(content.decode())
    except RecursionError:
        raise ValueError("it isn't JSON") from None
    if not isinstance(data, dict) or type(data.get("version")) is not int or data["version"] < 1:
        raise ValueError("it isn't a JSON object with a version")
    return data


def _updated_patches(patches: object, version: int) -> object:
    """Return the house rules in a file of this version, converted to today's options."""
    if not isinstance(patches, dict):
        return patches
    return {preset: updated(part, version) if isinstance(part, dict) else part for preset, part in patches.items()}


def _set_aside(path: Path) -> Path:
    """Rename a file to set it aside, if the system allows it, and return its path afterward."""
    bad_path = path.with_name(f"{path.name}.bad")
    try:
        move(path, bad_path)
    except OSError:
        return path
    return bad_path


# ---- what types cannot say ---------------------------------------------------------------------------------------


def _fits(value: object, kind: Any) -> bool:
    """Return whether a value from a file fits a type."""
    try:
        convert(value, kind)
    except (ValidationError, UnicodeError):  # UnicodeError where a lone surrogate is in place of a number
        return False
    return True


def _preset(value: object, unusable: list[Where]) -> str:
    if isinstance(value, str) and value in PRESETS:
        return value
    unusable.append(None)
    return Settings().preset


def _is_possible(preset: str, option: str, value: Any) -> bool:
    """Return whether the rules of a preset allow a value for an option."""
    try:
        patch(PRESETS[preset], {option: value})
    except ValueError:
        return False
    return True


def _good_parts(value: object, is_good: Callable[[str, Any], bool], unusable: list[Where]) -> dict[str, Any]:
    """Return the good parts of an object that has one part for each preset."""
    if not isinstance(value, dict):
        unusable.append(None)
        return {}
    good = {preset: part for preset, part in value.items() if preset in PRESETS and is_good(preset, part)}
    unusable.extend(preset if preset in PRESETS else None for preset in value if preset not in good)
    return good


def _targets(value: object, unusable: list[Where]) -> dict[str, int]:
    return _good_parts(value, lambda preset, points: _is_possible(preset, "match.target", points), unusable)


def _patches(value: object, unusable: list[Where]) -> dict[str, dict[str, OptionValue]]:
    given = _good_parts(value, lambda _, options: isinstance(options, dict), unusable)
    good = {
        preset: {option: chosen for option, chosen in options.items() if _is_possible(preset, option, chosen)}
        for preset, options in given.items()
    }
    unusable.extend(preset for preset, options in given.items() if options != good[preset])
    return good


def _people(value: object, unusable: list[Where]) -> dict[str, int]:
    return _good_parts(value, lambda _, people: _fits(people, Annotated[int, Meta(ge=3, le=MOST_PEOPLE)]), unusable)


def _agreements(value: object, unusable: list[Where]) -> dict[str, tuple[Agreed, ...]]:
    """Return the bidding agreements of each side; a name that is unknown here is kept, and counts as none."""

    def is_good(preset: str, agreed: Any) -> bool:
        fits = isinstance(agreed, list) and len(agreed) == side_count(PRESETS[preset])
        return fits and all(_agreed(each) is not None for each in agreed)

    good = _good_parts(value, is_good, unusable)
    return {preset: tuple(filter(None, map(_agreed, agreed))) for preset, agreed in good.items()}


def _agreed(value: object) -> Agreed | None:
    """Return an agreement or the name of one; None for anything else."""
    if isinstance(value, dict):
        with contextlib.suppress(UnusableAgreement):
            return agreement_from(value)
    return value if isinstance(value, str) and _fits(value, Annotated[str, Meta(pattern=AGREEMENT)]) else None


def _faces(value: object, unusable: list[Where]) -> dict[str, Face]:
    """Return the face chosen for each name."""
    given = value if isinstance(value, dict) else {}
    faces = {name: convert(face, Face) for name, face in given.items() if _name(name) and _fits(face, Face)}
    good = {name: face for name, face in faces.items() if is_choice(face)}
    if good.keys() != given.keys() or given is not value:
        unusable.append(None)
    return good


def _programs(value: object, unusable: list[Where]) -> dict[str, str]:
    """Return the command of each program."""
    given = value if isinstance(value, dict) else {}
    good = {
        name: command
        for name, command in given.items()
        if _name(name) == name and name not in SKILLS and _fits({name: command}, _KINDS["programs"])
    }
    if good.keys() != given.keys() or given is not value:
        unusable.append(None)
    return good


def _seats(value: object, unusable: list[Where], programs: Mapping[str, str]) -> tuple[SeatSetup, ...]:
    """Return the people at the table, `programs` among them; those missing from an older file get their defaults."""
    players = {"human", "random", *(f"computer:{skill}" for skill in (*SKILLS, *programs))}
    defaults = Settings().seats
    if not isinstance(value, list) or not value or len(value) > MOST_PEOPLE:
        unusable.append(None)
        return defaults
    given = [seat if isinstance(seat, dict) else {} for seat in value]
    names = [_name(seat.get("name")) for seat in given]
    free_names = [seat.name for seat in defaults if seat.name not in names]
    seats: list[SeatSetup] = []
    for at, default in enumerate(defaults):
        name = names[at] if at < len(given) else ""
        player: Any = given[at].get("player") if at < len(given) else default.player
        if at < len(given) and not (name and _is_player(player, players)):
            unusable.append(at + 1)
        if not name:
            free_names.sort(key=default.name.__ne__)  # the usual name first, but no two players get the same name
        seats.append(SeatSetup(name or free_names.pop(0), player if _is_player(player, players) else default.player))
    return tuple(seats)


def _name(value: object) -> str:
    """Return a player's name; empty if it is not valid."""
    name = tidied(value) if isinstance(value, str) else ""
    return "" if name_fault(name) else name


def _is_player(value: Any, players: Collection[str]) -> bool:
    """Return whether this is one of these players."""
    return isinstance(value, str) and value in players


_KINDS: Final = {each.name: each.type for each in fields(Settings)}
_REPAIRS: Final[Mapping[str, Mending]] = {
    "preset": _preset,
    "targets": _targets,
    "patches": _patches,
    "programs": _programs,
    "faces": _faces,
    "people": _people,
    "agreements": _agreements,
}
