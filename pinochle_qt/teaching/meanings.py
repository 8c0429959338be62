"""What a player's bid, pass, card or meld tells everybody who saw it, given the rules and how that player decides.

It relies on nothing but what a viewer was shown: the event as the viewer saw it, and the viewer's observation right
after it. What it says about computer players follows how `pinochle_qt.ai` works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from msgspec.structs import replace

from pinochle_qt.ai.decide.bidding.hand_worth import are_partners, usual_bid
from pinochle_qt.ai.decide.bidding.rules_of_thumb import OVER_PARTNER, partner_has_it
from pinochle_qt.ai.decide.bidding.signals import trump_is_left_to
from pinochle_qt.ai.decide.human_errors import MOOD
from pinochle_qt.ai.inference.agreements import agreement_of, listens, meaning_in_call
from pinochle_qt.ai.inference.belief import Duties
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.ai.reasons import Cards, Points, Reason
from pinochle_qt.ai.skill_names import SKILLS
from pinochle_qt.ai.stakes import allies_of, terms_of
from pinochle_qt.engine import events as e
from pinochle_qt.engine.calls import bids_of, has_marriage, high_call
from pinochle_qt.engine.cards import FACES, SUIT_OF, strengths
from pinochle_qt.engine.derived import pack, trick_bonus
from pinochle_qt.engine.features import (
    buries,
    buries_after_meld,
    has_called_partner,
    has_standard_auction,
    has_summed_auction,
    has_teams,
    names_trump_by_meld,
    punishes_renege,
)
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.engine.tricks import card_points, trick_winner
from pinochle_qt.record.values import skill_in
from pinochle_qt.teaching.meaning_catalog import Meaning
from pinochle_qt.teaching.usual_hands import usual_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.session.viewer_steps import ViewedEvent
    from pinochle_qt.teaching.usual_hands import UsualHand

Level: TypeAlias = Literal["novice", "easy", "steady", "strong", "expert", "random", "person"]
"""How a player decides, which everybody at the table knows."""
LATE: Final = 2
"""With this few cards left, a player may simply be leading what is left."""
OFTEN: Final = 1 / 3
MOSTLY: Final = 2 / 3
"""The fractions of hands from which something is said to be often, and usually, in them."""
_AGREE_ON_NOTHING: Final = frozenset({"novice", "easy"})
"""The levels that neither keep agreements nor understand them."""


def level_of(player: str) -> Level:
    """Return how the player with this name in records decides: ``human``, ``random`` or ``computer:`` and a skill."""
    skill = skill_in(player)
    return cast("Level", skill) if skill in SKILLS else "person"


def meaning(shown: ViewedEvent, level: Level, open_hand: tuple[Card, ...] | None = None) -> tuple[Reason, ...]:
    """Return sentences about what an action by a player of this level means; none if it speaks for itself.

    What is likely comes first, then what is certain by the rules. Where the player's cards lie open, as in a review,
    `open_hand` is what the player held then; what everybody can see to be wrong is left out.
    """
    event, after = shown
    if open_hand is None and after.viewer is not None and after.viewer == actor_of(event):
        open_hand = after.hand
    shows_marriage = open_hand is not None and has_marriage(open_hand)
    likely = (
        each for each in _likely(event, after, level) if not (shows_marriage and each.why is Meaning.OR_NO_MARRIAGE)
    )
    return (*likely, *_certain(event, after, level))


def actor_of(event: Event) -> Seat | None:
    """Return the seat that acted in an event; None if it was the table."""
    if isinstance(event, e.SeatEvent):
        return event.seat
    return event.giver if isinstance(event, e.CardsGiven) else None


# ---- what it makes likely ------------------------------------------------------------------------------------------


def _likely(event: Event, after: Observation, level: Level) -> Iterator[Reason]:
    if isinstance(event, e.BidMade) and event.forced:
        yield Meaning.OPENING_FORCED.because()
    elif isinstance(event, e.TrumpNamed) and names_trump_by_meld(after.rules):
        return
    elif level == "random" and isinstance(event, _DECISIONS):
        yield Meaning.BY_CHANCE.because()
    else:
        match event:
            case e.BidMade():
                yield from _bid(event, after, level)
            case e.Passed():
                yield from _pass(event, after, level)
            case e.CardPlayed():
                yield from (_lead if event is _leading(event, after) else _follow)(event, after, level)
            case _:
                yield from _about_cards(event, after, level)


_DECISIONS: Final = (
    e.BidMade,
    e.Passed,
    e.TrumpNamed,
    e.CardCalled,
    e.CardDrafted,
    e.KittyShared,
    e.CardsGiven,
    e.CardsBuried,
    e.MeldLaid,
    e.Announced,
    e.CardPlayed,
)


def _bid(event: e.BidMade, after: Observation, level: Level) -> Iterator[Reason]:
    rules = after.rules
    if has_summed_auction(rules):
        yield from _promise(event, after, level)
        return
    if event.suit is not None:
        yield (Meaning.NAMES_SUIT_PERSON if level == "person" else Meaning.NAMES_SUIT).because(suit=event.suit)
    if event.amount == MOON_BID:
        yield Meaning.BIDS_MOON.because()
        return
    before = replace(after, calls=after.calls[:-1], viewer=event.seat)
    keeping = after if level not in _AGREE_ON_NOTHING else replace(after, agreements=())
    agreed = meaning_in_call(keeping, len(after.calls) - 1)
    if agreed is not None:
        is_custom = agreement_of(keeping, event.seat).is_custom
        sentence = Meaning[f"{'SIGNALS' if is_custom else 'SHOWS'}_{agreed.shows}".upper()]
        yield sentence.because(points=Points(agreed.least), count=agreed.least)
        if is_custom and agreed.shows == "aces_around":
            yield Meaning.OR_LOWEST.because()
        if agreed.shows != "asks" and not agreed.wants_trump:
            return
    if rules.auction.forced_open == "meld_holder" and high_call(before.calls) is None:
        yield Meaning.HAS_TO_OPEN.because()
    else:
        is_over_partner = partner_has_it(before)
        yield from _worth(event, replace(keeping, calls=before.calls, viewer=event.seat), level, is_over_partner)
        if trump_is_left_to(replace(keeping, calls=before.calls), event.seat):
            yield Meaning.TAKES_BACK.because()
        elif is_over_partner:
            is_by_thumb = level not in {"person", "expert"}
            sentence = Meaning.OVER_PARTNER if is_by_thumb else Meaning.WANTS_TRUMP
            yield sentence.because(points=Points(OVER_PARTNER))
        elif (first := next((call.amount for call in before.calls if call.seat == event.seat), None)) is not None:
            yield Meaning.GOES_ON.because(points=Points(first))
        yield from _misjudged(level)


def _worth(event: e.BidMade, before: Observation, level: Level, is_over_partner: bool) -> Iterator[Reason]:
    """Yield what a bid says about the hand: what such hands usually hold, and its worth beside that of a usual one."""
    rules, over = before.rules, event.amount - _lowest_bid(before)
    if level == "person":
        yield Meaning.JUMPS.because(points=Points(over)) if over > 0 else Meaning.PERSON_BIDS.because()
    elif not is_over_partner:
        yield _holds(usual_hand(before, event.amount, level))
    step = rules.auction.increment
    usual = round(usual_bid(rules) / step) * step
    if event.amount > usual:
        yield Meaning.BETTER_THAN_USUAL.because(usual=Points(usual), points=Points(event.amount - usual))
    else:
        yield Meaning.USUAL_HAND.because(usual=Points(usual))


def _holds(usual: UsualHand) -> Reason:
    """Return the sentence about what such hands usually hold."""
    has_runs = usual.runs >= MOSTLY
    sentence = Meaning.HOLDS_RUN if has_runs else Meaning.HOLDS_RUN_OR if usual.runs >= OFTEN else Meaning.HOLDS
    return sentence.because(points=Points(usual.meld), count=usual.trumps)


def _promise(event: e.BidMade, after: Observation, level: Level) -> Iterator[Reason]:
    """Yield the meaning of a bid where partners' bids are added up."""
    if event.amount:
        promise = {"person": Meaning.ADDS, "expert": Meaning.PROMISES_EXPERT}.get(level, Meaning.PROMISES)
        yield promise.because()
    else:
        nothing = {"person": Meaning.ADDS_NOTHING_PERSON, "expert": Meaning.ADDS_NOTHING_EXPERT}
        yield nothing.get(level, Meaning.ADDS_NOTHING).because()
        if after.rules.auction.needs_marriage:
            yield Meaning.OR_NO_MARRIAGE.because()


