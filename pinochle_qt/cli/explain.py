"""The command `explain`: what a decision of a recorded game was worth, as Look back shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.cli.arguments import UsageError, whole_number
from pinochle_qt.cli.opinions import action_text, opinion_console, print_opinion, reason_text
from pinochle_qt.engine import actions as a
from pinochle_qt.engine.cards import cards_text
from pinochle_qt.engine.features import score_unit
from pinochle_qt.library.expert_worker import JudgeTask, judged, thinking, thought
from pinochle_qt.output import complain
from pinochle_qt.reading import path_in
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.review import Review, deals_over

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser, with `run` as the function to call."""
    parser = subparsers.add_parser(
        "explain",
        help="show what a decision was worth",
        description="Print what each choice in a decision of a recorded game was worth to Expert, who knows only what "
        "that seat knew: the same as Look back shows. Without STEP, list the steps of the deal.",
    )
    parser.add_argument("game", metavar="GAME.pinochle", help="the record of one game")
    parser.add_argument("deal", metavar="DEAL", nargs="?", help="the number of a deal that is over (the last one)")
    parser.add_argument("step", metavar="STEP", nargs="?", help="the number of a step of that deal")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the steps of a deal, or the details of one of them, and return the exit status.

    Raises:
        UsageError: if there is no such game, deal or step.
    """
    try:
        recorded = replay_one(path_in(args.game))
    except RecordError as error:
        complain(error)
        return 1
    finished = deals_over(recorded)
    if not finished:
        raise UsageError("No deal of this game is over yet; only then can its cards be looked at.")
    number = finished[-1] if args.deal is None else whole_number(args.deal, "DEAL", finished[0], finished[-1])
    review = Review(recorded, number)
    if args.step is None:
        _print_steps(review)
    else:
        _print_step(review, whole_number(args.step, "STEP", 1, len(review.steps) - 1))
    return 0


def _print_steps(review: Review) -> None:
    console = opinion_console()
    console.print(f"Deal {review.number}; a star marks every step that was a choice.")
    for at, step in enumerate(review.steps):
        if step.seat is not None and not isinstance(step.action, a.DealCards):
            star = "*" if step.was_free else " "
            console.print(f"{at:4}{star} {_name(review, step.seat)}: {action_text(step.action, review.rules)}")


def _print_step(review: Review, at: int) -> None:
    question, step, unit = review.question(at), review.steps[at], score_unit(review.rules)
    if question is None or isinstance(step.action, a.DealCards):
        raise AssertionError("only the first step is the deal")
    console = opinion_console()
    seen = question.observation
    console.print(f"Deal {review.number}, step {at}: {_name(review, question.seat)} holds {cards_text(seen.hand)}")
    console.print(f"Done: {action_text(step.action, review.rules)}")
    asked = thinking(review, at)
    reason = None if asked is None else thought(asked)
    if reason is not None:
        console.print(f"Thought: {reason_text(reason, unit)}")
    if not step.was_free:
        console.print("There was nothing else to do.")
        return
    print_opinion(
        console, judged(JudgeTask(review.key(at), seen, question.prompt, step.action)), step.action, review.rules
    )


def _name(review: Review, seat: int) -> str:
    setup = review.seats[seat]
    return f"{setup.name} ({setup.skill or setup.player})"
