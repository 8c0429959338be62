"""The score of a deal, and the score sheet: shown on the table, never modal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter

from pinochle_qt.engine.derived import side_of
from pinochle_qt.engine.features import has_auction, has_checks
from pinochle_qt.engine.people import side_of_account
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.keyboard.key_names import key_name
from pinochle_qt.ui.controls.marks import draw_mark
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.pictures import paint_box
from pinochle_qt.ui.draw.suits import draw_text, text_width, wrapped
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.panel import Panel
from pinochle_qt.ui.panels.show.chart import StandingChart
from pinochle_qt.ui.panels.show.deal_table import DealTable
from pinochle_qt.ui.panels.show.match_parts import fitting_names
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import DealRow
from pinochle_qt.words.game.results import Headline, deal_headline, undecided
from pinochle_qt.words.game.score_reasons import lost_meld_reasons
from pinochle_qt.words.game.score_sheet import Export
from pinochle_qt.words.game.taken import counts_of, has_counts
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import account_mark, accounts_in_order, own_account, score_now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Account
    from pinochle_qt.engine.state import DealResult

SIZE = (816, 512)
"""Width and height at scale 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_TABLE_TOP, _TABLE_TOP_LOW, _TABLE_HEAD = 96, 76, 24
_LOW = 470
"""Below this height at scale 1, everything moves closer together."""
_MIN_LIST_HEIGHT, _MIN_CHART_HEIGHT = 50, 84
_ROWS_BELOW_TITLE = 3
"""If fewer deals than this fit, the list takes the space of its title, too."""
_COLUMNS = (
    (Word.COLUMN_BID, 300),
    (Word.COLUMN_MELD, 392),
    (Word.COLUMN_TRICKS, 484),
    (Word.COLUMN_DEAL, 612),
    (Word.COLUMN_TOTAL, 768),
)
"""The headings and the right edges of their columns at scale 1."""
_COLUMNS_WITH_CHECKS = (
    (Word.COLUMN_BID, 284),
    (Word.COLUMN_MELD, 354),
    (Word.COLUMN_TRICKS, 428),
    (Word.COLUMN_DEAL, 528),
    (Word.COLUMN_CHECKS, 640),
    (Word.COLUMN_TOTAL, 768),
)
_BUTTON_ROW, _BUTTON_GAP, _MAIN_BUTTON = 64, 12, 176
_CHART, _MIN_CHART_WIDTH = 220, 110
"""The width that the buttons leave for the chart beside them, and the minimum width of a useful chart."""
_HEADING_GAP = 8
"""The least gap between two headings at scale 1."""
_NAME_GAP, _NAME_LINE = 12, 15
"""The gap between a name and the first number at scale 1, and the line height of names in two lines."""
_LARGER = 15 / 13
"""The factor that makes regular type as large as the names beside it."""


