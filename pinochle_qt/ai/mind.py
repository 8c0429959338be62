"""What a level of skill may use: how much it imagines, how closely it attends, how far it looks."""

from __future__ import annotations

from msgspec import Struct


class Mind(Struct, frozen=True):
    """The powers of a thinking player."""

    worlds: int
    """How many deals it imagines for one card."""
    plays: bool = True
    """Whether it notices what others cannot hold, because of how they played."""
    shown: bool = True
    """Whether it remembers melds, gifts and open draws."""
    habits: bool = False
    """Whether it takes into account what a declarer and his partner usually hold."""
    reads: int = 1
    """Out of how many deals it picks each that it imagines for a card, by how well they explain what others played."""
    memory: int | None = None
    """How many of the last tricks it remembers; None for all of them."""
    exact: int = 0
    """From how many tricks before the end it works the imagined deals out exactly."""
    solved: int = 48
    """In how many imagined deals it does so at most."""
    soft: float = 0.0
    """How many points of difference between cards it may overlook; bids go wrong by a few times as much."""
    bias: float = 0.0
    """How many points too much it makes of leading an ace, and too little of leading trumps."""
    auction: int = 0
    """How many deals it imagines for a decision before the play; 0 if it goes by rules of thumb there."""
    stock: int = 0
    """How many deals it imagines for a card or a meld while the stock lasts; 0 if it goes by rules of thumb there."""
    seconds: float = 0.38
    """The longest time for a decision where none is given: processor time, see `deadline.py`."""
