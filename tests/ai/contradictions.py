"""Checks that reasons are true: every sentence is compared with the position and the numbers it was drawn from."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.decide.all_tricks import wins_all
from pinochle_qt.ai.decide.bidding.helping import can_help
from pinochle_qt.ai.decide.bidding.signals import holds_run
from pinochle_qt.ai.decide.bidding.trial import PROBABLE, WORTH_IT
from pinochle_qt.ai.decide.moon import as_shooter
from pinochle_qt.ai.decide.ties import prefers
from pinochle_qt.ai.inference.agreements import listens
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.reasons import Cards, Points, Reason, Why
from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    CallCard,
    Concede,
    Give,
    Keep,
    Misdeal,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    Reject,
    ShootMoon,
    ShowMelds,
    Stand,
    ThrowIn,
)
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank, Suit, dix_of, without
from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.melds import best_worths
from pinochle_qt.engine.melds.kinds import PINOCHLE
from pinochle_qt.engine.scoring.chips import suit_factor
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pinochle_qt.ai.player import Decision
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.phrases import Phrase


class Case:
    """A decision with the position in which it was made."""

    def __init__(self, facts: Facts, prompt: Prompt, decision: Decision) -> None:
        self.facts = facts
        self.seen: Observation = facts.seen
        self.prompt = prompt
        self.action: SeatAction = decision.action
        self.values = dict(decision.values)
        self.reason = decision.reason

    def false(self) -> Iterator[Phrase]:
        """Yield the sentences that are not true."""
        for part in self.reason.parts():
            if not CHECKS[part.why](self, part):
                yield part.why

    # ---- numbers

    @property
    def own(self) -> float:
        """The value of the chosen action."""
        return self.values[self.action]

    def beats(self, worth: float, part: Reason, fact: str = "points") -> bool:
        """Return whether the chosen action is worth more than this by exactly the points that the sentence names."""
        return self.own - worth >= 1 and points(part, fact) == round(self.own - worth)

    def falls_short(self, worth: float, part: Reason, fact: str = "points") -> bool:
        """Return whether the chosen action is worth less than this by exactly the points that the sentence names."""
        return worth - self.own >= 1 and points(part, fact) == round(worth - self.own)

    def ties(self, worth: float) -> bool:
        """Return whether the chosen action is worth this to within a point."""
        return abs(self.own - worth) < 1

    def is_best(self) -> bool:
        """Return whether no action that was compared is worth more."""
        return not self.values or self.own >= max(self.values.values())

    def best_other(self, part: Reason) -> float:
        """Return the value of the best other action; if a card or suit is named, it must be the one of that action."""
        named = part.facts.get("other")
        others = {action: worth for action, worth in self.values.items() if not self._is_alike(action)}
        best = max(others.values())
        assert named is None or any(_names(action, named) for action, worth in others.items() if worth == best)
        return best

    def _is_alike(self, action: SeatAction) -> bool:
        if isinstance(action, Play) and isinstance(self.action, Play):
            return action.card == self.action.card
        return action == self.action

    # ---- bids

    @cached_property
    def passed(self) -> float:
        """The value of a pass."""
        return next(worth for action, worth in self.values.items() if isinstance(action, Pass))

    @cached_property
    def bid(self) -> float:
        """The value of a bid."""
        return next(worth for action, worth in self.values.items() if isinstance(action, Bid))

    # ---- cards

    @property
    def card(self) -> Card:
        """The card that is played."""
        assert isinstance(self.action, Play)
        return self.action.card

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are passed to the partner or buried."""
        assert isinstance(self.action, Give | Bury)
        return self.action.cards

    @cached_property
    def chance(self) -> float:
        """The probability that the player's side wins the trick."""
        return self.facts.chance_of_trick((*self.seen.trick, self.card))

    @cached_property
    def legal(self) -> list[Card]:
        """The cards that are legal to play."""
        return [action.card for action in self.prompt.legal_plays()]

    def is_higher(self, one: Card, other: Card) -> bool:
        """Return whether a card beats another of its suit."""
        return SUIT_OF[one] == SUIT_OF[other] and self.facts.strength[one] > self.facts.strength[other]

    def is_top(self, *, own: bool) -> bool:
        """Return whether nobody holds a higher card of the suit; `own` includes the player's own hand."""
        others: Sequence[Card] = [*self.facts.unseen, *(self.seen.hand if own else ())]
        return not any(self.is_higher(face, self.card) for face in others)

    def is_saved(self, part: Reason) -> bool:
        """Return whether anybody would keep the named card, and it has at least as many points as the card played."""
        other = faces(part)[0]
        return self.is_better_kept(other) and self.facts.points[other] >= self.facts.points[self.card]

    def is_kept(self, part: Reason) -> bool:
        """Return whether it is better to keep the named card although it has fewer points."""
        other = faces(part)[0]
        return self.is_better_kept(other) and self.facts.points[other] < self.facts.points[self.card]

    def is_better_kept(self, other: Card) -> bool:
        """Return whether the value of another card, or what people would say of it, speaks for keeping it."""
        is_dearer = self.own - self.values[Play(self.facts.seat, other)] >= 1
        return is_dearer or prefers(self.facts, self.card, other)

    def counts(self) -> bool:
        """Return whether the card has more points than the best other card."""
        others = {play: worth for play, worth in self.values.items() if play != self.action}
        best = max(others, key=lambda play: others[play])
        assert isinstance(best, Play)
        return any(
            self.facts.points[play.card] < self.facts.points[self.card]
            for play, worth in others.items()
            if isinstance(play, Play) and worth == others[best]
        )

    def leads_trump(self) -> bool:
        """Return whether a trump is led."""
        return not self.seen.trick and SUIT_OF[self.card] == self.facts.trump

    def foes_have_trump(self) -> bool:
        """Return whether an opponent may hold a trump."""
        trump = self.facts.trump
        return trump is not None and any(not self.facts.is_void(foe, trump) for foe in self.facts.foes)

    # ---- melds and last words

    @cached_property
    def needed(self) -> int:
        """The points that the declarer's side needs in tricks."""
        assert self.seen.contract is not None
        return self.seen.contract.bid - sum(self.seen.meld_points(seat) for seat in self.facts.friends)

    def meld_lost(self) -> int:
        """Return the meld points that the side loses with the cards given up."""
        assert self.prompt.trump is not None
        hands = (self.prompt.hand, without(self.prompt.hand, self.cards))
        melded_by_partner = self.cards if isinstance(self.action, Give) else ()
        before, *after = (
            min(100_000, best_worths(cards, self.prompt.rules, (self.prompt.trump,))[0])
            for cards in (*hands, melded_by_partner)
        )
        return max(0, before - sum(after))

    def turned_is_better(self) -> bool:
        """Return whether the turned card beats the dix."""
        turned, trump = require(self.seen.upcard), self.prompt.trump
        assert trump is not None
        return self.is_higher(turned, dix_of(trump, self.prompt.rules.deck.ranks))

    def melds(self) -> list[ShowMelds]:
        """Return the melds that are possible now."""
        return [choice for choice in self.prompt.choices if isinstance(choice, ShowMelds)]

    def meld_kind(self) -> str:
        """Return the kind of meld that is made."""
        assert isinstance(self.action, ShowMelds)
        return self.action.melds[0].kind

    def pays_most(self) -> bool:
        """Return whether no other meld pays more."""
        assert isinstance(self.action, ShowMelds)
        return self.action.melds[0].points == max(choice.melds[0].points for choice in self.melds())