def _pass(event: e.Passed, after: Observation, level: Level) -> Iterator[Reason]:
    rules = after.rules
    before = replace(after, calls=after.calls[:-1], viewer=event.seat)
    if event.help:
        yield (Meaning.HELPS_PERSON if level == "person" else Meaning.HELPS).because()
    if partner_has_it(before):
        yield Meaning.LEAVES_IT.because()
    else:
        sentence = {"person": Meaning.NOT_GOOD_FOR_PERSON, "expert": Meaning.NOT_WORTH}.get(level, Meaning.NOT_GOOD_FOR)
        yield sentence.because(points=Points(_lowest_bid(before)))
        yield from _misjudged(level)
        if rules.auction.needs_marriage:
            yield Meaning.OR_NO_MARRIAGE.because()
    if rules.auction.pass_with_help and not event.help and level != "person" and listens(before, event.seat):
        yield Meaning.HELPS_NOT.because()


def _misjudged(level: Level) -> Iterator[Reason]:
    """Yield how far off the bids of the weaker levels can be."""
    skill = SKILL_BY_LEVEL.get(level)
    if skill is not None and skill.soft:
        yield Meaning.OFTEN_WRONG.because(points=Points(round(MOOD * skill.soft / 10) * 10))


def _lowest_bid(before: Observation) -> int:
    """Return the lowest bid that was possible before a call."""
    auction, high = before.rules.auction, high_call(before.calls)
    if not before.calls and auction.under_the_gun_min is not None:
        return min(auction.min_bid, auction.under_the_gun_min)
    return bids_of(before.rules, before.viewer or 0, before.dealer, None if high is None else high.amount).minimum


