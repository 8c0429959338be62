"""A shuffle to which everybody's program adds a secret, so that nobody at a table can choose the cards.

The table promises its own part first, everybody else promises a secret with a hash, and the secrets are opened once all
these promises are known. `record/FORMAT.md` describes how the key of the deal follows, and why in this order.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from pinochle_qt.session.dealing.generator import KEY_BITS, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.seats import Person
    from pinochle_qt.record.values import Header, Mix, Part

MIXED: Final = "shake256-fisher-yates-mixed"
"""The name of this algorithm in records: a deal without parts of people is dealt as by `GENERATOR`."""
SECRET_BYTES: Final = 32


def match_in(header: Header) -> str:
    """Return what names a match in its shuffles: the commitment of its record, also in a guest's copy."""
    return header.copy_of or header.commitment


def new_secret() -> str:
    """Return a secret of 256 random bits in hexadecimal digits."""
    return os.urandom(SECRET_BYTES).hex()


def promise(match: str, deal: int, person: Person, secret: str) -> str:
    """Return the hash with which a person's program promises its secret for one deal of one match."""
    return _hash(promise_text(match, deal, person, secret)).hex()


def promise_text(match: str, deal: int, person: Person, secret: str) -> str:
    """Return the text that is hashed for a promise."""
    return f"{match} deal {deal} person {person} {secret}"


def mixed_key(match: str, deal: int, mix: Mix) -> int:
    """Return the key of a deal: the first ten bytes of a hash of everybody's part, most significant first."""
    lines = [f"{match} deal {deal}", f"table {mix.key}"]
    lines += [f"person {part.person} {part.commitment} {part.secret or 'withheld'}" for part in mix.parts]
    return int.from_bytes(_hash("\n".join(lines))[: KEY_BITS // 8], "big")


def mixed_pack(cards: Iterable[Card], match: str, deal: int, mix: Mix) -> tuple[Card, ...]:
    """Return the shuffled pack of a deal, top card first."""
    return tuple(shuffled(cards, mixed_key(match, deal, mix)))


def altered_part(match: str, deal: int, mix: Mix) -> Part | None:
    """Return the first part whose secret is not what was promised; None if all that were opened are."""
    opened = ((part, part.secret) for part in mix.parts if part.secret is not None)
    return next((part for part, secret in opened if part.commitment != promise(match, deal, part.person, secret)), None)


def _hash(text: str) -> bytes:
    import hashlib  # not at the top: a start that deals nothing does not need it

    return hashlib.sha256(text.encode()).digest()
