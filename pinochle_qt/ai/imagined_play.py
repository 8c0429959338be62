"""How an imagined deal goes when somebody plays a contract: exchange, melds and tricks, by rules of thumb."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from pinochle_qt.ai.decide.bidding.hand_worth import meld_points
from pinochle_qt.ai.decide.cards import best_gift, best_return, called_card, shared_out
from pinochle_qt.ai.decide.keeping import least_needed, to_bury
from pinochle_qt.ai.inference.strength import edge
from pinochle_qt.ai.kernel_table import StrictPosition, make_table, rollouts, sensible_card, with_tricks
from pinochle_qt.ai.stakes import NEVER, Stakes, Terms, allies_of, terms_of
from pinochle_qt.engine.cards import without
from pinochle_qt.engine.derived import partner_of, total_card_points
from pinochle_qt.engine.features import (
    buries,
    buries_after_meld,
    concedes_for_good,
    drops_trump_for_moon,
    has_called_partner,
    needs_solo_moon,
    passes_at_once,
    pays_by_bid,
)
from pinochle_qt.engine.melds import best_melds
from pinochle_qt.engine.people import holder_called
from pinochle_qt.engine.prompts import Pick, pick_to_bury
from pinochle_qt.engine.seats import left_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.sample import World
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat


# Fractions of all trick points by which a deal turns out differently than by rules of thumb.
BY_PASSING: Final = 0.02
"""The additional meld of a declarer, whoever it is, if the cards that are passed are chosen by trial."""
ALONE: Final = 0.03
"""What a declarer without a partner gains in tricks against several others who play equally well."""
LUCK: Final = (-0.1, -0.05, 0.0, 0.05, 0.1)
"""What a party takes more or less in tricks by luck: a contract made by one point should not be considered safe."""


class ImaginedPlay(NamedTuple):
    """How an imagined deal goes, independent of the bid."""

    partner: Seat | None
    """The seat that was found by calling a card."""
    melds: tuple[int, int]
    """The meld points of the deciding seat's party, and of the others."""
    tricks: tuple[int, int]
    """The points that these two take in tricks."""
    buried: tuple[Card, ...]
    """The cards that the declarer buried."""


class Setting(NamedTuple):
    """What all the deals that a seat imagines for one decision have in common."""

    rules: Rules
    seat: Seat
    """The deciding seat."""
    dealer: Seat
    shown: tuple[int | None, ...]
    """By seat, the points of the melds shown; None if they have not been shown yet."""
    partner: Seat | None
    is_passed: bool
    """Whether cards have been passed already."""
    seed: int
    moon: Seat | None = None
    """The seat that shoots the moon, so that every trick counts."""


class ImaginedResult(NamedTuple):
    """The result of an imagined contract."""

    value: float
    """What it is worth to the deciding seat, in points of lead."""
    made: float
    """How often the contract is made."""
    won: float = 0.0
    """How often it wins the match for the deciding seat's side."""


class Reach(NamedTuple):
    """How far the deciding seat's party gets in an imagined deal as declarer."""

    meld: int
    points: float
    """Points in meld and tricks, averaged over luck."""
    highest: tuple[float, ...]
    """For each value of `LUCK`, the highest bid that would be made."""

    def made(self, bid: int) -> float:
        """Return how often a bid would be made."""
        return sum(each >= bid for each in self.highest) / len(self.highest)


_Results: TypeAlias = "dict[tuple[tuple[int, int], tuple[int, int]], ImaginedResult]"
"""Results of a contract, by both parties' points before the rest is played, and by their points in its tricks."""


