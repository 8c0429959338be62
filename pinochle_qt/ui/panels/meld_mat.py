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
from pinochle_qt.ui.table.suits import draw_text, text_width
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Draft
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_NOTE = 56


class Remark(NamedTuple):
    """A note on the mat: what it is about, and what that means."""

    title: str
    meaning: str


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
        """Place the headings; a low mat has no room for remarks and says the first one beside the title."""
        says_remark = self.words_box() is None and self._remarks
        self._hint.set_text(self._remarks[0].title if says_remark else Word.DRAG_OR_PICK())
        width, _ = self.size_units
        pad, top = (12, 4) if is_narrow(self._box(), self.ui) else (24, 10)
        title = min(self._title.sizeHint().width() / self.ui + 8, width / 2)
        self.put(self._title, pad, top, title, 26)
        self.put(self._hint, pad + title + 8, top, width - 2 * pad - title - 8, 26)

    def paint_panel(self, painter: QPainter) -> None:
        """Paint the dashed outline; the ground belongs to the table, because the cards lie on it."""
        radius = tokens.RADIUS_PANEL * self.ui
        painter.setPen(QPen(QColor(self.theme.ctl_line), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)

    def paint_content(self, painter: QPainter) -> None:
        """Paint as many remarks as there is room for: beside the cards in two lines, below them in one."""
        words = self.words_box()
        if words is None:
            return
        if is_narrow(self._box(), self.ui):
            self._paint_lines(painter, words)
        else:
            self._paint_notes(painter, words)

    def words_box(self) -> Rect | None:
        """Return where the remarks stand on the mat, None where it has no room for them."""
        return mat_words(self._box(), self.ui, self._groups)

    def _paint_notes(self, painter: QPainter, words: Rect) -> None:
        ui, y = self.ui, words.y + 6 * self.ui
        for remark in self._remarks:
            if y + 52 * ui > words.bottom:
                break
            title = QRectF(words.x, y, words.width, 20 * ui)
            meaning = title.translated(0, 20 * ui)
            draw_text(painter, title, remark.title, style.font(Role.NOTE_TITLE, ui), self.theme.text)
            draw_text(painter, meaning, remark.meaning, style.font(Role.BODY, ui), self.theme.muted)
            y += _NOTE * ui * (0.85 if len(self._remarks) > 2 else 1)

    def _paint_lines(self, painter: QPainter, words: Rect) -> None:
        """Paint one line for each remark, with its meaning where that has room, too."""
        ui, line = self.ui, WORDS_LINE * self.ui
        bold, plain = style.font(Role.NOTE_TITLE, ui), style.font(Role.BODY, ui)
        for at, remark in enumerate(self._remarks[: int(words.height // line)]):
            box = QRectF(words.x, words.y + at * line, words.width, line)
            draw_text(painter, box, remark.title, bold, self.theme.text)
            rest = box.adjusted(text_width(remark.title, bold) + 10 * ui, 0, 0, 0)
            if text_width(remark.meaning, plain) <= rest.width():
                draw_text(painter, rest, remark.meaning, plain, self.theme.muted)

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
