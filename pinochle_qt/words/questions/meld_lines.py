"""The rows that the list of melds offers for a prompt."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.actions import ExchangeDix, ShowMelds
from pinochle_qt.engine.cards import dix_of
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.engine.melds.draft import examine_turn, suggestions
from pinochle_qt.engine.melds.incremental import one_of_each
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules


class MeldLine(Struct, frozen=True):
    """The meaning of a row of the list."""

    melds: tuple[Meld, ...]
    action: SeatAction | None = None
    """In stock games, what the row does; before play, the melds are shown together."""


def meld_lines(prompt: Prompt) -> tuple[MeldLine, ...]:
    """Return the rows for a prompt of kind ``show`` or ``meld``, the best first; none for any other."""
    if prompt.kind == "show" and prompt.trump is not None:
        return tuple(MeldLine(melds) for melds in suggestions(prompt.hand, prompt.trump, prompt.rules))
    return tuple(_offered_lines(prompt)) if prompt.kind == "meld" else ()


def _offered_lines(prompt: Prompt) -> Iterator[MeldLine]:
    offered = one_of_each(meld for each in prompt.choices if isinstance(each, ShowMelds) for meld in each.melds)
    for action in prompt.choices:
        if isinstance(action, ShowMelds):
            if action.melds[0] in offered:
                yield MeldLine(action.melds, action)
        elif isinstance(action, ExchangeDix):
            yield MeldLine((), action)


def turn_meld(prompt: Prompt, cards: Sequence[Card], wanted: Meld | None = None) -> Meld | None:
    """Return the meld that these cards of the hand make now in a stock game, None if they make none.

    `wanted` is preferred if they make it: the same cards may make several melds with those on the table.
    """
    if prompt.table is None or prompt.seat is None:
        return None
    laid = Counter(cards)
    if wanted is not None and laid <= Counter(wanted.cards) <= laid + Counter(prompt.table.cards_on_table):
        meld: Meld | None = wanted
    elif not cards:
        return None
    else:
        meld = examine_turn(cards, prompt.hand, prompt.table, prompt.trump, prompt.rules).meld
    return meld if meld is not None and prompt.allows(ShowMelds(prompt.seat, (meld,))) else None


def row_titles(lines: Sequence[MeldLine], rules: Rules, *, is_one_choice: bool) -> list[tuple[str, ...]]:
    """Return the names of the rows, no two alike.

    With one choice of what to show, a row that shows less than the first one is named after what it leaves out.
    """
    plain = [text.melds_titles(line.melds, rules) if line.melds else () for line in lines]
    named = []
    for line, name in zip(lines, plain, strict=True):
        left_out = [meld for meld in lines[0].melds if meld not in line.melds] if is_one_choice else []
        is_part = set(line.melds) < set(lines[0].melds)
        if is_part and len(left_out) < len(line.melds):
            named.append(text.titles_without(left_out, rules))
        else:
            is_alike = line.melds and plain.count(name) > 1
            named.append(text.melds_titles(line.melds, rules, suits=True) if is_alike else name)
    return named


def line_cards(line: MeldLine, rules: Rules, upcard: Card | None) -> str:
    """Return the cards of a row's melds, and the upcard if the dix among them takes it."""
    cards = melded_cards(line.melds)
    has_dix = any(meld.kind == "dix" for meld in line.melds)
    if has_dix and rules.melds.dix_exchange == "first_dix_meld" and upcard is not None and upcard not in cards:
        return Word.DIX_TAKES(cards=text.cards(cards), upcard=text.card(upcard))
    return text.cards(cards)


def exchange_words(prompt: Prompt) -> tuple[tuple[str], str, str]:
    """Return the names, the worth and the explanation of the row that trades the dix for the upcard."""
    dix = text.card(dix_of(prompt.trump, prompt.rules.deck.ranks)) if prompt.trump is not None else ""
    return (Word.EXCHANGE(),), "", Word.EXCHANGE_HELP(dix=dix)
