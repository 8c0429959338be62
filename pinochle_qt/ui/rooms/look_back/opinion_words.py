"""What Expert thinks of a decision, as sentences and as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.reasons import Reason, Why
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.features import has_auction
from pinochle_qt.ui.rooms.look_back.choice_table import AnswerRow
from pinochle_qt.ui.rooms.look_back.choices import answer_words
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import reason_line
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.opinion import Alternative, Opinion
    from pinochle_qt.engine.rules import Rules


def about_numbers(opinion: Opinion, rules: Rules, *, shows_costs: bool) -> str:
    """Return where the numbers come from, what they cannot tell, and why Expert's answer may not be the best.

    What costs cannot tell is only said where the answers are shown with them, rather than odds.
    """
    sample = _sample_words(opinion, rules)
    if shows_costs and any(_points(row, rules) and not opinion.is_costly(row) for row in opinion.rows):
        sample = ReviewWord.LUCK(sample=sample)
    return ReviewWord.BEATEN(sample=sample) if sample and opinion.has_better_than_expert else sample


def _sample_words(opinion: Opinion, rules: Rules) -> str:
    """Return the number of imagined deals, as a sentence; there is only one if every card is known."""
    if not opinion.deals:
        return ""
    if opinion.deals == 1:
        return ReviewWord.SAMPLE_ONE() if has_auction(rules) else ReviewWord.SAMPLE_NO_BID_ONE()
    return (ReviewWord.SAMPLE if has_auction(rules) else ReviewWord.SAMPLE_NO_BID)(deals=opinion.deals)


_ESTIMATES: Final = frozenset({Why.CARDS_COST, Why.OTHER_COSTS, Why.GAINS})
"""The reasons that state a cost or a gain."""


def reason_words(opinion: Opinion, rules: Rules) -> str:
    """Return Expert's reason, without chances and costs if there are rows, whose numbers are more accurate."""
    reason = opinion.reason
    if reason is not None and opinion.rows:
        reason = _without_estimates(reason)
    return "" if reason is None else reason_line(reason, rules)


def _without_estimates(reason: Reason) -> Reason | None:
    """Return the parts of a reason that are not about chances or costs; None if there are none."""
    if reason.why is Why.AND:
        kept = [part for part in map(_without_estimates, _joined_reasons(reason)) if part is not None]
        return Why.AND.because(what=kept[0], beside=kept[1]) if len(kept) == 2 else next(iter(kept), None)
    return None if reason.why in _ESTIMATES or reason.tells_chance else reason


def _joined_reasons(reason: Reason) -> list[Reason]:
    return [fact for fact in reason.facts.values() if isinstance(fact, Reason)]


def answer_rows(opinion: Opinion, rules: Rules, names: Sequence[str], own_tag: str) -> tuple[AnswerRow, ...]:
    """Return the answers: the best, those that are as good, the others; of equal ones, Expert's, then the one chosen.

    `own_tag` is what is said beside the one chosen, if that is not Expert's.
    """

    def rank(each: Alternative) -> tuple[int, bool, bool, bool]:
        is_expert, is_done = each.action == opinion.action, each.action == opinion.done
        return _cost(each, opinion, rules), bool(_points(each, rules)), not is_expert, not is_done

    return tuple(_row(each, opinion, rules, names, own_tag) for each in sorted(opinion.rows, key=rank))


def _row(alternative: Alternative, opinion: Opinion, rules: Rules, names: Sequence[str], own_tag: str) -> AnswerRow:
    is_expert, is_done = alternative.action == opinion.action, alternative.action == opinion.done
    points, cost = _points(alternative, rules), _cost(alternative, opinion, rules)
    return AnswerRow(
        words=answer_words(alternative.action, rules, names),
        tag=ReviewWord.TAG_EXPERT() if is_expert else own_tag if is_done else "",
        is_expert=is_expert,
        is_done=is_done,
        cost=cost,
        cost_words=f"{text.MINUS}{cost}" if cost else ReviewWord.NO_WORSE() if points else ReviewWord.BEST(),
        chance="" if alternative.chance is None else text.percent(alternative.chance),
        is_card=isinstance(alternative.action, Play),
        is_mistake=is_done and opinion.verdict == "cost",
    )


def _points(alternative: Alternative, rules: Rules) -> int:
    """Return what an answer seems to cost in whole points, in the units of the rules."""
    return round(alternative.cost / written_unit(rules))


def _cost(alternative: Alternative, opinion: Opinion, rules: Rules) -> int:
    """Return the same, but 0 for an answer that may be as good as the best."""
    return _points(alternative, rules) if opinion.is_costly(alternative) else 0
