"""What is said where something of a game is saved outside the program, in plain English."""

from pinochle_qt.phrases import Phrase


class Export(Phrase):
    """Saving pictures and score sheets to files."""

    SAVE_PICTURE = "Save picture"
    PICTURES = "Pictures (*.png)"
    FILE_NAME = "Pinochle {date}, {title}"
    SAVED = "Saved to {path}."
    CANNOT_SAVE = "{path} can't be saved: {reason}."
