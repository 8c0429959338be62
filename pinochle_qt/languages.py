"""The languages of the program, and their translations."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from pinochle_qt.resources import DamagedAsset, asset

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pinochle_qt.phrases import Translate

ENGLISH: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = {ENGLISH: "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
"""Each language code with the name of the language in that language."""


def first_known(preferred: Iterable[str]) -> str:
    """Return the first of these languages, such as `de-AT`, that the program speaks; English if there is none."""
    codes = (name.partition("-")[0].lower() for name in preferred)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def first_accepted(languages: str) -> str:
    """Return the first language that we have of those that a browser accepts, such as `de-AT,de;q=0.9,en;q=0.8`."""
    return first_known(languages.replace(";", ",").split(","))


@cache
def translation(language: str) -> Translate | None:
    """Return what translates into a language; None for English, in which all texts are written.

    Raises:
        MissingAsset: the translation is not where it should be.
        DamagedAsset: it is not what it should be.
    """
    if language == ENGLISH:
        return None
    path = asset("translations", f"{language}.json")
    try:
        texts = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]])
    except msgspec.DecodeError:
        raise DamagedAsset(path) from None

    def translate(context: str, english: str, name: str) -> str:
        return texts.get(context, {}).get(name or english, english)

    return translate
