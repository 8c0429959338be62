"""What happened, one sentence for each event: for the log and for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine import events as e
from pinochle_qt.ui import text
from pinochle_qt.ui.result_text import deal_headline, match_headline
from pinochle_qt.ui.words import Told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.events import Event, HiddenCard
    from pinochle_qt.engine.observe import Observation


def event_sentence(event: Event, observation: Observation, names: Sequence[str]) -> str:
    """Return what is said about an event, nothing for one that speaks for itself; suits are symbols."""
    for tell in (_auction, _cards_move, _play, _end):
        said = tell(event, observation, names)
        if said is not None:
            return said
    return ""


def _auction(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    rules = observation.rules
    match event:
        case e.BidMade(seat, amount, forced):
            return (Told.BID_FORCED if forced else Told.BID)(name=names[seat], amount=text.points(amount, rules))
        case e.Passed(seat, with_help):
            return (Told.PASSED_HELP if with_help else Told.PASSED)(name=names[seat])
        case e.AuctionWon(bids=bids) if bids:
            sides = [
                Told.SIDE_BID(names=text.side_title(side, rules, names), amount=text.points(bid, rules))
                for side, bid in enumerate(bids)
            ]
            return Told.AUCTION_SUMMED(bids=text.listed(sides))
        case e.AuctionWon(seat, amount, forced):
            said = Told.AUCTION_FORCED if forced else Told.AUCTION_WON
            return said(name=names[seat], amount=text.points(amount, rules))
        case e.HandThrownIn(seat):
            return Told.THROWN_IN(name=names[seat])
        case e.HandStood(seat):
            return Told.STOOD(name=names[seat])
        case e.Conceded(seat):
            return Told.CONCEDED(name=names[seat])
        case e.TrumpNamed(seat, suit):
            return Told.TRUMP(name=names[seat], suit=text.suit_name(suit))
        case e.CardCalled(seat, card, answered):
            return (Told.CALLED if answered else Told.CALLED_NOBODY)(name=names[seat], card=text.card(card))
        case e.PartnerRevealed(seat):
            return Told.PARTNER(name=names[seat])
        case _:
            return None


def _cards_move(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    del observation
    match event:
        case e.Dealt(number=number, dealer=dealer, upcard=None):
            return Told.DEALT(number=number, dealer=names[dealer])
        case e.Dealt(number=number, dealer=dealer, upcard=upcard) if upcard is not None:
            return Told.DEALT_UPCARD(number=number, dealer=names[dealer], card=text.card(upcard))
        case e.CardDrafted(seat=seat, first=first):
            return (Told.DRAFTED_FIRST if first else Told.DRAFTED_SECOND)(name=names[seat])
        case e.WidowTaken(seat, cards):
            seen = _seen(cards)
            return Told.WIDOW_SEEN(name=names[seat], cards=text.cards(seen)) if seen else Told.WIDOW(name=names[seat])
        case e.KittyShared(seat):
            return Told.KITTY(name=names[seat])
        case e.CardsGiven(giver, receiver, cards):
            seen = _seen(cards)
            if seen:
                return Told.GIVEN_SEEN(giver=names[giver], receiver=names[receiver], cards=text.cards(seen))
            return Told.GIVEN(giver=names[giver], receiver=names[receiver], count=len(cards))
        case e.CardsBuried(seat, cards):
            return Told.BURIED(name=names[seat], count=len(cards))
        case e.CardDrawn(seat=seat, card=card):
            return Told.DREW(name=names[seat]) if card is None else _drew(names[seat], card)
        case _:
            return None


def _play(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    rules = observation.rules
    match event:
        case e.MeldsShown(seat, melds):
            if not melds:
                return Told.MELDS_NONE(name=names[seat])
            listed = text.listed(text.meld_with_suit(meld) for meld in melds)
            return Told.MELDS(name=names[seat], amount=text.worth(melds, rules), melds=listed)
        case e.MeldLaid(seat, meld):
            return Told.LAID(name=names[seat], meld=text.meld_with_suit(meld), amount=text.worth((meld,), rules))
        case e.MeldsTakenUp():
            return Told.TAKEN_UP()
        case e.DixExchanged(seat=seat, dix=dix, upcard=upcard):
            return Told.EXCHANGED(name=names[seat], upcard=text.card(upcard), dix=text.card(dix))
        case e.Announced(seat, what):
            said = {"throw_in": Told.THROWS_IN, "shoot_moon": Told.SHOOTS, "play_on": Told.PLAYS_ON}[what]
            return said(name=names[seat])
        case e.CardPlayed(seat=seat, card=card):
            return Told.PLAYED(name=names[seat], card=text.card(card))
        case e.TrickTaken(seat=seat, points=points, last=last):
            said = Told.LAST_TRICK if last else Told.TRICK
            return said(name=names[seat], points=text.points(points, rules))
        case _:
            return None


def _end(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    rules = observation.rules
    match event:
        case e.OutDeclared(seat):
            return Told.OUT(name=names[seat])
        case e.DealScored(result):
            headline = deal_headline(result, rules, names)
            return f"{headline.title}. {headline.why}".rstrip()
        case e.TargetRaised(target):
            return Told.TARGET(target=text.points(target, rules))
        case e.MatchWon():
            headline = match_headline(observation, names)
            return f"{headline.title}. {headline.why}"
        case _:
            return None


def _drew(name: str, card: Card) -> str:
    return Told.DREW_SEEN(name=name, card=text.card(card))


def _seen(cards: Sequence[HiddenCard]) -> tuple[Card, ...]:
    """Return the cards if all of them are open, else nothing."""
    open_cards = tuple(card for card in cards if card is not None)
    return open_cards if len(open_cards) == len(cards) else ()
