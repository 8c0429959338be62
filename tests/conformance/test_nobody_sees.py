"""What a person is shown, told and asked, and what is sent for him, does not depend on the cards that he cannot see.

For every game, every kind of decision and everybody at the table, spectators included. What the window itself shows is
tested in `tests/ui/test_hidden_cards.py`. Set `PINOCHLE_LONG=1` for every position of several matches.
"""

from __future__ import annotations

import os
import pickle
import random
from typing import TYPE_CHECKING, Final, get_args

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.process.worker import DecisionRequest
from pinochle_qt.engine.events import redact
from pinochle_qt.engine.observe import as_spectator
from pinochle_qt.session.viewer_steps import viewed
from pinochle_qt.teaching.meanings import Level, meaning
from pinochle_qt.words.game.events import story
from tests.checks import require, some
from tests.conformance.test_presets import every_preset
from tests.conformance.twins import seat_of, twin
from tests.session.driving import chance_player, new_session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.seats import Person
    from pinochle_qt.session.session import Session

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
LONG: Final = bool(os.environ.get("PINOCHLE_LONG"))
SEEDS: Final = range(12 if LONG else 1)
MOST: Final = 10**6 if LONG else 1
"""The number of positions of each kind that are tested in each match; the play has some more."""
DEALS: Final = 3 if LONG else 1


def positions(preset: str, seed: int) -> Iterator[Session]:
    """Yield a session at positions of every kind."""
    session, player = new_session(preset, seed), chance_player(seed)
    seen: dict[str, int] = {}
    while (prompt := session.prompt) is not None and session.match.number <= DEALS:
        if prompt.seat is None:
            session.deal()
            continue
        seen[prompt.kind] = seen.get(prompt.kind, 0) + 1
        if seen[prompt.kind] <= MOST or (prompt.kind == "play" and seen["play"] % 23 == 0):
            yield session
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))


def all_shown(session: Session, person: Person | None) -> object:
    """Return everything that a person, or a spectator, is told about the deal so far."""
    names = [setup.name for setup in session.people]
    log = [(entry.sentence, entry.shown) for entry in story(session, person, names)()]
    steps = [step for step in session.steps if step.after.number == session.match.number]
    shown = [viewed(session.rules, step, seat_of(session.rules, step.after, person)) for step in steps]
    meanings = [[meaning(event, level) for event in step.events for level in LEVELS] for step in shown]
    return log, shown, meanings, session.observe(seat_of(session.rules, session.match, person))


def sent(session: Session) -> bytes:
    """Return what is sent to the computer players' process, pickled twice so that equal questions give equal bytes."""
    prompt = require(session.prompt)
    assert prompt.seat is not None
    question = DecisionRequest(session.observe(prompt.seat), prompt, "expert", 1)
    return pickle.dumps(pickle.loads(pickle.dumps(question)))  # noqa: S301 - our own


@every_preset
def test_no_player_is_told_anything_hidden(preset: str) -> None:
    chance, steady, count = random.Random(preset), make_player("steady", 1), 0
    for seed in SEEDS:
        for session in some(positions(preset, seed)):
            prompt = require(session.prompt)
            assert prompt.seat is not None
            asked = session.seated[prompt.seat]
            others = range(len(session.people)) if LONG else (asked, (asked + 1) % len(session.people))
            for person in (None, *others):
                other = twin(session, person, chance)
                assert all_shown(other, person) == all_shown(session, person)
                if person == asked:
                    assert other.prompt == prompt
                    assert sent(other) == sent(session)
                    seen = other.observe(prompt.seat)
                    assert steady.choose(seen, prompt, None) == steady.choose(
                        session.observe(prompt.seat), prompt, None
                    )
                count += 1
    print(f"{preset}: {count} views")  # noqa: T201 - shown with -s


@every_preset
def test_what_a_seat_knows_without_its_secrets_is_what_a_spectator_knows(preset: str) -> None:
    *_, session = positions(preset, 3)
    rules = session.rules
    for step in some(session.steps):
        public = viewed(rules, step, None)
        for seat in range(rules.table.players):
            seen = viewed(rules, step, seat)
            assert [(redact(rules, event, None), as_spectator(after)) for event, after in seen.events] == [
                *public.events
            ]
            assert as_spectator(seen.after) == public.after
