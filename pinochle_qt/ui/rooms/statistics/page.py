"""Everything below the header of the page: tiles, charts, the best hand, streaks, and where the points go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from pinochle_qt.library.statistics import Statistics, Whose
from pinochle_qt.teaching.practice_results import last_hands
from pinochle_qt.ui.controls.styled import Restyled
from pinochle_qt.ui.language import locale
from pinochle_qt.ui.rooms.statistics.best_hand import BestBlock
from pinochle_qt.ui.rooms.statistics.bids import BidRow, BidsBlock, share_words
from pinochle_qt.ui.rooms.statistics.comparison_chart import ComparisonBlock
from pinochle_qt.ui.rooms.statistics.figures import Block, Figure, Line, Tile
from pinochle_qt.ui.rooms.statistics.places import TILES, places
from pinochle_qt.variants.points_words import unit_of_all
from pinochle_qt.variants.stake_words import amount_named
from pinochle_qt.words.rooms.statistics import Stat
from pinochle_qt.words.text import MINUS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pinochle_qt.library.best_hand import MeldedHand
    from pinochle_qt.library.expert_comparison import ExpertComparison
    from pinochle_qt.teaching.practice_results import DrilledHand
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.draw.shapes import Rect

_STREAK_ROW: Final = 28
_LEAD_ROW: Final = 28
_BID_BAR_SPACE: Final = 1.12
"""Full length of the bar of bids, relative to the larger of the average bid and what it brought."""


class StatisticsPage(Restyled, QWidget):
    """Shows the statistics of one player.

    Signals:
        chosen: the numbers of the figures that were pressed.
        deal_chosen: the user wants to review the deal with the best hand.
        focused: the widget that got the focus, which may be scrolled out of view.
    """

    chosen = Signal(object)
    deal_chosen = Signal()
    focused = Signal(object)

    def __init__(self, parent: QWidget, art: DeckArt) -> None:
        super().__init__(parent)
        self._view, self._is_small = QRect(), False
        self.tiles = tuple(Tile(self) for _ in range(TILES))
        self.chart = ComparisonBlock(self, self._on_pressed)
        self.bids = BidsBlock(self, self._on_pressed)
        self.best = BestBlock(self, art, self.deal_chosen.emit)
        self.streaks = Lines(self, Stat.STREAKS(), 8, _STREAK_ROW, self._on_pressed)
        self.leads = Lines(self, Stat.WHERE(), len(get_args(Whose)), _LEAD_ROW, self._on_pressed)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self._on_pressed(tile))
        self._groups: tuple[Sequence[Figure], ...] = (self.tiles, *(block.figures for block in self._blocks))
        for figure in self.findChildren(Figure):
            figure.stepped.connect(self._step)
        self.sums = Statistics()
        self.follow_style()

    @property
    def _blocks(self) -> tuple[Block, ...]:
        return self.chart, self.bids, self.best, self.streaks, self.leads

    # ---- what is shown -----------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Place everything at the new scale."""
        self.fill(self._view, small=self._is_small)
        for block in self._blocks:
            block.arrange()

    def fill(self, view: QRect, *, small: bool) -> None:
        """Fit the page into a view, with as much additional height as it needs."""
        self._view, self._is_small = view, small
        if view.isEmpty():
            return
        at = places(view.width(), view.height(), small=small)
        self.resize(view.width(), max(at.height, view.height()))
        boxes = (*at.tiles, at.chart, at.bids, at.best, at.streaks, at.leads)
        for part, box in zip((*self.tiles, *self._blocks), boxes, strict=True):
            part.setGeometry(_rect(box))

    def show_bars(self) -> None:
        """Show placeholder bars for what is still being counted and not shown yet."""
        for tile in self.tiles:
            tile.shows_bars = True
        for block in self._blocks:
            block.shows_bars = True
        for part in (*self.tiles, *self._blocks):
            part.update()

    def show_sums(self, sums: Statistics, course: ExpertComparison, empty: str) -> None:
        """Show statistics; `empty` is the sentence in the middle of the chart if there is nothing to show."""
        self.sums = sums
        points, signed = points_of(sums), signed_scores_of(sums)
        self._show_tiles(sums, points)
        self.chart.show_course(course, signed, empty if not sums.deals else "", is_paid=sums.is_paid)
        self.bids.show_sums(sums, points)
        self._show_streaks(sums, points)
        self._show_leads(sums, signed)
        self._choose_tab_stops()

    def show_best(self, melded: MeldedHand | None) -> None:
        """Show the best hand, with its melds if they are known."""
        self.best.show_best(self.sums.best, melded, points_of(self.sums))
        self._choose_tab_stops()

    def show_drilled(self, melds: Sequence[DrilledHand]) -> None:
        """Show how well the last hands of the meld drill were counted, if there are any."""
        line, last = self.streaks.lines[-2], last_hands(melds)
        line.is_wanted = last is not None
        if last is not None:
            line.show_value(Stat.MELD_DRILL(), Stat.DRILLED(right=last.right, count=last.count, seconds=last.seconds))
        self.streaks.arrange()

    def show_left(self, left: int, count: int) -> None:
        """Show how many of the matches at tables with others were left, if any were."""
        line = self.streaks.lines[-3]
        line.is_wanted = bool(left)
        line.show_value(Stat.LEFT(), Stat.OF(some=left, all=count))
        line.setToolTip(Stat.LEFT_WHY(left=left, all=count))
        self.streaks.arrange()

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _show_tiles(self, sums: Statistics, points: Callable[[float], str]) -> None:
        won, made, bid, meld, tricks = self.tiles
        none = Stat.NONE()
        share = share_words(sums.matches_won, sums.matches)
        note = Stat.MATCHES_NOTE(share=share, streak=sums.match_streak.best) if sums.matches else ""
        value = Stat.OF(some=sums.matches_won, all=sums.matches) if sums.matches else none
        won.show_value(
            Stat.MATCHES_WON(),
            value,
            note,
            [(_ratio(sums.matches_won, sums.matches), "text")],
            *_first_counted(sums, "won", "matches"),
        )
        count = sums.contracts
        share = share_words(sums.contracts_made, count)
        note = Stat.BIDS_NOTE(share=share, count=count - sums.contracts_made) if count else Stat.NO_BIDS()
        value = Stat.OF(some=sums.contracts_made, all=count) if count else none
        made.show_value(
            Stat.BIDS_MADE(),
            value,
            note if sums.deals else "",
            [(_ratio(sums.contracts_made, count), "text")],
            *_first_counted(sums, "made", "contracts"),
        )
        self._show_bid(bid, sums, points)
        melded = Stat.MELD_NOTE(others=points(_ratio(sums.others_meld, sums.melded)))
        meld.show_value(
            Stat.SIDE_MELD() if sums.has_partner or not sums.deals else Stat.OWN_MELD(),
            points(sums.meld / sums.melded) if sums.melded else none,
            melded if sums.melded else "",
            [(_ratio(sums.meld, sums.meld + sums.others_meld), "side")],
            *_first_counted(sums, "meld"),
        )
        all_tricks = Stat.TRICKS_NOTE(all=points(_ratio(sums.all_tricks, sums.played)))
        tricks.show_value(
            Stat.TRICKS(),
            points(sums.tricks / sums.played) if sums.played else none,
            all_tricks if sums.played else "",
            [(_ratio(sums.tricks, sums.all_tricks), "text")],
            *_first_counted(sums, "tricks"),
        )

    @staticmethod
    def _show_bid(tile: Tile, sums: Statistics, points: Callable[[float], str]) -> None:
        """Show the average bid beside the points it brought; a surplus is `good`, a shortfall `bad`."""
        if not sums.contracts:
            tile.show_value(Stat.AVERAGE_BID(), Stat.NONE(), "", [])
            return
        bid, brought = sums.bids / sums.contracts, sums.brought / sums.contracts
        difference = round(brought) - round(bid)
        words = Stat.BROUGHT_EVEN
        if difference:
            words = Stat.BROUGHT_SPARE if difference > 0 else Stat.BROUGHT_SHORT
        gap = points(abs(difference))
        full = _BID_BAR_SPACE * max(bid, brought, 1)
        tile.show_value(
            Stat.AVERAGE_BID(),
            points(bid),
            words(points=points(brought), spare=gap, short=gap),
            [
                (min(bid, brought) / full, "text"),
                (abs(brought - bid) / full, "good" if difference > 0 else "bad"),
            ],
            "contracts",
        )

    def _show_streaks(self, sums: Statistics, points: Callable[[float], str]) -> None:
        match, now, bids, deals, most_points, _, _, undone = self.streaks.lines
        none, streak = Stat.NONE(), sums.match_streak
        current_streak = Stat.NOW_WON(count=streak.now) if streak.now > 0 else Stat.NOW_LOST(count=-streak.now)
        sums.games["streak"] = dict.fromkeys(streak.games)
        sums.games["lately"] = dict.fromkeys(streak.lately)
        sums.games["bid streak"] = dict.fromkeys(sums.bid_streak.games)
        match.show_value(Stat.MATCH_STREAK(), str(streak.best) if streak.now else none, *_first_counted(sums, "streak"))
        now.show_value(Stat.NOW(), current_streak if streak.now else none, *_first_counted(sums, "lately"))
        best = str(sums.bid_streak.best) if sums.bid_streak.now else none
        bids.show_value(Stat.BID_STREAK(), best, *_first_counted(sums, "bid streak"))
        deals_won = Stat.OF(some=sums.deals_won, all=sums.deals) if sums.deals else none
        deals.show_value(Stat.DEALS_WON(), deals_won, *_first_counted(sums, "deals won", "deals"))
        taken_back = Stat.DEAL() if sums.taken_back == 1 else Stat.DEALS(count=sums.taken_back)
        undone.show_value(Stat.TAKEN_BACK(), taken_back, *_first_counted(sums, "taken back"))
        undone.is_wanted = bool(sums.taken_back)
        self.streaks.show_head("", "")
        most = sums.most
        value = none if most is None else _chips_named(most) if sums.is_paid else points(most)
        most_points.show_value(Stat.MOST(), value, *_first_counted(sums, "most"))

    def _show_leads(self, sums: Statistics, signed: Callable[[float], str]) -> None:
        """Show how much each kind of deal adds to the average lead per deal; together they make up all of it."""
        deals = max(1, sums.scored)
        max_lead = max((abs(lead) for lead in sums.leads.values()), default=0) or 1
        for line, kind in zip(self.leads.lines, get_args(Whose), strict=True):
            lead = sums.leads[kind]
            line.is_wanted = kind in sums.leads
            words = Stat[f"WHERE_{kind}".upper()]()
            line.show_value(words, signed(lead / deals), *_first_counted(sums, f"lead {kind}"), share=lead / max_lead)
        note = Stat.WHERE_NOTE_CHIPS if sums.is_paid else Stat.WHERE_NOTE
        together = note(points=signed(sums.leads.total() / deals))
        spoken_lines = (Stat.SPOKEN(label=line.label, value=line.value) for line in self.leads.lines if line.is_wanted)
        empty = "" if sums.scored else Stat.WHERE_EMPTY()
        self.leads.show_head("" if empty else together, empty, ", ".join((together, *spoken_lines)))

    def _on_pressed(self, figure: Figure) -> None:
        numbers = figure.pointed() if isinstance(figure, BidRow) else figure.numbers
        if numbers:
            self.chosen.emit(numbers)

    def _choose_tab_stops(self) -> None:
        """Let Tab reach one figure of each group; the arrow keys move on from there."""
        for group in self._groups:
            candidates = [figure for figure in group if figure.numbers and not figure.isHidden()]
            tab_stop = next(
                (figure for figure in candidates if figure.hasFocus()), candidates[0] if candidates else None
            )
            for figure in group:
                is_tab_stop = figure is tab_stop
                figure.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_tab_stop else Qt.FocusPolicy.ClickFocus)
                if not figure.numbers:
                    figure.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _step(self, step: int) -> None:
        """Move to another figure of the group, or beyond its end to the next group."""
        figure = self.sender()
        order = [each for group in self._groups for each in group if each.numbers and not each.isHidden()]
        if not isinstance(figure, Figure) or figure not in order:
            return
        at = min(max(order.index(figure) + step, 0), len(order) - 1)
        order[at].setFocus(Qt.FocusReason.TabFocusReason)
        self._choose_tab_stops()
        self.focused.emit(order[at])


