"""The same cards in Expert's hands: a finished deal with Expert in one person's place, or one that Experts play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.process.worker import TABLE_SEED
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import best_of_others, party_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import DealResult, MatchState
    from pinochle_qt.record.replay import RecordedGame

EXPERT: Final = "expert"
SECONDS: Final = 4.0
"""The time limit for a decision, far more than any takes, so that a busy machine plays exactly like an idle one."""


class ExpertDeal(Struct, frozen=True):
    """A deal as Expert played it in a person's place."""

    seat: Seat
    """Expert's seat."""
    score: tuple[int, ...]
    """The points that the deal added for each side, ×10."""
    lead: int
    """How many more points, ×10, the deal added for Expert's side than for the best of the opponents."""


def played_by_expert(recorded: RecordedGame, number: int, person: Person) -> ExpertDeal:
    """Replay a deal with the same cards, dealer and scores, and Expert in a person's place, and return the result.

    All others are the computer players who were at the table, and they decide as they would have there: in the same
    position they do the same, but what Expert does differently leads to other positions. Nobody can stand in for a
    player who is not a computer player, so a deal can be compared only if all the others were computer players.

    Raises:
        ValueError: there is no such deal, the person sat it out, or another seat had no computer player known here.
    """
    game = recorded.game
    deal_step = next(
        (
            each.step
            for each in recorded.steps
            if isinstance(each.step.action, DealCards) and each.step.after.number == number
        ),
        None,
    )
    if deal_step is None or deal_step.after.deal is None:
        raise ValueError(f"there is no deal {number}")
    seated = deal_step.after.deal.seated
    everybody = recorded.header.everybody
    others = [everybody[other].player for other in seated if other != person]
    if person not in seated or "human" in others:
        raise ValueError(f"deal {number} cannot be compared")
    players = {each: _player(recorded, each, person) for each in seated}
    seat = seated.index(person)
    result = _played_out(game, deal_step.after, [players[each] for each in seated])
    party = party_of(game.rules, seat, result.declarer, result.partner)
    lead = result.score[side_of(game.rules, seat)] - best_of_others(game.rules, result.score, party)
    return ExpertDeal(seat, result.score, lead)


def played_by_experts(rules: Rules, cards: Sequence[Card], dealer: Seat) -> DealResult:
    """Return how a deal ends that Experts play in all seats, for rules by which nobody sits out.

    It is the first deal of a match; `cards` are the shuffled pack, top card first.
    """
    game, seats = Game(rules), range(rules.table.players)
    match = game.start(dealer, len(seats), skills=(EXPERT,) * len(seats))
    dealt = game.apply(match, game.deal_out(list(cards), dealer)).after
    return _played_out(game, dealt, [make_player(EXPERT, TABLE_SEED) for _ in seats])


def _played_out(game: Game, match: MatchState, players: Sequence[Player]) -> DealResult:
    """Let the players, by seat, play a deal to its end, and return how it ended."""
    ended = len(match.results)
    while len(match.results) == ended:
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None:
            raise AssertionError("a deal goes on until it has a result")
        action = players[prompt.seat].choose(observe(game.rules, match, prompt.seat), prompt, SECONDS)
        match = game.apply(match, action).after
    return match.results[-1]


def _player(recorded: RecordedGame, person: Person, replaced: Person) -> Player:
    return make_player(EXPERT if person == replaced else recorded.header.skills[person], TABLE_SEED)
