"""The command line of pinochle-qt."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import pinochle_qt.light_msgspec  # noqa: F401 - before anything else loads msgspec
from pinochle_qt.output import OutputLost, complain, make_readable, put

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from _typeshed import SupportsWrite

_PROGRAM: Final = "pinochle-qt"
_JOIN: Final = "join"
"""The command that opens the window at a table on another computer."""
_PAPER: Final = "paper"
"""The command that needs what the window needs, but opens none."""
_COMMANDS: Final = ("serve", "simulate", "match", "check", "presets", "rules", "meld", "explain", "deal")
_HELPER_ARGUMENTS: Final = frozenset({"--multiprocessing-fork", "-c"})
"""The arguments with which Python starts helper processes."""
FAILED: Final = 1
"""The exit status if a file is wrong, the output cannot be written or the table cannot be opened."""
REFUSED: Final = 2
"""The exit status for arguments that cannot be used."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as in a shell."""
TERMINATED: Final = 143
"""The exit status after SIGTERM, as in a shell."""
HUNG_UP: Final = 129
"""The exit status after SIGHUP, when the terminal has been closed, as in a shell."""
PIPE_CLOSED: Final = 141
"""The exit status when nothing reads the output anymore, as in a shell."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the given command line arguments and return its exit status."""
    if getattr(sys, "frozen", False) and _HELPER_ARGUMENTS & set(sys.argv):
        _run_as_helper()
    make_readable()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words and words[0] == _PAPER:
            return _write_paper(words[1:])
        return _run_command(words) if words and words[0] in _COMMANDS else _run_table(words)
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OutputLost as lost:
        _discard_output()
        complain(lost)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _discard_output() -> None:
    """Discard output that is still buffered: Python would try to write it once more at exit, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run_as_helper() -> None:
    """If this process was started as the helper of another one, do its work and exit; otherwise return."""
    import importlib
    import multiprocessing

    importlib.import_module("pyi_rth_multiprocessing")  # PyInstaller's hook for helpers; otherwise unused
    try:
        multiprocessing.freeze_support()
    except EOFError:  # the other one ended before it said what to do
        sys.exit(FAILED)


def _make_parser(description: str = "", epilog: str = "", command: str = "") -> argparse.ArgumentParser:
    """Return a parser that reports wrong arguments in one sentence."""
    import argparse  # imported late, because the table is nearly always opened without arguments

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            sentence = message[:1].upper() + message[1:]
            self.exit(REFUSED, f"{sentence.rstrip('.')}; {self.prog} --help tells what can be said.\n")

        def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
            if file is not None and file is sys.stdout:
                put(message)  # argparse would say nothing if the help cannot be written
            else:
                complain(message.removesuffix("\n"))  # argparse of Python 3.11.2 fails without standard error

    return Parser(prog=f"{_PROGRAM} {command}".strip(), description=description, epilog=epilog)


def _run_command(words: list[str]) -> int:
    from pinochle_qt.cli.arguments import UsageError

    parser = _make_parser()
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser] = parser.add_subparsers()
    _add_command(words[0], subparsers)
    args, unknown = parser.parse_known_args(words)
    if unknown:  # reported by the parser of the command, whose message points to its own help
        subparsers.choices[words[0]].error(f"unrecognized arguments: {' '.join(unknown)}")
    try:
        with _clean_termination():
            code: int = args.run(args)
    except UsageError as error:
        complain(error)
        return REFUSED
    return code


@contextlib.contextmanager
def _clean_termination() -> Iterator[None]:
    """Let SIGTERM and SIGHUP end the block the way an exception would, so that no half-written file is left behind."""
    import signal  # imported late: it builds enumerations when it is imported, and the table doesn't need it

    def exit_program(number: int, _: object) -> None:
        raise SystemExit(TERMINATED if number == signal.SIGTERM else HUNG_UP)

    signals = [signal.SIGTERM]
    if hasattr(signal, "SIGHUP"):  # not on Windows
        signals.append(signal.SIGHUP)
    # ignored signals stay ignored: nohup starts programs that keep running without their terminal
    previous = {
        signum: signal.signal(signum, exit_program) for signum in signals if signal.getsignal(signum) != signal.SIG_IGN
    }
    try:
        yield
    finally:
        for signum, handler in previous.items():
            signal.signal(signum, handler)


def _add_command(name: str, subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of one command; the others are not even imported, so that each command starts quickly."""
    match name:
        case "serve":
            from pinochle_qt.cli import serve

            serve.add_parser(subparsers)
        case "simulate":
            from pinochle_qt.cli import simulate

            simulate.add_parser(subparsers)
        case "match":
            from pinochle_qt.cli import match

            match.add_parser(subparsers)
        case "check":
            from pinochle_qt.cli import check

            check.add_parser(subparsers)
        case "meld":
            from pinochle_qt.cli import meld

            meld.add_parser(subparsers)
        case "explain":
            from pinochle_qt.cli import explain

            explain.add_parser(subparsers)
        case "deal":
            from pinochle_qt.cli import deal

            deal.add_parser(subparsers)
        case "rules":
            from pinochle_qt.cli import rules

            rules.add_parser(subparsers)
        case _:
            from pinochle_qt.cli import presets

            presets.add_parser(subparsers)


