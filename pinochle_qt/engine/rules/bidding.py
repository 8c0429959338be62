"""The auction."""

from typing import Literal

from pinochle_qt.engine.features import (
    can_be_passed_out,
    has_auction,
    has_bid_meanings,
    has_big_step,
    has_forced_bid,
    has_free_opening,
    has_standard_auction,
    has_summed_auction,
    has_summed_minimum,
    has_summed_teams,
    meld_opens,
    melds_before_play,
)
from pinochle_qt.engine.rules.option import Range, RuleGroup, SheetText, option

AuctionStyle = Literal["none", "standard", "summed"]
TrumpChoice = Literal["upcard", "bid_winner", "first_marriage", "first_marriage_or_run"]
FirstBidder = Literal["eldest", "dealer"]
ForcedOpen = Literal["none", "first_bidder", "meld_holder"]
BiddingRounds = Literal["any", "one", "one_dealer_matches"]
AllPass = Literal["redeal_next_dealer", "redeal_same_dealer", "dealer_forced", "last_player_forced"]
MinMeldBy = Literal["side", "bidder"]
MisbidPenalty = Literal["null_contract", "null_contract_and_lose_bid"]
SummedTrumpNamer = Literal["highest_side", "highest_individual"]
Convention = Literal["none", "meld_bidding"]
TrumpMustHold = Literal["any", "marriage", "run_marriage_or_dix"]


