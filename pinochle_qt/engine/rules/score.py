"""Points for tricks and the settlement of a deal."""

from dataclasses import dataclass
from typing import Literal

CardPoints = Literal["classic", "simple", "counters"]
Scale = Literal["x10", "x1"]
Rounding = Literal["none", "seven_up"]
BidderScores = Literal["all_points", "bid_only"]
SaveMeld = Literal["none", "one_trick", "any_points", "min_points"]
DixSavesItself = Literal["never", "only_meld", "always"]
DraftDiscardsTo = Literal["own_pile", "all_to_non_bidder"]
PartnerShare = Literal["side_total_each", "own_meld_plus_side_tricks"]
PartnerDirection = Literal["clockwise_from_bidder", "counterclockwise"]


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """What cards are worth and how contracts are settled (catalogue, 0.3 and 0.8)."""

    card_points: CardPoints = "counters"
    points_follow_rank: bool = False
    scale: Scale = "x10"
    last_trick: Literal[10, 20, 30] = 10
    rounding: Rounding = "none"
    set_loses_meld: bool = True
    set_loses_tricks: bool = True
    set_multiplier: Literal[1, 2] = 1
    bidder_scores: BidderScores = "all_points"
    save_meld: SaveMeld = "one_trick"
    save_min_points: Literal[10, 200] | None = None
    dix_saves_itself: DixSavesItself = "never"
    defenders_min_meld: Literal[0, 200] = 0
    min_meld_to_play: Literal[0, 200] = 0
    on_board_gap: Literal[250, 370, 500, 740, 750] | None = None
    min_trick_points: Literal[0, 200] = 0
    throw_in: bool = True
    draft_discards_to: DraftDiscardsTo | None = None
    partner_share: PartnerShare | None = None
    partner_direction: PartnerDirection | None = None
