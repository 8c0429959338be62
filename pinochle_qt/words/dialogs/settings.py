"""The text shown when settings can't be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.phrases import Phrase
from pinochle_qt.teaching.agreement_catalog import AgreementWord
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.words.dialogs.labels import DialogWord
from pinochle_qt.words.dialogs.looks import LookWord
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.rooms.statistics import Stat
from pinochle_qt.words.rooms.together import TogetherWord
from pinochle_qt.words.text import listed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.session.settings_file import Damage, DamagedPart

_MAX_NAMED: Final = 5
"""The most settings to name in one sentence; a user who has lost more will look at all of them anyway."""


class Damaged(Phrase):
    """Sentences about settings that can't be used, and names of settings that have none elsewhere."""

    UNREADABLE = "Your settings can't be read, so everything is back to standard. The file stays where it is: {path}."
    BROKEN = "Your settings are damaged, so everything is back to standard. The damaged file is kept: {path}."
    NEWER_VERSION = (
        "Your settings are from a newer version of this program. Changes you make here last until you quit, and the "
        "file is left alone: {path}."
    )
    PARTS = "Some of your settings can't be read and are back to standard: {settings}."
    LAST_GAME = "Your last game can't be found anymore, so a new one has begun."
    OF_GAME = "{setting} ({game})"
    AND_MORE = "{settings}, and {count} more"
    WINDOW = "Window size"


_NAMES: Final[Mapping[str, Phrase]] = {
    "preset": DialogWord.PF_VARIANT,
    "targets": DialogWord.PF_TARGET,
    "patches": Setup.TITLE,
    "seats": DialogWord.NG_SEATS,
    "faces": DialogWord.NG_FACES,
    "people": DialogWord.NG_PEOPLE_COUNT,
    "agreements": AgreementWord.TITLE,
    "first_dealer": Setup.FIRST_DEALER,
    "reduced_motion": Setup.REDUCED_MOTION,
    "deck": LookWord.DECK,
    "felt": LookWord.FELT,
    "counted_from": Stat.TITLE,
    "table_options": TogetherWord.TITLE,
    "table_address": TogetherWord.JOIN_TITLE,
    "window_geometry": Damaged.WINDOW,
}
"""The names in the window of the settings that are not chosen in the preferences."""


def damage_message(damage: Damage) -> str:
    """Return what is wrong with the settings and what the program does about it, in one or two sentences."""
    if damage.kind != "parts":
        return Damaged[damage.kind.replace(" ", "_").upper()](path=str(damage.path))
    names = [_name(part, phrase) for part in damage.parts if (phrase := _phrase(part.setting)) is not None]
    sentences = [Damaged.PARTS(settings=_shortened(names))] if names else []
    if len(names) < len(damage.parts):
        sentences.append(Damaged.LAST_GAME())
    return " ".join(sentences)


def _shortened(names: list[str]) -> str:
    if len(names) <= _MAX_NAMED:
        return listed(names)
    return Damaged.AND_MORE(settings=listed(names[:_MAX_NAMED]), count=len(names) - _MAX_NAMED)


def _phrase(setting: str) -> Phrase | None:
    """Return the name of a setting in the window; None for those that players don't see as a setting."""
    return _NAMES.get(setting) or DialogWord.__members__.get(f"PF_{setting}".upper())


def _name(part: DamagedPart, phrase: Phrase) -> str:
    """Return the name of a part of the settings, given that of the setting."""
    if isinstance(part.where, int):
        return DialogWord.NG_SEAT(number=part.where)
    setting = phrase()
    return setting if part.where is None else Damaged.OF_GAME(setting=setting, game=preset_title(find(part.where)))
