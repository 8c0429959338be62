"""Declarations before play: whether a seat may show exactly these melds, and if not, why."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import SUIT_OF, cards_text, contains_all, dix_of
from pinochle_qt.engine.melds.kinds import AROUNDS, HEADING_OF, KIND_NAMES, Meld, unit_cards
from pinochle_qt.engine.melds.tables import GAME, NO_MELD, values_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.melds.kinds import Heading, MeldKind
    from pinochle_qt.engine.rules import Rules

_IDENTICAL_RANK = {kind: rank for rank, _, kind in AROUNDS}
_PLAIN_SUITS = frozenset({"plain_run", "marriage", "marriage_in_run"})
_PER_SUIT = frozenset({*_PLAIN_SUITS, *_IDENTICAL_RANK})
_RUN_OF: dict[MeldKind, MeldKind] = {"royal_in_run": "run", "marriage_in_run": "plain_run"}


class FaultReason(Enum):
    """Why a declaration is refused; the value is the English sentence."""

    TWICE = "{name} is declared twice; put all copies into one entry."
    WRONG_CARDS = "{name} does not consist of {cards}."
    WRONG_POINTS = "{name} with these cards is worth {right}, not {points}."
    NOT_HELD = "{name} needs cards that this hand does not hold, or that another meld of the same kind uses."
    NEEDS_RUN = "{name} counts only beside a run."
    NEEDS_MARRIAGES = "{name} needs a marriage in all four suits, each shown as a marriage."
    NOT_PAID = "{name} is worth nothing under these rules."


class MeldFault(Struct, frozen=True):
    """The first wrong entry of a declaration; `right` is its correct worth, if that is what was wrong."""

    reason: FaultReason
    meld: Meld
    right: int | str | None = None

    def __str__(self) -> str:
        worths = {"game": "the game"}
        return self.reason.value.format(
            name=KIND_NAMES[self.meld.kind].capitalize(),
            cards=cards_text(self.meld.cards) or "no cards",
            points=worths.get(str(self.meld.worth), self.meld.worth),
            right=worths.get(str(self.right), self.right),
        )


def check_declaration(hand: Sequence[Card], trump: Suit, rules: Rules, melds: Iterable[Meld]) -> MeldFault | None:
    """Return why a seat may not show these melds before play, or None if it may (record, item 13).

    A seat may show less than its best, but every entry must be exact and no card may be used twice under one heading.
    """
    shown = tuple(melds)
    used: dict[Heading, list[Card]] = {}
    seen: set[tuple[MeldKind, Suit | None]] = set()
    for meld in shown:
        fault = _entry_fault(meld, trump, rules) or dependency_fault(meld, shown)
        if fault is not None:
            return fault
        key = (meld.kind, SUIT_OF[meld.cards[0]] if meld.kind in _PER_SUIT else None)
        if key in seen:
            return MeldFault(FaultReason.TWICE, meld)
        seen.add(key)
        cards = used.setdefault(HEADING_OF[meld.kind], [])
        cards += meld.cards
        if not contains_all(hand, cards):
            return MeldFault(FaultReason.NOT_HELD, meld)
    return None


def _entry_fault(meld: Meld, trump: Suit, rules: Rules) -> MeldFault | None:
    """Return what is wrong with the cards or the points of an entry taken by itself."""
    suit = SUIT_OF[meld.cards[0]] if meld.kind in _PER_SUIT and meld.cards else trump
    unit = unit_cards(meld.kind, suit, dix_of(trump, rules.deck.ranks))
    copies = len(meld.cards) // len(unit) if unit else 1
    misplaced = meld.kind in _PLAIN_SUITS and suit == trump
    if misplaced or copies < 1 or sorted(meld.cards) != sorted(unit * copies):
        return MeldFault(FaultReason.WRONG_CARDS, meld)
    worth = entry_value(meld.kind, copies, rules)
    if worth in {0, NO_MELD}:
        return MeldFault(FaultReason.NOT_PAID, meld)
    wins = worth >= GAME
    if (meld.wins_game, meld.points) != (wins, 0 if wins else worth):
        return MeldFault(FaultReason.WRONG_POINTS, meld, "game" if wins else worth)
    return None


def dependency_fault(meld: Meld, shown: tuple[Meld, ...]) -> MeldFault | None:
    """Return which melds are missing for an entry that counts only together with others."""
    kinds = {each.kind for each in shown}
    if meld.kind in {"extra_king", "extra_queen"} and "run" not in kinds:
        return MeldFault(FaultReason.NEEDS_RUN, meld)
    if meld.kind in _RUN_OF and not any(
        each.kind == _RUN_OF[meld.kind] and each.copies >= meld.copies and meld.cards[0] in each.cards for each in shown
    ):
        return MeldFault(FaultReason.NEEDS_RUN, meld)
    if meld.kind == "roundhouse_bonus":
        married = {SUIT_OF[each.cards[0]] for each in shown if each.kind in {"marriage", "marriage_in_run"}}
        if len(married) < 3 or kinds.isdisjoint({"royal_marriage", "royal_in_run"}):
            return MeldFault(FaultReason.NEEDS_MARRIAGES, meld)
    return None


def entry_value(kind: MeldKind, copies: int, rules: Rules) -> int:
    """Return what `copies` of a meld in one entry are worth: points, `GAME`, or `NO_MELD`."""
    values = values_of(rules)
    if kind in values.rows:
        return _worth_at(values.rows[kind], copies)
    if kind in _IDENTICAL_RANK:
        return values.four_identical[_IDENTICAL_RANK[kind]] * copies
    match kind:
        case "royal_in_run":
            return values.royal_in_run * copies
        case "marriage_in_run":
            return values.marriage_in_run * copies
        case "dix":
            return values.dix * copies
        case "eight_tens":
            return values.eight_tens if copies == 1 else NO_MELD
        case "roundhouse_bonus":
            return values.roundhouse_bonus
        case _:
            return values.extra * copies


def _worth_at(worth: Sequence[int], copies: int) -> int:
    return worth[copies] if copies < len(worth) else NO_MELD
