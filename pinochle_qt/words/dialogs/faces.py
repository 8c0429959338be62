"""The words of choosing a picture for somebody at the table."""

from pinochle_qt.phrases import Phrase
from pinochle_qt.words.labels import Word


class FaceWord(Phrase):
    """The words of the choice, and what is wrong with a file."""

    TITLE = "Picture of {name}"
    TITLE_YOU = "Your picture"
    BUTTON = "{title}: {what}"
    LETTER = "The letter {letter}"
    OWN = "Picture from a file"
    FILE = "Picture from a file…"
    CHOOSE_FILE = "Choose a picture"
    FILES = "Pictures (*.png *.jpg *.jpeg)"
    REMOVE = "Remove this picture"

    UNREADABLE = "{file} cannot be read: {reason}."
    KIND = "{file} is neither a PNG nor a JPEG picture."
    TOO_LARGE = "{file} has more than {size} MB."
    TOO_MANY = "{file} has more than {count} million pixels."
    DAMAGED = "{file} is damaged."
    NOT_KEPT = "The picture cannot be kept: {reason}."


def face_title(name: str) -> str:
    """Return the title of the choice for somebody with this name as shown."""
    return FaceWord.TITLE_YOU() if name == Word.YOU() else FaceWord.TITLE(name=name)