def points(part: Reason, fact: str = "points") -> int:
    """Return the points that a sentence names."""
    found = part.facts[fact]
    assert isinstance(found, Points)
    return found.amount


def faces(part: Reason) -> tuple[Card, ...]:
    """Return the other cards that a sentence names."""
    found = part.facts["other"]
    assert isinstance(found, Cards)
    return found.faces


def share(part: Reason) -> int:
    """Return the percentage that a sentence names."""
    found = part.facts["share"]
    assert isinstance(found, int)
    return found


def _names(action: SeatAction, fact: object) -> bool:
    if isinstance(action, Play):
        return fact == Cards((action.card,))
    return isinstance(action, NameTrump) and fact == action.suit


def _is_amount(case: Case, part: Reason) -> bool:
    """Return whether the bid that a sentence mentions is one that was weighed."""
    return any(isinstance(action, Bid) and action.amount == points(part) for action in case.values)


def _works(case: Case, part: Reason) -> bool:
    return _how_often(part) in {Why.MOSTLY, Why.ALMOST_ALWAYS} and _is_amount(case, part)


def _seldom(case: Case, part: Reason) -> bool:
    return _how_often(part) in {Why.SELDOM, Why.ALMOST_NEVER} and _is_amount(case, part)


def _how_often(part: Reason) -> Phrase:
    often = part.facts["often"]
    assert isinstance(often, Reason)
    return often.why


