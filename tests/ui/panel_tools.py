"""What tests of panels share: showing them in a window, and finding and using controls as a user would."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar
from unittest.mock import Mock

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar

from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.window.menus import Menus

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QComboBox, QWidget

    from pinochle_qt.engine.actions import Action
    from pinochle_qt.ui.draw.theme import Theme
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.panels.show.strip import Strip

W = TypeVar("W", bound="QWidget")
LEFT = Qt.MouseButton.LeftButton
INSTANT = Tempo(Speed.INSTANT)


def apply_style(theme: Theme, ui: float = 1.0) -> None:
    """Give the application, and with it every widget, a theme and a scale."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    style.apply(application, theme, ui)


def opened(panel: Panel, size: tuple[int, int]) -> None:
    """Show a panel and give it the focus, as the table does."""
    panel.place(QRect(40, 100, *size))
    panel.open(INSTANT)
    panel.setFocus()


def buttons(parent: QWidget) -> dict[str, PanelButton]:
    """Return the visible buttons by their labels."""
    return {button.text(): button for button in parent.findChildren(PanelButton) if button.isVisible()}


def take_tools(strip: Strip) -> dict[str, QAction]:
    """Give a strip without a window its tools, which do nothing; return their actions by their labels."""
    bar = QMenuBar(strip)
    bar.hide()
    actions = Menus(bar, Mock()).tools()
    strip.take_tools(actions)
    return {action.iconText(): action for action in actions}


def the(parent: QWidget, kind: type[W]) -> W:
    """Return the only child of a class."""
    (found,) = parent.findChildren(kind)
    return found


def dialog_in_sight(parent: QWidget, kind: type[W]) -> W:
    """Return the only visible dialog of a class; closed ones may still wait to be deleted."""
    (found,) = (each for each in parent.findChildren(kind) if each.isVisible())
    return found


def click(widget: QWidget) -> None:
    """Press and release the left button in the middle of a widget."""
    QTest.mouseClick(widget, LEFT)


def press(parent: QWidget, label: str) -> None:
    """Click the button with this label."""
    click(buttons(parent)[label])


def key(widget: QWidget, which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press and release a key in a widget."""
    QTest.keyClick(widget, which, held)


def choose(box: QComboBox, words: str) -> None:
    """Choose the entry with this text in a list, using the keyboard."""
    at = box.findText(words)
    assert at >= 0, words
    while box.currentIndex() != at:
        key(box, Qt.Key.Key_Down if box.currentIndex() < at else Qt.Key.Key_Up)


def type_in(widget: QWidget, characters: str) -> None:
    """Type characters into a widget."""
    QTest.keyClicks(widget, characters)


def texts(parent: QWidget) -> list[str]:
    """Return the visible lines of text."""
    return [label.text() for label in parent.findChildren(SuitLabel) if label.isVisible()]


def answers(panel: Panel) -> list[Action]:
    """Return a list that fills with the answers given in the panel."""
    heard: list[Action] = []
    panel.chosen.connect(heard.append)
    return heard