_SIMPLE_MEANINGS: Final[dict[type[Event], tuple[Meaning | None, Meaning | None]]] = {
    e.TrumpNamed: (Meaning.TRUMP, Meaning.TRUMP_PERSON),
    e.CardCalled: (Meaning.CALLS, Meaning.CALLS_PERSON),
    e.CardsBuried: (Meaning.LAYS_ASIDE, Meaning.LAYS_ASIDE_PERSON),
    e.MeldLaid: (Meaning.LAYS, None),
    e.Conceded: (Meaning.GIVES_UP, Meaning.GIVES_UP),
}
"""The sentences about computer players and about people, where nothing else matters."""


def _about_cards(event: Event, after: Observation, level: Level) -> Iterator[Reason]:
    """Yield what is likely after naming trump, or moving or melding cards, and about the last words before play."""
    is_person = level == "person"
    match event:
        case e.CardDrafted(first=first):
            if is_person:
                yield Meaning.KEEPS_ONE.because()
            elif level == "expert" and has_standard_auction(after.rules):
                yield (Meaning.KEEPS_FIRST_EXPERT if first else Meaning.TAKES_SECOND_EXPERT).because()
            else:
                yield (Meaning.KEEPS_FIRST if first else Meaning.TAKES_SECOND).because()
        case e.KittyShared():
            yield Meaning.KITTY.because()
            if not is_person:
                yield Meaning.KITTY_BEST.because()
        case e.CardsGiven(giver=giver) if after.contract is not None:
            is_back = giver == after.contract.declarer
            back = Meaning.GIVES_BACK_PERSON if is_person else Meaning.GIVES_BACK
            yield (back if is_back else Meaning.GIVES_PERSON if is_person else Meaning.GIVES).because()
        case e.MeldsShown(melds=melds):
            is_whole = level not in {"person", "random"}
            shown = Meaning.SHOWS_ALL if melds else Meaning.SHOWS_NOTHING
            yield (shown if is_whole else Meaning.SHOWS_PERSON).because()
        case e.Announced() | e.OutDeclared():
            yield from _last_words(event, after, level)
        case _:
            sentence = _SIMPLE_MEANINGS.get(type(event), (None, None))[is_person]
            if sentence is not None:
                yield sentence.because()


def _last_words(event: e.Announced | e.OutDeclared, after: Observation, level: Level) -> Iterator[Reason]:
    match event:
        case e.Announced(what="throw_in"):
            yield (Meaning.THROWS_IN_EXPERT if level == "expert" else Meaning.THROWS_IN).because()
        case e.Announced(seat=seat, what="play_on") if _may_throw_in(seat, after):
            yield Meaning.PLAYS_ON.because()
        case e.Announced(what="shoot_moon"):
            yield Meaning.SHOOTS.because()
        case e.OutDeclared(by_rule=by_rule):
            yield (Meaning.OUT_BY_RULE if by_rule else Meaning.OUT).because()


def _may_throw_in(seat: Seat, after: Observation) -> bool:
    contract = after.contract
    return after.rules.scoring.throw_in and contract is not None and contract.declarer == seat


# ---- cards that are played -----------------------------------------------------------------------------------------


def _leading(event: e.CardPlayed, after: Observation) -> e.CardPlayed | None:
    """Return the event if its card opened a trick."""
    return event if len(after.trick) == 1 else None


