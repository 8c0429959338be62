"""Plays sessions at random for tests that need games of all kinds, and does work here that other processes would do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.rules import patch
from pinochle_qt.record.store import RecordStore
from pinochle_qt.session.dealing.shuffle import Shuffles, derived
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.tasks import workers
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    import pytest

    from pinochle_qt.engine.rules import OptionValue, Rules

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
SINGLE = "single_deck_partnership"
STOCK = "simplified_two_handed_150"


def new_session(
    preset: str,
    seed: int | Shuffles = 1,
    *,
    people: Collection[int] = (0,),
    store: RecordStore | None = None,
    rules: Rules | None = None,
    at_table: int | None = None,
) -> Session:
    """Return a session with some humans and random players for all others at the table."""
    rules = PRESETS[preset] if rules is None else rules
    everybody = tuple(
        SeatSetup(f"Player {person + 1}", "human" if person in people else "random")
        for person in range(people_count(rules) if at_table is None else at_table)
    )
    return Session.new(rules, preset, everybody, seed, store)


def sitting_out(preset: str, who: str, **changes: OptionValue) -> Rules:
    """Return the rules of a preset with more people than hands; two underscores in a name stand for the dot."""
    options = {key.replace("__", "."): value for key, value in changes.items()}
    return patch(PRESETS[preset], {"table.sit_out": who, **options})


def advance(session: Session, player: RandomPlayer, *, deals: int | None = None, actions: int | None = None) -> None:
    """Let a random player decide for everybody until the match, or this number of deals or actions, is over."""
    while (prompt := session.prompt) is not None and actions != 0:
        if prompt.seat is None:
            if deals is not None and session.match.number >= deals:
                return
            session.deal()
        else:
            session.submit(player.choose(session.observe(prompt.seat), prompt, None))
        if actions is not None:
            actions -= 1


def played(
    preset: str,
    seed: int = 1,
    *,
    deals: int | None = None,
    people: Collection[int] = (0,),
    rules: Rules | None = None,
    at_table: int | None = None,
) -> Session:
    """Return a session that was played to its end or for a number of deals."""
    session = new_session(preset, seed, people=people, rules=rules, at_table=at_table)
    advance(session, chance_player(seed), deals=deals)
    return session


def chance_player(seed: int) -> RandomPlayer:
    """Return a random player."""
    return RandomPlayer(derived(seed, "test"))


def record_text(session: Session) -> str:
    """Return the whole record of a session."""
    return "".join(f"{line}\n" for line in session.lines)


def begun_file(preset: str, path: Path) -> Path:
    """Save a game that was begun and left, under this path, and return the path."""
    session = new_session(preset, store=RecordStore(path.parent))
    advance(session, chance_player(1), actions=5)
    session.close()
    assert session.path is not None
    return session.path.rename(path)


def counts_of_processes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let this process do the work of others; return a list that collects the process counts it asks for."""
    asked: list[int] = []

    def run_tasks(work: Callable[[Any], object], tasks: Iterable[object], count: int) -> Iterator[object]:
        asked.append(count)
        yield from map(work, tasks)

    monkeypatch.setattr(workers, "run_tasks", run_tasks)
    return asked
