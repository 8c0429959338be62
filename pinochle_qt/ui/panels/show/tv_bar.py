"""The bar above the table on a television: trump, contract, scores, and how those who come late join the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.people import side_of_account
from pinochle_qt.ui.controls.marks import draw_bar, draw_mark
from pinochle_qt.ui.controls.styled import Painted
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.qr_code import qr_picture, qr_side
from pinochle_qt.ui.draw.suits import draw_text, text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.strip_parts import TrumpTile, paint_ground, shown_trump
from pinochle_qt.words import text
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import account_mark, accounts_in_order, outcome_standing, score_now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPainter, QResizeEvent

    from pinochle_qt.engine.observe import Observation

_EDGE, _TILE, _CODE = 20, 45, 52.5
"""The space at both ends, and the sides of trump tile and code, at scale 1."""
_GAP: Final = 26
"""The gap between contract, scores and code at scale 1."""
_WIDEST, _NARROWEST = 177, 84
"""The most and the least width of a score at scale 1."""
_LEAST_CONTRACT: Final = 190
"""The width that the contract has at least, at scale 1."""
_BESIDE_FROM: Final = 150
"""The width at scale 1 from which a name is beside its score, not above it."""
_RIGHT = Qt.AlignmentFlag.AlignRight


class _Score(Struct, frozen=True):
    """A total: its names in shorter and shorter forms, as a number and as it is written."""

    names: tuple[str, str, str]
    mark: int
    share: float
    """How much of the target it is."""
    number: str
    is_resting: bool
    """Whether whoever has it sits out this deal."""


class TvBar(Painted, QWidget):
    """What everybody in the room wants to know about the match, large enough to be read from three meters."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tile = TrumpTile(self)
        self.title = ""
        self.notes: tuple[str, ...] = ("",)
        """The line below it in shorter and shorter forms."""
        self.scores: tuple[_Score, ...] = ()
        self.code, self._address = "", ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_code(self, code: str, address: str) -> None:
        """Show the code of the table, and its address as a picture for cameras; nothing of both if they are empty."""
        self.code, self._address = code, address
        self.update()

    def show_state(self, observation: Observation, people: Sequence[str]) -> None:
        """Show the state of the deal and of the match; `people` are the names of everybody at the table."""
        rules = observation.rules
        self._tile.show_suit(shown_trump(observation))
        self.title = lines.strip_title(observation)
        self.notes = self._notes_of(observation, people)
        self.scores = tuple(
            _Score(
                text.account_labels(account, observation, people),
                account_mark(rules, account),
                score_now(observation, account) / max(observation.target, 1),
                text.total(score_now(observation, account), observation.target, rules),
                side_of_account(rules, observation.seated, account) is None,
            )
            for account in accounts_in_order(observation)
        )
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(self.notes[0])
        self._arrange()
        self.update()

    @staticmethod
    def _notes_of(observation: Observation, people: Sequence[str]) -> tuple[str, ...]:
        """Return the line below the contract: whose it is, and what it still needs or came to."""
        rules = observation.rules
        if observation.winners:
            return lines.strip_notes_after_match(observation, people)
        notes = lines.strip_notes(observation, text.seat_names(observation.seated, people))
        outcome, needs = outcome_standing(observation), ""
        standing = lines.strip_standing(observation)
        if outcome is not None:
            needs = lines.outcome_line(outcome, rules)
        elif standing is not None and observation.running and lines.melds_known(observation):
            needs = lines.strip_needs(standing, rules, None)
        if not needs:
            return notes
        return *(f"{note}. {needs}" if note else needs for note in notes), needs

    def draw(self, painter: QPainter) -> None:
        """Paint everything but the trump tile."""
        theme, ui = self.theme, self.ui
        paint_ground(painter, self.rect(), theme)
        right = self._draw_code(painter) - _GAP * ui
        left = self._tile.geometry().right() + 14 * ui
        count = len(self.scores)
        space = right - left - (_LEAST_CONTRACT + _GAP) * ui
        gap = (_GAP if count <= 2 else 16) * ui
        width = min(_WIDEST * ui, max((space - (count - 1) * gap) / max(count, 1), _NARROWEST * ui))
        start = right - count * width - (count - 1) * gap
        for at, score in enumerate(self.scores):
            box = QRectF(start + at * (width + gap), 0, width, self.height())
            self._draw_score(painter, score, box)
        end = start - _GAP * ui
        middle = self.height() / 2
        title = self._fitting(self.title, end - left, (Role.TITLE, Role.PANEL_TITLE, Role.CONTRACT))
        draw_text(painter, QRectF(left, middle - 27 * ui, end - left, 28 * ui), self.title, title, theme.text)
        font = self._font(Role.BODY)
        note = next((each for each in self.notes if text_width(each, font) <= end - left), self.notes[-1])
        draw_text(painter, QRectF(left, middle + 2 * ui, end - left, 20 * ui), note, font, theme.muted)

    def _draw_code(self, painter: QPainter) -> float:
        """Paint code and address in the corner, and return the left end of both."""
        ui, right = self.ui, self.width() - (_EDGE - 5) * self.ui
        if self._address:
            ratio = self.devicePixelRatioF()
            side = qr_side(self._address, _CODE * ui, self.height() - 4 * ui, ratio)
            picture = qr_picture(self._address, side, ratio, tokens.RADIUS_CONTROL * ui)
            right -= side
            painter.drawPixmap(QPointF(right, (self.height() - side) / 2), picture)
            right -= 9 * ui
        if not self.code:
            return right
        middle, words = self.height() / 2, Word.JOIN()
        caption, font = self._font(Role.CAPTION), self._font(Role.NAME)
        width = max(text_width(self.code, font), text_width(words, caption))
        draw_text(
            painter,
            QRectF(right - width, middle - 20 * ui, width, 18 * ui),
            words,
            caption,
            self.theme.muted,
            align=_RIGHT,
        )
        draw_text(
            painter,
            QRectF(right - width, middle - 2 * ui, width, 20 * ui),
            self.code,
            font,
            self.theme.text,
            align=_RIGHT,
        )
        return right - width

    def _draw_score(self, painter: QPainter, score: _Score, box: QRectF) -> None:
        """Paint a total with its names over a bar that shows how near it is to the target."""
        theme, ui = self.theme, self.ui
        ink = theme.muted if score.is_resting else theme.text
        is_beside = box.width() >= _BESIDE_FROM * ui
        number_font, font = (
            self._font(Role.RESULT if is_beside else Role.TITLE),
            self._font(Role.CONTRACT if is_beside else Role.NOTE_TITLE),
        )
        middle, left = box.center().y(), box.left() + 25 * ui
        number = text_width(score.number, number_font)
        top = (
            QRectF(box.left(), middle - 19 * ui, box.width(), 28 * ui)
            if is_beside
            else QRectF(box.left(), middle - 10 * ui, box.width(), 24 * ui)
        )
        draw_text(painter, top, score.number, number_font, ink, align=_RIGHT)
        name_row = top if is_beside else QRectF(box.left(), middle - 30 * ui, box.width(), 20 * ui)
        space = box.right() - left - (number + 8 * ui if is_beside else 0)
        name = next((each for each in score.names if text_width(each, font) <= space), score.names[-1])
        draw_mark(painter, score.mark, QPointF(box.left() + 8 * ui, name_row.center().y()), 15 * ui, theme)
        draw_text(painter, QRectF(left, name_row.top(), space, name_row.height()), name, font, ink)
        color = theme.sides[score.mark % len(theme.sides)]
        draw_bar(
            painter, QRectF(box.left(), middle + 17 * ui, box.width(), 6 * ui), ((score.share, color),), theme.panel2
        )

    def _fitting(self, words: str, space: float, roles: Sequence[Role]) -> QFont:
        """Return the first font in which words have space, else the last."""
        fonts = [self._font(role) for role in roles]
        return next((font for font in fonts if text_width(words, font) <= space), fonts[-1])

    def _font(self, role: Role) -> QFont:
        return style.font(role, self.ui)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the trump tile."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        side = round(_TILE * self.ui)
        self._tile.setGeometry(round(_EDGE * self.ui), (self.height() - side) // 2, side, side)
