"""The text about games and rules from outside: opened, dropped on the table, or handed over by the system."""

from pinochle_qt.phrases import Phrase


class Opened(Phrase):
    """Titles, and short lines about a file."""

    TITLE = "Open a game or rules"
    FILES = "Pinochle (*{games} *{rules})"
    ALL_FILES = "All files (*)"
    RECENT = "{game}, {names}: {far}"
    NO_RECENT = "No other games yet"
    DROP_GAME = "Drop it to open this game."
    DROP_SHEET = "Drop it to go on with this score sheet."
    DROP_RULES = "Drop it to play by these rules."
    ONE_FILE = "Please drop one file at a time."
    OTHER_FILE = "“{name}” can't be opened here: only games ({games}) and rules ({rules}) can."
    ALTERED = "The cards of this game aren't the ones its seed deals: see Help > Fair play."
    ON_TABLE = "This game is already on the table."
    LOOKED_AT = "This game is over and its file can't be changed, so you can only look at it here."
    FOREIGN = "“{name}” isn't a game of this program."
    NO_SHEET = "“{name}” isn't a score sheet of this program, or it's damaged; it stays as it is."
    NEWER = "“{name}” was saved by a newer version of this program; please update to open it."
    SEVERAL = "“{name}” holds several games; only a file with one game can be opened."
    TOO_LARGE = "“{name}” is far too large for a game."
    TOO_LONG = "“{name}” is too long to open: a game can have {most} lines at most. The file stays as it is."
    FULL = "This match has {deals} deals, and its file has no room for more. It is saved; please begin a new one."
    DAMAGED = "“{name}” is damaged from line {line} on, so it can't be opened; it stays as it is."
    GONE = "“{name}” isn't there anymore."
    NOT_ALLOWED = "“{name}” can't be read: its permissions don't allow it."
    UNREADABLE = "“{name}” can't be read: {reason}."
