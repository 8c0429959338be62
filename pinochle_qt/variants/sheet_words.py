"""The sentences of the sheet of rules, in plain English, as a catalog that translations are made from."""

from pinochle_qt.phrases import Phrase


class Number(Phrase):
    """How many, in words; a language may write figures instead."""

    NO = "no"
    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"


class Sheet(Phrase):
    """Titles, sentences and their parts."""

    # ---- titles
    TABLE = "Players"
    DECK = "The pack"
    DEAL = "The deal"
    AUCTION = "Bidding"
    WIDOW = "The widow"
    PASSING = "Passing cards"
    MELDS = "Melds"
    TRICKS = "Playing the tricks"
    SCORING = "Scoring"
    MATCH = "Winning"
    PENALTIES = "Wrong cards"
    CHECKS = "Checks"

    # ---- the game in a sentence
    LABELS_WITHIN = "small"
    """How the label of a rule begins within a sentence: "small", or "same" where nouns keep their capitals."""
    TO_TARGET = "to {target}"
    SINGLE_DEAL = "a single deal"
    AS_USUAL = "{game} for {players}, {length}, as it is usually played."
    HOUSE_RULES = "{game} for {players}, {length}; house rules: {rules}."
    HOUSE_RULE = "{rule}: {value}"
    NEXT_RULE = "; "

    # ---- lists
    AND = "{first} and {last}"
    COMMA = ", "
    SEMICOLON = "; "

    # ---- players
    PLAYERS = "{count} players."
    SIDES = "There are {count} sides."
    INDIVIDUAL = "Everybody plays alone."
    PARTNERS_OPPOSITE = "The players who sit opposite each other are partners: two sides."
    TWO_TEAMS_ALTERNATING = "Every second player belongs to the same team: two sides."
    PAIRS_OPPOSITE = "Every player is the partner of the one opposite."
    CALLED_PARTNER = (
        "Partners are found in every deal: the declarer calls a trump, and the first player who holds it is the "
        "partner."
    )
    DEALER_RESTS = "One more is at the table: the dealer gets no cards and rests."
    PARTNERS_CHANGE = "So partners change, and everybody has a score: whatever the side scores in each deal."
    PEOPLE_REST = "More are at the table: those on the dealer's right rest."

    # ---- the pack
    PACK = "{count} cards: {copies} of each in four suits. They rank {ranks}, the highest first."
    PACK_NINES = (
        "{count} cards: {copies} of each in four suits, but of the nines {nines}. They rank {ranks}, the highest first."
    )
    NINES_ALL = "{count} of every suit"
    NINES_OF = "{count} of {suits}"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"

    # ---- the deal
    DRAFT = (
        "Nothing is dealt. In turn each player looks at the top card of the pack and either keeps it and discards the "
        "next, or discards it and keeps the next, whatever that is, until everybody holds {count} cards."
    )
    DEALT = "Everybody gets {count} cards, {packet} at a time."
    UPCARD = "The next card is turned up: its suit is trumps."
    STOCK = "The other {count} cards are the stock, from which the hands are filled up."
    STOCK_UPCARD = (
        "The other {count} cards are the stock, the turned card its last, from which the hands are filled up."
    )
    ROTATION = "The deal goes around to the left."

    # ---- bidding
    NOBODY_BIDS = "Nobody bids. The player left of the dealer names trumps and plays the first card."
    HIGHEST_BID = "The highest bidder plays the contract, in points of meld and tricks together."
    LOWEST_BID = "The lowest bid is {least}, and {steps}."
    STEPS = "every bid is a multiple of {step}"
    STEPS_BIG = "every bid is a multiple of {step}; from {high} on, of {big}"
    FIRST_BID = "Whoever speaks first may bid less, from {least} on."
    DECLARER_NAMES = "The declarer names trumps."
    BIDS_ALONE = "Every player bids once and has to make that bid."
    BIDS_SUMMED = (
        "Every player bids once, and partners add their bids up. Every side that has bid has to make its sum in meld "
        "and tricks together."
    )
    STEPS_OR_NONE = "{steps}. A bid may also be 0."
    MOST_NAMES = "Whoever has bid most is the declarer and names trumps."
    HIGHER_NAMES = "The higher bidder of the side with the highest sum is the declarer and names trumps."
    CONVENTION = (
        "Bids tell partner about meld: {over} over an opening bid of {opened} shows aces around; otherwise one step "
        "more than the bid before asks for meld, and two steps or more tell of meld. Nobody has to bid so."
    )
    NO_JUMPS = "Every bid is the lowest possible."

    # ---- widow and passing
    WIDOW_SHARED = (
        "{count} cards are set aside. The declarer looks at them, keeps one and gives one to each of the others."
    )
    WIDOW_TAKEN = "{count} cards are set aside. The declarer takes them and discards as many."
    WIDOW_UNSEEN = "Nobody but the declarer sees the widow."
    PASSED_AT_ONCE = "Once trumps are named, declarer and partner give each other {count} cards at the same time."
    PASSED = "Once trumps are named, the partner gives the declarer {count} cards, and then gets {count} back."
    NOT_RETURNED = "The declarer may not give back cards just received."

    # ---- melds
    MELD_BEFORE_PLAY = (
        "Before the first trick everybody shows melds, which go back into the hands once they are counted."
    )
    MELD_AFTER_TRICK = (
        "Who wins a trick while the stock lasts may lay melds on the table; they can be played from there."
    )
    MELD = "Meld"
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
    OF_ANOTHER_SUIT = "{cards} of another suit"
    OF_ONE_SUIT = "{cards} of one suit"
    OF_TRUMPS = "{cards} of trumps"
    PINOCHLE_CARDS = "Q of spades and J of diamonds"
    BESIDE_MARRIAGES = "besides a marriage in every suit"
    BESIDE_RUN = "{cards} of trumps besides a run"
    GAME = "game"
    NO_MELD = "–"

    # ---- tricks
    STOCK_PLAY = (
        "While the stock lasts any card may be played to a trick. The winner draws the top card of the stock, then the "
        "others, and leads next. When the stock is gone:"
    )
    TRICK_COUNT = "There are {count} tricks. The winner of each leads to the next."
    FOLLOW = (
        "Suit must be followed; who cannot follow must play a trump; who has neither plays any card. The highest trump "
        "wins, otherwise the highest card of the suit led; of two equal cards the first wins."
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
    CARDS_COUNT = "In the tricks the cards count: {worths}."
    WORTH = "{cards} {points}"
    NOTHING = "nothing"
    LAST_TRICK = "Winning the last trick counts {points}."
    AT_STAKE = "Together {points} points are at stake in every deal."
    SMALL_SCALE = "All points are told without their last zero: 25 stands for 250."
    CONTRACT = "{made}; {lost} {rest}. The others score their meld and tricks."
    MADE_ALONE = "A declarer who makes the bid scores meld and tricks"
    MADE_ALONE_BID = "A declarer who makes the bid scores the bid and no more"
    MADE = "A side that makes its contract scores meld and tricks"
    MADE_BID = "A side that makes its contract scores the bid and no more"
    MADE_SUM = "A side that makes its sum scores meld and tricks"
    MADE_SUM_BID = "A side that makes its sum scores the bid and no more"
    LOST_ALONE = "one who does not is set, loses the bid"
    LOST_ALONE_TWICE = "one who does not is set, loses twice the bid"
    LOST = "one that does not is set, loses the bid"
    LOST_TWICE = "one that does not is set, loses twice the bid"
    KEEPS_MELD = "but still scores the meld"
    KEEPS_TRICKS = "but still scores the tricks"
    KEEPS_BOTH = "but still scores the meld and the tricks"
    KEEPS_NOTHING = "and scores nothing else"
    SAVE_ALONE = "Everybody has to win at least {needed} for the meld to count."
    SAVE_DEFENDERS = "Defenders have to win at least {needed} for the meld to count."
    SAVE_SIDES = "Every side has to win at least {needed} for the meld to count."
    A_TRICK = "a trick"
    A_POINT = "a point in tricks"
    POINTS_IN_TRICKS = "{points} points in tricks"

    # ---- winning, wrong cards, checks
    ONE_DEAL = "One deal is played; whoever has most points wins."
    UNTIL_SOMEBODY = "Deals are played until somebody has {target} points."
    UNTIL_SIDE = "Deals are played until a side has {target} points."
    RENEGE = "A card may be played against the rules. If it is noticed, the deal ends at once and its side pays."
    CHECKS_EARNED = (
        "Besides the points, big melds and the game earn checks from each of the others. A declarer who plays and "
        "fails pays two to each of them, and one for giving up."
    )
    CHECK_WORTH = "Every check is worth {stake}."
