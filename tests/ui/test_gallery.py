"""Every phase of every game at two sizes and in two themes: nothing is blank, and nothing covers what it must not.

A normal run looks at a few games. Set `PINOCHLE_PICTURES` to a folder to look at all of them and to get the pictures.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.controls.suit_chip import SuitChip
from pinochle_qt.ui.draw.bubbles import PillItem
from pinochle_qt.ui.draw.shapes import COMPACT_BELOW, Rect, index_corner
from pinochle_qt.ui.game.controller import MatchController
from pinochle_qt.ui.table.geometry.composition import MELD_Z
from pinochle_qt.ui.table.geometry.melds.compose_melds import draft_groups
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.ghost_item import GhostItem
from pinochle_qt.ui.window.main_window import MainWindow
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from tests.checks import require, some
from tests.ui import inspection
from tests.ui.moments import moments, session_at
from tests.ui.playing import SilentBots, Unhurried, application
from tests.ui.small_screens import SMALL_SCREENS, squeeze

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from pinochle_qt.session.settings import ThemeChoice
    from tests.ui.moments import Moment

    Look: TypeAlias = tuple[tuple[int, int], ThemeChoice]
    TableAction: TypeAlias = Callable[[MainWindow], None]

PICTURES: Final = os.environ.get("PINOCHLE_PICTURES")
SMALL, FIRST = (960, 640), (1280, 800)
FEW_LOOKS: Final[tuple[Look, ...]] = ((SMALL, "felt"), (FIRST, "light"))
LOOKS: Final[tuple[Look, ...]] = (
    *((size, "felt") for size in SMALL_SCREENS),
    *((*FEW_LOOKS, (SMALL, "light"), (FIRST, "felt")) if PICTURES else FEW_LOOKS),
)
END_LOOKS: Final[tuple[Look, ...]] = ((FIRST, "dark"), ((1920, 1080), "felt"), ((1920, 1080), "dark"))
"""Further looks for the end of a match, which is a picture that people keep."""
FEW: Final = ("single_deck_partnership", "simplified_two_handed_150", "eight_handed_four_teams")
"""Games that together have most kinds of questions, and the fewest and the most seats."""


class Gallery:
    """A window that shows one moment after the other."""

    def __init__(self, qtbot: QtBot, paths: Paths) -> None:
        application()
        self.bots = SilentBots()
        self.controller = MatchController(self.bots)
        settings = Settings(speed="instant", theme="felt", play_forced=False)
        self.window = MainWindow(self.controller, settings, paths, None, Unhurried())
        qtbot.addWidget(self.window)
        self.window.show()

    def open(self, preset: str, moment: Moment) -> None:
        """Show the table at a moment, without panels that were open before."""
        self.window.panels.last_trick.hide()
        self.window.panels.log.hide()
        self.window.matches.open(session_at(preset, moment))
        QApplication.processEvents()

    def look(self, size: tuple[int, int], theme: ThemeChoice) -> None:
        """Show the same moment in another size and theme."""
        squeeze(self.window, size)
        self.window.preferences.apply(replace(self.window.settings, theme=theme))
        QApplication.processEvents()

    def inspect(self, name: str) -> list[str]:
        """Return what is wrong with what is shown, and save a picture if pictures are asked for."""
        picture = self.window.grab().toImage()
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            picture.save(str(Path(PICTURES) / f"{name}.png"))
        return inspection.overlaps(self.window) + inspection.blank_parts(picture, self.window)


@pytest.fixture
def gallery(qtbot: QtBot, tmp_path: Path) -> Gallery:
    return Gallery(qtbot, Paths(tmp_path / "config", tmp_path / "data"))


# ---- a simulated user's actions --------------------------------------------------------------------------------------


def refuse(window: MainWindow) -> None:
    """Try a card that may not be played, if there is one."""
    choice = window.view.choice
    playable = window.view.event_player.interaction.asked.playable or frozenset()
    wrong = next((token for token in choice.hand if token.face not in playable), None)
    if wrong is not None:
        choice.activate(wrong)


def choose(window: MainWindow) -> None:
    """Choose one card fewer than asked for."""
    prompt = require(window.view.choice.prompt)
    assert prompt.pick is not None
    for token in [each for each in window.view.choice.hand if each.face in prompt.pick.among][: prompt.pick.size - 1]:
        window.view.choice.activate(token)


def lay_no_meld(window: MainWindow) -> None:
    """Lay two cards on the mat that form no meld together."""
    choice = window.view.choice
    choice.clear()
    for token in (choice.hand[0], choice.hand[-1]):
        choice.activate(token)


def explain(window: MainWindow) -> None:
    """Show the meaning of another player's last action."""
    window.presenter.meanings.tell_before()


