"""How large a record may be; whatever reads records asks here."""

from __future__ import annotations

from typing import Final

MAX_FILE: Final = 64 * 1024 * 1024
"""The maximum size of a file in bytes."""
MAX_LINE: Final = 64 * 1024
"""The maximum length of a line in bytes, including its end."""
MAX_GAME: Final = 100_000
"""The maximum number of lines of a game that is opened, listed or continued: some two thousand deals of four players.

Memory and time grow with every line, as an opened game can go back to each of its positions. `check` reads longer ones.
"""
SPACE_FOR_DEAL: Final = 2_000
"""More lines than any deal has; a match is dealt no further if fewer are left."""
