"""Replay records: every line must follow from the lines before it, and the first one that doesn't is reported."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pinochle_qt.engine.actions import DealCards, ShowMelds
from pinochle_qt.engine.cards import SUIT_OF, dix_of
from pinochle_qt.engine.errors import IllegalAction
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds.kinds import unit_cards
from pinochle_qt.engine.people import dealer_from
from pinochle_qt.engine.problems import UnplayableRules
from pinochle_qt.engine.state import DealResult
from pinochle_qt.reading import regular_file
from pinochle_qt.record.decode import decided_by, decode_line, is_cut, shortened
from pinochle_qt.record.encode import closing_lines
from pinochle_qt.record.expected import dealer_text, expected_answer, expected_deal
from pinochle_qt.record.limits import MAX_FILE, MAX_GAME, MAX_LINE
from pinochle_qt.record.migrations import updated_line
from pinochle_qt.record.values import (
    DealLine,
    Header,
    LineError,
    RecordFault,
    RecordUnreadable,
    SeveralGames,
    TooLong,
    WinnerLine,
    fault_in,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path
    from typing import BinaryIO

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.melds import Meld
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.record.values import Line, Mix

Watch: TypeAlias = "Callable[[float], None]"
"""Told now and then how much of a file has been read, from 0 to 1; it may raise `ReadingStopped`."""

_WATCH_EVERY: Final = 250
"""The number of lines between two calls of a watch, replayed in about a hundredth of a second."""
_CHUNK: Final = 2**20


class RecordedStep(Struct, frozen=True):
    """One decision, with its lines: an action, and what closes the deal if that followed."""

    step: Step
    lines: tuple[str, ...]
    by: str = ""
    """The player that decided, if the header names another one for the seat."""
    mix: Mix | None = None
    """Of a deal: from what its cards follow, if people's programs took part in its shuffle."""


class RecordedGame(Struct):
    """One game of a record after replaying it."""

    header: Header
    header_line: str
    """The header line, with the options of today."""
    game: Game
    match: MatchState
    """The match at the end of the record."""
    steps: list[RecordedStep] = field(default_factory=list)
    deals: int = 0
    actions: int = 0
    older_header: str | None = None
    """The first line as it is in a file with older options."""
    cut_line: int | None = None
    """The number of the last line, if it was dropped because it was cut off."""

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line of the game, including closing lines of a deal that a crash kept from being written."""
        return (self.header_line, *(line for recorded in self.steps for line in recorded.lines))


class ReadingStopped(Exception):
    """Raised by a watch to stop reading."""


class Witness(Protocol):
    """Watches the replay of a record, and raises `LineError` for a line that is wrong although the rules allow it."""

    def begun(self, header: Header) -> None:
        """Check a header."""

    def dealt(self, game: Game, header: Header, dealt: RecordedStep) -> None:
        """Check a deal that is legal under the rules."""


def replay(path: Path, *, keep_steps: bool = True, witness: Witness | None = None) -> Iterator[RecordedGame]:
    """Yield the games of a file one by one, each replayed to its end.

    If the last line is cut off, it is dropped and noted in `cut_line`. Without `keep_steps` the games hold only their
    counts, so that a file of any size can be checked.

    Raises:
        RecordUnreadable: if the file cannot be read.
        RecordFault: for the first line that is wrong.
    """
    try:
        with regular_file(path) as file:
            yield from replay_lines(path, lines_of(path, file), keep_steps=keep_steps, witness=witness)
    except OSError as error:
        raise RecordUnreadable(path, error) from None


def replay_one(path: Path, watch: Watch | None = None) -> RecordedGame:
    """Return the only game of a file.

    Raises:
        RecordUnreadable: if the file cannot be read.
        RecordFault: for the first line that is wrong; `SeveralGames` if it is the header of a second game, and
            `TooLong` if there are more than `MAX_GAME` lines.
        ReadingStopped: if the watch stopped it.
    """
    try:
        with game_file(path) as (file, count):
            lines = lines_of(path, file)
            return _only_game(path, lines if watch is None else _watched(lines, count, watch))
    except OSError as error:
        raise RecordUnreadable(path, error) from None


def _only_game(path: Path, lines: Iterable[bytes]) -> RecordedGame:
    games = replay_lines(path, lines)
    first = next(games)
    for second in games:
        line = len(first.lines) + 1
        raise SeveralGames(path, line, f"a second game ({second.header.preset})", "one game that can be gone on with")
    return first


@contextlib.contextmanager
def game_file(path: Path) -> Iterator[tuple[BinaryIO, int]]:
    """Open the record of a game that is to be read as a whole; yield the file and its number of lines.

    Raises:
        OSError: if it cannot be read.
        TooLong: if it has more than `MAX_GAME` lines, which takes only a moment to find out.
    """
    with regular_file(path) as file:
        count = 0
        while file.tell() <= MAX_FILE and (chunk := file.read(_CHUNK)):
            count += chunk.count(b"\n")
            if count > MAX_GAME:
                raise TooLong(path, MAX_GAME)
        file.seek(0)
        yield file, count


def _watched(lines: Iterable[bytes], count: int, watch: Watch) -> Iterator[bytes]:
    """Yield lines, and tell a watch now and then how many of `count` have been read."""
    for number, line in enumerate(lines):
        if number % _WATCH_EVERY == 0:
            watch(number / max(count, 1))
        yield line


def replay_lines(
    path: Path, lines: Iterable[bytes], *, keep_steps: bool = True, witness: Witness | None = None
) -> Iterator[RecordedGame]:
    """Yield the games in lines that each end in a line feed, except perhaps the last one; `path` is named in faults.

    Raises:
        RecordFault: for the first line that is wrong.
    """
    replayer: Replayer | None = None
    number = 0
    for number, raw in enumerate(lines, 1):
        finished: RecordedGame | None = None
        with _with_location(path, number):
            text = _text(raw)
            if text is None:
                if replayer is None:
                    raise LineError("only a piece of the first line", "a complete header")
                replayer.recorded.cut_line = number
                break
            line = decode_line(text)
            if isinstance(line, Header):
                finished = replayer.finished() if replayer is not None else None
                replayer = Replayer(line, text, keep_steps=keep_steps, witness=witness)
            elif replayer is None:
                raise LineError(shortened(text), "a header, which begins every game")
            else:
                replayer.take(line, text)
        if finished is not None:
            yield finished
    if replayer is None:
        raise RecordFault(path, number + 1, "the end of the file", "a header, which begins every game")
    yield replayer.filled_up()


@contextlib.contextmanager
def _with_location(path: Path, number: int) -> Iterator[None]:
    """Add the file and the line number to an error about a line."""
    try:
        yield
    except LineError as error:
        raise fault_in(path, number, error) from None


def lines_of(path: Path, file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file as long as it stays within the size limits."""
    total = number = 0
    while raw := file.readline(MAX_LINE + 1):
        number += 1
        total += len(raw)
        if len(raw) > MAX_LINE:
            raise RecordFault(path, number, f"a line of more than {MAX_LINE // 1024} KiB", "a shorter one")
        if total > MAX_FILE:
            raise RecordFault(path, number, f"more than {MAX_FILE // 1024 // 1024} MiB", "a smaller file")
        yield raw


