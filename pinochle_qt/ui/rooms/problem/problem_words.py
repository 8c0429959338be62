"""The text of problems: the question, what can be known, and what the answers are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.reasons import Why
from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.engine.actions import Bid, NameTrump, Play
from pinochle_qt.engine.cards import hand_order
from pinochle_qt.engine.features import has_auction
from pinochle_qt.engine.likeness import moved_cards
from pinochle_qt.teaching.problem_question import known_to
from pinochle_qt.ui.rooms.look_back.choice_table import AnswerRow
from pinochle_qt.ui.rooms.look_back.choices import answer_words
from pinochle_qt.ui.rooms.problem.problem_panel import Answered, Asked
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import reason_line
from pinochle_qt.words.game.plate_lines import turn_line
from pinochle_qt.words.rooms.games import variant_name
from pinochle_qt.words.rooms.learning import ProblemWord
from pinochle_qt.words.rooms.review import ReviewWord
from pinochle_qt.words.standing import contract_standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import PromptKind
    from pinochle_qt.teaching.problem_question import ProblemOption, ProblemQuestion

_QUESTIONS: Final[dict[PromptKind, ProblemWord]] = {
    "play": ProblemWord.ASK_PLAY,
    "bid": ProblemWord.ASK_BID,
    "trump": ProblemWord.ASK_TRUMP,
    "give": ProblemWord.ASK_GIVE,
    "bury": ProblemWord.ASK_BURY,
    "meld": ProblemWord.ASK_MELD,
}
_AVERAGED: Final = {
    True: (ProblemWord.ON_AVERAGE, ProblemWord.ON_AVERAGE_ONE),
    False: (ProblemWord.ON_AVERAGE_NO_BID, ProblemWord.ON_AVERAGE_NO_BID_ONE),
}
"""Sentences about many imagined deals and about one, by whether the game has an auction."""


def names_of(problem_question: ProblemQuestion) -> tuple[str, ...]:
    """Return everyone's name, by seat."""
    review = problem_question.review
    return text.seat_names(review.seated, text.shown_names(review.people))


def answer_of(problem_question: ProblemQuestion, way: ProblemOption) -> str:
    """Return an answer in a few words."""
    return answer_words(way.action, problem_question.review.rules, names_of(problem_question))


def offered(problem_question: ProblemQuestion) -> tuple[ProblemOption, ...]:
    """Return the answers in an order that gives nothing away: cards as in the hand, bids ascending."""
    return tuple(sorted(problem_question.ways, key=lambda way: _order(way.action)))


def _order(action: SeatAction) -> tuple[str, list[tuple[int, ...]], int]:
    amount = action.amount if isinstance(action, Bid) else action.suit if isinstance(action, NameTrump) else 0
    return type(action).__name__, [hand_order(face) for face in moved_cards(action)], amount


def asked(problem_question: ProblemQuestion, place: str) -> Asked:
    """Return the panel's text for the question."""
    prompt, names = problem_question.question.prompt, names_of(problem_question)
    is_card = all(isinstance(way.action, Play) for way in problem_question.ways)
    how = ProblemWord.HOW_CARDS() if is_card else ProblemWord.HOW_ANSWERS()
    return Asked(
        place=_place_words(problem_question, place),
        question=_QUESTIONS.get(prompt.kind, ProblemWord.ASK_OTHER)(),
        duty=turn_line(prompt, names, is_brief=True),
        known=(*_contract_words(problem_question, names), *_known(problem_question, names)),
        how=how,
        how_back=ProblemWord.HOW_BACK(),
        answers=tuple(answer_of(problem_question, way) for way in offered(problem_question)),
    )


def _place_words(problem_question: ProblemQuestion, place: str) -> str:
    """Return where a problem comes from, and which game it is about."""
    return ProblemWord.IN_GAME(place=place, game=variant_name(problem_question.review.preset))


def _contract_words(problem_question: ProblemQuestion, names: Sequence[str]) -> Iterator[str]:
    """Yield whose contract it is, which the strip alone would tell: the best card often depends on it."""
    observation, seat = problem_question.question.observation, problem_question.question.seat
    standing = contract_standing(observation)
    if standing is None or observation.trump is None:
        return
    amount, suit = text.points(standing.bid, observation.rules), text.suit_name(observation.trump)
    if seat == standing.seats[0]:
        yield ProblemWord.OWN_BID(amount=amount, suit=suit)
    else:
        phrase = ProblemWord.PARTNER_BID if seat in standing.seats else ProblemWord.DEFENDING
        yield phrase(name=names[standing.seats[0]], amount=amount, suit=suit)