class ScorePanel(Panel):
    """Shows how a deal ended and the standing of the match; Enter continues, Escape closes the sheet.

    Signals:
        next_deal_requested: the player has read the score of a deal.
        review_requested: the player wants to review the deal.
        proof_requested: the player wants to know more about how the deal was shuffled.
        save_requested: the player wants to save the score sheet to a file.
        copy_requested: the player wants to copy the score sheet as text.
    """

    next_deal_requested = Signal()
    review_requested = Signal()
    proof_requested = Signal()
    save_requested = Signal()
    copy_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._observation: Observation | None = None
        self._people: tuple[str, ...] = ()
        self._shows_running = False
        """Whether the table is about the deal that is being played, and not about the last one."""
        self.can_close = True
        """Whether this is the score sheet, which is only for reference, and not the result of a deal."""
        self._title = self.add_label(Role.RESULT)
        self._why = self.add_label(Role.BODY, "muted")
        self._number = self.add_label(Role.NAME, align=_RIGHT)
        self._headline_why = self._lost_meld = ""
        """What is said below the headline, and which meld doesn't count."""
        self._code = ""
        self._check: tuple[str, ...] = ()
        """What has been found out about the shuffle, the longest sentence first."""
        self._link = self.add_button(Kind.LINK, self._follow_link)
        """Copies the deal's code; at the table of another program, where it is unknown, it leads to the proof."""
        self._save_sheet = self.add_button(Kind.LINK, self.save_requested)
        self._copy_sheet = self.add_button(Kind.LINK, self._on_copy_sheet)
        self._save_sheet.setToolTip(Export.SAVE_HELP())
        self._copy_sheet.setToolTip(Export.COPY_HELP())
        self._deals_title = self.add_label(Role.NAME, words=Word.DEAL_BY_DEAL())
        self._chart_title = self.add_label(Role.NAME, words=Word.STANDING())
        self._deals = DealTable(self)
        self._chart = StandingChart(self)
        self._main = self.add_button(Kind.MAIN, self._go_on)
        self.main_button = self._main
        self._review = self.add_button(Kind.PLAIN, self.review_requested, Word.REVIEW(), key="R")

    # ---- what is shown -----------------------------------------------------------------------------------------------

    def show_deal(
        self, observation: Observation, people: Sequence[str], code: str, check: tuple[str, ...] = ()
    ) -> None:
        """Show the result of the latest deal.

        `people` are the names of everybody at the table; `code` is the deal's code, which a click copies. `check` says
        what has been found out about the shuffle, and the same in short, if there is no code.
        """
        result = observation.results[-1]
        names = text.seat_names(result.seated, people)
        headline = deal_headline(result, observation.rules, names)
        why = undecided(observation.rules, observation) or headline.why  # the table below has the deal's value
        self.can_close, self._check = False, check
        self._lost_meld = " ".join(lost_meld_reasons(result, observation.rules, names))
        self._show(Headline(headline.title, why), observation, people, code)
        self._main.set_label(Word.NEXT_DEAL(), key=ENTER)

    def show_sheet(self, observation: Observation, people: Sequence[str], code: str = "") -> None:
        """Show all deals so far, and what has been melded and taken in the running one; the panel can be closed.

        `code` is the last deal's code if it is over, which a click copies.
        """
        headline = Headline(Word.SCORE_SHEET(), text.goal(observation.rules, observation.target))
        self.can_close, self._lost_meld, self._check = True, "", ()
        self._show(headline, observation, people, code)
        self._save_sheet.set_label(Export.SAVE(), name=Export.SAVE_HELP())
        self._copy_sheet.set_label(Export.COPY(), name=Export.COPY_HELP())
        self._main.set_label(Word.CLOSE(), key=key_name("Esc"))

    def show_check(self, check: tuple[str, ...]) -> None:
        """Show what has been found out about the shuffle of the deal shown, and say it to screen readers."""
        if check != self._check:
            self._check = check
            self.rearrange()
            desktop.announce(self, "".join(check[:1]))

    @property
    def has_results(self) -> bool:
        """Whether any deal has been finished."""
        return self._deals.rows.rowCount() > 0

    # ---- look --------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place headline, table and deals from top to bottom, the buttons below the deals and the chart beside both."""
        width, height = self._unscaled_size
        self._add_lost_meld(width - 64)
        shift = 8 if self._is_low else 0
        headline, number = (label.sizeHint().width() / self.ui for label in (self._title, self._number))
        large_font = style.font(Role.BODY, self.ui * _LARGER)
        why = text_width(self._why.text(), large_font) / self.ui
        code_space = width - 76 - max(why, headline)
        code = self._label_code(code_space)
        is_code_below = self._is_low or code > code_space or self.can_close
        self.put(self._title, 32, 18 - shift, width - 76 - number, 38)
        self.put(self._why, 32, 54 - shift - shift / 4, width - 64 - (0 if is_code_below else code + 12), 24)
        self._why.set_role(Role.BODY, _LARGER if why <= width - 64 else 1.0)
        self.put(self._number, width - 32 - number, 22 - shift, number, 24)
        self._arrange_links(width, 44 - shift)
        self.put(self._main, 24, height - _BUTTON_ROW, _MAIN_BUTTON, 48)
        self._review.setVisible(not self.can_close)
        below = self._table_top + self._table_height() + 12
        whole = height - below - 26 - 12
        space = whole - _BUTTON_ROW - 4
        self._deals.set_space(narrow=width < SIZE[0], low=self._is_low)
        most = self._deals.rows.rowCount()
        has_title = self.has_results and self._deals.whole_rows(space) >= min(_ROWS_BELOW_TITLE, most)
        title = 26 if has_title else 0
        deals_width = self._deals.wanted_width() / self.ui
        self.put(self._deals_title, 32, below, self._deals_title.sizeHint().width() / self.ui, 24)
        self.put(self._deals, 24, below + title, deals_width, self._deals.whole_height(space + 26 - title))
        self._deals.setVisible(self.has_results and space + 26 - title >= _MIN_LIST_HEIGHT)
        self._deals_title.setVisible(has_title)
        gap = 16 if width < SIZE[0] else 24
        max_width = width - 24 - gap - _CHART - 20
        chart = 24 + max(deals_width, self._arrange_buttons(max(deals_width, max_width))) + gap
        beside, chart_title = width - chart - 20, self._chart_title.sizeHint().width() / self.ui
        if is_code_below:
            code = self._label_code(beside - 8)
        self.put(self._link, width - (20 if is_code_below else 28) - code, below if is_code_below else 44, code, 24)
        has_chart = self.has_results and beside >= _MIN_CHART_WIDTH and whole >= _MIN_CHART_HEIGHT
        self._chart.setVisible(has_chart)
        title_space = beside - 8 - (code + 12 if is_code_below else 0)
        self._chart_title.setVisible(has_chart and chart_title <= title_space)
        self.put(self._chart_title, chart + 8, below, chart_title, 24)
        self.put(self._chart, chart, below + 26, beside, whole)

    def _add_lost_meld(self, space: float) -> None:
        """Say below the headline which meld doesn't count, too, if that fits in `space`, a width at scale 1."""
        both = f"{self._headline_why} {self._lost_meld}".strip()
        fits = text_width(both, style.font(Role.BODY, self.ui)) <= space * self.ui
        self._why.set_text(both if fits else self._headline_why)

    def _label_code(self, space: float) -> float:
        """Show the deal's code if it fits in `space`, otherwise only that it can be copied; return the width.

        Without a code, show how the deal was shuffled, or only that this has been checked.
        """
        self._link.setVisible(bool(self._code or self._check))
        if not (self._code or self._check):
            return 0.0
        labels = (Word.DEAL_CODE(code=self._code), Word.COPY_DEAL_CODE())
        for label in labels if self._code else self._check:
            self._link.set_label(label)
            if self._link.sizeHint().width() <= space * self.ui:
                break
        return self._link.sizeHint().width() / self.ui

    def _arrange_links(self, width: float, y: float) -> None:
        """Place the links that save and copy the sheet on the right, side by side."""
        right = width - 28
        for link in (self._copy_sheet, self._save_sheet):
            link.setVisible(self.can_close and self.has_results)
            link_width = link.sizeHint().width() / self.ui
            right -= link_width
            self.put(link, right, y, link_width, 24)
            right -= 4

    def _on_copy_sheet(self) -> None:
        """Request a copy of the sheet, and confirm it in the link's own label."""
        self.copy_requested.emit()
        self._copy_sheet.set_label(Export.COPIED())
        self.rearrange()

    def _follow_link(self) -> None:
        """Copy the deal's code to the clipboard, and confirm it in the link's own label, or lead to the proof."""
        if not self._code:
            self.proof_requested.emit()
            return
        QGuiApplication.clipboard().setText(self._code)
        self._link.set_label(Word.DEAL_CODE_COPIED())

    def _arrange_buttons(self, max_width: float) -> float:
        """Place the buttons side by side and return their width; drop padding and key caps beyond `max_width`."""
        if self.can_close:
            return _MAIN_BUTTON
        main, review = (button.sizeHint().width() / self.ui for button in (self._main, self._review))
        excess = max(0.0, main + _BUTTON_GAP + review - max_width) / 2
        main = max(main - excess, min(_MAIN_BUTTON, max_width - _BUTTON_GAP - review))
        y = self._unscaled_size[1] - _BUTTON_ROW
        self.put(self._main, 24, y, main, 48)
        self.put(self._review, 24 + main + _BUTTON_GAP, y, review - excess, 48)
        return main + _BUTTON_GAP + review - excess

    def paint_content(self, painter: QPainter) -> None:
        """Paint the table of the deal shown."""
        observation = self._observation
        if observation is None:
            return
        ui = self.ui
        corner = self.rect().topLeft()
        head = QRectF(corner.x(), corner.y() + self._table_top * ui, 0, _TABLE_HEAD * ui)
        for word, edge in self._edges(observation):
            box = QRectF(corner.x(), head.top(), edge, head.height())
            draw_text(painter, box, word, style.font(Role.BODY, ui), self.theme.muted, align=_RIGHT)
        row_height, gap = self._row_sizes()
        y = corner.y() + (self._table_top + _TABLE_HEAD) * ui
        for account in accounts_in_order(observation):
            box = QRectF(corner.x() + 24 * ui, y, self.rect().width() - 48 * ui, row_height * ui)
            self._paint_row(painter, observation, account, box)
            y += (row_height + gap) * ui

    def _paint_row(self, painter: QPainter, observation: Observation, account: Account, box: QRectF) -> None:
        theme, ui, rules = self.theme, self.ui, observation.rules
        is_own = account == own_account(observation)
        ground = theme.panel2 if is_own else style.mixed(theme.panel, theme.panel2, 0.4)
        paint_box(painter, box, tokens.RADIUS_CONTROL * ui, ground)
        draw_mark(
            painter, account_mark(rules, account), QPointF(box.left() + 24 * ui, box.center().y()), 15 * ui, theme
        )
        plain, strong = style.font(Role.BODY, ui * _LARGER), style.font(Role.NAME, ui)
        total_font = style.font(Role.TITLE, ui)
        edges, cells = self._edges(observation), self._cells(observation, account)
        bid, checks = has_auction(rules), has_checks(rules)
        fonts = (*[plain] * (2 + bid), strong, *[plain] * checks, total_font)
        left = box.left() + 44 * ui
        right = self.rect().x() + edges[0][1] - text_width(cells[0], plain) - _NAME_GAP * ui
        names = text.account_names(account, rules, self._people)
        self._paint_names(painter, names, QRectF(left, box.top(), right - left, box.height()))
        for (_, edge), cell, font in zip(edges, cells, fonts, strict=True):
            ink = theme.bad if font is strong and cell.startswith(text.MINUS) else theme.text
            column = QRectF(self.rect().x(), box.top(), edge, box.height())
            draw_text(painter, column, cell, font, ink, align=_RIGHT)

    def _edges(self, observation: Observation) -> list[tuple[str, float]]:
        """Return the headings and the right edges of their columns, further left where headings would touch."""
        font, scale = style.font(Role.BODY, self.ui), self._unscaled_size[0] / SIZE[0] * self.ui
        edges: list[tuple[str, float]] = []
        limit = self._unscaled_size[0] * self.ui
        for word, edge in reversed(_columns(observation)):
            limit = min(limit, edge * scale)
            edges.insert(0, (word, limit))
            limit -= text_width(word, font) + _HEADING_GAP * self.ui
        return edges

    def _paint_names(self, painter: QPainter, names: Sequence[str], box: QRectF) -> None:
        """Paint the names for a total: smaller or in two lines if they are long and the row is tall enough."""
        font, color, label = style.font(Role.NAME, self.ui), self.theme.text, text.listed(names)
        small = style.font(Role.NOTE_TITLE, self.ui)
        lines, height = wrapped(label, small, box.width()), _NAME_LINE * self.ui
        if text_width(label, font) <= box.width() or len(lines) * height > min(box.height(), 2 * height):
            draw_text(painter, box, fitting_names(names, font, box.width()), font, color)
            return
        for number, line in enumerate(lines):
            top = box.center().y() + (number - len(lines) / 2) * height
            draw_text(painter, QRectF(box.left(), top, box.width(), height), line, small, color)

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _show(self, headline: Headline, observation: Observation, people: Sequence[str], code: str) -> None:
        self._observation, self._people = observation, tuple(people)
        self._title.set_text(headline.title)
        self._headline_why = headline.why
        self._shows_running = self.can_close and has_counts(observation)
        number = observation.number if self._shows_running else len(observation.results)
        self._number.set_text(Word.DEAL_NUMBER(number=number))
        self._code = code
        self._deals.rows.show_match(observation, people)
        self._chart.show_match(observation, people)
        self.setAccessibleName(headline.title)
        so_far = self._spoken_counts(observation) if self._shows_running else self._lost_meld
        self.setAccessibleDescription(text.spoken(f"{headline.why} {so_far}".strip()))
        self.rearrange()

    def _spoken_counts(self, observation: Observation) -> str:
        """Return the table of the running deal for screen readers; the list has the others."""
        headings, rows = [word for word, _ in _columns(observation)], []
        for account in accounts_in_order(observation):
            cells = self._cells(observation, account)
            spoken = text.listed(f"{word} {cell}" for word, cell in zip(headings, cells, strict=True))
            rows.append(f"{text.account_title(account, observation.rules, self._people)}: {spoken}.")
        return " ".join(rows)

    def _cells(self, observation: Observation, account: Account) -> tuple[str, ...]:
        """Return what the table says of a total in the running deal or in the last one."""
        return (_running_cells if self._shows_running else _last_cells)(observation, account)

    def _row_sizes(self) -> tuple[float, float]:
        """Return the height of the rows and the gap between them at scale 1: roomy for two sides, tight for many."""
        count = len(self._observation.totals) if self._observation is not None else 2
        if self._is_low:
            return {2: (34, 4), 3: (28, 3)}.get(count, (22, 2))
        return {2: (40, 4), 3: (34, 4), 4: (28, 3)}.get(count, (22, 2))

    @property
    def _unscaled_size(self) -> tuple[float, float]:
        """Width and height of the panel at scale 1."""
        return self.width() / self.ui, self.height() / self.ui

    @property
    def _is_low(self) -> bool:
        return self._unscaled_size[1] < _LOW

    @property
    def _table_top(self) -> int:
        return _TABLE_TOP_LOW if self._is_low else _TABLE_TOP

    def _table_height(self) -> float:
        count = len(self._observation.totals) if self._observation is not None else 2
        row, gap = self._row_sizes()
        return _TABLE_HEAD + count * (row + gap)

    def _go_on(self) -> None:
        if self.can_close:
            self.hide()
        else:
            self.next_deal_requested.emit()


