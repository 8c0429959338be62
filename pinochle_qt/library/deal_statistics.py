"""The cards that the shuffle dealt to one person and to the others, compared with chance; points are ×10.

All finished deals count once, whether won, lost or thrown in, but not deals with given cards, and no practice. Hands
are measured by their longest suit, which is up to chance alone, rather than by trump, which follows from the bidder's
hand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from math import comb, erfc, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct, field

from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, parse_card
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import drops_last_zero
from pinochle_qt.engine.melds import best_worths
from pinochle_qt.library.hands import DealsMet
from pinochle_qt.session.dealing.generator import key_for, shuffled
from pinochle_qt.variants.points_words import counts_in_tens

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.library.game_summary import GameSummary
    from pinochle_qt.library.index import IndexedGame
    from pinochle_qt.record.values import SeatSetup

Measure: TypeAlias = Literal["aces", "longest", "meld"]
MEASURES: Final[tuple[Measure, ...]] = ("aces", "longest", "meld")
Whose: TypeAlias = Literal["own", "partner", "others"]
WHOSE: Final[tuple[Whose, ...]] = ("own", "partner", "others")

MELD_STEP, MOST_MELD = 50, 400
"""The width of the bins for melds, and where the last bin, which includes everything above, begins."""
_SAMPLES: Final = 1500
"""The number of sample deals, always the same ones, that show what to expect where no formula does."""
_UNLIKELY: Final = 0.05
_MELD_CAP: Final = 1500
"""The most that a hand counts, because some melds win the game, which is worth more than any points."""


class ChanceValues(Struct, frozen=True):
    """The values to expect by chance in one game."""

    mean: Mapping[Measure, float]
    """The expected value of one hand."""
    variance: Mapping[tuple[Measure, Whose], float]
    """The variance of the average over all hands of these people in one deal."""
    doubt: Mapping[Measure, float]
    """The variance of `mean` itself, where it comes from sample deals."""
    shares: Mapping[Measure, Mapping[int, float]]
    """How often a hand has each value."""


class Scatter(Struct):
    """One measure compared with chance, in sums over deals."""

    deals: int = 0
    total: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def mean(self) -> float:
        """The average dealt."""
        return self.total / self.deals

    @property
    def expected_mean(self) -> float:
        """The average to expect by chance."""
        return self.expected / self.deals

    @property
    def error(self) -> float:
        """The standard error of the average."""
        return sqrt(self.variance) / self.deals

    @property
    def share(self) -> float:
        """How often chance alone is at least this far off, from 0 to 1."""
        deviation = abs(self.total - self.expected)
        return erfc(deviation / sqrt(2 * self.variance)) if self.variance else 1.0


class DealStatistics(Struct):
    """All cards dealt to one person and to the others at the same tables."""

    name: str = ""
    people: tuple[str, ...] = ()
    """Everybody who has held cards, without computer players, in alphabetical order."""
    deals: int = 0
    first: int | None = None
    """When the earliest of the games was last played, in nanoseconds."""
    is_small: bool = False
    """Whether all points are written without their last zero."""
    are_tens: bool = False
    """Whether all points end in a zero, so that they may be written without it."""
    scatters: dict[tuple[Measure, Whose], Scatter] = field(default_factory=dict)
    own: dict[Measure, Counter[int]] = field(default_factory=lambda: {measure: Counter() for measure in MEASURES})
    """How many of the person's hands had each value."""
    chance: dict[Measure, dict[int, float]] = field(
        default_factory=lambda: {measure: defaultdict(float) for measure in MEASURES}
    )
    """How many hands would have each value by chance."""

    @property
    def fits_chance(self) -> bool:
        """Whether no average is so far off that chance alone would do that to one of them less than 1 time in 20."""
        return (
            min((each.share for each in self.scatters.values()), default=1.0) * max(1, len(self.scatters)) >= _UNLIKELY
        )


