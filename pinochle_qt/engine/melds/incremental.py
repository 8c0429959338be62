"""Melding in stock games: one meld at a time, using cards in hand and melded cards that are still on the table."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations, product
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.cards import SUIT_OF, SUITS, dix_of, without
from pinochle_qt.engine.features import BEZIQUE_MELDS, can_marry_in_run, is_bezique
from pinochle_qt.engine.melds.kinds import AROUNDS, HEADING_OF, MARRIAGE_OF, Meld, MeldKind, any_four, unit_cards
from pinochle_qt.engine.melds.tables import values_of_melds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.rules.play import MeldRules
    from pinochle_qt.engine.rules.table import DeckRules

Source = Literal["hand", "table"]
"""Where a card comes from: the hand, or the seat's melds on the table."""

_CLASS_OF: Final = {"sequence": "A", "dix": "A", "around": "B", "pinochle": "C"}
_AROUND_KINDS: Final = frozenset(kind for _, kind, _ in AROUNDS)
_MARRIAGES: Final = frozenset(MARRIAGE_OF.values())
_ABSORBS: Final[dict[MeldKind, MeldKind]] = {**MARRIAGE_OF, "pinochle": "pinochle"}
"""The kind of earlier meld, of lower value, that each kind may absorb whole if cards count once per category."""


class LaidCard(Struct, frozen=True):
    """A melded card on the table; `uses` are the melds it has been part of, as indices into `MeldTable.shown`."""

    face: Card
    uses: tuple[int, ...]


class ShownMeld(Struct, frozen=True):
    """A meld that was made: `meld.points` is what it added, `value` what it is worth by itself."""

    meld: Meld
    value: int


class MeldTable(Struct, frozen=True):
    """A seat's melds in a stock game: the cards still on the table, in the order laid down, and every meld shown."""

    laid: tuple[LaidCard, ...] = ()
    shown: tuple[ShownMeld, ...] = ()

    @property
    def cards_on_table(self) -> tuple[Card, ...]:
        """The cards on the table, in the order laid down."""
        return tuple(each.face for each in self.laid)

    @property
    def points(self) -> int:
        """The points that all of this seat's melds have added to its score in this deal."""
        return sum(each.meld.points for each in self.shown)

    def copies(self, face: Card) -> int:
        """Return the number of copies of a card that are on the table."""
        return sum(each.face == face for each in self.laid)


class Placement(Struct, frozen=True):
    """Where one card of a new meld comes from: a place in `MeldTable.laid`, or None for the hand."""

    face: Card
    laid: int | None


class Unit(Struct, frozen=True):
    """A meld by itself, as it can be made in one meld turn."""

    kind: MeldKind
    cards: tuple[Card, ...]
    value: int
    needs: tuple[tuple[Card, int], ...]
    """Each different card of the meld, with the number of copies it needs."""
    faces: int
    """The different cards as a bit set."""


class _Base(Struct, frozen=True):
    """Earlier melds that a new one absorbs whole: the places of their cards, and the points they added."""

    places: tuple[int, ...]
    points: int


_NO_BASE = _Base((), 0)
_offer = cache(Meld)


def possible_melds(hand: Sequence[Card], table: MeldTable, trump: Suit | None, rules: Rules) -> tuple[Meld, ...]:
    """Return every different meld that is possible now, the most valuable first, with the points it would add.

    Melds that differ only in which identical copies they use count as one; `lay` picks the copies. Where any four cards
    of a rank are a meld, those that show the fewest cards of the hand come first.
    """
    have = 0
    for face in hand:
        have |= 1 << face
    for each in table.laid:
        have |= 1 << each.face
    # most melds are ruled out here, before any copy is looked at
    found = [
        _offer(unit.kind, unit.cards, points)
        for unit in units(trump, rules)
        if not unit.faces & ~have
        for points in _offered_points(unit, hand, table, rules)
    ]
    if len(found) > 1:
        found.sort(key=attrgetter("points"), reverse=True)
        if is_bezique(rules):
            on_table = Counter(table.cards_on_table)
            found.sort(key=lambda meld: (meld.points, (on_table & Counter(meld.cards)).total()), reverse=True)
    return tuple(found)