def _lead(event: e.CardPlayed, after: Observation, level: Level) -> Iterator[Reason]:
    face, trump, terms = event.card, after.trump, terms_of(after)
    is_late = after.hand_counts[event.seat] <= LATE
    is_top = not any(_strength(after)[other] > _strength(after)[face] for other in _cards_left(after, SUIT_OF[face]))
    is_declarer = terms is not None and terms.declarer == event.seat
    if SUIT_OF[face] == trump and is_declarer and not after.tricks and after.rules.tricks.first_lead_trump:
        yield Meaning.LEADS_BY_RULE.because()
    elif SUIT_OF[face] == trump:
        is_against = terms is not None and event.seat not in allies_of(after.rules, terms.declarer, terms)
        if is_late:
            yield Meaning.LATE.because()
        elif is_against:
            yield (Meaning.LEADS_TRUMP_LAST if level == "steady" else Meaning.LEADS_TRUMP_AGAINST).because()
        else:
            yield Meaning.LEADS_TRUMP.because()
    if is_top:
        yield (
            Meaning.LEADS_TOP_TRUMP.because()
            if SUIT_OF[face] == trump
            else Meaning.LEADS_TOP.because(suit=SUIT_OF[face])
        )
    elif SUIT_OF[face] != trump:
        if not after.strict:
            yield Meaning.LEADS_SPARE.because()
        elif is_late:
            yield Meaning.LATE.because()
        else:
            yield (Meaning.LEADS_LOW if has_teams(after.rules) else Meaning.LEADS_LOW_ALONE).because()


def _follow(event: e.CardPlayed, after: Observation, level: Level) -> Iterator[Reason]:
    del level
    trick, seat = after.trick, event.seat
    best = trick_winner(trick, after.trump, _strength(after))
    wins = best == len(trick) - 1
    if not after.strict:
        yield (Meaning.WANTS_TRICK if wins else Meaning.LETS_GO).because()
        yield Meaning.FREE_CHOICE.because()
    elif not after.hand_counts[seat]:
        yield Meaning.LAST_CARD.because()
    elif wins:
        before = trick[trick_winner(trick[:-1], after.trump, _strength(after))]
        had_to = Duties(after).had_to_beat(trick[0], event.card)
        yield Meaning.HAS_TO_BEAT.because(card=Cards((before,))) if had_to else Meaning.TAKES.because()
    else:
        friends = _known_friends(seat, after)
        if friends is not None:
            is_worth, owner = card_points(after.rules)[event.card] > 0, (after.leader + best) % after.players
            if owner in friends and (has_called_partner(after.rules) or are_partners(after.rules, owner, seat)):
                yield (Meaning.ADDS_POINTS if is_worth else Meaning.ADDS_NO_POINTS).because()
            elif owner in friends:  # another player who merely opposes the bidder, too
                yield (Meaning.ADDS_POINTS_AGAINST if is_worth else Meaning.ADDS_NO_POINTS_AGAINST).because()
            else:
                yield (Meaning.GIVES_UP_POINTS if is_worth else Meaning.GIVES_UP_LITTLE).because()


def _known_friends(seat: Seat, after: Observation) -> frozenset[Seat] | None:
    """Return the seats whose tricks are as good as a seat's own; None until a called partner is known."""
    terms = terms_of(after)
    if terms is not None and has_called_partner(after.rules) and terms.partner is None:
        return None
    return allies_of(after.rules, seat, terms)


# ---- what is certain -----------------------------------------------------------------------------------------------


def _certain(event: Event, after: Observation, level: Level) -> Iterator[Reason]:
    match event:
        case e.PartnerRevealed():
            yield Meaning.IS_PARTNER.because()
        case e.WidowTaken(cards=cards) if buries(after.rules):
            yield Meaning.WIDOW_ONE.because() if len(cards) == 1 else Meaning.WIDOW.because(count=len(cards))
        case e.MeldsShown(seat=seat, melds=melds) if melds and not _may_still_bury(seat, after):
            yield Meaning.STAYS_IN_HAND.because()
        case e.MeldLaid():
            yield Meaning.STAYS_ON_TABLE.because()
        case e.DixExchanged():
            yield Meaning.TRADES.because()
        case e.CardDrawn(seat=seat, public=True) if seat != after.viewer:
            yield Meaning.DRAWS_OPEN.because()
        case e.CardPlayed() if after.strict and len(after.trick) > 1:
            yield from _ruled_out(event, after, level)
        case e.TrickTaken():
            yield from _why_won(event, after)
        case _:
            yield from _certain_before_play(event, after)


