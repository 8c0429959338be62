"""Processes that work for this program: they start and end without a word, and let others go first."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
from multiprocessing import spawn
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

_BELOW_NORMAL: Final = 0x4000
_IDLE: Final = 0x40
"""The priority classes of Windows with these names."""


def send_message(pipe: Connection, message: object) -> None:
    """Send a message to the other end of a pipe, which receives it with `Connection.recv`.

    `Connection.send` writes it to a buffer first. If the other process is gone, the exception holds on to that buffer,
    and Python 3.13 prints an error about it once both are collected as garbage.

    Raises:
        OSError: the other process is gone.
    """
    pipe.send_bytes(pickle.dumps(message))


def lower_priority(niceness: int) -> None:
    """Let this process leave the processor to others that want it, so that the window is never slow because of it.

    `niceness` is as on Unix, from 1 to 19, the lowest priority; Windows knows two levels of it.
    """
    if sys.platform == "win32":
        from ctypes import WinDLL, c_uint32, c_void_p

        system = WinDLL("kernel32")
        system.GetCurrentProcess.restype = c_void_p
        system.SetPriorityClass.argtypes = (c_void_p, c_uint32)
        system.SetPriorityClass(system.GetCurrentProcess(), _IDLE if niceness == 19 else _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):  # some guarded systems let no process change its priority
            os.nice(niceness)


@contextlib.contextmanager
def quiet_start() -> Iterator[None]:
    """Keep processes that `multiprocessing` spawns in the block from printing tracebacks while they start.

    They never hear Ctrl+C, which this program receives after the block; and if this program is killed before it has
    told them what to do, they just end.
    """
    with blocked_interrupts(), _silent_when_orphaned():
        yield


@contextlib.contextmanager
def blocked_interrupts() -> Iterator[None]:
    """Keep Ctrl+C from this process until the block ends; processes that are started in it never hear it.

    In the middle of a message between processes, Python would complain about the half of it that is left.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    old_mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old_mask)


@contextlib.contextmanager
def _silent_when_orphaned() -> Iterator[None]:
    """Let the processes suppress the error that the pipe with their orders has ended; nothing else raises it there."""
    usual = spawn.get_command_line

    def command_line(**handles: Any) -> list[str]:
        words = usual(**handles)
        if "-c" in words:  # in the frozen program, `__main__` suppresses the error
            program = words.index("-c") + 1
            words[program] = f"with __import__('contextlib').suppress(EOFError): {words[program]}"
        return words

    spawn.get_command_line = command_line
    try:
        yield
    finally:
        spawn.get_command_line = usual
