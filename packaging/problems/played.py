"""Deals played by computer players, decision by decision, to search for problems."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from pinochle_qt.ai.player import Player
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import DealCards, SeatAction
from pinochle_qt.engine.cards import compact_text
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import Observation, observe
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.state import MatchState
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.deal_notation import written
from pinochle_qt.teaching.problems import Kind, Problem, ProblemAnswer
from pinochle_qt.variants.presets import PRESETS

PLAYER = "strong"
"""The level of the players: quick, and sensible enough that positions look like those of real games."""


class Decision(NamedTuple):
    """One decision of a deal."""

    match: MatchState
    prompt: Prompt
    seen: Observation
    """The observation of the asked seat."""
    action: SeatAction


class Deal(NamedTuple):
    """The first deal of a match."""

    preset: str
    seed: int
    dealer: int
    dealt: DealCards
    decisions: tuple[Decision, ...]


def deals(preset: str) -> Iterator[Deal]:
    """Yield an endless sequence of deals, which is always the same."""
    for seed in count(1):
        yield played_deal(preset, seed)


def played_deal(preset: str, seed: int) -> Deal:
    """Return the first deal of the match with this seed."""
    rules = PRESETS[preset]
    people = Settings().seats[: rules.table.players]
    session = Session.new(rules, preset, people, Shuffles(seed, GENERATOR))
    dealer = session.match.next_dealer
    dealt = session.deal().action
    if not isinstance(dealt, DealCards):
        raise AssertionError("the first step deals")
    players = [make_player(PLAYER, 1000 * seed + seat) for seat in range(len(people))]
    decisions = tuple(_played(Game(rules), session.match, players))
    return Deal(preset, seed, dealer, dealt, decisions)


def _played(game: Game, match: MatchState, players: Sequence[Player]) -> Iterator[Decision]:
    while (prompt := game.prompt(match)) is not None and prompt.seat is not None:
        seen = observe(game.rules, match, prompt.seat)
        action = players[prompt.seat].choose(seen, prompt, None)
        yield Decision(match, prompt, seen, action)
        match = game.apply(match, action).after


def gone_on(decision: Decision, action: SeatAction, seed: int) -> tuple[list[tuple[Prompt, SeatAction]], MatchState]:
    """Return the rest of the deal as the players play it after another answer, and its final state."""
    game = Game(decision.seen.rules)
    match = game.apply(decision.match, action).after
    players = [make_player(PLAYER, 1000 * seed + seat) for seat in range(decision.seen.players)]
    rest = []
    while (prompt := game.prompt(match)) is not None and prompt.seat is not None:
        action_taken = players[prompt.seat].choose(observe(game.rules, match, prompt.seat), prompt, None)
        rest.append((prompt, action_taken))
        match = game.apply(match, action_taken).after
    return rest, match


def as_problem(
    deal: Deal,
    at: int,
    kind: Kind,
    answers: tuple[ProblemAnswer, ...],
    tried: int,
    missed: tuple[str, ...],
    *,
    is_all: bool,
) -> Problem:
    """Return the problem that one decision of a deal poses, by its index."""
    decision = deal.decisions[at]
    return Problem(
        id=f"{deal.preset}-{deal.seed}-{at}",
        kind=kind,
        preset=deal.preset,
        dealer=deal.dealer,
        hands=tuple(map(compact_text, deal.dealt.hands)),
        stock=compact_text(deal.dealt.stock),
        widow=compact_text(deal.dealt.widow),
        course=written((each.prompt, each.action) for each in deal.decisions[:at]),
        seat=decision.prompt.seat or 0,
        answers=answers,
        deals=tried,
        missed=missed,
        is_all=is_all,
    )
