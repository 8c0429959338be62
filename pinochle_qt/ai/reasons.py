"""The reasons for decisions of computer players: sentences that are put into words where they are displayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pinochle_qt.engine.cards import Card, Suit, cards_text
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence


class Points(Struct, frozen=True):
    """Points on the engine's ×10 scale; a reader sees them on the scale of the rules."""

    amount: int


class Cards(Struct, frozen=True):
    """Cards in the order in which they are named."""

    faces: tuple[Card, ...]


class Reason(Struct, frozen=True):
    """A sentence with its facts, which any process can put into words in its current language."""

    why: Phrase
    facts: Mapping[str, Fact] = {}

    def in_words(
        self, points: Callable[[int], str], suit: Callable[[Suit], str], cards: Callable[[Sequence[Card]], str]
    ) -> str:
        """Return the sentence; these functions put points, suits and cards into words."""

        def words(fact: Fact) -> str:
            match fact:
                case Points(amount):
                    return points(amount)
                case Suit():
                    return suit(fact)
                case Cards(faces):
                    return cards(faces)
                case Reason():
                    return fact.in_words(points, suit, cards)
                case _:
                    return str(fact)

        return self.why(**{name: words(fact) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        """Return the sentence with plain numbers, suits and cards."""
        return self.in_words(str, lambda suit: suit.name.lower(), cards_text)

    def parts(self) -> Iterator[Reason]:
        """Yield this reason and all reasons within it."""
        yield self
        for fact in self.facts.values():
            if isinstance(fact, Reason):
                yield from fact.parts()

    @property
    def tells_chance(self) -> bool:
        """Whether it says how often something works."""
        return any("share" in part.facts for part in self.parts())

    @property
    def suit(self) -> Suit | None:
        """The first trump suit that the reason mentions, if any."""
        named = [part.facts.get("suit") for part in self.parts()]
        return next((suit for suit in named if isinstance(suit, Suit)), None)


Fact = int | Points | Suit | Cards | Reason


class ReasonPhrase(Phrase):
    """Base class of catalogs whose sentences are put into words where they are displayed."""

    def because(self, **facts: Fact) -> Reason:
        """Return a reason that consists of this sentence and its facts."""
        return Reason(self, facts)


class Why(ReasonPhrase):
    """Whole sentences that say why, the way a friendly player at the table would."""

    # ---- bidding and trump
    NO_BID = "You can't bid with this hand."
    MUST_OPEN = "You have to open the bidding."
    GOOD_FOR = "With normal help from your partner you should make about {points}."
    GOOD_FOR_ALONE = "You should make about {points}."
    GOOD_FOR_ONLY = "Your hand is good for only about {points}."
    GOOD_FOR_LITTLE = "Your hand is too weak to bid."
    HELPS_PARTNER = "It tells your partner that your hand can help."
    PARTNER_HAS_IT = "Your partner has the bid: leave it there."
    OWN_RUN = "You hold a run in {suit}: it counts only if you name trump."
    BETTER_SUIT = "With {suit} trump you should make about {points}, far more than your partner bid."
    TELLS_ACES = "It tells your partner that you hold aces around."
    TELLS_MELD = "It tells your partner that you have meld."
    SHOWS_MELD = "As agreed, it shows your partner that you have {points} in meld or more, whatever is trump."
    SHOWS_ACES = "As agreed, it shows your partner that you have {count} aces or more."
    SHOWS_RUN = "As agreed, it shows your partner that you have a run."
    SHOWS_SUIT = "As agreed, it shows your partner that you have {count} cards or more of one suit."
    WOULD_SHOW = "As agreed, a bid would show your partner what you don't hold."
    TAKES_BACK = "Your partner only showed meld and leaves trump to you: you should make about {points}."
    WORKS = "Bidding {points} in {suit} works {often}."
    WORKS_AND_TIES = "Bidding {points} in {suit} works {often}. Passing is about as good."
    WORKS_BUT_TIES = "Bidding {points} in {suit} works {often}, but passing is about as good."
    WORKS_BUT_COSTS = "Bidding {points} in {suit} works {often}, but passing is worth about {loss} more."
    WORKS_FOR_LITTLE = "Bidding {points} in {suit} works {often}, but gains only about {gain}: not worth the risk."
    FAILS_TOO_OFTEN = "Bidding {points} in {suit} works {often} and gains about {gain}: too little for the risk."
    LEFT_TO_PARTNER = "Bidding {points} in {suit} works {often}, but gains only about {gain}: leave it to your partner."
    SELDOM_BUT_TIES = "Bidding {points} in {suit} works {often}, but passing is no better."
    SELDOM_BUT_GAINS = "Bidding {points} in {suit} works {often}, but passing would cost you about {gain}."
    MAY_DECIDE = "Bidding {points} in {suit} works {often}, but this hand may decide the game."
    ALMOST_ALWAYS = "almost every time"
    MOSTLY = "about {share}% of the time"
    SELDOM = "only about {share}% of the time"
    ALMOST_NEVER = "only once in a great while"
    PASSING_WINS = "Passing should win the match."
    PASS_TOO_CLOSE = "Passing may do just as well."
    PROMISES_NOTHING = "Your hand is too weak to add anything."
    OWN_SHARE = "Your own meld and half of your side's tricks should cover that."
    SUM_WORKS = "Your side should make its sum {often}."
    SUM_IS_ENOUGH = "Your partner's bid is enough: adding to it would risk more than it gains."
    SUM_RISKS_MORE = "A bid would risk more than it gains: your side scores what it makes anyway."
    OUT_OF_REACH = "{points} is out of reach for this hand."
    SUIT_BEATS = "With {suit} you should get about {points} more than with {other}."
    SUIT_TIES = "{suit} and {other} are about equally good."
    ONLY_SUIT = "It's the only suit you may name."
    PAID_BETTER = "{suit} pays more, and should do."

    # ---- cards given away, laid aside, drafted, called
    NOT_NEEDED = "Your least useful cards: you give up no meld."
    NOT_NEEDED_BUT_MELD = "It breaks up {points} of meld, but these cards cost you the least."
    PARTNER_MAY_MELD = "Your partner may meld with {cards}."
    STAY_TOGETHER = "Keep {cards} together: your side scores them in either hand."
    HELP_DECLARER = "Trump, aces and pinochle cards help the bidder most."
    BEST_TO_GIVE = "These are the most helpful cards you have."
    CARDS_COST = "{cards} would cost you about {points}."
    STAYS = "You keep the card that helps your hand most."
    HIGH = "It's a high card."
    WIDOW_WILL_DO = "With these cards {points} may still be made."
    MAKES_MARRIAGE = "It makes a marriage."
    MAKES_PINOCHLE = "It makes a pinochle."
    LONG_SUIT = "It makes a long suit longer."
    NEXT_IS_BETTER = "It does little for you: the next card is probably better."
    BEATS_THE_NEXT = "It should bring you about {points} more than the next card."
    NEXT_BRINGS_MORE = "The next card should bring you about {points} more."
    CALLS_BEST = "It's the best trump you don't have: whoever holds it becomes your partner."

    # ---- melds and last words
    TOO_MANY_TRICKS = "You need {points} in tricks, and there are only {total}."
    TRICKS_OUT_OF_REACH = "You need {points} in tricks: too much for this hand."
    MELD_IS_ENOUGH = "Your meld alone makes the bid."
    TRICKS_IN_REACH = "You need {points} in tricks, and this hand can get them."
    MOON_IS_FAR = "Winning every trick is too much to hope for."
    MOON_IS_RISKY = "You may well win every trick, but the moon isn't worth the risk."
    MOON_PAYS_LITTLE = "Winning every trick is worth as much without shooting the moon."
    MOON_IS_SURE = "No card of yours should lose: shoot the moon."
    MOON_PAYS = "Winning every trick works {often}: shooting the moon gains you about {points}."
    STAYS_OUT = "Your partner has to win every trick alone: stay out of the way."
    WORSE_TO_PLAY = "Playing on would cost you about {points} more than throwing in."
    WORTH_PLAYING = "Throwing in would cost you about {points} more than playing on."
    BETTER_TO_GIVE_UP = "Playing on would cost you about {points} more than giving up."
    BETTER_THAN_GIVING_UP = "Giving up would cost you about {points} more than playing on."
    AS_GOOD_TO_PLAY = "Throwing in would be no better."
    ANOTHER_HAND = "Almost any other hand is better."
    GOOD_AS_IT_IS = "It's better than a usual hand, for all its low cards."
    WORTH_MOST = "This is the most you can meld."
    NO_MELD = "You have nothing to meld."
    NOTHING_PAYS = "Nothing you can meld now pays."
    DIX_COUNTS = "The dix counts on top of any other meld."
    TURNED_CARD = "The turned card is better than your dix."
    MARRIAGE_FIRST = "Meld the marriage first: the run can follow later."
    WORTH_OVER_TURNS = "It pays best over the rest of the deal."
    WORTH_IN_HAND = "Your cards are worth more in your hand for now."
    PAYS_MOST = "No other meld pays more right now."
    DIX_BEFORE_MELD = "Meld the dix first: it gets you the turned card."
    REACHES_TARGET = "You have {points}: that wins the game."

    # ---- leading a card
    ONLY_CARD = "It's the only card you may play."
    DRAWS_SURE = "Pull trump: yours is the high one."
    DRAWS = "Pull trump: make theirs fall."
    TRUMPS_ARE_OUT = "The opponents are out of trump."
    LONG_TRUMPS = "You're long in trump: pull theirs."
    ONLY_TRUMPS = "You have nothing but trump."
    TOP_CLUB = "It's the high club."
    TOP_DIAMOND = "It's the high diamond."
    TOP_HEART = "It's the high heart."
    TOP_SPADE = "It's the high spade."
    NO_HIGHER = "Nobody else has a higher one."
    SIDE_TAKES = "Your side should take this trick."
    NOTHING_AT_RISK = "It's not a counter."
    MAY_LOSE = "It may well lose, but it looks like your best lead."
    LEAST_USEFUL = "Your least useful card."
    SPARE = "It's the card you'll miss least."

    # ---- following to a trick
    TAKES = "It takes the trick."
    TAKES_AND_SAVES = "It takes the trick, and you keep your {other}."
    TAKES_AND_MELDS = "It takes the trick, and then you may meld."
    LIKELY_TAKES = "It will probably take the trick."
    LIKELY_TAKES_AND_SAVES = "It will probably take the trick, and you keep your {other}."
    MAY_TAKE = "It may take the trick."
    SIDE_HAS_IT = "Your side has the trick."
    SIDE_HAS_IT_COUNT = "Your side has the trick: throw a counter."
    SIDE_HAS_IT_SAVE = "Your side has the trick: keep your {other}."
    SIDE_TAKES_COUNT = "Your side should take this: throw a counter."
    PARTNER_TAKES_COUNT = "Your partner should take this: throw a counter."
    SIDE_TAKES_SAVE = "Your side should take this trick: keep your {other}."
    LOST = "The trick is lost."
    LOST_SAVE = "The trick is lost: save your {other}."
    LOST_KEEP = "The trick is lost, but your {other} will be worth more later."
    LIKELY_LOST = "The trick is probably lost."
    LIKELY_LOST_SAVE = "The trick is probably lost: save your {other}."
    LIKELY_LOST_KEEP = "The trick is probably lost, but your {other} will be worth more later."
    CANNOT_WIN = "You can't win this trick: throw off as little as you can."
    NOT_WORTH_IT = "This trick isn't worth taking."

    # ---- beside another card or meld
    AND = "{what} {beside}"
    OTHER_COSTS = "{other} would cost you about {points}."
    OTHER_TIES = "{other} does about as well."
    TOO_CLOSE = "{other} may do just as well."
    KNOWN_COSTS = "You know every card now: {other} would cost you {points}."
    KNOWN_TIES = "You know every card now. Nothing beats this."
    GAINS = "That gains you about {points}."
