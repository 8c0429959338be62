"""The files that describe the program to a Linux desktop are valid, and agree with the program itself."""

import configparser
import json
import os
import shutil
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QImage

from environment import Environment
from linux.desktop import Release, furnish
from linux.icons import SIZES
from linux.manual import page, read_help
from pinochle_qt.record.values import AGREEMENT_SUFFIX
from pinochle_qt.record.values import SHEET_SUFFIX as SHEETS
from pinochle_qt.record.values import SUFFIX as GAMES
from pinochle_qt.variants.rule_file import SUFFIX as RULES
from system import Trouble
from tests import programs
from tests.checks import some

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have desktops of their own")

ROOT: Final = Path(__file__).resolve().parents[2]
RELEASE: Final = Release("1.2.3", 1_763_856_000)
PROGRAM: Final = (sys.executable, "-m", "pinochle_qt")
TYPES: Final = {
    GAMES: "application/x-pinochle-record",
    RULES: "application/x-pinochle-rules",
    SHEETS: "application/x-pinochle-sheet",
    AGREEMENT_SUFFIX: "application/x-pinochle-bids",
}
CHECKS: Final = {
    "applications/org.pinochle_qt.pinochle.desktop": ("desktop-file-validate",),
    "metainfo/org.pinochle_qt.pinochle.metainfo.xml": ("appstreamcli", "validate", "--no-net"),
    "man/man6/pinochle-qt.6": ("man", "--warnings", "-l"),
}
NAME_A_TYPE: Final = """
import sys
from PySide6.QtCore import QMimeDatabase
for name in sys.argv[1:]:
    print(QMimeDatabase().mimeTypeForFile(name).name())
"""


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("desktop") / "share"
    furnish(folder, RELEASE, Environment(ROOT), PROGRAM)
    return folder


@pytest.mark.parametrize("name", CHECKS)
def test_the_desktop_tools_report_no_problem(share: Path, name: str) -> None:
    check = CHECKS[name]
    if shutil.which(check[0]) is None:
        pytest.skip(f"{check[0]} is not installed")
    variables = os.environ | {"LC_ALL": "C.UTF-8"}
    done = programs.run([*check, str(share / name)], env=variables)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


