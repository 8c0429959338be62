"""Melds: what they are worth, the best of a hand, declarations before play and melding in stock games."""

from pinochle_qt.engine.melds.declare import FaultReason, MeldFault, check_declaration, entry_value
from pinochle_qt.engine.melds.draft import (
    Draft,
    Missing,
    TurnDraft,
    TurnFault,
    Uncounted,
    examine,
    examine_turn,
    suggestions,
)
from pinochle_qt.engine.melds.incremental import (
    LaidCard,
    MeldTable,
    Placement,
    ShownMeld,
    exchange_dix,
    lay,
    play_from_table,
    possible_melds,
)
from pinochle_qt.engine.melds.kinds import (
    HEADING_OF,
    KIND_NAMES,
    KINDS,
    Meld,
    MeldKind,
    points_of,
    total,
    unit_cards,
    wins_game,
)
from pinochle_qt.engine.melds.static import best_melds, has_meld, melded_cards, melded_copies
from pinochle_qt.engine.melds.tables import GAME, NO_MELD

__all__ = [
    "GAME",
    "HEADING_OF",
    "KINDS",
    "KIND_NAMES",
    "NO_MELD",
    "Draft",
    "FaultReason",
    "LaidCard",
    "Meld",
    "MeldFault",
    "MeldKind",
    "MeldTable",
    "Missing",
    "Placement",
    "ShownMeld",
    "TurnDraft",
    "TurnFault",
    "Uncounted",
    "best_melds",
    "check_declaration",
    "entry_value",
    "examine",
    "examine_turn",
    "exchange_dix",
    "has_meld",
    "lay",
    "melded_cards",
    "melded_copies",
    "play_from_table",
    "points_of",
    "possible_melds",
    "suggestions",
    "total",
    "unit_cards",
    "wins_game",
]
