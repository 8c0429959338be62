"""How long cards take at each speed, measured by a clock that only the test advances."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from pinochle_qt.engine.events import (
    AuctionWon,
    BidMade,
    CardPlayed,
    CardsGiven,
    MeldsShown,
    Passed,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from pinochle_qt.phrases import capitalized
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.words.text import SUIT_SYMBOLS, cards, suit_name
from tests.checks import require, some
from tests.ui.clocks import HandClock
from tests.ui.film import Projector
from tests.ui.playing import Table
from tests.ui.test_called_card import bubbles

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.settings import SpeedName
    from pinochle_qt.session.viewer_steps import ViewedEvent

TICK: Final = 10
SEATS: Final = 4


class Measured(NamedTuple):
    """The times in milliseconds that passed in the first tricks of a deal."""

    cards: list[int]
    """Between the starts of two cards that follow one another in a trick, both by other players."""
    tricks: list[int]
    """Between the start of the last card of a trick and that of the trick."""
    calls: list[int]
    """Between two calls of other players in the auction."""


@pytest.fixture
def projector_of(qtbot: QtBot, tmp_path: Path) -> Callable[..., Projector]:
    """Return what opens a game at a speed."""

    def project(speed: SpeedName, preset: str = "single_deck_partnership", seed: int = 5) -> Projector:
        clock = HandClock()
        table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed=speed, reduced_motion=False), clock=clock)
        table.open(preset, seed)
        return Projector(table.window, table.controller, clock)

    return project


def measure(projector: Projector, tricks: int = 4) -> Measured:
    """Play the first tricks of a deal and return how long everything took."""
    shown: list[tuple[int, ViewedEvent]] = []
    projector.event_player.event_shown.connect(lambda each: shown.append((projector.now, each)))
    while len([each for _, each in shown if isinstance(each.event, TrickTaken)]) < tricks:
        projector.advance(TICK)
        projector.answer()
    measured = Measured([], [], [])
    for (before, (first, _)), (after, (second, _)) in itertools.pairwise(shown):
        match first, second:
            case CardPlayed(), CardPlayed(seat=seat) if seat and first.seat:
                measured.cards.append(after - before)
            case CardPlayed(), TrickTaken():
                measured.tricks.append(after - before)
            case BidMade() | Passed(), BidMade(seat=seat) | Passed(seat=seat) if seat and first.seat:
                measured.calls.append(after - before)
            case _:
                pass
    return measured


def test_at_normal_speed_cards_follow_as_at_a_table_and_a_trick_can_be_looked_at(
    projector_of: Callable[[SpeedName], Projector],
) -> None:
    measured = measure(projector_of("normal"))
    assert all(600 <= each <= 800 for each in some(measured.cards))
    flight = 275
    assert all(1200 <= each - flight <= 1300 for each in some(measured.tricks))
    assert all(600 <= each <= 800 for each in some(measured.calls))


@pytest.mark.parametrize("preset", ["single_deck_partnership", "simplified_two_handed_150", "two_handed_draft"])
def test_yellow_marks_only_one_player_even_while_the_card_before_is_played(
    projector_of: Callable[..., Projector], preset: str
) -> None:
    projector = projector_of("normal", preset)
    window, controller = projector.window, projector.controller
    acting, answers = set[int](), 0
    while answers < 3:
        projector.advance(2 * TICK)
        marked = {seat for seat, view in enumerate(window.view.seats.views) if view.is_acting}
        if window.view.places.place.isVisible() or window.panels.decide.isVisible():
            marked.add(0)
        assert len(marked) <= 1
        acting |= marked
        prompt = controller.prompt
        answers += projector.answer() and prompt is not None and prompt.kind in {"draft", "play"}
    assert acting == set(range(controller.observation.players))


def test_no_label_tells_of_cards_to_pass_before_the_pause_for_trump_or_of_passed_cards_before_they_have_landed(
    projector_of: Callable[..., Projector],
) -> None:
    projector = projector_of("normal")
    window, controller, player = projector.window, projector.controller, projector.event_player
    events: list[object] = []
    player.event_shown.connect(lambda each: events.append(each.event))
    paused = flown = 0
    while not (paused and flown):
        projector.advance(5 * TICK)
        latest = events[-1] if events else None
        if isinstance(latest, TrumpNamed) and player.is_busy:
            assert require(controller.table.prompt).kind == "give"
            assert not any(view.is_acting for view in window.view.seats.views)
            assert not window.panels.passing.isVisible()
            paused += 1
        elif isinstance(latest, CardsGiven) and latest.receiver == 0 and player.is_in_flight:
            window.view.show_people()
            assert not bubbles(window.view)
            flown += 1
        projector.answer()


def test_trump_is_asked_for_and_melds_are_remarked_on_once_their_cards_have_been_seen(
    projector_of: Callable[..., Projector],
) -> None:
    """With the widow, the panel shows what each suit is worth, which would tell of cards that nobody has seen yet."""
    projector = projector_of("normal", "three_handed_auction", 1)
    window, player = projector.window, projector.event_player
    taken: list[object] = []
    player.event_shown.connect(lambda each: taken.append(each) if isinstance(each.event, WidowTaken) else None)
    landing, mat = 0, window.panels.mat
    while not (mat.isVisible() and mat.lines()):
        projector.advance(2 * TICK)
        assert not window.panels.trump.isVisible() or (taken and not player.is_in_flight)
        landing += mat.isVisible() and player.motion.is_moving
        if not mat.isVisible():
            projector.answer()
    assert landing
    assert not player.motion.is_moving


def test_nobody_is_asked_to_meld_only_because_he_may_declare_out(projector_of: Callable[..., Projector]) -> None:
    projector = projector_of("instant", "bicycle_two_handed_48")
    controller = projector.controller
    prompts: list[Prompt] = []
    controller.prompt_changed.connect(lambda prompt: prompts.append(prompt) if prompt is not None else None)
    while len(controller.observation.tricks) < 12:
        projector.advance(TICK)
        projector.answer()
    melding = [each for each in prompts if each.kind == "meld"]
    assert all(each.offers_meld for each in some(melding))


def test_a_card_can_be_played_while_somebody_says_something_about_the_trick(
    projector_of: Callable[..., Projector],
) -> None:
    projector = projector_of("normal")
    player, controller = projector.event_player, projector.controller
    taken: list[ViewedEvent] = []

    def remark(each: ViewedEvent) -> None:
        if isinstance(each.event, TrickTaken) and each.event.seat == 0:
            taken.append(each)
            player.remarked = each

    player.event_shown.connect(remark)
    while not (taken and player.pause_timer.isActive() and player.seen is taken[-1].after):
        projector.advance(TICK)
        projector.answer()
    assert player.is_busy
    assert require(controller.prompt).kind == "play"


def test_fast_takes_a_third_of_the_usual_time_and_slow_more(projector_of: Callable[[SpeedName], Projector]) -> None:
    fast = measure(projector_of("fast"))
    assert all(220 <= each <= 280 for each in some(fast.cards))
    assert all(600 <= each - 220 <= 660 for each in some(fast.tricks))
    slow = measure(projector_of("slow"), tricks=1)
    assert all(1000 <= each <= 1400 for each in some(slow.cards))


def test_nothing_takes_time_at_instant_speed(projector_of: Callable[[SpeedName], Projector]) -> None:
    measured = measure(projector_of("instant"))
    assert max(some([*measured.cards, *measured.tricks, *measured.calls])) <= TICK


def test_the_end_of_the_auction_trump_and_melds_can_be_read_before_the_game_goes_on(
    projector_of: Callable[[SpeedName], Projector],
) -> None:
    projector = projector_of("normal")
    said: list[str] = []
    projector.event_player.seen_changed.connect(
        lambda: said.extend(view.text for view in bubbles(projector.window.view))
    )
    shown: list[tuple[int, ViewedEvent]] = []
    projector.event_player.event_shown.connect(lambda each: shown.append((projector.now, each)))
    while len([each for _, each in shown if isinstance(each.event, MeldsShown)]) < SEATS:
        projector.advance(TICK)
        projector.answer()
    events = [type(each.event) for _, each in shown]
    won, named = events.index(AuctionWon), events.index(TrumpNamed)
    assert shown[named][0] - shown[won - 1][0] >= 1000
    (named_at, (trump, _)), (later, _) = shown[named : named + 2]
    assert isinstance(trump, TrumpNamed)
    assert trump.seat
    assert later - named_at >= tokens.TRUMP_REST.ms
    melds = [at for at, each in shown if isinstance(each.event, MeldsShown)]
    assert all(after - before >= 1200 for before, after in itertools.pairwise(melds))
    assert f"{SUIT_SYMBOLS[trump.suit]} {capitalized(suit_name(trump.suit))}" in said


def test_cards_passed_back_are_raised_until_they_have_been_looked_at(
    projector_of: Callable[[SpeedName], Projector],
) -> None:
    rests: dict[SpeedName, int] = {"normal": 2500, "fast": 1000, "instant": 0}
    for speed, rest in some(rests.items()):
        projector = projector_of(speed)
        player, view = projector.event_player, projector.window.view
        given: list[CardsGiven] = []
        player.event_shown.connect(
            lambda each, given=given: given.append(each.event) if isinstance(each.event, CardsGiven) else None
        )
        raised, said = 0, set[str]()
        while len(given) < 2 or player.is_busy:
            projector.advance(TICK)
            marked = player.interaction.marked.received
            raised += TICK if marked else 0
            if marked:
                assert sorted(require(token.face) for token in marked) == sorted(map(require, given[-1].cards))
                said |= {each.text for each in bubbles(view)}
            projector.answer()
        assert [each.receiver for each in given] == [2, 0]
        assert rest <= raised <= rest + 2 * TICK
        assert said == ({cards(map(require, given[-1].cards))} if rest else set())
        assert not player.interaction.marked.received
