"""Asks Qt what it knows from ICU, and prints the answers: a separate program, because a process loads ICU only once."""

import functools
import json
from itertools import product

from PySide6.QtCore import QCollator, QLocale, QStringDecoder, Qt

NAMES = (
    *("Zoë", "Zoe", "zoe", "Ärger", "Arger", "Aerger", "Müller", "Mueller", "Muller", "straße", "Strasse", "STRASSE"),
    *(
        "Ñandú",
        "nandu",
        "nz",
        "chico",
        "cz",
        "llama",
        "luz",
        "ángel",
        "Angel",
        "O'Hara",
        "o hara",
        "o-hara",
        "a9",
        "a10",
    ),
)
LOCALES = ("C", "en_US", "en_GB", "de_DE", "de_AT", "de_CH", "es_ES", "es_MX", "es_419", "fr_FR", "nl_NL", "it_IT")
ENCODINGS = ("UTF-8", "UTF-16", "ISO-8859-1", "ISO-8859-15", "windows-1252")


def orders(locale: QLocale) -> list[str]:
    """Return the names sorted in every way that Qt offers."""
    found = []
    for case, numeric, loose in product(Qt.CaseSensitivity, (False, True), (False, True)):
        order = QCollator(locale)
        order.setCaseSensitivity(case)
        order.setNumericMode(numeric)
        order.setIgnorePunctuation(loose)
        found.append(" ".join(sorted(NAMES, key=functools.cmp_to_key(order.compare))))
    return found


def words(locale: QLocale) -> list[str]:
    """Return the names in upper and lower case, and dates and numbers."""
    letters = " ".join(NAMES)
    calendar = [locale.dayName(1), locale.monthName(3)]
    return [locale.toUpper(letters), locale.toLower(letters), *calendar, locale.toString(1234.5)]


def known(encodings: tuple[str, ...]) -> list[str]:
    """Return those of these encodings that can be read."""
    return [name for name in encodings if QStringDecoder(name).isValid()]


if __name__ == "__main__":
    told = {f"orders {name}": orders(QLocale(name)) for name in LOCALES}
    told |= {f"words {name}": words(QLocale(name)) for name in LOCALES}
    told |= {"encodings": known(ENCODINGS), "rare encodings": known(("Shift_JIS", "GB18030"))}
    print(json.dumps(told))  # noqa: T201
