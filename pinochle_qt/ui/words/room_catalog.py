"""The text that all rooms share, and some about the list of games."""

from pinochle_qt.phrases import Phrase


class RoomWord(Phrase):
    """Labels and buttons around a room."""

    BACK = "Back to the table"
    BACK_TO_PAGE = "Back"
    ESCAPE = "Esc"
    INDEX_NEWER = "A newer version made the list of games {path}. It's left as it is, and a new list is made."
    INDEX_NOT_KEPT = "The list of games can't be saved in {path}: {reason}. It's rebuilt each time."
