"""Named rule sets: house rules kept under a name, and shared with others as a small file.

A file is one JSON object: `format` ("pinochle rules"), `version`, `name`, `preset` (the name of the preset that the
rules start from) and `changes` (what differs from it, by dotted option names). Files of older versions are brought up
to date one version at a time by `_MIGRATIONS` when they are read; files of newer versions are refused.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field

from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import InvalidOption, OptionValue, Rules, diff, patch
from pinochle_qt.record.files import write_atomically
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

FORMAT: Final = "pinochle rules"
VERSION: Final = 1
SUFFIX: Final = ".pinochle-rules"
MOST_LETTERS: Final = 60
MAX_BYTES: Final = 1024 * 1024
"""A larger file is not read: no rule set grows to that size."""
_MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
"""For each old version what makes its content that of the next one."""


class RuleSetError(Exception):
    """A rule set that cannot be read or kept; `str()` is one sentence that says which, why, and what to do."""


class RuleSet(Struct, frozen=True):
    """A name for rules, as the preset they start from and what differs."""

    name: str
    preset: str
    changes: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules themselves."""
        return patch(PRESETS[self.preset], self.changes)


def rule_set(name: str, preset: str, rules: Rules) -> RuleSet:
    """Return rules under a name.

    Raises:
        RuleSetError: if the name is empty or too long.
    """
    name = " ".join(name.split())
    if not name:
        raise RuleSetError("Rules can be kept only under a name; please give them one.")
    if len(name) > MOST_LETTERS:
        raise RuleSetError(f'The name "{name[:20]}…" is too long; {MOST_LETTERS} letters are the most.')
    return RuleSet(name, preset, diff(PRESETS[preset], rules))


def write_rule_set(path: Path, rules: RuleSet) -> None:
    """Write a rule set as a file to share.

    Raises:
        RuleSetError: if it cannot be written; what was there before is still there.
    """
    content = {
        "format": FORMAT,
        "version": VERSION,
        "name": rules.name,
        "preset": rules.preset,
        "changes": dict(rules.changes),
    }
    try:
        write_atomically(path, (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode())
    except OSError as error:
        raise RuleSetError(f'"{rules.name}" cannot be written to {path}: {error.strerror or error}.') from error


def read_rule_set(path: Path) -> RuleSet:
    """Return the rule set in a file.

    Raises:
        RuleSetError: if it cannot be read, is no rule set, or holds rules that cannot be played.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RuleSetError(f"{path} is too large for a file with rules.")
        content = json.loads(path.read_bytes())
    except OSError as error:
        raise RuleSetError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise RuleSetError(f"{path} is damaged: it should be one JSON object with rules.") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RuleSetError(f"{path} holds no pinochle rules; choose a file that was exported as rules.")
    return _checked(path, _migrated(path, content))


def _migrated(path: Path, content: dict[str, Any]) -> dict[str, Any]:
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise RuleSetError(f"{path} does not say which version of the format it has; export it again.")
    if version > VERSION:
        raise RuleSetError(f"{path} was written by a newer version of this program; please update to read it.")
    while version < VERSION:
        content = _MIGRATIONS[version](content)
        version += 1
    return content


def _checked(path: Path, content: dict[str, Any]) -> RuleSet:
    name, preset, changes = content.get("name"), content.get("preset"), content.get("changes")
    if not isinstance(name, str) or not isinstance(preset, str) or not isinstance(changes, dict):
        raise RuleSetError(f"{path} is damaged: it needs a name, a preset and changes; export it again.")
    if preset not in PRESETS:
        raise RuleSetError(f'{path} starts from a game that is not known here, "{preset}"; perhaps an update helps.')
    try:
        rules = patch(PRESETS[preset], changes)
    except InvalidOption as error:
        raise RuleSetError(f"{path} cannot be used: {error}") from error
    found = problems(rules)
    if found:
        raise RuleSetError(f"The rules in {path} cannot be played: {found[0].text} {found[0].advice}")
    return rule_set(name, preset, rules)


class RuleSets:
    """The rule sets that are kept in a folder, one file each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[tuple[RuleSet, ...], tuple[str, ...]]:
        """Return what is kept, by name, and a sentence for every file that cannot be read."""
        found: list[RuleSet] = []
        notices: list[str] = []
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                found.append(read_rule_set(path))
            except RuleSetError as error:
                notices.append(str(error))
        return tuple(sorted(found, key=lambda each: each.name.casefold())), tuple(notices)

    def keep(self, rules: RuleSet) -> None:
        """Keep a rule set; one of the same name gives way.

        Raises:
            RuleSetError: if it cannot be written.
        """
        write_rule_set(self._path(rules.name), rules)

    def forget(self, name: str) -> None:
        """Remove a rule set, if there is one of this name.

        Raises:
            RuleSetError: if its file cannot be removed.
        """
        try:
            self._path(name).unlink(missing_ok=True)
        except OSError as error:
            raise RuleSetError(f'"{name}" cannot be removed: {error.strerror or error}.') from error

    def rename(self, old: RuleSet, name: str) -> RuleSet:
        """Give a rule set another name and return it.

        Raises:
            RuleSetError: if the name cannot be used or the files not be changed; nothing is lost then.
        """
        renamed = rule_set(name, old.preset, old.rules)
        self.keep(renamed)
        if self._path(old.name) != self._path(renamed.name):
            self.forget(old.name)
        return renamed

    def _path(self, name: str) -> Path:
        """Return the file for a name: letters and digits stay, so that it can be found; the rest is spelled out."""
        safe = "".join(sign if sign.isascii() and sign.isalnum() else f"-{ord(sign):x}-" for sign in name.casefold())
        return self._folder / f"{safe}{SUFFIX}"
