"""Who says what at the table, and when: chosen by public events only, so that no remark gives a hand away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from pinochle_qt.engine.cards import SUIT_OF
from pinochle_qt.engine.derived import pack, seats_of, side_of
from pinochle_qt.engine.events import DealScored, MeldsShown, TrickTaken
from pinochle_qt.engine.people import contract_party, party_points
from pinochle_qt.ui.table.zones.expressions import is_great, rich_trick
from pinochle_qt.words.game.remarks import MOST_LETTERS, Occasion, line
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealResult

DEALS_BETWEEN: Final = 3
"""A line comes back after that many deals at the earliest."""
_TRICKS_BETWEEN: Final = 3
"""From one remark about a trick to the next."""


class Talkers(NamedTuple):
    """Who is at the table, and at which one."""

    game: str
    """Something by which the game differs from others, and which everybody may know."""
    names: Sequence[str]
    """The name of each seat as shown."""
    persons: Mapping[Seat, str]
    """The drawn person, such as ``nora``, at each seat that talks: those of computer players."""


class Said(NamedTuple):
    """A remark."""

    seat: Seat
    text: str


class _Choice(NamedTuple):
    """What somebody might say; `name` is who is spoken to, or an empty string."""

    seat: Seat
    occasion: Occasion
    name: str = ""


def remark(event: Event, after: Observation, table: Talkers) -> Said | None:
    """Return what is said about an event, given what anybody may know right after it; None if nothing is.

    It follows from the game, the deal and its tricks so far, and is the same whenever they are seen again. Nobody says
    a line twice within three deals, unless the last trick decides about the bid: somebody remarks on that in any deal.
    """
    chosen = None
    match event:
        case TrickTaken():
            chosen = _about_trick(after, table)
        case MeldsShown(seat=seat, melds=melds) if is_great(melds, after.rules):
            great = [is_great(shown or (), after.rules) for shown in after.shown]
            if great.count(True) == 1:  # of several, only the first is a surprise
                choices = [_Choice(each, Occasion.MELD) for each in table.persons if each != seat]
                chosen = _chosen(choices, "melds", after.number, table)
        case DealScored(result=result):
            is_close = _is_decided_last(result, after)
            chosen = _chosen(_about_end(result, after, table), "end", after.number, table, is_due=is_close)
        case _:
            pass
    return None if chosen is None else Said(chosen.seat, _text(chosen, table))


def _text(choice: _Choice, table: Talkers) -> str:
    return line(table.persons[choice.seat], choice.occasion)(name=choice.name)


def _about_trick(after: Observation, table: Talkers) -> _Choice | None:
    """Return what is said about the latest trick: nothing soon after something, and nothing twice."""
    said: set[tuple[Seat, Occasion]] = set()
    chosen, last = None, -_TRICKS_BETWEEN
    for number in range(len(after.tricks)):
        chosen = None
        if number - last >= _TRICKS_BETWEEN:
            choices = [choice for choice in _choices(number, after, table) if choice[:2] not in said]
            chosen = _chosen(choices, str(number), after.number, table)
        if chosen is not None:
            said.add(chosen[:2])
            last = number
    return chosen


def _choices(number: int, after: Observation, table: Talkers) -> Iterator[_Choice]:
    """Yield what might be said about a trick of this deal."""
    trick = after.tricks[number]
    if _is_last_trump(number, after):
        yield from (_Choice(seat, Occasion.LAST_TRUMP) for seat in table.persons)
    elif trick.points >= rich_trick(after.rules):
        side = seats_of(after.rules, side_of(after.rules, trick.winner))
        name = table.names[trick.winner]
        for seat in table.persons:
            if seat == trick.winner:
                yield from (_Choice(seat, Occasion.OWN_FIRST), _Choice(seat, Occasion.OWN_SECOND))
            elif seat not in side:
                yield _Choice(seat, Occasion.OTHERS)
            else:
                yield _Choice(seat, Occasion.PARTNER)
                if name != Word.YOU():
                    yield _Choice(seat, Occasion.NAMED, name)


def _is_last_trump(number: int, after: Observation) -> bool:
    """Return whether with a trick of this deal, all trumps of the pack have been played."""
    if after.trump is None:
        return False
    played = [[SUIT_OF[face] for face in trick.cards].count(after.trump) for trick in after.tricks[: number + 1]]
    return played[-1] > 0 and sum(played) == [SUIT_OF[face] for face in pack(after.rules)].count(after.trump)


def _about_end(result: DealResult, after: Observation, table: Talkers) -> Iterator[_Choice]:
    """Yield what might be said about the end of a deal with one contract."""
    if result.declarer is None:
        return
    if result.is_made:
        party = contract_party(after.rules, result.declarer, result.partner)
        yield from (_Choice(seat, Occasion.MADE) for seat in party if seat in table.persons)
    elif result.is_failed and result.declarer in table.persons:
        yield _Choice(result.declarer, Occasion.SET)
    elif result.is_failed:
        yield from (_Choice(seat, Occasion.KIND) for seat in table.persons)


def _is_decided_last(result: DealResult, after: Observation) -> bool:
    """Return whether a contract was made or lost by its last trick alone."""
    if result.declarer is None or not isinstance(result.bid, int) or not (result.is_decided_in_play and after.tricks):
        return False
    last, party = after.tricks[-1], contract_party(after.rules, result.declarer, result.partner)
    points = sum(party_points(after.rules, result, party))
    if last.winner in party:
        return result.is_made and points - last.points < result.bid
    return result.is_failed and points + last.points >= result.bid


def _chosen(
    choices: Iterable[_Choice], moment: str, deal: int, table: Talkers, *, is_due: bool = False
) -> _Choice | None:
    """Return what is said of several things that might be, if it is the deal for any of them, or if it `is_due`."""

    def number(choice: _Choice, *parts: object) -> int:
        whole = (table.game, table.persons[choice.seat], choice.occasion, *parts)
        return crc32(" ".join(map(str, whole)).encode(errors="replace"))

    short = [choice for choice in choices if len(_text(choice, table)) <= MOST_LETTERS]
    due = [choice for choice in short if (number(choice) + deal) % DEALS_BETWEEN == 0]
    return min(due or short * is_due, key=lambda choice: number(choice, deal, moment), default=None)
