"""Numbers that players may set themselves in place of those in the tables: the values of melds and cards."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.features import (
    has_eights,
    has_foursome,
    has_nines,
    has_sevens,
    is_stock_game,
    most_held,
    pays_plain_runs,
)
from pinochle_qt.engine.rules.option import Annotated, DescribedElsewhere, Range, always, own_number

if TYPE_CHECKING:
    from pinochle_qt.engine.rules.model import Rules

_POINTS: Final = Range(0, 10_000, 10)
_CARD_POINTS: Final = Range(0, 100)
_IN_TABLE: Final = "Table"
_IN_SCHEME: Final = "Card points"
_TIMES: Final = {2: "double", 3: "triple", 4: "quadruple"}
_SINGLE: Final = {"run": "run_value", "plain_run": "plain_run_value", "pinochle": "pinochle_value"}
"""Kinds of meld for which a single one has an option with every table, by their name in the engine."""
MOST_SET: Final = max(_TIMES)
"""The greatest number of copies that players can set a value for."""
_CARDS_OF_MELD: Final = {"run": 5, "plain_run": 5, "royal_marriage": 2, "marriage": 2, "pinochle": 2}
_SINGLE_IN_STOCK: Final = frozenset({"royal_marriage", "marriage"})


def worth_option(kind: str, copies: int = 1) -> str:
    """Return the name of the meld option for the value of this many copies of a kind."""
    if copies == 1:
        return _SINGLE.get(kind, f"own_{kind}")
    return f"own_{_TIMES[copies]}_{kind}"


def _can_show(kind: str, copies: int) -> "Callable[[Rules], bool]":
    """Return a test for whether a player can show this many copies of a meld at once and score them together."""
    cards = copies * _CARDS_OF_MELD.get(kind, 4)
    is_identical, is_plain_run = kind.startswith("four_"), kind == "plain_run"

    def is_possible(rules: "Rules") -> bool:
        if is_identical:
            return has_foursome(rules) and rules.melds.four_identical
        if is_plain_run and not pays_plain_runs(rules):
            return False
        if is_stock_game(rules) and (copies > 2 or (copies == 2 and kind in _SINGLE_IN_STOCK)):
            return False
        return rules.deck.copies >= copies and most_held(rules) >= cards

    return is_possible


def _single(kind: str, name: str) -> Mapping[str, object]:
    """Return the metadata of the option for a single meld, given its kind in the engine and its name with article."""
    cards = f"{name} of one suit" if kind.startswith("four_") else name
    words = f"You count this for {cards}, no matter what the table says."
    return own_number(
        f"Own value of {name}", words, _POINTS, _can_show(kind, 1), _IN_TABLE, sheet_text=DescribedElsewhere.TABLE
    )


def _multiple(copies: int, kind: str, name: str) -> Mapping[str, object]:
    multiple = f"{_TIMES[copies]} {name}"
    article = "" if name.endswith("around") else "a "
    words = f"You count this for {article}{multiple} in one hand, no matter what the table says."
    return own_number(
        f"Own {multiple}", words, _POINTS, _can_show(kind, copies), _IN_TABLE, sheet_text=DescribedElsewhere.TABLE
    )


class OwnMeldValues(Struct, frozen=True, cache_hash=True):
    """The values of melds that players have set themselves; None leaves them to the meld table.

    `melds.tables` determines the values of numbers of copies for which nothing is set.
    """

    own_royal_marriage: Annotated[int | None, _single("royal_marriage", "a royal marriage")] = None
    own_marriage: Annotated[int | None, _single("marriage", "a marriage")] = None
    own_aces: Annotated[int | None, _single("aces", "aces around")] = None
    own_kings: Annotated[int | None, _single("kings", "kings around")] = None
    own_queens: Annotated[int | None, _single("queens", "queens around")] = None
    own_jacks: Annotated[int | None, _single("jacks", "jacks around")] = None
    own_four_aces: Annotated[int | None, _single("four_aces", "four aces")] = None
    own_four_kings: Annotated[int | None, _single("four_kings", "four kings")] = None
    own_four_queens: Annotated[int | None, _single("four_queens", "four queens")] = None
    own_four_jacks: Annotated[int | None, _single("four_jacks", "four jacks")] = None
    own_double_run: Annotated[int | None, _multiple(2, "run", "run")] = None
    own_double_plain_run: Annotated[int | None, _multiple(2, "plain_run", "plain run")] = None
    own_double_royal_marriage: Annotated[int | None, _multiple(2, "royal_marriage", "royal marriage")] = None
    own_double_marriage: Annotated[int | None, _multiple(2, "marriage", "marriage")] = None
    own_double_pinochle: Annotated[int | None, _multiple(2, "pinochle", "pinochle")] = None
    own_double_aces: Annotated[int | None, _multiple(2, "aces", "aces around")] = None
    own_double_kings: Annotated[int | None, _multiple(2, "kings", "kings around")] = None
    own_double_queens: Annotated[int | None, _multiple(2, "queens", "queens around")] = None
    own_double_jacks: Annotated[int | None, _multiple(2, "jacks", "jacks around")] = None
    own_triple_run: Annotated[int | None, _multiple(3, "run", "run")] = None
    own_triple_plain_run: Annotated[int | None, _multiple(3, "plain_run", "plain run")] = None
    own_triple_royal_marriage: Annotated[int | None, _multiple(3, "royal_marriage", "royal marriage")] = None
    own_triple_marriage: Annotated[int | None, _multiple(3, "marriage", "marriage")] = None
    own_triple_pinochle: Annotated[int | None, _multiple(3, "pinochle", "pinochle")] = None
    own_triple_aces: Annotated[int | None, _multiple(3, "aces", "aces around")] = None
    own_triple_kings: Annotated[int | None, _multiple(3, "kings", "kings around")] = None
    own_triple_queens: Annotated[int | None, _multiple(3, "queens", "queens around")] = None
    own_triple_jacks: Annotated[int | None, _multiple(3, "jacks", "jacks around")] = None
    own_quadruple_run: Annotated[int | None, _multiple(4, "run", "run")] = None
    own_quadruple_plain_run: Annotated[int | None, _multiple(4, "plain_run", "plain run")] = None
    own_quadruple_royal_marriage: Annotated[int | None, _multiple(4, "royal_marriage", "royal marriage")] = None
    own_quadruple_marriage: Annotated[int | None, _multiple(4, "marriage", "marriage")] = None
    own_quadruple_pinochle: Annotated[int | None, _multiple(4, "pinochle", "pinochle")] = None
    own_quadruple_aces: Annotated[int | None, _multiple(4, "aces", "aces around")] = None
    own_quadruple_kings: Annotated[int | None, _multiple(4, "kings", "kings around")] = None
    own_quadruple_queens: Annotated[int | None, _multiple(4, "queens", "queens around")] = None
    own_quadruple_jacks: Annotated[int | None, _multiple(4, "jacks", "jacks around")] = None


def _card(name: str, relevant: "Callable[[Rules], bool]" = always) -> Mapping[str, object]:
    words = f"You count this for {name} in tricks, no matter how card points are set."
    return own_number(
        f"Own points of {name}", words, _CARD_POINTS, relevant, _IN_SCHEME, sheet_text=DescribedElsewhere.HEAD
    )


class OwnCardPoints(Struct, frozen=True, cache_hash=True):
    """The points of cards that players have set themselves; None leaves them to the card point scheme."""

    own_ace: Annotated[int | None, _card("an ace")] = None
    own_ten: Annotated[int | None, _card("a ten")] = None
    own_king: Annotated[int | None, _card("a king")] = None
    own_queen: Annotated[int | None, _card("a queen")] = None
    own_jack: Annotated[int | None, _card("a jack")] = None
    own_nine: Annotated[int | None, _card("a nine", has_nines)] = None
    own_eight: Annotated[int | None, _card("an eight", has_eights)] = None
    own_seven: Annotated[int | None, _card("a seven", has_sevens)] = None
