"""Whatever cards are hidden from the player, the window shows, says, lists and asks the same.

`tests/conformance/test_nobody_sees.py` checks that for everything the window is made from. Set `PINOCHLE_LONG=1` for
every game.
"""

from __future__ import annotations

import os
import pickle
import random
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from pinochle_qt.variants.presets import PRESETS
from tests.checks import require
from tests.conformance.twins import twin
from tests.session.driving import SINGLE, STOCK, chance_player, new_session
from tests.ui.playing import PolicyBots, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleInterface, QImage

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.session.session import Session

GAMES: Final = (
    list(PRESETS)
    if os.environ.get("PINOCHLE_LONG")
    else [SINGLE, STOCK, "three_handed_auction", "five_handed_called_partner", "two_handed_draft"]
)


def asked_positions(preset: str, seed: int) -> Iterator[Session]:
    """Yield a session when the player at the screen is asked something, once for each kind of question."""
    session, player, seen = new_session(preset, seed), chance_player(seed), set[str]()
    while (prompt := session.prompt) is not None and session.match.number <= 3:
        if prompt.seat is None:
            session.deal()
            continue
        if session.seated[prompt.seat] == 0 and prompt.has_choice and prompt.kind not in seen:
            seen.add(prompt.kind)
            yield session
        session.submit(player.choose(session.observe(prompt.seat), prompt, None))


def tree(interface: QAccessibleInterface) -> Iterator[tuple[str, ...]]:
    """Yield all the texts that screen readers can find."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    yield tuple(interface.text(kind) for kind in kinds)
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None:
            yield from tree(child)


def lists(table: Table) -> list[list[object]]:
    """Return the content of all item models."""
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    return [
        [
            model.data(model.index(row, column), role)
            for row in range(model.rowCount())
            for column in range(model.columnCount())
            for role in roles
        ]
        for model in table.window.findChildren(QAbstractItemModel)
    ]


def seen_by(table: Table, session: Session, monkeypatch: pytest.MonkeyPatch) -> tuple[QImage, tuple[object, ...]]:
    """Open a game, look at everything, and ask for a hint; return the picture and everything else."""
    questions: list[bytes] = []

    def ask(_: PolicyBots, skill: str, observation: Observation, prompt: Prompt) -> None:
        question = pickle.dumps((skill, observation, prompt))
        questions.append(pickle.dumps(pickle.loads(question)))  # noqa: S301 - our own

    table.window.matches.open(session)
    table.wait_for_turn()
    QApplication.processEvents()
    with monkeypatch.context() as asked:
        asked.setattr(PolicyBots, "ask", ask)
        picture = table.window.grab().toImage()
        interface = require(QAccessible.queryAccessibleInterface(table.window))
        found = list(tree(interface))
        QApplication.processEvents()
        listed = lists(table)
        table.controller.ask_advice()
    return picture, (found, listed, questions)


@pytest.mark.parametrize("preset", GAMES)
def test_the_window_does_not_depend_on_hidden_cards(table: Table, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, count = random.Random(preset), 0
    for session in asked_positions(preset, 4):
        other = twin(session, 0, chance)
        assert other.match != session.match
        (one, first), (two, second) = (seen_by(table, each, monkeypatch) for each in (session, other))
        kind = session.prompt.kind if session.prompt is not None else ""
        assert second == first, kind
        assert one == two, kind
        count += 1
    assert count >= 2