def _bids(case: Case) -> bool:
    return isinstance(case.action, Bid)


def _passes(case: Case) -> bool:
    return isinstance(case.action, Pass)


def _top_of(suit: Suit) -> Callable[[Case, Reason], bool]:
    return lambda case, _: SUIT_OF[case.card] == suit and case.is_top(own=True)


def _minimum(case: Case) -> int:
    return case.prompt.bids.minimum if case.prompt.bids is not None else 0


def _raises_partner(case: Case, part: Reason) -> bool:
    return isinstance(case.action, Bid) and _partner_bid_last(case) and isinstance(part.facts["suit"], Suit)


def _partner_bid_last(case: Case) -> bool:
    return [call.seat for call in case.seen.calls if call.amount is not None][-1] in case.facts.friends


def _wins_moon(case: Case) -> bool:
    """Return whether the hand takes every trick in a moon; before trump, it may still bury as many as the widow has."""
    seat, rules = case.facts.seat, case.facts.rules
    return wins_all(Facts(as_shooter(case.seen, seat), seat), len(case.seen.hand) - rules.deal.hand_size)


def _wins(case: Case) -> bool:
    return case.facts.wins_with(case.card)


def _takes(case: Case) -> bool:
    led = SUIT_OF[(*case.seen.trick, case.card)[0]]
    return _wins(case) and all(
        case.facts.chance_to_beat(seat, case.card, led) < 0.01 for seat in case.facts.players_after
    )


def _saves_winner(case: Case, part: Reason) -> bool:
    other = faces(part)[0]
    is_dearer = case.is_higher(other, case.card) or SUIT_OF[other] == case.facts.trump != SUIT_OF[case.card]
    return is_dearer and case.facts.wins_with(other) and case.is_better_kept(other)


def _pays(case: Case, part: Reason) -> bool:
    """Return whether a bid gains enough points to be made although no rule of thumb suggests it."""
    return points(part, "gain") >= round(WORTH_IT * total_card_points(case.prompt.rules))


def _makes_pair(case: Case) -> bool:
    face = case.prompt.cards[0]
    wanted = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}[RANK_OF[face]]
    return any(SUIT_OF[other] == SUIT_OF[face] and RANK_OF[other] is wanted for other in case.prompt.hand)


def _cards(part: Reason) -> tuple[Card, ...]:
    cards = part.facts["cards"]
    assert isinstance(cards, Cards)
    return cards.faces


def _is_helpful(case: Case, face: Card) -> bool:
    return SUIT_OF[face] == case.prompt.trump or RANK_OF[face] is Rank.ACE or face in PINOCHLE


def _calls_best(case: Case) -> bool:
    strength = case.facts.strength
    calls = [choice.card for choice in case.prompt.choices if isinstance(choice, CallCard)]
    return isinstance(case.action, CallCard) and all(strength[case.action.card] >= strength[card] for card in calls)


