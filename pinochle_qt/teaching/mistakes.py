"""The player's own mistakes as problems: decisions in reviewed deals where something else was clearly better."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.library.index import GameQuery
from pinochle_qt.library.opinions import costly_in
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.review import Review, deals_over
from pinochle_qt.teaching.problem_question import of_mistake

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.library.index import GameIndex
    from pinochle_qt.teaching.problem_question import ProblemQuestion

MOST: Final = 40
"""The largest number to offer."""
GAMES: Final = 24
"""The number of games to search, latest first, because each has to be replayed."""


class Mistake(Struct, frozen=True):
    """One decision that cost something."""

    key: str
    review: Review
    at: int
    opinion: Opinion
    played: int
    """When its game was last played, in nanoseconds since 1970."""

    @property
    def name(self) -> str:
        """The name under which the player's answer to it is kept."""
        return f"own-{self.key[:24]}"

    def problem_question(self) -> ProblemQuestion:
        """Return the mistake as a question."""
        return of_mistake(self.review, self.at, self.opinion)


def own_mistakes(index: GameIndex, folder: Path, opinions: Path) -> list[Mistake]:
    """Return the known costly decisions of people in the games of a folder, latest first."""
    costly = costly_in(opinions)
    found: list[Mistake] = []
    games = sorted(index.games(GameQuery()), key=lambda game: -game.stamp.changed)[:GAMES] if costly else []
    for game in games:
        found += _mistakes_in(folder / game.path, game.stamp.changed, costly)
        if len(found) >= MOST:
            break
    return found[:MOST]


def _mistakes_in(path: Path, played: int, costly: dict[str, Opinion]) -> Iterator[Mistake]:
    with contextlib.suppress(RecordError):
        game = replay_one(path)
        for deal in reversed(deals_over(game)):
            review = Review(game, deal)
            for at in review.choices:
                key = review.key(at)
                if key in costly:
                    yield Mistake(key, review, at, costly[key], played)
