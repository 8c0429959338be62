"""Two players against each other on the same cards: every deal is played with each side in the first player's hands."""

from __future__ import annotations

import contextlib
from functools import partial
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.derived import pack, side_count, side_of
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.players import contestant, player_for, skill_of
from pinochle_qt.session.processes import worked_off
from pinochle_qt.session.shuffle import SEED_BITS, derived, shuffled

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.engine.state import DealResult, MatchState

MOST_DEALS: Final = 300
"""A match that has not ended by then is given up; nobody has won it."""
_STAND_IN: Final = "computer:steady"
"""Who bids and melds for everybody where only the play of cards is compared."""


class Contest(Struct, frozen=True):
    """What is to be compared."""

    rules: Rules
    a: str
    b: str
    deals: int
    """How many deals are compared; each is played once for every side of the table."""
    seed: int
    agreements: tuple[str, str] = ("", "")
    """What the bids of A's side tell, and those of B's."""
    play_only: bool = False
    """Whether the same stand-in bids, passes and melds for all, so that each side has the same contract and melds."""


class Round(Struct, frozen=True):
    """One match on given cards, played once with each side in the hands of A; or one deal if only play is compared."""

    leads: tuple[float, ...]
    """For each deal that all these games reached: what A's side took more than the others did on average, in points."""
    matches: int
    """Games that were played to their end."""
    won: float
    """Games that A won; one that is shared counts in part."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """How long each decision took A, and B."""


class Thinking(Struct, frozen=True):
    """How long decisions took, in milliseconds."""

    decisions: int
    mean: float
    p99: float
    longest: float

    @classmethod
    def of(cls, seconds: list[float]) -> Thinking:
        """Return what a list of durations says."""
        if not seconds:
            return cls(0, 0.0, 0.0, 0.0)
        ordered = sorted(seconds)
        p99 = ordered[len(ordered) * 99 // 100]
        return cls(len(ordered), 1e3 * fmean(ordered), 1e3 * p99, 1e3 * ordered[-1])


class Comparison(Struct, frozen=True):
    """What a contest brought."""

    deals: int
    lead: float
    """Points a deal that A's side took more than the others, on average."""
    error: float
    """The standard error of `lead`."""
    matches: int
    won: float
    """A's part of the matches."""
    even: float
    """The part that a player as good as the others would have won."""
    milliseconds: dict[str, Thinking]
    """For ``a`` and ``b``."""


def compare(contest: Contest, jobs: int = 1) -> Comparison:
    """Play until enough deals are compared; except for the times, the number of processes makes no difference.

    Raises:
        ValueError: there is no such player.
        IllegalAction: a player answered what is not allowed.
    """
    return compared(contest, list(rounds(contest, jobs)))


def rounds(contest: Contest, jobs: int) -> Generator[Round, None, None]:
    """Yield rounds until enough deals are compared; processes that work ahead end with the generator.

    Raises:
        ValueError: there is no such player.
        IllegalAction: a player answered what is not allowed.
    """
    play, deals = partial(play_round, contest), 0
    here = (play(number) for number in count(1))
    with contextlib.closing(here if jobs == 1 else worked_off(play, count(1), jobs)) as played:
        for each in played:
            yield each
            deals += len(each.leads)
            if deals >= contest.deals:
                return


def compared(contest: Contest, played: Sequence[Round]) -> Comparison:
    """Return what these rounds of a contest say; at least one deal must have been compared."""
    leads = [lead for each in played for lead in each.leads][: contest.deals]
    matches = sum(each.matches for each in played)
    return Comparison(
        deals=len(leads),
        lead=fmean(leads),
        error=stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0,
        matches=matches,
        won=sum(each.won for each in played) / matches if matches else 0.0,
        even=1 / side_count(contest.rules),
        milliseconds={
            name: Thinking.of([time for each in played for time in each.seconds[player]])
            for player, name in enumerate("ab")
        },
    )


def play_round(contest: Contest, number: int) -> Round:
    """Play one match with every side in turn in the hands of A; it depends on the contest and its number alone."""
    sides = side_count(contest.rules)
    seconds: tuple[list[float], list[float]] = [], []
    games = [_play(contest, number, side, seconds) for side in range(sides)]
    unit = score_unit(contest.rules)
    compared = zip(*(game.results for game in games), strict=False)  # games on the same cards may differ in length
    leads: tuple[float, ...] = tuple(
        fmean(_lead(result, side) for side, result in enumerate(results)) / unit for results in compared
    )
    if contest.play_only and not any(seconds):
        leads = ()  # a hand that the stand-in gave up compares nobody
    ended = [] if contest.play_only else [game for game in games if game.winners]
    won = sum(1 / len(game.winners) for side, game in enumerate(games) if game in ended and side in game.winners)
    return Round(leads, len(ended), won, (tuple(seconds[0]), tuple(seconds[1])))


def _lead(result: DealResult, side: Side) -> float:
    others = [points for other, points in enumerate(result.score) if other != side]
    return result.score[side] - fmean(others)


def _play(contest: Contest, number: int, side: Side, seconds: tuple[list[float], list[float]]) -> MatchState:
    """Return the end of a match in which A has one side and B all others."""
    rules = contest.rules
    game, cards = Game(rules), pack(rules)
    players = _seated(contest, number, side)
    stand_in = player_for(_STAND_IN, contest.seed, 0)
    most = 1 if contest.play_only else MOST_DEALS
    agreed = tuple(contest.agreements[each != side] for each in range(side_count(rules)))
    skills = [skill_of(name) for name in _names(contest, side)]
    match = game.start(number % rules.table.players, agreements=agreed if any(agreed) else (), skills=tuple(skills))
    while (prompt := game.prompt(match)) is not None:
        if prompt.seat is None:
            if match.number >= most:
                break
            order = shuffled(cards, derived(contest.seed, "match", number, "deal", match.number + 1))
            match = game.apply(match, game.deal_out(order, match.next_dealer)).after
            continue
        seen = observe(rules, match, prompt.seat)
        if contest.play_only and prompt.kind != "play":
            match = game.apply(match, stand_in.choose(seen, prompt, None)).after
            continue
        begin = perf_counter()
        action = players[prompt.seat].choose(seen, prompt, None)
        seconds[side_of(rules, prompt.seat) != side].append(perf_counter() - begin)
        match = game.apply(match, action).after
    return match


def _seated(contest: Contest, number: int, side: Side) -> list[Player]:
    """Return the players by seat; their chance is the same whichever side they have."""
    return [
        contestant(name, int(derived(contest.seed, "match", number, "player", seat).random() * 2**SEED_BITS))
        for seat, name in enumerate(_names(contest, side))
    ]


def _names(contest: Contest, side: Side) -> list[str]:
    """Return by seat who plays if A has this side."""
    seats = range(contest.rules.table.players)
    return [contest.a if side_of(contest.rules, seat) == side else contest.b for seat in seats]
