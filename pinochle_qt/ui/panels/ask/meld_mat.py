"""The mat on which melds are laid out, with what they make, what is missing and what doesn't count."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds.draft import examine
from pinochle_qt.engine.observe import hidden_cards
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.boxes import to_qt
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry.melds.turn_mat import WORDS_LINE, is_high, turn_words
from pinochle_qt.ui.table.geometry.panels import NOTE
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.questions.meld_remarks import Remark, draft_remarks, turn_remarks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_LINE_HEIGHT, _GAP = 20, 7
"""Height of a line beside the cards, and the gap above each remark there, at scale 1."""
_MEANING_GAP = 10
"""The gap between a remark's title and its meaning on the same line, at scale 1."""
_TITLE_GAP = 16
"""The gap between the mat's title and the text beside it, at scale 1."""
_TURN_TITLE_MARGIN = 20
"""The margin beside the title in stock games, which keeps it clear of the rounded corners, at scale 1."""

_MAX_ANNOUNCED = 3
"""The number of remarks that screen readers announce unasked."""


class MatLine(NamedTuple):
    """A line of text on the mat."""

    box: QRectF
    words: str
    is_title: bool = False


class MeldMat(Panel):
    """A dashed outline where the table lays cards. It says what they make, and what is missing.

    The mat ignores clicks: the cards on it belong to the table below.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self._to_come: tuple[Card, ...] = ()
        self.remarks: tuple[Remark, ...] = ()
        """The remarks on the draft."""
        self._has_cards = self._awaits_cards = False
        self._title = self.add_label(Role.NAME, is_shortened=True)
        self._hint = self.add_label(Role.BODY, "muted", Qt.AlignmentFlag.AlignRight)
        self._head = row(BoxPart(self._title, height=26), BoxPart(self._hint, 1, height=26), spacing=_TITLE_GAP)
        self.set_boxes(column(self._head, Gap(share=1)))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Clear the mat for the melds of a prompt of kind ``show`` or ``meld``."""
        del names
        self._prompt = prompt
        if self._is_turn:
            upcard = (observation.upcard,) if observation.upcard is not None else ()
            self._to_come = (*hidden_cards(observation, pack(prompt.rules)), *upcard)
        self.set_draft(())

    def set_draft(self, cards: Sequence[Card], melds: Sequence[Meld] = ()) -> None:
        """Show what the cards on the mat make; in a stock game that is `melds`, with cards already on the table."""
        prompt = self._prompt
        if prompt is None:
            return
        if self._is_turn:
            self.remarks = tuple(turn_remarks(cards, melds, prompt, self._to_come))
        elif prompt.trump is not None:
            draft = examine(cards, prompt.hand, prompt.trump, prompt.rules)
            melds = draft.melds
            self.remarks = tuple(draft_remarks(draft, cards, prompt))
        self._has_cards = bool(cards)
        is_total = bool(melds) if self._is_turn else bool(cards)
        worth = text.worth(melds, prompt.rules)
        self._title.set_text(Word.MELD_TOTAL(amount=worth) if is_total else Word.YOUR_MELD())
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(text.spoken(" ".join(remark.sentence for remark in self.remarks)))
        self.rearrange()

    def await_cards(self, *, awaited: bool) -> None:
        """Say nothing of the cards of the draft while they still fly onto the mat."""
        self._awaits_cards = awaited
        self.update()

    @property
    def why_not(self) -> str:
        """Why a draft in a stock game can't be melded, in sentences."""
        return self.remarks[0].sentence if self.remarks else Word.DRAG_TO_MELD()

    @property
    def announcements(self) -> tuple[str, ...]:
        """What the cards on the mat make, and the most important remarks."""
        return self._title.text(), *(remark.sentence for remark in self.remarks[:_MAX_ANNOUNCED])

    @property
    def _is_turn(self) -> bool:
        """Whether the mat is for a single meld in a stock game."""
        return self._prompt is not None and self._prompt.kind == "meld"

    def casts_shadow(self) -> bool:
        """Return False: a mat lies flat."""
        return False

    def choose_content(self) -> None:
        """Show the title only in stock games: before play, the panel beside the hand has it."""
        self._head.change(margins=(_TURN_TITLE_MARGIN, 6, _TURN_TITLE_MARGIN, 0))
        self._title.setVisible(self._is_turn)
        self._hint.setVisible(False)

    def paint_panel(self, painter: QPainter) -> None:
        """Paint only a dashed outline while cards are to be laid out; the mat belongs to the table."""
        if self._has_cards and not self._is_turn:
            return
        radius = tokens.RADIUS_PANEL * self.ui
        painter.setPen(QPen(QColor(self.theme.ctl_line), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(to_qt(self._mat()).adjusted(1, 1, -1, -1), radius, radius)

    def paint_content(self, painter: QPainter) -> None:
        """Paint as many remarks as fit."""
        bold, plain = style.font(Role.NOTE_TITLE, self.ui), style.font(Role.BODY, self.ui)
        align = Qt.AlignmentFlag.AlignLeft if self._is_turn else Qt.AlignmentFlag.AlignHCenter
        for line in self.lines():
            font, ink = (bold, self.theme.text) if line.is_title else (plain, self.theme.muted)
            draw_text(painter, line.box, line.words, font, ink, align=align)

    def lines(self) -> tuple[MatLine, ...]:
        """Return the lines of text, without cutting words; the last remarks may be left out for lack of space."""
        if self._awaits_cards:
            return ()
        return self._turn_lines() if self._is_turn else self._note_lines()

    def words_box(self) -> Rect:
        """Return the area for text: in stock games beside the cards, else below the mat, or the mat without cards."""
        box, mat = self._box(), self._mat()
        if self._is_turn:
            return turn_words(box, self.ui)
        return Rect(0, mat.bottom, box.width, box.height - mat.height) if self._has_cards else mat

    def _note_lines(self) -> tuple[MatLine, ...]:
        """Return the first remark that fits below the mat, or without cards, on it how to begin and what is missing."""
        words, plain, height = self.words_box(), style.font(Role.BODY, self.ui), _LINE_HEIGHT * self.ui
        if self._has_cards:
            notes = (note for each in self.remarks for note in (each.sentence, each.title))
            note = next((each for each in notes if text_width(each, plain) <= words.width), "")
            return (MatLine(QRectF(words.x, words.y, words.width, words.height), note),) if note else ()
        has_best = self._prompt is not None and self._prompt.best
        width = words.width - 24 * self.ui
        lines = wrapped(Word.DRAG_OR_PICK(), plain, width) if has_best else []
        lines += [each.title for each in self.remarks if text_width(each.title, plain) <= width]
        lines = lines[: max(1, int((words.height - height) // height))]
        top = words.center.y - len(lines) * height / 2
        return tuple(
            MatLine(QRectF(words.x, top + at * height, words.width, height), each) for at, each in enumerate(lines)
        )

    def _turn_lines(self) -> tuple[MatLine, ...]:
        """Return the remarks of a stock game, each meaning below its title, or beside it on a mat that is high."""
        words = self.words_box()
        bold, plain = style.font(Role.NOTE_TITLE, self.ui), style.font(Role.BODY, self.ui)
        mat_lines: list[MatLine] = []
        narrow = is_high(self._box())
        line_height = (WORDS_LINE if narrow else _LINE_HEIGHT) * self.ui
        y: float = words.y if narrow else words.y + _GAP * self.ui
        for remark in self.remarks:
            width = text_width(remark.title, bold) + _MEANING_GAP * self.ui
            if narrow and width + text_width(remark.meaning, plain) <= words.width:
                remark_lines = [
                    MatLine(QRectF(words.x, y, words.width, line_height), remark.title, is_title=True),
                    MatLine(QRectF(words.x + width, y, words.width - width, line_height), remark.meaning),
                ]
            else:
                titles = wrapped(remark.title, bold, words.width)
                meanings = wrapped(remark.meaning, plain, words.width) if remark.meaning else []
                if not mat_lines and y + (len(titles) + len(meanings)) * line_height > words.bottom:
                    meanings = []
                remark_lines = [
                    MatLine(
                        QRectF(words.x, y + at * line_height, words.width, line_height), each, is_title=at < len(titles)
                    )
                    for at, each in enumerate([*titles, *meanings])
                ]
            next_y = remark_lines[-1].box.bottom() + (0 if narrow else _GAP * self.ui)
            if remark_lines[-1].box.bottom() > words.bottom:
                break
            mat_lines, y = mat_lines + remark_lines, next_y
        return tuple(mat_lines)

    def _mat(self) -> Rect:
        """Return the part of the panel in which cards lie."""
        box = self._box()
        return box if self._is_turn else Rect(0, 0, box.width, box.height - round(NOTE * self.ui))

    def _box(self) -> Rect:
        return Rect(0, 0, self.width(), self.height())
