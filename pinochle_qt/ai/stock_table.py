"""The rules in the form that the kernel of stock play needs, and its answers as cards and points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from pinochle_qt.ai.bits import ANY_SUIT, DIX, MARRIAGE, NOBODY, PINOCHLE, PLAIN_MELD, RUN
from pinochle_qt.ai.kernel_table import cards_by_code, make_table, set_rules
from pinochle_qt.ai.stakes import NO_GOALS
from pinochle_qt.ai.stock_kernel import StockKernel
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank, card, dix_of, strengths
from pinochle_qt.engine.melds import Meld, MeldTable, named_by
from pinochle_qt.engine.melds.incremental import ShownMeld, Unit, binds, category_of, is_any_four, takes_over, units
from pinochle_qt.engine.melds.kinds import READING_SUITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.stakes import Goals
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_ROLES: Final = {
    "dix": DIX,
    "royal_marriage": MARRIAGE,
    "marriage": MARRIAGE,
    "run": RUN,
    "plain_run": RUN,
    "pinochle": PINOCHLE,
}


_Described: TypeAlias = tuple[tuple[int, ...], int, int, int, int, int, int, tuple[tuple["Card", int], ...]]


class LaidMelds(NamedTuple):
    """What a seat has melded."""

    cards: tuple[tuple[Card, int], ...] = ()
    """The melded cards on the table, each with the melds it has served in as bits: their places in `melds`."""
    melds: tuple[int, ...] = ()
    """All melds made so far, by their numbers in `units`."""


class Weights(Struct, frozen=True):
    """What cards and turns are worth while the stock lasts, in points; the kernel identifies them by their order."""

    turn: float = 4.0
    """The right to meld and to lead, in addition to the best meld at hand."""
    waiting: float = 0.21
    """The fraction of the best meld at hand that is at stake in a trick while many more can be won."""
    side_ace: float = 13.0
    side_ten: float = 3.0
    trump: float = 12.0
    per_strength: float = 2.2
    """Each step in rank of a trump."""
    hope: float = 0.9
    """The factor for a meld not yet complete, in addition to the chance of getting its cards."""
    best_of_suit: float = 0.42
    """The chance that the highest side-suit card still out wins when it is led; the next three are similar chances."""
    ace_or_trump: float = 0.5
    ten_led: float = 0.3
    other_led: float = 0.2
    added: float = 3.0
    """The points that the others add to a lead."""
    above_king: float = 1.2
    """A side-suit card that beats the king of its suit."""
    again: float = 0.5
    """The fraction of a meld's points that each further copy of it in hand is worth."""
    exchange: float = 6.0
    """The turned card, in addition to the points of a dix."""


USUAL: Final = Weights()


class StockPosition(NamedTuple):
    """What everybody sees on the table while the stock lasts."""

    leader: Seat
    trick: tuple[Card, ...]
    laid: tuple[LaidMelds, ...]
    """By seat, the melded cards in the order of `MeldTable.laid`."""
    melder: Seat | None = None
    """The seat that is melding."""
    melds_left: int = 0
    exchanged: bool = False
    """Whether the turned card has been exchanged."""
    trump: Suit | None = None
    """The suit that a meld has made trump, in games in which one does (catalogue, item 109)."""


class WeighedCard(NamedTuple):
    """A legal card, from the hand or from a place in `MeldTable.laid`, and what playing it is worth."""

    card: Card
    place: int | None
    worth: float


