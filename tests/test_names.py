"""Names are tidied in the same way, whether or not they have letters beyond ASCII."""

from __future__ import annotations

from itertools import product

import pytest

from pinochle_qt.names import file_name, is_device, tidied


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna \t Lee\n", "Anna Lee"),
        ("\x07Bob\x7f", "Bob"),
        ("Bob \x1b Lee", "Bob Lee"),
        (" \x00\x08 ", ""),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Zoe\u200b\u0308", "Zo\u00eb"),
        ("\u202eAnna", "Anna"),
        ("\u200dAnna\u2800", "Anna"),
        ("\u200d\u2800", ""),
        ("A\u2066n\u202dn\u200fa\u061c\u200b", "Anna"),
        ("Anna\u2028Lee\u2029", "Anna Lee"),
        ("\x1b[31mAnna\x9b1m", "[31mAnna1m"),
        ("Anna\ue000\U000f0000", "Anna"),
        ("Z" + "\u0336" * 50 + "o", "Z\u0336\u0336\u0336o"),
        ("\u05d3\u05b8\u05bc\u05d5\u05b4\u05d3", "\u05d3\u05b8\u05bc\u05d5\u05b4\u05d3"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
    ],
)
def test_a_name_keeps_its_visible_characters(typed: str, kept: str) -> None:
    assert tidied(typed) == kept


def test_ascii_text_is_cleaned_as_other_text() -> None:
    for first, second in product(map(chr, range(128)), repeat=2):
        typed = f"{first}a{second}"
        assert tidied(f"{typed} \u00e4") == f"{tidied(typed)} \u00e4"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ours", "Ours"),
        ("con", "con-"),
        ("Aux.old", "Aux-.old"),
        ("COM1 .txt", "COM1- .txt"),
        ("lpt\u00b2", "lpt\u00b2-"),
        ("Console", "Console"),
        ('a/b\\c: "d" <e>|f?*', "a-b-c- -d- -e-f-"),
        ("Ours. .", "Ours"),
        (" .hidden", "hidden"),
        ("tab\tand\nline\x00", "tab and line"),
        ("...", "-"),
        ("", "-"),
        ("\u5317" * 90, "\u5317" * 66),
        ("x" * 199 + " y", "x" * 199),
    ],
)
def test_a_file_can_be_named_after_any_text_on_every_system(text: str, name: str) -> None:
    assert file_name(text) == name
    assert file_name(name) == name
    assert not is_device(f"{name}.txt")
