"""You and Expert with the same cards: which deals can be compared, and what the comparison says.

What Expert would have made of a person's cards is found by playing the deal once more with Expert in that place, at the
same table (`session/duplicate.py`). Luck with the cards is the same for both, so the difference is what is left. It is
that of one deal, though: how the cards fell for either way of playing is chance too, and only many deals together say
how somebody plays. Deals in which other people than one held cards are left out, since nobody can say what those would
have done, and so are practice and deals that were begun anew.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct, json

from pinochle_qt.library.hands import NOT_PLAYED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.people import Person
    from pinochle_qt.engine.seats import Side
    from pinochle_qt.library.summary import DealSummary, GameSummary


class Comparable(Struct, frozen=True):
    """A deal of one person among computer players."""

    key: str
    """Stands for cards, table and standing, so for all that decides what Expert makes of it."""
    number: int
    person: Person


class Compared(Struct, frozen=True):
    """A deal that Expert has played as well; differences are those to the best of the other sides, ×10."""

    game: GameSummary
    deal: int
    """Its number."""
    own: int
    """By how much the person's side scored more than the others."""
    expert: int
    """By how much Expert did with the same cards."""

    @property
    def gain(self) -> int:
        """By how much the person did better than Expert; below 0 if Expert did better."""
        return self.own - self.expert


def comparable(game: GameSummary) -> Iterator[Comparable]:
    """Yield the deals of a game that can be compared."""
    if game.practice:
        return
    totals: tuple[int, ...] = (0,) * len(game.accounts)
    for deal in game.deals:
        humans = [person for person in deal.seated if game.people[person].player == "human"]
        if len(humans) == 1 and deal.outcome not in NOT_PLAYED:
            yield Comparable(_key(game, deal, totals), deal.number, humans[0])
        totals = deal.totals


def missing(game: GameSummary, known: Collection[str]) -> tuple[Comparable, ...]:
    """Return the deals of a game that Expert still has to play, the last one first."""
    return tuple(each for each in comparable(game) if each.key not in known)[::-1]


def compared(games: Iterable[GameSummary], scores: Mapping[str, Sequence[int]], name: str) -> Iterator[Compared]:
    """Yield the deals of a person of this name that Expert has played as well, in their order.

    `scores` is what `OpinionStore.scores` gives. Deals in which something was taken back are among them; `game.undone`
    says which.
    """
    for game in games:
        deals = {deal.number: deal for deal in game.deals}
        for each in comparable(game):
            score = scores.get(each.key)
            deal = deals[each.number]
            if score is not None and len(score) == len(deal.score) and game.people[each.person].name == name:
                side = game.sides[deal.seated.index(each.person)]
                yield Compared(game, each.number, _lead(deal.score, side), _lead(score, side))


def _lead(score: Sequence[int], side: Side) -> int:
    return score[side] - max(points for other, points in enumerate(score) if other != side)


def _key(game: GameSummary, deal: DealSummary, totals: tuple[int, ...]) -> str:
    # the seed and the number say how stock and widow lie, which are not among the hands
    players = tuple(setup.player for setup in game.people)
    parts = (game.preset, game.house, game.seed, players, deal.number, deal.seated, deal.dealer, deal.hands, totals)
    return sha256(json.encode(parts)).hexdigest()
