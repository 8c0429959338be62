"""What a skill level can do: how much it imagines, how closely it pays attention, how far it looks ahead."""

from __future__ import annotations

from msgspec import Struct


class Skill(Struct, frozen=True):
    """The powers of a thinking player."""

    worlds: int
    """The number of deals it imagines for one card."""
    plays: bool = True
    """Whether it notices what others cannot hold, given how they played."""
    shown: bool = True
    """Whether it remembers melds, gifts and open draws."""
    typical_holdings: bool = False
    """Whether it considers what a declarer and his partner usually hold, and what is kept while the stock lasts."""
    reads: int = 1
    """The number of deals from which it picks each one imagined for a card, by how well they explain others' plays."""
    memory: int | None = None
    """The number of last tricks it remembers; None for all of them."""
    exact: int = 0
    """The number of tricks before the end from which it solves imagined deals exactly."""
    solved: int = 48
    """The maximum number of imagined deals that it solves exactly."""
    soft: float = 0.0
    """The typical error in judging a card, in points; hands are misjudged by a few times as much in the bidding."""
    bias: float = 0.0
    """The number of points by which it overrates leading an ace, and underrates leading a trump."""
    auction: int = 0
    """The number of deals it imagines for other decisions before the play; 0 if it uses rules of thumb there."""
    gifts: int = 0
    """The number of deals it imagines for cards to pass or bury; 0 if it uses rules of thumb there."""
    stock: int = 0
    """The maximum number of deals it imagines for a card or meld while the stock lasts, where it goes on until the best
    one is clear; 0 if it uses rules of thumb there."""
    seconds: float = 0.38
    """The time limit of a decision if none is given, in seconds of processor time; see `deadline.py`. One that goes on
    until the best choice is clear has `racing.LONGEST`."""
