"""Dates and times of games in the current language, as the desktop writes them."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTime

from pinochle_qt.reading import local_time
from pinochle_qt.ui.language import locale
from pinochle_qt.words.rooms.games import GamesWord

if TYPE_CHECKING:
    from datetime import date


def when(stamp: int, today: date) -> str:
    """Return a time in nanoseconds since 1970: ``Today 9:40 am`` or ``Nov 18``, with the year if it isn't this year."""
    at = local_time(stamp)
    if today - timedelta(days=1) <= at.date() <= today:
        phrase = GamesWord.TODAY if at.date() == today else GamesWord.YESTERDAY
        return phrase(time=locale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat))
    return day(stamp, today)


def day(stamp: int, today: date, length: QLocale.FormatType = QLocale.FormatType.ShortFormat) -> str:
    """Return the day of a time in nanoseconds since 1970: ``Nov 18``, with the year if it isn't this year."""
    at = local_time(stamp)
    phrase = GamesWord.DAY if at.year == today.year else GamesWord.DAY_AND_YEAR
    return phrase(month=locale().standaloneMonthName(at.month, length), day=at.day, year=at.year)


def month(stamp: int) -> str:
    """Return the month of a time in nanoseconds since 1970: ``Nov``."""
    at = local_time(stamp)
    return locale().standaloneMonthName(at.month, QLocale.FormatType.ShortFormat)


def months_beginning(letters: str) -> list[int]:
    """Return the numbers of the months whose names begin with these letters, in the current language or in English."""
    return [
        month
        for month in range(1, 13)
        if any(
            each.standaloneMonthName(month).casefold().startswith(letters.casefold())
            for each in (locale(), QLocale.c())
        )
    ]
