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
_USUAL_PORT: Final = {"http": USUAL_PORTS[0], "https": 443}
_PATH: Final = re.compile(r"(/[\w.~-]{0,40}){0,5}", re.ASCII)
_HOST: Final = re.compile(r"[\w.:%-]+", re.ASCII)
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22}")


class TableAddress:
    """Where a table is; an address is written as `host`, `host:port`, or as the link of a guest with code and key.

    That of a server for many tables usually begins with https, or has a path.
    """

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
        is_right = url.scheme in _USUAL_PORT and "@" not in url.netloc and port != 0
        if len(text) > _LONGEST or not _HOST.fullmatch(host) or not _PATH.fullmatch(url.path) or not is_right:
            raise ValueError(FarWord.ADDRESS(address=clipped(text) or "?"))
        self.host, self.port = host, port or _USUAL_PORT[url.scheme]
        self.is_secure = url.scheme == "https"
        self.path = url.path.rstrip("/")
        """Where the page of the table is, without the slash at the end; empty at home."""
        first, _, second = url.fragment.partition(".")
        is_key = _KEY.fullmatch(first) is not None
        self.code = "" if is_key else first[:12].upper()
        """The table's code, if the link has one."""
        self.key = first if is_key else second if _KEY.fullmatch(second) else ""
        """The key of whoever the link belongs to, if it has one."""

    def __str__(self) -> str:
        """Return the address as people write it."""
        if not self.is_server:
            return place(self.host, self.port)
        scheme = "https" if self.is_secure else "http"
        host = f"[{self.host}]" if ":" in self.host else self.host
        at = host if self.is_secure and self.port == _USUAL_PORT["https"] else place(self.host, self.port)
        return f"{scheme}://{at}{self.path}"

    @property
    def is_server(self) -> bool:
        """Whether this must be a server for many tables, as no table at home has such an address."""
        return self.is_secure or self.path != ""

    def socket_path(self, code: str = "") -> str:
        """Return the address of the WebSocket at the host; at a server, the first letters of the code lead to it."""
        letters = f"/{code[:2]}" if self.is_server and code else ""
        return f"{self.path}/table{letters}"

    def link(self, code: str) -> str:
        """Return the link that leads a phone to the table with a code."""
        return f"{self}/#{code}" if self.is_server else f"http://{self}/#{code}"


def is_home(link: str) -> bool:
    """Return whether a link leads to this computer for itself alone."""
    return urlsplit(link).hostname == LOOPBACK
