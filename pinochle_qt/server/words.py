"""What a table says to its guests by itself."""

from __future__ import annotations

from pinochle_qt.phrases import Phrase


class ServerWord(Phrase):
    """Why something cannot be done."""

    VERSION = "This page is older than the table: please load it again."
    WRONG_CODE = "No table here has this code: please look at the screen and enter it again."
    TAKEN = "Somebody else sits here now: please choose another seat."
    LATE = "The game has moved on: please look again."
    NO_MESSAGE = "The table did not understand that: please load the page again."
    NOT_NOW = "That is not possible right now."
    TOO_MUCH = "Too many messages came from here: please load the page again."
    TOO_MANY_TRIES = "That were too many wrong codes: please wait a minute, and look at the screen again."
    ELSEWHERE = "You have come back with another page or device, and play on there."
    CLOSING = "The table is closed: your seat and the game are kept until it opens again."


class TableFault(Phrase):
    """Why there is no table."""

    PORT_TAKEN = (
        "Another program already uses the port {port} of this computer: please choose another one, or end that program."
    )
    NO_PORT = "Other programs use all ports from {first} to {last} of this computer: please end one of them."
    NO_SOCKET = "This system lets the table listen nowhere ({reason}): please look at its network settings."
    NO_NETWORK = (
        "This computer is in no local network, so phones cannot reach the table: please connect it to the same "
        "Wi-Fi as the phones."
    )
    LOST = "The table has ended unexpectedly: please open it again, and the game goes on where it was."
