"""The best melds agree with a slow, literal reading of the catalogue, and are declarations that are accepted.

The literal reading divides the cards of a hand into melds in every possible way, heading by heading, and adds up their
values from a table. Set `PINOCHLE_LONG=1` for many more hands.
"""

from __future__ import annotations

import os
import random
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.cards import SUIT_OF, Card, Suit, cards_text, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import FaultReason, Meld, best_melds, check_declaration, total
from pinochle_qt.engine.rules import OPTIONS, Rules, patch
from pinochle_qt.engine.rules.play import MeldRules
from pinochle_qt.engine.rules.table import DeckRules
from tests.checks import require, some

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_DEPENDENT: Final = {"extra_king", "extra_queen", "royal_in_run", "marriage_in_run", "roundhouse_bonus"}
_DEPENDENT_ON: Final = {
    **dict.fromkeys(("run", "plain_run"), _DEPENDENT),
    **{kind: {"roundhouse_bonus"} for kind in ("royal_marriage", "marriage")},
}
HANDS: Final = 10_000 if os.environ.get("PINOCHLE_LONG") else 300
WINS: Final = 10**9
NEVER: Final = -(10**12)

_STANDARD = Rules()
_DOUBLE_DECK = Rules(deck=DeckRules(copies=4, ranks="ten_to_ace"), melds=MeldRules(table="double_deck", dix_value=0))
_RACEHORSE = Rules(
    deck=DeckRules(copies=6, ranks="ten_to_ace", extra_nines=4),
    melds=MeldRules(table="racehorse_six", dix_value=0, quadruple_pinochle="game", four_identical=True),
)
_OWN_MELDS: Final = [
    option
    for option in OPTIONS.values()
    if option.group == "melds" and option.accepts(9000) and option.name != "dix_value"
]


def _with_random_numbers(seed: int) -> Rules:
    """Return rules in which players have set about a third of the numbers themselves."""
    chance = random.Random(seed)
    base = [_STANDARD, _DOUBLE_DECK, _RACEHORSE, Rules(deck=DeckRules(copies=5), melds=MeldRules(table="hayes"))]
    numbers = [option for option in _OWN_MELDS if chance.random() < 0.35]
    minimums = {option.key: option.other.min if option.other else 0 for option in numbers}
    values = {key: low + chance.choice([0, 5, 40, 150, 300, 1500, 9000]) for key, low in minimums.items()}
    return patch(base[seed % 4], {**values, "melds.marriage_in_run": seed % 3 == 0})


