"""A player's draft of a declaration: which melds the cards laid out make, what is missing, and what does not count."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.cards import SUIT_OF, SUITS, dix_of
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds.declare import dependency_fault, entry_value
from pinochle_qt.engine.melds.incremental import binding_melds, is_any_four, lay, one_of_each, possible_melds, units
from pinochle_qt.engine.melds.kinds import AROUNDS, HEADING_OF, Meld, total, unit_cards
from pinochle_qt.engine.melds.static import best_melds, melded_copies
from pinochle_qt.engine.melds.tables import GAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds.incremental import MeldTable, Unit
    from pinochle_qt.engine.melds.kinds import Heading, MeldKind
    from pinochle_qt.engine.rules import Rules

MOST_MISSING = 3
_COMPANIONS = frozenset({"royal_in_run", "marriage_in_run", "extra_king", "extra_queen", "roundhouse_bonus"})
"""The kinds of meld that count only together with others."""
_IN_RUN: dict[MeldKind, MeldKind] = {"royal_marriage": "royal_in_run", "marriage": "marriage_in_run"}
"""Kinds of marriage, and what they are called if a run's own king and queen count as one."""


class Missing(Struct, frozen=True):
    """A meld that is one card short: in the draft if the hand holds that card, otherwise in the whole hand."""

    meld: Meld
    """The completed meld, with all its copies and their full points."""
    card: Card
    """The missing card."""
    adds: int
    """What it would add to the draft, or to the best melds of the hand, in ×10 points; 0 if it would win the game."""
    is_held: bool
    """Whether the hand holds the card, so that it only has to be laid out."""


class Uncounted(Meld, frozen=True, kw_only=True):
    """A meld that does not count although all its cards are in the draft, because another meld uses them."""

    served: Meld
    """The entry under the same heading that uses its cards."""


class MeldDraft(Struct, frozen=True):
    """What a draft amounts to under the rules."""

    melds: tuple[Meld, ...]
    idle: tuple[Card, ...]
    """Cards that are part of no meld."""
    missing: tuple[Missing, ...]
    """At most three melds that lack one card: first those that the hand can complete, each group sorted by value."""
    uncounted: tuple[Uncounted, ...]
    """Melds that would use cards twice under one heading, the most valuable first."""


class TurnFault(Enum):
    """Why cards don't make a meld in a stock game."""

    NO_SUCH_MELD = "no_such_meld"
    """These cards, together with those on the table, are not a meld in this game."""
    NEEDS_HAND_CARD = "needs_hand_card"
    """All cards of the meld are on the table already, and one must come from the hand."""
    ALREADY_USED = "already_used"
    """A card has been used in a meld of the same class, category or heading that was worth at least as much."""


class TurnDraft(Struct, frozen=True):
    """What a draft amounts to in a stock game: one meld, or the reason why there is none."""

    meld: Meld | None
    fault: TurnFault | None = None
    wanted: Meld | None = None
    """The refused meld, with the points it is worth by itself; None if the cards are not a meld at all."""
    served: tuple[Meld, ...] = ()
    """The earlier melds whose cards the refused meld may not use again."""


class Lacking(Struct, frozen=True):
    """A meld of a stock game that has been laid out in part, with what it still needs."""

    meld: Meld
    """The meld, with the points that it would add."""
    in_hand: tuple[Card, ...]
    """The cards in hand that only have to be laid out; other cards of the meld may be on the table."""
    missing: tuple[Card, ...]
    """The cards that the seat doesn't have."""
    instead: tuple[Card, ...] = ()
    """Other cards that would do as well as the missing one."""


def suggestions(hand: Sequence[Card], trump: Suit, rules: Rules, limit: int = 6) -> tuple[tuple[Meld, ...], ...]:
    """Return at most `limit` different declarations of a hand, the most valuable first.

    The first is `best_melds`; the others leave out one of its entries, show royal marriages in place of runs, or show a
    single entry. Empty if there is no meld.
    """
    best = best_melds(hand, trump, rules)
    if not best:
        return ()
    married = _married(best, trump, rules)
    partial: dict[tuple[Meld, ...], None] = {}
    for declaration in (best, married):
        partial[declaration] = None
        for left_out in declaration:
            partial[_supported(tuple(meld for meld in declaration if meld is not left_out))] = None
        for meld in declaration:
            if meld.kind not in _COMPANIONS:
                partial[(meld,)] = None
    others = sorted((melds for melds in partial if melds and melds != best), key=_weight, reverse=True)
    return (best, *others)[:limit]


