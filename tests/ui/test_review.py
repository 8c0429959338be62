"""Looking back at a deal: all hands open, step by step, beside what a good player would have done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.session.paths import Paths
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.session.settings import Settings
from pinochle_qt.ui.adviser import ADVISER
from pinochle_qt.ui.dialogs.review.review_dialog import ReviewDialog
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.advice import advice, told
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import chance_player
from tests.ui.playing import EVERYBODY, LEFT, Table

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt

FOUR = "single_deck_partnership"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"))


def open_after_deal(table: Table, preset: str = FOUR, people: tuple[int, ...] = (0,), seed: int = 3) -> Session:
    """Show a game of which one deal was played: by chance in place of people, else by rules of thumb."""
    rules = PRESETS[preset]
    everybody = tuple(
        SeatSetup(name, "human" if person in people else "computer:steady")
        for person, name in enumerate(EVERYBODY[: rules.table.players])
    )
    session, chance = Session.new(rules, preset, everybody, seed), chance_player(seed)
    session.deal()
    while (prompt := session.prompt) is not None and prompt.seat is not None:
        observation = session.observe(prompt.seat)
        is_person = prompt.seat in people
        action = (
            chance.choose(observation, prompt, None)
            if is_person
            else table.policy.decide(observation, prompt, None).action
        )
        session.submit(action)
    table.window.open_session(session)
    return session


def opened(table: Table) -> ReviewDialog:
    """Open the review with its key, as a person would."""
    table.qtbot.waitUntil(table.window.isActiveWindow)
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_R)
    (dialog,) = table.window.findChildren(ReviewDialog)
    table.qtbot.waitUntil(dialog.isActiveWindow)  # its keys are shortcuts, which only count where the focus is
    return dialog


def opened_at_once(table: Table) -> ReviewDialog:
    """Open the review before anybody has had the time to think."""
    table.window.dialogs.open_review()
    (dialog,) = table.window.findChildren(ReviewDialog)
    return dialog


def key(dialog: ReviewDialog, pressed: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget() or dialog, pressed)


def wait_for_opinions(table: Table, dialog: ReviewDialog) -> None:
    table.qtbot.waitUntil(lambda: len(dialog._advice.known) == len(dialog.review.choices))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_step_shows_all_hands_and_every_decision_what_would_have_been(table: Table, preset: str) -> None:
    session = open_after_deal(table, preset)
    lines, here = session.lines, session.match
    dialog = opened(table)
    wait_for_opinions(table, dialog)
    review, names = dialog.review, EVERYBODY[: session.rules.table.players]
    for at, step in enumerate(review.steps):
        assert dialog.step == at
        assert dialog.sentence.text(), step.action
        position = review.table(at)
        for name, hand, lying, line in zip(names, position.hands, position.lying, dialog.hands.lines, strict=False):
            said = line.removeprefix(f"{name}: ").split()
            assert sorted(said) == sorted(map(text.card, (*hand, *lying))) or not (hand or lying)
            suits = [SUIT_OF[face] for face in hand]
            assert len({sign[-1] for sign in said[: len(hand)]}) == len(set(suits)) or not hand
        question = review.question(at)
        if step.is_choice and question is not None:
            decided = table.policy.decide(question.observation, question.prompt, None)
            assert dialog.expert.text() == advice(decided.action, session.rules, names)
            assert dialog.reason.text() == told(decided.reason, session.rules)
        else:
            assert (dialog.expert.text(), dialog.reason.text()) == ("", "")
        dialog.grab()
        key(dialog, Qt.Key.Key_Right)
    assert dialog.step == len(review.steps) - 1
    key(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert session.lines == lines
    assert session.match is here
    assert table.controller.awaits_deal
    assert table.window.panels.score.isVisible()


def test_whoever_is_asked_again_knows_only_what_the_person_knew(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = open_after_deal(table)
    asked: list[tuple[str, Observation, Prompt]] = []
    ask = table.bots.ask

    def heard(skill: str, observation: Observation, prompt: Prompt) -> None:
        asked.append((skill, observation, prompt))
        ask(skill, observation, prompt)

    monkeypatch.setattr(table.bots, "ask", heard)
    dialog = opened(table)
    wait_for_opinions(table, dialog)
    review = dialog.review
    assert len(asked) == len(review.choices) > 8
    for at, (skill, observation, prompt) in zip(review.choices, asked, strict=True):
        question, before = review.question(at), review.steps[at].before
        assert question is not None
        assert before.deal is not None
        assert (skill, observation, prompt) == (ADVISER, question.observation, question.prompt)
        assert observation.viewer == question.seat == 0
        assert observation.hand == before.deal.hands[0]
    dialog.close()
    assert session.is_over or table.controller.awaits_deal


def test_keys_and_buttons_lead_through_the_deal(table: Table) -> None:
    open_after_deal(table)
    dialog = opened(table)
    last = len(dialog.review.steps) - 1
    assert not dialog.back.isEnabled()
    for pressed, button, step in (
        (Qt.Key.Key_Right, dialog.on, 1),
        (Qt.Key.Key_Left, dialog.back, 0),
        (Qt.Key.Key_End, dialog.last, last),
        (Qt.Key.Key_Home, dialog.first, 0),
    ):
        before = dialog.step
        key(dialog, pressed)
        assert dialog.step == step
        dialog.go_to(before)
        table.press(button)
        assert dialog.step == step
    for choice in dialog.review.choices:
        key(dialog, Qt.Key.Key_Return)
        assert dialog.step == choice
    assert not dialog.next_choice.isEnabled()
    at = QPoint(round(dialog.bar.x_of(5)), dialog.bar.height() // 2)
    QTest.mouseClick(dialog.bar, LEFT, pos=at)
    assert dialog.step == 5
    wait_for_opinions(table, dialog)
    table.press(dialog.close_button)
    assert not dialog.isVisible()


def test_the_decision_in_sight_is_thought_about_first(table: Table) -> None:
    open_after_deal(table)
    dialog = opened_at_once(table)
    came: list[int] = []
    dialog._advice.came.connect(came.append)
    choice = dialog.review.choices[-2]
    dialog.go_to(choice)
    assert dialog.expert.text() == "Thinking…"
    table.qtbot.waitUntil(lambda: choice in came)
    assert dialog.expert.text() != "Thinking…"
    wait_for_opinions(table, dialog)
    assert came[1] == choice  # the first one was asked about when the review opened
    assert sorted(came) == list(dialog.review.choices)
    same = sum(opinion.is_same for opinion in dialog._advice.known.values())
    assert dialog._agreed.text() == f"Expert agrees on {same} of {len(dialog.review.choices)} decisions"
    dialog.close()


def test_leaving_while_somebody_thinks_disturbs_no_game(table: Table) -> None:
    session = open_after_deal(table)
    dialog = opened_at_once(table)
    assert not dialog._advice.known
    dialog.close()
    assert session.prompt is not None
    assert session.prompt.seat is None
    table.press(table.window.panels.score.main_button)
    assert table.wait_for_turn() is not None
    assert session.match.number == 2
    assert not table.window.panels.hint.isVisible()


def test_nothing_is_open_while_a_deal_is_played(table: Table) -> None:
    table.open(FOUR, seed=3)
    table.wait_for_turn()
    QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_R)
    table.window.dialogs.open_review()
    assert not table.window.findChildren(ReviewDialog)
    prompt = table.prompt
    assert prompt is not None
    with pytest.raises(ValueError, match="only its players"):
        table.controller.ask_opinion(table.controller.observation, prompt, lambda _action, _reason: None)


def test_the_score_of_a_deal_offers_it(table: Table) -> None:
    open_after_deal(table)
    table.press(table.window.panels.score._review)
    (dialog,) = table.window.findChildren(ReviewDialog)
    assert dialog.isVisible()
    assert dialog.isModal()
    dialog.close()


def test_it_says_why_no_opinion_comes(table: Table) -> None:
    open_after_deal(table)
    dialog = opened_at_once(table)
    table.bots.forget()
    table.bots.failed.emit("The computer players have stopped.")
    table.press(dialog.next_choice)
    assert dialog.expert.text() == "The computer players have stopped."
    dialog.close()


def test_decisions_of_all_people_are_looked_at(table: Table) -> None:
    open_after_deal(table, people=(0, 2))
    table.window.panel_host.uncover()
    dialog = opened(table)
    seats = {dialog.review.steps[at].seat for at in dialog.review.choices}
    assert seats == {0, 2}
    wait_for_opinions(table, dialog)
    dialog.close()


@pytest.mark.parametrize("preset", ["eight_handed_four_teams", "partnership_four_handed_kitty", "two_handed_draft"])
def test_it_fits_into_the_smallest_window(qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    table = Table(qtbot, Paths(tmp_path, tmp_path), Settings(speed="instant"), (960, 640))
    open_after_deal(table, preset)
    dialog = opened(table)
    wait_for_opinions(table, dialog)
    assert dialog.width() <= 960
    assert dialog.height() <= 640
    for child in dialog.findChildren(QWidget):
        if child.isVisible() and child.parentWidget() is dialog:
            assert dialog.rect().contains(child.geometry())
    dialog.close()


def test_rows_stay_in_their_places_from_step_to_step(table: Table) -> None:
    open_after_deal(table, "partnership_four_handed_kitty")
    dialog = opened(table)
    rows = {len(dialog.hands.lines)}
    for at in range(len(dialog.review.steps)):
        dialog.go_to(at)
        rows.add(len(dialog.hands.lines))
    assert rows == {4, 5}
    assert dialog.hands._most_rows == 5
    wait_for_opinions(table, dialog)
    dialog.close()


def test_a_left_handed_deck_shows_its_index_where_it_can_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(speed="instant", left_handed=True, theme="light")
    table = Table(qtbot, Paths(tmp_path, tmp_path), settings)
    open_after_deal(table)
    dialog = opened(table)
    assert not dialog.hands._art.look.left_handed
    wait_for_opinions(table, dialog)
    dialog.close()


def test_all_that_is_told_of_a_decision_begins_at_one_edge(table: Table) -> None:
    open_after_deal(table)
    dialog = opened(table)
    wait_for_opinions(table, dialog)
    dialog.go_to(dialog.review.choices[0])
    dialog.grab()
    told = (dialog._expert_title, dialog.expert, dialog.reason)
    assert len({each.x() for each in told}) == 1


def test_what_nobody_had_to_decide_is_told_across_the_whole_frame_which_keeps_its_height(table: Table) -> None:
    open_after_deal(table)
    dialog = opened(table)
    wait_for_opinions(table, dialog)
    frame = dialog.sentence.parentWidget()
    assert frame is not None
    heights = set()
    for at in range(len(dialog.review.steps)):
        dialog.go_to(at)
        QApplication.processEvents()
        heights.add(frame.height())
        is_wide = dialog.sentence.width() > frame.width() * 0.9
        assert is_wide == (at not in dialog.review.choices)
    assert len(heights) == 1
    dialog.close()
