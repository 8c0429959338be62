"""What Windows and macOS are told about the frozen program: icons, the version, and the files that it opens."""

import struct
from collections.abc import Mapping
from typing import Any, Final

IDENTIFIER: Final = "org.pinochle-qt.pinochle-qt"
"""What macOS calls the program."""

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""The sizes of macOS's icons, and what each is called in the file."""

_KINDS: Final = (
    ("pinochle", "record", "Pinochle game", "public.text"),
    ("pinochle-rules", "rules", "Pinochle rules", "public.json"),
)
"""The suffixes of files, how their types end, what people call them, and what else they are."""

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


def version_resource(version: str) -> str:
    """Return what Windows shows among the properties of the program, as PyInstaller reads it."""
    numbers = tuple(int(part) for part in version.split("."))
    told = {
        "CompanyName": "The pinochle-qt contributors",
        "FileDescription": "Pinochle",
        "FileVersion": version,
        "InternalName": "pinochle-qt",
        "LegalCopyright": "The pinochle-qt contributors, MIT License",
        "OriginalFilename": "pinochle-qt.exe",
        "ProductName": "Pinochle",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return _VERSION_RESOURCE.format(numbers=(*numbers, 0, 0, 0, 0)[:4], strings=strings)


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
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.{kind}"],
            }
            for _, kind, name, _ in _KINDS
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.{kind}",
                "UTTypeDescription": name,
                "UTTypeConformsTo": [parent],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [suffix],
                    "public.mime-type": f"application/x-pinochle-{kind}",
                },
            }
            for suffix, kind, name, parent in _KINDS
        ],
    }
