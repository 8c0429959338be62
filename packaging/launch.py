"""Determines what a launch needs, prepares it, and hands over to the program or to its tests."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn

from environment import Environment, Lock, child_variables
from pinochle_qt.display import NoDisplay, require_display
from pinochle_qt.libraries import NO_DISPLAY, OFFSCREEN, TESTS, SystemPart, missing_libraries, window_libraries
from system import Trouble, missing_for_compiling, missing_for_venv, provide, provide_if_possible

TEXT_COMMANDS: Final = frozenset({"simulate", "check", "deal", "explain", "presets", "meld", "rules", "match", "serve"})
PAINTING_COMMANDS: Final = frozenset({"paper"})
"""What needs Qt to paint, but neither a window nor a display."""
_TEXT_OPTIONS: Final = frozenset({"-h", "--help", "--version"})
_SELF_TEST: Final = "--self-test"
_AT_ONCE: Final = ("-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
"""Options to run tests in parallel, in one process per processor but at most four; `-n 0` runs them one by one.

Each process gets consecutive tests, so that what a file prepares for its tests is prepared in one process.
"""


@dataclass(frozen=True)
class Plan:
    """What a launch needs, and what it finally runs."""

    lock: Lock
    arguments: tuple[str, ...]
    libraries: tuple[SystemPart, ...] = ()
    opens_window: bool = False
    variables: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None


def plan(arguments: Sequence[str], variables: Mapping[str, str], root: Path) -> Plan:
    """Return what a launch with these arguments and environment variables needs."""
    if arguments[:1] == ["test"]:
        tests = ("-m", "pytest", *_AT_ONCE, *arguments[1:])
        return Plan(Lock.TOOLS, tests, TESTS, variables={"QT_QPA_PLATFORM": "offscreen"}, folder=root)
    program = ("-m", "pinochle_qt", *arguments)
    command = next((argument for argument in arguments if not argument.startswith("-")), None)
    if command in TEXT_COMMANDS or not _TEXT_OPTIONS.isdisjoint(arguments):
        return Plan(Lock.PROGRAM, program)
    paints = command in PAINTING_COMMANDS or _SELF_TEST in arguments
    if paints or variables.get("QT_QPA_PLATFORM", "").partition(":")[0] in NO_DISPLAY:
        return Plan(Lock.PROGRAM, program, OFFSCREEN)
    return Plan(Lock.PROGRAM, program, window_libraries(variables), opens_window=True)


def main(arguments: Sequence[str]) -> NoReturn:
    """Prepare everything and hand over to the program, or exit with one sentence about what is wrong."""
    environment = Environment()
    chosen = plan(list(arguments), os.environ, environment.root)
    try:
        _prepare(environment, chosen)
    except (Trouble, NoDisplay) as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        print("Stopped before everything was ready; the next start goes on.", file=sys.stderr)
        sys.exit(130)
    _hand_over(environment, chosen)


def _prepare(environment: Environment, chosen: Plan) -> None:
    if chosen.opens_window:
        require_display(os.environ)
    is_new = not environment.is_ready(chosen.lock)

    def find_missing() -> list[SystemPart]:
        return (missing_for_venv() if is_new else []) + missing_libraries(chosen.libraries)

    provide(find_missing, "run pinochle-qt")
    if is_new:
        provide_if_possible(missing_for_compiling, "compile the computer players")
    if chosen.opens_window:
        require_display(os.environ)  # the libraries for querying the display may just have been installed
    environment.prepare(chosen.lock)


def _hand_over(environment: Environment, chosen: Plan) -> NoReturn:
    """Replace this process with the program where the system allows it; otherwise run it and exit with its status."""
    # -P keeps files in the current folder from being imported instead of the program's own modules.
    command = [str(environment.python), "-P", *chosen.arguments]
    variables = child_variables() | dict(chosen.variables)
    if chosen.folder is not None:
        os.chdir(chosen.folder)
    if sys.platform == "win32":
        sys.exit(_status_of(command, variables))
    os.execve(command[0], command, variables)


def _status_of(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Run a program and return its exit status. Ctrl+C reaches it as well, and it decides whether to end."""
    with subprocess.Popen(command, env=variables) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:
                continue