TABLES: Final = {
    "bicycle": Rules(melds=MeldRules(table="bicycle")),
    "hayes": Rules(deck=DeckRules(copies=4), melds=MeldRules(table="hayes")),
    "standard": _STANDARD,
    "standard, sevens": Rules(deck=DeckRules(ranks="seven_to_ace")),
    "extra kings 20": patch(_STANDARD, {"melds.extra_king_queen": 20}),
    "extra kings 40, roundhouse 250, four identical": patch(
        Rules(deck=DeckRules(copies=4)),
        {"melds.extra_king_queen": 40, "melds.roundhouse_value": 250, "melds.four_identical": True},
    ),
    "double deck": _DOUBLE_DECK,
    "double deck, other values": patch(
        _DOUBLE_DECK,
        {
            "melds.run_value": 250,
            "melds.pinochle_value": 150,
            "melds.quadruple_pinochle": 1000,
            "melds.roundhouse_value": 250,
        },
    ),
    "triple deck": patch(_DOUBLE_DECK, {"deck.copies": 6, "melds.quadruple_pinochle": "game"}),
    "racehorse": _RACEHORSE,
    "racehorse, roundhouse 250": patch(
        _RACEHORSE, {"melds.roundhouse_value": 250, "melds.extra_king_queen": 20, "melds.quadruple_pinochle": 1000}
    ),
    "own singles": patch(
        _STANDARD,
        {
            "melds.run_value": 225,
            "melds.own_royal_marriage": 60,
            "melds.own_marriage": 25,
            "melds.pinochle_value": 55,
            "melds.own_queens": 0,
            "melds.dix_value": 15,
            "melds.extra_king_queen": 35,
            "melds.roundhouse_value": 310,
        },
    ),
    "own multiples where the table has none": patch(
        Rules(deck=DeckRules(copies=6), melds=MeldRules(table="bicycle")),
        {
            "melds.own_double_run": 1000,
            "melds.own_triple_royal_marriage": 500,
            "melds.own_double_marriage": 90,
            "melds.own_triple_pinochle": 777,
            "melds.own_quadruple_aces": 5000,
            "melds.own_four_aces": 350,
            "melds.four_identical": True,
        },
    ),
    "own multiples in a double deck": patch(
        _DOUBLE_DECK,
        {
            "melds.own_triple_run": 2000,
            "melds.own_double_pinochle": 35,
            "melds.own_quadruple_pinochle": 2500,
            "melds.own_marriage": 0,
            "melds.roundhouse_value": 340,
            "melds.own_triple_aces": 900,
        },
    ),
    "own fourfold melds in racehorse": patch(
        patch(_RACEHORSE, {"deck.copies": 8, "melds.own_four_queens": 5}),
        {
            "melds.own_quadruple_run": 4000,
            "melds.own_royal_marriage": 0,
            "melds.own_quadruple_pinochle": 900,
            "melds.own_double_kings": 0,
        },
    ),
    "runs in plain suits": patch(_STANDARD, {"melds.plain_run_value": 100}),
    "a marriage in every run": patch(_STANDARD, {"melds.marriage_in_run": True, "melds.extra_king_queen": 20}),
    "runs in plain suits, marriages in runs, and a roundhouse": patch(
        Rules(deck=DeckRules(copies=3), melds=MeldRules(table="bicycle")),
        {"melds.plain_run_value": 80, "melds.marriage_in_run": True, "melds.roundhouse_value": 300},
    ),
    "runs in plain suits worth less than a roundhouse": patch(
        _DOUBLE_DECK, {"melds.plain_run_value": 60, "melds.own_double_plain_run": 100, "melds.roundhouse_value": 400}
    ),
    "binokel": patch(Rules(), {"melds.table": "binokel", "melds.plain_run_value": 100}),
    "binokel, sevens": patch(Rules(deck=DeckRules(ranks="ten_to_ace_and_seven")), {"melds.table": "binokel"}),
    "binokel, eight tens": patch(Rules(), {"melds.table": "binokel", "melds.eight_tens": 1000}),
    "double deck, eight tens": patch(_DOUBLE_DECK, {"melds.eight_tens": 35}),
    "runs in plain suits, racehorse": patch(_RACEHORSE, {"melds.plain_run_value": 100}),
    "hardly any melds": patch(_STANDARD, {"melds.run_value": 0, "melds.extra_king_queen": 20, "melds.own_marriage": 0}),
    **{f"own numbers by chance {seed}": _with_random_numbers(seed) for seed in range(8)},
}

_SINGLE: Final = {"royal": 40, "marriage": 20, "A": 100, "K": 80, "Q": 60, "J": 40}
_AROUND_DOUBLES: Final = {"A": 1000, "K": 800, "Q": 600, "J": 400}
_PAIRS: Final[Mapping[str, Mapping[str, int]]] = {
    "bicycle": {},
    "hayes": {"pinochle": 300},
    "standard": {"run": 1500, "pinochle": 300, **_AROUND_DOUBLES},
    "double_deck": {},
    "racehorse_six": _AROUND_DOUBLES,
    "binokel": {"run": 1500, "pinochle": 300, "A": 1000, "K": 1000, "Q": 1000, "J": 1000},
}
"""The value of two copies, for kinds of which more copies are counted in pairs with at most one left over."""
_ROWS: Final[Mapping[str, Mapping[str, Sequence[int]]]] = {
    "double_deck": {
        "run": (1500, 2250, 3000, 3750, 4500),
        "pinochle": (300, 600, 900, 900, 1200),
        "A": (1000, 1500, 2000, 2500, 3000),
        "K": (800, 1200, 1600, 2000, 2400),
        "Q": (600, 900, 1200, 1500, 1800),
        "J": (400, 600, 800, 1000, 1200),
    },
    "racehorse_six": {
        "run": (300, 900, WINS, NEVER, NEVER),
        "royal": (300, 900, WINS, NEVER, NEVER),
        "pinochle": (300, 900, 900, 1200, 1800),
    },
}
"""The values of two to six copies, where the table lists them."""


