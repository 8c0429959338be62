"""Imagined play and the engine are the same game: `tests/benchmarks/same_game.py` compares many more deals."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.ai.stakes import Goals
from pinochle_qt.ai.stock_table import LaidMelds, StockPosition, stock_table
from pinochle_qt.engine.cards import SUIT_OF, Suit, card_text, parse_cards
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.rules import patch
from pinochle_qt.variants.presets import PRESETS
from tests.ai.kernels import load_kernel_table
from tests.ai.same_game import compared, made_up_rules
from tests.engine.test_first_marriage import named_by_meld
from tests.engine.test_problems import repaired

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

HAYES = PRESETS["hayes_two_handed"]
BICYCLE = PRESETS["bicycle_two_handed_48"]
SEEDS = (1, 2, 3)
STOCK_GAMES = [name for name, rules in PRESETS.items() if is_stock_game(rules)]


@pytest.mark.parametrize("preset", PRESETS)
def test_imagined_deals_go_as_real_ones(preset: str) -> None:
    rules: list[Rules] = [PRESETS[preset], PRESETS[preset], made_up_rules(preset, random.Random(5))]
    tables = [compared(each, seed, deals=2) for seed, each in zip(SEEDS, rules, strict=True)]
    assert not [difference for table in tables for difference in table.found]
    assert sum(table.compared["seat to move"] for table in tables) > 20


@pytest.mark.parametrize("way", ["first_marriage", "first_marriage_or_run"])
@pytest.mark.parametrize("preset", STOCK_GAMES)
def test_imagined_deals_in_which_a_meld_names_trump_go_as_real_ones(preset: str, way: str) -> None:
    rules = named_by_meld(preset, way)
    odd = repaired(patch(rules, {"melds.plain_run_value": 80, "melds.own_double_run": 700}))
    tables = [compared(each, seed, deals=2) for each in (rules, odd) for seed in SEEDS]
    assert not [difference for table in tables for difference in table.found]
    assert sum(table.compared["melds offered"] for table in tables) > 20


def worths(stock: str) -> dict[str, float]:
    """Return what the cards of a hand with four aces are worth in Hayes' game, when the other seat led a ten."""
    hands = [parse_cards("AC AD AH AS KC 9D JD 9H JH QH 9S JS"), parse_cards("9C JC QD KD TH TH KH JS KS TS AC")]
    table = stock_table(HAYES, Suit.CLUBS, (0, 1))
    table.place(StockPosition(1, parse_cards("TD"), (LaidMelds(), LaidMelds())), hands, parse_cards(stock))
    return {card_text(each.card): each.worth for each in table.weighed()}


def test_the_last_chance_to_meld_is_worth_the_whole_meld() -> None:
    """In Hayes' game nobody melds after the last trick of the stock: aces must be melded after the one before it."""
    last_but_one = worths("QC QC AD 9C")
    assert last_but_one["KC"] - last_but_one["9H"] > 100


def test_after_the_last_chance_to_meld_no_card_is_kept_for_melds() -> None:
    last = worths("QC 9C")
    assert last["AD"] > max(last["KC"], last["9D"])
    assert last["KC"] - last["9H"] < 100


@pytest.mark.parametrize("goals", [(150, 0), (0, 150), (0, 0)])
def test_an_imagined_deal_ends_as_soon_as_a_player_says_that_he_is_out(goals: tuple[int, int]) -> None:
    cards = list(pack(BICYCLE))
    random.Random(2).shuffle(cards)
    table = stock_table(BICYCLE, SUIT_OF[cards[-1]], (0, 1))
    position = StockPosition(0, (), (LaidMelds(), LaidMelds()))
    table.place(position, (cards[:12], cards[12:24]), cards[24:], Goals(goals, (0, 0), at_once=False))
    points = table.played_out(1)
    if not any(goals):
        assert table.out_side is None
        assert sum(points) >= total_card_points(BICYCLE)
        return
    assert table.out_side == goals.index(150)
    assert 145 < points[goals.index(150)] < 400
    assert sum(points) < total_card_points(BICYCLE) + 400


@pytest.mark.parametrize("preset", STOCK_GAMES)
@pytest.mark.parametrize("way", ["upcard", "first_marriage_or_run"])
def test_compiled_or_not_stock_play_goes_the_same_way(preset: str, way: str) -> None:
    rules = PRESETS[preset] if way == "upcard" else named_by_meld(preset, way)
    seats = tuple(range(rules.table.players))
    for number in range(4):
        cards = list(pack(rules))
        random.Random(number).shuffle(cards)
        size = rules.deal.hand_size
        hands, stock = [cards[seat * size : (seat + 1) * size] for seat in seats], cards[len(seats) * size :]
        ends = []
        for compiled in (True, False):
            module: Any = load_kernel_table(compiled=compiled, name="stock_table")
            table = module.stock_table(rules, SUIT_OF[stock[-1]] if way == "upcard" else None, seats)
            table.place(module.StockPosition(0, (), (module.LaidMelds(),) * len(seats)), hands, stock)
            ends.append(table.played_out(5))
        assert ends[0] == ends[1]