class MenuEntry(configparser.RawConfigParser):
    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry(share: Path) -> configparser.SectionProxy:
    parser = MenuEntry()
    parser.read(share / "applications" / "org.pinochle_qt.pinochle.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_opens_every_file_type(share: Path) -> None:
    assert entry(share)["MimeType"] == "".join(f"{kind};" for kind in TYPES.values())
    assert entry(share)["Exec"].split() == ["pinochle-qt", "%f"]


def test_menu_entry_and_metadata_agree_in_every_language(share: Path) -> None:
    card = ET.parse(share / "metainfo" / "org.pinochle_qt.pinochle.metainfo.xml").getroot()  # noqa: S314
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    summaries = {each.get(language, ""): each.text for each in card.iter("summary")}
    languages = ["", *(path.stem for path in (ROOT / "assets" / "translations").glob("*.json"))]
    for name in languages:
        key = f"[{name}]" if name else ""
        assert summaries[name] == entry(share)[f"Comment{key}"]
        assert entry(share)[f"GenericName{key}"]
        assert entry(share)[f"Keywords{key}"]
    assert [(each.get("version"), each.get("date")) for each in card.iter("release")] == [("1.2.3", "2025-11-23")]
    assert [each.text for each in card.iter("mediatype")] == list(TYPES.values())


def test_file_types_are_recognized_by_name_and_by_content(share: Path, tmp_path: Path) -> None:
    record = next((ROOT / "tests" / "data" / "golden").glob(f"*{GAMES}")).read_bytes()
    rules = {"format": "pinochle rules", "version": 2, "name": "Ours", "preset": "racehorse_passing", "changes": {}}
    sheet = {"format": "pinochle-sheet", "version": 1}
    written = {
        GAMES: record,
        RULES: json.dumps(rules, indent=1).encode(),
        SHEETS: json.dumps(sheet, indent=1).encode(),
        AGREEMENT_SUFFIX: json.dumps({"format": "pinochle agreement", "version": 1}, indent=1).encode(),
    }
    for suffix, content in written.items():
        (tmp_path / f"empty{suffix}").touch()
        (tmp_path / f"named like nothing {suffix[1:]}").write_bytes(content)
    (tmp_path / "other.json").write_text('{"format": "something else"}')
    names = sorted(path.name for path in tmp_path.iterdir())
    variables = os.environ | {"XDG_DATA_HOME": str(share), "XDG_DATA_DIRS": "/nothing"}
    command = [sys.executable, "-c", NAME_A_TYPE, *names]
    done = programs.run(command, cwd=tmp_path, env=variables, check=True)
    assert dict(zip(names, done.stdout.split(), strict=True)) == {
        "empty.pinochle": TYPES[GAMES],
        "empty.pinochle-bids": TYPES[AGREEMENT_SUFFIX],
        "empty.pinochle-rules": TYPES[RULES],
        "empty.pinochle-sheet": TYPES[SHEETS],
        "named like nothing pinochle": TYPES[GAMES],
        "named like nothing pinochle-bids": TYPES[AGREEMENT_SUFFIX],
        "named like nothing pinochle-rules": TYPES[RULES],
        "named like nothing pinochle-sheet": TYPES[SHEETS],
        "other.json": "application/json",
    }


def test_the_icon_exists_in_every_size(share: Path) -> None:
    theme = share / "icons" / "hicolor"
    for size in SIZES:
        icon = QImage(str(theme / f"{size}x{size}" / "apps" / "org.pinochle_qt.pinochle.png"))
        assert (icon.width(), icon.height()) == (size, size)
        assert icon.pixelColor(0, 0).alpha() == 0
        assert icon.pixelColor(size // 2, size // 2).alpha() == 255
    assert (theme / "scalable" / "apps" / "org.pinochle_qt.pinochle.svg").read_bytes() == (
        ROOT / "assets/icon.svg"
    ).read_bytes()


def test_the_manual_has_everything_in_the_help(share: Path) -> None:
    manual = (share / "man" / "man6" / "pinochle-qt.6").read_text(encoding="utf-8").replace("\\-", "-")
    for name in ("", "simulate", "match", "check", "explain", "presets", "rules", "meld", "deal", "serve", "paper"):
        command = [*PROGRAM, *name.split(), "--help"]
        variables = os.environ | {"COLUMNS": "1000"}
        printed = programs.run(command, env=variables, check=True).stdout
        whole = read_help(printed)
        assert f".B pinochle-qt {name}".rstrip() in manual
        for argument, meaning in some(whole.arguments):
            assert f".TP\n.B {argument}\n{meaning}\n" in manual


def test_a_help_text_is_parsed() -> None:
    parsed = read_help(
        "usage: p [-h] FILE\n\nIt does.\n\noptions:\n  -h  help\n  --very-long FILE\n           what\n\nAnd so on.\n"
    )
    assert (parsed.usage, parsed.paragraphs) == ("p [-h] FILE", ("It does.", "And so on."))
    assert parsed.arguments == (("-h", "help"), ("--very-long FILE", "what"))


@pytest.mark.parametrize(
    ("program", "trouble"),
    [
        (("sh", "-c", "echo broken >&2; exit 3"), r"failed: broken$"),
        (("echo", "hello"), r"does not say how it is used: hello"),
        (("echo", "usage: p"), r"does not name the commands"),
    ],
)
def test_no_manual_is_made_for_a_program_without_help(program: Sequence[str], trouble: str) -> None:
    with pytest.raises(Trouble, match=trouble):
        page(program, "1.2.3", "2025-11-23")
