"""Melds: their values, the best melds of a hand, declarations before play, and melding in stock games.

What is missing from a draft of melds is worked out in `draft`, which only the panels that ask for melds need.
"""

from pinochle_qt.engine.melds.declare import FaultReason, MeldFault, check_declaration, entry_value
from pinochle_qt.engine.melds.incremental import (
    LaidCard,
    MeldTable,
    Placement,
    ShownMeld,
    Source,
    exchange_dix,
    lay,
    named_by,
    play_from_table,
    possible_melds,
)
from pinochle_qt.engine.melds.kinds import (
    HEADING_OF,
    KINDS,
    MARRIAGE_OF,
    Meld,
    MeldKind,
    kind_name,
    points_of,
    total,
    unit_cards,
    wins_game,
)
from pinochle_qt.engine.melds.rare import RareMeld, is_good, rarest
from pinochle_qt.engine.melds.static import best_melds, best_worths, has_meld, melded_cards, melded_copies
from pinochle_qt.engine.melds.tables import GAME, NO_MELD

__all__ = [
    "GAME",
    "HEADING_OF",
    "KINDS",
    "MARRIAGE_OF",
    "NO_MELD",
    "FaultReason",
    "LaidCard",
    "Meld",
    "MeldFault",
    "MeldKind",
    "MeldTable",
    "Placement",
    "RareMeld",
    "ShownMeld",
    "Source",
    "best_melds",
    "best_worths",
    "check_declaration",
    "entry_value",
    "exchange_dix",
    "has_meld",
    "is_good",
    "kind_name",
    "lay",
    "melded_cards",
    "melded_copies",
    "named_by",
    "play_from_table",
    "points_of",
    "possible_melds",
    "rarest",
    "total",
    "unit_cards",
    "wins_game",
]
