"""What happens at the table is heard when it is seen, and the player is called only after a long wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.sound.speaker import Speaker
from pinochle_qt.ui.window.table_sounds import PATIENCE_S, TableSounds
from tests.ui.clocks import HandClock
from tests.ui.playing import Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.ui.sound.speaker import Output


class Listener(Speaker):
    """A speaker that keeps what it is given instead of playing it."""

    def __init__(self) -> None:
        super().__init__(_nothing)
        self.heard: list[Sound] = []
        self.level = -1

    def set_level(self, percent: int) -> None:
        self.level = percent

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)


def _nothing() -> Output:
    raise AssertionError("a listener opens nothing")


class Hall:
    """A table with a listener."""

    def __init__(self, qtbot: QtBot, tmp_path: Path, settings: Settings) -> None:
        self.table = Table(qtbot, Paths(tmp_path / "config", tmp_path / "data"), settings)
        self.listener, self.clock = Listener(), HandClock()
        self.sounds = TableSounds(self.table.window, self.table.controller, self.listener, self.clock)

    def heard(self) -> list[Sound]:
        """Return what was heard since the last call."""
        heard, self.listener.heard = self.listener.heard, []
        return heard


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Hall:
    return Hall(qtbot, tmp_path, Settings(speed="instant", volume=40))


def play_to_trick(hall: Hall) -> None:
    """Answer everything that comes before the human player's first card."""
    while (prompt := hall.table.wait_for_turn()) is not None and prompt.kind != "play":
        hall.table.answer_by_mouse()


def test_a_soft_sound_says_that_others_wait(hall: Hall) -> None:
    hall.table.controller.nudged.emit()
    assert hall.heard() == [Sound.TURN]


def test_a_deal_has_sounds_from_the_shuffle_to_the_sweep(hall: Hall) -> None:
    hall.table.open("single_deck_partnership")
    assert hall.heard()[:2] == [Sound.SHUFFLE, Sound.DEAL]
    play_to_trick(hall)
    assert {Sound.MELD, Sound.SWEEP} <= set(hall.heard())
    hall.table.answer_by_mouse()
    hall.table.wait_for_turn()
    assert hall.heard()[0] is Sound.PLAY


def test_a_card_has_a_sound_when_it_is_played_and_a_trick_when_it_is_taken(hall: Hall) -> None:
    hall.table.open("simplified_two_handed_150")
    play_to_trick(hall)
    hall.heard()
    before = len(hall.table.controller.observation.tricks)
    while len(hall.table.controller.observation.tricks) == before:
        hall.table.wait_for_turn()
        hall.table.answer_by_mouse()
        hall.table.wait_for_turn()
    heard = hall.heard()
    assert heard[0] is Sound.PLAY
    assert Sound.SWEEP in heard[1:3]


def test_a_refusal_has_a_sound(hall: Hall) -> None:
    hall.table.open("single_deck_partnership")
    while hall.table.wait_for_turn() is not None:
        choice = hall.table.window.view.choice
        playable = hall.table.window.view.event_player.interaction.asked.playable or frozenset()
        wrong = [token for token in choice.hand if token.face not in playable]
        if hall.table.prompt is not None and hall.table.prompt.kind == "play" and wrong:
            hall.heard()
            choice.activate(wrong[0])
            assert hall.heard() == [Sound.REFUSE]
            return
        hall.table.answer_by_mouse()
    raise AssertionError("everything was allowed")


@pytest.mark.parametrize(("waited", "is_called"), [(PATIENCE_S - 1, False), (PATIENCE_S + 1, True)])
def test_a_player_who_waited_long_is_called(hall: Hall, waited: float, is_called: bool) -> None:
    hall.table.open("single_deck_partnership")
    play_to_trick(hall)
    hall.table.answer_by_mouse()
    hall.heard()
    hall.clock.now += waited
    hall.table.wait_for_turn()
    assert (Sound.TURN in hall.heard()) is is_called


@pytest.mark.parametrize("seed", [2, 3])
def test_the_winner_of_a_match_hears_the_fanfare_and_the_loser_does_not(hall: Hall, seed: int) -> None:
    session = hall.table.open("simplified_two_handed_150", seed=seed, target=500)
    while not session.is_over:
        if hall.table.wait_for_turn() is not None:
            hall.table.answer_by_mouse()
        elif not session.is_over:
            hall.table.window.presenter.next_deal()
    assert hall.heard().count(Sound.WIN) == session.match.winners.count(0)


def test_the_speaker_follows_the_settings(hall: Hall) -> None:
    window = hall.table.window
    assert hall.listener.level == 40
    window.preferences.apply(replace(window.settings, volume=90))
    assert hall.listener.level == 90
    assert hall.heard() == [Sound.PLAY]
    window.preferences.apply(replace(window.settings, speed="fast"))
    assert hall.heard() == []
    window.preferences.apply(replace(window.settings, sound=False))
    assert hall.listener.level == 0
