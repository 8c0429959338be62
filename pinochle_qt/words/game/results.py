"""How a deal or a match ended, as a headline and a line of reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.derived import (
    least_meld_on_board,
    points_of_giving_up,
    seats_of,
    side_of,
    total_card_points,
)
from pinochle_qt.engine.features import is_draft, is_match, needs_solo_moon, pays_by_bid, plays_deals
from pinochle_qt.engine.people import account_of, contract_party, party_of, party_points, people_of
from pinochle_qt.phrases import Phrase
from pinochle_qt.words import text
from pinochle_qt.words.game.chips import chips_words, kitty_words
from pinochle_qt.words.game.settlement import settlement_words
from pinochle_qt.words.labels import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealResult, MatchState


class Result(Phrase):
    """How a deal or a match ended: headlines, and the line below."""

    MADE = "{names} made {bid}"
    MADE_SPARE = "{meld} in meld and {tricks} in tricks make {sum}: {spare} to spare."
    MADE_EXACT = "{meld} in meld and {tricks} in tricks make {sum}: right on the nose."
    SET = "{names} didn't make {bid}"
    SET_SHORT = "{meld} in meld and {tricks} in tricks make {sum}: {short} short."
    SET_TRICKS = "{meld} in meld and {tricks} in tricks make {sum}, but too little of it in tricks."
    DISCARDS_COUNT = "The cards laid aside count as tricks."
    OFF_BOARD = "{names} can't make {bid}"
    OFF_BOARD_WHY = "{meld} in meld isn't enough, as {least} are needed to play."
    OFF_BOARD_SUM = "{meld} in meld and all {tricks} in tricks would only make {sum}, so there is no play."
    NO_SUIT_WHY = "Without a marriage there is no trump to name, so there is no play."
    THROWN_IN = "{name} threw it in"
    CONCEDED = "{name} conceded"
    GIVEN_UP_WHY = "{names} lose {bid}, and the others score their meld."
    GIVEN_UP_WHY_ONE = "{names} loses {bid}, and the others score their meld."
    GIVEN_UP_WHY_YOU = "You lose {bid}, and the others score their meld."
    GIVEN_UP_LITTLE = "{names} lose {bid}, and the others score no meld under {least}."
    GIVEN_UP_LITTLE_ONE = "{names} loses {bid}, and the others score no meld under {least}."
    GIVEN_UP_LITTLE_YOU = "You lose {bid}, and the others score no meld under {least}."
    GIVEN_UP_GAIN = "Giving up brings the others {points} more."
    PASSED_OUT = "Everybody passed"
    MISDEAL = "A misdeal"
    DEALT_AGAIN = "Nothing is scored. The cards are dealt again."
    PLAYED_ONE = "{names} wins the deal, {score} to {others}"
    PLAYED_MANY = "{names} win the deal, {score} to {others}"
    PLAYED_YOU = "You win the deal, {score} to {others}"
    PLAYED_TIE = "The deal ends in a tie"
    PLAYED_WHY = "{meld} in meld and {tricks} in tricks make {sum}."
    SUMMED_WHY = "Each side played for its own bid."
    OUT_RIGHT = "{name} is out"
    OUT_RIGHT_YOU = "You are out"
    OUT_WRONG = "{name} was not out"
    OUT_WRONG_YOU = "You were not out"
    OUT_WHY = "{name} declared out with {total} of {target}."
    OUT_WHY_YOU = "You declared out with {total} of {target}."
    RENEGE = "A renege"
    RENEGE_WHY = "Somebody played a wrong card, so the deal ends with the penalty."
    MOON_MADE = "{names} shot the moon"
    MOON_MADE_WHY = "Not a single trick was lost."
    MOON_FAILED = "{names} missed the moon"
    MOON_FAILED_WHY = "A trick was lost, and {amount} with it."
    GAME_MELD = "{names} won on meld"
    GAME_MELD_WHY = "That meld wins the match on the spot."
    SWEPT = "{names} took every trick"
    SWEPT_WHY = "That wins the match on the spot."
    WON_ONE = "{names} wins the match"
    WON_MANY = "{names} win the match"
    WON_YOU = "You win the match"
    WON_WHY_ONE = "{scores} after one deal."
    WON_WHY = "{scores} after {deals} deals."
    TARGET_UP = "More than one score is over {before}, so by these rules the match now goes to {target}."
    ANOTHER_DEAL = "More than one score is over {before}, so by these rules another deal decides."
    STANDING = "{names} {score}"
    CONTRACT_MADE = "{name}: {bid}, made"
    CONTRACT_SET = "{name}: {bid}, set"
    CONTRACT_OTHER = "{name}: {bid}"
    SHORT_PLAYED = "Played"
    SHORT_PASSED_OUT = "Passed out"
    SHORT_MISDEAL = "Misdeal"


_SEVERAL = 2


class Headline(NamedTuple):
    """The text about a result: a headline, and the reason."""

    title: str
    why: str


def deal_headline(result: DealResult, rules: Rules, names: Sequence[str]) -> Headline:
    """Return how a deal ended; `names` are those of the seats."""
    headline = _ended(result, rules, names)
    paid = (headline.why, chips_words(result, rules, names), kitty_words(rules, result.totals))
    return headline._replace(why=" ".join(filter(None, paid)))


def _ended(result: DealResult, rules: Rules, names: Sequence[str]) -> Headline:
    match result.outcome:
        case "passed_out":
            return Headline(Result.PASSED_OUT(), Result.DEALT_AGAIN())
        case "misdeal":
            return Headline(Result.MISDEAL(), Result.DEALT_AGAIN())
        case "renege":
            return Headline(Result.RENEGE(), Result.RENEGE_WHY())
        case _ if result.by is not None:
            return _decided_by_one(result, rules, names, party_of(rules, result.by, result.declarer, result.partner))
        case _ if result.declarer is None:
            return _played(result, rules, names)
        case "declared_out":
            return _declared_out(result, rules, names[result.declarer])
        case _:
            return _contract(result, rules, names)


def _contract(result: DealResult, rules: Rules, names: Sequence[str]) -> Headline:
    declarer = result.declarer or 0
    party = contract_party(rules, declarer, result.partner)
    players = text.together([names[seat] for seat in sorted(party)])
    bid_points = result.bid if isinstance(result.bid, int) else 0
    bid = text.points(bid_points, rules)
    meld_points, trick_points = party_points(rules, result, party)
    meld, tricks = text.points(meld_points, rules), text.points(trick_points, rules)
    total = meld_points + trick_points
    total_text = text.points(total, rules)
    match result.outcome:
        case "made" | "set":
            if result.outcome == "made":
                title, reason = Result.MADE, Result.MADE_EXACT if total == bid_points else Result.MADE_SPARE
            else:
                title, reason = Result.SET, Result.SET_TRICKS if total >= bid_points else Result.SET_SHORT
            missed_by = text.points(abs(total - bid_points), rules)
            sentence = reason(meld=meld, tricks=tricks, sum=total_text, spare=missed_by, short=missed_by)
            return Headline(title(names=players, bid=bid), _with_discards_note(sentence, result, rules))
        case "not_on_board":
            why = Result.NO_SUIT_WHY() if result.no_suit else _off_board(meld_points, bid_points, rules)
            return Headline(Result.OFF_BOARD(names=players, bid=bid), why)
        case "thrown_in" | "conceded":
            phrase = Result.THROWN_IN if result.outcome == "thrown_in" else Result.CONCEDED
            return Headline(phrase(name=names[declarer]), _given_up(result, rules, players, party))
        case "swept":
            return swept_headline(result, names)
        case _:
            return _played(result, rules, names)


def swept_headline(result: DealResult, names: Sequence[str]) -> Headline:
    """Return that a side took every trick, which wins the match."""
    winners = text.together([names[seat] for seat in result.swept_by])
    return Headline(Result.SWEPT(names=winners), Result.SWEPT_WHY())


def _decided_by_one(result: DealResult, rules: Rules, names: Sequence[str], party: Sequence[Seat]) -> Headline:
    """Return the end of a deal that one player decided, alone or with a party, whoever had the contract."""
    is_solo = result.outcome != "game_meld" and needs_solo_moon(rules)
    seats = [seat for seat in sorted(party) if seat == result.by or not is_solo]
    players = text.together([names[seat] for seat in seats])
    match result.outcome:
        case "moon_made":
            return Headline(Result.MOON_MADE(names=players), Result.MOON_MADE_WHY())
        case "moon_failed":
            lost = text.points(rules.match.moon_penalty, rules)
            return Headline(Result.MOON_FAILED(names=players), Result.MOON_FAILED_WHY(amount=lost))
        case _:
            return Headline(Result.GAME_MELD(names=players), Result.GAME_MELD_WHY())


def _given_up(result: DealResult, rules: Rules, players: str, party: Sequence[Seat]) -> str:
    """Return what giving up a contract costs, and whether the opponents' meld counts."""
    if pays_by_bid(rules):
        return ""
    sides = {side_of(rules, seat) for seat in range(rules.table.players) if seat not in party}
    bonus = rules.scoring.giving_up_bonus
    is_little = any(
        party_points(rules, result, seats_of(rules, side))[0] and result.score[side] == bonus for side in sides
    )
    phrase_many, phrase_one, phrase_you = (
        (Result.GIVEN_UP_LITTLE, Result.GIVEN_UP_LITTLE_ONE, Result.GIVEN_UP_LITTLE_YOU)
        if is_little
        else (Result.GIVEN_UP_WHY, Result.GIVEN_UP_WHY_ONE, Result.GIVEN_UP_WHY_YOU)
    )
    phrase = phrase_you if players == Word.YOU() else phrase_one if len(party) == 1 else phrase_many
    minimum = text.points(rules.scoring.defenders_min_meld, rules)
    lost = points_of_giving_up(rules, result.bid if isinstance(result.bid, int) else 0)
    why = phrase(names=players, bid=text.points(lost, rules), least=minimum)
    return f"{why} {given_up_gain(rules)}" if bonus else why


