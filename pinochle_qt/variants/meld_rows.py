"""The values of all melds, as a table for the rules sheet."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.cards import RANK_OF, SUITS, Rank, dix_of
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import is_bezique, is_stock_game, most_held
from pinochle_qt.engine.melds import GAME, KINDS, NO_MELD, entry_value, unit_cards
from pinochle_qt.phrases import RULES, translated
from pinochle_qt.variants.option_words import meld_kind_title
from pinochle_qt.variants.points_words import points
from pinochle_qt.variants.sheet_words import RuleSheetWord

if TYPE_CHECKING:
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import MeldKind
    from pinochle_qt.engine.rules import Rules

_COPIES: Final = (
    RuleSheetWord.ONCE,
    RuleSheetWord.TWICE,
    RuleSheetWord.THREE_TIMES,
    RuleSheetWord.FOUR_TIMES,
    RuleSheetWord.FIVE_TIMES,
    RuleSheetWord.SIX_TIMES,
    RuleSheetWord.SEVEN_TIMES,
    RuleSheetWord.EIGHT_TIMES,
)


def meld_rows(rules: Rules) -> tuple[tuple[str, ...], ...]:
    """Return a heading, and a row for every meld that scores: its name, its cards, its worth once, twice and so on.

    A cell is empty if the pack or a hand has too few cards for that many copies.
    """
    worth = {kind: _worth_texts(kind, rules) for kind in KINDS}
    paid = {kind: cells for kind, cells in worth.items() if set(cells) - {"0"}}
    maximum = max(map(len, paid.values()), default=1)
    rows = [
        (meld_kind_title(kind, rules), _cards_of(kind, rules), *cells, *[""] * (maximum - len(cells)))
        for kind, cells in paid.items()
    ]
    return ((RuleSheetWord.MELD(), RuleSheetWord.CARDS(), *(copies() for copies in _COPIES[:maximum])), *rows)


def sign(rank: Rank) -> str:
    """Return the name of a rank in a table, as it is printed on the cards: ``A``, ``10``, ``K`` and so on."""
    return "10" if rank is Rank.TEN else translated(RULES, rank.letter)


def _worth_texts(kind: MeldKind, rules: Rules) -> list[str]:
    return [_worth_text(entry_value(kind, copies, rules), rules) for copies in range(1, most_copies(kind, rules) + 1)]


def most_copies(kind: MeldKind, rules: Rules) -> int:
    """Return the most copies of a meld that one player can show, up to eight."""
    if kind in {"roundhouse_bonus", "eight_tens"}:
        return 1
    if kind in {"royal_in_run", "marriage_in_run"}:
        return most_copies("run", rules)
    in_pack = Counter(pack(rules))
    maximum = 0
    for suit in SUITS:
        unit = Counter(unit_cards(kind, suit, dix_of(suit, rules.deck.ranks)))
        copies = min(in_pack[face] // count for face, count in unit.items())
        per_hand = most_held(rules) // unit.total()
        # melded cards are played from the table, so a player in a stock game can make the same meld again
        copies = min(copies, per_hand) if not is_stock_game(rules) or not per_hand else copies
        maximum = max(maximum, copies)
    # a run uses a king and a queen before any others are extra
    return min(maximum - (kind in {"extra_king", "extra_queen"}), len(_COPIES))


def _cards_of(kind: MeldKind, rules: Rules) -> str:
    rank_labels = [sign(RANK_OF[face]) for face in _unit(kind, rules)]
    match kind:
        case "aces" | "kings" | "queens" | "jacks" if is_bezique(rules):
            return RuleSheetWord.OF_ANY_SUITS(cards=" ".join(rank_labels))
        case "aces" | "kings" | "queens" | "jacks":
            return RuleSheetWord.OF_EVERY_SUIT(cards=rank_labels[0])
        case "royal_in_run":
            return RuleSheetWord.OF_RUN(cards=" ".join(rank_labels))
        case "marriage_in_run":
            return RuleSheetWord.OF_PLAIN_RUN(cards=" ".join(rank_labels))
        case "marriage" | "plain_run":
            return RuleSheetWord.OF_ANOTHER_SUIT(cards=" ".join(rank_labels))
        case "eight_tens":
            return RuleSheetWord.OF_EVERY_SUIT(cards=" ".join(rank_labels[:2]))
        case "four_aces" | "four_kings" | "four_queens" | "four_jacks":
            return RuleSheetWord.OF_ONE_SUIT(cards=" ".join(rank_labels))
        case "pinochle":
            return RuleSheetWord.PINOCHLE_CARDS()
        case "roundhouse_bonus":
            return RuleSheetWord.BESIDE_MARRIAGES()
        case "extra_king" | "extra_queen":
            return RuleSheetWord.BESIDE_RUN(cards=rank_labels[0])
        case _:
            return RuleSheetWord.OF_TRUMPS(cards=" ".join(rank_labels))


def _unit(kind: MeldKind, rules: Rules) -> tuple[Card, ...]:
    return unit_cards(kind, SUITS[0], dix_of(SUITS[0], rules.deck.ranks))


def _worth_text(worth: int, rules: Rules) -> str:
    if worth == GAME:
        return RuleSheetWord.GAME()
    return RuleSheetWord.NO_MELD() if worth == NO_MELD else points(worth, rules)