_TIMES_OF_RUN: Final = {
    "standard": {2: 10},
    "double_deck": {2: 10, 3: 15, 4: 20},
    "racehorse_six": {2: 2, 3: 6},
}
"""How many times one run two, three and four are worth, where the table says it."""

_KINDS: Final = {"royal": "royal_marriage", "A": "aces", "K": "kings", "Q": "queens", "J": "jacks"}
_OWN_MULTIPLES: Final = ("own_double", "own_triple", "own_quadruple")


def worth(kind: str, copies: int, rules: Rules) -> int:
    """Return the value of this many copies of a kind (catalogue, 0.4; record, item 14)."""
    melds = rules.melds
    owns = [_own_single(kind, rules)]
    owns += [getattr(melds, f"{name}_{_KINDS.get(kind, kind)}") for name in _OWN_MULTIPLES]
    if any(own is not None for own in owns):
        return _own_worth(kind, copies, rules, owns)
    return _table_worth(kind, copies, rules)


def _own_single(kind: str, rules: Rules) -> int | None:
    """Return the value that players have set for a single meld; None if it is one of the usual numbers."""
    name = _KINDS.get(kind, kind)
    if name not in {"run", "plain_run", "pinochle"}:
        own: int | None = getattr(rules.melds, f"own_{name}")
        return own
    single: int = getattr(rules.melds, f"{name}_value")
    return None if OPTIONS[f"melds.{name}_value"].is_choice(single) else single


def _table_worth(kind: str, copies: int, rules: Rules) -> int:
    melds = rules.melds
    if kind == "plain_run":
        times = {} if copies > 4 else {0: 0, 1: 1, **_TIMES_OF_RUN.get(melds.table, {})}
        if copies == 2 and melds.table == "binokel":
            return 1500 if melds.plain_run_value else 0
        if copies in times:
            return melds.plain_run_value * times[copies]
        return _own_worth(kind, copies, rules, [None] * 4)
    single = {**_SINGLE, "run": melds.run_value, "pinochle": melds.pinochle_value}[kind]
    row = _ROWS.get(melds.table, {}).get(kind)
    if kind == "pinochle" and row and copies == 4:
        return WINS if melds.quadruple_pinochle == "game" else melds.quadruple_pinochle
    if row and copies > 1:
        return row[copies - 2]
    double = _PAIRS[melds.table].get(kind, 2 * single)
    return copies // 2 * double + copies % 2 * single


def _own_worth(kind: str, copies: int, rules: Rules, owns: Sequence[int | None]) -> int:
    """Return the value where players have set some numbers: other counts are split into the fewest and most even parts.

    Four copies alone may be three and one as well as two and two.
    """
    if copies == 0:
        return 0
    table = rules.melds.table
    listed = {1: _table_worth(kind, 1, rules)}
    if kind == "plain_run" and table == "binokel":
        listed[2] = _table_worth(kind, 2, rules)
    elif kind == "plain_run":
        listed |= {more: times * listed[1] for more, times in _TIMES_OF_RUN.get(table, {}).items()}
    elif kind in _ROWS.get(table, {}):
        listed |= {more: _table_worth(kind, more, rules) for more in (2, 3, 4)}
    elif kind in _PAIRS[table]:
        listed[2] = _PAIRS[table][kind]
    listed |= {at + 1: own for at, own in enumerate(owns) if own is not None}
    if copies in listed:
        return listed[copies]
    if copies > 4 and table == "racehorse_six" and listed.get(4) == WINS:
        return NEVER
    largest = max(part for part in listed if part <= 3)
    if copies == 4 and largest == 3:
        return max(sum(_own_worth(kind, part, rules, owns) for part in parts) for parts in ((2, 2), (3, 1)))
    parts = min(partitions(copies, min(largest, copies - 1)), key=lambda parts: (len(parts), max(parts) - min(parts)))
    return sum(_own_worth(kind, part, rules, owns) for part in parts)


