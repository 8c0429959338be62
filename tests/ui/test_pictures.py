"""Buttons and lines of text are painted once, and again as soon as their look changes; drawing holds nothing up."""

import sys
import time
from collections.abc import Callable
from threading import Event, Thread

import pytest
from PySide6.QtCore import QByteArray, QPoint, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pinochle_qt.engine.cards import Suit, parse_card
from pinochle_qt.resources import asset
from pinochle_qt.ui.controls.buttons import Button, Kind, PanelButton
from pinochle_qt.ui.controls.card_button import CardButton
from pinochle_qt.ui.controls.suit_chip import SuitChip
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.cards.face_store import DeckLook
from pinochle_qt.ui.draw.drawings import read_drawing
from pinochle_qt.ui.draw.pictures import CachedPicture
from pinochle_qt.ui.draw.suits import color_signs
from pinochle_qt.ui.draw.theme import FELT, LIGHT, Role
from pinochle_qt.ui.panels.ask.meld_row import MeldRow
from pinochle_qt.ui.panels.ask.trump import SuitButton
from tests import programs
from tests.checks import some
from tests.ui.panel_tools import apply_style

SIZE = (160, 60)
BUTTONS: dict[str, Callable[[QWidget], PanelButton]] = {
    "main": lambda parent: PanelButton(Kind.MAIN, parent),
    "plain": lambda parent: PanelButton(Kind.PLAIN, parent),
    "meld row": MeldRow,
    "suit chip": lambda parent: SuitChip(Suit.HEARTS, parent),
    "suit button": lambda parent: SuitButton(Suit.HEARTS, parent),
    "card button": lambda parent: CardButton(Kind.CHIP, DeckArt(FELT), parent),
}
CHANGES: dict[str, Callable[[PanelButton], object]] = {
    "label": lambda button: button.set_label("250", note="5 cards"),
    "theme": lambda _: apply_style(LIGHT),
    "scale": lambda _: apply_style(FELT, 1.2),
    "chosen": lambda button: button.set_chosen(True),
}

DRAWINGS, ENOUGH_TURNS = 10, 100
"""More turns than a thread gets during a call that keeps the lock: that releases it a few times, before and after."""
ICONS_MEANWHILE = """
import sys
from threading import Thread
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication, QImageReader
from pinochle_qt.resources import asset
from pinochle_qt.ui.draw.drawings import read_drawing

def draw_faces():
    for _ in range(2_000):
        read_drawing(drawing, QSize(4, 4))

application = QGuiApplication(["icons", "-platform", "offscreen"])
drawing = QByteArray(b'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
path, icons = str(asset("icon.png")), 0
faces = Thread(target=draw_faces)
sys.setswitchinterval(1e-5)  # both in turn, as often as can be
faces.start()
while faces.is_alive():
    QImageReader(path).supportsAnimation()  # what an icon asks when it is given a file
    icons += 1
print(icons)
"""
"""A separate program, because one whose threads wait for each other could not even be told to end its test."""


