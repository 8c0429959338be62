"""Everything that says what tricks, cards and deals are worth agrees with the score, under every value that matters.

The events and tricks that log, strip and panels show, the standing of a contract, the card play of the computer players
and the value that they see in a deal: all must add up to the deal's closing line, and so must a score sheet of the same
deals. A new option that changes points is tested here as soon as it is declared, in every game where it matters.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.kernel_table import StrictPosition, make_table, rollouts, solve
from pinochle_qt.engine.derived import seats_of, side_of, total_card_points, trick_count, trick_worth
from pinochle_qt.engine.events import DealScored, TrickTaken
from pinochle_qt.engine.features import has_called_partner
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import party_points
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.scoring.deal_score import round_tricks
from pinochle_qt.engine.state import PLAYED_OUT
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.score_reasons import score_reasons
from pinochle_qt.words.standing import contract_standing, side_standings
from tests.ai.test_stakes import check_stakes
from tests.conformance.test_every_option import EVERY_VALUE, games
from tests.scorekeeping.test_scores import check_sheet
from tests.session.driving import played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.rules import Option, OptionValue, Rules
    from pinochle_qt.engine.state import DealResult, DealState, MatchState
    from pinochle_qt.session.session import Session

POINTS: Final = [
    (option, value)
    for option, value in EVERY_VALUE
    if option.group not in {"table", "deal", "melds"}  # melds are compared in tests/engine
]
"""The option values that may change what tricks or deals are worth, each tested in every preset where it matters."""


DEALS: Final = 2
"""The number of deals of each game with each value."""
SEEDS: Final = range(1, 13)
"""Of further deals, in which a value is tried until it changes a score."""
CHANGE_NO_SCORE: Final = frozenset(
    {
        # they change only what is seen or told of a deal
        "widow.exposed=False",
        "widow.announced=trumps",
        "widow.announced=trumps_and_aces",
        "scoring.scale=x1",
        "scoring.kitty_end=stays",
        # every game in which they matter has them
        "scoring.bid_chips=rising",
        "scoring.draft_discards_to=own_pile",
        "scoring.own_nine=0",
        "scoring.own_eight=0",
        "scoring.own_seven=0",
        "scoring.partner_direction=clockwise_from_bidder",
        "scoring.partner_share=side_total_each",
        "scoring.save_meld=min_points",
        "scoring.suit_chips=spades",
        # they matter in no game as long as nothing else is changed
        "penalties.bidder=single_set",
        "penalties.defender=lose_meld",
        "widow.size=12",
        # they matter when a match ends or is settled, and in deals that are hardly ever met at random
        "checks.game_bonus=1",
        "checks.game_bonus=10",
        "checks.game_bonus=100",
        "checks.seven_nines=1",
        "checks.seven_nines=10",
        "checks.seven_nines=100",
        "checks.stake=400",
        "scoring.save_min_points=200",
    }
)
"""Values in these groups that change no score of a few random deals, each for its reason."""
SCORED: Final = [
    (option, value)
    for option, value in POINTS
    if option.group in {"scoring", "penalties", "checks", "widow"} and f"{option.key}={value}" not in CHANGE_NO_SCORE
]


def totals_of(session: Session) -> list[object]:
    """Return what all deals of a session have scored, in points and in checks."""
    return [(result.score, result.totals, result.checks) for result in session.match.results]


@cache
def usual_totals(preset: str, seed: int) -> list[object]:
    """Return what the same deals score under the rules of the preset."""
    return totals_of(played(preset, seed, deals=DEALS, people=()))


def changes_totals(option: Option, value: OptionValue) -> bool:
    """Return whether the value changes the score of any deal of these seeds, played at random."""
    return any(
        totals_of(played(preset, seed, deals=DEALS, people=(), rules=rules)) != usual_totals(preset, seed)
        for seed in SEEDS
        for preset, rules in games(option, value)
        if rules != PRESETS[preset]
    )


def deals_played_out(session: Session) -> Iterator[tuple[MatchState, tuple[Step, ...], DealResult]]:
    """Yield, for each deal, the match after its last trick and before the score, the deal's steps and its result."""
    steps: list[Step] = []
    for step in session.steps:
        steps.append(step)
        result = next((each.event.result for each in step.events if isinstance(each.event, DealScored)), None)
        if result is None:
            continue
        if result.outcome in PLAYED_OUT:
            taken = next(each.deal for each in step.events if isinstance(each.event, TrickTaken))
            yield replace(step.before, deal=taken), tuple(steps), result
        steps = []


