"""The end of the match, penalties and the side account of checks."""

from dataclasses import dataclass, field
from typing import Literal

from pinochle_qt.engine.rules.option import Range, option
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


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How long a match lasts and who wins it (catalogue, 1.25 and section 2, match)."""

    mode: MatchMode = field(
        default="match",
        metadata=option(
            "Length of the game",
            "Deals until somebody reaches the target, or a single deal that the most points win.",
            {"match": "To a target", "single_deal": "One deal"},
        ),
    )
    target: int = field(
        default=1000,
        metadata=option("Target", "The score that wins the match.", Range(100, 10000, 50), is_match),
    )
    win_check: WinCheck = field(
        default="end_of_deal",
        metadata=option(
            "When the target counts",
            "At the end of a deal, or at the very moment a player's melds and tricks reach it.",
            {"end_of_deal": "At the end of the deal", "immediate": "At once"},
            is_stock_match,
        ),
    )
    both_over: BothOver = field(
        default="bidding_side_first",
        metadata=option(
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
    )
    target_raise: Literal[250] = field(
        default=250,
        metadata=option("Raise of the target", "By how much a tie raises the target.", {250: "250"}, raises_target),
    )
    declare_out: bool = field(
        default=False,
        metadata=option(
            "Declaring out",
            "A player may stop the deal and claim to have reached the target; a wrong claim loses the match.",
            relevant=is_stock_match,
        ),
    )
    bid_and_out: bool = field(
        default=False,
        metadata=option(
            "Bid and out",
            "Only a side that makes its own bid in that deal can win the match.",
            relevant=is_auction_match,
        ),
    )
    slide_out: Literal[3] | None = field(
        default=None,
        metadata=option(
            "Slide out",
            "A side at the target also wins when the others have failed this many contracts since.",
            {None: "Not played", 3: "After three failed contracts"},
            plays_bid_and_out,
        ),
    )
    shoot_the_moon: Moon = field(
        default="off",
        metadata=option(
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
    )
    moon_alone: MoonAlone = field(
        default="side",
        metadata=option(
            "Whose tricks count",
            "Whether a partner's tricks help to shoot the moon.",
            {"side": "The whole side's", "solo": "Only the player's own"},
            has_team_moon,
        ),
    )
    pinochling: bool = field(
        default=False,
        metadata=option("Pinochling", "A side that wins every trick of a deal wins the match at once."),
    )


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """What a renege costs (catalogue, items 28 and 29)."""

    renege: RenegePolicy = field(
        default="prevented",
        metadata=option(
            "Wrong cards",
            "Cards that may not be played are refused, or they can be played and end the deal with a penalty.",
            {"prevented": "Cannot be played", "detected_penalised": "Can be played and are punished"},
            has_standard_auction,
        ),
    )
    bidder: RenegeBidder = field(
        default="double_set",
        metadata=option(
            "Wrong card of the declarer",
            "What the declarer's side loses.",
            {"double_set": "Twice the bid", "single_set": "The bid"},
            punishes_renege,
        ),
    )
    defender: RenegeDefender = field(
        default="lose_meld_and_single_set",
        metadata=option(
            "Wrong card of a defender",
            "What the defender's side loses; the declarer makes the bid.",
            {"lose_meld_and_single_set": "The meld and the bid", "lose_meld": "The meld"},
            punishes_renege,
        ),
    )


@dataclass(frozen=True, slots=True)
class CheckRules:
    """The side account of check pinochle (catalogue, 1.11)."""

    enabled: bool = field(
        default=False,
        metadata=option(
            "Play for checks",
            "Big melds, failed bids and the game are settled in checks that every other player pays or receives.",
            relevant=plays_alone_in_auction,
        ),
    )
    game_bonus: Literal[5, 10] = field(
        default=5,
        metadata=option("Checks for the game", "Checks for winning the match.", {5: "5", 10: "10"}, has_checks),
    )
    seven_nines: Literal[5, 10] = field(
        default=5,
        metadata=option(
            "Checks for seven nines",
            "Checks for being dealt seven or more nines.",
            {5: "5", 10: "10"},
            has_checks,
        ),
    )
    stake: int = field(
        default=1,
        metadata=option("Value of a check", "How much one check is worth.", Range(1, 1000), has_checks),
    )
