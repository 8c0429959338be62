"""Looks for hidden cards in what a table sends: `python -m tests.server.leaks --deals 10000`.

At positions of every kind, in every game, the cards that somebody cannot see are exchanged for others, and every byte
that he is sent must be the same: the state after a step and when he comes back, people, log, scores, and what he is
asked. The same for a spectator.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.protocol.messages import VERSION, Ask, Hello, Refused, spoken
from pinochle_qt.protocol.options import TableOptions
from pinochle_qt.server.table import Table
from pinochle_qt.server.table_file import KnownGuest, SavedTable
from pinochle_qt.session.session import Session
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.conformance.twins import twin
from tests.session.driving import chance_player, new_session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.seats import Person


class Leak(NamedTuple):
    """A message that depends on cards that its reader cannot see."""

    preset: str
    seed: int
    kind: str
    person: Person | None
    message: str
    other: str


def positions(preset: str, seed: int, most: int) -> Iterator[Session]:
    """Yield a session at up to so many positions of each kind in one deal, and some more of the play."""
    session, player = new_session(preset, seed, people=range(9)), chance_player(seed)
    seen: Counter[str] = Counter()
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        seen[prompt.kind] += 1
        if seen[prompt.kind] <= most or (prompt.kind == "play" and seen["play"] % 17 == 0):
            yield session
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))
    yield session


def sent(session: Session, person: Person | None) -> list[str]:
    """Return every byte that a person, or a spectator, is sent at this position, with the step that led to it."""
    people = range(len(session.people))
    seated = tuple(
        KnownGuest(each + 1, f"{each:022}", f"Player {each + 1}", "phone", "en", each, is_host=not each)
        for each in people
    )
    onlooker = KnownGuest(99, f"{99:022}", "Onlooker", "screen", "en")
    options = TableOptions(clock=40, hints=True, forced="all")
    saved = SavedTable("pinochle-table", "ABCDEF", 0, 99, is_open=True, options=options, guests=(*seated, onlooker))
    table = Table(Session(session.recorded), saved=saved)
    reader = table.welcome(Hello(VERSION, key=(onlooker if person is None else seated[person]).key))
    assert not isinstance(reader, Refused)
    table.question(1.0)
    step = session.last_step
    if step is not None:
        reader.told = table.state - 1
        table._tell_state(reader, step)
    for what in ("log", "story", "scores"):
        table.hear(reader, Ask(what), 1.0)
    if session.prompt is not None and session.prompt.seat is not None:  # afterwards all hands are open
        table.hear(reader, Ask("record", session.match.number), 1.0)
    return [spoken(letter.message) for letter in table.outbox if letter.guest == reader.number]


def leaks(preset: str, seed: int, most: int, counts: Counter[str]) -> Iterator[Leak]:
    """Yield what somebody could learn in one deal."""
    chance = random.Random(f"{preset} {seed}")
    for session in positions(preset, seed, most):
        prompt = session.prompt
        kind = "over" if prompt is None else prompt.kind
        asked = None if prompt is None or prompt.seat is None else session.seated[prompt.seat]
        others = [person for person in range(len(session.people)) if person != asked]
        for person in {None, asked, chance.choice(others)}:
            counts[kind] += 1
            own, other = sent(session, person), sent(_twin(session, person, chance), person)
            if own != other:
                pairs = zip(own, other, strict=False)
                first = next((pair for pair in pairs if pair[0] != pair[1]), (str(len(own)), str(len(other))))
                yield Leak(preset, seed, kind, person, *first)


def _twin(session: Session, person: Person | None, chance: random.Random) -> Session:
    """Return a session with other hidden cards, in which the same seat is asked.

    Where what is asked cannot be worked out, because melds on the table and the other cards do not go together, it is
    the same question: its reader is somebody else.
    """
    other = twin(session, person, chance)
    try:
        assert (other.prompt is None) == (session.prompt is None)
    except ValueError:
        prompt = require(session.prompt)
        assert person is None or prompt.seat != session.seated.index(person)
        other._game._last_prompt = other.match, prompt
    return other


def main() -> int:
    """Look through so many deals, spread over all games, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=240, help="how many deals to look through (240)")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal of each game (1)")
    parser.add_argument("--most", type=int, default=1, help="positions of each kind in a deal (1)")
    args = parser.parse_args()
    presets, counts, found, begun = list(PRESETS), Counter[str](), 0, monotonic()
    for number in range(args.deals):
        preset = presets[number % len(presets)]
        for leak in leaks(preset, args.first + number // len(presets), args.most, counts):
            found += 1
            print(leak)  # noqa: T201 - the report
    views = sum(counts.values())
    print(f"{args.deals} deals, {views} views, {found} leaks, {monotonic() - begun:.0f} s: {dict(counts)}")  # noqa: T201
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