def open_log(window: MainWindow) -> None:
    """Show the log."""
    window.presenter.toggle("log")


def open_sheet(window: MainWindow) -> None:
    """Show the match's score sheet."""
    window.presenter.toggle("score")


def look_back(window: MainWindow) -> None:
    """Show the last trick large."""
    window.presenter.toggle("trick")


def draw_curtain(window: MainWindow) -> None:
    """Call another person to the screen."""
    window.panel_host.call_person(0)


ACTIONS: Final[dict[str, tuple[tuple[str, TableAction], ...]]] = {
    "follow": (("refused", refuse), ("meaning", explain)),
    "give": (("chosen", choose),),
    "bury": (("chosen", choose),),
    "meld": (("no-meld", lay_no_meld),),
    "late": (("log", open_log), ("sheet", open_sheet), ("trick", look_back), ("curtain", draw_curtain)),
}
"""What is done at a moment, each time starting from the moment itself."""


def actions(preset: str) -> Iterator[tuple[str, Moment, TableAction]]:
    """Yield every action at a moment of a preset, with a name."""
    for moment in moments(preset):
        for name, action in ACTIONS.get(moment.name, ()):
            yield f"{moment.name}-{name}", moment, action


@pytest.mark.parametrize("preset", PRESETS if PICTURES else FEW)
def test_everything_is_visible_in_every_phase(gallery: Gallery, preset: str) -> None:
    faults: list[str] = []

    def inspect(name: str, size: tuple[int, int], theme: ThemeChoice) -> None:
        where = f"{preset}-{name}-{size[0]}-{theme}"
        faults.extend(f"{where}: {fault}" for fault in gallery.inspect(where))

    for moment in moments(preset):
        for at, look in enumerate((*LOOKS, *END_LOOKS) if PICTURES and moment.name == "won" else LOOKS):
            gallery.look(*look)
            if not at:
                gallery.open(preset, moment)
            inspect(moment.name, *look)
    # Actions begin with the moment itself: with one look after the other, the window need not show these in all others.
    for look in LOOKS:
        gallery.look(*look)
        for name, moment, action in actions(preset):
            gallery.open(preset, moment)
            action(gallery.window)
            inspect(name, *look)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("preset", PRESETS if PICTURES else FEW)
def test_a_hint_covers_nothing_it_mentions(gallery: Gallery, preset: str) -> None:
    window, policy, faults = gallery.window, Policy(), []
    for size, theme in FEW_LOOKS:
        gallery.look(size, theme)
        for moment in moments(preset):
            gallery.open(preset, moment)
            prompt = gallery.controller.prompt
            if prompt is None:
                continue
            decision = policy.decide(gallery.controller.observation, prompt, None)
            gallery.controller.advised.emit(decision.action, decision.reason)
            where = f"{preset}-{moment.name}-hint-{size[0]}"
            faults += [f"{where}: {fault}" for fault in gallery.inspect(where)]
            hint = QRectF(window.panels.hint.geometry().translated(0, window.view.layout_now.frame.menu))
            event_player = window.view.event_player
            assert event_player.zones is not None
            offered = [
                event_player.cards.item(token).box() for token in (event_player.zones.offered,) if token is not None
            ]
            own = [window.view.places.place.sceneBoundingRect()] if prompt.kind == "play" else []
            pile = [
                item.box()
                for item in window.view.scene().items()
                if isinstance(item, CardItem) and item.isVisible() and not event_player.cards.is_token(item)
            ]
            faults += [f"{where} covers {box}" for box in (*offered, *own, *pile) if box.intersects(hint)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [FIRST, (2560, 1080)])
