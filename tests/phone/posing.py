"""Shows any position of any game on a phone at once: a table in this process says what the page is told of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from pinochle_qt.engine.actions import DeclareOut, ExchangeDix, ShootMoon
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.rules import patch
from pinochle_qt.protocol.messages import spoken
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.server.table import Table
from pinochle_qt.session.session import Session
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.questions.meld_lines import meld_lines
from tests.checks import require
from tests.server.guests import Room, TableGuest
from tests.session.driving import chance_player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.protocol.messages import Answer
    from tests.phone.browser import Phone

_NAMES: Final = ("Nora", "Edith", "Sam", "Walter", "Ruth", "Hugo", "Clara", "Oscar")
_MOST_SEEDS: Final = 60
_MOST_DEALS: Final = 4
_WIRE: Final = """
const Real = WebSocket
window.said = []
window.WebSocket = class extends Real {
    constructor(...given) {
        super(...given)
        window.wire = this
    }
    send(data) {
        if (!window.hear || data.includes('"ping"')) super.send(data)
        else window.said.push(JSON.parse(data))
    }
}
"""
"""Lets a test speak in place of the table; what the page then says is kept in `said`."""
_POSE: Final = """
const hears = wire.onmessage
window.hear = data => hears({data})
wire.onmessage = event => event.data.includes('"pong"') && hears(event)
"""


class Position(NamedTuple):
    """A position that is looked for by playing by chance."""

    preset: str
    is_it: Callable[[Prompt], bool]
    changes: Mapping[str, str | int | bool] = {}
    """Options of the rules that differ from the preset, by their dotted names."""
    is_first: bool = False
    """Whether nothing has been dealt."""


def _asks(kind: str) -> Callable[[Prompt], bool]:
    return lambda prompt: prompt.kind == kind


def _offers(kind: str, action: type) -> Callable[[Prompt], bool]:
    return lambda prompt: prompt.kind == kind and any(isinstance(each, action) for each in prompt.choices)


def _has_lines(kind: str, count: int) -> Callable[[Prompt], bool]:
    return lambda prompt: prompt.kind == kind and len(meld_lines(prompt)) >= count


FOUR: Final = "single_deck_partnership"
POSITIONS: Final[Mapping[str, Position]] = {
    "bid": Position(FOUR, lambda prompt: prompt.kind == "bid" and prompt.bids is not None),
    "trump": Position("partnership_four_handed", _asks("trump")),
    "trump or give up": Position("three_handed_auction", _asks("trump")),
    "pass": Position("racehorse_passing", _asks("give")),
    "bury": Position("three_handed_auction", _asks("bury")),
    "kitty": Position("partnership_four_handed_kitty", _asks("distribute")),
    "call": Position("five_handed_called_partner", _asks("call")),
    "draft": Position("two_handed_draft", _asks("draft")),
    "melds": Position(FOUR, _has_lines("show", 3)),
    "many melds": Position("double_deck_full_96", lambda prompt: prompt.kind == "show" and len(prompt.best) > 3),
    "no meld": Position(FOUR, lambda prompt: prompt.kind == "show" and not prompt.best),
    "meld of a turn": Position("bicycle_two_handed_48", _has_lines("meld", 3)),
    "meld that names trump": Position(
        "bezique",
        lambda prompt: prompt.kind == "meld" and prompt.trump is None and len(prompt.choices) > 1,
        {
            "auction.trump": "first_marriage",
            "deal.upcard": False,
            "melds.dix_exchange": "none",
            "melds.turned_dix_bonus": 0,
        },
    ),
    "dix": Position("bicycle_two_handed_48", _offers("meld", ExchangeDix)),
    "meld or declare out": Position("bicycle_two_handed_48", _offers("meld", DeclareOut)),
    "declare out": Position("bicycle_two_handed_48", _offers("play", DeclareOut)),
    "throw in": Position("partnership_four_handed", _asks("decide")),
    "misdeal": Position("partnership_four_handed", _asks("misdeal"), {"deal.misdeal_nines": "both"}),
    "moon": Position("partnership_four_handed", _offers("decide", ShootMoon), {"match.shoot_the_moon": "1000"}),
    "play": Position(FOUR, lambda prompt: prompt.kind == "play" and len(prompt.hand) < 10),
    "play with eight": Position("eight_handed_four_teams", lambda prompt: prompt.kind == "play"),
    "play from stock": Position(
        "bicycle_two_handed_48", lambda prompt: prompt.kind == "play" and len(prompt.hand) < 10
    ),
    "before the first deal": Position(FOUR, lambda prompt: prompt.seat is None, is_first=True),
    "after a deal": Position(FOUR, lambda prompt: prompt.seat is None),
}
"""Every kind of question, and what comes between them."""


def found(position: Position) -> Session:
    """Return a match at a position."""
    rules = patch(PRESETS[position.preset], dict(position.changes))
    people = tuple(SeatSetup(name, "random") for name in _NAMES[: people_count(rules)])
    for seed in range(_MOST_SEEDS):
        session, player = Session.new(rules, position.preset, people, seed), chance_player(seed)
        while (prompt := session.prompt) is not None and session.match.number <= _MOST_DEALS:
            if position.is_it(prompt) and (session.match.number or position.is_first):
                return session
            if prompt.seat is None:
                session.deal()
            else:
                session.submit(player.choose(session.observe(prompt.seat), prompt, None))
    raise AssertionError(f"no match comes to {position}")


def room_at(session: Session, language: str = "en") -> Room:
    """Return a table whose only guest has the seat that is asked, or the first one."""
    prompt, room = require(session.prompt), Room(Table(session))
    guest = room.come_host("Ada", device="phone", language=language)
    guest.take(0 if prompt.seat is None else session.seated[prompt.seat])
    return room


def guest_at(session: Session, language: str = "en") -> TableGuest:
    """Return the guest of such a table."""
    return room_at(session, language).guests[0]


def prepare(phone: Phone, address: str) -> None:
    """Open the page at a table that serves it, and let the test speak in place of that table."""
    phone.do("Page.addScriptToEvaluateOnNewDocument", source=_WIRE)
    phone.open(address)
    phone.wait("document.querySelector('#join .main')")
    phone.run(f"(() => {{ {_POSE} }})()")


def tell(phone: Phone, *messages: Answer) -> None:
    """Let the page hear messages."""
    for message in messages:
        phone.run(f"hear({json.dumps(spoken(message))})")


def pose(phone: Phone, guest: TableGuest) -> None:
    """Show what a guest has been told last."""
    tell(phone, guest.people, guest.state)
    phone.run("document.querySelector('.uncover')?.click()")
    phone.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
