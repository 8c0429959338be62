"""The Flatpak: the archive of a release for a sandbox, and a runtime made of Debian's files to try it in.

The runtime named in the manifest is a download of its own, from Flathub. Where that cannot be had, a runtime of the
same name, made of Debian's packages, shows that the manifest builds and that the program runs inside the sandbox; the
bundle contains nothing of it.
"""

import hashlib
import json
import os
import platform
import shutil
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from linux.desktop import APPLICATION
from linux.roots import DESKTOP, Root, missing_for_roots, output_of, running
from pinochle_qt.libraries import SystemPart

if TYPE_CHECKING:
    from linux.screen import Screen

MANIFEST: Final = Path(__file__).with_name(f"{APPLICATION}.json")
_FLATHUB: Final = "https://flathub.org/repo/flathub.flatpakrepo"
"""Where desktops that open the bundle find the runtime."""
_TOOLS: Final = (
    SystemPart("flatpak", "flatpak"),
    SystemPart("flatpak-builder", "flatpak-builder"),
    SystemPart("dbus-run-session", "dbus"),
    SystemPart("Xvfb", "xvfb"),
)
_SYSTEM: Final = "trixie"
"""The Debian release whose files stand in for the runtime: the one that is closest in age."""
_REMOTE: Final = "here"
_LIMIT_S: Final = 1800.0
"""A step that takes longer hangs; packing the bundle takes a minute on a quiet machine."""


def missing_for_flatpak() -> list[SystemPart]:
    """Return the tools that are missing for building and trying a Flatpak.

    Raises:
        Trouble: this is not possible here at all.
    """
    return [*missing_for_roots(), *(tool for tool in _TOOLS if shutil.which(tool.name) is None)]


def manifest(archive: Path) -> dict[str, Any]:
    """Return the manifest with the archive of a release in the place of its source."""
    content: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    [module] = content["modules"]
    [source] = module["sources"]
    source |= {"path": str(archive.resolve()), "sha256": hashlib.sha256(archive.read_bytes()).hexdigest()}
    return content


class Sandboxes:
    """An installation of Flatpak in a folder, with a stand-in for the runtime, and a home for one player."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._repository = folder / "repository"
        self.home = folder / "home"
        self.data = self.home / ".var" / "app" / APPLICATION
        """The folder of the program's own files in that home."""

    def make(self, archive: Path, target: Path) -> None:
        """Build the Flatpak of an archive and write it to a file; raises Trouble if that fails."""
        for old in (self._repository, self._folder / "installation", self.home):
            shutil.rmtree(old, ignore_errors=True)
        self.home.mkdir(parents=True)
        content = manifest(archive)
        (self._folder / MANIFEST.name).write_text(json.dumps(content, indent=4), encoding="utf-8")
        written = self._folder / "trial.json"
        # The stand-in lacks the tool that draws up what software centers show.
        written.write_text(json.dumps(content | {"appstream-compose": False}), encoding="utf-8")
        runtimes = self._make_runtimes(content)
        self._run("flatpak", "remote-add", "--user", "--no-gpg-verify", _REMOTE, self._repository.as_uri())
        self._run("flatpak", "install", "--user", "--noninteractive", _REMOTE, *runtimes)
        options = ["--user", "--force-clean", "--disable-rofiles-fuse", f"--state-dir={self._folder / 'state'}"]
        target_options = [f"--repo={self._repository}", str(self._folder / "built"), str(written)]
        self._run("flatpak-builder", *options, *target_options)
        bundle = ["flatpak", "build-bundle", f"--runtime-repo={_FLATHUB}", str(self._repository), str(target)]
        self._run(*bundle, APPLICATION, content["branch"])

    def install(self, bundle: Path) -> None:
        """Install a Flatpak from its file; its runtime is there, and need not be asked for at Flathub."""
        self._run("flatpak", "install", "--user", "--noninteractive", "--no-deps", str(bundle))

    def run(self, *arguments: str, options: Sequence[str] = ()) -> str:
        """Run the installed program in its sandbox and return its output; raises Trouble if it fails."""
        return self._run(*self._command(*options), *arguments)

    def permissions(self) -> str:
        """Return what the installed program may use, as Flatpak says it."""
        return self._run("flatpak", "info", "--user", "--show-permissions", APPLICATION)

    def running(self, screen: "Screen") -> AbstractContextManager[None]:
        """Run the installed program on a screen for as long as the block lasts."""
        return running(["dbus-run-session", "--", *self._command()], self._variables() | {"DISPLAY": screen.name})

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _make_runtimes(self, content: dict[str, Any]) -> list[str]:
        """Put stand-ins for the runtime, and for the kit to build with, into the repository; return their names."""
        root = Root(_SYSTEM, self._folder, (*DESKTOP, "fonts-dejavu-core", "libpulse0"))
        root.renew()
        version, machine = content["runtime-version"], platform.machine()
        tree = self._folder / "runtime"
        shutil.rmtree(tree, ignore_errors=True)
        (tree / "files").mkdir(parents=True)
        (root.place / "usr").rename(tree / "usr")
        shutil.copytree(root.place / "etc", tree / "usr" / "etc", symlinks=True)
        shutil.rmtree(root.place)
        for name in (content["sdk"], content["runtime"]):
            lines = (
                "[Runtime]",
                f"name={name}",
                f"runtime={content['runtime']}/{machine}/{version}",
                f"sdk={content['sdk']}/{machine}/{version}",
            )
            (tree / "metadata").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
            options = ["--runtime", "--disable-sandbox"]
            self._run("flatpak", "build-export", *options, str(self._repository), str(tree), version)
        return [f"runtime/{name}/{machine}/{version}" for name in (content["sdk"], content["runtime"])]

    def _command(self, *options: str) -> list[str]:
        return ["flatpak", "run", "--user", *options, APPLICATION]

    def _variables(self) -> dict[str, str]:
        """Return the environment variables with which everything stays in the folder."""
        foreign = ("XDG_", "WAYLAND_", "DBUS_", "DISPLAY", "QT_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        runtime = self._folder / "runtime-dir"
        runtime.mkdir(mode=0o700, exist_ok=True)
        return kept | {
            "HOME": str(self.home),
            "FLATPAK_USER_DIR": str(self._folder / "installation"),
            "XDG_RUNTIME_DIR": str(runtime),
            "LC_ALL": "C.UTF-8",
        }

    def _run(self, *command: str) -> str:
        return output_of(command, env=self._variables(), timeout=_LIMIT_S)
