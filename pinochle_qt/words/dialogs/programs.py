"""What is said of other programs that play at the table."""

from __future__ import annotations

from pinochle_qt.ai.skill_names import HOUSE, skill_name
from pinochle_qt.phrases import Phrase


class ProgramWord(Phrase):
    """Labels and sentences about programs as players."""

    SEAT = "Program: {name}"
    ANOTHER = "Another program…"
    TITLE = "Programs that play"
    WHICH = "Which program"
    NEW = "A new one"
    NAME = "Name"
    COMMAND = "Command that starts it"
    COMMAND_HINT = "Such as: python3 mybot.py"
    WARNING = (
        "The program runs on this computer with all your rights, and can read and change your files. Only enter a "
        "command that you trust. It is started for matches that you begin here, never by a saved game or a file of "
        "rules."
    )
    ONLY_HERE = "Programs play only in matches that you begin here; in Play together, computer players sit there."
    ALLOW = "Allow and use"
    REMOVE = "Remove"
    NO_NAME = "Give the program a name."
    TAKEN = "Another player is called {name} already. Give the program another name."
    NOT_RUN = "This command can't be used: {reason}."
    REPLACED = "{name} didn't answer as the rules ask, so {house} decides in its place wherever it doesn't."
    COUNT = "{house} decided {count} times for {name}."
    COUNT_ONE = "{house} decided once for {name}."


def replaced_sentence(name: str, count: int) -> str:
    """Return how often a computer player has decided for somebody who is a program."""
    phrase = ProgramWord.COUNT_ONE if count == 1 else ProgramWord.COUNT
    return phrase(house=skill_name(HOUSE), count=count, name=name)