CHECKS: Final[dict[Phrase, Callable[[Case, Reason], bool]]] = {
    Why.NO_BID: lambda case, _: case.prompt.bids is None,
    Why.MUST_OPEN: lambda case, _: not any(isinstance(choice, Pass) for choice in case.prompt.choices),
    Why.GOOD_FOR_ALONE: lambda case, part: isinstance(case.action, Bid) and points(part) >= case.action.amount,
    Why.GOOD_FOR: lambda case, part: isinstance(case.action, Bid) and points(part) >= case.action.amount,
    Why.GOOD_FOR_ONLY: lambda case, part: _passes(case) and points(part) < _minimum(case),
    Why.GOOD_FOR_LITTLE: lambda case, _: (
        _passes(case) and not any(call.seat == case.facts.seat and call.amount is not None for call in case.seen.calls)
    ),
    Why.HELPS_PARTNER: lambda case, _: (
        case.action == Pass(case.facts.seat, help=True)
        and listens(case.seen, case.facts.seat)
        and can_help(case.prompt.hand, case.prompt.rules)
    ),
    Why.PARTNER_HAS_IT: lambda case, _: _passes(case) and _partner_bid_last(case),
    Why.OWN_RUN: lambda case, part: (
        _raises_partner(case, part) and holds_run(case.prompt.hand, part.suit or Suit.CLUBS)
    ),
    Why.BETTER_SUIT: lambda case, part: _raises_partner(case, part) and points(part) > _minimum(case),
    Why.TELLS_ACES: lambda case, _: sum(RANK_OF[face] is Rank.ACE for face in set(case.prompt.hand)) == 4,
    Why.TELLS_MELD: lambda case, _: min(best_worths(case.prompt.hand, case.prompt.rules)) > 0,
    Why.SHOWS_MELD: lambda case, part: min(best_worths(case.prompt.hand, case.prompt.rules)) >= points(part),
    Why.WOULD_SHOW: lambda case, _: _passes(case) and bool(case.seen.agreements),
    Why.SHOWS_ACES: lambda case, part: (
        sum(RANK_OF[face] is Rank.ACE for face in case.prompt.hand) >= part.facts["count"]  # type: ignore[operator]
    ),
    Why.SHOWS_RUN: lambda case, _: any(holds_run(case.prompt.hand, suit) for suit in Suit),
    Why.SHOWS_SUIT: lambda case, part: (
        max(Counter(SUIT_OF[face] for face in case.prompt.hand).values()) >= part.facts["count"]  # type: ignore[operator]
    ),
    Why.TAKES_BACK: lambda case, part: _partner_bid_last(case) and points(part) >= _minimum(case),
    Why.WORKS: lambda case, part: (
        (_works(case, part) and _bids(case) and not case.ties(case.passed))
        or (_seldom(case, part) and (_passes(case) or case.own < case.passed))
    ),
    Why.WORKS_AND_TIES: lambda case, part: _works(case, part) and _bids(case) and case.ties(case.passed),
    Why.WORKS_BUT_TIES: lambda case, part: _works(case, part) and _passes(case) and case.ties(case.bid),
    Why.WORKS_BUT_COSTS: lambda case, part: _works(case, part) and _passes(case) and case.beats(case.bid, part, "loss"),
    Why.WORKS_FOR_LITTLE: lambda case, part: (
        _works(case, part) and _passes(case) and case.falls_short(case.bid, part, "gain")
    ),
    Why.LEFT_TO_PARTNER: lambda case, part: (
        _works(case, part) and _passes(case) and _partner_bid_last(case) and case.falls_short(case.bid, part, "gain")
    ),
    Why.FAILS_TOO_OFTEN: lambda case, part: (
        _works(case, part) and _passes(case) and case.falls_short(case.bid, part, "gain") and _pays(case, part)
    ),
    Why.SELDOM_BUT_TIES: lambda case, part: _seldom(case, part) and _bids(case) and case.ties(case.passed),
    Why.SELDOM_BUT_GAINS: lambda case, part: (
        _seldom(case, part) and _bids(case) and case.beats(case.passed, part, "gain")
    ),
    Why.MAY_DECIDE: lambda case, part: _seldom(case, part) and _bids(case),
    Why.ALMOST_ALWAYS: lambda _case, part: not part.facts,
    Why.MOSTLY: lambda _case, part: 100 * PROBABLE - 1 < share(part) < 98,
    Why.SELDOM: lambda _case, part: 2 < share(part) < 100 * PROBABLE + 1,
    Why.ALMOST_NEVER: lambda _case, part: not part.facts,
    Why.PASSING_WINS: lambda case, _: _passes(case) and max(case.seen.totals) < case.seen.target,
    Why.PASS_TOO_CLOSE: lambda case, _: _bids(case) and case.passed - case.own >= 1,
    Why.PROMISES_NOTHING: lambda case, _: case.action == Bid(case.facts.seat, 0),
    Why.OWN_SHARE: lambda case, _: isinstance(case.action, Bid) and case.action.amount > 0,
    Why.SUM_WORKS: lambda case, _: isinstance(case.action, Bid) and case.action.amount > 0,
    Why.SUM_IS_ENOUGH: lambda case, _: (
        case.action == Bid(case.facts.seat, 0)
        and any(call.amount for call in case.seen.calls if call.seat in case.facts.friends)
    ),
    Why.SUM_RISKS_MORE: lambda case, _: (
        case.action == Bid(case.facts.seat, 0)
        and not any(call.amount for call in case.seen.calls if call.seat in case.facts.friends)
    ),
    Why.WIDOW_WILL_DO: lambda case, part: case.seen.contract is not None and points(part) == case.seen.contract.bid,
    Why.OUT_OF_REACH: lambda case, part: case.seen.contract is not None and points(part) == case.seen.contract.bid,
    Why.SUIT_BEATS: lambda case, part: (
        isinstance(case.action, NameTrump)
        and case.action.suit == part.facts["suit"]
        and case.beats(case.best_other(part), part)
    ),
    Why.SUIT_TIES: lambda case, part: case.ties(case.best_other(part)),
    Why.PAID_BETTER: lambda case, part: (
        isinstance(case.action, NameTrump)
        and case.action.suit == part.suit
        and suit_factor(case.seen.rules, part.suit) > 1
    ),
    Why.ONLY_SUIT: lambda case, _: sum(isinstance(each, NameTrump) for each in case.prompt.choices) == 1,
    # ---- cards given away, laid aside, drafted, called
    Why.NOT_NEEDED: lambda case, _: case.meld_lost() == 0,
    Why.NOT_NEEDED_BUT_MELD: lambda case, part: case.meld_lost() == points(part) > 0,
    Why.PARTNER_MAY_MELD: lambda case, part: (
        isinstance(case.action, Give)
        and case.meld_lost() == 0
        and all(
            face in case.cards and (RANK_OF[face] in {Rank.KING, Rank.QUEEN} or face in PINOCHLE)
            for face in _cards(part)
        )
    ),
    Why.STAY_TOGETHER: lambda case, part: (
        isinstance(case.action, Give)
        and case.prompt.trump is not None
        and not set(_cards(part)) & set(case.cards)
        and Counter(_cards(part)) <= Counter(case.prompt.hand)
        and best_worths(_cards(part), case.prompt.rules, (case.prompt.trump,))[0] > 0
    ),
    Why.HELP_DECLARER: lambda case, _: all(_is_helpful(case, face) for face in case.cards),
    Why.BEST_TO_GIVE: lambda case, _: (
        sum(_is_helpful(case, face) for face in case.prompt.hand) <= len(case.cards)
        or any(_is_helpful(case, face) for face in case.cards)
    ),
    Why.CARDS_COST: lambda case, part: case.beats(
        next(
            worth
            for action, worth in case.values.items()
            if isinstance(action, Give | Bury) and Cards(action.cards) == part.facts["cards"]
        ),
        part,
    ),
    Why.STAYS: lambda case, _: case.prompt.kind == "distribute",
    Why.HIGH: lambda case, _: RANK_OF[case.prompt.cards[0]] in {Rank.ACE, Rank.TEN},
    Why.MAKES_MARRIAGE: lambda case, _: _makes_pair(case),
    Why.MAKES_PINOCHLE: lambda case, _: (
        case.prompt.cards[0] in PINOCHLE and set(PINOCHLE) <= {*case.prompt.hand, *case.prompt.cards}
    ),
    Why.LONG_SUIT: lambda case, _: (
        sum(SUIT_OF[face] == SUIT_OF[case.prompt.cards[0]] for face in case.prompt.hand) >= 3
    ),
    Why.NEXT_IS_BETTER: lambda case, _: RANK_OF[case.prompt.cards[0]] not in {Rank.ACE, Rank.TEN},
    Why.BEATS_THE_NEXT: lambda case, part: (
        isinstance(case.action, Keep) and case.beats(case.values[Reject(case.facts.seat)], part)
    ),
    Why.NEXT_BRINGS_MORE: lambda case, part: (
        isinstance(case.action, Reject) and case.beats(case.values[Keep(case.facts.seat)], part)
    ),
    Why.CALLS_BEST: lambda case, _: _calls_best(case),
    # ---- melds and last words
    Why.TOO_MANY_TRICKS: lambda case, part: (
        isinstance(case.action, ThrowIn)
        and points(part) == case.needed > points(part, "total") == total_card_points(case.prompt.rules)
    ),
    Why.TRICKS_OUT_OF_REACH: lambda case, part: (
        isinstance(case.action, ThrowIn) and 0 < points(part) == case.needed <= total_card_points(case.prompt.rules)
    ),
    Why.MELD_IS_ENOUGH: lambda case, _: isinstance(case.action, PlayOn) and case.needed <= 0,
    Why.TRICKS_IN_REACH: lambda case, part: (
        isinstance(case.action, PlayOn) and 0 < points(part) == case.needed <= total_card_points(case.prompt.rules)
    ),
    Why.MOON_IS_FAR: lambda case, _: isinstance(case.action, PlayOn) and case.is_best(),
    Why.MOON_IS_RISKY: lambda case, _: isinstance(case.action, PlayOn) and case.is_best(),
    Why.MOON_PAYS_LITTLE: lambda case, _: isinstance(case.action, PlayOn) and _wins_moon(case),
    Why.MOON_IS_SURE: lambda case, _: isinstance(case.action, ShootMoon) and _wins_moon(case),
    Why.MOON_PAYS: lambda case, part: (
        isinstance(case.action, ShootMoon) and case.beats(case.values[PlayOn(case.facts.seat)], part)
    ),
    Why.STAYS_OUT: lambda case, _: (
        case.seen.moon not in {None, case.facts.seat} and case.seen.moon in case.facts.friends
    ),
    Why.WORSE_TO_PLAY: lambda case, part: (
        isinstance(case.action, ThrowIn)
        and case.own > min(case.values.values())
        and points(part) == round(case.own - min(case.values.values()))
    ),
    Why.WORTH_PLAYING: lambda case, part: (
        isinstance(case.action, PlayOn)
        and case.own > min(case.values.values())
        and points(part) == round(case.own - min(case.values.values()))
    ),
    Why.BETTER_TO_GIVE_UP: lambda case, part: (
        isinstance(case.action, Concede) and case.beats(min(case.values.values()), part)
    ),
    Why.BETTER_THAN_GIVING_UP: lambda case, part: (
        isinstance(case.action, PlayOn) and case.beats(case.values[Concede(case.facts.seat)], part)
    ),
    Why.AS_GOOD_TO_PLAY: lambda case, _: isinstance(case.action, PlayOn) and case.is_best(),
    Why.ANOTHER_HAND: lambda case, _: isinstance(case.action, Misdeal),
    Why.GOOD_AS_IT_IS: lambda case, _: isinstance(case.action, Stand),
    Why.WORTH_MOST: lambda case, _: (
        bool(case.prompt.best) and case.action == ShowMelds(case.facts.seat, case.prompt.best)
    ),
    Why.NO_MELD: lambda case, _: not case.prompt.best and not case.melds(),
    Why.NOTHING_PAYS: lambda case, _: not any(choice.melds[0].points for choice in case.melds()),
    Why.DIX_COUNTS: lambda case, _: case.meld_kind() == "dix" and bool(case.prompt.rules.melds.dix_free_of_limit),
    Why.TURNED_CARD: lambda case, _: case.turned_is_better(),
    Why.MARRIAGE_FIRST: lambda case, _: (
        case.meld_kind() == "royal_marriage" and any(choice.melds[0].kind == "run" for choice in case.melds())
    ),
    Why.DIX_BEFORE_MELD: lambda case, _: case.meld_kind() == "dix" and not case.pays_most(),
    Why.WORTH_OVER_TURNS: lambda case, _: isinstance(case.action, ShowMelds) and case.is_best(),
    Why.WORTH_IN_HAND: lambda case, _: case.is_best(),
    Why.PAYS_MOST: lambda case, _: case.pays_most(),
    Why.REACHES_TARGET: lambda case, part: points(part) >= case.seen.target,
    # ---- leading a card
    Why.ONLY_CARD: lambda case, _: len(case.legal) == 1,
    Why.DRAWS_SURE: lambda case, _: case.leads_trump() and case.foes_have_trump() and case.is_top(own=True),
    Why.DRAWS: lambda case, _: case.leads_trump() and case.foes_have_trump(),
    Why.TRUMPS_ARE_OUT: lambda case, _: case.leads_trump() and not case.foes_have_trump(),
    Why.LONG_TRUMPS: lambda case, _: case.leads_trump() and case.foes_have_trump(),
    Why.ONLY_TRUMPS: lambda case, _: {SUIT_OF[face] for face in case.legal} == {case.facts.trump},
    Why.TOP_CLUB: _top_of(Suit.CLUBS),
    Why.TOP_DIAMOND: _top_of(Suit.DIAMONDS),
    Why.TOP_HEART: _top_of(Suit.HEARTS),
    Why.TOP_SPADE: _top_of(Suit.SPADES),
    Why.NO_HIGHER: lambda case, _: case.is_top(own=False),
    Why.SIDE_TAKES: lambda case, _: case.chance > 0.5,
    Why.NOTHING_AT_RISK: lambda case, _: case.facts.points[case.card] == 0,
    Why.MAY_LOSE: lambda case, _: case.chance <= 0.5,
    Why.LEAST_USEFUL: lambda case, _: case.is_best(),
    Why.SPARE: lambda case, _: not case.seen.trick,
    # ---- following to a trick
    Why.TAKES: lambda case, _: _takes(case),
    Why.TAKES_AND_SAVES: lambda case, part: _takes(case) and _saves_winner(case, part),
    Why.TAKES_AND_MELDS: lambda case, _: _takes(case) and not case.seen.strict,
    Why.LIKELY_TAKES: lambda case, _: _wins(case) and case.chance > 0.5,
    Why.LIKELY_TAKES_AND_SAVES: lambda case, part: _wins(case) and case.chance > 0.5 and _saves_winner(case, part),
    # players who need not follow suit need not beat a card either
    Why.MAY_TAKE: lambda case, _: _wins(case) and (case.chance > 0 or not case.seen.strict),
    Why.SIDE_HAS_IT: lambda case, _: not _wins(case) and case.chance == 1,
    Why.SIDE_HAS_IT_COUNT: lambda case, _: not _wins(case) and case.chance == 1 and case.counts(),
    Why.SIDE_HAS_IT_SAVE: lambda case, part: not _wins(case) and case.chance == 1 and case.is_saved(part),
    Why.PARTNER_TAKES_COUNT: lambda case, _: not _wins(case) and case.chance > 0.5 and case.counts(),
    Why.SIDE_TAKES_COUNT: lambda case, _: not _wins(case) and case.chance > 0.5 and case.counts(),
    Why.SIDE_TAKES_SAVE: lambda case, part: not _wins(case) and case.chance > 0.5 and case.is_saved(part),
    Why.LOST: lambda case, _: case.chance < 0.01,
    Why.LOST_SAVE: lambda case, part: case.chance < 0.01 and case.is_saved(part),
    Why.LOST_KEEP: lambda case, part: case.chance < 0.01 and case.is_kept(part),
    Why.LIKELY_LOST: lambda case, _: case.chance <= 0.5 and not _wins(case),
    Why.LIKELY_LOST_SAVE: lambda case, part: case.chance <= 0.5 and not _wins(case) and case.is_saved(part),
    Why.LIKELY_LOST_KEEP: lambda case, part: case.chance <= 0.5 and not _wins(case) and case.is_kept(part),
    Why.CANNOT_WIN: lambda case, _: not any(case.facts.wins_with(face) for face in case.legal),
    Why.NOT_WORTH_IT: lambda case, _: not _wins(case) and any(case.facts.wins_with(face) for face in case.legal),
    # ---- beside another card or meld
    Why.AND: lambda _case, part: {"what", "beside"} == set(part.facts),
    Why.OTHER_COSTS: lambda case, part: case.beats(case.best_other(part), part),
    Why.OTHER_TIES: lambda case, part: case.ties(case.best_other(part)),
    Why.TOO_CLOSE: lambda case, part: case.best_other(part) - case.own >= 1,
    Why.KNOWN_COSTS: lambda case, part: case.beats(case.best_other(part), part),
    Why.KNOWN_TIES: lambda case, part: case.own > case.best_other(part) - 1,
    Why.GAINS: lambda case, part: case.beats(case.best_other(part), part),
}
"""For each sentence, what must be true where it is used."""
