"""With plain seats, everybody sees what each side has taken in tricks so far above the own plate."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.ui.panels.show.meld_sum import MeldSum
from pinochle_qt.ui.table.geometry.labels import resting_plate
from pinochle_qt.ui.table.geometry.panels import brief_sums, last_trick
from pinochle_qt.words import text
from pinochle_qt.words.standing import parties
from tests.checks import require, some
from tests.ui import positions
from tests.ui.inspection import overlaps
from tests.ui.playing import Table, play_until
from tests.ui.test_layout import TABLES, layouts

PARTIES = {
    "single_deck_partnership": 2,
    "double_deck_four_handed": 2,
    "wikipedia_two_handed": 2,
    "three_handed_auction": 3,
    "racehorse_six_handed": 2,
    "eight_handed_four_teams": 4,
}


def seat_plainly(table: Table) -> None:
    """Show plain seats: with people, the piles of tricks say what has been taken."""
    table.window.preferences.apply(replace(table.window.settings, plain_seats=True))


@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
@pytest.mark.parametrize("preset", PARTIES)
def test_the_points_taken_by_each_side_are_over_the_own_plate(table: Table, preset: str, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    seat_plainly(table)
    table.open(preset)
    panel = table.window.panels.meld_sum
    play_until(table, "play")
    places = set()
    for _ in range(3):
        play_until(table, "play")
        table.answer_by_mouse()
        play_until(table, "play")
        QApplication.processEvents()
        places.add((panel.x(), panel.y(), panel.width(), panel.height()))
    seen = table.controller.observation
    assert seen.tricks
    expected = dict.fromkeys(range(seen.players), 0)
    for trick in seen.tricks:
        expected[trick.winner] += trick.points
    found = parties(seen)
    assert len(found) == PARTIES[preset]
    assert (seen.viewer or 0) in found[0]
    assert sorted(seat for party in found for seat in party) == list(range(seen.players))
    assert panel.isVisible()
    sums = [text.points(sum(expected[seat] for seat in party), seen.rules) for party in found]
    assert [each.points for each in panel.sums] == sums
    assert all(each in panel.accessibleDescription() for each in sums)
    assert len(places) == 1
    assert not [fault for fault in overlaps(table.window) if "hand" not in fault]
    table.window.notice.hide()
    for _ in range(seen.players):
        table.key(Qt.Key.Key_M)
        assert not [fault for fault in overlaps(table.window) if "panel meld_sum" in fault]


def test_a_called_partner_counts_alone_until_known(table: Table) -> None:
    seat_plainly(table)
    table.open("five_handed_called_partner")
    seen_alone = seen_together = False
    for _ in range(40):
        play_until(table, "play")
        seen = table.controller.observation
        contract, found = require(seen.contract), parties(seen)
        together = [party for party in found if len(party) > 1]
        if seen.partner is None:
            assert not together
            seen_alone = True
        else:
            assert [set(party) for party in together] == [{contract.declarer, seen.partner}]
            seen_together = True
        if seen.tricks:
            assert len(table.window.panels.meld_sum.sums) == len(found)
        if seen_alone and seen_together:
            return
        table.answer_by_mouse()
    assert seen_together


def test_points_taken_are_not_counted_if_a_wrong_claim_to_be_out_loses(table: Table) -> None:
    table.open("bicycle_two_handed_48")
    play_until(table, "play")
    for _ in range(3):
        play_until(table, "play")
        table.answer_by_mouse()
    play_until(table, "play")
    assert table.controller.observation.rules.match.declare_out
    assert table.controller.observation.tricks
    assert not table.window.panels.meld_sum.isVisible()


@pytest.mark.parametrize(("size", "seats"), TABLES)
def test_the_sums_fit_beside_the_hand_at_every_table(size: tuple[int, int], seats: int) -> None:
    for layout in some([each for each in layouts(size, seats) if not each.has_people]):
        place = brief_sums(layout, seats)
        assert place.y >= layout.hand_crest
        assert not place.overlaps(layout.hand_bounds())
        assert not any(place.overlaps(each) for each in (*layout.plates(), last_trick(layout, seats)))
        assert not place.overlaps(resting_plate(layout))


def test_the_meld_sums_are_labelled_so_far_until_all_have_melded(home: QWidget) -> None:
    deal = positions.table()
    meld_sum = MeldSum(home)
    titles: list[str] = []
    deal.play_until(lambda prompt: prompt.kind == "show")
    while deal.prompt.kind == "show":
        deal.do(positions.simple_move(deal.prompt))
        meld_sum.show_sums(deal.seen(), positions.NAMES)
        titles.append(meld_sum.accessibleName())
    assert titles == ["Meld so far"] * 3 + ["Melded"]
