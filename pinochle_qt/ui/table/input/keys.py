"""Which card the keyboard acts on, and what each key does there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.input.choice import ANSWERED_BY_CARDS, PICKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ui.table.input.choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token

ALONG: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
"""The keys that move from card to card."""
_PLAYING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Up})
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
        self._is_steering = False
        """Whether the player is using the keyboard."""
        self._left: Token | None = None
        """The card that had the focus when the keyboard focus went elsewhere."""

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means and return whether it means anything here; all animations are completed first."""
        self._is_steering = True
        key, choice, is_seen = event.key(), self._choice, self._event_player.is_all_seen
        self._finish()
        if key in _PLAYING and not is_seen and choice.is_to_play:
            return True  # what led to the prompt was still moving: show it now, and play nothing unseen
        if key in ALONG:
            each = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._move(1 if key == Qt.Key.Key_Right else -1, each=each)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._end(last=key == Qt.Key.Key_End)
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Up}:
            self._activate()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._enter()
        elif key == Qt.Key.Key_C and self._event_player.pointing.selected:
            choice.clear()
        else:
            return False
        return True

    def _enter(self) -> None:
        """Answer with the card that has the focus, or let the visible panel answer."""
        pointing = self._event_player.pointing
        if pointing.melds_stay:
            self._event_player.recall(None)
            self.confirmed.emit()
        elif self._choice.is_to_play or self._is_to_pick():
            self._activate()
        elif sentence := self._choice.why_no_card():
            self.unasked.emit(sentence, pointing.focused)
        else:
            self.confirmed.emit()

    def _is_to_pick(self) -> bool:
        """Return whether the focus is on a card that can be picked, while more are to be picked."""
        prompt, pointing = self._choice.prompt, self._event_player.pointing
        if prompt is None or prompt.kind not in PICKING or prompt.pick is None:
            return False
        is_free = pointing.focused is not None and pointing.focused not in pointing.selected
        return is_free and len(pointing.selected) < prompt.pick.size

    # ---- the focus ---------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Focus the first card that may be chosen, if the prompt is answered with cards; the caller arranges them."""
        if self._is_steering and self._asks_for_cards():
            self._first()

    def come_in(self) -> None:
        """Focus a card: the table was reached by keyboard."""
        self._is_steering = True
        self._first()
        self._show()

    def come_back(self) -> None:
        """Mark the card that the keys act on again, if cards are asked for: Enter acts at once on the marked card."""
        pointing = self._event_player.pointing
        if not self._is_steering or not self._asks_for_cards() or pointing.focused is not None:
            return
        if self._left in self._choice.choosable:
            pointing.focused = self._left
        else:
            self._first()
        self._show()

    def leave(self) -> None:
        """Remove the mark from the cards while the keyboard focus is elsewhere."""
        pointing = self._event_player.pointing
        self._left, pointing.focused = pointing.focused, None
        self._show()

    def hide(self) -> None:
        """Remove the mark from the cards: the player is using the mouse."""
        self._is_steering = False
        self._event_player.pointing.focused = None

    def _asks_for_cards(self) -> bool:
        prompt = self._choice.prompt
        return prompt is not None and prompt.kind in ANSWERED_BY_CARDS

    def _first(self) -> None:
        """Focus the first card that may be chosen."""
        choosable = self._choice.choosable
        can = [token for token in choosable if self._choice.can_choose(token)]
        self._event_player.pointing.focused = next(iter(can or choosable), None)

    def _end(self, *, last: bool) -> None:
        """Focus the leftmost or the rightmost card."""
        choosable = self._choice.choosable
        if choosable:
            self._event_player.pointing.focused = choosable[-1 if last else 0]
            self._show()

    def _move(self, step: int, *, each: bool) -> None:
        """Focus the next card that may be chosen, or with `each` simply the next card, wrapping around at the ends."""
        choosable, pointing = self._choice.choosable, self._event_player.pointing
        if not choosable:
            return
        if pointing.focused in choosable:
            at = choosable.index(pointing.focused)
            others = [choosable[(at + step * far) % len(choosable)] for far in range(1, len(choosable) + 1)]
            can = [token for token in others if each or self._choice.can_choose(token)]
            pointing.focused = next(iter(can or others))
        else:
            self._first()
        self._show()

    def _activate(self) -> None:
        """Do with the card what a click does; while melds are laid out, the focus moves on to the next card."""
        choosable, pointing = self._choice.choosable, self._event_player.pointing
        token = pointing.focused
        if token is None or token not in choosable:
            self._first()
            self._show()
            return
        at, asked = choosable.index(token), self._choice.prompt
        self._choice.activate(token, double=True)
        if pointing.focused is None and pointing.has_mat and self._choice.prompt is asked:
            left = self._choice.choosable
            pointing.focused = left[min(at, len(left) - 1)] if left else None
            self._show()

    def _show(self) -> None:
        """Mark the card that has the focus."""
        if self._event_player.zones is not None:
            self._event_player.arrange(tokens.HOVER)
