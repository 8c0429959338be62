"""Draws the parts of the table as pictures to look at: `python tests/ui/gallery.py FOLDER`.

One picture of every card state and component in each theme, and one of each hand and table at several window sizes.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from system import needs

    needs("paint the table", window=os.environ)

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from pinochle_qt.engine.cards import parse_card
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.bubbles import BubbleItem, BubbleView, PillItem, ReasonItem
from pinochle_qt.ui.draw.cards.card_faces import DeckArt, Lift
from pinochle_qt.ui.draw.felt import paint_felt
from pinochle_qt.ui.draw.plates import PlateItem, PlateView
from pinochle_qt.ui.draw.rare_label import RareLabel, RareLabelItem
from pinochle_qt.ui.draw.shapes import Point, Pose, Rect, SizeClass, Tail
from pinochle_qt.ui.draw.theme import THEMES, Speed, Tempo, Theme
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.labels import bubble
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.moments import MOMENT_Z, rare_meld, rare_meld_label, winning_fan
from pinochle_qt.ui.table.geometry.panels import match_end_panel
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.ghost_item import GhostItem
from pinochle_qt.ui.table.scene.moments.rays import Rays

QUEEN = parse_card("QS")
RUNS = "AH TH KH QH JH AH TH KH QH JH"
NAMES = ("Anna (you)", "Ben", "Clara", "David", "Eva", "Finn", "Gus", "Hana")


class Board:
    """A scene that keeps its items alive and can be saved as a picture."""

    def __init__(self, theme: Theme, width: int, height: int, seats: int = 4, ratio: float = 1.0) -> None:
        self.theme, self.width, self.height, self.ratio = theme, width, height, ratio
        self.scene = QGraphicsScene(0, 0, width, height)
        self.layout = Layout(Frame(width, height), seats)
        self.ui = self.layout.frame.ui
        self.art = DeckArt(theme)
        self.kept: list[object] = []

    def card(self, text: str, pose: Pose, *, lift: Lift = Lift.REST, dimmed: bool = False) -> CardItem:
        """Add a card, or a card back if the text is empty, in a pose."""
        width = self.layout.card_width(pose.size)
        item = CardItem(self.art, self.theme, parse_card(text) if text else None, width, self.ratio)
        item.set_state(lift=lift, dimmed=dimmed)
        item.place(pose)
        self.scene.addItem(item)
        self.kept.append(item)
        return item

    def plate(self, view: PlateView, rect: Rect) -> None:
        """Add a plate."""
        item = PlateItem()
        item.show_view(view, rect, self.theme, self.ui, self.ratio)
        item.setZValue(50)
        self.scene.addItem(item)
        self.kept.append(item)

    def bubble(self, view: BubbleView, rect: Rect) -> None:
        """Add a bubble."""
        item = BubbleItem()
        item.show_view(view, rect, self.theme, self.ui, self.ratio)
        self.scene.addItem(item)
        self.kept.append(item)

    def pill(self, text: str, number: str, x: float, y: float, color: str | None = None) -> None:
        """Add a pill with the middle of its top edge at a point."""
        item = PillItem()
        item.show_text(text, number, self.theme, self.ui, self.ratio, color=color)
        item.put(x, y)
        self.scene.addItem(item)
        self.kept.append(item)

    def rays(self, center: Point, strength: float) -> None:
        """Add rays of light around a point."""
        rays = Rays(self.scene, self.scene)
        rays.show(self.layout.frame.table, center, strength, self.ratio, Tempo(Speed.INSTANT))
        self.kept.append(rays)

    def save(self, path: Path) -> None:
        """Save the picture."""
        image = QImage(
            round(self.width * self.ratio), round(self.height * self.ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, self.width, self.height)
        paint_felt(painter, area, self.theme, self.ratio)
        self.scene.render(painter, area, area)
        bar = self.layout.frame.bar
        if bar and path.stem.startswith("table"):
            painter.fillRect(QRectF(0, 0, self.width, bar), QColor(self.theme.strip))
        painter.end()
        image.save(str(path))


def draw_states(theme: Theme, path: Path) -> None:
    """Draw every state of a card, the plates, bubbles, pills and a reason."""
    board = Board(theme, 1280, 800)
    at = iter(range(88, 1280, 136))
    y = 130
    board.card("QS", Pose(next(at), y))
    board.card("QS", Pose(next(at), y - 17), lift=Lift.RAISED)
    board.card("QS", Pose(next(at), y), dimmed=True)
    board.card("QS", Pose(next(at), y - 23), lift=Lift.RAISED).set_rings(hover=True)
    board.card("QS", Pose(next(at), y)).set_rings(focus=True)
    board.card("QS", Pose(next(at), y - 27), lift=Lift.RAISED).set_rings(selected=True)
    board.card("QS", Pose(next(at), y, scale=1.04), lift=Lift.DRAGGED)
    winning = next(at)
    board.card("QS", Pose(winning, y)).set_rings(winning=True)
    board.pill("Winning", "", winning, y + 84, theme.good)
    board.card("QS", Pose(1142, y, size=SizeClass.M)).set_rings(shared=2)
    ghost = GhostItem()
    ghost.show_ghost(board.art, QUEEN, Pose(1214, y), board.layout.card_width(SizeClass.M), 1.0)
    board.scene.addItem(ghost)
    board.kept.append(ghost)
    board.plate(PlateView("Clara", "Passed", 0), Rect(32, 270, 184, 56))
    board.plate(PlateView("David", "Thinking", 1, "2", "tricks", is_acting=True), Rect(240, 270, 184, 56))
    board.plate(PlateView("Ben", "Led K♠", 2, "1", "trick", is_dealer=True), Rect(448, 270, 184, 56))
    board.plate(PlateView("Hana", "Compact 160×48", 3), Rect(656, 270, 160, 48))
    board.plate(
        PlateView("Anna (you)", "Follow spades: A, Q or 9", 0, "1", "trick", is_acting=True), Rect(856, 266, 248, 64)
    )
    board.bubble(BubbleView("320", "earlier: 250, 300", is_loud=True), Rect(32, 370, 128, 68))
    board.bubble(BubbleView("Pass", "earlier: 270"), Rect(192, 370, 128, 68))
    board.bubble(BubbleView("Pass with help", tail=Tail.TOP), Rect(352, 380, 160, 48))
    board.pill("Run in hearts", "150", 600, 392)
    board.pill("Winning", "", 710, 392, theme.good)
    reason = ReasonItem()
    reason.show_text("Spades were led and you hold spades. Play one.", Rect(760, 392, 380, 48), theme, 1.0, 1.0)
    board.scene.addItem(reason)
    board.kept.append(reason)
    board.height = 480
    board.save(path)


def draw_table(theme: Theme, size: tuple[int, int], seats: int, hand: int, path: Path) -> None:
    """Draw a table with plates, card backs, bubbles, a full trick and the viewer's hand."""
    board = Board(theme, *size, seats=seats)
    layout = board.layout = Layout(Frame(*size), seats, hand)
    rows = layout.hand_rows(hand)
    for i, pose in enumerate(layout.hand(hand)):
        text = ("AH", "TH", "KH", "QH", "JH", "9H", "AS", "TS", "KS", "QS", "9S", "AD")[i % 12]
        at = layout.raised(pose, rows=rows) if i % 3 == 0 else pose
        board.card(text, at, lift=Lift.RAISED if i % 3 == 0 else Lift.REST, dimmed=i % 3 != 0)
    for place in range(seats):
        if place:
            for pose in layout.backs(place, hand):
                board.card("", pose)
            rect, tail = bubble(layout, place)
            board.bubble(BubbleView("320", "earlier: 250, 300", is_loud=place == 1, tail=tail), rect)
        board.card("KQJA9TKQ"[place] + "S", layout.trick(place)).set_rings(winning=place == 3)
        board.plate(
            PlateView(NAMES[place], "Your turn" if not place else "Played K♠", place % 4, "2", "tricks", place == 0),
            layout.plate(place),
        )
    board.save(path)


