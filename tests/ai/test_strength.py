"""How well the others bid and play: Expert takes into account the level shown beside their cards."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING
from unittest.mock import patch

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import best_worth, safe_bid
from pinochle_qt.ai.decide.bidding.trial import FAILURE, price_of_failure
from pinochle_qt.ai.imagined_play import ImaginedDeals
from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.strength import STRENGTHS, boldness, edge
from pinochle_qt.ai.sample import Sampler
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.state import DealResult
from pinochle_qt.variants.presets import PRESETS
from tests.ai.auction_table import Table, imagined_deals

if TYPE_CHECKING:
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat

SINGLE = PRESETS["single_deck_partnership"]
FAIR = "AS TS KS QS 9S AH TH 9H JD 9D AC 9C"


def asked(*skills: str, bids: tuple[int | None, ...] = ()) -> Observation:
    """Return what seat 0 sees when it is to call after these bids, with players of these skills at the table."""
    table = Table(SINGLE, parse_cards(FAIR), 0)
    table.say(*bids or (None, None, None))
    return replace(table.seen(), skills=skills)


def chance_of(seen: Observation, bid: int = 300) -> float:
    """Return how often seat 0 makes a bid; the imagined deals are the same whatever the skills."""
    sampler, chance = Sampler(believe(seen, 0)), random.Random(9)
    imagination = ImaginedDeals(seen, 0, 1)
    return fmean(imagination.reached(sampler.world(chance.random), Suit.SPADES).made(bid) for _ in range(60))


def test_every_skill_has_a_strength_and_none_is_weaker_than_the_one_below() -> None:
    assert set(STRENGTHS) == set(SKILLS)
    strengths = [STRENGTHS[skill].by_play for skill in ("random", *(each for each in SKILLS if each != "random"))]
    assert strengths == sorted(set(strengths))


def test_weaker_opponents_make_a_contract_more_likely() -> None:
    chances = [chance_of(asked("expert", skill, "expert", skill)) for skill in ("novice", "steady", "expert")]
    assert chances == sorted(set(chances), reverse=True)


def test_a_weak_partner_makes_a_contract_less_likely() -> None:
    assert chance_of(asked("expert", "expert", "novice", "expert")) < chance_of(asked(*["expert"] * 4))


def test_a_human_is_assumed_to_play_as_well_as_anybody() -> None:
    assert chance_of(asked("expert", "", "expert", "")) == chance_of(asked(*["expert"] * 4)) == chance_of(asked())


def test_the_declarers_gain_is_the_defenders_loss() -> None:
    rules = PRESETS["cutthroat_three_handed"]
    game = Game(rules)
    match = game.start()
    match = game.apply(match, game.deal_out(pack(rules), match.next_dealer)).after
    seen = observe(rules, match, 0)
    sampler, chance = Sampler(believe(seen, 0)), random.Random(9)
    worlds = [sampler.world(chance.random) for _ in range(40)]

    def made(declarer: Seat, *, alone: float) -> float:
        with patch("pinochle_qt.ai.imagined_play.ALONE", alone):
            imagination = ImaginedDeals(seen, 0, 1)
            return fmean(imagination.played(world, declarer, 300, Suit.SPADES).made for world in worlds)

    for declarer in (0, 1):
        assert made(declarer, alone=0.0) < made(declarer, alone=0.03)


def test_with_people_sitting_out_the_players_of_the_deal_count() -> None:
    seen = replace(asked("novice", "expert", "expert", "expert", "novice"), people=5, seated=(1, 2, 3, 4))
    assert edge(seen, {0, 2}) == -edge(seen, {1, 3}) > 0


def test_a_rule_based_player_is_expected_to_bid_what_the_hand_allows() -> None:
    def beyond(skill: str) -> float:
        seen = asked("expert", skill, "expert", skill, bids=(260, None, 270))
        view = replace(seen, viewer=1)
        return fmean(
            abs(each.offers[1].height - safe_bid(best_worth(each.world.hands[1], view)[0], SINGLE))
            for each in imagined_deals(seen)
        )

    assert beyond("steady") < beyond("")


def after(seen: Observation, *contracts: tuple[Seat, bool]) -> Observation:
    """Return the same view later in the match, after contracts by these seats that were made, or failed."""
    results = tuple(
        DealResult("made" if is_made else "set", seat, 300, Suit.SPADES, (0,) * 4, (0, 0), (0, 0), (0, 0), 1500)
        for seat, is_made in contracts
    )
    return replace(seen, results=results)


def test_people_whose_contracts_fail_are_taken_for_bold_bidders() -> None:
    seen = asked("expert", "", "expert", "")
    bold = boldness(after(seen, (1, False), (3, False), (1, False)), 0)
    careful = boldness(after(seen, (1, True), (3, True), (0, True)), 0)
    assert bold > 2 / 3 > 1 / 3 > boldness(seen, 0) > careful


def test_own_contracts_that_fail_say_nothing_about_the_others() -> None:
    seen = asked("expert", "", "expert", "")
    assert boldness(after(seen, (0, False), (2, False)), 0) == boldness(after(seen, (0, True), (2, True)), 0)


def test_players_of_a_known_level_are_not_judged_by_their_luck() -> None:
    failed = (1, False), (3, False), (1, False)
    assert boldness(after(asked(*["expert"] * 4), *failed), 0) == 0
    assert boldness(after(asked("expert", "", "expert", "steady"), *failed), 0) == 0


def test_bold_bidders_are_met_with_bids_that_fail_more_often() -> None:
    seen = asked("expert", "", "expert", "")
    prices = [price_of_failure(after(seen, *((1, False),) * count), 0) for count in range(8)]
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] < prices[0] / 20
    assert price_of_failure(asked(*["expert"] * 4), 0) == FAILURE * total_card_points(SINGLE)


def test_cards_passed_by_opponents_help_them_as_much_as_ones_own() -> None:
    seen = asked(*["expert"] * 4)
    world = Sampler(believe(seen, 0)).world(random.Random(9).random)

    def gained(declarer: Seat) -> float:
        values = []
        for part in (0.0, 0.5):
            with patch("pinochle_qt.ai.imagined_play.BY_PASSING", part):
                values.append(ImaginedDeals(seen, 0, 1).played(world, declarer, 250, Suit.SPADES).value)
        return values[1] - values[0]

    assert gained(0) > 0 > gained(1)
