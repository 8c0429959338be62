"""What screen readers call the things on the table."""

from pinochle_qt.phrases import Phrase


class ReaderWord(Phrase):
    """Names of the table and its lists, and descriptions of the cards, melds and players in them."""

    TABLE = "Card table"
    HAND = "Your cards"
    TRICK = "Trick"
    MELDS = "Melds on the table"
    MIDDLE = "In the middle"
    PLAYERS = "Players"
    OF = "{name}: {what}"
    CHOSEN = "chosen"
    ON_MAT = "on the mat"
    MELDED = "melded, on the table"
    DEALER = "Dealer"
    TURN = "On turn"
    FACE_DOWN = "Face-down card"
    SCORE = "{score} of {target}"
    SCORE_LEFT = "{score} left of {target}"
    SCORE_ALONE = "score {score}"
