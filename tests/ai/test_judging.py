"""Expert's judgment of decisions: the best one and mere noise cost nothing, blunders do, and no hidden card counts."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.judging import JUDGE, VERSION, judge
from pinochle_qt.ai.opinion import AS_GOOD, AS_GOOD_SMALL, SURE, Alternative, Opinion
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import Bid, Pass, Play
from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.derived import pack, side_of
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

SINGLE = "single_deck_partnership"
QUICK = replace(JUDGE, worlds=192, solved=48, auction=32, stock=48)


def positions(preset: str, seed: int, skill: str = "steady") -> Iterator[tuple[MatchState, Prompt, SeatAction]]:
    """Yield every position of one deal in which a seat has a choice, with the prompt and the action taken."""
    rules = PRESETS[preset]
    game, cards, player = Game(rules), list(pack(rules)), make_player(skill, seed)
    random.Random(seed).shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, rules.table.players - 1)).after
    while (prompt := game.prompt(match)) is not None and prompt.seat is not None:
        action = player.choose(observe(rules, match, prompt.seat), prompt, None)
        if prompt.has_choice:
            yield match, prompt, action
        match = game.apply(match, action).after


def opinion(match: MatchState, prompt: Prompt, done: SeatAction, seed: int = 1) -> Opinion:
    assert prompt.seat is not None
    return judge(observe(prompt.rules, match, prompt.seat), prompt, done, seed, QUICK)


def one_of_each_kind(preset: str, seed: int) -> list[tuple[MatchState, Prompt, SeatAction]]:
    """Return the first position of a deal for each kind of prompt, and the last one in the play."""
    found: dict[str, tuple[MatchState, Prompt, SeatAction]] = {}
    for match, prompt, action in positions(preset, seed):
        found.setdefault(prompt.kind, (match, prompt, action))
        if prompt.kind == "play":
            found["late play"] = (match, prompt, action)
    return list(found.values())


@pytest.mark.parametrize(
    "preset", [SINGLE, "hayes_two_handed", "cutthroat_three_handed", "racehorse_passing", "five_handed_called_partner"]
)
def test_every_kind_of_question_is_judged(preset: str) -> None:
    for match, prompt, done in some(one_of_each_kind(preset, 7)):
        found = opinion(match, prompt, done)
        assert prompt.allows(found.action)
        assert found.reason is not None
        if not found.rows:
            assert found.verdict == ("expert" if found.is_same else "other")
            assert found.cost == 0
            continue
        assert found.rows[0].cost == 0
        assert found.rows[0].error == 0
        assert [row.cost for row in found.rows] == sorted(row.cost for row in found.rows)
        assert found.rows[0].value == max(row.value for row in found.rows)
        assert all(row.chance is None or 0 <= row.chance <= 1 for row in found.rows)
        assert found.own is not None
        assert found.row(found.action) is not None
        assert opinion(match, prompt, found.action).verdict == "expert"


def test_only_certain_losses_count_as_mistakes() -> None:
    bid, passed = Bid(0, 250), Pass(0)

    def verdict(cost: float, error: float, least: float = AS_GOOD) -> str:
        rows = (Alternative(bid, 0.0, 0.0, 0.0), Alternative(passed, -cost, cost, error))
        opinion = Opinion(bid, None, passed, is_same=False, rows=rows, least=least)
        assert opinion.cost == (cost if opinion.verdict == "cost" else 0)
        beaten = Opinion(passed, None, bid, is_same=False, rows=rows, least=least)
        assert beaten.has_better_than_expert == (opinion.verdict == "cost")
        return opinion.verdict

    assert verdict(AS_GOOD - 0.1, 0.0) == "as_good"
    assert verdict(AS_GOOD, 0.0) == "cost"
    assert verdict(AS_GOOD, 0.0, AS_GOOD_SMALL) == "as_good"
    assert verdict(AS_GOOD_SMALL, 0.0, AS_GOOD_SMALL) == "cost"
    assert verdict(20.0, 20.0 / SURE + 0.1) == "as_good"
    assert verdict(20.0, 20.0 / SURE) == "cost"
    assert Opinion(bid, None, passed, is_same=False).verdict == "other"
    assert Opinion(bid, None, bid, is_same=True).verdict == "expert"


def lost_trick(seed: int) -> tuple[MatchState, Prompt, Play, Play] | None:
    """Return a trick lost to the last player's side, with the plays that give away the most and the fewest points."""
    worth = card_points(PRESETS[SINGLE])
    for match, prompt, _ in positions(SINGLE, seed):
        seen = observe(prompt.rules, match, prompt.seat)
        if prompt.kind != "play" or len(seen.trick) != 3 or prompt.seat is None:
            continue
        takers = {winner(match, prompt, card) for card in prompt.cards}
        if any(side_of(prompt.rules, taker) == side_of(prompt.rules, prompt.seat) for taker in takers):
            continue
        cards = sorted(prompt.cards, key=lambda card: worth[card])
        if SUIT_OF[cards[0]] == SUIT_OF[cards[-1]] and worth[cards[0]] < worth[cards[-1]]:
            return match, prompt, Play(prompt.seat, cards[-1]), Play(prompt.seat, cards[0])
    return None


