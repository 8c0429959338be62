"""The moments at which the table looks different, found for every preset by letting computer players play a match."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import DEFAULT_SKILL, Settings
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat

SEED: Final = 5
DEALS: Final = 6
"""The number of deals in which every question of a preset comes up if it ever does; the match goes on to its end."""
MOST_DEALS: Final = 30
"""The largest number of deals: a match whose target rises with the scores may never end."""


class Moment(NamedTuple):
    """A position of a match, seen from one seat."""

    name: str
    position: int
    """The number of actions taken so far, deals included."""
    seat: Seat


def player_names(players: int, person: Seat) -> tuple[str, ...]:
    """Return the names that a new game offers, the first of them for the human player's seat."""
    offered = [setup.name for setup in Settings().seats]
    return tuple(offered[(seat - person) % players] for seat in range(players))


def session_at(preset: str, moment: Moment) -> Session:
    """Return the match at a moment, with the human player in the seat that sees it."""
    session = new_session(preset, moment.seat)
    for step in _played(preset).steps[: moment.position]:
        session.submit(step.action)
    return session


@cache
def moments(preset: str) -> tuple[Moment, ...]:
    """Return the moments of a preset; of several alike, the one with the most to see."""
    best: dict[str, tuple[int, Moment]] = {}
    for weight, moment in _candidates(preset):
        if moment.name not in best or weight > best[moment.name][0]:
            best[moment.name] = weight, moment
    return tuple(moment for _, moment in best.values())


def new_session(preset: str, person: Seat) -> Session:
    """Return a match that begins, with the human player in a seat."""
    rules = PRESETS[preset]
    names = player_names(rules.table.players, person)
    seats = tuple(SeatSetup(name, "human" if seat == person else DEFAULT_SKILL) for seat, name in enumerate(names))
    return Session.new(rules, preset, seats, SEED)


@cache
def _played(preset: str) -> Session:
    """Return a match that computer players have played to its end, if it has one."""
    session, policy = new_session(preset, 0), Policy()
    while (prompt := session.prompt) is not None:
        if prompt.seat is not None:
            session.submit(policy.choose(session.observe(prompt.seat), prompt, None))
        elif session.match.number < MOST_DEALS:
            session.deal()
        else:
            break
    return session


def _candidates(preset: str) -> Iterator[tuple[int, Moment]]:
    """Yield every moment that could be shown, with a weight for how much there is to see."""
    session = new_session(preset, 0)
    players = session.rules.table.players
    for position, step in enumerate(_played(preset).steps):
        prompt = session.prompt
        if session.match.number == DEALS and prompt is not None and prompt.seat is None:
            yield position, Moment("score", position, 0)
            break
        if prompt is not None and prompt.seat is not None:
            seen = session.observe(prompt.seat)
            yield from ((weight, Moment(name, position, prompt.seat)) for name, weight in _names(prompt, seen))
            if prompt.kind == "bid":
                yield len(seen.calls), Moment("waiting", position, (prompt.seat + 1) % players)
        elif position:
            yield position, Moment("score", position, 0)
        session.submit(step.action)
    if _played(preset).is_over:
        yield 0, Moment("won", len(_played(preset).steps), 0)


def _names(prompt: Prompt, seen: Observation) -> Iterator[tuple[str, int]]:
    """Yield the names of the moments that a prompt is an example of, with how much there is to see."""
    on_table = sum(len(table.cards_on_table) for table in seen.tables)
    match prompt.kind:
        case "bid":
            yield "bid", len(seen.calls)
        case "show":
            yield "show", sum(len(meld.cards) for melds in seen.shown for meld in melds or ())
        case "meld":
            yield "meld", 4 * len(prompt.choices) + on_table
        case "play":
            if not seen.trick and not seen.tricks:
                yield "lead", on_table
            if seen.trick:
                yield "follow", 100 * len(seen.trick) + len(seen.hand) - len(prompt.cards)
            if on_table:
                yield "laid", on_table
            if len(seen.hand) <= 3:
                yield "late", len(seen.tricks) + len(seen.trick)
        case kind:
            yield kind, len(seen.hand)
