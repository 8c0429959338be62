"""Replaying the same cards: the same people from the start, or anyone who has the code of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.session.dealing.deal_code import DealCode, base_preset, encode
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.session import Session

if TYPE_CHECKING:
    from pinochle_qt.engine.sayings import Agreed
    from pinochle_qt.record.store import RecordStore
    from pinochle_qt.record.values import SeatSetup


def deal_code(session: Session, number: int) -> str:
    """Return the code of a deal, with which anyone can play it; show the code only when the deal is over.

    Raises:
        ValueError: it has not been dealt.
    """
    dealer, cards = session.given(number)
    preset = base_preset(session.preset, session.rules)
    return encode(DealCode(preset, session.rules, len(session.people), dealer, cards))


def match_of_deal(
    code: DealCode,
    people: tuple[SeatSetup, ...],
    store: RecordStore | None = None,
    agreements: tuple[Agreed, ...] = (),
) -> Session:
    """Begin a match with the deal that a code describes, followed by fresh deals. `agreements` are as in any match.

    Raises:
        ValueError: the number of people is not the one that the code is for.
        StoreError: the journal cannot be written; the match can be begun without a store.
    """
    if len(people) != code.people:
        raise ValueError(f"the deal is for {code.people} people, not {len(people)}")
    cards = Shuffles.fresh([code.cards])
    return Session.new(code.rules, code.preset, people, cards, store, code.dealer, agreements)


def same_cards(session: Session, store: RecordStore | None = None) -> Session:
    """Begin a match that starts exactly as another one did, with the same rules, people, dealer and cards.

    It repeats the cards of all its finished deals, as many as can be given, and then deals fresh ones. A deal that is
    still being played is left out: its cards would be seen in the new match before they have been played in this one.
    If that was the first one, a dealer that is drawn by lot is drawn again.

    Raises:
        StoreError: the journal cannot be written; the match can be begun without a store.
    """
    dealer = session.given(1)[0] if session.match.number else session.match.next_dealer
    given = session.given_so_far()
    if given and not session.match.is_deal_over:
        given.pop()
    is_named = bool(given) or session.rules.deal.first_dealer == "chosen"
    return Session.new(
        session.rules,
        session.preset,
        session.people,
        Shuffles.fresh(given),
        store,
        dealer if is_named else None,
        session.header.agreements,
    )
