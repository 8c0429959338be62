"""Numbers that players may set themselves in place of those in the tables: the values of melds and cards."""

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import (
    has_eights,
    has_foursome,
    has_nines,
    has_sevens,
    is_bezique,
    is_stock_game,
    most_held,
    pays_plain_runs,
)
from pinochle_qt.engine.rules.option import Range, RuleGroup, always, own_number

if TYPE_CHECKING:
    from collections.abc import Callable

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
_AROUNDS: Final = frozenset({"aces", "kings", "queens", "jacks"})


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
        if copies == 2 and kind in _AROUNDS and is_bezique(rules):
            return False
        return rules.deck.copies >= copies and most_held(rules) >= cards

    return is_possible


def _single(kind: str, name: str) -> int | None:
    """Declare the option for a single meld, given its kind in the engine and its name with article."""
    cards = f"{name} of one suit" if kind.startswith("four_") else name
    words = f"You count this for {cards}, no matter what the table says."
    return own_number(f"Value of {name}", words, _POINTS, _can_show(kind, 1), _IN_TABLE)


def _multiple(copies: int, kind: str, name: str) -> int | None:
    multiple = f"{_TIMES[copies]} {name}"
    article = "" if name.endswith("around") else "a "
    words = f"You count this for {article}{multiple} in one hand, no matter what the table says."
    return own_number(multiple.capitalize(), words, _POINTS, _can_show(kind, copies), _IN_TABLE)


class OwnMeldValues(RuleGroup, frozen=True):
    """The values of melds that players have set themselves; None leaves them to the meld table.

    `melds.tables` determines the values of numbers of copies for which nothing is set.
    """

    own_royal_marriage: int | None = _single("royal_marriage", "a royal marriage")
    own_marriage: int | None = _single("marriage", "a marriage")
    own_aces: int | None = _single("aces", "aces around")
    own_kings: int | None = _single("kings", "kings around")
    own_queens: int | None = _single("queens", "queens around")
    own_jacks: int | None = _single("jacks", "jacks around")
    own_four_aces: int | None = _single("four_aces", "four aces")
    own_four_kings: int | None = _single("four_kings", "four kings")
    own_four_queens: int | None = _single("four_queens", "four queens")
    own_four_jacks: int | None = _single("four_jacks", "four jacks")
    own_double_run: int | None = _multiple(2, "run", "run")
    own_double_plain_run: int | None = _multiple(2, "plain_run", "plain run")
    own_double_royal_marriage: int | None = _multiple(2, "royal_marriage", "royal marriage")
    own_double_marriage: int | None = _multiple(2, "marriage", "marriage")
    own_double_pinochle: int | None = _multiple(2, "pinochle", "pinochle")
    own_double_aces: int | None = _multiple(2, "aces", "aces around")
    own_double_kings: int | None = _multiple(2, "kings", "kings around")
    own_double_queens: int | None = _multiple(2, "queens", "queens around")
    own_double_jacks: int | None = _multiple(2, "jacks", "jacks around")
    own_triple_run: int | None = _multiple(3, "run", "run")
    own_triple_plain_run: int | None = _multiple(3, "plain_run", "plain run")
    own_triple_royal_marriage: int | None = _multiple(3, "royal_marriage", "royal marriage")
    own_triple_marriage: int | None = _multiple(3, "marriage", "marriage")
    own_triple_pinochle: int | None = _multiple(3, "pinochle", "pinochle")
    own_triple_aces: int | None = _multiple(3, "aces", "aces around")
    own_triple_kings: int | None = _multiple(3, "kings", "kings around")
    own_triple_queens: int | None = _multiple(3, "queens", "queens around")
    own_triple_jacks: int | None = _multiple(3, "jacks", "jacks around")
    own_quadruple_run: int | None = _multiple(4, "run", "run")
    own_quadruple_plain_run: int | None = _multiple(4, "plain_run", "plain run")
    own_quadruple_royal_marriage: int | None = _multiple(4, "royal_marriage", "royal marriage")
    own_quadruple_marriage: int | None = _multiple(4, "marriage", "marriage")
    own_quadruple_pinochle: int | None = _multiple(4, "pinochle", "pinochle")
    own_quadruple_aces: int | None = _multiple(4, "aces", "aces around")
    own_quadruple_kings: int | None = _multiple(4, "kings", "kings around")
    own_quadruple_queens: int | None = _multiple(4, "queens", "queens around")
    own_quadruple_jacks: int | None = _multiple(4, "jacks", "jacks around")


def _card(name: str, relevant: "Callable[[Rules], bool]" = always) -> int | None:
    words = f"You count this for {name} in tricks, no matter how card points are set."
    return own_number(f"Points of {name}", words, _CARD_POINTS, relevant, _IN_SCHEME)


class OwnCardPoints(RuleGroup, frozen=True):
    """The points of cards that players have set themselves; None leaves them to the card point scheme."""

    own_ace: int | None = _card("an ace")
    own_ten: int | None = _card("a ten")
    own_king: int | None = _card("a king")
    own_queen: int | None = _card("a queen")
    own_jack: int | None = _card("a jack")
    own_nine: int | None = _card("a nine", has_nines)
    own_eight: int | None = _card("an eight", has_eights)
    own_seven: int | None = _card("a seven", has_sevens)
