"""The same cards in Expert's hands: replays a finished deal with Expert in one person's place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.process.worker import TABLE_SEED
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import best_of_others, party_of

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.seats import Person, Seat
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
    seat, match = seated.index(person), deal_step.after
    while len(match.results) == len(deal_step.before.results):
        prompt = game.prompt(match)
        if prompt is None or prompt.seat is None:
            raise AssertionError("a deal goes on until it has a result")
        action = players[seated[prompt.seat]].choose(observe(game.rules, match, prompt.seat), prompt, SECONDS)
        match = game.apply(match, action).after
    result = match.results[-1]
    party = party_of(game.rules, seat, result.declarer, result.partner)
    lead = result.score[side_of(game.rules, seat)] - best_of_others(game.rules, result.score, party)
    return ExpertDeal(seat, result.score, lead)


def _player(recorded: RecordedGame, person: Person, replaced: Person) -> Player:
    return make_player(EXPERT if person == replaced else recorded.header.skills[person], TABLE_SEED)
