"""Before the first card: who may throw in the hand or shoot the moon (catalogue, 1.16, 1.25 and item 69)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.actions import PlayOn, ShootMoon, ThrowIn
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.events import Announced
from pinochle_qt.engine.phases.decide import LastWord
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract, Ending
from pinochle_qt.variants.presets import PRESETS
from tests.engine.deals import finished

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import OptionValue

PA4 = PRESETS["partnership_four_handed"]
MOON = {"match.shoot_the_moon": "250"}
NO_THROW_IN = {"scoring.throw_in": False}
HANDS = tuple(parse_cards(card) for card in ("AS", "AH", "AD", "AC"))


def asked(changes: Mapping[str, OptionValue], declarer: int = 2) -> list[tuple[int, set[type]]]:
    """Return who is asked, in order, and what each may do, when everybody plays on."""
    rules = patch(PA4, changes)
    phase = LastWord(rules)
    deal = finished(rules, contract=Contract(declarer, 250), hands=HANDS, trump=Suit.CLUBS, ending=None)
    found: list[tuple[int, set[type]]] = []
    while (prompt := phase.prompt(deal)) is not None:
        assert prompt.seat is not None
        assert (prompt.kind, prompt.hand, prompt.trump) == ("decide", HANDS[prompt.seat], Suit.CLUBS)
        found.append((prompt.seat, {type(choice) for choice in prompt.choices}))
        progress = phase.apply(deal, PlayOn(prompt.seat))
        assert progress.events[0].event == Announced(prompt.seat, "play_on")
        deal = progress.deal
    return found


@pytest.mark.parametrize("declarer", range(4))
def test_only_the_declarer_may_throw_in_and_anybody_may_shoot_the_moon(declarer: int) -> None:
    others = [(declarer + place) % 4 for place in (1, 2, 3)]
    shoot = [(seat, {PlayOn, ShootMoon}) for seat in others]
    assert asked({}, declarer) == [(declarer, {PlayOn, ThrowIn})]
    assert asked(MOON, declarer) == [(declarer, {PlayOn, ThrowIn, ShootMoon}), *shoot]
    assert asked({**MOON, **NO_THROW_IN}, declarer) == [(declarer, {PlayOn, ShootMoon}), *shoot]
    assert asked(NO_THROW_IN, declarer) == []


def test_with_summed_bids_there_is_nothing_to_decide() -> None:
    assert asked({"auction.style": "summed", **MOON}) == []
    assert asked({"auction.style": "summed"}) == []


def test_nobody_is_asked_without_a_contract_or_after_a_moon_is_shot() -> None:
    rules = patch(PA4, MOON)
    phase = LastWord(rules)
    deal = finished(rules, contract=Contract(2, 250), hands=HANDS, ending=None)
    shot = phase.apply(deal, ShootMoon(2))
    assert shot.deal.moon == 2
    assert shot.events[0].event == Announced(2, "shoot_moon")
    assert phase.prompt(shot.deal) is None
    assert phase.prompt(finished(rules, hands=HANDS, ending=None)) is None


def test_throwing_in_ends_the_deal() -> None:
    deal = finished(PA4, contract=Contract(2, 250), hands=HANDS, ending=None)
    thrown = LastWord(PA4).apply(deal, ThrowIn(2))
    assert thrown.deal.ending == Ending("thrown_in", 2)
    assert thrown.events[0].event == Announced(2, "throw_in")
