"""The words of the dialog for decks and tables of the user's own."""

from pinochle_qt.phrases import Phrase


class LookWord(Phrase):
    """The words of the dialog."""

    OPEN = "Decks and tables…"
    TITLE = "Decks and tables"
    HELP = (
        "A folder or zip file with pictures named like AS.svg or 10H.png is a deck; felt.png in it, or any single "
        "picture, is a table. Cardsets of KPatience, Aisleriot and PySol can be added, too."
    )
    DECK = "Deck"
    FELT = "Table"
    OWN_DECK = "Pinochle's own"
    OWN_FELT = "Plain cloth"
    ADD_FOLDER = "Add a folder…"
    ADD_FILE = "Add a file…"
    CHOOSE_FOLDER = "Choose the folder of a deck or a table"
    CHOOSE_FILE = "Choose the file of a deck or a table"
    FILES = "Decks and pictures (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)"
    REMOVE = "Remove…"
    REMOVE_NOW = "Remove it"
    WILL_REMOVE = "The pictures of “{name}” in this program will be deleted, but not the files they came from."
    REMOVED = "“{name}” is removed."
    DRAWING = "The pictures in {name} are being drawn…"
    ADDED = "“{name}” is added."
    PREVIEW = "Preview: five cards and the back on the table"
    AS_IT_IS = (
        "This deck is shown as it is: blue diamonds and green clubs, jumbo index and left-handed index change only "
        "Pinochle's own cards."
    )
    MISSING = "It lacks {cards}: you see Pinochle's own."
    OWN_BACK = "It has its own back, which you see in place of the chosen one."
    NO_BACK = "It has no back: you see the chosen one."
    ONLY_BACK = "It has only a back: the cards are Pinochle's own."
