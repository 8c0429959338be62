"""The tricks that have been taken, as packs of card backs, and the pack that is cut and dealt."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.shapes import SizeClass
from pinochle_qt.ui.draw.theme import CUT, DRAW
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.geometry.piles import CutStage, pile_box, trick_pack, undealt_pack, visible_packs
from pinochle_qt.ui.table.geometry.widow import stock_pose
from pinochle_qt.ui.table.scene.card_item import CardItem, remove
from pinochle_qt.ui.table.zones.tokens import Token

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QGraphicsScene

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Pose
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.table.geometry.layout import Layout
    from pinochle_qt.ui.table.scene.cards import TableCards
    from pinochle_qt.ui.table.scene.motion import Motion
    from pinochle_qt.ui.table.zones.zones import Zones

_LAYER: Final = 6
"""Of so many cards in a pack that is dealt, one is painted: all their shadows together would be black."""


class TrickPiles:
    """Owns the packs of a scene; they are put in place at once, after the cards of a trick have landed there."""

    def __init__(self, scene: QGraphicsScene, art: DeckArt) -> None:
        self._scene = scene
        self._art = art
        self._packs: dict[tuple[Seat, int], CardItem] = {}

    def show(self, zones: Zones, layout: Layout, theme: Theme, ratio: float) -> None:
        """Show the tricks that lie on the pile of each seat."""
        players = len(zones.hands)
        wanted = {
            (seat, nth): trick_pack(layout, place_of(seat, zones.viewer, players), nth)
            for seat in range(players if layout.has_people else 0)
            for nth in visible_packs(zones.packs(seat))
        }
        for gone in self._packs.keys() - wanted.keys():
            remove(self._packs.pop(gone))
        for key, pose in wanted.items():
            item = self._packs.get(key)
            if item is None:
                width = 2 * round(layout.card_width(SizeClass.S) * pose.scale / 2)
                item = self._packs[key] = CardItem(self._art, theme, None, width, ratio)
                self._scene.addItem(item)
            item.place(replace(pose, scale=1.0))

    def clear(self) -> None:
        """Remove all packs, so that they are rebuilt after size or colors have changed."""
        for item in self._packs.values():
            remove(item)
        self._packs.clear()

    def refresh_pictures(self) -> None:
        """Fetch the picture of the back again."""
        for item in self._packs.values():
            item.refresh_picture()


def pile_at(at: QPointF, zones: Zones, layout: Layout) -> Seat | None:
    """Return the seat on whose trick pile a scene point is, if any."""
    if not layout.has_people:
        return None
    players = len(zones.hands)
    for seat in range(players):
        box = pile_box(layout, place_of(seat, zones.viewer, players), zones.packs(seat))
        if box is not None and to_qt(box).contains(at):
            return seat
    return None


class UndealtPack:
    """The pack before the dealer, from which the cards are dealt, and whose rest becomes the stock.

    The cards that are dealt are those of the table; the rest are only pictures.
    """

    def __init__(self, cards: TableCards, motion: Motion) -> None:
        self._cards = cards
        self._motion = motion
        self._tokens: Sequence[Token] = ()
        self._rest: Sequence[Token] = ()

    def deal(
        self,
        tokens: Sequence[Token],
        rest: int,
        layout: Layout,
        place: int,
        send: Callable[[], None],
        *,
        is_cut: bool,
    ) -> list[Callable[[], None]]:
        """Lay the cards before the dealer's place, in the order in which they are dealt; return what is to be shown.

        That is one movement after the other: both halves of the cut if the pack `is_cut`, then `send`, which deals, and
        how the `rest`, so many cards, becomes the stock.
        """
        self._rest = [Token() for _ in range(rest)]
        self._tokens = [*tokens, *self._rest]
        is_cut = is_cut and bool(tokens)
        stage = CutStage.WHOLE if is_cut else CutStage.DONE
        for i, (token, pose) in enumerate(zip(self._tokens, self._poses(layout, place, stage), strict=True)):
            self._cards.create(token, None, pose).setVisible(self._is_painted(i))
        stages = (CutStage.APART, CutStage.DONE) if is_cut else ()
        cuts = (partial(self._cut, layout, place, stage) for stage in stages)
        return [*cuts, send, *((partial(self._lay_stock, stock_pose(layout)), self._end) if rest else ())]

    def _poses(self, layout: Layout, place: int, stage: CutStage) -> Sequence[Pose]:
        return undealt_pack(layout, place, len(self._tokens), stage)

    def _cut(self, layout: Layout, place: int, stage: CutStage) -> None:
        """Begin to move a part of the pack to where it lies at a stage of the cut."""
        if stage is CutStage.APART:
            self._motion.sounded.emit(Sound.CUT)
        for i, (token, pose) in enumerate(zip(self._tokens, self._poses(layout, place, stage), strict=True)):
            item = self._cards.item(token)
            if not self._is_painted(i):
                item.place(pose)
            elif item.pose != pose:
                self._motion.move(item, pose, CUT, face=None)

    def _lay_stock(self, goal: Pose) -> None:
        """Begin to move what has not been dealt to the place of the stock."""
        for i, token in enumerate(self._rest):
            if self._cards.item(token).isVisible():
                self._motion.move(self._cards.item(token), replace(goal, z=goal.z - 0.01 * i), DRAW, face=None)

    def _end(self) -> None:
        """Remove the pictures of what has not been dealt: from now on, the stock is shown there."""
        for token in self._rest:
            self._cards.drop(token)
        self._tokens = self._rest = ()

    def _is_painted(self, at: int) -> bool:
        return at % _LAYER == 0 or at in {len(self._tokens) // 2, len(self._tokens) - 1}
