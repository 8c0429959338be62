"""Matches to whose shuffles people's programs have added, without a table."""

from __future__ import annotations

import hashlib
import random

from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.record.values import Mix, Part
from pinochle_qt.session.dealing.mixing import MIXED, match_in, promise
from pinochle_qt.session.dealing.shuffle import Shuffles
from pinochle_qt.session.match_start import chance_of
from pinochle_qt.session.session import SeatSetup, Session
from pinochle_qt.variants.presets import PRESETS
from tests.session.driving import SINGLE, advance

TABLE = Shuffles(2**127 + 2024, MIXED)


def secret_of(person: int, deal: int = 1) -> str:
    """Return the secret of a person for a deal."""
    return hashlib.sha256(f"{person} {deal}".encode()).hexdigest()


def mix_for(session: Session, people: tuple[int, ...], withheld: tuple[int, ...] = ()) -> Mix:
    """Return a mix for the next deal with the parts of some people."""
    match, deal = match_in(session.header), session.match.number + 1
    promises = {person: promise(match, deal, person, secret_of(person, deal)) for person in people}
    parts = [
        Part(person, promises[person], None if person in withheld else secret_of(person, deal)) for person in people
    ]
    return Mix(str(chance_of(session.header).key(deal)), tuple(parts))


def mixed_match(
    preset: str = SINGLE, deals: int = 2, people: tuple[int, ...] = (0, 1), withheld: tuple[int, ...] = ()
) -> Session:
    """Return a match whose deals are over, each mixed with the parts of these people."""
    everybody = tuple(SeatSetup(f"Player {seat}", "human") for seat in range(PRESETS[preset].table.players))
    session = Session.new(PRESETS[preset], preset, everybody, TABLE)
    player = RandomPlayer(random.Random(1))
    for number in range(1, deals + 1):
        session.deal(mix_for(session, people, withheld))
        advance(session, player, deals=number)
    return session
