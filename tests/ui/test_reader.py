"""What screen readers find on the table: hand, trick, melds and players, and nothing that cannot be seen."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pinochle_qt.engine.derived import pack
from pinochle_qt.ui.reader.reader import TableAccessibility
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from tests.checks import require
from tests.ui.every_page import panels, questions, rooms, shown_in
from tests.ui.playing import Table, play_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QAccessibleEvent, QAccessibleInterface
    from PySide6.QtWidgets import QWidget

    from pinochle_qt.engine.observe import Observation

SINGLE, STOCK, WIDOW = "single_deck_partnership", "simplified_two_handed_150", "three_handed_auction"
NAME, MORE = QAccessible.Text.Name, QAccessible.Text.Description


class Item(NamedTuple):
    name: str
    more: str


@pytest.fixture
def active(table: Table) -> Iterator[Table]:
    """Return a table while a screen reader is active."""
    TableAccessibility(table.window, table.controller)
    QAccessible.setActive(True)
    yield table
    QAccessible.setActive(False)


def in_tree(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def lists(table: Table) -> dict[str, list[Item]]:
    """Return what a screen reader finds on the table, list by list."""
    QApplication.processEvents()
    home = in_tree(table.window.view)
    found: dict[str, list[Item]] = {}
    for at in range(home.childCount()):
        listed = home.child(at)
        assert listed.role() == QAccessible.Role.List
        items = [listed.child(each) for each in range(listed.childCount())]
        found[listed.text(NAME)] = [Item(item.text(NAME), item.text(MORE)) for item in items]
        assert all(item.parent().text(NAME) == listed.text(NAME) for item in items)
    return found


def everything(found: QAccessibleInterface) -> Iterator[str]:
    """Yield all visible texts of the tree."""
    if not found.state().invisible:
        yield found.text(NAME)
        yield found.text(MORE)
        for at in range(found.childCount()):
            yield from everything(found.child(at))


def seen_faces(observation: Observation) -> set[str]:
    faces = set(observation.hand) | set(observation.trick) | set(observation.widow or ())
    faces |= {face for trick in observation.tricks for face in trick.cards}
    faces |= {face for melds in observation.shown for meld in melds or () for face in meld.cards}
    faces |= {face for laid in observation.tables for face in laid.cards_on_table}
    faces |= {face for gift in observation.gifts for face in gift.cards or ()} | set(observation.buried or ())
    faces |= set(observation.called)
    faces |= {face for face in (observation.upcard, observation.turned, observation.draft_first) if face is not None}
    return {text.card_name(face) for face in faces}


def without_rules(told: str) -> str:
    """Return a text without the cards that a meld lacks, which everybody who knows the rules knows."""
    return re.sub(r"[^.]* (is|are) missing", "", told)


def test_every_card_of_the_hand_says_whether_it_is_playable_or_why_not(active: Table) -> None:
    active.open(SINGLE)
    play_until(active, "play", with_duty=True)
    prompt, choice = require(active.prompt), active.window.view.choice
    hand = lists(active)["Your cards"]
    assert [item.name for item in hand] == [
        text.card_name(token.face) for token in choice.hand if token.face is not None
    ]
    for token, item in zip(choice.hand, hand, strict=True):
        if token.face in prompt.cards:
            assert item.more == "can be played"
        else:
            active.click_card(token)
            assert item.more == text.spoken(active.window.view.reason.sentence)


def test_a_card_focused_by_keys_is_reported_to_screen_readers(active: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    active.open(SINGLE)
    play_until(active, "play")
    lists(active)
    focused: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            focused.append(event.accessibleInterface().text(NAME))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    view = active.window.view
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        QApplication.processEvents()
        token = require(view.event_player.interaction.marked.focused)
        assert token.face is not None
        assert focused[-1] == text.card_name(token.face)
        assert in_tree(view).focusChild().text(NAME) == focused[-1]
        assert not in_tree(view).state().focused
    assert len(focused) == 3


def test_the_trick_is_read_in_order_with_who_is_winning(active: Table) -> None:
    active.open(SINGLE)
    play_until(active, "play", with_duty=True)
    observation = active.controller.observation
    trick = lists(active)["Trick"]
    assert len(trick) == len(observation.trick) >= 1
    for at, face in enumerate(observation.trick):
        assert trick[at].name.endswith(text.card_name(face))
    assert [item.more for item in trick].count("Winning") == (len(trick) > 1)


def test_melds_and_players_are_read_in_table_order(active: Table) -> None:
    active.open(SINGLE)
    play_until(active, "show")
    active.answer_by_keys()
    active.qtbot.waitUntil(lambda: active.window.view.event_player.interaction.asked.melds_stay)
    found, observation = lists(active), require(active.window.view.event_player.seen)
    assert observation.contract is not None
    melds = [meld for shown in observation.shown for meld in shown or () if meld.cards]
    assert len(found["Melds on the table"]) == len(melds)
    names = Counter(name for item in found["Melds on the table"] for name in item.more.split(", "))
    assert names == Counter(text.card_name(face) for meld in melds for face in meld.cards)
    bid = text.points(observation.contract.bid, observation.rules)
    for seat, player in enumerate(found["Players"]):
        assert (f"Plays {bid}" in player.more) == (seat == observation.contract.declarer)
        worth = observation.meld_points(seat)
        assert not worth or f"{text.points(worth, observation.rules)} meld" in player.more
        assert player.more.endswith(f"0 of {text.points(observation.target, observation.rules)}")
    assert [("Partner" in player.more) for player in found["Players"]].count(True) == 1


ASKED = {SINGLE: ("bid", "show", "play"), STOCK: ("meld", "play"), WIDOW: ("bid", "bury", "play")}


@pytest.mark.parametrize(("preset", "kind"), [(preset, kind) for preset, kinds in ASKED.items() for kind in kinds])
def test_no_card_is_read_that_cannot_be_seen(active: Table, preset: str, kind: str) -> None:
    active.open(preset)
    play_until(active, kind)
    seen = seen_faces(active.controller.observation)
    QApplication.processEvents()
    names = {text.card_name(face) for face in pack(active.controller.observation.rules)}
    spoken = " ".join(map(without_rules, everything(in_tree(active.window))))
    named = {name for name in names if name in spoken}
    assert named <= seen
    assert {text.card_name(face) for face in active.controller.observation.hand} <= named


def test_nothing_is_read_from_under_the_curtain(active: Table) -> None:
    active.open(STOCK, people=2)
    curtain = active.window.panels.curtain
    active.wait_for_turn() if not curtain.isVisible() else None
    for _ in range(6):
        active.qtbot.waitUntil(lambda: active.prompt is not None or curtain.isVisible())
        if curtain.isVisible():
            assert not any(lists(active).values())
            QTest.keyClick(curtain, Qt.Key.Key_Return)
        assert len(lists(active)["Your cards"]) == 12
        active.answer_by_mouse()


def test_lines_are_labels_and_panels_are_groups(active: Table) -> None:
    active.open(SINGLE)
    play_until(active, "bid")
    panel = in_tree(active.window.panels.bid)
    assert panel.role() == QAccessible.Role.Grouping
    roles = {panel.child(at).text(NAME): panel.child(at).role() for at in range(panel.childCount())}
    assert roles[Word.YOUR_BID()] == QAccessible.Role.StaticText
    assert roles["Pass"] == QAccessible.Role.Button


def test_a_point_on_the_screen_returns_the_card_there(active: Table) -> None:
    active.open(SINGLE)
    play_until(active, "play")
    view = active.window.view
    token = view.choice.hand[0]
    assert token.face is not None
    at = view.viewport().mapToGlobal(active.point_of(token))
    found = in_tree(view).childAt(at.x(), at.y())
    assert found.text(NAME) == text.card_name(token.face)
    assert found.rect().contains(at)


@pytest.mark.parametrize("walk", [questions, panels, rooms], ids=lambda each: each.__name__)
def test_everything_focusable_has_a_name_and_everything_named_has_a_role(
    active: Table, walk: Callable[[Table], Iterator[str]]
) -> None:
    nameless: dict[str, str] = {}
    for page in walk(active):
        for widget in (active.window, *shown_in(active.window)):
            found = in_tree(widget)
            name, role = found.text(NAME), found.role()
            takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
            if (takes_keys and not name) or (name and role == QAccessible.Role.Client):
                nameless.setdefault(f"{type(widget).__name__} {name}", page)
    assert not nameless
