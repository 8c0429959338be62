"""What a person has chosen once and for all: the settings, their file, and what to do when it is damaged."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, cast, get_args

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.rules import InvalidOption, OptionValue, Rules, diff, patch
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T", bound=str)

Speed = Literal["instant", "fast", "normal", "slow"]
ThemeChoice = Literal["felt", "dark", "light", "system"]
Back = Literal["blue", "red", "black"]
Sorting = Literal["suit", "trump", "rank", "none"]
ConfirmPlays = Literal["single", "double", "second"]

VERSION: Final = 1
MAX_BYTES: Final = 1024 * 1024
"""A larger settings file is not read: nothing of ours grows to that size."""
DEFAULT_SKILL: Final = "computer:strong"
UNNAMED: Final = "You"
"""The name of the person at the screen who has given none; the window says it in its own language."""
_NAMES: Final = (UNNAMED, "Walter", "Nora", "Edith", "Sam", "Clara", "Hugo", "Ruth", "Oscar")


class SettingsError(Exception):
    """Settings that cannot be saved; `str()` is one sentence."""


class Settings(Struct, frozen=True):
    """Every setting with its default; a changed copy is made with `msgspec.structs.replace`."""

    preset: str = "single_deck_partnership"
    targets: Mapping[str, int] = field(default_factory=dict)
    """The target score (×10) for each preset where it is not the preset's own."""
    patches: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """House rules for each preset: dotted option names with their values."""
    seats: tuple[SeatSetup, ...] = tuple(
        SeatSetup(name, DEFAULT_SKILL if seat else "human") for seat, name in enumerate(_NAMES)
    )
    """Everybody at the table, as many as can be; a smaller game takes the first."""
    people: Mapping[str, int] = field(default_factory=dict)
    """How many are at the table for each preset where people rest in turn and more are there than need be."""
    first_dealer: int = 0
    """Who of them deals first in games whose rules leave that to the players."""
    speed: Speed = "normal"
    reduced_motion: bool | None = None
    """None follows the desktop."""
    theme: ThemeChoice = "system"
    back: Back = "blue"
    sorting: Sorting = "suit"
    confirm_plays: ConfirmPlays = "single"
    four_color: bool = False
    """Diamonds are blue and clubs green."""
    large_index: bool = False
    left_handed: bool = False
    """Cards have their index at the right, and the left card of a fan lies on top."""
    sound: bool = True
    volume: int = 70
    """Per cent."""
    language: str = "system"
    window_geometry: str = ""
    """What Qt remembers of the window, in base64."""
    last_journal: str = ""
    """The path of the game that was played last."""

    def rules(self, preset: str | None = None) -> Rules:
        """Return the rules of a preset (by default the chosen one) with the house rules and the target."""
        name = self.preset if preset is None else preset
        rules = patch(PRESETS[name], self.patches.get(name, {}))
        return patch(rules, {"match.target": self.targets[name]}) if name in self.targets else rules

    def playing(self, preset: str, rules: Rules) -> Settings:
        """Return settings whose next game is played by these rules, of which a preset is the base."""
        changes = diff(PRESETS[preset], rules)
        targets = {name: points for name, points in self.targets.items() if name != preset}
        if "match.target" in changes:
            targets[preset] = rules.match.target
            del changes["match.target"]
        patches = {name: house for name, house in self.patches.items() if name != preset}
        if changes:
            patches[preset] = changes
        return replace(self, preset=preset, targets=targets, patches=patches)

    def people_count(self, preset: str | None = None) -> int:
        """Return how many are at the table for a preset (by default the chosen one), those who rest included."""
        name = self.preset if preset is None else preset
        rules = self.rules(name)
        least = people_count(rules)
        wanted = self.people.get(name, least)
        return wanted if is_people_count(rules, wanted) else least

    def chosen_dealer(self) -> int | None:
        """Return who was chosen to deal first; None where the rules find the first dealer in another way."""
        if self.rules().deal.first_dealer != "chosen":
            return None
        return min(self.first_dealer, self.people_count() - 1)


Check: TypeAlias = Callable[[object], Any]
"""Returns the value that a setting takes, or raises `ValueError` with what it can be."""


