"""The command `explain`: what a decision of a recorded game was worth, as Look back shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from pinochle_qt.cli.arguments import UsageError
from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.cli.simulate import whole_number
from pinochle_qt.engine import actions as a
from pinochle_qt.engine.cards import card_text, cards_text
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.likeness import is_same
from pinochle_qt.engine.melds import kind_name
from pinochle_qt.library.expert_worker import JudgeTask, judged, thinking, thought
from pinochle_qt.output import complain
from pinochle_qt.reading import path_in
from pinochle_qt.record.replay import replay_one
from pinochle_qt.record.values import RecordError
from pinochle_qt.session.review import Review, deals_over

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterator

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules

_ODDS_SHOWN = 8
"""The number of bids whose odds are printed."""


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
    console = _console()
    console.print(f"Deal {review.number}; a star marks every step that was a choice.")
    for at, step in enumerate(review.steps):
        if step.seat is not None and not isinstance(step.action, a.DealCards):
            star = "*" if step.was_free else " "
            console.print(f"{at:4}{star} {_name(review, step.seat)}: {_action_text(step.action, review.rules)}")


def _print_step(review: Review, at: int) -> None:
    question, step, unit = review.question(at), review.steps[at], score_unit(review.rules)
    if question is None or isinstance(step.action, a.DealCards):
        raise AssertionError("only the first step is the deal")
    console = _console()
    seen = question.observation
    console.print(f"Deal {review.number}, step {at}: {_name(review, question.seat)} holds {cards_text(seen.hand)}")
    console.print(f"Done: {_action_text(step.action, review.rules)}")
    asked = thinking(review, at)
    reason = None if asked is None else thought(asked)
    if reason is not None:
        console.print(f"Thought: {_reason_text(reason, unit)}")
    if not step.was_free:
        console.print("There was nothing else to do.")
        return
    _print_opinion(
        console, judged(JudgeTask(review.key(at), seen, question.prompt, step.action)), step.action, review.rules
    )


def _print_opinion(console: OutputConsole, opinion: Opinion, done: SeatAction, rules: Rules) -> None:
    unit = score_unit(rules)
    console.print(f"Expert: {_action_text(opinion.action, rules)}")
    if opinion.reason is not None:
        console.print(f"Because: {_reason_text(opinion.reason, unit)}")
    if not opinion.rows:
        if is_same(opinion.action, done):
            console.print("Nothing else was compared with it.")
        else:
            console.print("Expert went by a rule of thumb, which has no numbers.")
        return
    table = Table("Answer", box=box.SIMPLE_HEAD)
    for heading in ("Worth", "Costs", "Give or take", "Made"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in opinion.rows:
        chance = "" if row.chance is None else f"{row.chance:.0%}"
        numbers = (f"{points / unit:.1f}" for points in (row.value, row.cost, 2 * row.error))
        table.add_row(_action_text(row.action, rules), *numbers, chance)
    console.print(table)
    for line in _about_numbers(opinion):
        console.print(line)
    if opinion.odds is not None:
        odds, amounts = opinion.odds, opinion.odds.telling(_ODDS_SHOWN)
        table = Table("Trump", "Meld", "Brings", *(str(amount // unit) for amount in amounts), box=box.SIMPLE_HEAD)
        for each in odds.suits:
            brings = "" if each.brings is None else f"{each.brings / unit:.0f}"
            chances = (odds.chance(each.suit, amount) for amount in amounts)
            made = ("" if chance is None else f"{chance:.0%}" for chance in chances)
            table.add_row(each.suit.name.capitalize(), str(each.meld // unit), brings, *made)
        console.print("How often each bid is made:")
        console.print(table)


def _about_numbers(opinion: Opinion) -> Iterator[str]:
    """Yield sentences about what the numbers of an opinion mean."""
    deals = "one imagined deal" if opinion.deals == 1 else f"{opinion.deals} imagined deals"
    yield (
        f"Worth: the average lead in points over {deals}, as it counts in the match; "
        "near its end also what it does to the chance of winning."
    )
    if opinion.deals > 1:
        yield (
            "Costs: what was lost on average to the answer that did best in the other half of these deals, so that "
            "luck is not taken for skill; not quite the difference of two worths."
        )
    if opinion.has_better_than_expert:
        yield "Expert itself imagines fewer deals; with more, another answer is better."


def _console() -> OutputConsole:
    return OutputConsole(highlight=False)


def _name(review: Review, seat: int) -> str:
    setup = review.seats[seat]
    return f"{setup.name} ({setup.skill or setup.player})"


def _reason_text(reason: Reason, unit: int) -> str:
    return reason.in_words(lambda points: str(points // unit), lambda suit: suit.name.lower(), cards_text)


def _action_text(action: SeatAction, rules: Rules) -> str:
    """Describe an action in a few words."""
    unit = score_unit(rules)
    match action:
        case a.Bid(amount=amount, suit=suit):
            return f"bid {amount // unit}" + ("" if suit is None else f" in {suit.name.lower()}")
        case a.ShootMoon(suit=suit) if suit is not None:
            return f"bid the moon in {suit.name.lower()}"
        case a.Pass(help=True):
            return "pass with help"
        case a.NameTrump(suit=suit):
            return f"name {suit.name.lower()}"
        case a.Play(card=face, source=source):
            return f"play {card_text(face)}" + (" from the table" if source == "table" else "")
        case a.CallCard(card=face):
            return f"call {card_text(face)}"
        case a.Give(cards=cards):
            return f"give {cards_text(cards)}"
        case a.Bury(cards=cards):
            return f"lay aside {cards_text(cards)}"
        case a.ShowMelds(melds=melds):
            return f"meld {', '.join(kind_name(meld.kind, rules) for meld in melds)}" if melds else "meld nothing"
        case a.Distribute(to=to):
            return f"share out {cards_text(face for _, face in to)}"
        case _:
            return str(type(action).__struct_config__.tag).replace("_", " ")
