"""Explains what is happening: what the panel with the keyboard focus is about, and what its keys do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.features import has_summed_auction, has_teams
from pinochle_qt.ui.controls.key_names import key_name
from pinochle_qt.ui.words import key_catalog as keys
from pinochle_qt.ui.words.happening_catalog import Happening

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.ui.controller import MatchController
    from pinochle_qt.ui.host.panel_set import PanelSet
    from pinochle_qt.ui.table.scene.event_player import EventPlayer
    from pinochle_qt.ui.words.key_catalog import KeyHelp

ASKED: Final[Mapping[PromptKind, tuple[Happening, Happening, tuple[KeyHelp, ...]]]] = {
    "bid": (Happening.BID_TITLE, Happening.BID_SIDE, keys.BIDDING),
    "trump": (Happening.TRUMP_TITLE, Happening.TRUMP, keys.TRUMP),
    "call": (Happening.CALL_TITLE, Happening.CALL, keys.CHOICES),
    "give": (Happening.GIVE_TITLE, Happening.GIVE, keys.CARDS),
    "bury": (Happening.BURY_TITLE, Happening.BURY, keys.CARDS),
    "distribute": (Happening.KITTY_TITLE, Happening.KITTY, keys.KITTY),
    "draft": (Happening.DRAFT_TITLE, Happening.DRAFT, keys.CHOICES),
    "misdeal": (Happening.MISDEAL_TITLE, Happening.MISDEAL, keys.CHOICES),
    "show": (Happening.SHOW_TITLE, Happening.SHOW, keys.MELDING),
    "meld": (Happening.MELD_TITLE, Happening.MELD, keys.MELDING),
    "decide": (Happening.DECIDE_TITLE, Happening.DECIDE, keys.CHOICES),
    "play": (Happening.FOLLOW_TITLE, Happening.FOLLOW, keys.CARDS),
}
"""The title and explanation of each question, with the keys that answer it."""
OPENED: Final[Mapping[str, tuple[Happening, Happening]]] = {
    "log": (Happening.LOG_TITLE, Happening.LOG),
    "hand_list": (Happening.HAND_LIST_TITLE, Happening.HAND_LIST),
    "trick": (Happening.TRICK_TITLE, Happening.TRICK),
    "match_end": (Happening.END_TITLE, Happening.END),
}
"""The title and explanation of panels that are only read, by name."""
PAGES: Final[Mapping[str, Happening]] = {
    "games": Happening.GAMES,
    "statistics": Happening.STATISTICS,
    "look back": Happening.LOOK_BACK,
    "learn": Happening.LEARN,
    "problem": Happening.PROBLEM,
    "help": Happening.HELP,
    "fair play": Happening.FAIR_PLAY,
    "score sheet": Happening.SCORE_SHEET,
}
"""The explanation of each room, by name."""


def explain_page(name: str) -> str:
    """Return the explanation of a page over the table."""
    return PAGES.get(name, Happening.OTHER_PAGE)()


def explain_table(controller: MatchController, panels: PanelSet, event_player: EventPlayer) -> tuple[str, str]:
    """Return a title and an explanation for whatever has the keyboard focus at the table."""
    if controller.current_session is None:
        return Happening.NOTHING_TITLE(), Happening.NOTHING()
    if controller.called is not None:
        name = panels.names(controller.observation)[controller.called]
        return Happening.CALLED_TITLE(name=name), Happening.CALLED(name=name)
    if controller.guide is not None:
        return Happening.LESSON_TITLE(), Happening.LESSON()
    name, prompt = _focused_panel(panels), controller.prompt
    if name in OPENED:
        title, about = OPENED[name]
        return title(), about()
    if name == "score" and panels.score.can_close:
        return Happening.SHEET_TITLE(), Happening.SHEET()
    if prompt is not None:
        return _explain_question(prompt)
    if event_player.pointing.melds_stay:
        return Happening.MELDS_TITLE(), Happening.MELDS()
    if controller.session.is_over:
        return Happening.END_TITLE(), Happening.END()
    if controller.awaits_deal:
        return Happening.OVER_TITLE(), Happening.OVER()
    return _explain_waiting(controller, panels)


def _explain_question(prompt: Prompt) -> tuple[str, str]:
    title, about, key_helps = ASKED[prompt.kind]
    if prompt.kind == "bid" and not has_teams(prompt.rules):
        about = Happening.BID_ALONE
    if prompt.kind == "bid" and has_summed_auction(prompt.rules):
        about = Happening.BID_SUM
    if prompt.kind == "play" and prompt.position is not None:
        if not prompt.position.trick:
            title, about = Happening.LEAD_TITLE, Happening.LEAD
        elif not prompt.position.strict:
            title, about = Happening.FREE_TITLE, Happening.FREE
    key_lines = (Happening.KEY(keys=" ".join(map(key_name, each.keys)), does=each.does()) for each in key_helps)
    return title(), "\n".join((about(), *key_lines))


def _explain_waiting(controller: MatchController, panels: PanelSet) -> tuple[str, str]:
    prompt = controller.session.prompt
    if prompt is None or prompt.seat is None:
        return Happening.NOTHING_TITLE(), Happening.WAIT()
    name = panels.names(controller.observation)[prompt.seat]
    return Happening.WAIT_TITLE(name=name), Happening.WAIT()


def _focused_panel(panels: PanelSet) -> str:
    """Return the name of the panel that has the keyboard focus, or an empty string if the cards have it."""
    focus = QApplication.focusWidget()
    if focus is None:
        return ""
    return next((name for name, panel in panels.made.items() if panel is focus or panel.isAncestorOf(focus)), "")
