"""The text of the odds in the auction."""

from pinochle_qt.phrases import Phrase


class OddsWord(Phrase):
    """Labels, the legend below the table, and the text for screen readers."""

    SHOW = "Show odds"
    HIDE = "Hide odds"
    MELD = "Meld"
    BRINGS = "Likely total"
    LEGEND = "% chance to make it"
    SAFE = "{share}% safe"
    EVEN = "even money"
    EXPERT_TO = "Expert: {advice}, go up to {limit}"
    NONE_SUMMED = "No odds here: your side's bids are added up."

    HELP = "Counted from many deals that Expert imagined to fit the bids so far."

    # ---- what screen readers say
    TABLE = "Odds"
    ROW = "{suit}: meld {meld}, likely total {points}."
    SAFE_TO = "Safe up to {amount}."
    EVEN_TO = "Even money up to {amount}."
    LONG_SHOT = "No bid is even money."
    CELL = "{amount} in {suit}: {share}%."
