"""What happened, one sentence for each event: for the log and for screen readers."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.engine import events as e
from pinochle_qt.engine.people import resting, seat_of, seated_now
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.phrases import Phrase
from pinochle_qt.session.viewer_steps import ViewedEvent, viewed
from pinochle_qt.variants.sheet_words import widow_name
from pinochle_qt.words import text
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import moon_lost_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.events import Event, HiddenCard
    from pinochle_qt.engine.game import Step
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.session.session import Session


class Story(Phrase):
    """What happened, one sentence for each event: for the log and for screen readers."""

    DEALT = "Deal {number}. {name} dealt."
    DEALT_UPCARD = "Deal {number}. {name} dealt and turned the {card}."
    RESTS = "{name} sits out this deal."
    CUTS = "{name} cut."
    DREW_FOR_DEAL = "{name} drew the {card} for the first deal."
    DEALS_FIRST = "{name} deals first."
    THROWN_IN = "{name} threw the hand in."
    STOOD = "{name} kept the hand."
    DRAFTED_FIRST = "{name} kept the first card."
    DRAFTED_SECOND = "{name} took the second card."
    BID = "{name} bid {amount}."
    BID_FORCED = "{name} had to bid {amount}."
    PASSED = "{name} passed."
    PASSED_HELP = "{name} passed with help."
    AUCTION_WON = "{name} took the bid at {amount}."
    AUCTION_FORCED = "{name} got stuck with the bid at {amount}."
    AUCTION_SUMMED = "The bidding is over: {bids}."
    SIDE_BID = "{names} {amount}"
    WIDOW = "{name} took the {widow}."
    WIDOW_SEEN = "{name} took the {widow}: {cards}."
    KITTY = "{name} dealt out the kitty."
    CONCEDED = "{name} conceded."
    TRUMP = "{name} named {suit} trump."
    CALLED = "{name} called the {card}."
    CALLED_NOBODY = "{name} called the {card}, but nobody had it."
    PARTNER = "{name} is the partner."
    GIVEN = "{name} passed {cards} to {receiver}."
    BURIED = "{name} buried {cards}."
    BURIED_NAMED = "{name} buried {cards}: {named}."
    BURIED_AMONG = "{name} buried {cards}, among them {named}."
    MELDS = "{name} melded {amount}: {melds}."
    MELDS_NONE = "{name} had no meld."
    TAKEN_UP = "The melds went back into the hands."
    LAID = "{name} melded {meld}: {amount}."
    EXCHANGED = "{name} traded the {dix} for the {upcard}."
    DREW = "{name} drew a card."
    DREW_SEEN = "{name} drew the {card}."
    THROWS_IN = "{name} threw in the hand."
    SHOOTS = "{name} went for the moon."
    PLAYS_ON = "{name} played on."
    LED = "{name} led {card}."
    PLAYED = "{name} played {card}."
    TRICK = "{name} took the trick: {points}."
    LAST_TRICK = "{name} took the last trick: {points}."
    MOON_MISSED = "{name} missed the moon."
    OUT = "{name} declared out."
    TARGET = "The match now goes to {target}."


class ToldYou(Phrase):
    """The same sentences about the player at the screen, if that player has no name but "You"."""

    RESTS = "You sit out this deal."
    CUTS = "You cut."
    DREW_FOR_DEAL = "You drew the {card} for the first deal."
    DEALS_FIRST = "You deal first."
    THROWN_IN = "You threw the hand in."
    STOOD = "You kept the hand."
    DRAFTED_FIRST = "You kept the first card."
    DRAFTED_SECOND = "You took the second card."
    BID = "You bid {amount}."
    BID_FORCED = "You had to bid {amount}."
    PASSED = "You passed."
    PASSED_HELP = "You passed with help."
    AUCTION_WON = "You took the bid at {amount}."
    AUCTION_FORCED = "You got stuck with the bid at {amount}."
    WIDOW = "You took the {widow}."
    WIDOW_SEEN = "You took the {widow}: {cards}."
    KITTY = "You dealt out the kitty."
    CONCEDED = "You conceded."
    TRUMP = "You named {suit} trump."
    CALLED = "You called the {card}."
    CALLED_NOBODY = "You called the {card}, but nobody had it."
    PARTNER = "You are the partner."
    GIVEN = "You passed {cards} to {receiver}."
    BURIED = "You buried {cards}."
    BURIED_NAMED = "You buried {cards}: {named}."
    BURIED_AMONG = "You buried {cards}, among them {named}."
    MELDS = "You melded {amount}: {melds}."
    MELDS_NONE = "You had no meld."
    LAID = "You melded {meld}: {amount}."
    EXCHANGED = "You traded the {dix} for the {upcard}."
    DREW = "You drew a card."
    DREW_SEEN = "You drew the {card}."
    THROWS_IN = "You threw in the hand."
    SHOOTS = "You went for the moon."
    PLAYS_ON = "You played on."
    LED = "You led {card}."
    PLAYED = "You played {card}."
    TRICK = "You took the trick: {points}."
    LAST_TRICK = "You took the last trick: {points}."
    MOON_MISSED = "You missed the moon."
    OUT = "You declared out."
    DEALT = "Deal {number}. You dealt."
    DEALT_UPCARD = "Deal {number}. You dealt and turned the {card}."


MOST_STEPS: Final = 4000
"""The most steps that a log starts with; a long match has fewer."""


class Entry(NamedTuple):
    """A line of the log."""

    sentence: str
    shown: ViewedEvent | None = None
    """The game event that it reports, as seen by the reader; None if it isn't about an event."""


