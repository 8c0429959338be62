"""The Statistics room: the choice of a player and of games, and everything that these games add up to."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QLocale, QPoint, QRect, Signal
from PySide6.QtWidgets import QFileDialog, QMenu

from pinochle_qt.library.best_hand import MeldedHand, melded_hand
from pinochle_qt.library.export import csv_content, deal_rows
from pinochle_qt.library.played_hands import Criteria, PlayedHands, read_played_hands
from pinochle_qt.library.statistics import PARTS, Statistics
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason
from pinochle_qt.record.values import RecordError
from pinochle_qt.teaching import practice_results
from pinochle_qt.ui.controls.boxes import BoxPart, Gap
from pinochle_qt.ui.controls.buttons import Kind
from pinochle_qt.ui.controls.page_view import PageScroll
from pinochle_qt.ui.dates import day
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw.suits import text_width
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.ui.rooms.statistics import filters
from pinochle_qt.ui.rooms.statistics.filter_row import CONTROL, FilterRow
from pinochle_qt.ui.rooms.statistics.page import StatisticsPage
from pinochle_qt.ui.rooms.statistics.question_line import QuestionLine
from pinochle_qt.ui.rooms.statistics.report import Report, ReportRequest, report
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words import text
from pinochle_qt.words.rooms.statistics import Stat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.library.hands import Hand
    from pinochle_qt.library.index import GameIndex
    from pinochle_qt.library.played_hands import PlayedGame
    from pinochle_qt.library.statistics import Part as Counted
    from pinochle_qt.server.manners.attendance import Attendance
    from pinochle_qt.session.paths import Paths
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.draw.cards.card_faces import DeckArt
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.history.opinions import Opinions
    from pinochle_qt.ui.table.geometry.frame import Frame

_NANOSECONDS: Final = 10**9
_UPDATE_MS: Final = 1500
"""Milliseconds to collect new games before the numbers are updated, since that reads all games again."""
_MAX_AT_ONCE: Final = 4
"""Number of deals that Expert is asked to play at once; at most these are still finished after the page is left."""
_BARS_MS: Final = 200
"""Milliseconds before placeholder bars stand in for numbers that are still missing."""
_PART_WORDS: Final[Mapping[Counted, Stat]] = {
    "matches": Stat.ANEW_MATCHES,
    "bids": Stat.ANEW_BIDS,
    "points": Stat.ANEW_POINTS,
    "best": Stat.BEST,
    "streaks": Stat.STREAKS,
    "luck": Stat.COURSE,
}


class StatisticsRoom(Room):
    """The filters in the header, and below it the page.

    Signals:
        games_chosen: the files of the games that the user wants to see.
        deal_chosen: the file of a game and the number of a deal that the user wants to review.
        chance_asked: the user wants to compare what was dealt with chance.
        counts_reset: for each part that was reset, the time from which its games count, in seconds.
    """

    games_chosen = Signal(object)
    deal_chosen = Signal(object, int)  # as a str, Qt would drop undecodable bytes of a file name
    chance_asked = Signal()
    counts_reset = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        library: IndexClient,
        opinions: Opinions,
        paths: Paths,
        art: DeckArt,
        settings: Callable[[], Settings],
        attendance: Attendance,
        clock: Callable[[], float] = time,
    ) -> None:
        """Show the games in a library, and let Expert play deals from them while the page is open.

        `settings` returns the settings, which name the player at the screen; `attendance` knows which matches at tables
        with others he left.
        """
        super().__init__(parent, Stat.TITLE())
        self._library, self._paths, self._settings, self._clock = library, paths, settings, clock
        self._attendance = attendance
        self._usual_name = ""
        """Whose games are shown before anybody else is chosen: people may have another name at tables with others."""
        self._criteria = Criteria()
        self._played: PlayedHands | None = None
        self._request = self._shown_request = 0
        self._opinions = opinions
        self._melded: dict[Hand, MeldedHand] = {}
        """The melds found for best hands, so that they are not worked out again at every count."""
        self._tried_keys: set[str] = set()
        """The keys of the deals that Expert has been asked to play."""
        self._reset_times: Mapping[str, int] = {}
        self._is_open = False
        self.report: Report | None = None
        """The report shown; None before the first answer."""
        self.filters = FilterRow(self)
        self.filters.chosen.connect(self._choose)
        self._line_forms = "", ""
        """What is counted, in full and shorter."""
        self.who = self.add_button(Kind.LINK, self._choose_person, height=20)
        self.line_row.add(self.who)
        self.line_row.add(Gap(share=1))
        self.more = self.add_button(Kind.PLAIN, self._open_menu, "…", name=Stat.MORE())
        self.more.setToolTip(Stat.MORE())
        self.tools.add(BoxPart(self.more, width=CONTROL * 1.1, height=CONTROL, is_fixed=True))
        self._scroll = PageScroll(self)
        self._scroll.setWidgetResizable(False)
        self._scroll.viewport().installEventFilter(self)
        self.page = StatisticsPage(self._scroll, art)
        self._scroll.hold(self.page)
        self.page.chosen.connect(self._show_games)
        self.page.deal_chosen.connect(self._show_deal)
        self.page.focused.connect(self._scroll.ensureWidgetVisible)
        self.question = QuestionLine(self)
        self.body.add(self.question.box)
        self.body.add(BoxPart(self._scroll, share=1))
        self._read_timer = make_timer(self, self._read, _UPDATE_MS)
        self._count_timer = make_timer(self, self._count, _UPDATE_MS)
        self._bars_timer = make_timer(self, self.page.show_bars, _BARS_MS)
        self.who.hide()
        self.question.close()
        library.changed.connect(self.follow)
        opinions.played.connect(self._follow_expert)

    # ---- room --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Read all games, and show what they add up to."""
        self._is_open = True
        self.page.show_drilled(practice_results.load(self._paths.practiced).melds)
        settings = self._settings()
        self._reset_times = settings.counted_from
        if not self._criteria.name:
            self._criteria = replace(self._criteria, name=self._own_name)
        if self.report is None:
            self._bars_timer.start()
        self._library.refresh()
        self._read()

    def leave(self) -> None:
        """Keep the filters and what is shown, but release the games."""
        self._is_open = False
        for timer in (self._read_timer, self._count_timer, self._bars_timer):
            timer.stop()
        self._played = None
        self.question.close()

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window."""
        self.filters.fill(frame, beside=CONTROL * 1.1)
        self.tools.change(spacing=8)
        self.body.change(margins=(0, 8 if frame.small else 0, 0, 0))
        super().fill(frame)

    def arrange(self) -> None:
        """Fit the page into the view."""
        self.page.fill(self._scroll.viewport().rect(), small=self.is_small)
        self._fit_line()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the page into the view when it is resized."""
        if event.type() == QEvent.Type.Resize:
            self.page.fill(QRect(self._scroll.viewport().rect()), small=self.is_small)
        return super().eventFilter(watched, event)

    # ---- asking ------------------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Read all games again, shortly after some were added, removed or continued."""
        if self._is_open and not self._read_timer.isActive():
            self._read_timer.start()

    def _follow_expert(self) -> None:
        """Update the chart, shortly after Expert has played more deals."""
        if self._is_open and not self._count_timer.isActive():
            self._count_timer.start()

    def _request_more(self, current: Report) -> None:
        """Let Expert play some of the missing deals, the latest first, unless it still has others to play."""
        if self._opinions.waiting:
            return
        missing = [each for each in current.missing if each[1].key not in self._tried_keys][:_MAX_AT_ONCE]
        for path, hand in missing:
            self._tried_keys.add(hand.key)
            self._opinions.play(self._paths.games / path, [hand])

    def _read(self) -> None:
        self._played = None
        self._count()

    def _count(self) -> None:
        """Ask the library for a report on the games that match the filters."""
        self._request += 1
        request, played, criteria = self._request, self._played, self._criteria
        starts = filters.period_starts()
        criteria = replace(criteria, since=starts[self.filters.period])
        reset_times = {part: self._reset_times[part] * _NANOSECONDS for part in PARTS if part in self._reset_times}

        wanted = ReportRequest(criteria, tuple(starts.values()), reset_times, self._paths)

        def question(index: GameIndex) -> tuple[int, Report]:
            return request, report(played or read_played_hands(index), wanted)

        self._library.ask(question, self).ready.connect(self._on_report)

    def _on_report(self, answer: tuple[int, Report]) -> None:
        request, current = answer
        if request != self._request or not self._is_open:
            return
        self._bars_timer.stop()
        self._shown_request = request
        self.report, self._played, self._criteria = current, current.played, current.criteria
        self.filters.show_choices(current)
        empty = (Stat.NONE_FITS if self.filters.leaves_out(current.criteria) else Stat.NONE_YET)()
        self._show_line(current, empty)
        has_changed = current.sums.best != self.page.sums.best
        self.page.show_sums(current.sums, current.course, empty)
        self._usual_name = self._usual_name or current.criteria.name
        is_own = current.criteria.name in {self._own_name, self._usual_name}
        self.page.show_left(*self._attendance.count(self._reset_times.get("matches", 0)) if is_own else (0, 0))
        if has_changed:
            self._show_best(current.sums)
        self._request_more(current)

    @property
    def _own_name(self) -> str:
        """The name of the player at the screen; empty if only computers play."""
        return next((seat.name for seat in self._settings().seats if seat.player == "human"), "")

    @property
    def is_counted(self) -> bool:
        """Whether the report shown answers the latest request."""
        return self._is_open and self._shown_request == self._request

    def _show_best(self, sums: Statistics) -> None:
        """Show the best hand, and its melds once they have been found; its record may be gone by now."""
        best = sums.best
        known = self._melded.get(best.hand) if best is not None else None
        self.page.show_best(known)
        if best is None or not best.hand.meld or known is not None:
            return
        path = self._paths.games / best.entry.path

        def question(_index: GameIndex) -> MeldedHand | None:
            try:
                return melded_hand(path, best.hand.deal, best.hand.person)
            except RecordError:
                return None

        def show(melded: MeldedHand | None) -> None:
            if melded is not None:
                self._melded[best.hand] = melded
            if self.page.sums is sums:
                self.page.show_best(melded)

        self._library.ask(question, self).ready.connect(show)

    # ---- head --------------------------------------------------------------------------------------------------------

    def _show_line(self, current: Report, empty: str) -> None:
        sums, names = current.sums, current.choices.names
        line = short = empty
        if sums.deals and sums.first is not None:
            matches = Stat.MATCH() if sums.matches == 1 else Stat.MATCHES(count=sums.matches)
            deals, since = _deals(sums.deals), day(sums.first, datetime.now().astimezone().date())
            line = Stat.SINCE(matches=matches, deals=deals, day=since)
            short = Stat.SINCE_SHORT(deals=deals, day=since)
        self._line_forms = line, short
        self.line.setToolTip(line)
        self.who.setVisible(len(names) > 1)
        self.who.set_label(text.shown_name(current.criteria.name), name=Stat.WHO())
        self.who.setToolTip(Stat.WHO_COUNTS())
        self._fit_line()

    def _fit_line(self) -> None:
        """Leave out the number of matches, which the first figure tells too, if not all fits below the title."""
        line, short = self._line_forms
        who = 0 if self.who.isHidden() else self.who.sizeHint().width() + round(8 * self.ui)
        fits = text_width(line, style.font(Role.BODY, self.ui)) + 2 <= self.title.width() - who
        self.line.set_text(line, line if fits else short)

    def _choose(self) -> None:
        """Count the games that match the filters in the header."""
        self._criteria = self.filters.chosen_criteria(self._criteria)
        self._count()

    def _choose_person(self) -> None:
        """Offer a menu of everyone who has played here."""
        if self.report is None:
            return
        menu = self._new_menu()
        for name, count in sorted(self.report.choices.names.items()):
            words = text.literal(Stat.CHOICE_COUNT(choice=text.shown_name(name), count=count))
            menu.addAction(words).triggered.connect(lambda _=False, name=name: self.show_person(name))
        menu.popup(self.who.mapToGlobal(QPoint(0, self.who.height())))

    def show_person(self, name: str) -> None:
        """Count another player's games, with all filters reset."""
        self.filters.period = ""
        self._criteria = Criteria(name=name)
        self._count()

    # ---- presses -----------------------------------------------------------------------------------------------------

    def _show_games(self, numbers: Iterable[str]) -> None:
        found = dict.fromkeys(path for number in numbers for path in self.page.sums.games.get(number, ()))
        if found:
            self.games_chosen.emit(tuple(found))

    def _show_deal(self) -> None:
        best = self.page.best.best
        if best is not None:
            self.deal_chosen.emit(best.entry.path, best.hand.deal)

    def _new_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _open_menu(self) -> None:
        """Open the menu of rarely used actions."""
        menu = self._new_menu()
        menu.addAction(Stat.CHANCE()).triggered.connect(self.chance_asked)
        menu.addAction(Stat.EXPORT()).triggered.connect(self._ask_export)
        reset_menu = menu.addMenu(Stat.BEGIN_ANEW())
        for part in PARTS:
            words = _PART_WORDS[part]()
            if part in self._reset_times:
                words = Stat.ANEW_SINCE(part=words, day=_long_day(self._reset_times[part] * _NANOSECONDS))
            reset_menu.addAction(words).triggered.connect(lambda _=False, part=part: self.ask_reset((part,)))
        reset_menu.addAction(Stat.ANEW_ALL()).triggered.connect(lambda: self.ask_reset(PARTS))
        if self._reset_times:
            menu.addAction(Stat.ANEW_UNDO()).triggered.connect(lambda: self._count_from({}))
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    # ---- counting anew -----------------------------------------------------------------------------------------------

    def ask_reset(self, parts: Iterable[Counted]) -> None:
        """Ask whether these parts are to count only games played from now on."""
        chosen = tuple(parts)
        words = Stat.ANEW_ALL() if len(chosen) == len(PARTS) else _PART_WORDS[chosen[0]]()

        def reset() -> None:
            previous = self._reset_times
            self._count_from({**previous, **dict.fromkeys(chosen, int(self._clock()))})
            self.question.ask(Stat.ANEW_DONE(part=words), Stat.ANEW_BACK(), lambda: self._count_from(previous))

        self.question.ask(Stat.ANEW_QUESTION(part=words), Stat.ANEW_YES(), reset)

    def _count_from(self, times: Mapping[str, int]) -> None:
        self._reset_times = times
        self.question.close()
        self.counts_reset.emit(times)
        self._count()

    # ---- export ------------------------------------------------------------------------------------------------------

    def _ask_export(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, Stat.EXPORT(), f"{Stat.TITLE()}.csv", Stat.EXPORT_FILES())
        if path:
            self.export(Path(path))

    def export(self, path: Path) -> None:
        """Write every deal that is counted now to a file, either all of them or none."""
        if self.report is None:
            return
        entries: Iterable[PlayedGame] = self.report.played.matching(self.report.criteria)
        try:
            write_atomically(path, csv_content(deal_rows(entries)))
        except OSError as error:
            self.question.tell(Stat.NOT_EXPORTED(path=str(path), reason=reason(error)))
        else:
            self.question.tell(Stat.EXPORTED(path=str(path)))


def _long_day(when: int) -> str:
    """Return a date for use in a sentence: ``March 3``."""
    return day(when, datetime.now().astimezone().date(), QLocale.FormatType.LongFormat)


def _deals(count: int) -> str:
    return Stat.DEAL() if count == 1 else Stat.DEALS(count=count)
