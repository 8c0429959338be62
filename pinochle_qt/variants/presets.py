"""The presets as small differences from each other; anything not listed is as in `Rules()` (catalogue, section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.rules import Rules, patch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import OptionValue

_DIFFERENCES: Final[tuple[tuple[str, str | None, dict[str, OptionValue]], ...]] = (
    # name, the preset it is based on (which comes earlier in the list), the differences
    (
        "hayes_two_handed",
        None,
        {
            "table.players": 2,
            "deal.cut": False,
            "deal.packet": 1,
            "deal.upcard": True,
            "auction.style": "none",
            "auction.trump": "upcard",
            "melds.time": "after_won_trick",
            "melds.draw_order": "all_draw_then_meld",
            "melds.after_last_stock_trick": False,
            "melds.per_turn": 1,
            "melds.dix_free_of_limit": False,
            "melds.needs_hand_card": False,
            "melds.reuse": "category",
            "melds.upgrade": "difference",
            "melds.dix_exchange": "first_dix_meld",
            "melds.table": "hayes",
            "tricks.first_leader": "eldest",
            "scoring.card_points": "simple",
            "scoring.save_meld": "none",
            "scoring.throw_in": False,
            "match.both_over": "highest_then_raise_on_tie",
        },
    ),
    ("hayes_multi_same_deck", "hayes_two_handed", {"table.players": 3, "deal.hand_size": 8}),
    ("hayes_multi_extra_sets", "hayes_two_handed", {"table.players": 3, "deck.copies": 3}),
    (
        "bicycle_two_handed_48",
        "hayes_two_handed",
        {
            "deck.rank_order": "natural",
            "deal.packet": 3,
            "melds.draw_order": "meld_then_draw",
            "melds.after_last_stock_trick": True,
            "melds.dix_free_of_limit": True,
            "melds.needs_hand_card": True,
            "melds.reuse": "class_higher",
            "melds.upgrade": "full",
            "melds.dix_exchange": "optional",
            "melds.turned_dix_bonus": 10,
            "melds.table": "bicycle",
            "tricks.head_rule": "trump_leads_only",
            "scoring.card_points": "classic",
            "scoring.rounding": "seven_up",
            "match.both_over": "raise_target",
            "match.declare_out": True,
        },
    ),
    ("bicycle_two_handed_64", "bicycle_two_handed_48", {"deck.ranks": "seven_to_ace"}),
    (
        "simplified_two_handed_150",
        "hayes_two_handed",
        {
            "melds.draw_order": "winner_draws_melds_then_loser_draws",
            "melds.after_last_stock_trick": True,
            "scoring.card_points": "counters",
            "scoring.scale": "x1",
            "match.target": 1500,
            "match.both_over": "highest_then_play_another",
        },
    ),
    (
        "wikipedia_two_handed",
        "bicycle_two_handed_48",
        {
            "deck.rank_order": "ten_high",
            "deal.cut": True,
            "deal.packet": 4,
            "melds.dix_free_of_limit": False,
            "melds.turned_dix_bonus": 0,
            "melds.table": "standard",
            "tricks.head_rule": "always",
            "scoring.rounding": "none",
            "match.declare_out": False,
        },
    ),
    (
        "bezique",
        "bicycle_two_handed_64",
        {
            "deck.rank_order": "ten_high",
            "deal.cut": True,
            "deal.hand_size": 8,
            "melds.dix_exchange": "first_dix_meld",
            "melds.table": "bezique",
            "melds.run_value": 250,
            "tricks.head_rule": "always",
            "scoring.card_points": "brisques",
            "scoring.rounding": "none",
            "match.both_over": "highest_then_play_another",
            "match.declare_out": False,
        },
    ),
    (
        "two_handed_draft",
        None,
        {
            "table.players": 2,
            "deal.mode": "draft",
            "auction.min_bid": 150,
            "scoring.save_meld": "none",
            "scoring.draft_discards_to": "own_pile",
        },
    ),
    (
        "three_handed_auction",
        None,
        {
            "table.players": 3,
            "deal.hand_size": 15,
            "auction.forced_open": "meld_holder",
            "auction.min_bid": 300,
            "auction.under_the_gun_min": 150,
            "widow.size": 3,
            "widow.use": "take_and_discard",
            "widow.concede": True,
            "match.both_over": "bidder_wins_else_raise",
        },
    ),
    (
        "cutthroat_three_handed",
        "three_handed_auction",
        {
            "deal.hand_size": 16,
            "deal.packet": 4,
            "widow.size": 0,
            "widow.use": "none",
            "widow.concede": False,
            "match.both_over": "play_another",
            "match.bid_and_out": True,
        },
    ),
    ("check_pinochle", "three_handed_auction", {"checks.enabled": True}),
    (
        "auction_pinochle",
        None,
        {
            "table.players": 3,
            "deal.hand_size": 15,
            "auction.min_bid": 300,
            "widow.size": 3,
            "widow.use": "take_and_discard",
            "widow.concede": True,
            "melds.table": "bicycle",
            "tricks.head_rule": "trump_leads_only",
            "scoring.card_points": "classic",
            "scoring.set_multiplier": 2,
            "scoring.save_meld": "none",
            "scoring.bid_chips": "rising",
            "scoring.suit_chips": "spades",
            "match.mode": "deals",
        },
    ),
    (
        "binokel_three_handed",
        None,
        {
            "table.players": 3,
            "deck.ranks": "ten_to_ace",
            "deal.packet": 4,
            "auction.forced_open": "first_bidder",
            "auction.min_bid": 150,
            "widow.size": 4,
            "widow.use": "take_and_discard",
            "widow.discard_time": "before_meld",
            "widow.concede": True,
            "melds.table": "binokel",
            "melds.plain_run_value": 100,
            "tricks.first_leader": "eldest",
            "scoring.card_points": "classic",
            "scoring.set_multiplier": 2,
            "scoring.throw_in": False,
            "match.shoot_the_moon": "1000",
            "match.moon_time": "before_trump",
            "match.moon_without_trump": True,
            "match.moon_leads": True,
        },
    ),
    (
        "three_handed_double_deck",
        "double_deck_four_handed",
        {
            "table.players": 3,
            "table.teams": "individual",
            "deal.hand_size": 26,
            "deal.packet": 2,
            "auction.convention": "none",
            "widow.size": 2,
            "widow.use": "take_and_discard",
            "scoring.save_meld": "any_points",
            "match.target": 4550,
        },
    ),
    (
        "partnership_four_handed",
        None,
        {"table.teams": "partners_opposite", "auction.forced_open": "meld_holder", "auction.min_bid": 150},
    ),
    (
        "partnership_four_handed_kitty",
        "partnership_four_handed",
        {"deal.hand_size": 11, "widow.size": 4, "widow.use": "distribute_one_each", "widow.exposed": False},
    ),
    ("racehorse_passing", "partnership_four_handed", {"passing.cards": 4, "match.target": 1500}),
    (
        "summed_bid_partnership",
        "partnership_four_handed",
        {
            "auction.style": "summed",
            "auction.forced_open": "none",
            "auction.min_bid": 10,
            "scoring.throw_in": False,
        },
    ),
    (
        "single_deck_partnership",
        "racehorse_passing",
        {
            "deal.packet": 1,
            "auction.forced_open": "none",
            "auction.min_bid": 250,
            "auction.pass_with_help": True,
            "auction.all_pass": "last_player_forced",
            "auction.forced_bid": 250,
            "melds.extra_king_queen": 20,
            "scoring.save_meld": "any_points",
            "scoring.dix_saves_itself": "only_meld",
            "scoring.on_board_gap": 250,
        },
    ),
    (
        "five_handed_called_partner",
        None,
        {
            "table.players": 5,
            "table.teams": "called_partner",
            "deck.copies": 3,
            "deck.extra_nines": 3,
            "deal.hand_size": 15,
            "auction.forced_open": "meld_holder",
            "auction.min_bid": 250,
            "auction.forced_bid": 250,
            "melds.table": "double_deck",
            "scoring.partner_share": "side_total_each",
            "scoring.partner_direction": "clockwise_from_bidder",
        },
    ),
    (
        "six_handed_deck_and_half",
        "five_handed_called_partner",
        {
            "table.players": 6,
            "table.teams": "two_teams_alternating",
            "deck.extra_nines": 0,
            "deal.hand_size": 12,
            "scoring.partner_share": None,
            "scoring.partner_direction": None,
        },
    ),
    (
        "binokel_four_handed",
        "binokel_three_handed",
        {
            "table.players": 4,
            "table.teams": "partners_opposite",
            "deck.ranks": "ten_to_ace_and_seven",
            "deal.hand_size": 11,
        },
    ),
    (
        "double_deck_four_handed",
        None,
        {
            "table.teams": "partners_opposite",
            "deck.copies": 4,
            "deck.ranks": "ten_to_ace",
            "deal.hand_size": 20,
            "deal.packet": 4,
            "auction.min_bid": 500,
            "auction.all_pass": "dealer_forced",
            "auction.forced_bid": 500,
            "auction.convention": "meld_bidding",
            "melds.dix_value": 0,
            "melds.table": "double_deck",
            "scoring.last_trick": 20,
            "match.target": 5000,
        },
    ),
    (
        "double_deck_tournament",
        "double_deck_four_handed",
        {
            "auction.big_step_from": 600,
            "auction.needs_marriage": True,
            "auction.trump_must_hold": "marriage",
            "scoring.save_meld": "min_points",
            "scoring.save_min_points": 200,
            "scoring.defenders_min_meld": 200,
            "scoring.min_meld_to_play": 200,
            "scoring.on_board_gap": 500,
            "scoring.min_trick_points": 200,
        },
    ),
    (
        "double_deck_full_96",
        "double_deck_four_handed",
        {"deck.ranks": "nine_to_ace", "deal.hand_size": 24, "melds.dix_value": 10},
    ),
    (
        "triple_deck_six_handed",
        "double_deck_four_handed",
        {
            "table.players": 6,
            "table.teams": "two_teams_alternating",
            "deck.copies": 6,
            "auction.min_bid": 750,
            "auction.forced_bid": 750,
            "scoring.last_trick": 30,
        },
    ),
    (
        "racehorse_six_handed",
        None,
        {
            "table.players": 6,
            "table.teams": "two_teams_alternating",
            "deck.copies": 6,
            "deck.ranks": "ten_to_ace",
            "deck.extra_nines": 4,
            "deal.hand_size": 20,
            "deal.packet": 4,
            "auction.forced_open": "first_bidder",
            "auction.min_bid": 500,
            "widow.size": 4,
            "widow.use": "take_and_discard",
            "melds.dix_value": 0,
            "melds.table": "racehorse_six",
            "melds.quadruple_pinochle": "game",
            "melds.four_identical": True,
            "scoring.last_trick": 20,
            "scoring.save_meld": "min_points",
            "scoring.save_min_points": 10,
            "match.target": 5000,
        },
    ),
    (
        "eight_handed_four_teams",
        "six_handed_deck_and_half",
        {
            "table.players": 8,
            "table.teams": "pairs_opposite",
            "deck.copies": 4,
            "scoring.last_trick": 20,
            "match.target": 5000,
        },
    ),
)


class _Presets(Mapping[str, Rules]):
    """The rules of each preset, built on first use: at startup only one or two are needed."""

    def __init__(self) -> None:
        self._definitions = {name: (parent, differences) for name, parent, differences in _DIFFERENCES}
        self._built: dict[str, Rules] = {}

    def __getitem__(self, name: str) -> Rules:
        if name not in self._built:
            parent, differences = self._definitions[name]
            self._built[name] = patch(self[parent] if parent else Rules(), differences)
        return self._built[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._definitions)

    def __len__(self) -> int:
        return len(self._definitions)


PRESETS: Final[Mapping[str, Rules]] = _Presets()
"""The rules of every preset by name, smaller tables first."""
