"""What everyone at the table knows about the unfinished deal of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.observe import observe
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import RecordError
from pinochle_qt.ui.rooms.games.kept_deals_model import DealInPlay
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.standing import contract_standing, seat_mark

if TYPE_CHECKING:
    from pathlib import Path


def deal_in_play(path: Path) -> DealInPlay:
    """Return the state of the contract in a record; empty if there is no contract or the record cannot be replayed."""
    try:
        recorded = replay_one(path)
    except RecordError:
        return DealInPlay()
    match = recorded.steps[-1].step.after if recorded.steps else recorded.match
    observation = observe(recorded.header.rules, match, None)
    contract, standing = observation.contract, contract_standing(observation)
    if contract is None:
        return DealInPlay()
    people = text.shown_names(recorded.header.everybody)
    declarer = text.seat_names(observation.seated, people)[contract.declarer]
    trump = None if observation.trump is None else observation.trump.letter
    if standing is None:
        return DealInPlay(declarer, seat_mark(observation, contract.declarer), None, trump)
    return DealInPlay(
        declarer,
        seat_mark(observation, contract.declarer),
        standing.bid,
        trump,
        standing.meld,
        standing.tricks,
        standing.needs,
    )
