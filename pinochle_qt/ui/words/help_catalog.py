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
    PROMISES = "How well they judge odds"
    KEYS_LINE = "Everything works by keyboard"
    NEWS_LINE = "What has changed, newest first"
    NEWS_LINE_ENGLISH = "What has changed, newest first, in English"
    MORE_LINE = "Rules, files and source"
    SEARCH = "Search keys…"
    NOTHING_FOUND = "No key found for “{sought}”."
    SAVE_PDF = "Save as PDF…"
    PAGE_MISSING = "This page is missing: the program isn't fully installed."
    RULES_TITLE = "Rules"
    RULES_LINK = "The rules of this game"
    RULES_TEXT = "Everything that applies at this table, including the house rules."
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
    SOURCE_ELSEWHERE = "Find its source where you got the program."
    LICENSES_LINK = "What it is made of, and the licenses"
    LICENSES_LINE = "Who made each part of the program, in English"
