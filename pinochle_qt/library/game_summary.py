"""What a list of games and the statistics need to know about one game, folded from the lines of its record.

Actions are counted, not replayed, so that ten thousand games are read in less than a minute. Opening a game replays it
and reports what is wrong, so nothing here has to.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from msgspec import Struct, json
from msgspec.structs import replace

from pinochle_qt.engine.actions import Bid, CallCard
from pinochle_qt.engine.cards import compact_text
from pinochle_qt.engine.derived import side_count, side_of
from pinochle_qt.engine.people import account_count, holder_called
from pinochle_qt.engine.rules import InvalidOption, Rules, to_json
from pinochle_qt.engine.scoring.end_of_deal import completed
from pinochle_qt.engine.seats import Account, Person, Side  # noqa: TC001 - msgspec looks at the types of a summary
from pinochle_qt.engine.state import DealResult
from pinochle_qt.record.decode import decode_line
from pinochle_qt.record.replay import game_file, lines_of
from pinochle_qt.record.values import (
    DealLine,
    Header,
    LineError,
    RecordFault,
    RecordUnreadable,
    SeatSetup,
    WinnerLine,
    fault_in,
)
from pinochle_qt.session.match_start import chance_of
from pinochle_qt.variants.catalog import UnknownPreset, adapt_players

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.record.values import Line


_ACTION: Final = re.compile(rb'\{"seat":(\d{1,2}),"act":"([a-z_]+)"')
"""The start of an action's line as this program writes it; lines by other programs are decoded."""
_BY: Final = re.compile(rb'"by": ?"([^"\\\\]+)"')
"""Who decided an action, where that is not whom the header names."""
_DECODED: Final = frozenset({b"call_card", b"bid"})
"""The actions that matter here beyond who acted: a called card finds the partner, bids of a sum may be void."""


class DealSummary(Struct, frozen=True):
    """A finished deal of a game."""

    number: int
    dealer: Person
    result: DealResult
    hands: tuple[str, ...]
    """The cards dealt to each seat, two characters per card; empty if they are unknown."""


class GameSummary(Struct, frozen=True, kw_only=True):
    """One game, as far as it went."""

    preset: str
    title: str
    """The title that the player gave it; empty without one."""
    practice: bool = False
    """Whether it counts nowhere because it was continued from a deal of another game for practice."""
    is_copy: bool = False
    """Whether it is a guest's copy of a game at another computer's table, which cannot go on here."""
    undone: tuple[int, ...] = ()
    """The deals in which something was taken back."""
    given: int = 0
    """How many deals, from the first on, had given cards: repeated from another match, or from a code."""
    house: str
    """A key for the differences from the rules of the preset; empty if there are none."""
    people: tuple[SeatSetup, ...]
    """Who played: with the computer player in place of a person for whom others decided more than half of all, so that
    the game counts in nobody's statistics who had gone."""
    sides: tuple[Side, ...]
    """The side of each seat, which is the same in every deal."""
    seed: int = 0
    deals: tuple[DealSummary, ...]
    deal: int
    """The number of the last deal that was begun."""
    act: str = ""
    """The last action in an unfinished deal, by its name in the record; empty before there is one."""
    tricks: int = 0
    """The number of tricks completed in an unfinished deal."""
    totals: tuple[int, ...]
    target: int
    winners: tuple[Account, ...]
    is_begun: bool
    """Whether a person has made a decision, or at least one deal is over."""
    is_sheet: bool = False
    """Whether the cards were real ones, known only from a score sheet."""
    is_closed: bool = False
    """Whether the players have closed the sheet, even if nobody has won."""

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return bool(self.winners)

    @property
    def can_go_on(self) -> bool:
        """Whether it can be continued here; a closed score sheet is opened in the same way."""
        return self.is_sheet or not (self.is_over or self.is_copy)


class ReadGame(Struct, frozen=True):
    """The summary of a record with one game, with the rules that the summary does not repeat."""

    rules: Rules
    summary: GameSummary