def given_up_gain(rules: Rules) -> str:
    """Return what a contract that is given up brings every other side besides its meld."""
    return Result.GIVEN_UP_GAIN(points=text.points(rules.scoring.giving_up_bonus, rules))


def _played(result: DealResult, rules: Rules, names: Sequence[str]) -> Headline:
    """Return the end of a deal without a single contract: who won it, and what the others scored, best first."""
    top, *others = sorted(result.score, reverse=True)
    if top in others:
        return Headline(Result.PLAYED_TIE(), Result.SUMMED_WHY() if result.bid is not None else "")
    side = result.score.index(top)
    players = text.side_title(side, rules, names)
    phrase = Result.PLAYED_ONE if len(seats_of(rules, side)) == 1 else Result.PLAYED_MANY
    phrase = Result.PLAYED_YOU if players == Word.YOU() else phrase
    rivals = text.all_of([text.points(score, rules) for score in others])
    title = phrase(names=players, score=text.points(top, rules), others=rivals)
    if result.bid is not None:
        return Headline(title, Result.SUMMED_WHY())
    meld, tricks = party_points(rules, result, seats_of(rules, side))
    why = Result.PLAYED_WHY(
        meld=text.points(meld, rules), tricks=text.points(tricks, rules), sum=text.points(meld + tricks, rules)
    )
    return Headline(title, _with_discards_note(why, result, rules))


