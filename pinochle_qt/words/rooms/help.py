"""The text of Help, and what the keys do in every part of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping


class HelpWord(Phrase):
    """Titles, labels and sentences."""

    TITLE = "Help"
    KEYS = "Keys"
    PLAYERS = "Computer players"
    NEWS = "What's new"
    MORE = "More"
    PLAYERS_LINE = "What they know, and how they decide"
    AT_TABLE = "At this table: {names}."
    KNOWS = "What it knows"
    DOES = "What it does"
    LADDER = "How strong they are"
    PROMISES = "How well they judge odds"
    KEYS_LINE = "Everything works by keyboard"
    NEWS_LINE = "What has changed in this version"
    NEWS_LINE_ENGLISH = "What has changed in this version, in English"
    EARLIER_LINK = "Earlier versions"
    EARLIER_LINE = "What changed before, newest first, in English"
    MORE_LINE = "Rules, files and source"
    SEARCH = "Search keys…"
    NOTHING_FOUND = "No key found for “{sought}”."
    SAVE_PDF = "Save as PDF…"
    PAGE_MISSING = "This page is missing: the program isn't fully installed."
    RULES_TITLE = "Rules"
    RULES_LINK = "The rules of this game"
    RULES_TEXT = "Everything that applies at this table, including the house rules."
    CHECKS_TITLE = "Checks"
    CHECKS_TEXT = "In check pinochle, each of the others pays for what you earn, and you pay each of them for the rest."
    RECORD_TITLE = "Your games"
    RECORD_TEXT = "Every game is a text file that other programs can read, too."
    RECORD_LINK = "How a game is written down"
    FOLDER_LINK = "Your games folder"
    RECORD_LINE = "How a game is written down, in English"
    SOURCE_TITLE = "The program"
    SOURCE_TEXT = (
        "Pinochle {version} is free software under the MIT license: you may read it, change it and pass it on."
    )
    SOURCE_LINK = "The folder with its source"
    SOURCE_ELSEWHERE = "You can get its source where you got the program."
    LICENSES_LINK = "What it is made of, and the licenses"
    TOGETHER_TITLE = "Playing together"
    TOGETHER_TEXT = "Everybody's phone is a hand of cards, and this screen or a TV is the table."
    TOGETHER_LINK = "How to play together"
    TOGETHER_LINE = "Every phone is a hand of cards"
    CONVENTIONS_TITLE = "Bidding conventions"
    CONVENTIONS_TEXT = "Partners can agree on what their bids tell each other, and share that as a small file."
    CONVENTIONS_LINK = "How to agree on bids"
    CONVENTIONS_LINE = "What bids tell a partner"
    LICENSES_LINE = "Who made each part of the program, in English"


class TogetherHelp(Phrase):
    """How people play together with their phones: headings, and a sentence or two each."""

    START = "How to begin"
    OPEN = (
        "Game > Play together opens the table: phones and computers on your home network can then join it with its "
        "code. Until then, nothing is open to anybody."
    )
    JOIN = (
        "Everybody points a phone's camera at the code, or opens the address in a browser and enters the six "
        "letters. There is no app and no account, and the Internet isn't needed; only the Wi-Fi must be the same."
    )
    SEATS = (
        "Everybody chooses a seat and a face. You can drag people to other seats, or press a seat to swap it, to "
        "rename who sits there or to let a computer player of any level sit there. Until you deal, everybody may move."
    )
    DEAL = (
        "Each phone shows the cards of its owner. A touch raises a card, another one plays it; the phone says "
        "what to do, as the table does. Whoever comes later takes over a computer player's hand."
    )
    WINDOW = "At another computer"
    JOIN_WINDOW = (
        "This program on another computer joins with Game > Join a table: choose one of the tables that answer in the "
        "same network, or enter the address or the link that the host's page shows, and then the six letters."
    )
    JOINED = (
        "There, press a free seat to sit down, or just watch; press your own seat for your name and your picture. "
        "After a lost connection you come back by yourself, and after closing the window by “Back to the table of …”."
    )
    COPY = (
        "Each deal that is over is kept among your own games, with all hands: press R to look back at it. It counts in "
        "your statistics, and goes on only at that table."
    )
    SERVER = "Far away from each other"
    SERVER_TEXT = (
        "Enter the address of a table server under “Table server” before you open the table. It is then opened there, "
        "and this computer may be off meanwhile: everybody joins with the link or the code, and comes back to the same "
        "seat. A table ends after a day without people, or after 30 days if its match was adjourned."
    )
    SERVER_TRUST = (
        "Whoever runs the server could look into the hands of its tables, so choose one that you trust. Anybody can "
        "run one: pinochle-qt serve --public."
    )
    CLUB = "A club night"
    CLUB_TEXT = (
        "At two to eight tables, pairs play the same deals and move from table to table: pinochle-qt serve --club "
        "FILE. Everybody joins with the code of his seat, is led to his next table by himself, and is told against "
        "whom he plays and how his boards ended. Standings are by match points, and by the points more or less than "
        "Expert with the same cards."
    )
    SCREEN = "Your own cards"
    SCREEN_TEXT = (
        "If you play at this screen, everybody in the room can see your cards. It's better to take a phone, too, "
        "and to let this screen or a TV show the table."
    )
    REMOTE = (
        "While nobody plays at this screen, all phones are its remote control: on each of them you can pause, go on, "
        "deal and begin a rematch."
    )
    AWAY = "If somebody goes away"
    AWAY_TEXT = (
        "A phone that slept, or was off, comes back to its seat by itself. If that takes more than a minute, a "
        "computer player plays its cards until then. You can also pause the game."
    )
    LEFT_COUNTS = (
        "Whoever leaves a match before its end reads in Statistics how many he left; nobody else is told. Phones and "
        "browsers keep nothing of that."
    )
    AWAY_COUNTS = (
        "A match in which others decided more than half for somebody doesn't count in that person's statistics."
    )
    SEEN = "Who sees what"
    SEEN_TEXT = (
        "A hand is sent to its owner's phone and to nobody else before the deal is over. The table is open to your "
        "home network only, and only with its code; “Close the table” ends that."
    )
    SEEN_NEARBY = (
        "While the table takes new guests, it answers computers in your home network that look for tables: whose it is "
        "and what is played, never its code."
    )
    NOT_FOUND = "If a phone doesn't find the table"
    SAME_WIFI = "Phone and computer must be on the same Wi-Fi."


class ConventionsHelp(Phrase):
    """How partners agree on what their bids say: headings, and a sentence or two each."""

    CHOOSE = "How to choose one"
    CHOOSE_TEXT = (
        "In games with partners, “Bidding conventions” in New game and House rules has a page about each convention. "
        "Each side has its own; computer players bid by it, and understand yours."
    )
    AT_TABLE = (
        "At the table, the bid panel says what your bid would show, and a click on a bid says what that one showed. "
        "F1 opens the rules, from where you can read the convention again."
    )
    MAKE = "How to make your own"
    MAKE_TEXT = (
        "“Make your own…” on that page begins with the convention chosen there. Each row says when a bid is made, how "
        "high it is and what it shows; the first row that fits a bid counts."
    )
    TRY_TEXT = "Notes beside the rows name gaps and contradictions, and “Deal a hand” shows what would be bid."
    SHARE = "How to share it"
    SHARE_TEXT = (
        "“Export…” writes a convention to a small file ({suffix}), for a partner or another computer. To take one in, "
        "double-click the file, drop it on the window, or choose it in Game > Open a file or by “Import a file…”."
    )
    SHARE_SAFE = (
        "It is then kept with yours and offered for a new game. None of yours is replaced: if the name is taken, it "
        "gets another one."
    )


class KeyWord(Phrase):
    """Headings, and what the keys do."""

    # ---- where
    EVERYWHERE = "Everywhere"
    CARDS = "Your cards"
    BIDDING = "Bidding"
    TRUMP = "Naming trump"
    MELDING = "Melding"
    PASSING = "Passing and burying cards"
    KITTY = "Dealing out the kitty"
    CHOICES = "Questions with numbered answers"
    LOOKING_BACK = "Looking back at a deal"
    KEEPING_SCORE = "Keeping score for real cards"
    TOGETHER = "Playing together"

    # ---- what
    NEXT_PART = "To the next button or panel, and back"
    MAIN_BUTTON = "Press the yellow button"
    CLOSE = "Close what you opened last, or undo an unfinished choice"
    SEARCH = "Search, on pages that have a search"
    CONTEXT = "A menu of what has the focus, as a right click opens it"
    ALONG = "To the next card you can use"
    EACH = "To the next card, usable or not"
    ENDS = "To the first and the last card"
    USE = "Play the card, or choose it"
    ANSWER = "Play the card, or confirm your choice"
    PLAY_CARD = "Play the card"
    CHOOSE_CARD = "Choose the card, or put it back"
    CONFIRM = "Confirm your choice"
    CLEAR = "Take back the cards you have chosen"
    HIGHER_LOWER = "Raise or lower your bid"
    TYPE_BID = "Type your bid"
    LISTED_BID = "Choose a bid from the list by its place"
    BID_LEAST = "Bid the least that is possible, at once"
    RUB_OUT = "Erase the last digit"
    PASS = "Pass"
    PASS_HELP = "Pass with help"
    ODDS = "Show the odds, or hide them"
    OTHER_SUIT = "To another suit"
    NEXT_SUIT = "To the next suit, where every bid names trump"
    BID_MOON = "Prepare the moon, where it may be bid"
    OTHER_MELD = "To another meld in the list"
    POINT = "To another card in the kitty"
    PICK = "Give the card to the next seat in turn"
    TAKE = "Choose an answer by its number"
    STEP = "One step back or forward"
    CHOICE = "To the choice before or after"
    MISTAKE = "To the next mistake, or with Shift to the one before"
    BEGINNING_END = "To the beginning and the end of the deal"
    OTHER_DEAL = "To the deal before or after"
    READ_ON = "Scroll the text beside the table"
    HANDS = "Hide the other hands, or show them again"
    MELDS_OF_NEXT = "What the next player melded"
    PLAY_ON = "Play on from here"
    NEXT_TOLD = "To the next entry, or enter the deal when it is complete"
    WHO_OR_SUIT = "Choose a player or suit by number, or the next one"
    MORE_POINTS = "Raise or lower a number by one step"
    ONE_MELD = "Add one more of the meld or card"
    ONE_LESS = "Take one away"
    SEAT_MENU = "What can be done with the seat, or with somebody at the door"
    UNDO_SHEET = "Undo and redo, as far back as you like"


class KeyHelp(NamedTuple):
    """Keys that belong together, and what they do."""

    keys: tuple[str, ...]
    """In the portable notation of `QKeySequence`, whatever the language: ``Shift+Left``; digits as ``0-9``."""
    does: KeyWord


PARTS: Final[Mapping[KeyWord, tuple[KeyHelp, ...]]] = {
    KeyWord.EVERYWHERE: (
        KeyHelp(("Tab", "Shift+Tab"), KeyWord.NEXT_PART),
        KeyHelp(("Return",), KeyWord.MAIN_BUTTON),
        KeyHelp(("Esc",), KeyWord.CLOSE),
        KeyHelp(("Ctrl+F",), KeyWord.SEARCH),
        KeyHelp(("Menu", "Shift+F10"), KeyWord.CONTEXT),
    ),
    KeyWord.CARDS: (
        KeyHelp(("Left", "Right"), KeyWord.ALONG),
        KeyHelp(("Shift+Left", "Shift+Right"), KeyWord.EACH),
        KeyHelp(("Home", "End"), KeyWord.ENDS),
        KeyHelp(("Space", "Up"), KeyWord.USE),
        KeyHelp(("Return",), KeyWord.ANSWER),
        KeyHelp(("C",), KeyWord.CLEAR),
    ),
    KeyWord.BIDDING: (
        KeyHelp(("Up", "Down", "Left", "Right", "+", "-"), KeyWord.HIGHER_LOWER),
        KeyHelp(("0-9",), KeyWord.TYPE_BID),
        KeyHelp(("1-5",), KeyWord.LISTED_BID),
        KeyHelp(("B",), KeyWord.BID_LEAST),
        KeyHelp(("Backspace",), KeyWord.RUB_OUT),
        KeyHelp(("P",), KeyWord.PASS),
        KeyHelp(("Shift+P",), KeyWord.PASS_HELP),
        KeyHelp(("O",), KeyWord.ODDS),
        KeyHelp(("T",), KeyWord.NEXT_SUIT),
        KeyHelp(("Shift+B",), KeyWord.BID_MOON),
    ),
    KeyWord.TRUMP: (KeyHelp(("Left", "Right", "Up", "Down"), KeyWord.OTHER_SUIT),),
    KeyWord.PASSING: (KeyHelp(("C",), KeyWord.CLEAR),),
    KeyWord.MELDING: (KeyHelp(("Up", "Down"), KeyWord.OTHER_MELD),),
    KeyWord.KITTY: (
        KeyHelp(("Left", "Right"), KeyWord.POINT),
        KeyHelp(("Space", "Up", "Down", "1-9"), KeyWord.PICK),
        KeyHelp(("C",), KeyWord.CLEAR),
    ),
    KeyWord.CHOICES: (KeyHelp(("1-9",), KeyWord.TAKE),),
    KeyWord.LOOKING_BACK: (
        KeyHelp(("Left", "Right"), KeyWord.STEP),
        KeyHelp(("Shift+Left", "Shift+Right"), KeyWord.CHOICE),
        KeyHelp(("N", "Shift+N"), KeyWord.MISTAKE),
        KeyHelp(("Home", "End"), KeyWord.BEGINNING_END),
        KeyHelp(("PgUp", "PgDown"), KeyWord.OTHER_DEAL),
        KeyHelp(("Up", "Down"), KeyWord.READ_ON),
        KeyHelp(("H",), KeyWord.HANDS),
        KeyHelp(("M",), KeyWord.MELDS_OF_NEXT),
        KeyHelp(("O",), KeyWord.ODDS),
        KeyHelp(("P",), KeyWord.PLAY_ON),
    ),
    KeyWord.KEEPING_SCORE: (
        KeyHelp(("Return",), KeyWord.NEXT_TOLD),
        KeyHelp(("1-9", "Left", "Right"), KeyWord.WHO_OR_SUIT),
        KeyHelp(("Up", "Down"), KeyWord.MORE_POINTS),
        KeyHelp(("Space",), KeyWord.ONE_MELD),
        KeyHelp(("Backspace",), KeyWord.ONE_LESS),
        KeyHelp(("Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y"), KeyWord.UNDO_SHEET),
    ),
    KeyWord.TOGETHER: (KeyHelp(("Return", "Space"), KeyWord.SEAT_MENU),),
}
"""Every part of the window with its keys, in the order in which a player meets them."""
