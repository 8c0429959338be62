"""Numbers that follow from the rules: packs, parties, boards, tricks, and what kind of game it is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine import features
from pinochle_qt.engine.cards import build_pack, cards_text, parse_card, strengths
from pinochle_qt.engine.derived import (
    buried_count_for,
    discards_count_for,
    is_off_board,
    pack,
    partner_of,
    stock_size,
    total_card_points,
    trick_bonuses,
    trick_count,
    trick_worth,
)
from pinochle_qt.engine.features import most_held
from pinochle_qt.engine.people import contract_party, dealer_from
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.deal_score import saves_meld
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import finished
from tests.session.driving import sitting_out

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.cards import RankOrder
    from pinochle_qt.engine.rules import OptionValue, Rules


SDP = PRESETS["single_deck_partnership"]
SUM = PRESETS["summed_bid_partnership"]
PA4 = PRESETS["partnership_four_handed"]
A3 = PRESETS["three_handed_auction"]
HAY = PRESETS["hayes_two_handed"]
DD4 = PRESETS["double_deck_four_handed"]
RH6 = PRESETS["racehorse_six_handed"]
F5 = PRESETS["five_handed_called_partner"]
DRAFT = PRESETS["two_handed_draft"]
RAC = PRESETS["racehorse_passing"]


# ---- packs (catalogue, item 74) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("extra", "nines"),
    [
        (0, "9C 9C 9D 9D 9H 9H 9S 9S"),
        (1, "9C 9C 9C 9D 9D 9H 9H 9S 9S"),
        (3, "9C 9C 9C 9D 9D 9D 9H 9H 9H 9S 9S"),
        (9, "9C 9C 9C 9C 9C 9D 9D 9D 9D 9H 9H 9H 9H 9S 9S 9S 9S"),
        (-1, "9C 9D 9D 9H 9H 9S 9S"),
        (-2, "9C 9D 9H 9H 9S 9S"),
        (-8, ""),
    ],
)
def test_nines_are_added_and_withheld_in_the_order_of_suits(extra: int, nines: str) -> None:
    pack = build_pack(2, "nine_to_ace", extra)
    assert cards_text(sorted(face for face in pack if "9" in cards_text([face]))) == nines
    assert Counter(pack)[parse_card("AS")] == 2
    assert len(pack) == 48 + extra


def test_nines_are_added_to_a_pack_without_any() -> None:
    nines = [face for face in build_pack(6, "ten_to_ace", 5) if "9" in cards_text([face])]
    assert cards_text(nines) == "9C 9C 9D 9H 9S"


@pytest.mark.parametrize("text", ["1S", "AX", "as", "", "ASS", None, ["A", "S"]])
def test_text_that_is_no_card_is_refused(text: Any) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_no_more_nines_are_withheld_than_there_are() -> None:
    with pytest.raises(ValueError, match="fewer nines"):
        build_pack(2, "nine_to_ace", -9)


@pytest.mark.parametrize(("order", "ranks"), [("ten_high", "7 8 9 J Q K T A"), ("natural", "7 8 9 T J Q K A")])
def test_cards_of_a_suit_rank_in_this_order(order: RankOrder, ranks: str) -> None:
    for suit in "CDHS":
        strength = [strengths(order)[parse_card(rank + suit)] for rank in ranks.split()]
        assert all(low < high for low, high in pairwise(strength))


# ---- who plays with whom, and for whom cards count -------------------------------------------------------------------


@pytest.mark.parametrize("declarer", range(4))
def test_buried_cards_count_for_the_bidding_side_or_the_others_or_nobody(declarer: int) -> None:
    rules = patch(PRESETS["partnership_four_handed_kitty"], {"widow.use": "take_and_discard"})
    sides = {
        to: buried_count_for(patch(rules, {"widow.points_to": to}), declarer)
        for to in ("bidder_side", "opponents", "nobody")
    }
    assert sides == {"bidder_side": declarer % 2, "opponents": (declarer + 1) % 2, "nobody": None}


@pytest.mark.parametrize(("to", "declarer", "sides"), [("own_pile", 0, (0, 1)), ("own_pile", 1, (0, 1))])
def test_drafted_discards_count_for_the_player_who_discarded_them(
    to: str, declarer: int, sides: tuple[int, int]
) -> None:
    rules = patch(PRESETS["two_handed_draft"], {"scoring.draft_discards_to": to})
    assert tuple(discards_count_for(rules, seat, declarer) for seat in (0, 1)) == sides


@pytest.mark.parametrize(("declarer", "sides"), [(0, (1, 1)), (1, (0, 0)), (None, (0, 1))])
def test_drafted_discards_may_all_count_for_the_non_bidder(declarer: int | None, sides: tuple[int, int]) -> None:
    rules = patch(PRESETS["two_handed_draft"], {"scoring.draft_discards_to": "all_to_non_bidder"})
    assert tuple(discards_count_for(rules, seat, declarer) for seat in (0, 1)) == sides


@pytest.mark.parametrize(
    ("preset", "declarer", "partner", "party"),
    [
        ("single_deck_partnership", 2, None, (2, 0)),
        ("single_deck_partnership", 1, None, (1, 3)),
        ("single_deck_partnership", 1, 3, (1, 3)),
        ("triple_deck_six_handed", 3, None, (3, 1, 5)),
        ("five_handed_called_partner", 3, None, (3,)),
        ("five_handed_called_partner", 3, 1, (3, 1)),
        ("three_handed_auction", 0, None, (0,)),
    ],
)
def test_who_plays_for_a_contract(preset: str, declarer: int, partner: int | None, party: tuple[int, ...]) -> None:
    assert contract_party(PRESETS[preset], declarer, partner) == party


def test_the_dealer_is_derived_from_who_acts_last_if_possible() -> None:
    rules = PRESETS["single_deck_partnership"]
    everybody = (0, 1, 2, 3)
    assert [dealer_from(rules, 4, seat, everybody) for seat in range(-1, 6)] == [None, 0, 1, 2, 3, None, None]
    resting = sitting_out("single_deck_partnership", "dealer")
    assert [dealer_from(resting, 5, seat, (1, 2, 3, 4)) for seat in range(6)] == [None, None, None, 0, None, None]
    assert dealer_from(resting, 5, 3, (1, 3, 2, 4)) is None


# ---- the board, and what anybody can hold ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "bid", "meld", "is_off"),
    [
        ("single_deck_partnership", 300, 50, False),
        ("single_deck_partnership", 310, 50, True),
        ("single_deck_partnership", 260, 0, True),
        ("single_deck_partnership", 250, 300, False),
        ("double_deck_tournament", 500, 190, True),
        ("double_deck_tournament", 500, 200, False),
        ("double_deck_tournament", 700, 200, False),
        ("double_deck_tournament", 710, 200, True),
        ("double_deck_tournament", 500, 400, False),
        ("partnership_four_handed", 2000, 0, False),
    ],
)
def test_a_contract_needs_enough_meld_to_be_played(preset: str, bid: int, meld: int, *, is_off: bool) -> None:
    assert is_off_board(PRESETS[preset], bid, meld) is is_off


@pytest.mark.parametrize(
    ("preset", "points"),
    [
        ("hayes_two_handed", 250),
        ("bicycle_two_handed_48", 250),
        ("bicycle_two_handed_64", 250),
        ("hayes_multi_extra_sets", 370),
        ("three_handed_auction", 250),
        ("five_handed_called_partner", 370),
        ("double_deck_four_handed", 500),
        ("double_deck_full_96", 500),
        ("triple_deck_six_handed", 750),
        ("racehorse_six_handed", 740),
        ("eight_handed_four_teams", 500),
    ],
)
def test_the_points_of_a_deal_add_up_as_in_the_catalogue(preset: str, points: int) -> None:
    assert total_card_points(PRESETS[preset]) == points


def test_without_a_stock_there_is_nothing_to_draw() -> None:
    assert stock_size(SDP) == stock_size(A3) == 0
    assert stock_size(HAY) == 24
    assert stock_size(DRAFT) == 48


def test_several_partners_are_not_one_partner() -> None:
    assert [partner_of(SDP, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert partner_of(PRESETS["triple_deck_six_handed"], 0) is None
    assert partner_of(A3, 0) is None


@pytest.mark.parametrize(
    ("rules", "turned", "dealer", "meld"),
    [
        ("bicycle_two_handed_48", "9H", 1, (0, 10)),
        ("bicycle_two_handed_48", "9C", 0, (10, 0)),
        ("bicycle_two_handed_48", "JH", 1, (0, 0)),
        ("bicycle_two_handed_64", "7H", 1, (0, 10)),
        ("bicycle_two_handed_64", "9H", 1, (0, 0)),
        ("hayes_two_handed", "9H", 1, (0, 0)),
    ],
)
def test_in_bicycle_a_dealer_who_turns_a_dix_scores_it(
    rules: str, turned: str, dealer: int, meld: tuple[int, int]
) -> None:
    deal = finished(PRESETS[rules], turned=parse_card(turned), dealer=dealer, tricks=[(0, 10)])
    assert facts_of(PRESETS[rules], deal).meld == meld


@pytest.mark.parametrize("preset", PRESETS)
def test_only_the_last_trick_counts_more_than_its_cards(preset: str) -> None:
    rules = PRESETS[preset]
    assert trick_bonuses(rules) == (rules.scoring.last_trick, *[0] * (trick_count(rules) - 1))
    assert total_card_points(rules) == sum(card_points(rules)[face] for face in pack(rules)) + rules.scoring.last_trick
    cards = pack(rules)[-rules.table.players :]
    assert trick_worth(rules, cards, 0) - trick_worth(rules, cards, 1) == rules.scoring.last_trick


@pytest.mark.parametrize(
    ("preset", "held", "tricks"),
    [
        ("hayes_two_handed", 12, 24),
        ("bicycle_two_handed_48", 11, 24),
        ("bicycle_two_handed_64", 11, 32),
        ("simplified_two_handed_150", 12, 24),
        ("hayes_multi_same_deck", 8, 16),
        ("hayes_multi_extra_sets", 12, 24),
        ("two_handed_draft", 12, 12),
        ("three_handed_auction", 18, 15),
        ("cutthroat_three_handed", 16, 16),
        ("partnership_four_handed", 12, 12),
        ("partnership_four_handed_kitty", 12, 12),
        ("racehorse_six_handed", 24, 20),
    ],
)
def test_every_game_has_this_largest_hand_and_number_of_tricks(preset: str, held: int, tricks: int) -> None:
    assert (most_held(PRESETS[preset]), trick_count(PRESETS[preset])) == (held, tricks)


def test_a_player_who_buries_before_melding_then_holds_no_more_than_a_hand() -> None:
    assert most_held(patch(PRESETS["three_handed_auction"], {"widow.discard_time": "before_meld"})) == 15


# ---- what kind of game it is -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "rules", "changes", "answer"),
    [
        (features.has_nines, SDP, {}, True),
        (features.has_nines, SDP, {"deck.extra_nines": -8}, False),
        (features.has_nines, SDP, {"deck.extra_nines": -7}, True),
        (features.has_nines, DD4, {}, False),
        (features.has_nines, DD4, {"deck.extra_nines": -1}, False),
        (features.has_nines, DD4, {"deck.extra_nines": 1}, True),
        (features.has_nines, RH6, {}, True),
        (features.has_dix, DD4, {}, False),
        (features.has_dix, SDP, {}, True),
        (features.has_sevens, PRESETS["bicycle_two_handed_64"], {}, True),
        (features.has_sevens, SDP, {}, False),
        (features.asks_to_the_left, F5, {}, True),
        (features.asks_to_the_left, F5, {"scoring.partner_direction": "counterclockwise"}, False),
        (features.is_dealt, SDP, {}, True),
        (features.is_dealt, DRAFT, {}, False),
        (features.meld_opens, PA4, {}, True),
        (features.meld_opens, SDP, {}, False),
        (features.meld_opens, PA4, {"auction.style": "summed"}, False),
        (features.declarer_leads, PA4, {}, True),
        (features.declarer_leads, PA4, {"tricks.first_leader": "eldest"}, False),
        (features.declarer_leads, HAY, {"tricks.first_leader": "declarer"}, False),
        (features.pays_extras, PA4, {}, True),
        (features.pays_extras, HAY, {}, False),
        (features.pays_extras, PA4, {"melds.run_value": 0}, False),
        (features.has_summed_minimum, SUM, {}, False),
        (features.has_summed_minimum, SUM, {"auction.min_meld": 200}, True),
        (features.has_summed_minimum, PA4, {"auction.min_meld": 200}, False),
        (features.has_widow, A3, {}, True),
        (features.has_widow, PA4, {}, False),
        (features.has_widow, A3, {"widow.size": 1}, True),
        (features.passes_cards, RAC, {}, True),
        (features.passes_cards, PA4, {}, False),
        (features.passes_in_turn, RAC, {}, True),
        (features.passes_in_turn, PA4, {}, False),
        (features.passes_in_turn, RAC, {"passing.mode": "simultaneous"}, False),
        (features.can_overtrump, A3, {}, True),
        (features.can_overtrump, HAY, {}, False),
        (features.dix_can_be_lost, SDP, {}, True),
        (features.dix_can_be_lost, SDP, {"melds.dix_value": 0}, False),
        (features.dix_can_be_lost, SDP, {"scoring.save_meld": "none"}, False),
        (features.dix_can_be_lost, DD4, {"melds.dix_value": 10}, False),
        (features.has_foursome, DD4, {}, True),
        (features.has_foursome, F5, {}, False),
        (features.has_foursome, PRESETS["triple_deck_six_handed"], {}, True),
        (features.pays_roundhouse, PA4, {}, True),
        (features.pays_roundhouse, HAY, {}, False),
        (features.pays_roundhouse, PA4, {"melds.own_marriage": 0}, False),
        (features.pays_roundhouse, PA4, {"melds.own_royal_marriage": 0}, False),
        (features.saves_by_points, RH6, {}, True),
        (features.saves_by_points, SDP, {}, False),
        (features.can_upgrade, HAY, {}, True),
        (features.can_upgrade, PA4, {}, False),
        (features.can_upgrade, HAY, {"melds.reuse": "headings"}, False),
        (features.limits_melds, HAY, {}, True),
        (features.limits_melds, HAY, {"melds.per_turn": None}, False),
        (features.limits_melds, PA4, {}, False),
        (features.turns_dix, HAY, {}, True),
        (features.turns_dix, PA4, {}, False),
        (features.turns_dix, HAY, {"deck.extra_nines": -8}, False),
        (features.has_big_step, PRESETS["double_deck_tournament"], {}, True),
        (features.has_big_step, DD4, {}, False),
        (features.has_summed_teams, SUM, {}, True),
        (features.has_summed_teams, PA4, {}, False),
        (features.sees_widow_first, A3, {}, True),
        (features.sees_widow_first, PA4, {}, False),
        (features.can_concede, A3, {}, True),
        (features.can_concede, A3, {"auction.style": "summed"}, False),
        (features.can_concede, A3, {"widow.concede": False}, False),
        (features.can_be_passed_out, PA4, {}, True),
        (features.can_be_passed_out, PA4, {"auction.forced_open": "first_bidder"}, False),
        (features.can_be_passed_out, SUM, {"auction.forced_open": "first_bidder"}, True),
        (features.can_be_passed_out, HAY, {}, False),
        (features.has_forced_bid, SDP, {}, True),
        (features.has_forced_bid, PA4, {}, False),
        (features.has_forced_bid, SDP, {"auction.forced_open": "first_bidder"}, False),
        (features.has_forced_bid, SUM, {"auction.all_pass": "dealer_forced"}, False),
        (features.has_free_opening, PA4, {}, True),
        (features.has_free_opening, PA4, {"auction.forced_open": "first_bidder"}, False),
        (features.has_free_opening, SUM, {}, False),
        (features.has_declarer_or_stock, PA4, {}, True),
        (features.has_declarer_or_stock, HAY, {}, True),
        (features.has_declarer_or_stock, DRAFT, {"auction.style": "none"}, False),
        (features.has_misdeals, PA4, {}, False),
        (features.has_misdeals, PA4, {"deal.misdeal_nines": "both"}, True),
        (features.has_misdeals, DD4, {"deal.technical_misdeal": "13_noncounters_no_ace"}, True),
        (features.has_misdeals, DRAFT, {"deal.misdeal_nines": "both"}, False),
        (features.needs_solo_moon, PA4, {"match.moon_alone": "solo"}, True),
        (features.needs_solo_moon, PA4, {"match.moon_alone": "side"}, False),
        (features.trump_needs_marriage, PA4, {"auction.trump_must_hold": "marriage"}, True),
        (features.trump_needs_marriage, PA4, {"auction.trump_must_hold": "any"}, False),
        (features.scores_bid_only, PA4, {"scoring.bidder_scores": "bid_only"}, True),
        (features.scores_bid_only, PA4, {"scoring.bidder_scores": "all_points"}, False),
        (features.can_lose_meld, PA4, {}, True),
        (features.can_lose_meld, HAY, {"scoring.save_meld": "one_trick"}, False),
        (features.raises_target, A3, {}, True),
        (features.raises_target, A3, {"match.bid_and_out": True}, False),
        (features.raises_target, PA4, {}, False),
        (features.has_tie_rule, PA4, {"match.mode": "single_deal"}, False),
        (features.has_moon, PA4, {}, False),
        (features.has_moon, PA4, {"match.shoot_the_moon": "250"}, True),
        (features.has_moon, SUM, {"match.shoot_the_moon": "250"}, False),
        (features.has_team_moon, PA4, {"match.shoot_the_moon": "250"}, True),
        (features.has_team_moon, A3, {"match.shoot_the_moon": "250"}, False),
        (features.punishes_renege, PA4, {"penalties.renege": "detected_penalised"}, True),
        (features.punishes_renege, SUM, {"penalties.renege": "detected_penalised"}, False),
        (features.must_overtrump, PRESETS["bicycle_two_handed_48"], {}, False),
        (features.must_overtrump, PRESETS["bicycle_two_handed_48"], {"tricks.overtrump": "required"}, True),
        (features.must_overtrump, PA4, {}, True),
        (features.must_overtrump, PA4, {"tricks.overtrump": "free"}, False),
        (features.ranks_naturally, PRESETS["bicycle_two_handed_48"], {}, True),
        (features.ranks_naturally, PA4, {}, False),
        (features.is_stock_match, HAY, {}, True),
        (features.is_stock_match, HAY, {"match.mode": "single_deal"}, False),
        (features.is_stock_match, PA4, {}, False),
        (features.plays_bid_and_out, PRESETS["cutthroat_three_handed"], {}, True),
        (features.plays_bid_and_out, HAY, {"match.bid_and_out": True}, False),
        (features.plays_bid_and_out, PA4, {}, False),
        (features.is_auction_match, PA4, {"match.mode": "single_deal"}, False),
        (features.plays_alone_in_auction, A3, {}, True),
        (features.plays_alone_in_auction, PA4, {}, False),
        (features.plays_alone_in_auction, HAY, {}, False),
        (features.counts_fourfold_by_table, DD4, {}, True),
        (features.counts_fourfold_by_table, DD4, {"melds.table": "standard"}, False),
        (features.buries_after_meld, A3, {}, True),
        (features.buries_after_meld, A3, {"widow.discard_time": "before_meld"}, False),
        (features.ends_at_target, HAY, {"match.win_check": "immediate"}, True),
        (features.ends_at_target, PA4, {"match.win_check": "immediate"}, False),
        (features.stays_with_dealer, PA4, {"auction.all_pass": "redeal_same_dealer"}, True),
        (features.stays_with_dealer, PA4, {}, False),
    ],
)
def test_what_kind_of_game_it_is(
    question: Callable[[Rules], bool], rules: Rules, changes: Mapping[str, OptionValue], *, answer: bool
) -> None:
    assert question(patch(rules, changes)) is answer


@pytest.mark.parametrize(
    ("save_meld", "points", "took_trick", "is_saved"),
    [
        ("none", 0, False, True),
        ("one_trick", 0, True, True),
        ("one_trick", 0, False, False),
        ("any_points", 0, True, False),
        ("any_points", 10, True, True),
        ("min_points", 190, True, False),
        ("min_points", 200, True, True),
    ],
)
def test_a_meld_is_saved_by_a_trick_or_enough_points(
    save_meld: str, points: int, *, took_trick: bool, is_saved: bool
) -> None:
    rules = patch(PA4, {"scoring.save_meld": save_meld, "scoring.save_min_points": 200})
    assert saves_meld(rules, points, took=took_trick) is is_saved


def test_a_written_point_is_ten_points_if_the_last_zero_is_dropped() -> None:
    assert features.score_unit(PRESETS["simplified_two_handed_150"]) == 10
    assert features.score_unit(PA4) == 1
