"""The addresses of this machine in its local networks.

Python does not list the addresses of the network interfaces. Linux and macOS tell the IPv4 address of an interface by
a request to any socket, Linux lists those of IPv6 in a file, and Windows finds all of them under the machine's name.
"""

from __future__ import annotations

import contextlib
import socket
import struct
import sys
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
_USUAL: Final = tuple(IPv4Network(each) for each in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"))
"""What home networks use, the most usual first."""
_SIOCGIFADDR: Final = 0xC0206921 if sys.platform == "darwin" else 0x8915
"""The request for the address of an interface."""
_ELSEWHERE: Final = "192.0.2.1"
"""An address in no network, which the system would reach through the interface that leads to the others."""
_IPV6_LIST: Final = Path("/proc/net/if_inet6")


def local_addresses() -> list[str]:
    """Return the addresses of this machine in local networks, the one that phones most probably reach first.

    Addresses that the whole internet reaches are none of them.
    """
    main = _main_address()
    # On Windows, the name of this computer may stand for nothing but 127.0.0.1.
    every = _all_addresses() | ({ip_address(main)} if main else set())
    found = [each for each in every if each.is_private and not each.is_loopback]
    return [str(each) for each in sorted(found, key=lambda each: (str(each) != main, _rank(each), str(each)))]


def place(address: str, port: int) -> str:
    """Return address and port as the part of a link that names them."""
    return f"[{address.partition('%')[0]}]:{port}" if ":" in address else f"{address}:{port}"


def _rank(address: Address) -> int:
    """Return how unusual an address is in home networks; phones cannot be led to those that need an interface."""
    if address.version == 6:
        return len(_USUAL) + 2 if address.is_link_local else len(_USUAL) + 1
    return next((rank for rank, network in enumerate(_USUAL) if address in network), len(_USUAL))


def _main_address() -> str:
    """Return the address of the interface that leads to other networks; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((_ELSEWHERE, 9))
        return str(asking.getsockname()[0])
    return ""


def _all_addresses() -> set[Address]:
    if sys.platform == "win32":
        with contextlib.suppress(OSError):
            return {ip_address(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)}
        return set()
    return {*_interface_addresses(), *_listed_addresses()}


def _interface_addresses() -> set[Address]:
    """Return the IPv4 address of each interface, on Linux and macOS."""
    import fcntl  # which Windows lacks

    found: set[Address] = set()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without such an address
                answer = fcntl.ioctl(asking, _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.add(IPv4Address(answer[20:24]))
    return found


def _listed_addresses() -> set[Address]:
    """Return the IPv6 addresses that Linux lists; those of one link name their interface."""
    found: set[Address] = set()
    with contextlib.suppress(OSError, ValueError):
        for line in _IPV6_LIST.read_text(encoding="ascii").splitlines():
            digits, _, _, scope, _, name = line.split()
            address = IPv6Address(int(digits, 16))
            found.add(IPv6Address(f"{address}%{name}") if scope == "20" else address)
    return found


def plain_address(text: str) -> IPv4Address | IPv6Address:
    """Return the address that a text names; one of IPv4 may be written as one of IPv6, such as ::ffff:192.0.2.7.

    Raises:
        ValueError: it names none.
    """
    found = ip_address(text.partition("%")[0])
    return found if found.version == 4 else found.ipv4_mapped or found


def household(address: str) -> str:
    """Return what an address is counted as: with IPv6, a household has a whole network of them."""
    try:
        found = plain_address(address)
    except ValueError:
        return address
    return str(found) if found.version == 4 else str(ip_network((found, 64), strict=False))