class ImaginedDeals:
    """Playouts of imagined deals for one seat that has to decide before the play."""

    def __init__(self, seen: Observation, seat: Seat, seed: int) -> None:
        self._seen = seen
        self._seat = seat
        self._rules = seen.rules
        shown = tuple(None if melds is None else seen.meld_points(other) for other, melds in enumerate(seen.shown))
        self._setting = Setting(seen.rules, seat, seen.dealer, shown, seen.partner, bool(seen.gifts), seed, seen.moon)
        self._plain_stakes: dict[Terms, Stakes] = {}
        self._stakes: dict[tuple[Terms, tuple[int, int]], Stakes] = {}
        self._results: dict[tuple[Terms, tuple[int, int], tuple[int, ...]], _Results] = {}
        self._gains: dict[Terms, tuple[int, ...]] = {}
        self._may_be_given_up = concedes_for_good(seen.rules) and seen.contract is None
        """Whether whoever gets the contract may give it up once the widow is known, but not later."""

    def played(self, world: World, declarer: Seat, bid: int, trump: Suit) -> ImaginedResult:
        """Return the result if `declarer` plays for `bid` with this trump suit, averaged over luck."""
        course = imagined_course(self._setting, world, declarer, trump)
        terms = self._terms(course, declarer, bid, trump)
        melds = list(course.melds)
        if self._rules.passing.cards and not self._setting.is_passed:
            is_theirs = declarer not in allies_of(self._rules, self._seat, terms)
            melds[is_theirs] += round(BY_PASSING * total_card_points(self._rules))
        return self._settled(world, terms, course._replace(melds=(melds[0], melds[1])), self._gains_in(terms))

    def given_up(self, world: World, declarer: Seat, bid: int, trump: Suit) -> float:
        """Return what it is worth to the deciding seat if `declarer` gives up instead of playing with this trump."""
        course = imagined_course(self._setting, world, declarer, trump)
        return self._stakes_of(self._terms(course, declarer, bid, trump), course.melds).given_up()

    def nothing(self) -> float:
        """Return the value if nobody plays."""
        return Stakes(self._seen, self._seat, Terms(self._seat, 0), (0, 0)).nothing()

    def summed(self, world: World, terms: Terms, trump: Suit) -> ImaginedResult:
        """Return the result if every side plays for the sum of its players' bids, averaged over luck.

        It includes how often the seat's side makes its bids.
        """
        course = imagined_course(self._setting, world, terms.declarer, trump)
        return self._settled(world, terms, course, _with_luck(0.0, self._rules))

    def reached(self, world: World, trump: Suit) -> Reach:
        """Return how far the deciding seat's party gets if that seat declares with this trump suit.

        This is what the user is shown. It leaves out what well-chosen passed cards bring a declarer, though Expert bids
        by it (`played`): with it, contracts would be made less often than shown.
        """
        course = imagined_course(self._setting, world, self._seat, trump)
        terms = Terms(self._seat, 0, partner=course.partner)
        meld = course.melds[0]
        stakes = self._stakes_of(terms, course.melds)
        taken = stakes.base(world._replace(buried=course.buried))[0] + course.tricks[0]
        tricks = [taken + _limited_gain(course.tricks, gain) for gain in self._gains_in(terms)]
        highest = self._highest_played(meld)
        return Reach(meld, meld + fmean(tricks), tuple(min(stakes.highest_made(each), highest) for each in tricks))

    def after_giving(
        self, world: World, choices: Sequence[tuple[Card, ...]], trump: Suit, *, bury: bool
    ) -> list[ImaginedResult]:
        """Return, for each choice of cards, the result of the deal if the deciding seat parts with them."""
        terms = terms_of(self._seen)
        if terms is None:
            raise AssertionError("cards are given away after an auction")
        changed_seats = {self._seat, terms.declarer, self._partner_in(terms)}
        shown = tuple(
            meld_points(hand, trump, self._rules) if points is None and other not in changed_seats else points
            for other, (hand, points) in enumerate(zip(world.hands, self._setting.shown, strict=True))
        )
        setting = self._setting._replace(shown=shown)  # giving cards away leaves the hands of the others as they are
        return [self._after_giving(setting, world, terms, cards, trump, bury=bury) for cards in choices]

    def _after_giving(
        self, setting: Setting, world: World, terms: Terms, cards: tuple[Card, ...], trump: Suit, *, bury: bool
    ) -> ImaginedResult:
        hands, seat, partner = list(world.hands), self._seat, self._partner_in(terms)
        if bury:
            hands[seat], world = without(hands[seat], cards), world._replace(buried=cards)
        elif seat != terms.declarer:
            _pass_cards(hands, terms.declarer, seat, trump, self._rules, gift=cards)
        elif partner is not None and passes_at_once(self._rules):
            _pass_cards(hands, seat, partner, trump, self._rules, back=cards)
        elif partner is not None:
            hands[seat], hands[partner] = without(hands[seat], cards), (*hands[partner], *cards)
        course = _played_out(setting, hands, world.buried, terms.declarer, terms.partner, trump)
        return self._settled(world, terms, course, _with_luck(0.0, self._rules))

    def _terms(self, course: ImaginedPlay, declarer: Seat, bid: int, trump: Suit) -> Terms:
        paid_in = trump if pays_by_bid(self._rules) else None
        return Terms(declarer, bid, partner=course.partner, trump=paid_in)

    def _gains_in(self, terms: Terms) -> tuple[int, ...]:
        """Return, for each value of `LUCK`, how much more the seat's party takes in tricks than by rules of thumb."""
        terms = terms._replace(bid=0, trump=None)
        if terms not in self._gains:
            party = allies_of(self._rules, self._seat, terms)
            better, others = edge(self._seen, party), self._seen.players - len(party)
            if len(party) == 1 < others:
                better += ALONE
            elif len(party) > 1 == others:
                better -= ALONE
            self._gains[terms] = _with_luck(better, self._rules)
        return self._gains[terms]

    def _partner_in(self, terms: Terms) -> Seat | None:
        """Return the declarer's partner, as far as it is known."""
        return terms.partner if terms.partner is not None else partner_of(self._rules, terms.declarer)

    def _settled(self, world: World, terms: Terms, course: ImaginedPlay, gains: tuple[int, ...]) -> ImaginedResult:
        """Settle the contract, averaged over these gains of the seat's party in tricks."""
        stakes = self._stakes_of(terms, course.melds)
        if self._setting.moon is not None:
            is_lost = course.tricks[self._seen.moon in stakes.allies]
            return ImaginedResult(stakes.value(*course.tricks), not is_lost)
        if terms.bid > self._highest_played(course.melds[not stakes.is_declaring]):
            return ImaginedResult(stakes.not_on_board(), made=0.0, won=stakes.wins_if_not_on_board())
        base = stakes.base(world._replace(buried=course.buried) if course.buried else world)
        results = self._results.setdefault((terms, course.melds, gains), {})
        found = results.get((base, course.tricks))
        if found is None:
            found = self._averaged(stakes, base, course.tricks, gains)
            if self._may_be_given_up and stakes.prefers_to_give_up(found.value):
                found = found._replace(value=stakes.given_up(), won=stakes.wins_if_given_up())
            results[base, course.tricks] = found
        return found

    def _averaged(
        self, stakes: Stakes, base: tuple[int, int], tricks: tuple[int, int], gains: Sequence[int]
    ) -> ImaginedResult:
        found: list[ImaginedResult] = []
        for gain in gains:
            shift = _limited_gain(tricks, gain)
            mine, theirs = base[0] + tricks[0] + shift, base[1] + tricks[1] - shift
            made = stakes.works(mine, theirs)
            value, won = stakes.value(mine, theirs), stakes.wins(mine, theirs)
            if not made and self._rules.scoring.throw_in and stakes.prefers_to_give_up(value):
                value, won = stakes.given_up(), stakes.wins_if_given_up()  # the declarer sees that it cannot be made
            found.append(ImaginedResult(value, made, won))
        return ImaginedResult(*map(fmean, zip(*found, strict=True)))

    def _stakes_of(self, terms: Terms, melds: tuple[int, int]) -> Stakes:
        """Return the stakes of a contract with these melds: always the same object, which caches its results."""
        found = self._stakes.get((terms, melds))
        if found is None:
            if terms not in self._plain_stakes:
                self._plain_stakes[terms] = Stakes(self._seen, self._seat, terms, melds)
            found = self._stakes[terms, melds] = self._plain_stakes[terms].with_melds(melds)
        return found

    def _highest_played(self, meld: int) -> float:
        """Return the highest bid that a declarer's party with this meld may play; `NEVER` if it must give up any."""
        scoring = self._rules.scoring
        if meld < scoring.min_meld_to_play:
            return NEVER
        return inf if scoring.on_board_gap is None else meld + scoring.on_board_gap

    def going_on(self, world: World, trump: Suit) -> ImaginedResult:
        """Return the result of the contract, or of a moon that is shot, if it is played once all melds are known."""
        stakes = Stakes.of(self._seen, self._seat)
        terms = terms_of(self._seen)
        declarer = self._seat if terms is None else terms.declarer
        tricks = _tricks(self._setting, list(world.hands), declarer, trump, stakes.allies)
        if self._setting.moon is not None:
            return ImaginedResult(stakes.value(*tricks), not tricks[1])
        mine, theirs = stakes.base(world)
        mine, theirs = mine + tricks[0], theirs + tricks[1]
        return ImaginedResult(stakes.value(mine, theirs), stakes.is_made(mine if stakes.is_declaring else theirs))