def event_sentence(event: Event, observation: Observation, people: Sequence[str]) -> str:
    """Return the sentence about an event, or an empty string if it needs none; suits are symbols.

    `people` are the names of everybody at the table.
    """
    if isinstance(event, e.Dealt):
        return _dealt(event, observation, people)
    if isinstance(event, e.MatchWon):
        from pinochle_qt.words.game.results import match_headline  # large, and needed only once per match

        headline = match_headline(observation.rules, observation, people)
        return f"{headline.title}. {headline.why}"
    names = text.seat_names(observation.seated, people)
    for describe in (_auction, _cards_move, _play, _end):
        sentence = describe(event, observation, names)
        if sentence is not None:
            return sentence
    return ""


def _dealt(event: e.Dealt, observation: Observation, people: Sequence[str]) -> str:
    dealer = people[observation.dealt_by]
    if event.upcard is None:
        sentence = _sentence_about(Story.DEALT, dealer, number=event.number)
    else:
        sentence = _sentence_about(Story.DEALT_UPCARD, dealer, number=event.number, card=text.card(event.upcard))
    cut = (_sentence_about(Story.CUTS, people[_cutter(observation)]),) if observation.rules.deal.cut else ()
    rest = (_sentence_about(Story.RESTS, people[person]) for person in resting(observation.seated, observation.people))
    return " ".join((sentence, *cut, *rest))


def _cutter(observation: Observation) -> Person:
    """Return who cuts: the player to the right of the dealer."""
    seated, dealer = observation.seated, observation.dealt_by
    right = seated.index(dealer) - 1 if dealer in seated else -1  # a dealer who sits out is behind the last seat
    return seated[right]


def story(
    session: Session, viewer: Person | None, people: Sequence[str], *, untold: int = 0
) -> Callable[[], Iterator[Entry]]:
    """Return a function that lists what has happened as far as `viewer` may know, without the last `untold` events.

    In a long match, it begins with the last `MOST_STEPS` steps.
    """
    every = session.steps
    steps = every[-MOST_STEPS:]
    count = sum(len(step.events) for step in steps) - untold
    return lambda: chain(
        () if len(steps) < len(every) else _opening(session, steps[0].before if steps else session.match, people),
        (entry for entry in islice(entries(session.rules, steps, viewer, people), count) if entry.sentence),
    )


