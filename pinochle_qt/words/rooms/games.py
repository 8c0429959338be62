"""Text about saved games: when they were played, how far they got, how their deals ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.features import has_auction
from pinochle_qt.engine.people import seat_of
from pinochle_qt.phrases import Phrase, capitalized
from pinochle_qt.session.seating import humans
from pinochle_qt.variants.catalog import UnknownPreset, find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words import text
from pinochle_qt.words.game.results import Result
from pinochle_qt.words.standing import GameStanding, accounts_in_order, own_account

if TYPE_CHECKING:
    from pinochle_qt.library.game_summary import GameSummary, ReadGame
    from pinochle_qt.library.index import IndexedGame


class RoomWord(Phrase):
    """Labels and buttons around a room."""

    BACK = "Back to the table"
    BACK_TO_PAGE = "Back"
    ESCAPE = "Esc"
    INDEX_NEWER = "A newer version made the list of games {path}. It's left as it is, and a new list is made."
    INDEX_NOT_KEPT = "The list of games can't be saved in {path}: {reason}. It's rebuilt each time."


class GamesWord(Phrase):
    """Labels, buttons and short lines."""

    TITLE = "Games"
    COUNTS = "{unfinished} unfinished, {finished} finished"
    COUNT_UNFINISHED = "{unfinished} unfinished"
    COUNT_FINISHED = "{finished} finished"
    SOME_COUNTS = "From your statistics: {counts}"
    READING = "Reading your games: {done} of {total}"
    FIND = "Find a game, name or date"
    ALL = "All"
    UNFINISHED = "Unfinished"
    FINISHED = "Finished"
    ALL_VARIANTS = "All variants"
    LIST = "Your games"
    SORT = "Order"
    BY_DATE = "Newest first"
    BY_GAME = "By game"
    BY_LENGTH = "Longest first"

    # ---- one game
    ON_TABLE = "On the table"
    PRACTICE = "Practice"
    AS_GUEST = "As a guest"
    HOUSE_RULES = "{game}, house rules"
    TODAY = "Today {time}"
    YESTERDAY = "Yesterday {time}"
    DAY = "{month} {day}"
    DAY_AND_YEAR = "{month} {day}, {year}"
    AT_AUCTION = "Deal {deal}, auction"
    AT_MELDING = "Deal {deal}, melding"
    AT_TRICK = "Deal {deal}, trick {trick}"
    AT_DEAL = "Deal {deal}"
    AFTER_DEAL = "After deal {deal}"
    NO_DEAL = "No deal yet"
    WON = "Won in {deals} deals"
    WON_ONE = "Won in one deal"
    LOST = "Lost in {deals} deals"
    LOST_ONE = "Lost in one deal"
    JUST_WON = "Won"
    JUST_LOST = "Lost"
    OVER = "{names} won"
    UNREADABLE = "Can't be read"
    NEWER = "Needs a newer version"
    AGAINST = "{target}. {sides}."
    VERSUS = "{us} against {them}"
    ROW_SPOKEN = "{name}, {when}, {how_far}. {scores}"

    # ---- deal by deal
    COLUMN_MELD = "Meld"
    COLUMN_RESULT = "Result"
    COLUMN_TRUMP = "Trump"
    TOTAL = "Total"
    MADE_OVER = "Made, {points} over"
    MADE_JUST = "Made exactly"
    SET_BY = "Set by {points}"
    SET = "Set"
    NOT_ON_BOARD = "Not on the board"
    THROWN_IN = "Thrown in"
    CONCEDED = "Conceded"
    PASSED_OUT = "Passed out"
    MISDEAL = "Misdeal"
    RENEGE = "Renege"
    MOON_MADE = "Shot the moon"
    MOON_FAILED = "Missed the moon"
    DECLARED_OUT = "Declared out"
    GAME_MELD = "Won on meld"
    SWEPT = "Took every trick"
    PLAYED = "Played"
    TO_GO = "{points} to go"
    IN_PLAY = "In play"
    STANDING = "Standing"

    # ---- what can be done
    OPEN = "Open"
    CONTINUE = "Continue"
    LOOK_BACK = "Look back"
    AGAIN = "Play these cards again"
    RENAME = "Rename"
    EXPORT = "Export…"
    REMOVE = "Remove"
    SHOW_FILE = "Show file"
    NOTE = (
        "“Play these cards again” deals the same hands in a new game. “Remove” can be undone until you leave this page."
    )
    REMOVED = "Removed."
    UNDO_REMOVE = "Undo"
    NAME_HELP = "Name of this game"
    BACK_TO_LIST = "All games"

    # ---- nothing there
    LOOKING = "Looking for your games…"
    EMPTY = "No games yet"
    EMPTY_WHY = "Every game you start is kept here."
    NEW_GAME = "New game…"
    NOTHING_FOUND = "Nothing found for “{text}”."
    NOTHING_HERE = "There is no such game."
    SHOW_ALL = "Show all"


_MELDING: Final = frozenset({"meld", "exchange_dix", "done"})
_AUCTION: Final = frozenset({"", "bid", "pass", "misdeal", "stand", "keep", "reject", "concede"})


def standing_of(game: ReadGame) -> GameStanding:
    """Return the standing of a game."""
    summary, rules = game.summary, game.rules
    results = tuple(deal.result for deal in summary.deals)
    seated = results[-1].seated if results else tuple(range(rules.table.players))
    people = humans(summary.people)
    viewer = seat_of(seated, people[0]) if len(people) == 1 else None
    names = text.shown_names(summary.people)
    return GameStanding(rules, viewer, seated, summary.totals, summary.target, results, names)


# ---- the game -------------------------------------------------------------------------------------------------------


def game_name(summary: GameSummary) -> str:
    """Return the name of a game: the one that its players gave it, or that of its variant."""
    if summary.title:
        return summary.title
    variant = variant_name(summary.preset)
    return GamesWord.HOUSE_RULES(game=variant) if summary.house else variant


def variant_name(preset: str) -> str:
    """Return the name of a variant; one that is unknown to this version keeps its name from the record."""
    try:
        return preset_title(find(preset))
    except UnknownPreset:
        return preset


def how_far(game: ReadGame) -> str:
    """Return how far a game got, or how it ended."""
    summary = game.summary
    if summary.is_over:
        return _ended(standing_of(game), summary)
    if not summary.deal:
        return GamesWord.NO_DEAL()
    if summary.deal == len(summary.deals):
        return GamesWord.AFTER_DEAL(deal=summary.deal)
    if summary.tricks or summary.act == "play":
        return GamesWord.AT_TRICK(deal=summary.deal, trick=summary.tricks + 1)
    if has_auction(game.rules) and summary.act in _AUCTION:
        return GamesWord.AT_AUCTION(deal=summary.deal)
    return (GamesWord.AT_MELDING if summary.act in _MELDING else GamesWord.AT_DEAL)(deal=summary.deal)


def has_won(game: ReadGame) -> bool | None:
    """Return whether the only person at the table won; None if the game isn't over or several people play."""
    own = own_account(standing_of(game))
    return None if own is None or not game.summary.is_over else own in game.summary.winners


