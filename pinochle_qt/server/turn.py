"""When decisions are made: the pace of computer players, and the clock of people.

The time at which a move is shown tells nothing about the cards behind it: a computer player's move comes at one of a
few moments after the move before, however short it thought.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.actions import Done, Play
from pinochle_qt.engine.events import Dealt, MeldsShown, TrickTaken

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.prompts import Prompt

PACE: Final = 0.7
"""Seconds between the actions of computer players, so that people can follow."""
LOOK_PACE: Final = 1.6
"""Seconds after a full trick, or melds, at which people look."""
DEAL_PACE: Final = 2.4
"""Seconds after the cards have been dealt."""


class NextDecision(Struct):
    """The decision that comes next: since when it is due, and what a computer player has decided."""

    asked_at: float = 0.0
    pause: float = 0.0
    """Seconds after which a computer player may move at the earliest."""
    answer: SeatAction | None = None
    shown_at: float = 0.0
    """When the answer is to be carried out."""
    used: float = 0.0
    """The seconds that the person who is asked has used: those in which he was here and no cards flew."""
    is_overdue: bool = False
    """Whether the person who is asked has used up his time."""

    def take(self, answer: SeatAction, now: float) -> None:
        """Keep an answer until the next moment at which it may be shown."""
        late = max(0, ceil((now - self.asked_at - self.pause) / PACE))
        self.answer, self.shown_at = answer, self.asked_at + self.pause + late * PACE

    def use(self, since: float, until: float) -> None:
        """Count the time between two moments for the person who is asked, from when the cards have come to rest."""
        self.used += max(0.0, until - max(since, self.asked_at + self.pause))

    def put_off(self, seconds: float) -> None:
        """Move everything into the future."""
        self.asked_at += seconds
        self.shown_at += seconds


def pause_after(step: Step) -> float:
    """Return the seconds before a computer player moves after a step."""
    kinds = {type(each.event) for each in step.events}
    if Dealt in kinds:
        return DEAL_PACE
    return LOOK_PACE if kinds & {TrickTaken, MeldsShown} else PACE


def only_answer(prompt: Prompt, forced: str) -> SeatAction | None:
    """Return the answer that the table gives in place of a person, because there is no other one.

    That is being done with melding where nothing can be melded, and as `forced` says, the last card or any card.
    """
    if len(prompt.choices) != 1 or prompt.has_choice:
        return None
    only = prompt.choices[0]
    if isinstance(only, Play):
        held = len(prompt.hand) + (0 if prompt.table is None else len(prompt.table.cards_on_table))
        is_wanted = forced == "all" or (forced == "last" and held == 1)
        return only if is_wanted else None
    return only if isinstance(only, Done) and prompt.kind == "meld" else None
