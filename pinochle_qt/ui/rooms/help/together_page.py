"""How people play together with their phones, as rich text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.server.net.ports import USUAL_PORTS
from pinochle_qt.server.words import firewall_advice
from pinochle_qt.words.rooms.help import TogetherHelp

if TYPE_CHECKING:
    from pinochle_qt.ui.rooms.help.pages import Paper


def together_page(paper: Paper) -> str:
    """Return the page about playing together."""
    parts = [paper.heading(TogetherHelp.START(), is_first=True)]
    steps = TogetherHelp.OPEN, TogetherHelp.JOIN, TogetherHelp.SEATS, TogetherHelp.DEAL
    parts += [paper.line_of(step()) for step in steps]
    window = TogetherHelp.JOIN_WINDOW, TogetherHelp.JOINED, TogetherHelp.COPY
    for heading, line in (
        (TogetherHelp.WINDOW, " ".join(line() for line in window)),
        (TogetherHelp.SERVER, f"{TogetherHelp.SERVER_TEXT()} {TogetherHelp.SERVER_TRUST()}"),
        (TogetherHelp.CLUB, TogetherHelp.CLUB_TEXT()),
        (TogetherHelp.SCREEN, f"{TogetherHelp.SCREEN_TEXT()} {TogetherHelp.REMOTE()}"),
        (
            TogetherHelp.AWAY,
            " ".join(each() for each in (TogetherHelp.AWAY_TEXT, TogetherHelp.AWAY_COUNTS, TogetherHelp.LEFT_COUNTS)),
        ),
        (TogetherHelp.SEEN, f"{TogetherHelp.SEEN_TEXT()} {TogetherHelp.SEEN_NEARBY()}"),
        (TogetherHelp.NOT_FOUND, f"{TogetherHelp.SAME_WIFI()} {firewall_advice(USUAL_PORTS[0])}"),
    ):
        parts += [paper.heading(heading()), paper.line_of(line)]
    return paper.page("".join(parts))
