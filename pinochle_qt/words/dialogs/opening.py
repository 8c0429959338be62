"""The text about games and rules from files, and why a file can't be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.skill_names import HOUSE, skill_name
from pinochle_qt.names import clipped
from pinochle_qt.phrases import Phrase
from pinochle_qt.reading import reason_in_words
from pinochle_qt.record.limits import MAX_GAME
from pinochle_qt.record.open_errors import open_fault
from pinochle_qt.record.values import RecordError
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.record.open_errors import OpenFault
    from pinochle_qt.record.store import StoreError
    from pinochle_qt.record.values import SeatSetup


class Opened(Phrase):
    """Titles, and short lines about a file."""

    TITLE = "Open a game, rules or a bidding convention"
    FILES = "Pinochle (*{games} *{rules} *{bids})"
    ALL_FILES = "All files (*)"
    RECENT = "{game}, {names}: {far}"
    NO_RECENT = "No other games yet"
    DROP_GAME = "Drop it to open this game."
    DROP_SHEET = "Drop it to go on with this score sheet."
    DROP_RULES = "Drop it to play by these rules."
    ONE_FILE = "Please drop one file at a time."
    DROP_AGREEMENT = "Drop it to bid by this convention."
    OTHER_FILE = "“{name}” can't be opened here: only games ({games}), rules ({rules}) and conventions ({bids}) can."
    AGREEMENT_KEPT = "“{name}” is kept: choose it in New game, in a game with partners, under Bidding conventions."
    ALTERED = "The cards of this game aren't the ones its seed deals: see Help > Fair play."
    ON_TABLE = "This game is already on the table."
    LOOKED_AT = "This game is over and its file can't be changed, so you can only look at it here."
    COPY = "This game goes on at another computer's table, so it's practice here."
    NO_GAME = "“{name}” isn't a game of this program."
    NO_SHEET = "“{name}” isn't a score sheet of this program, or it's damaged; it stays as it is."
    NEWER = "“{name}” was saved by a newer version of this program; please update to open it."
    SEVERAL = "“{name}” holds several games; only a file with one game can be opened."
    TOO_LARGE = "“{name}” is far too large for a game."
    TOO_LONG = "“{name}” is too long to open: a game can have {most} lines at most. The file stays as it is."
    READING_TITLE = "Opening a long game"
    READING = "“{name}” is being read, which takes a while."
    READING_CANCEL = "Cancel"
    STOPPED = "“{name}” wasn't opened. You can open it from Games at any time."
    FULL = "This match has {deals} deals, and its file has no room for more. It is saved; please begin a new one."
    DAMAGED = "“{name}” is damaged from line {line} on, so it can't be opened; it stays as it is."
    GONE = "“{name}” isn't there anymore."
    NOT_ALLOWED = "“{name}” can't be read: its permissions don't allow it."
    UNREADABLE = "“{name}” can't be read: {reason}."


_MAX_NAME_LETTERS: Final = 80
"""The most letters of a file name to show, enough for any name that the program chooses."""
_MAX_SKILL_LETTERS: Final = 20


def why_not(error: RecordError | StoreError) -> str:
    """Return a sentence about a record that can't be opened or written."""
    return open_fault_sentence(error.path.name, open_fault(error)) if isinstance(error, RecordError) else str(error)


def open_fault_sentence(name: str, why: OpenFault) -> str:
    """Return a sentence about a file with this name that can't be opened."""
    return Opened[why.what.upper()](
        name=clipped(name, _MAX_NAME_LETTERS), line=why.line, reason=reason_in_words(why.reason), most=MAX_GAME
    )


def missing_players(missing: Sequence[SeatSetup]) -> str:
    """Return a sentence about computer players of a game that can't be made here."""
    skills = dict.fromkeys(clipped(setup.skill, _MAX_SKILL_LETTERS) for setup in missing)
    return Word.NO_SUCH_PLAYER(
        skills=text.any_of([Word.QUOTED(word=skill) for skill in skills]),
        house=skill_name(HOUSE),
        names=text.all_of([text.shown_name(setup.name) for setup in missing]),
    )
