"""What Windows says about the certificate of a server. Names are those of its header file `wincrypt.h`."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from base64 import b64decode
from contextlib import ExitStack
from ctypes import POINTER, Structure, byref, c_char_p, c_int32, c_uint32, c_void_p, c_wchar_p, cast, pointer, sizeof
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.ui.far.tls import NotTrusted

if TYPE_CHECKING:
    from collections.abc import Callable

_LOAD_LIBRARY_SEARCH_SYSTEM32: Final = 0x800
_CERT_STORE_PROV_MEMORY: Final = 2
_CERT_STORE_ADD_ALWAYS: Final = 4
_X509_ASN_ENCODING: Final = 1
_FETCH_MS: Final = 3_000
"""How long Windows may try to fetch an authority that this computer has never needed before: the window waits."""
_CERT_CHAIN_POLICY_SSL: Final = 4
_AUTHTYPE_SERVER: Final = 2
_CERT_E_CHAINING: Final = 0x800B_010A - (1 << 32)
_SERVER_AUTHENTICATION: Final = b"1.3.6.1.5.5.7.3.1"
_CERTIFICATE: Final = re.compile(rb"-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----")


class _CertContext(Structure):
    _fields_ = (
        ("dwCertEncodingType", c_uint32),
        ("pbCertEncoded", c_void_p),
        ("cbCertEncoded", c_uint32),
        ("pCertInfo", c_void_p),
        ("hCertStore", c_void_p),
    )


class _ChainEngineConfig(Structure):
    _fields_ = (
        ("cbSize", c_uint32),
        ("hRestrictedRoot", c_void_p),
        ("hRestrictedTrust", c_void_p),
        ("hRestrictedOther", c_void_p),
        ("cAdditionalStore", c_uint32),
        ("rghAdditionalStore", c_void_p),
        ("dwFlags", c_uint32),
        ("dwUrlRetrievalTimeout", c_uint32),
        ("MaximumCachedCertificates", c_uint32),
        ("CycleDetectionModulus", c_uint32),
        ("hExclusiveRoot", c_void_p),
        ("hExclusiveTrustedPeople", c_void_p),
    )


class _Usage(Structure):
    _fields_ = (("cUsageIdentifier", c_uint32), ("rgpszUsageIdentifier", POINTER(c_char_p)))


class _UsageMatch(Structure):
    _fields_ = (("dwType", c_uint32), ("Usage", _Usage))


class _ChainPara(Structure):
    _fields_ = (("cbSize", c_uint32), ("RequestedUsage", _UsageMatch))


class _ChainContext(Structure):
    _fields_ = (("cbSize", c_uint32), ("dwErrorStatus", c_uint32), ("dwInfoStatus", c_uint32))
    """The beginning of what belongs to a chain, as far as it matters here."""


class _PolicyPara(Structure):
    _fields_ = (("cbSize", c_uint32), ("dwFlags", c_uint32), ("pvExtraPolicyPara", c_void_p))


class _ServerPolicyPara(Structure):
    _fields_ = (
        ("cbSize", c_uint32),
        ("dwAuthType", c_uint32),
        ("fdwChecks", c_uint32),
        ("pwszServerName", c_wchar_p),
    )


class _PolicyStatus(Structure):
    _fields_ = (
        ("cbSize", c_uint32),
        ("dwError", c_int32),
        ("lChainIndex", c_int32),
        ("lElementIndex", c_int32),
        ("pvExtraPolicyStatus", c_void_p),
    )


@cache
def system_function(library: str, name: str, result: Any) -> Callable[..., Any]:
    """Return a function of a library that is a part of Windows; pointers must be given to it as such.

    It is looked for in Windows' own folder only, so that a file of this name beside the program is not taken for it.
    """
    function = ctypes.CDLL(library, use_last_error=True, winmode=_LOAD_LIBRARY_SEARCH_SYSTEM32)[name]
    function.restype = result
    return function


def reason(code: int) -> str:
    """Return what Windows says about an error, in its own language, and the number that others can look up."""
    told = ""
    if sys.platform == "win32":
        told = ctypes.FormatError(code).strip().rstrip(".")
    return f"{told}, 0x{code & 0xFFFFFFFF:08X}"


def check_certificate(certificate: c_void_p, host: str) -> None:
    """Check that a certificate (PCCERT_CONTEXT) belongs to a host, for an authority that is trusted here; release it.

    Windows trusts its own list of authorities, unless the variable SSL_CERT_FILE names a file with others.

    Raises:
        NotTrusted: it does not, or is no longer valid.
    """
    usage = _Usage(1, pointer(c_char_p(_SERVER_AUTHENTICATION)))
    wanted = _ChainPara(sizeof(_ChainPara), _UsageMatch(0, usage))
    sent_with_it = c_void_p(cast(certificate, POINTER(_CertContext)).contents.hCertStore)
    chain = c_void_p()
    with ExitStack() as used:
        used.callback(_call("CertFreeCertificateContext"), certificate)
        engine = _engine()
        used.callback(_call("CertFreeCertificateChainEngine"), engine)
        find = _call("CertGetCertificateChain", c_int32)
        if not find(engine, certificate, None, sent_with_it, byref(wanted), 0, None, byref(chain)):
            raise NotTrusted(_last_reason())
        used.callback(_call("CertFreeCertificateChain"), chain)
        _check_chain(chain, host)


def _check_chain(chain: c_void_p, host: str) -> None:
    server = _ServerPolicyPara(sizeof(_ServerPolicyPara), _AUTHTYPE_SERVER, 0, host)
    policy = _PolicyPara(sizeof(_PolicyPara), 0, cast(pointer(server), c_void_p))
    status = _PolicyStatus(sizeof(_PolicyStatus))
    ssl_policy = c_void_p(_CERT_CHAIN_POLICY_SSL)
    verify = _call("CertVerifyCertificateChainPolicy", c_int32)
    if not verify(ssl_policy, chain, byref(policy), byref(status)):
        raise NotTrusted(_last_reason())
    has_gap = bool(cast(chain, POINTER(_ChainContext)).contents.dwErrorStatus)  # Wine's policy accepts such a chain
    if status.dwError or has_gap:
        raise NotTrusted(reason(status.dwError or _CERT_E_CHAINING))


def _engine() -> c_void_p:
    """Return what builds chains to the authorities in the file that SSL_CERT_FILE names, or to those of Windows."""
    engine, store = c_void_p(), c_void_p()
    name = os.environ.get("SSL_CERT_FILE")
    try:
        if name:
            store.value = _call("CertOpenStore", c_void_p)(c_void_p(_CERT_STORE_PROV_MEMORY), 0, None, 0, None)
            for data in _certificates(Path(name)):
                _call("CertAddEncodedCertificateToStore", c_int32)(
                    store, _X509_ASN_ENCODING, data, len(data), _CERT_STORE_ADD_ALWAYS, None
                )
        config = _ChainEngineConfig(sizeof(_ChainEngineConfig), dwUrlRetrievalTimeout=_FETCH_MS, hExclusiveRoot=store)
        if not _call("CertCreateCertificateChainEngine", c_int32)(byref(config), byref(engine)):
            raise NotTrusted(_last_reason())
    finally:
        if store:
            _call("CertCloseStore", c_int32)(store, 0)
    return engine


def _certificates(path: Path) -> list[bytes]:
    """Return the certificates in a file; it has none if it makes no sense, so that nobody is trusted."""
    try:
        return [b64decode(found[1]) for found in _CERTIFICATE.finditer(path.read_bytes())]
    except (OSError, ValueError):
        return []


def _last_reason() -> str:
    code = 0
    if sys.platform == "win32":
        code = ctypes.get_last_error()
    return reason(code)


def _call(name: str, result: Any = None) -> Callable[..., Any]:
    return system_function("crypt32", name, result)
