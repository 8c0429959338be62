"""What the list of melds offers for a question, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.actions import ExchangeDix, ShowMelds
from pinochle_qt.engine.melds import suggestions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.prompts import Prompt


class MeldLine(NamedTuple):
    """What a row of the list stands for."""

    melds: tuple[Meld, ...]
    action: SeatAction | None = None
    """Stock games: what the row does; before play the melds are shown together."""


def meld_lines(prompt: Prompt) -> tuple[MeldLine, ...]:
    """Return the lines for a prompt of kind ``show`` or ``meld``, the best first; none for any other."""
    if prompt.kind == "show" and prompt.trump is not None:
        return tuple(MeldLine(melds) for melds in suggestions(prompt.hand, prompt.trump, prompt.rules))
    return tuple(_offered(prompt)) if prompt.kind == "meld" else ()


def _offered(prompt: Prompt) -> Iterator[MeldLine]:
    for action in prompt.choices:
        if isinstance(action, ShowMelds):
            yield MeldLine(action.melds, action)
        elif isinstance(action, ExchangeDix):
            yield MeldLine((), action)
