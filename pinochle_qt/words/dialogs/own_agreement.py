"""The texts of the dialog in which people make a bidding convention of their own."""

from pinochle_qt.phrases import Phrase


class OwnAgreementWord(Phrase):
    """Labels, buttons and sentences."""

    # ---- beside the choice
    MAKE = "Make your own…"
    CHANGE = "Change…"
    IMPORT_TITLE = "Import a bidding convention"
    EXPORT_TITLE = "Export a bidding convention"
    FILES = "Bidding conventions (*{suffix})"
    IMPORTED_ANEW = "You already had “{name}”, so the new convention is saved as “{other}”."

    # ---- the dialog
    TITLE = "Your own bidding convention"
    NEW_NAME = "Our bids"
    ROWS = "What the bids show, the most important first"
    ROW = "{bid}: {shows}"
    FOUND = "→ {problem}"
    GOOD = "No gaps and no contradictions."
    TO_FIX_ONE = "1 note on your rows"
    TO_FIX = "{count} notes on your rows"
    ADD = "Add"
    REMOVE = "Remove"
    UP = "Up"
    DOWN = "Down"
    SAME_NAME = "You already have “{name}”. Save again to replace it."
    NO_NAME = "Give the convention a name to save it."

    # ---- a row
    WHEN = "When"
    OPENING = "The first bid"
    OVER_OPENING = "Directly over the lowest opening"
    AFTER_PARTNER = "Once the partner has bid"
    AFTER_OPPONENTS = "Others have bid, but not the partner"
    RAISE = "Any bid over another one"
    HOW_HIGH = "How high"
    LOWEST = "The lowest bid"
    ONE_STEP = "One step higher"
    STEPS = "{count} steps higher"
    EXACTLY = "Exactly that"
    OR_MORE = "Or more"
    SHOWS = "Shows"
    MELD = "Meld"
    ACES_AROUND = "Aces around"
    ACES = "A number of aces"
    RUN = "A run"
    SUIT = "A long suit"
    ASKS = "Asks the partner to show meld"
    NOTHING = "Nothing"
    LEAST = "At least"
    BELOW = "Less than"
    NO_LIMIT = "no limit"

    # ---- trying it
    TRY = "Deal a hand"
    TRY_FIRST = "It opens with {bid}: {shows}."
    TRY_BID = "After {before}, it bids {bid}: {shows}."
    TRY_PASS = "After {before}, it passes."
    TRY_NO_OPENING = "It passes."
    TRY_NOTHING = "In this game, no auction comes that far."
