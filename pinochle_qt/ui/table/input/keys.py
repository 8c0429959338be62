"""Which card the keyboard acts on, and what each key does there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.input.card_choice import ANSWERED_BY_CARDS, PICKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

ALONG: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
"""The keys that move from card to card."""
_PLAY_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Up})
"""The keys that play the card with the focus."""


class CardKeys(QObject):
    """The focus that moves among the cards. It is visible only while the player uses the keyboard.

    Signals:
        confirmed: Enter was pressed where the answer is not a card.
        unasked: a sentence that says why no card can be used now, and the card with the focus, or None.
    """

    confirmed = Signal()
    unasked = Signal(str, object)

    def __init__(
        self, choice: CardChoice, event_player: EventPlayer, finish: Callable[[], None], parent: QObject
    ) -> None:
        """Point at the cards that may be chosen; `finish` completes all animations."""
        super().__init__(parent)
        self._choice = choice
        self._event_player = event_player
        self._finish = finish
        self._is_using_keyboard = False
        """Whether the player is using the keyboard."""
        self._last_focused: Token | None = None
        """The card that had the focus when the keyboard focus went elsewhere."""

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means and return whether it means anything here; all animations are completed first."""
        self._is_using_keyboard = True
        key, choice, is_seen = event.key(), self._choice, self._event_player.is_all_seen
        self._finish()
        if key in _PLAY_KEYS and not is_seen and choice.is_to_play:
            return True  # what led to the prompt was still moving: show it now, and play nothing unseen
        if key in ALONG:
            every_card = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._move_focus(1 if key == Qt.Key.Key_Right else -1, every_card=every_card)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._focus_end(last=key == Qt.Key.Key_End)
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Up}:
            self._activate()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._press_enter()
        elif key == Qt.Key.Key_C and self._event_player.interaction.chosen.selected:
            choice.clear()
        else:
            return False
        return True

    def _press_enter(self) -> None:
        """Answer with the card that has the focus, or let the visible panel answer."""
        interaction = self._event_player.interaction
        if interaction.asked.melds_stay:
            self._event_player.recall(None)
            self.confirmed.emit()
        elif self._choice.is_to_play or self._can_pick_focused():
            self._activate()
        elif sentence := self._choice.why_no_card():
            self.unasked.emit(sentence, interaction.marked.focused)
        else:
            self.confirmed.emit()

    @property
    def keeps_enter(self) -> bool:
        """Whether Enter is for the cards, or refused here, rather than for a panel that is shown."""
        if self._event_player.interaction.asked.melds_stay:
            return False
        return self._choice.is_to_play or self._can_pick_focused() or bool(self._choice.why_no_card())

    def _can_pick_focused(self) -> bool:
        """Return whether the focus is on a card that can be picked, while more are to be picked."""
        prompt, interaction = self._choice.prompt, self._event_player.interaction
        if prompt is None or prompt.kind not in PICKING or prompt.pick is None:
            return False
        is_free = (
            interaction.marked.focused is not None and interaction.marked.focused not in interaction.chosen.selected
        )
        return is_free and len(interaction.chosen.selected) < prompt.pick.size

    # ---- the focus ---------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Focus the first card that may be chosen, if the prompt is answered with cards; the caller arranges them."""
        if self._is_using_keyboard and self._asks_for_cards():
            self._focus_first()

    def come_in(self) -> None:
        """Focus a card: the table was reached by keyboard."""
        self._is_using_keyboard = True
        self._focus_first()
        self._show_focus()

    def come_back(self) -> None:
        """Mark the card that the keys act on again, if cards are asked for: Enter acts at once on the marked card."""
        interaction = self._event_player.interaction
        if not self._is_using_keyboard or not self._asks_for_cards() or interaction.marked.focused is not None:
            return
        if self._last_focused in self._choice.choosable:
            interaction.marked.focused = self._last_focused
        else:
            self._focus_first()
        self._show_focus()

    def leave(self) -> None:
        """Remove the mark from the cards while the keyboard focus is elsewhere."""
        interaction = self._event_player.interaction
        self._last_focused, interaction.marked.focused = interaction.marked.focused, None
        self._show_focus()

    def hide(self) -> None:
        """Remove the mark from the cards: the player is using the mouse."""
        self._is_using_keyboard = False
        self._event_player.interaction.marked.focused = None

    def _asks_for_cards(self) -> bool:
        prompt = self._choice.prompt
        return prompt is not None and prompt.kind in ANSWERED_BY_CARDS

    def _focus_first(self) -> None:
        """Focus the first card that may be chosen."""
        choosable = self._choice.choosable
        allowed = [token for token in choosable if self._choice.can_choose(token)]
        self._event_player.interaction.marked.focused = next(iter(allowed or choosable), None)

    def _focus_end(self, *, last: bool) -> None:
        """Focus the leftmost or the rightmost card."""
        choosable = self._choice.choosable
        if choosable:
            self._event_player.interaction.marked.focused = choosable[-1 if last else 0]
            self._show_focus()

    def _move_focus(self, step: int, *, every_card: bool) -> None:
        """Focus the next card that may be chosen, or simply the next with `every_card`, wrapping around at the ends."""
        choosable, interaction = self._choice.choosable, self._event_player.interaction
        if not choosable:
            return
        if interaction.marked.focused in choosable:
            at = choosable.index(interaction.marked.focused)
            in_order = [choosable[(at + step * distance) % len(choosable)] for distance in range(1, len(choosable) + 1)]
            allowed = [token for token in in_order if every_card or self._choice.can_choose(token)]
            interaction.marked.focused = next(iter(allowed or in_order))
        else:
            self._focus_first()
        self._show_focus()

    def _activate(self) -> None:
        """Do with the card what a click does; while melds are laid out, the focus moves on to the next card."""
        choosable, interaction = self._choice.choosable, self._event_player.interaction
        token = interaction.marked.focused
        if token is None or token not in choosable:
            self._focus_first()
            self._show_focus()
            return
        at, prompt_before = choosable.index(token), self._choice.prompt
        self._choice.activate(token, double=True)
        if interaction.marked.focused is None and interaction.asked.has_mat and self._choice.prompt is prompt_before:
            remaining = self._choice.choosable
            interaction.marked.focused = remaining[min(at, len(remaining) - 1)] if remaining else None
            self._show_focus()

    def _show_focus(self) -> None:
        """Mark the card that has the focus."""
        if self._event_player.zones is not None:
            self._event_player.arrange(tokens.HOVER)
