"""What a proxy in front of the server says of a request: who asks, and at which address of the outside world."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pinochle_qt.server.net.addresses import household, plain_address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.server.net.http_messages import RequestHead

Network: TypeAlias = IPv4Network | IPv6Network
_HOST: Final = re.compile(r"[\w.-]{1,80}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?", re.ASCII)
_PREFIX: Final = re.compile(r"(/[\w.~-]{1,40}){0,4}", re.ASCII)
"""The paths below which the server may be; with the longest host, its link has fewer than 300 letters."""


class ForwardedRequest(Struct, frozen=True):
    """A request as it looked before the proxy."""

    head: RequestHead
    """With the path below that of the server, and the origin that was asked."""
    address: str
    """Who asks, as far as limits count."""
    link: str
    """The address of the server's page; empty if the request names none."""


class Proxies:
    """The proxies whose word counts, and the path below which the outside world finds the server."""

    def __init__(self, trusted: Sequence[Network] = (), prefix: str = "") -> None:
        self._trusted = tuple(trusted)
        self.prefix = prefix

    def asked(self, head: RequestHead, peer: str) -> ForwardedRequest:
        """Return a request that came from this address as it looked before the proxy, if a trusted one passed it on."""
        is_trusted = self.trusts(peer)
        scheme, host, address = "http", head.get("host"), peer
        if is_trusted:
            scheme = _last(head, "x-forwarded-proto").lower() or scheme
            host = _last(head, "x-forwarded-host") or host
            address = self._client(head, peer)
        is_right = scheme in {"http", "https"} and _HOST.fullmatch(host) is not None
        origin = f"{scheme}://{host.lower()}" if is_right else ""
        link = f"{origin}{self.prefix}/" if origin else ""
        return ForwardedRequest(replace(head, path=self._below(head.path), origin=origin), household(address), link)

    def trusts(self, peer: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        try:
            found = plain_address(peer)
        except ValueError:
            return False
        return any(found in network for network in self._trusted if network.version == found.version)

    def _client(self, head: RequestHead, peer: str) -> str:
        """Return who asked the proxies: the last address that none of them has; others may be made up."""
        for each in reversed(head.get("x-forwarded-for").split(",")):
            given = each.strip()
            try:
                ip_address(given)
            except ValueError:
                return peer
            if not self.trusts(given):
                return given
        return peer

    def _below(self, path: str) -> str:
        """Return a path below that of the server, whether the proxy has taken that away or not."""
        if self.prefix and (path == self.prefix or path.startswith(f"{self.prefix}/")):
            return path.removeprefix(self.prefix)
        return path


def network_from(text: str) -> Network:
    """Return the address, or the network such as 10.0.0.0/8, of a proxy.

    Raises:
        ValueError: it is none.
    """
    return ip_network(text)


def prefix_from(text: str) -> str:
    """Return a path such as /pinochle, without a slash at its end.

    Raises:
        ValueError: it is none.
    """
    prefix = text.rstrip("/")
    if _PREFIX.fullmatch(prefix) is None:
        raise ValueError(text)
    return prefix


def _last(head: RequestHead, name: str) -> str:
    """Return what the nearest proxy has said."""
    return head.get(name).rpartition(",")[2].strip()
