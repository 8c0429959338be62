"""The best melds of a hand before play, for every meld table and option."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.engine.cards import SUITS, Card, Rank, Suit, card, dix_of
from pinochle_qt.engine.features import is_bezique
from pinochle_qt.engine.melds.kinds import AROUNDS, HEADING_OF, PINOCHLE, READING_SUITS, Meld, unit_cards
from pinochle_qt.engine.melds.tables import GAME, values_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pinochle_qt.engine.melds.kinds import Heading, MeldKind
    from pinochle_qt.engine.melds.tables import MeldValues
    from pinochle_qt.engine.rules import Rules

_QUEEN_OF_PINOCHLE, _JACK_OF_PINOCHLE = PINOCHLE
_IDENTICAL: Final = 4
# Plain numbers, because hands are counted again and again and members of an enumeration are slower.
_BASES: Final = (0, 8, 16, 24)
_ACE, _TEN, _KING, _QUEEN, _JACK = map(int, (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK))
_AROUND_PLACES: Final = tuple((rank, 0 + rank, 8 + rank, 16 + rank, 24 + rank) for rank, _, _ in AROUNDS)


def best_melds(hand: Iterable[Card], trump: Suit, rules: Rules) -> tuple[Meld, ...]:
    """Return the most valuable declaration of a hand, as the entries of one `meld` line.

    A card counts once under each heading (catalogue, 0.5). Among equally valuable declarations, the one with more runs
    wins, then more marriages, then more copies. The hand can have any size.
    """
    counts = _counted(hand)
    values = values_of(rules)
    dix = dix_of(trump, rules.deck.ranks)
    melds = _best_sequences(counts, trump, values, dix)
    has_any_four = is_bezique(rules)
    pinochles = min(counts[_QUEEN_OF_PINOCHLE], counts[_JACK_OF_PINOCHLE])
    if pinochles and (pinochles := best_copies(values.pinochle, pinochles)):
        melds.append(_meld("pinochle", trump, dix, pinochles, values.pinochle[pinochles]))
    for rank, kind, identical_kind in AROUNDS:
        held = (counts[rank], counts[rank + 8], counts[rank + 16], counts[rank + 24])
        identical, row = values.four_identical[rank], values.around[rank]
        around = min(held)
        if has_any_four:
            around = sum(held) // _IDENTICAL
            of_rank = [card(rank, suit) for suit in READING_SUITS for _ in range(held[suit])]
            if around and row[around]:
                melds.append(Meld(kind, tuple(of_rank[: around * _IDENTICAL]), row[around]))
            continue
        if identical:
            around = best_arounds(held, row, identical)
        elif around:
            around = best_copies(row, around)
        if around:
            melds.append(_meld(kind, trump, dix, around, row[around]))
        for suit in READING_SUITS if identical else ():
            groups = (held[suit] - around) // _IDENTICAL
            if groups:
                melds.append(_meld(identical_kind, suit, dix, groups, identical * groups))
    if values.eight_tens and _has_eight_tens(counts):
        melds.append(_meld("eight_tens", trump, dix, 1, values.eight_tens))
    if counts[dix] and values.dix:
        melds.append(_meld("dix", trump, dix, counts[dix], values.dix * counts[dix]))
    return tuple(melds)


def best_worths(hand: Iterable[Card], rules: Rules, trumps: Sequence[Suit] = SUITS) -> tuple[int, ...]:
    """Return the combined worth of the best melds of a hand for each of these trump suits, without listing the melds.

    Melds that win the game are worth at least `GAME`.
    """
    counts = _counted(hand)
    values = values_of(rules)
    pinochles = min(counts[_QUEEN_OF_PINOCHLE], counts[_JACK_OF_PINOCHLE])
    common = values.pinochle[best_copies(values.pinochle, pinochles)] if pinochles else 0
    identical, has_any_four = values.four_identical, is_bezique(rules)
    for rank, one, two, three, four in _AROUND_PLACES:
        if has_any_four:
            common += values.around[rank][(counts[one] + counts[two] + counts[three] + counts[four]) // _IDENTICAL]
        elif (counts[one] and counts[two] and counts[three] and counts[four]) or identical[rank]:
            common += _around_worth(values, rank, (counts[one], counts[two], counts[three], counts[four]))
    if values.eight_tens and _has_eight_tens(counts):
        common += values.eight_tens
    plain = [_plain_suit(counts, base, values) for base in _BASES]
    common += sum(each.worth for each in plain)
    worths = []
    for trump in trumps:
        base = _BASES[trump]
        worth = common - plain[trump].worth
        if values.dix:
            worth += values.dix * counts[dix_of(trump, rules.deck.ranks)]
        kings, queens = counts[base + _KING], counts[base + _QUEEN]
        if kings or queens:
            full, bonus = _full_runs(counts, base), values.roundhouse_bonus
            is_round = bonus and all(plain[suit].is_married for suit in SUITS if suit != trump)
            in_trumps = _trump_worth(values, full, kings, queens, bonus if is_round else 0)
            if bonus and not is_round and (married := _all_married(counts, trump, values)):
                lost = sum(plain[suit].worth - choice.worth for suit, choice in married.items())
                in_trumps = max(in_trumps, _trump_worth(values, full, kings, queens, bonus) - lost)
            worth += in_trumps
        worths.append(worth)
    return tuple(worths)


def has_meld(hand: Iterable[Card], rules: Rules, *, include_dix: bool) -> bool:
    """Return whether a hand holds a meld while trump is unknown: a marriage, a pinochle or an around.

    With `include_dix`, a card that would be a dix in some trump suit counts too (catalogue, item 23). A meld that
    scores nothing under the rules doesn't count.
    """
    held = set(hand)
    values = values_of(rules)
    married = any(card(Rank.KING, suit) in held and card(Rank.QUEEN, suit) in held for suit in Suit)
    if married and (values.marriage[1] > 0 or values.royal_marriage[1] > 0):
        return True
    if held.issuperset(PINOCHLE) and values.pinochle[1] > 0:
        return True
    if any(values.around[rank][1] > 0 and all(card(rank, suit) in held for suit in Suit) for rank, *_ in AROUNDS):
        return True
    return include_dix and values.dix > 0 and any(dix_of(suit, rules.deck.ranks) in held for suit in Suit)


def melded_copies(melds: Iterable[Meld]) -> Mapping[Card, int]:
    """Return the number of copies of each card that these melds use: the largest number used under any one heading."""
    used: dict[tuple[Heading, Card], int] = {}
    for meld in melds:
        heading = HEADING_OF[meld.kind]
        for face in meld.cards:
            used[heading, face] = used.get((heading, face), 0) + 1
    largest: dict[Card, int] = {}
    for (_, face), copies in used.items():
        largest[face] = max(copies, largest.get(face, 0))
    return largest


def melded_cards(melds: Sequence[Meld]) -> tuple[Card, ...]:
    """Return the cards that melds use, in reading order, each as many times as it is on the table."""
    copies = melded_copies(melds)
    cards: list[Card] = []
    for meld in melds:
        for face in meld.cards:
            if cards.count(face) < copies[face]:
                cards.append(face)
    return tuple(cards)


def _counted(hand: Iterable[Card]) -> list[int]:
    """Return the number of copies of each card in a hand, indexed by card."""
    counts = [0] * 32
    for face in hand:
        counts[face] += 1
    return counts


def _has_eight_tens(counts: Sequence[int]) -> bool:
    return all(counts[base + _TEN] >= 2 for base in _BASES)


def _full_runs(counts: Sequence[int], base: int) -> int:
    """Return the number of complete runs in the suit whose cards begin at this number."""
    return min(counts[base + rank] for rank in (_ACE, _TEN, _JACK, _KING, _QUEEN))


class PlainSuit(NamedTuple):
    """The melds to show in a suit that is not trump: numbers of runs, of marriages, and of marriages in the runs."""

    worth: int
    runs: int
    marriages: int
    in_runs: int

    @property
    def is_married(self) -> bool:
        """Whether a marriage is among them."""
        return self.marriages + self.in_runs > 0


_NOTHING: Final = PlainSuit(0, 0, 0, 0)


def _plain_suit(counts: Sequence[int], base: int, values: MeldValues, *, married: bool = False) -> PlainSuit:
    pairs = min(counts[base + _KING], counts[base + _QUEEN])
    if not pairs:
        return _NOTHING
    return best_plain(values, _full_runs(counts, base) if values.plain_run[1] else 0, pairs, married)


@cache
def best_plain(values: MeldValues, full: int, pairs: int, married: bool) -> PlainSuit:
    """Return the melds that score most together in a suit that is not trump; with `married`, those with a marriage.

    `full` is the number of complete runs held, and `pairs` that of kings with their queens. Without a marriage that is
    worth anything, `married` finds nothing.
    """
    best = _NOTHING
    for runs in range(full + 1):
        if runs and values.plain_run[runs] <= 0:
            continue  # melds worth nothing are not shown
        marriages = best_copies(values.marriage, pairs - runs)
        in_runs = runs if values.marriage_in_run else 0
        worth = values.plain_run[runs] + values.marriage[marriages] + values.marriage_in_run * in_runs
        choice = PlainSuit(worth, runs, marriages, in_runs)
        if choice > best and (choice.is_married or not married):
            best = choice
    return best


def _all_married(counts: Sequence[int], trump: Suit, values: MeldValues) -> dict[Suit, PlainSuit] | None:
    """Return the best melds in the other suits if each of them has to show a marriage; None if one cannot."""
    found = {suit: _plain_suit(counts, suit * 8, values, married=True) for suit in READING_SUITS if suit != trump}
    return found if all(choice.is_married for choice in found.values()) else None


def _best_sequences(counts: Sequence[int], trump: Suit, values: MeldValues, dix: Card) -> list[Meld]:
    base = trump * 8
    kings, queens, full = counts[base + _KING], counts[base + _QUEEN], _full_runs(counts, base)
    plain = {suit: _plain_suit(counts, suit * 8, values) for suit in READING_SUITS if suit != trump}
    bonus = values.roundhouse_bonus
    if bonus and not all(choice.is_married for choice in plain.values()):
        married = _all_married(counts, trump, values)
        lost = sum(choice.worth - married[suit].worth for suit, choice in plain.items()) if married else 0
        gained = _trump_worth(values, full, kings, queens, bonus) - _trump_worth(values, full, kings, queens, 0)
        plain, bonus = (married, bonus) if married and gained > lost else (plain, 0)
    runs, royals, extra_kings, extra_queens = best_trumps(values, full, kings, queens, bonus)
    in_runs = runs if values.royal_in_run else 0
    shown: list[tuple[MeldKind, Suit, int, int]] = [
        ("run", trump, runs, values.run[runs]),
        ("royal_marriage", trump, royals, values.royal_marriage[royals]),
        ("royal_in_run", trump, in_runs, values.royal_in_run * in_runs),
        ("extra_king", trump, extra_kings, values.extra * extra_kings),
        ("extra_queen", trump, extra_queens, values.extra * extra_queens),
    ]
    for suit, choice in plain.items():
        shown.append(("plain_run", suit, choice.runs, values.plain_run[choice.runs]))
    for suit, choice in plain.items():
        shown.append(("marriage", suit, choice.marriages, values.marriage[choice.marriages]))
    for suit, choice in plain.items():
        shown.append(("marriage_in_run", suit, choice.in_runs, values.marriage_in_run * choice.in_runs))
    shown.append(("roundhouse_bonus", trump, int(bonus > 0 and royals + in_runs > 0), bonus))
    return [_meld(kind, suit, dix, copies, worth) for kind, suit, copies, worth in shown if copies]


@cache
def best_trumps(values: MeldValues, full: int, kings: int, queens: int, bonus: int) -> tuple[int, int, int, int]:
    """Return the numbers of runs, royal marriages, extra kings and extra queens of trumps that score most together.

    `full` is the number of complete runs held, `bonus` what a royal marriage adds by completing a roundhouse.
    """
    best, choice = (-1, 0, 0), (0, 0, 0, 0)
    for runs in range(full + 1):
        for royals in range(min(kings, queens) - runs + 1):
            if (runs and values.run[runs] <= 0) or (royals and values.royal_marriage[royals] <= 0):
                continue  # melds worth nothing are not shown
            left_kings, left_queens = kings - runs - royals, queens - runs - royals
            extras = (left_kings, left_queens) if runs and values.extra else (0, 0)
            worth = _worth_of_trumps(values, (runs, royals, *extras), bonus)
            if (worth, runs, royals) > best:
                best, choice = (worth, runs, royals), (runs, royals, *extras)
    return choice


@cache
def _trump_worth(values: MeldValues, full: int, kings: int, queens: int, bonus: int) -> int:
    return _worth_of_trumps(values, best_trumps(values, full, kings, queens, bonus), bonus)


def _worth_of_trumps(values: MeldValues, choice: tuple[int, int, int, int], bonus: int) -> int:
    runs, royals, extra_kings, extra_queens = choice
    extra_worth = values.extra * (extra_kings + extra_queens) + values.royal_in_run * runs
    is_married = royals or (runs and values.royal_in_run)
    return values.run[runs] + values.royal_marriage[royals] + extra_worth + (bonus if is_married else 0)


@cache
def _around_worth(values: MeldValues, rank: Rank, held: tuple[int, ...]) -> int:
    identical, row = values.four_identical[rank], values.around[rank]
    if not identical:
        return row[best_copies(row, min(held))]
    around = best_arounds(held, row, identical)
    return row[around] + identical * sum((count - around) // _IDENTICAL for count in held)


@cache
def best_copies(worths: tuple[int, ...], held: int) -> int:
    """Return how many of the `held` copies to show as one meld: the most valuable number, the largest among equals.

    Return 0 if no number of copies is worth anything.
    """
    best = max(range(held + 1), key=lambda copies: (worths[copies], copies))
    return best if worths[best] > 0 else 0


@cache
def best_arounds(held: tuple[int, ...], around: tuple[int, ...], identical: int) -> int:
    """Return how many times to show a rank around, if the rest also counts in groups of four identical cards.

    `held` is the number of cards in each suit, `identical` the worth of one group.
    """
    return max(
        (copies for copies in range(min(held) + 1) if copies == 0 or around[copies] > 0),
        key=lambda copies: (
            around[copies] + identical * sum((count - copies) // _IDENTICAL for count in held),
            copies,
        ),
    )


@cache
def _meld(kind: MeldKind, suit: Suit, dix: Card, copies: int, worth: int) -> Meld:
    wins = worth >= GAME
    return Meld(kind, unit_cards(kind, suit, dix) * copies, 0 if wins else worth, wins)
