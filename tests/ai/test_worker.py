"""The worker process: it answers, survives being killed, and leaves nothing behind."""

from __future__ import annotations

import contextlib
import errno
import os
import random
import signal
import sys
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.process import worker
from pinochle_qt.ai.process.pipe_client import MOST_RESTARTS
from pinochle_qt.ai.process.worker import PATIENCE, DecisionRequest, WorkerClient
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.variants.presets import PRESETS
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from pinochle_qt.ai.process.worker import DecisionReply

SDP = PRESETS["single_deck_partnership"]


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    worker_client = WorkerClient()
    yield worker_client
    worker_client.close()


def answers(client: WorkerClient) -> list[DecisionReply]:
    """Wait on the pipe, rather than for some time, until there are answers."""
    for _ in range(20):
        assert client.pipe is not None
        wait([client.pipe], timeout=20)
        if found := client.poll():
            return found
    raise AssertionError("the worker never answered")


def ask(client: WorkerClient, question: int, skill: str = "steady") -> object:
    """Ask for a first bid; return what a player of this skill would bid."""
    game = Game(SDP)
    cards = list(pack(SDP))
    random.Random(question).shuffle(cards)
    match = game.apply(game.start(), game.deal_out(cards, 3)).after
    prompt = require(game.prompt(match))
    seen = observe(SDP, match, prompt.seat)
    client.send(question, DecisionRequest(seen, prompt, skill, 1))
    return make_player(skill, 1).choose(seen, prompt, None)


def child(client: WorkerClient) -> int:
    """Return the process ID of the worker."""
    assert client.process is not None
    assert client.process.pid is not None
    return client.process.pid


def stop(client: WorkerClient) -> int:
    """Suspend the worker's process; return its process ID."""
    os.kill(child(client), signal.SIGSTOP)
    os.waitid(os.P_PID, child(client), os.WSTOPPED | os.WNOWAIT)
    return child(client)


def say_nothing(pipe: Connection) -> None:
    """Receive questions, and answer none of them."""
    with contextlib.suppress(EOFError):
        while True:
            pipe.recv()


@pytest.mark.parametrize("skill", ["novice", "steady"])
def test_the_worker_answers_like_the_player_in_this_process(client: WorkerClient, skill: str) -> None:
    wanted = ask(client, 7, skill)
    (answer,) = answers(client)
    assert (answer.id, answer.action) == (7, wanted)
    assert answer.reason


def test_an_error_in_a_player_is_an_answer_and_the_worker_continues(client: WorkerClient) -> None:
    with pytest.raises(ValueError, match="grandmaster"):
        ask(client, 1, "grandmaster")
    (answer,) = answers(client)
    assert (answer.id, answer.action, answer.is_lost) == (1, None, False)
    assert "there is no computer player 'grandmaster'" in answer.error
    before = child(client)
    wanted = ask(client, 2)
    assert answers(client)[-1].action == wanted
    assert child(client) == before


def test_a_system_that_cannot_start_a_process_loses_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> object:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(SpawnContext, "Pipe", refuse)
    client = WorkerClient()
    ask(client, 1)
    found = [answer for _ in range(MOST_RESTARTS + 1) for answer in client.poll()]
    assert [(answer.id, answer.is_lost) for answer in found] == [(1, True)]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_killed_worker_is_restarted_and_asked_again(client: WorkerClient) -> None:
    ask(client, 1)
    answers(client)
    process = require(client.process)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    wanted = ask(client, 2)
    assert answers(client)[-1].action == wanted


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_a_stopped_worker_is_replaced_and_the_new_one_asked() -> None:
    now = [0.0]
    client = WorkerClient(lambda: now[0])
    ask(client, 1)
    answers(client)
    stopped = stop(client)
    ask(client, 2)
    wanted = ask(client, 3)
    assert client.poll() == []
    assert child(client) == stopped
    now[0] += PATIENCE + 1
    assert client.poll() == []
    assert child(client) != stopped
    (answer,) = answers(client)
    assert (answer.id, answer.action) == (3, wanted)
    client.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_an_answer_after_some_seconds_is_still_accepted() -> None:
    now = [0.0]
    client = WorkerClient(lambda: now[0])
    client.start()
    slow = stop(client)
    wanted = ask(client, 1)
    for _ in range(5):
        now[0] += 1
        assert client.poll() == []
    os.kill(slow, signal.SIGCONT)
    (answer,) = answers(client)
    assert (answer.id, answer.action) == (1, wanted)
    assert child(client) == slow
    client.close()


def test_the_replacement_of_a_silent_worker_is_given_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "serve", say_nothing)
    now = [0.0]
    client = WorkerClient(lambda: now[0])
    ask(client, 1)
    first = child(client)
    now[0] += PATIENCE + 1
    assert client.poll() == []
    second = child(client)
    assert second != first
    now[0] += PATIENCE + 1
    assert client.poll() == []
    assert child(client) == second
    now[0] += PATIENCE
    assert client.poll() == []
    assert child(client) != second
    client.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_nobody_waits_for_a_stopped_worker_to_end() -> None:
    client = WorkerClient()
    client.start()
    stopped = stop(client)
    leaving = Thread(target=client.close, daemon=True)
    leaving.start()
    leaving.join(20)
    has_left = not leaving.is_alive()
    if not has_left:
        os.kill(stopped, signal.SIGCONT)
    assert has_left
    assert not client.is_running


def test_closing_ends_the_process() -> None:
    client = WorkerClient()
    client.start()
    assert client.process is not None
    assert client.is_running
    client.close()
    assert not client.is_running