def entries(rules: Rules, steps: Sequence[Step], viewer: Person | None, people: Sequence[str]) -> Iterator[Entry]:
    """Yield an entry for each event as far as `viewer` may know of it; its sentence is empty if it needs none."""
    for step in steps:
        seat = seat_of(seated_now(rules, step.after), viewer)
        for shown in viewed(rules, step, seat).events:
            yield Entry(event_sentence(shown.event, shown.after, people), shown)


def _opening(session: Session, match: MatchState, people: Sequence[str]) -> Iterator[Entry]:
    """Yield the commitment to the cards, and the draws that decided the first dealer, if cards were drawn for it."""
    if session.header.commitment:
        from pinochle_qt.words.rooms.fair_play import FairWord  # startup lists nothing yet

        yield Entry(FairWord.LOGGED(fingerprint=text.grouped(session.header.commitment.partition(":")[2])))
    for draws in session.draws_for_deal:
        for draw in draws:
            yield Entry(_sentence_about(Story.DREW_FOR_DEAL, people[draw.person], card=text.card(draw.card)))
    if session.draws_for_deal:
        yield Entry(_sentence_about(Story.DEALS_FIRST, people[match.next_dealer]))


def _auction(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    rules = observation.rules
    match event:
        case e.BidMade(seat, amount, forced, suit):
            phrase = Story.BID_FORCED if forced else Story.BID
            return _sentence_about(phrase, names[seat], amount=text.bid(amount, suit, rules))
        case e.Passed(seat, with_help):
            return _sentence_about(Story.PASSED_HELP if with_help else Story.PASSED, names[seat])
        case e.AuctionWon(bids=bids) if bids:
            sides = [
                Story.SIDE_BID(names=text.side_title(side, rules, names), amount=text.points(bid, rules))
                for side, bid in enumerate(bids)
            ]
            return Story.AUCTION_SUMMED(bids=text.listed(sides))
        case e.AuctionWon(seat, amount) if amount == MOON_BID:
            return _sentence_about(Story.SHOOTS, names[seat])
        case e.AuctionWon(seat, amount, forced):
            phrase = Story.AUCTION_FORCED if forced else Story.AUCTION_WON
            return _sentence_about(phrase, names[seat], amount=text.points(amount, rules))
        case e.HandThrownIn(seat):
            return _sentence_about(Story.THROWN_IN, names[seat])
        case e.HandStood(seat):
            return _sentence_about(Story.STOOD, names[seat])
        case e.Conceded(seat):
            return _sentence_about(Story.CONCEDED, names[seat])
        case e.TrumpNamed(seat, suit):
            return _sentence_about(Story.TRUMP, names[seat], suit=text.suit_name(suit))
        case e.CardCalled(seat, card, answered):
            return _sentence_about(Story.CALLED if answered else Story.CALLED_NOBODY, names[seat], card=text.card(card))
        case e.PartnerRevealed(seat):
            return _sentence_about(Story.PARTNER, names[seat])
        case _:
            return None


def _cards_move(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    match event:
        case e.CardDrafted(seat=seat, first=first):
            return _sentence_about(Story.DRAFTED_FIRST if first else Story.DRAFTED_SECOND, names[seat])
        case e.WidowTaken(seat, cards):
            seen, widow = _seen(cards), widow_name(observation.rules)
            if seen:
                return _sentence_about(Story.WIDOW_SEEN, names[seat], widow=widow, cards=text.cards(seen))
            return _sentence_about(Story.WIDOW, names[seat], widow=widow)
        case e.KittyShared(seat):
            return _sentence_about(Story.KITTY, names[seat])
        case e.CardsGiven(giver, receiver, cards):
            seen = _seen(cards)
            to = Word.TO_YOU() if names[receiver] == Word.YOU() else names[receiver]
            given = text.cards(seen) if seen else text.cards_named(len(cards))
            return _sentence_about(Story.GIVEN, names[giver], receiver=to, cards=given)
        case e.CardsBuried(seat, cards, announced):
            phrase = Story.BURIED_NAMED if len(announced) == len(cards) else Story.BURIED_AMONG
            said = {"named": text.cards(announced)} if announced else {}
            return _sentence_about(
                phrase if announced else Story.BURIED, names[seat], cards=text.cards_named(len(cards)), **said
            )
        case e.CardDrawn(seat=seat, card=card):
            if card is None:
                return _sentence_about(Story.DREW, names[seat])
            return _sentence_about(Story.DREW_SEEN, names[seat], card=text.card(card))
        case _:
            return None


def _play(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    rules = observation.rules
    match event:
        case e.MeldsShown(seat, melds):
            if not melds:
                return _sentence_about(Story.MELDS_NONE, names[seat])
            listed = text.listed(text.meld_with_suit(meld, rules) for meld in melds)
            return _sentence_about(Story.MELDS, names[seat], amount=text.worth(melds, rules), melds=listed)
        case e.MeldLaid(seat, meld):
            return _sentence_about(
                Story.LAID, names[seat], meld=text.meld_with_suit(meld, rules), amount=text.worth((meld,), rules)
            )
        case e.MeldsTakenUp():
            return Story.TAKEN_UP()
        case e.DixExchanged(seat=seat, dix=dix, upcard=upcard):
            return _sentence_about(Story.EXCHANGED, names[seat], upcard=text.card(upcard), dix=text.card(dix))
        case e.Announced(seat, what):
            phrase = {"throw_in": Story.THROWS_IN, "shoot_moon": Story.SHOOTS, "play_on": Story.PLAYS_ON}[what]
            return _sentence_about(phrase, names[seat])
        case e.CardPlayed(seat=seat, card=card):
            phrase = Story.LED if len(observation.trick) == 1 else Story.PLAYED
            return _sentence_about(phrase, names[seat], card=text.card(card))
        case e.TrickTaken(seat=seat, points=points, last=last):
            phrase = Story.LAST_TRICK if last else Story.TRICK
            taken = _sentence_about(phrase, names[seat], points=text.points(points, rules))
            return " ".join(filter(None, (taken, moon_missed(event, observation, names))))
        case _:
            return None


def moon_missed(event: Event, observation: Observation, names: Sequence[str]) -> str:
    """Return the sentence that a trick has just cost somebody the moon; empty for anything else.

    `observation` is what was known right after the event, and `names` are those of the seats.
    """
    is_cause = isinstance(event, e.TrickTaken) and moon_lost_at(observation) == len(observation.tricks)
    if not is_cause or observation.moon is None:
        return ""
    return _sentence_about(Story.MOON_MISSED, names[observation.moon])


def _end(event: Event, observation: Observation, names: Sequence[str]) -> str | None:
    rules = observation.rules
    match event:
        case e.OutDeclared(seat):
            return _sentence_about(Story.OUT, names[seat])
        case e.DealScored(result):
            from pinochle_qt.words.game.results import deal_headline  # large, and needed only once per deal

            headline = deal_headline(result, rules, names)
            return f"{headline.title}. {headline.why}".rstrip()
        case e.TargetRaised(target):
            return Story.TARGET(target=text.points(target, rules))
        case _:
            return None


def _sentence_about(phrase: Story, name: str, **facts: str | int) -> str:
    """Return a sentence about a player, in the second person if that player's only name is "You"."""
    return ToldYou[phrase.name](**facts) if name == Word.YOU() else phrase(name=name, **facts)


def _seen(cards: Sequence[HiddenCard]) -> tuple[Card, ...]:
    """Return the cards if all of them are visible, otherwise an empty tuple."""
    open_cards = tuple(card for card in cards if card is not None)
    return open_cards if len(open_cards) == len(cards) else ()
