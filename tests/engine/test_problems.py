"""Which rules are refused and why, and what the offered repairs achieve."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.derived import (
    pack,
    partner_of,
    people_count,
    side_count,
    side_of,
    stock_size,
    total_card_points,
    trick_count,
)
from pinochle_qt.engine.problems import RulesProblem, problems
from pinochle_qt.engine.rules import OPTIONS, Option, OptionValue, Range, Rules, from_json, patch
from pinochle_qt.engine.rules.play import MeldRules
from pinochle_qt.engine.rules.table import TableRules

PRESETS: dict[str, Rules] = {
    name: from_json(data)
    for name, data in json.loads((Path(__file__).parents[1] / "data" / "presets.json").read_text("utf-8")).items()
}

HAYES, BICYCLE, WIKI = "hayes_two_handed", "bicycle_two_handed_48", "wikipedia_two_handed"
SIMPLE, DRAFT = "simplified_two_handed_150", "two_handed_draft"
THREE, CUTTHROAT, CHECKS = "three_handed_auction", "cutthroat_three_handed", "check_pinochle"
FOUR, KITTY, RACEHORSE = "partnership_four_handed", "partnership_four_handed_kitty", "racehorse_passing"
SUMMED, FIVE, SIX = "summed_bid_partnership", "five_handed_called_partner", "six_handed_deck_and_half"
DOUBLE, BLIND, EIGHT = "double_deck_four_handed", "racehorse_six_handed", "eight_handed_four_teams"


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    if isinstance(option.allowed, Range):
        return st.integers(option.allowed.min, option.allowed.max)
    return st.sampled_from(option.allowed)


def repaired(rules: Rules, rounds: int = 8) -> Rules:
    for _ in range(rounds):
        repairs: dict[str, OptionValue] = {}
        for problem in problems(rules):
            repairs |= problem.repair
        rules = patch(rules, repairs)
    return rules


@pytest.mark.parametrize("name", PRESETS)
def test_presets_can_be_played(name: str) -> None:
    assert problems(PRESETS[name]) == ()


def needs_too_much(ranks: str, nines: int, size: int) -> tuple[str, dict[str, OptionValue], str, str]:
    """Return a case for `REFUSALS` in which the points needed in tricks are more than the pack has."""
    points = dict.fromkeys(("scoring.own_ace", "scoring.own_ten", "scoring.own_king"), 1)
    changes: dict[str, OptionValue] = {**points, "deck.ranks": ranks, "deck.extra_nines": nines, "deal.hand_size": size}
    words = "more points in tricks than a deal"
    return FOUR, {**changes, "scoring.min_trick_points": 200}, "scoring.min_trick_points", words


# preset, changes, one of the options concerned, part of the sentence
REFUSALS: list[tuple[str, dict[str, OptionValue], str, str]] = [
    (
        HAYES,
        {"table.players": 4, "table.teams": "partners_opposite", "deal.hand_size": 6},
        "table.teams",
        "can't have partners",
    ),
    (HAYES, {"auction.style": "standard"}, "auction.style", "no bidding"),
    (HAYES, {"widow.size": 3}, "widow.size", "can't have a widow"),
    (HAYES, {"widow.use": "take_and_discard"}, "widow.use", "can't have a widow"),
    (HAYES, {"passing.cards": 3}, "passing.cards", "don't pass cards"),
    (HAYES, {"scoring.throw_in": True}, "scoring.throw_in", "no contract"),
    (HAYES, {"match.shoot_the_moon": "game"}, "match.shoot_the_moon", "moon"),
    (HAYES, {"match.bid_and_out": True}, "match.bid_and_out", "needs bidding"),
    (HAYES, {"checks.enabled": True}, "checks.enabled", "Checks"),
    (BICYCLE, {"melds.table": "double_deck"}, "melds.table", "before play"),
    (BICYCLE, {"melds.table": "racehorse_six"}, "melds.table", "before play"),
    (HAYES, {"melds.table": "standard"}, "melds.reuse", "once per category"),
    (WIKI, {"melds.upgrade": "difference"}, "melds.upgrade", "paid in full"),
    (HAYES, {"deal.upcard": False}, "deal.upcard", "needs an upcard"),
    (HAYES, {"auction.trump": "bid_winner"}, "auction.trump", "nobody gets to name trump"),
    (HAYES, {"tricks.first_leader": "declarer"}, "tricks.first_leader", "no bidder"),
    (HAYES, {"melds.draw_order": None}, "melds.draw_order", "rules must say"),
    (HAYES, {"melds.after_last_stock_trick": None}, "melds.after_last_stock_trick", "rules must say"),
    (HAYES, {"melds.dix_free_of_limit": None}, "melds.dix_free_of_limit", "rules must say"),
    (HAYES, {"melds.needs_hand_card": None}, "melds.needs_hand_card", "rules must say"),
    (HAYES, {"melds.upgrade": None}, "melds.upgrade", "rules must say"),
    (HAYES, {"deck.extra_nines": 1}, "deck.extra_nines", "draw it evenly"),
    (HAYES, {"table.players": 4}, "table.players", "no stock"),
    (HAYES, {"table.players": 5}, "table.players", "not enough"),
    (HAYES, {"deal.mode": "draft", "scoring.draft_discards_to": "own_pile"}, "deal.mode", "no stock left"),
    (FOUR, {"melds.reuse": "class_higher"}, "melds.reuse", "under each heading"),
    (FOUR, {"melds.reuse": "category"}, "melds.reuse", "under each heading"),
    (FOUR, {"melds.per_turn": 1}, "melds.per_turn", "meld all you have"),
    (FOUR, {"melds.dix_exchange": "optional"}, "melds.dix_exchange", "trade a dix"),
    (FOUR, {"melds.turned_dix_bonus": 10}, "melds.turned_dix_bonus", "turn up a dix"),
    (FOUR, {"auction.style": "none"}, "auction.style", "needs bidding"),
    (DRAFT, {"auction.style": "none", "match.bid_and_out": True}, "match.bid_and_out", "nobody bids"),
    (FOUR, {"deal.upcard": True}, "deal.upcard", "only games with a stock"),
    (FOUR, {"auction.trump": "upcard"}, "auction.trump", "a player names trump"),
    (FOUR, {"deal.hand_size": 11}, "deal.hand_size", "leave 4"),
    (FOUR, {"deal.hand_size": 13}, "deal.hand_size", "not enough"),
    (FOUR, {"deck.extra_nines": 1}, "deck.extra_nines", "don't come out even"),
    (THREE, {"widow.size": 4}, "widow.size", "not enough"),
    (DRAFT, {"deal.hand_size": 11}, "deal.hand_size", "as many discards"),
    (DRAFT, {"table.players": 3, "deal.hand_size": 8}, "table.players", "only two"),
    (DRAFT, {"widow.size": 3}, "widow.size", "no widow"),
    (DRAFT, {"widow.use": "take_and_discard"}, "widow.use", "no widow"),
    (DRAFT, {"scoring.draft_discards_to": None}, "scoring.draft_discards_to", "who counts the discards"),
    (CUTTHROAT, {"table.teams": "partners_opposite"}, "table.teams", "exactly four"),
    (SIX, {"table.teams": "partners_opposite"}, "table.teams", "exactly four"),
    (CUTTHROAT, {"table.teams": "two_teams_alternating"}, "table.teams", "odd number"),
    (CUTTHROAT, {"table.teams": "pairs_opposite"}, "table.teams", "odd number"),
    (FIVE, {"table.teams": "two_teams_alternating"}, "table.teams", "odd number"),
    (DRAFT, {"table.teams": "pairs_opposite"}, "table.teams", "nobody to play against"),
    (DRAFT, {"table.teams": "called_partner"}, "table.teams", "your only opponent"),
    (FIVE, {"scoring.partner_share": None}, "scoring.partner_share", "how the two of you score"),
    (FIVE, {"scoring.partner_direction": None}, "scoring.partner_direction", "which way around"),
    (FIVE, {"scoring.rounding": "seven_up"}, "scoring.rounding", "round trick points"),
    (SIX, {"passing.cards": 4}, "passing.cards", "exactly one partner"),
    (CUTTHROAT, {"passing.cards": 4}, "passing.cards", "exactly one partner"),
    (THREE, {"widow.points_to": "opponents"}, "widow.points_to", "exactly two sides"),
    (CUTTHROAT, {"match.bid_and_out": False, "match.slide_out": 3}, "match.slide_out", "only makes sense with"),
    (SIMPLE, {"scoring.card_points": "classic"}, "scoring.scale", "last zero"),
    (FOUR, {"scoring.scale": "x1", "auction.increment": 25}, "auction.increment", "aren't in tens"),
    (FOUR, {"scoring.scale": "x1", "auction.min_bid": 155}, "auction.min_bid", "aren't in tens"),
    (FOUR, {"scoring.scale": "x1", "auction.forced_bid": 195}, "auction.forced_bid", "aren't in tens"),
    (FOUR, {"scoring.scale": "x1", "auction.increment": 5}, "auction.increment", "aren't in tens"),
    (FOUR, {"scoring.scale": "x1", "auction.big_step_from": 505}, "auction.big_step_from", "aren't in tens"),
    (SIMPLE, {"scoring.own_king": 9}, "scoring.own_king", "last zero"),
    (SIMPLE, {"scoring.last_trick": 15}, "scoring.last_trick", "last zero"),
    (SIMPLE, {"melds.own_marriage": 25}, "melds.own_marriage", "don't count in tens"),
    (SIMPLE, {"match.target": 1505}, "match.target", "the target"),
    (FOUR, {"scoring.scale": "x1", "melds.dix_value": 5}, "melds.dix_value", "don't count in tens"),
    (FOUR, {"scoring.scale": "x1", "melds.dix_value": 1}, "melds.dix_value", "don't count in tens"),
    (
        FOUR,
        {"melds.run_value": 2000},
        "melds.own_double_run",
        "a double run for 1500 when a single run counts 2000",
    ),
    (FOUR, {"melds.own_double_aces": 90}, "melds.own_aces", "double aces around for 90 when"),
    (DOUBLE, {"melds.own_aces": 5000}, "melds.own_aces", "double aces around for 1000 when"),
    (DOUBLE, {"melds.own_double_queens": 950}, "melds.own_triple_queens", "triple queens around for 900 when"),
    (DOUBLE, {"melds.own_quadruple_marriage": 50}, "melds.own_marriage", "quadruple marriage for 50"),
    (WIKI, {"melds.pinochle_value": 310}, "melds.own_double_pinochle", "double pinochle for 300"),
    (HAYES, {"melds.own_double_run": 500}, "melds.reuse", "only the pinochle"),
    (
        FOUR,
        {"scoring.own_ace": 0, "scoring.own_ten": 0, "scoring.own_king": 0, "scoring.last_trick": 0},
        "scoring.own_king",
        "nothing to play for",
    ),
    (THREE, {"widow.size": 1, "widow.use": "none"}, "widow.use", "nobody gets to use it"),
    (KITTY, {"widow.size": 1}, "widow.size", "as many cards as"),
    (
        THREE,
        {"deck.copies": 5, "deck.extra_nines": -8, "deal.hand_size": 26, "widow.size": 12},
        "widow.size",
        "would hold 38 cards",
    ),
    (HAYES, {"widow.size": 1}, "widow.size", "can't have a widow"),
    (KITTY, {"table.players": 7, "table.teams": "individual"}, "widow.use", "as many cards as"),
    (DRAFT, {"widow.size": 1}, "widow.size", "hands are drafted"),
    (HAYES, {"checks.enabled": True, "auction.style": "standard"}, "checks.enabled", "with a stock"),
    (SIMPLE, {"match.mercy_lead": 505}, "match.mercy_lead", "lead that ends the match"),
    (FOUR, {"scoring.scale": "x1", "match.target_raise": 255}, "match.target_raise", "target isn't in tens"),
    needs_too_much("nine_to_ace", 0, 12),
    needs_too_much("nine_to_ace", -4, 11),
    needs_too_much("ten_to_ace", 0, 10),
    needs_too_much("ten_to_ace", 4, 11),
    (
        FOUR,
        {
            "scoring.own_ace": 1,
            "scoring.own_ten": 1,
            "scoring.own_king": 1,
            "scoring.save_meld": "min_points",
            "scoring.save_min_points": 200,
        },
        "scoring.save_min_points",
        "more points in tricks than a deal",
    ),
    (RACEHORSE, {"deck.copies": 4, "deal.hand_size": 24, "passing.cards": 11}, "passing.cards", "would hold 35 cards"),
    (FOUR, {"scoring.points_follow_rank": True}, "scoring.points_follow_rank", "ten ranks below the jack"),
    (FOUR, {"scoring.save_meld": "min_points"}, "scoring.save_min_points", "how many points"),
    (SUMMED, {"match.shoot_the_moon": "1000"}, "match.shoot_the_moon", "contract of its own"),
    (FIVE, {"auction.style": "summed"}, "auction.style", "combine bids"),
    (SUMMED, {"auction.trump_must_hold": "marriage"}, "auction.trump_must_hold", "marriage"),
    (FOUR, {"checks.enabled": True}, "checks.enabled", "everybody playing for themselves"),
    (FIVE, {"checks.enabled": True}, "checks.enabled", "everybody playing for themselves"),
    (THREE, {"widow.use": "none"}, "widow.use", "nobody gets to use"),
    (FOUR, {"widow.use": "take_and_discard"}, "widow.size", "has no cards"),
    (BLIND, {"widow.use": "distribute_one_each"}, "widow.size", "as many cards as there are players"),
    (DOUBLE, {"deck.extra_nines": -4, "deal.hand_size": 19}, "deck.extra_nines", "none to take out"),
    (FOUR, {"auction.min_bid": 0}, "auction.min_bid", "can't be 0"),
    (FOUR, {"auction.forced_bid": 0}, "auction.forced_bid", "can't be 0"),
    (
        FOUR,
        {"auction.rounds": "one_dealer_matches", "auction.first_bidder": "dealer"},
        "auction.rounds",
        "no bid to match",
    ),
    (FOUR, {"auction.style": "summed", "auction.names_suit": True}, "auction.names_suit", "no single bid"),
    (BLIND, {"auction.needs_marriage": True}, "auction.needs_marriage", "make the first bidder open"),
    (BICYCLE, {"match.mode": "single_deal"}, "match.declare_out", "declare out"),
    (HAYES, {"match.mode": "single_deal", "match.win_check": "immediate"}, "match.win_check", "end a deal early"),
    (CUTTHROAT, {"match.mode": "single_deal"}, "match.bid_and_out", "going out on a bid"),
    (
        FOUR,
        {"match.mode": "single_deal", "match.bid_and_out": True, "match.slide_out": 3},
        "match.slide_out",
        "slide out",
    ),
    (
        EIGHT,
        {"deck.copies": 2, "deck.extra_nines": -8, "deal.hand_size": 3, "passing.cards": 4},
        "passing.cards",
        "than a hand",
    ),
]


@pytest.mark.parametrize(("preset", "changes", "option", "words"), REFUSALS)
def test_refusals(preset: str, changes: dict[str, OptionValue], option: str, words: str) -> None:
    found = problems(patch(PRESETS[preset], changes))
    concerned = [problem for problem in found if option in problem.options and words.lower() in problem.text.lower()]
    assert len(concerned) == 1, found
    check_words(concerned[0])
    left = problems(patch(PRESETS[preset], {**changes, **concerned[0].repair}))
    assert concerned[0].text not in {problem.text for problem in left}


# preset, changes, part of the sentence about the only fault, its repair
REPAIRS: list[tuple[str, dict[str, OptionValue], str, dict[str, OptionValue]]] = [
    (
        FOUR,
        {"scoring.own_ace": 0, "scoring.own_ten": 0, "scoring.own_king": 0, "scoring.last_trick": 0},
        "nothing to play for",
        {"scoring.last_trick": 10},
    ),
    (CUTTHROAT, {"table.teams": "partners_opposite"}, "exactly four", {"table.teams": "individual"}),
    (HAYES, {"melds.after_last_stock_trick": None}, "must say", {"melds.after_last_stock_trick": True}),
    (HAYES, {"melds.needs_hand_card": None}, "must say", {"melds.needs_hand_card": True}),
    (HAYES, {"melds.dix_free_of_limit": None}, "must say", {"melds.dix_free_of_limit": False}),
    (HAYES, {"melds.table": "double_deck"}, "made for melding before play", {"melds.table": "hayes"}),
    (WIKI, {"melds.table": "double_deck"}, "made for melding before play", {"melds.table": "standard"}),
    (
        SIX,
        {"table.teams": "partners_opposite", "passing.cards": 0},
        "exactly four",
        {"table.teams": "two_teams_alternating"},
    ),
    (DRAFT, {"table.teams": "pairs_opposite"}, "nobody to play against", {"table.teams": "individual"}),
    (FOUR, {"auction.min_bid": 0}, "lowest bid", {"auction.min_bid": 150}),
    (FOUR, {"auction.forced_bid": 0, "auction.min_bid": 250}, "forced bid", {"auction.forced_bid": 250}),
    (SUMMED, {"auction.forced_bid": 0, "auction.min_bid": 0}, "forced bid", {"auction.forced_bid": 150}),
    (FOUR, {"scoring.save_meld": "min_points"}, "save your meld", {"scoring.save_min_points": 10}),
    (HAYES, {"auction.style": "standard"}, "no bidding", {"auction.style": "none"}),
    (HAYES, {"widow.size": 3}, "can't have a widow", {"widow.size": 0, "widow.use": "none"}),
    (DRAFT, {"widow.size": 3}, "no widow", {"widow.size": 0, "widow.use": "none"}),
    (HAYES, {"passing.cards": 3}, "don't pass", {"passing.cards": 0}),
    (HAYES, {"melds.upgrade": None}, "upgraded meld", {"melds.upgrade": "difference"}),
    (WIKI, {"melds.upgrade": None}, "upgraded meld", {"melds.upgrade": "full"}),
    (FOUR, {"melds.turned_dix_bonus": 10}, "turn up a dix", {"melds.turned_dix_bonus": 0}),
    (
        FOUR,
        {"deck.ranks": "ten_to_ace", "deck.extra_nines": -1, "deal.hand_size": 10},
        "none to take out",
        {"deck.extra_nines": 0},
    ),
]


def test_a_kitty_without_cards_is_reported_once() -> None:
    assert not [each for each in problems(patch(PRESETS[KITTY], {"widow.size": 0})) if "as many cards as" in each.text]


@pytest.mark.parametrize(
    ("changes", "words", "groups"),
    [
        ({"scoring.own_ace": 5}, "every card", {"scoring"}),
        ({"auction.min_bid": 255, "auction.forced_bid": 255}, "bids aren't in tens", {"scoring", "auction"}),
        ({"melds.run_value": 155}, "melds don't count in tens", {"scoring", "melds"}),
    ],
)
def test_a_problem_names_the_options_it_is_about(changes: dict[str, OptionValue], words: str, groups: set[str]) -> None:
    found = problems(patch(PRESETS[FOUR], {"scoring.scale": "x1", **changes}))
    [problem] = [each for each in found if words in each.text]
    assert {option.partition(".")[0] for option in problem.options} == groups
    assert set(changes) & set(problem.options)


def test_impossible_doubled_melds_name_their_own_options() -> None:
    [problem] = problems(patch(PRESETS[HAYES], {"melds.own_double_run": 300, "melds.own_double_aces": 200}))
    assert set(problem.repair) == {"melds.own_double_run", "melds.own_double_aces"}
    assert set(problem.repair) < set(problem.options)


@pytest.mark.parametrize(("preset", "changes", "words", "repair"), REPAIRS)
def test_a_problem_is_reported_once_and_repaired(
    preset: str, changes: dict[str, OptionValue], words: str, repair: dict[str, OptionValue]
) -> None:
    [problem] = problems(patch(PRESETS[preset], changes))
    assert words in problem.text
    assert problem.repair == repair


@pytest.mark.parametrize(
    ("size", "passed", "use", "is_too_much"),
    [
        (3, 3, "none", False),
        (3, 4, "none", True),
        (4, 4, "none", False),
        (3, 4, "distribute_one_each", False),
    ],
)
def test_a_hand_can_be_passed_whole_with_its_card_from_the_widow(
    size: int, passed: int, use: str, is_too_much: bool
) -> None:
    rules = patch(PRESETS[SIX], {"deal.hand_size": size, "passing.cards": passed, "widow.use": use})
    assert any("more cards than a hand" in problem.text for problem in problems(rules)) == is_too_much


@pytest.mark.parametrize(
    ("preset", "changes", "text", "advice"),
    [
        (
            FIVE,
            {"deck.extra_nines": 0},
            "The deck has 72 cards, not enough for 5 hands of 15 cards.",
            "Try 14 cards in a hand and -2 extra nines.",
        ),
        (
            FOUR,
            {"deck.extra_nines": -4},
            "The deck has 44 cards, not enough for 4 hands of 12 cards.",
            "Try 11 cards in a hand.",
        ),
        (
            THREE,
            {"widow.size": 2},
            "The 48 cards don't come out even: 3 hands of 15 cards and a widow of 2 leave 1.",
            "Try -1 extra nines.",
        ),
        (
            HAYES,
            {"deck.extra_nines": 1},
            "2 hands of 12 cards leave a stock of 25 cards, and 2 players can't draw it evenly.",
            "Try 0 extra nines.",
        ),
        (
            HAYES,
            {"deal.hand_size": 24, "deck.extra_nines": 1},
            "2 hands of 24 cards leave a stock of 1 card, and 2 players can't draw it evenly.",
            "Try 2 extra nines.",
        ),
        (
            THREE,
            {"widow.size": 1, "deal.hand_size": 16},
            "The deck has 48 cards, not enough for 3 hands of 16 cards and a widow of 1.",
            "Try 1 extra nine.",
        ),
        (
            HAYES,
            {"table.players": 4},
            "4 hands of 12 cards use up all 48 cards and leave no stock to draw from.",
            "Try 11 cards in a hand.",
        ),
        (
            DRAFT,
            {"deal.hand_size": 11},
            "The 48 cards don't come out even: 2 hands of 11 cards and just as many discards leave 4.",
            "Try 12 cards in a hand.",
        ),
        (
            CUTTHROAT,
            {
                "table.players": 5,
                "deal.hand_size": 12,
                "deck.copies": 8,
                "deck.ranks": "seven_to_ace",
                "deck.extra_nines": 8,
            },
            "The 264 cards don't come out even: 5 hands of 12 cards leave 204.",
            "Try 32 cards in a hand and 5 copies of each card and 0 extra nines.",
        ),
        (
            CUTTHROAT,
            {"deal.hand_size": 12, "deck.copies": 4, "deck.extra_nines": 1},
            "The 97 cards don't come out even: 3 hands of 12 cards leave 61.",
            "Try 32 cards in a hand and 0 extra nines.",
        ),
        (
            CUTTHROAT,
            {"deal.hand_size": 4, "deck.ranks": "ten_to_ace"},
            "The 40 cards don't come out even: 3 hands of 4 cards leave 28.",
            "Try 14 cards in a hand and 2 extra nines.",
        ),
        (
            CUTTHROAT,
            {"deal.hand_size": 20, "deck.copies": 3, "deck.extra_nines": 1, "deck.ranks": "ten_to_ace"},
            "The 61 cards don't come out even: 3 hands of 20 cards leave 1.",
            "Try 0 extra nines.",
        ),
    ],
)
def test_an_uneven_deal_is_reported_with_its_numbers(
    preset: str, changes: dict[str, OptionValue], text: str, advice: str
) -> None:
    [problem] = problems(patch(PRESETS[preset], changes))
    assert (problem.text, problem.advice) == (text, advice)


def check_words(problem: RulesProblem) -> None:
    assert set(problem.options) <= set(OPTIONS)
    assert problem.text.count(".") == 1
    assert problem.text.endswith(".")
    assert problem.advice.count(".") == 1
    assert problem.advice.endswith(".")
    assert problem.repair


@pytest.mark.parametrize(
    ("preset", "repair"),
    [(FOUR, {"widow.size": 4}), (BLIND, {"widow.size": 6}), (EIGHT, {"widow.size": 8})],
)
def test_a_kitty_for_everybody_is_made_as_large_as_possible(preset: str, repair: dict[str, OptionValue]) -> None:
    rules = patch(PRESETS[preset], {"widow.use": "distribute_one_each", "widow.size": 3})
    assert [problem.repair for problem in problems(rules) if "kitty" in problem.text] == [repair]


def test_a_problem_of_numbers_names_every_number_that_can_be_set() -> None:
    [problem] = problems(patch(PRESETS[SIMPLE], {"scoring.own_king": 9}))
    cards = ("ace", "ten", "king", "queen", "jack", "nine", "eight", "seven")
    assert problem.options == (
        "scoring.scale",
        "scoring.card_points",
        "scoring.last_trick",
        *(f"scoring.own_{name}" for name in cards),
    )


TWO_HUNDRED: dict[str, OptionValue] = {
    "scoring.own_ace": 25,
    "scoring.own_ten": 0,
    "scoring.own_king": 0,
    "scoring.last_trick": 0,
}
"""Card points with which the tricks of two decks are worth two hundred points."""


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        (HAYES, {"melds.roundhouse_value": 250}),
        (HAYES, {"melds.extra_king_queen": 20, "melds.four_identical": True}),
        (HAYES, {"auction.increment": 25, "auction.jump_bids": False, "auction.forced_bid": 0}),
        (HAYES, {"widow.points_to": "opponents", "widow.concede": True}),
        (FOUR, {"melds.draw_order": "meld_then_draw", "melds.upgrade": "full"}),
        (FOUR, {"scoring.partner_share": "side_total_each", "scoring.draft_discards_to": "own_pile"}),
        (FOUR, {"auction.big_step_from": 600, "auction.min_meld": 200, "match.declare_out": True}),
        (CUTTHROAT, {"widow.points_to": "opponents"}),
        (SUMMED, {"auction.min_bid": 0, "scoring.throw_in": True, "auction.forced_open": "first_bidder"}),
        (
            FOUR,
            {"widow.size": 4, "widow.use": "take_and_discard", "widow.points_to": "opponents", "deal.hand_size": 11},
        ),
        (FOUR, {"passing.cards": 3}),
        (FIVE, {"passing.cards": 3}),
        (EIGHT, {"passing.cards": 2}),
        (HAYES, {"table.players": 3}),
        (BICYCLE, {"deck.rank_order": "ten_high"}),
        (SIMPLE, {"match.win_check": "immediate"}),
        (CHECKS, {"match.mode": "single_deal"}),
        (FOUR, {"melds.run_value": 1500, "melds.own_double_run": 1500, "melds.own_aces": 0}),
        (FOUR, {"melds.run_value": 1, "melds.dix_value": 3, "scoring.own_nine": 1, "auction.increment": 1}),
        (
            FOUR,
            {"scoring.scale": "x1", "scoring.card_points": "simple", "scoring.own_king": 10, "scoring.own_queen": 0},
        ),
        (FOUR, {"scoring.scale": "x1", "scoring.own_seven": 5, "scoring.own_eight": 3}),  # no such card (record, 55)
        (DOUBLE, {"scoring.scale": "x1", "scoring.own_nine": 5, "melds.dix_value": 5}),
        (BLIND, {"scoring.scale": "x1"}),
        (DRAFT, {"auction.style": "none", "auction.increment": 25, "scoring.scale": "x1"}),
        (FOUR, {**TWO_HUNDRED, "scoring.min_trick_points": 200}),
        (FOUR, {**TWO_HUNDRED, "scoring.save_meld": "min_points", "scoring.save_min_points": 200}),
        (HAYES, {"melds.run_value": 2000, "melds.own_kings": 2000}),
        (WIKI, {"melds.own_marriage": 2000}),
        (FOUR, {"melds.own_triple_run": 1, "melds.own_quadruple_aces": 1}),
        (BICYCLE, {"melds.own_double_run": 500, "melds.own_double_marriage": 1}),
        (HAYES, {"melds.own_double_pinochle": 150, "melds.run_value": 100, "melds.own_royal_marriage": 300}),
    ],
)
def test_unusual_but_playable(preset: str, changes: dict[str, OptionValue]) -> None:
    assert problems(patch(PRESETS[preset], changes)) == ()


def test_all_problems_are_found_at_once() -> None:
    rules = patch(
        PRESETS[FOUR], {"deal.hand_size": 11, "checks.enabled": True, "match.slide_out": 3, "auction.min_bid": 0}
    )
    concerned = {option for problem in problems(rules) for option in problem.options}
    assert {"deal.hand_size", "checks.enabled", "match.slide_out", "auction.min_bid"} <= concerned
    assert len(problems(rules)) == 4


def test_a_value_that_an_option_cannot_have_is_a_problem() -> None:
    rules = Rules(table=TableRules(players=1), melds=MeldRules(dix_value=10))
    (problem,) = problems(rules)
    assert problem.options == ("table.players",)
    assert problem.text == "Players cannot be 1."
    assert "2 to 8" in problem.advice
    assert problem.repair == {"table.players": 4}


def test_repairs_of_an_uneven_deal_change_as_little_as_possible() -> None:
    def repair(preset: str, changes: dict[str, OptionValue]) -> dict[str, OptionValue]:
        (problem,) = problems(patch(PRESETS[preset], changes))
        return dict(problem.repair)

    assert repair(FOUR, {"deal.hand_size": 9}) == {"deal.hand_size": 12}
    assert repair(FOUR, {"deck.extra_nines": -8}) == {"deal.hand_size": 10}
    assert repair(FIVE, {"deck.extra_nines": 0}) == {"deck.extra_nines": -2, "deal.hand_size": 14}
    assert repair(FIVE, {"deck.extra_nines": 2}) == {"deck.extra_nines": 3}
    assert repair(HAYES, {"table.players": 4}) == {"deal.hand_size": 11}
    assert repair(DRAFT, {"deal.hand_size": 10}) == {"deal.hand_size": 12}


any_changes = st.fixed_dictionaries({}, optional={key: values(option) for key, option in OPTIONS.items()})


@given(st.sampled_from(sorted(PRESETS)), any_changes)
def test_any_values_can_be_judged(preset: str, changes: dict[str, OptionValue]) -> None:
    for problem in problems(patch(PRESETS[preset], changes)):
        check_words(problem)


@given(st.sampled_from(sorted(PRESETS)), any_changes)
def test_rules_without_a_problem_can_be_dealt(preset: str, changes: dict[str, OptionValue]) -> None:
    rules = repaired(patch(PRESETS[preset], changes))
    assert problems(rules) == ()
    players, hand = rules.table.players, rules.deal.hand_size
    if rules.deal.mode == "draft":
        assert stock_size(rules) == len(pack(rules)) == 2 * players * hand
    else:
        assert players * hand + stock_size(rules) + rules.widow.size == len(pack(rules))
    assert trick_count(rules) >= 3
    assert {side_of(rules, seat) for seat in range(players)} == set(range(side_count(rules)))
    assert side_count(rules) >= 2


@given(st.sampled_from(sorted(PRESETS)), st.data())
def test_repairs_of_a_single_fault_converge(preset: str, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(list(OPTIONS.values())))
    rules = patch(PRESETS[preset], {option.key: data.draw(values(option))})
    assert problems(repaired(rules)) == ()


@pytest.mark.parametrize(
    ("preset", "cards", "stock", "tricks", "points", "sides"),
    [
        (HAYES, 48, 24, 24, 250, 2),
        ("hayes_multi_same_deck", 48, 24, 16, 250, 3),
        ("hayes_multi_extra_sets", 72, 36, 24, 370, 3),
        ("bicycle_two_handed_64", 64, 40, 32, 250, 2),
        (DRAFT, 48, 48, 12, 250, 2),
        (THREE, 48, 0, 15, 250, 3),
        (CUTTHROAT, 48, 0, 16, 250, 3),
        (FOUR, 48, 0, 12, 250, 2),
        (KITTY, 48, 0, 12, 250, 2),
        (FIVE, 75, 0, 15, 370, 5),
        (SIX, 72, 0, 12, 370, 2),
        (DOUBLE, 80, 0, 20, 500, 2),
        ("double_deck_full_96", 96, 0, 24, 500, 2),
        ("triple_deck_six_handed", 120, 0, 20, 750, 2),
        (BLIND, 124, 0, 20, 740, 2),
        (EIGHT, 96, 0, 12, 500, 4),
    ],
)
def test_arithmetic_of_the_presets(preset: str, cards: int, stock: int, tricks: int, points: int, sides: int) -> None:
    rules = PRESETS[preset]
    assert len(pack(rules)) == cards
    assert stock_size(rules) == stock
    assert trick_count(rules) == tricks
    assert total_card_points(rules) == points
    assert side_count(rules) == sides


def test_partners_must_suit_the_seats() -> None:
    assert [partner_of(PRESETS[FOUR], seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [partner_of(PRESETS[EIGHT], seat) for seat in range(8)] == [4, 5, 6, 7, 0, 1, 2, 3]
    assert partner_of(PRESETS[SIX], 0) is None  # two partners are not one
    assert partner_of(PRESETS[FIVE], 0) is None
    assert partner_of(PRESETS[THREE], 0) is None


def test_the_number_of_people_must_suit_the_table() -> None:
    assert people_count(PRESETS[FOUR]) == 4
    assert people_count(patch(PRESETS[FOUR], {"table.sit_out": "dealer"})) == 5
    assert people_count(patch(PRESETS[THREE], {"table.sit_out": "rotate"})) == 4


def test_a_repair_never_asks_for_a_number_that_cannot_be_set() -> None:
    rules = patch(PRESETS["double_deck_full_96"], {"melds.own_triple_run": 10_000, "melds.own_quadruple_run": 9_999})
    [problem] = problems(rules)
    assert problem.repair == {"melds.own_quadruple_run": 10_000}
    rules = patch(rules, {"melds.own_triple_run": None, "melds.run_value": 3_334, "melds.own_quadruple_run": 0})
    for each in problems(rules):
        rules = patch(rules, each.repair)
    assert problems(rules) == ()
