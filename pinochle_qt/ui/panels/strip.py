"""The strip below the menu: trump, contract, what is still needed, the scores and the tools; always in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.people import side_of_account
from pinochle_qt.ui import lines, style, text
from pinochle_qt.ui import theme as tokens
from pinochle_qt.ui.panels.controls import Kind, PanelButton
from pinochle_qt.ui.panels.marks import draw_bar, draw_mark
from pinochle_qt.ui.standing import (
    account_mark,
    accounts_in_order,
    contract_standing,
    score_now,
    seat_mark,
    side_standings,
)
from pinochle_qt.ui.table.suits import SuitLabel, draw_suit, draw_text, text_width
from pinochle_qt.ui.theme import Role
from pinochle_qt.ui.words import Word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.people import Account
    from pinochle_qt.ui.standing import ContractStanding
    from pinochle_qt.ui.theme import Theme

_SMALL_BELOW = 1152
_GAP = 20
_MANY, _GAP_OF_MANY = 6, 8
_LEAST_NAME = 24
"""In less room no letter of a name would be seen; the mark and the tool tip tell whose score it is."""
_BLOCK_WIDE, _BLOCK_NARROW = 160, 112
_UNDO_BUTTON, _LAST_TRICK_BUTTON = 1, 2


class TrumpTile(QWidget):
    """The suit that is trump on a piece of card, or a dashed question."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme = tokens.FELT
        self._ui = 1.0
        self._suit: Suit | None = None
        self.show_suit(None)

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._theme, self._ui = theme, ui
        self.update()

    def show_suit(self, suit: Suit | None) -> None:
        """Show a suit, or that there is none yet."""
        self._suit = suit
        said = Word.TRUMP_TILE_NONE() if suit is None else Word.TRUMP_TILE(suit=text.suit_name(suit))
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = tokens.RADIUS_CONTROL * self._ui
        if self._suit is None:
            painter.setPen(QPen(QColor(self._theme.ctl_line), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, radius, radius)
            font = style.font(Role.CONTRACT, self._ui)
            center = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, box, Word.TRUMP_UNKNOWN(), font, self._theme.muted, align=center)
        else:
            painter.setPen(QPen(QColor(tokens.CARD_EDGE), 1))
            painter.setBrush(QColor(tokens.CARD_FACE))
            painter.drawRoundedRect(box, radius, radius)
            ink = self._theme.suit_ink(self._suit.letter)
            draw_suit(painter, self._suit, QPointF(box.center()), box.height() * 0.66, ink)
        painter.end()


