"""The sheet arrives at the engine's scores, whatever the rules and however a deal ends, and refuses no deal.

`tests/conformance/test_points.py` checks the same for every value of every option.

Ten thousand deals of all presets, and four hundred sets of house rules, take about five minutes:

    PINOCHLE_LONG=1 .venv/bin/python -m pytest tests/scorekeeping/test_scores.py
"""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.actions import Bid, Concede, Pass
from pinochle_qt.engine.features import is_stock_game, pays_by_bid
from pinochle_qt.engine.problems import problems
from pinochle_qt.scorekeeping.faults import faults
from pinochle_qt.scorekeeping.questions import questions
from pinochle_qt.scorekeeping.scores import scored
from pinochle_qt.scorekeeping.sheet import Sheet, SheetDeal
from pinochle_qt.session.dealing.shuffle import derived
from pinochle_qt.variants.presets import PRESETS
from tests.conformance.test_random_rules import rule_sets, session_of
from tests.scorekeeping.telling import told
from tests.session.driving import advance, chance_player, new_session

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.session import Session

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
DEALS: Final = 10_000 // len(PRESETS) + 1 if LONG else 12
"""The number of deals of each preset: ten thousand in all with `PINOCHLE_LONG=1`."""


def check_sheet(session: Session, preset: str) -> Counter[str]:
    """Enter all deals of a session in the sheet, and compare after each of them; return how they ended."""
    rules, endings = session.rules, Counter[str]()
    sheet = Sheet(preset, rules, tuple(setup.name for setup in session.people))
    for step in session.steps:
        if len(step.after.results) == len(step.before.results) or step.after.deal is None:
            continue
        result = step.after.results[-1]
        deal = told(rules, step.after.deal, result)
        sheet = sheet.with_deal(deal)
        match = scored(sheet).match
        mine = match.results[-1]
        about = f"{preset} {deal} {result}"
        assert deal.how in questions(rules, SheetDeal(deal.dealer)).hows, about
        assert not faults(rules, deal), about
        assert mine.score == result.score, about
        assert (mine.totals, mine.target, mine.checks) == (result.totals, result.target, result.checks), about
        assert (mine.outcome, mine.is_set, mine.declarer) == (result.outcome, result.is_set, result.declarer), about
        assert mine.bid == result.bid, about
        has_no_effect = is_stock_game(rules) or (pays_by_bid(rules) and result.no_suit)
        assert mine.trump == result.trump or has_no_effect, about  # such as that of a turned card
        assert (match.winners, match.slides) == (step.after.winners, step.after.slides), about
        assert match.next_dealer == step.after.next_dealer, about
        endings[result.outcome] += 1
    return endings


def random_deals(preset: str, rules: Rules, deals: int) -> Counter[str]:
    """Play random matches until there are this many deals, and check them all."""
    endings, seed = Counter[str](), 0
    while endings.total() < deals:
        session = new_session(preset, seed, rules=rules)
        advance(session, chance_player(seed), deals=min(deals - endings.total(), 40))
        endings += check_sheet(session, preset)
        seed += 1
    return endings


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if not problems(rules)])
def test_the_sheet_scores_like_the_engine(preset: str) -> None:
    random_deals(preset, PRESETS[preset], DEALS)


@settings(
    max_examples=400 if LONG else 60, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
@given(rule_set=rule_sets(), seed=st.integers(0, 999))
def test_under_any_house_rules(rule_set: tuple[str, Rules], seed: int) -> None:
    check_sheet(session_of(rule_set, seed), rule_set[0])


class GivesUpUnseen(RandomPlayer):
    """Bids only if forced to, and then gives up without looking at the widow."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Pass or give up if allowed, open with the bid that counts as forced, and otherwise answer at random."""
        given_up = (a for a in prompt.choices if isinstance(a, Pass) or a == Concede(a.seat, unseen=True))
        if prompt.bids is not None and prompt.seat is not None:
            return next(given_up, Bid(prompt.seat, prompt.rules.auction.min_bid))
        return next(given_up, None) or super().choose(observation, prompt, budget)


@pytest.mark.parametrize(("preset", "is_asked"), [("check_pinochle", True), ("binokel_three_handed", False)])
def test_whether_a_forced_bid_was_given_up_unseen_is_asked_only_for_checks(preset: str, is_asked: bool) -> None:
    rules = PRESETS[preset]
    assert ("conceded_unseen" in questions(rules, SheetDeal(0)).hows) is is_asked
    session = new_session(preset)
    advance(session, GivesUpUnseen(derived(1, "test")), deals=DEALS)
    assert any(step.after.deal is not None and step.after.deal.conceded_unseen for step in session.steps)
    check_sheet(session, preset)


def test_where_bids_are_paid_in_chips_only_the_bidders_meld_and_tricks_are_asked() -> None:
    rules = PRESETS["auction_pinochle"]
    asked = questions(rules, SheetDeal(0, "played", declarer=1, bid=300))
    assert (asked.melds, asked.tricks, asked.trump) == (((1,),), ((1,), (0, 2)), True)
    given_up = questions(rules, SheetDeal(0, "conceded", declarer=1, bid=300))
    assert (given_up.melds, given_up.tricks, given_up.trump) == ((), (), False)
