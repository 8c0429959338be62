"""Encryption by Schannel, which every Windows has: OpenSSL would make the program larger by 6 MiB.

Names are those of Windows' header files `sspi.h` and `schannel.h`. TLS 1.3 would need other credentials, and handshakes
that go on later; servers that speak it speak TLS 1.2 as well.
"""

from __future__ import annotations

from ctypes import (
    POINTER,
    Structure,
    addressof,
    byref,
    c_int32,
    c_size_t,
    c_uint32,
    c_void_p,
    create_string_buffer,
    string_at,
)
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from weakref import finalize

from pinochle_qt.ui.far.tls import NotTrusted, Tls
from pinochle_qt.ui.far.windows_certificates import check_certificate, reason, system_function

if TYPE_CHECKING:
    from collections.abc import Callable

_PACKAGE: Final = "Microsoft Unified Security Protocol Provider"
_SECPKG_CRED_OUTBOUND: Final = 2
_SCHANNEL_CRED_VERSION: Final = 4
_SP_PROT_TLS1_2_CLIENT: Final = 0x800
_SCH_CRED_MANUAL_CRED_VALIDATION: Final = 0x8
"""Certificates are checked here, because only so can authorities other than Windows' own be named."""
_SCH_CRED_NO_DEFAULT_CREDS: Final = 0x10
_SCH_USE_STRONG_CRYPTO: Final = 0x0040_0000
_ISC_REQ: Final = 0x4 | 0x8 | 0x10 | 0x80 | 0x100 | 0x8000
"""What a stream needs: REPLAY_DETECT, SEQUENCE_DETECT, CONFIDENTIALITY, USE_SUPPLIED_CREDS (so that no certificate of
the user is looked for), ALLOCATE_MEMORY, STREAM."""
_SECPKG_ATTR_STREAM_SIZES: Final = 4
_SECPKG_ATTR_REMOTE_CERT_CONTEXT: Final = 0x53
_EMPTY, _DATA, _TOKEN, _EXTRA, _TRAILER, _HEADER = 0, 1, 2, 5, 6, 7
"""The kinds of buffers: SECBUFFER_…"""
_SEC_E_OK: Final = 0
_SEC_I_CONTINUE_NEEDED: Final = 0x0009_0312
_SEC_E_INCOMPLETE_MESSAGE: Final = 0x8009_0318 - (1 << 32)
_ENDS: Final = frozenset({0x0009_0317, 0x0009_0321})
"""SEC_I_CONTEXT_EXPIRED: nothing more comes. SEC_I_RENEGOTIATE: a new connection is simpler than a second handshake."""


class _Handle(Structure):
    _fields_ = (("dwLower", c_size_t), ("dwUpper", c_size_t))


class _Buffer(Structure):
    _fields_ = (("cbBuffer", c_uint32), ("BufferType", c_uint32), ("pvBuffer", c_void_p))


class _Buffers(Structure):
    _fields_ = (("ulVersion", c_uint32), ("cBuffers", c_uint32), ("pBuffers", POINTER(_Buffer)))


class _Credentials(Structure):
    _fields_ = (
        ("dwVersion", c_uint32),
        ("cCreds", c_uint32),
        ("paCred", c_void_p),
        ("hRootStore", c_void_p),
        ("cMappers", c_uint32),
        ("aphMappers", c_void_p),
        ("cSupportedAlgs", c_uint32),
        ("palgSupportedAlgs", c_void_p),
        ("grbitEnabledProtocols", c_uint32),
        ("dwMinimumCipherStrength", c_uint32),
        ("dwMaximumCipherStrength", c_uint32),
        ("dwSessionLifespan", c_uint32),
        ("dwFlags", c_uint32),
        ("dwCredFormat", c_uint32),
    )


class _StreamSizes(Structure):
    _fields_ = (
        ("cbHeader", c_uint32),
        ("cbTrailer", c_uint32),
        ("cbMaximumMessage", c_uint32),
        ("cBuffers", c_uint32),
        ("cbBlockSize", c_uint32),
    )


