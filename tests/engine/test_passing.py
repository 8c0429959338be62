"""Cards passed to the declarer and back: which ones may be returned, and when they move (catalogue, 1.14, 1.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import Bid, Give, Pass
from pinochle_qt.engine.cards import parse_cards, without
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import CardsGiven
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.phases.passing import Passing
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished
from tests.engine.running import after, dealt

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState

RAC = PRESETS["racehorse_passing"]
HANDS = tuple(
    tuple(sorted(parse_cards(hand)))
    for hand in ("AS AS TS TS KS", "9C 9C JC JC QC", "AH AS AD AC 9D", "9H 9H JH JH QH")
)
PARTNERS = parse_cards("AH AS AD AC")
RETURNED = parse_cards("AH AS TS KS")
OWN = parse_cards("AS AS TS KS")


def passing(rules: Rules = RAC, **facts: Any) -> DealState:
    """Return a deal in which seat 0 has named trump and seat 2 is to pass four cards."""
    return finished(rules, contract=Contract(0, 250), hands=HANDS, ending=None, **facts)


@pytest.mark.parametrize(("mode", "returnable"), [("partner_first", False), ("simultaneous", True)])
def test_received_cards_may_be_passed_back_unless_the_rules_forbid_it(mode: str, *, returnable: bool) -> None:
    for received, allowed in ((True, True), (False, returnable)):
        rules = patch(RAC, {"passing.mode": mode, "passing.return_received": received})
        phase = Passing(rules)
        first = require(phase.prompt(passing(rules)))
        assert (first.seat, first.receiver) == (2, 0)
        assert first.allows(Give(2, PARTNERS))
        deal = phase.apply(passing(rules), Give(2, PARTNERS)).deal
        second = require(phase.prompt(deal))
        assert (second.seat, second.receiver) == (0, 2)
        assert second.allows(Give(0, OWN[1:] + parse_cards("TS")))
        if mode == "partner_first":
            rejection = second.refusal(Give(0, RETURNED))
            assert (rejection and rejection.reason) == (None if allowed else Refusal.NOT_RETURNABLE)


def test_a_player_may_pass_back_own_copies_of_equal_cards() -> None:
    rules = patch(RAC, {"passing.return_received": False})
    phase = Passing(rules)
    prompt = require(phase.prompt(phase.apply(passing(rules), Give(2, PARTNERS)).deal))
    assert prompt.allows(Give(0, OWN))
    rejection = require(prompt.refusal(Give(0, parse_cards("AS AS AS KS"))))
    assert rejection.reason is Refusal.NOT_RETURNABLE


def test_cards_move_at_once_if_partner_passes_first() -> None:
    phase = Passing(RAC)
    given = phase.apply(passing(), Give(2, PARTNERS))
    assert [phase_event.event for phase_event in given.events] == [CardsGiven(2, 0, tuple(sorted(PARTNERS)))]
    assert given.deal.hands[0] == tuple(sorted(HANDS[0] + PARTNERS))
    assert given.deal.hands[2] == without(HANDS[2], PARTNERS)
    back = phase.apply(given.deal, Give(0, RETURNED))
    assert [phase_event.event for phase_event in back.events] == [CardsGiven(0, 2, tuple(sorted(RETURNED)))]
    assert [len(hand) for hand in back.deal.hands] == [5, 5, 5, 5]
    assert phase.prompt(back.deal) is None


def test_cards_move_together_if_both_choose_at_the_same_time() -> None:
    rules = patch(RAC, {"passing.mode": "simultaneous"})
    phase = Passing(rules)
    chosen = phase.apply(passing(rules), Give(2, PARTNERS))
    assert (chosen.events, chosen.deal.hands) == ((), HANDS)
    both = phase.apply(chosen.deal, Give(0, OWN))
    assert [phase_event.event for phase_event in both.events] == [
        CardsGiven(2, 0, tuple(sorted(PARTNERS))),
        CardsGiven(0, 2, tuple(sorted(OWN))),
    ]
    assert both.deal.hands[0] == tuple(sorted(parse_cards("TS AH AS AD AC")))
    assert both.deal.hands[2] == tuple(sorted(parse_cards("AS AS TS KS 9D")))


def test_nothing_is_passed_in_a_conceded_deal() -> None:
    assert Passing(RAC).prompt(passing()) is not None
    assert Passing(RAC).prompt(passing(conceded=True)) is None
    assert Passing(RAC).prompt(passing(no_suit=True)) is None


@pytest.mark.parametrize("level", ["novice", "easy", "steady", "strong"])
@given(cards=st.integers(1, 12), mode=st.sampled_from(["partner_first", "simultaneous"]), returns=st.booleans())
@settings(max_examples=3, deadline=None)
def test_any_number_of_cards_is_passed_and_returned(level: str, *, cards: int, mode: str, returns: bool) -> None:
    options = {"passing.cards": cards, "passing.mode": mode, "passing.return_received": returns}
    game, match = dealt(patch(RAC, {**options, "auction.forced_open": "none"}))
    match = after(game, match, Bid(0, 150), Pass(1), Pass(2), Pass(3))
    player = make_player(level, 1)
    gifts: list[Give] = []
    while (prompt := require(game.prompt(match))).kind in {"trump", "give"}:
        seen = observe(game.rules, match, prompt.seat)
        action = player.choose(seen, prompt, 0.2)
        gifts += [action] if isinstance(action, Give) else []
        match = after(game, match, action)
    assert [(gift.seat, len(gift.cards)) for gift in gifts] == [(2, cards), (0, cards)]
    assert [len(hand) for hand in require(match.deal).hands] == [12] * 4
