"""The text of the drills."""

from pinochle_qt.phrases import Phrase


class DrillWord(Phrase):
    """Labels, buttons and short sentences."""

    PAGE = "Drills"
    MELDS = "Meld drill"
    BIDS = "Bid drill"
    GAME = "Which game"
    NEXT = "Next hand"

    # ---- melds
    HOW_MUCH = "{suit} are trump. How much is your meld?"
    HOW_MELD = "Type the points and press Enter, or click a number."
    POINTS = "Your count"
    MELD_RIGHT = "Yes: {points}"
    MELD_WRONG = "No: it's {points}"
    NOTHING = "No meld at all"
    MELD_ROW = "{meld}, {points}: {cards}"
    MELD_DONE_ONE = "One hand counted so far: {right} right, {time}."
    MELD_DONE = "The last {count} hands: {right} right, {time} each."
    SECOND = "1 second"
    SECONDS = "{count} seconds"
    MELD_NONE = "No hands counted yet."

    # ---- bids
    WHAT_BID = "What do you bid?"
    SPOKE = "{name}: {call}"
    YOU_FIRST = "You are the first to bid."
    THINKING = "Expert is looking at your bid…"
    NO_OPINION = "Expert has no opinion on this hand."
    YOURS = "You: {answer}"
    EXPERT = "Expert: {advice}"
    AGREED = "Expert would do the same."
    AS_GOOD = "As good as Expert's choice: {advice}"
    OF_HUNDRED = "Of 100 imagined deals with your bid, about {made} make it and {set} go set."
    MORE = "On average it's worth about {points} more than {other}."
    LESS = "On average it's worth about {points} less than {other}."
    EVEN = "On average it's worth as much as {other}."
    A_PASS = "a pass"
    THE_LOWEST = "the lowest bid"
    BID_DONE = "The last {count} hands: {good} as good as Expert's choice, {points} lost per hand."
    BID_DONE_ONE = "One hand so far, {points} lost."
    BID_NONE = "No hands bid yet."
