"""Agreements of a side: what its bids mean, and that computer players bid by them, read them and ignore all others."""

from __future__ import annotations

import random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import partners_meld
from pinochle_qt.ai.decide.bidding.rivals import Bidders
from pinochle_qt.ai.decide.bidding.signals import holds, shown_in
from pinochle_qt.ai.inference.agreements import (
    HELP_AND_STEPS,
    MELD_BIDS,
    PLAIN,
    BidMeaning,
    choices_for,
    fitting,
    meaning_of_bid,
)
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.sample import World
from pinochle_qt.engine.cards import parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import people_rest
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.rules import Rules, patch
from pinochle_qt.engine.sayings import MOST_SAYINGS, Agreed, Agreement, Saying, UnusableAgreement, agreement_from
from pinochle_qt.session.dealing.shuffle import derived, shuffled
from pinochle_qt.variants.presets import PRESETS
from tests.ai.auction_table import Table

SINGLE, DOUBLE = PRESETS["single_deck_partnership"], PRESETS["double_deck_four_handed"]
OURS = Agreement(
    "Ours",
    (
        Saying("opening", 2, "run"),
        Saying("opening", 1, "suit", 6, goes_on=True),
        Saying("after_partner", 1, "aces", 3, goes_on=True),
        Saying("after_opponents", 1, "nothing"),
        Saying("raise", 2, "meld", 60, goes_on=True),
        Saying("raise", 1, "meld", 20, 60),
    ),
)
"""An agreement as people make it."""
ODD = ("plain", "help_and_steps")
"""Agreements of both sides; only that of seats 1 and 3 gives bids a meaning."""
RICH = parse_cards("QS JD KH QH KD QD KC QC AS AD TC 9H")
"""Much meld in every suit, but no long suit."""
FACES = parse_cards("AS KS QS AH KH QH AD KD QD AC KC QC")
POOR = parse_cards("JS TS 9S JH TH 9H JD TD 9D JC TC 9C")


@pytest.mark.parametrize(
    ("agreement", "rules", "before", "amount", "expected"),
    [
        (HELP_AND_STEPS, SINGLE, [], 250, None),
        (HELP_AND_STEPS, SINGLE, [], 300, None),
        (HELP_AND_STEPS, SINGLE, [250], 260, None),
        (HELP_AND_STEPS, SINGLE, [250], 270, BidMeaning("meld", 40, 60)),
        (HELP_AND_STEPS, SINGLE, [250, 260], 290, BidMeaning("meld", 60, 80)),
        (HELP_AND_STEPS, SINGLE, [250], 400, BidMeaning("meld", 80)),
        (MELD_BIDS, DOUBLE, [], 500, None),
        (MELD_BIDS, DOUBLE, [], 510, BidMeaning("aces_around")),
        (MELD_BIDS, DOUBLE, [500], 510, BidMeaning("asks")),
        (MELD_BIDS, DOUBLE, [500], 520, BidMeaning("meld", 200, 300)),
        (MELD_BIDS, DOUBLE, [500, 520], 550, BidMeaning("meld", 300, 400)),
        (MELD_BIDS, DOUBLE, [500], 900, BidMeaning("meld", 500)),
        (PLAIN, SINGLE, [250], 300, None),
        (OURS, SINGLE, [], 250, None),
        (OURS, SINGLE, [], 260, BidMeaning("suit", 6)),
        (OURS, SINGLE, [], 270, BidMeaning("run")),
        (OURS, SINGLE, [], 280, BidMeaning("suit", 6)),
        (OURS, SINGLE, [250], 270, BidMeaning("aces", 3)),
    ],
)
def test_each_bid_says_what_is_agreed(
    agreement: Agreement, rules: Rules, before: list[int], amount: int, expected: BidMeaning | None
) -> None:
    assert meaning_of_bid(agreement, before, amount, rules, supports=True) == expected
    if agreement is HELP_AND_STEPS:
        assert meaning_of_bid(agreement, before, amount, rules) is None


def test_steps_are_those_of_the_auction() -> None:
    rules = patch(DOUBLE, {"auction.big_step_from": 600})
    assert meaning_of_bid(MELD_BIDS, [500, 600], 650, rules) == BidMeaning("asks")
    assert meaning_of_bid(MELD_BIDS, [500, 600], 700, rules) == BidMeaning("meld", 200, 300)


def test_only_agreements_that_suit_the_game_can_be_chosen() -> None:
    offered = {name: [each.name for each in choices_for(rules)] for name, rules in PRESETS.items()}
    assert offered["single_deck_partnership"] == ["plain", "help_and_steps"]
    assert offered["double_deck_four_handed"] == ["plain", "meld_bids"]
    lone = [name for name, rules in PRESETS.items() if people_rest(rules) or rules.table.teams != "partners_opposite"]
    assert {tuple(offered[name]) for name in lone} == {("plain",)}
    assert fitting(("meld_bids", "help_and_steps"), SINGLE) == ("plain", "help_and_steps")
    assert fitting(("plain", "plain"), SINGLE) == fitting(("meld_bids", "plain"), SINGLE) == fitting((), SINGLE) == ()


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_a_partner_of_the_bidder_shows_what_he_holds(level: str) -> None:
    bids = []
    for agreements in (ODD, ()):
        table = Table(SINGLE, RICH, 3, agreements)
        table.say(250, 260)
        bids.append(table.answer(make_player(level, 1)))
    assert bids == [300, 270]