def _text(raw: bytes) -> str | None:
    """Return a line without its end, or None for a last line that was cut off.

    Editors and mail may end lines as Windows does; that makes no other game of it.
    """
    is_complete = raw.endswith(b"\n")
    try:
        text = raw.removesuffix(b"\n").removesuffix(b"\r").decode()
    except UnicodeDecodeError as error:
        if not is_complete and error.reason == "unexpected end of data" and is_cut(raw[: error.start].decode()):
            return None
        raise LineError(f"bytes that are not UTF-8 at byte {error.start + 1}", "UTF-8 text") from None
    return None if not is_complete and is_cut(text) else text


def started(game: Game, header: Header, dealer: Person | None = None) -> MatchState:
    """Return a match with this header before its first deal; the dealer isn't part of the header."""
    people = len(header.everybody)
    return game.start(dealer, people, header.agreements, header.skills, reading=header.version)


class Replayer:
    """Replays one game line by line, as far as there are lines."""

    def __init__(self, header: Header, text: str, *, keep_steps: bool, witness: Witness | None = None) -> None:
        """Begin with a header and its line, and keep every step or only their counts.

        Raises:
            LineError: if nobody can play by its rules, or the witness finds it wrong.
        """
        if witness is not None:
            witness.begun(header)
        try:
            game = Game(header.rules)
        except UnplayableRules as error:
            found = f"rules that cannot be played ({error.problems[0].text.rstrip('.')})"
            raise LineError(found, "rules that go together") from None
        line = updated_line(text, header)
        self.recorded = RecordedGame(header, line, game, started(game, header))
        self.recorded.older_header = text if text != line else None
        self._keep_steps = keep_steps
        self._witness = witness
        self._game = game
        self._rules = header.rules
        self._due: list[str] = []
        self._step: Step | None = None
        self._mix: Mix | None = None
        self._texts: list[str] = []

    def take(self, line: Line, text: str) -> None:
        """Replay one line.

        Raises:
            LineError: if it does not follow from the lines before it.
        """
        if self._due:
            self._take_closing(line, text)
            return
        prompt = self._game.prompt(self.recorded.match)
        if prompt is None:
            raise LineError(shortened(text), "the header of another game or the end of the file")
        if isinstance(line, DealLine):
            self._take_deal(line, prompt, text)
        elif isinstance(line, DealResult | WinnerLine | Header):
            raise LineError(shortened(text), self._expected(prompt))
        else:
            self._take_action(line, prompt, text)

    def finished(self, found: str = "the header of another game") -> RecordedGame:
        """Return the game as far as it has been replayed, when something else was `found` than another line of it.

        Raises:
            LineError: if a result or winner line is missing.
        """
        if self._due:
            raise LineError(found, self._due[0])
        return self.filled_up()

    def filled_up(self) -> RecordedGame:
        """Return the game, adding closing lines that a crash kept from being written at the end of the file."""
        self._texts += self._due
        self._due = []
        self._flush()
        return self.recorded

    def _expected(self, prompt: Prompt) -> str:
        return expected_deal(self._rules, self.recorded.match) if prompt.seat is None else expected_answer(prompt)

    def _take_closing(self, line: Line, text: str) -> None:
        due = self._due[0]
        if not isinstance(line, DealResult | WinnerLine) or line != decode_line(due):
            raise LineError(shortened(text), due)
        self._due.pop(0)
        self._texts.append(text)

    def _take_deal(self, line: DealLine, prompt: Prompt, text: str) -> None:
        match = self.recorded.match
        upcard = line.stock[-1] if self._rules.deal.upcard and line.stock else None
        dealer = dealer_from(self._rules, match.people, line.dealer, line.seated)
        if (
            prompt.seat is not None
            or (line.number, line.target) != (match.number + 1, match.target)
            or dealer is None
            or (match.number and dealer != match.next_dealer)
        ):
            found = dealer_text(self._rules, line.dealer, line.seated)
            raise LineError(f"deal {line.number} with {found} and target {line.target}", self._expected(prompt))
        if line.upcard != upcard:
            raise LineError(shortened(text), "no upcard" if upcard is None else "the last card of the stock")
        if match.number == 0:
            if not self.recorded.header.can_deal_first(dealer):
                raise LineError(f"seated {list(line.seated)}", 'the people that the header names in "seats"')
            self.recorded.match = started(self._game, self.recorded.header, dealer)
        self.recorded.deals += 1
        step = self._apply(DealCards(line.hands, line.stock, line.widow), prompt, text)
        self._mix = line.mix
        if self._witness is not None:
            self._witness.dealt(self._game, self.recorded.header, RecordedStep(step, (text,), mix=line.mix))

    def _take_action(self, action: SeatAction, prompt: Prompt, text: str) -> None:
        if isinstance(action, ShowMelds):
            action = self._in_reading_order(action, prompt)
        self.recorded.actions += 1
        self._apply(action, prompt, text)

    def _apply(self, action: DealCards | SeatAction, prompt: Prompt, text: str) -> Step:
        try:
            step = self._game.apply(self.recorded.match, action)
        except IllegalAction as error:
            why = str(error).rstrip(".")
            is_deal = isinstance(action, DealCards)
            expected = "the whole pack, divided as the rules deal it" if is_deal else self._expected(prompt)
            raise LineError(f"{shortened(text)} ({why})", expected) from None
        self._flush()
        self._step, self._texts = step, [text]
        self._due = list(closing_lines(step))
        self.recorded.match = step.after
        return step

    def _flush(self) -> None:
        if self._step is not None and self._keep_steps:
            by = decided_by(self._texts[0])
            self.recorded.steps.append(RecordedStep(self._step, tuple(self._texts), by, self._mix))
        self._step = self._mix = None

    def _in_reading_order(self, action: ShowMelds, prompt: Prompt) -> ShowMelds:
        return ShowMelds(action.seat, tuple(_ordered(meld, self._rules, prompt.trump) for meld in action.melds))


def _ordered(meld: Meld, rules: Rules, trump: Suit | None) -> Meld:
    """Return a meld with its cards in reading order, if they are the right cards for its kind."""
    suit = SUIT_OF[meld.cards[0]] if meld.cards else trump
    if suit is None:
        return meld
    unit = unit_cards(meld.kind, suit, dix_of(suit if trump is None else trump, rules.deck.ranks))
    cards = unit * (len(meld.cards) // len(unit) if unit else 0)
    return replace(meld, cards=cards) if sorted(cards) == sorted(meld.cards) else meld
