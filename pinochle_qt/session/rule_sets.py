"""The rule sets that a person keeps under a name, one file each in a folder of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.session.named_files import NamedFiles, write_named
from pinochle_qt.variants.rule_file import (
    MOST_LETTERS,
    SUFFIX,
    RuleSet,
    RuleSetError,
    RuleSetFault,
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
    write_named(path, rules.name, rules.to_json(), RuleSetFault, RuleSetError)


class RuleSets(NamedFiles[RuleSet]):
    """The rule sets kept in a folder, one file each."""

    SUFFIX = SUFFIX
    MOST_LETTERS = MOST_LETTERS
    ERROR = RuleSetError
    FAULTS = RuleSetFault
    read = staticmethod(read_rule_set)
    write = staticmethod(write_rule_set)

    def rename(self, old: RuleSet, name: str, description: str) -> RuleSet:
        """Change the name and description of a rule set, and return it.

        Raises:
            RuleSetError: they cannot be used, or the files cannot be changed; nothing is lost then.
        """
        renamed = rule_set(name, old.preset, old.rules, description)
        self.move(old, renamed)
        return renamed