def one_of_each(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Return melds without those that differ from an earlier one only in which four cards of a rank they show."""
    found: dict[object, Meld] = {}
    for meld in melds:
        found.setdefault((*what_counts(meld), meld.points), meld)
    return tuple(found.values())


def what_counts(meld: Meld) -> tuple[MeldKind, int, tuple[Card, ...]]:
    """Return the kind of a meld, its copies and its cards, but not which cards of a rank: they count alike."""
    return meld.kind, meld.copies, () if meld.kind in _AROUND_KINDS else tuple(sorted(meld.cards))


def lay(
    hand: Sequence[Card], table: MeldTable, meld: Meld, trump: Suit | None, rules: Rules
) -> tuple[tuple[Card, ...], MeldTable, tuple[Placement, ...]]:
    """Make a meld: return the remaining hand, the table after it, and where each card of the meld came from.

    Of the choices of copies that score the meld's points, take the one with the most cards already on the table, then
    the one whose cards have been used in the most melds, then the one laid down first (record, item 2).

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
    value = next(unit.value for unit in units(trump, rules) if (unit.kind, unit.cards) == (meld.kind, meld.cards))
    return without(hand, fresh), MeldTable(tuple(laid), (*table.shown, ShownMeld(meld, value))), placements


def play_from_table(table: MeldTable, face: Card, nth: int) -> MeldTable:
    """Return the table after the `nth` copy of a card, in the order laid down, was played from it.

    Raises:
        ValueError: if there is no such copy.
    """
    places = [i for i, each in enumerate(table.laid) if each.face == face]
    if not 0 <= nth < len(places):
        raise ValueError("no such card lies on the table")
    at = places[nth]
    return replace(table, laid=table.laid[:at] + table.laid[at + 1 :])


def exchange_dix(hand: Sequence[Card], table: MeldTable, dix: Card) -> tuple[tuple[Card, ...], MeldTable, Source]:
    """Remove a dix to exchange it for the upcard; one on the table is used before one in hand (record, item 6).

    Raises:
        ValueError: if the seat has no dix.
    """
    if table.copies(dix):
        return tuple(hand), play_from_table(table, dix, 0), "table"
    return without(hand, (dix,)), table, "hand"


def units(trump: Suit | None, rules: Rules) -> tuple[Unit, ...]:
    """Return every meld of the meld table by itself; marriages and dixes are always single (record, item 39).

    While there is no trump, what would make its suit trump counts as it does in trump (catalogue, item 109).
    """
    return _units_of(trump, rules.auction.trump == "first_marriage_or_run", rules.melds, rules.deck)


@lru_cache(maxsize=64)
def _units_of(trump: Suit | None, runs_name: bool, options: MeldRules, deck: DeckRules) -> tuple[Unit, ...]:
    values = values_of_melds(options)
    found: list[Unit] = []

    def add(kind: MeldKind, suit: Suit, worth: Sequence[int]) -> None:
        add_cards(kind, unit_cards(kind, suit, dix_of(suit, deck.ranks)), worth)

    def add_cards(kind: MeldKind, single: tuple[Card, ...], worth: Sequence[int]) -> None:
        for copies in (1, 2) if kind in values.doubles else (1,):
            if worth[copies] <= 0 and kind != "dix":
                continue  # a meld worth nothing doesn't exist, except a dix that is exchanged
            cards = single * copies
            faces = sum(1 << face for face in set(cards))
            found.append(Unit(kind, cards, worth[copies], tuple(Counter(cards).items()), faces))

    for suit in SUITS if trump is None else (trump,):
        if trump is None and not runs_name:
            add("plain_run", suit, values.plain_run)
        else:
            add("run", suit, values.run)
        add("royal_marriage", suit, values.royal_marriage)
    for suit in SUITS:
        if trump not in {None, suit}:
            add("plain_run", suit, values.plain_run)
            add("marriage", suit, values.marriage)
    add("pinochle", SUITS[0], values.pinochle)
    for rank, kind, _ in AROUNDS:
        single = unit_cards(kind, SUITS[0], dix_of(SUITS[0], deck.ranks))
        fours = any_four(rank, deck.copies) if options.table == BEZIQUE_MELDS else (single,)
        for cards in fours:
            add_cards(kind, cards, values.around[rank])
    if trump is not None and (values.dix or options.dix_exchange == "first_dix_meld"):
        add("dix", trump, (0, values.dix))
    return tuple(found)


def _offered_points(unit: Unit, hand: Sequence[Card], table: MeldTable, rules: Rules) -> list[int]:
    """Return the different numbers of points that a meld can add now; empty if it cannot be made."""
    free = _free_places(unit, table, rules)
    found: list[int] = []
    for base in _bases(unit, table, rules):
        if _can_make(unit, base, hand, table, free, rules):
            points = _points(unit, base, rules)
            if points not in found:
                found.append(points)
    return found


def _free_places(unit: Unit, table: MeldTable, rules: Rules) -> dict[Card, list[int]]:
    """Return the places in `table.laid` of the cards on the table that may be used in a meld, by card."""
    free: dict[Card, list[int]] = {}
    for place, each in enumerate(table.laid):
        if unit.faces >> each.face & 1 and not any(binds(table.shown[index], unit, rules) for index in each.uses):
            free.setdefault(each.face, []).append(place)
    return free


def binds(shown: ShownMeld, unit: Unit, rules: Rules) -> bool:
    """Return whether the cards of an earlier meld may not be used in a new one (catalogue, 0.6)."""
    old, new = shown.meld.kind, unit.kind
    if _counts_both(old, new, rules):
        return False
    match rules.melds.reuse:
        case "class_higher":
            # a run's own king and queen never make a marriage, whatever that is worth
            is_lower = shown.value >= unit.value or (old in MARRIAGE_OF and new in _MARRIAGES)
            return _CLASS_OF[HEADING_OF[old]] == _CLASS_OF[HEADING_OF[new]] and is_lower
        case "category":
            return category_of(old) == category_of(new)
        case "headings":
            return HEADING_OF[old] == HEADING_OF[new]


def binding_melds(unit: Unit, hand: Sequence[Card], table: MeldTable, rules: Rules) -> tuple[Meld, ...]:
    """Return the earlier melds that prevent a meld because their cards may not be used in it."""
    free = _free_places(unit, table, rules)
    short = [face for face, copies in unit.needs if hand.count(face) + len(free.get(face, ())) < copies]
    indices = sorted({index for each in table.laid if each.face in short for index in each.uses})
    return tuple(table.shown[index].meld for index in indices if binds(table.shown[index], unit, rules))


def takes_over(shown: ShownMeld, unit: Unit, rules: Rules) -> bool:
    """Return whether a meld may use all the cards of this earlier meld, which is worth less."""
    old = shown.meld
    is_absorbed = _ABSORBS.get(unit.kind) == old.kind and rules.melds.reuse == "category"
    is_within = all(unit.faces >> face & 1 for face in old.cards)
    return is_absorbed and is_within and shown.value < unit.value and not _counts_both(old.kind, unit.kind, rules)


def _counts_both(old: MeldKind, new: MeldKind, rules: Rules) -> bool:
    """Return whether these are a run and a marriage, of which the same cards may make either one after the other."""
    is_pair = MARRIAGE_OF.get(old) == new or MARRIAGE_OF.get(new) == old
    return is_pair and rules.melds.marriage_in_run and can_marry_in_run(rules)


def is_any_four(kind: MeldKind, rules: Rules) -> bool:
    """Return whether a meld is any four cards of a rank, as in bezique, and not one of every suit."""
    return kind in _AROUND_KINDS and is_bezique(rules)


def category_of(kind: MeldKind) -> str:
    """Return the category of a meld: each kind of cards around is one of its own."""
    return kind if kind in _AROUND_KINDS else HEADING_OF[kind]


def _bases(unit: Unit, table: MeldTable, rules: Rules) -> Iterator[_Base]:
    """Yield what a meld can absorb: nothing, or in the category model a marriage or one or two pinochles."""
    yield _NO_BASE
    absorbable: list[_Base] = []
    for index, shown in enumerate(table.shown):
        if takes_over(shown, unit, rules):
            places = _places_if_intact(index, table)
            if places:
                absorbable.append(_Base(places, shown.meld.points))
    yield from absorbable
    if unit.kind == "pinochle":
        for one, other in combinations(absorbable, 2):
            if one.points + other.points <= unit.value:
                yield _Base(one.places + other.places, one.points + other.points)


def _places_if_intact(index: int, table: MeldTable) -> tuple[int, ...]:
    """Return the places of a shown meld's cards if all are on the table and none was used again in its category."""
    shown = table.shown[index].meld
    category = category_of(shown.kind)
    places = tuple(
        place
        for place, each in enumerate(table.laid)
        if index in each.uses and sum(category_of(table.shown[use].meld.kind) == category for use in each.uses) == 1
    )
    return places if len(places) == len(shown.cards) else ()


def _can_make(
    unit: Unit, base: _Base, hand: Sequence[Card], table: MeldTable, free: dict[Card, list[int]], rules: Rules
) -> bool:
    """Return whether a meld can be made from the cards it absorbs, usable cards on the table, and the hand."""
    absorbed = [table.laid[place].face for place in base.places]
    from_hand = not rules.melds.needs_hand_card
    for face, copies in unit.needs:
        wanted = copies - absorbed.count(face)
        held = hand.count(face)
        if held + len(free.get(face, ())) < wanted:
            return False
        from_hand = from_hand or (held > 0 and wanted > 0)
    return from_hand


def _points(unit: Unit, base: _Base, rules: Rules) -> int:
    return unit.value if rules.melds.upgrade == "full" else unit.value - base.points


def named_by(meld: Meld, rules: Rules) -> Suit | None:
    """Return the suit that a meld makes trump while there is none, or None (catalogue, item 109)."""
    kinds = {"first_marriage": {"royal_marriage"}, "first_marriage_or_run": {"royal_marriage", "run"}}
    return SUIT_OF[meld.cards[0]] if meld.kind in kinds.get(rules.auction.trump, ()) else None


def _best_choice(
    hand: Sequence[Card], table: MeldTable, meld: Meld, trump: Suit | None, rules: Rules
) -> tuple[Placement, ...] | None:
    wanted = sorted(meld.cards)
    best: tuple[tuple[int, int, tuple[int, ...]], tuple[Placement, ...]] | None = None
    for unit in units(trump, rules):
        if unit.kind != meld.kind or sorted(unit.cards) != wanted:
            continue
        for choice in _choices(unit, meld.points, hand, table, rules):
            laid = tuple(sorted(place.laid for place in choice if place.laid is not None))
            rank = (-len(laid), -sum(len(table.laid[i].uses) for i in laid), laid)
            if best is None or rank < best[0]:
                best = (rank, choice)
    return best[1] if best else None


def _choices(
    unit: Unit, points: int, hand: Sequence[Card], table: MeldTable, rules: Rules
) -> Iterator[tuple[Placement, ...]]:
    """Yield every choice of copies with which a meld adds exactly these points."""
    free = _free_places(unit, table, rules)
    for base in _bases(unit, table, rules):
        if _points(unit, base, rules) != points or not _can_make(unit, base, hand, table, free, rules):
            continue
        for parts in product(*(_copies(face, n, base, hand, table, free) for face, n in unit.needs)):
            choice = tuple(place for part in parts for place in part)
            if not rules.melds.needs_hand_card or any(place.laid is None for place in choice):
                yield choice


def _copies(
    face: Card, copies: int, base: _Base, hand: Sequence[Card], table: MeldTable, free: dict[Card, list[int]]
) -> Iterator[tuple[Placement, ...]]:
    """Yield every choice of copies of one card: copies on the table by their place, the rest from the hand."""
    absorbed = [place for place in base.places if table.laid[place].face == face]
    places = free.get(face, [])
    wanted = copies - len(absorbed)
    for from_table in range(max(0, wanted - hand.count(face)), min(wanted, len(places)) + 1):
        for chosen in combinations(places, from_table):
            laid = tuple(Placement(face, place) for place in sorted((*absorbed, *chosen)))
            yield laid + (Placement(face, None),) * (wanted - from_table)
