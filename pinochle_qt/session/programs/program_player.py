"""A player that is another program: it hears and says what a guest of a table does, a line for each message.

It runs with the rights of whoever named it, so its command comes from the command line or from somebody's own
settings, never from a record or a file of rules. What it prints is a stranger's, and limited in size and time.
"""

from __future__ import annotations

from collections import Counter
from math import ceil
from pathlib import Path
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from pinochle_qt import __version__
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.ai.skill_names import HOUSE
from pinochle_qt.engine.rules import to_json
from pinochle_qt.names import clipped
from pinochle_qt.protocol.messages import (
    LONGEST_MESSAGE,
    OLDEST,
    VERSION,
    Act,
    BadMessage,
    Bye,
    Farewell,
    Hello,
    Ping,
    Pong,
    Refused,
    State,
    Welcome,
    heard_from_guest,
    spoken,
)
from pinochle_qt.protocol.wire import WireError, action_from_wire, to_wire
from pinochle_qt.record.values import LONGEST_LABEL
from pinochle_qt.session.programs.line_process import LineProcess, ProgramEnded, ProgramSilent, command_words

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.protocol.messages import ErrorCode, Said, TableMessage

COMMAND: Final = "cmd:"
"""What the name of a player begins with that is a program; the rest is the command that starts it."""
PATIENCE: Final = 10.0
"""The seconds that a program has for each decision, if nobody says otherwise."""
HELLO_TIME: Final = 5.0
"""The seconds that it has to say hello once it is started, as a guest of a table has."""
MOST_STARTS: Final = 2
"""How often it is started in a match: once, and once more if it ends in the middle."""
MOST_LATE: Final = 3
"""How many decisions in a row it may miss before it is not asked anymore in this match."""
LONGEST_FAULT: Final = 300
"""The most characters that a program is told about what is wrong with a line."""
MOST_LINES: Final = 200
"""The most lines that it may print for one decision."""

FaultKind: TypeAlias = Literal["late", "wrong", "ended"]
"""Why a program did not decide: not in time; what it said was no legal answer; or it is gone, or never said hello."""


