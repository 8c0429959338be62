"""What trick points are worth to a seat: the contract, meld that must be saved, and the chance of winning."""

from __future__ import annotations

from copy import copy
from functools import cached_property, lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.arithmetic import float_sum
from pinochle_qt.engine.derived import (
    discards_count_for,
    mercy,
    moon_reward,
    points_of_giving_up,
    seats_of,
    side_count,
    side_of,
    turned_dix_points,
)
from pinochle_qt.engine.features import (
    ends_at_target,
    has_auction,
    has_called_partner,
    has_stakes,
    has_teams,
    is_match,
    is_stock_game,
    moon_wins_match,
    needs_solo_moon,
    pays_by_bid,
    scores_for_giving_up,
)
from pinochle_qt.engine.melds import points_of
from pinochle_qt.engine.people import contract_party, party_of
from pinochle_qt.engine.scoring.chips import chips_for, chips_of_giving_up, suit_factor
from pinochle_qt.engine.scoring.deal_score import contract_result, is_misbid, round_tricks, saves_meld
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.sample import World
    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

# How far the standing shifts on the way to the target, as points of lead per square root of the points still missing;
# fitted to matches of steady players.
SHIFT: Final = 9.5
SHIFT_BY_BIDS: Final = 20.0
"""The shift where there is bidding: a bid can be lost, which costs as much as a good deal brings."""
SHIFT_BY_PASSING: Final = 34.0
"""The shift where cards are passed, which makes bids high, and lost bids expensive."""
OVERSHOOT: Final = 0.1
"""How long a match still goes on when a side is about to reach the target, as a fraction of the target."""
STEEPNESS: Final = 1.7
"""The factor that makes a logistic curve much like the normal distribution."""
PLAIN_PART: Final = 0.15
"""The weight of the plain lead in points, beside the chance of winning the match."""
_WON_MATCH: Final = 2000
"""What a moon that wins the match is worth beside points."""
NEVER: Final = -1
"""A number lower than any contract."""


class Terms(NamedTuple):
    """The terms of a contract, real or imagined: who plays for how much."""

    declarer: Seat
    bid: int
    side_bids: tuple[int, ...] = ()
    partner: Seat | None = None
    """The seat that was found by calling a card."""
    trump: Suit | None = None
    """The trump suit, where it decides how much is paid for the bid."""


def terms_of(seen: Observation) -> Terms | None:
    """Return the contract of the deal on the table."""
    contract = seen.contract
    if contract is None:
        return None
    trump = seen.trump if pays_by_bid(seen.rules) else None
    return Terms(contract.declarer, contract.bid, contract.side_bids, seen.partner, trump)


@lru_cache(maxsize=256)  # called for every imagined deal
def allies_of(rules: Rules, seat: Seat, contract: Terms | None) -> frozenset[Seat]:
    """Return the seats whose tricks are as good as one's own: the declarer's party, or everybody playing against it."""
    if contract is None or contract.side_bids:
        return frozenset(seats_of(rules, side_of(rules, seat)))
    party = frozenset(contract_party(rules, contract.declarer, contract.partner))
    return party if seat in party else frozenset(range(rules.table.players)) - party


class Goals(NamedTuple):
    """With how many points a side is out, which ends the deal."""

    points: tuple[int, ...]
    """By side; 0 if it cannot be out."""
    before: tuple[int, ...]
    """By side: the points so far."""
    at_once: bool
    """Whether the deal ends as soon as a side is out, and not only when a seat is asked and says so."""


NO_GOALS: Final = Goals((), (), at_once=False)


class _KnownMelds(NamedTuple):
    """What is known of melds once they are on the table."""

    by_seat: tuple[int, ...] = ()
    """The points of each seat's melds; empty if they are not known yet."""
    dixes: tuple[int, int] = (0, 0)
    """The points for dixes, of the seat's party and of the others."""


