"""What the encryptions of a connection to a server have in common: each system has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod


class NotTrusted(Exception):
    """Raised if the other end cannot prove that it is the host, or does not speak TLS; `str()` is the system's word."""


class Tls(ABC):
    """Encrypts what is sent to a host, and decrypts what comes from it; `TcpStream` sends and receives that."""

    def __init__(self) -> None:
        self.is_open = False
        """Whether the host has proved who it is."""
        self.has_ended = False
        """Whether the other end has said that nothing more comes."""

    @abstractmethod
    def received(self, data: bytes) -> bytes:
        """Take bytes from the network, and return what they say.

        Raises:
            NotTrusted: the host cannot prove that it is the right one.
        """

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Encrypt bytes, once the connection is open; `to_send` returns them."""

    @abstractmethod
    def to_send(self) -> bytes:
        """Return what is to be sent to the network now."""