def check_tricks(rules: Rules, deal: DealState, steps: tuple[Step, ...], result: DealResult) -> None:
    """Check that each trick is said to be worth what it is, and that they add up to the closing line."""
    taken = [each.event for step in steps for each in step.events if isinstance(each.event, TrickTaken)]
    worths = [trick_worth(rules, each.cards, trick_count(rules) - at) for at, each in enumerate(deal.tricks, start=1)]
    assert [event.points for event in taken] == [trick.points for trick in deal.tricks] == worths
    worth = card_points(rules)
    aside = sum(worth[face] for face in deal.buried or ())
    discarded = sum(worth[face] for pile in deal.discards for face, _ in pile)
    assert sum(worths) + aside + discarded == total_card_points(rules)
    if deal.buried is None and not deal.discards:
        won = [0] * len(result.tricks)
        for trick in deal.tricks:
            won[side_of(rules, trick.winner)] += trick.points
        assert [round_tricks(points, rules.scoring.rounding) for points in won] == list(result.tricks)


def check_standing(rules: Rules, match: MatchState, result: DealResult) -> None:
    """Check that the window's standing of each contract after the last trick is how the deal ends."""
    assert match.deal is not None
    contract = match.deal.contract
    seen = observe(rules, match, None if contract is None else contract.declarer)
    single = contract_standing(seen)
    for standing in side_standings(seen) if single is None else (single,):
        counted = sum(result.tricks[side] for side in {side_of(rules, seat) for seat in standing.seats})
        assert standing.has_unseen or round_tricks(standing.tricks, rules.scoring.rounding) == counted
        assert round_tricks(standing.tricks + standing.most, rules.scoring.rounding) >= counted


def check_card_play(rules: Rules, steps: tuple[Step, ...], deal: DealState) -> None:
    """Check that the computer players' card play counts the last tricks as the engine does."""
    sides = [side_of(rules, seat) for seat in range(rules.table.players)]
    for step in steps:
        before = step.after.deal
        if before is None or not before.strict or before.trick or before.trump is None or before.ending is not None:
            continue
        left = len(before.hands[before.leader])
        if not 1 <= left <= 3:
            continue
        table, position = make_table(rules, before.trump, sides), StrictPosition(before.leader)
        world, moves = dict(enumerate(before.hands)), tuple(dict.fromkeys(before.hands[before.leader]))
        rest = deal.tricks[-left:]
        [rows] = rollouts(table, [world], position, moves, 1)
        assert {sum(row) for row in rows} == {sum(trick.points for trick in rest)}
        if left == 1:
            [trick] = rest
            won = tuple(trick.points if side == sides[trick.winner] else 0 for side in range(max(sides) + 1))
            assert rows == [won]
            is_own = sides[trick.winner] == sides[before.leader]
            assert solve(table, [world], position, moves) == [[trick.points if is_own else -trick.points]]


def test_what_there_is_nothing_to_play_for_names_every_option_that_changes_the_points_of_tricks() -> None:
    nothing = {f"scoring.own_{name}": 0 for name in ("ace", "ten", "king", "queen", "jack", "nine", "eight", "seven")}
    [problem] = problems(patch(PRESETS["bicycle_two_handed_64"], {**nothing, "scoring.last_trick": 0}))
    changing = {
        option.key
        for option, value in POINTS
        for rules in PRESETS.values()
        if option.group != "deck"  # which decides what cards there are
        if total_card_points(patch(rules, {option.key: value})) != total_card_points(rules)
    }
    assert changing <= set(problem.options)
    assert changing >= {"scoring.last_trick", "scoring.own_seven"}


def check_reasons(rules: Rules, result: DealResult) -> None:
    """Check that score sheets give a reason where a side scores anything but its melds and tricks.

    For moons and called partners, the heading of a deal is reason enough.
    """
    if result.outcome not in {"made", "set", "played"} or has_called_partner(rules):
        return
    names = [f"Player {seat + 1}" for seat in range(rules.table.players)]
    sums = [sum(party_points(rules, result, seats_of(rules, side))) for side in range(len(result.tricks))]
    assert sums == list(result.score) or score_reasons(result, rules, names)


@pytest.mark.parametrize(("option", "value"), POINTS, ids=[f"{each.key}={value}" for each, value in POINTS])
def test_points_agree_everywhere(option: Option, value: OptionValue) -> None:
    for preset, rules in games(option, value):
        session = played(preset, deals=DEALS, people=(), rules=rules)
        check_sheet(session, preset)
        for match, steps, result in deals_played_out(session):
            assert match.deal is not None
            check_tricks(rules, match.deal, steps, result)
            check_standing(rules, match, result)
            check_card_play(rules, steps, match.deal)
            check_stakes(observe(rules, match, None), result)
            check_reasons(rules, result)


@pytest.mark.parametrize(("option", "value"), SCORED, ids=[f"{each.key}={value}" for each, value in SCORED])
def test_every_value_of_an_option_that_affects_scores_changes_one(option: Option, value: OptionValue) -> None:
    assert changes_totals(option, value)
