"""The text that all rooms share, and some about the list of games."""

from pinochle_qt.phrases import Phrase


class RoomWord(Phrase):
    """Labels and buttons around a room."""

    BACK = "Back to the table"
    ESCAPE = "Esc"
    INDEX_NEWER = "A newer version made the list of games {path}. It's left alone, and your games are listed anew."
    INDEX_NOT_KEPT = "The list of games can't be kept in {path}: {reason}. It's made anew each time."
