"""The table, the pack and the deal."""

from dataclasses import dataclass
from typing import Literal

from pinochle_qt.engine.cards import PackRanks, RankOrder
from pinochle_qt.engine.seats import TeamLayout

SitOut = Literal["none", "dealer", "rotate"]
FirstDealer = Literal["random", "high_card", "chosen"]
DealRotation = Literal["left"]
DealMode = Literal["standard", "draft"]
MisdealNines = Literal["none", "six_or_five_no_meld", "four_no_ace_or_five_one_ace", "both"]
TechnicalMisdeal = Literal["off", "13_noncounters_no_ace"]


@dataclass(frozen=True, slots=True)
class TableRules:
    """Who sits at the table and who plays with whom (catalogue, section 2, table)."""

    players: int = 4
    teams: TeamLayout = "individual"
    sit_out: SitOut = "none"


@dataclass(frozen=True, slots=True)
class DeckRules:
    """Which cards are in the pack and how they rank (catalogue, 0.2 and section 2, deck)."""

    copies: int = 2
    ranks: PackRanks = "nine_to_ace"
    extra_nines: int = 0
    rank_order: RankOrder = "ten_high"


@dataclass(frozen=True, slots=True)
class DealRules:
    """How cards reach the hands and when a deal may be thrown in (catalogue, section 2, deal)."""

    first_dealer: FirstDealer = "random"
    rotation: DealRotation = "left"
    cut: bool = True
    mode: DealMode = "standard"
    hand_size: int = 12
    packet: int = 3
    upcard: bool = False
    misdeal_nines: MisdealNines = "none"
    max_redeals: Literal[3] | None = None
    technical_misdeal: TechnicalMisdeal = "off"
