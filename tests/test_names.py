"""Names are tidied in the same way, whether or not they have letters beyond ASCII."""

from __future__ import annotations

from itertools import product

import pytest

from pinochle_qt.names import tidied


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna \t Lee\n", "Anna Lee"),
        ("\x07Bob\x7f", "Bob"),
        ("Bob \x1b Lee", "Bob Lee"),
        (" \x00\x08 ", ""),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u202eAnna", "Anna"),
        ("\u200dAnna\u2800", "Anna"),
        ("\u200d\u2800", ""),
    ],
)
def test_a_name_keeps_what_can_be_seen(typed: str, kept: str) -> None:
    assert tidied(typed) == kept


def test_all_of_ascii_is_tidied_as_beside_other_letters() -> None:
    for first, second in product(map(chr, range(128)), repeat=2):
        typed = f"{first}a{second}"
        assert tidied(f"{typed} \u00e4") == f"{tidied(typed)} \u00e4"
