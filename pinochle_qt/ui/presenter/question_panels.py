"""The panels that ask the player at the screen something, and how their answers show among the cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal

from pinochle_qt.engine.actions import DeclareOut
from pinochle_qt.engine.melds import best_melds, melded_cards
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.panels.panel import Panel, is_command
from pinochle_qt.ui.panels.press_guard import MODIFIERS
from pinochle_qt.ui.presenter.announcer import Announcer
from pinochle_qt.ui.presenter.panel_set import ASKING
from pinochle_qt.ui.presenter.suggestion import Suggestion
from pinochle_qt.ui.table.input.asking_panels import PANELS_OF
from pinochle_qt.ui.table.input.card_choice import ANSWERED_BY_CARDS, MELDING, PICKING
from pinochle_qt.ui.table.input.suggested_cards import SuggestedCards
from pinochle_qt.words.game import plate_lines as lines
from pinochle_qt.words.questions.meld_lines import meld_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from pinochle_qt.ai.odds import BidOdds
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.table.input.card_choice import CardChoice
    from pinochle_qt.ui.table.scene.event_player import EventPlayer

PendingChoices: TypeAlias = Mapping[type[Panel], object]
"""The half-made choices in panels, by the type of panel."""
NOTHING: Final[PendingChoices] = MappingProxyType({})

_AFTER_FLIGHTS: Final = frozenset({"passing"})
"""The panels that appear once all cards have landed, because some would fly over them."""


class QuestionPanels(QObject):
    """Shows the panels that the present question needs, over the table and never in place of it.

    Signals:
        announced: what screen readers should say.
        why_not: why the question cannot be answered that way, as a sentence.
    """

    announced = Signal(str)
    why_not = Signal(str)

    def __init__(self, panels: PanelSet, choice: CardChoice, event_player: EventPlayer) -> None:
        super().__init__(panels)
        self._panels = panels
        self._choice = choice
        self._event_player = event_player
        self._prompt: Prompt | None = None
        self._suggested = Suggestion()
        self._suggested_cards = SuggestedCards(choice, event_player)
        self._announcer = Announcer(self.announced.emit, panels.asking, self)
        choice.selection_changed.connect(self._announcer.tell)
        choice.draft_changed.connect(self._show_draft)
        event_player.studied_changed.connect(self._give_way)
        event_player.busy_changed.connect(self._on_busy)
        event_player.motion.settled.connect(self._on_settled)
        panels.suit_highlighted.connect(self._raise_meld)
        panels.refused.connect(self._explain_refusal)
        panels.rows_wanted.connect(self._show_meld_rows)

    def ask(self, prompt: Prompt | None, observation: Observation, pending_choice: PendingChoices = NOTHING) -> None:
        """Show the panels for a question to the player at the screen, or hide them if there is none.

        `pending_choice` holds the half-made choices of panels that asked the same before.
        """
        self._prompt = prompt
        self._suggested.forget()
        self._suggested_cards.forget()
        wanted = self._needed_panels()
        offers_claim = prompt is not None and any(isinstance(choice, DeclareOut) for choice in prompt.choices)
        for name in ASKING - {*wanted, *(["claim"] if offers_claim else [])}:
            self._panels.hide(name)
        if prompt is None:
            self._announcer.begin()
            return
        names = self._panels.names(observation)
        if offers_claim:  # beside any other question, and it never takes the focus by itself
            _ask_in_panel(self._panels.claim, prompt, observation, names, pending_choice)
            if not self.can_claim:
                self._panels.open("claim", guarded=True)
        self._announcer.begin(lines.turn_line(prompt, names) if prompt.kind == "play" else "")
        for name, panel in wanted.items():
            if name in {"mat", "melds", "decide"}:
                self._panels.put(name)  # their size depends on the melds, or their place on whether any lie
            _ask_in_panel(panel, prompt, observation, names, pending_choice)
            if name == "bid":
                self._panels.put(name)  # it is larger if the odds are shown
            self._panels.guard(name)
            if panel.isHidden() and not (name in _AFTER_FLIGHTS and self._event_player.is_busy):
                self._panels.open(name)

        if "mat" in wanted:
            self._panels.mat.await_cards(awaited=self._event_player.motion.is_moving)

    @property
    def main_panel(self) -> Panel | None:
        """The panel that takes the keyboard focus; None if the cards are the answer."""
        if self._prompt is None or self._prompt.kind in PICKING:
            return None
        return next((panel for panel in reversed(self._needed_panels().values()) if not panel.isHidden()), None)

    @property
    def answering_button(self) -> PanelButton | None:
        """The button of a panel that Enter presses; None if no panel answers the question."""
        for panel in reversed(self._panels.asking()):
            focused = panel.focusWidget()
            if panel.has_button_focus and isinstance(focused, PanelButton):
                return focused
        main = self.main_panel
        return None if main is None else main.main_button

    @property
    def is_for_panel(self) -> bool:
        """Whether the question has nothing to do with the cards, so that all its keys belong to a panel."""
        return self._prompt is not None and self._prompt.kind not in ANSWERED_BY_CARDS | MELDING

    @property
    def pending_choice(self) -> PendingChoices:
        """The half-made choices in the visible panels."""
        return {type(panel): panel.pending_choice for panel in self._panels.asking()}

    def take_back(self) -> bool:
        """Take back a half-made choice, in a panel or among the cards; return whether there was one."""
        interaction = self._event_player.interaction
        if any(panel.take_back() for panel in self._panels.asking()):
            return True
        if interaction.chosen.selected or interaction.chosen.draft:
            self._choice.clear()
            return True
        return False

    def tell_odds(self, odds: BidOdds) -> None:
        """Show the odds of the present bid, as far as they are known."""
        if self._panels.is_shown("bid"):
            self._panels.bid.tell_odds(odds)
            self._announcer.tell()

    # ---- suggestions ---------------------------------------------------------------------------------------------

    def suggest(self, action: SeatAction, trump: Suit | None = None) -> None:
        """Preselect an action in hand and panels, so that Enter carries it out; nothing is decided yet.

        `trump` is the suit on which the advice is based, if it mentions one.
        """
        self._suggested_cards.keep_own()
        for panel in self._panels.asking():
            self._suggested.show(panel, action, trump)
        self._suggested_cards.show(action)

    def unsuggest(self) -> None:
        """Clear what a suggestion has preselected in hand and panels."""
        for panel in self._panels.asking():
            self._suggested.take_back(panel)
            if panel.has_button_focus:
                panel.focus_button()
        self._suggested_cards.take_back()  # the list of melds follows this

    # ---- answers -------------------------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Press the main button that is shown, or say why it cannot be pressed."""
        for name in ("passing", "melds", "go_on"):
            button = self._panels.made[name].main_button if self._panels.is_shown(name) else None
            if button is not None and button.isEnabled():
                if self._panels.lets_through(name):
                    button.click()
                return
        if self._prompt is not None and self._prompt.kind in {*PICKING, "meld"}:
            self._explain_refusal()

    def take_key(self, event: QKeyEvent) -> None:
        """Accept a key that was pressed elsewhere at the table if it is one of the panel that takes the focus."""
        panel = self.main_panel
        if panel is None or panel.hasFocus() or panel.has_button_focus or is_command(event) or event.key() in MODIFIERS:
            return
        name = next(name for name, each in self._panels.made.items() if each is panel)
        if not self._panels.lets_through(name) or panel.handle_key(event):
            event.accept()

    def claim_out(self) -> None:
        """Declare out, if possible, as a click on the button does."""
        if self.can_claim and self._panels.lets_through("claim"):
            self._panels.claim.claim()
            self._announcer.tell()

    @property
    def can_claim(self) -> bool:
        """Whether declaring out is offered."""
        return self._panels.is_shown("claim")

    @property
    def can_show_odds(self) -> bool:
        """Whether a bid is asked for that has odds, which may be shown or hidden now."""
        return self._panels.is_shown("bid") and self._panels.bid.can_unfold

    # ---- inside --------------------------------------------------------------------------------------------------

    def _on_busy(self) -> None:
        """Show a panel that has waited for cards to land."""
        if self._event_player.is_busy:  # again, since others have been told before
            return
        for name, panel in self._needed_panels().items():
            if name in _AFTER_FLIGHTS and panel.isHidden():
                self._panels.guard(name)
                self._panels.open(name)
                self._panels.put_column()

    def _on_settled(self) -> None:
        if self._panels.is_shown("mat"):
            self._panels.mat.await_cards(awaited=False)

    def _needed_panels(self) -> dict[str, Panel]:
        """Return the panels that the question needs, by name."""
        names = () if self._prompt is None else PANELS_OF.get(self._prompt.kind, ())
        return {name: self._panels.named(name) for name in names}

    def _raise_meld(self, suit: Suit | None) -> None:
        prompt = self._prompt
        if suit is None or prompt is None:
            self._choice.raise_cards(())
            return
        melds = best_melds(prompt.hand, suit, prompt.rules)
        self._choice.raise_cards(melded_cards(melds), suit)

    def _show_draft(self, cards: tuple[Card, ...]) -> None:
        if self._prompt is None or self._prompt.kind not in {"show", "meld"}:
            return
        mat, melds = self._panels.mat, self._panels.melds
        self._panels.put("mat", "melds")  # the size of the mat depends on the draft
        laid_out = self._event_player.interaction.chosen.melds
        mat.set_draft(cards, laid_out)
        melds.set_draft(cards, laid_out)
        self._panels.put_column()
        self._announcer.tell()

    def _show_meld_rows(self) -> None:
        """Show the list of melds in place of the panel that has only buttons."""
        if self._prompt is not None:
            self._event_player.interaction.asked.lines = len(meld_lines(self._prompt))
            self._event_player.arrange()
            self._panels.put("melds")
            self._panels.put_column()
            self._panels.melds.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_way(self, studied: bool) -> None:
        """Hide the panels in the middle while the melds of another seat are shown there."""
        if self._prompt is None or self._prompt.kind != "show":
            return
        for panel in self._needed_panels().values():
            panel.setVisible(not studied)
        self._panels.put_column()
        if not studied:
            self._panels.melds.setFocus(Qt.FocusReason.OtherFocusReason)

    def _explain_refusal(self) -> None:
        """Say what is missing from a selection of cards, or why the draft cannot be melded."""
        is_picking = self._prompt is not None and self._prompt.kind in PICKING
        self.why_not.emit(self._panels.passing.why_not if is_picking else self._panels.mat.why_not)


def _ask_in_panel(
    panel: Panel, prompt: Prompt, observation: Observation, names: Sequence[str], pending_choice: PendingChoices
) -> None:
    """Make a panel ask; if it has asked the same before, half-made choices are kept, on the table too."""
    panel.make_main()
    if type(panel) not in pending_choice:
        panel.ask(prompt, observation, names)
        return
    with QSignalBlocker(panel):  # its signals would raise or lay out other cards than the chosen ones
        panel.ask(prompt, observation, names)
        panel.restore_choice(pending_choice[type(panel)])
