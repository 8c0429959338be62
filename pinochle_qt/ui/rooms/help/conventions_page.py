"""How partners agree on what their bids say, as rich text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.teaching.own_agreements import SUFFIX
from pinochle_qt.words.rooms.help import ConventionsHelp

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.help.pages import Paper


def conventions_page(paper: Paper) -> str:
    """Return the page about bidding conventions."""
    parts: list[str] = []
    for heading, *lines in (
        (ConventionsHelp.CHOOSE, ConventionsHelp.CHOOSE_TEXT(), ConventionsHelp.AT_TABLE()),
        (ConventionsHelp.MAKE, ConventionsHelp.MAKE_TEXT(), ConventionsHelp.TRY_TEXT()),
        (ConventionsHelp.SHARE, ConventionsHelp.SHARE_TEXT(suffix=SUFFIX), ConventionsHelp.SHARE_SAFE()),
    ):
        parts.append(paper.heading(heading(), is_first=not parts))
        parts += map(paper.line_of, lines)
    return paper.page("".join(parts))
