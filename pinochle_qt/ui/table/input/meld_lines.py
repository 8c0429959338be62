"""The rows that the list of melds offers for a prompt."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.actions import ExchangeDix, ShowMelds
from pinochle_qt.engine.melds.draft import examine_turn, suggestions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.prompts import Prompt


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
    for action in prompt.choices:
        if isinstance(action, ShowMelds):
            yield MeldLine(action.melds, action)
        elif isinstance(action, ExchangeDix):
            yield MeldLine((), action)


def turn_meld(prompt: Prompt, cards: Sequence[Card], wanted: Meld | None = None) -> Meld | None:
    """Return the meld that these cards of the hand make now in a stock game, None if they make none.

    `wanted` is preferred if they make it: the same cards may make several melds with those on the table.
    """
    if prompt.table is None or prompt.trump is None or prompt.seat is None:
        return None
    laid = Counter(cards)
    if wanted is not None and laid <= Counter(wanted.cards) <= laid + Counter(prompt.table.cards_on_table):
        meld: Meld | None = wanted
    elif not cards:
        return None
    else:
        meld = examine_turn(cards, prompt.hand, prompt.table, prompt.trump, prompt.rules).meld
    return meld if meld is not None and prompt.allows(ShowMelds(prompt.seat, (meld,))) else None
