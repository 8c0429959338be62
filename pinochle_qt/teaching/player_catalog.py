"""The sentences about how the computer players think; `pinochle_qt.teaching.players` chooses them."""

from pinochle_qt.ai.reasons import ReasonPhrase


class PlayerWord(ReasonPhrase):
    """What a level knows and does, and what all of them have in common."""

    # ---- all of them
    SEES_NOTHING = (
        "No computer player sees a card that you couldn't see from its seat. Each thinks in a process of its own, "
        "which is told what that seat knows, and nothing else."
    )
    SAME_FOR_ALL = (
        "All of them get the same honest deal. They don't talk to each other, and they don't learn how you play."
    )
    IMAGINES = (
        "To imagine a deal is to place the hidden cards at random, in a way that fits all that this level knows. "
        "Each card that may be played is then played out in it, and the one that does best on average is chosen."
    )
    IN_TIME = (
        "None of them thinks longer than {seconds} seconds about a decision: on a slow computer, they imagine fewer "
        "deals. If other programs keep the computer busy, you wait a little longer instead."
    )
    HINTS = (
        "A hint is what Expert would do in your seat, with what you know. When you look back, Expert takes more time."
    )

    # ---- what a level knows
    LAST_TRICK = "The cards of the last trick"
    LAST_TRICKS = "The cards of the last {count} tricks"
    ALL_CARDS = "Every card that has been played"
    NO_MELDS = "It forgets which melds were shown"
    MELDS = "Melds that were shown, and cards that were passed to it or by it"
    PROOFS = "What others can't hold, judging by how they followed"
    HABITS = "What a bidder and a partner who passed cards usually hold"
    READS = "What others probably hold, judging by the cards they chose to play"
    LEVELS = "The level of each computer player, as you do"

    # ---- what it does
    THUMB = "Goes by rules of thumb, for every bid and every card"
    THUMB_BIDS = "Bids, names trump and passes cards by rules of thumb"
    GIFTS = "Bids and names trump by rules of thumb, but tries out passed cards in {count} imagined deals"
    WORLDS = "Imagines {count} deals for each card"
    PICKED_WORLDS = "Imagines {count} deals for each card, each the likeliest of {among}"
    STOCK = "Imagines up to {count} deals while the stock lasts"
    AUCTION = "Tries out bids, trump and passed cards in {count} imagined deals, and minds the bidding and the score"
    EXACT = "Works out the last {count} tricks of the imagined deals exactly"
    SOFT = "Judges roughly: one time in ten, it takes the worse of two cards {points} points apart"
    SANE = "Avoids mistakes that anybody at the table would see"
    BIAS = "Plays its aces early, and shies away from leading trump"
    MOOD = "Bids may well be {points} points off, too low more often than too high"

    # ---- the same at a glance
    IN_SHORT = (
        "None of them sees a card that you couldn't see from its seat. Most of them imagine how the hidden cards may "
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
    MOOD_BRIEF = "Bids may be {points} points off"
    EXACT_BRIEF = "Works out the last {count} tricks exactly"
    AUCTION_BRIEF = "Tries out bids, and minds the score"
    RUNGS = "With the same cards for both, in points a deal: {rungs}."
    RUNG = "{name} gets about {points} more than {other}"

    # ---- the ladder
    BETTER = "{name} takes {points} more points a deal than {other}, give or take {error}, over {deals} deals."
    EVEN = "{name} and {other} came out even: {points} points a deal, give or take {error}, over {deals} deals."
    MEASURED = (
        "The game was “{game}”. Both played the same deals, from both sides. “Give or take” is twice the standard "
        "error."
    )
    OVER = "{name} over {other}"
    GIVE_OR_TAKE = "{points} ± {error}"
    IN_EVERY_GAME = (
        "These are points a deal, ± twice the standard error; what may be chance is gray. Each game has a scale of "
        "its own, so only numbers in the same row can be compared."
    )
    WINS_WITH_LESS = (
        "In “{game}”, {name} takes fewer points than {other}, but plays for the match: it won {share}% of {count} "
        "matches, where {even}% would have been its fair share."
    )
    REPEAT = "You can measure it yourself:"

    # ---- contracts beside the chances that bidders gave them
    PROMISES_ABOUT = (
        "This is how many contracts were made with {name} in every seat: of all of them, and of those to which the "
        "bidder had given about the same chance."
    )
    ALL_CONTRACTS = "Made"
    BY_CHANCE = "Expected, and made"
    MADE_OF = "{share}% of {count}"
    SAID_AND_MADE = "{said}%: {share}% of {count}"
