"""What a scored deal means for the match: totals, target, next dealer and winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.engine.derived import mercy, seats_of, side_of
from pinochle_qt.engine.events import DealScored, MatchWon, TargetRaised
from pinochle_qt.engine.features import has_called_partner, has_checks, is_match, pays_by_bid, plays_deals
from pinochle_qt.engine.people import (
    account_of,
    accounts_of,
    added,
    contract_party,
    next_dealer,
    party_points,
    side_of_account,
)
from pinochle_qt.engine.phase import PhaseEvent
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.engine.scoring.check_ledger import ledger_after
from pinochle_qt.engine.scoring.deal_facts import facts_of
from pinochle_qt.engine.scoring.deal_score import is_misbid, score_deal
from pinochle_qt.engine.state import FAILED, RAISING_UNTIL_ONE, REDEALT, DealResult

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from pinochle_qt.engine.events import Event
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.scoring.deal_facts import DealFacts
    from pinochle_qt.engine.scoring.deal_score import Score
    from pinochle_qt.engine.seats import Account, Person, Seat, Side
    from pinochle_qt.engine.state import DealState, MatchState, Outcome


def completed(
    rules: Rules, result: DealResult, seated: tuple[Person, ...], partner: Seat | None, bidders: Container[Seat]
) -> DealResult:
    """Return a result that was read from its line, with what the line leaves out but says indirectly.

    That is the people, the called partner, and which contracts were made, void or set. `bidders` are the seats that
    bid more than zero. A made contract scores at least its bid. A failed one scores that much only if it failed for too
    few points in tricks.
    """

    def is_made(side: Side, bid: int, tricks: int) -> bool:
        if pays_by_bid(rules):
            return result.score[side] > 0
        return result.score[side] >= bid and tricks >= rules.scoring.min_trick_points

    is_set = result.outcome == "set"
    made_sums: list[Side] = []
    void_sums: list[Side] = []
    if isinstance(result.bid, tuple) and result.outcome in {"played", "swept"}:
        for side in (side for side, bid in enumerate(result.bid) if bid):
            if is_misbid(rules, result.meld, seats_of(rules, side), bidders):
                void_sums.append(side)
            elif is_made(side, result.bid[side], result.tricks[side]):
                made_sums.append(side)
    elif result.outcome == "swept" and result.declarer is not None and isinstance(result.bid, int):
        _, tricks = party_points(rules, result, contract_party(rules, result.declarer, partner))
        is_set = not is_made(side_of(rules, result.declarer), result.bid, tricks)
    return replace(
        result,
        seated=seated,
        partner=partner,
        is_set=is_set,
        made_sums=tuple(made_sums),
        void_sums=tuple(void_sums),
    )


def close_deal(rules: Rules, match: MatchState, deal: DealState) -> tuple[MatchState, tuple[PhaseEvent, ...]]:
    """Score a deal that has ended and see whether it decides the match."""
    settled, events = settle(rules, match, facts_of(rules, deal))
    return replace(settled, deal=deal), tuple([PhaseEvent(event, deal) for event in events])


def settle(rules: Rules, match: MatchState, deal: DealFacts) -> tuple[MatchState, tuple[Event, ...]]:
    """Score a deal of which only the facts are known, and see whether it decides the match."""
    score = score_deal(rules, deal, match.reading)
    gains = added(rules, deal.seated, score.score, len(match.totals))
    totals = tuple(old + new for old, new in zip(match.totals, gains, strict=True))
    is_redeal = score.outcome in REDEALT
    slides = match.slides if is_redeal else _slides(rules, match, deal, score, totals)
    target, winners = (match.target, ()) if is_redeal else _verdict(rules, match, deal, score, totals, slides)
    if not winners and not is_redeal and mercy(rules, totals, match.target):
        winners = _alone_at_top(rules, deal, totals, range(len(totals)))
        target = match.target if winners else target
    checks = ledger_after(rules, deal, score, match.checks, winners) if has_checks(rules) else ()
    contract = deal.contract
    claimant = deal.ending.seat if deal.ending is not None and score.claimed_out else None
    result = DealResult(
        outcome=score.outcome,
        declarer=claimant if contract is None else contract.declarer,
        bid=None if contract is None or contract.bid == MOON_BID else contract.side_bids or contract.bid,
        trump=None if is_redeal else deal.trump,
        meld=score.meld,
        tricks=score.tricks,
        score=score.score,
        totals=totals,
        target=target,
        checks=checks or None,
        seated=deal.seated,
        partner=deal.partner,
        is_set=score.is_set,
        made_sums=score.made_sums,
        void_sums=score.void_sums,
        by=_responsible_seat(deal, score.outcome),
        no_suit=deal.no_suit,
        swept_by=score.swept_by,
    )
    closed = replace(
        match,
        totals=totals,
        target=target,
        results=(*match.results, result),
        winners=winners,
        next_dealer=next_dealer(rules, deal.dealt_by, match.people, score.outcome),
        redeals=match.redeals + 1 if score.outcome == "misdeal" else 0,
        both_over_before=match.both_over_before
        or (not is_redeal and sum(total >= match.target for total in totals) > 1),
        slides=slides,
        checks=checks,
    )
    events: list[Event] = [DealScored(result)]
    if target != match.target:
        events.append(TargetRaised(target))
    if winners:
        events.append(MatchWon(winners))
    return closed, tuple(events)


def _responsible_seat(deal: DealFacts, outcome: Outcome) -> Seat | None:
    """Return the seat that brought about an outcome: whoever shot the moon, or won the match with a meld."""
    if outcome in {"moon_made", "moon_failed"}:
        return deal.moon
    return deal.ending.seat if outcome == "game_meld" and deal.ending is not None else None


def _verdict(
    rules: Rules,
    match: MatchState,
    deal: DealFacts,
    score: Score,
    totals: tuple[int, ...],
    slides: tuple[int, ...],
) -> tuple[int, tuple[Account, ...]]:
    """Return the target from now on, and who has won."""
    if score.wins_match:
        return match.target, _accounts(rules, deal, score.wins_match)
    if score.claimed_out and deal.ending is not None and deal.ending.seat is not None:
        return match.target, _claim(match, account_of(rules, deal.seated, deal.ending.seat), totals)
    if plays_deals(rules) or pays_by_bid(rules):
        dealt = 1 + sum(not result.is_redealt for result in match.results)
        is_last = not plays_deals(rules) or dealt >= rules.match.deals
        best = max(totals)
        return match.target, tuple(at for at, total in enumerate(totals) if is_last and total == best)
    if not is_match(rules):
        return match.target, _alone_at_top(rules, deal, totals, range(len(totals)))
    if rules.match.bid_and_out:
        return match.target, _bid_out(rules, match, deal, score, totals, slides)
    at_target = [account for account, total in enumerate(totals) if total >= match.target]
    # if the members of a party have separate totals, each of them is judged alone (record, items 26 and 40)
    if len(at_target) <= 1:
        return match.target, _alone_at_top(rules, deal, totals, at_target)
    return _both_over(rules, match, deal, totals, at_target)


def _accounts(rules: Rules, deal: DealFacts, sides: Iterable[Side]) -> tuple[Account, ...]:
    """Return the accounts of some sides in ascending order."""
    return tuple(sorted(account for side in sides for account in accounts_of(rules, deal.seated, side)))


def _party_sides(rules: Rules, deal: DealFacts) -> tuple[Side, ...]:
    """Return the sides of the bidder's party; empty without a contract."""
    if deal.contract is None:
        return ()
    party = contract_party(rules, deal.contract.declarer, deal.partner)
    return tuple(sorted({side_of(rules, seat) for seat in party}))


