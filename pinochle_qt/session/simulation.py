"""Plays whole matches without a window, in one process or several, always with the same outcome."""

from __future__ import annotations

import contextlib
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from pinochle_qt.ai.deadline import unhurried
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.people import account_count, accounts_of, added, contracts
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.dealing.generator import GENERATOR
from pinochle_qt.session.dealing.shuffle import SEED_BITS, Shuffles, derived
from pinochle_qt.session.invariants import check_invariants
from pinochle_qt.session.players import ending_programs, player_for, recorded_player, replaced_decisions
from pinochle_qt.session.programs.program_player import PATIENCE, FaultKind
from pinochle_qt.session.session import Session
from pinochle_qt.session.tasks.workers import results_of

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.tasks.workers import Workers

CHUNK: Final = 4
"""Matches that a process plays before it reports: enough to make reporting cheap, few enough for a smooth bar."""


class Simulation(Struct, frozen=True):
    """The matches to play."""

    rules: Rules
    preset: str
    players: tuple[str, ...]
    """All players at the table, clockwise, as in `player_for`."""
    games: int
    seed: int
    max_deals: int | None = None
    """The number of deals after which a match is stopped."""
    verify: bool = False
    """Whether to check every position for lost cards and points."""
    keep_records: bool = False
    patience: float = PATIENCE
    """The seconds that a program has for each decision."""


class MatchTally(Struct):
    """The results of matches, each list by account: by side, or by person where people sit out."""

    matches: int
    deals: int
    won: list[int]
    points: list[int]
    """The total points that the deals added, ×10."""
    made: list[int]
    """The number of contracts made."""
    failed: list[int]
    """The number of contracts set, including hands that were given up."""
    replaced: Counter[FaultKind] = field(default_factory=Counter)
    """How many decisions a computer player made because a program did not, by the reason."""

    @classmethod
    def of(cls, sides: int) -> MatchTally:
        """Return an empty tally."""
        return cls(0, 0, [0] * sides, [0] * sides, [0] * sides, [0] * sides)

    def add(self, other: MatchTally) -> None:
        """Add another tally to this one."""
        self.matches += other.matches
        self.deals += other.deals
        self.replaced += other.replaced
        for mine, theirs in (
            (self.won, other.won),
            (self.points, other.points),
            (self.made, other.made),
            (self.failed, other.failed),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]


class PlayedMatch(Struct, frozen=True):
    """One match of a simulation."""

    tally: MatchTally
    lines: tuple[str, ...]
    """Its record, if requested."""


def simulate(simulation: Simulation, workers: Workers = 1) -> Generator[PlayedMatch, None, None]:
    """Yield the matches in order, whoever plays them.

    Raises:
        BrokenInvariant: `verify` found something wrong.
        NoSuchPlayer: there is no such player.
        WorkLost: somebody who played is gone.
    """
    numbers = range(1, simulation.games + 1)
    if isinstance(workers, int):
        workers = min(workers, simulation.games)
    size = 1 if workers == 1 else CHUNK
    chunks = (numbers[at : at + size] for at in range(0, simulation.games, size))
    with contextlib.closing(results_of(partial(_play_chunk, simulation), chunks, workers)) as played:
        for matches in played:
            yield from matches


@unhurried()
def play_match(simulation: Simulation, number: int) -> PlayedMatch:
    """Play one match, which depends only on the simulation and its number."""
    chance = derived(simulation.seed, "match", number)
    seed = int(chance.random() * 2**SEED_BITS)
    people = tuple(
        SeatSetup(f"Player {number}", recorded_player(kind)) for number, kind in enumerate(simulation.players, 1)
    )
    players = [player_for(kind, seed, person, simulation.patience) for person, kind in enumerate(simulation.players)]
    with ending_programs(players):
        played = _played(
            simulation, Session.new(simulation.rules, simulation.preset, people, Shuffles(seed, GENERATOR)), players
        )
    played.tally.replaced += replaced_decisions(players)
    return played


def _played(simulation: Simulation, session: Session, players: Sequence[Player]) -> PlayedMatch:
    game = Game(simulation.rules)
    while (prompt := session.prompt) is not None:
        if simulation.verify:
            check_invariants(game, session.match)
        if prompt.seat is not None:
            player = players[session.seated[prompt.seat]]
            session.submit(player.choose(session.observe(prompt.seat), prompt, None))
        elif simulation.max_deals is None or session.match.number < simulation.max_deals:
            if not simulation.keep_records:
                session.forget()  # a match of random players can take a thousand deals
            session.deal()
        else:
            break
    if simulation.verify:
        check_invariants(game, session.match)
    return PlayedMatch(_tally(session), session.lines if simulation.keep_records else ())


def _play_chunk(simulation: Simulation, numbers: range) -> list[PlayedMatch]:
    return [play_match(simulation, number) for number in numbers]


def _tally(session: Session) -> MatchTally:
    rules, match = session.rules, session.match
    accounts = account_count(rules, match.people)
    tally = MatchTally.of(accounts)
    tally.matches = 1
    for account in match.winners:
        tally.won[account] += 1
    for result in match.results:
        tally.deals += 1
        gains = added(rules, result.seated, result.score, accounts)
        tally.points = [a + b for a, b in zip(tally.points, gains, strict=True)]
        for side, made in contracts(rules, result):
            for account in accounts_of(rules, result.seated, side):
                (tally.made if made else tally.failed)[account] += 1
    return tally
