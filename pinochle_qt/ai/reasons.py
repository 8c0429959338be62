"""Why computer players decide as they do: sentences that are put into words where somebody reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import Suit
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Points(Struct, frozen=True):
    """Points on the ×10 scale of the engine; a reader sees them on the scale of his rules."""

    amount: int


class Reason(Struct, frozen=True):
    """A sentence with its facts, said in the language in force where it is read, in whatever process that is."""

    why: Why
    facts: Mapping[str, Fact] = {}

    def said(self, points: Callable[[int], str], suit: Callable[[Suit], str]) -> str:
        """Return the sentence, with points and suits put into words by these functions."""

        def words(fact: Fact) -> str:
            match fact:
                case Points(amount):
                    return points(amount)
                case Suit():
                    return suit(fact)
                case Reason():
                    return fact.said(points, suit)
                case _:
                    return str(fact)

        return self.why(**{name: words(fact) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        """Return the sentence with plain numbers and suits."""
        return self.said(str, lambda suit: suit.name.lower())


Fact = int | Points | Suit | Reason


class Why(Phrase):
    """Reasons within a sentence: "Play A♠: it takes the trick"."""

    # ---- bidding and trump
    NO_BID = "no bid is allowed with this hand"
    MUST_OPEN = "the rules ask for an opening bid"
    MAY_BRING = "the hand may bring about {points}"
    MAY_BRING_ONLY = "the hand may bring only about {points}"
    HELPS_PARTNER = "this hand is of more use to partner's"
    PARTNER_HAS_IT = "partner has the bid"
    TELLS_ACES = "it tells partner of aces around"
    TELLS_MELD = "it tells partner of meld"
    MADE = "{points} with {suit} as trump was made in {share} % of imagined deals"
    SELDOM_MADE = "{points} with {suit} as trump was made in {share} % of imagined deals, but passing was no better"
    MAY_DECIDE = "{points} with {suit} as trump was made in {share} % of imagined deals, but this may decide the match"
    BETTER_LEFT = "{points} with {suit} as trump was made in {share} % of imagined deals, but passing was no worse"
    OTHERS_GO_ON = "the others bid more than {points} in {share} % of imagined deals, and shall pay for it"
    PROMISES_NOTHING = "the hand promises nothing by itself"
    OWN_MELD = "own meld and a half of the side's tricks"
    OUT_OF_REACH = "{points} are out of reach"
    SUIT_GIVES_MOST = "with {suit} the hand has most meld and tricks"
    SUIT_BROUGHT_MOST = "{suit} brought most in imagined deals"

    # ---- cards given away, laid aside, drafted, called
    NOT_NEEDED = "these cards neither meld nor take tricks"
    HELP_DECLARER = "trumps, aces and halves of a pinochle help the declarer most"
    OTHERS_BROUGHT_LESS = "other cards brought about {points} less in imagined deals"
    STAYS = "the card that helps this hand most stays"
    HIGH_OR_NEARER = "it is high or brings a meld nearer"
    NEXT_IS_BETTER = "the next card is likely better"
    HOLDS_TRUMP = "its holder has the trump that is missing most"

    # ---- melds and last words
    TRICKS_OUT_OF_REACH = "{points} in tricks are out of reach"
    CAN_BE_MADE = "the contract can be made"
    WORSE_TO_PLAY = "playing on was worse in most of {deals} imagined deals"
    WORTH_PLAYING = "the contract is worth playing for"
    ANOTHER_HAND = "another hand can only be better"
    WORTH_MOST = "these melds are worth most"
    NO_MELD = "there is nothing to meld"
    DIX_COUNTS = "the dix counts beside any other meld"
    TURNED_CARD = "the turned card is worth more than the dix"
    WORTH_OVER_TURNS = "this meld is worth most over all turns"
    WORTH_IN_HAND = "these cards are worth more in hand"
    PAYS_MOST = "this meld pays most now"
    REACHES_TARGET = "{points} points reach the target"

    # ---- play
    ONLY_CARD = "it is the only card that may be played"
    ALL_KNOWN = "every card is known: no other card brings more"
    DRAWS_SURE = "drawing trumps: none that is out can beat it"
    BOSS = "nothing out in its suit can beat it"
    PARTNER_WINS_IT = "partner is expected to win it"
    LONG_TRUMPS = "long trumps bring the others' down"
    ONLY_TRUMPS = "only trumps are left"
    LEAST_MISSED = "a card that is missed least"
    TAKES = "it takes the trick"
    MAY_TAKE = "it may take the trick"
    COUNTERS_TO_PARTNER = "partner's card wins: counters belong on it"
    LIKELY_LOST = "the trick is likely lost: it costs least"
    NEEDED_LEAST = "it is needed least"
    TAKES_AND_MELDS = "it takes the trick and the right to meld"
    NOT_WORTH_BETTER = "the trick is not worth a better card"
    DRAWS = "drawing trumps"
    THEIR_TRUMPS = "the others' trumps should fall"
    GIVES_LEAST = "this suit gives least away"
    PARTNER_WINS = "partner wins the trick"
    PARTNER_MAY_WIN = "partner's card may win the trick"
    LOST_AND_MISSED_LEAST = "the trick is likely lost, and it is missed least"
    AND_ALL_KNOWN = "{what}; every card is known, and no other brings more"
    AND_NONE_BETTER = "{what}; no other card did better in {deals} imagined deals"
    AND_BRINGS_MORE = "{what}; it brings about {points} more than any other in {deals} imagined deals"
    AND_GAINS = "{what}; it brings about {points} more in {deals} imagined deals"

    def because(self, **facts: Fact) -> Reason:
        """Return this as a reason with its facts."""
        return Reason(self, facts)
