"""Prints what Expert thinks of a decision, with the numbers behind it, for the commands `explain` and `deal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table

from pinochle_qt.cli.console import OutputConsole
from pinochle_qt.engine import actions as a
from pinochle_qt.engine.cards import card_text, cards_text
from pinochle_qt.engine.features import score_unit
from pinochle_qt.engine.likeness import is_same
from pinochle_qt.engine.melds import kind_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules

_ODDS_SHOWN: Final = 8
"""The number of bids whose odds are printed."""


def opinion_console() -> OutputConsole:
    """Return a console that prints text as it is."""
    return OutputConsole(highlight=False)


def print_opinion(console: OutputConsole, opinion: Opinion, done: SeatAction, rules: Rules) -> None:
    """Print what Expert would do and why, and what each answer is worth beside what was done."""
    unit = score_unit(rules)
    console.print(f"Expert: {action_text(opinion.action, rules)}")
    if opinion.reason is not None:
        console.print(f"Because: {reason_text(opinion.reason, unit)}")
    if opinion.has_better_than_expert:
        better = action_text(opinion.best, rules)
        console.print(f"Better: {better}, as more imagined deals show than Expert takes time for at the table.")
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
        worth, cost, error = (f"{points / unit:.1f}" for points in (row.value, row.cost, 2 * row.error))
        if not opinion.is_costly(row):
            cost = "best" if row is opinion.rows[0] else "as good"
        table.add_row(action_text(row.action, rules), worth, cost, error, chance)
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
    if any(not opinion.is_costly(row) for row in opinion.rows[1:]):
        yield "As good: it costs too little to matter, or so little that it may be luck."


def reason_text(reason: Reason, unit: int) -> str:
    """Return a reason in English, with points divided by `unit`."""
    return reason.in_words(lambda points: str(points // unit), lambda suit: suit.name.lower(), cards_text)


def action_text(action: SeatAction, rules: Rules) -> str:
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
