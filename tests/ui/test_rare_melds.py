"""A rare meld is shown large in the middle of the table before it is laid out; others get a glint."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pinochle_qt.engine.cards import Suit, parse_cards
from pinochle_qt.engine.events import MeldsShown
from pinochle_qt.engine.melds import best_melds, is_good, rarest
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.session.viewer_steps import ViewedEvent
from pinochle_qt.ui.draw.shapes import Rect, SizeClass
from pinochle_qt.ui.draw.theme import Tempo
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.moments import rare_meld, rare_meld_label
from pinochle_qt.ui.table.scene.portraits import PORTRAIT_Z
from pinochle_qt.ui.table.zones import movements
from pinochle_qt.ui.table.zones.rare_melds import RareMelds
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.ui.playing import Table
from tests.ui.positions import table
from tests.ui.rare_deals import DOUBLE_PINOCHLE, DOUBLE_RUN, ROUNDHOUSE, RUN, deal_to

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.ui.table.zones.rare_melds import RareMoment

SINGLE = PRESETS["single_deck_partnership"]
Key = Qt.Key


class Showing:
    """A table at which somebody shows given cards, with what was shown large so far."""

    def __init__(
        self, qtbot: QtBot, folder: Path, held: Mapping[Seat, str], *, speed: str = "normal", reduced: bool = False
    ) -> None:
        self.table = Table(qtbot, Paths(folder, folder), Settings(speed="instant", reduced_motion=reduced))
        self.view, self.qtbot = self.table.window.view, qtbot
        self.player = self.view.event_player
        self.begun: list[RareMoment | None] = []
        self.heard: list[Sound] = []
        self.player.meld_pauses.rare_meld_changed.connect(self.begun.append)
        self.player.motion.sounded.connect(self.heard.append)
        session = self.table.begun("single_deck_partnership")
        deal_to(session, held)
        self.table.window.matches.open(session)
        self.speed = speed
        self.go_on_until_melds()

    def go_on_until_melds(self) -> None:
        """Play until somebody lays melds, at the chosen speed from the naming of trump on."""
        while not any(melds is not None for melds in self.table.controller.observation.shown):
            self.qtbot.waitUntil(lambda: self.table.prompt is not None or self.has_shown)
            if self.has_shown:
                return
            window = self.table.window
            window.preferences.apply(replace(window.settings, speed=self.speed))
            self.player.finish()
            self.table.answer_by_mouse()

    @property
    def has_shown(self) -> bool:
        return any(melds is not None for melds in self.table.controller.observation.shown)

    def wait_for_moment(self) -> RareMoment:
        """Let seats without a rare meld show theirs until one is shown large."""
        self.qtbot.waitUntil(lambda: bool(self.begun), timeout=10_000)
        return require(self.begun[0])


@pytest.mark.parametrize(
    ("hand", "kind"), [(DOUBLE_PINOCHLE, "pinochle"), (DOUBLE_RUN, "run"), ("AS AH AC AD AS AH AC AD", "aces")]
)
def test_doubles_are_rare(hand: str, kind: str) -> None:
    found = require(rarest(best_melds(parse_cards(hand), Suit.HEARTS, SINGLE)))
    assert [meld.kind for meld in found.melds] == [kind]
    assert len(found.cards) == len(hand.split())


def test_a_roundhouse_is_rare_and_consists_of_four_pairs() -> None:
    found = require(rarest(best_melds(parse_cards(ROUNDHOUSE), Suit.SPADES, SINGLE)))
    assert found.is_roundhouse
    assert found.points == 240
    assert sorted(found.cards) == sorted(parse_cards(ROUNDHOUSE))


@pytest.mark.parametrize("hand", [RUN, "AS AH AC AD", "QS JD", "KS QS KH QH"])
def test_common_melds_are_not_rare(hand: str) -> None:
    melds = best_melds(parse_cards(hand), Suit.HEARTS, SINGLE)
    assert rarest(melds) is None
    assert any(map(is_good, melds)) == (len(hand.split()) >= 4 and "QS KH" not in hand)


@pytest.mark.parametrize("size", [(600, 400), (960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("count", [2, 4, 8, 10, 16])
def test_the_cards_of_a_rare_meld_are_between_the_plates_and_above_the_hand(
    size: tuple[int, int], seats: int, count: int
) -> None:
    layout = Layout(Frame(*size, has_people=True), seats, 12, seats == 2)
    boxes = [layout.bounds(pose) for pose in rare_meld(layout, count)]
    label = rare_meld_label(layout)
    table = layout.frame.table
    assert all(table.contains(box) for box in (*boxes, label))
    assert label.bottom <= layout.hand_top
    if layout.has_stock:
        stock = layout.stock()
        covered = layout.bounds(stock.stock), layout.bounds(stock.upcard)
        assert not any(box.overlaps(each) for box in (*boxes, label) for each in covered)
    for place in range(seats):
        if not layout.is_top(place):
            assert not any(box.overlaps(layout.plate(place)) for box in boxes), place
    lefts = [pose.x for pose in rare_meld(layout, count)]
    assert lefts == sorted(lefts)


def test_a_rare_meld_is_in_the_middle_and_then_with_the_other_melds(qtbot: QtBot, tmp_path: Path) -> None:
    showing = Showing(qtbot, tmp_path, {3: DOUBLE_PINOCHLE})
    moment = showing.wait_for_moment()
    assert moment.seat == 3
    player, label = showing.player, showing.view.moments.rare_meld.label
    assert label is not None
    assert (label.name, label.points) == ("Double pinochle", "300")
    assert "David" in label.line
    assert showing.view.moments.rare_meld.rays.are_shown
    assert not any(view.is_acting for view in showing.view.seats.views)
    assert player.zones is not None
    assert player.zones.rare is not None
    middle = [player.cards.rest(token) for token in player.zones.rare.tokens]
    assert {pose.size for pose in middle} == {SizeClass.XL}
    tokens = player.zones.rare.tokens
    qtbot.waitUntil(lambda: showing.begun[1:] == [None], timeout=5000)
    assert showing.view.moments.rare_meld.label is None
    assert {player.cards.rest(token).size for token in tokens} == {SizeClass.M}
    assert showing.heard.count(Sound.MURMUR) == 1


def test_a_roundhouse_lies_in_the_middle_with_all_its_pairs(qtbot: QtBot, tmp_path: Path) -> None:
    showing = Showing(qtbot, tmp_path, {0: ROUNDHOUSE})
    moment = showing.wait_for_moment()
    zones, label = showing.player.zones, showing.view.moments.rare_meld.label
    assert moment.rare.is_roundhouse
    assert zones is not None
    assert zones.rare is not None
    assert [token.face for token in zones.rare.tokens] == list(moment.rare.cards)
    assert label is not None
    assert (label.name, label.points) == ("Roundhouse", "240")


@pytest.mark.parametrize("seat", [0, 3])
def test_the_other_melds_of_the_seat_stay_in_its_hand_meanwhile(qtbot: QtBot, tmp_path: Path, seat: int) -> None:
    showing = Showing(qtbot, tmp_path, {seat: f"{ROUNDHOUSE} JD"})
    showing.wait_for_moment()
    player, layout = showing.player, showing.view.layout_now
    assert player.zones is not None
    assert player.zones.rare is not None
    (jack,) = player.zones.rare.others
    home = layout.hand_bounds(12) if seat == 0 else layout.plate(seat)
    pose = player.cards.rest(jack)
    assert home.contains(Rect(round(pose.x), round(pose.y), 1, 1))
    if seat:  # no corner of it is over the face, the backs or below the plate
        assert layout.bounds(pose).bottom <= home.bottom
        assert pose.z < PORTRAIT_Z


def test_nobody_is_asked_while_a_rare_meld_is_in_the_middle(qtbot: QtBot, tmp_path: Path) -> None:
    showing = Showing(qtbot, tmp_path, {3: DOUBLE_PINOCHLE})
    showing.wait_for_moment()
    assert showing.table.prompt is None
    assert not showing.table.window.panels.asking()
    qtbot.waitUntil(lambda: showing.table.prompt is not None or not showing.player.is_busy, timeout=5000)


@pytest.mark.parametrize("way", ["enter", "space", "letter", "click"])
def test_any_input_ends_a_rare_meld_at_once_and_does_nothing_else(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    showing = Showing(qtbot, tmp_path, {3: DOUBLE_PINOCHLE})
    showing.wait_for_moment()
    taken = len(showing.table.controller.session.steps)
    if way == "click":
        QTest.mouseClick(
            showing.view.viewport(), Qt.MouseButton.LeftButton, pos=showing.view.viewport().rect().center()
        )
    else:
        QTest.keyClick(showing.view, {"enter": Key.Key_Return, "space": Key.Key_Space, "letter": Key.Key_X}[way])
    assert showing.begun[-1] is None
    assert not showing.player.meld_pauses.shows_rare_meld
    assert not showing.player.motion.is_moving
    assert len(showing.table.controller.session.steps) == taken


def test_at_instant_speed_nothing_is_shown_large(qtbot: QtBot, tmp_path: Path) -> None:
    showing = Showing(qtbot, tmp_path, {3: DOUBLE_PINOCHLE}, speed="instant")
    showing.table.wait_for_turn()
    assert not showing.begun
    assert Sound.MURMUR not in showing.heard


def test_with_reduced_motion_there_are_no_rays(qtbot: QtBot, tmp_path: Path) -> None:
    showing = Showing(qtbot, tmp_path, {3: DOUBLE_PINOCHLE}, reduced=True)
    showing.wait_for_moment()
    assert not showing.view.moments.rare_meld.rays.are_shown
    assert showing.view.moments.rare_meld.label is not None
    showing.view.finish()
    assert not showing.player.glints.is_passing


def test_later_in_a_deal_only_a_more_valuable_meld_is_shown_large() -> None:
    seen, melds = table().seen(), RareMelds()

    def is_large(hand: str, *, deal: int = 1) -> bool:
        laid = MeldsShown(1, tuple(best_melds(parse_cards(hand), Suit.HEARTS, SINGLE)))
        return melds.choose([ViewedEvent(laid, replace(seen, number=deal))]) is not None

    assert not is_large(RUN)
    assert is_large(DOUBLE_PINOCHLE)
    assert not is_large(DOUBLE_PINOCHLE)
    assert is_large(DOUBLE_RUN)
    assert not is_large(DOUBLE_PINOCHLE)
    assert is_large(DOUBLE_PINOCHLE, deal=2)


def test_a_run_is_laid_out_slowly_and_gets_one_glint(qtbot: QtBot, tmp_path: Path) -> None:
    showing = Showing(qtbot, tmp_path, {0: RUN})
    qtbot.waitUntil(lambda: showing.player.glints.is_passing, timeout=10_000)
    assert not showing.begun
    showing.view.finish()
    run = MeldsShown(0, tuple(best_melds(parse_cards(RUN), Suit.HEARTS, SINGLE)))
    common = MeldsShown(0, tuple(best_melds(parse_cards("QS JD"), Suit.HEARTS, SINGLE)))
    assert movements.delays(run, 2, Tempo())[1] > movements.delays(common, 2, Tempo())[1]
