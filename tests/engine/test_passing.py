"""Cards passed to the declarer and back: which ones may be returned, and when they move (catalogue, 1.14, 1.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine.actions import Give
from pinochle_qt.engine.cards import parse_cards, without
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.events import CardsGiven
from pinochle_qt.engine.phases.passing import Passing
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished

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


def test_of_equal_cards_a_players_own_copies_may_be_passed_back() -> None:
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