def _is_one_party(rules: Rules, deal: DealFacts, accounts: list[Account]) -> bool:
    """Return whether the people behind these accounts all played together in this deal."""
    sides = {side_of_account(rules, deal.seated, account) for account in accounts}
    if None in sides:
        return False
    if not has_called_partner(rules):
        return len(sides) == 1
    ours = set(_party_sides(rules, deal))
    return sides <= ours or not sides & ours


def _alone_at_top(
    rules: Rules, deal: DealFacts, totals: tuple[int, ...], candidates: range | list[Account]
) -> tuple[Account, ...]:
    """Return the account with the highest total; only members of one party may tie for it (record, items 26 and 40)."""
    if not candidates:
        return ()
    top = max(totals[account] for account in candidates)
    best = [account for account in candidates if totals[account] == top]
    return tuple(best) if len(best) == 1 or _is_one_party(rules, deal, best) else ()


def _both_over(
    rules: Rules, match: MatchState, deal: DealFacts, totals: tuple[int, ...], at_target: list[Account]
) -> tuple[int, tuple[Account, ...]]:
    """Decide a deal after which two or more totals are at or above the target (catalogue, items 27 and 62).

    Return the target from now on, and who has won.
    """
    party = _accounts(rules, deal, _party_sides(rules, deal))
    bidding = [account for account in at_target if account in party]
    highest = _alone_at_top(rules, deal, totals, at_target)
    match rules.match.both_over:
        case "highest_then_raise_on_tie":
            return (match.target, highest) if highest else _raised(rules, match, totals)
        case "highest_then_play_another":
            return match.target, highest
        case "raise_target":
            return _raised(rules, match, totals)
        case "play_another":
            return match.target, highest if match.both_over_before else ()
        case "bidder_wins_else_raise" if not bidding:
            return _raised(rules, match, totals)
        case "bidder_wins_else_play_another" if not bidding:
            return match.target, highest if match.both_over_before else ()
        case "bidder_wins_else_raise" | "bidder_wins_else_play_another" | "bidding_side_first":
            return match.target, _alone_at_top(rules, deal, totals, bidding or at_target)


