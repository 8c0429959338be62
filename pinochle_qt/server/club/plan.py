"""The file that describes a club night."""

import re
import tomllib
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.engine.derived import side_count
from pinochle_qt.engine.features import has_called_partner, people_rest
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.names import name_fault, tidied
from pinochle_qt.protocol.options import Clock
from pinochle_qt.reading import path_in, read_file, why_unread
from pinochle_qt.server.club.movement import LEAST_PAIRS, MOST_PAIRS, Movement, rounds
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.rule_file import RuleSetError, read_rule_set

_LARGEST: Final = 65_536
_TIME: Final = re.compile(r"([01]?\d|2[0-3]):[0-5]\d")
_MOST_BOARDS: Final = 12
"""The most boards in a round."""
_FIRST_GUEST: Final = 2
"""The number, as a guest, of the first player."""


class PlanError(Exception):
    """Raised for a file that describes no club night; `str()` says in a sentence why, and what it should say."""


class ClubPlan(Struct, frozen=True):
    """What a club night is: decided before it, and the same to its end."""

    title: str
    preset: str
    rules: Rules
    """Those of a single deal: every board begins at 0 to 0."""
    movement: Movement
    pairs: int
    names: tuple[tuple[str, str], ...]
    """Of both players of each pair, if the file lists them."""
    boards: int
    """In each round."""
    rounds: int
    pause: int
    """The seconds between two boards, unless everybody is ready before."""
    clock: Clock
    """The seconds for a decision; 0 for as many as anybody likes."""
    start: str
    """When it begins even without those who are not there, as in 19:30; if empty, it waits for everybody."""


class _Written(Struct, forbid_unknown_fields=True):
    """The file as it is written."""

    preset: str = ""
    rules: str = ""
    title: Annotated[str, Meta(max_length=80)] = "Club night"
    movement: Movement = "mitchell"
    pairs: int | list[tuple[str, str]] = 0
    boards: Annotated[int, Meta(ge=1, le=_MOST_BOARDS)] = 2
    rounds: Annotated[int, Meta(ge=1)] | None = None
    pause: Annotated[int, Meta(ge=0, le=600)] = 20
    clock: Clock = 0
    start: str = ""


def read_plan(path: Path) -> ClubPlan:
    """Return the club night that a file describes.

    Raises:
        PlanError: it cannot be read, or describes none.
    """
    try:
        written = msgspec.convert(tomllib.loads(read_file(path, _LARGEST).decode()), _Written)
    except OSError as error:
        raise PlanError(f"{path} cannot be read: {why_unread(error)}.") from error
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise PlanError(f"{path} is no TOML file: {error}.") from error
    except msgspec.ValidationError as error:
        raise PlanError(f"{path} describes no club night: {error}.") from error
    preset, rules = _rules(written, path)
    listed = [] if isinstance(written.pairs, int) else written.pairs
    names = tuple((tidied(one), tidied(other)) for one, other in listed)
    pairs = written.pairs if isinstance(written.pairs, int) else len(listed)
    for name in (name for pair in names for name in pair):
        if fault := name_fault(name):
            raise PlanError(f'{path} has "{name}" as a player\'s name; it should be {fault}.')
    if not LEAST_PAIRS <= pairs <= MOST_PAIRS:
        raise PlanError(f"{path} should say with pairs = … how many play, from {LEAST_PAIRS} to {MOST_PAIRS}.")
    if written.start and _TIME.fullmatch(written.start) is None:
        raise PlanError(f'{path} should say with start = … a time such as "19:30".')
    most = len(rounds(written.movement, pairs))
    if (written.rounds or most) > most:
        raise PlanError(f"{path} asks for {written.rounds} rounds; {pairs} pairs have {most} until they meet again.")
    return ClubPlan(
        tidied(written.title),
        preset,
        rules,
        written.movement,
        pairs,
        names,
        written.boards,
        written.rounds or most,
        written.pause,
        written.clock,
        written.start,
    )


def _rules(written: _Written, path: Path) -> tuple[str, Rules]:
    """Return the preset and the rules, of which every board is a match of its own."""
    if bool(written.preset) == bool(written.rules):
        raise PlanError(f"{path} should name the game either with preset = … or with rules = … (a file).")
    if written.rules:
        try:
            chosen = read_rule_set(path.parent / path_in(written.rules))
        except RuleSetError as error:
            raise PlanError(str(error)) from error
        preset, rules = chosen.preset, chosen.rules
    elif written.preset in PRESETS:
        preset, rules = written.preset, PRESETS[written.preset]
    else:
        raise PlanError(f'{path} names no game: "{written.preset}". The command presets lists them.')
    rules = patch(rules, {"match.mode": "single_deal"})
    if rules.table.players != 4 or side_count(rules) != 2 or has_called_partner(rules) or people_rest(rules):
        raise PlanError(f"{path} names a game that is not for two pairs at a table of four.")
    if found := problems(rules):
        raise PlanError(f"The rules in {path} cannot be played deal by deal: {found[0].text} {found[0].advice}")
    return preset, rules


def number_of(player: int) -> int:
    """Return the number that a player has as a guest, at all tables."""
    return player + _FIRST_GUEST


def player_of(number: int) -> int:
    """Return which player a guest is."""
    return number - _FIRST_GUEST


def players_of(pair: int) -> tuple[int, int]:
    """Return the players of a pair."""
    return 2 * pair - 2, 2 * pair - 1