class _Fault(Exception):
    """Raised when the program does not decide; `str()` is a sentence for it."""

    def __init__(self, kind: FaultKind, code: ErrorCode, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.code: ErrorCode = code


class ProgramPlayer:
    """A program in one seat. It gets one warning; then a computer player decides wherever the program does not."""

    def __init__(self, command: str, seed: int, patience: float = PATIENCE, *, keeps_errors: bool = True) -> None:
        """Get ready to start the command at the first question; from `seed` its random choices should follow.

        `keeps_errors` says whether what it prints as errors goes where this program's errors go, or nowhere.

        Raises:
            ValueError: there is no such program here; the message says what is wrong.
        """
        command_words(command)
        self._command = command
        self._seed = seed
        self._patience = patience
        self._keeps_errors = keeps_errors
        self._stand_in = make_player(HOUSE, seed)
        self._process: LineProcess | None = None
        self._starts = 0
        self._state = 0
        self._late_in_a_row = 0
        self._is_warned = False
        self._is_given_up = False
        self._ended = Event()
        self.replaced: Counter[FaultKind] = Counter()
        """How many decisions the computer player made, by the reason why the program did not."""

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Return the program's answer, or that of a computer player."""
        action = self.ask(observation, prompt, budget)
        return self._stand_in.choose(observation, prompt, budget) if action is None else action

    def ask(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction | None:
        """Return the program's answer; None if a computer player has to decide in its place, which is counted."""
        self._state += 1
        while True:
            try:
                action = self._answer(observation, prompt, budget or self._patience)
            except _Fault as fault:
                self._warn(fault)
                if self._is_warned:
                    self.replaced[fault.kind] += 1
                    return None
                self._is_warned = True
            else:
                self._late_in_a_row = 0
                return action

    def end(self) -> None:
        """End the program for good, even while it is asked by another thread."""
        self._ended.set()
        self.close()

    def close(self) -> None:
        """End the program: the match is over."""
        process, self._process = self._process, None
        if process is not None:
            process.say(spoken(Farewell("The match is over.")))
            process.close()

    def _answer(self, observation: Observation, prompt: Prompt, seconds: float) -> SeatAction:
        """Return what the program decides.

        Raises:
            _Fault: it does not.
        """
        process = self._process or self._start(observation.rules)
        question = State(
            self._state,
            to_wire(observation),
            prompt.seat,
            prompt.seat,
            to_wire(prompt),
            seconds=ceil(seconds),
        )
        process.say(spoken(question))
        until = monotonic() + seconds
        for _ in range(MOST_LINES):
            said = self._next_message(process, until)
            if isinstance(said, Act):
                if said.state == self._state:
                    return _legal(said, prompt)
            elif isinstance(said, Bye):
                raise _Fault("ended", "not_now", "You have said bye.")
            else:
                self._reply(process, said)
        raise _Fault("ended", "too_much", f"There may be {MOST_LINES} lines for a decision.")

    def _start(self, rules: Rules) -> LineProcess:
        if self._starts == MOST_STARTS or self._is_given_up or self._ended.is_set():
            kind: FaultKind = "late" if self._is_given_up else "ended"
            raise _Fault(kind, "not_now", "You are not asked anymore in this match.")
        self._starts += 1
        try:
            process = LineProcess(self._command, LONGEST_MESSAGE, keeps_errors=self._keeps_errors)
            self._process = process
        except (OSError, ValueError) as error:
            raise _Fault("ended", "not_now", str(error)) from None
        if self._ended.is_set():  # by another thread, while it was started
            self.close()
        try:
            said = self._next_message(process, monotonic() + HELLO_TIME)
        except _Fault as fault:
            raise _Fault("ended", fault.code, str(fault)) from None
        if not isinstance(said, Hello):
            raise _Fault("ended", "message", "The first message is hello.")
        if said.version < OLDEST:
            raise _Fault("ended", "version", f"Messages have version {VERSION} here, and {OLDEST} is the oldest.")
        program = f"pinochle-qt {__version__}"
        process.say(spoken(Welcome(VERSION, program, "", 0, "en", rules=to_json(rules), seed=self._seed)))
        return process

    def _next_message(self, process: LineProcess, until: float) -> Said:
        try:
            return heard_from_guest(process.next_line(until - monotonic()))
        except ProgramSilent:
            raise _Fault("late", "late", "The time is over.") from None
        except ProgramEnded as end:
            raise _Fault("ended", "too_much", str(end)) from None
        except BadMessage as error:
            raise _Fault("wrong", "message", f"This is no message: {clipped(str(error), LONGEST_FAULT)}") from None

    def _reply(self, process: LineProcess, said: Said) -> None:
        """Answer what is no decision."""
        answer: TableMessage = Refused("not_now", "Here a program can only act.")
        if isinstance(said, Ping):
            answer = Pong(said.number)
        process.say(spoken(answer))

    def _warn(self, fault: _Fault) -> None:
        """Tell the program what was wrong, and end it if there is no use in asking it again."""
        process = self._process  # another thread may end it meanwhile
        if process is not None:
            process.say(spoken(Refused(fault.code, str(fault), self._state)))
        self._late_in_a_row = self._late_in_a_row + 1 if fault.kind == "late" else 0
        self._is_given_up = self._is_given_up or self._late_in_a_row == MOST_LATE
        if fault.kind == "ended" or self._is_given_up:
            self.close()


def program_name(command: str) -> str:
    """Return what records call a program: the name of its file, without its folder.

    Raises:
        ValueError: as `command_words`.
    """
    words = command_words(command)
    file = next((word for word in reversed(words) if Path(word).is_file()), words[0])  # the script, if there is one
    return clipped(Path(file).stem, LONGEST_LABEL) or "program"


def _legal(said: Act, prompt: Prompt) -> SeatAction:
    try:
        action = action_from_wire(said.action)
    except WireError as error:
        raise _Fault("wrong", "message", f"This is no action: {clipped(str(error), LONGEST_FAULT)}") from None
    rejection = prompt.refusal(action)
    if rejection is not None:
        raise _Fault("wrong", "refused", str(rejection))
    return action
