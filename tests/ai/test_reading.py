"""Reading the play: worlds in which the others would have played as they did are imagined more often."""

from __future__ import annotations

import random
from collections import Counter
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

import pytest

from pinochle_qt.ai.inference.belief import believe
from pinochle_qt.ai.inference.weighted_sampling import WeightedSampler, history_of, picked
from pinochle_qt.ai.kernel_table import History, make_table, readings
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.sample import Sampler, World
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.ai.kernels import load_kernel_table
from tests.ai.worlds import positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState

TABLE: Final = make_table(PRESETS["single_deck_partnership"], Suit.SPADES)
ASKER: Final = 0
"""The seat that reads the play, partner of seat 2 and opponent of seats 1 and 3."""


def trick(leader: int, text: str) -> History:
    """Return the history of one trick, or of part of one."""
    cards = parse_cards(text)
    by_seat = [cards[(seat - leader) % 4 :][:1] for seat in range(4)]
    return History(leader, leads_first=False, cards=cards, by_seat=tuple(by_seat))


def reading(history: History, *hands: str) -> float:
    """Return how well the play fits these hands, which are given by seat as they are after it."""
    world = {seat: parse_cards(hand) for seat, hand in enumerate(hands)}
    (found,) = readings(TABLE, [world], history, ASKER, None)
    return found


@pytest.mark.parametrize(
    ("history", "likely", "unlikely"),
    [
        pytest.param(
            trick(0, "AC TC"), ("KH", "KC", "9H", "9C"), ("KH", "9C", "9H", "KC"), id="a foe spares counters if he can"
        ),
        pytest.param(
            trick(0, "AC QC 9C"), ("KH", "9H", "QC", "KC"), ("KH", "9H", "KC", "QC"), id="partner gives counters"
        ),
        pytest.param(
            trick(3, "9D"), ("KH", "AH", "9H", "QH"), ("KH", "QH", "9H", "AH"), id="an ace is led before a nine"
        ),
    ],
)
def test_a_play_makes_hands_likelier_for_which_it_is_sensible(
    history: History, likely: tuple[str, ...], unlikely: tuple[str, ...]
) -> None:
    assert reading(history, *likely) > reading(history, *unlikely) + 0.1


def test_own_and_forced_plays_reveal_nothing() -> None:
    assert reading(trick(0, "AC TC"), "KH QC", "9H QS", "9S KS", "9D AS") == 0.0


def test_an_illegal_play_makes_a_world_very_unlikely() -> None:
    assert reading(trick(0, "AC TH"), "KH", "9C", "9S", "9D") < -5.0


def test_reading_is_the_same_compiled_or_not() -> None:
    history = trick(3, "AC 9C TC KC")
    world = {0: parse_cards("KH QH"), 1: parse_cards("9C AS"), 2: parse_cards("9H TC"), 3: parse_cards("AD AC")}
    found = []
    for compiled in (False, True):
        module: Any = load_kernel_table(compiled=compiled)
        table = module.make_table(PRESETS["single_deck_partnership"], Suit.SPADES)
        found += module.readings(table, [world], history, ASKER, 3)
    assert found[0] == pytest.approx(found[1], abs=1e-9)
    assert found[0] < 0.0


def asked_later(rules: Rules, deals: int) -> Iterator[MatchState]:
    """Yield positions from the second half of deals played by rules of thumb."""
    game, policy, chance = Game(rules), Policy(), random.Random(8)
    for _ in range(deals):
        cards = list(pack(rules))
        chance.shuffle(cards)
        match = game.apply(game.start(), game.deal_out(cards, 0)).after
        while (prompt := game.prompt(match)) is not None and prompt.seat is not None:
            seen = observe(rules, match, prompt.seat)
            if prompt.kind == "play" and len(seen.tricks) in {5, 8} and not seen.trick:
                yield match
            match = game.apply(match, policy.choose(seen, prompt, None)).after


@pytest.mark.parametrize("preset", ["single_deck_partnership", "three_handed_auction", "double_deck_four_handed"])
def test_the_true_hands_explain_the_play_better_than_most(preset: str) -> None:
    rules, chance = PRESETS[preset], random.Random(4)
    ranks = []
    for match in asked_later(rules, 10):
        assert match.deal is not None
        prompt = Game(rules).prompt(match)
        seat = prompt.seat or 0 if prompt else 0
        seen = observe(rules, match, seat)
        declarer = seen.contract.declarer if seen.contract else None
        worlds = [world.hands for world in Sampler(believe(seen, seat)).worlds(30, chance)]
        hands = [dict(enumerate(each)) for each in (match.deal.hands, *worlds)]
        true, *others = readings(make_table(rules, seen.trump), hands, history_of(seen), seat, declarer)
        ranks.append(fmean((other > true) + 0.5 * (other == true) for other in others))
    assert len(ranks) > 10
    assert fmean(ranks) < 0.33


def test_weighted_worlds_explain_the_play_better_and_depend_only_on_the_random_numbers() -> None:
    rules = PRESETS["single_deck_partnership"]
    gains = []
    for match in asked_later(rules, 3):
        prompt = Game(rules).prompt(match)
        seat = prompt.seat or 0 if prompt else 0
        seen = observe(rules, match, seat)
        table, plain, history = make_table(rules, seen.trump), Sampler(believe(seen, seat)), history_of(seen)
        likely = WeightedSampler(plain, seen, seat, table, 6)
        chosen = likely.worlds(20, random.Random(1))
        assert chosen == likely.worlds(20, random.Random(1))
        assert len(chosen) == 20

        def explained(worlds: list[World]) -> float:
            hands = [dict(enumerate(world.hands)) for world in worlds]
            return fmean(readings(table, hands, history, seat, None))  # noqa: B023

        gains.append(explained(chosen) - explained(plain.worlds(20, random.Random(2))))
    assert fmean(gains) > 0.5


def test_worlds_are_picked_in_proportion_to_their_weights() -> None:
    worlds = [World(hands=((parse_cards(face)),)) for face in ("9C", "QC", "KC")]
    counts = Counter(picked(worlds, [1.0, 0.0, 3.0], 8, 0.5))
    assert counts == {worlds[0]: 2, worlds[2]: 6}
    for start in (0.0, 0.3, 0.999):
        assert len(picked(worlds, [0.1, 0.2, 0.7], 5, start)) == 5


@pytest.mark.parametrize("preset", PRESETS)
def test_a_history_has_every_play_with_its_duties(preset: str) -> None:
    rules, asked = PRESETS[preset], 0
    for match in positions(rules, 5):
        deal, prompt = match.deal, Game(rules).prompt(match)
        if deal is None or prompt is None or prompt.kind != "play" or not deal.strict:
            continue
        history = history_of(observe(rules, match, prompt.seat))
        hands = [(*hand, *cards) for hand, cards in zip(deal.hands, history.by_seat, strict=True)]
        assert len({len(hand) for hand in hands}) == 1
        assert sum(map(len, history.by_seat)) == len(history.cards)
        asked += 1
    assert asked
