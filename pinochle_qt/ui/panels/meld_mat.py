"""The mat on which melds are laid out: what they make, what is missing and what does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pinochle_qt.engine.melds import examine
from pinochle_qt.ui import style, text
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.table.layout_melds import MAT_WORDS, MOST_BESIDE_WORDS
from pinochle_qt.ui.table.suits import draw_text
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.melds import Draft
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

_LOW = 180
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
        says_remark = not self._has_room_for_words() and self._remarks
        self._hint.set_text(self._remarks[0].title if says_remark else Word.DRAG_OR_PICK())
        width, _ = self.size_units
        pad, top = (12, 4) if self._is_low() else (24, 10)
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
        """Paint the remarks at the right, as many as there is room for."""
        if not self._has_room_for_words():
            return
        ui, box = self.ui, QRectF(self.rect())
        left = box.right() - box.width() * MAT_WORDS
        width = box.right() - 20 * ui - left
        y = box.top() + 50 * ui
        for remark in self._remarks:
            if y + 52 * ui > box.bottom():
                break
            title, meaning = QRectF(left, y, width, 20 * ui), QRectF(left, y + 20 * ui, width, 20 * ui)
            draw_text(painter, title, remark.title, style.font(Role.NOTE_TITLE, ui), self.theme.text)
            draw_text(painter, meaning, remark.meaning, style.font(Role.BODY, ui), self.theme.muted)
            y += _NOTE * ui * (0.85 if len(self._remarks) > 2 else 1)

    def _has_room_for_words(self) -> bool:
        return not self._is_low() and self._groups <= MOST_BESIDE_WORDS

    def _is_low(self) -> bool:
        return self.size_units[1] < _LOW


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
