"""Text of the page on which people gather at one table with their phones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from pinochle_qt.protocol.messages import PersonThere


class TogetherWord(Phrase):
    """Titles, labels, buttons and sentences."""

    TITLE = "Play together"
    LINE = "Phones hold the hands; this screen or a TV shows the table."
    LINE_CLOSED = "Every phone is a hand of cards."

    # ---- before the table is open, and when something is wrong
    CLOSED = "One table, and everybody's phone"
    CLOSED_WHY = (
        "Opening the table lets phones and computers on your home network join it with a code; until then, nothing is"
        " open to anybody."
    )
    CLOSED_WHY_SERVER = (
        "Opening the table at this server lets anybody who has its link or its code join it, from anywhere; until then,"
        " nothing is open to anybody."
    )
    SERVER = "Table server"
    SERVER_NONE = "none: at this computer"
    OPEN = "Open the table"
    OPEN_AGAIN = "Open it again"
    TRY_AGAIN = "Try again"
    OPENING = "Opening the table…"
    OPENING_WHY = "This takes a moment."
    ENDED = "The table is closed"
    ENDED_WHY = "Nobody can join anymore. An unfinished game is kept among your games."
    NO_NETWORK = "No network"
    NO_NETWORK_WHY = "This computer isn't connected to a network: join the Wi-Fi that the phones use, then try again."
    FAILED = "There's no table"
    WHAT_IS_PLAYED = "You'll play {game}."

    # ---- joining somebody else's table
    JOIN_LINK = "Join a table on another computer…"
    GO_BACK = "Back to the table of {name}"
    JOIN_TITLE = "Join a table"
    JOIN_WHY = "The screen of the table shows its address and its code."
    JOIN_ADDRESS = "Address, or the whole link"
    JOIN_CODE = "Code of six letters"
    JOIN_CODE_MISSING = "Please enter the six letters of the table's code, too."
    JOIN = "Join"
    JOINING = "Looking for the table…"
    NEARBY_LOOKING = "Looking for tables in this network…"
    NEARBY_NONE = "No table has answered in this network."
    NEARBY_SOME = "Tables in this network:"
    NEARBY_ONE = "Table of {name}: {game}"
    NEARBY_HOST = "Table of {name}"
    NEARBY_UNNAMED = "{address}: {game}"
    NEARBY_AGAIN = "Look again"
    NO_ADDRESS = "No table has answered in this network: please enter its address, too."
    SEVERAL = "Several tables have answered: please choose one."
    JOIN_CANCEL = "Cancel"
    LINE_GUEST = "You're a guest at a table on another computer."
    GUEST_TITLE = "You're at the table"
    GUEST_CHOOSE = "Choose a free seat; without one, you watch."
    GUEST_WAIT = "Whoever opened the table deals."
    EVENING_WAIT = "The club night says where you sit, and when you play."
    TO_TABLE = "To the table"
    LEAVE_TABLE = "Leave the table"

    # ---- closing the table while others are there
    CLOSE_TITLE = "Close the table for all?"
    ONE_STILL_HERE = "One other person is still at the table."
    STILL_HERE = "{count} other people are still at the table."
    CLOSE_KEPT = "The match is kept among your games. When you continue it there, everybody comes back to their seats."
    CLOSE_UNSAVED = "This match is not saved, so it is lost."
    CLOSE_OR_ADJOURN = (
        "Adjourned, the match is kept for 30 days: everybody comes back to their seats with the same link or code. If"
        " you close the table for good, it is lost."
    )
    ADJOURN = "Adjourn it"
    CLOSE_FOR_ALL = "Close it for all"
    KEEP_OPEN = "Keep it open"

    # ---- how others join
    POINT = "Point a phone's camera here"
    OR_OPEN = "or open on the same Wi-Fi"
    OR_OPEN_ANYWHERE = "or open anywhere"
    ENTER_CODE = "and enter the table's code"
    QR = "QR code for {address} with the table's code"
    CODE = "The table's code: {code}"
    NETWORK = "Network"
    COPY = "Copy address"
    COPIED = "Copied"
    LARGER = "Larger"
    SMALLER = "Smaller"
    HOME_ONLY = "Nothing leaves your home network, and nobody can see a hand but its owner."
    AT_SERVER = "The table is at a server: it stays open when this computer is off."
    CLOSE = "Close the table"
    NOT_FOUND = "A phone doesn't get here?"

    # ---- who sits where
    WHO = "Who sits where"
    TAKEN = "{taken} of {total} seats taken"
    ROTATE = "{count} people: one sits out each deal"
    DOOR = "At the door"
    DOOR_HOW = "drag to a seat, or let them choose"
    DOOR_MORE = "and {count} more"
    DOOR_EMPTY = "Nobody is waiting."
    UNTIL_DEAL = "Everybody may change seats until the first deal."
    FREE = "Free seat"
    NOBODY = "Nobody yet"
    GUEST = "Guest {number}"
    PHONE = "Phone"
    SCREEN = "This screen"
    WINDOW = "Another computer"
    PROGRAM = "Another program"
    READY = "{device}, ready"
    READY_BRIEF = "Ready"
    CONNECTED = "Connected"
    COMPUTER = "Computer, {level}"
    NOT_PROGRAM = "{level}, not {program}"
    AWAY = "Away {seconds} s"
    AWAY_COMPUTER = "Away, {level} plays"
    AWAY_ONLY = "Away"
    PLACE_NAME = "Seat {number}: {name}, {line}"

    # ---- what can be done with a place
    SIT_HERE = "Sit here myself"
    SHARE_SCREEN = "Play here, too, at this screen…"
    NAME_OF_OTHER = "Name"
    STAND_UP = "Leave this seat"
    RENAME = "Rename…"
    OWN_NAME = "Your name"
    NEW_NAME = "New name of {name}"
    BECOME = "Computer player"
    LEAVE_FREE = "Leave it free"
    SWAP = "Change seats with"
    GIVE_TO = "Give this seat to"
    PLACE_AT = "Give a seat"
    PLACE = "{number}: {name}"
    TO_DOOR = "Back to the door"
    SEND_AWAY = "Send away"
    TAKE_PHONE = "Others see your cards here: take a phone, too."
    TAKE_PHONES = "{count} people hand this screen to each other: take phones, too."

    # ---- how they play
    AT_TABLE = "At this table"
    CLOCK = "Clock"
    CLOCK_OFF_WHY = "Everybody may think as long as they like"
    CLOCK_WHY = "{seconds} seconds a card, and two minutes in reserve"
    CLOCK_TOLD = "Clock: {seconds} seconds a card, and two minutes in reserve for the whole match."
    CLOCK_OFF = "Off"
    CLOCK_SECONDS = "{seconds} s"
    HINTS = "Hints allowed"
    HINTS_WHY = "Anyone may ask; the others are told"
    SPECTATORS = "Spectators"
    SPECTATORS_WHY = "They see the table, never a hand"
    FILL = "Fill with computer players"
    FILL_WHY = "Free seats, and whoever loses connection"
    PHRASES = "Phrases"
    PHRASES_WHY = "one touch, no typing at the table"
    EDIT = "Edit…"
    PHRASE = "Phrase {number}"
    DONE = "Done"
    USUAL = "The usual ones"
    RULES = "House rules"
    CHANGE = "Change…"
    GAME_TO = "{game}, first to {target}"
    CHOOSE_GAME = "Choose the game for this table"
    TAKE_GAME = "Play this"
    DEAL = "Deal"
    TV = "Show on a TV"
    TV_HERE = "On this screen"
    TV_SCREEN = "On {name}, {width} × {height}"
    NO_TV = "You play at this screen: everybody would see your cards."
    DEAL_NOW = "Deal now: whoever comes later can take over a computer's hand."
    WAIT_FOR = "{count} free: let somebody sit down there, or let computer players fill the table."
    PAUSE = "Pause"
    CONTINUE = "Continue"
    PAUSED = "The game is paused."
    PLAYING = "The game goes on at the table."
    OVER = "The match is over."
    DEAL_AGAIN = "New match"
    TAB_WHO = "Who sits where"
    TAB_OPTIONS = "At this table"


_DEVICES: Final = frozenset({"phone", "screen", "window"})


def device_name(device: str) -> str:
    """Return what somebody plays with."""
    return (TogetherWord[device.upper()] if device in _DEVICES else TogetherWord.PROGRAM)()


def person_line(person: PersonThere, *, fills: bool, skill: str, program: str = "", brief: bool = False) -> str:
    """Return how somebody plays; `fills` says whether a computer player of a level takes a free place.

    It does so in place of the `program` that would play in a match of the host alone. What is `brief` has space on the
    smallest plates.
    """
    if person.plays == "person" and person.away is not None:
        return _away_line(person, brief=brief)
    if person.plays == "person":
        device = device_name(person.device)
        if brief:
            return TogetherWord.READY_BRIEF() if person.ready else TogetherWord.CONNECTED()
        return TogetherWord.READY(device=device) if person.ready else device
    if person.plays == "free" and not fills:
        return TogetherWord.NOBODY()
    level = skill_name(person.skill if person.plays == "computer" else skill)
    if brief:
        return level
    return (TogetherWord.NOT_PROGRAM if program else TogetherWord.COMPUTER)(level=level, program=program)


def _away_line(person: PersonThere, *, brief: bool) -> str:
    if person.away:
        return TogetherWord.AWAY(seconds=person.away)
    if person.skill and not brief:
        return TogetherWord.AWAY_COMPUTER(level=skill_name(person.skill))
    return TogetherWord.AWAY_ONLY()
