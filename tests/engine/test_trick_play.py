"""Tricks card by card: whose turn it is, who wins, what counts, and which cards may be played against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.engine.actions import DeclareOut, Play
from pinochle_qt.engine.cards import cards_text, parse_card, parse_cards
from pinochle_qt.engine.events import CardPlayed, OutDeclared, TrickTaken
from pinochle_qt.engine.phases.play import TrickPlay
from pinochle_qt.engine.rules import patch
from pinochle_qt.engine.state import Contract, Ending, Trick
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.deals import finished

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState

PA4 = PRESETS["partnership_four_handed"]
HAY = PRESETS["hayes_two_handed"]
B48 = PRESETS["bicycle_two_handed_48"]
PENALIZED = {"penalties.renege": "detected_penalised"}


def playing(rules: Rules, *hands: str, leader: int = 0, **facts: Any) -> DealState:
    """Return a deal in the play, with hearts as trump."""
    return finished(rules, hands=tuple(map(parse_cards, hands)), leader=leader, strict=True, ending=None, **facts)


def offered(rules: Rules, deal: DealState) -> str:
    """Return the cards offered to the seat whose turn it is."""
    prompt = require(TrickPlay(rules).prompt(deal))
    return cards_text(action.card for action in prompt.legal_plays())


def test_the_winner_leads_and_the_last_trick_counts_ten_more() -> None:
    phase = TrickPlay(PA4)
    deal = playing(PA4, "KS JD", "TS QD", "9D AS", "9S AD", leader=3, contract=Contract(3, 150))
    events = []
    for seat, card in zip((3, 0, 1, 2, 2, 3, 0, 1), parse_cards("9S KS TS AS 9D AD JD QD"), strict=True):
        prompt = require(phase.prompt(deal))
        assert prompt.seat == seat
        assert deal.ending is None
        progress = phase.apply(deal, Play(seat, card))
        assert progress.events[0].event == CardPlayed(seat, card, "hand", 0)
        events += [phase_event.event for phase_event in progress.events[1:]]
        deal = progress.deal
    first, last = parse_cards("9S KS TS AS"), parse_cards("9D AD JD QD")
    assert events == [TrickTaken(2, 3, first, 30, last=False), TrickTaken(3, 2, last, 20, last=True)]
    assert deal.tricks == (Trick(3, first, 2, 30), Trick(2, last, 3, 20))
    assert (deal.leader, deal.trick, deal.ending) == (3, (), Ending("played"))
    assert phase.prompt(deal) is None


def test_a_renege_is_offered_only_if_penalized_and_no_moon_is_shot() -> None:
    hands = ("AS", "KS AD", "9S", "TS")
    for changes, moon, cards in (({}, None, "KS"), (PENALIZED, None, "AD KS"), (PENALIZED, 3, "KS")):
        rules = patch(PA4, {**changes, "match.shoot_the_moon": "1000"})
        deal = playing(rules, *hands, leader=0, trick=parse_cards("AS"), contract=Contract(0, 150), moon=moon)
        assert offered(rules, deal) == cards


@pytest.mark.parametrize(("card", "outcome"), [("KS", None), ("AD", "renege")])
def test_a_renege_ends_the_deal_against_the_player(card: str, outcome: str | None) -> None:
    rules = patch(PA4, PENALIZED)
    deal = playing(rules, "", "KS AD", "9S", "TS", trick=parse_cards("AS"), contract=Contract(0, 150))
    played = TrickPlay(rules).apply(deal, Play(1, parse_card(card))).deal
    assert played.ending == (None if outcome is None else Ending("renege", 1))
    assert played.hands[1] == parse_cards("AD" if card == "KS" else "KS")
    assert played.trick == (*parse_cards("AS"), parse_card(card))


@pytest.mark.parametrize(
    ("leader", "declarer", "tricks", "cards"),
    [(2, 2, 0, "AH"), (2, 2, 1, "AD AH"), (2, 3, 0, "AD AH"), (2, 1, 0, "AD AH")],
)
def test_only_the_first_lead_of_the_declarer_must_be_trump(leader: int, declarer: int, tricks: int, cards: str) -> None:
    rules = patch(PA4, {"tricks.first_lead_trump": True})
    deal = playing(
        rules, "", "", "AH AD", "", leader=leader, tricks=[(2, 10)] * tricks, contract=Contract(declarer, 150)
    )
    assert offered(rules, deal) == cards


@pytest.mark.parametrize(
    ("rules", "may"),
    [
        (B48, True),
        (patch(B48, {"match.declare_out": False}), False),
        (HAY, False),
        (PA4, False),
        (patch(PA4, {"match.declare_out": True}), False),
    ],
)
def test_declaring_out_exists_only_in_stock_games_whose_rules_allow_it(rules: Rules, *, may: bool) -> None:
    deal = playing(rules, *["AS"] * rules.table.players, leader=1)
    prompt = require(TrickPlay(rules).prompt(deal))
    assert prompt.allows(DeclareOut(1)) is may


def test_declaring_out_is_recorded_as_the_players_own_decision() -> None:
    progress = TrickPlay(B48).apply(playing(B48, "AS", "AH", leader=1), DeclareOut(1))
    assert progress.deal.ending == Ending("declared_out", 1)
    assert progress.events[0].event == OutDeclared(1, by_rule=False)


@pytest.mark.parametrize(("first", "dealer", "leader"), [("declarer", 1, 3), ("eldest", 1, 2), ("eldest", 3, 0)])
def test_the_declarer_or_eldest_leads_first(first: str, dealer: int, leader: int) -> None:
    rules = patch(PA4, {"tricks.first_leader": first})
    deal = playing(rules, *["AS"] * 4, dealer=dealer, contract=Contract(3, 150))
    assert TrickPlay(rules).enter(deal).deal.leader == leader
