"""The mat on which melds are laid out: what they make, what is missing and what does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pinochle_qt.engine.melds import examine
from pinochle_qt.ui import style, text
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.geometry import Rect
from pinochle_qt.ui.table.layout_melds import WORDS_LINE, is_narrow, mat_words
from pinochle_qt.ui.table.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Draft
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_LINE, _GAP = 20, 7
"""A line beside the cards, and what is free above each remark there, at ui = 1."""
_ASIDE = 10
"""Between a remark and its meaning in one line, at ui = 1."""


class Remark(NamedTuple):
    """A note on the mat: what it is about, and what that means."""

    title: str
    meaning: str


class Line(NamedTuple):
    """A line of words on the mat."""

    box: QRectF
    words: str
    is_title: bool = False


class MeldMat(Panel):
    """A dashed place for cards; the table lays them there. It says what they make, and what is missing.

    The mat takes no clicks: the cards on it belong to the table below.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self._remarks: tuple[Remark, ...] = ()
        self._groups = 0
        self._title = self.add_label(Role.NAME)
        self._hint = self.add_label(Role.BODY, "muted", Qt.AlignmentFlag.AlignRight)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def ask(self, prompt: Prompt, observation: Observation, names: Sequence[str]) -> None:
        """Clear the mat for the melds of a prompt of kind ``show``."""
        del observation, names
        self._prompt = prompt
        self.set_draft(())

    def set_draft(self, cards: Sequence[Card]) -> None:
        """Say what the cards on the mat make."""
        prompt = self._prompt
        if prompt is None or prompt.trump is None:
            return
        draft = examine(cards, prompt.hand, prompt.trump, prompt.rules)
        worth = text.worth(draft.melds, prompt.rules)
        self._title.set_text(Word.MELD_TOTAL(amount=worth) if cards else Word.YOUR_MELD())
        self._remarks = tuple(_remarks(draft, cards, prompt))
        self._groups = len(draft.melds) + bool(draft.idle)
        self.setAccessibleName(self._title.text())
        told = " ".join(f"{remark.title}. {remark.meaning}" for remark in self._remarks)
        self.setAccessibleDescription(text.spoken(told))
        self.rearrange()

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What the mat says about the draft."""
        return self._remarks

    def casts_shadow(self) -> bool:
        """Return False: a mat lies flat."""
        return False

    def arrange(self) -> None:
        """Place the headings; a low mat has no room for remarks and says one beside the title."""
        width, _ = self.size_units
        pad, top = (12, 4) if is_narrow(self._box(), self.ui) else (24, 10)
        title = min(self._title.sizeHint().width() / self.ui + 8, width / 2)
        self.put(self._title, pad, top, title, 26)
        room = width - 2 * pad - title - 8
        self._hint.set_text(self._said_beside(room * self.ui))
        self.put(self._hint, pad + title + 8, top, room, 26)

    def _said_beside(self, room: float) -> str:
        """Return the first remark that is not cut in so many pixels where none stands on the mat, or how to begin."""
        remarks = self._remarks if self.words_box() is None else ()
        font = style.font(Role.BODY, self.ui)
        return next((each.title for each in remarks if text_width(each.title, font) <= room), Word.DRAG_OR_PICK())

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the dashed outline; the ground belongs to the table, because the cards lie on it."""
        radius = tokens.RADIUS_PANEL * self.ui
        painter.setPen(QPen(QColor(self.theme.ctl_line), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)

    def paint_content(self, painter: QPainter) -> None:
        """Paint as many remarks as there is room for."""
        bold, plain = style.font(Role.NOTE_TITLE, self.ui), style.font(Role.BODY, self.ui)
        for line in self.lines():
            font, ink = (bold, self.theme.text) if line.is_title else (plain, self.theme.muted)
            draw_text(painter, line.box, line.words, font, ink)

    def words_box(self) -> Rect | None:
        """Return where the remarks stand on the mat, None where it has no room for them."""
        return mat_words(self._box(), self.ui, self._groups)

    def lines(self) -> tuple[Line, ...]:
        """Return the lines that tell the remarks on the mat, with whole words; the last remarks may have no room.

        Beside the cards a meaning stands below what it is about, below the cards in the same line if it fits there.
        """
        words = self.words_box()
        if words is None:
            return ()
        bold, plain = style.font(Role.NOTE_TITLE, self.ui), style.font(Role.BODY, self.ui)
        told: list[Line] = []
        narrow = is_narrow(self._box(), self.ui)
        step = (WORDS_LINE if narrow else _LINE) * self.ui
        y: float = words.y if narrow else words.y + _GAP * self.ui
        for remark in self._remarks:
            width = text_width(remark.title, bold) + _ASIDE * self.ui
            if narrow and width + text_width(remark.meaning, plain) <= words.width:
                note = [
                    Line(QRectF(words.x, y, words.width, step), remark.title, is_title=True),
                    Line(QRectF(words.x + width, y, words.width - width, step), remark.meaning),
                ]
            else:
                titles = wrapped(remark.title, bold, words.width)
                meanings = [] if narrow else wrapped(remark.meaning, plain, words.width)
                note = [
                    Line(QRectF(words.x, y + at * step, words.width, step), each, is_title=at < len(titles))
                    for at, each in enumerate([*titles, *meanings])
                ]
            below = note[-1].box.bottom() + (0 if narrow else _GAP * self.ui)
            if below > words.bottom:
                break
            told, y = told + note, below
        return tuple(told)

    def _box(self) -> Rect:
        return Rect(0, 0, self.width(), self.height())


def _remarks(draft: Draft, cards: Sequence[Card], prompt: Prompt) -> Iterable[Remark]:
    """Say what is idle, what only has to be laid out, what does not count and what is missing."""
    rules = prompt.rules
    if draft.idle:
        one = len(draft.idle) == 1
        title = (Word.IDLE_ONE if one else Word.IDLE_MORE)(cards=text.cards(draft.idle))
        yield Remark(title, Word.IDLE_WHY_ONE() if one else Word.IDLE_WHY())
    if not cards and prompt.best:
        return
    for near in draft.missing:
        amount = text.points(near.adds, rules)
        meld = text.meld_title(near.meld)
        if near.is_held:
            yield Remark(Word.IN_HAND(meld=meld, card=text.card(near.card)), Word.WOULD_ADD(amount=amount))
    for uncounted in draft.uncounted:
        meaning = Word.SERVES(meld=text.meld_name(uncounted.served))
        yield Remark(Word.NOT_COUNTED(meld=text.meld_title(uncounted)), meaning)
    for near in draft.missing:
        if not near.is_held:
            held = [face for face in near.meld.cards if face != near.card]
            meaning = Word.WOULD_ADD_HELD(amount=text.points(near.adds, rules), cards=text.cards(held))
            yield Remark(Word.MISSING(meld=text.meld_title(near.meld), card=text.card(near.card)), meaning)
