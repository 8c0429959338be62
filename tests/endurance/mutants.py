"""Small changes of a module, which its tests should notice: made by cosmic-ray, tried in processes of their own.

A process is forked for each change once all tests are loaded. There the function that the change is in gets other code,
what it has remembered is forgotten, and the tests run that go through the changed line, the fastest first, until one
fails or it takes too long. What is not inside a function is tried the slow way: the module is imported as it is
changed, before any test is loaded. No file is ever changed.
"""

from __future__ import annotations

import ast
import difflib
import functools
import gc
import importlib
import importlib.abc
import importlib.util
import json
import os
import re
import resource
import shutil
import signal
import sys
import threading
import time
import traceback
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final

import pytest
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from importlib.machinery import ModuleSpec
    from types import FrameType, ModuleType

ROOT: Final = Path(__file__).parents[2]
PATIENCE_S: Final = 120
"""So long may tests of a change wait; for as much time of a processor as they took before, and some more."""
FAILED: Final = 99
"""The exit code of a process that could not do what it should, which is no change that was noticed."""
MORE_CPU_S: Final = 3
MOST_CPU_S: Final = 2
"""So long may all tests of one change take: what slower ones would notice does not count as noticed."""
MOST_MIB: Final = 4096
OFFERED: Final = re.compile(
    r"core/(?!ReplaceBinaryOperator_BitOr_|RemoveDecorator|Variable)(?!ReplaceComparisonOperator_.*(_Is|_IsNot)$)"
)
"""Left out is what changes nothing here: how types are written, and whether equal numbers are the same."""
ORDERED: Final = re.compile(r"ReplaceComparisonOperator_(Eq|NotEq)_[LG]")
"""Words are not ordered: a comparison with one is only turned round."""
FACE: Final = re.compile(r"(?:base|rank|suit \* 8) \+")
"""A card is its rank in the lower three bits and its suit above: put together they are a sum as well as both bits."""
MANNER: Final = re.compile(r"if TYPE_CHECKING:|frozen=True|strict=True|maxsize=\d+|\*, |\*,$")
"""Says how something is written or kept and not what it is: a change there changes nothing but how faults show."""

NAMED: Final = re.compile(r"\w+ :=")
"""A condition that gives its value a name: `not` cannot stand before it without parentheses."""


class Mutant(Struct, frozen=True):
    """A module with one change."""

    module: str
    operator: str
    """What kind of change it is, as cosmic-ray names it."""
    place: int
    """At which of the places of the module where it can be made, from 0."""
    lines: tuple[int, int]
    """The first and the last line of what is changed, from 1."""
    function: str
    """The outermost function or method that is changed; empty if the change is outside of all."""

    @property
    def key(self) -> str:
        """What it is called where changes are counted."""
        return f"{self.module} {self.operator.removeprefix('core/')} {self.place}"

    def source(self) -> str:
        """Return the whole module as it is changed; once in a process, for that changes the tree which is kept."""
        from cosmic_ray.mutating import MutationVisitor
        from cosmic_ray.plugins import get_operator

        visitor = MutationVisitor(self.place, get_operator(self.operator)())
        return str(visitor.walk(tree_of(self.module)).get_code())


def path_of(module: str) -> Path:
    """Return the file of a module."""
    bare = ROOT / module.replace(".", "/")
    return bare / "__init__.py" if bare.is_dir() else bare.with_suffix(".py")


@functools.cache
def tree_of(module: str) -> Any:
    """Return a module, parsed."""
    from cosmic_ray.ast import get_ast

    return get_ast(path_of(module).read_text(encoding="utf-8"))


def mutants(module: str) -> Iterator[Mutant]:
    """Yield every small change of a module."""
    from cosmic_ray.ast import ast_nodes
    from cosmic_ray.plugins import get_operator, operator_names

    source = path_of(module).read_text(encoding="utf-8")
    lines = source.splitlines()
    bodies = list(_bodies(ast.parse(source)))
    nodes = list(ast_nodes(tree_of(module)))
    for name in filter(OFFERED.match, operator_names()):
        operator = get_operator(name)()
        places = [(node, *place) for node in nodes for place in operator.mutation_positions(node)]
        for at, (node, begin, end) in enumerate(places):
            if ORDERED.search(name) and any(child.type == "string" for child in node.children):
                continue
            line = lines[begin[0] - 1]
            if name.endswith("AddNot") and NAMED.match(line, begin[1]):
                continue
            same = [MANNER, FACE] if name.endswith(("Add_BitOr", "Add_BitXor")) else [MANNER]
            if any(found.start() <= begin[1] < found.end() for each in same for found in each.finditer(line)):
                continue
            function = next((title for title, first, last in bodies if first <= begin < last), "")
            yield Mutant(module, name, at, (begin[0], end[0]), function)


