"""The text of Help."""

from pinochle_qt.phrases import Phrase


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
    PROMISES = "How true their chances are"
    KEYS_LINE = "Everything can be done with keys"
    NEWS_LINE = "What has changed, the newest first"
    NEWS_LINE_ENGLISH = "What has changed, the newest first, in English"
    MORE_LINE = "Rules, files and source"
    SEARCH = "Search keys…"
    NOTHING_FOUND = "No key found for “{sought}”."
    SAVE_PDF = "Save as PDF…"
    PAGE_MISSING = "This page is missing: the program is not completely installed."
    RULES_TITLE = "Rules"
    RULES_LINK = "The rules of this game"
    RULES_TEXT = "Everything that applies at this table, including the house rules."
    RECORD_TITLE = "Your games"
    RECORD_TEXT = "Every game is a text file that other programs can read, too."
    RECORD_LINK = "How a game is written down"
    FOLDER_LINK = "The folder of your games"
    RECORD_LINE = "How a game is written down, in English"
    SOURCE_TITLE = "The program"
    SOURCE_TEXT = (
        "Pinochle {version} is free software under the MIT license: you may read it, change it and pass it on."
    )
    SOURCE_LINK = "The folder with its source"
    SOURCE_ELSEWHERE = "Its source is where you got the program from."
    LICENSES_LINK = "What it is made of, and the licenses"
    LICENSES_LINE = "Who made each part of the program, in English"
