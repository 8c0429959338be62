"""What a person's games amount to together: a plain fold over their summaries; all points ×10."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from pinochle_qt.library.hands import hands_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.people import Person
    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.summary import GameSummary

BIN: Final = 50
"""How far apart the heights of bids are that are counted together: 250 to 290 and 300 to 340 in a game with tens."""


class Streak(Struct):
    """Successes in a row."""

    best: int = 0
    now: int = 0

    def count(self, success: bool) -> None:
        """Take the next one."""
        self.now = self.now + 1 if success else 0
        self.best = max(self.best, self.now)


class BestHand(Struct, frozen=True):
    """The hand with the largest meld."""

    game: GameSummary
    hand: Hand


class Statistics(Struct):
    """Sums over matches and deals of one person; averages are left to whoever shows them."""

    matches: int = 0
    matches_won: int = 0
    deals: int = 0
    deals_won: int = 0
    """In which the own side scored more than any other."""
    contracts: int = 0
    """Contracts of the person that were made or set."""
    contracts_made: int = 0
    thrown_in: int = 0
    """Of those that were set."""
    bids: int = 0
    """The sum of all amounts of those contracts."""
    brought: int = 0
    """What the side took in meld and tricks in them."""
    meld: int = 0
    """Of the own side, in all deals."""
    others_meld: int = 0
    """Of the other sides, on average a deal."""
    tricks: int = 0
    """Points in tricks of the own side."""
    made_by_height: Counter[int] = field(default_factory=Counter)
    """How many contracts were made, by the lowest bid that is counted together."""
    set_by_height: Counter[int] = field(default_factory=Counter)
    match_streak: Streak = field(default_factory=Streak)
    bid_streak: Streak = field(default_factory=Streak)
    best: BestHand | None = None


def statistics_of(games: Iterable[GameSummary], name: str, against: str = "") -> Statistics:
    """Return what a person of this name did in games, the earliest first.

    `against` limits them to opponents of one kind: ``computer:expert``, ``human`` …; matches count if all others are.
    """
    sums = Statistics()
    for game in games:
        person = next((at for at, each in enumerate(game.people) if (each.name, each.player) == (name, "human")), None)
        if person is not None:
            _count_match(sums, game, person, against)
            for hand in hands_of(game):
                if hand.person == person and against in {"", hand.against}:
                    _count_hand(sums, game, hand)
    return sums


def _count_match(sums: Statistics, game: GameSummary, person: Person, against: str) -> None:
    account = next(at for at, people in enumerate(game.accounts) if person in people)
    others = {game.people[each].player for each in range(len(game.people)) if each not in game.accounts[account]}
    if game.is_over and against in {"", *(others if len(others) == 1 else ())}:
        has_won = account in game.winners
        sums.matches += 1
        sums.matches_won += has_won
        sums.match_streak.count(has_won)


def _count_hand(sums: Statistics, game: GameSummary, hand: Hand) -> None:
    sums.deals += 1
    sums.deals_won += hand.score > hand.others
    sums.meld += hand.side_meld
    sums.others_meld += hand.others_meld
    sums.tricks += hand.side_tricks
    if hand.role == "bidder" and (hand.is_made or hand.is_set):
        height = hand.bid // BIN * BIN
        sums.contracts += 1
        sums.contracts_made += hand.is_made
        sums.thrown_in += hand.outcome == "thrown_in"
        sums.bids += hand.bid
        sums.brought += hand.side_meld + hand.side_tricks
        (sums.made_by_height if hand.is_made else sums.set_by_height)[height] += 1
        sums.bid_streak.count(hand.is_made)
    if sums.best is None or hand.meld > sums.best.hand.meld:
        sums.best = BestHand(game, hand)
