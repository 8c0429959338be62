"""The text of hints: what a good player would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.reasons import Reason, Why
from pinochle_qt.engine import actions as a
from pinochle_qt.engine.derived import partner_of
from pinochle_qt.engine.features import has_called_partner, passes_cards
from pinochle_qt.engine.prompts import MOON_BID
from pinochle_qt.phrases import Phrase, capitalized
from pinochle_qt.words import text
from pinochle_qt.words.game.odds import OddsWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.rules import Rules


class Advice(Phrase):
    """One-line advice; button labels are repeated here if other languages need another verb form for advice."""

    BID = "Bid {amount}"
    PASS = "Pass"
    PASS_HELP = "Pass with help"
    SHARE = "{card} for {name}"
    TRUMP = "Make {suit} trump"
    CALL = "Call the {card}"
    GIVE = "{count} for your partner: {cards}"
    GIVE_TO = "{count} for {name}: {cards}"
    BURY = "Bury {cards}"
    SHOW = "Meld {melds}"
    PLAY = "Play {card}"
    OUT = "Declare out"
    COUNTS_PASSED = "That counts on {count} from your partner."
    COUNTS_CALLED = "That counts on the partner you will call."


class ShortWhy(Phrase):
    """The gist of longer reasons, in one line; the rest is told when the player asks why."""

    SHOWS_ACES = "It tells your partner that you have {count} aces or more."
    SHOWS_RUN = "It tells your partner that you have a run."
    SHOWS_SUIT = "It tells your partner that you have {count} cards or more of a suit."
    SHOULD_WORK = "{points} in {suit} should work."
    SHOULD_WORK_WITH_PASSED = "With your partner's cards, {points} in {suit} should work."
    SHOULD_WORK_WITH_CALLED = "With the partner you call, {points} in {suit} should work."
    SELDOM_WORKS = "{points} in {suit} would seldom work."
    PASS_AS_GOOD = "Passing is about as good."
    PASS_IS_BETTER = "Passing is worth more."
    PASS_NO_BETTER = "Passing is no better."
    PASS_COSTS = "Passing would cost you more."
    NOT_WORTH_RISK = "A bid isn't worth the risk."
    LEAVE_TO_PARTNER = "Leave it to your partner."
    MAY_DECIDE = "This hand may decide the game."
    PARTNER_IS_ENOUGH = "Your partner's bid is enough."
    RISKS_MORE = "A bid would risk more than it gains."
    COST_LEAST = "These cards cost you the least."
    FINDS_PARTNER = "Whoever holds it becomes your partner."
    BRINGS_MORE = "It brings you more than {other}."
    PLAYING_COSTS = "Playing on would cost you more."
    THROWING_COSTS = "Throwing in would cost you more."


_SHORT: Final[dict[Phrase, Phrase]] = {
    Why.GOOD_FOR: Why.GOOD_FOR_ALONE,
    Why.BETTER_SUIT: Why.GOOD_FOR_ALONE,
    Why.TAKES_BACK: Why.GOOD_FOR_ALONE,
    Why.SHOWS_MELD: Why.TELLS_MELD,
    Why.SHOWS_ACES: ShortWhy.SHOWS_ACES,
    Why.SHOWS_RUN: ShortWhy.SHOWS_RUN,
    Why.SHOWS_SUIT: ShortWhy.SHOWS_SUIT,
    Why.WORKS: ShortWhy.SHOULD_WORK,
    Why.WORKS_AND_TIES: ShortWhy.SHOULD_WORK,
    Why.WORKS_BUT_TIES: ShortWhy.PASS_AS_GOOD,
    Why.WORKS_BUT_COSTS: ShortWhy.PASS_IS_BETTER,
    Why.WORKS_FOR_LITTLE: ShortWhy.NOT_WORTH_RISK,
    Why.FAILS_TOO_OFTEN: ShortWhy.NOT_WORTH_RISK,
    Why.LEFT_TO_PARTNER: ShortWhy.LEAVE_TO_PARTNER,
    Why.SELDOM_BUT_TIES: ShortWhy.PASS_NO_BETTER,
    Why.SELDOM_BUT_GAINS: ShortWhy.PASS_COSTS,
    Why.MAY_DECIDE: ShortWhy.MAY_DECIDE,
    Why.SUM_IS_ENOUGH: ShortWhy.PARTNER_IS_ENOUGH,
    Why.SUM_RISKS_MORE: ShortWhy.RISKS_MORE,
    Why.NOT_NEEDED_BUT_MELD: ShortWhy.COST_LEAST,
    Why.CALLS_BEST: ShortWhy.FINDS_PARTNER,
    Why.SUIT_BEATS: ShortWhy.BRINGS_MORE,
    Why.WORSE_TO_PLAY: ShortWhy.PLAYING_COSTS,
    Why.WORTH_PLAYING: ShortWhy.THROWING_COSTS,
    Why.LOST_KEEP: Why.LOST_SAVE,
    Why.LIKELY_LOST_KEEP: Why.LIKELY_LOST_SAVE,
    Why.KNOWN_COSTS: Why.KNOWN_TIES,
}
"""Reasons with numbers, comparisons or many words, and what says the same in short with the same facts."""
_SELDOM: Final = frozenset({Why.SELDOM, Why.ALMOST_NEVER})

_PLAIN: Final[dict[type[SeatAction], Phrase]] = {
    a.Misdeal: Word.THROW_HAND,
    a.Stand: Word.STAND,
    a.Keep: Word.KEEP,
    a.Reject: Word.REJECT,
    a.Concede: Word.CONCEDE,
    a.ExchangeDix: Word.EXCHANGE,
    a.Done: Word.NO_MELD,
    a.ThrowIn: Word.THROW_IN,
    a.ShootMoon: Word.SHOOT_MOON,
    a.PlayOn: Word.PLAY_ON,
    a.DeclareOut: Advice.OUT,
}
"""Advice that doesn't depend on cards; if there is a button for the action, this is usually its label."""


