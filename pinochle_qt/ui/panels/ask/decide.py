"""Simple decisions: a question, and one button with a line of explanation for each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from pinochle_qt.engine.actions import (
    CallCard,
    Concede,
    Keep,
    Misdeal,
    PlayOn,
    Reject,
    ShootMoon,
    Stand,
    ThrowIn,
)
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.card_button import CardButton
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import contract_standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt

_GAP, _CARD_GAP = 16, 8
"""The gap between buttons, and the smaller one between buttons with cards, at scale 1."""
_DIGITS = tuple(Qt.Key(Qt.Key.Key_1.value + i) for i in range(9))


class DecidePanel(Panel):
    """Offers the choices of a prompt: throw in, moon, misdeal, keep or reject, call. Digits choose, too."""

    def __init__(self, art: DeckArt, parent: QWidget) -> None:
        """Show nothing yet; `art` draws the cards."""
        super().__init__(parent)
        self._title = self.add_label(Role.PANEL_TITLE)
        self._help = self.add_label(Role.BODY, "muted", wraps=True)
        self.buttons = tuple(CardButton(Kind.MAIN if i == 0 else Kind.PLAIN, art, self) for i in range(len(_DIGITS)))
        for button in self.buttons:
            button.picked.connect(self.chosen)
        self.main_button = self.buttons[0]
        self._button_row = row(*(BoxPart(button, 1, height=68) for button in self.buttons), spacing=_GAP)
        above, below = Gap(4, share=18), Gap(share=10)
        self.set_boxes(
            column(
                self._title,
                Gap(4),
                BoxPart(self._help, height=22),
                above,
                self._button_row,
                below,
                margins=(24, 14, 24, 14),
            )
        )
        self._count = 0
        self.choices: tuple[SeatAction, ...] = ()
        """The choices, in the order of the buttons."""

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Offer the choices of a prompt of kind ``decide``, ``misdeal``, ``draft`` or ``call``."""
        del names
        title, explanation = _question(prompt, observation)
        self._title.set_text(title)
        self._help.set_text(explanation)
        self.choices = _ordered_choices(prompt, observation)
        self._count = len(self.choices)
        has_calls = any(isinstance(action, CallCard) for action in self.choices)
        self._button_row.change(spacing=_CARD_GAP if has_calls else _GAP)
        for index, button in enumerate(self.buttons):
            button.setVisible(index < self._count)
            if index < self._count:
                action = self.choices[index]
                label, meaning = _label_and_meaning(action, prompt, observation)
                button.value = action
                button.set_label(label, note=meaning, key=ENTER if index == 0 else str(index + 1))
                button.set_card(action.card if isinstance(action, CallCard) else None)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text.spoken(explanation))
        self.rearrange()

    def suggest(self, action: SeatAction) -> None:
        """Make the button of a choice the one that Enter presses."""
        if action in self.choices:
            self.prepare(self.buttons[self.choices.index(action)])

    def handle_key(self, event: QKeyEvent) -> bool:
        """Choose the button with this number."""
        key = Qt.Key(event.key())
        if key in _DIGITS and _DIGITS.index(key) < self._count:
            self.buttons[_DIGITS.index(key)].click()
            return True
        return False


def _ordered_choices(prompt: Prompt, observation: Observation) -> tuple[SeatAction, ...]:
    """Return the choices, with the one for Enter first."""
    if prompt.kind == "call":  # usually a high card is called
        return prompt.choices[::-1]
    if prompt.kind == "decide" and _is_lost(observation):
        return tuple(sorted(prompt.choices, key=lambda choice: not isinstance(choice, ThrowIn)))
    return prompt.choices


def _is_lost(observation: Observation) -> bool:
    standing = contract_standing(observation)
    return standing is not None and standing.is_lost


def _question(prompt: Prompt, observation: Observation) -> tuple[str, str]:
    rules = prompt.rules
    if prompt.kind == "misdeal":
        return Word.MISDEAL_TITLE(), Word.MISDEAL_HELP()
    if prompt.kind == "draft":
        return Word.DRAFT_TITLE(), text.cards(prompt.cards)
    if prompt.kind == "call" and prompt.trump is not None:
        return Word.CALL_TITLE(), Word.CALL_HELP(suit=text.suit_name(prompt.trump))
    standing = contract_standing(observation)
    if standing is None:
        return Word.DECIDE_TITLE(), ""
    bid = text.points(standing.bid, rules)
    if not standing.needs:
        return Word.DECIDE_TITLE(), (Word.DECIDE_TRICK if standing.needs_trick else Word.DECIDE_SURE)(bid=bid)
    if standing.needs_tricks and not standing.is_lost:
        return Word.DECIDE_TITLE(), Word.DECIDE_LEAST(amount=text.points(standing.needs, rules), bid=bid)
    if standing.is_lost:
        maximum = text.points(standing.most, rules)
        return Word.DECIDE_TITLE(), Word.DECIDE_LOST(amount=text.points(standing.needs, rules), bid=bid, most=maximum)
    return Word.DECIDE_TITLE(), Word.DECIDE_NEED(amount=text.points(standing.needs, rules), bid=bid)


def _play_on_note(prompt: Prompt, observation: Observation) -> str:
    standing = contract_standing(observation)
    if prompt.kind != "decide" or standing is None:
        return Word.PLAY_ON_SAYS()
    if standing.is_lost:
        return Word.PLAY_ON_LOST_SAYS()
    return Word.PLAY_ON_SURE_SAYS() if standing.is_safe else Word.PLAY_ON_SAYS()


def _label_and_meaning(action: SeatAction, prompt: Prompt, observation: Observation) -> tuple[str, str]:
    """Return the label of a choice and what it means."""
    rules = observation.rules
    bid = text.points(observation.contract.bid, rules) if observation.contract is not None else ""
    match action:
        case PlayOn():
            label_and_meaning = Word.PLAY_ON(), _play_on_note(prompt, observation)
        case ThrowIn():
            label_and_meaning = Word.THROW_IN(), Word.THROW_IN_SAYS(amount=bid)
        case ShootMoon():
            label_and_meaning = Word.SHOOT_MOON(), Word.SHOOT_MOON_SAYS(amount=text.points(1000, rules))
        case Concede(unseen=unseen):
            label = Word.CONCEDE_UNSEEN() if unseen else Word.CONCEDE()
            label_and_meaning = label, Word.CONCEDE_SAYS(amount=bid)
        case Misdeal():
            label_and_meaning = Word.THROW_HAND(), Word.THROW_HAND_SAYS()
        case Stand():
            label_and_meaning = Word.STAND(), Word.STAND_SAYS()
        case Keep():
            label_and_meaning = Word.KEEP(), Word.KEEP_SAYS()
        case Reject():
            label_and_meaning = Word.REJECT(), Word.REJECT_SAYS()
        case CallCard(card=face):
            held_count = prompt.hand.count(face)
            label_and_meaning = (
                text.card(face),
                Word.CALL_HELD(count=held_count) if held_count else Word.CALL_NOT_HELD(),
            )
        case _:
            raise AssertionError(action)
    return label_and_meaning
