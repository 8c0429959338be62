"""The rule sets that a person keeps under a name, one file each in a folder of the program."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from pinochle_qt.busy_files import remove
from pinochle_qt.names import is_device, tidied
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason
from pinochle_qt.variants.rule_file import (
    MOST_LETTERS,
    SUFFIX,
    RuleSet,
    RuleSetError,
    RuleSetFault,
    file_content,
    read_rule_set,
    rule_set,
)

if TYPE_CHECKING:
    from pathlib import Path


_LONGEST_STEM: Final = 226
"""The longest file name before the suffix that systems accept, also for the temporary file that replaces a file."""


def write_rule_set(path: Path, rules: RuleSet) -> None:
    """Write a rule set as a file to share.

    Raises:
        RuleSetError: it cannot be written; the old content of the file is unharmed.
    """
    try:
        write_atomically(path, file_content(rules))
    except OSError as error:
        fault = RuleSetFault.UNWRITTEN(name=rules.name, path=str(path), reason=reason(error))
        raise RuleSetError(fault) from error


class RuleSets:
    """The rule sets kept in a folder, one file each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[tuple[RuleSet, ...], tuple[str, ...]]:
        """Return all rule sets, sorted by name, and a sentence for every file that cannot be read."""
        found: list[RuleSet] = []
        notices: list[str] = []
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                found.append(read_rule_set(path))
            except RuleSetError as error:
                notices.append(str(error))
        return tuple(sorted(found, key=lambda each: each.name.casefold())), tuple(notices)

    def is_taken(self, name: str) -> bool:
        """Return whether a rule set of this name would replace a file, even one that cannot be read."""
        return self._path(tidied(name)).exists()

    def called(self, name: str) -> RuleSet | None:
        """Return the rule set that a new one of this name would replace; spaces and capitals make no difference."""
        if not self.is_taken(name):
            return None
        try:
            return read_rule_set(self._path(tidied(name)))
        except RuleSetError:
            return None

    def keep(self, rules: RuleSet) -> None:
        """Keep a rule set, replacing one of the same name.

        Raises:
            RuleSetError: it cannot be written.
        """
        write_rule_set(self._path(rules.name), rules)

    def forget(self, name: str) -> None:
        """Remove the rule set of this name, if there is one.

        Raises:
            RuleSetError: its file cannot be removed.
        """
        try:
            remove(self._path(name))
        except OSError as error:
            raise RuleSetError(RuleSetFault.UNREMOVED(name=name, reason=reason(error))) from error

    def rename(self, old: RuleSet, name: str, description: str) -> RuleSet:
        """Change the name and description of a rule set, and return it.

        Raises:
            RuleSetError: they cannot be used, or the files cannot be changed; nothing is lost then.
        """
        renamed = rule_set(name, old.preset, old.rules, description)
        self.keep(renamed)
        if self._path(old.name) != self._path(renamed.name):
            self.forget(old.name)
        return renamed

    def free_name(self, name: str) -> str:
        """Return the name, with a number after it if it is taken."""
        number, free = 1, name
        while self._path(free).exists():
            number += 1
            free = f"{name[: MOST_LETTERS - len(str(number)) - 1].rstrip()} {number}"
        return free

    def _path(self, name: str) -> Path:
        """Return the file for a name: letters and digits are kept so that people can find it, the rest is encoded."""
        stem = "".join(char if char.isascii() and char.isalnum() else f"-{ord(char):x}-" for char in name.casefold())
        if is_device(stem):
            stem = f"-{ord(stem[0]):x}-{stem[1:]}"
        if len(stem) > _LONGEST_STEM:  # in some languages every letter takes six characters
            stem = f"{stem[: _LONGEST_STEM - 17]}-{sha256(stem.encode()).hexdigest()[:16]}"
        return self._folder / f"{stem}{SUFFIX}"
