"""The page of owners and licenses in the frozen program, and its variant for Debian."""

from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Final

from licenses.known import COMMON, OURS, TITLES, Component, text_of

NAME: Final = "LICENSES.txt"

_HEAD: Final = """\
Pinochle {version}: what it is made of, and under which licenses

{ours}, under the {title}, which you find at the end.

The program comes with parts of others, so that it runs without anything being installed:

{list}

Of each you read below whose it is and what its license says. Licenses that several share stand at the end.
"""

_RULE: Final = "=" * 100


def page(version: str, components: Mapping[Component, Sequence[PurePosixPath]]) -> str:
    """Return the page for a version of the program that consists of these components with these files."""
    others = [each for each in components if each != OURS]
    rows = "\n".join(f"  {_named(each):<60}{each.license}" for each in others)
    parts = [_HEAD.format(version=version, ours=OURS.notice, title=TITLES[OURS.texts[0]], list=rows)]
    parts += [_section(each, components[each]) for each in others]
    shared = {name for each in components for name in each.texts} | set(OURS.texts)
    parts += [f"{_heading(name)}\n{text_of(name)}\n" for name in TITLES if name in shared]
    return "\n".join(line.rstrip() for line in "\n".join(parts).splitlines()) + "\n"


def with_common_licenses(told: str) -> str:
    """Return a page in which license texts that every Debian system has are replaced by references."""
    for name, there in COMMON.items():
        told = told.replace(text_of(name), f"The text is in /usr/share/common-licenses/{there}.")
    return told


def _section(component: Component, places: Sequence[PurePosixPath]) -> str:
    head = f"{_RULE}\n{_named(component)}\nLicense: {component.license}\n"
    return f"{head}{_files(places)}\n{component.notice}\n"


def _named(component: Component) -> str:
    return f"{component.name} {component.version}".rstrip()


def _heading(name: str) -> str:
    return f"{_RULE}\n{TITLES[name]} ({name})\n"


def _files(places: Sequence[PurePosixPath]) -> str:
    names = sorted({place.name for place in places if place.suffix not in {".py", ".txt"}})
    line, lines = "Files:", []
    for name in names:
        if len(line) + len(name) > len(_RULE):
            lines.append(line)
            line = "      "
        line += f" {name}"
    return "\n".join([*lines, line, ""]) if names else ""
