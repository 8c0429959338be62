"""The rules in the form that a kernel needs, and its answers as seats and cards.

A world is a mapping from every seat (the deciding one too) to the cards it holds; additional keys, for a stock or a
widow, are ignored. A position says who led and what lies on the table; the seat to move follows from it, and the moves
are that seat's. All points count from the position on: the cards on the table are included, earlier tricks are not.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd, inf
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.ai.bits import ANY_SUIT, NOBODY
from pinochle_qt.ai.kernel import IS_COMPILED, Kernel
from pinochle_qt.ai.reading import Reader
from pinochle_qt.ai.solve import Solver
from pinochle_qt.engine.cards import FACES, SUIT_OF, Card, strengths
from pinochle_qt.engine.derived import side_of, trick_bonuses
from pinochle_qt.engine.tricks import card_points, strict_position

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TypeAlias

    from pinochle_qt.ai.deadline import Deadline
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat, Side

MANY_NODES: Final = 50_000_000
LEAST: Final = 0.001
"""The shortest time in seconds for which a search is worth starting."""

AnyKernel = TypeVar("AnyKernel", bound=Kernel)
World: TypeAlias = "Mapping[Seat, Sequence[Card]]"


class KernelTable(Struct, frozen=True):
    """What stays the same during a deal of strict play; made by `make_table`."""

    sides: tuple[Side, ...]
    """The side of every seat, numbered from 0."""
    trump: Suit | None
    points: tuple[int, ...]
    """The points of every card, by card."""
    bonuses: tuple[int, ...]
    """What tricks are worth besides their cards, by the number of tricks to come."""
    strength: tuple[int, ...]
    must_head: bool
    must_overtrump: bool
    must_lead_trump: bool
    """Whether the declarer's first lead must be a trump."""


class StrictPosition(NamedTuple):
    """Who led and what has been played to the trick so far; `leads_first` if the declarer leads to the first trick."""

    leader: Seat
    trick: tuple[Card, ...] = ()
    leads_first: bool = False


class History(NamedTuple):
    """The cards played so far in strict play."""

    leader: Seat
    """The seat that led first."""
    leads_first: bool
    """Whether this was the declarer's lead to the first trick."""
    cards: tuple[Card, ...]
    """All the cards in the order in which they were played."""
    by_seat: tuple[tuple[Card, ...], ...]
    """The same cards by the seat that played them."""


def is_compiled() -> bool:
    """Return whether rollouts and searches run compiled, which makes them a hundred times faster."""
    return bool(IS_COMPILED)


def make_table(rules: Rules, trump: Suit | None, sides: Sequence[Side] | None = None) -> KernelTable:
    """Return the table for these rules; `sides` says who plays together where calling a card decides that."""
    if sides is None:
        sides = [side_of(rules, seat) for seat in range(rules.table.players)]
    duties = strict_position(rules, (), (), trump, leads_first=True)
    return KernelTable(
        tuple(sides),
        trump,
        card_points(rules),
        trick_bonuses(rules),
        strengths(rules.deck.rank_order),
        duties.must_head,
        duties.must_overtrump,
        duties.must_lead_trump,
    )


def with_tricks(table: KernelTable) -> KernelTable:
    """Return a table at which every trick is worth a point more, so that no points mean no tricks."""
    return replace(table, bonuses=tuple([bonus + 1 for bonus in table.bonuses]))


def rollouts(
    table: KernelTable,
    worlds: Sequence[World],
    position: StrictPosition,
    moves: Sequence[Card],
    seed: int,
    ends: Deadline | None = None,
) -> list[list[tuple[int, ...]]]:
    """Return, for each world, the points of every side after each of the moves when everybody plays sensibly.

    Once time is up, the remaining worlds are omitted; the first one is always played.
    """
    kernel = _kernel(table)
    rows: list[list[tuple[int, ...]]] = []
    for number, world in enumerate(worlds):
        if rows and ends is not None and ends.is_over:
            break
        _place(kernel, table, world, position)
        rows.append(kernel.roll_out(moves, seed + number))
    return rows