def _with_discards_note(why: str, result: DealResult, rules: Rules) -> str:
    """Return the sentence `why`, plus a note if its tricks include the cards laid aside in a draft."""
    is_own = rules.scoring.draft_discards_to != "all_to_non_bidder" or result.declarer is None
    return f"{why} {Result.DISCARDS_COUNT()}" if is_draft(rules) and is_own else why


def _off_board(meld: int, bid: int, rules: Rules) -> str:
    """Return why a contract is lost without play."""
    whole = total_card_points(rules)
    meld_text = text.points(meld, rules)
    if meld + whole >= bid:
        return Result.OFF_BOARD_WHY(meld=meld_text, least=text.points(least_meld_on_board(rules, bid), rules))
    return Result.OFF_BOARD_SUM(meld=meld_text, tricks=text.points(whole, rules), sum=text.points(meld + whole, rules))


def _declared_out(result: DealResult, rules: Rules, name: str) -> Headline:
    total = result.totals[account_of(rules, result.seated, result.declarer or 0)]
    is_out = total >= result.target
    phrase, why = Result.OUT_RIGHT if is_out else Result.OUT_WRONG, Result.OUT_WHY
    if name == Word.YOU():
        phrase, why = Result.OUT_RIGHT_YOU if is_out else Result.OUT_WRONG_YOU, Result.OUT_WHY_YOU
    total_text, target = text.points(total, rules), text.points(result.target, rules)
    return Headline(phrase(name=name), why(name=name, total=total_text, target=target))


def undecided(rules: Rules, match: Observation | MatchState) -> str:
    """Return why a match continues even though several totals have reached the target; otherwise an empty string."""
    results = match.results
    target_before = results[-2].target if len(results) > 1 else rules.match.target
    result = results[-1]
    is_over = bool(match.winners) or not is_match(rules) or result.is_redealt
    if is_over or rules.match.bid_and_out or sum(total >= target_before for total in result.totals) < _SEVERAL:
        return ""
    phrase = Result.TARGET_UP if result.target > target_before else Result.ANOTHER_DEAL
    return phrase(before=text.points(target_before, rules), target=text.points(result.target, rules))


def deals_counted(rules: Rules, results: Sequence[DealResult]) -> int:
    """Return how many deals a match has lasted; if their number is fixed, without those that nobody played."""
    return sum(not (plays_deals(rules) and result.is_redealt) for result in results)


def match_headline(rules: Rules, match: Observation | MatchState, people: Sequence[str]) -> Headline:
    """Return how a match ended; `people` are the names of everybody at the table."""
    winners, totals = match.winners, match.totals
    players = [people[person] for account in winners for person in people_of(rules, account)]
    phrase = Result.WON_ONE if len(players) == 1 else Result.WON_MANY
    phrase = Result.WON_YOU if players == [Word.YOU()] else phrase
    order = sorted(range(len(totals)), key=lambda account: (account not in winners, -totals[account]))
    scores = text.listed(
        Result.STANDING(names=text.account_title(account, rules, people), score=text.points(totals[account], rules))
        for account in order
    )
    count = deals_counted(rules, match.results)
    why = Result.WON_WHY_ONE(scores=scores) if count == 1 else Result.WON_WHY(scores=scores, deals=count)
    settled = settlement_words(rules, match, people)
    return Headline(phrase(names=text.together(players)), " ".join(filter(None, (why, settled))))
