"""The stakes of a deal agree with its score, and points are valued by what they do to the match."""

from __future__ import annotations

import random
from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.stakes import Stakes, Terms, chance_to_win
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.features import pays_by_bid
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.deal_score import score_deal
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.ai.same_game import chips_paid
from tests.checks import some
from tests.engine.deals import finished, meld

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import OptionValue
    from pinochle_qt.engine.state import DealResult, Outcome

DEALS = 4
STAKES: dict[str, OptionValue] = {
    "stakes.unit": "chips",
    "stakes.per_hundred": 1,
    "stakes.match_won": 0,
    "stakes.bid_lost": 2,
}
NO_BIDS = {
    "auction.style": "none",
    "scoring.save_meld": "min_points",
    "scoring.save_min_points": 200,
    "scoring.defenders_min_meld": 200,
}
GAMES = {**PRESETS, "draft without bids": patch(PRESETS["two_handed_draft"], NO_BIDS)}
PLAYED = {"made", "set", "played"}


def played_deals(preset: str) -> list[tuple[Observation, int, DealResult]]:
    """Return, for each deal, what the last seat to act saw, that seat, and the result."""
    rules = GAMES[preset]
    game, chance, policy = Game(rules), random.Random(preset), Policy()
    match, found = game.start(), []
    for _ in range(DEALS):
        cards = list(pack(rules))
        chance.shuffle(cards)
        match = game.apply(match, game.deal_out(cards, match.next_dealer)).after
        last = None
        while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
            seat = prompt.seat or 0
            last = observe(rules, match, seat), seat
            match = game.apply(match, policy.choose(last[0], prompt, None)).after
        if last is not None and match.results[-1].outcome in PLAYED:
            found.append((*last, match.results[-1]))
        if prompt is None:
            break
    assert found
    return found


def values_of_a_bid(stakes: dict[str, OptionValue]) -> tuple[float, ...]:
    """Return what a contract of 300 is worth to seat 0 if it is made, lost, or given up, and lost by the others."""
    rules = patch(PRESETS["three_handed_auction"], stakes)
    game = Game(rules)
    match = game.apply(game.start(), game.deal_out(pack(rules), 2)).after
    own, others = (Stakes(observe(rules, match, 0), 0, Terms(seat, 300), (200, 200)) for seat in (0, 1))
    return own.value(150, 100), own.value(50, 200), own.given_up(), others.value(200, 50)


def test_a_lost_bid_costs_its_stake_and_brings_it_to_the_others() -> None:
    plain, dear = values_of_a_bid({}), values_of_a_bid(STAKES)
    assert [round(after - before) for before, after in zip(plain, dear, strict=True)] == [0, -200, -200, 200]
    assert values_of_a_bid({**STAKES, "stakes.bid_lost": 0}) == plain


def test_the_more_a_match_is_played_for_the_less_a_lost_bid_matters() -> None:
    lost = [values_of_a_bid({**STAKES, "stakes.match_won": each})[1] for each in (0, 5, 50, 1000)]
    assert lost == sorted(set(lost))
    assert lost[-1] < values_of_a_bid({})[1]


@pytest.mark.parametrize("dear", [{"stakes.per_hundred": 0}, {"stakes.bid_lost": 100}])
def test_the_stake_of_a_lost_bid_costs_at_most_as_much_as_the_lowest_bid(dear: dict[str, OptionValue]) -> None:
    most = PRESETS["three_handed_auction"].auction.min_bid
    assert values_of_a_bid({**STAKES, **dear})[1] == values_of_a_bid({})[1] - most


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("giving_up", "bonus"), [("bid", 0), ("half", 40)])
def test_a_hand_that_is_not_played_is_valued_by_its_score(seat: int, giving_up: str, bonus: int) -> None:
    rules = patch(
        PRESETS["single_deck_partnership"],
        {
            "match.mode": "deals",  # with no match to win, points alone matter
            "scoring.throw_in": True,
            "scoring.giving_up": giving_up,
            "scoring.giving_up_bonus": bonus,
        },
    )
    game, melds = Game(rules), (140, 60)
    match = game.apply(game.start(), game.deal_out(pack(rules), 2)).after
    stakes = Stakes(observe(rules, match, seat), seat, Terms(0, 350), (melds[seat], melds[1 - seat]))
    values: dict[Outcome, float] = {"not_on_board": stakes.not_on_board(), "thrown_in": stakes.given_up()}
    for outcome, value in some(values.items()):
        shown = [[meld(points)] for points in melds]
        deal = finished(rules, contract=Contract(0, 350), melds=[*shown, [], []], outcome=outcome, by=0)
        score = score_deal(rules, facts_of(rules, deal)).score
        assert value == score[seat] - score[1 - seat]


