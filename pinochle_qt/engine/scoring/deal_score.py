"""What a finished deal adds to each side's score (catalogue, 0.8; record, items 4 and 15 to 37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.engine.derived import moon_reward, points_of_giving_up, points_to_save, side_count, side_of
from pinochle_qt.engine.features import (
    has_called_partner,
    has_teams,
    is_stock_game,
    moon_wins_match,
    needs_solo_moon,
    pays_by_bid,
    scores_bid_only,
)
from pinochle_qt.engine.people import account_of, parties
from pinochle_qt.engine.scoring.chips import chips_of_giving_up, chips_to_bidder, kitty_takes_part
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.state import FAILED, GIVEN_UP, READING, REDEALT, WHOLE_OFF_BOARD

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.scoring.deal_facts import DealFacts
    from pinochle_qt.engine.seats import Seat, Side
    from pinochle_qt.engine.state import Contract, DealState, Outcome


class Score(Struct, frozen=True):
    """The numbers of a deal's closing line: `meld` per seat, `tricks` and `score` per side, all ×10."""

    outcome: Outcome
    meld: tuple[int, ...]
    tricks: tuple[int, ...]
    score: tuple[int, ...]
    wins_match: tuple[Side, ...] = ()
    """Sides that win the match through the deal itself, regardless of the totals."""
    made_sums: tuple[Side, ...] = ()
    """Summed style: the sides that made their combined bid."""
    void_sums: tuple[Side, ...] = ()
    """Summed style: the sides that bid but melded too little for a contract."""
    is_set: bool = False
    """Whether the one contract was played and not made, even if the outcome is a sweep."""
    swept_by: tuple[Seat, ...] = ()
    """The seats that took every trick together, if that wins the match."""
    claimed_out: bool = False
    """Whether the deal was ended by a claim to have reached the target."""


def round_tricks(points: int, rounding: str) -> int:
    """Return trick points as they are scored: `seven_up` rounds units of 7 to 9 up and others down (item 60)."""
    if rounding != "seven_up":
        return points
    return points // 10 * 10 + (10 if points % 10 >= 7 else 0)


def is_misbid(rules: Rules, meld: Sequence[int], seats: Iterable[Seat], bidders: Container[Seat]) -> bool:
    """Return whether a side's summed bids are void because it melded too little (record, item 44).

    `meld` is that of every seat, `seats` are the side's, and `bidders` are all seats that bid more than zero.
    """
    auction = rules.auction
    if auction.min_meld_by == "side":
        return sum(meld[seat] for seat in seats) < auction.min_meld
    return any(meld[seat] < auction.min_meld for seat in seats if seat in bidders)


def saves_meld(rules: Rules, points: int, *, took: bool) -> bool:
    """Return whether a party has won enough in tricks for its meld to count; `took` if it took any trick."""
    return took if rules.scoring.save_meld == "one_trick" else points >= points_to_save(rules)


def contract_result(rules: Rules, bid: int, meld: int, tricks: int) -> tuple[bool, int]:
    """Return whether a contract was made with these points in melds and tricks, and what it scores."""
    scoring = rules.scoring
    if meld + tricks >= bid and tricks >= scoring.min_trick_points:
        return True, bid if scores_bid_only(rules) else meld + tricks
    kept = (0 if scoring.set_loses_meld else meld) + (0 if scoring.set_loses_tricks else tricks)
    return False, -bid * scoring.set_multiplier + kept


def paid_in_chips(rules: Rules, facts: DealFacts, score: Score, reading: int) -> tuple[int, ...]:
    """Return the chips that each seat gets for a deal, or pays; everybody at the table is paid or pays as much."""
    contract = facts.contract
    if contract is None:
        return score.score
    by_bidder = facts.ending is not None and facts.ending.seat == contract.declarer
    if score.outcome == "not_on_board" and reading < WHOLE_OFF_BOARD:
        chips = -chips_of_giving_up(rules, contract.bid)
    else:
        chips = chips_to_bidder(
            rules, contract.bid, facts.trump, score.outcome, is_set=score.is_set, by_bidder=by_bidder
        )
    payers = facts.people - 1 + kitty_takes_part(rules, contract.bid)
    return tuple(chips * payers if seat == contract.declarer else -chips for seat in range(rules.table.players))


