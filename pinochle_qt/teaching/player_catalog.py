"""The sentences about how the computer players think; `pinochle_qt.teaching.players` chooses them."""

from pinochle_qt.phrases import Phrase


class PlayerWord(Phrase):
    """What a level knows and does, and what all of them have in common."""

    # ---- all of them
    SEES_NOTHING = (
        "No computer player sees a card that you could not see in its seat. It thinks in a process of its own, "
        "which is given what that seat knows, and nothing else."
    )
    SAME_FOR_ALL = (
        "All of them are dealt the same honest cards. They don't talk to each other, and they don't learn how you play."
    )
    IMAGINES = (
        "To imagine a deal is to lay the hidden cards out at random, as they may lie after all that this level knows. "
        "Each card that may be played is then played out in it, and the one that does best on average is taken."
    )
    IN_TIME = (
        "None of them thinks longer than {seconds} seconds about a decision: on a slow computer fewer deals are "
        "imagined. If other programs keep the computer busy, you wait a little longer instead."
    )
    HINTS = "A hint is what Expert would do in your seat, with what you know. Looking back, Expert takes more time."

    # ---- what a level knows
    LAST_TRICK = "The cards of the last trick"
    LAST_TRICKS = "The cards of the last {count} tricks"
    ALL_CARDS = "Every card that has been played"
    NO_MELDS = "It forgets which melds were shown"
    MELDS = "Melds that were shown, and cards that were passed to it or by it"
    PROOFS = "What others cannot hold, by how they had to follow"
    HABITS = "What a bidder and a partner who passed cards usually hold"
    READS = "What others probably hold, by the cards that they chose to play"
    LEVELS = "The level of each computer player, as you do"

    # ---- what it does
    THUMB = "Goes by rules of thumb, in bidding and with every card"
    THUMB_BIDS = "Bids, names trump and passes cards by rules of thumb"
    WORLDS = "Imagines {count} deals for each card"
    PICKED_WORLDS = "Imagines {count} deals for each card, each the likeliest of {among}"
    STOCK = "Imagines {count} deals while the stock lasts"
    AUCTION = "Tries bids, trump and passed cards in {count} imagined deals, and heeds the bidding and the score"
    EXACT = "Works the imagined deals out exactly from the last {count} tricks on"
    SOFT = "Judges roughly: of two cards it takes the one that is {points} points worse one time in ten"
    SANE = "Avoids mistakes that anybody at the table would see"
    BIAS = "Plays its aces early, and shies away from leading trumps"
    MOOD = "Bids are easily {points} points off, too low more often than too high"

    # ---- the same at a glance
    IN_SHORT = (
        "None of them sees a card that you could not see in its seat. Most of them imagine how the hidden cards may "
        "lie, and play those deals out."
    )
    LAST_TRICK_BRIEF = "The last trick, no melds"
    LAST_TRICKS_BRIEF = "The last {count} tricks, no melds"
    ALL_BRIEF = "All cards played and melds shown"
    HABITS_BRIEF = "Also what bidders usually hold"
    READS_BRIEF = "Also what each card gives away"
    WORLDS_BRIEF = "Imagines {count} deals"
    THUMB_BRIEF = "Goes by rules of thumb"
    SOFT_BRIEF = "Imagines {count} deals, judges them roughly"
    MOOD_BRIEF = "Bids are easily {points} points off"
    EXACT_BRIEF = "Works out the last {count} tricks exactly"
    AUCTION_BRIEF = "Tries out bids, and heeds the score"
    RUNGS = "With the same cards for both, in points a deal: {rungs}."
    RUNG = "{name} gets about {points} more than {other}"

    # ---- the ladder
    BETTER = "{name} takes {points} points a deal more than {other}, give or take {error}, in {deals} deals."
    EVEN = "{name} and {other} came out even: {points} points a deal, give or take {error}, in {deals} deals."
    MEASURED = (
        "The game was “{game}”. Both had the same deals, each with either side. “Give or take” is twice the standard "
        "error."
    )
    OVER = "{name} over {other}"
    GIVE_OR_TAKE = "{points} ± {error}"
    IN_EVERY_GAME = (
        "These are points a deal, ± twice the standard error; what may be chance is gray. Each game has points of its "
        "own, so only numbers in the same row can be compared."
    )
    WINS_WITH_LESS = (
        "In “{game}”, {name} takes fewer points than {other}, but plays for the match: it won {share}% of {count} "
        "matches, where {even}% would have been its fair share."
    )
    REPEAT = "Anybody can measure it again:"

    # ---- contracts beside the chances that bidders gave them
    PROMISES_ABOUT = (
        "This is how many contracts were made with {name} in every seat, and how many of those that the bidder had "
        "given about the same chance."
    )
    ALL_CONTRACTS = "Made"
    BY_CHANCE = "Expected, and made"
    MADE_OF = "{share}% of {count}"
    SAID_AND_MADE = "{said}%: {share}% of {count}"
