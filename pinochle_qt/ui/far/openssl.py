"""Encryption by OpenSSL, as Python has it."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Final

from pinochle_qt.ui.far.tls import NotTrusted, Tls

_CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where systems keep the certificates that they trust, as far as the library has been built for another one."""
_CHUNK: Final = 65_536


class OpenSsl(Tls):
    """A connection that OpenSSL encrypts. The variable SSL_CERT_FILE can name the certificates to be trusted."""

    def __init__(self, host: str) -> None:
        """Begin.

        Raises:
            NotTrusted: it is no name that anybody can prove to have.
        """
        super().__init__()
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        try:
            self._ssl = _context().wrap_bio(self._incoming, self._outgoing, server_hostname=host)
        except ValueError as error:
            raise NotTrusted(str(error)) from None
        self.received(b"")

    def received(self, data: bytes) -> bytes:
        """Take bytes from the network, and return what they say."""
        self._incoming.write(data)
        parts: list[bytes] = []
        try:
            if not self.is_open:
                self._ssl.do_handshake()
                self.is_open = True
            while part := self._ssl.read(_CHUNK):
                parts.append(part)
            self.has_ended = True
        except ssl.SSLWantReadError:
            pass
        except ssl.SSLZeroReturnError:
            self.has_ended = True
        except ssl.SSLCertVerificationError as error:
            raise NotTrusted(error.verify_message) from None
        except ssl.SSLError as error:
            raise NotTrusted(error.reason or "TLS") from None
        return b"".join(parts)

    def write(self, data: bytes) -> None:
        """Encrypt bytes; `to_send` returns them."""
        self._ssl.write(data)

    def to_send(self) -> bytes:
        """Return what is to be sent to the network now."""
        return self._outgoing.read()


def _context() -> ssl.SSLContext:
    context = ssl.create_default_context()
    if not context.cert_store_stats()["x509_ca"]:
        found = next((path for path in _CERTIFICATES if Path(path).is_file()), None)
        if found is not None:
            context.load_verify_locations(found)
    return context
