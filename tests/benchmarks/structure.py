"""Measures how the code is built: `python -m tests.benchmarks.structure [--root FOLDER] [--list]`.

Nothing here is good or bad by itself: compare two states of the code. `--root` measures another checkout with this
version of the command, by its files and, for the click, by its window. `--list` names what was counted.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tokenize
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = "pinochle_qt"
CLICK: Final = Path(__file__).with_name("click_path.py")
LONG_MODULE: Final = 420
"""A module with more lines, all of them counted, is too long."""
CLICK_LIMIT_S: Final = 120
_NO_CODE: Final = {
    tokenize.COMMENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.NEWLINE,
    tokenize.NL,
}
_DOCUMENTED: Final = {"_asdict", "_exit", "_fields", "_getframe", "_make", "_replace"}
"""Attributes of Python's own library that are public in spite of their names."""


@dataclass(frozen=True)
class Module:
    """A file of Python."""

    path: Path
    """Relative to the root of the checkout."""
    source: str

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree."""
        return ast.parse(self.source)

    @property
    def name(self) -> str:
        """The dotted name under which it is imported."""
        parts = self.path.with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def package(self) -> str:
        """The name of the package that relative imports start from."""
        return ".".join(self.path.parent.parts)

    def lines_of_code(self) -> int:
        """Count the lines without those that are blank or have only comments, docstrings and imports."""
        tokens = tokenize.generate_tokens(StringIO(self.source).readline)
        code = {
            line for token in tokens if token.type not in _NO_CODE for line in range(token.start[0], token.end[0] + 1)
        }
        for node in ast.walk(self.tree):
            match node:
                case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant(value=str())):
                    code -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        return len(code)

    def imported(self, known: Iterable[str]) -> set[str]:
        """Return which of the known modules it imports anywhere, even if only for type checking."""
        known = set(known)
        found = set[str]()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    above = self.package.split(".")
                    base = ".".join([*above[: len(above) - node.level + 1], *filter(None, [node.module])])
                names = {f"{base}.{alias.name}" for alias in node.names}
                found |= (names & known) or {base}
        return (found & known) - {self.name}


class Checkout:
    """The Python files of the program and of its tests in one folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.program = list(_modules(root, PROGRAM))
        self.tests = list(_modules(root, "tests"))

    def folders(self) -> Counter[str]:
        """Count the modules directly in each folder, without `__init__`."""
        return Counter(module.path.parent.as_posix() for module in self.program if module.path.name != "__init__.py")

    def twin_classes(self) -> list[str]:
        """Name the public classes whose names exist more than once, with their modules."""
        places = defaultdict(list)
        for module in self.program:
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(module.name)
        return [f"{name}: {', '.join(each)}" for name, each in sorted(places.items()) if len(each) > 1]

    def circles(self) -> list[list[str]]:
        """Return the groups of modules that import each other in circles, the largest first."""
        names = [module.name for module in self.program]
        imports = {module.name: module.imported(names) for module in self.program}
        reached = {name: _reached(name, imports) for name in names}
        groups = {
            frozenset(other for other in reached[name] if name in reached[other])
            for name in names
            if name in reached[name]
        }
        return sorted((sorted(group) for group in groups), key=lambda group: (-len(group), group))

    def private_accesses(self) -> list[str]:
        """Name the places in tests that use a private attribute of something other than the test's own object."""
        return [
            f"{module.path.as_posix()}:{node.lineno} {ast.unparse(node)}"
            for module in self.tests
            for node in ast.walk(module.tree)
            if isinstance(node, ast.Attribute)
            and node.attr.startswith("_")
            and not node.attr.endswith("__")
            and node.attr not in _DOCUMENTED
            and not (isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"})
        ]

    def inner_imports(self) -> list[str]:
        """Name the imports inside functions of the program."""
        found = {
            (module.path.as_posix(), node.lineno)
            for module in self.program
            for function in ast.walk(module.tree)
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
        return [f"{path}:{line}" for path, line in sorted(found)]

    def scale_parameters(self) -> list[str]:
        """Name the functions with a parameter `ui: float`, the scale of the window."""
        return [
            f"{module.path.as_posix()}:{node.lineno} {node.name}"
            for module in self.program
            for node in ast.walk(module.tree)
            if isinstance(node, ast.FunctionDef)
            for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
            if each.arg == "ui" and each.annotation is not None and ast.unparse(each.annotation) == "float"
        ]

    def long_modules(self) -> list[str]:
        """Name the modules that are too long, with their lines."""
        counts = ((len(module.source.splitlines()), module.path.as_posix()) for module in self.program)
        return [f"{path} {lines}" for lines, path in sorted(counts, reverse=True) if lines > LONG_MODULE]

    def places_naming(self, name: str) -> list[str]:
        """Name the lines of the window's code in which a name like `last_trick` is part of any name."""
        pattern = re.compile(name.replace("_", "_?"), re.IGNORECASE)
        return [
            f"{module.path.as_posix()}:{number} {line.strip()}"
            for module in self.program
            if module.path.parts[1] == "ui"
            for number, line in enumerate(module.source.splitlines(), 1)
            if pattern.search(line)
        ]

    def click(self) -> list[int]:
        """Click a card in the window; return how many functions and files ran, and how often `observe` did."""
        paths = [str(self.root), str(self.root / "packaging")]
        variables = {"PYTHONPATH": os.pathsep.join(paths), "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            [sys.executable, "-P", str(CLICK)],
            cwd=self.root,
            env=os.environ | variables,
            stdout=subprocess.PIPE,
            text=True,
            timeout=CLICK_LIMIT_S,
            check=True,
        )
        return [int(word) for word in done.stdout.split()]


def _modules(root: Path, folder: str) -> Iterator[Module]:
    for path in sorted((root / folder).rglob("*.py")):
        yield Module(path.relative_to(root), path.read_text("utf-8"))


def _reached(start: str, imports: dict[str, set[str]]) -> set[str]:
    found, to_visit = set[str](), [start]
    while to_visit:
        new = imports[to_visit.pop()] - found
        found |= new
        to_visit += new
    return found


def _common_package(names: Sequence[str]) -> str:
    return Path(os.path.commonpath([name.replace(".", "/") for name in names])).as_posix()


def _files(places: Iterable[str]) -> int:
    return len({place.partition(":")[0] for place in places})


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print one row for each measure."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to measure (default: this one)")
    parser.add_argument("--list", action="store_true", help="name what was counted")
    parser.add_argument("--no-click", action="store_true", help="open no window")
    parser.add_argument("--command", default="claim_rest", help="the command to look for (default: %(default)s)")
    parser.add_argument("--panel", default="hand_list", help="the panel to look for (default: %(default)s)")
    given = parser.parse_args(arguments)
    checkout = Checkout(given.root.resolve())
    results = Table(title=f"Structure of {checkout.root}", box=box.SIMPLE_HEAD, title_justify="left")
    results.add_column("Measure")
    results.add_column("Count", justify="right")
    results.add_column("In files", justify="right")
    named: dict[str, list[str]] = {}

    def add(measure: str, places: list[str]) -> None:
        named[measure] = places
        results.add_row(measure, f"{len(places):,}", str(_files(places)))

    lines = sum(module.lines_of_code() for module in checkout.program)
    results.add_row("lines of code", f"{lines:,}", str(len(checkout.program)))
    folders = checkout.folders().most_common()
    named["modules directly in each folder"] = [f"{folder} {count}" for folder, count in folders]
    for folder, count in folders[:3]:
        results.add_row(f"modules directly in {folder}", str(count), "")
    add(f"modules with more than {LONG_MODULE} lines", checkout.long_modules())
    add("names of more than one public class", checkout.twin_classes())
    for number, circle in enumerate(checkout.circles(), 1):
        add(f"modules in circle {number} of imports, in {_common_package(circle)}", circle)
    add("imports inside functions", checkout.inner_imports())
    add("parameters ui: float", checkout.scale_parameters())
    add(f"lines of ui that name the command {given.command}", checkout.places_naming(given.command))
    add(f"lines of ui that name the panel {given.panel}", checkout.places_naming(given.panel))
    add("private attributes used by tests", checkout.private_accesses())
    if not given.no_click:
        functions, files, observations = checkout.click()
        results.add_row("functions that a click on a card runs", str(functions), str(files))
        results.add_row("calls of observe() for that click", str(observations), "")
    console = Console(width=120)
    console.print(results)
    if given.list:
        for measure, places in named.items():
            console.print(f"\n{measure}:", *places, sep="\n  ", markup=False, highlight=False)


if __name__ == "__main__":
    main()