def _write_paper(words: list[str]) -> int:
    parser = _make_parser(description="Write the results of a club night as a PDF.", command=_PAPER)
    parser.add_argument(
        "page", metavar="RESULTS.html", help="the page in the folder of the evening; the PDF goes there"
    )
    from pinochle_qt.reading import path_in

    page = path_in(parser.parse_args(words).page)
    try:
        from pinochle_qt.ui.app.paper import run
    except ImportError as error:  # Qt needs a system library that is missing
        if (error.name or "").startswith("pinochle_qt"):
            raise
        from pinochle_qt.display import MissingLibrary

        complain(MissingLibrary(str(error), os.environ))
        return FAILED
    return run(page)


def _run_table(words: list[str]) -> int:
    # The objects made during startup stay alive, so a garbage collection would find nothing: it is off until the table
    # is open, and then all these objects are exempt from it (`spare_the_search`).
    gc.disable()
    try:
        return _open_table(words)
    finally:
        gc.enable()


def _open_table(words: list[str]) -> int:
    from pinochle_qt.display import MissingLibrary, NoWindow, require_limits
    from pinochle_qt.record.values import RecordError
    from pinochle_qt.resources import MissingAsset
    from pinochle_qt.session.instance import Instance
    from pinochle_qt.session.paths import NoHome, system_paths

    # without arguments, the usual case, nothing is parsed: building the parser takes as long as resuming a game
    game, rule_file, table, check = _table_arguments(words) if words else (None, None, "", "")
    rules = None
    if rule_file is not None:
        from pinochle_qt.cli.arguments import UsageError, rule_set_in

        try:
            rules = rule_set_in(rule_file)
        except UsageError as error:
            complain(error)
            return REFUSED
    try:
        require_limits()
        if check == "self_test":
            from pinochle_qt.ui.app.self_test import run as run_self_test

            gc.enable()
            return run_self_test()
        if check == "check_system":
            from pinochle_qt.ui.app.start import check_system

            check_system()
            return 0
        instance = Instance(system_paths().data, os.environ)
        with contextlib.closing(instance):
            if not instance.is_the_first() and instance.hand_over(game or "", rule_file or "", table):
                return 0
            from pinochle_qt.ui.app.start import run as run_app

            return run_app(None if game is None else Path(game), rules, instance, table)
    except (NoWindow, NoHome, RecordError, MissingAsset) as error:
        complain(error)
        return FAILED
    except ImportError as error:  # Qt needs a system library that is missing
        if (error.name or "").startswith("pinochle_qt"):
            raise
        complain(MissingLibrary(str(error), os.environ))
        return FAILED


def _table_arguments(words: list[str]) -> tuple[str | None, str | None, str, str]:
    """Return the game, the rule file and the table to join that are named by the arguments, and what to check instead.

    Unusable arguments end the program here.
    """
    from pinochle_qt import __version__
    from pinochle_qt.cli.rules_argument import add_rules_argument
    from pinochle_qt.reading import is_there, path_in

    if words[0] == _JOIN:
        joining = _make_parser(description="Open the window, and join a table on another computer.", command=_JOIN)
        joining.add_argument(
            "table", metavar="ADDRESS-OR-CODE", help="the table's address, its link, or the six letters of its code"
        )
        return None, None, joining.parse_args(words[1:]).table, ""
    parser = _make_parser(
        description="Pinochle for the desktop. Without arguments, it opens the table.",
        epilog=f"{_JOIN} ADDRESS-OR-CODE joins a table on another computer. "
        f"Commands without a window: {', '.join((*_COMMANDS, _PAPER))}; each has its own --help.",
    )
    parser.add_argument("game", metavar="GAME.pinochle", nargs="?", help="resume this game, or look at it again")
    add_rules_argument(parser)
    parser.add_argument(
        "--self-test", action="store_true", help="play a little without a display and report whether all is well"
    )
    parser.add_argument(
        "--check-system", action="store_true", help="report what this system lacks for opening a window, if anything"
    )
    parser.add_argument("--version", action="version", version=f"{_PROGRAM} {__version__}")
    if not words[0].startswith("-") and not is_there(path_in(words[0])):
        commands = ", ".join((_JOIN, *_COMMANDS, _PAPER))
        parser.error(f'there is no game "{words[0]}" and no such command (the commands are {commands})')
    args = parser.parse_args(words)
    if args.game is not None and args.rules is not None:
        parser.error("a game has its own rules; leave out --rules")
    game, rules = (None if named is None else str(path_in(named)) for named in (args.game, args.rules))
    return game, rules, "", next((name for name in ("self_test", "check_system") if getattr(args, name)), "")


if __name__ == "__main__":
    sys.exit(main())
