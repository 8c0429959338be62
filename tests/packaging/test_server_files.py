"""The files with which a server for many tables is run: they fit the program and its packages."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final

from environment import ROOT
from pinochle_qt.server.club.plan import ClubPlan, read_plan
from tests.checks import some
from tests.programs import run

if TYPE_CHECKING:
    from pathlib import Path

SERVER: Final = ROOT / "packaging" / "server"
COMMANDS: Final = ("Containerfile", "pinochle-server.service", "nginx.conf", "README.md")


def test_every_option_that_the_files_name_is_one_of_the_command() -> None:
    known = run([sys.executable, "-m", "pinochle_qt", "serve", "--help"], check=True).stdout
    for name in some(COMMANDS):
        text = (SERVER / name).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if "serve" in line and "--public" in line]
        for line in some(lines):
            unknown = [option for option in re.findall(r"--[a-z-]+", line.split("serve", 1)[1]) if option not in known]
            assert not unknown, f"{name}: {unknown}"


def test_the_example_of_a_club_night_is_one_and_names_everything_that_a_file_can_say() -> None:
    plan = read_plan(SERVER / "club.toml")
    assert (plan.pairs, plan.rounds, plan.movement) == (8, 4, "mitchell")
    text = (SERVER / "club.toml").read_text(encoding="utf-8")
    others = {"names"}  # which `pairs` lists
    assert not [name for name in ClubPlan.__struct_fields__ if f"{name} = " not in text and name not in others]


def test_the_container_has_every_package_that_a_server_needs_in_a_pinned_version() -> None:
    named = (SERVER / "packages.txt").read_text(encoding="utf-8").split()
    pinned = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    assert not [name for name in named if not re.search(rf"(?m)^{re.escape(name)}==", pinned)]
    others = set(re.findall(r"(?m)^([a-z0-9-]+)==", pinned)) - set(named)
    modules = {"pyside6-essentials": "PySide6", "shiboken6": "shiboken6", "miniaudio": "miniaudio", "cffi": "cffi"}
    assert others == {*modules, "pycparser"}
    blocked = "".join(f"sys.modules[{name!r}] = None\n" for name in (*modules.values(), "pycparser"))
    used = (
        "cli.serve_public",
        "server.public.server",
        "server.public.tables",
        "server.club.club_server",
        "ai.players.levels",
    )
    program = f"import sys\n{blocked}" + "".join(f"import pinochle_qt.{name}\n" for name in used)
    run([sys.executable, "-c", program], check=True)


def test_the_command_of_the_container_chooses_the_named_packages_and_no_others(tmp_path: Path) -> None:
    text = (SERVER / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
    (chosen,) = re.findall(r'python -c "(.*?)"', text)
    for source in (ROOT / "packaging" / "requirements.txt", SERVER / "packages.txt"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    run([sys.executable, "-c", chosen.replace("/tmp/", f"{tmp_path.as_posix()}/")], check=True)  # noqa: S108 - its own
    found = re.findall(r"(?m)^([\w.-]+)==", (tmp_path / "server.txt").read_text())
    assert sorted(found) == sorted((SERVER / "packages.txt").read_text(encoding="utf-8").split())
