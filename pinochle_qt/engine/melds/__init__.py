"""Melds: what they are worth, the best of a hand, declarations before play and melding in stock games."""

from pinochle_qt.engine.melds.kinds import HEADING_OF, KIND_NAMES, KINDS, Meld, MeldKind, points_of, total, wins_game
from pinochle_qt.engine.melds.static import best_melds, has_meld, melded_copies

__all__ = [
    "HEADING_OF",
    "KINDS",
    "KIND_NAMES",
    "Meld",
    "MeldKind",
    "best_melds",
    "has_meld",
    "melded_copies",
    "points_of",
    "total",
    "wins_game",
]
