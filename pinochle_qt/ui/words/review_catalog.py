"""The words of the review of a deal."""

from pinochle_qt.phrases import Phrase


class ReviewWord(Phrase):
    """Labels, buttons and short lines."""

    TITLE = "Review of deal {number}"
    STEPS = "Steps of the deal"
    STEP = "Step {step} of {steps}"
    FIRST = "First step"
    BACK = "One step back"
    ON = "One step forward"
    LAST = "Last step"
    NEXT_CHOICE = "Next decision"
    DONE = "{name} is done melding."
    DONE_YOU = "You are done melding."
    EXPERT = "What Expert would do"
    EXPERT_SAME = "Expert would do the same"
    THINKING = "Thinking…"
    AGREED = "Expert agrees on {same} of {count} decisions"
    AGREED_SO_FAR = "Expert agrees on {same} of {count} decisions so far"
    WIDOW = "Widow"
    STOCK = "Stock"
    ASIDE = "Buried"
    ROW = "{name}: {cards}"
    ROW_NONE = "{name}: no cards"