def partitions(number: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to write a number as a sum of parts up to `largest`."""
    if number == 0:
        yield ()
    for part in range(min(number, largest), 0, -1):
        yield from ((part, *rest) for rest in partitions(number - part, part))


def divisions(cards: Sequence[int], units: Sequence[Sequence[Card]]) -> Iterator[tuple[int, ...]]:
    """Yield every way to take copies of these units out of cards counted by face: the number of copies per unit."""
    if not units:
        yield ()
        return
    left, copies = list(cards), 0
    while True:
        for others in divisions(left, units[1:]):
            yield (copies, *others)
        for face in units[0]:
            left[face] -= 1
        if min(left[face] for face in units[0]) < 0:
            return
        copies += 1


def sequences(cards: Sequence[int], trump: Suit, rules: Rules) -> int:
    """Return the best value of all ways to divide kings, queens and runs into melds."""
    by_suit = {suit: [*parse_cards(" ".join(rank + suit.letter for rank in "ATKQJ"))] for suit in Suit}
    plain = [by_suit[suit][2:4] for suit in Suit if suit != trump]
    plain_runs = [by_suit[suit] for suit in Suit if suit != trump] if rules.melds.plain_run_value else []
    run, (king, queen) = by_suit[trump], by_suit[trump][2:4]
    melds = rules.melds
    extra, bonus = melds.extra_king_queen, melds.roundhouse_value - 240
    best = 0
    for runs, royals, *others in divisions(cards, [run, [king, queen], *plain, *plain_runs]):
        marriages, other_runs = others[:3], others[3:] or [0, 0, 0]
        value = worth("run", runs, rules) + worth("royal", royals, rules)
        value += sum(worth("marriage", copies, rules) for copies in marriages)
        value += sum(worth("plain_run", copies, rules) for copies in other_runs)
        # a meld that is worth nothing is not shown, and nothing counts that depends on it
        royal = worth("royal", royals, rules)
        plain_marriages = [worth("marriage", copies, rules) for copies in marriages]
        if melds.marriage_in_run:
            in_run = runs * worth("royal", 1, rules) if worth("run", runs, rules) > 0 else 0
            in_others = [
                copies * worth("marriage", 1, rules) if worth("plain_run", copies, rules) > 0 else 0
                for copies in other_runs
            ]
            value += in_run + sum(in_others)
            royal += in_run
            plain_marriages = [sum(pair) for pair in zip(plain_marriages, in_others, strict=True)]
        if royal > 0 and all(each > 0 for each in plain_marriages):
            value += bonus
        if worth("run", runs, rules) > 0:
            value += extra * (cards[king] + cards[queen] - 2 * runs - 2 * royals)
        best = max(best, value)
    return best


def arounds(cards: Sequence[int], rank: str, rules: Rules) -> int:
    """Return the best value of all ways to divide the cards of a rank into arounds and fours of identical cards."""
    faces = parse_cards(" ".join(rank + suit.letter for suit in Suit))
    groups = [[face] * 4 for face in faces] if rules.melds.four_identical else []
    own = getattr(rules.melds, f"own_four_{_KINDS[rank]}")
    four = 10 * _SINGLE[rank] if own is None else own
    return max(
        worth(rank, copies, rules) + four * sum(identical) for copies, *identical in divisions(cards, [faces, *groups])
    )


def literal_worth(hand: Sequence[Card], trump: Suit, rules: Rules) -> int:
    """Return the value of the best melds as the catalogue defines it (0.5); `WINS` or more if one wins the game."""
    cards = [hand.count(Card(face)) for face in range(32)]
    pinochles = max(worth("pinochle", copies, rules) for (copies,) in divisions(cards, [parse_cards("QS JD")]))
    dix = parse_cards(("7" if "seven" in rules.deck.ranks else "9") + trump.letter)[0]
    around = sum(arounds(cards, rank, rules) for rank in "AKQJ")
    around += rules.melds.eight_tens if all(hand.count(face) >= 2 for face in parse_cards("TS TH TC TD")) else 0
    return sequences(cards, trump, rules) + pinochles + around + rules.melds.dix_value * cards[dix]


def hands(rules: Rules, seed: str, count: int) -> Iterator[tuple[tuple[Card, ...], Suit]]:
    """Yield hands with a trump suit: plain ones, and ones from few suits or ranks so that they hold many copies."""
    chance = random.Random(seed)
    for number in range(count):
        trump = chance.choice(list(Suit))
        pool = list(pack(rules))
        match number % 4:
            case 1:
                pool = [face for face in pool if face % 8 in chance.sample(range(3, 8), 3)]
            case 2:
                pool = [face for face in pool if SUIT_OF[face] == trump or chance.random() < 0.2]
            case 3:
                pool = [face for face in pool if cards_text([face]) in {"QS", "JD", "KS"} or chance.random() < 0.4]
        yield tuple(chance.sample(pool, min(len(pool), chance.randint(8, 25)))), trump


@pytest.mark.parametrize("name", TABLES)
def test_the_best_melds_are_worth_as_much_as_the_best_division_of_the_cards(name: str) -> None:
    rules = TABLES[name]
    for hand, trump in some(hands(rules, name, HANDS)):
        best = literal_worth(hand, trump, rules)
        wanted = "game" if best >= WINS else best
        assert total(best_melds(hand, trump, rules)) == wanted, (cards_text(sorted(hand)), trump)


@pytest.mark.parametrize("name", TABLES)
def test_another_card_never_lowers_the_value(name: str) -> None:
    rules = TABLES[name]

    def value(hand: Sequence[Card], trump: Suit) -> int:
        worth_now = total(best_melds(hand, trump, rules))
        return WINS if worth_now == "game" else int(worth_now)

    for hand, trump in some(hands(rules, f"more {name}", 40)):
        values = [value(hand[:size], trump) for size in range(len(hand) + 1)]
        assert values == sorted(values)


@pytest.mark.parametrize("name", TABLES)
def test_the_best_melds_and_each_independent_one_may_be_declared(name: str) -> None:
    rules = TABLES[name]
    for hand, trump in some(hands(rules, f"declare {name}", 100)):
        melds = best_melds(hand, trump, rules)
        assert check_declaration(hand, trump, rules, melds) is None
        for meld in melds:
            if meld.kind not in _DEPENDENT:
                assert check_declaration(hand, trump, rules, [meld]) is None


@pytest.mark.parametrize("name", TABLES)
def test_every_altered_entry_is_refused(name: str) -> None:
    rules = TABLES[name]
    everything = sorted({Card(face) for face in pack(rules)})
    for hand, trump in some(hands(rules, f"change {name}", 12)):
        melds = best_melds(hand, trump, rules)
        for at, meld in enumerate(melds):
            others = tuple(
                other
                for other in (*melds[:at], *melds[at + 1 :])
                if other.kind not in _DEPENDENT_ON.get(meld.kind, ())  # they would be refused first
            )
            for changed, reason in some(_changes(meld, hand, everything)):
                fault = check_declaration(hand, trump, rules, (*others, changed))
                assert fault is not None, changed
                assert fault.meld == changed
                assert fault.reason in reason, changed
            twice = require(check_declaration(hand, trump, rules, (*melds, meld)))
            assert twice.reason is FaultReason.TWICE


def _changes(meld: Meld, hand: Sequence[Card], everything: Sequence[Card]) -> Iterator[tuple[Meld, set[FaultReason]]]:
    """Yield faulty copies of an entry, each with the reasons for which it may be refused."""
    for points in (meld.points + 10, meld.points - 10):
        yield replace(meld, points=points), {FaultReason.WRONG_POINTS}
    yield replace(meld, wins_game=not meld.wins_game), {FaultReason.WRONG_POINTS}
    for at, face in product(range(len(meld.cards)), everything):
        if face != meld.cards[at]:
            cards = (*meld.cards[:at], face, *meld.cards[at + 1 :])
            yield replace(meld, cards=cards), {FaultReason.WRONG_CARDS}
    if meld.cards:
        fewer = meld.cards[1:]
        right = {FaultReason.WRONG_CARDS, FaultReason.WRONG_POINTS}
        yield replace(meld, cards=fewer), right
        many = meld.cards * (1 + max(hand.count(face) for face in meld.cards))
        refused = {FaultReason.WRONG_POINTS, FaultReason.NOT_HELD, FaultReason.NOT_PAID}
        yield replace(meld, cards=many), refused | ({FaultReason.NEEDS_RUN} if meld.kind in _DEPENDENT else set())
