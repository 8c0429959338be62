"""Texts of the page for phones: those that the table fills in, and those that it sends to the page by name."""

from __future__ import annotations

from typing import Final

from pinochle_qt.phrases import Phrase, translated
from pinochle_qt.server.fair.words import MixWord
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.far import FarWord
from pinochle_qt.words.labels import Word
from pinochle_qt.words.menus import ContextMenu
from pinochle_qt.words.printing import court_letters
from pinochle_qt.words.rooms.together import TogetherWord


class ViewWord(Phrase):
    """What the page says of the present position."""

    YOUR_TURN = "Your turn"
    TO_GO = "{names}, {amount} to go"
    LED_AND_WINNING = "Led, winning"
    LED = "Led"
    GATHERING = "Waiting for the first deal"
    GATHERING_WHY = "Everybody can still choose a seat."
    EVENING_GATHERING = "Waiting for the next board"
    END_LEADS = "You can start a rematch with the same players."
    RESTS = "{names} sits out this deal"
    SITS_OUT = "You sit out this deal"


class PageWord(Phrase):
    """Labels that only the page has; it fills in facts itself."""

    PLAY = "Play"
    TOUCH_AGAIN = "touch again to play it"
    MELDS = "Melds"
    SAY = "Say…"
    HELP = "Help"
    COVER = "Cover my cards"
    COVERED = "Touch to see your cards"
    NO_MELDS = "Nobody has melded yet."
    YOUR_HAND = "Your hand"
    ON_TABLE = "on the table"
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
    STAND_UP = "Leave my seat"
    CHANGE_SEAT = "Change my seat"
    ONLY_YOURS = "No app, no account. Only this phone shows your cards."
    WATCH = "Only watch"
    PHONE = "phone"
    WINDOW = "computer"
    SCREEN = "shared screen"
    PROGRAM = "program"
    SITS_HERE = "{name} sits here now"
    AWAY = "Away {seconds} s"
    HELD = "Played by the computer"
    PAUSED = "The game is paused"
    DEAL = "Deal"
    READY = "Ready"
    REMATCH = "Rematch"
    PAUSE = "Pause"
    CONTINUE = "Continue"
    WISH = "{name} would like a pause"
    ADJOURN = "Go on another day"
    ADJOURN_WHY = "The table closes for all. Seats and cards are kept: come back with the same link or code."
    STOCK = "Stock"
    DEALER = "dealer"
    RULES = "Rules"


_AS_IN_WINDOW: Final = (
    *(Word.ACE, Word.TEN, Word.KING, Word.QUEEN, Word.JACK, Word.NINE, Word.EIGHT, Word.SEVEN),
    *(Word.CARD_NAME, Word.YOUR_CARD, Word.LAST_TRICK, Word.SCORES, Word.LOG, Word.CLOSE, Word.HINT, Word.NEXT_DEAL),
)
"""Labels that the window has, too, under the same names."""
_OTHERS: Final[dict[str, Phrase]] = {
    "suit_s": Word.SPADES,
    "suit_h": Word.HEARTS,
    "suit_c": Word.CLUBS,
    "suit_d": Word.DIAMONDS,
    "playable": Word.CARD_PLAYABLE,
    "not_playable": Word.CARD_NOT_PLAYABLE,
    "no_trick": Word.NO_LAST_TRICK,
    "left": Word.PILE_LEFT,
    "clock": TogetherWord.CLOCK_TOLD,
    "reserve": FarWord.RESERVE,
    "nudge": ContextMenu.NUDGE,
    "mute": ContextMenu.MUTE,
    "ask_pause": ContextMenu.ASK_PAUSE,
    "agree": ContextMenu.AGREE_TO_PAUSE,
    "play_on": ContextMenu.PLAY_ON,
    "theme": DialogWord.PF_THEME,
    "theme_system": DialogWord.PF_THEME_SYSTEM,
    "theme_felt": DialogWord.PF_THEME_FELT,
    "theme_dark": DialogWord.PF_THEME_DARK,
    "theme_light": DialogWord.PF_THEME_LIGHT,
}
"""Those that have other names in the page."""


def page_words() -> dict[str, str]:
    """Return the labels of the page in the current language, by name; those with facts have their places."""
    words: dict[str, Phrase] = {word.name.lower(): word for word in (*PageWord, *_AS_IN_WINDOW)}
    words |= _OTHERS | {f"mix_{word.name.lower()}": word for word in MixWord}
    texts = {name: translated(type(word).__name__, word.english, word.name) for name, word in words.items()}
    return texts | {"letters": court_letters()}
