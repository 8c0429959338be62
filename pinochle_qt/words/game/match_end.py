"""The end of a match in words: who won and how, the final totals, and a few facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.engine.cards import RANK_OF, SUIT_OF
from pinochle_qt.engine.derived import mercy, side_of
from pinochle_qt.engine.features import has_auction, is_match
from pinochle_qt.engine.melds import melded_cards
from pinochle_qt.engine.people import account_of, accounts_of, contracts, people_of, side_of_account
from pinochle_qt.phrases import Phrase
from pinochle_qt.words import text
from pinochle_qt.words.game.results import Headline, Result, deal_headline, deals_counted, swept_headline
from pinochle_qt.words.game.settlement import settlement_words
from pinochle_qt.words.labels import Word
from pinochle_qt.words.standing import account_mark, accounts_in_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Account
    from pinochle_qt.engine.state import DealResult
    from pinochle_qt.library.match_facts import Fact


class MatchEnd(Phrase):
    """Who won a match and how, notable facts about it, and what can be done next."""

    WON_ONE = "{names} wins"
    WON_MANY = "{names} win"
    WON_YOU = "You win"
    TWO = "{score} to {other} after {deals} deals."
    TWO_ONE = "{score} to {other} after one deal."
    AHEAD = "{score} after {deals} deals, {lead} ahead of {names}."
    AHEAD_YOU = "{score} after {deals} deals, {lead} ahead of you."
    AHEAD_ONE = "{score} after one deal, {lead} ahead of {names}."
    AHEAD_YOU_ONE = "{score} after one deal, {lead} ahead of you."
    SCORE = "{score} after {deals} deals."
    SCORE_ONE = "{score} after one deal."
    BOTH_BIDDER = "More than one score went over {target} in the last deal, and the bidder's counts first."
    BOTH_HIGHEST = "More than one score went over {target} in the last deal, and the higher one wins."
    BOTH_AGAIN = "More than one score was over {target} before, and the higher one wins now."
    RAISED = "The target had gone up from {first} to {target}."
    BID_OUT = "These rules call for a made bid in the winning deal, and there was one."
    SLID_OUT = "Over {target}, and the others have failed {count} bids since."
    SLID_OUT_ONE = "Over {target}, and the others have failed a bid since."
    MERCY_MINUS = "At minus {target}, or lower, a match is over."
    MERCY_LEAD = "A lead of {lead} ends the match."
    LAST_BID = "{name} made {bid} in the last deal."
    LAST_BID_YOU = "You made {bid} in the last deal."
    LAST_SET = "{name} didn't make {bid} in the last deal."
    LAST_SET_YOU = "You didn't make {bid} in the last deal."

    BEST_CONTRACT = "Best contract"
    BIGGEST_MELD = "Biggest meld"
    TURNING_POINT = "Turning point"
    BOLDEST_BID = "Boldest bid"
    COSTLIEST_DEAL = "Costliest deal"
    LONGEST_RUN = "Longest run of tricks"
    CLOSEST_CALL = "Closest call"
    BEST_DEAL = "Best deal"
    NAMED = "{name}, {what}"
    IN_DEAL = "deal {number}"
    OF_IN_DEAL = "{name}, deal {number}"
    LEAD = "Into the lead"
    LEAD_FROM = "{names}: from {behind} behind to {ahead} ahead."
    LEAD_FROM_LEVEL = "{names}: from level to {ahead} ahead."
    BOLD_MADE = "{meld} in meld, so {needed} had to come from tricks: {spare} to spare."
    BOLD_SET = "{meld} in meld, so {needed} had to come from tricks: {short} short."
    IN_A_ROW = "{count} in a row"
    RUN_OF = "{names}: tricks {first} to {last} of {all}."
    RUN_ALL = "{names}: every trick."
    CLOSE_BID = "{name} bid {bid} and came to {sum}."
    CLOSE_BID_YOU = "You bid {bid} and came to {sum}."
    LOST_BID = "{name} bid {bid}."
    LOST_BID_YOU = "You bid {bid}."
    SUMMED = "{names}: {meld} in meld and {tricks} in tricks."
    LINE = "{head}: {main}, {where}"

    BIDS_MADE = "{made} bids made"
    BIDS_MADE_ONE = "1 bid made"
    BIDS_LOST = "{lost} lost"
    DEALS_WON = "{won} deals won"
    DEALS_WON_ONE = "1 deal won"

    REMATCH = "Rematch"
    READY = "Ready"
    NEW_GAME = "New game…"
    LOOK_BACK = "Look back"
    SAVE_PICTURE = "Save picture"
    MORE = "More"
    LESS = "Less"


_ON_THE_SPOT = frozenset({"declared_out", "moon_made", "game_meld", "swept"})
"""Outcomes of a deal that explain by themselves why the match is over."""


_NAMED = frozenset({"best_contract", "boldest_bid"})
"""The facts about a player's bid, which say whose it is."""


