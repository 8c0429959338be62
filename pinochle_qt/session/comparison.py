"""Compares two players on the same cards: every match is replayed with each side in turn in player A's hands."""

from __future__ import annotations

import contextlib
from collections import Counter
from functools import partial
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.derived import pack, side_count, side_of
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.session.dealing.shuffle import SEED_BITS, derived, shuffled
from pinochle_qt.session.players import contestant, ending_programs, player_for, replaced_decisions, skill_of
from pinochle_qt.session.programs.program_player import COMMAND, PATIENCE, FaultKind
from pinochle_qt.session.tasks.workers import results_of

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.engine.state import DealResult, MatchState
    from pinochle_qt.session.tasks.workers import Workers

MOST_DEALS: Final = 300
"""The number of deals after which a match is given up without a winner."""
_STAND_IN: Final = "computer:steady"
"""The player that bids and melds for everybody where only the play of cards is compared."""


class PlayerComparison(Struct, frozen=True):
    """The players to compare, and the conditions."""

    rules: Rules
    a: str
    b: str
    deals: int
    """The number of deals to compare; each is played once for every side of the table."""
    seed: int
    agreements: tuple[Agreed, Agreed] = ("", "")
    """The bidding agreements of A's side and of B's."""
    play_only: bool = False
    """Whether one stand-in bids, passes and melds for all, so that each side has the same contract and melds."""
    patience: float = PATIENCE
    """The seconds that a program has for each decision."""


class Round(Struct, frozen=True):
    """A match on given cards, played once with each side in A's hands; a single deal if only play is compared."""

    leads: tuple[float, ...]
    """For each deal that all these games reached, A's average lead over the average of the other sides, in points."""
    matches: int
    """The number of games played to their end."""
    won: float
    """The number of games that A won; a shared win counts in part."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """The duration of each decision by A, and by B."""
    replaced: tuple[dict[FaultKind, int], dict[FaultKind, int]] = ({}, {})
    """How many decisions a computer player made because the program that A is, or B, did not, by the reason."""


class Thinking(Struct, frozen=True):
    """How long decisions took, in milliseconds."""

    decisions: int
    mean: float
    p99: float
    longest: float

    @classmethod
    def of(cls, seconds: list[float]) -> Thinking:
        """Return a summary of these durations, given in seconds."""
        if not seconds:
            return cls(0, 0.0, 0.0, 0.0)
        ordered = sorted(seconds)
        p99 = ordered[len(ordered) * 99 // 100]
        return cls(len(ordered), 1e3 * fmean(ordered), 1e3 * p99, 1e3 * ordered[-1])


class Comparison(Struct, frozen=True):
    """The result of a contest."""

    deals: int
    lead: float
    """By how many points a deal A's side beat the others, on average."""
    error: float
    """The standard error of `lead`."""
    matches: int
    won: float
    """A's share of the matches."""
    even: float
    """The share that a player exactly as good as the others would win."""
    milliseconds: dict[str, Thinking]
    """For ``a`` and ``b``."""
    replaced: dict[str, dict[FaultKind, int]]
    """For ``a`` and ``b``, if they are programs: how many decisions a computer player made for them, by the reason."""


def compare(contest: PlayerComparison, workers: Workers = 1) -> Comparison:
    """Play until enough deals have been compared; who plays them affects nothing but the times.

    Raises:
        NoSuchPlayer: there is no such player.
        IllegalAction: a player chose an action that is not allowed.
        WorkLost: somebody who played is gone.
    """
    return compared(contest, list(rounds(contest, workers)))


def rounds(contest: PlayerComparison, workers: Workers) -> Generator[Round, None, None]:
    """Yield rounds until enough deals have been compared; what works ahead ends with the generator.

    Raises:
        NoSuchPlayer: there is no such player.
        IllegalAction: a player chose an action that is not allowed.
        WorkLost: somebody who played is gone.
    """
    deals = 0
    with contextlib.closing(results_of(partial(play_round, contest), count(1), workers)) as played:
        for each in played:
            yield each
            deals += len(each.leads)
            if deals >= contest.deals:
                return


