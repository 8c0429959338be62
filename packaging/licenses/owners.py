"""Finds the owner of a file that PyInstaller collected: this project, a Python or Debian package, or Python itself."""

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from importlib.metadata import Distribution, distributions
from pathlib import Path, PurePosixPath
from typing import Final

from licenses.known import (
    BY_NAME,
    BY_NAME_ELSEWHERE,
    ICU,
    INTER,
    MINGW,
    MINGW_MARK,
    OURS,
    PYINSTALLER_NOTICE,
    PYTHON_NOTICE,
    QT,
    UNNAMED,
    Component,
)
from system import LIMIT_S, Trouble

_QT: Final = {"pyside6_essentials", "shiboken6"}
_OURS: Final = "pinochle-qt"
_PYINSTALLER: Final = "pyinstaller"
_DOCUMENTS: Final = Path("/usr/share/doc")


class Owners:
    """The owners of the files of the running Python and of a source tree."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def everybody(self, collected: Iterable[tuple[PurePosixPath, Path]]) -> dict[Component, list[PurePosixPath]]:
        """Return the components of the program, each with the places of its files.

        `collected` has the place and the origin of each file. PyInstaller's bootloader is in the program without being
        collected.

        Raises:
            Trouble: the owner of a file or its license is unknown.
        """
        found: dict[Component, list[PurePosixPath]] = {self._of_distribution(self._pyinstaller): []}
        for place, origin in collected:
            found.setdefault(self.of(place, origin), []).append(place)
            if origin.suffix in {".dll", ".pyd"} and MINGW_MARK in origin.read_bytes():
                found.setdefault(MINGW, []).append(place)
        return dict(sorted(found.items(), key=lambda each: each[0].name.lower()))

    def of(self, place: PurePosixPath, origin: Path) -> Component:
        """Return the component of a file, by its place in the program and by its origin; raises Trouble if unknown."""
        for begins, component in BY_NAME.items():
            if place.name.lower().startswith(begins):
                return component.of(_icu_version(place)) if component == ICU else component
        distribution = self._distributions.get(origin.resolve()) or self._distributions.get(origin)
        if distribution is not None and distribution.name != _OURS:
            return self._of_distribution(distribution)
        if place.name == "base_library.zip" or _is_pythons(origin):
            return self._python
        if origin.is_relative_to(self._root):
            return self._inter if "fonts" in place.parts else OURS
        package = _package(origin)
        if package:
            return _of_package(package)
        for begins, component in BY_NAME_ELSEWHERE.items():
            if place.name.lower().startswith(begins):
                return component
        raise Trouble(f"Nobody knows whose {place} is, from {origin}: please say it in packaging/licenses/known.py.")

    # ---- inside ----------------------------------------------------------------------------------------------------

    @cached_property
    def _distributions(self) -> dict[Path, Distribution]:
        return {
            Path(str(each.locate_file(file))).resolve(): each
            for each in distributions()
            for file in each.files or ()
            if file.suffix not in {".txt", ".md"}
        }

    @cached_property
    def _pyinstaller(self) -> Distribution:
        return next(each for each in self._distributions.values() if each.name.lower() == _PYINSTALLER)

    def _of_distribution(self, distribution: Distribution) -> Component:
        name, version = distribution.name, distribution.version
        if name.lower().replace("-", "_") in _QT:
            return QT.of(version)
        metadata = distribution.metadata
        named = (metadata[field] for field in ("License-Expression", "License") if field in metadata)
        license_name = next(filter(None, map(str.strip, named)), UNNAMED.get(name, ""))
        notice = "\n\n".join(
            file.read_text(encoding="utf-8").strip("\n") for file in distribution.files or () if _is_license(file.parts)
        )
        if not notice or not license_name:
            raise Trouble(f"{name} {version} says nothing of its license: packaging/licenses must know it.")
        if name.lower() == _PYINSTALLER:
            terms = notice.partition("GNU GENERAL PUBLIC LICENSE")[0].rstrip()
            return Component(
                "PyInstaller",
                version,
                "GPL-2.0-or-later, with an exception for programs that are made with it",
                f"{PYINSTALLER_NOTICE}\n\n{terms}",
                ("GPL-2.0", "Apache-2.0"),
            )
        return Component(name, version, license_name, notice)

    @cached_property
    def _python(self) -> Component:
        places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
        names = ("LICENSE.txt", "LICENSE")
        text = next((path for place in places for name in names if (path := place / name).is_file()), None)
        if text is None:
            raise Trouble(f"Python in {sys.base_prefix} has no LICENSE.txt, which must go along with it.")
        notice = f"{PYTHON_NOTICE}\n\n{text.read_text(encoding='utf-8').strip()}"
        return Component(
            "Python", platform.python_version(), "PSF-2.0", notice, ("BSD-2-Clause", "BSD-3-Clause", "MIT")
        )

    @cached_property
    def _inter(self) -> Component:
        text = (self._root / "assets" / "fonts" / "OFL.txt").read_text(encoding="utf-8").strip()
        return replace(INTER, notice=f"{INTER.notice}\n\n{text}")


def _is_license(parts: tuple[str, ...]) -> bool:
    return parts[0].endswith(".dist-info") and re.match(r"(?i)(licen[cs]e|copying|notice)", parts[-1]) is not None


def _is_pythons(origin: Path) -> bool:
    if origin.name.startswith(("libpython", "python3", "Python")):
        return True
    library = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib")} | {str(Path(sys.base_prefix, "DLLs"))}
    is_library = any(origin.is_relative_to(each) for each in library)
    return is_library and (origin.suffix in {".py", ".pyd"} or ".so" in origin.suffixes)


def _icu_version(place: PurePosixPath) -> str:
    return place.name.rpartition(".")[2] if place.suffix.strip(".").isdigit() else ""


def _package(origin: Path) -> str:
    """Return the Debian package that a file is from, or an empty string if there is none."""
    if shutil.which("dpkg-query") is None:
        return ""
    # Where /lib is a link to /usr/lib, dpkg knows a file by only one of the two paths.
    names = {str(path) for path in (origin, origin.resolve())}
    names |= {name.removeprefix("/usr") for name in names}
    done = subprocess.run(
        ["dpkg-query", "--search", *sorted(names)], capture_output=True, encoding="utf-8", check=False, timeout=LIMIT_S
    )
    return done.stdout.partition(":")[0]


def _of_package(package: str) -> Component:
    query = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${source:Package} ${source:Upstream-Version}\n", package],
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=LIMIT_S,
    )
    name, version = query.stdout.splitlines()[0].split()
    path = _DOCUMENTS / package / "copyright"
    if not path.is_file():
        raise Trouble(f"{path} is missing, which tells the license of what {package} brings.")
    text = path.read_text(encoding="utf-8")
    found = re.search(r"^License: *(\S.*)$", text, re.MULTILINE)
    return Component(name, version, found[1] if found else "see below", _general_notice(text))


def _general_notice(text: str) -> str:
    """Return what a copyright file says about all files: statements about single files refer to the source."""
    parts = [part.strip() for part in re.split(r"\n\s*\n(?=\S)", text.strip())]
    general = next((part for part in parts if re.match(r"Files: *\*\s*$", part, re.MULTILINE)), None)
    if general is None:
        return text.strip()
    found = re.search(r"^License: *(\S.*)$", general, re.MULTILINE)
    texts = [part for part in parts if found is not None and part.startswith(f"License: {found[1]}\n")]
    lines = "\n\n".join([general.partition("\n")[2], *texts]).splitlines()
    return "\n".join("" if line.strip() == "." else line.rstrip() for line in lines)
