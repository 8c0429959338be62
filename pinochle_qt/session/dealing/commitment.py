"""Commits a match to its cards before anybody sees one, with fingerprints that only these cards can have.

The fingerprint of a match is a hash of its generator, seed and rules, and of any cards that were given; that of a deal
is a hash of its key. It reveals nothing about what was hashed, so it can be shown before the deal; afterward, anybody
can compute it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.json import encode
from msgspec.structs import replace

from pinochle_qt.engine.cards import compact_text
from pinochle_qt.engine.rules import to_json
from pinochle_qt.record.values import rules_text

if TYPE_CHECKING:
    from pinochle_qt.record.values import Header

HASH: Final = "sha256"
"""The name of the hash in records."""


def committed_text(header: Header) -> str:
    """Return the text that is hashed for the fingerprint of a match: generator, seed and rules, separated by spaces.

    The rules are the JSON of the header without spaces and own numbers that are not set, with the names in each object
    in alphabetical order. If keys or packs are given, their JSON follows, each after a space.
    """
    packs = list(map(compact_text, header.packs))
    given = (encode(each).decode() for each in (header.seeds, packs) if each)
    rules = header.rules_in_file or rules_text(to_json(header.rules))
    return " ".join((header.generator, str(header.seed), rules, *given))


def commitment(header: Header) -> str:
    """Return the commitment of a match as its record states it."""
    return f"{HASH}:{_hashed(committed_text(header))}"


def with_commitment(header: Header) -> Header:
    """Return a header that commits to its cards, if they come from a named generator."""
    header = replace(header, rules_in_file="")
    return replace(header, commitment=commitment(header) if header.generator else "")


def is_kept(header: Header) -> bool | None:
    """Return whether the header keeps its commitment; None if it has none, or used a hash unknown here."""
    return header.commitment == commitment(header) if header.commitment.startswith(f"{HASH}:") else None


def fingerprint(key: int) -> str:
    """Return the fingerprint of one deal in hexadecimal digits: SHA-256 of its key in decimal digits."""
    return _hashed(str(key))


def _hashed(text: str) -> str:
    import hashlib  # not at the top: a start that deals nothing does not need it

    return hashlib.sha256(text.encode()).hexdigest()