def _raised(rules: Rules, match: MatchState, totals: tuple[int, ...]) -> tuple[int, tuple[Account, ...]]:
    """Raise the target until at most one total has reached it, and return it with who has won (record, item 20)."""
    step = rules.match.target_raise
    if match.reading < RAISING_UNTIL_ONE:
        return match.target + step, ()
    second = sorted(totals)[-2]
    target = match.target + step * ((second - match.target) // step + 1)
    return target, tuple(account for account, total in enumerate(totals) if total >= target)


def _claim(match: MatchState, claimant: Account, totals: tuple[int, ...]) -> tuple[Account, ...]:
    """Return who wins after a claim to be out: the claimant, or if it was wrong, the best of the others (item 29)."""
    if totals[claimant] >= match.target:
        return (claimant,)
    others = [account for account in range(len(totals)) if account != claimant]
    top = max(totals[account] for account in others)
    return tuple(account for account in others if totals[account] == top)


def _bid_out(
    rules: Rules,
    match: MatchState,
    deal: DealFacts,
    score: Score,
    totals: tuple[int, ...],
    slides: tuple[int, ...],
) -> tuple[Account, ...]:
    """Return who goes out with a contract made at or above the target, or by the third slide (items 71; 36)."""
    made: tuple[Side, ...] = ()
    contract = deal.contract
    if contract is not None and contract.side_bids:
        made = score.made_sums
    elif contract is not None and (score.outcome == "made" or _is_defenders_renege(rules, deal, score)):
        made = _party_sides(rules, deal)
    out = [account for account in _accounts(rules, deal, made) if totals[account] >= match.target]
    if out:
        return _alone_at_top(rules, deal, totals, out)
    needed = rules.match.slide_out
    slid = [account for account, count in enumerate(slides) if needed and count >= needed]
    return _alone_at_top(rules, deal, totals, slid)


def _is_defenders_renege(rules: Rules, deal: DealFacts, score: Score) -> bool:
    if score.outcome != "renege" or deal.ending is None or deal.ending.seat is None:
        return False
    return side_of(rules, deal.ending.seat) not in _party_sides(rules, deal)


def _slides(rules: Rules, match: MatchState, deal: DealFacts, score: Score, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Count, for each total at or above the target, the contracts that others lost since it got there (item 36)."""
    if rules.match.slide_out is None:
        return match.slides
    failed = _failed_parties(rules, deal, score)
    counts: list[int] = []
    for account, count in enumerate(match.slides):
        # people who sit out have no side in this deal, so every lost contract belongs to others
        own = side_of_account(rules, deal.seated, account)
        # only deals after the one that reached the target count
        was_there = min(match.totals[account], totals[account]) >= match.target
        counts.append(count + sum(own not in party for party in failed) if was_there else 0)
    return tuple(counts)


def _failed_parties(rules: Rules, deal: DealFacts, score: Score) -> tuple[tuple[Side, ...], ...]:
    """Return the sides of every party that lost its contract, failed a moon or reneged as the bidder."""
    contract = deal.contract
    if contract is None:
        return ()
    if contract.side_bids:
        kept = {*score.made_sums, *score.void_sums}  # a void contract cannot fail (record, item 54)
        return tuple((side,) for side, bid in enumerate(contract.side_bids) if bid > 0 and side not in kept)
    bidders = _party_sides(rules, deal)
    if score.outcome == "moon_failed" and deal.moon is not None:
        shooter = side_of(rules, deal.moon)
        if not has_called_partner(rules):
            return ((shooter,),)
        others = tuple(side for side in range(rules.table.players) if side not in bidders)
        return (bidders if shooter in bidders else others,)
    is_revoke = score.outcome == "renege" and not _is_defenders_renege(rules, deal, score)
    return (bidders,) if score.outcome in FAILED or is_revoke else ()
