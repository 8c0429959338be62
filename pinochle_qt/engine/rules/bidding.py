"""The auction."""

from typing import Annotated, Literal

from pinochle_qt.engine.rules.option import Range, option
from pinochle_qt.engine.rules.own import OwnBids
from pinochle_qt.engine.rules.relevance import (
    can_be_passed_out,
    has_auction,
    has_big_step,
    has_forced_bid,
    has_free_opening,
    has_standard_auction,
    has_summed_auction,
    has_summed_minimum,
    has_summed_teams,
    meld_opens,
    melds_before_play,
    unless_own,
)

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


class AuctionRules(OwnBids, frozen=True, cache_hash=True):
    """How the contract and trumps are found (catalogue, section 2, auction)."""

    style: Annotated[
        AuctionStyle,
        option(
            "Auction",
            "The highest bidder becomes declarer; or every player bids once and partners add their bids up.",
            {"none": "No auction", "standard": "Highest bid wins", "summed": "Partners combine their bids"},
        ),
    ] = "standard"
    trump: Annotated[
        TrumpChoice,
        option(
            "Trumps",
            "What decides the trump suit: the card turned after the deal, or the player who won the auction.",
            {"upcard": "The turned card", "bid_winner": "The winner of the auction"},
        ),
    ] = "bid_winner"
    first_bidder: Annotated[
        FirstBidder,
        option(
            "Who bids first",
            "The auction goes around to the left from this player.",
            {"eldest": "The player left of the dealer", "dealer": "The dealer"},
            has_auction,
        ),
    ] = "eldest"
    forced_open: Annotated[
        ForcedOpen,
        option(
            "Who must open",
            "Who may not pass while nobody has bid; meld here is a marriage, a pinochle or an around.",
            {
                "none": "Nobody",
                "first_bidder": "The first bidder, at the minimum",
                "meld_holder": "The first player who holds meld",
            },
            has_standard_auction,
        ),
    ] = "none"
    opening_meld_includes_dix: Annotated[
        bool,
        option("A nine obliges to open", "A nine alone also counts as meld that has to open.", relevant=meld_opens),
    ] = False
    min_bid: Annotated[
        int, option("Lowest bid", "The smallest bid that opens the auction.", Range(0, 5000, 10), has_auction)
    ] = 0
    under_the_gun_min: Annotated[
        Literal[150] | None,
        option(
            "Lower bid for the first to speak",
            "The player who speaks first may open below the lowest bid, from this amount on.",
            {None: "Not allowed", 150: "From 150"},
            unless_own("auction", "under_the_gun_min", has_free_opening),
        ),
    ] = None
    increment: Annotated[
        Literal[10, 20, 25],
        option(
            "Steps of the bids",
            "Every bid is a multiple of this amount.",
            {10: "Tens", 20: "Twenties", 25: "Twenty-fives"},
            unless_own("auction", "increment", has_auction),
        ),
    ] = 10
    big_step_from: Annotated[
        Literal[600] | None,
        option(
            "Bigger steps from",
            "From this bid on only multiples of the bigger step may be bid.",
            {None: "Never", 600: "From 600"},
            unless_own("auction", "big_step_from", has_standard_auction),
        ),
    ] = None
    big_step: Annotated[
        Literal[50],
        option(
            "Bigger step",
            "The step of the high bids.",
            {50: "Fifties"},
            unless_own("auction", "big_step", has_big_step),
        ),
    ] = 50
    jump_bids: Annotated[
        bool,
        option(
            "Jump bids",
            "A bid may be higher than it needs to be; otherwise each bid is the lowest possible.",
            relevant=has_standard_auction,
        ),
    ] = True
    pass_with_help: Annotated[
        bool,
        option(
            "Pass with help",
            "A player may pass and thereby tell the partner that the hand can help.",
            relevant=has_standard_auction,
        ),
    ] = False
    all_pass: Annotated[
        AllPass,
        option(
            "If everybody passes",
            "A new deal, or somebody has to play: the dealer, or the last player who has not passed.",
            {
                "redeal_next_dealer": "The next dealer deals",
                "redeal_same_dealer": "The same dealer deals again",
                "dealer_forced": "The dealer must play",
                "last_player_forced": "The last player left must play",
            },
            can_be_passed_out,
        ),
    ] = "redeal_next_dealer"
    forced_bid: Annotated[
        int,
        option(
            "Forced bid",
            "The contract of a player who has to play because all the others passed.",
            Range(0, 5000, 10),
            has_forced_bid,
        ),
    ] = 190
    needs_marriage: Annotated[
        bool,
        option(
            "Marriage needed to bid",
            "Only a player who holds a king and queen of one suit may bid.",
            relevant=has_auction,
        ),
    ] = False
    min_meld: Annotated[
        Literal[0, 200],
        option(
            "Meld needed for a contract",
            "When partners add their bids, a contract without this much meld is void.",
            {0: "None", 200: "200"},
            has_summed_auction,
        ),
    ] = 0
    min_meld_by: Annotated[
        MinMeldBy,
        option(
            "Who needs that meld",
            "The partners together, or each of them who made a bid.",
            {"side": "Partners together", "bidder": "Each bidder alone"},
            has_summed_minimum,
        ),
    ] = "side"
    misbid_penalty: Annotated[
        MisbidPenalty,
        option(
            "Bidding without that meld",
            "What a bid costs a side that turns out not to have the meld for it.",
            {"null_contract": "The contract is void", "null_contract_and_lose_bid": "Void, and the bid is lost"},
            has_summed_minimum,
        ),
    ] = "null_contract"
    summed_trump_namer: Annotated[
        SummedTrumpNamer,
        option(
            "Who names trumps",
            "When partners add their bids: the higher bidder of the side that bid most, or the highest single bidder.",
            {"highest_side": "The side with the highest total", "highest_individual": "The highest single bidder"},
            has_summed_teams,
        ),
    ] = "highest_side"
    convention: Annotated[
        Convention,
        option(
            "Bidding convention",
            "What small bids tell the partner; it is explained to players and used by computer players, no more.",
            {"none": "None", "meld_bidding": "Bids tell meld"},
            has_auction,
        ),
    ] = "none"
    trump_must_hold: Annotated[
        TrumpMustHold,
        option(
            "Needed to name a suit",
            "What the declarer must hold in a suit to make it trumps.",
            {"any": "Nothing", "marriage": "A marriage", "run_marriage_or_dix": "A run, marriage or dix"},
            melds_before_play,
        ),
    ] = "any"

    @property
    def least_first_bid(self) -> int | None:
        """From what amount on the seat that speaks first may open, ×10; None if it has no right of its own."""
        return self.under_the_gun_min if self.own_under_the_gun_min is None else self.own_under_the_gun_min

    @property
    def step(self) -> int:
        """Of what every bid is a multiple, ×10."""
        return self.increment if self.own_increment is None else self.own_increment

    @property
    def high_bids_from(self) -> int | None:
        """From what amount on bids go in bigger steps, ×10; None if they never do."""
        return self.big_step_from if self.own_big_step_from is None else self.own_big_step_from

    @property
    def high_step(self) -> int:
        """Of what every high bid is a multiple, ×10."""
        return self.big_step if self.own_big_step is None else self.own_big_step