def examine(cards: Sequence[Card], hand: Sequence[Card], trump: Suit, rules: Rules) -> MeldDraft:
    """Return what the cards laid out from a hand amount to before play; `hand` is all of it, including those cards."""
    melds = best_melds(cards, trump, rules)
    idle = tuple((Counter(cards) - Counter(melded_copies(melds))).elements())
    in_hand = Counter(hand) - Counter(cards)
    elsewhere = Counter(pack(rules)) - Counter(hand)
    # a meld of a single card is never one card short
    others = (each for each in _missing(hand, elsewhere, trump, rules) if len(each.meld.cards) > each.meld.copies)
    missing = [*(replace(each, is_held=True) for each in _missing(cards, in_hand, trump, rules)), *others]
    return MeldDraft(melds, idle, tuple(missing[:MOST_MISSING]), _uncounted(cards, melds, trump, rules))


def examine_turn(
    cards: Sequence[Card], hand: Sequence[Card], table: MeldTable, trump: Suit | None, rules: Rules
) -> TurnDraft:
    """Return the meld that these cards make now in a stock game, with the points it adds.

    The cards are the seat's own, in hand or on the table; other cards that the meld needs may be on the table. If the
    cards fit several melds, one with exactly these cards is preferred, and after that the most valuable one.
    """
    laid_out = Counter(cards)
    on_table = Counter(table.cards_on_table)
    own = Counter(hand) + on_table

    def fits(wanted: Iterable[Card]) -> bool:
        needs = Counter(wanted)
        return laid_out <= needs <= own and needs - laid_out <= on_table

    possible = [meld for meld in possible_melds(hand, table, trump, rules) if fits(meld.cards)]
    if possible:
        return TurnDraft(max(possible, key=lambda meld: (len(meld.cards) == len(cards), meld.points)))
    refused = [unit for unit in units(trump, rules) if fits(unit.cards)]
    if not refused:
        return TurnDraft(None, TurnFault.NO_SUCH_MELD)
    return _refusal(max(refused, key=lambda unit: (len(unit.cards) == len(cards), unit.value)), hand, table, rules)


def lacking(
    cards: Sequence[Card],
    hand: Sequence[Card],
    table: MeldTable,
    to_come: Sequence[Card],
    trump: Suit | None,
    rules: Rules,
) -> tuple[Lacking, ...]:
    """Return at most three melds of a stock game that these cards could become.

    Melds that the hand can complete come first, then those that lack one card that the seat may still get (or, if there
    are none, those that lack the fewest); equals are sorted by value. `hand` is the whole hand, including the cards
    laid out.
    """
    laid_out, own = Counter(cards), Counter(hand) + Counter(table.cards_on_table)
    found: list[Lacking] = []
    whole: set[MeldKind] = set()
    for unit in units(trump, rules):
        needs = Counter(unit.cards)
        absent = needs - own
        if not laid_out <= needs or not absent <= Counter(to_come) or absent == needs:
            continue
        held = (*hand, *absent.elements())
        offers = (
            meld
            for meld in possible_melds(held, table, trump, rules)
            if (meld.kind, meld.cards) == (unit.kind, unit.cards)
        )
        meld = next(offers, None)
        if meld is None:
            continue
        from_hand = Counter(place.face for place in lay(held, table, meld, trump, rules)[2] if place.laid is None)
        in_hand = tuple((from_hand - laid_out - absent).elements())
        if in_hand or absent:
            found.append(Lacking(meld, in_hand, tuple(absent.elements())))
        elif is_any_four(meld.kind, rules):
            whole.add(meld.kind)  # other cards of the rank would only make the same meld
    found = [each for each in found if each.meld.kind not in whole]
    found.sort(key=lambda each: (len(each.missing), len(each.in_hand), -each.meld.points))
    fewest = max(1, len(found[0].missing)) if found else 0
    nearest = [each for each in found if len(each.missing) <= fewest]
    first = one_of_each(each.meld for each in nearest)
    return tuple(_with_others(each, nearest, rules) for each in nearest if each.meld in first)[:MOST_MISSING]


def _with_others(lacking: Lacking, nearest: Sequence[Lacking], rules: Rules) -> Lacking:
    """Return the same with the other cards of which any one makes it four of a rank, as in bezique."""
    if len(lacking.missing) != 1 or not is_any_four(lacking.meld.kind, rules):
        return lacking
    others = {each.missing[0] for each in nearest if each.meld.kind == lacking.meld.kind and len(each.missing) == 1}
    return replace(lacking, instead=tuple(sorted(others - set(lacking.missing), reverse=True)))