def _known(problem_question: ProblemQuestion, names: Sequence[str]) -> Iterator[str]:
    """Yield what can be known about the others' cards, once tricks are played with all the duties in force."""
    question = problem_question.question
    if question.prompt.kind != "play" or not question.observation.strict:
        return
    known = known_to(question.observation, question.seat)
    if known.out:
        yield ProblemWord.OUT(cards=text.counted_cards(sorted(known.out, key=hand_order)))
    for seat, cards in known.held:
        yield ProblemWord.HOLDS(name=names[seat], cards=text.cards(sorted(cards, key=hand_order)))
    for seat, suits in known.without:
        symbols = text.any_of([text.SUIT_SYMBOLS[suit] for suit in suits])
        yield ProblemWord.LACKS(name=names[seat], suits=symbols)


def answered(problem_question: ProblemQuestion, own: ProblemOption, shown: ProblemOption, place: str) -> Answered:
    """Return the panel's text for the verdict; `shown` is the answer whose outcome the table shows."""
    best = problem_question.ways[0]
    is_right = problem_question.is_right(own)
    verdict = ProblemWord.RIGHT if is_right else ProblemWord.WRONG
    has_outcome = problem_question.after(shown) is not None
    return Answered(
        place=_place_words(problem_question, place),
        verdict=verdict(answer=answer_of(problem_question, own if is_right else best)),
        is_right=is_right,
        why=tuple(_explanations(problem_question, own)),
        rows=tuple(_row(problem_question, way, own) for way in problem_question.ways),
        shown=ProblemWord.SHOWN(answer=answer_of(problem_question, shown)) if has_outcome else ProblemWord.SHOWN_NONE(),
    )


def _says_little(reason: Reason) -> bool:
    """Return whether a reason states chances, which the rows state better, or nothing that helps the next time."""
    return reason.tells_chance or any(part.why in {Why.MAY_LOSE, Why.NOTHING_AT_RISK} for part in reason.parts())


def _explanations(problem_question: ProblemQuestion, own: ProblemOption) -> Iterator[str]:
    best, rules = problem_question.ways[0], problem_question.review.rules
    reason = (
        ""
        if problem_question.reason is None or _says_little(problem_question.reason)
        else reason_line(problem_question.reason, rules)
    )
    if problem_question.is_right(own):
        yield from filter(None, [reason])
    else:
        if reason:
            yield ProblemWord.BECAUSE(answer=answer_of(problem_question, best), reason=reason)
        points = text.about_points(own.cost, rules)
        yield ProblemWord.COSTS(answer=answer_of(problem_question, own), points=points)
    if problem_question.is_all and problem_question.deals == 1:
        yield ProblemWord.CERTAIN()
    elif best.best_in is not None and best.best_in >= 1 and problem_question.is_all:
        yield ProblemWord.IN_ALL(count=problem_question.deals)
    elif best.best_in is not None:
        yield ProblemWord.IN_MOST(percent=round(100 * best.best_in))
    elif problem_question.deals:
        many, one = _AVERAGED[has_auction(rules)]
        yield one() if problem_question.deals == 1 else many(count=problem_question.deals)
    if problem_question.problem is not None:
        levels = [skill_name(skill) for skill in problem_question.problem.missed]
        yield ProblemWord.MISSED_BY(players=text.listed(levels))
    played = next((way for way in problem_question.ways if way.action == problem_question.done), None)
    if played is not None and played != own:
        yield ProblemWord.PLAYED_THEN(answer=answer_of(problem_question, played))


def _row(problem_question: ProblemQuestion, way: ProblemOption, own: ProblemOption) -> AnswerRow:
    is_best, is_own = way == problem_question.ways[0], way == own
    are_alike = len({each.made for each in problem_question.ways}) == 1  # then the choice does not affect the bid
    cost = round(way.cost / written_unit(problem_question.review.rules))
    return AnswerRow(
        words=answer_of(problem_question, way),
        tag=ProblemWord.YOURS() if is_own else "",
        is_expert=is_best,
        is_done=is_own,
        cost=cost,
        cost_words=f"{text.MINUS}{cost}" if cost else ReviewWord.BEST(),
        chance="" if way.made is None or are_alike else text.percent(way.made),
        is_card=isinstance(way.action, Play),
        is_mistake=is_own and not problem_question.is_right(way),
    )
