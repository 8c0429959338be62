"""Cases made from good files by changing bytes, lines or values."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

LONGEST: Final = 20_000
"""The maximum size of a case in bytes; larger ones only take time."""
ODD: Final = (
    b"null", b"true", b"-1", b"0", b"1e999", b"1e-999", b"99999999999999999999999", b'""', b"[]", b"{}", b"NaN", b"0.5",
    b'"\\ud800"', b'"\\u0000"', b"[" * 2000, b'{"a":' * 500, b"\xff", b"\xef\xbb\xbf", b"\n", b"\r\n", b"\0", b"-0",
    b'"x"', b"18446744073709551616", b"9007199254740993", b"2", b"1", b'"human"', b'"S"', b'"AS"', b"\xc3", b" ",
)  # fmt: skip

STRANGE: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 77, 10**30, 0.5, "", "x", "\ud800", "C", [], {}, [[]], [None], [77], ["AS"], [0, 0, 0, 0],
    [1, 2, 3, 4, 5, 0],
)  # fmt: skip
"""Values to put in place of others."""


def mutated(content: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    """Return a case made from another by some changes of bytes, lines or values."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        content = chance.choice(_CHANGES)(content, others, chance)
    return content[:LONGEST]


def changed_once(content: bytes) -> Iterator[bytes]:
    """Yield all cases with one value changed, repeated or missing; of lines of a kind, only the first is changed."""
    texts, kinds = _texts(content), set[str]()
    for at, text in enumerate(texts):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            continue
        kind = str(data.get("act", sorted(data))) if isinstance(data, dict) else ""
        if kind in kinds:
            continue
        kinds.add(kind)
        yield from (_with(texts, at, other) for other in _others(data))


def _texts(content: bytes) -> list[bytes]:
    """Return the lines of a file, or the whole file if it is a single JSON text."""
    try:
        json.loads(content)
    except (ValueError, RecursionError):
        return content.split(b"\n")
    return [content]


def _with(texts: Sequence[bytes], at: int, data: Any) -> bytes:
    """Return a file with one of its texts replaced by other data."""
    changed = json.dumps(data, separators=(",", ":")).encode(errors="replace")
    return b"\n".join((*texts[:at], changed, *texts[at + 1 :]))


def _others(data: Any) -> Iterator[Any]:
    """Yield variants of a value that differ in one place; in a list, only the ends are changed."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from ({**data, key: other} for other in (*STRANGE, *_others(value)))
            yield {name: value for name, value in data.items() if name != key}
    elif isinstance(data, list) and data:
        for at in {0, len(data) - 1}:
            yield from ([*data[:at], other, *data[at + 1 :]] for other in (*STRANGE, *_others(data[at])))
        yield data[1:]
        yield data + data


def _byte(content: bytes, _: Sequence[bytes], chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + bytes([chance.randrange(256)]) + content[at + chance.choice((0, 1)) :]


def _cut(content: bytes, _: Sequence[bytes], chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] if chance.random() < 0.5 else content[:at] + content[at + chance.randrange(1, 40) :]


def _odd(content: bytes, _: Sequence[bytes], chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + chance.choice(ODD) + content[at + chance.randrange(9) :]


def _spliced(content: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    other = chance.choice(others)
    at, there = chance.randrange(len(content) + 1), chance.randrange(len(other) + 1)
    return content[:at] + other[there : there + chance.randrange(1, 400)] + content[at:]


def _lines(content: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    at, there = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            lines[at], lines[there] = lines[there], lines[at]
        case 1:
            lines.insert(there, lines[at])
        case 2:
            del lines[at]
        case _:
            lines[at] = chance.choice(chance.choice(others).split(b"\n"))
    return b"\n".join(lines)


def _value(content: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    """Change one value or key in one line, or in the whole file if it is JSON."""
    texts = _texts(content)
    at = chance.randrange(len(texts))
    try:
        data = json.loads(texts[at])
    except (ValueError, RecursionError):
        return _odd(content, others, chance)
    return _with(texts, at, _changed(data, chance))


def _changed(data: Any, chance: random.Random) -> Any:
    """Return a value with one part of it changed."""
    if isinstance(data, dict) and data and chance.random() < 0.85:
        key = chance.choice(list(data))
        if chance.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        if chance.random() < 0.05:
            return {**data, f"{key}x": data[key]}
        return {**data, key: _changed(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.85:
        at = chance.randrange(len(data))
        if chance.random() < 0.2:
            return [*data[:at], *data[at + 1 :]]
        if chance.random() < 0.2:
            return [*data[:at], data[at], *data[at:]]
        return [*data[:at], _changed(data[at], chance), *data[at + 1 :]]
    if isinstance(data, int) and chance.random() < 0.6:
        return data + chance.choice((-1, 1, 10, -10, 1000, -(10**9), 2**63, 2**64))
    if isinstance(data, str) and data and chance.random() < 0.6:
        at = chance.randrange(len(data))
        return data[:at] + chance.choice("AKQJT9SHDC\0é\ud800 0-\n\U0001f0a1") + data[at + 1 :]
    return chance.choice(
        (None, True, False, 0, -1, 1, 2**63, -(2**63), 10**30, 0.5, 1e308, float("nan"), float("inf"), "", "x", "human",
         "x" * 300, [], {}, [[]], {"": {}}, ["AS"], [0], "2026-07-31", "\ud800")
    )  # fmt: skip


_CHANGES: Final = (_byte, _cut, _odd, _spliced, _lines, _value, _value, _value, _value)