def advised(action: SeatAction, limit: int | None, rules: Rules, names: Sequence[str]) -> str:
    """Return what Expert would bid, and up to which amount it would keep bidding, if at all."""
    recommendation = advice(action, rules, names)
    if limit is None:
        return ReviewWord.EXPERT_WOULD(advice=recommendation)
    return OddsWord.EXPERT_TO(advice=recommendation, limit=text.points(limit, rules))


def advice(action: SeatAction, rules: Rules, names: Sequence[str]) -> str:
    """Return an action as advice to the player who must act; `names` are those of the seats."""
    match _as_bid(action):
        case a.Bid(_, amount, suit):
            return Advice.BID(amount=text.bid(amount, suit, rules))
        case a.Pass(_, help):
            return Advice.PASS_HELP() if help else Advice.PASS()
        case a.Distribute(_, to):
            return text.listed(Advice.SHARE(card=text.card(face), name=_receiver(names[seat])) for seat, face in to)
        case a.NameTrump(_, suit):
            return Advice.TRUMP(suit=text.suit_name(suit))
        case a.CallCard(_, face):
            return Advice.CALL(card=text.card(face))
        case a.Give(seat, cards):
            partner, count = partner_of(rules, seat), text.cards_named(len(cards))
            if partner is None:  # one who was called
                return Advice.GIVE(count=count, cards=text.cards(cards))
            name = _receiver(names[partner])
            return Advice.GIVE_TO(count=count, name=name, cards=text.cards(cards))
        case a.Bury(_, cards):
            return Advice.BURY(cards=text.cards(cards))
        case a.ShowMelds(_, (meld,)):
            return capitalized(Advice.SHOW(melds=text.meld_with_suit(meld, rules)))
        case a.ShowMelds(_, melds):
            return capitalized(Advice.SHOW(melds=text.melds_named(melds, rules))) if melds else Word.SHOW_NOTHING()
        case a.Play(_, face):
            return Advice.PLAY(card=text.card(face))
        case _:
            return _PLAIN[type(action)]()


def _as_bid(action: SeatAction) -> SeatAction:
    """Return a moon that names its trump suit as a bid, and any other action as it is."""
    if isinstance(action, a.ShootMoon) and action.suit is not None:
        return a.Bid(action.seat, MOON_BID, action.suit)
    return action


def _receiver(name: str) -> str:
    """Return a player's name as the receiver of a card, within a sentence."""
    return Word.TO_YOU() if name == Word.YOU() else name


def reason_line(reason: Reason, rules: Rules) -> str:
    """Return a reason as a line of its own, with points on the scale of the rules."""
    return capitalized(reason.in_words(lambda amount: text.points(amount, rules), text.suit_name, text.cards))


def whole_reason(reason: Reason, rules: Rules) -> str:
    """Return a reason as a line, which says of a bid's chances that they count on a partner's cards or on a call."""
    line = reason_line(reason, rules)
    if not any("often" in part.facts for part in reason.parts()):
        return line
    if passes_cards(rules):
        return f"{line} {Advice.COUNTS_PASSED(count=text.cards_named(rules.passing.cards))}"
    return f"{line} {Advice.COUNTS_CALLED()}" if has_called_partner(rules) else line


def in_short(reason: Reason, rules: Rules) -> Reason:
    """Return the gist of a reason: without chances, comparisons and what is said beside it.

    Where a partner passes cards or is called, it says that a bid counts on that: the hand alone may look much too weak.
    """
    what, often = reason.facts.get("what"), reason.facts.get("often")
    if isinstance(what, Reason):
        return in_short(what, rules)
    short = _SHORT.get(reason.why, reason.why)
    if short is ShortWhy.SHOULD_WORK and isinstance(often, Reason) and often.why in _SELDOM:
        short = ShortWhy.SELDOM_WORKS
    elif short is ShortWhy.SHOULD_WORK and passes_cards(rules):
        short = ShortWhy.SHOULD_WORK_WITH_PASSED
    elif short is ShortWhy.SHOULD_WORK and has_called_partner(rules):
        short = ShortWhy.SHOULD_WORK_WITH_CALLED
    return Reason(short, reason.facts)
