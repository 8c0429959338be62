"""The command `simulate`: play many matches without a window and print the results."""

from __future__ import annotations

import contextlib
import signal
import threading
from argparse import BooleanOptionalAction
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, BinaryIO, Final

from rich import box
from rich.table import Table

from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from, whole_number
from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.cli.workers import add_workers_arguments, tell_stop, with_progress, workers_from
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.features import people_rest, people_take_turns, score_unit
from pinochle_qt.engine.people import account_count, people_of
from pinochle_qt.engine.problems import UnplayableRules
from pinochle_qt.output import complain, counted
from pinochle_qt.reading import is_there
from pinochle_qt.record.files import replaced_file
from pinochle_qt.session.invariants import BrokenInvariant
from pinochle_qt.session.players import NoSuchPlayer, player_for
from pinochle_qt.session.programs.program_player import COMMAND, PATIENCE
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.session.simulation import MatchTally, Simulation, simulate
from pinochle_qt.session.tasks.processes import WorkLost

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterator, Mapping
    from types import FrameType

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.session.programs.program_player import FaultKind

SMALL_RUN: Final = 200
"""The largest number of matches that are verified by default."""
_DRAWN_SEEDS: Final = 10**6
"""Random seeds are drawn below this number, so that they are short enough to retype."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "simulate",
        help="play matches without a window",
        description="Play matches between computer players and print the results.",
    )
    add_rules_arguments(parser)
    parser.add_argument("--games", metavar="N", help="how many matches to play")
    add_seed_argument(parser)
    parser.add_argument(
        "--player",
        metavar="PLAYER",
        dest="players_by_seat",
        nargs="+",
        action="extend",
        help="random, computer:SKILL or cmd:COMMAND; one for all seats, or several to fill them in turn",
    )
    add_patience_argument(parser)
    parser.add_argument(
        "--people",
        metavar="N",
        help="how many people are at the table when players take turns sitting out (one more than play; at most "
        f"{MOST_PEOPLE})",
    )
    parser.add_argument("--deals", metavar="N", help="stop each match after this many deals")
    parser.add_argument("--record", metavar="FILE", help="write the record of every match to this file")
    add_workers_arguments(parser)
    parser.add_argument(
        "--verify",
        action=BooleanOptionalAction,
        help=f"look for lost cards and points in every position (on for up to {SMALL_RUN} matches)",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play, print a table of results and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
        KeyboardInterrupt: if Ctrl+C was pressed; the matches completed by then are printed and recorded, as they also
            are when a process or a cluster is lost.
    """
    chosen = rule_set_from(args)
    rules = chosen.rules
    players = _players(args.players_by_seat or ["random"], _people(args.people, rules))
    games = whole_number(args.games, "--games", 1)
    simulation = Simulation(
        rules=rules,
        preset=chosen.preset,
        players=players,
        games=games,
        seed=seed_from(args.seed),
        max_deals=None if args.deals is None else whole_number(args.deals, "--deals", 1),
        verify=games <= SMALL_RUN if args.verify is None else args.verify,
        keep_records=args.record is not None,
        patience=patience_from(args.patience),
    )
    tally = MatchTally.of(account_count(rules, len(players)))
    stop: KeyboardInterrupt | WorkLost | NoSuchPlayer | _RecordLost | None = None
    try:
        with (
            workers_from(args, players) as workers,
            _record_file(args.record) as file,
            contextlib.closing(simulate(simulation, workers)) as matches,
        ):
            try:
                for played in with_progress(matches, games, lambda _: 1):
                    with _uninterrupted():  # a match is either both recorded and counted, or neither
                        tally.add(played.tally)  # first, because the match was played even if its record is lost
                        if file is not None:
                            file.write("".join(f"{line}\n" for line in played.lines).encode())
            except (KeyboardInterrupt, WorkLost, NoSuchPlayer) as interruption:
                if not tally.matches:
                    raise
                stop = interruption
    except UnplayableRules as unplayable:
        raise UsageError(f"These rules cannot be played: {unplayable}") from None
    except BrokenInvariant as broken:
        complain(f"The simulation found an error in the program: {broken}.")
        return 1
    except (WorkLost, NoSuchPlayer, _RecordLost) as lost:
        stop = lost
    if tally.matches:
        _print_results(simulation, tally)
    return tell_stop(stop, tally.matches, f"{counted(tally.matches, 'match', 'matches')} of {games}")


def add_seed_argument(parser: ArgumentParser) -> None:
    """Add `--seed`, to be read by `seed_from`."""
    parser.add_argument(
        "--seed",
        metavar="S",
        help="the number that decides every shuffle; without it, one is drawn and printed with the results",
    )


