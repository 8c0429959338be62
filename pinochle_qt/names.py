"""Names that people give themselves and their rules: one line of visible letters that can be displayed and stored.

Files are named after them, too, and travel to other systems.
"""

from __future__ import annotations

import re
from typing import Final

MOST_LETTERS: Final = 24
"""The greatest length of a player's name, in characters."""
UNNAMED: Final = "You"
"""The name of a player who hasn't given one; the window shows it in its own language."""

_MOST_QUOTED: Final = 40
"""How many characters of a text from a file are quoted in a message about it."""

JOINERS: Final = "\u200c\u200d"
"""Zero-width non-joiner and joiner, which Persian and Indian names, and many emoji, need within words."""
_BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that look like a space; a name made only of them would be invisible."""
_REMOVED: Final = frozenset({"Cc", "Cf", "Co", "Cs"})
"""Unicode categories removed from names: control characters, formatting such as text direction, private-use characters,
and surrogates."""
_MARKS: Final = frozenset({"Mn", "Me"})
"""Unicode categories of marks that are drawn above, below or around the letter before them."""
_MOST_MARKS: Final = 3
"""The most marks on one letter; no language needs more, and a hundred of them would cover the lines above and below."""
_VISIBLE: Final = "LNPS"
"""First letters of the Unicode categories that are visible by themselves: letters, numbers, punctuation, symbols."""
_NOT_IN_FILE_NAMES: Final = re.compile(r'[<>:"/\\|?*]+')
"""Characters that some system doesn't allow in the name of a file."""
_DEVICE: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])(?= *(\.|$))", re.IGNORECASE
)
"""The names of devices on Windows, which no file can have there, not even with a suffix."""
_MOST_BYTES: Final = 200
"""The length of a file name that leaves space for a suffix; all systems allow 255 bytes."""


def tidied(text: str) -> str:
    """Return text on one line with single spaces, without characters that are invisible or could garble nearby text.

    A text in which nothing is visible becomes empty. The result is normalized, so the same name always has the same
    characters, however it was typed.
    """
    if text.isascii():
        return " ".join("".join(filter(str.isprintable, " ".join(text.split()))).split())
    import unicodedata  # imported late: a megabyte of tables that most names don't need

    words = " ".join(unicodedata.normalize("NFC", text).translate(_BLANKS).split())
    kept, marks = [], 0
    for char in words:
        category = unicodedata.category(char)
        if category in _REMOVED and char not in JOINERS:
            continue
        marks = marks + 1 if category in _MARKS else 0
        if marks <= _MOST_MARKS:
            kept.append(char)
    one_line = " ".join("".join(kept).split()).strip(f" {JOINERS}")
    one_line = unicodedata.normalize("NFC", one_line)  # again: what stood between a letter and its marks may be gone
    return one_line if any(unicodedata.category(char)[0] in _VISIBLE for char in one_line) else ""


def name_fault(name: str) -> str:
    """Return what a tidied player name should be instead, as part of a sentence; empty if the name can be used."""
    return "" if 0 < len(name) <= MOST_LETTERS else f"a name of 1 to {MOST_LETTERS} letters"


def clipped(text: str, most: int = _MOST_QUOTED) -> str:
    """Return an untrusted text tidied and cut to at most `most` characters, so that it fits into a sentence."""
    text = tidied(text[: 2 * most])
    return text if len(text) <= most else f"{text[: most - 1]}…"


def file_name(text: str) -> str:
    """Return a text as the name of a file, without a suffix: valid on every system, and never empty."""
    name = _NOT_IN_FILE_NAMES.sub("-", tidied(text)).encode()[:_MOST_BYTES].decode(errors="ignore").strip(" .")
    return _DEVICE.sub(r"\1-", name, count=1) if is_device(name) else name or "-"


def is_device(name: str) -> bool:
    """Return whether Windows takes a file name for a device, such as ``con.json`` for its console."""
    return _DEVICE.match(name) is not None