def compared(contest: PlayerComparison, played: Sequence[Round]) -> Comparison:
    """Return the result of these rounds of a contest; at least one deal must have been compared."""
    leads = [lead for each in played for lead in each.leads][: contest.deals]
    matches = sum(each.matches for each in played)
    return Comparison(
        deals=len(leads),
        lead=fmean(leads),
        error=stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0,
        matches=matches,
        won=float_sum(each.won for each in played) / matches if matches else 0.0,
        even=1 / side_count(contest.rules),
        milliseconds={
            name: Thinking.of([time for each in played for time in each.seconds[player]])
            for player, name in enumerate("ab")
        },
        replaced={
            name: dict(sum((Counter(each.replaced[player]) for each in played), Counter[FaultKind]()))
            for player, (name, called) in enumerate(zip("ab", (contest.a, contest.b), strict=True))
            if called.startswith(COMMAND)
        },
    )


@unhurried()
def play_round(contest: PlayerComparison, number: int) -> Round:
    """Play one match with A on each side in turn; the result depends on nothing but the contest and the number."""
    sides = side_count(contest.rules)
    seconds: tuple[list[float], list[float]] = [], []
    replaced: tuple[Counter[FaultKind], Counter[FaultKind]] = Counter(), Counter()
    games = [_play(contest, number, side, seconds, replaced) for side in range(sides)]
    unit = score_unit(contest.rules)
    per_deal = zip(*(game.results for game in games), strict=False)  # games on the same cards may differ in length
    leads: tuple[float, ...] = tuple(
        fmean(_lead(result, side) for side, result in enumerate(results)) / unit for results in per_deal
    )
    if contest.play_only and not any(seconds):
        leads = ()  # if the stand-in gave up the hand, there is nothing to compare
    ended = [] if contest.play_only else [game for game in games if game.winners]
    won = float_sum(1 / len(game.winners) for side, game in enumerate(games) if game in ended and side in game.winners)
    return Round(leads, len(ended), won, (tuple(seconds[0]), tuple(seconds[1])), (dict(replaced[0]), dict(replaced[1])))


def _lead(result: DealResult, side: Side) -> float:
    others = [points for other, points in enumerate(result.score) if other != side]
    return result.score[side] - fmean(others)


def _play(
    contest: PlayerComparison,
    number: int,
    side: Side,
    seconds: tuple[list[float], list[float]],
    replaced: tuple[Counter[FaultKind], Counter[FaultKind]],
) -> MatchState:
    """Return the final state of a match in which A plays one side and B all others; note what their decisions took."""
    players = _seated(contest, number, side)
    with ending_programs(players):
        match = _played(contest, number, side, players, seconds)
    for seat, player in enumerate(players):
        replaced[side_of(contest.rules, seat) != side].update(replaced_decisions([player]))
    return match


def _played(
    contest: PlayerComparison,
    number: int,
    side: Side,
    players: Sequence[Player],
    seconds: tuple[list[float], list[float]],
) -> MatchState:
    rules = contest.rules
    game, cards = Game(rules), pack(rules)
    set_boxes = player_for(_STAND_IN, contest.seed, 0)
    max_deals = 1 if contest.play_only else MOST_DEALS
    agreements = tuple(contest.agreements[each != side] for each in range(side_count(rules)))
    skills = [skill_of(name) for name in _names(contest, side)]
    match = game.start(
        number % rules.table.players, agreements=agreements if any(agreements) else (), skills=tuple(skills)
    )
    while (prompt := game.prompt(match)) is not None:
        if prompt.seat is None:
            if match.number >= max_deals:
                break
            order = shuffled(cards, derived(contest.seed, "match", number, "deal", match.number + 1))
            match = game.apply(match, game.deal_out(order, match.next_dealer)).after
            continue
        observation = observe(rules, match, prompt.seat)
        if contest.play_only and prompt.kind != "play":
            match = game.apply(match, set_boxes.choose(observation, prompt, None)).after
            continue
        started_at = perf_counter()
        action = players[prompt.seat].choose(observation, prompt, None)
        seconds[side_of(rules, prompt.seat) != side].append(perf_counter() - started_at)
        match = game.apply(match, action).after
    return match


def _seated(contest: PlayerComparison, number: int, side: Side) -> list[Player]:
    """Return the players by seat; their random choices are the same whichever side they play."""
    return [
        contestant(
            name, int(derived(contest.seed, "match", number, "player", seat).random() * 2**SEED_BITS), contest.patience
        )
        for seat, name in enumerate(_names(contest, side))
    ]


def _names(contest: PlayerComparison, side: Side) -> list[str]:
    """Return the name of the player in each seat if A plays this side."""
    seats = range(contest.rules.table.players)
    return [contest.a if side_of(contest.rules, seat) == side else contest.b for seat in seats]