def _columns(observation: Observation) -> tuple[tuple[str, int], ...]:
    """Return the headings and the right edges of their columns."""
    checks = observation.rules.checks
    heading = Word.COLUMN_CHECKS() if checks.stake == 1 else f"{Word.COLUMN_CHECKS()} × {checks.stake}"
    columns = _COLUMNS_WITH_CHECKS if has_checks(observation.rules) else _COLUMNS
    named = tuple((heading if word is Word.COLUMN_CHECKS else word(), edge) for word, edge in columns)
    return named if has_auction(observation.rules) else named[1:]


def _checks(observation: Observation, result: DealResult, account: Account) -> tuple[str, ...]:
    """Return a total's balance in the side account of checks, times the stake; empty if the game has no checks."""
    rules = observation.rules
    if not has_checks(rules):
        return ()
    return (text.signed_count(0 if result.checks is None else result.checks[account] * rules.checks.stake),)


def _running_cells(observation: Observation, account: Account) -> tuple[str, ...]:
    """Return bid, meld and tricks so far of those who play for a total, and the total as players count it now."""
    rules, none = observation.rules, Word.NONE_SHORT()
    checks = (none,) if has_checks(rules) else ()
    total = text.total(score_now(observation, account), observation.target, rules)
    counts = counts_of(observation, account)
    numbers = (none, none, none) if counts is None else counts
    deal = Word.RESTED() if counts is None else none
    return *(numbers if has_auction(rules) else numbers[1:]), deal, *checks, total


def _last_cells(observation: Observation, account: Account) -> tuple[str, ...]:
    """Return bid, meld and tricks of the side that played for a total, its score for the deal, and the total.

    Without an auction there is no bid; if the game has checks, they come before the total.
    """
    rules, result, none = observation.rules, observation.results[-1], Word.NONE_SHORT()
    total = text.total(observation.totals[account], observation.target, rules)
    rest = (*_checks(observation, result, account), total)
    side = side_of_account(rules, result.seated, account)
    bids = (none,) if has_auction(rules) else ()
    numbers = DealRow(len(observation.results), result, rules, ()).of_side(account)
    if side is None or numbers is None:
        return *bids, none, none, Word.RESTED(), *rest
    if isinstance(result.bid, tuple):
        bids = (text.points(result.bid[side], rules),)
    elif result.bid is not None and result.declarer is not None and side_of(rules, result.declarer) == side:
        bids = (text.points(result.bid, rules),)
    meld, tricks, score = numbers
    return *bids, text.points(meld, rules), text.points(tricks, rules), text.signed(score, rules), *rest
