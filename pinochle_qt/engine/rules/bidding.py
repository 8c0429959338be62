"""The auction, the widow and the exchange between partners."""

from dataclasses import dataclass
from typing import Literal

AuctionStyle = Literal["none", "standard", "summed"]
TrumpChoice = Literal["upcard", "bid_winner"]
FirstBidder = Literal["eldest", "dealer"]
ForcedOpen = Literal["none", "first_bidder", "meld_holder"]
AllPass = Literal["redeal_next_dealer", "redeal_same_dealer", "dealer_forced", "last_player_forced"]
MinMeldBy = Literal["side", "bidder"]
MisbidPenalty = Literal["null_contract", "null_contract_and_lose_bid"]
SummedTrumpNamer = Literal["highest_side", "highest_individual"]
Convention = Literal["none", "meld_bidding"]
TrumpMustHold = Literal["any", "marriage", "run_marriage_or_dix"]
WidowUse = Literal["none", "take_and_discard", "distribute_one_each"]
DiscardTime = Literal["after_meld", "before_meld"]
DiscardLimit = Literal["unmelded_first", "any"]
DiscardPointsTo = Literal["bidder_side", "nobody", "opponents"]
PassMode = Literal["partner_first", "simultaneous"]


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How the contract and trumps are found (catalogue, section 2, auction)."""

    style: AuctionStyle = "standard"
    trump: TrumpChoice = "bid_winner"
    first_bidder: FirstBidder = "eldest"
    forced_open: ForcedOpen = "none"
    opening_meld_includes_dix: bool = False
    min_bid: int = 0
    under_the_gun_min: Literal[150] | None = None
    increment: Literal[10, 20, 25] = 10
    big_step_from: Literal[600] | None = None
    big_step: Literal[50] = 50
    jump_bids: bool = True
    pass_with_help: bool = False
    all_pass: AllPass = "redeal_next_dealer"
    forced_bid: int = 190
    needs_marriage: bool = False
    min_meld: Literal[0, 200] = 0
    min_meld_by: MinMeldBy = "side"
    misbid_penalty: MisbidPenalty = "null_contract"
    summed_trump_namer: SummedTrumpNamer = "highest_side"
    convention: Convention = "none"
    trump_must_hold: TrumpMustHold = "any"


@dataclass(frozen=True, slots=True)
class WidowRules:
    """The cards dealt to nobody and what the declarer does with them (catalogue, section 2, widow)."""

    size: int = 0
    use: WidowUse = "none"
    exposed: bool = True
    discard_time: DiscardTime = "after_meld"
    discard_limit: DiscardLimit = "unmelded_first"
    points_to: DiscardPointsTo = "bidder_side"
    concede: bool = False


@dataclass(frozen=True, slots=True)
class PassingRules:
    """The exchange between declarer and partner before melding (catalogue, section 2, passing)."""

    cards: Literal[0, 2, 3, 4] = 0
    mode: PassMode = "partner_first"
    return_received: bool = True