class AuctionRules(RuleGroup, frozen=True):
    """How the contract and trump are decided (catalogue, section 2, auction)."""

    style: AuctionStyle = option(
        "standard",
        "Auction",
        "The high bidder plays for the bid, or everyone bids once and partners add up their bids.",
        {"none": "No bidding", "standard": "Highest bid wins", "summed": "Partners add up their bids"},
    )
    trump: TrumpChoice = option(
        "bid_winner",
        "Trump",
        "Trump is the suit of the card turned up after the deal, the high bidder names it, or the first meld does.",
        {
            "upcard": "The turned-up card",
            "bid_winner": "The high bidder",
            "first_marriage": "The first marriage melded",
            "first_marriage_or_run": "The first marriage or run melded",
        },
    )
    first_bidder: FirstBidder = option(
        "eldest",
        "Who bids first",
        "The bidding starts here and goes around to the left.",
        {"eldest": "The player to the dealer's left", "dealer": "The dealer"},
        has_auction,
        sheet_text={"eldest": "The player to the dealer's left bids first.", "dealer": "The dealer bids first."},
    )
    forced_open: ForcedOpen = option(
        "none",
        "Who must open",
        "This player may not pass if nobody has bid yet. Meld here is a marriage, pinochle or four around.",
        {
            "none": "Nobody",
            "first_bidder": "The first bidder, at the minimum",
            "meld_holder": "The first player with meld",
        },
        has_standard_auction,
        sheet_text={
            "first_bidder": "The first bidder has to open with the lowest bid.",
            "meld_holder": "The first player who holds meld has to open.",
        },
        common=3,
    )
    opening_meld_includes_dix: bool = option(
        False,
        "A nine counts as meld to open",
        "Even a lone nine counts as meld, so whoever has one has to open.",
        relevant=meld_opens,
        sheet_text={True: "Even a nine alone is meld that has to open."},
    )
    min_bid: int = option(
        0,
        "Lowest bid",
        "Nobody may open the bidding for less.",
        Range(0, 5000, 10),
        has_auction,
        sheet_text=(SheetText("Bidding starts at {value}.", has_summed_auction),),
        unit="points",
        common=2,
    )
    under_the_gun_min: int | None = option(
        None,
        "Lower opening for first bidder",
        "The first bidder may open below the lowest bid, but not below this.",
        {None: "Not allowed", 150: "From 150"},
        has_free_opening,
        unit="points",
        other=Range(1, 5000, 10),
    )
    increment: int = option(
        10,
        "Bids go up by",
        "Every bid has to be a multiple of this.",
        {10: "Tens", 20: "Twenties", 25: "Twenty-fives"},
        has_auction,
        unit="points",
        common=2,
        other=Range(1, 500, 5),
    )
    big_step_from: int | None = option(
        None,
        "Bigger steps start at",
        "From this bid up, every bid has to be a multiple of the bigger step.",
        {None: "Never", 600: "From 600"},
        has_standard_auction,
        unit="points",
        other=Range(1, 9000, 50),
    )
    big_step: int = option(
        50,
        "Bigger step",
        "High bids have to be multiples of this.",
        {50: "Fifties"},
        has_big_step,
        unit="points",
        other=Range(1, 500, 5),
    )
    jump_bids: bool = option(
        True,
        "Jump bids",
        "You may bid higher than you need to. Otherwise, every bid is the lowest one allowed.",
        relevant=has_standard_auction,
        sheet_text={False: "Every bid is the lowest possible: nobody may jump."},
    )
    rounds: BiddingRounds = option(
        "any",
        "Turns to bid",
        "Bidding goes around until all but one have passed, or each player bids or passes just once.",
        {
            "any": "Until all but one pass",
            "one": "One for each player",
            "one_dealer_matches": "One each; the dealer may match",
        },
        has_standard_auction,
        sheet_text={
            "one": "Everybody gets a single turn to bid or pass.",
            "one_dealer_matches": (
                "Everybody gets a single turn to bid or pass. The dealer, who is last, may take the contract for "
                "the highest bid."
            ),
        },
        extension=True,
    )
    names_suit: bool = option(
        False,
        "Bids name trump",
        "Every bid says its trump suit, such as 250 in hearts, and the highest bid makes its suit trump.",
        relevant=has_standard_auction,
        sheet_text={
            True: (
                "Every bid names its trump suit, and that of the highest bid becomes trump. A bid in another suit "
                "has to be higher too: no suit ranks above another."
            )
        },
        extension=True,
    )
    pass_with_help: bool = option(
        False,
        "Pass with help",
        "You may pass and still tell your partner that your hand can help.",
        relevant=has_standard_auction,
        sheet_text={True: "You may pass with help, which tells your partner that your hand can help."},
        common=4,
    )
    all_pass: AllPass = option(
        "redeal_next_dealer",
        "If everyone passes",
        "You get a new deal, or somebody is stuck with playing: the dealer, or the last player left.",
        {
            "redeal_next_dealer": "The next dealer deals",
            "redeal_same_dealer": "The same dealer deals again",
            "dealer_forced": "The dealer must play",
            "last_player_forced": "The last player must play",
        },
        can_be_passed_out,
        sheet_text={
            "redeal_next_dealer": "If everyone passes, the next dealer deals.",
            "redeal_same_dealer": "If everyone passes, the same dealer deals again.",
            "dealer_forced": "If everyone else passes, the dealer must play for {forced}.",
            "last_player_forced": "If everyone passes, the last player must play for {forced}.",
        },
        common=3,
    )
    forced_bid: int = option(
        190,
        "Forced bid",
        "A player who is stuck because everyone else passed plays for this.",
        Range(0, 5000, 10),
        has_forced_bid,
        unit="points",
        common=3,
    )
    needs_marriage: bool = option(
        False,
        "Marriage needed to bid",
        "You need a king and queen of the same suit to bid.",
        relevant=has_auction,
        sheet_text={True: "You need a marriage to bid."},
        common=4,
    )
    min_meld: int = option(
        0,
        "Meld needed for a contract",
        "If partners add up their bids, their contract doesn't count without this much meld.",
        {0: "None", 200: "200"},
        has_summed_auction,
        sheet_text="A contract needs at least {value} in meld.",
        unit="points",
        other=Range(1, 5000, 10),
    )
    min_meld_by: MinMeldBy = option(
        "side",
        "Who needs that meld",
        "The partners need it between them, or each of them who bid needs it.",
        {"side": "The partners together", "bidder": "Each bidder alone"},
        has_summed_minimum,
        sheet_text={
            "side": "Partners count their meld together for it.",
            "bidder": "Everyone who has bid needs that much alone.",
        },
    )
    misbid_penalty: MisbidPenalty = option(
        "null_contract",
        "Bidding without that meld",
        "This is what it costs a side to bid without the meld for it.",
        {
            "null_contract": "The contract doesn't count",
            "null_contract_and_lose_bid": "It doesn't count, and you lose the bid",
        },
        has_summed_minimum,
        sheet_text={
            "null_contract": "Without it the contract is void.",
            "null_contract_and_lose_bid": "Without it the contract is void, and the side loses its bid.",
        },
    )
    summed_trump_namer: SummedTrumpNamer = option(
        "highest_side",
        "Who names trump",
        "If partners add up their bids, the high side's higher bidder names trump, or the highest bidder of all.",
        {"highest_side": "The side with the highest total", "highest_individual": "The highest single bidder"},
        has_summed_teams,
    )
    convention: Convention = option(
        "none",
        "Bidding convention",
        "Small bids tell your partner about meld. It's a custom, not a rule: computer players keep to it.",
        {"none": "None", "meld_bidding": "Bids show meld"},
        has_bid_meanings,
    )
    trump_must_hold: TrumpMustHold = option(
        "any",
        "Needed to name a suit",
        "The bidder needs this in a suit to make it trump.",
        {"any": "Nothing", "marriage": "A marriage", "run_marriage_or_dix": "A run, marriage or dix"},
        melds_before_play,
        sheet_text={
            "any": "You may name any suit.",
            "marriage": "You may only name a suit in which you hold a marriage.",
            "run_marriage_or_dix": "You may only name a suit in which you hold a run, a marriage or the dix.",
        },
    )