def draw_rare_meld(theme: Theme, size: tuple[int, int], seats: int, cards: str, path: Path) -> None:
    """Draw a rare meld in the middle of a table, with rays and its label."""
    board = Board(theme, *size, seats=seats)
    layout = board.layout = Layout(Frame(*size, has_people=True), seats, 12)
    faces = cards.split()
    poses = rare_meld(layout, len(faces))
    for face, pose in zip(faces, poses, strict=True):
        board.card(face, pose)
    seats_and_hand(board, seats)
    box, label = rare_meld_label(layout), RareLabel("Double pinochle", "Laid by Ben, 330 in all", "300", 1)
    item = RareLabelItem()
    item.setZValue(MOMENT_Z + 90)
    item.show_label(label, box, theme, board.ui, board.ratio)
    board.scene.addItem(item)
    board.kept.append(item)
    board.rays(Point(size[0] // 2, round(poses[0].y)), 0.15)
    board.save(path)


def draw_winning_fan(theme: Theme, size: tuple[int, int], seats: int, path: Path) -> None:
    """Draw the cards that won a match, with rays, and an empty place for the panel."""
    board = Board(theme, *size, seats=seats)
    layout = board.layout = Layout(Frame(*size, has_people=True), seats, 12)
    faces = ["AH", "AS", "AC", "TC", "KC", "QC", "JC", "9C", "QS", "JD", "AD"]
    poses = winning_fan(layout, [2 <= at < 7 for at in range(len(faces))])
    for face, pose in zip(faces, poses, strict=True):
        board.card(face, pose)
    seats_and_hand(board, seats, hand=False)
    panel = match_end_panel(layout)
    board.scene.addRect(panel.x, panel.y, panel.width, panel.height, QColor(theme.line), QColor(theme.panel)).setZValue(
        500
    )
    board.rays(Point(size[0] // 2, round(poses[len(poses) // 2].y) + layout.card_width(SizeClass.XL)), 0.12)
    board.save(path)


def seats_and_hand(board: Board, seats: int, *, hand: bool = True) -> None:
    """Add plates, frames for portraits, and perhaps a hand."""
    layout = board.layout
    for place in range(seats):
        board.plate(PlateView(NAMES[place], "Melded", place % 4), layout.plate(place))
        face = layout.portrait(place)
        if face is not None:
            board.scene.addEllipse(face.x, face.y, face.width, face.height, QColor(board.theme.line))
    for pose in layout.hand(12) if hand else ():
        board.card("9S", pose)


def main(folder: Path) -> None:
    """Write all pictures into a folder."""
    application = QApplication.instance() or QApplication(["gallery"])
    style.load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES.values():
        draw_states(theme, folder / f"states-{theme.name}.png")
    for size in ((960, 640), (1280, 800), (1920, 1080)):
        for seats, hand in ((4, 5), (4, 12), (4, 20), (3, 24), (2, 12), (8, 12)):
            draw_table(THEMES["felt"], size, seats, hand, folder / f"table-{size[0]}-{seats}-seats-{hand}-cards.png")
    for size in ((960, 640), (1280, 800), (1920, 1080)):
        for seats in (2, 3, 4, 6, 8):
            name = f"{size[0]}-{seats}-seats"
            draw_rare_meld(THEMES["felt"], size, seats, "QS JD QS JD", folder / f"rare-{name}.png")
            draw_rare_meld(THEMES["dark"], size, seats, RUNS, folder / f"rare-run-{name}.png")
            draw_winning_fan(THEMES["felt" if seats % 4 else "light"], size, seats, folder / f"fan-{name}.png")
    del application


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    main(parser.parse_args().folder)
