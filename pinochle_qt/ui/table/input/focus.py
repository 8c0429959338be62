"""The focus that moves among the cards with the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.table.input.choice import ANSWERED_BY_CARDS

if TYPE_CHECKING:
    from pinochle_qt.ui.table.input.view import TableView
    from pinochle_qt.ui.table.zones.tokens import Token


class CardFocus:
    """Which card the keys would act on. It is shown only while the person steers with keys."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.is_shown = False
        self._left: Token | None = None
        """The card that had the focus when the keys went elsewhere."""

    def first(self) -> None:
        """Go to the first card that may be chosen."""
        choosable = self._view.choice.choosable
        can = [token for token in choosable if self._can_choose(token)]
        self._view.event_player.pointing.focused = next(iter(can or choosable), None)

    def _can_choose(self, token: Token) -> bool:
        """Return whether a card may be chosen; all may be pointed at while no cards are asked for."""
        playable = self._view.event_player.pointing.playable
        return playable is None or token.face in playable

    def end(self, *, last: bool) -> None:
        """Go to the leftmost or the rightmost card."""
        choosable = self._view.choice.choosable
        if choosable:
            self._view.event_player.pointing.focused = choosable[-1 if last else 0]
            self.show()

    def move(self, step: int, *, each: bool) -> None:
        """Go to the next card that may be chosen, or with `each` to the next one anyhow, round the ends."""
        choosable, pointing = self._view.choice.choosable, self._view.event_player.pointing
        if not choosable:
            return
        if pointing.focused in choosable:
            at = choosable.index(pointing.focused)
            others = [choosable[(at + step * far) % len(choosable)] for far in range(1, len(choosable) + 1)]
            can = [token for token in others if each or self._can_choose(token)]
            pointing.focused = next(iter(can or others))
        else:
            self.first()
        self.show()

    def activate(self) -> None:
        """Do with the card what a click does; where cards are laid out the focus goes on to the next."""
        choosable, pointing = self._view.choice.choosable, self._view.event_player.pointing
        token = pointing.focused
        if token is None or token not in choosable:
            self.first()
            self.show()
            return
        at, asked = choosable.index(token), self._view.choice.prompt
        self._view.try_card(token, double=True)
        if pointing.focused is None and pointing.has_mat and self._view.choice.prompt is asked:
            left = self._view.choice.choosable
            pointing.focused = left[min(at, len(left) - 1)] if left else None
            self.show()

    def leave(self) -> None:
        """Take the mark off the cards as long as the keys go elsewhere."""
        pointing = self._view.event_player.pointing
        self._left, pointing.focused = pointing.focused, None
        self.show()

    def come_back(self) -> None:
        """Mark the card that the keys act on again, where cards are asked for: Enter does at once what is marked."""
        prompt, pointing = self._view.choice.prompt, self._view.event_player.pointing
        if not self.is_shown or prompt is None or prompt.kind not in ANSWERED_BY_CARDS or pointing.focused is not None:
            return
        if self._left in self._view.choice.choosable:
            pointing.focused = self._left
        else:
            self.first()
        self.show()

    def hide(self) -> None:
        """Take the mark off the cards."""
        self.is_shown = False
        self._view.event_player.pointing.focused = None

    def show(self) -> None:
        """Mark the card that has the focus."""
        if self._view.event_player.zones is not None:
            self._view.event_player.arrange(tokens.HOVER)
