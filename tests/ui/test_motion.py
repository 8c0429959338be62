"""Cards move from where they are to where they belong, at the chosen pace, and any input ends all movement."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pinochle_qt.engine.cards import parse_card
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.shapes import Pose, SizeClass
from pinochle_qt.ui.draw.theme import FELT, Easing, Speed, Tempo, Timing
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.geometry.composition import MELD_Z, PLATE_Z
from pinochle_qt.ui.table.geometry.seat_figures import PILE_Z
from pinochle_qt.ui.table.scene.card_item import CardItem
from pinochle_qt.ui.table.scene.motion import Motion
from pinochle_qt.ui.table.scene.place_item import PLACE_Z
from pinochle_qt.ui.table.zones.movements import Cue

QUEEN = parse_card("QS")
STEADY = Timing(200, Easing.LINEAR)
WIDTHS = {SizeClass.L: 80, SizeClass.M: 50, SizeClass.S: 34}


@pytest.fixture
def motion(qapp: QApplication) -> Iterator[Motion]:
    del qapp
    new_motion = Motion(WIDTHS.__getitem__)
    yield new_motion
    new_motion.finish()


@pytest.fixture
def card(motion: Motion) -> CardItem:
    del motion
    item = CardItem(DeckArt(FELT), FELT, QUEEN, 80, 1.0)
    item.place(Pose(0, 0))
    return item


def pass_time(motion: Motion, ms: int) -> None:
    """Set the clock to a time in milliseconds since it started; the real time no longer counts."""
    motion.clock.pause()
    motion.clock.setCurrentTime(ms)


def count_settled(motion: Motion) -> list[bool]:
    """Return a list that grows every time the table settles."""
    heard: list[bool] = []
    motion.settled.connect(lambda: heard.append(True))
    return heard


def test_a_card_moves_and_then_arrives(motion: Motion, card: CardItem) -> None:
    heard = count_settled(motion)
    motion.move(card, Pose(100, 50, 10.0, 3.0), STEADY, face=QUEEN)
    pass_time(motion, 100)
    assert (card.pose.x, card.pose.y, card.pose.angle) == (50, 25, 5.0)
    assert heard == []
    pass_time(motion, 200)
    assert card.pose == Pose(100, 50, 10.0, 3.0)
    assert not motion.is_moving
    QApplication.processEvents()
    assert heard == [True]


def test_an_eased_card_slows_down(motion: Motion, card: CardItem) -> None:
    motion.move(card, Pose(100, 0), Timing(200, Easing.OUT_CUBIC), face=QUEEN)
    pass_time(motion, 100)
    assert card.pose.x == pytest.approx(87.5)


def test_a_delayed_card_waits(motion: Motion, card: CardItem) -> None:
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN, delay=300)
    pass_time(motion, 299)
    assert card.pose.x == 0
    pass_time(motion, 400)
    assert card.pose.x == 50


def test_a_new_goal_starts_from_where_the_card_is(motion: Motion, card: CardItem) -> None:
    heard = count_settled(motion)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 100)
    motion.clock.resume()
    motion.move(card, Pose(50, 80), STEADY, face=QUEEN)
    assert card.pose.x == 50
    pass_time(motion, 200)
    assert (card.pose.x, card.pose.y) == (50, 40)
    pass_time(motion, 300)
    assert card.pose == Pose(50, 80)
    QApplication.processEvents()
    assert heard == [True]


def test_finishing_moves_every_card_to_its_goal_at_once(motion: Motion, card: CardItem) -> None:
    heard = count_settled(motion)
    other = CardItem(DeckArt(FELT), FELT, QUEEN, 80, 1.0)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    motion.move(other, Pose(0, 90), STEADY, face=None, delay=500)
    motion.finish()
    assert (card.pose, other.pose, other.face) == (Pose(100, 0), Pose(0, 90), None)
    assert heard == [True]
    motion.finish()
    assert heard == [True]


def test_an_instant_move_is_done_when_the_call_returns(motion: Motion, card: CardItem) -> None:
    motion.tempo = Tempo(Speed.INSTANT)
    motion.move(card, Pose(100, 0), STEADY, face=None)
    assert (card.pose, card.face) == (Pose(100, 0), None)
    assert not motion.is_moving


def test_the_speed_scales_a_journey(motion: Motion, card: CardItem) -> None:
    motion.tempo = Tempo(Speed.FAST)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 80)
    assert card.pose.x == 50


def test_a_card_turns_over_where_it_lies(motion: Motion, card: CardItem) -> None:
    card.set_face(None)
    motion.move(card, Pose(0, 0, 2.0), STEADY, face=QUEEN)
    seen = []
    for ms in (90, 150):
        pass_time(motion, ms)
        seen.append((card.face, round(card.transform().m11(), 3)))
    assert seen == [(None, 0.156), (QUEEN, 0.707)]
    pass_time(motion, 200)
    assert card.transform().isIdentity()


@pytest.mark.parametrize(("lands_hidden", "seen_in_flight"), [(False, QUEEN), (True, None)])
def test_a_card_is_never_narrower_in_flight(
    motion: Motion, card: CardItem, lands_hidden: bool, seen_in_flight: int | None
) -> None:
    card.set_face(None)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN, lands_hidden=lands_hidden)
    for ms in (1, 60, 100, 140, 199):
        pass_time(motion, ms)
        assert card.face == seen_in_flight
        assert card.transform().isIdentity()
    pass_time(motion, 200)
    assert card.face == QUEEN


def test_a_card_leaves_and_arrives_under_what_lies_over_it_there(motion: Motion, card: CardItem) -> None:
    card.place(Pose(0, 0, z=-100))
    motion.move(card, Pose(100, 0, z=60), STEADY, face=QUEEN)
    for ms in (80, 170):  # the place in the trick may be so close to the plate that the card would cover the name
        pass_time(motion, ms)
        assert PILE_Z < card.zValue() < PLATE_Z
        assert card.zValue() > PLACE_Z
    pass_time(motion, 190)
    assert card.zValue() > 60
    pass_time(motion, 200)
    motion.move(card, Pose(0, 0, z=-100), STEADY, face=QUEEN)
    pass_time(motion, 120)
    assert card.zValue() < PLATE_Z


def test_a_card_that_is_melded_or_dealt_stays_below_the_plates(motion: Motion, card: CardItem) -> None:
    for start, to in ((-100, MELD_Z), (MELD_Z, -100), (PILE_Z, -100)):
        card.place(Pose(0, 0, z=start))
        motion.move(card, Pose(100, 0, z=to), STEADY, face=QUEEN)
        for ms in (20, 80, 120, 190):
            pass_time(motion, ms)
            assert PILE_Z < card.zValue() < PLATE_Z
        pass_time(motion, 200)
        assert card.zValue() == to


@pytest.mark.parametrize(("before", "after"), [(SizeClass.L, SizeClass.S), (SizeClass.S, SizeClass.L)])
def test_a_card_that_changes_size_is_never_an_enlarged_small_picture(
    motion: Motion, card: CardItem, before: SizeClass, after: SizeClass
) -> None:
    card.set_width(WIDTHS[before], 1.0)
    card.place(Pose(0, 0, size=before))
    motion.move(card, Pose(100, 0, size=after), STEADY, face=QUEEN)
    seen = []
    for ms in (0, 1, 100, 199):
        pass_time(motion, ms)
        assert ms == 0 or card.width == WIDTHS[SizeClass.L]
        seen.append(card.scale() * card.width)
    assert seen[0] == WIDTHS[before]
    assert seen == pytest.approx([WIDTHS[before], WIDTHS[before], 57, WIDTHS[after]], abs=0.5)
    pass_time(motion, 200)
    assert (card.width, card.scale()) == (WIDTHS[after], 1.0)


def test_a_card_called_back_while_shrinking_does_not_jump(motion: Motion, card: CardItem) -> None:
    motion.move(card, Pose(100, 0, size=SizeClass.S), STEADY, face=QUEEN)
    pass_time(motion, 100)
    motion.move(card, Pose(0, 0, size=SizeClass.M), STEADY, face=QUEEN)
    pass_time(motion, 101)
    assert card.scale() * card.width == pytest.approx(57, abs=0.5)
    motion.forget(card)
    assert card.width == WIDTHS[card.pose.size]
    assert card.scale() * card.width == pytest.approx(57, abs=0.5)


def test_with_reduced_motion_a_card_fades_in_at_its_goal(motion: Motion, card: CardItem) -> None:
    motion.tempo = Tempo(is_reduced=True)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN, delay=500)
    pass_time(motion, 40)
    assert card.pose.x == 100
    assert card.opacity() == pytest.approx(0.5)
    pass_time(motion, 80)
    assert card.opacity() == 1.0


def test_a_grabbed_card_stays_and_the_table_settles(motion: Motion, card: CardItem, qtbot: QtBot) -> None:
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 100)
    with qtbot.waitSignal(motion.settled):
        motion.forget(card)
    assert card.pose.x == 50
    assert motion.clock.state() == QVariantAnimation.State.Stopped


def test_a_card_grabbed_while_turning_shows_its_new_face(motion: Motion, card: CardItem, qtbot: QtBot) -> None:
    motion.move(card, Pose(100, 0), STEADY, face=None)
    pass_time(motion, 60)
    with qtbot.waitSignal(motion.settled):
        motion.forget(card)
    assert card.face is None
    assert card.transform().isIdentity()


def test_after_a_card_was_grabbed_its_next_journey_takes_the_usual_time(
    motion: Motion, card: CardItem, qtbot: QtBot
) -> None:
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 150)
    with qtbot.waitSignal(motion.settled):
        motion.forget(card)
    card.place(Pose(0, 0))
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 100)
    assert card.pose.x == 50


def test_nothing_is_announced_while_something_else_keeps_moving(motion: Motion, card: CardItem) -> None:
    heard = count_settled(motion)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    motion.forget(card)
    motion.move(card, Pose(50, 0), STEADY, face=QUEEN)
    QApplication.processEvents()
    assert motion.is_moving
    assert heard == []


def test_the_real_clock_moves_a_card_too(motion: Motion, card: CardItem, qtbot: QtBot) -> None:
    with qtbot.waitSignal(motion.settled):
        motion.move(card, Pose(100, 0), Timing(30), face=QUEEN)
    assert card.pose == Pose(100, 0)


def test_a_card_already_moving_to_the_goal_keeps_moving(motion: Motion, card: CardItem) -> None:
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN, delay=300)
    pass_time(motion, 100)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 290)
    assert card.pose.x == 0
    pass_time(motion, 400)
    assert card.pose.x == 50


def test_a_card_that_has_not_started_yet_can_get_another_goal(motion: Motion, card: CardItem) -> None:
    goal = Pose(100, 0)
    assert not motion.leads_elsewhere(card, card.pose, QUEEN)
    motion.move(card, goal, STEADY, face=QUEEN)
    assert card.pose == Pose(0, 0)
    assert motion.leads_elsewhere(card, card.pose, QUEEN)
    assert motion.leads_elsewhere(card, goal, None)
    assert not motion.leads_elsewhere(card, goal, QUEEN)


@pytest.mark.parametrize(("is_at_start", "silent_at", "heard_at"), [(True, 290, 310), (False, 490, 500)])
def test_a_card_makes_its_sound_when_it_starts_or_lands(
    motion: Motion, card: CardItem, is_at_start: bool, silent_at: int, heard_at: int
) -> None:
    heard: list[Sound] = []
    motion.sounded.connect(heard.append)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN, delay=300, cue=Cue(Sound.PLAY, is_at_start))
    pass_time(motion, silent_at)
    assert heard == []
    pass_time(motion, heard_at)
    motion.finish()
    assert heard == [Sound.PLAY]


def test_a_card_finished_early_makes_its_sound(motion: Motion, card: CardItem) -> None:
    heard: list[Sound] = []
    motion.sounded.connect(heard.append)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN, cue=Cue(Sound.PLAY))
    motion.finish()
    assert heard == [Sound.PLAY]
    motion.tempo = Tempo(Speed.INSTANT)
    motion.move(card, Pose(0, 0), STEADY, face=QUEEN, cue=Cue(Sound.PLAY))
    assert heard == [Sound.PLAY] * 2


def test_the_table_settles_after_the_cards_were_seen_to_land(motion: Motion, card: CardItem) -> None:
    heard = count_settled(motion)
    motion.move(card, Pose(100, 0), STEADY, face=QUEEN)
    pass_time(motion, 200)
    assert not motion.is_moving
    assert heard == []
    QApplication.processEvents()
    assert heard == [True]
