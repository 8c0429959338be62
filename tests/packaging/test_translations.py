"""The translations are complete, fit the sentences they translate, and are what ships."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from pinochle_qt.languages import ENGLISH, LANGUAGES
from translations.catalog import Source, phrases
from translations.files import SHIPPED, TRANSLATED, read, release, source_file

if TYPE_CHECKING:
    from pathlib import Path

EVERYTHING = list(phrases())


def facts(text: str) -> Counter[str]:
    return Counter(re.findall(r"{\w+}", text))


def test_every_language_of_the_window_has_a_translation() -> None:
    folders = (source_file(ENGLISH).parent.glob("*.ts"), SHIPPED.glob("*.json"))
    assert [{path.stem for path in each} for each in folders] == [set(TRANSLATED)] * 2


@pytest.mark.parametrize("code", TRANSLATED)
def test_everything_is_translated_and_nothing_else(code: str) -> None:
    missing, needless = set(EVERYTHING) - set(read(code)), set(read(code)) - set(EVERYTHING)
    wrong = [f"{each.context}.{each.name or each.english}" for each in (*missing, *needless)]
    assert not wrong, f"PYTHONPATH=packaging python -m translations, then fill {code}.ts and run it again: {wrong[:20]}"


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_the_same_placeholders(code: str) -> None:
    other = [source for source, text in read(code).items() if set(facts(text)) != set(facts(source.english))]
    assert other == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_shipped_translations_are_compiled_from_the_editable_ones(code: str, tmp_path: Path) -> None:
    is_same = release(code, tmp_path).read_bytes() == (SHIPPED / f"{code}.json").read_bytes()
    assert is_same, "PYTHONPATH=packaging python -m translations"


MENUS = (
    ("GAME", "LEARN", "VIEW", "HELP"),
    ("NEW", "HOUSE_RULES", "NEXT_DEAL", "UNDO", "REDO", "DECLARE_OUT", "GIVE_UP", "GAMES", "PREFERENCES", "QUIT"),
    ("LESSONS", "DRILLS", "PROBLEMS", "PROBLEM", "MISTAKES"),
    ("ODDS", "LAST_TRICK", "MELDS", "SCORES", "LOG", "LOOK_BACK", "HAND_LIST", "FULL_SCREEN"),
    ("HINT", "MEANING", "EXPLAIN", "RULES", "FAIR_PLAY", "NEWS", "ABOUT"),
)


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("names", MENUS)
def test_access_keys_differ_within_a_menu(code: str, names: tuple[str, ...]) -> None:
    texts = {source.name: text for source, text in read(code).items() if source.context == "Menu"}
    keys = [re.findall("&(.)", texts[name].lower()) for name in names]
    assert all(len(each) == 1 for each in keys)
    assert len({each[0] for each in keys}) == len(names)


def test_equal_english_words_may_be_translated_differently() -> None:
    assert len(EVERYTHING) == len(set(EVERYTHING))
    assert len({Source(each.context, "", each.english) for each in EVERYTHING}) < len(EVERYTHING)


HAS_SPACE_BEFORE_ELLIPSIS = {"en": False, "de": True, "es": False, "fr": False}


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_ellipsis_is_spaced_as_the_language_requires(code: str) -> None:
    """German has a space before an ellipsis that replaces whole words."""
    texts = [source.english for source in EVERYTHING] if code == ENGLISH else read(code).values()
    cut_short = [text for text in texts if text.endswith("…")]
    assert cut_short
    assert [text for text in cut_short if text.endswith(" …") is not HAS_SPACE_BEFORE_ELLIPSIS[code]] == []


def test_no_line_of_french_begins_with_a_sign_that_belongs_to_the_word_before_it() -> None:
    """French has a narrow space before these signs and inside its quotation marks, at which no line may be broken."""
    texts = read("fr").values()
    assert [text for text in texts if re.search(r"[ \xa0][:;?!»]|«[ \xa0]|[\w}][;?!»]|«\w", text)] == []


QUOTATION_MARKS = {"de": ("„", "“"), "es": ("«", "»"), "fr": ("«", "»")}


@pytest.mark.parametrize("code", TRANSLATED)
def test_signs_are_those_of_the_language(code: str) -> None:
    """Quotation marks come in pairs, apostrophes are curved, and a percent sign stands apart from its number."""
    first, last = QUOTATION_MARKS[code]
    others = "".join({*"„“”«»\"'"} - {first, last})
    wrong = [
        text
        for text in read(code).values()
        if text.count(first) != text.count(last) or re.search(rf"[{others}]|[\d}}]%", text)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_spaces_where_its_sentence_has_them(code: str) -> None:
    def edges(text: str) -> tuple[bool, bool, bool]:
        return text.startswith(" "), text.endswith(" "), "  " in text

    assert [text for source, text in read(code).items() if edges(text) != edges(source.english)] == []


def test_spanish_questions_and_exclamations_also_begin_with_a_sign() -> None:
    sentences = [text for text in read("es").values() if text != "?"]
    assert [text for text in sentences if any(text.count(each) != text.count(end) for each, end in ("¿?", "¡!"))] == []