class FinalRow(NamedTuple):
    """A final total: its players, how their bids or deals went, and whether they won."""

    names: tuple[str, ...]
    note: str
    score: int
    mark: int
    has_won: bool


class FactWords(NamedTuple):
    """A fact in words: its kind, the fact itself, the deal it is from, and a sentence or cards."""

    head: str
    what: str
    """The fact itself, without a name."""
    name: str
    """The name of the player, if the fact includes it."""
    where: str
    sentence: str
    shorter: tuple[str, ...] = ()
    """Shorter and shorter forms of the sentence."""
    cards: tuple[Card, ...] = ()
    mark: int = 0
    """The number of the shape and color of the total it belongs to."""
    shares: tuple[float, float] = (0.0, 0.0)
    """For a contract, meld and tricks as shares of their sum."""

    @property
    def main(self) -> str:
        """The fact itself, with the name if it has one: ``Nora, 340 ♣``."""
        return self.main_of(self.name)

    def main_of(self, name: str) -> str:
        """Return the fact itself with another form of the name."""
        return MatchEnd.NAMED(name=name, what=self.what) if name else self.what

    @property
    def line(self) -> str:
        """Everything but the sentence, in one line."""
        return MatchEnd.LINE(head=self.head, main=self.main, where=self.where)

    @property
    def spoken(self) -> str:
        """The whole fact, for screen readers."""
        return text.spoken(f"{self.line}. {self.sentence}".rstrip())


# ---- who won, and how ------------------------------------------------------------------------------------------------


def end_headline(observation: Observation, people: Sequence[str]) -> Headline:
    """Return who won a match that is over, and how, in one or two sentences.

    `people` are the names of everybody at the table.
    """
    players = text.winners(observation, people)
    phrase = MatchEnd.WON_ONE if len(players) == 1 else MatchEnd.WON_MANY
    phrase = MatchEnd.WON_YOU if players == [Word.YOU()] else phrase
    settled = settlement_words(observation.rules, observation, people)
    why = " ".join(filter(None, (_standing(observation, people), _reason(observation, people), settled)))
    return Headline(phrase(names=text.all_of(players)), why)


def _standing(observation: Observation, people: Sequence[str]) -> str:
    """Return the winners' score, together with the other one or with the lead over the best of the others."""
    rules, totals = observation.rules, observation.totals
    deals = deals_counted(rules, observation.results)
    won = totals[observation.winners[0]]
    score = text.points(won, rules)
    others = [account for account in range(len(totals)) if account not in observation.winners]
    best = max((totals[account] for account in others), default=0)
    if len(others) == 1:
        phrase = MatchEnd.TWO_ONE if deals == 1 else MatchEnd.TWO
        return phrase(score=score, other=text.points(best, rules), deals=deals)
    if others and won > best:
        following = [
            people[each] for account in others if totals[account] == best for each in people_of(rules, account)
        ]
        phrase = MatchEnd.AHEAD_ONE if deals == 1 else MatchEnd.AHEAD
        if following == [Word.YOU()]:
            phrase = MatchEnd.AHEAD_YOU_ONE if deals == 1 else MatchEnd.AHEAD_YOU
        names = text.led_by(sorted(following, key=lambda name: name == Word.YOU()))
        return phrase(score=score, lead=text.points(won - best, rules), names=names, deals=deals)
    return (MatchEnd.SCORE_ONE if deals == 1 else MatchEnd.SCORE)(score=score, deals=deals)


def _reason(observation: Observation, people: Sequence[str]) -> str:
    """Return the rule, or the event in the last deal, by which the match was won."""
    rules, result = observation.rules, observation.results[-1]
    names = text.seat_names(result.seated, people)
    if result.outcome in _ON_THE_SPOT:
        headline = deal_headline(result, rules, names)
        return headline.why if result.outcome == "declared_out" else ". ".join(headline)
    if result.swept_by:  # even if a solo moon failed because a partner took tricks
        return ". ".join(swept_headline(result, names))
    if not is_match(rules):
        return ""
    target = text.points(observation.target, rules)
    by_mercy = mercy(rules, observation.totals, observation.target)
    if by_mercy is not None and not _has_reached(observation):
        phrase = MatchEnd.MERCY_MINUS if by_mercy == "minus" else MatchEnd.MERCY_LEAD
        return phrase(target=target, lead=text.points(rules.match.mercy_lead or 0, rules))
    if rules.match.bid_and_out:
        if _has_bid_out(observation):
            return MatchEnd.BID_OUT()
        if result.outcome == "renege":
            return Result.RENEGE_WHY()
        phrase = MatchEnd.SLID_OUT_ONE if rules.match.slide_out == 1 else MatchEnd.SLID_OUT
        return phrase(target=target, count=rules.match.slide_out or 0)
    accounts_over = [account for account, total in enumerate(observation.totals) if total >= observation.target]
    if len(accounts_over) > len(observation.winners):
        return _tie_rule(observation, accounts_over, target)
    if observation.target > rules.match.target:
        return MatchEnd.RAISED(first=text.points(rules.match.target, rules), target=target)
    return _last_bid(observation, names)


