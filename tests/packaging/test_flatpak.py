"""The Flatpak's manifest agrees with what desktops are told, and asks for no more than the program needs."""

import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pytest

from flatpak import newest_archive
from linux.desktop import APPLICATION
from linux.flatpak import MANIFEST, manifest
from system import Trouble

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Flatpak is of Linux")

FILES: Final = MANIFEST.parent
ASKED: Final = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio"}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    made = tmp_path / "pinochle-qt-1.2.3-linux-x86_64.tar.xz"
    made.write_bytes(b"packed")
    return made


def test_the_manifest_menu_entry_metadata_and_icons_share_one_name() -> None:
    content = json.loads(MANIFEST.read_text(encoding="utf-8"))
    card = ET.parse(FILES / f"{APPLICATION}.metainfo.xml").getroot()  # noqa: S314
    entry = (FILES / f"{APPLICATION}.desktop").read_text(encoding="utf-8").splitlines()
    types = (FILES / f"{APPLICATION}.xml").read_text(encoding="utf-8")
    assert content["id"] == card.findtext("id") == APPLICATION
    assert card.findtext("launchable") == f"{APPLICATION}.desktop"
    assert f"Icon={APPLICATION}" in entry
    assert f"Exec={content['command']} %f" in entry
    assert card.findtext("provides/binary") == content["command"]
    assert types.count("<icon ") == types.count(f'<icon name="{APPLICATION}"/>') == types.count("<mime-type ")


def test_the_window_belongs_to_the_menu_entry() -> None:
    from PySide6.QtGui import QGuiApplication

    from pinochle_qt.ui.app.start import make_application

    make_application()
    assert QGuiApplication.desktopFileName() == APPLICATION


def test_the_sandbox_has_no_network_files_or_other_programs() -> None:
    content = json.loads(MANIFEST.read_text(encoding="utf-8"))
    assert set(content["finish-args"]) == ASKED


def test_the_released_archive_is_packed(archive: Path) -> None:
    [module] = manifest(archive)["modules"]
    [source] = module["sources"]
    assert source == {
        "type": "archive",
        "path": str(archive),
        "sha256": "88cb8a087b6e8cebfc9ae5602f5a2159a6bcf923e7f2c56809bcda6cad1727a7",
    }


def test_exactly_one_release_is_packed(archive: Path) -> None:
    assert newest_archive(archive.parent) == archive
    archive.with_name("pinochle-qt-1.2.4-linux-x86_64.tar.xz").touch()
    with pytest.raises(Trouble, match="needs the archive of one release"):
        newest_archive(archive.parent)
