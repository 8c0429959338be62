"""The text of hints: what a good player would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine import actions as a
from pinochle_qt.phrases import Phrase, capitalized
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.game.odds import OddsWord
from pinochle_qt.ui.words.labels import Word
from pinochle_qt.ui.words.rooms.review import ReviewWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.reasons import Reason
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
    GIVE = "Pass {cards}"
    BURY = "Bury {cards}"
    SHOW = "Meld {melds}"
    PLAY = "Play {card}"
    OUT = "Declare out"


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
    match action:
        case a.Bid(_, amount):
            return Advice.BID(amount=text.points(amount, rules))
        case a.Pass(_, help):
            return Advice.PASS_HELP() if help else Advice.PASS()
        case a.Distribute(_, to):
            return text.listed(Advice.SHARE(card=text.card(face), name=_receiver(names[seat])) for seat, face in to)
        case a.NameTrump(_, suit):
            return Advice.TRUMP(suit=text.suit_name(suit))
        case a.CallCard(_, face):
            return Advice.CALL(card=text.card(face))
        case a.Give(_, cards):
            return Advice.GIVE(cards=text.cards(cards))
        case a.Bury(_, cards):
            return Advice.BURY(cards=text.cards(cards))
        case a.ShowMelds(_, (meld,)):
            return capitalized(Advice.SHOW(melds=text.meld_with_suit(meld)))
        case a.ShowMelds(_, melds):
            return capitalized(Advice.SHOW(melds=text.melds_named(melds))) if melds else Word.SHOW_NOTHING()
        case a.Play(_, face):
            return Advice.PLAY(card=text.card(face))
        case _:
            return _PLAIN[type(action)]()


def _receiver(name: str) -> str:
    """Return a player's name as the receiver of a card, within a sentence."""
    return Word.TO_YOU() if name == Word.YOU() else name


def reason_line(reason: Reason, rules: Rules) -> str:
    """Return a reason as a line of its own, with points on the scale of the rules."""
    return capitalized(reason.in_words(lambda amount: text.points(amount, rules), text.suit_name, text.cards))