class ScoreBlock(QWidget):
    """Shape, name and score of those who share a total, over a bar toward the target; quiet for one who rests."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme = tokens.FELT
        self._ui = 1.0
        self._mark = 0
        self._rests = False
        self._names = ("", "")
        self._score = ""
        self._share = 0.0
        self._is_short = False
        self._is_stacked = False

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._theme, self._ui = theme, ui
        self.update()

    def show_score(self, account: Account, observation: Observation, people: Sequence[str]) -> None:
        """Show a total; `people` are the names of everybody at the table."""
        rules, total = observation.rules, score_now(observation, account)
        self._mark = account_mark(rules, account)
        self._rests = side_of_account(rules, observation.seated, account) is None
        self._names = (
            text.account_label(account, rules, people),
            text.account_short(account, observation, people),
        )
        self._score = text.points(total, rules)
        self._share = total / observation.target
        said = Word.SCORE_OF(names=self._names[0], score=self._score, target=text.points(observation.target, rules))
        if self._rests:
            said = f"{said}. {Word.RESTING()}."
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def fits(self, *, short: bool, stacked: bool) -> bool:
        """Return whether the names of all players, or the short name, have room beside or above the score."""
        name = self._names[1 if short else 0]
        return text_width(name, style.font(Role.NOTE_TITLE, self._ui)) <= self._name_room(stacked=stacked)

    @property
    def is_short(self) -> bool:
        """Whether the short name is shown; all blocks of a strip do so together."""
        return self._is_short

    @property
    def is_stacked(self) -> bool:
        """Whether the name stands above the score, because both beside each other would be cut."""
        return self._is_stacked

    def set_form(self, *, short: bool, stacked: bool) -> None:
        """Show the short name or those of all players, beside the score or above it."""
        if (short, stacked) != (self._is_short, self._is_stacked):
            self._is_short, self._is_stacked = short, stacked
            self.update()

    def _name_room(self, *, stacked: bool) -> float:
        if stacked:
            return self.width() - 18 * self._ui
        return self.width() - 30 * self._ui - text_width(self._score, style.font(Role.SCORE, self._ui))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the block."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_stacked:
            self._paint_stacked(painter)
        else:
            self._paint_beside(painter)
        painter.end()

    def _paint_beside(self, painter: QPainter) -> None:
        """Paint name and score in one line over the bar."""
        theme, ui, width = self._theme, self._ui, self.width()
        upper = QRectF(0, 0, width, 22 * ui)
        draw_mark(painter, self._mark, QPointF(8 * ui, upper.center().y()), 14 * ui, theme)
        score_font, name_font = style.font(Role.SCORE, ui), style.font(Role.NOTE_TITLE, ui)
        draw_text(painter, upper, self._score, score_font, self._ink, align=Qt.AlignmentFlag.AlignRight)
        room = self._name_room(stacked=False)
        draw_text(painter, QRectF(22 * ui, 0, room, upper.height()), self._name, name_font, self._ink)
        self._paint_bar(painter, QRectF(0, 26 * ui, width, 6 * ui))

    def _paint_stacked(self, painter: QPainter) -> None:
        """Paint the name over the score, which has what is left of the bar before it."""
        theme, ui, width = self._theme, self._ui, self.width()
        draw_mark(painter, self._mark, QPointF(7 * ui, 9 * ui), 12 * ui, theme)
        name = QRectF(18 * ui, 0, self._name_room(stacked=True), 18 * ui)
        if name.width() >= _LEAST_NAME * ui:
            draw_text(painter, name, self._name, style.font(Role.NOTE_TITLE, ui), self._ink)
        lower, font = QRectF(0, 18 * ui, width, 20 * ui), style.font(Role.NAME, ui)
        draw_text(painter, lower, self._score, font, self._ink, align=Qt.AlignmentFlag.AlignRight)
        bar = width - text_width(self._score, font) - 8 * ui
        if bar >= 12 * ui:
            self._paint_bar(painter, QRectF(0, lower.center().y() - 3 * ui, bar, 6 * ui))

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        """Paint how near the target is, or that it cannot come nearer in this deal."""
        if self._rests:
            font = style.font(Role.CAPTION, self._ui)
            if text_width(Word.RESTING_SHORT(), font) <= box.width():
                high = QRectF(box.left(), box.center().y() - 8 * self._ui, box.width(), 16 * self._ui)
                draw_text(painter, high, Word.RESTING_SHORT(), font, self._theme.muted)
            return
        color = self._theme.sides[self._mark % len(self._theme.sides)]
        draw_bar(painter, box, ((self._share, color),), self._theme.panel2)

    @property
    def _ink(self) -> str:
        return self._theme.muted if self._rests else self._theme.text

    @property
    def _name(self) -> str:
        return self._names[1 if self._is_short else 0]


class Strip(QWidget):
    """Says where the match stands. Names shorten first, then labels go; numbers never.

    Signals:
        undo_requested, last_trick_requested, scores_requested, sort_requested: a tool was used.
    """

    undo_requested = Signal()
    last_trick_requested = Signal()
    scores_requested = Signal()
    sort_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme = tokens.FELT
        self._ui = 1.0
        self._standing: ContractStanding | None = None
        self._mark = 0
        self._has_needs = False
        self._tile = TrumpTile(self)
        self._labels = {
            name: SuitLabel(style.font(role), self._theme.text, self)
            for name, role in (
                ("title", Role.CONTRACT),
                ("note", Role.BODY),
                ("needs", Role.CONTRACT),
                ("got", Role.BODY),
                ("target", Role.NOTE_TITLE),
            )
        }
        self._blocks: list[ScoreBlock] = []
        self._sort = self._tool(Word.PF_SORT(), Word.PF_SORT(), self.sort_requested.emit)
        self._sort.hide()
        self._tools = (
            self._sort,
            self._tool(Word.UNDO(), Word.HINT_UNDO(), self.undo_requested.emit),
            self._tool(Word.LAST_TRICK(), Word.HINT_LAST_TRICK(), self.last_trick_requested.emit),
            self._tool(Word.SCORES(), Word.HINT_SCORES(), self.scores_requested.emit),
        )
        self.set_possible(undo=False, last_trick=False)

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Take colors and scale."""
        self._theme, self._ui = theme, ui
        self._tile.apply_theme(theme, ui)
        for block in self._blocks:
            block.apply_theme(theme, ui)
        for tool in self._tools:
            tool.apply_theme(theme, ui)
        self._dress()
        self._arrange()
        self.update()

    def show_state(self, observation: Observation, people: Sequence[str]) -> None:
        """Show how the deal and the match stand; `people` are the names of everybody at the table."""
        rules = observation.rules
        trump = observation.trump
        if not observation.running and observation.results:
            trump = observation.results[-1].trump
        self._tile.show_suit(trump)
        self._standing = _standing(observation)
        self._mark = seat_mark(observation, self._standing.seats[0]) if self._standing is not None else 0
        self._has_needs = self._standing is not None and observation.running and _melds_known(observation)
        labels = self._labels
        labels["title"].set_text(lines.strip_title(observation))
        labels["note"].set_text(lines.strip_note(observation, text.seat_names(observation.seated, people)))
        if self._standing is not None:
            need = text.points(self._standing.needs, rules)
            labels["needs"].set_text(Word.NEEDS(amount=need) if self._standing.needs else Word.HAS_ENOUGH())
            got, bid = text.points(self._standing.got, rules), text.points(self._standing.bid, rules)
            labels["got"].set_text(Word.GOT_OF(got=got, bid=bid))
        labels["target"].set_text(Word.FIRST_TO(target=text.points(observation.target, rules)))
        order = accounts_in_order(observation)
        self._make_blocks(len(order))
        for block, account in zip(self._blocks, order, strict=True):
            block.show_score(account, observation, people)
        self._arrange()
        self.update()

    def set_possible(self, *, undo: bool, last_trick: bool) -> None:
        """Say which tools can be used now."""
        self._tools[_UNDO_BUTTON].setEnabled(undo)
        self._tools[_LAST_TRICK_BUTTON].setEnabled(last_trick)

    def offer_sorting(self, offered: bool) -> None:
        """Show the tool that sorts the hand, while the person has put it into another order."""
        self._sort.setVisible(offered)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the bar of the contract."""
        del event
        theme, ui = self._theme, self._ui
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.strip))
        painter.fillRect(0, self.height() - 1, self.width(), 1, style.mixed(theme.strip, theme.line, 0.45))
        standing = self._standing
        if self._has_needs and standing is not None:
            label = self._labels["needs"]
            bid = max(standing.bid, 1)
            meld = min(1.0, standing.meld / bid)
            tricks = min(1.0 - meld, standing.tricks / bid)
            color = theme.sides[self._mark % len(theme.sides)]
            bar = QRectF(label.x(), label.geometry().bottom() + 5 * ui, self._bar_width(), 8 * ui)
            draw_bar(painter, bar, ((meld, color), (tricks, theme.text)), theme.panel2)
        painter.end()

    # ---- inside ------------------------------------------------------------------------------------------------------

    @property
    def _small(self) -> bool:
        return self.width() / self._ui < _SMALL_BELOW

    def _tool(self, label: str, tip: str, slot: Callable[[], None]) -> PanelButton:
        button = PanelButton(Kind.TOOL, self)
        button.set_label(label)
        button.setToolTip(tip)
        button.clicked.connect(slot)
        return button

    def _make_blocks(self, count: int) -> None:
        while len(self._blocks) > count:
            gone = self._blocks.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._blocks) < count:
            block = ScoreBlock(self)
            block.apply_theme(self._theme, self._ui)
            block.show()
            self._blocks.append(block)

    def _dress(self) -> None:
        theme, ui = self._theme, self._ui
        inks = {"note": theme.muted, "got": theme.muted, "target": theme.muted}
        roles = {"title": Role.CONTRACT, "needs": Role.CONTRACT, "note": Role.BODY, "got": Role.BODY}
        for name, label in self._labels.items():
            font = style.font(roles.get(name, Role.NOTE_TITLE), ui)
            right = name == "target"
            align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            label.set_look(font, inks.get(name, theme.text), align=align)

    def _bar_width(self) -> float:
        return (112 if self._small else 128) * self._ui

    def _arrange(self) -> None:
        """Place everything: tools from the right, the scores left of them, the contract from the left."""
        if self.height() < 2:
            return
        ui, height = self._ui, self.height()
        self._tile.setGeometry(round(16 * ui), round(8 * ui), round(height - 16 * ui), round(height - 16 * ui))
        right = self._arrange_tools()
        left = self._arrange_contract(round(16 * ui + height - 4 * ui))
        self._arrange_scores(left, right)

    def _arrange_tools(self) -> int:
        ui = self._ui
        x, gap = self.width() - round(16 * ui), round(8 * ui)
        self._tools[_LAST_TRICK_BUTTON].setVisible(not self._small)
        for tool in reversed(self._tools):
            if tool.isHidden():
                continue
            size = tool.sizeHint()
            x -= size.width()
            tool.setGeometry(x, (self.height() - size.height()) // 2, size.width(), size.height())
            x -= gap
        return x + gap

    def _arrange_contract(self, left: int) -> int:
        ui, middle = self._ui, self.height() / 2
        title, note = self._labels["title"], self._labels["note"]
        most = round((190 if self._small and self._has_needs else 280) * ui)
        width = min(max(title.sizeHint().width(), note.sizeHint().width()), most)
        upper, lower = round(middle - 21 * ui), round(middle + 2 * ui)
        title.setGeometry(left, upper, width, round(22 * ui))
        note.setGeometry(left, lower, width, round(20 * ui))
        needs, got = self._labels["needs"], self._labels["got"]
        needs.setVisible(self._has_needs)
        got.setVisible(self._has_needs and not self._small)
        if not self._has_needs:
            return left + width
        x = left + width + round(24 * ui)
        needs.setGeometry(x, upper, needs.sizeHint().width(), round(22 * ui))
        beside = x + round(self._bar_width() + 8 * ui)
        got.setGeometry(beside, lower - round(2 * ui), got.sizeHint().width(), round(20 * ui))
        end = got.geometry().right() if not got.isHidden() else round(x + self._bar_width())
        return max(end, needs.geometry().right())

    def _arrange_scores(self, left: int, right: int) -> None:
        ui, count = self._ui, len(self._blocks)
        if not count:
            return
        gap, label = round((_GAP if count <= _MANY else _GAP_OF_MANY) * ui), self._labels["target"]
        right -= round(28 * ui)
        room = right - left - round(32 * ui)
        label_room = label.sizeHint().width() + round(24 * ui)
        wide, narrow = round(_BLOCK_WIDE * ui), round(_BLOCK_NARROW * ui)
        gaps = (count - 1) * gap
        shows_label = True
        if count <= 2 and room >= count * wide + gaps + label_room:
            width = wide
        elif room >= count * narrow + gaps + label_room:
            width = min(wide, (room - gaps - label_room) // count) if count > 2 else narrow
        else:
            shows_label = room >= count * round(80 * ui) + gaps + label_room
            width = min(narrow, (room - gaps - (label_room if shows_label else 0)) // count)
        x = right - count * width - gaps
        top = round(self.height() / 2 - 20 * ui)
        label.setVisible(shows_label)
        label.setGeometry(x - label_room, top + round(1 * ui), label.sizeHint().width(), round(20 * ui))
        for block in self._blocks:
            block.setGeometry(x, top, width, round(36 * ui))
            x += width + gap
        short, stacked = self._form()
        for block in self._blocks:
            block.set_form(short=short, stacked=stacked)

    def _form(self) -> tuple[bool, bool]:
        """Return whether all blocks show short names, and whether names stand above the scores."""
        for stacked in (False, True):
            for short in (False, True):
                if all(block.fits(short=short, stacked=stacked) for block in self._blocks):
                    return short, stacked
        return True, True


def _standing(observation: Observation) -> ContractStanding | None:
    """Return how the contract stands, or that of the viewer's side where every side has one."""
    return contract_standing(observation) or next(iter(side_standings(observation)), None)


def _melds_known(observation: Observation) -> bool:
    """Return whether the declarer's side has shown its melds, so that the need is a number that means something."""
    standing = _standing(observation)
    if standing is None or not observation.shown:
        return False
    own = [seat for seat in standing.seats if side_of(observation.rules, seat) == standing.side]
    return any(observation.shown[seat] is not None for seat in own)
