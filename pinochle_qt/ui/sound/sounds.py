"""What can be heard at the table."""

from __future__ import annotations

from enum import Enum


class Sound(Enum):
    """One of the short sounds; the value is the name of its file."""

    DEAL = "deal"
    """A card is dealt, drawn or given."""
    PLAY = "play"
    """A card is put into the trick."""
    SWEEP = "sweep"
    """Cards are gathered."""
    MELD = "meld"
    SHUFFLE = "shuffle"
    REFUSE = "refuse"
    """What was tried is not allowed."""
    TURN = "turn"
    """The person is waited for."""
    WIN = "win"
