"""How each event is animated on the table: how long its cards travel and wait, and how they sound."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.events import (
    Announced,
    AuctionWon,
    BidMade,
    CardCalled,
    CardDrafted,
    CardDrawn,
    CardPlayed,
    CardsBuried,
    CardsGiven,
    Conceded,
    DealScored,
    Dealt,
    DixExchanged,
    KittyShared,
    MeldingDone,
    MeldLaid,
    MeldsShown,
    MeldsTakenUp,
    Passed,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Timing
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.zones.rare_melds import good_melds
from pinochle_qt.words.standing import contract_standing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.viewer_steps import ViewedEvent, ViewedStep
    from pinochle_qt.ui.draw.theme import Tempo

_JOURNEYS: Final[Mapping[type, Timing]] = {
    Dealt: tokens.DEAL,
    CardPlayed: tokens.PLAY,
    TrickTaken: tokens.SWEEP,
    DealScored: tokens.SWEEP,
    WidowTaken: tokens.MELD_OUT,
    KittyShared: tokens.MELD_OUT,
    CardDrawn: tokens.DRAW,
    CardsGiven: tokens.MELD_OUT,
    MeldsShown: tokens.MELD_OUT,
    MeldLaid: tokens.MELD_OUT,
    MeldsTakenUp: tokens.MELD_HOME,
    DixExchanged: tokens.DRAW,
}
_STEPS: Final[Mapping[type, Timing]] = {
    MeldsShown: tokens.MELD_STEP,
    MeldLaid: tokens.MELD_STEP,
    CardsGiven: tokens.MELD_STEP,
    WidowTaken: tokens.MELD_STEP,
    KittyShared: tokens.MELD_STEP,
}
_NO_STEP: Final = Timing(0)
_RESTS: Final[Mapping[type, Timing]] = {
    BidMade: tokens.CALL_REST,
    Passed: tokens.CALL_REST,
    AuctionWon: tokens.WON_REST,
    TrumpNamed: tokens.TRUMP_REST,
    CardCalled: tokens.CALLED_REST,
    Announced: tokens.CALL_REST,
    Conceded: tokens.CALL_REST,
    MeldsShown: tokens.MELD_REST,
    MeldLaid: tokens.MELD_REST,
    MeldingDone: Timing(0),
}


class Cue(Struct, frozen=True):
    """The sound of a card: when it lands, or when it starts."""

    sound: Sound
    is_at_start: bool = False


SQUARED: Final = Cue(Sound.SQUARE)
"""The sound of each card of a trick that is squared."""
PACKET: Final = Cue(Sound.PACKET)
"""The sound of each card of a packet; they land together, and are heard as one."""
_CUES: Final[Mapping[type, Cue]] = {
    Dealt: Cue(Sound.DEAL),
    CardPlayed: Cue(Sound.PLAY),
    TrickTaken: Cue(Sound.SWEEP, is_at_start=True),
    CardDrawn: Cue(Sound.DEAL),
    CardDrafted: Cue(Sound.DEAL),
    WidowTaken: Cue(Sound.DEAL),
    KittyShared: Cue(Sound.DEAL),
    CardsGiven: Cue(Sound.DEAL),
    CardsBuried: Cue(Sound.SWEEP, is_at_start=True),
    DixExchanged: Cue(Sound.DEAL),
    MeldsShown: Cue(Sound.MELD),
    MeldLaid: Cue(Sound.MELD),
    MeldsTakenUp: Cue(Sound.SWEEP, is_at_start=True),
}


def cue(event: Event, packet: int = 1) -> Cue | None:
    """Return the sound of each card that an event moves; `packet` is the number of cards that are dealt at a time."""
    if isinstance(event, Dealt) and packet > 1:
        return PACKET
    return _CUES.get(type(event))


def journey(event: Event) -> Timing:
    """Return how long each card of an event travels."""
    return _JOURNEYS.get(type(event), tokens.DRAW)


def lands_hidden(event: Event) -> bool:
    """Return whether the cards of an event are face down on their way even if the viewer may see them afterward."""
    return isinstance(event, (Dealt, CardDrawn))


def packet_sizes(event: Dealt, packet: int) -> list[int]:
    """Return the number of cards in each packet of a deal, in turn: those of the hands, the widow, the upcard."""
    longest, seats = max(map(len, event.hands), default=0), len(event.hands)
    sizes = [min(packet, longest - start) for start in range(0, longest, packet) for _ in range(seats)]
    return [*sizes, *([event.widow_count] if event.widow_count else []), *([1] if event.upcard is not None else [])]


def delays(event: Event, count: int, tempo: Tempo, packet: int = 1, melds: Sequence[int] = ()) -> list[int]:
    """Return how many milliseconds each of the `count` cards of an event waits before it starts.

    Args:
        event: what moves them.
        count: their number.
        tempo: the pace.
        packet: the number of cards that are dealt at a time.
        melds: the number of cards in each of the melds that are laid, one after the other.
    """
    if isinstance(event, Dealt):
        sizes = packet_sizes(event, packet)
        step, pause = tempo.ms(tokens.DEAL_STEP), tempo.ms(tokens.PACKET_STEP)
        starts, now = list[int](), 0
        for size in sizes:
            starts += [now + i * step for i in range(size)]
            now += max(pause if packet > 1 else 2 * step, size * step)
        share = min(1.0, tempo.ms(tokens.DEAL_MOST) / max(now, 1))
        return [round(start * share) for start in starts]
    step = tempo.ms(tokens.GOOD_MELD_STEP if good_melds(event) else _STEPS.get(type(event), _NO_STEP))
    begins = set(accumulate(melds)) if sum(melds) == count else set()
    pause, pauses = tempo.ms(tokens.NEXT_MELD), accumulate(int(i in begins) for i in range(count))
    return [round(i * step + before * pause) for i, before in enumerate(pauses)]


def rest_before(upcoming: ViewedEvent, later: ViewedEvent | None, seen: Observation) -> Timing | None:
    """Return how long everything stays as it is, with all its marks, before an event begins.

    Args:
        upcoming: the event, with what is known after it.
        later: the event after it, if it has happened already.
        seen: what was true before both.
    """
    match upcoming.event:
        case TrickTaken():
            return tokens.TRICK_REST
        case CardPlayed(seat=seat) if seat != seen.viewer:
            return tokens.DECIDING_REST if later is not None and _decides_bid(later, seen) else tokens.CARD_REST
        case _:
            return None


def _decides_bid(taken: ViewedEvent, seen: Observation) -> bool:
    """Return whether everybody knows after a trick, but did not before, that the contract is made or set."""
    before, after = contract_standing(seen), contract_standing(taken.after)
    if not isinstance(taken.event, TrickTaken) or before is None or after is None:
        return False
    return (after.is_safe and not before.is_safe) or (after.is_lost and not before.is_lost)


def studied_before(step: ViewedStep, has_melds_on_table: bool) -> ViewedEvent | None:
    """Return the event of a step before which everyone's melds should be looked at, None if nothing is new to see.

    That is before they are taken up, or swept away with the deal. A player who has just decided how to go on has seen
    them, and in stock games every meld lies there until its cards are played.

    Args:
        step: what happens.
        has_melds_on_table: whether melds already lie on the table.
    """
    if step.after.tables:
        return None
    is_decided = False
    for viewed in step.events:
        match viewed.event:
            case MeldsShown(melds=melds):
                has_melds_on_table, is_decided = has_melds_on_table or any(meld.cards for meld in melds), False
            case Announced(seat=seat):
                is_decided = seat == step.after.viewer
            case MeldsTakenUp() | DealScored():
                return viewed if has_melds_on_table and not is_decided else None
            case _:
                pass
    return None


def study(melds: int) -> int:
    """Return how many milliseconds that many melds stay on the table together if no player has to go on."""
    return min(tokens.MELD_STUDY_MS + melds * tokens.MELD_STUDY_STEP_MS, tokens.MELD_STUDY_MOST_MS)


def rest(event: Event, viewer: Seat | None = None) -> Timing | None:
    """Return how long something said or laid out, or how a contract went, stays before the next event.

    The `viewer` need not read the own trump, but looks at the cards received.
    """
    if isinstance(event, CardsGiven):
        return tokens.RECEIVED_REST if event.receiver == viewer else None
    if isinstance(event, TrumpNamed) and event.seat == viewer:
        return tokens.CALL_REST
    if isinstance(event, DealScored):
        return tokens.OUTCOME_REST if event.result.is_decided_in_play else None
    return _RESTS.get(type(event))
