"""The text shown when the program itself has failed."""

from pinochle_qt.phrases import Phrase


class FaultWord(Phrase):
    """Sentences and buttons about errors in the program."""

    TITLE = "Something went wrong"
    SAID = "That was our mistake, not yours. Your game is saved up to the last move, and you can go on from there."
    ENDED = "That was our mistake, not yours. The program can't go on, but every move is saved."
    LOG = "If you want to report it, copy the details. They are also kept in {path}."
    NO_LOG = "If you want to report it, copy the details."
    COPY = "Copy details"
    COPIED = "Copied"
    GO_ON = "Go on"
    QUIT = "Quit"
    CRASHED = "The program crashed last time. Every move up to then was saved. The details are kept in {path}."
