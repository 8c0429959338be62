"""Builds the installer: lists the files for `installer.nsi`, and compiles it with makensis from NSIS."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from bundles import KINDS, PUBLISHER, WINDOW, numbers_of
from pinochle_qt import IDENTIFIER
from system import LIMIT_S, Trouble

_SCRIPT: Final = Path(__file__).with_name("installer.nsi")
_CLASSES: Final = r"Software\Classes"


def compiler() -> str | None:
    """Return the path of makensis, even if NSIS is not on the PATH, or None if it is not installed."""
    found = shutil.which("makensis")
    places = (os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles"))
    usual = (Path(place, "NSIS", "makensis.exe") for place in places if place)
    return found or next((str(path) for path in usual if path.is_file()), None)


def pack(
    makensis: str, frozen: Path, version: str, icon: Path, target: Path, folder: Path, options: Sequence[str] = ()
) -> Path:
    """Write the installer of a frozen program and return its path.

    `icon` is a Windows icon file, `folder` is for the files that makensis reads, and `options` are passed to makensis.

    Raises:
        Trouble: makensis could not make it.
    """
    lists = folder / "installer"
    shutil.rmtree(lists, ignore_errors=True)
    lists.mkdir(parents=True)
    files = sorted(PurePosixPath(path.relative_to(frozen).as_posix()) for path in frozen.rglob("*") if path.is_file())
    size = sum(frozen.joinpath(path).stat().st_size for path in files)
    for name, lines in {
        "install": _install(frozen, files),
        "remove": _remove(files),
        "register": _register(),
        "forget": _forget(),
    }.items():
        # With a byte order mark, without which makensis reads the names in the code page of the system.
        (lists / f"{name}.nsh").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8-sig")
    numbers = numbers_of(version)
    definitions = {
        "VERSION": version,
        "MAJOR": str(numbers[0]),
        "MINOR": str(numbers[1]),
        "NUMBERS": ".".join(map(str, numbers)),
        "PUBLISHER": PUBLISHER,
        "IDENTIFIER": IDENTIFIER,
        "PROGRAM": WINDOW,
        "KIBIBYTES": str(-(-size // 1024)),
        "ICON": str(icon.resolve()),
        "LISTS": str(lists.resolve()),
        "TARGET": str(target.resolve()),
    }
    define_options = [f"-D{name}={value}" for name, value in definitions.items()]
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, *define_options, str(_SCRIPT)]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace", check=False, timeout=LIMIT_S
    )
    if done.returncode != 0:
        raise Trouble(f"makensis could not make the installer: {(done.stdout + done.stderr).strip()}")
    shutil.rmtree(lists)
    return target


def _folders(files: Sequence[PurePosixPath]) -> list[PurePosixPath]:
    """Return the folders that contain the files, parents first."""
    return sorted({folder for path in files for folder in path.parents} - {PurePosixPath()})


def _install(frozen: Path, files: Sequence[PurePosixPath]) -> Iterator[str]:
    for folder in (PurePosixPath(), *_folders(files)):
        yield f"SetOutPath {_quoted(_install_path(folder))}"
        for path in files:
            if path.parent == folder:
                yield f"File {_quoted(str(frozen.joinpath(path).resolve()))}"


def _remove(files: Sequence[PurePosixPath]) -> Iterator[str]:
    """Yield the commands that delete these files, and then the folders left empty."""
    for path in files:
        yield f"Delete {_quoted(_install_path(path))}"
    for folder in reversed(_folders(files)):
        yield f"RMDir {_quoted(_install_path(folder))}"


def _register() -> Iterator[str]:
    """Yield the commands that register the file types."""
    program = rf"$INSTDIR\{WINDOW}"
    for kind in KINDS:
        suffix, name = rf"{_CLASSES}\.{kind.suffix}", rf"{_CLASSES}\{kind.program_id}"
        for key, entry, value in (
            (name, "", kind.name),
            (name, "AppUserModelID", IDENTIFIER),
            (rf"{name}\DefaultIcon", "", f"{program},0"),
            (rf"{name}\shell\open\command", "", f'"{program}" "%1"'),
            (suffix, "", kind.program_id),
            (suffix, "Content Type", kind.mime),
            (rf"{suffix}\OpenWithProgids", kind.program_id, ""),
        ):
            yield f"WriteRegStr HKCU {_quoted(key)} {_quoted(entry)} {_quoted(value)}"


def _forget() -> Iterator[str]:
    """Yield the commands that unregister the file types, except for those that another program has taken over."""
    for kind in KINDS:
        suffix, name = (_quoted(rf"{_CLASSES}\{each}") for each in (f".{kind.suffix}", kind.program_id))
        opened_with, program_id = _quoted(rf"{_CLASSES}\.{kind.suffix}\OpenWithProgids"), _quoted(kind.program_id)
        yield f"DeleteRegKey HKCU {name}"
        yield f"DeleteRegValue HKCU {opened_with} {program_id}"
        yield f"DeleteRegKey /ifempty HKCU {opened_with}"
        yield f'ReadRegStr $0 HKCU {suffix} ""'
        yield f"${{If}} $0 == {program_id}"
        yield f'  DeleteRegValue HKCU {suffix} ""'
        yield f'  DeleteRegValue HKCU {suffix} "Content Type"'
        yield "${EndIf}"
        yield f"DeleteRegKey /ifempty HKCU {suffix}"


def _install_path(path: PurePosixPath) -> str:
    """Return the path of a file or folder after installation."""
    return "\\".join(("$INSTDIR", *(part.replace("$", "$$") for part in path.parts)))


def _quoted(text: str) -> str:
    """Quote a text for NSIS, with a kind of quotation mark that it does not contain."""
    mark = next(each for each in "\"'`" if each not in text)
    return f"{mark}{text}{mark}"
