"""Helper processes end without a word if the program is killed or interrupted while they start; others go first."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from typing import Final

import pytest

from pinochle_qt.ai.process.worker import NICENESS
from pinochle_qt.helper_process import quiet_start, send_message
from pinochle_qt.library import expert_worker
from tests.programs import run

without_killing = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")

STARTS: Final = {
    "a worker of the table": "from pinochle_qt.ai.process.worker import WorkerClient; WorkerClient().start()",
    "a worker of a command": "from pinochle_qt.session.tasks.processes import run_tasks; list(run_tasks(abs, [1], 1))",
}
KILLED: Final = """
import os, signal
from multiprocessing import util
start = util.spawnv_passfds

def start_and_be_killed(*arguments):
    number = start(*arguments)
    if b"spawn_main" in b"".join(map(os.fsencode, arguments[1])):
        os.kill(os.getpid(), signal.SIGKILL)
    return number

util.spawnv_passfds = start_and_be_killed
"""


@without_killing
@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_process_whose_parent_is_killed_before_sending_orders_ends_silently(start: str) -> None:
    done = run([sys.executable, "-c", KILLED + start])  # ends when the last process that could print has ended
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGKILL, "", "")


@without_killing
def test_ctrl_c_is_ignored_while_processes_start() -> None:
    with quiet_start():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_a_message_to_an_ended_process_leaves_no_unflushed_buffer() -> None:
    near, far = multiprocessing.Pipe()
    far.close()
    with pytest.raises(OSError) as failed:  # noqa: PT011 - which one depends on the system
        send_message(near, "x" * 1_000_000)
    near.close()
    frames = (frame for frame, _ in traceback.walk_tb(failed.tb))
    held = [each for frame in frames for each in frame.f_locals.values() if isinstance(each, memoryview)]
    assert held
    assert all(isinstance(each.obj, bytes) for each in held)


def test_a_message_arrives_as_sent() -> None:
    near, far = multiprocessing.Pipe()
    message = (1, {"cards": (1, 2, 3)}, None)
    send_message(near, message)
    assert far.recv() == message
    near.close()
    far.close()


PRIORITY: Final = """
import os, sys
from pinochle_qt.helper_process import lower_priority

def priority():
    if sys.platform != "win32":
        return os.nice(0)
    from ctypes import WinDLL, c_void_p
    system = WinDLL("kernel32")
    system.GetCurrentProcess.restype = c_void_p
    system.GetPriorityClass.argtypes = (c_void_p,)
    return system.GetPriorityClass(system.GetCurrentProcess())

before = priority()
lower_priority(int(sys.argv[1]))
print(before, priority())
"""


@pytest.mark.parametrize(("niceness", "on_windows"), [(NICENESS, 0x4000), (expert_worker.NICENESS, 0x40)])
def test_helper_processes_run_at_low_priority(niceness: int, on_windows: int) -> None:
    done = run([sys.executable, "-c", PRIORITY, str(niceness)], check=True)
    before, after = map(int, done.stdout.split())
    assert after == (on_windows if sys.platform == "win32" else min(19, before + niceness))
