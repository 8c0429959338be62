"""Messages for the case that something cannot be saved."""

from __future__ import annotations

import errno
from typing import Final

from pinochle_qt.busy_files import BusyFile
from pinochle_qt.phrases import Phrase
from pinochle_qt.reading import Unread, is_too_long


class SaveFault(Phrase):
    """What cannot be saved, and the usual reasons."""

    GAME = "The game cannot be saved in {path}: {reason}."
    SAVED_AGAIN = "The game is being saved again, in {path}."
    SETTINGS = "The settings cannot be saved in {path}: {reason}."
    NO_SPACE = "there is no space left on the disk"
    NO_QUOTA = "your disk quota is used up"
    TOO_LARGE = "the file would be larger than allowed"
    READ_ONLY = "the disk is read-only"
    NOT_ALLOWED = "writing there is not allowed"
    HELD = "another program has the file open, or writing there is not allowed"
    UNREADABLE = "what is there now cannot be read"
    NO_LOCK = "“{name}” beside it isn't a lock file"
    BUSY = "the game is open in another window of the program"


_REASONS: Final = {
    errno.ENOSPC: SaveFault.NO_SPACE,
    errno.EDQUOT: SaveFault.NO_QUOTA,
    errno.EFBIG: SaveFault.TOO_LARGE,
    errno.EROFS: SaveFault.READ_ONLY,
    errno.EACCES: SaveFault.NOT_ALLOWED,
    errno.EPERM: SaveFault.NOT_ALLOWED,
}


def reason(error: OSError) -> str:
    """Return why something could not be written, as part of a sentence; for rare reasons, in the system's words."""
    if isinstance(error, BusyFile):
        return SaveFault.HELD()
    if is_too_long(error):
        return Unread.LONG()
    phrase = _REASONS.get(error.errno or 0)
    return phrase() if phrase is not None else error.strerror or str(error)