class Schannel(Tls):
    """A connection that Windows encrypts. The variable SSL_CERT_FILE can name the certificates to be trusted."""

    def __init__(self, host: str) -> None:
        """Begin.

        Raises:
            NotTrusted: it is no name that anybody can prove to have, or Windows cannot encrypt.
        """
        super().__init__()
        try:
            self._host = host.encode("idna").decode()
        except UnicodeError as error:
            raise NotTrusted(str(error)) from None
        self._context, self._has_begun = _Handle(), False
        self._sizes = _StreamSizes()
        self._received, self._unsent = bytearray(), bytearray()
        self._shake_hands()

    def received(self, data: bytes) -> bytes:
        """Take bytes from the network, and return what they say."""
        self._received += data
        while self._received and not self.is_open and self._shake_hands():
            pass
        said = bytearray()
        while self._received and self.is_open and not self.has_ended and self._decrypt(said):
            pass
        return bytes(said)

    def write(self, data: bytes) -> None:
        """Encrypt bytes; `to_send` returns them."""
        most = self._sizes.cbMaximumMessage
        for start in range(0, len(data), most):
            self._encrypt(data[start : start + most])

    def to_send(self) -> bytes:
        """Return what is to be sent to the network now."""
        unsent = bytes(self._unsent)
        self._unsent.clear()
        return unsent

    def _shake_hands(self) -> bool:
        """Do the next step of the handshake; return whether it has used anything of what has been received."""
        length = len(self._received)
        space = create_string_buffer(bytes(self._received), length) if length else create_string_buffer(1)
        come = (_Buffer * 2)(_Buffer(length, _TOKEN, addressof(space)), _Buffer())
        go = (_Buffer * 1)(_Buffer(0, _TOKEN, None))
        attributes = c_uint32()
        status = _call("InitializeSecurityContextW")(
            byref(_own_credentials()),
            byref(self._context) if self._has_begun else None,
            self._host,
            c_uint32(_ISC_REQ),
            0,
            0,
            byref(_all(come)) if self._has_begun else None,
            0,
            byref(self._context),
            byref(_all(go)),
            byref(attributes),
            None,
        )
        if go[0].pvBuffer:
            self._unsent += string_at(go[0].pvBuffer, go[0].cbBuffer)
            _call("FreeContextBuffer")(c_void_p(go[0].pvBuffer))
        if status == _SEC_E_INCOMPLETE_MESSAGE:
            return False
        if status not in {_SEC_E_OK, _SEC_I_CONTINUE_NEEDED}:
            raise NotTrusted(reason(status))
        if not self._has_begun:
            self._has_begun = True
            finalize(self, _forget, self._context)
        del self._received[: length - (come[1].cbBuffer if come[1].BufferType == _EXTRA else 0)]
        if status == _SEC_E_OK:
            self._open()
        return len(self._received) < length

    def _open(self) -> None:
        certificate = c_void_p()
        self._ask(_SECPKG_ATTR_REMOTE_CERT_CONTEXT, certificate)
        check_certificate(certificate, self._host)
        self._ask(_SECPKG_ATTR_STREAM_SIZES, self._sizes)
        self.is_open = True

    def _ask(self, attribute: int, answer: c_void_p | _StreamSizes) -> None:
        status = _call("QueryContextAttributesW")(byref(self._context), attribute, byref(answer))
        if status != _SEC_E_OK:
            raise NotTrusted(reason(status))

    def _decrypt(self, said: bytearray) -> bool:
        """Add to `said` what the next record says; return whether it has used anything of what has been received."""
        length = len(self._received)
        space = create_string_buffer(bytes(self._received), length)
        parts = (_Buffer * 4)(_Buffer(length, _DATA, addressof(space)), _Buffer(), _Buffer(), _Buffer())
        status = _call("DecryptMessage")(byref(self._context), byref(_all(parts)), 0, None)
        if status == _SEC_E_INCOMPLETE_MESSAGE:
            return False
        if status in _ENDS:
            self.has_ended = True
            return False
        if status != _SEC_E_OK:
            raise NotTrusted(reason(status))
        said += b"".join(string_at(part.pvBuffer, part.cbBuffer) for part in parts if part.BufferType == _DATA)
        del self._received[: length - sum(part.cbBuffer for part in parts if part.BufferType == _EXTRA)]
        return len(self._received) < length

    def _encrypt(self, data: bytes) -> None:
        header, trailer = self._sizes.cbHeader, self._sizes.cbTrailer
        space = create_string_buffer(bytes(header) + data, header + len(data) + trailer)
        at = addressof(space)
        parts = (_Buffer * 4)(
            _Buffer(header, _HEADER, at),
            _Buffer(len(data), _DATA, at + header),
            _Buffer(trailer, _TRAILER, at + header + len(data)),
            _Buffer(),
        )
        status = _call("EncryptMessage")(byref(self._context), 0, byref(_all(parts)), 0)
        if status != _SEC_E_OK:
            self.has_ended = True
            return
        self._unsent += string_at(space, sum(part.cbBuffer for part in parts[:3]))


@cache
def _own_credentials() -> _Handle:
    """Return the credentials of a program that shows no certificate of its own; they last as long as it runs."""
    flags = _SCH_CRED_MANUAL_CRED_VALIDATION | _SCH_CRED_NO_DEFAULT_CREDS | _SCH_USE_STRONG_CRYPTO
    wanted = _Credentials(_SCHANNEL_CRED_VERSION, grbitEnabledProtocols=_SP_PROT_TLS1_2_CLIENT, dwFlags=flags)
    made = _Handle()
    status = _call("AcquireCredentialsHandleW")(
        None, _PACKAGE, _SECPKG_CRED_OUTBOUND, None, byref(wanted), None, None, byref(made), None
    )
    if status != _SEC_E_OK:
        raise NotTrusted(reason(status))
    return made


def _all(buffers: Any) -> _Buffers:
    return _Buffers(0, len(buffers), buffers)


def _forget(context: _Handle) -> None:
    _call("DeleteSecurityContext")(byref(context))


def _call(name: str) -> Callable[..., int]:
    return system_function("secur32", name, c_int32)
