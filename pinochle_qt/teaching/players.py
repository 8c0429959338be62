"""What each level of the computer players knows and does, described from its definition, and how they compare."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.json import decode

from pinochle_qt.ai.decide.human_errors import MOOD
from pinochle_qt.ai.players.levels import CHOICES, SKILL_BY_LEVEL
from pinochle_qt.ai.racing import LONGEST
from pinochle_qt.ai.reasons import Points, Reason
from pinochle_qt.ai.skill import Skill
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.derived import side_count
from pinochle_qt.resources import MissingAsset, asset
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LADDER: Final = tuple(skill for skill in SKILLS if skill != "random")
"""The levels, weakest first."""
LADDER_FILE: Final = "ladder.json"
"""The file in `assets/` that `tests/benchmarks/ladder.py` and `tests/benchmarks/auctions.py` write."""
FAMILIAR: Final = "single_deck_partnership"
"""The game described in sentences; all others are in a table."""
ONE_IN_TEN: Final = log(9)
"""How many times `Skill.soft` the worse of two cards must lose by to be chosen one time in ten."""


class Portrait(Struct, frozen=True):
    """A level, with sentences about what it knows and what it does."""

    skill: str
    strength: int
    """From 1 to 5."""
    knows: tuple[Reason, ...]
    does: tuple[Reason, ...]


class Rung(Struct, frozen=True, omit_defaults=True):
    """The result of measuring two levels in one game, in points per deal as they are written."""

    preset: str
    a: str
    b: str
    choices: tuple[int, int]
    """The `CHOICES` of `pinochle_qt.ai.players.levels` for `a` and `b` when they were measured."""
    deals: int
    seed: int
    lead: float
    error: float
    """The standard error of `lead`."""
    matches: int = 0
    """The number of matches played to their end, if that was noted."""
    won: float = 0.0
    """The share of them that `a` won."""

    @property
    def holds(self) -> bool:
        """Whether both levels still choose as they did then."""
        return self.choices == (CHOICES.get(self.a), CHOICES.get(self.b))

    @property
    def margin(self) -> float:
        """A lead that chance alone hardly exceeds: two standard errors."""
        return 2 * self.error

    @property
    def is_clear(self) -> bool:
        """Whether the lead is too large to be chance."""
        return self.lead > self.margin

    @property
    def may_be_chance(self) -> bool:
        """Whether it is undecided which level is better."""
        return abs(self.lead) <= self.margin

    @property
    def even(self) -> float:
        """The share of the matches that a player exactly as good as `b` would win."""
        return 1 / side_count(PRESETS[self.preset])

    @property
    def wins_with_less(self) -> bool:
        """Whether the better level took fewer points, but won more matches than chance explains.

        A player who plays for the match takes risks that cost points, because where everybody plays alone, only one
        player can win.
        """
        if self.lead >= 0 or not self.matches:
            return False
        return self.won - self.even > 2 * sqrt(self.even * (1 - self.even) / self.matches)


class Calibration(Struct, frozen=True):
    """How many contracts were made out of those bid with about the same chance."""

    said: float
    """The average chance that the bidders gave them, from 0 to 1."""
    contracts: int
    made: int


class Contracts(Struct, frozen=True):
    """The outcomes of the contracts in a game with players of one level in every seat."""

    preset: str
    skill: str
    choices: int
    """The `CHOICES` of `pinochle_qt.ai.players.levels` for the level when it was measured."""
    contracts: int
    made: int
    kept: tuple[Calibration, ...]
    """The contracts to which the bidder had given a chance, in groups from the least likely to the most likely."""

    @property
    def holds(self) -> bool:
        """Whether the level still chooses as it did then."""
        return self.choices == CHOICES.get(self.skill)


class LevelMeasurements(Struct, frozen=True):
    """How the computer players compare, and how accurate their own estimates are."""

    rungs: tuple[Rung, ...] = ()
    """Each level compared with the next lower one, game by game."""
    contracts: tuple[Contracts, ...] = ()

    def rung(self, preset: str, a: str) -> Rung | None:
        """Return how a level compares with the next lower one in a game, if that has been measured."""
        return next((each for each in self.rungs if (each.preset, each.a) == (preset, a)), None)

    @property
    def familiar(self) -> tuple[Rung, ...]:
        """The measurements of the game described in sentences."""
        return tuple(each for each in self.rungs if each.preset == FAMILIAR)


def portraits() -> tuple[Portrait, ...]:
    """Return every level, weakest first."""
    found = []
    for strength, skill in enumerate(LADDER, 1):
        powers = SKILL_BY_LEVEL.get(skill)
        does = (PlayerWord.THUMB.because(),) if powers is None else tuple(_does(powers))
        found.append(Portrait(skill, strength, tuple(_knows(powers or Skill(worlds=0))), does))
    return tuple(found)


def briefs() -> tuple[Portrait, ...]:
    """Return every level, with just enough to tell it from the next lower one."""
    found = []
    for strength, skill in enumerate(LADDER, 1):
        powers = SKILL_BY_LEVEL.get(skill)
        does = (PlayerWord.THUMB_BRIEF.because(),) if powers is None else tuple(_does_in_brief(powers))
        found.append(Portrait(skill, strength, (_knows_in_brief(powers or Skill(worlds=0)),), does))
    return tuple(found)


def longest_thought() -> float:
    """Return the most seconds that a decision takes."""
    return max(LONGEST, *(powers.seconds for powers in SKILL_BY_LEVEL.values()))


def measured(path: Path | None = None) -> LevelMeasurements:
    """Return the measurements of the computer players as they are now; empty if the file cannot be read."""
    try:
        found = decode((path or asset(LADDER_FILE)).read_bytes(), type=LevelMeasurements)
    except (MissingAsset, OSError, ValueError):
        return LevelMeasurements()
    rungs = tuple(rung for rung in found.rungs if rung.holds)
    return LevelMeasurements(rungs, tuple(each for each in found.contracts if each.holds))


def command_of(rung: Rung) -> str:
    """Return the command that repeats a measurement of two levels."""
    players = f"--a {rung.a} --b {rung.b}"
    return f"pinochle-qt match --preset {rung.preset} {players} --deals {rung.deals} --seed {rung.seed}"


def _knows(powers: Skill) -> Iterator[Reason]:
    if powers.memory is None:
        yield PlayerWord.ALL_CARDS.because()
    elif powers.memory == 1:
        yield PlayerWord.LAST_TRICK.because()
    else:
        yield PlayerWord.LAST_TRICKS.because(count=powers.memory)
    yield (PlayerWord.MELDS if powers.shown else PlayerWord.NO_MELDS).because()
    if powers.plays:
        yield PlayerWord.PROOFS.because()
    if powers.typical_holdings:
        yield PlayerWord.HABITS.because()
    if powers.reads > 1:
        yield PlayerWord.READS.because()
    if powers.auction:
        yield PlayerWord.LEVELS.because()


def _does(powers: Skill) -> Iterator[Reason]:
    if powers.reads > 1:
        yield PlayerWord.PICKED_WORLDS.because(count=powers.worlds, among=powers.reads)
    else:
        yield PlayerWord.WORLDS.because(count=powers.worlds)
    if powers.exact:
        yield PlayerWord.EXACT.because(count=powers.exact)
    if powers.soft:
        yield PlayerWord.SOFT.because(points=Points(round(ONE_IN_TEN * powers.soft)))
        yield PlayerWord.SANE.because()
    if powers.bias:
        yield PlayerWord.BIAS.because()
    if powers.stock:
        yield PlayerWord.STOCK.because(count=powers.stock)
    if powers.auction:
        yield PlayerWord.AUCTION.because(count=powers.auction)
    else:
        yield PlayerWord.GIFTS.because(count=powers.gifts) if powers.gifts else PlayerWord.THUMB_BIDS.because()
    if powers.soft:
        yield PlayerWord.MOOD.because(points=Points(round(MOOD * powers.soft)))


def _knows_in_brief(powers: Skill) -> Reason:
    """Return what a level knows that the next lower one does not."""
    if powers.reads > 1:
        return PlayerWord.READS_BRIEF.because()
    if powers.typical_holdings:
        return PlayerWord.HABITS_BRIEF.because()
    if powers.memory is None:
        return PlayerWord.ALL_BRIEF.because()
    if powers.memory == 1:
        return PlayerWord.LAST_TRICK_BRIEF.because()
    return PlayerWord.LAST_TRICKS_BRIEF.because(count=powers.memory)


def _does_in_brief(powers: Skill) -> Iterator[Reason]:
    yield (PlayerWord.SOFT_BRIEF if powers.soft else PlayerWord.WORLDS_BRIEF).because(count=powers.worlds)
    if powers.soft:
        yield PlayerWord.MOOD_BRIEF.because(points=Points(round(MOOD * powers.soft)))
    if powers.exact:
        yield PlayerWord.EXACT_BRIEF.because(count=powers.exact)
    if powers.auction:
        yield PlayerWord.AUCTION_BRIEF.because()