def winner(match: MatchState, prompt: Prompt, card: Card) -> Seat:
    assert prompt.seat is not None
    after = Game(prompt.rules).apply(match, Play(prompt.seat, card)).after
    assert after.deal is not None
    return after.deal.tricks[-1].winner


def test_giving_the_opponents_a_counter_for_nothing_costs() -> None:
    tricks = [found for seed in range(18) if (found := lost_trick(seed)) is not None]
    assert len(tricks) > 4
    costs = [opinion(match, prompt, rich) for match, prompt, rich, _ in tricks]
    assert sum(each.verdict == "cost" and each.cost >= 5 for each in costs) > len(costs) / 2
    assert all(each.verdict in {"cost", "as_good"} for each in costs)


def test_hidden_cards_do_not_change_the_judgment() -> None:
    rules = PRESETS[SINGLE]
    for match, prompt, done in some(one_of_each_kind(SINGLE, 5)):
        deal, seat = require(match.deal), prompt.seat
        assert seat is not None
        others = [other for other in range(4) if other != seat]
        hidden = [face for other in others for face in deal.hands[other]]
        random.Random(1).shuffle(hidden)
        hands = list(deal.hands)
        for other in others:
            hands[other] = tuple(sorted(hidden[: len(deal.hands[other])]))
            hidden = hidden[len(deal.hands[other]) :]
        otherwise = replace(match, deal=replace(deal, hands=tuple(hands)))
        assert otherwise != match or len(deal.hands[seat]) == 1
        assert observe(rules, otherwise, seat) == observe(rules, match, seat)
        assert opinion(otherwise, prompt, done) == opinion(match, prompt, done)


def test_the_same_decision_is_always_judged_alike() -> None:
    asked = one_of_each_kind("hayes_two_handed", 3) + one_of_each_kind(SINGLE, 3)
    first = [opinion(*each) for each in asked]
    assert [opinion(*each) for each in reversed(asked)] == first[::-1]


def test_a_card_that_no_player_would_consider_is_judged_too() -> None:
    for match, prompt, _ in some(positions("hayes_two_handed", 2)):
        plays = list(prompt.legal_plays()) if prompt.kind == "play" else []
        if len(plays) == 12:
            judged = [opinion(match, prompt, play) for play in plays[:3] + plays[-3:]]
            assert all(each.own is not None and each.own.action == each.done for each in judged)
            return
    raise AssertionError("no such position")


def test_only_the_observation_is_used() -> None:
    assert set(judge.__annotations__) == {"seen", "prompt", "done", "seed", "skill", "return"}
    assert judge.__annotations__["seen"] == Observation.__name__


JUDGED = {
    "hayes_two_handed": [("expert", 43), ("expert", 0), ("expert", 7)],
    "cutthroat_three_handed": [
        ("expert", 0),
        ("expert", 102),
        ("expert", 0),
        ("expert", 96),
        ("cost", 75),
        ("expert", 0),
    ],
    "two_handed_draft": [
        ("expert", 20),
        ("expert", 56),
        ("expert", 177),
        ("expert", 0),
        ("expert", 218),
        ("as_good", 45),
        ("expert", 0),
    ],
    "summed_bid_partnership": [("as_good", 44), ("expert", 0), ("expert", 0), ("cost", 82), ("expert", 0)],
}
"""The results when `judging.VERSION` was last raised: each verdict, and the cost of the worst answer."""


def test_the_version_changes_when_decisions_are_judged_differently() -> None:
    """Results of earlier versions are kept on disk; a new `VERSION` makes the program work them out again."""
    found = {}
    for preset in JUDGED:
        judged = [opinion(*each) for each in one_of_each_kind(preset, 7)]
        found[preset] = [(each.verdict, round(max((row.cost for row in each.rows), default=0.0))) for each in judged]
    assert (VERSION, found) == (15, JUDGED), (
        "raise VERSION in pinochle_qt/ai/judging.py, and put down here what it finds"
    )
