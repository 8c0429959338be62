"""Melding in stock games: one meld at a time, with cards of the hand and melded cards that still lie on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.cards import SUITS, dix_of, without
from pinochle_qt.engine.melds.kinds import AROUNDS, HEADING_OF, PINOCHLE, Meld, unit_cards
from pinochle_qt.engine.melds.tables import values_of_melds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pinochle_qt.engine.actions import Source
    from pinochle_qt.engine.cards import Card, PackRanks, Suit
    from pinochle_qt.engine.melds.kinds import MeldKind
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.play import MeldRules

_CLASS_OF: dict[str, str] = {"sequence": "A", "dix": "A", "around": "B", "pinochle": "C"}
_RANK_OF_AROUND = {kind: rank for rank, kind, _ in AROUNDS}


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A melded card on the table, with the melds in which it served as indices into `MeldTable.shown`."""

    face: Card
    uses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShownMeld:
    """A meld that was made: `meld.points` is what it added, `value` what it is worth by itself."""

    meld: Meld
    value: int


@dataclass(frozen=True, slots=True)
class MeldTable:
    """A seat's melds in a stock game: the cards that still lie there, in the order laid, and everything shown."""

    laid: tuple[LaidCard, ...] = ()
    shown: tuple[ShownMeld, ...] = ()

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table in the order laid."""
        return tuple(each.face for each in self.laid)

    @property
    def points(self) -> int:
        """What all melds of this seat have added to its score in this deal."""
        return sum(each.meld.points for each in self.shown)

    def copies(self, face: Card) -> int:
        """Return how many copies of a card lie here."""
        return sum(each.face == face for each in self.laid)

    def is_complete(self, index: int) -> bool:
        """Return whether every card of a shown meld still lies on the table."""
        return sum(index in each.uses for each in self.laid) == len(self.shown[index].meld.cards)


class Placement(NamedTuple):
    """Where one card of a new meld comes from: a place in `MeldTable.laid`, or the hand (None)."""

    face: Card
    laid: int | None


class _Unit(NamedTuple):
    kind: MeldKind
    cards: tuple[Card, ...]
    value: int


def possible_melds(hand: Sequence[Card], table: MeldTable, trump: Suit, rules: Rules) -> tuple[Meld, ...]:
    """Return every different meld that may be made now, dearest first, with the points it would add.

    Melds that differ only in which identical copies they use are one; `lay` picks the copies.
    """
    found: dict[Meld, None] = {}
    have = {*hand, *table.lying}
    for unit in _units(trump, rules):
        if not have.issuperset(unit.cards):
            continue  # most melds fail here, before any choice of copies is worked out
        for choice in _choices(unit, hand, table):
            points = _points(unit, choice, table, rules)
            if points is not None:
                found[Meld(unit.kind, unit.cards, points)] = None
    return tuple(sorted(found, key=lambda meld: -meld.points))


def lay(
    hand: Sequence[Card], table: MeldTable, meld: Meld, trump: Suit, rules: Rules
) -> tuple[tuple[Card, ...], MeldTable, tuple[Placement, ...]]:
    """Make a meld: return the hand left, the table after it, and where each card of the meld came from.

    Among the choices of copies that give the meld's points it takes the one with most cards on the table already, then
    the one whose cards have served in most melds, then those laid first (record, item 2).

    Raises:
        ValueError: if the meld cannot be made now.
    """
    placements = _best_choice(hand, table, meld, trump, rules)
    if placements is None:
        raise ValueError(f"{meld} cannot be made now")
    index = len(table.shown)
    used = {place.laid for place in placements if place.laid is not None}
    fresh = [place.face for place in placements if place.laid is None]
    laid = [replace(each, uses=(*each.uses, index)) if i in used else each for i, each in enumerate(table.laid)]
    laid += [LaidCard(face, (index,)) for face in fresh]
    value = next(unit.value for unit in _units(trump, rules) if (unit.kind, unit.cards) == (meld.kind, meld.cards))
    return without(hand, fresh), MeldTable(tuple(laid), (*table.shown, ShownMeld(meld, value))), placements


def play_from_table(table: MeldTable, face: Card, nth: int) -> MeldTable:
    """Return the table after the `nth` copy of a card, in the order laid, was played from it.

    Raises:
        ValueError: if there is no such copy.
    """
    places = [i for i, each in enumerate(table.laid) if each.face == face]
    if not 0 <= nth < len(places):
        raise ValueError("no such card lies on the table")
    at = places[nth]
    return replace(table, laid=table.laid[:at] + table.laid[at + 1 :])


def exchange_dix(hand: Sequence[Card], table: MeldTable, dix: Card) -> tuple[tuple[Card, ...], MeldTable, Source]:
    """Take a dix away to be put for the turned card; one on the table goes before one in hand (record, item 6).

    Raises:
        ValueError: if the seat holds no dix.
    """
    if table.copies(dix):
        return tuple(hand), play_from_table(table, dix, 0), "table"
    return without(hand, (dix,)), table, "hand"


def _units(trump: Suit, rules: Rules) -> tuple[_Unit, ...]:
    """Return every meld of the table by itself; marriages and dixes are always single (record, item 39)."""
    return _units_of(trump, rules.melds, rules.deck.ranks)


@lru_cache(maxsize=64)
def _units_of(trump: Suit, options: MeldRules, ranks: PackRanks) -> tuple[_Unit, ...]:
    values = values_of_melds(options)
    dix = dix_of(trump, ranks)
    found: list[_Unit] = []

    def add(kind: MeldKind, suit: Suit, worth: Sequence[int]) -> None:
        cards = unit_cards(kind, suit, dix)
        found.append(_Unit(kind, cards, worth[1]))
        if kind in values.doubles:
            found.append(_Unit(kind, cards * 2, worth[2]))

    add("run", trump, values.run)
    add("royal_marriage", trump, values.royal_marriage)
    for suit in SUITS:
        if suit != trump:
            add("marriage", suit, (0, values.marriage))
    add("pinochle", trump, values.pinochle)
    for rank, kind, _ in AROUNDS:
        add(kind, trump, values.around[rank])
    if values.dix or options.dix_exchange == "first_dix_meld":
        add("dix", trump, (0, values.dix))
    return tuple(found)


def _choices(unit: _Unit, hand: Sequence[Card], table: MeldTable) -> Iterator[tuple[Placement, ...]]:
    """Yield every choice of copies for a meld: cards on the table by their place, the rest from the hand."""
    per_face: list[list[tuple[Placement, ...]]] = []
    for face in dict.fromkeys(unit.cards):
        need = unit.cards.count(face)
        held = sum(each == face for each in hand)
        places = [i for i, each in enumerate(table.laid) if each.face == face]
        options: list[tuple[Placement, ...]] = []
        for from_table in range(max(0, need - held), min(need, len(places)) + 1):
            for chosen in combinations(places, from_table):
                laid = tuple(Placement(face, i) for i in chosen)
                options.append(laid + (Placement(face, None),) * (need - from_table))
        if not options:
            return
        per_face.append(options)
    for parts in product(*per_face):
        yield tuple(place for part in parts for place in part)


def _points(unit: _Unit, choice: tuple[Placement, ...], table: MeldTable, rules: Rules) -> int | None:
    """Return what a meld of these copies adds, or None if they may not be used so."""
    if rules.melds.needs_hand_card and all(place.laid is not None for place in choice):
        return None
    laid = [place.laid for place in choice if place.laid is not None]
    match rules.melds.reuse:
        case "class_higher":
            return _class_higher(unit, laid, table)
        case "category":
            return _category(unit, laid, table, rules)
        case "headings":
            used = _used_by(laid, table, lambda shown: HEADING_OF[shown.meld.kind] == HEADING_OF[unit.kind])
            return None if used else unit.value


def _class_higher(unit: _Unit, laid: list[int], table: MeldTable) -> int | None:
    """Let a card serve again in its class only in a strictly dearer meld (catalogue, 0.6)."""
    own = _CLASS_OF[HEADING_OF[unit.kind]]
    used = _used_by(laid, table, lambda shown: _CLASS_OF[HEADING_OF[shown.meld.kind]] == own)
    return unit.value if all(table.shown[i].value < unit.value for i in used) else None


def _category(unit: _Unit, laid: list[int], table: MeldTable, rules: Rules) -> int | None:
    """Let a card serve once in a category; a run may swallow a royal marriage, a double pinochle single ones."""
    own = _category_of(unit.kind)
    used = _used_by(laid, table, lambda shown: _category_of(shown.meld.kind) == own)
    if not used:
        return unit.value
    doubled = len(unit.cards) > len(PINOCHLE)
    swallows = {"run": "royal_marriage", "pinochle": "pinochle"}.get(unit.kind)
    if swallows is None or (unit.kind == "pinochle" and not doubled) or (unit.kind == "run" and len(used) > 1):
        return None
    for index in used:
        shown = table.shown[index]
        whole = sum(index in table.laid[i].uses for i in laid) == len(shown.meld.cards)
        if shown.meld.kind != swallows or shown.value >= unit.value or not whole:
            return None
    for i in laid:
        if sum(index in used for index in table.laid[i].uses) > 1:
            return None  # this card's marriage has been swallowed before
    if rules.melds.upgrade == "full":
        return unit.value
    return unit.value - sum(table.shown[index].meld.points for index in used)


def _category_of(kind: MeldKind) -> str:
    return kind if kind in _RANK_OF_AROUND else HEADING_OF[kind]


def _used_by(laid: list[int], table: MeldTable, same: Callable[[ShownMeld], bool]) -> set[int]:
    """Return the earlier melds of the same sort in which any of these laid cards has served."""
    return {index for i in laid for index in table.laid[i].uses if same(table.shown[index])}


def _best_choice(
    hand: Sequence[Card], table: MeldTable, meld: Meld, trump: Suit, rules: Rules
) -> tuple[Placement, ...] | None:
    wanted = sorted(meld.cards)
    best: tuple[tuple[int, int, tuple[int, ...]], tuple[Placement, ...]] | None = None
    for unit in _units(trump, rules):
        if unit.kind != meld.kind or sorted(unit.cards) != wanted:
            continue
        for choice in _choices(unit, hand, table):
            if _points(unit, choice, table, rules) != meld.points:
                continue
            laid = tuple(sorted(place.laid for place in choice if place.laid is not None))
            rank = (-len(laid), -sum(len(table.laid[i].uses) for i in laid), laid)
            if best is None or rank < best[0]:
                best = (rank, choice)
    return best[1] if best else None
