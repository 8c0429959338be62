"""Points for tricks and the settlement of a deal."""

from typing import Annotated, Literal

from pinochle_qt.engine.rules.option import always, option
from pinochle_qt.engine.rules.own import OwnCardPoints
from pinochle_qt.engine.rules.relevance import (
    dix_can_be_lost,
    has_auction,
    has_called_partner,
    has_standard_auction,
    is_draft,
    melds_before_play,
    ranks_naturally,
    saves_by_points,
    unless_own,
)

CardPoints = Literal["classic", "simple", "counters"]
Scale = Literal["x10", "x1"]
Rounding = Literal["none", "seven_up"]
BidderScores = Literal["all_points", "bid_only"]
SaveMeld = Literal["none", "one_trick", "any_points", "min_points"]
DixSavesItself = Literal["never", "only_meld", "always"]
DraftDiscardsTo = Literal["own_pile", "all_to_non_bidder"]
PartnerShare = Literal["side_total_each", "own_meld_plus_side_tricks"]
PartnerDirection = Literal["clockwise_from_bidder", "counterclockwise"]


class ScoringRules(OwnCardPoints, frozen=True, cache_hash=True):
    """What cards are worth and how contracts are settled (catalogue, 0.3 and 0.8)."""

    card_points: Annotated[
        CardPoints,
        option(
            "Card points",
            "What the cards in the tricks are worth; every scheme makes 240 in a pack of two copies.",
            {
                "classic": "A 11, 10 10, K 4, Q 3, J 2",
                "simple": "A and 10 ten, K and Q five",
                "counters": "A, 10 and K ten each",
            },
        ),
    ] = "counters"
    points_follow_rank: Annotated[
        bool,
        option(
            "Points follow the rank",
            "When the ten ranks below the jack, the card points move with the rank: the king takes the ten's.",
            relevant=ranks_naturally,
        ),
    ] = False
    scale: Annotated[
        Scale,
        option(
            "Shown scores",
            "Scores may be shown without their last zero: 250 is then 25.",
            {"x10": "With the last zero", "x1": "Without the last zero"},
        ),
    ] = "x10"
    last_trick: Annotated[
        Literal[10, 20, 30],
        option(
            "Last trick",
            "Points for winning the last trick.",
            {10: "10", 20: "20", 30: "30"},
            unless_own("scoring", "last_trick", always),
        ),
    ] = 10
    rounding: Annotated[
        Rounding,
        option(
            "Rounding of tricks",
            "Each side's trick points may be rounded to tens: seven and more up, six and less down.",
            {"none": "Not rounded", "seven_up": "To tens, from seven up"},
        ),
    ] = "none"
    set_loses_meld: Annotated[
        bool, option("Set: meld is lost", "A declarer who is set does not score the meld.", relevant=has_auction)
    ] = True
    set_loses_tricks: Annotated[
        bool, option("Set: tricks are lost", "A declarer who is set does not score the tricks.", relevant=has_auction)
    ] = True
    set_multiplier: Annotated[
        Literal[1, 2],
        option(
            "Set: bid lost",
            "What a declarer loses who plays and does not make the bid.",
            {1: "Once", 2: "Twice"},
            has_auction,
        ),
    ] = 1
    bidder_scores: Annotated[
        BidderScores,
        option(
            "A made bid scores",
            "A declarer who makes the bid scores everything won, or only the bid.",
            {"all_points": "All points", "bid_only": "Only the bid"},
            has_auction,
        ),
    ] = "all_points"
    save_meld: Annotated[
        SaveMeld,
        option(
            "Saving the meld",
            "What a side must win in tricks for its meld to count.",
            {
                "none": "Nothing",
                "one_trick": "One trick",
                "any_points": "Any points in tricks",
                "min_points": "A number of points in tricks",
            },
            melds_before_play,
        ),
    ] = "one_trick"
    save_min_points: Annotated[
        Literal[10, 200] | None,
        option(
            "Points that save the meld",
            "How many points in tricks save a meld.",
            {None: "Not set", 10: "10", 200: "200"},
            saves_by_points,
        ),
    ] = None
    dix_saves_itself: Annotated[
        DixSavesItself,
        option(
            "Dix needs no saving",
            "Whether a dix still counts when the meld is lost: never, when dixes are the whole meld, or always.",
            {"never": "Never", "only_meld": "If there is no other meld", "always": "Always"},
            dix_can_be_lost,
        ),
    ] = "never"
    defenders_min_meld: Annotated[
        Literal[0, 200],
        option(
            "Least meld of the defenders",
            "The meld of a side that does not play the contract counts only from this amount.",
            {0: "Any", 200: "200"},
            has_auction,
        ),
    ] = 0
    min_meld_to_play: Annotated[
        Literal[0, 200],
        option(
            "Least meld of the declarer",
            "With less meld than this the declarer's side is set without play.",
            {0: "Any", 200: "200"},
            has_standard_auction,
        ),
    ] = 0
    on_board_gap: Annotated[
        Literal[250, 370, 500, 740, 750] | None,
        option(
            "Largest gap to the bid",
            "If the bid is further than this above the side's meld, the declarer is set without play.",
            {None: "Any", 250: "250", 370: "370", 500: "500", 740: "740", 750: "750"},
            has_standard_auction,
        ),
    ] = None
    min_trick_points: Annotated[
        Literal[0, 200],
        option(
            "Least tricks of the declarer",
            "The declarer's side must win at least this much in tricks, whatever its meld.",
            {0: "Any", 200: "200"},
            has_auction,
        ),
    ] = 0
    throw_in: Annotated[
        bool,
        option(
            "Throw in after melding",
            "Before the first card the declarer may give up: the bid is lost and the others score their meld.",
            relevant=has_standard_auction,
        ),
    ] = True
    draft_discards_to: Annotated[
        DraftDiscardsTo | None,
        option(
            "Discards of the drawing",
            "Who counts the cards thrown away while hands were drawn.",
            {
                None: "Not set",
                "own_pile": "Whoever discarded them",
                "all_to_non_bidder": "The player who lost the auction",
            },
            is_draft,
        ),
    ] = None
    partner_share: Annotated[
        PartnerShare | None,
        option(
            "Sharing with a called partner",
            "What each player of a party scores when partners are found by calling a card.",
            {
                None: "Not set",
                "side_total_each": "The party's total for each",
                "own_meld_plus_side_tricks": "Defenders: own meld and the party's tricks",
            },
            has_called_partner,
        ),
    ] = None
    partner_direction: Annotated[
        PartnerDirection | None,
        option(
            "Asking for a partner",
            "In which direction the declarer asks for the card; the first player who holds it is the partner.",
            {None: "Not set", "clockwise_from_bidder": "To the left", "counterclockwise": "To the right"},
            has_called_partner,
        ),
    ] = None

    @property
    def last_trick_points(self) -> int:
        """What winning the last trick counts, ×10."""
        return self.last_trick if self.own_last_trick is None else self.own_last_trick
