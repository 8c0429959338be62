"""The command `meld`: the best melds of a hand and what they are worth."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from pinochle_qt.engine.cards import Suit, card_text, cards_text, parse_card
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import KIND_NAMES, best_melds, total
from pinochle_qt.variants.arguments import UsageError, add_rules_arguments, rules_from

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.rules import Rules

_SUITS = {suit.letter: suit for suit in Suit}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's parser."""
    parser = subparsers.add_parser("meld", help="show the best melds of a hand")
    add_rules_arguments(parser)
    parser.add_argument("--trump", required=True, metavar="SUIT", help="S, H, D or C")
    parser.add_argument("--json", action="store_true", help="print one JSON object; points are always on the x10 scale")
    parser.add_argument("cards", nargs="+", metavar="CARD", help="rank and suit, for example TS for the ten of spades")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the best melds of the hand in `args`.

    Raises:
        UsageError: if a card or the trump suit is none, or the pack has fewer copies of a card.
    """
    rules = rules_from(args)
    trump = _SUITS.get(args.trump.upper())
    if trump is None:
        raise UsageError(f"{args.trump!r} is not a suit; --trump takes S, H, D or C")
    hand = _hand(args.cards, rules)
    melds = best_melds(hand, trump, rules)
    if args.json:
        entries = [
            {"kind": meld.kind, "cards": [card_text(face) for face in meld.cards], "points": meld.worth}
            for meld in melds
        ]
        _say(json.dumps({"total": total(melds), "melds": entries}))
    else:
        _print_table(melds, rules)
    return 0


def _hand(words: Sequence[str], rules: Rules) -> tuple[Card, ...]:
    try:
        hand = tuple(parse_card(word.upper()) for word in words)
    except ValueError as error:
        raise UsageError(str(error)) from None
    available = Counter(pack(rules))
    for face, count in Counter(hand).items():
        if count > available[face]:
            raise UsageError(f"{card_text(face)} is given {count} times, but the pack holds it {available[face]} times")
    return hand


def _print_table(melds: Sequence[Meld], rules: Rules) -> None:
    from rich.console import Console
    from rich.table import Table

    small = rules.scoring.scale == "x1"

    def points(worth: int | str) -> str:
        return worth if isinstance(worth, str) else f"{worth // 10 if small else worth}"

    table = Table("Meld", "Cards", "Points")
    table.columns[2].justify = "right"
    for meld in melds:
        table.add_row(KIND_NAMES[meld.kind].capitalize(), cards_text(meld.cards), points(meld.worth))
    table.add_section()
    table.add_row("Total", "", points(total(melds)))
    Console().print(table)


def _say(line: str) -> None:
    import sys

    sys.stdout.write(f"{line}\n")