def score_deal(rules: Rules, facts: DealFacts, reading: int = READING) -> Score:
    """Return the score of a deal that has ended, by the reading of its match.

    Raises:
        AssertionError: if the deal has not ended.
    """
    if facts.ending is None:
        raise AssertionError("only a finished deal can be scored")
    score = _Scorer(rules, facts).score()
    return replace(score, score=paid_in_chips(rules, facts, score, reading)) if pays_by_bid(rules) else score


def seat_at_target(rules: Rules, deal: DealState) -> Seat | None:
    """Return the seat that has just reached the target with its melds and tricks of this deal.

    Only for rules that end a deal immediately, see `ends_at_target`.
    """
    if deal.ending is not None and deal.ending.outcome != "played":
        return None
    return _Scorer(rules, facts_of(rules, deal)).seat_at_target(deal)


class _Party(Struct, frozen=True):
    """Seats that play together, and the sides whose tricks count for them."""

    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]


class _Scorer:
    """Scores one deal; the methods follow the headings of the rules."""

    def __init__(self, rules: Rules, facts: DealFacts) -> None:
        self._rules = rules
        self._deal = facts
        self._players = rules.table.players
        self._sides = side_count(rules)
        self._side = tuple(side_of(rules, seat) for seat in range(self._players))
        self._meld = facts.meld
        self._tricks = tuple(
            round_tricks(won + aside, rules.scoring.rounding)
            for won, aside in zip(facts.won, facts.laid_aside, strict=True)
        )

    def seat_at_target(self, deal: DealState) -> Seat | None:
        """Return the first seat that has reached the target with its points so far; in stock games, seats are sides."""
        reached = (
            seat
            for seat in range(self._players)
            if deal.carried[account_of(self._rules, deal.seated, seat)] + self._meld[seat] + self._tricks[seat]
            >= deal.target
        )
        return next(reached, None)

    def score(self) -> Score:
        """Return the closing numbers for the way the deal ended."""
        deal = self._deal
        ending = deal.ending
        outcome = ending.outcome if ending else "played"
        no_points = (0,) * self._sides
        match outcome:
            case _ if outcome in REDEALT:
                return Score(outcome, (0,) * self._players, no_points, no_points)
            case "game_meld":
                winner = self._seat_of_ending()
                return Score(outcome, self._meld, no_points, no_points, wins_match=self._party_of(winner).sides)
            case _ if outcome in FAILED:  # without play
                return Score(outcome, self._meld, no_points, self._unplayed())
            case "renege":
                return Score(outcome, self._meld, no_points, self._reneged())
            case "declared_out":
                return self._declared_out()
            case _:
                return self._played_out()

    # ---- facts -----------------------------------------------------------------------------------------------------

    def _seat_of_ending(self) -> Seat:
        ending = self._deal.ending
        if ending is None or ending.seat is None:
            raise AssertionError("this ending belongs to a seat")
        return ending.seat

    def _contract(self) -> Contract:
        if self._deal.contract is None:
            raise AssertionError("this ending needs a contract")
        return self._deal.contract

    # ---- parties ---------------------------------------------------------------------------------------------------

    def _parties(self) -> tuple[_Party, ...]:
        contract = self._deal.contract
        found = parties(self._rules, None if contract is None else contract.declarer, self._deal.partner)
        return tuple(_Party(seats, tuple(sorted({self._side[seat] for seat in seats}))) for seats in found)

    def _party_of(self, seat: Seat) -> _Party:
        return next(party for party in self._parties() if seat in party.seats)

    def _party_meld(self, party: _Party) -> int:
        return sum(self._meld[seat] for seat in party.seats)

    def _party_tricks(self, party: _Party) -> int:
        return sum(self._tricks[side] for side in party.sides)

    def _counted_melds(self, party: _Party, *, defending: bool) -> dict[Seat, int]:
        """Return how much of each seat's meld counts: all of it, unless defenders melded less than their minimum."""
        if defending and self._party_meld(party) < self._rules.scoring.defenders_min_meld:
            return dict.fromkeys(party.seats, 0)
        return {seat: self._meld[seat] for seat in party.seats}

    def _saved_melds(self, party: _Party, *, defending: bool, must_save: bool = True) -> dict[Seat, int]:
        """Return what each seat keeps of its meld, which the party must save in play (record, items 18 and 32).

        A party saves or loses its meld as one; dixes that save themselves stay with the seats that melded them.
        """
        melds = self._counted_melds(party, defending=defending)
        if not must_save or not any(melds.values()) or self._is_saved(party):
            return melds
        dixes = {seat: self._deal.dix[seat] for seat in party.seats}
        rule = self._rules.scoring.dix_saves_itself
        if rule == "always" or (rule == "only_meld" and dixes == melds):
            return dixes
        return dict.fromkeys(party.seats, 0)

    def _is_saved(self, party: _Party) -> bool:
        points = sum(self._deal.won[side] for side in party.sides)
        return saves_meld(self._rules, points, took=any(winner in party.seats for winner in self._deal.winners))

    def _spread(self, by_party: list[tuple[_Party, int]]) -> list[int]:
        """Return the score per side, given one figure per party; every side of a party gets the party's figure."""
        score = [0] * self._sides
        for party, points in by_party:
            for side in party.sides:
                score[side] = points
        return score

    def _defended(self, party: _Party, melds: dict[Seat, int], tricks: int) -> list[tuple[_Party, int]]:
        """Return what a party without a contract scores; if the rules share only tricks, each seat scores its own meld.

        Bidder and partner share both, even if another player's moon has suspended their contract (record, item 18).
        """
        rules, contract = self._rules, self._deal.contract
        shares_tricks = rules.scoring.partner_share == "own_meld_plus_side_tricks"
        is_bidders = contract is not None and contract.declarer in party.seats
        if not shares_tricks or is_bidders or not has_called_partner(rules):
            return [(party, sum(melds.values()) + tricks)]
        return [(_Party((seat,), (seat,)), meld + tricks) for seat, meld in melds.items()]

    # ---- endings ---------------------------------------------------------------------------------------------------

    def _unplayed(self) -> tuple[int, ...]:
        """Return the scores of a hand that isn't played: minus the bid or the cost of giving up, and others' melds."""
        contract, ending = self._contract(), self._deal.ending
        gives_up = ending is not None and ending.outcome in GIVEN_UP
        lost = points_of_giving_up(self._rules, contract.bid) if gives_up else contract.bid
        bonus = self._rules.scoring.giving_up_bonus if gives_up else 0
        figures: list[tuple[_Party, int]] = []
        for party in self._parties():
            if contract.declarer in party.seats:
                figures.append((party, -lost))
            else:
                figures += self._defended(party, self._counted_melds(party, defending=True), bonus)
        return tuple(self._spread(figures))

    def _reneged(self) -> tuple[int, ...]:
        """Return the scores after a renege (catalogue, item 29; record, item 24)."""
        contract, offender = self._contract(), self._seat_of_ending()
        penalties = self._rules.penalties
        figures: list[tuple[_Party, int]] = []
        bidder = self._party_of(contract.declarer)
        by_bidder = offender in bidder.seats
        for party in self._parties():
            if party == bidder:
                fine = 2 if penalties.bidder == "double_set" else 1
                figures.append((party, -fine * contract.bid if by_bidder else contract.bid + self._party_meld(party)))
            elif offender in party.seats:
                figures.append((party, -contract.bid if penalties.defender == "lose_meld_and_single_set" else 0))
            else:
                figures += self._defended(party, self._counted_melds(party, defending=True), 0)
        return tuple(self._spread(figures))

    def _declared_out(self) -> Score:
        """Return the claimant's points so far; nobody else scores anything for the deal (item 61; record, item 17)."""
        claimant = self._seat_of_ending()
        side = self._side[claimant]
        tricks, score = [0] * self._sides, [0] * self._sides
        tricks[side] = self._tricks[side]
        score[side] = tricks[side] + self._meld[claimant]
        return Score("declared_out", self._meld, tuple(tricks), tuple(score), claimed_out=True)

    def _played_out(self) -> Score:
        """Return the score of a deal that was played to the last trick."""
        deal = self._deal
        swept = self._sweeper()
        wins, winners = (swept.sides, swept.seats) if swept is not None else ((), ())
        if deal.moon is not None:
            return self._moon(deal.moon, wins, winners)
        if deal.contract is None:
            score = tuple(self._no_contract(party) for party in self._parties())
            return Score(
                "swept" if swept else "played", self._meld, self._tricks, score, wins_match=wins, swept_by=winners
            )
        if deal.contract.side_bids:
            return self._summed(deal.contract, wins, winners)
        made, score = self._standard(deal.contract)
        outcome: Outcome = "swept" if swept else "made" if made else "set"
        return Score(outcome, self._meld, self._tricks, score, wins, is_set=not made, swept_by=winners)

    def _sweeper(self) -> _Party | None:
        """Return the party that took every trick, if that wins the match (catalogue, item 70)."""
        if not self._rules.match.pinochling:
            return None
        return next((party for party in self._parties() if set(self._deal.winners) <= set(party.seats)), None)

    def _no_contract(self, party: _Party) -> int:
        """Return what a party scores in a deal without bids; meld shown before play must be saved (record, item 53)."""
        melds = self._saved_melds(party, defending=False, must_save=not is_stock_game(self._rules))
        return sum(melds.values()) + self._party_tricks(party)

    def _standard(self, contract: Contract) -> tuple[bool, tuple[int, ...]]:
        individual = not has_teams(self._rules)
        figures: list[tuple[_Party, int]] = []
        made = False
        for party in self._parties():
            tricks = self._party_tricks(party)
            if contract.declarer in party.seats:
                meld = sum(self._saved_melds(party, defending=False, must_save=individual).values())
                made, points = contract_result(self._rules, contract.bid, meld, tricks)
                figures.append((party, points))
            else:
                figures += self._defended(party, self._saved_melds(party, defending=True), tricks)
        return made, tuple(self._spread(figures))

    def _summed(self, contract: Contract, wins: tuple[Side, ...], winners: tuple[Seat, ...]) -> Score:
        """Return the score of a deal in which every side has a contract (catalogue, 1.15; record, 10 and 44)."""
        score: list[int] = []
        made_sums: list[Side] = []
        void_sums: list[Side] = []
        for side, party in enumerate(self._parties()):
            bid, tricks = contract.side_bids[side], self._party_tricks(party)
            is_void = is_misbid(self._rules, self._meld, party.seats, self._deal.bidders)
            if bid and is_void:
                void_sums.append(side)
            if bid and not is_void:
                meld = sum(self._saved_melds(party, defending=False).values())
                made, points = contract_result(self._rules, bid, meld, tricks)
                score.append(points)
                if made:
                    made_sums.append(side)
                continue
            points = sum(self._saved_melds(party, defending=True).values()) + tricks
            loses_bid = is_void and self._rules.auction.misbid_penalty == "null_contract_and_lose_bid"
            score.append(points - (bid if loses_bid else 0))
        return Score(
            outcome="swept" if winners else "played",
            meld=self._meld,
            tricks=self._tricks,
            score=tuple(score),
            wins_match=wins,
            made_sums=tuple(made_sums),
            void_sums=tuple(void_sums),
            swept_by=winners,
        )

    def _moon(self, shooter: Seat, swept: tuple[Side, ...], swept_by: tuple[Seat, ...]) -> Score:
        """Return the score of a deal in which a player shot the moon (catalogue, item 69; record, item 27)."""
        rules = self._rules
        party = self._party_of(shooter)
        needed = {shooter} if needs_solo_moon(rules) else set(party.seats)
        made = needed.issuperset(self._deal.winners)
        points = moon_reward(rules) if made else -rules.match.moon_penalty
        figures: list[tuple[_Party, int]] = []
        for other in self._parties():
            if other == party:
                figures.append((other, points))
            else:
                figures += self._defended(other, self._saved_melds(other, defending=True), self._party_tricks(other))
        wins = party.sides if made and moon_wins_match(rules) else swept
        outcome: Outcome = "moon_made" if made else "moon_failed"
        return Score(outcome, self._meld, self._tricks, tuple(self._spread(figures)), wins, swept_by=swept_by)
