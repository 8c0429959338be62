"""Trump by the first marriage: no suit is trump until somebody melds one (catalogue, item 109)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.actions import Done, Play, ShowMelds
from pinochle_qt.engine.cards import SUIT_OF, Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.events import CardDrawn, MeldLaid, TrumpNamed
from pinochle_qt.engine.features import is_stock_game
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds import MeldTable, possible_melds
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.phases.play import TrickPlay
from pinochle_qt.engine.phases.stock_play import StockPlay
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import patch
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.engine.deals import finished
from tests.engine.test_problems import repaired

if TYPE_CHECKING:
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import DealState

WAYS: Final = ("first_marriage", "first_marriage_or_run")


def named_by_meld(preset: str, way: str = "first_marriage") -> Rules:
    """Return a preset with a stock in which a meld names trump, without what that rules out."""
    return repaired(patch(PRESETS[preset], {"auction.trump": way}))


BEZIQUE: Final = named_by_meld("bezique")
WITH_RUNS: Final = named_by_meld("bezique", "first_marriage_or_run")
STOCK_GAMES: Final = [name for name, rules in PRESETS.items() if is_stock_game(rules)]


def melding(rules: Rules, hand: str) -> DealState:
    """Return a deal in which seat 0 has won a trick and may meld, while there is no trump."""
    hands = (parse_cards(hand), parse_cards("7C 8C"))
    return finished(
        rules, hands=hands, stock=parse_cards("9C 9D 7D 8D"), ending=None, trump=None, upcard=None, melder=0
    )


def offered(rules: Rules, deal: DealState) -> dict[tuple[str, Suit], int]:
    """Return what each meld that is possible now adds, by kind and suit."""
    choices = require(StockPlay(rules).prompt(deal)).choices
    melds = [choice.melds[0] for choice in choices if isinstance(choice, ShowMelds)]
    return {(meld.kind, SUIT_OF[meld.cards[0]]): meld.points for meld in melds}


def after_meld(rules: Rules, deal: DealState, kind: str, suit: Suit) -> tuple[DealState, list[object]]:
    """Return the deal after a meld, and the events that it causes."""
    choices = require(StockPlay(rules).prompt(deal)).choices
    melds = [choice for choice in choices if isinstance(choice, ShowMelds)]
    action = next(each for each in melds if (each.melds[0].kind, SUIT_OF[each.melds[0].cards[0]]) == (kind, suit))
    progress = StockPlay(rules).apply(deal, action)
    return progress.deal, [each.event for each in progress.events]


def next_turn(deal: DealState) -> DealState:
    return replace(deal, melder=0, turn_melds=0)


@pytest.mark.parametrize("preset", STOCK_GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_no_card_is_turned_up_and_nothing_is_trump_at_first(preset: str, way: str) -> None:
    rules = named_by_meld(preset, way)
    assert problems(rules) == ()
    game = Game(rules)
    match = game.start()
    deal = require(game.apply(match, game.deal_out(pack(rules), match.next_dealer)).after.deal)
    assert (deal.trump, deal.upcard, deal.turned) == (None, None, None)


def test_until_then_the_highest_card_of_the_suit_led_wins() -> None:
    deal = replace(melding(BEZIQUE, "7H AS"), melder=None, leader=0)
    led = StockPlay(BEZIQUE).apply(deal, Play(0, parse_cards("7H")[0])).deal
    led = replace(led, hands=(led.hands[0], parse_cards("AS")))
    assert StockPlay(BEZIQUE).apply(led, Play(1, parse_cards("AS")[0])).deal.tricks[-1].winner == 0


def test_the_first_marriage_makes_its_suit_trump_and_counts_as_a_royal_one() -> None:
    deal = melding(BEZIQUE, "KH QH KS QS 7H")
    assert offered(BEZIQUE, deal) == {("royal_marriage", Suit.HEARTS): 40, ("royal_marriage", Suit.SPADES): 40}
    deal, events = after_meld(BEZIQUE, deal, "royal_marriage", Suit.HEARTS)
    assert [type(event) for event in events] == [MeldLaid, TrumpNamed]
    assert events[1] == TrumpNamed(0, Suit.HEARTS)
    assert (deal.trump, deal.tables[0].points) == (Suit.HEARTS, 40)
    assert offered(BEZIQUE, next_turn(deal)) == {("marriage", Suit.SPADES): 20, ("dix", Suit.HEARTS): 10}


@pytest.mark.parametrize(
    ("rules", "before", "names"),
    [
        (BEZIQUE, {("royal_marriage", Suit.HEARTS): 40}, False),
        (patch(BEZIQUE, {"melds.plain_run_value": 150}), {("plain_run", Suit.HEARTS): 150}, False),
        (WITH_RUNS, {("run", Suit.HEARTS): 250, ("royal_marriage", Suit.HEARTS): 40}, True),
    ],
)
def test_a_run_names_trump_only_where_the_rules_say_so(
    rules: Rules, before: dict[tuple[str, Suit], int], *, names: bool
) -> None:
    deal = melding(rules, "AH TH KH QH JH")
    found = offered(rules, deal)
    assert before.items() <= found.items()
    assert (("run", Suit.HEARTS) in found) is names
    if names:
        assert after_meld(rules, deal, "run", Suit.HEARTS)[0].trump == Suit.HEARTS


def test_a_run_of_the_new_trump_counts_in_full_after_the_marriage() -> None:
    deal, _ = after_meld(BEZIQUE, melding(BEZIQUE, "AH TH KH QH JH"), "royal_marriage", Suit.HEARTS)
    assert offered(BEZIQUE, next_turn(deal))["run", Suit.HEARTS] == 250


def test_a_plain_run_shown_before_gives_no_marriage_of_the_same_cards() -> None:
    rules = patch(BEZIQUE, {"melds.plain_run_value": 30, "melds.needs_hand_card": False})
    deal, _ = after_meld(rules, melding(rules, "AH TH KH QH JH"), "plain_run", Suit.HEARTS)
    assert ("royal_marriage", Suit.HEARTS) not in offered(rules, next_turn(deal))


def test_other_melds_name_no_trump() -> None:
    deal, events = after_meld(BEZIQUE, melding(BEZIQUE, "QS JD KH QH"), "pinochle", Suit.SPADES)
    assert deal.trump is None
    assert [type(event) for event in events] == [MeldLaid]


def test_a_dix_counts_only_once_there_is_trump() -> None:
    assert not possible_melds(parse_cards("7H 7S 7C 7D"), MeldTable(), None, BEZIQUE)
    assert [meld.points for meld in possible_melds(parse_cards("7H 7S"), MeldTable(), Suit.HEARTS, BEZIQUE)] == [10]


def test_the_last_cards_of_the_stock_are_drawn_face_down() -> None:
    deal = replace(melding(BEZIQUE, "AS"), stock=parse_cards("9C 9D"))
    drawn = [each.event for each in StockPlay(BEZIQUE).apply(deal, Done(0)).events if isinstance(each.event, CardDrawn)]
    assert [event.public for event in drawn] == [False, False]


def test_if_nobody_melds_one_the_last_tricks_have_no_trump() -> None:
    deal = replace(
        melding(BEZIQUE, "7H"), stock=(), melder=None, leader=0, strict=True, tables=(MeldTable(), MeldTable())
    )
    led = TrickPlay(BEZIQUE).apply(deal, Play(0, parse_cards("7H")[0])).deal
    assert set(require(TrickPlay(BEZIQUE).prompt(led)).cards) == set(parse_cards("7C 8C"))


@pytest.mark.parametrize(
    ("changes", "key", "repair"),
    [
        ({"deal.upcard": True}, "deal.upcard", {"deal.upcard": False}),
        ({"melds.dix_exchange": "optional"}, "melds.dix_exchange", {"melds.dix_exchange": "none"}),
        ({"melds.turned_dix_bonus": 10}, "melds.turned_dix_bonus", {"melds.turned_dix_bonus": 0}),
        ({"melds.own_royal_marriage": 0}, "melds.own_royal_marriage", {"melds.own_royal_marriage": None}),
        ({"melds.time": "before_play"}, "auction.trump", {"auction.trump": "bid_winner"}),
    ],
)
def test_what_cannot_be_combined_is_refused_with_a_repair(
    changes: dict[str, object], key: str, repair: dict[str, object]
) -> None:
    found = [problem for problem in problems(patch(BEZIQUE, changes)) if key in problem.options]
    assert repair in [problem.repair for problem in found]


@settings(max_examples=20, deadline=None)
@given(preset=st.sampled_from(STOCK_GAMES), way=st.sampled_from(WAYS), seed=st.integers(0, 9999))
def test_in_any_deal_trump_is_the_suit_of_the_first_meld_that_names_it(preset: str, way: str, seed: int) -> None:
    rules = named_by_meld(preset, way)
    chance, game = random.Random(seed), Game(rules)
    cards = list(pack(rules))
    chance.shuffle(cards)
    match = game.start()
    steps: list[Step] = [game.apply(match, game.deal_out(cards, match.next_dealer))]
    player = RandomPlayer(chance)
    while (prompt := game.prompt(steps[-1].after)) is not None and prompt.seat is not None:
        before = steps[-1].after
        steps.append(game.apply(before, player.choose(observe(rules, before, prompt.seat), prompt, None)))
        if require(steps[-1].after.deal).ending is None:
            check_invariants(game, steps[-1].after)
    naming = {"royal_marriage", "run"} if way == "first_marriage_or_run" else {"royal_marriage"}
    suits: list[Suit] = []
    named: list[Suit] = []
    for each in some([phase_event for step in steps for phase_event in step.events]):
        event = each.event
        if isinstance(event, MeldLaid) and event.meld.kind in {"royal_marriage", "run"}:
            suits.append(SUIT_OF[event.meld.cards[0]])
            assert event.meld.kind in naming or named
        if isinstance(event, TrumpNamed):
            named.append(event.suit)
        if not isinstance(event, MeldLaid):
            assert each.deal.trump == (named[0] if named else None)
    assert named == suits[:1]
    assert len(set(suits)) <= 1
    assert steps[-1].after.results[-1].trump == (named[0] if named else None)
