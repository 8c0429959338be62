"""What everyone at the table knows about the unfinished deal of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.observe import observe
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import RecordError
from pinochle_qt.ui.models.deal_rows import OtherRow
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import Column, bid_words
from pinochle_qt.words.rooms.games import GamesWord
from pinochle_qt.words.standing import contract_standing, seat_mark

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.words.standing import ContractStanding


def open_row(number: int) -> OtherRow:
    """Return the row of an unfinished deal of which nothing else is known."""
    return OtherRow({Column.NUMBER: str(number), Column.RESULT: GamesWord.IN_PLAY()})


def deal_in_play(path: Path, number: int) -> OtherRow:
    """Return the row of the unfinished deal in a record, with its contract if there is one."""
    try:
        recorded = replay_one(path)
    except RecordError:
        return open_row(number)
    match = recorded.steps[-1].step.after if recorded.steps else recorded.match
    observation = observe(recorded.header.rules, match, None)
    contract, rules = observation.contract, observation.rules
    if contract is None:
        return open_row(number)
    standing: ContractStanding | None = contract_standing(observation)
    names = text.seat_names(observation.seated, text.shown_names(recorded.header.everybody))
    words = {
        Column.NUMBER: str(number),
        Column.DECLARER: names[contract.declarer],
        Column.BID: bid_words(None if standing is None else standing.bid, observation.trump, rules),
        Column.RESULT: GamesWord.IN_PLAY(),
    }
    if standing is not None:
        words[Column.MELD] = text.points(standing.meld, rules)
        words[Column.TRICKS] = text.points(standing.tricks, rules)
        words[Column.RESULT] = GamesWord.TO_GO(points=text.points(standing.needs, rules))
    return OtherRow(words, seat_mark(observation, contract.declarer))