def _with_luck(better: float, rules: Rules) -> tuple[int, ...]:
    """Return, for each value of `LUCK`, a party's additional trick points if it is better by this fraction of all."""
    whole = total_card_points(rules)
    return tuple(round((better + luck) * whole) for luck in LUCK)


def _limited_gain(tricks: tuple[int, int], gain: int) -> int:
    """Return `gain`, limited to what the first party can win from or lose to the other one in these tricks."""
    return max(-tricks[0], min(tricks[1], gain))


@lru_cache(maxsize=2048)  # in an auction the same deals are imagined at every bid
def imagined_course(setting: Setting, world: World, declarer: Seat, trump: Suit) -> ImaginedPlay:
    """Return how a deal goes if `declarer` plays it with this trump suit."""
    hands, partner, rules = list(world.hands), setting.partner, setting.rules
    if world.widow:
        _take_widow(hands, world.widow, declarer, rules)
    if has_called_partner(rules) and partner is None:
        face = called_card(hands[declarer], trump, rules)
        partner = None if face is None else holder_called(rules, hands, declarer, face)
    other = partner_of(rules, declarer) if partner is None else partner
    if rules.passing.cards and not setting.is_passed and other is not None:
        _pass_cards(hands, declarer, other, trump, rules)
    return _played_out(setting, hands, world.buried, declarer, partner, trump)