def seed_from(text: str | None) -> int:
    """Return the seed given by `--seed`, or a random one.

    Raises:
        UsageError: if it is not a whole number, or out of range.
    """
    return randbelow(_DRAWN_SEEDS) if text is None else whole_number(text, "--seed", 0, 2**63 - 1)


def add_patience_argument(parser: ArgumentParser) -> None:
    """Add `--patience`, to be read by `patience_from`."""
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        default=str(int(PATIENCE)),
        help=f"how long a program (cmd:) may think about a decision ({int(PATIENCE)}); then a computer player decides",
    )


def patience_from(text: str) -> int:
    """Return the seconds given by `--patience`.

    Raises:
        UsageError: if it is not a whole number of seconds up to an hour.
    """
    return whole_number(text, "--patience", 1, 3600)


def replaced_text(name: str, replaced: Mapping[FaultKind, int]) -> str:
    """Return a sentence that tells how often a computer player decided because a program did not; empty if never."""
    reasons: dict[FaultKind, str] = {
        "late": "it was late",
        "wrong": "its answer was wrong",
        "ended": "it was not running",
    }
    told = ", ".join(f"{replaced[kind]} because {reason}" for kind, reason in reasons.items() if replaced.get(kind))
    count = counted(sum(replaced.values()), "decision", "decisions")
    return f"A computer player made {count} for {name}: {told}." if told else ""


def _people(text: str | None, rules: Rules) -> int:
    """Return how many people are at the table."""
    least = people_count(rules)
    if text is None:
        return least
    if people_take_turns(rules):
        return whole_number(text, "--people", least, MOST_PEOPLE)
    if text != str(least):
        raise UsageError(
            f"--people is {least} in this game, not {text}; there can be more only when players take turns sitting out."
        )
    return least


def _players(names: list[str], people: int) -> tuple[str, ...]:
    if people % len(names):
        raise UsageError(
            f"--player takes one player, or a number of them that fills {people} seats evenly, not {len(names)}."
        )
    for kind in dict.fromkeys(names):
        if kind != "random" and not kind.startswith(("computer:", COMMAND)):
            raise UsageError(f'--player takes random, computer:SKILL or cmd:COMMAND, not "{kind}".')
        try:
            player_for(kind, 0, 0)
        except ValueError as error:
            raise UsageError(f"--player takes random, computer:SKILL or cmd:COMMAND, and {error}.") from None
    return tuple(names) * (people // len(names))


class _RecordLost(Exception):
    """Raised when the record file was opened but cannot be written; `str()` says so, without a period."""


@contextlib.contextmanager
def _record_file(name: str | None) -> Iterator[BinaryIO | None]:
    """Open the record file; a regular file appears under its name only once it is complete."""
    if name is None:
        yield None
        return
    path = Path(name)
    if not is_there(path.parent):
        raise UsageError(f"--record takes a file in a folder that exists, and {path.parent} does not.")
    is_open = False
    try:
        is_special = path.exists() and not path.is_file()  # such as a pipe, which must not be replaced
        with path.open("wb") if is_special else replaced_file(path) as file:
            is_open = True
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        if is_open:
            advice = "please make room there or name another file"
            raise _RecordLost(f"the record cannot be written to {path} ({error.strerror}); {advice}") from None
        raise UsageError(f"--record takes a file that can be written, and {path} cannot: {error.strerror}.") from None


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back Ctrl+C until the end of the block."""
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler) or threading.current_thread() is not threading.main_thread():
        yield
        return
    held_back: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: held_back.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if held_back:
        handler(*held_back[0])


def _print_results(simulation: Simulation, tally: MatchTally) -> None:
    rules = simulation.rules
    unit = score_unit(rules)
    played = f"{counted(tally.matches, 'match', 'matches')}, {counted(tally.deals, 'deal', 'deals')}"
    title = f"{simulation.preset}: {played}, seed {simulation.seed}"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for heading in ("Person" if people_rest(rules) else "Seats", "Player"):
        table.add_column(heading)
    for heading in ("Won", "Points a deal", "Bids made", "Bids set"):
        table.add_column(heading, justify="right")
    for account in range(len(tally.won)):
        people = people_of(rules, account)
        kinds = dict.fromkeys(simulation.players[person] for person in people)
        table.add_row(
            " ".join(str(person) for person in people),
            ", ".join(kinds),
            str(tally.won[account]),
            f"{tally.points[account] / unit / max(1, tally.deals):.1f}",
            str(tally.made[account]),
            str(tally.failed[account]),
        )
    console = OutputConsole()
    if tally.replaced:
        console.print(replaced_text("the programs", tally.replaced))
    console.print(table)
