"""The agreements about bids that people make, and the small files in which they share them.

A file is one JSON object: `format` ("pinochle agreement"), `version`, `name` and `rows`; each row is a `Saying` of
`pinochle_qt.engine.sayings`, with points on the ×10 scale.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from msgspec import to_builtins

from pinochle_qt.engine.sayings import LONGEST_NAME, MOST_SAYINGS, Agreement, UnusableAgreement, agreement_from
from pinochle_qt.phrases import Phrase
from pinochle_qt.reading import TooLarge, read_file, why_unread
from pinochle_qt.record.files import write_atomically
from pinochle_qt.record.save_errors import reason
from pinochle_qt.session.named_files import NamedFiles

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
    try:
        content = json.loads(read_file(path, MAX_BYTES))
    except TooLarge as error:
        raise AgreementError(AgreementFault.LARGE(**at)) from error
    except OSError as error:
        raise AgreementError(AgreementFault.UNREADABLE(**at, reason=why_unread(error))) from error
    except (ValueError, RecursionError) as error:
        raise AgreementError(AgreementFault.NO_JSON(**at)) from error
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
    try:
        write_atomically(path, (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode())
    except OSError as error:
        fault = AgreementFault.UNWRITTEN(name=agreement.name, path=str(path), reason=reason(error))
        raise AgreementError(fault) from error


class OwnAgreements(NamedFiles[Agreement]):
    """The agreements kept in a folder, one file each."""

    SUFFIX = SUFFIX
    MOST_LETTERS = LONGEST_NAME
    ERROR = AgreementError

    def read(self, path: Path) -> Agreement:
        """Return the agreement in a file."""
        return read_agreement(path)

    def write(self, path: Path, item: Agreement) -> None:
        """Write an agreement."""
        write_agreement(path, item)

    def renewed(self, agreed: Sequence[Agreed]) -> tuple[Agreed, ...]:
        """Return agreements as they are kept now; one that is not kept any more stays as it was."""
        return tuple((isinstance(each, Agreement) and self.called(each.name)) or each for each in agreed)

    def unremoved(self, name: str, why: str) -> str:
        """Return the sentence that an agreement cannot be removed."""
        return AgreementFault.UNREMOVED(name=name, reason=why)