def load_settings(path: Path) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings in a file, and one sentence for everything in it that could not be used.

    A missing file means the defaults. A file that is no settings file at all is kept aside with the ending `.bad`.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return Settings(), ()
    except OSError as error:
        return Settings(), (f"The settings in {path} cannot be read ({error.strerror}); the defaults are used.",)
    try:
        data = _parsed(content)
    except ValueError as error:
        return Settings(), (_kept_aside(path, str(error)),)
    values: dict[str, Any] = {}
    notices: list[str] = []
    for name, check in _CHECKS.items():
        if name not in data:
            continue
        try:
            values[name] = check(data[name])
        except ValueError as error:
            notices.append(f'The setting "{name}" is not usable and has its default again: {error}.')
    return Settings(**values), tuple(notices)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings so that a crash leaves the old file or the new one.

    Raises:
        SettingsError: they cannot be written; the old file is unharmed.
    """
    text = json.dumps({"version": VERSION, **to_builtins(settings)}, indent=1, ensure_ascii=False)
    try:
        write_atomically(path, f"{text}\n".encode())
    except OSError as error:
        raise SettingsError(f"The settings cannot be saved in {path}: {error.strerror}.") from None


def _parsed(content: bytes) -> dict[str, Any]:
    if len(content) > MAX_BYTES:
        raise ValueError("it is far too large")
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError):
        raise ValueError("it is no JSON") from None
    if not isinstance(data, dict):
        raise ValueError("it is no JSON object")
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise ValueError(f"it has another version than {VERSION}")
    return data


def _kept_aside(path: Path, why: str) -> str:
    aside = path.with_name(f"{path.name}.bad")
    try:
        path.replace(aside)
    except OSError as error:
        return f"The settings in {path} are not usable, because {why}; the defaults are used ({error.strerror})."
    return f"The settings were not usable, because {why}; the defaults are used, and the old file is kept as {aside}."


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
        raise ValueError("it can be true or false")
    return value


def _flag_or_none(value: object) -> bool | None:
    return None if value is None else _flag(value)


def _percent(value: object) -> int:
    if type(value) is not int or not 0 <= value <= 100:
        raise ValueError("it can be a whole number from 0 to 100")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError("it can be a printable text")
    return value


def _base64(value: object) -> str:
    text = _text(value)
    try:
        base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("it can be a text in base64") from None
    return text


def _preset(value: object) -> str:
    if not isinstance(value, str) or value not in PRESETS:
        raise ValueError("it can be the name of a preset")
    return value


def _by_preset(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("it can be an object with the names of presets")
    for name in value:
        _preset(name)
    return value


def _targets(value: object) -> dict[str, int]:
    targets = _by_preset(value)
    for name, target in targets.items():
        _patched(name, {"match.target": target})
    return cast("dict[str, int]", targets)


def _patches(value: object) -> dict[str, dict[str, OptionValue]]:
    patches = _by_preset(value)
    for name, changes in patches.items():
        if not isinstance(changes, dict):
            raise ValueError("it can be an object with options for each preset")
        _patched(name, changes)
    return patches


def _patched(preset: str, changes: Mapping[str, object]) -> None:
    try:
        patch(PRESETS[preset], changes)
    except InvalidOption as error:
        raise ValueError(str(error).rstrip(".")) from None


def _people(value: object) -> dict[str, int]:
    counts = _by_preset(value)
    if any(type(count) is not int or not 3 <= count <= MOST_PEOPLE for count in counts.values()):
        raise ValueError(f"it can be a whole number from 3 to {MOST_PEOPLE} for each preset")
    return counts


def _person(value: object) -> int:
    if type(value) is not int or not 0 <= value < MOST_PEOPLE:
        raise ValueError(f"it can be a whole number from 0 to {MOST_PEOPLE - 1}")
    return value


def _seats(value: object) -> tuple[SeatSetup, ...]:
    """Return who sits at the table; those whom an older file lacks are the usual ones."""
    if not isinstance(value, list) or not value or len(value) > MOST_PEOPLE:
        raise ValueError(f"it can be a list of up to {MOST_PEOPLE} players")
    named = tuple(_seat(each) for each in value)
    return named + Settings().seats[len(named) :]


def _seat(value: object) -> SeatSetup:
    if not isinstance(value, dict):
        raise ValueError("each player is an object with a name and a kind")
    player = _text(value.get("player"))
    if player not in {"human", "random"} and player.removeprefix("computer:") in {player, ""}:
        raise ValueError("a player is human, random or computer: and a skill")
    return SeatSetup(_text(value.get("name")), player)


_CHECKS: Final[Mapping[str, Check]] = {
    "preset": _preset,
    "targets": _targets,
    "patches": _patches,
    "seats": _seats,
    "people": _people,
    "first_dealer": _person,
    "speed": _one_of(get_args(Speed)),
    "reduced_motion": _flag_or_none,
    "theme": _one_of(get_args(ThemeChoice)),
    "back": _one_of(get_args(Back)),
    "sorting": _one_of(get_args(Sorting)),
    "confirm_plays": _one_of(get_args(ConfirmPlays)),
    "four_color": _flag,
    "large_index": _flag,
    "left_handed": _flag,
    "sound": _flag,
    "volume": _percent,
    "language": _text,
    "window_geometry": _base64,
    "last_journal": _text,
}
if set(_CHECKS) != set(Settings.__struct_fields__):
    raise AssertionError("every setting needs a check")
