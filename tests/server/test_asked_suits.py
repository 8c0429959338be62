"""What a phone is told to ask where bids name trump and the moon may be bid."""

from __future__ import annotations

from pinochle_qt.engine.actions import Bid, Pass, ShootMoon
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import patch
from pinochle_qt.protocol.wire import action_from_wire
from pinochle_qt.server.view import view_of
from pinochle_qt.server.view_asked import asked_view
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.engine.running import after, dealt

RULES = patch(
    PRESETS["partnership_four_handed"],
    {
        "auction.names_suit": True,
        "auction.trump_must_hold": "marriage",
        "match.shoot_the_moon": "1000",
        "match.moon_time": "bid",
    },
)
NAMES = ("You", "Ruth", "Sam", "Edith")
HAND = "KH QH KS QS AD AD TD TD JC JC 9C 9C"


def test_a_page_can_bid_in_the_suits_that_may_be_named_and_the_moon_in_them() -> None:
    game, match = dealt(RULES, HAND)
    seen, prompt = observe(RULES, match, 0), require(game.prompt(match))
    ask = asked_view(seen, prompt, NAMES)
    buttons = {each["suit"]: each.get("button") for each in ask["melds"]}
    assert buttons == {"H": "Bid {amount} in hearts", "S": "Bid {amount} in spades", "D": None, "C": None}
    answer = ask["answer"] | {"amount": ask["first"], "suit": "H"}
    assert action_from_wire(answer) == Bid(0, 150, Suit.HEARTS)
    assert prompt.allows(action_from_wire(answer))
    moons = {each["suit"]: each.get("moon") for each in ask["melds"]}
    assert moons == {"H": "Shoot the moon ♥", "S": "Shoot the moon ♠", "D": None, "C": None}
    assert prompt.allows(action_from_wire(ask["moon"]["action"] | {"suit": "S"}))


def test_where_bids_name_no_suit_a_page_offers_none() -> None:
    game, match = dealt(PRESETS["partnership_four_handed"], HAND)
    ask = asked_view(observe(game.rules, match, 0), require(game.prompt(match)), NAMES)
    assert not [each for each in ask["melds"] if "button" in each]
    assert "moon" not in ask


def test_the_calls_at_the_seats_show_suit_and_moon() -> None:
    game, match = dealt(patch(RULES, {"match.moon_over_moon": True, "auction.trump_must_hold": "any"}), HAND)
    match = after(game, match, Bid(0, 150, Suit.HEARTS), ShootMoon(1, Suit.CLUBS), Pass(2))
    view = view_of(observe(game.rules, match, 0), None, 3, NAMES, leads=False)
    calls = {seat["seat"]: seat.get("call", "") for seat in view["seats"]}
    assert calls == {0: "150 ♥", 1: "The moon ♣", 2: "Pass", 3: ""}
