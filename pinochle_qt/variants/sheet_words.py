"""The sentences of the rules sheet, in plain English, as a catalog for translators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import speaks_binokel
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules


class NumberWord(Phrase):
    """Numbers in words; a translation may use digits instead."""

    NO = "no"
    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"


_NUMBERS: Final = tuple(NumberWord)


def number_words(count: int) -> str:
    """Return a number in words, or in digits from nine on."""
    return _NUMBERS[count]() if count < len(_NUMBERS) else str(count)


class RuleSheetWord(Phrase):
    """Sentences and parts of sentences."""

    # ---- the game in a sentence
    LABELS_WITHIN = "small"
    """How a rule's label begins within a sentence: "small", or "same" if nouns keep their capitals."""
    TO_TARGET = "to {target}"
    SINGLE_DEAL = "a single deal"
    SO_MANY_DEALS = "{count} deals"
    AS_USUAL = "{game}, {players} players, {length}, standard rules."
    OTHERWISE_USUAL = "{game}, {players} players, {length}, otherwise standard rules."
    HOUSE_RULES = "{game}, {players} players, {length}; house rules: {rules}."
    HOUSE_RULE = "{rule}: {value}"
    NEXT_RULE = "; "

    # ---- lists
    AND = "{first} and {last}"
    COMMA = ", "
    SEMICOLON = "; "

    # ---- players
    PLAYERS = "{count} players."
    SIDES = "There are {count} sides."
    INDIVIDUAL = "Everyone plays alone."
    PARTNERS_OPPOSITE = "Players who sit opposite each other are partners, so there are two sides."
    TWO_TEAMS_ALTERNATING = "Every second player is on the same team, so there are two sides."
    PAIRS_OPPOSITE = "Your partner sits opposite you."
    CALLED_PARTNER = (
        "Partners are found anew in every deal: the bidder calls a trump, and the first player who "
        "holds it is the partner."
    )
    DEALER_RESTS = "There is one more at the table: the dealer gets no cards and rests."
    PARTNERS_CHANGE = "Partners change that way, so everybody has a score: whatever the side scores in each deal."
    PEOPLE_REST = "There are more at the table: those on the dealer's right rest."

    # ---- the pack
    PACK = "{count} cards: {copies} of each in four suits. They rank {ranks}, the highest first."
    PACK_NINES = "{count} cards: {copies} of each, except for the nines: {nines}. They rank {ranks}, the highest first."
    NINES_ALL = "{count} of every suit"
    NINES_OF = "{count} of {suits}"
    NINES_NONE = "none of {suits}"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"

    # ---- the deal
    DRAFT = (
        "Nothing is dealt. Players take turns looking at the top card of the deck. Keep it, and the next card is "
        "thrown away; throw it away, and you must keep the next one, whatever it is. This goes on until everyone "
        "holds {count} cards."
    )
    DEALT_ONE = "Everyone is dealt {count} cards, one at a time."
    DEALT = "Everyone is dealt {count} cards, {packet} at a time."
    UPCARD = "The next card is turned up, and its suit is trump."
    FIRST_MARRIAGE = (
        "No card is turned up, and there is no trump until somebody melds a marriage: its suit is trump from then on, "
        "and it counts as a royal marriage. If nobody melds one, the whole deal is played without trump."
    )
    FIRST_MARRIAGE_OR_RUN = (
        "No card is turned up, and there is no trump until somebody melds a marriage or a run: its suit is trump from "
        "then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump."
    )
    FIRST_MARRIAGE_OR_SEQUENCE = (
        "No card is turned up, and there is no trump until somebody melds a marriage or a sequence: its suit is trump "
        "from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump."
    )
    STOCK = "The other {count} cards are the stock that you draw from."
    STOCK_UPCARD = "The other {count} cards are the stock that you draw from; the turned card is the last of them."
    ROTATION = "The deal passes to the left."

    # ---- bidding
    NOBODY_BIDS = "Nobody bids. The player to the dealer's left names trump and leads to the first trick."
    HIGHEST_BID = "The high bidder has to score the bid in meld and tricks together."
    LOWEST_BID = "Bidding starts at {least}, and {steps}."
    STEPS = "every bid is a multiple of {step}"
    STEPS_BIG = "every bid is a multiple of {step}; from {high} on, of {big}"
    FIRST_BID = "The first to speak may open lower, from {least} up, and bids go on from there."
    DECLARER_NAMES = "The high bidder names trump."
    BIDS_ALONE = "Everyone bids once and has to make that bid."
    BIDS_SUMMED = (
        "Everyone bids once, and partners add their bids. Every side that has bid has to make its sum in meld and "
        "tricks together."
    )
    STEPS_OR_NONE = "{steps}. A bid may also be 0."
    MOST_NAMES = "Whoever bids most is the bidder and names trump."
    HIGHER_NAMES = "The higher bidder of the side with the highest sum is the bidder and names trump."
    CONVENTION = (
        "Bids tell your partner about meld: {over} over an opening bid of {opened} shows aces around; after that, "
        "one step more than the last bid asks for meld, and two steps or more promise it. Nobody has to bid this "
        "way."
    )

    # ---- widow and passing
    WIDOW = "widow"
    DABB = "Dabb"
    """What the widow is called in binokel."""
    WIDOW_SHARED = (
        "{count} cards are set aside. The bidder looks at them, keeps one and gives one to each of the others."
    )
    WIDOW_TAKEN = "{count} cards are set aside. The bidder picks them up and buries as many."
    WIDOW_TAKEN_ONE = "One card is set aside. The bidder picks it up and buries one."
    PASSED_AT_ONCE = "After trump is named, bidder and partner pass each other {count} cards at the same time."
    PASSED = "After trump is named, the partner passes the bidder {count} cards and then gets {count} back."
    PASSED_ONE_AT_ONCE = "After trump is named, bidder and partner pass each other a card at the same time."
    PASSED_ONE = "After trump is named, the partner passes the bidder a card and then gets one back."

    # ---- melds
    MELD_BEFORE_PLAY = (
        "Before the first trick everyone shows meld. The cards go back into the hands once they are counted."
    )
    MELD_BY_BIDDER = (
        "Before the first trick the bidder shows meld. The cards go back into the hand once they are counted."
    )
    MELD_AFTER_TRICK = (
        "As long as the stock lasts, whoever wins a trick may lay melds on the table. Melded cards can be played "
        "from there."
    )
    MELD = "Meld"
    RUNDGANG = "A marriage in every suit, the Rundgang, adds up to {points} with its kings and queens around."
    CARDS = "Cards"
    ONCE = "once"
    TWICE = "twice"
    THREE_TIMES = "three times"
    FOUR_TIMES = "four times"
    FIVE_TIMES = "five times"
    SIX_TIMES = "six times"
    SEVEN_TIMES = "seven times"
    EIGHT_TIMES = "eight times"
    OF_EVERY_SUIT = "{cards} of every suit"
    OF_ANY_SUITS = "{cards} of any suits"
    OF_ANOTHER_SUIT = "{cards} of another suit"
    OF_ONE_SUIT = "{cards} of one suit"
    OF_TRUMPS = "{cards} of trump"
    OF_RUN = "{cards} of a run of trump"
    OF_PLAIN_RUN = "{cards} of a run of another suit"
    PINOCHLE_CARDS = "Q of spades and J of diamonds"
    BESIDE_MARRIAGES = "beside a marriage in every suit"
    BESIDE_RUN = "{cards} of trump beside a run"
    GAME = "game"
    NO_MELD = "–"

    # ---- tricks
    STOCK_PLAY = (
        "As long as the stock lasts, you may play any card. The winner of the trick draws the top card of the "
        "stock, then the others draw, and the winner leads next. When the stock is gone:"
    )
    TRICK_COUNT = "There are {count} tricks. Whoever wins a trick leads to the next."
    FOLLOW = (
        "You must follow suit. If you cannot, you must play a trump. If you have neither, play any card. The "
        "highest trump wins, or else the highest card of the suit led; of two equal cards the first one wins."
    )

    # ---- scoring
    ACES = "aces"
    TENS = "tens"
    KINGS = "kings"
    QUEENS = "queens"
    JACKS = "jacks"
    NINES = "nines"
    EIGHTS = "eights"
    SEVENS = "sevens"
    CARDS_COUNT = "Cards in tricks count: {worths}."
    WORTH = "{cards} {points}"
    NOTHING = "nothing"
    LAST_TRICK = "Winning the last trick counts {points}."
    LAST_STOCK_TRICK = "Winning the trick for the last cards of the stock counts {points}."
    AT_STAKE = "Together {points} points are at stake in every deal."
    SMALL_SCALE = "All points are written without their last zero: 25 stands for 250."
    CONTRACT = "{made}; {lost} {rest}. The others score their meld and tricks."
    MADE_ALONE = "A bidder who makes the bid scores meld and tricks"
    MADE_ALONE_BID = "A bidder who makes the bid scores the bid and no more"
    MADE = "A side that makes its contract scores meld and tricks"
    MADE_BID = "A side that makes its contract scores the bid and no more"
    MADE_SUM = "A side that makes its sum scores meld and tricks"
    MADE_SUM_BID = "A side that makes its sum scores the bid and no more"
    LOST_ALONE = "one who does not is set, loses the bid"
    LOST_ALONE_TWICE = "one who does not is set, loses twice the bid"
    LOST_ALONE_TIMES = "one who does not is set, loses {times} times the bid"
    LOST = "one that does not is set, loses the bid"
    LOST_TWICE = "one that does not is set, loses twice the bid"
    LOST_TIMES = "one that does not is set, loses {times} times the bid"
    KEEPS_MELD = "but still scores the meld"
    KEEPS_TRICKS = "but still scores the tricks"
    KEEPS_BOTH = "but still scores the meld and the tricks"
    KEEPS_NOTHING = "and scores nothing else"
    SAVE_ALONE = "Everyone has to win at least {needed} for the meld to count."
    SAVE_DEFENDERS = "Defenders have to win at least {needed} for the meld to count."
    SAVE_SIDES = "Every side has to win at least {needed} for the meld to count."
    A_TRICK = "a trick"
    A_POINT = "a point in tricks"
    POINTS_IN_TRICKS = "{points} points in tricks"

    BIDS_PAID = (
        "Only the bidder plays for points: the others play together to beat the bid. After the deal the bid is settled "
        "in chips, and points beyond it count for nothing. All others at the table pay a bidder who has made it."
    )
    GIVING_UP_PAYS = "A bidder who gives up before the first lead pays each of them as much, in any suit."
    GIVING_UP_PAYS_HALF = "A bidder who gives up before the first lead pays each of them half as much, in any suit."
    SET_PAYS_ONCE = "One who plays and fails pays each of them as much."
    SET_PAYS_TWICE = "One who plays and fails pays each of them twice as much."
    SET_PAYS_TIMES = "One who plays and fails pays each of them {times} times as much."
    CHIPS_LISTED = "A bid is worth, in chips: {worths}."
    CHIPS_UNDER = "under {bid}, {chips}"
    CHIPS_FROM = "from {bid}, {chips}"

    # ---- winning, wrong cards, checks
    ONE_DEAL = "One deal is played, and whoever scores most wins."
    ONE_DEAL_CHIPS = "One deal is played, and whoever wins most chips wins."
    DEALS = "{count} deals are played, and whoever then has most points wins. Deals that everyone passes don't count."
    DEALS_CHIPS = (
        "{count} deals are played, and whoever then has most chips wins. Deals that everyone passes don't count."
    )
    UNTIL_SOMEBODY = "Deals are played until somebody has {target} points."
    UNTIL_SIDE = "Deals are played until a side has {target} points."
    RENEGE = "You can play a card against the rules. If somebody notices, the deal ends at once and your side pays."
    RENEGE_OTHERS = (
        "Nobody scores tricks then. The others score their meld; if a defender did it, the bidder's side also scores "
        "the bid."
    )
    CHECKS_EARNED = (
        "Besides points you play for checks. What you earn is paid by each of the others, and what you lose goes to "
        "each of them."
    )
    CHECK_REASON = "What counts"
    CHECK_COUNT = "Checks"
    CHECK_RUN = "Run, single or double"
    CHECK_ACES = "Aces around"
    CHECK_DOUBLE_MARRIAGE = "Two marriages in one suit"
    CHECK_DOUBLE_PINOCHLE = "Double pinochle"
    CHECK_DOUBLE_AROUND = "Double aces, kings, queens or jacks around"
    CHECK_ROUNDHOUSE = "Roundhouse"
    CHECK_NINES = "Seven nines or more when dealt"
    CHECK_MATCH = "Winning the match"
    CHECK_SET = "Playing a bid and going set"
    CHECK_GIVEN_UP = "Giving up a bid without play"
    CHECK_UNSEEN = "Giving up a forced bid before looking at the widow"
    CHECK_BIDDERS_RENEGE = "A wrong card played by the bidder"
    CHECK_DEFENDERS_RENEGE = "A wrong card played by a defender"
    CHECK_WORTH = "Each check is worth {stake}."


def widow_name(rules: Rules) -> str:
    """Return what the widow is called in this game, as a word within a sentence."""
    return (RuleSheetWord.DABB if speaks_binokel(rules) else RuleSheetWord.WIDOW)()