def _has_reached(observation: Observation) -> bool:
    """Return whether the winners have reached the target, which decides the match before anything else does."""
    return all(observation.totals[account] >= observation.target for account in observation.winners)


def _has_bid_out(observation: Observation) -> bool:
    """Return whether the winners made a contract in the last deal."""
    rules, result = observation.rules, observation.results[-1]
    if not isinstance(result.bid, tuple):
        return result.is_made
    return any(side_of_account(rules, result.seated, account) in result.made_sums for account in observation.winners)


def _tie_rule(observation: Observation, accounts_over: Sequence[Account], target: str) -> str:
    """Return which rule decided between totals that had all reached the target."""
    rule, result = observation.rules.match.both_over, observation.results[-1]
    bidders = () if result.declarer is None else _party_accounts(observation, result)
    if rule.startswith("bidd") and set(bidders) & set(accounts_over):
        return MatchEnd.BOTH_BIDDER(target=target)
    before = observation.results[-2].totals if len(observation.results) > 1 else ()
    is_again = sum(total >= observation.target for total in before) > 1
    return (MatchEnd.BOTH_AGAIN if is_again else MatchEnd.BOTH_HIGHEST)(target=target)


def _party_accounts(observation: Observation, result: DealResult) -> tuple[Account, ...]:
    """Return the totals of the players in the last contract's party."""
    rules = observation.rules
    if result.declarer is None:
        return ()
    own = accounts_of(rules, result.seated, side_of(rules, result.declarer))
    return own if result.partner is None else (*own, account_of(rules, result.seated, result.partner))


def _last_bid(observation: Observation, names: Sequence[str]) -> str:
    """Return how the contract of the last deal went, if one side had one."""
    result, rules = observation.results[-1], observation.rules
    if result.declarer is None or not isinstance(result.bid, int) or result.trump is None:
        return ""
    name = names[result.declarer]
    is_you = name == Word.YOU()
    if result.is_made:
        phrase = MatchEnd.LAST_BID_YOU if is_you else MatchEnd.LAST_BID
    elif result.is_failed:
        phrase = MatchEnd.LAST_SET_YOU if is_you else MatchEnd.LAST_SET
    else:
        return ""
    return phrase(name=name, bid=_bid(result.bid, result.trump, rules))


# ---- final scores ----------------------------------------------------------------------------------------------------


def final_rows(observation: Observation, people: Sequence[str]) -> tuple[FinalRow, ...]:
    """Return all final totals, the winners' first, then from best to worst."""
    rules, winners, totals = observation.rules, observation.winners, observation.totals
    order = sorted(accounts_in_order(observation), key=lambda account: (account not in winners, -totals[account]))
    return tuple(
        FinalRow(
            tuple(text.account_names(account, rules, people)),
            _track_record(observation, account),
            totals[account],
            account_mark(rules, account),
            account in winners,
        )
        for account in order
    )


def _track_record(observation: Observation, account: Account) -> str:
    """Return how many bids were made and lost for a total or, without an auction, how many deals were won."""
    rules = observation.rules
    if not has_auction(rules):
        won = sum(_is_best(rules, result, account) for result in observation.results)
        return MatchEnd.DEALS_WON_ONE() if won == 1 else MatchEnd.DEALS_WON(won=won)
    own_contracts = [
        is_made
        for result in observation.results
        for side, is_made in contracts(rules, result)
        if side == side_of_account(rules, result.seated, account)
    ]
    made, lost = own_contracts.count(True), own_contracts.count(False)
    parts = [(MatchEnd.BIDS_MADE_ONE if made == 1 else MatchEnd.BIDS_MADE)(made=made)]
    if lost:
        parts.append(MatchEnd.BIDS_LOST(lost=lost))
    return text.listed(parts)


def _is_best(rules: Rules, result: DealResult, account: Account) -> bool:
    side = side_of_account(rules, result.seated, account)
    return side is not None and all(
        result.score[side] > score for other, score in enumerate(result.score) if other != side
    )


