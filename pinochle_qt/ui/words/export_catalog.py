"""The text about saving parts of a game outside the program, in plain English."""

from pinochle_qt.phrases import Phrase


class Export(Phrase):
    """Saving pictures and score sheets to files, and the text in a score sheet."""

    SAVE_PICTURE = "Save picture"
    SAVE_PDF = "Save as PDF"
    SAVE_SHEET = "Save score sheet"
    SAVE_GAME = "Export game"
    SAVE = "Save…"
    SAVE_HELP = "Save the score sheet as a picture, PDF, table or text"
    COPY = "Copy"
    COPY_HELP = "Copy the score sheet as text"
    COPIED = "Copied"
    SHEET = "score sheet"
    PICTURES = "Pictures (*.png)"
    PDF = "PDF (*.pdf)"
    TABLES = "Tables for spreadsheets (*.csv)"
    TEXTS = "Text (*.txt)"
    GAMES = "Pinochle games (*{suffix})"
    FILE_NAME = "Pinochle {date}, {title}"
    SAVED = "Saved to {path}."
    CANNOT_SAVE = "{path} can't be saved: {reason}."

    DEALER = "Dealer"
    SCORE = "Score"
    PAGE = "Page {page} of {pages}"
