"""What a guest is told about the game: the state, and what may be read on request, in the guest's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from pinochle_qt import __version__
from pinochle_qt.engine.people import seat_of
from pinochle_qt.engine.rules import to_json
from pinochle_qt.protocol.messages import VERSION, Seen, State, Welcome
from pinochle_qt.protocol.wire import to_wire
from pinochle_qt.record.encode import header_line
from pinochle_qt.record.header_changes import amended_line
from pinochle_qt.server.page_words import page_words
from pinochle_qt.server.view import view_of
from pinochle_qt.session.dealing.verification import KEPT
from pinochle_qt.session.match_start import chance_of
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.sheet import plain_text
from pinochle_qt.words.game.advice import advice, whole_reason
from pinochle_qt.words.game.deal_row import Column, DealRow, heading
from pinochle_qt.words.game.events import entries, event_sentence
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import accounts_in_order, sensible
from pinochle_qt.words.text import seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.server.guests import Guest
    from pinochle_qt.session.session import Session

LOG_STEPS: Final = 400
"""The most steps of which the log tells: more than the longest deal has."""
STORY_STEPS: Final = 1200
"""The most steps of which the story of a match tells."""


def welcome(session: Session, guest: Guest, code: str = "") -> Welcome:
    """Return the answer to a guest's hello, with the table's code if he needs that to come back."""
    return Welcome(
        VERSION,
        f"pinochle-qt {__version__}",
        guest.key,
        guest.number,
        guest.language,
        host=guest.is_host,
        preset=session.preset,
        rules=to_json(session.rules),
        title=preset_title(find(session.preset)),
        words=page_words(),
        records=bool(session.header.commitment),
        code=code,
    )


def state(
    session: Session,
    person: Person | None,
    number: int,
    step: Step | None,
    names: Sequence[str],
    *,
    asks: bool,
    leads: bool,
    is_of_evening: bool,
    seconds: int | None,
    reserve: int,
    in_words: bool = True,
) -> State:
    """Return what a person, or a spectator, may know now.

    `step` is what has just happened, if he has seen the state before it; `asks` says whether he is asked if it is his
    turn, `leads` whether he decides about the course of the game, `is_of_evening` whether a club night does, `seconds`
    how long whoever is asked has to answer, of which the last ones are his `reserve`, and `in_words` whether he wants
    all that in words as well.
    """
    seat, prompt = seat_of(session.seated, person), session.prompt
    observation = session.observe(seat)
    called = names_for(person, names)
    seen: tuple[Seen, ...] = ()
    if step is not None:
        seen = tuple(
            Seen(
                to_wire(each.event),
                to_wire(each.after),
                event_sentence(each.event, each.after, called) if in_words else "",
            )
            for each in session.view(step, seat).events
        )
    asked = None if prompt is None else prompt.seat
    own = sensible(prompt, observation) if prompt is not None and asks and asked is not None and asked == seat else None
    return State(
        number,
        to_wire(observation),
        seat,
        asked,
        None if own is None else to_wire(own),
        seen,
        seconds=seconds,
        reserve=0 if seconds is None else reserve,
        view=view_of(observation, own, asked, called, leads=leads, is_of_evening=is_of_evening) if in_words else {},
    )


def names_for(person: Person | None, names: Sequence[str]) -> list[str]:
    """Return everybody's names for sentences that somebody reads: he himself is "you"."""
    return [Word.YOU() if each == person else name for each, name in enumerate(names)]


def log(session: Session, person: Person | None, names: Sequence[str]) -> tuple[str, ...]:
    """Return what has happened in this deal and the one before, as far as a person may know, a sentence each."""
    first = session.match.number - 1
    steps = [each for each in session.steps[-LOG_STEPS:] if each.after.number >= first]
    return _sentences(session, steps, person, names)


def story(session: Session, person: Person | None, names: Sequence[str]) -> tuple[str, ...]:
    """Return what has happened in the match, as far as a person may know, a sentence each."""
    return _sentences(session, session.steps[-STORY_STEPS:], person, names)


def _sentences(session: Session, steps: Sequence[Step], person: Person | None, names: Sequence[str]) -> tuple[str, ...]:
    told = entries(session.rules, steps, person, names_for(person, names))
    return tuple(entry.sentence for entry in told if entry.sentence)


def scores(session: Session, person: Person | None, names: Sequence[str]) -> tuple[list[str], ...]:
    """Return a table of the finished deals: headings, then a row for each."""
    observation, called = session.observe(seat_of(session.seated, person)), names_for(person, names)
    accounts = accounts_in_order(observation)
    columns = [(Column.NUMBER, 0), (Column.SHORT, 0), *((Column.SUM, account) for account in accounts)]
    rows = [DealRow(number, each, session.rules, called) for number, each in enumerate(observation.results, 1)]
    first = [" ".join(heading(column, account, observation, called)) for column, account in columns]
    return (first, *([row.cell(column, account).words for column, account in columns] for row in rows))


def rules(session: Session) -> tuple[str, ...]:
    """Return the rule sheet, line by line."""
    return tuple(plain_text(session.rules).splitlines())


def record(session: Session, deal: int) -> tuple[str, ...]:
    """Return the header and the lines of a deal that is over, for a guest's copy of the record; nothing for another.

    As long as the match goes on, the header holds nothing from which cards to come follow. It holds the hash of the
    seed, so records are told only after the match if that seed can be found by trying, or if cards were given: a copy
    could not say of which deals.
    """
    is_told = bool(session.header.commitment) and (session.is_over or chance_of(session.header).is_secret)
    if not (0 < deal <= len(session.match.results) and is_told):
        return ()
    header = replace(session.header, title="", copy_of=session.header.commitment)
    if session.is_over:
        first = amended_line(session.lines[0], header)
    else:
        first = header_line(replace(header, seed=0, generator=KEPT, commitment="", seeds=(), packs=()))
    steps = (each for each in session.recorded.steps if each.step.after.number == deal)
    return (first, *(line for each in steps for line in each.lines))


def hint(session: Session, action: SeatAction, reason: Reason | None, names: Sequence[str]) -> tuple[Any, ...]:
    """Return what a good player would do in place of somebody, and why."""
    called = seat_names(session.seated, names)
    why = () if reason is None else (whole_reason(reason, session.rules),)
    return (advice(action, session.rules, called), *why)
