"""The order of the own hand while one of its cards is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.shapes import SizeClass

if TYPE_CHECKING:
    from collections.abc import Callable

    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.input.choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.table.zones.tokens import Token


class HandOrder:
    """Lets the other cards make room for the held one, so that the person can put them into an order."""

    def __init__(self, choice: CardChoice, event_player: EventPlayer, layout: Callable[[], Layout]) -> None:
        """Order the hand of a choice; `layout` returns the layout in force."""
        self._choice = choice
        self._event_player = event_player
        self._layout = layout
        self._before: list[Token] = []
        """The own hand as it lay before."""

    def begin(self) -> None:
        """Take the hand as it lies now for the order to go back to."""
        self._before = list(self._choice.own_cards)

    def restore(self) -> None:
        """Go back to the order before; whoever holds the card lets all of them glide home."""
        self._choice.put_in_order(self._before)

    def keep(self) -> None:
        """Remember that the person has put the hand in order, if a card lies elsewhere than before."""
        zones = self._event_player.zones
        if zones is not None and list(self._choice.own_cards) != self._before:
            zones.is_arranged = True

    def make_room(self, token: Token, at: Pose, *, is_away: bool) -> None:
        """Let the hand lie as it would if the card were dropped now, as before while it is away from the hand."""
        pointing = self._event_player.pointing
        if token not in self._before or pointing.folds_melds or token in pointing.draft:
            return
        wanted = self._before
        if not is_away:
            shown = [each for each in self._before if each not in pointing.draft]
            nearest, _ = self._nearest(at, len(shown))
            others = [each for each in shown if each is not token]
            wanted = [each for each in self._before if each is not token]
            place = wanted.index(others[nearest]) if nearest < len(others) else len(wanted)
            wanted.insert(place, token)
        if wanted != list(self._choice.own_cards):
            self._choice.put_in_order(wanted)
            self._event_player.arrange(tokens.CLOSE_UP)

    def is_put_back(self, at: Pose) -> bool:
        """Return whether a chosen card, which stands out of the hand, is held nearer to where the others rest."""
        layout, count = self._layout(), len(self._choice.hand)
        _, rest = self._nearest(at, count)
        chosen = layout.raised(rest, selected=True, rows=layout.hand_rows(count))
        return at.y > (rest.y + chosen.y) / 2

    def _nearest(self, at: Pose, count: int) -> tuple[int, Pose]:
        """Return which of `count` places in the hand the held card is nearest to, and how a card rests there."""
        layout = self._layout()
        row = layout.card_width(SizeClass.L) // 2  # cards of one row hang at most so far below each other
        return min(enumerate(layout.hand(count)), key=lambda each: (abs(each[1].y - at.y) > row, abs(each[1].x - at.x)))
