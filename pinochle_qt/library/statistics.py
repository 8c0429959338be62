"""The totals over a person's games, added up from the hands played; points ×10."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct, field

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.played_hands import PlayedGame

BIN: Final = 50
"""The width of the bins of bids: 250 to 290 and 300 to 340 in a game with bids in tens."""

Part: TypeAlias = Literal["matches", "bids", "points", "best", "streaks", "luck"]
"""A part of the statistics that a person can restart by itself."""
PARTS: Final[tuple[Part, ...]] = ("matches", "bids", "points", "best", "streaks", "luck")

Whose: TypeAlias = Literal["made", "set", "partner", "others", "none"]
"""Whose contract a deal had: the person's own, made or set, a partner's, an opponent's, or nobody's."""

Number: TypeAlias = str
"""A count whose games can be shown: ``won``, ``made``, ``made 300`` …, see `Statistics.games`."""


class Streak(Struct):
    """Successes in a row."""

    best: int = 0
    now: int = 0
    """The current streak; negative for failures in a row."""
    games: tuple[str, ...] = ()
    """The files of the games in the longest streak; of several, in the last one."""
    lately: list[str] = field(default_factory=list)
    """The files of the games in the current streak."""

    def count(self, path: str, *, success: bool) -> None:
        """Count the next success or failure."""
        if success != (self.now > 0):
            self.now = 0
            self.lately.clear()
        self.now += 1 if success else -1
        self.lately.append(path)
        if self.now >= self.best and success:
            self.best, self.games = self.now, tuple(dict.fromkeys(self.lately))


class BestHand(Struct, frozen=True):
    """The hand with the largest meld."""

    entry: PlayedGame
    hand: Hand


class Statistics(Struct):
    """Sums over one person's matches and deals; computing averages is left to the caller."""

    matches: int = 0
    matches_won: int = 0
    deals: int = 0
    deals_won: int = 0
    """Deals in which the person's side scored more than everybody else."""
    taken_back: int = 0
    """Deals that do not count because something was taken back."""
    contracts: int = 0
    """The person's contracts that were made or set."""
    contracts_made: int = 0
    thrown_in: int = 0
    """Contracts set by throwing in the hand."""
    bids: int = 0
    """The sum of the amounts of those contracts."""
    brought: int = 0
    """What the side took in meld and tricks in those contracts."""
    melded: int = 0
    """The number of deals in the sums of points."""
    meld: int = 0
    """Meld of the person's side, over all deals."""
    others_meld: int = 0
    """Meld of the other sides, in each deal their average, over all deals."""
    played: int = 0
    """Deals in which tricks were played."""
    tricks: int = 0
    """Points in tricks of the person's side."""
    all_tricks: int = 0
    """Points in tricks of all sides."""
    scored: int = 0
    """The number of deals in `leads`."""
    leads: Counter[Whose] = field(default_factory=Counter)
    """How many more points the person's side scored than the best of the others, by whose contract it was; if all games
    are paid in chips, the chips that it got. Beside points, chips are left out."""
    most: int | None = None
    """The highest score in one deal, in the same unit."""
    made_by_height: Counter[int] = field(default_factory=Counter)
    """The number of contracts made, by the lowest bid of each bin."""
    set_by_height: Counter[int] = field(default_factory=Counter)
    match_streak: Streak = field(default_factory=Streak)
    bid_streak: Streak = field(default_factory=Streak)
    best: BestHand | None = None
    first: int | None = None
    """When the earliest of the games was last played, in nanoseconds."""
    has_partner: bool = False
    """Whether any of the games had sides of several players."""
    is_small: bool = False
    """Whether all points are written without their last zero."""
    are_tens: bool = False
    """Whether all points end in a zero, so that they may be written without it."""
    is_paid: bool = False
    """Whether all scores are chips, and no points."""
    games: dict[Number, dict[str, None]] = field(default_factory=dict)
    """The files of the games behind each count, in order."""

    def note(self, number: Number, path: str) -> None:
        """Add a game to those behind a count."""
        self.games.setdefault(number, {})[path] = None