class Ground(QWidget):
    """A background in one color."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), FELT.panel)
        painter.end()


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    widget = Ground()
    widget.resize(200, 100)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def shown(make: Callable[[QWidget], PanelButton], ground: QWidget) -> PanelButton:
    button = make(ground)
    button.set_label("140", note="4 cards")
    button.resize(*SIZE)
    button.show()
    return button


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("kind", BUTTONS)
def test_a_changed_button_looks_like_a_new_one(kind: str, change: str, ground: QWidget) -> None:
    button = shown(BUTTONS[kind], ground)
    before = button.grab().toImage()
    CHANGES[change](button)
    after = button.grab().toImage()
    button.hide()
    fresh = BUTTONS[kind](ground)
    fresh.set_label("140", note="4 cards")
    CHANGES[change](fresh)
    fresh.resize(*SIZE)
    fresh.show()
    assert after == fresh.grab().toImage()
    assert after != before


def test_changed_points_of_a_row_and_card_of_a_button_are_painted(ground: QWidget) -> None:
    row = MeldRow(ground)
    card = CardButton(Kind.CHIP, DeckArt(FELT), ground)
    for button in (row, card):
        button.resize(*SIZE)
        button.show()
    row.set_meld(["Marriage"], "20", "")
    few = row.grab().toImage()
    row.set_meld(["Marriage"], "40", "")
    assert row.grab().toImage() != few
    bare = card.grab().toImage()
    card.set_card(parse_card("AS"))
    assert card.grab().toImage() != bare


def test_the_card_on_a_button_is_drawn_like_those_on_the_table(ground: QWidget) -> None:
    art = DeckArt(FELT)
    button = CardButton(Kind.CHIP, art, ground)
    button.resize(60, 90)
    button.set_card(parse_card("AS"))
    button.show()
    before = button.grab().toImage()
    art.set_look(FELT, DeckLook(left_handed=True))
    assert button.grab().toImage() != before


def test_a_dialog_button_follows_the_applications_theme_and_shows_the_focus(
    ground: QWidget, qapp: QApplication
) -> None:
    style.apply(qapp, LIGHT)
    button = Button(Kind.PLAIN, ground, "Cancel")
    button.resize(*SIZE)
    button.show()
    inside, edge = QPoint(20, SIZE[1] // 2), QPoint(1, SIZE[1] // 2)
    assert button.grab().toImage().pixelColor(inside) == QColor(LIGHT.panel2)
    style.apply(qapp, FELT)
    assert button.grab().toImage().pixelColor(inside) == QColor(FELT.panel2)
    button.setFocus()
    assert button.grab().toImage().pixelColor(edge) == QColor(FELT.text)


def test_a_line_of_text_follows_its_text_color_and_suit_colors(ground: QWidget) -> None:
    label = SuitLabel(Role.BODY, "text", ground)
    label.resize(*SIZE)
    label.show()
    label.set_text("9♣")
    seen = [label.grab().toImage()]
    label.set_text("A♣")
    seen.append(label.grab().toImage())
    label.set_ink("accent_ink")
    seen.append(label.grab().toImage())
    color_signs(four_color=True)
    try:
        seen.append(label.grab().toImage())
    finally:
        color_signs(four_color=False)
    for at, image in some(enumerate(seen)):
        assert image not in seen[:at]


class Sign(QWidget):
    """A widget with a kept picture that counts how often it is really painted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.word, self.painted = "one", 0
        self.picture = CachedPicture()
        self.resize(*SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        self.picture.show(self, (self.word,), self._draw)

    def _draw(self, painter: QPainter) -> None:
        del painter
        self.painted += 1


def test_a_picture_that_looks_the_same_is_not_painted_again_until_hidden(ground: QWidget) -> None:
    sign = Sign(ground)
    for word, times in (("one", 1), ("one", 1), ("two", 2), ("two", 2)):
        sign.word = word
        sign.grab()
        assert sign.painted == times
    sign.resize(80, 40)
    sign.grab()
    assert sign.painted == 3
    sign.picture.drop()
    sign.grab()
    assert sign.painted == 4


def test_other_threads_run_while_a_face_is_drawn() -> None:
    turns, is_done = [0], Event()

    def take_turns() -> None:
        while not is_done.is_set():
            turns[0] += 1
            time.sleep(0)  # releases the interpreter lock at once

    drawing = QByteArray(asset("deck", "KS.svg").read_bytes())
    before_asked = sys.getswitchinterval()
    sys.setswitchinterval(60)  # a thread that has the interpreter lock keeps it unless it releases it
    other = Thread(target=take_turns)
    try:
        other.start()
        before = turns[0]
        for _ in range(DRAWINGS):  # on a busy machine the other thread may have no processor during one of them
            image = read_drawing(drawing, QSize(1000, 1400))
        gained = turns[0] - before
    finally:
        sys.setswitchinterval(before_asked)
        is_done.set()
        other.join()
    assert image.size() == QSize(1000, 1400)
    assert gained > DRAWINGS * ENOUGH_TURNS


def test_the_window_may_request_an_icon_while_a_face_is_drawn() -> None:
    done = programs.run([sys.executable, "-c", ICONS_MEANWHILE], limit=30, check=True)
    assert int(done.stdout) > 0, done.stderr


def test_an_unreadable_drawing_is_a_broken_installation() -> None:
    with pytest.raises(AssertionError, match="a drawing cannot be read"):
        read_drawing(QByteArray(b"no drawing"), QSize(10, 14))
