"""The sounds at the table."""

from __future__ import annotations

from enum import Enum


class Sound(Enum):
    """One of the short sounds; the value is the name of its file."""

    DEAL = "deal"
    """A card is dealt, drawn or given."""
    PLAY = "play"
    """A card is played to the trick."""
    SWEEP = "sweep"
    """Cards are gathered."""
    MELD = "meld"
    MURMUR = "murmur"
    """Everybody at the table admires a rare meld."""
    SHUFFLE = "shuffle"
    CUT = "cut"
    """Half of the pack is lifted off and put below the other half."""
    PACKET = "packet"
    """Several cards are dealt together."""
    SQUARE = "square"
    """A trick is squared and put on the pile of its winner."""
    REFUSE = "refuse"
    """An attempted action is not allowed."""
    TURN = "turn"
    """It is the player's turn."""
    WIN = "win"
