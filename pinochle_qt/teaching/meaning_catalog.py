"""The sentences about what bids, passes, cards and melds mean; `pinochle_qt.teaching.meanings` chooses them."""

from pinochle_qt.ai.reasons import ReasonPhrase


class Meaning(ReasonPhrase):
    """What an action tells everybody who saw it. The line above names the player, so the sentences need not."""

    BY_CHANCE = "This player picks at random, so it means nothing."

    # ---- bids
    OPENING_FORCED = "The rules make the first bidder open, so it says nothing about the hand."
    HAS_TO_OPEN = "Whoever holds meld has to open here, so it may say no more than that."
    HOLDS = "Hands for such a bid usually have about {points} in meld and {count} trump."
    HOLDS_RUN_OR = "Hands for such a bid usually have about {points} in meld, often a run, and {count} trump."
    HOLDS_RUN = "Hands for such a bid usually have a run, about {points} in meld and {count} trump."
    OFTEN_WRONG = "At this level, that is easily {points} off, more often too low than too high."
    OVER_PARTNER = "To bid over a partner, the hand should hold a run, or be worth {points} more than that."
    PERSON_BIDS = "It says that the hand is good for this much, or means to push others up."
    HOLDS_MARRIAGE = "Bidding takes a marriage here, so there is one in the hand."
    NAMES_SUIT = "In {suit}, the hand's meld and strong cards together are worth the most."
    NAMES_SUIT_PERSON = "Most likely the best meld or the longest suit of the hand is in {suit}."
    BID_MARRIAGE = "Bidding {suit} takes a marriage in that suit, so there is one in the hand."
    BID_MELD = "Bidding {suit} takes a run, a marriage or the dix of that suit, so there is one in the hand."
    BIDS_MOON = "It promises to win every single trick: hardly any card in this hand can lose with the right trump."
    SIGNALS_MELD = "By agreement, a bid higher than needed shows the partner {points} in meld, whatever is trump."
    SIGNALS_ACES_AROUND = "By agreement, one step over the opening shows the partner aces around."
    SHOWS_MELD = "As agreed, it shows the partner {points} in meld or more, whatever is trump."
    SHOWS_ACES_AROUND = "As agreed, it shows the partner aces around."
    SHOWS_ACES = "As agreed, it shows the partner {count} aces or more."
    SHOWS_RUN = "As agreed, it shows the partner a run."
    SHOWS_SUIT = "As agreed, it shows the partner {count} cards or more of one suit."
    SHOWS_ASKS = "As agreed, it asks the partner to show meld."
    TAKES_BACK = "The partner's jump only showed meld: this player still names trump."
    OR_LOWEST = "It's also the lowest possible bid, so it may mean no more than that."
    JUMPS = "It's {points} higher than it had to be: a strong hand, or meant to shut the others out."
    WANTS_TRUMP = "It takes the bid from the partner: this hand wants to name trump, and most likely holds a run."
    GOES_ON = "It began at {points} and goes on: the last bid says how good the hand is."
    BETTER_THAN_USUAL = (
        "A usual hand is good for about {usual} here: this one should have {points} more in meld or trump."
    )
    USUAL_HAND = "A usual hand is good for about {usual} here, so it takes nothing special."
    PROMISES = "It promises three quarters of what it expects: its own meld and half of its side's tricks."
    PROMISES_EXPERT = "Expert bids what should bring its side most: enough to name trump, or only what is safe."
    ADDS = "That's what this hand adds to its side's contract."
    ADDS_NOTHING = "The hand is too weak to promise anything."
    ADDS_NOTHING_EXPERT = "Expert sees nothing to gain by adding to its side's bids."
    ADDS_NOTHING_PERSON = "It says that the hand has nothing to add."
    OR_NO_MARRIAGE = "Perhaps there is no marriage in the hand, and bidding takes one."

    # ---- passes
    HELPS = "Pass with help: aces, kings and queens, some of every suit, perhaps half a pinochle. Most hands have that."
    HELPS_PERSON = "Pass with help: it tells the partner that there is meld or strength in the hand."
    HELPS_NOT = "Without “help”: few aces, kings and queens, or one very short suit."
    NOT_GOOD_FOR = "The hand isn't good for {points}."
    NOT_WORTH = "Expert sees too little to gain by bidding {points}."
    NOT_GOOD_FOR_PERSON = "It says that the hand isn't good for {points}."
    LEAVES_IT = "The partner has the bid, so even a fair hand leaves it there."
    NO_MELD_TO_OPEN = "Whoever holds meld has to open here: this hand has no marriage, no pinochle, no around."

    # ---- the contract and trump
    CONTRACT = "Meld and tricks together now have to reach {points}, or the contract is set."
    CONTRACT_MOON = "Every trick now has to be won: one that is lost costs the moon."
    CONTRACT_FORCED = "The rules choose the bidder here, so it says little about the hand."
    CONTRACTS = "Each side now has to reach its own total in meld and tricks."
    THROWN_IN = "The rules let a hand as poor as this be thrown in."
    GIVES_UP = "The bid looks out of reach, so it's given up before the play."
    TRUMP = "In this suit, the hand's meld and strong cards together are worth the most."
    TRUMP_PERSON = "Most likely it's the best meld or the longest suit of the hand."
    TRUMP_BY_MELD = "There was no trump until this meld: the first one of its kind makes its suit trump."
    TRUMP_MARRIAGE = "Whoever can must name a suit in which they hold a marriage."
    TRUMP_MELD = "Whoever can must name a suit in which they hold a run, a marriage or the dix."
    CALLS = "It's the best trump that isn't in this hand. Whoever holds it is the partner."
    CALLS_PERSON = "Whoever holds that card becomes the partner."
    CALLS_NOBODY = "Nobody else holds that card, so there is no partner yet."
    IS_PARTNER = "The called card is in this hand, and the two play together now."

    # ---- cards that change hands
    KEEPS_FIRST = "A high card, or one that fits a marriage, a pinochle or a long suit. The next one went away unseen."
    TAKES_SECOND = "The first card did little for the hand. The second one has to be kept, whatever it is."
    KEEPS_FIRST_EXPERT = "Expert expected less from the next card, which went away unseen."
    TAKES_SECOND_EXPERT = "Expert expected more from the next card. That one has to be kept, whatever it is."
    KEEPS_ONE = "One of two cards is kept, and the second can only be taken unseen."
    WIDOW = "It adds {count} cards, and just as many have to be laid aside again."
    WIDOW_ONE = "It adds one card, and one has to be laid aside again."
    KITTY = "Everybody gets one card from the kitty, and the bidder decides which."
    KITTY_BEST = "The bidder keeps the one that helps most; the strongest of the others goes across the table."
    GIVES = "The bidder gets trump first, then aces, then half a pinochle. Few trump are held back."
    GIVES_PERSON = "It should help the bidder most: usually trump, aces and pinochle cards."
    GIVES_BACK = "It's what the bidder needs least, seldom a card from a meld better than a marriage."
    GIVES_BACK_PERSON = "Usually it's what the bidder needs least."
    LAYS_ASIDE = "It's what the hand needs least: hardly ever a card from a meld, but often a short suit."
    LAYS_ASIDE_PERSON = "Usually it's what the hand needs least, often a whole short suit."

    # ---- melds
    SHOWS_ALL = "Computer players show all that counts: there is no more meld in this hand."
    SHOWS_NOTHING = "Computer players show all that counts, so there is no meld in this hand."
    SHOWS_PERSON = "A person may show less than there is."
    STAYS_IN_HAND = "The cards stay in the hand until they are played: remember them."
    LAYS = "Of all it could meld, this should pay best over the rest of the deal."
    STAYS_ON_TABLE = "Melded cards may be played to a trick like any other."
    TRADES = "The dix may be traded for the turned card, which is in this hand now."
    DRAWS_OPEN = "Everybody has seen it, so this card in the hand is known."

    # ---- the last word before the play
    THROWS_IN = "It needs more in tricks than this hand can hope for."
    THROWS_IN_EXPERT = "Expert tried the hand in imagined deals: playing it costs more than throwing it in."
    PLAYS_ON = "What it still needs in tricks seems to be within reach."
    SHOOTS = "It promises to win every single trick: hardly any card in this hand can lose."

    # ---- leading a card
    LEADS_BY_RULE = "By the rules, the bidder's first lead is trump."
    LEADS_TRUMP = "That pulls trump: once it's gone, nobody can trump this side's high cards."
    LEADS_TRUMP_AGAINST = "That pulls the bidder's own trump, so fewer tricks can be trumped."
    LEADS_TRUMP_LAST = (
        "Against the bidder, this level leads trump only when nothing better is left, and mostly when nothing else is."
    )
    LEADS_TOP = "Nothing higher in {suit} is left: only a trump can beat it."
    LEADS_TOP_TRUMP = "No higher trump is left: nothing can beat it."
    LEADS_LOW = "It's no sure trick: the partner may win it, or little is given up."
    LEADS_LOW_ALONE = "It's no sure trick, and mostly one that gives up little."
    LATE = "This late in the deal, it may just be what is left."
    LEADS_SPARE = "Most likely a card that can be spared. While the stock lasts, strong cards and meld are kept."

    # ---- following
    LAST_CARD = "It was the last card, so there was no choice."
    NO_SUIT = "There is no card in {suit} left in this hand."
    NO_SUIT_NO_TRUMP = "Neither {suit} nor trump is left in this hand, or one would have had to be played."
    HAS_TO_TRUMP = "There is no card in {suit} left in this hand, so the rules call for a trump."
    NOTHING_HIGHER = "The {card} had to be beaten if possible: nothing higher in {suit} is left in this hand."
    IF_LEGAL = "That is true if the card was legal: a wrong one is only penalized later."
    HAS_TO_BEAT = "Whoever can has to beat the {card}, so it says little more."
    TAKES = "It takes the trick so far, though nothing forced it to."
    ADDS_POINTS = "Their side has the trick, so they throw on points."
    ADDS_NO_POINTS = "Their side has the trick. Most likely they had no points to throw on."
    ADDS_POINTS_AGAINST = "The bidder doesn't have the trick, so they throw on points."
    ADDS_NO_POINTS_AGAINST = "The bidder doesn't have the trick. Most likely they had no points to throw on."
    GIVES_UP_LITTLE = "The others have the trick, so they get no points."
    GIVES_UP_POINTS = "The others have the trick and get points: most likely there was nothing cheaper to play."
    FREE_CHOICE = "While the stock lasts, any card may be played, so it says nothing about suits."
    WANTS_TRICK = "They wanted the trick: for its points, or to meld."
    LETS_GO = "They let the trick go, to keep better cards."

    # ---- tricks
    TRICK_WON = "The highest trump wins. Without a trump, the highest card of the suit that was led does."
    FIRST_OF_EQUALS = "Of two equal cards, the first one wins."
    LAST_TRICK = "The last trick counts {points} extra."

    # ---- declaring out
    OUT = "By this player's count, tricks and meld so far reach the target."
    OUT_BY_RULE = "Tricks and meld are counted as they come in, and reach the target."
