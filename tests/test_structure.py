"""The command that measures how the code is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.benchmarks.structure import ROOT, Checkout, main

if TYPE_CHECKING:
    from pathlib import Path

FILES = {
    "pinochle_qt/__init__.py": "",
    "pinochle_qt/cards.py": '''"""Cards.

    More about cards.
    """
import os

# a comment
class Card:
    """A card."""

    points = 3
    """Points."""


def text(card: Card, ui: float) -> str:
    from pinochle_qt import hands

    return f"""{hands}
{card}"""
''',
    "pinochle_qt/hands.py": """from typing import TYPE_CHECKING
from .ui import panel
if TYPE_CHECKING:
    from pinochle_qt.cards import Card as Dealt
class Card:
    pass
class _Card:
    pass
""",
    "pinochle_qt/ui/panel.py": "LAST_TRICK = LastTrickPanel\ndef last(trick): ...\n" + "\n" * 420,
    "tests/test_cards.py": "card._points = self._card = cards._replace()\ncard.__class__\n",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    for name, source in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    return Checkout(tmp_path)


def test_blank_lines_comments_docstrings_and_imports_do_not_count_as_code(checkout: Checkout) -> None:
    assert [module.lines_of_code() for module in checkout.program] == [0, 5, 5, 2]


def test_each_measure_names_what_it_counts(checkout: Checkout) -> None:
    assert checkout.folders() == {"pinochle_qt": 2, "pinochle_qt/ui": 1}
    assert checkout.twin_classes() == ["Card: pinochle_qt.cards, pinochle_qt.hands"]
    assert checkout.circles() == [["pinochle_qt.cards", "pinochle_qt.hands"]]
    assert checkout.inner_imports() == ["pinochle_qt/cards.py:16"]
    assert checkout.scale_parameters() == ["pinochle_qt/cards.py:15 text"]
    assert checkout.long_modules() == ["pinochle_qt/ui/panel.py 422"]
    assert checkout.places_naming("last_trick") == ["pinochle_qt/ui/panel.py:1 LAST_TRICK = LastTrickPanel"]
    assert checkout.private_accesses() == ["tests/test_cards.py:1 card._points"]


def test_only_rules_and_questions_about_them_import_each_other() -> None:
    # an option asks when it applies, and such a question is asked about all rules
    [circle] = Checkout(ROOT).circles()
    engine = "pinochle_qt.engine"
    assert all(name.startswith((f"{engine}.rules", f"{engine}.features")) for name in circle), circle


def test_a_click_on_a_card_is_followed_through_the_program() -> None:
    functions, files, observations = Checkout(ROOT).click()
    assert functions > files > observations > 0


def test_the_printed_table_has_the_measures(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--root", str(checkout.root), "--no-click", "--list"])
    printed = capsys.readouterr().out
    assert "lines of code" in printed
    assert "card._points" in printed
