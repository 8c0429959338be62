"""Players are made by name, and their random choices follow from the seed, in this version and in others."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.session.players import contestant, player_for

if TYPE_CHECKING:
    from pathlib import Path

MODULE = """
class Mine:
    where = {where!r}

    def __init__(self, seed):
        self.seed = seed

    def choose(self, observation, prompt, budget):
        raise NotImplementedError
"""


def test_players_are_created_by_kind() -> None:
    assert isinstance(player_for("random", 1, 0), RandomPlayer)
    assert isinstance(player_for("computer:steady", 1, 0), Policy)
    assert isinstance(contestant("steady", 1), Policy)
    assert isinstance(contestant("computer:steady", 1), Policy)
    with pytest.raises(ValueError, match="there is no computer player 'nobody'"):
        player_for("computer:nobody", 1, 0)


def test_the_seeds_of_players_never_change(monkeypatch: pytest.MonkeyPatch) -> None:
    players: list[tuple[str, int]] = []
    monkeypatch.setattr("pinochle_qt.session.players.make_player", lambda skill, seed: players.append((skill, seed)))
    player_for("computer:expert", 7, 2)
    contestant("expert", 7)
    assert players == [("expert", 808743244044), ("expert", int(0.08372274235216659 * 2**40))]


def test_a_player_class_is_looked_up_first_where_the_command_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for where in ("here", "there"):
        (tmp_path / where).mkdir()
        (tmp_path / where / "players_of_mine.py").write_text(MODULE.format(where=where), encoding="utf-8")
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "there"), *sys.path])
    player = contestant("players_of_mine:Mine", 3)
    sys.modules.pop("players_of_mine")
    assert (vars(player), type(player).__dict__["where"]) == ({"seed": 3}, "here")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere_at_all:Class", "cannot be made: No module named 'nowhere_at_all'"),
        ("math:Class", "cannot be made: module 'math' has no attribute 'Class'"),
        ("math:pi", "cannot be made: 'float' object is not callable"),
        ("math:atanh", "cannot be made: "),
        ("builtins:str", "cannot play: it has no method choose"),
    ],
)
def test_a_class_that_is_no_player_is_refused_with_a_reason(
    name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(ValueError, match=f"^{name} {why}"):
        contestant(name, 1)