def _bodies(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
    """Yield the functions and methods with where what they do begins and ends; not the functions within them."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            end = (node.end_lineno or 0, node.end_col_offset or 0)
            yield f"{prefix}{node.name}", (node.body[0].lineno, node.body[0].col_offset), end
        elif isinstance(node, ast.ClassDef):
            yield from _bodies(node, f"{prefix}{node.name}.")


def difference(mutant: Mutant) -> tuple[str, str]:
    """Return the lines that a change takes away and those that it puts there, each without indentation."""
    before = path_of(mutant.module).read_text(encoding="utf-8").splitlines()
    tree_of.cache_clear()
    changed = list(difflib.unified_diff(before, mutant.source().splitlines(), n=0, lineterm=""))[2:]
    old, new = (" ".join(line[1:].strip() for line in changed if line.startswith(sign)) for sign in "-+")
    return old, new


class Quick:
    """Lets hypothesis look for no small failures, which takes long, and keep none; a plugin of pytest."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Choose what hypothesis does, after the tests have and before they are loaded."""
        import hypothesis

        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("quick", deadline=None, derandomize=True, database=None, phases=phases)
        hypothesis.settings.load_profile("quick")


class Trial(Quick):
    """Tries changes within functions, in forks of a process that has loaded their tests; a plugin of pytest."""

    def __init__(
        self, wanted: Sequence[Mutant], note: Callable[[Mutant, bool], None], order: Path, scratch: Path
    ) -> None:
        """Try changes, and note of each whether it was noticed; the tests in their order are written down."""
        self._wanted = wanted
        self._note = note
        self._order = order
        self._scratch = scratch
        self._reached: dict[str, set[tuple[str, int]]] = {}
        self._seconds: dict[str, float] = {}
        self._functions: dict[tuple[str, str], list[FunctionType]] = {}
        self._memories: list[Any] = []
        self._ends_at_failure = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """End at once where a test has noticed a change; what it would say takes longer than most tests."""
        if self._ends_at_failure and call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            os._exit(1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hold the tests to succeed without any change."""
        assert not report.failed, f"{report.nodeid} fails without any change:\n{report.longreprtext}"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Look which test goes where, then try all changes in place of running the tests."""
        looked = self._scratch / "looked.json"
        self._find()
        in_fork(lambda: self._look(session.items, looked), self._scratch, {"cpu": 3600, "wall": 3600})
        for name, seconds, lines in json.loads(looked.read_text(encoding="utf-8")):
            self._seconds[name] = seconds
            self._reached[name] = {(module, line) for module, line in lines}
        session.items.sort(key=lambda item: self._seconds[item.nodeid])
        self._order.write_text(json.dumps([item.nodeid for item in session.items]), encoding="utf-8")
        for mutant in self._wanted:
            items = self._belonging(session.items, mutant)
            cpu = MORE_CPU_S + 5 * sum(self._seconds[item.nodeid] for item in items)
            done = bool(items) and in_fork(
                functools.partial(self._try_out, items, mutant), self._scratch, {"cpu": cpu, "wall": PATIENCE_S + cpu}
            )
            self._note(mutant, bool(done))
        return True

    def _find(self) -> None:
        """Find the functions that are changed, and all that remember: in a fork that would copy all objects."""
        modules = {mutant.module for mutant in self._wanted}
        for module in modules:
            importlib.import_module(module)  # some are imported late
        gc.unfreeze()
        memory = type(functools.cache(self._find))
        for each in gc.get_objects():
            if type(each) is memory:
                self._memories.append(each)
            elif type(each) is FunctionType and each.__module__ in modules:
                self._functions.setdefault((each.__module__, each.__code__.co_qualname), []).append(each)
        gc.freeze()
        gc.disable()

    def _forget(self) -> None:
        for each in self._memories:
            each.cache_clear()

    def _change(self, mutant: Mutant) -> None:
        """Give the function that a change is in the changed code."""
        code = compile(mutant.source(), str(path_of(mutant.module)), "exec")
        for name in mutant.function.split("."):
            code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
        functions = self._functions[mutant.module, mutant.function]
        for function in functions:
            if function.__code__.co_firstlineno == code.co_firstlineno:
                function.__code__ = code

    def _belonging(self, items: Sequence[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
        """Return the tests of a change: those that go through it, the fastest first, until they take too long."""
        found: list[pytest.Item] = []
        seconds = 0.0
        for item in items:
            if self._goes_through(item, mutant):
                seconds += self._seconds[item.nodeid]
                if found and seconds > MOST_CPU_S:
                    break
                found.append(item)
        return found

    def _goes_through(self, item: pytest.Item, mutant: Mutant) -> bool:
        reached, (first, last) = self._reached[item.nodeid], mutant.lines
        return any((mutant.module, line) in reached for line in range(first, last + 1))

    def _look(self, items: Sequence[pytest.Item], looked: Path) -> None:
        """Run each test, and write down how long it took and through which lines it went."""
        modules = {mutant.module for mutant in self._wanted}
        lines: set[tuple[str, int]] = set()

        def entered(frame: FrameType, _event: str, _value: object) -> Any:
            return within if frame.f_globals.get("__name__") in modules else None

        def within(frame: FrameType, _event: str, _value: object) -> Any:
            lines.add((frame.f_globals["__name__"], frame.f_lineno))
            return within

        found = []
        for item in items:
            self._forget()
            lines.clear()
            begin = time.process_time()
            threading.settrace(entered)
            sys.settrace(entered)
            _run(item)
            sys.settrace(None)
            found.append((item.nodeid, time.process_time() - begin, sorted(lines)))
        looked.write_text(json.dumps(found), encoding="utf-8")

    def _try_out(self, items: Sequence[pytest.Item], mutant: Mutant) -> None:
        self._ends_at_failure = True
        self._change(mutant)
        self._forget()
        for item in items:
            _run(item)


def _run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def in_fork(deed: Callable[[], None], scratch: Path, limits: Mapping[str, float]) -> int:
    """Do something in a process of its own; return 0 if it came to its end, and was not stopped by a limit.

    Raises:
        AssertionError: it failed; what it said is in the log.
    """
    homes = scratch / "homes"
    homes.mkdir(parents=True, exist_ok=True)
    number = os.fork()
    if not number:
        code = FAILED
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MIB << 20, MOST_MIB << 20))
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_PROF, limits["cpu"])
            signal.setitimer(signal.ITIMER_REAL, limits["wall"])
            os.environ["PYTEST_DEBUG_TEMPROOT"] = os.environ["TMPDIR"] = str(homes)
            deed()
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    _, state = os.waitpid(number, 0)
    shutil.rmtree(homes, ignore_errors=True)
    assert os.waitstatus_to_exitcode(state) != FAILED
    return state


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports a module as it is changed."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how to import the module; None for all others."""
        if name != self._mutant.module:
            return None
        path = path_of(name)
        inside = [str(path.parent)] if path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, path, loader=self, submodule_search_locations=inside)

    def exec_module(self, module: ModuleType) -> None:
        """Fill the module."""
        exec(compile(self._mutant.source(), str(path_of(self._mutant.module)), "exec"), vars(module))  # noqa: S102


