"""Melds and tricks."""

from dataclasses import dataclass
from typing import Literal

MeldTime = Literal["after_won_trick", "before_play"]
DrawOrder = Literal["meld_then_draw", "all_draw_then_meld", "winner_draws_melds_then_loser_draws"]
MeldReuse = Literal["headings", "class_higher", "category"]
MeldUpgrade = Literal["full", "difference"]
DixExchange = Literal["none", "first_dix_meld", "optional"]
MeldTable = Literal["hayes", "bicycle", "standard", "double_deck", "racehorse_six"]
ShowOrder = Literal["bidder_first", "rotation"]
HeadRule = Literal["always", "trump_leads_only"]
Overtrump = Literal["follows_head_rule", "required", "free"]
FirstLeader = Literal["declarer", "eldest"]


@dataclass(frozen=True, slots=True)
class MeldRules:
    """When melds are shown, what they are worth and how often a card serves (catalogue, 0.4 to 0.6)."""

    time: MeldTime = "before_play"
    draw_order: DrawOrder | None = None
    after_last_stock_trick: bool | None = None
    per_turn: Literal[1] | None = None
    dix_free_of_limit: bool | None = None
    needs_hand_card: bool | None = None
    reuse: MeldReuse = "headings"
    upgrade: MeldUpgrade | None = None
    dix_exchange: DixExchange = "none"
    turned_dix_bonus: Literal[0, 10] = 0
    dix_value: Literal[0, 10] = 10
    table: MeldTable = "standard"
    run_value: Literal[150, 250] = 150
    pinochle_value: Literal[40, 150] = 40
    roundhouse_value: Literal[240, 250] = 240
    extra_king_queen: Literal[0, 20, 40] = 0
    quadruple_pinochle: Literal[900, 1000, "game"] = 900
    four_identical: bool = False
    show_order: ShowOrder = "bidder_first"


@dataclass(frozen=True, slots=True)
class TrickRules:
    """Which cards may be played to a trick (catalogue, 0.7)."""

    head_rule: HeadRule = "always"
    overtrump: Overtrump = "follows_head_rule"
    first_leader: FirstLeader = "declarer"
    first_lead_trump: bool = False
