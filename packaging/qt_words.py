"""Trims Qt's own translations to the parts of Qt that are in the frozen program.

A translation file is a signature followed by blocks. The message block contains each translation, along with the part
of Qt that uses it, as tagged fields; the hash block gives their offsets, in the order in which Qt searches them.
"""

import struct
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase
from typing import Final

from system import Trouble

_SIGNATURE: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES: Final = 0x42
_MESSAGES: Final = 0x69
_END: Final = 1
_CONTEXT: Final = 7
_FIELDS: Final = frozenset({3, 6, _CONTEXT, 8})
"""The tags for the translation, the English text, the context (the part of Qt that uses it) and a comment."""


def cut_words(data: bytes, unsaid: Collection[str]) -> bytes:
    """Return a file of Qt's translations without those whose context matches a pattern.

    Raises:
        Trouble: the file has an unknown format.
    """
    try:
        blocks = dict(_blocks(data))
        messages, hashes, kept = blocks[_MESSAGES], bytearray(), bytearray()
        for value, place in struct.iter_unpack(">II", blocks[_HASHES]):
            speaker, end = _read(messages, place)
            if not any(fnmatchcase(speaker, pattern) for pattern in unsaid):
                hashes += struct.pack(">II", value, len(kept))
                kept += messages[place:end]
    except (ValueError, KeyError, IndexError, struct.error) as error:
        raise Trouble(
            f"Qt's translations cannot be cut as packaging/qt_words.py does it ({error}): please bring that up to date "
            "with this Qt."
        ) from error
    blocks |= {_HASHES: bytes(hashes), _MESSAGES: bytes(kept)}
    return _SIGNATURE + b"".join(struct.pack(">BI", tag, len(block)) + block for tag, block in blocks.items())


def _blocks(data: bytes) -> Iterator[tuple[int, bytes]]:
    if not data.startswith(_SIGNATURE):
        raise ValueError("it has another signature")
    place = len(_SIGNATURE)
    while place < len(data):
        tag, size = struct.unpack_from(">BI", data, place)
        yield tag, data[place + 5 : place + 5 + size]
        place += 5 + size


def _read(messages: bytes, place: int) -> tuple[str, int]:
    """Return the context of a message, and the offset of its end."""
    speaker = ""
    while (tag := messages[place]) != _END:
        if tag not in _FIELDS:
            raise ValueError(f"it has a field {tag}")
        (size,) = struct.unpack_from(">I", messages, place + 1)
        if tag == _CONTEXT:
            speaker = messages[place + 5 : place + 5 + size].rstrip(b"\0").decode("utf-8")
        # The size 0xFFFFFFFF marks an empty field.
        place += 5 + (0 if size == 0xFFFFFFFF else size)
    return speaker, place + 1
