"""The text of the dialog that asks whether to give up."""

from pinochle_qt.phrases import Phrase


class GiveUpWord(Phrase):
    """Title, lines and buttons."""

    TITLE = "Give up?"
    MATCH_SAID = (
        "The match you leave is kept as it stands. You can pick it up again at any time; until then, it counts as "
        "neither won nor lost. A new one begins."
    )
    UNSAVED_SAID = "This match is not saved. If you leave it, it is lost, and a new one begins."
    DEAL_SAID = "The rules also let you give up just this deal: you lose the bid, and the match goes on."
    MATCH = "Leave the match"
    DEAL = "Give up the deal"
    STAY = "Keep playing"
