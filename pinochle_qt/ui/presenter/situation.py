"""Explains what is happening: what the panel with the keyboard focus is about, and what its keys do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.actions import Pass
from pinochle_qt.ui.controls.keyboard.key_names import key_name
from pinochle_qt.words.game.situation import SituationWord, about_question, usual_words
from pinochle_qt.words.menus import Menu
from pinochle_qt.words.rooms.help import PARTS, KeyHelp, KeyWord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.ui.game.controller import MatchController
    from pinochle_qt.ui.presenter.panel_set import PanelSet
    from pinochle_qt.ui.table.scene.event_player import EventPlayer

    KeysNow: TypeAlias = Callable[[Iterable[Menu]], list[tuple[str, str]]]

_KEYS: Final[Mapping[PromptKind, KeyWord]] = {
    "bid": KeyWord.BIDDING,
    "trump": KeyWord.TRUMP,
    "call": KeyWord.CHOICES,
    "give": KeyWord.CARDS,
    "bury": KeyWord.CARDS,
    "distribute": KeyWord.KITTY,
    "draft": KeyWord.CHOICES,
    "misdeal": KeyWord.CHOICES,
    "show": KeyWord.MELDING,
    "meld": KeyWord.MELDING,
    "decide": KeyWord.CHOICES,
    "play": KeyWord.CARDS,
}
_PLAYS: Final = KeyHelp(("Return", "Space", "Up"), KeyWord.PLAY_CARD)
_CHOOSES: Final[Mapping[KeyWord, KeyWord]] = {KeyWord.USE: KeyWord.CHOOSE_CARD, KeyWord.ANSWER: KeyWord.CONFIRM}
"""What the keys of the cards do where one is played, and where several are chosen: Help names both at once."""
ASKED: Final[Mapping[PromptKind, tuple[SituationWord, SituationWord, tuple[KeyHelp, ...]]]] = {
    kind: (*usual_words(kind), PARTS[part]) for kind, part in _KEYS.items()
}
"""The title and explanation of each question, with the keys that answer it."""
OPENED: Final[Mapping[str, tuple[SituationWord, SituationWord]]] = {
    "log": (SituationWord.LOG_TITLE, SituationWord.LOG),
    "hand_list": (SituationWord.HAND_LIST_TITLE, SituationWord.HAND_LIST),
    "trick": (SituationWord.TRICK_TITLE, SituationWord.TRICK),
}
"""The title and explanation of panels that are only read, by name."""
PAGES: Final[Mapping[str, SituationWord]] = {
    "games": SituationWord.GAMES,
    "statistics": SituationWord.STATISTICS,
    "look back": SituationWord.LOOK_BACK,
    "learn": SituationWord.LEARN,
    "problem": SituationWord.PROBLEM,
    "help": SituationWord.HELP,
    "fair play": SituationWord.FAIR_PLAY,
    "score sheet": SituationWord.SCORE_SHEET,
}
"""The explanation of each room, by name."""


def explain_page(name: str) -> str:
    """Return the explanation of a page over the table."""
    return PAGES.get(name, SituationWord.OTHER_PAGE)()


def explain_table(
    controller: MatchController, panels: PanelSet, event_player: EventPlayer, keys_now: KeysNow
) -> tuple[str, str]:
    """Return a title and an explanation for whatever has the keyboard focus at the table.

    `keys_now` returns the keys and words of those commands with the given labels that are possible now.
    """

    def with_keys(about: SituationWord, *labels: Menu) -> str:
        return " ".join((about(), *(SituationWord.KEY(keys=key, does=does) for key, does in keys_now(labels))))

    if not controller.has_table:
        return SituationWord.NOTHING_TITLE(), with_keys(SituationWord.NOTHING, Menu.NEW, Menu.GAMES)
    if controller.called is not None:
        name = panels.names(controller.observation)[controller.called]
        return SituationWord.CALLED_TITLE(name=name), SituationWord.CALLED(name=name)
    if controller.guide is not None:
        return SituationWord.LESSON_TITLE(), with_keys(SituationWord.LESSON, Menu.HINT)
    name, prompt = _focused_panel(panels), controller.prompt
    if name in OPENED:
        title, about = OPENED[name]
        return title(), about()
    if name == "score" and panels.score.can_close:
        return SituationWord.SHEET_TITLE(), SituationWord.SHEET()
    if prompt is not None:
        return _explain_question(prompt, can_hint=prompt.has_choice and bool(keys_now([Menu.HINT])))
    if event_player.interaction.asked.melds_stay:
        melds = SituationWord.MELDS_AT_END if event_player.is_result_known else SituationWord.MELDS
        return SituationWord.MELDS_TITLE(), melds()
    if controller.table.is_over and controller.table.is_of_evening:
        return SituationWord.BOARD_TITLE(), with_keys(SituationWord.BOARD, Menu.NEXT_DEAL)
    if controller.table.is_over:
        about = SituationWord.END if controller.table.can_play_again else SituationWord.END_WAITS
        return SituationWord.END_TITLE(), with_keys(about, Menu.LOOK_BACK, Menu.NEW)
    if controller.awaits_deal:
        return SituationWord.OVER_TITLE(), with_keys(SituationWord.OVER, Menu.LOOK_BACK, Menu.NEXT_DEAL)
    return _explain_waiting(controller, panels)


def _explain_question(prompt: Prompt, *, can_hint: bool) -> tuple[str, str]:
    title, about = about_question(prompt)
    key_lines = (
        SituationWord.KEY(keys=" ".join(map(key_name, each.keys)), does=each.does()) for each in keys_for(prompt)
    )
    return title, "\n".join((about, *([SituationWord.HINT()] if can_hint else []), *key_lines))


def keys_for(prompt: Prompt) -> tuple[KeyHelp, ...]:
    """Return the keys that can answer a question, without those for which its rules or this moment have no use.

    What keys do with cards is said as this question means it: to play one, or to choose several.
    """
    useless: set[KeyWord] = set()
    if prompt.kind == "bid":
        if not prompt.suits:
            useless.add(KeyWord.NEXT_SUIT)
        if not prompt.offers_moon:
            useless.add(KeyWord.BID_MOON)
        if not any(isinstance(each, Pass) and each.help for each in prompt.choices):
            useless.add(KeyWord.PASS_HELP)
    if prompt.kind == "show" and not prompt.best:
        useless.add(KeyWord.OTHER_MELD)
    if prompt.kind == "play":
        useless |= {KeyWord.USE, KeyWord.ANSWER, KeyWord.CLEAR}
    does = _CHOOSES if prompt.kind in {"give", "bury"} else {}
    keys = (each for each in PARTS[_KEYS[prompt.kind]] if each.does not in useless)
    plays = (_PLAYS,) if prompt.kind == "play" else ()
    return (*plays, *(each._replace(does=does.get(each.does, each.does)) for each in keys))


def _explain_waiting(controller: MatchController, panels: PanelSet) -> tuple[str, str]:
    asked = controller.table.asked
    if asked is None:
        return SituationWord.NOTHING_TITLE(), SituationWord.WAIT()
    name = panels.names(controller.observation)[asked]
    return SituationWord.WAIT_TITLE(name=name), SituationWord.WAIT()


def _focused_panel(panels: PanelSet) -> str:
    """Return the name of the panel that has the keyboard focus, or an empty string if the cards have it."""
    focus = QApplication.focusWidget()
    if focus is None:
        return ""
    return next((name for name, panel in panels.made.items() if panel is focus or panel.isAncestorOf(focus)), "")