def allies_at(seen: Observation, seat: Seat, contract: Terms | None) -> frozenset[Seat]:
    """Return the same for the deal on the table, where somebody may shoot the moon: everybody plays for or against it.

    Whoever has to take every trick alone has no allies.
    """
    if seen.moon is None:
        return allies_of(seen.rules, seat, contract)
    if seat == seen.moon and needs_solo_moon(seen.rules):
        return frozenset({seat})
    party = frozenset(party_of(seen.rules, seen.moon, None if contract is None else contract.declarer, seen.partner))
    return party if seat in party else frozenset(range(seen.players)) - party


class Stakes:
    """The value of trick points to one seat once the melds are known.

    Defenders who keep separate scores are treated as one party that shares its tricks evenly: beating the contract is
    what pays.
    """

    def __init__(self, seen: Observation, seat: Seat, contract: Terms | None, melds: tuple[int, int]) -> None:
        """Prepare the stakes of a contract, with the meld points of the seat's party and of the others."""
        self._seen = seen
        self._seat = seat
        self._rules = seen.rules
        self._contract = contract
        self._melds = melds
        self._known = _KnownMelds()
        self.allies = allies_at(seen, seat, contract)
        self.is_declaring = contract is not None and contract.declarer in self.allies
        self._plays_for_chips = pays_by_bid(seen.rules)
        self._card_points = card_points(seen.rules)
        self._values: dict[tuple[int, int], float] = {}
        self._worths: dict[tuple[float, float], float] = {}
        self._won = [0, 0]
        self._has_won = [False, False]
        for trick in seen.tricks:
            is_theirs = trick.winner not in self.allies
            self._won[is_theirs] += trick.points
            self._has_won[is_theirs] = True
        self._buried = self._points_buried(seen.buried or seen.announced)
        self._totals = self._standing()

    @classmethod
    def of(cls, seen: Observation, seat: Seat) -> Stakes:
        """Return the stakes of the deal on the table, once all melds are known."""
        terms = terms_of(seen)
        allies = allies_at(seen, seat, terms)
        melds, dixes = [0, 0], [0, 0]
        for other in range(seen.players):
            melds[other not in allies] += seen.meld_points(other)
            shown = (seen.shown[other] if seen.shown else None) or ()
            dixes[other not in allies] += points_of([meld for meld in shown if meld.kind == "dix"])
        if is_stock_game(seen.rules):
            melds[seen.dealer not in allies] += turned_dix_points(seen.rules, seen.turned)
        found = cls(seen, seat, terms, (melds[0], melds[1]))
        by_seat = tuple(map(seen.meld_points, range(seen.players)))
        found._known = _KnownMelds(by_seat, (dixes[0], dixes[1]))
        return found

    def with_melds(self, melds: tuple[int, int]) -> Stakes:
        """Return the stakes of the same contract with other meld points; the cached values of scores are shared."""
        stakes = copy(self)
        vars(stakes).update(_melds=melds, _values={})
        return stakes

    def base(self, world: World) -> tuple[int, int]:
        """Return the points of the seat's party and of the others in tricks and discards before the rest is played."""
        mine, theirs = self._won
        if self._seen.moon is not None:
            return mine, theirs  # only tricks count for it
        rules, declarer = self._rules, None if self._contract is None else self._contract.declarer
        buried = self._points_buried(self._seen.buried or (*self._seen.announced, *world.buried))
        mine, theirs = mine + buried[0], theirs + buried[1]
        for seat, pile in enumerate(world.piles):
            cards = (*pile, *(self._seen.draft_discards or ())) if seat == self._seat else pile
            points = sum(self._card_points[face] for face in cards)
            if discards_count_for(rules, seat, declarer) == side_of(rules, self._seat):
                mine += points
            else:
                theirs += points
        return mine, theirs

    def _points_buried(self, cards: Sequence[Card]) -> tuple[int, int]:
        """Return the points that buried cards bring the seat's party and the others."""
        points_to = self._rules.widow.points_to
        if not cards or self._contract is None or points_to == "nobody":
            return 0, 0
        points = sum(self._card_points[face] for face in cards)
        return (points, 0) if (points_to == "bidder_side") == self.is_declaring else (0, points)

    def value(self, mine: int, theirs: int) -> float:
        """Return the value of final trick points of the seat's party and of the others, in points of lead."""
        key = (mine, theirs)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self.outcome(mine, theirs)
        return found

    def out(self, mine: int, theirs: int, *, is_mine: bool) -> float:
        """Return the value if a party is out in the middle of the deal: it wins, and nobody else scores anything."""
        points = self._melds[not is_mine] + self._rounded(mine if is_mine else theirs)
        lead = points if is_mine else -points
        return PLAIN_PART * lead + (1 - PLAIN_PART) * self._points_of_chance * is_mine

    def goals(self, mine: int, theirs: int) -> Goals:
        """Return with how many points both parties are out, if they have these in tricks so far.

        That is known where two play a match in which a deal can end early.
        """
        match = self._rules.match
        if self._totals is None or self._seen.players > 2 or not (match.declare_out or ends_at_target(self._rules)):
            return NO_GOALS
        totals = self._totals[0], self._totals[1][0]
        points = tuple(max(1, self._seen.target - total) for total in totals)
        before = self._melds[0] + mine, self._melds[1] + theirs
        return Goals(points, before, at_once=ends_at_target(self._rules))

    def wins(self, mine: int, theirs: int) -> bool:
        """Return whether these trick points win the match for the seat's side."""
        return self._chance(*self.scores(mine, theirs)) == 1.0

    def given_up(self) -> float:
        """Return the value if the declarer gives up before the play: he loses the bid, and the others score melds."""
        return self._worth_unplayed(*self._given_up_for())

    def wins_if_given_up(self) -> bool:
        """Return whether the seat's side wins the match if the declarer gives up before the play."""
        return self._wins_unplayed(*self._given_up_for())

    def _given_up_for(self) -> tuple[float, int]:
        """Return what giving up costs the declarer, and what the others then score besides their melds."""
        bonus = self._rules.scoring.giving_up_bonus if scores_for_giving_up(self._rules) else 0
        return self._lost_by_giving_up(), bonus

    def prefers_to_give_up(self, played: float) -> bool:
        """Return whether giving up is better for the declarer than a value of playing, which is the seat's."""
        return (self.given_up() > played) == self.is_declaring and self.given_up() != played

    def not_on_board(self) -> float:
        """Return the value if the contract is lost because its party has melded too little to play for it."""
        return self._worth_unplayed(self._paid(1), bonus=0)

    def wins_if_not_on_board(self) -> bool:
        """Return whether the seat's side wins the match if the contract is lost in that way."""
        return self._wins_unplayed(self._paid(1), bonus=0)

    def _worth_unplayed(self, lost: float, bonus: int) -> float:
        if self._contract is None:
            return 0.0
        return self._worth_of(*self._scores_unplayed(lost, bonus)) + self._stake_of_loser(self.is_declaring)

    def _wins_unplayed(self, lost: float, bonus: int) -> bool:
        return self._contract is not None and self._chance(*self._scores_unplayed(lost, bonus)) == 1.0

    def _scores_unplayed(self, lost: float, bonus: int) -> tuple[float, float]:
        """Return the scores if a hand isn't played: the declarer loses this, and the others get melds and a bonus."""
        meld = self._melds[self.is_declaring]
        if meld < self._rules.scoring.defenders_min_meld:
            meld = 0
        against = meld / self._defending_sides + bonus
        return (-lost, against) if self.is_declaring else (against, -lost)

    def nothing(self) -> float:
        """Return the value if nobody scores."""
        return self._worth_of(0.0, 0.0)

    def outcome(self, mine: int, theirs: int) -> float:
        """Work out `value` without using its cache."""
        return self._outcome(mine, theirs) + self._lost_stakes(mine, theirs)

    def _outcome(self, mine: int, theirs: int) -> float:
        ours, others = self.scores(mine, theirs)
        if self._rules.match.pinochling and self._totals is not None:
            # Every trick counts points in nearly all deals; one that counts none is overlooked here.
            if not theirs and not self._has_won[1] and (self.is_declaring or has_teams(self._rules)):
                return self._worth_of(ours, others, 1.0)
            if not mine and not self._has_won[0]:
                return self._worth_of(ours, others, 0.0)
        return self._worth_of(ours, others)

    def _lost_stakes(self, mine: int, theirs: int) -> float:
        """Return what a contract that is lost with these trick points costs the seat's side in stakes, in points."""
        if not self._price_of_lost_bid or self._contract is None or self._seen.moon is not None:
            return 0.0
        is_own = self.is_declaring or bool(self._contract.side_bids)
        return 0.0 if self.works(mine, theirs) else self._stake_of_loser(is_own)

    def _stake_of_loser(self, is_own: bool) -> float:
        return -self._price_of_lost_bid if is_own else self._price_of_lost_bid

    @cached_property
    def _price_of_lost_bid(self) -> float:
        """What whoever loses a contract pays for it when the match is settled, in points of lead (catalogue, item 99).

        A point is worth what is paid for differences and, by the chance to win that it brings, for the match. The price
        is never higher than the lowest bid: players still play for the match, in which a lost bid costs points as well,
        even where lost bids are all that is paid for, so that no number of points costs as much.
        """
        stakes = self._rules.stakes
        if not has_stakes(self._rules) or not stakes.bid_lost:
            return 0.0
        most = self._rules.auction.min_bid
        for_a_point = stakes.per_hundred / 100
        if self._points_of_chance:
            for_a_point += stakes.match_won / self._points_of_chance
        return min(most, stakes.bid_lost / for_a_point) if for_a_point else most

    def _worth_of(self, ours: float, others: float, chance: float | None = None) -> float:
        """Return the value of these scores, in points of lead; `chance` is that of winning the match, if decided."""
        is_open = chance is None
        found = self._worths.get((ours, others)) if is_open else None
        if found is None:
            lead, chance = ours - others, self._chance(ours, others) if is_open else chance
            plain = PLAIN_PART * lead
            found = lead if chance is None else plain + (1 - PLAIN_PART) * self._points_of_chance * chance
            if is_open:
                self._worths[ours, others] = found
        return found

    def scores(self, mine: int, theirs: int) -> tuple[float, float]:
        """Return what the deal adds to the score of the seat's side and, on average, to those of the others."""
        contract = self._contract
        if contract is None:
            others = self._seen.players - len(self.allies)
            must_save = not is_stock_game(self._rules)
            ours = self._saved(mine, is_mine=True, must_save=must_save) + self._rounded(mine)
            scored = self._saved(theirs, is_mine=False, must_save=must_save) + self._rounded(theirs)
            return ours, scored / max(1, others)
        if contract.side_bids:
            own = side_of(self._rules, self._seat)
            return self._summed(contract.side_bids[own], mine, is_mine=True), self._summed(
                contract.side_bids[1 - own], theirs, is_mine=False
            )
        if self._seen.moon is not None:
            return self._moon(mine, theirs)
        declared, defended = (mine, theirs) if self.is_declaring else (theirs, mine)
        against = self._defended(defended)
        meld, tricks = self._declared_meld(declared), self._rounded(declared)
        made, points = contract_result(self._rules, contract.bid, meld, tricks)
        played = float(points)
        if self._plays_for_chips:
            times = 1 if made else -self._rules.scoring.set_multiplier
            played = self._paid(times * suit_factor(self._rules, contract.trump))
        return (played, against) if self.is_declaring else (against, played)

    def _paid(self, times: int) -> float:
        """Return what it is worth to the declarer that everybody pays for the bid so many times, in points."""
        bid = 0 if self._contract is None else self._contract.bid
        if not self._plays_for_chips:
            return float(times * bid)
        usual = max(1, self._rules.auction.min_bid)
        return times * usual * chips_for(self._rules, bid) / chips_for(self._rules, usual)

    def _lost_by_giving_up(self) -> float:
        """Return what it costs the declarer to give up before the play, in points."""
        bid = 0 if self._contract is None else self._contract.bid
        if not self._plays_for_chips:
            return float(points_of_giving_up(self._rules, bid))
        return self._paid(1) * chips_of_giving_up(self._rules, bid) / chips_for(self._rules, bid)

    def _moon(self, mine: int, theirs: int) -> tuple[float, float]:
        """Return the scores of a deal in which somebody shoots the moon; the others then save their melds as always."""
        shoots, saved = self._seen.moon in self.allies, 0
        against = theirs if shoots else mine
        if against or self._has_won[shoots]:
            saved = self._melds[shoots] if saves_meld(self._rules, against, took=True) else 0
            points = -self._rules.match.moon_penalty
        else:
            points = _WON_MATCH if moon_wins_match(self._rules) else moon_reward(self._rules)
        others = (self._rounded(against + self._buried[shoots]) + saved) / self._defending_sides
        return (points, others) if shoots else (others, points)

    def is_made(self, declared: int) -> bool:
        """Return whether the declarer's party makes the contract with these points in tricks."""
        return self._contract is not None and self.highest_made(declared) >= self._contract.bid

    def works(self, mine: int, theirs: int) -> bool:
        """Return whether these trick points make the contract; where bids are added up, that of the seat's side."""
        if self._contract is None or not self._contract.side_bids:
            return self.is_made(mine if self.is_declaring else theirs)
        own = self._contract.side_bids[side_of(self._rules, self._seat)]
        return not own or contract_result(self._rules, own, self._melds[0], self._rounded(mine))[0]

    def highest_made(self, declared: int) -> int:
        """Return the highest bid that the declarer's party makes with these trick points; `NEVER` if it makes none.

        Its own bid makes no difference to that.
        """
        tricks = self._rounded(declared)
        if tricks < self._rules.scoring.min_trick_points:
            return NEVER
        return self._declared_meld(declared) + tricks

    def _declared_meld(self, declared: int) -> int:
        return self._saved(declared, is_mine=self.is_declaring, must_save=not has_teams(self._rules))

    def _summed(self, bid: int, tricks: int, *, is_mine: bool) -> float:
        is_void = bool(bid) and self._is_misbid(is_mine=is_mine)
        meld = self._saved(tricks, is_mine=is_mine, must_save=True, defends=not bid or is_void)
        tricks = self._rounded(tricks)
        if bid and not is_void:
            return contract_result(self._rules, bid, meld, tricks)[1]
        loses_bid = is_void and self._rules.auction.misbid_penalty == "null_contract_and_lose_bid"
        return meld + tricks - (bid if loses_bid else 0)

    def _is_misbid(self, *, is_mine: bool) -> bool:
        """Return whether a side's bids are void because it has melded too little."""
        by_seat, bidders = self._known.by_seat, {call.seat for call in self._seen.calls if call.amount}
        seats = [seat for seat in range(len(by_seat)) if (seat in self.allies) == is_mine]
        return bool(by_seat) and is_misbid(self._rules, by_seat, seats, bidders)

    def _defended(self, tricks: int) -> float:
        """Return the average score of a defending side."""
        if self._plays_for_chips:
            return 0.0
        meld = self._saved(tricks, is_mine=not self.is_declaring, must_save=True)
        tricks = self._rounded(tricks)
        if self._rules.scoring.partner_share == "own_meld_plus_side_tricks" and has_called_partner(self._rules):
            return self._own_part(meld) + tricks
        return (meld + tricks) / self._defending_sides

    def _own_part(self, meld: int) -> float:
        """Return the part of the defenders' meld that a seat scores; on average, if the seat is not one of them."""
        if self.is_declaring or not self._known.by_seat:
            return meld / (len(self.allies) if not self.is_declaring else self._seen.players - len(self.allies))
        return self._known.by_seat[self._seat] if meld else 0

    @cached_property
    def _defending_sides(self) -> int:
        teams = self._rules.table.teams
        return 1 if teams == "called_partner" else max(1, side_count(self._rules) - 1)

    def _rounded(self, tricks: int) -> int:
        return round_tricks(tricks, self._rules.scoring.rounding)

    def _saved(self, tricks: int, *, is_mine: bool, must_save: bool, defends: bool | None = None) -> int:
        """Return what a party's meld counts for with these points in tricks."""
        meld = self._melds[not is_mine]
        if defends is None:
            defends = self._contract is not None and is_mine != self.is_declaring
        if must_save and defends and meld < self._rules.scoring.defenders_min_meld:
            return 0
        won = tricks - self._buried[not is_mine]  # buried cards save nothing; others can only guess their points
        if not must_save or saves_meld(self._rules, won, took=won > 0 or self._has_won[not is_mine]):
            return meld
        dix, rule = self._known.dixes[not is_mine], self._rules.scoring.dix_saves_itself
        return dix if rule == "always" or (rule == "only_meld" and dix == meld) else 0

    # ---- the match -------------------------------------------------------------------------------------------------

    def _standing(self) -> tuple[int, list[int]] | None:
        """Return the totals of the seat's side and of the others; None unless the deal is part of their match."""
        rules, seen = self._rules, self._seen
        if not is_match(rules) or side_count(rules) < 2:
            return None
        own = side_of(rules, self._seat)
        others = {side_of(rules, seat): seen.total_of(seat) for seat in range(seen.players)}
        return others.pop(own), list(others.values())

    def _chance(self, ours: float, others: float) -> float | None:
        """Return the chance of winning the match after such a deal."""
        if self._totals is None:
            return None
        target = self._seen.target
        mine, theirs = self._totals[0] + ours, [total + others for total in self._totals[1]]
        best = max(theirs)
        if mine >= target or best >= target:
            if mine >= target and best >= target:
                bidder_first = self._rules.match.both_over in {"bidding_side_first", "bidder_wins_else_raise"}
                return float(self.is_declaring) if bidder_first and self._contract else float(mine > best)
            if not self._rules.match.bid_and_out:
                return float(mine >= target)
        if mercy(self._rules, (mine, *theirs), target):
            return float(mine > best)
        return chance_to_win(self._rules, target, mine, theirs)

    @cached_property
    def _points_of_chance(self) -> float:
        """The points of lead that certainty of winning is worth at the present standing."""
        if self._totals is None:
            return 0.0
        target = self._seen.target
        return 4 / STEEPNESS * _spread(self._rules, target, target - max(self._totals[0], *self._totals[1]))


def chance_to_win(rules: Rules, target: int, total: float, others: Sequence[float]) -> float:
    """Return the chance that a side with these points wins the match against sides with those of `others`."""
    spread = _spread(rules, target, target - max(total, *others))
    heights = (STEEPNESS * (total - other) / spread for other in others)
    return 1 / (1 + float_sum(exp(-max(-30.0, min(30.0, height))) for height in heights))


def _spread(rules: Rules, target: int, missing: float) -> float:
    """Return how far the standing may still shift, in points, before a side gets the points that it is missing.

    `missing` is negative for a side beyond the target if that does not end the match.
    """
    shift = SHIFT if not has_auction(rules) else SHIFT_BY_PASSING if rules.passing.cards else SHIFT_BY_BIDS
    return shift * sqrt(max(0.0, missing) + OVERSHOOT * target)
