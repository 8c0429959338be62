"""The same game with other cards where one seat cannot look: the player in that seat must not notice a difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pinochle_qt.engine import events as e
from pinochle_qt.engine.actions import DealCards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.people import seated_now
from pinochle_qt.record.encode import step_lines
from pinochle_qt.record.replay import RecordedGame, RecordedStep
from pinochle_qt.session.session import Session
from tests.conformance.test_presets import with_other_hidden_cards

if TYPE_CHECKING:
    import random

    from pinochle_qt.engine.events import Event, HiddenCard
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person, Seat
    from pinochle_qt.engine.state import DealState, MatchState


def twin(session: Session, person: Person | None, chance: random.Random) -> Session:
    """Return a session in the same position, with other cards in the last deal wherever a person cannot look."""
    recorded = session.recorded
    number = recorded.match.number
    steps = []
    for each in recorded.steps:
        if each.step.after.number == number:
            changed = _step(session.rules, each.step, person, chance)
            steps.append(RecordedStep(changed, step_lines(session.rules, changed)))
        else:
            steps.append(each)
    match = _match(session.rules, recorded.match, person, chance)
    steps[-1] = RecordedStep(replace(steps[-1].step, after=match), steps[-1].lines)
    return Session(RecordedGame(recorded.header, recorded.header_line, recorded.game, match, steps))


def seat_of(rules: Rules, match: MatchState, person: Person | None) -> Seat | None:
    """Return the seat of a person; None for a spectator, including a person who sits out."""
    seated = seated_now(rules, match)
    return seated.index(person) if person in seated else None


def _step(rules: Rules, step: Step, person: Person | None, chance: random.Random) -> Step:
    viewer = seat_of(rules, step.after, person)
    events = tuple(
        replace(each, event=_event(rules, each.event, viewer, chance), deal=_deal(each.deal, viewer, chance))
        for each in step.events
    )
    action = step.action
    if isinstance(action, DealCards):
        hands = tuple(
            hand if seat == viewer else tuple(chance.sample(pack(rules), len(hand)))
            for seat, hand in enumerate(action.hands)
        )
        action = replace(action, hands=hands)
    after = _match(rules, step.after, person, chance)
    return replace(step, action=action, events=events, after=after)


def _match(rules: Rules, match: MatchState, person: Person | None, chance: random.Random) -> MatchState:
    viewer = seat_of(rules, match, person)
    return match if match.deal is None else replace(match, deal=_deal(match.deal, viewer, chance))


def _deal(deal: DealState, viewer: Seat | None, chance: random.Random) -> DealState:
    if deal.ending is not None:
        return deal  # every card is open
    changed = with_other_hidden_cards(deal, viewer, chance)
    dealt = [list(hand) for seat, hand in enumerate(deal.dealt) if seat != viewer]
    faces = [face for hand in dealt for face in hand]
    chance.shuffle(faces)
    return replace(
        changed,
        dealt=tuple(
            hand if seat == viewer else tuple(faces.pop() for _ in hand) for seat, hand in enumerate(deal.dealt)
        ),
        gifts=tuple(
            gift
            if viewer in {gift.giver, gift.receiver}
            else replace(gift, cards=tuple(chance.choice(faces or gift.cards) for _ in gift.cards))
            for gift in deal.gifts
        ),
    )


def _event(rules: Rules, event: Event, viewer: Seat | None, chance: random.Random) -> Event:
    """Return an event with other cards where the viewer sees none; the rules for that are repeated here on purpose."""

    def other(cards: tuple[HiddenCard, ...]) -> tuple[HiddenCard, ...]:
        return tuple(chance.choice(pack(rules)) for _ in cards)

    def others(hands: tuple[tuple[HiddenCard, ...], ...]) -> tuple[tuple[HiddenCard, ...], ...]:
        return tuple(hand if seat == viewer else other(hand) for seat, hand in enumerate(hands))

    hidden: dict[str, Any] = {}
    is_own = viewer is not None and viewer in {getattr(event, name, None) for name in ("seat", "giver", "receiver")}
    match event:
        case e.Dealt():
            hidden = {"hands": others(event.hands)}
        case e.CardDrafted() if not is_own:
            hidden = {"kept": other((event.kept,))[0], "discarded": other((event.discarded,))[0]}
        case e.CardDrafted(first=True):
            hidden = {"discarded": other((event.discarded,))[0]}
        case e.KittyShared() if not is_own:
            hidden = {
                "cards": tuple(face if to == viewer else other((face,))[0] for to, face in enumerate(event.cards))
            }
        case e.WidowTaken() if not is_own and not rules.widow.exposed:
            hidden = {"cards": other(event.cards)}
        case e.CardsGiven() | e.CardsBuried() if not is_own:
            hidden = {"cards": other(event.cards)}
        case e.CardDrawn(public=False) if not is_own:
            hidden = {"card": other((event.card,))[0]}
    return replace(event, **hidden)
