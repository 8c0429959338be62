"""The agreements about bids that people make, and the small files in which they share them.

A file is one JSON object: `format` ("pinochle agreement"), `version`, `name` and `rows`; each row is a `Saying` of
`pinochle_qt.engine.sayings`, with points on the ×10 scale.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import to_builtins
from msgspec.structs import replace

from pinochle_qt.engine.sayings import LONGEST_NAME, MOST_SAYINGS, Agreement, UnusableAgreement, agreement_from
from pinochle_qt.phrases import Phrase
from pinochle_qt.reading import read_json
from pinochle_qt.session.named_files import NamedFiles, write_named

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pinochle_qt.engine.sayings import Agreed

FORMAT: Final = "pinochle agreement"
VERSION: Final = 1
SUFFIX: Final = ".pinochle-bids"
MAX_BYTES: Final = 64 * 1024
"""The largest file that is read; no agreement gets that big."""


class AgreementFault(Phrase):
    """Reasons why an agreement cannot be read or saved."""

    LARGE = "{path} is too large for a bidding convention."
    UNREADABLE = "{path} cannot be read: {reason}."
    NO_JSON = "{path} is damaged: it should be one JSON object with a bidding convention."
    FOREIGN = "{path} isn't a bidding convention; pick a file that was exported as one."
    NEWER = "{path} was written by a newer version of this program; please update to read it."
    NO_NAME = "{path} is damaged: it needs a name of 1 to {most} letters; export it again."
    NO_ROWS = "{path} is damaged: it needs 1 to {most} rows; export it again."
    NO_ROW = "{path} is damaged: row {row} isn't a row of a convention; export it again."
    BAD_ROW = "{path} is damaged: “{key}” in row {row} has a value that isn't allowed; export it again."
    UNWRITTEN = "“{name}” cannot be written to {path}: {reason}."
    UNREMOVED = "“{name}” cannot be removed: {reason}."


class AgreementError(Exception):
    """Raised for an agreement that cannot be read or saved; `str()` says in one sentence which, why and what to do."""


def read_agreement(path: Path) -> Agreement:
    """Return the agreement in a file.

    Raises:
        AgreementError: it cannot be read, or is none.
    """
    at = {"path": str(path)}
    content = read_json(path, MAX_BYTES, AgreementFault, AgreementError)
    version = content.get("version") if isinstance(content, dict) and content.get("format") == FORMAT else None
    if type(version) is not int or version < 1:
        raise AgreementError(AgreementFault.FOREIGN(**at))
    if version > VERSION:
        raise AgreementError(AgreementFault.NEWER(**at))
    try:
        return agreement_from(content)
    except UnusableAgreement as error:
        if error.row is not None:
            fault = AgreementFault.BAD_ROW if error.key else AgreementFault.NO_ROW
            raise AgreementError(fault(**at, row=error.row, key=error.key)) from None
        fault, most = (
            (AgreementFault.NO_NAME, LONGEST_NAME) if error.key == "name" else (AgreementFault.NO_ROWS, MOST_SAYINGS)
        )
        raise AgreementError(fault(**at, most=most)) from None


def write_agreement(path: Path, agreement: Agreement) -> None:
    """Write an agreement as a file to share.

    Raises:
        AgreementError: it cannot be written; the old content of the file is unharmed.
    """
    content = {"format": FORMAT, "version": VERSION, **to_builtins(agreement)}
    write_named(path, agreement.name, content, AgreementFault, AgreementError)


class OwnAgreements(NamedFiles[Agreement]):
    """The agreements kept in a folder, one file each."""

    SUFFIX = SUFFIX
    MOST_LETTERS = LONGEST_NAME
    ERROR = AgreementError
    FAULTS = AgreementFault
    read = staticmethod(read_agreement)
    write = staticmethod(write_agreement)

    def take_in(self, agreement: Agreement) -> Agreement:
        """Keep an agreement that somebody shares, without replacing another of its name, and return what is kept.

        Raises:
            AgreementError: it cannot be written.
        """
        if self.called(agreement.name) != agreement:
            agreement = replace(agreement, name=self.free_name(agreement.name))
            self.keep(agreement)
        return agreement

    def renewed(self, agreed: Sequence[Agreed]) -> tuple[Agreed, ...]:
        """Return agreements as they are kept now; one that is not kept any more stays as it was."""
        return tuple((isinstance(each, Agreement) and self.called(each.name)) or each for each in agreed)