def statistics_of(entries: Iterable[PlayedGame], counted_from: Mapping[Part, int] | None = None) -> Statistics:
    """Return the statistics for the entries of one person, which come earliest first.

    If `counted_from` has a time for a part, in nanoseconds, that part counts only games played since then.
    """
    entries, starts = list(entries), counted_from or {}
    sums = Statistics(
        is_small=_all(entry.is_small for entry in entries),
        are_tens=_all(entry.are_tens for entry in entries),
        is_paid=_all(entry.is_paid for entry in entries),
    )
    for entry in entries:
        sums.has_partner |= entry.has_partner
        sums.first = entry.when if sums.first is None else sums.first
        parts = frozenset(part for part in PARTS if entry.when >= starts.get(part, 0))
        sums.taken_back += entry.taken_back
        if entry.taken_back:
            sums.note("taken back", entry.path)
        if entry.is_match:
            _count_match(sums, entry, parts)
        for hand in entry.hands:
            _count_hand(sums, entry, hand, parts)
    return sums


def in_one_unit(entries: Sequence[PlayedGame]) -> list[PlayedGame]:
    """Return the entries whose scores can be added up: all of them, or without those that were paid in chips."""
    is_paid = _all(entry.is_paid for entry in entries)
    return [entry for entry in entries if entry.is_paid is is_paid]


def _all(facts: Iterable[bool]) -> bool:
    """Return whether something is true of every entry; False if there are none."""
    return set(facts) == {True}


def _count_match(sums: Statistics, entry: PlayedGame, parts: frozenset[Part]) -> None:
    if "matches" in parts:
        sums.matches += 1
        sums.matches_won += entry.is_won
        sums.note("won" if entry.is_won else "lost", entry.path)
        sums.note("matches", entry.path)
    if "streaks" in parts:
        sums.match_streak.count(entry.path, success=entry.is_won)


def _count_hand(sums: Statistics, entry: PlayedGame, hand: Hand, parts: frozenset[Part]) -> None:
    if "matches" in parts:
        sums.deals += 1
        sums.note("deals", entry.path)
        if hand.score > hand.others:
            sums.deals_won += 1
            sums.note("deals won", entry.path)
    if "points" in parts:
        sums.melded += 1
        sums.meld += hand.side_meld
        sums.others_meld += hand.others_meld
        sums.note("meld", entry.path)
        if entry.is_paid is sums.is_paid:
            whose = _whose(hand)
            sums.scored += 1
            sums.leads[whose] += hand.lead
            sums.note(f"lead {whose}", entry.path)
        if hand.all_tricks:
            sums.played += 1
            sums.tricks += hand.side_tricks
            sums.all_tricks += hand.all_tricks
            sums.note("tricks", entry.path)
    if hand.role == "bidder" and (hand.is_made or hand.is_failed):
        _count_contract(sums, entry, hand, parts)
    if "best" in parts and (sums.best is None or hand.meld > sums.best.hand.meld):
        sums.best = BestHand(entry, hand)
    counts_score = "streaks" in parts and entry.is_paid is sums.is_paid
    if counts_score and (sums.most is None or hand.score > sums.most):
        sums.most = hand.score
        sums.games["most"] = {entry.path: None}


def _whose(hand: Hand) -> Whose:
    if hand.role == "bidder":
        return "made" if hand.is_made else "set" if hand.is_failed else "none"
    return "others" if hand.role == "defender" else hand.role


def _count_contract(sums: Statistics, entry: PlayedGame, hand: Hand, parts: frozenset[Part]) -> None:
    if "bids" in parts:
        height = hand.bid // BIN * BIN
        sums.contracts += 1
        sums.contracts_made += hand.is_made
        sums.thrown_in += hand.outcome == "thrown_in"
        sums.bids += hand.bid
        sums.brought += hand.side_meld + hand.side_tricks
        (sums.made_by_height if hand.is_made else sums.set_by_height)[height] += 1
        result = "made" if hand.is_made else "set"
        for number in ("contracts", result, f"{result} {height}"):
            sums.note(number, entry.path)
    if "streaks" in parts:
        sums.bid_streak.count(entry.path, success=hand.is_made)