def solve(
    table: KernelTable,
    worlds: Sequence[World],
    position: StrictPosition,
    moves: Sequence[Card],
    ends: Deadline | None = None,
    nodes: int = MANY_NODES,
) -> list[list[int] | None]:
    """Return, for each world, the lead in points of the side to move over all others after each of the moves.

    Everybody sees all cards and plays perfectly, all others as one side. The result is None for a world that could not
    be solved within `nodes` positions, or before the time for all worlds together ends.
    """
    solver = _solver(table)
    rows: list[list[int] | None] = []
    for world in worlds:
        if rows and ends is not None and ends.is_over:
            rows.append(None)
            continue
        _place(solver, table, world, position)
        until = inf if ends is None else time() + max(LEAST, ends.left)
        row = solver.solve_moves(moves, _unit(table), nodes, until)
        while row is None and time() >= until and ends is not None and not ends.is_over:
            # Other programs had the processor meanwhile; what has been found so far is remembered.
            until = time() + max(LEAST, ends.left)
            row = solver.solve_moves(moves, _unit(table), nodes, until)
        rows.append(row)
    return rows


def readings(
    table: KernelTable, worlds: Sequence[World], history: History, asker: Seat, declarer: Seat | None
) -> list[float]:
    """Return, for each world, the logarithm of the probability that all but the asker chose the cards they played.

    The worlds give the hands after all these plays.
    """
    reader = _reader(table)
    reader.set_history(asker, NOBODY if declarer is None else declarer, history.cards)
    bound = history.leads_first and table.must_lead_trump
    found = []
    for world in worlds:
        before = {seat: (*world[seat], *cards) for seat, cards in enumerate(history.by_seat)}
        found.append(reader.read(before, history.leader, bound))
    return found


def forget() -> None:
    """Forget what earlier searches have found, so that results do not depend on them."""
    _shared_solver().forget()


def sensible_card(table: KernelTable, world: World, position: StrictPosition, seed: int) -> Card:
    """Return the card with which a rollout would continue."""
    kernel = _kernel(table)
    _place(kernel, table, world, position)
    return _card(table, kernel.suggest(seed))


def legal_cards(table: KernelTable, world: World, position: StrictPosition) -> tuple[Card, ...]:
    """Return the distinct legal cards of the seat to move in ascending order."""
    kernel = _kernel(table)
    _place(kernel, table, world, position)
    return tuple(sorted(_card(table, code) for code in kernel.legal_codes()))


def _place(kernel: Kernel, table: KernelTable, world: World, position: StrictPosition) -> None:
    bound = position.leads_first and table.must_lead_trump
    kernel.set_position(world, position.leader, position.trick, bound)


@lru_cache(maxsize=32)
def _kernel(table: KernelTable) -> Kernel:
    return set_rules(Kernel(), table)


@lru_cache(maxsize=32)
def _reader(table: KernelTable) -> Reader:
    return set_rules(Reader(), table)


@lru_cache(maxsize=1)
def _solver(table: KernelTable) -> Solver:
    return set_rules(_shared_solver(), table)


@lru_cache(maxsize=1)
def _shared_solver() -> Solver:
    """Return the only solver: its memory is large, and what it remembers of other tables does no harm."""
    return Solver()


def set_rules(kernel: AnyKernel, table: KernelTable) -> AnyKernel:
    """Pass the rules of a table to a kernel, and return it."""
    codes = _codes(table)
    points = [0] * 32
    for face in FACES:
        points[codes[face]] = table.points[face]
    trump = ANY_SUIT if table.trump is None else int(table.trump)
    kernel.set_rules(table.sides, trump, codes, points, table.bonuses, table.must_head, table.must_overtrump)
    return kernel


@lru_cache(maxsize=8)
def _unit(table: KernelTable) -> int:
    return gcd(*table.bonuses, *table.points)


def _codes(table: KernelTable) -> list[int]:
    return [SUIT_OF[face] * 8 + table.strength[face] for face in FACES]


@lru_cache(maxsize=8)
def cards_by_code(table: KernelTable) -> dict[int, Card]:
    """Return the card for each code that a kernel uses."""
    return {code: face for face, code in zip(FACES, _codes(table), strict=True)}


def _card(table: KernelTable, code: int) -> Card:
    return cards_by_code(table)[code]
