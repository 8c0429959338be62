"""What Windows and macOS need to know about the frozen program: icons, version and file types."""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

IDENTIFIER: Final = "org.pinochle-qt.pinochle-qt"
"""What macOS calls the program."""

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""The sizes of macOS's icons, and what each is called in the file."""

PUBLISHER: Final = "The pinochle-qt contributors"
"""Whose program it is, as Windows tells."""


@dataclass(frozen=True)
class Kind:
    """A kind of file that the program opens."""

    suffix: str
    type: str
    """How the names of its type end."""
    name: str
    """What people call it."""
    parent: str
    """What else it is, as macOS calls that."""

    @property
    def mime(self) -> str:
        """What it is called among all types of files."""
        return f"application/x-pinochle-{self.type}"

    @property
    def program_id(self) -> str:
        """What Windows's registry calls it."""
        return f"Pinochle.{self.type}"


KINDS: Final = (
    Kind("pinochle", "record", "Pinochle game", "public.text"),
    Kind("pinochle-rules", "rules", "Pinochle rules", "public.json"),
    Kind("pinochle-sheet", "sheet", "Pinochle score sheet", "public.json"),
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


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return Windows's icon file of PNG pictures by their sizes in pixels, at most 256."""
    place = 6 + 16 * len(pictures)
    entries, data = [], []
    for size, picture in sorted(pictures.items()):
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place))
        data.append(picture)
        place += len(picture)
    return b"".join([struct.pack("<HHH", 0, 1, len(pictures)), *entries, *data])


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return macOS's icon file of PNG pictures by their sizes in pixels, which must be among `ICNS_SIZES`."""
    parts = [
        ICNS_SIZES[size] + struct.pack(">I", 8 + len(picture)) + picture for size, picture in sorted(pictures.items())
    ]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def numbers_of(version: str) -> tuple[int, ...]:
    """Return a version as Windows counts: in four numbers."""
    return (*map(int, version.split(".")), 0, 0, 0, 0)[:4]


def version_resource(version: str) -> str:
    """Return what Windows shows among the properties of the program, as PyInstaller reads it."""
    told = {
        "CompanyName": PUBLISHER,
        "FileDescription": "Pinochle",
        "FileVersion": version,
        "InternalName": "pinochle-qt",
        "LegalCopyright": f"{PUBLISHER}, MIT License",
        "OriginalFilename": "pinochle-qt.exe",
        "ProductName": "Pinochle",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return _VERSION_RESOURCE.format(numbers=numbers_of(version), strings=strings)


def information(version: str) -> dict[str, Any]:
    """Return what macOS is told about the program and its files beyond what PyInstaller says."""
    return {
        "CFBundleDisplayName": "Pinochle",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
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
