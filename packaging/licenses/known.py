"""Facts that no package states: the owners of Qt, ICU, Python and a few libraries, and the foreign code in them."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

_TEXTS: Final = Path(__file__).with_name("texts")

TITLES: Final = {
    "GPL-3.0": "GNU General Public License, version 3",
    "LGPL-3.0": "GNU Lesser General Public License, version 3",
    "GPL-2.0": "GNU General Public License, version 2",
    "Apache-2.0": "Apache License, version 2.0",
    "MIT": "MIT License",
    "BSD-2-Clause": "BSD License with two clauses",
    "BSD-3-Clause": "BSD License with three clauses",
    "Zlib": "zlib License",
    "IJG": "Independent JPEG Group License",
    "libpng-2.0": "PNG Reference Library License, version 2",
    "FTL": "FreeType Project License",
    "HPND": "Historical Permission Notice and Disclaimer",
    "Unicode-3.0": "Unicode License",
    "ZPL-2.1": "Zope Public License, version 2.1, as MinGW-w64 uses it",
}
"""The titles of licenses whose text several components share, by their file names in `texts`."""

COMMON: Final = {"GPL-3.0": "GPL-3", "LGPL-3.0": "LGPL-3", "GPL-2.0": "GPL-2", "Apache-2.0": "Apache-2.0"}
"""The ones that every Debian system has in /usr/share/common-licenses, and their file names there."""


@dataclass(frozen=True)
class Component:
    """A part of the frozen program that has its own authors and license."""

    name: str
    version: str
    license: str
    """The name of the license."""

    notice: str
    """The copyright notice and other remarks; also the license text, if no other component shares it."""

    texts: tuple[str, ...] = ()
    """The shared licenses, by their names in `TITLES`."""

    def of(self, version: str) -> "Component":
        """Return the same component in another version."""
        return replace(self, version=version)


def text_of(name: str) -> str:
    """Return the text of a shared license, by its name in `TITLES`."""
    text = (_TEXTS / f"{name}.txt").read_text(encoding="utf-8").strip("\n")
    return "\n".join(line.rstrip() for line in text.splitlines())


OURS: Final = Component("Pinochle", "", "MIT", "Copyright 2026 The pinochle-qt contributors", ("MIT",))

QT: Final = Component(
    "Qt, with Qt for Python (PySide6 and Shiboken)",
    "",
    "LGPL-3.0",
    """\
Copyright The Qt Company Ltd. and other contributors. Source: https://download.qt.io and https://code.qt.io

Qt is used under the GNU Lesser General Public License, version 3. Its libraries are files of their own beside the
program, in _internal/PySide6 and _internal/shiboken6 (on macOS in the bundle, below Contents). You may replace each of
them by one that you have built or changed yourself, as long as it is called the same and fits the same version: the
program loads whatever lies there, and nothing checks where it came from. You may also take the program apart to find
out why a changed library does not work with it.