class Ordered(Quick):
    """Lets the fastest tests run first; a plugin of pytest."""

    def __init__(self, order: Path) -> None:
        self._place = {name: at for at, name in enumerate(json.loads(order.read_text(encoding="utf-8")))}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort the tests."""
        items.sort(key=lambda item: self._place[item.nodeid])


def pytest_here(tests: Sequence[str], said: Path, *plugins: object) -> int:
    """Run pytest in this process; what it says goes into a file."""
    with said.open("w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no"]
    return int(pytest.main([*options, *tests], plugins=plugins))


def try_all(wanted: Sequence[Mutant], tests: Sequence[str], note: Callable[[Mutant, bool], None], work: Path) -> None:
    """Try changes, and note of each whether a test noticed it; those outside of functions last.

    Raises:
        AssertionError: if the tests fail, or cannot be run, without any change.
    """
    order, scratch, said = work / "order.json", work / "scratch", work / "said.txt"
    order.unlink(missing_ok=True)
    inside = [mutant for mutant in wanted if mutant.function]

    def run_inside() -> None:
        assert pytest_here(tests, said, Trial(inside, note, order, scratch)) in {0, 5}

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    assert in_fork(run_inside, work / "all", {"cpu": 1e6, "wall": 1e6}) == 0, (
        f"they fail without any change; see {said}"
    )
    for mutant in (mutant for mutant in wanted if not mutant.function):

        def run_fresh(mutant: Mutant = mutant) -> None:
            sys.meta_path.insert(0, Changed(mutant))
            if pytest_here(tests, said, Ordered(order)):
                os._exit(1)

        note(mutant, bool(in_fork(run_fresh, scratch, {"cpu": 10 * PATIENCE_S, "wall": 20 * PATIENCE_S})))