@pytest.mark.parametrize("preset", ["three_handed_auction", "double_deck_four_handed"])
def test_melds_of_all_seats_are_counted_with_shared_cards_in_each(
    gallery: Gallery, preset: str, size: tuple[int, int]
) -> None:
    gallery.look(size, "felt")
    gallery.open(preset, next(moment for moment in moments(preset) if moment.name == "show"))
    event_player = gallery.window.view.event_player
    assert event_player.zones is not None
    groups = [group for melds in event_player.zones.melds for group in melds]
    seen = [item for item in gallery.window.view.scene().items() if item.isVisible()]
    drafted = draft_groups(event_player.interaction)[0]
    assert groups
    assert sum(isinstance(item, PillItem) for item in seen) == len(groups) + len(drafted)
    ghosts = sum(len(group.ghosts) for group in (*groups, *drafted))
    # where melds fill a mat, they lie in one sequence: no shared card has an outline in its other melds
    outlined = sum(isinstance(item, GhostItem) for item in seen)
    assert outlined <= ghosts
    assert outlined or size == FIRST
    assert not inspection.overlaps(gallery.window)


@pytest.mark.parametrize(
    ("preset", "label"),
    [("partnership_four_handed_kitty", "Kitty, 4 cards"), ("racehorse_six_handed", "Widow, 4 cards")],
)
def test_cards_that_belong_to_nobody_are_labelled_and_counted(gallery: Gallery, preset: str, label: str) -> None:
    for size, theme in FEW_LOOKS:
        gallery.look(size, theme)
        gallery.open(preset, next(moment for moment in moments(preset) if moment.name == "bid"))
        pills = [item for item in gallery.window.view.scene().items() if isinstance(item, PillItem)]
        assert label in [str(pill.shown[0]) for pill in pills if pill.isVisible()]
        assert not inspection.overlaps(gallery.window)


def test_the_melds_of_partners_are_added_up_beside_plain_seats_if_there_is_room(gallery: Gallery) -> None:
    at = {moment.name: moment for moment in moments("double_deck_four_handed")}
    window = gallery.window
    for size in (SMALL, FIRST):
        gallery.look(size, "felt")
        gallery.open("double_deck_four_handed", at["show"])
        assert "meld_sum" not in window.panels.made
    window.preferences.apply(replace(window.settings, plain_seats=True))
    QApplication.processEvents()
    seen, panel = gallery.controller.observation, window.panels.meld_sum
    viewer = seen.viewer or 0
    sides = ((viewer, viewer + 2), (viewer + 1, viewer + 3))
    sums = [sum(seen.meld_points(seat % 4) for seat in side) for side in sides]
    assert [each.points for each in panel.sums] == [text.points(each, seen.rules) for each in sums]
    assert panel.isVisible()
    assert not inspection.overlaps(window)
    gallery.open("double_deck_four_handed", at["lead"])
    assert not panel.isVisible()
    gallery.open("three_handed_auction", next(each for each in moments("three_handed_auction") if each.name == "show"))
    assert not panel.isVisible()


