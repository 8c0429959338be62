"""The Fair play page: in short whether all is fair; in detail how a deal was shuffled, and what the others know."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from pinochle_qt.library.deal_statistics import DealStatistics, deal_statistics
from pinochle_qt.library.index import GameQuery
from pinochle_qt.session.dealing.verification import fault_of_deal, verified_deals
from pinochle_qt.ui.controls.boxes import BoxPart, Gap, column, row
from pinochle_qt.ui.controls.buttons import ENTER, Kind
from pinochle_qt.ui.controls.fields import ChoiceBox
from pinochle_qt.ui.controls.hairline import Hairline
from pinochle_qt.ui.controls.page_view import PageScroll, PageView
from pinochle_qt.ui.dates import day
from pinochle_qt.ui.draw import desktop, style
from pinochle_qt.ui.draw.theme import Role
from pinochle_qt.ui.panels.show.log import list_style
from pinochle_qt.ui.rooms.fair_play.deal_statistics_page import DealStatisticsPage
from pinochle_qt.ui.rooms.fair_play.report import (
    compared,
    explained,
    fingerprints,
    hands,
    opened,
    promised,
    report,
)
from pinochle_qt.ui.rooms.fair_play.steps import TextLine, VerificationStep
from pinochle_qt.ui.rooms.fair_play.trust_page import TrustPage
from pinochle_qt.ui.rooms.help.pages import Paper
from pinochle_qt.ui.rooms.help.player_pages import players_in_short
from pinochle_qt.ui.rooms.room import Room
from pinochle_qt.ui.timers import make_timer
from pinochle_qt.words import text
from pinochle_qt.words.rooms.fair_play import DealStatisticsWord, FairWord

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.phrases import Phrase
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.record.values import LineError
    from pinochle_qt.session.dealing.verification import VerifiedDeal
    from pinochle_qt.session.settings import Settings
    from pinochle_qt.ui.controls.suit_label import SuitLabel
    from pinochle_qt.ui.history.index_client import IndexClient
    from pinochle_qt.ui.rooms.fair_play.report import FoundDeal
    from pinochle_qt.ui.table.geometry.frame import Frame

Page: TypeAlias = Literal["short", "shuffle", "dealt", "players"]
_CHIPS: Final[dict[Page, Phrase]] = {
    "short": FairWord.SHORT,
    "shuffle": FairWord.SHUFFLE,
    "dealt": DealStatisticsWord.CHIP,
    "players": FairWord.PLAYERS,
}
_BARS_MS: Final = 200
"""Milliseconds before placeholder bars stand in for numbers that are still missing."""
_SCROLLS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_HEADING: Final = "Cards from keys"
_CONTROL_HEIGHT: Final = 40
_WHICH_WIDTH: Final = 172
_WHO_HEIGHT: Final = 20
_COLUMN_GAP: Final = 24
"""Space on either side of the line between the columns."""


class FairPlayRoom(Room):
    """Says in short whether all is fair; the proof of one deal and what all deals add up to are behind *Details*.

    The text about the computer players is beside the proof, or in a part of its own if the window is narrow.

    Signals:
        format_asked: the user wants to read how cards follow from a key; a heading in the description of the record.
        players_asked: the user wants to read more about how the computer players think.
    """

    format_asked = Signal(str)
    players_asked = Signal()

    leads_back = False
    """Whether Escape leads from the details back to the short part."""
    _is_from_table = True

    def __init__(
        self,
        parent: QWidget,
        game: Callable[[], RecordedGame | None],
        library: IndexClient,
        settings: Callable[[], Settings],
        found: Callable[[], Sequence[FoundDeal] | None] = lambda: None,
    ) -> None:
        """Show the deals of a game; `game` returns the one on the table, if there is one.

        `found` returns what this window has found out at the table of another program, or None if it is at none.
        `library` holds all games; `settings` returns the settings, which name the player at the screen.
        """
        super().__init__(parent, FairWord.TITLE())
        self._on_table, self._library, self._settings, self._found = game, library, settings, found
        self.dealt: DealStatistics | None = None
        """What all deals add up to, once they have been counted."""
        self.game: RecordedGame | None = None
        """The game whose deals are shown."""
        self._deals: tuple[VerifiedDeal, ...] = ()
        self.checked: dict[int, LineError | None] = {}
        """The fault found in each checked deal, by deal number; None if its cards match."""
        self.page: Page = "short"
        self.person = ""
        """Name of the player whose cards are counted, if one was chosen."""
        self.who = self.add_button(Kind.LINK, self._choose_person, height=_WHO_HEIGHT)
        self.line_row.add(self.who)
        self.line_row.add(Gap(share=1))
        labels = {name: label() for name, label in _CHIPS.items()}
        self.chips = self.add_chips(labels, self.show_page, _CONTROL_HEIGHT)
        self._left, self._right = QWidget(self), QWidget(self)
        self._divider = Hairline(self, Qt.Orientation.Vertical)
        self._headings: list[SuitLabel] = []
        self._fill_left()
        self._fill_right()
        self._proof = QWidget(self)
        left, right = BoxPart(self._left, share=100), BoxPart(self._right, share=109)
        row(left, self._divider, right, Gap(), spacing=_COLUMN_GAP, parent=self._proof)
        self.trust = TrustPage(self)
        self.trust.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.trust.details_asked.connect(self._show_details)
        self.body.add(BoxPart(self.trust, share=1))
        self.body.add(BoxPart(self._proof, share=1))
        self.dealt_page = DealStatisticsPage(self)
        self.dealt_page.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.body.add(BoxPart(self.dealt_page, share=1))
        self._bars_timer = make_timer(self, self.dealt_page.show_bars, _BARS_MS)

    # ---- as a room -------------------------------------------------------------------------------------------------

    def show_game(self, game: RecordedGame | None, number: int = 0) -> None:
        """Show a deal of a game, by default the latest one that was dealt."""
        self.game = game
        self._deals = () if game is None else verified_deals(game)
        self.checked.clear()
        latest = 1 if game is None else game.match.number
        self._offer_deals(number or max(1, latest))
        self._show_players()
        self._show()

    def show_page(self, page: Page) -> None:
        """Show another part."""
        self.page = page
        self._lead_back(leads=False)
        self._show()
        self._show_parts()
        if page in {"short", "dealt"}:
            self._request_count()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def deal(self) -> VerifiedDeal | None:
        """The deal shown."""
        number = self.which.currentData()
        return next((deal for deal in self._deals if deal.number == number), None)

    def enter(self) -> None:
        """Show the game on the table."""
        self.show_game(self._on_table())

    def leave(self) -> None:
        """Stop the timer for the placeholder bars."""
        self._bars_timer.stop()

    def take_back(self) -> bool:
        """Go back from the details to the short part if that led there; return whether it did."""
        if not self.leads_back:
            return False
        self.show_page("short")
        return True

    def go_back(self) -> None:
        """Go where Escape leads, too."""
        if not self.take_back():
            super().go_back()

    def show_way_back(self, *, to_table: bool) -> None:
        """Say on the back button whether it leads to the table; from the details, it leads to the short part."""
        self._is_from_table = to_table
        super().show_way_back(to_table=to_table and not self.leads_back)

    def take_over(self, before: QWidget) -> None:
        """Show what the same room showed in another language."""
        if isinstance(before, FairPlayRoom):
            self.show_game(before.game, before.deal.number if before.deal is not None else 0)
            self.checked |= before.checked
            self.person = before.person
            self.show_page(before.page)
            self._lead_back(leads=before.leads_back)
            self._show()

    def fill(self, frame: Frame) -> None:
        """Fit the room into the window."""
        super().fill(frame)
        self.body.change(margins=(0, 8 if frame.small else 0, 0, 0))
        self._show_parts()

    def restyle(self) -> None:
        """Apply theme and scale to the list of deals and to what scrolls."""
        self.which.setFont(style.font(Role.NOTE_TITLE, self.ui))
        self.view.setStyleSheet(list_style("QTextBrowser"))
        self.steps_view.setStyleSheet(list_style("QScrollArea"))
        self._show_players()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Scroll the steps, whichever widget has the focus."""
        direction = _SCROLLS.get(Qt.Key(event.key()))
        if direction is None or self._left.isHidden():
            return False
        bar = self.steps_view.verticalScrollBar()
        bar.setValue(bar.value() + direction * bar.pageStep() // 2)
        return True

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _heading(self, words: str) -> SuitLabel:
        heading = self.add_label(Role.PANEL_TITLE, words=words)
        self._headings.append(heading)
        return heading

    def _fill_left(self) -> None:
        heading = self._heading(FairWord.SHUFFLE())
        intro = self._intro = self.add_label(Role.BODY, "muted", wraps=True, words=FairWord.INTRO())
        contents = QWidget(self)
        self.steps = tuple(VerificationStep(contents, number) for number in (1, 2, 3))
        self.promises = VerificationStep(contents, 2)
        """What people's programs promised, between the first step and the others, if they add to the shuffle."""
        column(*self._four, Gap(share=1), spacing=8, parent=contents)
        self.steps_view = PageScroll(self._left)
        self.steps_view.hold(contents)
        self.check = self.add_button(Kind.MAIN, self._check, FairWord.CHECK(), key=ENTER)
        self.main_button = self.check
        self.copy = self.add_button(Kind.PLAIN, self._copy)
        self.which = ChoiceBox({}, "", self, most_lines=1, name=FairWord.WHICH())
        self.which.currentIndexChanged.connect(self._show)
        self.by_hand = self.add_label(Role.CAPTION, "muted", wraps=True)
        self.how = self.add_button(Kind.LINK, lambda: self.format_asked.emit(_HEADING), FairWord.HOW())
        which = BoxPart(self.which, width=_WHICH_WIDTH, is_fixed=True)
        column(
            heading,
            Gap(4),
            intro,
            Gap(10),
            BoxPart(self.steps_view, share=1),
            Gap(12),
            row(self.check, self.copy, Gap(share=1), which, spacing=12),
            Gap(10),
            self.by_hand,
            Gap(6),
            row(self.how, Gap(share=1)),
            parent=self._left,
        )

    def _fill_right(self) -> None:
        heading = self._heading(FairWord.THINK())
        self.view = PageView(self)
        self.view.setAccessibleName(FairWord.THINK())
        self.long = self.add_button(Kind.PLAIN, self.players_asked, FairWord.LONG())
        below = row(self.long, Gap(share=1))
        column(heading, Gap(4), BoxPart(self.view, share=1), Gap(12), below, parent=self._right)

    def _show_parts(self) -> None:
        """Show the chosen part; the proof and the computer players are side by side unless the window is narrow."""
        page = "shuffle" if self.page == "players" and not self.is_small else self.page
        for name, chip in self.chips.items():
            chip.setVisible(page != "short" and (self.is_small or name != "players"))
        self._exclusive.choose(self.chips[page])
        self.trust.setVisible(page == "short")
        self._proof.setVisible(page not in {"short", "dealt"})
        self._left.setVisible(page == "shuffle")
        self._right.setVisible(page == "players" or (page == "shuffle" and not self.is_small))
        self.dealt_page.setVisible(page == "dealt")
        for part in (self._divider, *self._headings):
            part.setVisible(page == "shuffle" and not self.is_small)
        can_check = not self._left.isHidden() and self.check.isEnabled()
        first = {"short": self.trust.details["shuffle"], "dealt": self.chips["dealt"]}.get(page, self.view)
        self.setFocusProxy(self.check if can_check else first)
        self._show_line()

    def _offer_deals(self, number: int) -> None:
        self.which.blockSignals(True)
        self.which.clear()
        for deal in self._deals:
            words = FairWord.DEAL_OVER if deal.is_over else FairWord.DEAL_PLAYED
            self.which.addItem((words if deal.is_dealt else FairWord.DEAL_NEXT)(number=deal.number), deal.number)
        self.which.setCurrentIndex(max(0, self.which.findData(number)))
        self.which.blockSignals(False)
        self.which.fit_words()

    def _show_players(self) -> None:
        """Describe how the computer players think, and which of them are at the table."""
        people = () if self.game is None else self.game.header.everybody
        self.view.setHtml(players_in_short(Paper.of(self.theme, self.ui), people))

    def _show(self) -> None:
        """Show what is known about the deal by now."""
        game, deal = self.game, self.deal
        found = self._found() if game is None else None
        if self.page == "short":
            self.trust.show_deal(game, self._deals, deal, found)
        self.by_hand.set_text(
            "" if found is not None else FairWord.BY_HAND() if game is not None else FairWord.NO_GAME()
        )
        for part in (self.check, self.copy, self.which, self.how):
            part.setVisible(deal is not None)
        self.steps_view.setVisible(deal is not None or found is not None)
        is_shared = found is not None or (deal is not None and deal.is_shared)
        self._intro.set_text((FairWord.INTRO_TOGETHER if is_shared else FairWord.INTRO)())
        self.promises.setVisible(is_shared)
        for number, step in enumerate(self._four if is_shared else self.steps, 1):
            step.number = number
        if found is not None:
            for step, (title, line) in zip(self._four, explained(), strict=True):
                step.tell("open", title, [TextLine("", line, ink="muted")])
        if game is None or deal is None:
            return
        number, is_checked, fault = deal.number, deal.number in self.checked, self.checked.get(deal.number)
        before, after, last = self.steps
        is_promised = bool(deal.fingerprint or game.header.commitment)
        before.tell("done" if is_promised else "open", FairWord.BEFORE(number=number), fingerprints(game, deal))
        self.promises.tell("done" if deal.is_over else "open", FairWord.PROMISES(number=number), promised(game, deal))
        called = FairWord.PARTS if deal.mix is not None and deal.mix.parts else FairWord.AFTER
        after.tell("done" if deal.is_over else "open", called(number=number), opened(game, deal))
        mark, title, lines = compared(game, deal, fault=fault, is_checked=is_checked)
        last.tell(mark, title, lines, hands(game, deal) if mark == "done" else ())
        self.copy.set_label(FairWord.COPY())
        self.check.setEnabled(deal.is_over and deal.can_be_checked)

    @property
    def _four(self) -> tuple[VerificationStep, ...]:
        """The steps of a shuffle to which people's programs add."""
        first, *others = self.steps
        return first, self.promises, *others

    def _show_line(self) -> None:
        """Describe below the title what is shown, and offer other players if there are any."""
        dealt, line = self.dealt, FairWord.LINE()
        self.who.setVisible(self.page == "dealt" and dealt is not None and len(dealt.people) > 1)
        if self.page == "dealt":
            line = ""
            if dealt is not None and dealt.first is not None:
                count = DealStatisticsWord.DEAL() if dealt.deals == 1 else DealStatisticsWord.DEALS(count=dealt.deals)
                since = day(dealt.first, datetime.now().astimezone().date())
                words = DealStatisticsWord.LINE if dealt.name == self._own_name() else DealStatisticsWord.LINE_OF
                line = words(deals=count, day=since, name=text.shown_name(dealt.name))
            self.who.set_label(text.shown_name(dealt.name) if dealt is not None else "", name=DealStatisticsWord.WHO())
        self.line.set_text(line)

    def _show_details(self, page: Page) -> None:
        self.show_page(page)
        self._lead_back(leads=True)

    def _lead_back(self, *, leads: bool) -> None:
        self.leads_back = leads
        self.show_way_back(to_table=self._is_from_table)

    def _choose_person(self) -> None:
        """Offer a menu of all human players who have held cards here."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for name in () if self.dealt is None else self.dealt.people:
            menu.addAction(text.literal(text.shown_name(name))).triggered.connect(partial(self.show_person, name))
        menu.popup(self.who.mapToGlobal(QPoint(0, self.who.height())))

    def show_person(self, name: str) -> None:
        """Count the cards of the player with this name."""
        self.person = name
        self._request_count()

    def _own_name(self) -> str:
        return next((seat.name for seat in self._settings().seats if seat.player == "human"), "")

    def _request_count(self) -> None:
        """Ask the library to add up all deals."""
        name = (self.page == "dealt" and self.person) or self._own_name()  # in short, it is about the own cards
        if self.dealt is None:
            self._bars_timer.start()
        self._library.refresh()
        self._library.ask(lambda index: deal_statistics(index.games(GameQuery()), name), self).ready.connect(
            self._on_dealt
        )

    def _on_dealt(self, dealt: DealStatistics) -> None:
        self._bars_timer.stop()
        self.dealt = dealt
        is_own = dealt.name == self._own_name()
        if self.page == "short":
            self.trust.show_dealt(dealt if is_own else DealStatistics())
        self.dealt_page.show_dealt(dealt, DealStatisticsWord.OWN() if is_own else text.shown_name(dealt.name))
        self._show_line()

    def _check(self) -> None:
        """Deal the cards again, and show whether they match."""
        game, deal = self.game, self.deal
        if game is None or deal is None or not deal.is_over:
            return
        self.checked[deal.number] = fault_of_deal(game, deal.number)
        self._show()
        last = self.steps[-1]
        desktop.announce(last, text.spoken(". ".join((last.title, *last.lines))))
        QTimer.singleShot(0, self, lambda: self.steps_view.ensureWidgetVisible(last, 0, 0))  # it has grown by then

    def _copy(self) -> None:
        """Copy the whole report to the clipboard."""
        if self.game is not None and self.deal is not None:
            QGuiApplication.clipboard().setText(report(self.game, self.deal, self.checked.get(self.deal.number)))
            self.copy.set_label(FairWord.COPIED())
            desktop.announce(self.copy, FairWord.COPIED())
