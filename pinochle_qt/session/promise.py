"""What a match promises of its cards before anybody sees one: fingerprints that only these cards can have.

The fingerprint of a match is a hash over its generator, its seed and its rules, and over the cards that were given, if
there are any; that of a deal is one over its key. It tells nothing of what it was taken of, so that it can be shown
before the deal; afterward anybody can take it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.json import Encoder
from msgspec.structs import replace

from pinochle_qt.engine.cards import card_text
from pinochle_qt.engine.rules import to_json

if TYPE_CHECKING:
    from pinochle_qt.record.values import Header

HASH: Final = "sha256"
"""The name of the hash in records."""
_ENCODER: Final = Encoder(order="sorted")


def promised_text(header: Header) -> str:
    """Return what the fingerprint of a match is taken of: generator, seed and rules, with a space between them.

    The rules are the JSON of the header without spaces, with the names in each object in alphabetical order. Behind
    them stands, after a space each, the JSON of the keys and of the packs that are given, where there are some.
    """
    packs = ["".join(map(card_text, order)) for order in header.packs]
    given = (_ENCODER.encode(each).decode() for each in (header.seeds, packs) if each)
    return " ".join((header.generator, str(header.seed), _ENCODER.encode(to_json(header.rules)).decode(), *given))


def promise(header: Header) -> str:
    """Return the commitment of a match as its record has it."""
    return f"{HASH}:{_hashed(promised_text(header))}"


def with_promise(header: Header) -> Header:
    """Return a header that promises its cards, where they come from a generator that has a name."""
    return replace(header, commitment=promise(header) if header.generator else "")


def is_kept(header: Header) -> bool | None:
    """Return whether everything is as it was promised; None if none were, or by a hash unknown here."""
    return header.commitment == promise(header) if header.commitment.startswith(f"{HASH}:") else None


def fingerprint(key: int) -> str:
    """Return the fingerprint of one deal in hexadecimal digits: SHA-256 over its key in decimal digits."""
    return _hashed(str(key))


def _hashed(text: str) -> str:
    import hashlib  # a start that deals nothing does without

    return hashlib.sha256(text.encode()).hexdigest()
