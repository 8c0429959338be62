"""The results of a club night as a PDF, made from the page that its server writes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from pinochle_qt.output import complain, put
from pinochle_qt.reading import read_file, why_unread
from pinochle_qt.record.files import write_atomically
from pinochle_qt.ui.app.start import make_application
from pinochle_qt.ui.controls.page_view import Page, unbroken
from pinochle_qt.ui.rooms.help.help_room import pdf

if TYPE_CHECKING:
    from pathlib import Path

_LARGEST: Final = 4 * 1024 * 1024


def run(page: Path) -> int:
    """Write a page as a PDF beside it, say where that is, and return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application()
    try:
        content = read_file(page, _LARGEST).decode(errors="replace")
    except OSError as error:
        complain(f"{page} cannot be read: {why_unread(error)}.")
        return 1
    document = Page()
    document.setHtml(unbroken(content))
    path = page.with_suffix(".pdf")
    try:
        write_atomically(path, pdf(document, document.metaInformation(Page.MetaInformation.DocumentTitle)))
    except OSError as error:
        complain(f"{path} cannot be written ({error.strerror}).")
        return 1
    put(f"The results are in {path}.\n")
    return 0