def test_raised_cards_in_the_auction_are_labelled_as_meld(gallery: Gallery) -> None:
    preset = "single_deck_partnership"
    for size, theme in FEW_LOOKS:
        gallery.look(size, theme)
        gallery.open(preset, next(moment for moment in moments(preset) if moment.name == "bid"))
        window = gallery.window
        interaction = window.view.event_player.interaction
        assert interaction.marked.raised_for is not None
        chips = [
            chip for chip in window.panels.bid.findChildren(SuitChip) if chip.suit != interaction.marked.raised_for
        ]
        for chip in some(chips):
            QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
            window.view.event_player.finish()
            pills = [item for item in window.view.scene().items() if isinstance(item, PillItem) and item.isVisible()]
            pill_texts = [str(pill.shown[0]) for pill in pills]
            assert interaction.marked.raised
            assert [
                each.lower() for each in pill_texts if each.lower().endswith(f"meld in {text.suit_name(chip.suit)}")
            ]
            assert not inspection.overlaps(window)
        window.view.choice.raise_cards(())
        assert interaction.marked.raised_for is None


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("preset", ["single_deck_partnership", "racehorse_six_handed"])
def test_every_chosen_card_shows_its_tick_and_its_index(gallery: Gallery, preset: str, is_left_handed: bool) -> None:
    window = gallery.window
    window.preferences.apply(replace(window.settings, left_handed=is_left_handed))
    moment = next(each for each in moments(preset) if each.name in {"give", "bury"})
    for size, theme in FEW_LOOKS:
        gallery.look(size, theme)
        gallery.open(preset, moment)
        choose(window)
        gallery.inspect(f"{preset}-ticks-{size[0]}-{'left' if is_left_handed else 'right'}")
        event_player, hand = window.view.event_player, window.view.choice.hand
        cards = [event_player.cards.item(each) for each in hand]
        chosen = event_player.interaction.chosen.selected
        assert len(chosen) > 1
        for token in some(chosen):
            item = event_player.cards.item(token)
            mark = item.overlays["tick"]
            inside = mark.boundingRect().adjusted(3, 3, -3, -3)
            for card in some(cards):
                tick = mark.mapToItem(card, inside).boundingRect()
                if card.zValue() > item.zValue():
                    assert not tick.intersects(QRectF(-card.width / 2, -0.7 * card.width, card.width, 1.4 * card.width))
                index = index_corner(Rect(0, 0, card.width, 0), is_large=False, is_right=is_left_handed)
                corner = QRectF(index.x, 4, index.width, index.height - 4)
                assert not tick.intersects(corner.translated(-card.width / 2, -0.7 * card.width))


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize("preset", ["eight_handed_four_teams", "single_deck_partnership"])
def test_a_meld_under_the_pointer_is_named_inside_the_window_and_over_no_index(
    gallery: Gallery, preset: str, is_left_handed: bool
) -> None:
    window = gallery.window
    window.preferences.apply(replace(window.settings, left_handed=is_left_handed))
    moment = next(each for each in moments(preset) if each.name == "show")
    gallery.look(SMALL, "felt")
    gallery.open(preset, moment)
    view, event_player = window.view, window.view.event_player
    assert event_player.zones is not None
    table = view.layout_now.frame.table
    faces = [token for token in event_player.zones.tokens() if token.face is not None]
    for seat, groups in enumerate(event_player.zones.melds):
        for number, group in enumerate(groups):
            if event_player.cards.item(group.tokens[0]).zValue() < MELD_Z:
                continue  # left out: a note mentions it, and a click on the plate shows it
            box = event_player.cards.item(group.tokens[0]).box()
            at = QPointF(box.right() - 4 if is_left_handed else box.left() + 4, box.top() + 12)
            QTest.mouseMove(view.viewport(), view.mapFromScene(at))
            assert event_player.interaction.marked.studied is group.tokens[0]
            pills = [item for item in view.scene().items() if isinstance(item, PillItem)]
            named = [pill for pill in pills if str(pill.shown[0]) == text.meld_title(group.meld, PRESETS[preset])]
            assert named
            gallery.inspect(f"{preset}-show-studied-{seat}-{number}-{is_left_handed}")
            for pill in named:
                shown = pill.sceneBoundingRect()
                assert QRectF(table.x, table.y, table.width, table.height).contains(shown)
                for token in faces:
                    item = event_player.cards.item(token)
                    is_large = item.width < COMPACT_BELOW
                    index = index_corner(Rect(0, 0, item.width, 0), is_large=is_large, is_right=is_left_handed)
                    corner = QRectF(index.x, 4, index.width, index.height - 4)
                    corner.translate(-item.width / 2, -0.7 * item.width)
                    assert not item.mapRectToScene(corner).intersects(shown), (shown, token)
