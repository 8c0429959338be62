"""The end of the match, penalties and the side account of checks."""

from dataclasses import dataclass
from typing import Literal

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

    mode: MatchMode = "match"
    target: int = 1000
    win_check: WinCheck = "end_of_deal"
    both_over: BothOver = "bidding_side_first"
    target_raise: Literal[250] = 250
    declare_out: bool = False
    bid_and_out: bool = False
    slide_out: Literal[3] | None = None
    shoot_the_moon: Moon = "off"
    moon_alone: MoonAlone = "side"
    pinochling: bool = False


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """What a renege costs (catalogue, items 28 and 29)."""

    renege: RenegePolicy = "prevented"
    bidder: RenegeBidder = "double_set"
    defender: RenegeDefender = "lose_meld_and_single_set"


@dataclass(frozen=True, slots=True)
class CheckRules:
    """The side account of check pinochle (catalogue, 1.11)."""

    enabled: bool = False
    game_bonus: Literal[5, 10] = 5
    seven_nines: Literal[5, 10] = 5
    stake: int = 1