def deal_statistics(games: Iterable[IndexedGame], name: str) -> DealStatistics:
    """Return the cards dealt to the person with a name, or if there is none, to the one who has played most."""
    kept = [
        (each.stamp.changed, each.game)
        for each in games
        if each.game is not None and not each.game.summary.is_sheet  # how real cards were dealt is unknown
    ]
    names = Counter(person.name for _, game in kept for person in game.summary.people if person.player == "human")
    dealt = DealStatistics(name if name in names or not names else names.most_common(1)[0][0], tuple(sorted(names)))
    tables: dict[_Table, list[_Hands]] = {}
    met = DealsMet()
    for when, game in kept:
        for hands in _hands_of(game.summary, dealt.name, met):
            table = _Table(game.rules, len(hands.own[0]) // 2, len(hands.partner), len(hands.others))
            tables.setdefault(table, []).append(hands)
            dealt.first = when if dealt.first is None else dealt.first
    for table, deals in tables.items():
        _count(dealt, table, deals)
    dealt.is_small = bool(tables) and all(drops_last_zero(table.rules) for table in tables)
    dealt.are_tens = bool(tables) and all(counts_in_tens(table.rules) for table in tables)
    return dealt


def measured(rules: Rules, hand: Sequence[Card]) -> dict[Measure, int]:
    """Return a hand's number of aces, the length of its longest suit, and the points of its best meld."""
    suits = Counter(SUIT_OF[face] for face in hand)
    return {
        "aces": sum(RANK_OF[face] is Rank.ACE for face in hand),
        "longest": max(suits.values(), default=0),
        "meld": min(_MELD_CAP, max(best_worths(hand, rules))),
    }


@lru_cache(maxsize=64)
def odds_of(rules: Rules, size: int, partners: int, others: int) -> ChanceValues:
    """Return the odds for hands of this size, for a person with this many partners and this many others."""
    cards, groups = pack(rules), dict(zip(WHOSE, (1, partners, others), strict=True))
    count, aces = len(cards), sum(RANK_OF[face] is Rank.ACE for face in cards)
    share = aces / count
    deals = [_random_deal(rules, cards, number, size, sum(groups.values())) for number in range(_SAMPLES)]
    mean: dict[Measure, float] = {"aces": size * share}
    doubt: dict[Measure, float] = {"aces": 0.0}
    shares: dict[Measure, Mapping[int, float]] = {"aces": _share_of_aces(count, aces, size)}
    spread: dict[Measure, tuple[float, float]] = {
        "aces": (
            size * share * (1 - share) * (count - size) / (count - 1),
            -size * size * share * (1 - share) / (count - 1),
        )
    }
    for measure in MEASURES[1:]:
        hands = [[hand[measure] for hand in deal] for deal in deals]
        all_values = [value for deal in hands for value in deal]
        mean[measure] = fmean(all_values)
        spread[measure] = _spread(hands, mean[measure])
        doubt[measure] = spread[measure][0] / len(all_values)
        tally = Counter(binned(measure, value) for value in all_values)
        shares[measure] = {value: times / len(all_values) for value, times in tally.items()}
    variance = {
        (measure, whose): alone / seats + shared * (seats - 1) / seats
        for measure, (alone, shared) in spread.items()
        for whose, seats in groups.items()
        if seats
    }
    return ChanceValues(mean, variance, doubt, shares)


def binned(measure: Measure, value: int) -> int:
    """Return the number that stands for the bin of a value."""
    return min(value // MELD_STEP * MELD_STEP, MOST_MELD) if measure == "meld" else value


# ---- inside ----------------------------------------------------------------------------------------------------------


class _Table(NamedTuple):
    """Everything that affects the odds."""

    rules: Rules
    size: int
    """The number of cards in a hand."""
    partners: int
    others: int


class _Hands(NamedTuple):
    """The hands of one deal as they were dealt, two characters per card."""

    own: tuple[str, ...]
    partner: tuple[str, ...]
    others: tuple[str, ...]


def _hands_of(game: GameSummary, name: str, met: DealsMet) -> Iterator[_Hands]:
    """Yield the hands of the new deals of a game in which the person with this name held cards."""
    for deal in () if game.practice else met.new_in(game):
        seats = [seat for seat, person in enumerate(deal.result.seated) if _is_named(game.people[person], name)]
        if deal.number <= game.given or not seats or not all(deal.hands):
            continue
        own, sides = seats[0], game.sides
        rest = [seat for seat in range(len(deal.hands)) if seat != own]
        yield _Hands(
            (deal.hands[own],),
            tuple(deal.hands[seat] for seat in rest if sides[seat] == sides[own]),
            tuple(deal.hands[seat] for seat in rest if sides[seat] != sides[own]),
        )


def _is_named(person: SeatSetup, name: str) -> bool:
    return person.player == "human" and person.name == name


def _count(dealt: DealStatistics, table: _Table, deals: Sequence[_Hands]) -> None:
    """Add the deals at one kind of table."""
    odds = odds_of(*table)
    dealt.deals += len(deals)
    for hands in deals:
        for whose, cards in zip(WHOSE, hands, strict=True):
            hand_measures = [_measured_text(table.rules, each) for each in cards]
            for measure in MEASURES if hand_measures else ():
                scatter = dealt.scatters.setdefault((measure, whose), Scatter())
                scatter.deals += 1
                scatter.total += sum(each[measure] for each in hand_measures) / len(hand_measures)
            if whose == "own":
                for measure in MEASURES:
                    dealt.own[measure][binned(measure, hand_measures[0][measure])] += 1
    for (measure, whose), variance in odds.variance.items():
        scatter = dealt.scatters[measure, whose]
        scatter.expected += len(deals) * odds.mean[measure]
        scatter.variance += len(deals) * variance + len(deals) ** 2 * odds.doubt[measure]
    for measure in MEASURES:
        for value, share in odds.shares[measure].items():
            dealt.chance[measure][value] += len(deals) * share


@lru_cache(maxsize=1 << 16)
def _measured_text(rules: Rules, hand: str) -> Mapping[Measure, int]:
    """Return the measures of a hand from a summary; cached, since all games are counted whenever the page opens."""
    return measured(rules, [parse_card(hand[at : at + 2]) for at in range(0, len(hand), 2)])


def _random_deal(
    rules: Rules, cards: Sequence[Card], number: int, size: int, hands: int
) -> tuple[dict[Measure, int], ...]:
    order = shuffled(cards, key_for(0, f"chance {number}"))
    return tuple(measured(rules, order[at * size : (at + 1) * size]) for at in range(hands))


def _share_of_aces(count: int, aces: int, size: int) -> dict[int, float]:
    """Return how often a hand has each number of aces."""
    ways = {held: comb(aces, held) * comb(count - aces, size - held) for held in range(min(aces, size) + 1)}
    return {held: found / comb(count, size) for held, found in ways.items()}


def _spread(deals: Sequence[Sequence[int]], mean: float) -> tuple[float, float]:
    """Return the variance of a hand, and the covariance of two hands in the same deal."""
    deviations = [[value - mean for value in deal] for deal in deals]
    squares = [float_sum(each * each for each in deal) for deal in deviations]
    hands = len(deals[0])
    pairs = [float_sum(deal) ** 2 - square for deal, square in zip(deviations, squares, strict=True)]
    return fmean(squares) / hands, fmean(pairs) / (hands * (hands - 1))