class StockTable:
    """The kernel for one set of rules, a trump suit and the sides of the seats; no suit if a meld will name it."""

    def __init__(self, rules: Rules, trump: Suit | None, sides: tuple[int, ...], weights: Weights) -> None:
        self._rules, self._trump = rules, trump
        self._table = table = make_table(rules, trump, sides)
        found = units(trump, rules) if trump is not None else _units_of_all_trumps(rules)
        self._units = tuple({self._key(unit, rules): unit for unit in found}.values())
        self._numbers = {self._key(unit, rules): at for at, unit in enumerate(self._units)}
        self.kernel = kernel = set_rules(StockKernel(), table)
        """What plays on from the position that was set last."""
        melds = rules.melds
        early = {"meld_then_draw": 0, "winner_draws_melds_then_loser_draws": 1}
        strength, dix = strengths(rules.deck.rank_order), dix_of(SUITS[0] if trump is None else trump, rules.deck.ranks)
        kernel.set_melds(
            [self._described(unit, rules) for unit in self._units],
            (
                melds.per_turn or 0,
                bool(melds.dix_free_of_limit),
                bool(melds.needs_hand_card),
                melds.upgrade == "full",
                melds.dix_exchange == "first_dix_meld",
                melds.dix_exchange == "optional",
            ),
            (early.get(melds.draw_order or "", rules.table.players), bool(melds.after_last_stock_trick)),
            (strength[Rank.TEN], strength[Rank.KING], SUIT_OF[dix] * 8 + strength[dix]),
        )
        kernel.set_weights(astuple(weights))
        self._is_rounded = rules.scoring.rounding == "seven_up"

    def laid(self, table: MeldTable) -> LaidMelds:
        """Return the melded cards of a seat."""
        melds = tuple(self.number(each.meld) for each in table.shown)
        return LaidMelds(tuple((each.face, sum(1 << use for use in each.uses)) for each in table.laid), melds)

    def number(self, meld: Meld) -> int:
        """Return by which number the kernel knows a meld."""
        return self._numbers[self._key(meld, self._rules)]

    def place(
        self,
        position: StockPosition,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        goals: Goals = NO_GOALS,
    ) -> None:
        """Set a position with these hidden cards; the turned card is the last of the stock."""
        melder = NOBODY if position.melder is None else position.melder
        cards, melds = zip(*position.laid, strict=True)
        self.kernel.set_cards(hands, stock, cards, melds)
        self.kernel.set_goals(goals.points, goals.before, goals.at_once, self._is_rounded)
        named = position.trump if self._trump is None else self._trump
        trump = ANY_SUIT if named is None else int(named)
        self.kernel.set_turn(position.leader, position.trick, melder, position.melds_left, position.exchanged, trump)

    def played_out(self, seed: int) -> list[int]:
        """Return the points of every side, melds included, when everybody continues by rules of thumb."""
        return self.kernel.play_on(seed)

    @property
    def out_side(self) -> int | None:
        """The side that was out before the end of the deal that was played last."""
        return None if self.kernel.out_side == NOBODY else self.kernel.out_side

    def weighed(self) -> list[WeighedCard]:
        """Return what each card is worth to the seat whose turn it is."""
        faces = cards_by_code(self._table)
        return [
            WeighedCard(faces[code], None if place == NOBODY else place, worth)
            for code, place, worth in self.kernel.weigh()
        ]

    @staticmethod
    def _key(meld: Unit | Meld, rules: Rules) -> tuple[MeldKind, tuple[Card, ...]]:
        """Return what tells a meld apart: not the suits of any four cards of a rank."""
        return meld.kind, () if is_any_four(meld.kind, rules) else meld.cards

    def _values(self, unit: Unit, rules: Rules) -> tuple[int, ...]:
        """Return what a meld is worth by trump suit, and without trump; -1 if there is no such meld then."""
        if self._trump is not None:
            return (unit.value,) * (len(SUITS) + 1)
        offered = ({self._key(each, rules) for each in units(trump, rules)} for trump in (*SUITS, None))
        return tuple(unit.value if self._key(unit, rules) in keys else -1 for keys in offered)

    def _described(self, unit: Unit, rules: Rules) -> _Described:
        """Return a meld in the form that the kernel needs."""
        needs, any_of = unit.needs, 0
        if is_any_four(unit.kind, rules):
            needs, any_of = tuple((card(RANK_OF[unit.cards[0]], suit), 1) for suit in READING_SUITS), len(unit.cards)
        bound = over = kin = 0
        for at, old in enumerate(self._units):
            shown = ShownMeld(Meld(old.kind, old.cards, old.value), old.value)
            kin |= (category_of(old.kind) == category_of(unit.kind)) << at
            if takes_over(shown, unit, rules):
                over |= 1 << at
            elif binds(shown, unit, rules):
                bound |= 1 << at
        named = named_by(Meld(unit.kind, unit.cards, unit.value), rules)
        names, role = NOBODY if named is None else int(named), _ROLES.get(unit.kind, PLAIN_MELD)
        return self._values(unit, rules), names, role, bound, over, kin, any_of, needs


def _units_of_all_trumps(rules: Rules) -> list[Unit]:
    """Return the melds that are possible with any trump or without: by suit, each run before its marriage."""
    found = [unit for trump in (None, *SUITS) for unit in units(trump, rules)]
    kinds = ("run", "royal_marriage", "plain_run", "marriage")
    of_suits = [unit for unit in found if unit.kind in kinds]
    of_suits.sort(key=lambda unit: (SUIT_OF[unit.cards[0]], kinds.index(unit.kind)))
    return [*of_suits, *(unit for unit in found if unit.kind not in kinds)]


@lru_cache(maxsize=16)
def stock_table(rules: Rules, trump: Suit | None, sides: tuple[int, ...], weights: Weights = USUAL) -> StockTable:
    """Return the kernel for these rules, this trump suit and these sides."""
    return StockTable(rules, trump, sides, weights)
