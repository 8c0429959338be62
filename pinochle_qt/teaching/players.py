"""What each level of the computer players knows and does, told from what they are made of, and how they compare."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.json import decode

from pinochle_qt.ai.decide.human import MOOD
from pinochle_qt.ai.levels import CHOICES, MINDS, SKILLS
from pinochle_qt.ai.mind import Mind
from pinochle_qt.ai.reasons import Reason
from pinochle_qt.engine.derived import side_count
from pinochle_qt.resources import MissingAsset, asset
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LADDER: Final = tuple(skill for skill in SKILLS if skill != "random")
"""The levels, from the weakest to the strongest."""
LADDER_FILE: Final = "ladder.json"
"""In `assets/`; `tests/benchmarks/ladder.py` and `tests/benchmarks/auctions.py` write it."""
FAMILIAR: Final = "single_deck_partnership"
"""The game of which it is told in sentences; of all others, in a table."""
ONE_IN_TEN: Final = log(9)
"""The worse of two cards is taken one time in ten where it is so many times as much worse as a mind is soft."""


class Portrait(Struct, frozen=True):
    """A level, with what it knows and what it does, each as a sentence."""

    skill: str
    strength: int
    """From 1 to 5."""
    knows: tuple[Reason, ...]
    does: tuple[Reason, ...]


class Rung(Struct, frozen=True, omit_defaults=True):
    """What a measurement of two levels in one game brought, in points a deal as they are written."""

    preset: str
    a: str
    b: str
    choices: tuple[int, int]
    """Of `pinochle_qt.ai.levels`, for `a` and `b`."""
    deals: int
    seed: int
    lead: float
    error: float
    """The standard error of `lead`."""
    matches: int = 0
    """How many matches were played to their end, as far as that was noted."""
    won: float = 0.0
    """The part of them that `a` won."""

    @property
    def holds(self) -> bool:
        """Whether both levels still choose as they did then."""
        return self.choices == (CHOICES.get(self.a), CHOICES.get(self.b))

    @property
    def margin(self) -> float:
        """What chance alone hardly exceeds, two standard errors."""
        return 2 * self.error

    @property
    def is_clear(self) -> bool:
        """Whether chance hardly explains the lead."""
        return self.lead > self.margin

    @property
    def may_be_chance(self) -> bool:
        """Whether it stays open who is better."""
        return abs(self.lead) <= self.margin

    @property
    def even(self) -> float:
        """The part of the matches that a player as good as `b` would have won."""
        return 1 / side_count(PRESETS[self.preset])

    @property
    def wins_with_less(self) -> bool:
        """Whether the better level took fewer points, but won more matches than chance explains.

        Who plays for the match takes risks that cost points: among many who each play alone, only one can win.
        """
        if self.lead >= 0 or not self.matches:
            return False
        return self.won - self.even > 2 * sqrt(self.even * (1 - self.even) / self.matches)


class Kept(Struct, frozen=True):
    """How many of the contracts were made that were bid with about the same chance."""

    said: float
    """The chance that the bidders gave them, on average, from 0 to 1."""
    contracts: int
    made: int


class Contracts(Struct, frozen=True):
    """What became of the contracts of four players of one level in a game."""

    preset: str
    skill: str
    choices: int
    """Of `pinochle_qt.ai.levels`."""
    contracts: int
    made: int
    kept: tuple[Kept, ...]
    """Those of which the bidder had said how likely they were, from the least likely to the surest."""

    @property
    def holds(self) -> bool:
        """Whether the level still chooses as it did then."""
        return self.choices == CHOICES.get(self.skill)


class Measured(Struct, frozen=True):
    """How the computer players compare, and how true what they say is."""

    rungs: tuple[Rung, ...] = ()
    """Each level beside the one below it, game by game."""
    contracts: tuple[Contracts, ...] = ()

    def rung(self, preset: str, a: str) -> Rung | None:
        """Return how a level compares with the one below it in a game, if that has been measured."""
        return next((each for each in self.rungs if (each.preset, each.a) == (preset, a)), None)

    @property
    def familiar(self) -> tuple[Rung, ...]:
        """The measurements of the game of which it is told in sentences."""
        return tuple(each for each in self.rungs if each.preset == FAMILIAR)


def portraits() -> tuple[Portrait, ...]:
    """Return every level, from the weakest to the strongest."""
    found = []
    for strength, skill in enumerate(LADDER, 1):
        mind = MINDS.get(skill)
        does = (_say(PlayerWord.THUMB),) if mind is None else tuple(_does(mind))
        found.append(Portrait(skill, strength, tuple(_knows(mind or Mind(worlds=0))), does))
    return tuple(found)


def briefs() -> tuple[Portrait, ...]:
    """Return every level in as few words as tell it from the one below."""
    found = []
    for strength, skill in enumerate(LADDER, 1):
        mind = MINDS.get(skill)
        does = (_say(PlayerWord.THUMB_BRIEF),) if mind is None else tuple(_does_in_brief(mind))
        found.append(Portrait(skill, strength, (_knows_in_brief(mind or Mind(worlds=0)),), does))
    return tuple(found)


def longest_thought() -> float:
    """Return how many seconds a decision takes at most."""
    return max(mind.seconds for mind in MINDS.values())


def measured(path: Path | None = None) -> Measured:
    """Return what was measured of the computer players as they are now; nothing of a file that cannot be read."""
    try:
        found = decode((path or asset(LADDER_FILE)).read_bytes(), type=Measured)
    except (MissingAsset, OSError, ValueError):
        return Measured()
    rungs = tuple(rung for rung in found.rungs if rung.holds)
    return Measured(rungs, tuple(each for each in found.contracts if each.holds))


def command_of(rung: Rung) -> str:
    """Return the command that measures two levels again."""
    players = f"--a {rung.a} --b {rung.b}"
    return f"pinochle-qt match --preset {rung.preset} {players} --deals {rung.deals} --seed {rung.seed}"


def _say(sentence: PlayerWord, **facts: int) -> Reason:
    return Reason(sentence, facts)


def _knows(mind: Mind) -> Iterator[Reason]:
    if mind.memory is None:
        yield _say(PlayerWord.ALL_CARDS)
    elif mind.memory == 1:
        yield _say(PlayerWord.LAST_TRICK)
    else:
        yield _say(PlayerWord.LAST_TRICKS, count=mind.memory)
    yield _say(PlayerWord.MELDS if mind.shown else PlayerWord.NO_MELDS)
    if mind.plays:
        yield _say(PlayerWord.PROOFS)
    if mind.habits:
        yield _say(PlayerWord.HABITS)
    if mind.reads > 1:
        yield _say(PlayerWord.READS)
    if mind.auction:
        yield _say(PlayerWord.LEVELS)


def _does(mind: Mind) -> Iterator[Reason]:
    if mind.reads > 1:
        yield _say(PlayerWord.PICKED_WORLDS, count=mind.worlds, among=mind.reads)
    else:
        yield _say(PlayerWord.WORLDS, count=mind.worlds)
    if mind.exact:
        yield _say(PlayerWord.EXACT, count=mind.exact)
    if mind.soft:
        yield _say(PlayerWord.SOFT, points=round(ONE_IN_TEN * mind.soft))
        yield _say(PlayerWord.SANE)
    if mind.bias:
        yield _say(PlayerWord.BIAS)
    if mind.stock:
        yield _say(PlayerWord.STOCK, count=mind.stock)
    yield _say(PlayerWord.AUCTION, count=mind.auction) if mind.auction else _say(PlayerWord.THUMB_BIDS)
    if mind.soft:
        yield _say(PlayerWord.MOOD, points=round(MOOD * mind.soft))


def _knows_in_brief(mind: Mind) -> Reason:
    """Return what a level knows that the one below does not."""
    if mind.reads > 1:
        return _say(PlayerWord.READS_BRIEF)
    if mind.habits:
        return _say(PlayerWord.HABITS_BRIEF)
    if mind.memory is None:
        return _say(PlayerWord.ALL_BRIEF)
    if mind.memory == 1:
        return _say(PlayerWord.LAST_TRICK_BRIEF)
    return _say(PlayerWord.LAST_TRICKS_BRIEF, count=mind.memory)


def _does_in_brief(mind: Mind) -> Iterator[Reason]:
    yield _say(PlayerWord.SOFT_BRIEF if mind.soft else PlayerWord.WORLDS_BRIEF, count=mind.worlds)
    if mind.soft:
        yield _say(PlayerWord.MOOD_BRIEF, points=round(MOOD * mind.soft))
    if mind.exact:
        yield _say(PlayerWord.EXACT_BRIEF, count=mind.exact)
    if mind.auction:
        yield _say(PlayerWord.AUCTION_BRIEF)