class Lines(Block):
    """A block of lines, each with a label and a number."""

    def __init__(self, parent: QWidget, title: str, count: int, most: int, pressed: Callable[[Figure], None]) -> None:
        super().__init__(parent, title)
        self._max_height = most
        self.lines = tuple(Line(self) for _ in range(count))
        for line in self.lines:
            line.clicked.connect(lambda _=False, line=line: pressed(line))

    def arrange(self) -> None:
        """Place the lines, which are hidden if a sentence replaces them."""
        wanted = [line for line in self.lines if line.is_wanted and not self.empty]
        self.stack(wanted, self.inside().adjusted(0, -round(4 * self.ui), 0, 0), self._max_height)
        for line in self.lines:
            line.setVisible(line in wanted)


def points_of(sums: Statistics) -> Callable[[float], str]:
    """Return a function that formats points ×10 as whole points, in the units of the games that were counted."""
    unit = unit_of_all(is_small=sums.is_small, are_tens=sums.are_tens)

    def write(points: float) -> str:
        shown = round(points / unit)
        return f"{MINUS if shown < 0 else ''}{abs(shown)}"

    return write


def signed_scores_of(sums: Statistics) -> Callable[[float], str]:
    """Return a function that formats scores with a sign, except for 0: ×10 points as whole ones, chips to a tenth."""
    write = _chips if sums.is_paid else points_of(sums)

    def write_signed(score: float) -> str:
        shown = write(score)
        return f"+{shown}" if shown[0] != MINUS and shown != "0" else shown

    return write_signed


def _first_counted(sums: Statistics, *numbers: str) -> tuple[str, ...]:
    """Return the first of these numbers that has games, if any."""
    return next(((number,) for number in numbers if sums.games.get(number)), ())


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def _rect(box: Rect) -> QRect:
    return QRect(box.x, box.y, box.width, box.height)


def _chips_named(chips: int) -> str:
    """Return the most chips that somebody got in a deal, perhaps a negative number."""
    return f"{MINUS if chips < 0 else ''}{amount_named(abs(chips))}"


def _chips(chips: float) -> str:
    """Return an average of chips to a tenth, as the language writes it."""
    tenths = round(chips, 1)
    shown = locale().toString(float(abs(tenths)), "f", 0 if tenths == round(tenths) else 1)
    return f"{MINUS if tenths < 0 else ''}{shown}"
