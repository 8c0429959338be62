"""Small previews next to the choices in a list: cards, their backs and table themes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from pinochle_qt.engine.cards import Rank, Suit, card
from pinochle_qt.session.settings import Cards
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.cards.face_store import DeckLook
from pinochle_qt.ui.draw.pictures import blank, painting

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.ui.controls.fields import ChoiceBox
    from pinochle_qt.ui.draw.theme import Theme

_CARD: Final = (18, 26)
_TABLE: Final = (36, 24)
"""Width and height of the preview of a card and of a table, at scale 1."""
_TELLING: Final = card(Rank.ACE, Suit.CLUBS)
"""The card that shows the suits of a deck."""
_RATIO: Final = 2.0
"""Device pixel ratio of the previews: twice that of most screens, so that they look sharp on all of them."""


def show_backs(box: ChoiceBox, backs: Iterable[str]) -> None:
    """Show each card back next to its name."""
    _show_icons(box, {back: _card_picture(DeckLook(back), None, style.scale()) for back in backs}, _CARD)


def show_suits(box: ChoiceBox) -> None:
    """Show a card of each deck next to its name."""
    decks: tuple[Cards, ...] = get_args(Cards)
    _show_icons(box, {each: _card_picture(DeckLook(cards=each), _TELLING, style.scale()) for each in decks}, _CARD)


def show_tables(box: ChoiceBox, names: Iterable[str]) -> None:
    """Show a table next to each theme name; a name that isn't a theme gets one half light and half dark."""
    _show_icons(box, {name: _table_picture(name, style.scale()) for name in names}, _TABLE)


def _show_icons(box: ChoiceBox, pictures: Mapping[str, QPixmap], size: tuple[int, int]) -> None:
    box.setIconSize(QSize(*(style.scaled(length) for length in size)))
    for value, picture in pictures.items():
        icon = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # so that Qt doesn't tint the icon of a selected row
            icon.addPixmap(picture, mode)
        box.setItemIcon(box.findData(value), icon)


@cache
def _card_picture(look: DeckLook, face: Card | None, scale: float) -> QPixmap:
    picture = blank(_CARD[0] * scale, _CARD[1] * scale, _RATIO)
    drawn = DeckArt(tokens.LIGHT, look).face(face, round(_CARD[0] * scale), _RATIO)
    size, card_size = picture.deviceIndependentSize(), drawn.deviceIndependentSize()
    with QPainter(picture) as painter:
        painter.drawPixmap(
            QPointF((size.width() - card_size.width()) / 2, (size.height() - card_size.height()) / 2), drawn
        )
    return picture


@cache
def _table_picture(name: str, scale: float) -> QPixmap:
    picture = blank(_TABLE[0] * scale, _TABLE[1] * scale, _RATIO)
    size = picture.deviceIndependentSize()
    box = QRectF(0, 0, size.width(), size.height()).adjusted(0.5, 0.5, -0.5, -0.5)
    outline = QPainterPath()
    outline.addRoundedRect(box, 4 * scale, 4 * scale)
    with painting(picture) as painter:
        painter.setClipPath(outline)
        themes = [tokens.THEMES[name]] if name in tokens.THEMES else [tokens.LIGHT, tokens.DARK]
        for at, theme in enumerate(themes):
            width = box.width() / len(themes)
            _paint_table(painter, QRectF(box.left() + at * width, box.top(), width, box.height()), theme)
        painter.setPen(QColor(themes[-1].ctl_line))
        painter.drawPath(outline)
    return picture


def _paint_table(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint a table with the strip at the top and a card on it."""
    painter.fillRect(box, QColor(theme.table))
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), box.height() * 0.25), QColor(theme.strip))
    shown = QRectF(0, 0, box.height() * 0.32, box.height() * 0.45)
    shown.moveCenter(QPointF(box.center().x(), box.top() + box.height() * 0.62))
    painter.fillRect(shown, QColor(tokens.CARD_FACE))
