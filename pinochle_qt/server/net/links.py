"""The address of a table as people write it, paste it or scan it."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from pinochle_qt.names import clipped
from pinochle_qt.server.net.addresses import place
from pinochle_qt.server.net.ports import LOOPBACK, USUAL_PORTS
from pinochle_qt.words.far import FarWord

_LONGEST: Final = 300
_HOST: Final = re.compile(r"[\w.:%-]+", re.ASCII)
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22}")


class TableAddress:
    """Where a table is; an address is written as `host`, `host:port`, or as the link of a guest with code and key."""

    def __init__(self, text: str) -> None:
        """Read an address.

        Raises:
            ValueError: it is none; the sentence is for whoever has entered it.
        """
        text = text.strip()
        try:
            url = urlsplit(text if "://" in text else f"http://{text}")
            host, port = url.hostname or "", url.port
        except ValueError:  # what is no port, or no address in brackets
            host, port, url = "", None, urlsplit("")
        is_right = url.scheme == "http" and "@" not in url.netloc and port != 0
        if len(text) > _LONGEST or not _HOST.fullmatch(host) or not is_right:
            raise ValueError(FarWord.ADDRESS(address=clipped(text) or "?"))
        self.host, self.port = host, port or USUAL_PORTS[0]
        first, _, second = url.fragment.partition(".")
        is_key = _KEY.fullmatch(first) is not None
        self.code = "" if is_key else first[:12].upper()
        """The table's code, if the link has one."""
        self.key = first if is_key else second if _KEY.fullmatch(second) else ""
        """The key of whoever the link belongs to, if it has one."""

    def __str__(self) -> str:
        """Return the address as people write it."""
        return place(self.host, self.port)


def is_home(link: str) -> bool:
    """Return whether a link leads to this computer for itself alone."""
    return urlsplit(link).hostname == LOOPBACK
