"""The end of the match, penalties and the side account of checks."""

from typing import Annotated, Literal

from msgspec import Struct

from pinochle_qt.engine.rules.option import Range, option
from pinochle_qt.engine.rules.own import OwnTarget
from pinochle_qt.engine.rules.relevance import (
    has_checks,
    has_standard_auction,
    has_team_moon,
    has_tie_rule,
    is_auction_match,
    is_match,
    is_stock_match,
    plays_alone_in_auction,
    plays_bid_and_out,
    punishes_renege,
    raises_target,
    unless_own,
)

MatchMode = Literal["match", "single_deal"]
WinCheck = Literal["end_of_deal", "immediate"]
BothOver = Literal[
    "highest_then_raise_on_tie",
    "highest_then_play_another",
    "raise_target",
    "play_another",
    "bidder_wins_else_raise",
    "bidder_wins_else_play_another",
    "bidding_side_first",
]
Moon = Literal["off", "1000_and_game", "1000", "game", "250"]
MoonAlone = Literal["side", "solo"]
RenegePolicy = Literal["prevented", "detected_penalised"]
RenegeBidder = Literal["double_set", "single_set"]
RenegeDefender = Literal["lose_meld_and_single_set", "lose_meld"]


class MatchRules(OwnTarget, frozen=True, cache_hash=True):
    """How long a match lasts and who wins it (catalogue, 1.25 and section 2, match)."""

    mode: Annotated[
        MatchMode,
        option(
            "Length of the game",
            "Deals until somebody reaches the target, or a single deal that the most points win.",
            {"match": "To a target", "single_deal": "One deal"},
        ),
    ] = "match"
    target: Annotated[int, option("Target", "The score that wins the match.", Range(100, 10000, 50), is_match)] = 1000
    win_check: Annotated[
        WinCheck,
        option(
            "When the target counts",
            "At the end of a deal, or at the very moment a player's melds and tricks reach it.",
            {"end_of_deal": "At the end of the deal", "immediate": "At once"},
            is_stock_match,
        ),
    ] = "end_of_deal"
    both_over: Annotated[
        BothOver,
        option(
            "Several at the target",
            "Who wins when more than one side has reached the target after a deal.",
            {
                "highest_then_raise_on_tie": "The highest; a tie raises the target",
                "highest_then_play_another": "The highest; a tie plays another deal",
                "raise_target": "Nobody: the target is raised",
                "play_another": "Nobody: another deal is played",
                "bidder_wins_else_raise": "The bidder; otherwise the target is raised",
                "bidder_wins_else_play_another": "The bidder; otherwise another deal is played",
                "bidding_side_first": "The bidding side, else the highest",
            },
            has_tie_rule,
        ),
    ] = "bidding_side_first"
    target_raise: Annotated[
        Literal[250],
        option(
            "Raise of the target",
            "By how much a tie raises the target.",
            {250: "250"},
            unless_own("match", "target_raise", raises_target),
        ),
    ] = 250
    declare_out: Annotated[
        bool,
        option(
            "Declaring out",
            "A player may stop the deal and claim to have reached the target; a wrong claim loses the match.",
            relevant=is_stock_match,
        ),
    ] = False
    bid_and_out: Annotated[
        bool,
        option(
            "Bid and out",
            "Only a side that makes its own bid in that deal can win the match.",
            relevant=is_auction_match,
        ),
    ] = False
    slide_out: Annotated[
        Literal[3] | None,
        option(
            "Slide out",
            "A side at the target also wins when the others have failed this many contracts since.",
            {None: "Not played", 3: "After three failed contracts"},
            plays_bid_and_out,
        ),
    ] = None
    shoot_the_moon: Annotated[
        Moon,
        option(
            "Shooting the moon",
            "Before the first card a player may announce to win every trick; failing costs 1000.",
            {
                "off": "Not played",
                "1000_and_game": "1000 and the game",
                "1000": "1000",
                "game": "The game",
                "250": "250",
            },
            has_standard_auction,
        ),
    ] = "off"
    moon_alone: Annotated[
        MoonAlone,
        option(
            "Whose tricks count",
            "Whether a partner's tricks help to shoot the moon.",
            {"side": "The whole side's", "solo": "Only the player's own"},
            has_team_moon,
        ),
    ] = "side"
    pinochling: Annotated[
        bool, option("Pinochling", "A side that wins every trick of a deal wins the match at once.")
    ] = False

    @property
    def raise_points(self) -> int:
        """By how much a tie raises the target, ×10."""
        return self.target_raise if self.own_target_raise is None else self.own_target_raise


class PenaltyRules(Struct, frozen=True, cache_hash=True):
    """What a renege costs (catalogue, items 28 and 29)."""

    renege: Annotated[
        RenegePolicy,
        option(
            "Wrong cards",
            "Cards that may not be played are refused, or they can be played and end the deal with a penalty.",
            {"prevented": "Cannot be played", "detected_penalised": "Can be played and are punished"},
            has_standard_auction,
        ),
    ] = "prevented"
    bidder: Annotated[
        RenegeBidder,
        option(
            "Wrong card of the declarer",
            "What the declarer's side loses.",
            {"double_set": "Twice the bid", "single_set": "The bid"},
            punishes_renege,
        ),
    ] = "double_set"
    defender: Annotated[
        RenegeDefender,
        option(
            "Wrong card of a defender",
            "What the defender's side loses; the declarer makes the bid.",
            {"lose_meld_and_single_set": "The meld and the bid", "lose_meld": "The meld"},
            punishes_renege,
        ),
    ] = "lose_meld_and_single_set"


class CheckRules(Struct, frozen=True, cache_hash=True):
    """The side account of check pinochle (catalogue, 1.11)."""

    enabled: Annotated[
        bool,
        option(
            "Play for checks",
            "Big melds, failed bids and the game are settled in checks that every other player pays or receives.",
            relevant=plays_alone_in_auction,
        ),
    ] = False
    game_bonus: Annotated[
        Literal[5, 10], option("Checks for the game", "Checks for winning the match.", {5: "5", 10: "10"}, has_checks)
    ] = 5
    seven_nines: Annotated[
        Literal[5, 10],
        option(
            "Checks for seven nines",
            "Checks for being dealt seven or more nines.",
            {5: "5", 10: "10"},
            has_checks,
        ),
    ] = 5
    stake: Annotated[int, option("Value of a check", "How much one check is worth.", Range(1, 1000), has_checks)] = 1
