"""Decides which panel stands over the table, and carries words between panels and table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QRect, Qt, Signal

from pinochle_qt.engine.melds import best_melds
from pinochle_qt.ui.panels.bid_panel import BidPanel
from pinochle_qt.ui.panels.curtain import Curtain
from pinochle_qt.ui.panels.decide_panel import DecidePanel
from pinochle_qt.ui.panels.last_trick import LastTrickPanel
from pinochle_qt.ui.panels.log_panel import LogPanel
from pinochle_qt.ui.panels.meld_panel import MeldList, MeldMat
from pinochle_qt.ui.panels.pass_panel import PassPanel
from pinochle_qt.ui.panels.score_panel import ScorePanel
from pinochle_qt.ui.panels.trump_panel import TrumpPanel
from pinochle_qt.ui.table import layout_panels

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.panels.panel import Panel
    from pinochle_qt.ui.table.geometry import Rect
    from pinochle_qt.ui.table.table_view import TableView
    from pinochle_qt.ui.theme import Tempo, Theme

    AskingPanel: TypeAlias = BidPanel | TrumpPanel | PassPanel | MeldMat | MeldList | DecidePanel


class Stage(QObject):
    """Shows the one panel that the present question needs, over the table and never in place of it.

    Signals:
        next_deal_requested: the person has read the score of a deal.
        new_game_requested: the person wants another match.
    """

    next_deal_requested = Signal()
    new_game_requested = Signal()

    def __init__(self, view: TableView, controller: MatchController, home: QWidget, parent: QObject) -> None:
        """Make the panels over the view; `home` is the widget that holds them all."""
        super().__init__(parent)
        self._view = view
        self._controller = controller
        self._names: tuple[str, ...] = ()
        self._prompt: Prompt | None = None
        self._seed_code = ""
        self._tempo: Tempo | None = None
        self.bid = BidPanel(home)
        self.trump = TrumpPanel(home)
        self.passing = PassPanel(home)
        self.mat = MeldMat(home)
        self.melds = MeldList(home)
        self.decide = DecidePanel(home)
        self.score = ScorePanel(home)
        self.last_trick = LastTrickPanel(home)
        self.log = LogPanel(home)
        self.curtain = Curtain(home)
        self._asking: tuple[AskingPanel, ...] = (self.bid, self.trump, self.passing, self.mat, self.melds, self.decide)
        self.panels: tuple[Panel, ...] = (*self._asking, self.score, self.last_trick, self.log, self.curtain)
        for panel in self._asking:
            panel.chosen.connect(controller.submit)
        self.bid.suit_highlighted.connect(self._raise_meld)
        self.trump.suit_highlighted.connect(self._raise_meld)
        self.passing.cleared.connect(view.clear_choice)
        self.melds.cards_picked.connect(view.lay_out)
        self.melds.cleared.connect(view.clear_choice)
        view.selection_changed.connect(self.passing.set_selection)
        view.draft_changed.connect(self._show_draft)
        view.confirm_requested.connect(self._confirm)
        self.score.next_deal_requested.connect(self.next_deal_requested)
        self.score.new_game_requested.connect(self.new_game_requested)
        self.curtain.taken_over.connect(self._take_over)

    # ---- what the window tells -----------------------------------------------------------------------------------

    def set_names(self, names: tuple[str, ...]) -> None:
        """Tell who sits where."""
        self._names = names

    def apply_theme(self, theme: Theme, ui: float) -> None:
        """Dress every panel."""
        for panel in self.panels:
            panel.apply_theme(theme, ui)

    def set_tempo(self, tempo: Tempo) -> None:
        """Change the pace of the panels."""
        self._tempo = tempo

    def place(self) -> None:
        """Put every panel where the present layout wants it."""
        layout = self._view.director.layout
        if layout is None:
            return
        self.bid.place(self._box(layout_panels.bid_panel(layout)))
        self.trump.place(self._box(layout_panels.trump_panel(layout)))
        self.passing.place(self._box(layout_panels.pass_panel(layout)))
        self.decide.place(self._box(layout_panels.decide_panel(layout)))
        self.mat.place(self._box(layout_panels.meld_mat(layout)))
        self.melds.place(self._box(layout_panels.meld_list(layout)))
        self.score.place(self._box(layout_panels.score_panel(layout)))
        self.log.place(self._box(layout_panels.log_panel(layout)))
        self.curtain.place(self._box(layout_panels.curtain(layout)))
        self.last_trick.place(self._box(layout_panels.last_trick(layout, layout.seats)))

    def ask(self, prompt: Prompt | None, observation: Observation) -> None:
        """Show the panel for a question of the person at the screen; hide it when there is none."""
        self._prompt = prompt
        wanted = self._panels_for(prompt)
        for panel in self._asking:
            if panel not in wanted:
                panel.hide()
        self.last_trick.setHidden(self.melds in wanted)  # they share a corner
        if prompt is None:
            return
        for panel in wanted:
            panel.ask(prompt, observation, self._names)
            if self._tempo is not None and panel.isHidden():
                panel.open(self._tempo)
        if wanted and prompt.kind not in {"give", "bury"}:
            wanted[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_result(self, observation: Observation, seed_code: str) -> None:
        """Show how the deal ended, and the match with it."""
        self._seed_code = seed_code
        self.score.show_deal(observation, self._names, seed_code)
        if self._tempo is not None:
            self.score.open(self._tempo)
        self.score.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle_scores(self, observation: Observation) -> None:
        """Show the score sheet, or put it away."""
        if not self.score.isHidden():
            if self.score.can_close:
                self.score.hide()
        elif self._tempo is not None:
            self.score.show_sheet(observation, self._names)
            self.score.open(self._tempo)

    def hide_result(self) -> None:
        """Put the score away."""
        self.score.hide()

    def call_person(self, seat: Seat) -> None:
        """Cover the table until the person of a seat has come to the screen."""
        self.ask(None, self._controller.observation)
        self.hide_result()
        self.curtain.show_for(self._names[seat])
        self.curtain.show()
        self.curtain.raise_()
        self.curtain.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_last_trick(self, observation: Observation) -> None:
        """Show the last trick, where there is one."""
        self.last_trick.show_trick(observation, self._names)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _panels_for(self, prompt: Prompt | None) -> tuple[AskingPanel, ...]:
        if prompt is None:
            return ()
        match prompt.kind:
            case "bid":
                return (self.bid,)
            case "trump":
                return (self.trump,)
            case "give" | "bury":
                return (self.passing,)
            case "show":
                return (self.mat, self.melds)
            case "meld":
                return (self.melds,)
            case "play":
                return ()
            case _:
                return (self.decide,)

    def _box(self, rect: Rect) -> QRect:
        """Return a rectangle of the layout, which counts from the window, in pixels of the panels' parent."""
        top = self._view.top_offset()
        return QRect(rect.x, rect.y - top, rect.width, rect.height)

    def _raise_meld(self, suit: Suit | None) -> None:
        prompt = self._prompt
        if suit is None or prompt is None:
            self._view.raise_cards(())
            return
        melds = best_melds(prompt.hand, suit, prompt.rules)
        most: Counter[Card] = Counter()
        for meld in melds:
            most |= Counter(meld.cards)
        self._view.raise_cards(tuple(most.elements()))

    def _show_draft(self, cards: tuple[Card, ...]) -> None:
        if self._prompt is not None and self._prompt.kind in {"show", "meld"}:
            self.mat.set_draft(cards)
            self.melds.set_draft(cards)

    def _confirm(self) -> None:
        for panel in (self.passing, self.melds):
            if not panel.isHidden() and panel.main_button is not None and panel.main_button.isEnabled():
                panel.main_button.click()
                return

    def _take_over(self) -> None:
        self.curtain.hide()
        self._controller.take_over()