@pytest.mark.parametrize(
    ("calls", "bid"),
    [
        ((250, None), 290),  # one opponent may still bid
        ((None, 260), 270),  # the partner has passed
        ((None, None), 250),
        ((250, 260, 300, 310, None, 320), 330),  # the meld has been shown before
    ],
)
def test_no_meld_is_shown_that_nobody_needs_to_know_about(calls: tuple[int | None, ...], bid: int) -> None:
    table = Table(SINGLE, RICH, 3, ODD)
    table.say(*calls)
    assert table.answer() == bid


def test_the_lower_of_two_possible_bids_tells_what_both_would() -> None:
    hand = parse_cards("AS AH AD AC AS AS TS TS KS QS JS TS KS JS AH TH TH TD TC JC")
    table = Table(DOUBLE, hand, 1, ("plain", "meld_bids"))
    assert table.answer() == 510


@pytest.mark.parametrize("level", ["novice", "easy"])
def test_lower_levels_bid_as_if_there_were_no_agreements(level: str) -> None:
    bids = []
    for agreements in (ODD, ()):
        table = Table(SINGLE, RICH, 3, agreements)
        table.say(250, 260)
        bids.append(table.answer(make_player(level, 1)))
    assert bids[0] == bids[1]


def test_the_first_bidder_takes_back_a_bid_that_only_showed_meld() -> None:
    hand = parse_cards("AS TS TS KS JS 9S AH TD KD TC KC 9C")
    bids = []
    for agreements in (ODD, ()):
        table = Table(SINGLE, hand, 1, agreements)
        table.say(250, 260, 300, None)
        bids.append(table.answer())
    assert bids == [310, None]


def test_only_the_partner_counts_on_shown_meld() -> None:
    estimates = []
    for amount in (280, 290, 300):
        table = Table(SINGLE, POOR, 1, ODD)
        table.say(250, 260, amount, None)
        estimates.append(partners_meld(table.seen()))
    assert estimates == sorted(set(estimates))


def test_the_other_players_imagine_hands_with_the_shown_meld() -> None:
    rest = list(pack(SINGLE))
    for face in (*POOR, *POOR, *FACES):
        rest.remove(face)
    odds = []
    for agreements in (ODD, ()):
        table = Table(SINGLE, POOR, 2, agreements)
        table.say(250, 260, 300, None, None)
        bidders = Bidders(table.seen(), 2)
        rich, poor = ((tuple(rest), POOR, POOR, FACES), (tuple(rest), FACES, POOR, POOR))
        found = [bidders.in_world(World(hands), random.Random(1)).agreement for hands in (rich, poor)]
        odds.append(found[0] / found[1])
    assert odds[0] > 2 * odds[1]


LOWEST = Agreement(
    "Lowest",
    (
        Saying("opening", 0, "aces", 3),
        Saying("opening", 1, "suit", 5),
        Saying("raise", 0, "meld", 40),
        Saying("raise", 1, "run", goes_on=True),
    ),
)
"""An agreement in which the lowest bids show something, and all raises do."""


@pytest.mark.parametrize(
    ("rules", "name"), [(SINGLE, "help_and_steps"), (DOUBLE, "meld_bids"), (SINGLE, OURS), (SINGLE, LOWEST)]
)
def test_computer_players_hold_what_they_show(rules: Rules, name: Agreed) -> None:
    game, found = Game(rules), 0
    for deal in range(30):
        match = game.start(deal % 4, agreements=(name, "plain"))
        order = shuffled(pack(rules), derived(5, "agreements", deal))
        match = game.apply(match, game.deal_out(order, match.next_dealer)).after
        while (prompt := game.prompt(match)) is not None and prompt.kind == "bid":
            seen = observe(rules, match, prompt.seat)
            match = game.apply(match, Policy().choose(seen, prompt, None)).after
            seen = observe(rules, match, prompt.seat)
            promise = shown_in(seen, len(seen.calls) - 1) if seen.running and seen.calls else None
            if promise is not None:
                found += 1
                assert seen.viewer in {0, 2}
                assert holds(seen.hand, promise, rules)
    assert found


def test_own_agreements_show_less_specific_things_where_nothing_else_applies() -> None:
    meanings = [meaning_of_bid(OURS, [250], amount, SINGLE) for amount in (260, 270, 280, 400)]
    assert meanings == [None, None, BidMeaning("meld", 60), BidMeaning("meld", 60)]


