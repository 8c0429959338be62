"""Melds are told one after the other: a mat, its labels and the sum at the plate follow the cards that have landed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.engine.events import MeldsShown
from pinochle_qt.engine.features import score_unit
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw.bubbles import PillItem, bare_width
from pinochle_qt.ui.draw.plates import PlateView
from pinochle_qt.ui.draw.theme import FELT, NEXT_MELD, Tempo
from pinochle_qt.ui.table.geometry.composition import place_of
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.zones import movements
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require, some
from tests.ui.playing import Table
from tests.ui.rare_deals import RUN, deal_to

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.seats import Seat

SINGLE, EIGHT = "single_deck_partnership", "eight_handed_four_teams"
PINOCHLE = "QS JD"


class Telling:
    """A table at which a computer player is laying out its melds; time passes only as a test lets it."""

    def __init__(self, qtbot: QtBot, folder: Path, preset: str, seat: Seat, held: str) -> None:
        self.table, self.seat = Table(qtbot, Paths(folder, folder), Settings(speed="instant")), seat
        self.view = self.table.window.view
        self.player = self.view.event_player
        session = self.table.begun(preset)
        deal_to(session, {seat: held})
        self.table.window.matches.open(session)
        self.player.event_shown.connect(self._slow_down)
        self.is_telling = False
        for _ in range(60):
            qtbot.waitUntil(lambda: self.is_telling or self.table.prompt is not None)
            if self.is_telling:
                break
            self.table.answer_by_mouse()
        assert self.is_telling

    def _slow_down(self, viewed: object) -> None:
        """Let the cards of these melds move."""
        event = getattr(viewed, "event", None)
        if isinstance(event, MeldsShown) and event.seat == self.seat:
            self.is_telling = True
            self.player.motion.tempo = Tempo()

    def moments(self) -> Iterator[int]:
        """Let the cards fly, 10 milliseconds at a time."""
        clock = self.player.motion.clock
        clock.pause()
        for now in range(0, 10_000, 10):
            if not self.player.motion.is_moving:
                return
            clock.setCurrentTime(now)
            yield now

    @property
    def plate(self) -> tuple[str, str]:
        """The number on the plate of the seat as it is painted, and its unit."""
        view = self.view.seats.plates[self.seat].shown[0]
        assert isinstance(view, PlateView)
        return view.number, view.unit

    @property
    def labels(self) -> list[tuple[str, bool]]:
        """The numbers of the visible labels, and whether they are ticked off."""
        pills = [pill for pill in self.player.markers.pills if pill.isVisible()]
        return [(str(pill.shown[1]), bool(pill.shown[4])) for pill in pills]

    @property
    def has_mat(self) -> bool:
        """Whether the mat of the seat is visible."""
        observation = require(self.player.observation)
        return place_of(self.seat, observation.viewer, observation.players) in self.player.markers.mats.visible_at

    @property
    def landed(self) -> int:
        """The number of cards that lie in the melds of the seat."""
        zones = require(self.player.zones)
        return sum(self.player.has_landed(token) for group in zones.melds[self.seat] for token in group.tokens)


def test_each_meld_is_ticked_off_when_it_lies_there_and_the_plate_adds_them_up(qtbot: QtBot, tmp_path: Path) -> None:
    telling = Telling(qtbot, tmp_path, SINGLE, 2, f"{RUN} {PINOCHLE}")
    seen: list[tuple[list[tuple[str, bool]], tuple[str, str]]] = []
    for _ in telling.moments():
        now = telling.labels, telling.plate
        if not seen or now != seen[-1]:
            seen.append(now)
    assert seen[0] == ([], ("", ""))
    assert ([("150", True)], ("150", "meld")) in seen
    told = seen[-1][0]
    assert all(is_ticked for _, is_ticked in told)
    sums = [int(number) for _, (number, _) in seen if number]
    assert sums == sorted(sums)
    telling.view.finish()  # now those who tell theirs later may have done so too
    observation = require(telling.player.observation)
    unit = score_unit(observation.rules)
    points = [meld.points // unit for meld in require(observation.shown[2])]
    assert Counter(told) <= Counter((str(each), True) for each in points) <= Counter(telling.labels)
    assert int(telling.plate[0]) == sum(points) > 150


def test_a_card_is_marked_as_part_of_two_melds_once_both_lie_there(qtbot: QtBot, tmp_path: Path) -> None:
    telling = Telling(qtbot, tmp_path, SINGLE, 2, f"{RUN} {PINOCHLE.split()[1]}")
    groups, card_of = require(telling.player.zones).melds[2], telling.player.cards.item
    ghosts = [(token, group) for group in groups for token in group.ghosts]
    early = 0
    for _ in telling.moments():
        for token, group in some(ghosts):
            lies = all(map(telling.player.has_landed, (*group.tokens, *group.ghosts)))
            early += telling.player.has_landed(token) and not lies
            assert (card_of(token).shared > 1) == lies
    assert early
    telling.view.finish()
    assert all(card_of(token).shared > 1 for token, _ in ghosts)


@pytest.mark.parametrize("preset", [SINGLE, EIGHT])
def test_a_mat_appears_with_its_first_card(qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    telling = Telling(qtbot, tmp_path, preset, 2, RUN)
    assert not telling.has_mat
    for _ in telling.moments():
        assert telling.has_mat == (telling.landed > 0)
    telling.view.finish()
    assert telling.has_mat


def test_no_card_on_its_way_covers_the_face_on_the_mat(qtbot: QtBot, tmp_path: Path) -> None:
    telling = Telling(qtbot, tmp_path, EIGHT, 1, RUN)
    crossed = 0
    for _ in telling.moments():
        if not telling.has_mat:
            continue
        owner = require(telling.player.markers.mats.owner)
        crossing = [card for card in owner.collidingItems() if isinstance(card, CardItem) and card.isVisible()]
        crossed += len(crossing)
        assert all(card.zValue() < owner.zValue() for card in crossing)
    assert crossed


@pytest.mark.parametrize("preset", [SINGLE, EIGHT])
def test_nobody_is_asked_for_melds_before_those_of_the_last_player_lie_there(
    qtbot: QtBot, tmp_path: Path, preset: str
) -> None:
    telling = Telling(qtbot, tmp_path, preset, PRESETS[preset].table.players - 1, RUN)
    table, markers = telling.table, telling.player.markers
    landed = 0
    for _ in telling.moments():
        assert table.prompt is None
        assert not table.window.panels.is_shown("melds")
        assert 0 not in markers.mats.visible_at
        landed = telling.landed
    assert landed
    table.window.view.finish()
    assert require(table.prompt).kind == "show"
    assert table.window.panels.is_shown("melds")
    assert table.window.panels.melds.hasFocus()
    assert 0 in markers.mats.visible_at
    assert telling.player.interaction.chosen.draft


def test_there_is_a_pause_before_the_next_meld() -> None:
    delays = movements.delays(MeldsShown(0, ()), 5, Tempo(), melds=(3, 2))
    steps = [after - before for before, after in pairwise(delays)]
    assert steps == [steps[0], steps[0], steps[0] + Tempo().ms(NEXT_MELD), steps[0]]


@pytest.mark.parametrize("ui", [0.75, 1, 1.25, 2])
@pytest.mark.parametrize("words", [("Royal marriage", "40"), ("Dix", "10"), ("", "150")])
def test_a_check_mark_is_apart_from_the_words_and_from_the_edge_of_a_small_mat(
    qapp: QApplication, words: tuple[str, str], ui: float
) -> None:
    del qapp  # measures and paints text
    item, ratio = PillItem(), 4
    item.show_text(*words, FELT, ui, ratio, is_bare=True, is_ticked=True)
    picture = item.pixmap().toImage()
    columns = [
        any(picture.pixelColor(x, y).alpha() > 40 for y in range(picture.height())) for x in range(picture.width())
    ]
    left, right = columns.index(True), len(columns) - columns[::-1].index(True)
    mark_end = columns.index(False, left)
    assert columns.index(True, mark_end) - mark_end >= 3 * ui * ratio
    assert abs(left + right - len(columns)) <= 3 * ui * ratio
    outside = (len(columns) / ratio - bare_width(*words, ui)) / 2 - left / ratio
    bar, padding = 4, 8
    assert outside <= (padding - bar) / 2 * ui
