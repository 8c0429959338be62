"""What a player is told at a club night: where he sits and against whom, how his boards ended, and his rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pinochle_qt.server.club.plan import player_of
from pinochle_qt.server.club.words import ClubWord
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.server.club.movement import ClubRound
    from pinochle_qt.server.club.plan import ClubPlan
    from pinochle_qt.server.club.standings import PairResult, Standing


class ToldEvening(Protocol):
    """What of a club night players are told."""

    plan: ClubPlan
    rounds: tuple[ClubRound, ...]

    @property
    def round(self) -> int:
        """The number of the present round, from 1."""

    @property
    def boards(self) -> range:
        """The boards of the present round."""

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""

    def has_finished(self, player: int) -> bool:
        """Return whether a player has played all boards of the present round."""

    def names_of(self, pair: int) -> str:
        """Return the names of a pair."""

    def results(self) -> Sequence[PairResult]:
        """Return what each board that may be known brought each pair."""

    def standings(self) -> Sequence[Sequence[Standing]]:
        """Return the standings of each division."""


def now(evening: ToldEvening, player: int) -> str:
    """Return where a player sits now and against whom, or what his rank is."""
    pair = player // 2 + 1
    if evening.is_over:
        found = next(each for division in evening.standings() for each in division if each.pair == pair)
        return ClubWord.RANK(rank=found.rank, percent=text.percent(float(found.share)))
    return _where(evening, pair, evening.round)


def after_round(evening: ToldEvening, player: int) -> str:
    """Return how a player's boards of the round that is over ended, and where he sits next, or what his rank is."""
    own = _results(evening, player)
    following = now(evening, player) if evening.is_over else _where(evening, player // 2 + 1, evening.round + 1)
    return " ".join([*(_result(evening, each) for each in own if each.board in evening.boards), following])


def when_ready(evening: ToldEvening, number: int) -> str:
    """Return what comes next for the guest with a number who is ready; empty for another board of the round."""
    player = player_of(number)
    if evening.is_over:
        return now(evening, player)
    if not evening.has_finished(player):
        return ""
    return (ClubWord.LAST_BOARD if evening.round == len(evening.rounds) else ClubWord.NEXT_ROUND)()


def to_read(evening: ToldEvening, number: int) -> list[str]:
    """Return what the guest with a number can read again: where he sits, and how his boards ended."""
    player = player_of(number)
    return [now(evening, player), *(_result(evening, each) for each in _results(evening, player))]


def _results(evening: ToldEvening, player: int) -> list[PairResult]:
    return [each for each in evening.results() if each.pair == player // 2 + 1]


def _result(evening: ToldEvening, result: PairResult) -> str:
    percent = text.percent(float(result.share or 0))
    if result.difference is None:
        return ClubWord.RESULT(board=result.board, percent=percent)
    points = text.signed(result.difference, evening.plan.rules)
    return ClubWord.RESULT_EXPERT(board=result.board, percent=percent, points=points)


def _where(evening: ToldEvening, pair: int, number: int) -> str:
    meeting = evening.rounds[number - 1].of(pair)
    if meeting is None:
        return ClubWord.SITS_OUT(round=number)
    side = meeting.pairs.index(pair)
    word = (ClubWord.NORTH_SOUTH, ClubWord.EAST_WEST)[side]
    return word(round=number, table=meeting.table, names=evening.names_of(meeting.pairs[1 - side]))
