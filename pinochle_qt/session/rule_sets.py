"""The rule sets that a person keeps under a name, one file each in a folder of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason
from pinochle_qt.session.named_files import NamedFiles
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


class RuleSets(NamedFiles[RuleSet]):
    """The rule sets kept in a folder, one file each."""

    SUFFIX = SUFFIX
    MOST_LETTERS = MOST_LETTERS
    ERROR = RuleSetError

    def read(self, path: Path) -> RuleSet:
        """Return the rule set in a file."""
        return read_rule_set(path)

    def write(self, path: Path, item: RuleSet) -> None:
        """Write a rule set."""
        write_rule_set(path, item)

    def unremoved(self, name: str, why: str) -> str:
        """Return the sentence that a rule set cannot be removed."""
        return RuleSetFault.UNREMOVED(name=name, reason=why)

    def rename(self, old: RuleSet, name: str, description: str) -> RuleSet:
        """Change the name and description of a rule set, and return it.

        Raises:
            RuleSetError: they cannot be used, or the files cannot be changed; nothing is lost then.
        """
        renamed = rule_set(name, old.preset, old.rules, description)
        self.move(old, renamed)
        return renamed
