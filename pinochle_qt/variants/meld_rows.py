"""What every meld is worth, as a table for the sheet of the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import RANK_OF, SUITS, Rank, dix_of
from pinochle_qt.engine.derived import is_stock_game, most_held, pack
from pinochle_qt.engine.melds import GAME, KIND_NAMES, KINDS, NO_MELD, entry_value, unit_cards
from pinochle_qt.variants.points_words import points

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Rules

_COPIES: Final = ("once", "twice", "three times", "four times", "five times", "six times", "seven times", "eight times")


def meld_rows(rules: Rules) -> tuple[tuple[str, ...], ...]:
    """Return a heading and a row for every meld that scores: its name, its cards, its worth once, twice and so on.

    A cell is empty where the pack or a hand has too few cards for so many copies.
    """
    worth = {kind: _worths(kind, rules) for kind in KINDS}
    paid = {kind: cells for kind, cells in worth.items() if set(cells) - {"0"}}
    most = max(map(len, paid.values()), default=1)
    rows = [
        (_begun(KIND_NAMES[kind]), _cards_of(kind, rules), *cells, *[""] * (most - len(cells)))
        for kind, cells in paid.items()
    ]
    return (("Meld", "Cards", *_COPIES[:most]), *rows)


def sign(rank: Rank) -> str:
    """Return how a card of this rank is called in a table: ``A``, ``10``, ``K`` and so on."""
    return "10" if rank is Rank.TEN else rank.letter


def _worths(kind: MeldKind, rules: Rules) -> list[str]:
    return [_worth(entry_value(kind, copies, rules), rules) for copies in range(1, most_copies(kind, rules) + 1)]


def most_copies(kind: MeldKind, rules: Rules) -> int:
    """Return how many copies of a meld one player can show at most, up to eight."""
    if kind == "roundhouse_bonus":
        return 1
    in_pack = Counter(pack(rules))
    most = 0
    for suit in SUITS:
        unit = Counter(unit_cards(kind, suit, dix_of(suit, rules.deck.ranks)))
        copies = min(in_pack[face] // count for face, count in unit.items())
        together = most_held(rules) // unit.total()
        # what lies melded is played from there, so that a stock game can bring the same meld again
        copies = min(copies, together) if not is_stock_game(rules) or not together else copies
        most = max(most, copies)
    # a run needs a king and a queen of its own before one is extra
    return min(most - (kind in {"extra_king", "extra_queen"}), len(_COPIES))


def _cards_of(kind: MeldKind, rules: Rules) -> str:
    signs = [sign(RANK_OF[face]) for face in _unit(kind, rules)]
    match kind:
        case "aces" | "kings" | "queens" | "jacks":
            return f"{signs[0]} of every suit"
        case "marriage":
            return f"{' '.join(signs)} of another suit"
        case "four_aces" | "four_kings" | "four_queens" | "four_jacks":
            return f"{' '.join(signs)} of one suit"
        case "pinochle":
            return "Q of spades and J of diamonds"
        case "roundhouse_bonus":
            return "besides a marriage in every suit"
        case "extra_king" | "extra_queen":
            return f"{signs[0]} of trumps besides a run"
        case _:
            return f"{' '.join(signs)} of trumps"


def _unit(kind: MeldKind, rules: Rules) -> tuple[Card, ...]:
    return unit_cards(kind, SUITS[0], dix_of(SUITS[0], rules.deck.ranks))


def _worth(worth: int, rules: Rules) -> str:
    if worth == GAME:
        return "game"
    return "–" if worth == NO_MELD else points(worth, rules)


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
