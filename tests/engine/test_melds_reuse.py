"""Melding in stock games agrees with a slow, literal reading of the three re-use models, copy by copy.

Set `PINOCHLE_LONG=1` for many more deals.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Card, Rank, Suit, parse_card, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import MeldTable, lay, play_from_table, possible_melds
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.rules import Rules

DEALS: Final = 400 if os.environ.get("PINOCHLE_LONG") else 25
_HAYES = PRESETS["hayes_two_handed"]


def _options(table: str, reuse: str, upgrade: str, *, needs_hand_card: bool, **others: object) -> Rules:
    changes = {"table": table, "reuse": reuse, "upgrade": upgrade, "needs_hand_card": needs_hand_card, **others}
    return patch(_HAYES, {f"melds.{name}": value for name, value in changes.items()})


STOCK_GAMES: Final = {
    **{
        name: PRESETS[name]
        for name in (
            "hayes_two_handed",
            "hayes_multi_extra_sets",
            "bicycle_two_handed_48",
            "bicycle_two_handed_64",
            "simplified_two_handed_150",
            "wikipedia_two_handed",
        )
    },
    "headings, standard": _options("standard", "headings", "full", needs_hand_card=True),
    "headings, hayes": _options("hayes", "headings", "full", needs_hand_card=False, run_value=250),
    "category, full": _options("hayes", "category", "full", needs_hand_card=True),
    "category, bicycle": _options("bicycle", "category", "difference", needs_hand_card=True, dix_value=0),
    "category, pinochle 150": _options("hayes", "category", "difference", needs_hand_card=False, pinochle_value=150),
    "class, plain runs": _options("standard", "class_higher", "full", needs_hand_card=True, plain_run_value=80),
    "class, marriages in runs": _options(
        "bicycle", "class_higher", "full", needs_hand_card=False, plain_run_value=80, marriage_in_run=True
    ),
    "category, plain runs": _options("hayes", "category", "difference", needs_hand_card=False, plain_run_value=100),
    "category, marriages in runs": _options(
        "standard", "category", "difference", needs_hand_card=False, plain_run_value=80, marriage_in_run=True
    ),
    "headings, marriages in runs": _options(
        "hayes", "headings", "full", needs_hand_card=False, plain_run_value=80, marriage_in_run=True
    ),
    "class, hayes": _options(
        "hayes", "class_higher", "full", needs_hand_card=False, dix_exchange="optional", dix_value=0
    ),
}


MARRIED: Final = frozenset({("run", "royal_marriage"), ("plain_run", "marriage")})
"""Runs with the marriages within them."""


@dataclass
class Wanted:
    """A meld as the tables list it."""

    kind: str
    cards: tuple[Card, ...]
    value: int

    @property
    def category(self) -> str:
        return "sequence" if self.kind in {"run", "royal_marriage", "plain_run", "marriage"} else self.kind

    @property
    def heading(self) -> str:
        return "around" if self.kind in {"aces", "kings", "queens", "jacks"} else self.category

    @property
    def meld_class(self) -> str:
        return {"sequence": "A", "dix": "A", "around": "B", "pinochle": "C"}[self.heading]


@dataclass(eq=False)
class Copy:
    """A physical card, with every meld in which it has served."""

    face: Card
    served: list[Shown] = field(default_factory=list)
    lies: bool = False
    """Whether the card is on the table rather than in the hand."""


@dataclass(eq=False)
class Shown:
    """A meld that was made of physical cards."""

    wanted: Wanted
    added: int
    copies: list[Copy]


def wanted_melds(trump: Suit, rules: Rules) -> Iterator[Wanted]:
    """Yield every meld that the rules define for stock games."""
    melds = rules.melds
    run = tuple(parse_card(rank + trump.letter) for rank in "ATKQJ")
    yield Wanted("run", run, melds.run_value)
    yield Wanted("royal_marriage", run[2:4], 40)
    if melds.table == "standard":
        yield Wanted("run", run * 2, 1500)
    for suit in Suit:
        if suit != trump:
            yield Wanted("marriage", tuple(parse_card(rank + suit.letter) for rank in "KQ"), 20)
        if suit != trump and melds.plain_run_value:
            run = tuple(parse_card(rank + suit.letter) for rank in "ATKQJ")
            yield Wanted("plain_run", run, melds.plain_run_value)
            if melds.table == "standard":
                yield Wanted("plain_run", run * 2, 10 * melds.plain_run_value)
    yield Wanted("pinochle", parse_cards("QS JD"), melds.pinochle_value)
    if melds.table != "bicycle":
        yield Wanted("pinochle", parse_cards("QS JD QS JD"), 300)
    for kind, rank, value in (("aces", "A", 100), ("kings", "K", 80), ("queens", "Q", 60), ("jacks", "J", 40)):
        cards = tuple(parse_card(rank + suit.letter) for suit in Suit)
        yield Wanted(kind, cards, value)
        if melds.table == "standard":
            yield Wanted(kind, cards * 2, 10 * value)
    if melds.dix_value or melds.dix_exchange == "first_dix_meld":
        rank = "7" if rules.deck.ranks == "seven_to_ace" else "9"
        yield Wanted("dix", (parse_card(rank + trump.letter),), melds.dix_value)


def adds(wanted: Wanted, copies: Sequence[Copy], rules: Rules) -> int | None:
    """Return the points that a meld of these physical cards adds; None if it is refused (catalogue, 0.6)."""
    if rules.melds.needs_hand_card and all(copy.lies for copy in copies):
        return None
    earlier = [(copy, shown) for copy in copies for shown in copy.served]
    if rules.melds.marriage_in_run:  # a run and a marriage of the same cards count side by side
        earlier = [
            (copy, shown)
            for copy, shown in earlier
            if (shown.wanted.kind, wanted.kind) not in MARRIED and (wanted.kind, shown.wanted.kind) not in MARRIED
        ]
    if rules.melds.reuse == "headings":
        return None if any(shown.wanted.heading == wanted.heading for _, shown in earlier) else wanted.value
    if rules.melds.reuse == "class_higher":
        same = [shown.wanted for _, shown in earlier if shown.wanted.meld_class == wanted.meld_class]
        return wanted.value if all(each.value < wanted.value for each in same) else None
    used = [(copy, shown) for copy, shown in earlier if shown.wanted.category == wanted.category]
    replaced = {id(shown): shown for _, shown in used}.values()
    if len({id(copy) for copy, _ in used}) < len(used):
        return None  # a card was already taken over once
    for shown in replaced:
        is_run = (wanted.kind, shown.wanted.kind) in MARRIED
        is_double = wanted.kind == "pinochle" and len(wanted.cards) == 4 and len(shown.wanted.cards) == 2
        if not (is_run or is_double) or not all(any(each is copy for copy in copies) for each in shown.copies):
            return None
    paid = 0 if rules.melds.upgrade == "full" else sum(shown.added for shown in replaced)
    return wanted.value - paid


def choices(wanted: Wanted, hand: Sequence[Copy], table: Sequence[Copy]) -> Iterator[list[Copy]]:
    """Yield every choice of physical cards; copies in the hand are interchangeable."""
    per_face: list[list[tuple[Copy, ...]]] = []
    for face in dict.fromkeys(wanted.cards):
        held = [copy for copy in hand if copy.face == face]
        on_table = [copy for copy in table if copy.face == face]
        count = wanted.cards.count(face)
        options = [
            (*held[: count - taken], *some)
            for taken in range(count + 1)
            if count - taken <= len(held)
            for some in combinations(on_table, taken)
        ]
        per_face.append(options)
    for parts in product(*per_face):
        yield [copy for part in parts for copy in part]


class LiteralSeat:
    """A seat in a stock game that is played twice: with physical cards here, and by the engine."""

    def __init__(self, hand: Sequence[Card], trump: Suit, rules: Rules) -> None:
        self.rules = rules
        self.trump = trump
        self.hand = [Copy(face) for face in hand]
        self.table: list[Copy] = []
        self.shown: list[Shown] = []
        self.engine_table = MeldTable()

    @property
    def faces(self) -> tuple[Card, ...]:
        return tuple(copy.face for copy in self.hand)

    def possible(self) -> dict[tuple[str, tuple[Card, ...], int], tuple[Wanted, list[Copy]]]:
        """Return every meld that is legal now, with the physical cards it takes (record, item 2)."""
        found: dict[tuple[str, tuple[Card, ...], int], tuple[Wanted, list[Copy]]] = {}
        for wanted in wanted_melds(self.trump, self.rules):
            for copies in choices(wanted, self.hand, self.table):
                added = adds(wanted, copies, self.rules)
                if added is None:
                    continue
                key = (wanted.kind, tuple(sorted(wanted.cards)), added)
                if key not in found or self._goes_before(copies, found[key][1]):
                    found[key] = (wanted, copies)
        return found

    def _goes_before(self, copies: list[Copy], others: list[Copy]) -> bool:
        """Return whether a choice has more cards on the table; if equal, ones that served more, or were laid first."""

        def rank(choice: list[Copy]) -> tuple[int, int, list[int]]:
            on_table = sorted(self.table.index(copy) for copy in choice if copy.lies)
            return -len(on_table), -sum(len(copy.served) for copy in choice), on_table

        return rank(copies) < rank(others)

    def check_and_meld(self, chance: random.Random) -> bool:
        """Compare the possible melds, make one of them in both implementations, and compare the tables."""
        literal = self.possible()
        offered = possible_melds(self.faces, self.engine_table, self.trump, self.rules)
        assert {(meld.kind, tuple(sorted(meld.cards)), meld.points) for meld in offered} == set(literal)
        assert len(offered) == len(literal)
        assert [meld.points for meld in offered] == sorted((meld.points for meld in offered), reverse=True)
        if not offered or chance.random() < 0.2:
            return False
        chosen = offered[-1 - int(chance.random() ** 2 * len(offered))]  # often a low one, so higher ones follow
        wanted, copies = literal[chosen.kind, tuple(sorted(chosen.cards)), chosen.points]
        shown = Shown(wanted, chosen.points, copies)
        _, self.engine_table, places = lay(self.faces, self.engine_table, chosen, self.trump, self.rules)
        order = {face: n for n, face in enumerate(dict.fromkeys(chosen.cards))}
        fresh = sorted((copy for copy in copies if not copy.lies), key=lambda copy: order[copy.face])
        from_table = {self.table.index(copy) for copy in copies if copy.lies}
        assert {place.laid for place in places if place.laid is not None} == from_table
        for copy in copies:
            copy.served.append(shown)
        for copy in fresh:
            self.hand = [each for each in self.hand if each is not copy]
            copy.lies = True
            self.table.append(copy)
        self.shown.append(shown)
        self._compare_tables()
        return True

    def _compare_tables(self) -> None:
        assert self.engine_table.cards_on_table == tuple(copy.face for copy in self.table)
        served = [tuple(self.shown.index(shown) for shown in copy.served) for copy in self.table]
        assert [each.uses for each in self.engine_table.laid] == served
        assert self.engine_table.points == sum(shown.added for shown in self.shown)

    def play(self, chance: random.Random) -> None:
        """Play a card from the table or from the hand."""
        if self.table and (not self.hand or chance.random() < 0.3):
            copy = chance.choice(self.table)
            alike = [each for each in self.table if each.face == copy.face]
            nth = next(i for i, each in enumerate(alike) if each is copy)
            self.engine_table = play_from_table(self.engine_table, copy.face, nth)
            self.table = [each for each in self.table if each is not copy]
        elif self.hand:
            self.hand.pop(chance.randrange(len(self.hand)))


def deals(name: str) -> Iterator[tuple[LiteralSeat, list[Card], random.Random]]:
    """Yield seats with many court cards and trumps, so that melds share cards, each with a stock to draw from."""
    rules = STOCK_GAMES[name]
    chance = random.Random(name)
    for _ in range(DEALS):
        trump = chance.choice([Suit.HEARTS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS])
        keep = chance.choice([0.1, 0.4])
        cards = [
            face
            for face in pack(rules)
            if SUIT_OF[face] == trump or RANK_OF[face] in {Rank.QUEEN, Rank.KING, Rank.JACK} or chance.random() < keep
        ]
        chance.shuffle(cards)
        yield LiteralSeat(cards[:12], trump, rules), cards[12:], chance


@pytest.mark.parametrize("name", STOCK_GAMES)
def test_possible_melds_and_copies_match_the_literal_reading(name: str) -> None:
    melded = 0
    for seat, stock, chance in deals(name):
        for _ in range(14):
            melded += seat.check_and_meld(chance)
            if chance.random() < 0.5:
                seat.play(chance)
            if stock:
                seat.hand.append(Copy(stock.pop()))
    assert melded > 4 * DEALS, "the deals are too poor to show anything"


def test_the_random_deals_include_upgrades_and_second_uses() -> None:
    upgraded = reused = 0
    for seat, stock, chance in deals("simplified_two_handed_150"):
        for _ in range(14):
            seat.check_and_meld(chance)
            if stock:
                seat.hand.append(Copy(stock.pop()))
        upgraded += sum(shown.added < shown.wanted.value for shown in seat.shown)
        reused += sum(len(copy.served) > 1 for copy in seat.table)
    assert upgraded >= 3
    assert reused >= 20