def _certain_before_play(event: Event, after: Observation) -> Iterator[Reason]:
    """Yield what bids, trump and called cards prove."""
    auction = after.rules.auction
    match event:
        case e.BidMade(amount=amount, forced=False) if auction.needs_marriage and amount:
            yield Meaning.HOLDS_MARRIAGE.because()
        case e.BidMade(suit=suit) if suit is not None and auction.trump_must_hold != "any":
            is_marriage = auction.trump_must_hold == "marriage"
            yield (Meaning.BID_MARRIAGE if is_marriage else Meaning.BID_MELD).because(suit=suit)
        case e.Passed() if auction.forced_open == "meld_holder" and not any(call.amount for call in after.calls):
            yield Meaning.NO_MELD_TO_OPEN.because()
        case e.AuctionWon():
            yield from _contract(event)
        case e.HandThrownIn():
            yield Meaning.THROWN_IN.because()
        case e.TrumpNamed() if names_trump_by_meld(after.rules):
            yield Meaning.TRUMP_BY_MELD.because()
        case e.TrumpNamed() if auction.trump_must_hold != "any":
            is_marriage = auction.trump_must_hold == "marriage"
            yield (Meaning.TRUMP_MARRIAGE if is_marriage else Meaning.TRUMP_MELD).because()
        case e.CardCalled(answered=False):
            yield Meaning.CALLS_NOBODY.because()
        case _:
            return


def _why_won(event: e.TrickTaken, after: Observation) -> Iterator[Reason]:
    """Yield why a trick went to its winner."""
    yield Meaning.TRICK_WON.because()
    if after.rules.deck.copies > 1:
        yield Meaning.FIRST_OF_EQUALS.because()
    if event.last and (bonus := trick_bonus(after.rules, to_come=0)):
        yield Meaning.LAST_TRICK.because(points=Points(bonus))


def _contract(event: e.AuctionWon) -> Iterator[Reason]:
    if event.bids:
        yield Meaning.CONTRACTS.because()
        return
    if event.forced:
        yield Meaning.CONTRACT_FORCED.because()
    if event.amount == MOON_BID:
        yield Meaning.CONTRACT_MOON.because()
    else:
        yield Meaning.CONTRACT.because(points=Points(event.amount))


def _may_still_bury(seat: Seat, after: Observation) -> bool:
    contract = after.contract
    return buries_after_meld(after.rules) and contract is not None and contract.declarer == seat


def _ruled_out(event: e.CardPlayed, after: Observation, level: Level) -> Iterator[Reason]:
    """Yield which cards a seat cannot hold, judging by the card that it played."""
    trick, trump, led = after.trick, after.trump, SUIT_OF[after.trick[0]]
    if not after.hand_counts[event.seat]:
        return
    is_first = not after.tricks
    before, now = [0] * after.players, [0] * after.players
    duties = Duties(after)
    duties.learn(before, after.leader, trick[:-1], first=is_first)
    duties.learn(now, after.leader, trick, first=is_first)
    barred = now[event.seat] & ~before[event.seat]
    ruled_out = {face for suit in set(SUIT_OF) for face in _cards_left(after, suit) if barred >> face & 1}
    reason: Reason | None = None
    if SUIT_OF[event.card] != led and any(SUIT_OF[face] == led for face in ruled_out):
        if trump is None:
            reason = Meaning.NO_SUIT.because(suit=led)
        elif SUIT_OF[event.card] == trump:
            reason = Meaning.HAS_TO_TRUMP.because(suit=led)
        else:
            reason = Meaning.NO_SUIT_NO_TRUMP.because(suit=led)
    elif ruled_out:
        top = trick[trick_winner(trick[:-1], trump, _strength(after))]
        reason = Meaning.NOTHING_HIGHER.because(card=Cards((top,)), suit=SUIT_OF[event.card])
    if reason is not None:
        yield reason
        if level == "person" and punishes_renege(after.rules):
            yield Meaning.IF_LEGAL.because()


def _cards_left(after: Observation, suit: Suit) -> list[Card]:
    """Return the different cards of a suit that have copies left to play."""
    played = [*after.trick, *(face for trick in after.tricks for face in trick.cards)]
    whole = pack(after.rules)
    return [face for face in FACES if SUIT_OF[face] == suit and whole.count(face) > played.count(face)]


def _strength(after: Observation) -> tuple[int, ...]:
    return strengths(after.rules.deck.rank_order)