def test_a_bonus_for_giving_up_counts_nothing_where_the_bid_is_paid_in_chips() -> None:
    rules = patch(PRESETS["auction_pinochle"], {"scoring.giving_up_bonus": 40})
    game = Game(rules)
    match = game.apply(game.start(), game.deal_out(pack(rules), 2)).after
    assert Stakes(observe(rules, match, 0), 0, Terms(0, 300), (200, 0)).given_up() == -300


def check_stakes(seen: Observation, result: DealResult) -> None:
    """Check that the trick points of a played deal are said to bring each seat what they did."""
    if result.outcome not in PLAYED:
        return
    rules = seen.rules
    for seat in range(seen.players):
        stakes = Stakes.of(replace(seen, viewer=seat), seat)
        ours = {side_of(rules, ally) for ally in stakes.allies}
        if len(ours) > 1 and rules.table.teams != "called_partner":
            continue  # defenders who score separately are valued as one party
        mine = sum(points for side, points in enumerate(result.tricks) if side in ours)
        score, others = stakes.scores(mine, sum(result.tricks) - mine)
        if pays_by_bid(rules):
            if stakes.is_declaring:
                assert chips_paid(rules, score) == pytest.approx(
                    -result.score[side_of(rules, (seat + 1) % seen.players)]
                )
            continue
        assert score == pytest.approx(result.score[side_of(rules, seat)])
        against = [points for side, points in enumerate(result.score) if side not in ours]
        if len(against) == 1 or seen.contract is None:
            assert others == pytest.approx(fmean(against))


@pytest.mark.parametrize("preset", GAMES)
def test_the_score_of_a_deal_is_what_stakes_computes_from_its_points(preset: str) -> None:
    for seen, _, result in some(played_deals(preset)):
        check_stakes(seen, result)


def near_the_end() -> tuple[Observation, int]:
    seen, seat, _ = played_deals("single_deck_partnership")[0]
    return seen, seat


def test_more_points_are_never_worth_less() -> None:
    seen, seat = near_the_end()
    stakes = Stakes.of(seen, seat)
    values = [stakes.value(points, 250 - points) for points in range(0, 260, 10)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_making_the_contract_is_worth_more_than_its_points() -> None:
    seen, _ = near_the_end()
    assert seen.contract is not None
    stakes = Stakes.of(seen, seen.contract.declarer)
    needed = next(points for points in range(0, 250, 10) if stakes.is_made(points))
    if needed == 0:
        pytest.skip("melds alone make this contract")
    gain = stakes.value(needed, 250 - needed) - stakes.value(needed - 10, 260 - needed)
    assert gain > 5 * (stakes.value(needed + 10, 240 - needed) - stakes.value(needed, 250 - needed))


def test_a_lead_counts_for_less_when_the_match_is_won() -> None:
    seen, _ = near_the_end()
    assert seen.contract is not None
    seat = seen.contract.declarer
    side = seat % 2
    far_ahead = tuple(1480 if each == side else 0 for each in range(2))
    sure = Stakes.of(replace(seen, totals=far_ahead), seat)
    open_ = Stakes.of(replace(seen, totals=(0, 0)), seat)
    needed = next(points for points in range(0, 250, 10) if open_.is_made(points))
    extra = min(needed + 40, 250)
    assert sure.value(extra, 250 - extra) - sure.value(needed, 250 - needed) < open_.value(
        extra, 250 - extra
    ) - open_.value(needed, 250 - needed)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_a_lead_is_worth_more_towards_the_end_and_an_even_score_gives_even_chances(preset: str, rivals: int) -> None:
    rules = PRESETS[preset]
    target = rules.match.target
    lead = target / 4

    def chances(own: float, others: float) -> list[float]:
        standings = (target / 2, target * 3 / 4, target * 9 / 10)
        return [chance_to_win(rules, target, best - lead + own, [best - lead + others] * rivals) for best in standings]

    ahead, behind = chances(lead, 0), chances(0, lead)
    assert 1 / (1 + rivals) < ahead[0] < ahead[1] < ahead[2] < 1
    assert 1 / (1 + rivals) > behind[0] > behind[1] > behind[2] > 0
    assert chance_to_win(rules, target, 0, [0] * rivals) == pytest.approx(1 / (1 + rivals))


@pytest.mark.parametrize("standing", [(300, 300, 100), (200, 500, 400), (900, 100, 800)])
def test_the_chances_of_all_sides_add_up_to_about_one(standing: tuple[int, ...]) -> None:
    chances = [
        chance_to_win(PRESETS["three_handed_auction"], 1000, total, [*standing[:side], *standing[side + 1 :]])
        for side, total in enumerate(standing)
    ]
    assert sum(chances) == pytest.approx(1)


def test_a_lead_is_lost_sooner_if_passing_makes_bids_high() -> None:
    passed, kept = PRESETS["single_deck_partnership"], PRESETS["partnership_four_handed"]
    assert chance_to_win(passed, 1500, 900, [600]) < chance_to_win(kept, 1500, 900, [600]) - 0.05
