"""The cards that must have landed, or have been looked at, before a player at the screen is asked something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.events import (
    CardDrafted,
    CardDrawn,
    CardPlayed,
    CardsGiven,
    Dealt,
    MeldsShown,
    MeldsTakenUp,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.session.viewer_steps import ViewedStep

_IN_THE_WAY: Final[Mapping[PromptKind, tuple[type, ...]]] = {
    "bury": (WidowTaken,),
    "decide": (MeldsShown,),
    "draft": (CardDrafted,),
    "give": (TrumpNamed,),
    "meld": (TrickTaken,),
    "play": (CardDrawn, CardPlayed, MeldsTakenUp, TrickTaken),
    "show": (CardsGiven, MeldsShown),
    "trump": (WidowTaken,),
}
"""By kind of question, the events whose cards fly over its answers, or that players want to see first."""


def is_in_the_way(step: ViewedStep, prompt: Prompt | None) -> bool:
    """Return whether cards of a step fly where the next question is answered, or are to be looked at before it."""
    in_the_way = _IN_THE_WAY.get(prompt.kind, ()) if prompt is not None else ()
    return any(isinstance(each.event, (Dealt, *in_the_way)) for each in step.events)
