"""The order of the viewer's hand while one of its cards is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.shapes import SizeClass

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token


class HandOrder:
    """Lets the other cards make space for the held one, so that the player can arrange the hand."""

    def __init__(self, choice: CardChoice, event_player: EventPlayer, layout: Callable[[], Layout]) -> None:
        """Order the hand of a choice; `layout` returns the current layout."""
        self._choice = choice
        self._event_player = event_player
        self._layout = layout
        self._order_before: list[Token] = []
        """The order of the hand before the card was picked up."""

    def begin(self) -> None:
        """Remember the current order of the hand, to be able to go back to it."""
        self._order_before = list(self._choice.own_cards)

    def restore(self) -> None:
        """Go back to the order before; the caller lets all cards glide home."""
        self._choice.put_in_order(self._order_before)

    def keep(self) -> None:
        """Remember that the player has arranged the hand, if a card lies elsewhere than before."""
        zones = self._event_player.zones
        if zones is not None and list(self._choice.own_cards) != self._order_before:
            zones.is_arranged = True

    def make_space(self, token: Token, at: Pose, *, is_away: bool) -> None:
        """Order the hand as if the card were dropped now, or as before while the card is away from the hand."""
        interaction = self._event_player.interaction
        if token not in self._order_before or interaction.asked.folds_melds or token in interaction.chosen.draft:
            return
        new_order = self._order_before
        if not is_away:
            shown = [each for each in self._order_before if each not in interaction.chosen.draft]
            nearest, _ = self._nearest(at, len(shown))
            others = [each for each in shown if each is not token]
            new_order = [each for each in self._order_before if each is not token]
            place = new_order.index(others[nearest]) if nearest < len(others) else len(new_order)
            new_order.insert(place, token)
        if new_order != list(self._choice.own_cards):
            self._choice.put_in_order(new_order)
            self._event_player.arrange(tokens.CLOSE_UP)

    def is_put_back(self, at: Pose) -> bool:
        """Return whether a chosen card, which is raised, is held nearer to where the others rest."""
        layout, count = self._layout(), len(self._choice.hand)
        _, rest = self._nearest(at, count)
        raised = layout.raised(rest, selected=True, rows=layout.hand_rows(count))
        return at.y > (rest.y + raised.y) / 2

    def _nearest(self, at: Pose, count: int) -> tuple[int, Pose]:
        """Return which of `count` places in the hand is nearest to the held card, and how a card rests there."""
        layout = self._layout()
        row = layout.card_width(SizeClass.L) // 2  # the cards of one row differ in height by no more than this
        return min(enumerate(layout.hand(count)), key=lambda each: (abs(each[1].y - at.y) > row, abs(each[1].x - at.x)))