def _married(melds: tuple[Meld, ...], trump: Suit, rules: Rules) -> tuple[Meld, ...]:
    """Return a declaration with royal marriages in place of its runs, for a player who doesn't want to show a run."""
    run = next((meld for meld in melds if meld.kind == "run"), None)
    if run is None:
        return melds
    copies = run.copies + sum(meld.copies for meld in melds if meld.kind == "royal_marriage")
    worth = entry_value("royal_marriage", copies, rules)
    if not 0 < worth < GAME:
        return melds
    cards = unit_cards("royal_marriage", trump, dix_of(trump, rules.deck.ranks)) * copies
    others = (meld for meld in melds if meld.kind not in {"run", "royal_marriage"})
    return _supported((Meld("royal_marriage", cards, worth), *others))


def _supported(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    """Return a declaration without what counts only together with melds that it lacks."""
    kept = tuple(meld for meld in melds if dependency_fault(meld, melds) is None)
    return kept if len(kept) == len(melds) else _supported(kept)


def _refusal(unit: Unit, hand: Sequence[Card], table: MeldTable, rules: Rules) -> TurnDraft:
    served = binding_melds(unit, hand, table, rules)
    fault = TurnFault.ALREADY_USED if served else TurnFault.NEEDS_HAND_CARD
    return TurnDraft(None, fault, Meld(unit.kind, unit.cards, unit.value), served)


def _weight(melds: Iterable[Meld]) -> int:
    worth = total(melds)
    return worth if isinstance(worth, int) else GAME


def _missing(cards: Sequence[Card], faces: Iterable[Card], trump: Suit, rules: Rules) -> list[Missing]:
    """Return the melds that one of `faces` would add to `cards`, one for each heading, the most valuable first."""
    before = best_melds(cards, trump, rules)
    found: list[tuple[int, Missing]] = []
    for face in faces:
        after = best_melds((*cards, face), trump, rules)
        for heading in dict.fromkeys(HEADING_OF[meld.kind] for meld in after):
            new = [meld for meld in _with_heading(heading, after) if face in meld.cards and meld not in before]
            gain = _weight(_with_heading(heading, after)) - _weight(_with_heading(heading, before))
            if new and gain > 0:
                meld = max(new, key=lambda each: _weight((each,)))
                found.append((gain, Missing(meld, face, 0 if meld.wins_game else gain, is_held=False)))
    found.sort(key=lambda each: each[0], reverse=True)
    return [missing for _, missing in found]


def _with_heading(heading: Heading, melds: Iterable[Meld]) -> list[Meld]:
    return [meld for meld in melds if HEADING_OF[meld.kind] == heading]


def _uncounted(cards: Sequence[Card], melds: Sequence[Meld], trump: Suit, rules: Rules) -> tuple[Uncounted, ...]:
    """Return the melds that do not count because an entry under the same heading uses their cards (catalogue, 0.5)."""
    laid_out = Counter(cards)
    shown = {(meld.kind, SUIT_OF[meld.cards[0]]) for meld in melds if meld.cards}
    found: list[Uncounted] = []
    for kind, unit in _overlapping_melds(trump):
        points = entry_value(kind, 1, rules)
        sharing = [meld for meld in _with_heading(HEADING_OF[kind], melds) if not set(unit).isdisjoint(meld.cards)]
        names = (kind, _IN_RUN.get(kind))
        if (
            points > 0
            and sharing
            and Counter(unit) <= laid_out
            and not any((name, SUIT_OF[unit[0]]) in shown for name in names)
        ):
            served = max(sharing, key=lambda each: _weight((each,)))
            found.append(Uncounted(kind, unit, points, served=served))
    return tuple(sorted(found, key=lambda meld: meld.points, reverse=True))


@cache
def _overlapping_melds(trump: Suit) -> tuple[tuple[MeldKind, tuple[Card, ...]], ...]:
    """Return one copy of each meld that shares cards with another meld under its heading."""
    dix = dix_of(trump, "nine_to_ace")
    in_trumps: tuple[MeldKind, ...] = ("run", "royal_marriage")
    in_others: tuple[MeldKind, ...] = ("plain_run", "marriage")
    found = [(kind, unit_cards(kind, trump, dix)) for kind in in_trumps]
    found += [(kind, unit_cards(kind, suit, dix)) for suit in SUITS if suit != trump for kind in in_others]
    for _, around, identical in AROUNDS:
        found.append((around, unit_cards(around, trump, dix)))
        found += [(identical, unit_cards(identical, suit, dix)) for suit in SUITS]
    return tuple(found)
