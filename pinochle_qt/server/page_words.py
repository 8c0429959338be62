"""Texts of the page for phones: those that the table fills in, and those that it sends to the page by name."""

from __future__ import annotations

from typing import Final

from pinochle_qt.phrases import Phrase, translated
from pinochle_qt.words.labels import Word


class ViewWord(Phrase):
    """What the page says of the present position."""

    YOUR_TURN = "Your turn"
    TO_GO = "{names}, {amount} to go"
    LED_AND_WINNING = "Led, winning"
    WINNING = "Winning"
    LED = "Led"
    GATHERING = "Waiting for the first deal"
    GATHERING_WHY = "Everybody can still choose a seat."
    RESTS = "{names} sits out this deal"
    SITS_OUT = "You sit out this deal"
    WATCHING = "You are watching"
    CARD_WITH_REASON = "{card}. {reason}"
    LAID_BY = "{name}: {amount}"


class PageWord(Phrase):
    """Labels of the page; they have no facts, or the page fills them in."""

    PLAY = "Play"
    YOUR_CARD = "Your card"
    LAST_TRICK = "Last trick"
    MELDS = "Melds"
    SAY = "Say…"
    HELP = "Help"
    SCORES = "Scores"
    LOG = "Log"
    CLOSE = "Close"
    MENU = "More"
    COVER = "Cover my cards"
    COVERED = "Touch to see your cards"
    NO_MELDS = "Nobody has melded yet"
    NO_TRICK = "No trick yet"
    YOUR_HAND = "Your hand"
    ON_TABLE = "On the table"
    PEOPLE = "At the table"
    YOUR_NAME = "Your name"
    YOUR_PICTURE = "Your picture"
    MORE_PICTURES = "swipe for more"
    NO_PICTURE = "No picture"
    YOUR_SEAT = "Your seat"
    PARTNERS = "same shape, same side"
    FREE = "Free"
    SIT_HERE = "touch to sit here"
    THIS_IS_YOURS = "your seat"
    SIT_DOWN = "Sit down"
    STAND_UP = "Change seat"
    ONLY_YOURS = "No app, no account. Only this phone shows your cards."
    WATCH = "Only watch"
    HOST = "host"
    PHONE = "phone"
    WINDOW = "computer"
    SCREEN = "shared screen"
    PROGRAM = "program"
    COMPUTER = "computer player"
    SITS_HERE = "{name} sits here now"
    AWAY = "away, {seconds} s"
    HELD = "A computer player holds the cards"
    PAUSED = "The game is paused"
    DEAL = "Deal"
    NEXT_DEAL = "Next deal"
    PAUSE = "Pause"
    CONTINUE = "Continue"
    LOST = "Connection lost"
    LOST_WHY = "Your seat is kept. Trying again…"
    CODE = "Code of the table"
    GO = "Go to the table"
    ALONE = "Your seat is kept on this phone."
    TOUCH_AGAIN = "Touch again to play it"
    STOCK = "Stock"
    WIDOW = "Widow"
    TRUMP = "Trump"
    THEIR_CARDS = "{count} cards"
    DEALER = "dealer"


_CARDS: Final = {
    "suit_s": Word.SPADES,
    "suit_h": Word.HEARTS,
    "suit_c": Word.CLUBS,
    "suit_d": Word.DIAMONDS,
    "ace": Word.ACE,
    "ten": Word.TEN,
    "king": Word.KING,
    "queen": Word.QUEEN,
    "jack": Word.JACK,
    "nine": Word.NINE,
    "eight": Word.EIGHT,
    "seven": Word.SEVEN,
}


def page_words() -> dict[str, str]:
    """Return the texts that the page needs in the current language, by name; it fills in facts itself."""
    labels = {word.name.lower(): word for word in PageWord}
    words = {name: _unfilled(word) for name, word in (labels | _CARDS).items()}
    return words | {"card_name": _unfilled(Word.CARD_NAME)}


def _unfilled(word: Phrase) -> str:
    return translated(type(word).__name__, word.english, word.name)
