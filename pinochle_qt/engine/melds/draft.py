"""A person's draft of a declaration: what the cards laid out make, what is missing and what does not count."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank, card, dix_of
from pinochle_qt.engine.melds.incremental import possible_melds
from pinochle_qt.engine.melds.kinds import AROUNDS, PINOCHLE, Meld, points_of, total, unit_cards
from pinochle_qt.engine.melds.static import best_melds
from pinochle_qt.engine.melds.tables import GAME, values_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds.incremental import MeldTable
    from pinochle_qt.engine.melds.kinds import MeldKind
    from pinochle_qt.engine.rules import Rules

MOST_MISSING = 3


class Missing(NamedTuple):
    """A meld that lacks exactly one card."""

    meld: Meld
    """The meld as it would be, with its full points."""
    card: Card
    """What is missing in the draft."""
    adds: int
    """What the card would add to the draft's points."""
    is_held: bool
    """Whether the hand holds it, so that it only has to be laid out."""


class Draft(NamedTuple):
    """What a draft makes under the rules."""

    melds: tuple[Meld, ...]
    idle: tuple[Card, ...]
    """Cards that serve no meld."""
    missing: tuple[Missing, ...]
    """The dearest melds that lack one card, at most three."""
    uncounted: tuple[Meld, ...]
    """Marriages that do not count because their king or queen already serves the run."""


def suggestions(hand: Sequence[Card], trump: Suit, rules: Rules, limit: int = 6) -> tuple[tuple[Meld, ...], ...]:
    """Return different declarations of a hand, the best first: all melds, then one left out, then single ones."""
    best = best_melds(hand, trump, rules)
    if not best:
        return ()
    found: dict[tuple[Meld, ...], int] = {best: _weight(best)}
    needed = {"run": ("extra_king", "extra_queen"), "royal_marriage": ("roundhouse_bonus",)}
    for left_out in best:
        dependent = needed.get(left_out.kind, ("roundhouse_bonus",) if left_out.kind == "marriage" else ())
        rest = tuple(meld for meld in best if meld is not left_out and meld.kind not in dependent)
        if rest:
            found[rest] = _weight(rest)
    for meld in best:
        if meld.kind not in {"extra_king", "extra_queen", "roundhouse_bonus"}:
            found[(meld,)] = _weight((meld,))
    return tuple(sorted(found, key=lambda melds: -found[melds])[:limit])


def examine(cards: Sequence[Card], hand: Sequence[Card], trump: Suit, rules: Rules) -> Draft:
    """Return what the cards laid out from a hand make before play."""
    melds = best_melds(cards, trump, rules)
    most: Counter[Card] = Counter()
    for meld in melds:
        for face, count in Counter(meld.cards).items():
            most[face] = max(most[face], count)
    idle = tuple((Counter(cards) - most).elements())
    rest = Counter(hand) - Counter(cards)
    now = _weight(melds)
    missing: dict[Card, Missing] = {}
    for meld in _singles(trump, rules):
        lacking = list((Counter(meld.cards) - Counter(cards)).elements())
        if len(lacking) != 1:
            continue
        adds = _weight(best_melds((*cards, lacking[0]), trump, rules)) - now
        known = missing.get(lacking[0])
        if adds > 0 and (known is None or meld.points > known.meld.points):
            missing[lacking[0]] = Missing(meld, lacking[0], adds, rest[lacking[0]] > 0)
    near = sorted(missing.values(), key=lambda each: (not each.is_held, -each.adds))
    return Draft(melds, idle, tuple(near[:MOST_MISSING]), _served_by_run(cards, melds, trump, rules))


def examine_turn(
    cards: Sequence[Card], hand: Sequence[Card], table: MeldTable, trump: Suit, rules: Rules
) -> tuple[Meld, ...]:
    """Return the melds of a stock game that use exactly these cards of the hand, dearest first."""
    laid = Counter(cards)
    found = []
    for meld in possible_melds(hand, table, trump, rules):
        from_hand = Counter(meld.cards) - Counter(table.lying)
        if not from_hand - laid and not laid - Counter(meld.cards):
            found.append(meld)
    return tuple(found)


def _weight(melds: Sequence[Meld]) -> int:
    return GAME if total(melds) == "game" else points_of(melds)


def _singles(trump: Suit, rules: Rules) -> Iterator[Meld]:
    """Yield one copy of every meld of the rules, with its points."""
    values = values_of(rules)
    dix = dix_of(trump, rules.deck.ranks)

    def one(kind: MeldKind, suit: Suit, points: int) -> Meld:
        return Meld(kind, unit_cards(kind, suit, dix), points)

    yield one("run", trump, values.run[1])
    yield one("royal_marriage", trump, values.royal_marriage[1])
    for suit in SUITS:
        if suit != trump:
            yield one("marriage", suit, values.marriage)
    yield Meld("pinochle", PINOCHLE, values.pinochle[1])
    for rank, kind, _ in AROUNDS:
        yield one(kind, trump, values.around[rank][1])


def _served_by_run(cards: Sequence[Card], melds: Sequence[Meld], trump: Suit, rules: Rules) -> tuple[Meld, ...]:
    """Return the royal marriage that lies inside a run and is not paid beside it (catalogue, 0.6)."""
    if not any(meld.kind == "run" for meld in melds) or any(meld.kind == "royal_marriage" for meld in melds):
        return ()
    pair = (card(Rank.KING, trump), card(Rank.QUEEN, trump))
    if not all(any(RANK_OF[face] is RANK_OF[each] and SUIT_OF[face] == trump for face in cards) for each in pair):
        return ()
    return (Meld("royal_marriage", pair, values_of(rules).royal_marriage[1]),)