class Summarizer:
    """Reads the lines of one game in order; `summary` sums up the lines read so far."""

    def __init__(self, header: Header) -> None:
        rules = header.rules
        self._header = header
        self.rules = rules
        self._house = house_key(header.preset, rules)
        self._humans = {seat for seat, setup in enumerate(header.seats) if setup.player == "human"}
        self._accounts = account_count(rules, len(header.everybody))
        self._deals: list[DealSummary] = []
        self._deal: DealLine | None = None
        self._number, self._plays, self._last_act = 0, 0, ""
        self._partner: Seat | None = None
        self._bidders: set[Seat] = set()
        self._totals = (0,) * self._accounts
        self._target = rules.match.target
        self._winners: tuple[Account, ...] = ()
        self._is_begun = False
        self._decisions: Counter[Person] = Counter()
        self._of_others: dict[Person, Counter[str]] = defaultdict(Counter)
        """By person, how many of his decisions each other player made."""
        self._seated: tuple[Person, ...] = tuple(range(rules.table.players))

    def read(self, line: bytes) -> None:
        """Read the next line.

        Raises:
            LineError: it does not follow the format.
        """
        action = _ACTION.match(line)
        if action is not None and action[2] not in _DECODED:
            self._act(int(action[1]), action[2].decode(), line)
            return
        value = _decoded(line, "a text")
        match value:
            case Header():
                raise LineError("a second game", "one game")
            case DealLine():
                self._begin(value)
            case DealResult():
                self._end(value)
            case WinnerLine(accounts=winners):
                self._win(winners)
            case CallCard(seat=declarer, card=card) if self._deal is not None:
                self._partner = holder_called(self.rules, self._deal.hands, declarer, card)
                self._act(declarer, "call_card", line)
            case Bid(seat=bidder, amount=amount):
                if amount:
                    self._bidders.add(bidder)
                self._act(bidder, "bid", line)
            case _:
                self._act(value.seat, str(value.__struct_config__.tag), line)

    @property
    def summary(self) -> GameSummary:
        """The summary of the lines so far."""
        header = self._header
        is_open = self._deal is not None
        return GameSummary(
            preset=header.preset,
            title=header.title,
            practice=header.practice,
            is_copy=bool(header.copy_of),
            undone=header.undone,
            given=chance_of(header).given,
            house=self._house,
            people=self._people,
            sides=tuple(side_of(self.rules, seat) for seat in range(self.rules.table.players)),
            seed=header.seed,
            deals=tuple(self._deals),
            deal=self._number,
            act=self._last_act if is_open else "",
            tricks=self._plays // self.rules.table.players if is_open else 0,
            totals=self._totals,
            target=self._target,
            winners=self._winners,
            is_begun=self._is_begun,
        )

    @property
    def _people(self) -> tuple[SeatSetup, ...]:
        """Everybody, with the computer player who decided most in place of a person who decided less than half."""
        people = list(self._header.everybody)
        for person, others in self._of_others.items():
            if people[person].player == "human" and 2 * others.total() > self._decisions[person]:
                people[person] = replace(people[person], player=others.most_common(1)[0][0])
        return tuple(people)

    def _act(self, seat: Seat, act: str, line: bytes) -> None:
        self._plays += act == "play"
        self._last_act = act
        self._is_begun |= seat in self._humans
        if seat < len(self._seated):
            person, by = self._seated[seat], _BY.search(line) if b'"by"' in line else None
            self._decisions[person] += 1
            if by is not None:
                self._of_others[person][by[1].decode(errors="replace")] += 1

    def _begin(self, deal: DealLine) -> None:
        players, people = self.rules.table.players, len(self._header.everybody)
        are_seated = not deal.seated or (len(deal.seated) == players and all(0 <= at < people for at in deal.seated))
        if len(deal.hands) != players or not 0 <= deal.dealer < players or not are_seated:
            raise LineError("a deal for another table", "one for those whom the header names")
        self._deal, self._number, self._plays, self._last_act = deal, deal.number, 0, ""
        self._partner, self._bidders = None, set()
        self._target = deal.target
        self._seated = deal.seated or self._seated

    def _win(self, winners: tuple[Account, ...]) -> None:
        if not all(0 <= account < self._accounts for account in winners):
            raise LineError("the winners of another table", "those of the table that the header names")
        self._winners = winners

    def _end(self, result: DealResult) -> None:
        deal = self._deal
        if deal is None or not _fits(result, self.rules.table.players, side_count(self.rules), self._accounts):
            raise LineError("the result of another deal or table", "one for the deal before it")
        result = completed(self.rules, result, self._seated, self._partner, self._bidders)
        hands = tuple(map(compact_text, deal.hands))
        self._deals.append(DealSummary(deal.number, self._seated[deal.dealer], result, hands))
        self._deal, self._plays = None, 0
        self._totals, self._target = result.totals, result.target
        self._is_begun = True


def read_game(path: Path) -> ReadGame:
    """Return the summary of a record with one game; a last line cut off by a crash is ignored.

    Raises:
        RecordUnreadable: the system does not let us read it.
        RecordFault: the first line that cannot be understood; `TooLong` if there are too many.
    """
    summarizer: Summarizer | None = None
    try:
        with game_file(path) as (file, _):
            for number, line in enumerate(lines_of(path, file), 1):
                if not line.endswith(b"\n") and summarizer is not None:
                    break
                try:
                    if summarizer is None:
                        summarizer = Summarizer(_header(line))
                    else:
                        summarizer.read(line)
                except LineError as error:
                    raise fault_in(path, number, error) from None
    except OSError as error:
        raise RecordUnreadable(path, error) from None
    if summarizer is None:
        raise RecordFault(path, 1, "the end of the file", "a header, which begins every game")
    return ReadGame(summarizer.rules, summarizer.summary)


def game_in_lines(lines: Iterable[str]) -> ReadGame:
    """Return the summary of a game from the lines of its record, header first.

    Raises:
        LineError: a line does not follow the format.
    """
    header, *others = lines
    summarizer = Summarizer(_header(header.encode()))
    for line in others:
        summarizer.read(line.encode())
    return ReadGame(summarizer.rules, summarizer.summary)


@lru_cache(maxsize=256)
def house_key(preset: str, rules: Rules) -> str:
    """Return a short key that is the same for the same house rules, and empty for the usual rules of a preset."""
    try:
        default_rules = adapt_players(preset, rules.table.players)
    except (UnknownPreset, InvalidOption):
        default_rules = None
    if rules == default_rules:
        return ""
    return sha256(json.encode(to_json(rules))).hexdigest()[:16]


def _header(line: bytes) -> Header:
    header = _decoded(line, "a header")
    if not isinstance(header, Header):
        raise LineError("another line", "a header, which begins every game")
    return header


def _decoded(line: bytes, wanted: str) -> Line:
    try:
        return decode_line(line.decode())
    except UnicodeDecodeError:
        raise LineError("bytes that are not UTF-8", wanted) from None


def _fits(result: DealResult, seats: int, sides: int, accounts: int) -> bool:
    """Return whether a result has a number for everybody, and mentions nobody else."""
    return (
        len(result.meld) == seats
        and len(result.tricks) == len(result.score) == sides
        and len(result.totals) == accounts
        and (result.declarer is None or 0 <= result.declarer < seats)
        and (not isinstance(result.bid, tuple) or len(result.bid) == sides)
    )
