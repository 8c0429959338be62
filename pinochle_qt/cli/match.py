"""The command `match`: which of two players is better when both play the same cards."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich import box
from rich.table import Table

from pinochle_qt.ai.inference.agreements import bids_can_show, choices_for
from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from, whole_number
from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.cli.simulate import (
    add_patience_argument,
    add_seed_argument,
    patience_from,
    replaced_text,
    seed_from,
)
from pinochle_qt.cli.workers import add_workers_arguments, tell_stop, with_progress, workers_from
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.rules import patch
from pinochle_qt.output import complain, counted, put
from pinochle_qt.record.values import AGREEMENT_SUFFIX
from pinochle_qt.session.comparison import PlayerComparison, compared, rounds
from pinochle_qt.session.players import NoSuchPlayer, contestant
from pinochle_qt.session.tasks.processes import WorkLost
from pinochle_qt.teaching.own_agreements import AgreementError, read_agreement

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.session.comparison import Comparison, Round


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "match",
        help="measure two computer players against each other",
        description="Have two players play the same deals with the sides switched, and print which one took more.",
    )
    add_rules_arguments(parser)
    for name in ("--a", "--b"):
        parser.add_argument(name, metavar="PLAYER", help="a skill such as steady, MODULE:CLASS or cmd:COMMAND")
    for name in ("--a-agrees", "--b-agrees"):
        parser.add_argument(name, metavar="AGREEMENT", help="what the bids of that side say: help_and_steps, or a file")
    parser.add_argument("--deals", metavar="N", help="how many deals to compare; each is played once for each side")
    add_seed_argument(parser)
    add_patience_argument(parser)
    add_workers_arguments(parser)
    parser.add_argument(
        "--play-only", action="store_true", help="compare only the play of cards, with equal contracts and melds"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play, print the results and return the exit status.

    Raises:
        UsageError: if an argument cannot be used.
        KeyboardInterrupt: if Ctrl+C was pressed; the comparison so far is printed first, as it also is when a process
            or a cluster is lost.
    """
    chosen = rule_set_from(args)
    contest = PlayerComparison(
        rules=patch(chosen.rules, {"table.sit_out": "none"}),  # sitting out says nothing about how well somebody plays
        a=_player(args.a, "--a"),
        b=_player(args.b, "--b"),
        deals=whole_number(args.deals, "--deals", 1),
        seed=seed_from(args.seed),
        agreements=(_agreement(args.a_agrees, chosen.rules), _agreement(args.b_agrees, chosen.rules)),
        play_only=args.play_only,
        patience=patience_from(args.patience),
    )
    played: list[Round] = []
    stop: KeyboardInterrupt | WorkLost | NoSuchPlayer | None = None
    try:
        with (
            workers_from(args, (contest.a, contest.b)) as workers,
            contextlib.closing(rounds(contest, workers)) as stream,
        ):
            # It keeps what was played before an interruption.
            played.extend(with_progress(stream, contest.deals, lambda each: len(each.leads)))
    except IllegalAction as illegal:
        complain(f"A player broke the rules: {illegal}")
        return 1
    except (KeyboardInterrupt, WorkLost, NoSuchPlayer) as interruption:
        stop = interruption
    deals = 0
    if any(each.leads for each in played):
        comparison = compared(contest, played)
        deals = comparison.deals
        (_print_json if args.json else _print_table)(chosen.preset, contest, comparison)
    return tell_stop(stop, deals, f"{counted(deals, 'deal', 'deals')} of {contest.deals}")


def _player(name: str | None, option: str) -> str:
    if name is None:
        raise UsageError(f"{option} is missing; {option} takes a skill such as steady, MODULE:CLASS or cmd:COMMAND.")
    try:
        contestant(name, 0)
    except ValueError as error:
        raise UsageError(f"{option} takes a skill such as steady, MODULE:CLASS or cmd:COMMAND, and {error}.") from None
    return name


def _agreement(name: str | None, rules: Rules) -> Agreed:
    names = [each.name for each in choices_for(rules)]
    if name is not None and name.endswith(AGREEMENT_SUFFIX) and bids_can_show(rules):
        try:
            return read_agreement(Path(name))
        except AgreementError as error:
            raise UsageError(str(error)) from None
    if name is not None and name not in names:
        also = f", or what a file (*{AGREEMENT_SUFFIX}) says" if bids_can_show(rules) else ""
        raise UsageError(f"In this game the bids of a side can say: {', '.join(names)}{also}.")
    return name or ""


def _named(agreed: Agreed) -> str:
    return agreed if isinstance(agreed, str) else agreed.name


def _print_json(preset: str, contest: PlayerComparison, comparison: Comparison) -> None:
    setup = {"preset": preset, "a": contest.a, "b": contest.b, "seed": contest.seed}
    setup["play_only"] = contest.play_only
    if any(contest.agreements):
        setup |= dict(zip(("a_agrees", "b_agrees"), map(_named, contest.agreements), strict=True))
    put(f"{msgspec.json.encode(setup | msgspec.to_builtins(comparison)).decode()}\n")


def _print_table(preset: str, contest: PlayerComparison, comparison: Comparison) -> None:
    scope = "play of cards alone" if contest.play_only else "whole games"
    console = OutputConsole()
    sides = zip((contest.a, contest.b), map(_named, contest.agreements), strict=True)
    a, b = (f"{name} with {agreed}" if agreed else name for name, agreed in sides)
    console.print(
        f"{preset}: {counted(comparison.deals, 'deal', 'deals')} with the sides switched, {scope}, seed {contest.seed}"
    )
    for name, replaced in zip((contest.a, contest.b), map(comparison.replaced.get, "ab"), strict=True):
        if replaced:
            console.print(replaced_text(name, replaced))
    console.print(f"{a} takes {comparison.lead:+.1f} ± {comparison.error:.1f} points a deal more than {b}")
    if comparison.matches:
        console.print(
            f"{a} won {comparison.won:.1%} of {comparison.matches} matches; {comparison.even:.1%} would be even"
        )
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("Player")
    for heading in ("Decisions", "Mean ms", "p99 ms", "Longest ms"):
        table.add_column(heading, justify="right")
    for player, thinking in zip((contest.a, contest.b), comparison.milliseconds.values(), strict=True):
        times = (f"{each:.2f}" for each in (thinking.mean, thinking.p99, thinking.longest))
        table.add_row(player, str(thinking.decisions), *times)
    console.print(table)
