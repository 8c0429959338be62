"""Why a file can't be opened as a game, or not quite as it is, in sentences for the user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.skills import HOUSE, SKILL_WORDS, SKILLS
from pinochle_qt.names import clipped
from pinochle_qt.phrases import translated
from pinochle_qt.reading import reason_in_words
from pinochle_qt.record.limits import MAX_GAME
from pinochle_qt.record.unopened import unopened
from pinochle_qt.record.values import RecordError
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.catalog import Word
from pinochle_qt.ui.words.opening_catalog import Opened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.record.store import StoreError
    from pinochle_qt.record.unopened import Hindrance, Unopened
    from pinochle_qt.session.session import Session

_MAX_NAME_LETTERS: Final = 80
"""The most letters of a file name to show, enough for any name that the program chooses."""
_MAX_SKILL_LETTERS: Final = 20
_SENTENCES: Final[Mapping[Hindrance, Opened]] = {
    "gone": Opened.GONE,
    "not_allowed": Opened.NOT_ALLOWED,
    "unreadable": Opened.UNREADABLE,
    "newer": Opened.NEWER,
    "several": Opened.SEVERAL,
    "too_large": Opened.TOO_LARGE,
    "too_long": Opened.TOO_LONG,
    "damaged": Opened.DAMAGED,
    "no_sheet": Opened.NO_SHEET,
    "no_game": Opened.FOREIGN,
}


def why_not(error: RecordError | StoreError) -> str:
    """Return a sentence about a record that can't be opened or written."""
    return unopened_sentence(error.path.name, unopened(error)) if isinstance(error, RecordError) else str(error)


def unopened_sentence(name: str, why: Unopened) -> str:
    """Return a sentence about a file with this name that can't be opened."""
    return _SENTENCES[why.what](
        name=clipped(name, _MAX_NAME_LETTERS), line=why.line, reason=reason_in_words(why.reason), most=MAX_GAME
    )


def missing_players(session: Session) -> str:
    """Return a sentence about the computer players of a game that can't be made here."""
    skills = dict.fromkeys(clipped(setup.skill, _MAX_SKILL_LETTERS) for setup in session.missing)
    return Word.NO_SUCH_PLAYER(
        skills=text.any_of([Word.QUOTED(word=skill) for skill in skills]),
        house=translated(SKILL_WORDS, SKILLS[HOUSE]),
        names=text.all_of([text.shown_name(setup.name) for setup in session.missing]),
    )
