"""Named rule sets, and the small files in which players share them.

A file is one JSON object: `format` ("pinochle rules"), `version`, `name`, `preset` (the name of the preset that the
rules start from), `changes` (what differs from it, by dotted option names) and optionally a `description`. Files of
older versions are migrated when they are read, files of newer ones refused (`engine.rules.versions`).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, InvalidOption, OptionValue, Rules, diff, patch
from pinochle_qt.engine.rules.versions import VERSION, updated
from pinochle_qt.names import clipped, tidied
from pinochle_qt.phrases import Phrase
from pinochle_qt.reading import read_json
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FORMAT: Final = "pinochle rules"
SUFFIX: Final = ".pinochle-rules"
MOST_LETTERS: Final = 60
MOST_DESCRIPTION: Final = 300
"""The greatest length of a description, in characters."""
MAX_BYTES: Final = 1024 * 1024
"""The largest file that is read; no rule set gets that big."""


class RuleSetFault(Phrase):
    """Reasons why rules cannot be read, used or saved."""

    NAMELESS = "Give your rules a name to save them."
    LONG_NAME = "The name “{name}” is too long; the limit is {most} letters."
    LONG_DESCRIPTION = "The description of “{name}” is too long; the limit is {most} letters."
    LARGE = "{path} is too large for a rules file."
    UNREADABLE = "{path} cannot be read: {reason}."
    NO_JSON = "{path} is damaged: it should be one JSON object with rules."
    FOREIGN = "{path} isn't a file of pinochle rules; pick one that was exported as rules."
    NO_VERSION = "{path} does not say which version of the format it uses; export it again."
    NEWER = "{path} was written by a newer version of this program; please update to read it."
    NO_PARTS = "{path} is damaged: it needs a name, a preset and changes; export it again."
    NO_TEXT = "{path} is damaged: its description must be text; export it again."
    NO_GAME = "{path} starts from a game that is unknown here, “{preset}”; an update may help."
    OPTION = "{path} cannot be used: {fault}"
    UNPLAYABLE = "The rules in {path} cannot be played: {problem} {advice}"
    UNWRITTEN = "“{name}” cannot be written to {path}: {reason}."
    UNREMOVED = "“{name}” cannot be removed: {reason}."


class RuleSetError(Exception):
    """Raised for a rule set that cannot be read or saved; `str()` says in one sentence which, why and what to do."""


class RuleSet(Struct, frozen=True):
    """Rules with a name, given as the preset they start from and the differences."""

    name: str
    preset: str
    changes: Mapping[str, OptionValue] = field(default_factory=dict)
    description: str = ""
    """A one-line description by the owner; may be empty."""

    @property
    def rules(self) -> Rules:
        """The complete rules."""
        return patch(PRESETS[self.preset], self.changes)

    def to_json(self) -> dict[str, Any]:
        """Return the content of a rule file with this rule set."""
        content: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "name": self.name,
            "preset": self.preset,
            "changes": dict(self.changes),
        }
        return content | {"description": self.description} if self.description else content


def rule_set(name: str, preset: str, rules: Rules, description: str = "") -> RuleSet:
    """Return rules with a name; line breaks and invisible characters are removed from name and description.

    Raises:
        RuleSetError: if the name is empty, or the name or description is too long.
    """
    name, description = tidied(name), tidied(description)
    if not name:
        raise RuleSetError(RuleSetFault.NAMELESS())
    if len(name) > MOST_LETTERS:
        raise RuleSetError(RuleSetFault.LONG_NAME(name=clipped(name), most=MOST_LETTERS))
    if len(description) > MOST_DESCRIPTION:
        raise RuleSetError(RuleSetFault.LONG_DESCRIPTION(name=name, most=MOST_DESCRIPTION))
    return RuleSet(name, preset, diff(PRESETS[preset], rules), description)


def read_rule_set(path: Path) -> RuleSet:
    """Return the rule set in a file.

    Raises:
        RuleSetError: if it cannot be read, is not a rule set, or holds rules that cannot be played.
    """
    content = read_json(path, MAX_BYTES, RuleSetFault, RuleSetError)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RuleSetError(RuleSetFault.FOREIGN(path=str(path)))
    return _checked(path, content, _version(path, content))


def _version(path: Path, content: dict[str, Any]) -> int:
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise RuleSetError(RuleSetFault.NO_VERSION(path=str(path)))
    if version > VERSION:
        raise RuleSetError(RuleSetFault.NEWER(path=str(path)))
    return version


def _checked(path: Path, content: dict[str, Any], version: int) -> RuleSet:
    name, preset, changes = content.get("name"), content.get("preset"), content.get("changes")
    description = content.get("description", "")
    if not isinstance(name, str) or not isinstance(preset, str) or not isinstance(changes, dict) or not tidied(name):
        raise RuleSetError(RuleSetFault.NO_PARTS(path=str(path)))
    if not isinstance(description, str):
        raise RuleSetError(RuleSetFault.NO_TEXT(path=str(path)))
    if preset not in PRESETS:
        raise RuleSetError(RuleSetFault.NO_GAME(path=str(path), preset=clipped(preset)))
    try:
        rules = patch(PRESETS[preset], updated(changes, version))
    except InvalidOption as error:
        raise RuleSetError(RuleSetFault.OPTION(path=str(path), fault=str(error))) from error
    found = problems(rules)
    if found:
        why = {"problem": found[0].text, "advice": found[0].advice}
        raise RuleSetError(RuleSetFault.UNPLAYABLE(path=str(path), **why))
    try:
        return rule_set(name, preset, rules, description)
    except RuleSetError as error:  # its message is meant for a user typing a name
        raise RuleSetError(RuleSetFault.OPTION(path=str(path), fault=str(error))) from None


def typed_value(key: str, text: str) -> object:
    """Return an option's value that somebody typed: JSON, but words need no quotation marks."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    option = OPTIONS.get(key)
    # some options take words made of digits, and the shell strips the quotation marks
    if option is not None and option.is_choice(text):
        return text
    return value
