"""What a table says to its guests by itself."""

from __future__ import annotations

import sys

from pinochle_qt.phrases import Phrase


class ServerWord(Phrase):
    """Why something cannot be done, and what only a table with guests says."""

    VERSION = "This page is older than the table: please load it again."
    WRONG_CODE = "No table here has this code: please look at the screen and enter it again."
    CLOSED = "The table takes no new guests at the moment: please ask whoever opened it."
    FULL = "There are as many guests at this table as it can have."
    TAKEN = "{name} sits here now: please choose another seat."
    SEEN_CARDS = "You have seen other cards of this deal: please wait until it is over."
    IN_DEAL = "That is possible between two deals: please wait until this one is over."
    SHUFFLING = "The cards are being shuffled: please try again in a moment."
    LATE = "The game has moved on: please look again."
    NO_MESSAGE = "The table did not understand that: please load the page again."
    NOT_NOW = "That is not possible right now."
    TOO_MUCH = "Too many messages came from here: please load the page again."
    TOO_MANY_TRIES = "Those were too many wrong codes: please wait a minute, and look at the screen again."
    ELSEWHERE = "You have come back with another page or device, and play on there."
    MOVED = "The address has changed: everybody scans the code again."
    CLOSING = "The table is closed: your seat and the game are kept until it opens again."
    NOT_YOURS = "Only whoever opened the table can do this."
    PAUSED = "The game is paused."
    PAUSE_WANTED = "{name} would like a pause. Without an answer in {seconds} seconds, you agree."
    PAUSE_LAPSED = "Nobody asks for that pause anymore, so the game goes on."
    PAUSE_REFUSED = "{name} would rather play on now."
    PAUSE_AGREED = "The game is paused, as somebody wished. Everybody who plays can go on."
    GOES_ON = "{name} goes on with the game."
    WAIT_FOR_PAUSE = "Please wait a minute before you ask for a pause again."
    FREE_SEATS = "There are free seats: please let computer players take them, or wait."
    NO_HINTS = "There are no hints at this table."
    WAIT_TO_SPEAK = "Please wait a few seconds before you say something again."
    PATIENCE = "Please leave everybody a little time before you say whose turn it is."
    NUDGE = "{name}, it's your turn!"
    MUTED = "Whoever opened the table has muted you."
    REMOVED = "You were removed from the table."
    ENDED = "The table is closed. Thank you for playing!"
    ADJOURNED = "The match is adjourned: come back on another day, and your seat and the game are as they were."
    STILL_ADJOURNED = "This match was adjourned, and waits until everybody is back: then press Continue."
    NO_TABLES_HERE = "This is the table of one host, at which no other tables can be opened."
    NO_SPACE = "This server has as many tables as it can hold: please try again later."
    TOO_MANY_TABLES = "Too many tables were opened from here in the last hour: please try again later."
    TOO_MANY_OPEN = "From here, as many tables as possible are open: please close one, or try again tomorrow."
    NOT_SAVED = "This server cannot save a new table at the moment: please try again later."
    GUEST = "Guest {number}"
    ASKED_HINT = "{name} asked for a hint."
    TIME_UP = "{name}'s time was up, so the computer made this one decision."
    OWN_TIME_UP = "Your time was up, so the computer made this one decision for you."
    LATE_PART = "Your program's part of the shuffle came too late, so this deal is dealt without it."
    ALONE = "Your program is older than the table, so it can't add to the shuffle: please update it."


class TablePhrase(Phrase):
    """What people can say at the table with one touch: at most 24 letters, in every language."""

    WELL_PLAYED = "Well played!"
    NICE_MELD = "Nice meld!"
    THANK_YOU = "Thank you!"
    GOOD_LUCK = "Good luck!"
    SORRY = "Sorry!"
    OOPS = "Oops!"
    WOW = "Wow!"
    CLOSE = "That was close!"
    TAKE_YOUR_TIME = "Take your time."
    ONE_MOMENT = "One moment, please."
    ANOTHER = "One more game?"
    GOOD_GAME = "Good game!"


def usual_phrases() -> tuple[str, ...]:
    """Return what people can say at a table whose host has chosen nothing else, in the current language."""
    return tuple(phrase() for phrase in TablePhrase)


class TableFault(Phrase):
    """Why there is no table."""

    PORT_TAKEN = (
        "Another program already uses the port {port} of this computer: please choose another one, or end that program."
    )
    NO_PORT = "Other programs use all ports from {first} to {last} of this computer: please end one of them."
    NO_SOCKET = "This system lets the table listen nowhere ({reason}): please look at its network settings."
    NO_ADDRESS = "This computer cannot listen at {address} ({reason}): please name one of its own addresses."
    NO_NETWORK = (
        "This computer is in no local network, so phones cannot reach the table: please connect it to the same "
        "Wi-Fi as the phones."
    )
    LOST = "The table has ended unexpectedly: please open it again, and the game goes on where it was."


class FirewallWord(Phrase):
    """What to do if phones do not find the table."""

    WINDOWS = (
        "If phones do not find it, Windows keeps them out: under Windows Security, Firewall and network protection, "
        "allow pinochle-qt as an app in private networks, and make sure that this network is private."
    )
    MACOS = (
        "If phones do not find it, macOS keeps them out: under System Settings, Network, Firewall, Options, let "
        "Pinochle receive incoming connections."
    )
    LINUX = (
        "If phones do not find it, a firewall keeps them out: open its port {port} for TCP, for example with sudo ufw "
        "allow {port}/tcp or sudo firewall-cmd --add-port={port}/tcp."
    )
    GUESTS = "Some networks for guests keep all devices apart: please use another Wi-Fi, or a phone's hotspot."


def firewall_advice(port: int) -> str:
    """Return what to do on this system if phones do not find a table at this port."""
    word = {"win32": FirewallWord.WINDOWS, "darwin": FirewallWord.MACOS}.get(sys.platform, FirewallWord.LINUX)
    return f"{word(port=port)} {FirewallWord.GUESTS()}"
