"""The bid drill: the user bids, then reads Expert's opinion and how imagined deals went."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy

from pinochle_qt.engine.actions import Bid
from pinochle_qt.library.expert_worker import JudgeTask
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching import practice_results
from pinochle_qt.teaching.drills import BIDS, bid_hand, bid_presets, how_it_went
from pinochle_qt.ui.controls.buttons import Kind, PanelButton
from pinochle_qt.ui.rooms.learn.drill import Drill
from pinochle_qt.ui.rooms.look_back.choices import answer_words
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game.advice import advice, reason_line
from pinochle_qt.words.rooms.learning import DrillWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.ai.opinion import Opinion
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.teaching.drills import BidHand
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.history.opinions import Opinions

_ANSWERS: Final = BIDS + 2
"""Number of answers: the bids, and a pass with and without help."""


class BidDrill(Drill):
    """Shows a hand and the auction so far."""

    def __init__(
        self, parent: QWidget, art: DeckArt, paths: Paths, opinions: Opinions, seed: int | None = None
    ) -> None:
        self.bids = [PanelButton(Kind.CHIP, parent) for _ in range(_ANSWERS)]
        for button in self.bids:
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        super().__init__(parent, art, paths, self.bids, seed)
        self._opinions = opinions
        self.asked: BidHand | None = None
        self.done: SeatAction | None = None
        for button in self.bids:
            button.picked.connect(self.answer)
        opinions.judged.connect(self._on_judged)
        opinions.unknown.connect(self._on_unknown)

    @property
    def presets(self) -> tuple[str, ...]:
        """The games with an auction."""
        return bid_presets()

    @property
    def line(self) -> str:
        """A summary of the last hands."""
        return _bid_line(practice_results.load(self.paths.practiced).bids[-practice_results.SHOWN :])

    def deal(self) -> None:
        """Ask about another hand."""
        hand = self.asked = bid_hand(self.preset, self.chance)
        self.done = None
        self.hand.show_hand(hand.seen.hand, None)
        calls = [self._call(call.seat, call.amount, help=call.help) for call in hand.seen.calls]
        self.ask(DrillWord.WHAT_BID(), text.listed(calls) if calls else DrillWord.YOU_FIRST())
        for button, action in zip(self.bids, (*hand.offered, *[None] * _ANSWERS), strict=False):
            button.value = action
            if action is not None:
                button.set_label(answer_words(action, PRESETS[hand.preset], ()))
        self._show_answers(possible=True)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def answer(self, action: object) -> None:
        """Take a bid or a pass as the answer, and ask Expert for an opinion."""
        hand = self.asked
        offered = () if hand is None else hand.offered
        if hand is None or self.is_answered or action not in offered:
            return
        self.is_answered = True
        self.done = next(each for each in offered if each == action)
        self._show_answers(possible=False)
        self.tell(self._own_answer, (DrillWord.THINKING(),))
        self._opinions.judge(JudgeTask(hand.key(self.done), hand.seen, hand.prompt, self.done))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @property
    def _own_answer(self) -> str:
        """The user's answer as a sentence."""
        if self.asked is None or self.done is None:
            return ""
        return DrillWord.YOURS(answer=advice(self.done, PRESETS[self.asked.preset], ()))

    def _call(self, seat: int, amount: int | None, *, help: bool) -> str:  # noqa: A002
        hand = self.asked
        if hand is None:
            return ""
        names = _names(hand)
        bid = text.points(amount, PRESETS[hand.preset]) if amount is not None else ""
        return DrillWord.SPOKE(name=names[seat], call=bid or text.pass_label(helps=help))

    def _on_judged(self, key: str, opinion: Opinion) -> None:
        hand = self.asked
        if hand is None or self.done is None or key != hand.key(self.done):
            return
        rules, names = PRESETS[hand.preset], _names(hand)
        cost = round(opinion.cost / written_unit(rules), 1)
        practice_results.change(self.paths.practiced, lambda kept: kept.with_bid(cost))
        best = advice(opinion.action, rules, names)
        match opinion.verdict:
            case "expert":
                verdict = DrillWord.AGREED()
            case "as_good":
                verdict = DrillWord.AS_GOOD(advice=best)
            case _:
                verdict = DrillWord.EXPERT(advice=best)
        lines = (verdict, *_explanation(opinion, hand))
        self.tell(self._own_answer, lines, is_right=opinion.verdict in {"expert", "as_good"})
        self.line_changed.emit()

    def _on_unknown(self, key: str) -> None:
        if self.asked is not None and self.done is not None and key == self.asked.key(self.done):
            self.tell(self._own_answer, (DrillWord.NO_OPINION(),))

    def _show_answers(self, *, possible: bool) -> None:
        for button in self.bids:
            button.setVisible(possible and button.value is not None)


def _explanation(opinion: Opinion, hand: BidHand) -> Iterator[str]:
    """Yield how imagined deals went, and Expert's reason for its own choice."""
    outcome, rules = how_it_went(opinion), PRESETS[hand.preset]
    if outcome is not None:
        if outcome.made is not None:
            yield DrillWord.OF_HUNDRED(made=outcome.made, set=100 - outcome.made)
        gain = round(outcome.gain / written_unit(rules)) * written_unit(rules)
        other = DrillWord.A_PASS() if isinstance(opinion.done, Bid) else DrillWord.THE_LOWEST()
        phrase = DrillWord.MORE if gain > 0 else DrillWord.LESS if gain < 0 else DrillWord.EVEN
        yield phrase(points=text.points_named(abs(gain), rules), other=other)
    if opinion.reason is not None and not opinion.reason.tells_chance:
        yield reason_line(opinion.reason, rules)


def _names(hand: BidHand) -> tuple[str, ...]:
    """Return the names by seat, with the user in the seat that holds the hand."""
    people = Settings().seats
    players = PRESETS[hand.preset].table.players
    return tuple(text.shown_name(people[(seat - hand.seat) % players].name) for seat in range(players))


def _bid_line(costs: Sequence[float]) -> str:
    if not costs:
        return DrillWord.BID_NONE()
    phrase = DrillWord.BID_DONE_ONE if len(costs) == 1 else DrillWord.BID_DONE
    return phrase(
        count=len(costs), good=sum(not cost for cost in costs), points=text.with_unit(str(round(fmean(costs))))
    )