def _ended(standing: GameStanding, summary: GameSummary) -> str:
    own, deals = own_account(standing), len(summary.deals)
    if own is None:
        names = [name for each in summary.winners for name in text.account_names(each, standing.rules, standing.people)]
        return GamesWord.OVER(names=text.all_of(names))
    if own in summary.winners:
        return GamesWord.WON_ONE() if deals == 1 else GamesWord.WON(deals=deals)
    return GamesWord.LOST_ONE() if deals == 1 else GamesWord.LOST(deals=deals)


def sides_sentence(game: ReadGame) -> str:
    """Return the target and the sides: ``First to 1500. You against Walter``."""
    standing = standing_of(game)
    sides = [text.account_title(each, game.rules, standing.people) for each in accounts_in_order(standing)]
    us_and_them = GamesWord.VERSUS(us=capitalized(sides[0]), them=text.all_of(sides[1:]))
    return GamesWord.AGAINST(target=text.goal(game.rules, standing.target), sides=us_and_them)


def game_spoken(game: IndexedGame, changed: str) -> str:
    """Return a game in the list, last changed at this time, as text for screen readers."""
    read = game.game
    if read is None:
        return f"{game.path}: {GamesWord.NEWER() if game.state == 'newer' else GamesWord.UNREADABLE()}"
    standing = standing_of(read)
    scores = text.listed(
        Result.STANDING(
            names=text.account_title(each, read.rules, standing.people),
            score=text.points(standing.totals[each], read.rules),
        )
        for each in accounts_in_order(standing)
    )
    return GamesWord.ROW_SPOKEN(name=game_name(read.summary), when=changed, how_far=how_far(read), scores=scores)
