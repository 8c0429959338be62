"""What Windows and macOS need to know about the frozen program: icons, version and file types."""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pinochle_qt import IDENTIFIER

ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
"""The icon sizes of Windows: those of title bars, lists and the taskbar at all usual scales, and of large icons."""
ICNS_SIZES: Final = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The pictures in an icon of macOS: their sizes in pixels by type code. 11 to 14 are those for sharp screens; macOS
scales them down for others, because PNG pictures of 16 and 32 pixels have no code that works in every version."""

OLDEST_MACOS: Final = "13.0"
"""The oldest macOS on which Qt 6.11 runs."""

PUBLISHER: Final = "The pinochle-qt contributors"
COMMANDS: Final = "pinochle-qt.exe"
WINDOW: Final = "pinochle-qtw.exe"
"""The Windows program with a console, for the command line, and the one without, for the menu and for files."""
"""The company name in Windows's file properties."""


@dataclass(frozen=True)
class Kind:
    """A file type that the program opens."""

    suffix: str
    type: str
    """The last part of its MIME type, its ProgID and its uniform type identifier."""
    name: str
    """The name shown to users."""
    parent: str
    """The uniform type identifier that it conforms to on macOS."""

    @property
    def mime(self) -> str:
        """Its MIME type."""
        return f"application/x-pinochle-{self.type}"

    @property
    def program_id(self) -> str:
        """Its ProgID in Windows's registry."""
        return f"Pinochle.{self.type}"


KINDS: Final = (
    Kind("pinochle", "record", "Pinochle game", "public.text"),
    Kind("pinochle-rules", "rules", "Pinochle rules", "public.json"),
    Kind("pinochle-sheet", "sheet", "Pinochle score sheet", "public.json"),
    Kind("pinochle-bids", "bids", "Pinochle bidding convention", "public.json"),
)

_VERSION_RESOURCE: Final = """\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1),
    kids=[
        StringFileInfo([StringTable("040904B0", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [0x409, 0x4B0])]),
    ],
)
"""

_MANIFEST: Final = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
<compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
<application><supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application>
</compatibility>
<application xmlns="urn:schemas-microsoft-com:asm.v3">
<windowsSettings>
<dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
<dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
<longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
</windowsSettings>
</application>
</assembly>
"""
"""PyInstaller adds that the program needs no administrator, and the current look of the system's own controls."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon file made of PNG pictures, given by their sizes in pixels, at most 256."""
    offset = 6 + 16 * len(pictures)
    entries, data = [], []
    for size, picture in sorted(pictures.items()):
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset))
        data.append(picture)
        offset += len(picture)
    return b"".join([struct.pack("<HHH", 0, 1, len(pictures)), *entries, *data])


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return a macOS icon file made of PNG pictures, given by their sizes in pixels: all those in `ICNS_SIZES`."""
    parts = [code + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for code, size in ICNS_SIZES.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def numbers_of(version: str) -> tuple[int, ...]:
    """Return a version as the four numbers that Windows expects."""
    return (*map(int, version.split(".")), 0, 0, 0, 0)[:4]


def version_resource(version: str) -> str:
    """Return the version resource, which Windows shows in the program's properties, in the format PyInstaller reads."""
    fields = {
        "CompanyName": PUBLISHER,
        "FileDescription": "Pinochle",
        "FileVersion": version,
        "InternalName": "pinochle-qt",
        "LegalCopyright": f"{PUBLISHER}, MIT License",
        "OriginalFilename": COMMANDS,
        "ProductName": "Pinochle",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in fields.items())
    return _VERSION_RESOURCE.format(numbers=numbers_of(version), strings=strings)


def manifest() -> str:
    """Return the manifest of the program, which tells Windows what the program can handle.

    It is made for Windows 10 and 11, draws sharply on every monitor, and opens files with long paths. It keeps the code
    page of the system: Python and Qt don't use it, but what Windows loads into file dialogs does.
    """
    return _MANIFEST


def information(version: str, languages: Sequence[str]) -> dict[str, Any]:
    """Return the entries for the bundle's Info.plist that PyInstaller does not set by itself.

    `languages` are those of the user interface besides English.
    """
    return {
        "CFBundleDisplayName": "Pinochle",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        # Otherwise macOS would speak English in file dialogs and in the menu of the program.
        "CFBundleLocalizations": ["en", *languages],
        "NSHumanReadableCopyright": f"{PUBLISHER}, MIT License",
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSPrincipalClass": "NSApplication",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.name,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.{kind.type}"],
            }
            for kind in KINDS
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.{kind.type}",
                "UTTypeDescription": kind.name,
                "UTTypeConformsTo": [kind.parent],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [kind.suffix],
                    "public.mime-type": kind.mime,
                },
            }
            for kind in KINDS
        ],
    }
