"""A compact notation for the course of prepared deals: a run of cards played is one word, and so are best melds.

Every other decision is written as its line in a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pinochle_qt.engine.actions import DealCards, Play, ShowMelds
from pinochle_qt.engine.cards import card_text, parse_compact
from pinochle_qt.engine.game import Game
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.encode import action_line, header_line, step_lines
from pinochle_qt.record.replay import RecordedGame, RecordedStep
from pinochle_qt.record.values import Header, SeatSetup
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pinochle_qt.engine.actions import Action, SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Person

BEST_MELDS: Final = "="
"""The word for showing the most meld that the hand can make."""
_NON_CARD_STARTS: Final = "={"
"""The first characters of words that are not cards."""


def written(asked: Iterable[tuple[Prompt, SeatAction]]) -> tuple[str, ...]:
    """Return decisions as words; each decision comes with the question that it answers."""
    found: list[str] = []
    for prompt, action in asked:
        if isinstance(action, Play) and action.source is None:
            text = card_text(action.card)
            if found and found[-1][0] not in _NON_CARD_STARTS:
                found[-1] += text
            else:
                found.append(text)
        elif action == ShowMelds(action.seat, prompt.best) and prompt.kind == "show":
            found.append(BEST_MELDS)
        else:
            found.append(action_line(action))
    return tuple(found)


def read_action(line: str) -> SeatAction:
    """Return the decision in a line of a record.

    Raises:
        LineError: it is not a decision.
    """
    return cast("SeatAction", decode_line(line))


class PreparedGame:
    """A game of a preset, built decision by decision as if it had been recorded."""

    def __init__(self, preset: str, seats: tuple[SeatSetup, ...], dealer: Person, dealt: DealCards) -> None:
        """Deal the first deal.

        Raises:
            IllegalAction: these rules would deal other cards.
        """
        rules = PRESETS[preset]
        game = Game(rules)
        header = Header("", preset, rules, seats, seed=0)
        match = game.start(dealer, len(seats))
        self.recorded = RecordedGame(header, header_line(header), game, match)
        self._apply(dealt)

    @property
    def prompt(self) -> Prompt | None:
        """The decision to make now."""
        return self.recorded.game.prompt(self.recorded.match)

    def take(self, words: Iterable[str]) -> None:
        """Carry out decisions.

        Raises:
            LineError: a word does not name a decision.
            IllegalAction: a decision is against the rules.
        """
        for word in words:
            for action in self._actions(word):
                self._apply(action)

    def _actions(self, word: str) -> Iterator[SeatAction]:
        if word.startswith("{"):
            yield read_action(word)
        elif word == BEST_MELDS:
            prompt = self._current_prompt()
            yield ShowMelds(prompt.seat or 0, prompt.best)
        else:
            for face in parse_compact(word):
                yield Play(self._current_prompt().seat or 0, face)

    def _current_prompt(self) -> Prompt:
        prompt = self.prompt
        if prompt is None or prompt.seat is None:
            raise ValueError("a prepared deal goes on after its end")
        return prompt

    def _apply(self, action: Action) -> None:
        recorded = self.recorded
        step = recorded.game.apply(recorded.match, action)
        recorded.steps.append(RecordedStep(step, step_lines(recorded.game.rules, step)))
        recorded.match = step.after
