"""No reason contradicts the position or the numbers it was drawn from.

The long form examines every decision in some deals of every game and counts the decisions by kind:

    PINOCHLE_LONG=1 .venv/bin/python -m pytest tests/ai/test_true_reasons.py -k thousands -s
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from typing import TYPE_CHECKING, Final, get_args

import pytest
from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.rules_of_thumb import named_trump
from pinochle_qt.ai.decide.explain import AlliedFacts, why_played, with_runner_up
from pinochle_qt.ai.inference.agreements import CUSTOM, custom_of
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.thinking_player import ThinkingPlayer
from pinochle_qt.ai.reasons import Cards, Reason, Why
from pinochle_qt.ai.skill import Skill
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import has_misdeals
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.prompts import PromptKind
from pinochle_qt.engine.rules import patch
from pinochle_qt.phrases import Phrase
from pinochle_qt.variants.presets import PRESETS
from tests.ai.contradictions import CHECKS, Case

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ai.player import ExplainingPlayer
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import MatchState

LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
DEALS: Final = 2
"""The number of deals of every game that the long form examines decision by decision."""
DECISIONS: Final = 2_000
"""The smallest number of decisions that the long form must examine."""
KINDS: Final = frozenset(get_args(PromptKind)) - {"deal"}
"""The kinds of decisions that players make; each kind has its own sentences."""
GAMES: Final = {
    **PRESETS,
    "single deck with misdeals": patch(PRESETS["single_deck_partnership"], {"deal.misdeal_nines": "both"}),
}
"""All presets, and a game with an option that none of them uses."""
SKILL: Final = Skill(worlds=8, typical_holdings=True, reads=2, exact=3, auction=8, gifts=8, stock=8, seconds=60.0)
CARELESS: Final = Skill(worlds=4, soft=3.0, seconds=60.0)


NO_NUMBER: Final = (Why.TOO_CLOSE, Why.PASS_TOO_CLOSE)
"""Sentences used when another choice seems better, but by no more than chance can explain."""


CERTAIN_OF: Final[dict[Phrase, Callable[[Facts, Seat], bool]]] = {
    **dict.fromkeys((Why.TAKES, Why.TAKES_AND_SAVES), lambda facts, winner: winner == facts.seat),
    **dict.fromkeys((Why.LOST, Why.LOST_SAVE, Why.LOST_KEEP), lambda facts, winner: winner not in facts.friends),
    **dict.fromkeys(
        (Why.SIDE_HAS_IT, Why.SIDE_HAS_IT_COUNT, Why.SIDE_HAS_IT_SAVE),
        lambda facts, winner: winner in facts.friends,
    ),
}
"""For each sentence that calls a trick decided, whether the eventual winner proves it true."""


def players() -> list[tuple[ExplainingPlayer, type[Facts]]]:
    """Return players that decide in different ways, each with the facts it goes by."""
    return [(Policy(), Facts), (ThinkingPlayer(SKILL, 5), AlliedFacts), (ThinkingPlayer(CARELESS, 5), AlliedFacts)]


def test_every_sentence_is_checked() -> None:
    assert set(CHECKS) == set(Why)


def facts_at_the_ace() -> Facts:
    """Return the facts for the last player to a trick that an opponent has won."""
    game = Game(PRESETS["single_deck_partnership"])
    cards = list(pack(game.rules))
    random.Random(1).shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, 0)).after
    hand, trick = parse_cards("9C JC KC AH"), parse_cards("AC QC TC")
    return Facts(replace(observe(game.rules, match, 0), hand=hand, trick=trick, leader=1, trump=Suit.SPADES), 0)


def reason_at_the_ace(values: dict[Card, float]) -> str:
    """Return the reason given for the best of the clubs that can be played there."""
    return str(why_played(facts_at_the_ace(), max(values, key=lambda face: values[face]), values))


def test_a_card_is_called_cheap_only_if_there_was_a_dearer_one() -> None:
    jack, king = parse_cards("JC KC")
    assert reason_at_the_ace({jack: 0.0, king: -12.0}) == "The trick is lost: save your KC."
    assert reason_at_the_ace({king: 0.0, jack: -5.0}) == "The trick is lost, but your JC will be worth more later."
    assert reason_at_the_ace({king: 0.0, jack: -0.5}) == "The trick is lost."


def test_a_difference_that_may_be_chance_does_not_contradict_the_advice() -> None:
    jack, king = parse_cards("JC KC")
    with_other = with_runner_up(Why.LOST.because(), {king: 0.0, jack: 3.0}, king, facts_at_the_ace())
    assert str(with_other) == "The trick is lost. JC may do just as well."
    named = named_trump(0, Suit.SPADES, {Suit.SPADES: 20.0, Suit.HEARTS: 23.0})
    assert [each.why for each in named.reason.parts()] == [Why.TOO_CLOSE]
    assert not any(set("0123456789{") & set(str(why.because(other=Cards((king,))))) for why in NO_NUMBER)


@pytest.mark.parametrize(
    "name", ["single_deck_partnership", "double_deck_four_handed", "three_handed_auction", "six_handed_deck_and_half"]
)
def test_a_certain_statement_about_a_trick_comes_true(name: str) -> None:
    rules, counted = PRESETS[name], Counter[Phrase]()
    for player, facts in ((Policy(), Facts), (ThinkingPlayer(replace(SKILL, worlds=2, exact=0), 5), AlliedFacts)):
        game, chance = Game(rules), random.Random(name)
        pending = list[tuple[Reason, Facts]]()
        for _ in range(8):
            match = dealt(game, game.start(), chance)
            while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
                seen, seat = observe(rules, match, prompt.seat), prompt.seat or 0
                decision = player.decide(seen, prompt, 60.0)
                if prompt.kind == "play" and seen.trick:
                    pending.append((decision.reason, facts(seen, seat)))
                match = game.apply(match, decision.action).after
                done = () if match.deal is None else match.deal.tricks
                while pending and len(pending[0][1].seen.tricks) < len(done):
                    reason, known = pending.pop(0)
                    winner = done[len(known.seen.tricks)].winner
                    for part in reason.parts():
                        expected = CERTAIN_OF.get(part.why)
                        if expected is not None:
                            counted[part.why] += 1
                            assert expected(known, winner), f"{reason} {known.seen.trick}"
            pending.clear()
    assert {Why.TAKES, Why.LOST, Why.SIDE_HAS_IT} <= set(counted)


@pytest.mark.parametrize("name", [name for name, rules in PRESETS.items() if custom_of(rules) is CUSTOM])
def test_a_bid_that_shows_meld_is_evaluated_itself(name: str) -> None:
    rules, thinker, found = PRESETS[name], ThinkingPlayer(SKILL, 5), list[Case]()
    game = Game(rules)
    for seed in range(50):
        match = dealt(game, game.start(), random.Random(seed))
        while (prompt := game.prompt(match)) is not None and prompt.kind == "bid" and prompt.bids is not None:
            seen, seat = observe(rules, match, prompt.seat), prompt.seat or 0
            action = Policy().choose(seen, prompt, None)
            if isinstance(action, Bid) and action.amount > prompt.bids.minimum:
                found.append(Case(AlliedFacts(seen, seat), prompt, thinker.decide(seen, prompt, 60.0)))
            match = game.apply(match, action).after
    assert not [str(each.reason) for each in found if list(each.false())]
    bids = [each for each in found if isinstance(each.action, Bid)]
    assert bids
    assert all(str(each.reason).endswith("It tells your partner that you have meld.") for each in bids)


def dealt(game: Game, match: MatchState, chance: random.Random) -> MatchState:
    """Return the match with a random deal; in a game with misdeals, one in which a hand may be thrown in."""
    cards = list(pack(game.rules))
    while True:
        chance.shuffle(cards)
        after = game.apply(match, game.deal_out(cards, match.next_dealer)).after
        prompt = game.prompt(after)
        if not has_misdeals(game.rules) or (prompt is not None and prompt.kind == "misdeal"):
            return after


def look_at(name: str, deals: int, part: float) -> Counter[str]:
    """Check the sentences of all players against the facts at a random part of the decisions in some deals of a game.

    Returns how many decisions of each kind there were; the first of a kind is always checked.
    """
    rules = GAMES[name]
    game, chance, decided, asked = Game(rules), random.Random(name), Counter[str](), Counter[str]()
    match = game.start()
    for _ in range(deals):
        match = dealt(game, match, chance)
        while (prompt := game.prompt(match)) is not None and prompt.kind != "deal":
            seat = prompt.seat or 0
            seen = observe(rules, match, seat)
            action = Policy().choose(seen, prompt, None)
            if not asked[prompt.kind] or chance.random() < part:
                asked[prompt.kind] += 1
                for player, facts in players():
                    decision = player.decide(seen, prompt, 60.0)
                    false = list(Case(facts(seen, seat), prompt, decision).false())
                    assert not false, f"{false} in “{decision.reason}” for {decision.action} out of {decision.values}"
                    decided[prompt.kind] += 1
                    action = decision.action if chance.random() < 0.5 else action
            match = game.apply(match, action).after
        if prompt is None:
            match = game.start()
    return decided


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_contradicts_its_numbers(name: str) -> None:
    assert look_at(name, 1, 0.25)


@pytest.mark.skipif(not LONG, reason="takes a minute")
def test_no_sentence_of_thousands_contradicts_its_numbers() -> None:
    decided = Counter[str]()
    for name in GAMES:
        decided += look_at(name, DEALS, 1.0)
    counts = ", ".join(f"{kind} {count}" for kind, count in decided.most_common())
    sys.stdout.write(f"\n{decided.total()} decisions: {counts}\n")
    assert decided.total() >= DECISIONS
    assert set(decided) == KINDS
