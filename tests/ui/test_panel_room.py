"""Panels have room for all their texts, in every language and in the smallest and the largest type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.engine.actions import DeclareOut
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.engine.rules import patch
from pinochle_qt.languages import LANGUAGES
from pinochle_qt.ui.controls.buttons import PanelButton
from pinochle_qt.ui.controls.suit_label import SuitLabel
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.theme import FELT
from pinochle_qt.ui.language import speak
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.panels.ask.claim import ClaimPanel
from pinochle_qt.ui.panels.ask.continue_panel import ContinuePanel
from pinochle_qt.ui.panels.ask.decide import DecidePanel
from pinochle_qt.ui.panels.ask.kitty import KittyPanel
from pinochle_qt.ui.panels.ask.meld import MeldList
from pinochle_qt.ui.panels.ask.meld_mat import MeldMat
from pinochle_qt.ui.panels.ask.passing import PassPanel
from pinochle_qt.ui.panels.ask.trump import TrumpPanel
from pinochle_qt.ui.panels.show.curtain import Curtain
from pinochle_qt.ui.panels.show.log import LogPanel
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.panels import PANELS, log_panel
from pinochle_qt.ui.table.input.asking_panels import places_in_the_way
from tests.checks import require, some
from tests.ui.inspection import overlapping_children
from tests.ui.moments import moments, session_at
from tests.ui.panel_gallery import PICTURES, Scene
from tests.ui.panel_tools import INSTANT, apply_style
from tests.ui.positions import STOCK, table
from tests.ui.small_screens import SMALL_SCREENS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pinochle_qt.ui.draw.shapes import Rect
    from pinochle_qt.ui.panels.panel import Panel

    Asking: TypeAlias = BidPanel | TrumpPanel | PassPanel | MeldMat | MeldList | DecidePanel | KittyPanel

NAMES: Final = (
    "Maximiliane",
    "Bartholomew",
    "Wilhelmina",
    "Montgomery",
    "Alessandra",
    "Christopher",
    "Josephine",
    "Leopold",
)
SIZES: Final = (*SMALL_SCREENS, (960, 640), (2560, 1600))
ASKED: Final = {
    "single_deck_partnership": ("bid", "trump", "give", "show", "decide"),
    "simplified_two_handed_150": ("meld",),
    "two_handed_draft": ("draft",),
    "three_handed_auction": ("bury", "decide"),
    "partnership_four_handed_kitty": ("distribute",),
    "five_handed_called_partner": ("call", "decide"),
    "eight_handed_four_teams": ("show",),
}
PANELS_FOR: Final[dict[str, tuple[tuple[str, type[Asking]], ...]]] = {
    "bid": (("bid", BidPanel),),
    "trump": (("trump", TrumpPanel),),
    "give": (("passing", PassPanel),),
    "bury": (("passing", PassPanel),),
    "show": (("mat", MeldMat), ("melds", MeldList)),
    "meld": (("mat", MeldMat), ("melds", MeldList)),
    "distribute": (("kitty", KittyPanel),),
}
"""Panels by the kind of question that they ask; `DecidePanel` asks all others."""


def cut(panel: QWidget) -> list[str]:
    """Return the texts of a panel that are cut off."""
    labels = [each for each in panel.findChildren(SuitLabel) if each.isVisibleTo(panel)]
    buttons = [each for each in panel.findChildren(PanelButton) if each.isVisibleTo(panel)]
    found = [each.text() for each in labels if not each.hasHeightForWidth() and each.width() < each.sizeHint().width()]
    found += [each.text() for each in labels if each.height() < each.heightForWidth(each.width())]
    return found + [each.text() for each in buttons if each.width() < each.minimumSizeHint().width()]


def shown(panel: Panel, at: Rect, ui: float) -> list[str]:
    """Put a panel in its place, and return what is wrong with it."""
    apply_style(FELT, ui)
    panel.place(QRect(at.x, at.y, at.width, at.height))
    panel.open(INSTANT)
    QApplication.sendPostedEvents(panel, QEvent.Type.LayoutRequest)
    home = panel.parentWidget()
    outside = [] if home is not None and home.rect().contains(panel.geometry()) else [f"{panel.geometry()} is outside"]
    return [*cut(panel), *overlapping_children(panel), *outside]


@pytest.mark.parametrize("picture", PICTURES, ids=lambda each: each.__name__)
def test_the_panel_gallery_can_be_painted(home: QWidget, picture: Callable[[Scene], None]) -> None:
    del home  # it loads the fonts; text widths in other fonts would be cached for later tests
    scene, empty = (Scene((1280, 800), FELT) for _ in range(2))
    picture(scene)
    assert scene.home.grab().toImage() != empty.home.grab().toImage()


def asking(home: QWidget, size: tuple[int, int]) -> Iterator[tuple[str, Panel, Rect]]:
    """Yield every panel that asks something, with its name and place."""
    for preset, kinds in ASKED.items():
        for moment in moments(preset):
            if moment.name not in kinds:
                continue
            session = session_at(preset, moment)
            prompt, seen = require(session.prompt), session.observe(moment.seat)
            layout = Layout(Frame(*size), seen.players, len(seen.hand), moment.name == "meld")
            for name, kind in PANELS_FOR.get(moment.name, (("decide", DecidePanel),)):
                panel = kind(DeckArt(FELT), home) if issubclass(kind, DecidePanel | KittyPanel) else kind(home)
                panel.ask(prompt, seen, NAMES)
                if isinstance(panel, MeldMat):
                    panel.set_draft(melded_cards(prompt.best))
                place = "last_word" if "last_word" in places_in_the_way(prompt) else name
                yield f"{preset} {moment.name} {name}", panel, PANELS[place](layout)
                if isinstance(panel, BidPanel):
                    panel.want_odds(wanted=True)
                    yield f"{preset} {moment.name} odds", panel, PANELS["odds"](layout)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_panel_is_cut(
    home: QWidget, application: QApplication, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    home.resize(*size)
    frame = Frame(*size)
    layout = Layout(frame, 4, 12, has_stock=False)
    claim, go_on, curtain, log = ClaimPanel(home), ContinuePanel(home), Curtain(home), LogPanel(home)
    ends = table(patch(STOCK, {"match.declare_out": True}))
    can_end = ends.play_until(lambda each: any(isinstance(choice, DeclareOut) for choice in each.choices))
    claim.ask(can_end, ends.seen(), NAMES)
    curtain.show_for(NAMES[0])
    others: tuple[tuple[str, Panel, Rect], ...] = (
        ("go on", go_on, PANELS["go_on"](layout)),
        ("curtain", curtain, PANELS["curtain"](layout)),
        ("log", log, log_panel(layout)),
    )
    faults: list[str] = []
    for is_meant in (False, True):
        claim.restore_choice(is_meant)
        faults += [f"claim: {fault}" for fault in shown(claim, PANELS["claim"](layout), frame.ui)]
    for name, panel, at in (*asking(home, size), *others):
        faults += [f"{name}: {fault}" for fault in shown(panel, at, frame.ui)]
        panel.hide()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [*SIZES, (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_to_play_on_is_no_wider_than_the_space_that_melds_leave_to_it(
    home: QWidget, application: QApplication, language: str, size: tuple[int, int]
) -> None:
    speak(application, language)
    home.resize(*size)
    for name, panel, at in some(asking(home, size)):
        if "decide" in name:
            assert shown(panel, at, Frame(*size).ui) == [], name
            assert panel.width() <= at.width, name
        panel.hide()
