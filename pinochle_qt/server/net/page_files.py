"""The files of the phones' page: all that a table serves, kept in memory as they are sent."""

from __future__ import annotations

import gzip
import re
from functools import cached_property
from hashlib import sha256
from http import HTTPStatus
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from pinochle_qt.deck_faces import german_faces, lettered
from pinochle_qt.languages import ENGLISH, first_accepted, translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.resources import asset
from pinochle_qt.server.net.http_messages import reply, sentence
from pinochle_qt.words.printing import court_letters, printed

if TYPE_CHECKING:
    from pathlib import Path

    from pinochle_qt.server.net.http_messages import RequestHead

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".otf": "font/otf",
    ".woff2": "font/woff2",
}
_PACKED: Final = frozenset({".html", ".css", ".js", ".svg", ".json", ".webmanifest", ".otf"})
"""What becomes smaller when it is compressed."""
_FOLDERS: Final = {"": "phone", "deck/": "deck", "portraits/": "portraits", "fonts/": "fonts", "wall/": "wall"}
"""The folders of the assets that are served, by what their addresses begin with."""
DECK: Final = "deck.json"
"""All drawings of cards by their names in one file: a phone asks once instead of thirty times, and it is smaller.

They have the letters of the phone's language, or German suits, as the owner of the table wants.
"""
_DRAWINGS: Final = re.compile(r"deck/(?P<name>(compact/)?(..|back_black))\.svg")
_LARGE: Final = "large/"
"""What the names of faces with a large index begin with, which phones don't need."""
_ICONS: Final = ("icon.svg", "icon.png")
FIRST: Final = "index.html"
_VERSION_LENGTH: Final = 12
_REFERENCE: Final = re.compile(rb'\b(src|href)="([^":#?]+)"')
_COMMENT: Final = rb"[ ]*(?:/\*.*?\*/|// [^\n]*)"
_UNSENT: Final = re.compile(rb"^%b\n|%b|^[ ]+" % (_COMMENT, _COMMENT), re.MULTILINE | re.DOTALL)
"""Comments and indentation of a style sheet or of a module; phones have no use for them."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class PageFile(NamedTuple):
    """A file as it is sent."""

    kind: str
    body: bytes
    packed: bytes | None
    """The same compressed, if it is worth it."""
    mark: str
    """Changes with the content."""


class PageFiles:
    """The files that a table serves, by their addresses without the leading slash, and nothing else.

    The address of each file may begin with the version of all of them: what is found there never changes, so browsers
    ask for it once. The page itself names its files in that way, and is asked for anew every time.
    """

    def __init__(self) -> None:
        self._sent: dict[tuple[str, str], PageFile] = {}

    @cached_property
    def paths(self) -> dict[str, Path]:
        """The files by their addresses."""
        found = {
            begin + path.relative_to(folder).as_posix(): path
            for begin, name in _FOLDERS.items()
            for folder in [asset(name)]
            for path in sorted(folder.rglob("*"))
            if path.suffix in _KINDS and path.is_file()
        }
        return found | {name: asset(name) for name in _ICONS}

    @cached_property
    def version(self) -> str:
        """A name for the content of all files together."""
        digest = sha256()
        for name, path in self.paths.items():
            digest.update(f"{name}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
        digest.update(repr(printed()).encode())
        return digest.hexdigest()[:_VERSION_LENGTH]

    def file(self, name: str, language: str = ENGLISH) -> PageFile | None:
        """Return a file by its address as it is in a language, or None if there is none."""
        if name not in self.paths and name != DECK:
            return None
        with translating_with(translation(language)):
            letters = court_letters() if name == DECK else ""
        if (name, letters) not in self._sent:
            body = self._deck(letters) if name == DECK else self.paths[name].read_bytes()
            if name == FIRST:
                body = _REFERENCE.sub(self._with_version, body)
            suffix = PurePosixPath(name).suffix
            if suffix in {".css", ".js"}:
                body = _UNSENT.sub(b"", body)
            packed = gzip.compress(body, 9, mtime=0) if suffix in _PACKED else None
            mark = sha256(body).hexdigest()[:_VERSION_LENGTH]
            self._sent[name, letters] = PageFile(_KINDS[suffix], body, packed, mark)
        return self._sent[name, letters]

    def _deck(self, letters: str) -> bytes:
        cards, _ = printed()
        found = ((_DRAWINGS.fullmatch(name), path) for name, path in sorted(self.paths.items()))
        drawings = {match["name"]: path.read_text("utf-8") for match, path in found if match}
        if cards == "german":
            drawings |= {name: drawn for name, drawn in german_faces().items() if not name.startswith(_LARGE)}
        else:
            drawings = {name: lettered(drawn, name[-2:], letters) for name, drawn in drawings.items()}
        return msgspec.json.encode(drawings)

    def answer(self, head: RequestHead, origin: str) -> bytes:
        """Return the reply to a request that came to this origin, such as `http://192.168.1.20:8470`."""
        if head.method not in {"GET", "HEAD"}:
            return sentence(HTTPStatus.METHOD_NOT_ALLOWED, stays=head.stays)
        only_head = head.method == "HEAD"
        name = head.path.removeprefix("/")
        kept = name.removeprefix(f"{self.version}/")
        found = self.file(kept or FIRST, first_accepted(head.get("accept-language")))
        if found is None:
            return sentence(HTTPStatus.NOT_FOUND, only_head=only_head, stays=head.stays)
        body, mark = found.body, found.mark
        fields = {"Content-Type": found.kind, "Content-Security-Policy": _policy(origin), "X-Frame-Options": "DENY"}
        if found.packed is not None:
            fields["Vary"] = "Accept-Encoding"
            if _takes_gzip(head.get("accept-encoding")):
                body, mark = found.packed, f"{mark}-gzip"
                fields["Content-Encoding"] = "gzip"
        if kept == DECK:
            fields["Vary"] = "Accept-Encoding, Accept-Language"
        fields["ETag"] = f'"{mark}"'
        fields["Cache-Control"] = _ASK_AGAIN if kept == name else _FOREVER
        if fields["ETag"] in head.get("if-none-match"):
            return reply(HTTPStatus.NOT_MODIFIED, b"", fields, stays=head.stays)
        return reply(HTTPStatus.OK, body, fields, only_head=only_head, stays=head.stays)

    def _with_version(self, reference: re.Match[bytes]) -> bytes:
        attribute, name = reference[1].decode(), reference[2].decode().removeprefix("/")
        return f'{attribute}="{self.version}/{name}"'.encode() if self.file(name) else reference[0]


def _takes_gzip(encodings: str) -> bool:
    taken = [each.replace(" ", "").lower() for each in encodings.split(",")]
    return "gzip" in taken or any(each.startswith("gzip;q=") and not each.endswith(("=0", "=0.0")) for each in taken)


def _policy(origin: str) -> str:
    """Return what the page may do: use its own files and talk to this table, which Safari 15 wants to be named.

    Pictures may also come from the page itself, which has the drawings of all cards from one file.
    """
    own = " ".join(f"{what} 'self';" for what in ("script-src", "style-src", "font-src", "manifest-src"))
    return (
        f"default-src 'none'; {own} img-src 'self' blob:; connect-src 'self' {origin.replace('http', 'ws', 1)}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
