"""Requests and replies of HTTP, as far as pages need it."""

from __future__ import annotations

import re
from email.utils import formatdate
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_HEAD: Final = 8192
"""The most bytes of a request; a browser's have about 500."""
END_OF_HEAD: Final = b"\r\n\r\n"
_MOST_FIELDS: Final = 64
_REQUEST: Final = re.compile(r"([A-Z]{1,16}) (/[!-~]{0,1023}) HTTP/1\.([01])")
_FIELD: Final = re.compile(r"([-!#$%&'*+.^_`|~0-9A-Za-z]{1,64}):([\t -~\x80-\xff]*)")
"""The blanks around a value belong to it here: where either could take them, a long line of them takes hours."""


class BadRequest(Exception):
    """Raised for bytes that are no request; `status` says why."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


class RequestHead(Struct, frozen=True):
    """The first part of a request; pages have no second one."""

    method: str
    path: str
    """What is asked for, without the question after it."""
    version: str
    fields: tuple[tuple[str, str], ...]
    """The names, in lower case, and values of the header fields."""
    origin: str = ""
    """Where a server was asked as the outside world sees it, as in `https://cards.example.org`; empty if unknown."""

    def get(self, name: str) -> str:
        """Return the values of a header field, given by its name in lower case, with commas between them."""
        return ", ".join(value for each, value in self.fields if each == name)

    @property
    def stays(self) -> bool:
        """Whether the connection is kept for further requests."""
        return self.version == "HTTP/1.1" and "close" not in self.get("connection").lower()


def head_from(data: bytes) -> RequestHead:
    """Return the head of a request, which ends with an empty line.

    Raises:
        BadRequest: it is none, too long, or has a body.
    """
    if len(data) > LONGEST_HEAD + len(END_OF_HEAD):
        raise BadRequest(HTTPStatus.BAD_REQUEST)
    first, *rest = data.removesuffix(END_OF_HEAD).decode("latin-1").split("\r\n")
    asked = _REQUEST.fullmatch(first)
    found = [_FIELD.fullmatch(line) for line in rest]
    if asked is None or len(found) > _MOST_FIELDS:
        raise BadRequest(HTTPStatus.BAD_REQUEST)
    fields = tuple((field[1].lower(), field[2].strip(" \t")) for field in found if field is not None)
    names = [name for name, _ in fields]
    head = RequestHead(asked[1], asked[2].partition("?")[0], f"HTTP/1.{asked[3]}", fields)
    if len(fields) < len(found) or names.count("host") != 1 or names.count("origin") > 1:
        raise BadRequest(HTTPStatus.BAD_REQUEST)
    if "transfer-encoding" in names or head.get("content-length") not in {"", "0"}:
        raise BadRequest(HTTPStatus.BAD_REQUEST if head.method == "GET" else HTTPStatus.METHOD_NOT_ALLOWED)
    return head


def reply(
    status: HTTPStatus,
    body: bytes = b"",
    fields: Mapping[str, str] | None = None,
    *,
    only_head: bool = False,
    stays: bool = False,
) -> bytes:
    """Return a reply as it is sent; `stays` says whether the connection is kept, `only_head` leaves the body out."""
    length = {} if status is HTTPStatus.NOT_MODIFIED else {"Content-Length": str(len(body))}
    all_fields = {
        "Date": formatdate(usegmt=True),
        "Connection": "keep-alive" if stays else "close",
        **length,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        **(fields or {}),
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in all_fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + (b"" if only_head else body)


def sentence(status: HTTPStatus, **how: bool) -> bytes:
    """Return a reply that says in plain text why there is nothing else."""
    fields = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
    if status is HTTPStatus.METHOD_NOT_ALLOWED:
        fields["Allow"] = "GET, HEAD"
    return reply(status, f"{status.value} {status.phrase}\n".encode(), fields, **how)