# ---- facts -----------------------------------------------------------------------------------------------------------


def fact_words(fact: Fact, rules: Rules, people: Sequence[str]) -> FactWords:
    """Return a fact in words."""
    what, sentence = _fact_and_sentence(fact, rules, people)
    name = _name(fact, people) if fact.kind in _NAMED else ""
    where = MatchEnd.IN_DEAL(number=fact.deal)
    cards: tuple[Card, ...] = ()
    shorter: tuple[str, ...] = ()
    shares = (0.0, 0.0)
    if fact.kind == "biggest_meld":
        where = MatchEnd.OF_IN_DEAL(name=_name(fact, people), number=fact.deal)
        shorter = text.melds_titles(fact.melds, rules)[1:]
        cards = tuple(sorted(melded_cards(fact.melds), key=lambda face: (SUIT_OF[face], RANK_OF[face]), reverse=True))
    if fact.kind == "best_contract" and fact.meld + fact.tricks > 0:
        shares = fact.meld / (fact.meld + fact.tricks), fact.tricks / (fact.meld + fact.tricks)
    mark = account_mark(rules, fact.account)
    return FactWords(MatchEnd[fact.kind.upper()](), what, name, where, sentence, shorter, cards, mark, shares)


def _fact_and_sentence(fact: Fact, rules: Rules, people: Sequence[str]) -> tuple[str, str]:
    """Return the fact itself, and a sentence about it."""

    def shown(value: int) -> str:
        return text.points(value, rules)

    name = _name(fact, people)
    is_you = name == Word.YOU()
    bid = _bid(fact.bid, fact.trump, rules)
    amounts = {"meld": shown(fact.meld), "tricks": shown(fact.tricks), "sum": shown(fact.meld + fact.tricks)}
    match fact.kind:
        case "best_contract":
            return bid, _result_sentence(fact, amounts, shown(abs(fact.spare)))
        case "biggest_meld":
            return shown(fact.points), text.melds_titles(fact.melds, rules)[0]
        case "turning_point":
            course = MatchEnd.LEAD_FROM if fact.points else MatchEnd.LEAD_FROM_LEVEL
            return MatchEnd.LEAD(), course(names=name, behind=shown(fact.points), ahead=shown(fact.ahead))
        case "boldest_bid":
            ending = MatchEnd.BOLD_MADE if fact.spare >= 0 else MatchEnd.BOLD_SET
            difference = shown(abs(fact.spare))
            return bid, ending(meld=shown(fact.meld), needed=shown(fact.needed), spare=difference, short=difference)
        case "costliest_deal":
            phrase = MatchEnd.LOST_BID_YOU if is_you else MatchEnd.LOST_BID
            lost = phrase(name=name, bid=bid)
            short = _result_sentence(fact, amounts, shown(abs(fact.spare))) if fact.spare < 0 and fact.tricks else ""
            return shown(fact.points), f"{lost} {short}".rstrip()
        case "longest_run":
            last = fact.first + fact.count - 1
            phrase = MatchEnd.RUN_ALL if fact.count == fact.out_of else MatchEnd.RUN_OF
            sentence = phrase(names=name, first=fact.first, last=last, all=fact.out_of)
            return MatchEnd.IN_A_ROW(count=fact.count), sentence
        case "closest_call":
            phrase = MatchEnd.CLOSE_BID_YOU if is_you else MatchEnd.CLOSE_BID
            sentence = phrase(name=name, bid=bid, sum=amounts["sum"])
            return _margin_words(fact.spare, shown(abs(fact.spare))), sentence
        case "best_deal":
            sums = MatchEnd.SUMMED(names=name, meld=amounts["meld"], tricks=amounts["tricks"])
            return text.signed(fact.points, rules), sums


def _bid(amount: int, trump: Suit | None, rules: Rules) -> str:
    """Return a contract: ``340 ♣``."""
    bid = text.points(amount, rules)
    return bid if trump is None else f"{bid} {text.SUIT_SYMBOLS[trump]}"


def _margin_words(spare: int, amount: str) -> str:
    if spare == 0:
        return Word.MADE_EXACTLY()
    return Word.MADE_BY(spare=amount) if spare > 0 else Word.SET_BY(short=amount)


def _result_sentence(fact: Fact, amounts: dict[str, str], difference: str) -> str:
    """Return a contract's points, and by how much it was made or set."""
    if fact.spare == 0:
        return Result.MADE_EXACT(**amounts)
    if fact.spare > 0:
        return Result.MADE_SPARE(**amounts, spare=difference)
    return Result.SET_SHORT(**amounts, short=difference)


def _name(fact: Fact, people: Sequence[str]) -> str:
    return text.together(people[person] for person in fact.people)
