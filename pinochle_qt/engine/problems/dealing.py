"""Whether the pack deals out evenly, and the smallest change that makes it do so (record, item 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import pack_ranks
from pinochle_qt.engine.features import NINE_RANKED, buries, is_draft, is_stock_game, passes_in_turn
from pinochle_qt.engine.problems.problem import RulesProblem, Trouble
from pinochle_qt.engine.rules import OPTIONS, Range

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pinochle_qt.engine.rules import OptionValue, Rules


MOST_HELD: Final = 34
"""The most cards that anybody can hold: with more, they could not be told apart in a small window."""


class _Deal(Struct, frozen=True):
    """The numbers that a deal depends on."""

    players: int
    hand: int
    cards: int
    widow: int
    is_draft: bool
    is_stock: bool

    @property
    def rest(self) -> int:
        """The number of cards left after dealing the hands and the widow; negative if there are too few cards."""
        taken = 2 if self.is_draft else 1  # a draft discards one card for every card kept
        return self.cards - taken * self.players * self.hand - (0 if self.is_draft or self.is_stock else self.widow)

    @property
    def is_even(self) -> bool:
        """Whether no cards are left, or a stock from which all players can draw equally often."""
        if self.is_stock and not self.is_draft:
            return self.rest >= self.players and self.rest % self.players == 0
        return self.rest == 0


def dealing_problems(rules: Rules) -> Iterator[RulesProblem]:
    """Yield what is wrong with the pack and how it is dealt."""
    if rules.deck.ranks not in NINE_RANKED and rules.deck.extra_nines < 0:
        yield RulesProblem(
            ("deck.ranks", "deck.extra_nines"),
            Trouble.NINES(),
            Trouble.NO_NINES(),
            {"deck.extra_nines": 0},
        )
        return
    deal = _deal(rules, rules.deal.hand_size, rules.deck.copies, rules.deck.extra_nines)
    if not deal.is_even:
        repair = _repair(rules)
        yield RulesProblem(_options(deal), _text(deal), _advice(repair), repair)
    passed = rules.passing.cards if passes_in_turn(rules) and not is_stock_game(rules) else 0
    held = rules.deal.hand_size + buries(rules) * rules.widow.size + passed
    if held > MOST_HELD:
        yield RulesProblem(
            ("deal.hand_size", "widow.size", "widow.use", "passing.cards", "passing.mode"),
            Trouble.TOO_MANY_HELD(count=held, most=MOST_HELD),
            Trouble.PASS_FEWER() if passed else Trouble.SMALLER_WIDOW(),
            {"passing.mode": "simultaneous"} if passed else {"widow.size": MOST_HELD - rules.deal.hand_size},
        )


def _deal(rules: Rules, hand: int, copies: int, extra_nines: int) -> _Deal:
    return _Deal(
        rules.table.players,
        hand,
        4 * len(pack_ranks(rules.deck.ranks)) * copies + extra_nines,
        rules.widow.size,
        is_draft(rules),
        is_stock_game(rules),
    )


def _options(deal: _Deal) -> tuple[str, ...]:
    pack = ("table.players", "deck.copies", "deck.ranks", "deck.extra_nines", "deal.hand_size")
    if deal.is_draft:
        return (*pack, "deal.mode")
    return (*pack, "melds.time") if deal.is_stock else (*pack, "widow.size")


def _text(deal: _Deal) -> str:
    facts = {"players": deal.players, "count": deal.hand}
    if deal.is_draft:
        hands = Trouble.HANDS_DRAFT(**facts)
    elif deal.widow and not deal.is_stock:
        hands = Trouble.HANDS_WIDOW(widow=deal.widow, **facts)
    else:
        hands = Trouble.HANDS(**facts)
    if deal.rest < 0:
        return Trouble.TOO_FEW(cards=deal.cards, hands=hands)
    if deal.is_stock and not deal.is_draft:
        if deal.rest == 0:
            return Trouble.NO_STOCK(hands=hands, cards=deal.cards)
        uneven = Trouble.UNEVEN_STOCK_ONE if deal.rest == 1 else Trouble.UNEVEN_STOCK
        return uneven(rest=deal.rest, hands=hands, players=deal.players)
    return Trouble.UNEVEN(cards=deal.cards, hands=hands, rest=deal.rest)


def _advice(repair: Mapping[str, OptionValue]) -> str:
    words = {
        "deal.hand_size": Trouble.CARDS_IN_HAND,
        "deck.copies": Trouble.COPIES,
        "deck.extra_nines": Trouble.EXTRA_NINES_ONE if repair.get("deck.extra_nines") == 1 else Trouble.EXTRA_NINES,
    }
    steps = [words[key](count=str(value)) for key, value in repair.items() if key in words]
    changes = steps[0]
    for step in steps[1:]:
        changes = Trouble.AND(first=changes, last=step)
    return Trouble.TAKE(changes=changes)


def _repair(rules: Rules) -> dict[str, OptionValue]:
    """Return the smallest change that makes the deal even: to hands rather than nines, to nines rather than copies.

    There always is one, because hands may be so large.
    """
    current = {
        "deal.hand_size": rules.deal.hand_size,
        "deck.copies": rules.deck.copies,
        "deck.extra_nines": rules.deck.extra_nines,
    }
    minimum_nines = -8 if rules.deck.ranks in NINE_RANKED else 0
    candidates = (
        {"deal.hand_size": hand, "deck.copies": copies, "deck.extra_nines": nines}
        for copies in _span("deck.copies")
        for nines in _span("deck.extra_nines")
        if nines >= minimum_nines
        for hand in _span("deal.hand_size")
        if _deal(rules, hand, copies, nines).is_even
    )

    def cost(candidate: dict[str, int]) -> tuple[int, int, int]:
        changed = {key: abs(candidate[key] - current[key]) for key in current}
        return changed["deck.copies"], changed["deck.extra_nines"], changed["deal.hand_size"]

    best = min(candidates, key=cost)
    return {key: value for key, value in best.items() if value != current[key]}


def _span(key: str) -> range:
    allowed = OPTIONS[key].allowed
    if not isinstance(allowed, Range):
        raise AssertionError(key)
    return range(allowed.min, allowed.max + 1)