def _played_out(
    setting: Setting,
    hands: list[tuple[Card, ...]],
    buried: tuple[Card, ...],
    declarer: Seat,
    partner: Seat | None,
    trump: Suit,
) -> ImaginedPlay:
    """Bury the declarer's excess cards, and count melds and tricks."""
    rules, melded = setting.rules, list(hands)
    own = hands[declarer]
    if len(own) > len(hands[declarer - 1]):
        shown_first = best_melds(own, trump, rules) if buries_after_meld(rules) else None
        buried = least_needed(own, pick_to_bury(rules, own, shown_first), trump, rules, to_bury(rules))
        hands[declarer] = without(own, buried)
    if rules.widow.discard_time == "before_meld":
        melded = list(hands)
    allies = allies_of(rules, setting.seat, Terms(declarer, 0, partner=partner))
    melds = [0, 0]
    goes_without_melds = setting.moon is not None and drops_trump_for_moon(rules)  # unless there are some already
    for other, hand in enumerate(melded):
        if (other != declarer and pays_by_bid(rules)) or (goes_without_melds and setting.shown[other] is None):
            continue
        shown = setting.shown[other]
        melds[other not in allies] += meld_points(hand, trump, rules) if shown is None else shown
    if setting.moon is not None and needs_solo_moon(rules):
        alone = frozenset({declarer})
        allies = alone if setting.seat == declarer else frozenset(range(rules.table.players)) - alone
    tricks = _tricks(setting, hands, declarer, trump, allies)
    return ImaginedPlay(partner, (melds[0], melds[1]), tricks, buried)


def _tricks(
    setting: Setting,
    hands: list[tuple[Card, ...]],
    declarer: Seat,
    trump: Suit,
    allies: frozenset[Seat],
) -> tuple[int, int]:
    """Return the points that the deciding seat's party and the others take when everybody plays sensibly.

    For a moon, every trick adds a point, so that who has no points has taken none.
    """
    rules, players = setting.rules, len(hands)
    shooter = setting.moon
    in_play = None if shooter is not None and drops_trump_for_moon(rules) else trump
    table = _table(rules, in_play, tuple(0 if other in allies else 1 for other in range(players)))
    table = table if shooter is None else with_tricks(table)
    first = declarer if rules.tricks.first_leader == "declarer" else left_of(setting.dealer, players)
    first = first if shooter is None or not rules.match.moon_leads else shooter
    position, cards = StrictPosition(first, (), first == declarer), dict(enumerate(hands))
    lead = sensible_card(table, cards, position, setting.seed)
    (((mine, theirs),),) = rollouts(table, [cards], position, [lead], setting.seed)
    return mine, theirs


_table = lru_cache(maxsize=16)(make_table)


def _take_widow(hands: list[tuple[Card, ...]], widow: tuple[Card, ...], declarer: Seat, rules: Rules) -> None:
    if buries(rules):
        hands[declarer] = (*hands[declarer], *widow)
        return
    for seat, face in shared_out(hands[declarer], widow, declarer, rules):
        hands[seat] = (*hands[seat], face)


def _pass_cards(
    hands: list[tuple[Card, ...]],
    declarer: Seat,
    partner: Seat,
    trump: Suit,
    rules: Rules,
    gift: tuple[Card, ...] | None = None,
    back: tuple[Card, ...] | None = None,
) -> None:
    """Exchange cards between declarer and partner: the given ones, otherwise what rules of thumb choose."""
    own, count = hands[declarer], rules.passing.cards
    if gift is None:
        gift = best_gift(hands[partner], Pick(count, hands[partner], hands[partner]), trump, rules)
    whole = (*own, *gift)
    if back is None:
        held = own if passes_at_once(rules) else whole
        among = held if rules.passing.return_received else own
        back = best_return(held, Pick(count, held, among), trump, rules)
    hands[declarer] = without(whole, back)
    hands[partner] = (*without(hands[partner], gift), *back)
