"""What is said about a table at which another program deals, and about the connection to it."""

from __future__ import annotations

from pinochle_qt.phrases import Phrase


class FarWord(Phrase):
    """Sentences about the table, for the person at the window."""

    ADDRESS = "{address} is no address of a table: please enter what the screen of the table shows."
    NOT_THERE = "No table answers at {address}: please check the address, and that both computers are in one network."
    NO_TABLE = "What answers at {address} is no table of this program: please check the address."
    SERVER_ADDRESS = "{address} is no address of a server: please enter one such as https://cards.example.org."
    NO_SERVER = "No server answers at {address}: please check the address, and the connection to the Internet."
    NOT_TRUSTED = "{address} cannot prove that it is the right server ({reason}): please check the address."
    NO_TLS = "{address} asks for an encrypted connection, for which the library OpenSSL 3 is missing here."
    NEW_TABLE = "The table runs a newer version of this program: please update the one on this computer."
    OLD_TABLE = "The table runs an older version of this program: please update the one on the table's computer."
    OTHER_VERSION = "The table runs another version of this program: please install the same version on both computers."
    LOST = "The connection to the table is lost. The game goes on as soon as it is back."
    SLOW = "The line to the table is slow: your answer is on its way."
    BACK = "The connection to the table is back."
    OPEN_AGAIN = "The table is open again: the game goes on where it was."
    NONSENSE = "The table sent something that makes no sense, so the connection has been closed."
    FLOOD = "The table sent too much at once, so the connection has been closed."
    NO_COPY = "The table's record of the game is not what this window has seen, so it isn't kept among your games."
    WAITING = "The connection to the table is not back yet: please try again in a moment."
    AWAY = "Away {seconds} s"
    SECONDS = "{seconds} s"
    RESERVE = "Reserve {time}"
    REPLACED = "Away: the computer plays"
    RESTARTED = "The table ended unexpectedly, and has been opened again where it was."
    AT_TABLE = "You are playing together with others: please leave the table first."
    HOST_LEFT = "The table has been closed."
