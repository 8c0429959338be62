"""The command `check`: whether records follow the rules from the first line to the last, and their cards the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.output import complain, counted, put
from pinochle_qt.reading import path_in
from pinochle_qt.record.replay import replay
from pinochle_qt.record.values import RecordFault, RecordUnreadable
from pinochle_qt.session.dealing.verification import DealingAgain, unknown_in

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "check",
        help="replay records",
        description=(
            "Replay records, deal every deal again from its seed and from what the programs of guests have added, "
            "compare all that with what was promised before the first card, and report what is wrong: the first fault "
            "in each file."
        ),
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a game record")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the first fault of each file, or a summary if there is none, and return the exit status.

    A file that cannot be read is named on standard error and makes the exit status 2.
    """
    games = deals = actions = code = 0
    for name in args.files:
        path, witness = path_in(name), DealingAgain()
        try:
            for game in replay(path, keep_steps=False, witness=witness):
                games, deals, actions = games + 1, deals + game.deals, actions + game.actions
                for unknown in unknown_in(game.header):
                    complain(f"{path}: {unknown}")
                if game.cut_line is not None:
                    complain(f"{path}, line {game.cut_line}: the line was cut off and is ignored.")
        except RecordFault as fault:
            put(f"{fault}\n")
            code = max(code, 1)
        except RecordUnreadable as error:
            complain(error)
            code = 2
        for deal, person in witness.withheld:
            complain(f"{path}: {person}'s part of the shuffle of deal {deal} was promised, and never opened.")
    if not code:
        counts = zip((games, deals, actions), ("game", "deal", "action"), strict=True)
        put(f"ok: {', '.join(counted(count, noun, f'{noun}s') for count, noun in counts)}\n")
    return code
