"""The command `meld`: the best melds of a hand and what they are worth."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from, trump_from
from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.engine.cards import card_text, cards_text, parse_cards
from pinochle_qt.engine.derived import surplus
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.melds import best_melds, kind_name, total
from pinochle_qt.output import put

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "meld",
        help="show the best melds of a hand",
        description="Show the most valuable melds that a hand can declare before play, and their points.",
    )
    add_rules_arguments(parser)
    parser.add_argument("--trump", required=True, metavar="SUIT", help="S, H, D or C")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object, with aces around at 100 in every game"
    )
    parser.add_argument("cards", nargs="+", metavar="CARD", help="rank and suit, for example TS for the ten of spades")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the best melds of the hand in `args` and return the exit status.

    Raises:
        UsageError: if a card or the trump suit does not exist, or the pack has fewer copies of a card.
    """
    rules = rule_set_from(args).rules
    trump = trump_from(args.trump)
    melds = best_melds(_hand(args.cards, rules), trump, rules)
    if args.json:
        _print_json(melds)
    elif melds:
        _print_table(melds, rules)
    else:
        put("This hand has no meld.\n")
    return 0


def _hand(arguments: Sequence[str], rules: Rules) -> tuple[Card, ...]:
    """Return the cards named by the arguments; a quoted argument may name several.

    Raises:
        UsageError: if a word is not a card, if no card is named, or if the pack has fewer copies of one.
    """
    try:
        hand = parse_cards(" ".join(arguments).upper())
    except ValueError as error:
        raise UsageError(f"{error}.") from None
    if not hand:
        raise UsageError("Name the cards of the hand, such as AH TS.")
    if (excess := surplus(hand, rules)) is not None:
        face, count, available = excess
        if not available:
            raise UsageError(f"The deck of this game has no {card_text(face)}.")
        raise UsageError(f"{card_text(face)} is named {count} times, but the deck has only {available}.")
    return hand


def _print_json(melds: Sequence[Meld]) -> None:
    entries = [
        {"kind": meld.kind, "cards": [card_text(face) for face in meld.cards], "points": meld.worth} for meld in melds
    ]
    put(json.dumps({"total": total(melds), "melds": entries}) + "\n")


def _print_table(melds: Sequence[Meld], rules: Rules) -> None:
    scale = score_unit(rules)

    def points(worth: int | str) -> str:
        return "wins the game" if isinstance(worth, str) else str(worth // scale)

    table = Table("Meld", "Cards", box=box.SIMPLE_HEAD)
    table.add_column("Points", justify="right", no_wrap=True)
    for meld in melds:
        table.add_row(kind_name(meld.kind, rules).capitalize(), cards_text(meld.cards), points(meld.worth))
    table.add_section()
    table.add_row("Total", "", points(total(melds)))
    OutputConsole().print(table)