Qt's libraries hold code of others, as Qt's documentation lists it (https://doc.qt.io/qt-6/licenses-used-in-qt.html). In
the libraries that are here, as far as the system that they run on needs it:

  Adobe Glyph List for New Fonts        BSD-3-Clause   2002, 2010, 2015 Adobe Systems Incorporated
  Apache Tika, types of files           Apache-2.0     The Apache Software Foundation
  BLAKE2, reference implementation      Apache-2.0     Samuel Neves
  D-Bus, headers                        GPL-2.0        2002-2007 Red Hat, Inc. and others (or AFL-2.1)
  D3D12 Memory Allocator                MIT            2019-2024 Advanced Micro Devices, Inc.
  double-conversion                     BSD-3-Clause   2006-2012 the V8 project authors
  Easing equations                      BSD-3-Clause   2001 Robert Penner
  Emoji segmenter                       Apache-2.0     2019 Google LLC
  forkfd                                MIT            2020 Intel Corporation
  FreeType, and its smooth rasterizer   FTL            2006-2025 The FreeType Project (www.freetype.org)
  HarfBuzz                              MIT            2010-2025 Google, Inc., Behdad Esfahbod and others
  IAccessible2 interfaces               BSD-3-Clause   2007-2013 Linux Foundation and others
  Imlib2, smooth scaling                BSD-2-Clause   2004, 2005 Daniel M. Duley
  KWin, parts of the event dispatcher   BSD-3-Clause   2013 KDE contributors
  libjpeg-turbo                         IJG            1991-2024 Thomas G. Lane, Guido Vollbeding, D. R. Commander
  libpng                                libpng-2.0     1995-2026 The PNG Reference Library Authors and others
  MD4C                                  MIT            2016-2024 Martin Mitáš
  OpenGL and Vulkan headers             MIT            2013-2025 The Khronos Group Inc.
  PCRE2                                 BSD-3-Clause   1997-2025 University of Cambridge, Zoltan Herczeg
  Pixman                                MIT            2008, 2009 Nokia Corporation, SuSE, Inc. and others
  RFC 6234, secure hashes               BSD-3-Clause   2011 IETF Trust and the persons identified as authors
  SLJIT                                 BSD-2-Clause   Zoltan Herczeg
  TinyCBOR                              MIT            2015-2025 Intel Corporation
  Unicode Character Database and CLDR   Unicode-3.0    1991-2025 Unicode, Inc.
  Vulkan Memory Allocator               MIT            2017-2025 Advanced Micro Devices, Inc.
  Wayland protocols                     MIT            2008-2025 Kristian Høgsberg, Intel Corporation and others
  WebGradients                          MIT            2017 itmeo
  X Server helper                       HPND           1985, 1986, 1992-1998 The Open Group
  XSVG                                  HPND           2002 USC/Information Sciences Institute
  zlib                                  Zlib           1995-2025 Jean-loup Gailly and Mark Adler

This software is based in part on the work of the Independent JPEG Group.

MD5, SHA-1, SHA-3 and SipHash in Qt are in the public domain.""",
    (
        *("LGPL-3.0", "GPL-3.0", "GPL-2.0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "FTL", "HPND", "MIT"),
        *("IJG", "Unicode-3.0", "Zlib", "libpng-2.0"),
    ),
)

ICU: Final = Component(
    "International Components for Unicode (ICU)",
    "",
    "Unicode-3.0",
    "Copyright 1991-2023 Unicode, Inc.\n"
    "Copyright 1995-2016 International Business Machines Corporation and others\n"
    "Its data is here without what the program does not use.",
    ("Unicode-3.0",),
)

PYTHON_NOTICE: Final = """\
In its modules are libmpdec (2008-2020 Stefan Krah, BSD-2-Clause), the Mersenne Twister (1997-2002 Makoto Matsumoto and
Takuji Nishimura, BSD-3-Clause), conversions of numbers (1991, 2000, 2001 Lucent Technologies), SipHash (2013 Marek
Majkowski, MIT), and in the public domain BLAKE2 and SHA-3."""

PYINSTALLER_NOTICE: Final = """\
Of it here are the program that starts everything, and a few modules that run before the first of ours."""

INTER: Final = Component(
    "Inter, the font",
    "3.019",
    "OFL-1.1",
    "With the four suit signs of the cards put in, and without letters that nothing here is written in.",
)

MINGW: Final = Component(
    "MinGW-w64, the runtime",
    "",
    "ZPL-2.1",
    "Copyright 2009-2013 by the mingw-w64 project and its contributors. Parts of it are in the public domain.\n"
    "The compiler puts it into each library that is built for Windows on another system.",
    ("ZPL-2.1",),
)
MINGW_MARK: Final = b"Mingw-w64 runtime failure"
"""What every library that contains this runtime contains as well."""

UNNAMED: Final = {"segno": "BSD-3-Clause"}
"""The licenses of packages that contain the text of theirs without its name."""

BY_NAME: Final = {
    "libicu": ICU,
    "vcruntime": (
        _MICROSOFT := Component(
            "Microsoft Visual C++ Runtime",
            "",
            "Microsoft's terms for files that may be passed on",
            "Copyright Microsoft Corporation. It is passed on as it is, as the terms of Visual Studio allow.",
        )
    ),
    "msvcp": _MICROSOFT,
    "concrt": _MICROSOFT,
    "ucrtbase": _MICROSOFT,
    "api-ms-win": _MICROSOFT,
}
"""Libraries that other projects include without owning or describing them, by the start of their file names."""

BY_NAME_ELSEWHERE: Final = {
    "libffi": Component("libffi", "", "MIT", "Copyright 1996-2024 Anthony Green, Red Hat, Inc. and others", ("MIT",)),
    "libsqlite3": (
        _SQLITE := Component("SQLite", "", "public domain", "Made by D. Richard Hipp and others without copyright.")
    ),
    "sqlite3": _SQLITE,
}
"""The same for libraries that are described by their Debian package where they come from one."""