def test_own_agreements_suit_every_game_in_which_bids_can_show_something() -> None:
    suited = {name for name, rules in PRESETS.items() if fitting((OURS, "plain"), rules)}
    assert {"single_deck_partnership", "double_deck_four_handed"} <= suited
    assert suited == {name for name, rules in PRESETS.items() if len(choices_for(rules)) > 1}


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("AS TS KS QS JS 9S AH TH KD QC JC 9C", 270),  # a run goes first
        ("AS TS TS KS JS 9S AH TH AD TD AC TC", 260),  # six spades without a queen
        ("AS TS KS QS JS 9H AH TH TD KD QC 9C", 270),
    ],
)
@pytest.mark.parametrize("level", ["steady", "strong", "expert"])
def test_computer_players_bid_by_the_first_row_that_fits(hand: str, bid: int, level: str) -> None:
    table = Table(SINGLE, parse_cards(hand), 1, ("plain", OURS))
    assert table.answer(make_player(level, 1)) == bid


def test_a_hand_that_is_worth_a_bid_does_not_show_what_it_lacks() -> None:
    hand = parse_cards("AS TS TS KS JS 9S AH TH KD TC KC 9C")
    rules = patch(SINGLE, {"auction.forced_open": "none"})
    showing = [Saying("opening", 0, "aces", 3), Saying("opening", 1, "aces_around"), Saying("opening", 2, "run")]
    bids = []
    for rows in ((), showing[:1], showing[:2], [*showing[:2], replace(showing[2], goes_on=True)]):
        table = Table(rules, hand, 1, ("plain", replace(OURS, sayings=(*rows, OURS.sayings[-1]))))
        bids.append(table.answer())
    assert bids == [250, 260, 270, None]


def test_a_partner_who_showed_aces_is_counted_on_for_their_tricks() -> None:
    three, five = (replace(OURS, sayings=(Saying("raise", 1, "aces", count),)) for count in (3, 5))
    estimates = []
    for ours in (three, five):
        table = Table(SINGLE, POOR, 1, ("plain", ours))
        table.say(250, 260, 280, None)
        estimates.append(partners_meld(table.seen()))
    assert estimates[1] - estimates[0] == pytest.approx(2 * 0.035 * 250)


def test_trump_is_not_taken_from_a_partner_who_showed_a_run() -> None:
    hand = parse_cards("AS TS TS KS JS 9S AH TH KD TC KC 9C")
    bids = []
    for shows in ("meld", "run"):
        ours = replace(OURS, sayings=(Saying("raise", 1, shows, goes_on=True),))
        table = Table(SINGLE, hand, 1, ("plain", ours))
        table.say(250, 260, 300, None)
        bids.append(table.answer())
    assert bids == [310, None]


def test_own_agreements_are_heard_by_both_sides() -> None:
    runs, none = parse_cards("AS TS KS QS JS 9S AH TH KD TC KC 9C"), parse_cards("AS TS KS TS JS 9S AH TH KD TC KC 9C")
    table = Table(SINGLE, POOR, 2, ("plain", OURS))
    table.say(270)
    bidders = Bidders(table.seen(), 2)
    found = [bidders.in_world(World((POOR, hand, POOR, FACES)), random.Random(1)).agreement for hand in (runs, none)]
    assert found[0] > 2 * found[1]


ROW = {"on": "raise", "steps": 1, "shows": "meld", "least": 40, "below": 60}


def test_an_agreement_is_read_as_it_was_written() -> None:
    assert agreement_from(to_builtins(OURS)) == OURS
    assert agreement_from({"name": " Ours\n", "rows": [ROW], "is_custom": True, "later": 1}) == Agreement(
        "Ours", (Saying("raise", 1, "meld", 40, 60),)
    )


@pytest.mark.parametrize(
    ("data", "key", "row"),
    [
        ([], "", None),
        ({"rows": [ROW]}, "name", None),
        ({"name": "\u200b", "rows": [ROW]}, "name", None),
        ({"name": "x" * 61, "rows": [ROW]}, "name", None),
        ({"name": "Ours"}, "rows", None),
        ({"name": "Ours", "rows": []}, "rows", None),
        ({"name": "Ours", "rows": [ROW] * (MOST_SAYINGS + 1)}, "rows", None),
        ({"name": "Ours", "rows": [ROW, 7]}, "", 2),
        ({"name": "Ours", "rows": [ROW, {"on": "raise", "shows": "meld"}]}, "steps", 2),
        ({"name": "Ours", "rows": [ROW | {"on": "\ud800"}]}, "", 1),
        ({"name": "Ours", "rows": [ROW | {"shows": "luck"}]}, "shows", 1),
        ({"name": "Ours", "rows": [ROW | {"steps": 7}]}, "steps", 1),
        ({"name": "Ours", "rows": [ROW | {"steps": True}]}, "steps", 1),
        ({"name": "Ours", "rows": [ROW | {"least": -10}]}, "least", 1),
        ({"name": "Ours", "rows": [ROW | {"below": 40}]}, "below", 1),
        ({"name": "Ours", "rows": [ROW | {"shows": "aces", "least": 1}]}, "least", 1),
        ({"name": "Ours", "rows": [ROW | {"goes_on": "yes"}]}, "goes_on", 1),
    ],
)
def test_data_that_are_no_agreement_are_refused_and_the_place_named(data: object, key: str, row: int | None) -> None:
    with pytest.raises(UnusableAgreement) as caught:
        agreement_from(data)
    assert (caught.value.key, caught.value.row) == (key, row)
