"""Loads the compiled modules both compiled and uncompiled, so that the same tests cover both."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

import pinochle_qt.ai
from system import find_compiler
from tests import programs
from tests.checks import require

if TYPE_CHECKING:
    from types import ModuleType

ROOT: Final = Path(__file__).parents[2]
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
COMPILED: Final = ("kernel", "reading", "sample", "solve", "stock_kernel")
GIVEN: Final = "PINOCHLE_COMPILED"
"""The environment variable that names a folder with the compiled modules."""
MODULES: Final = ("bits", *COMPILED, "kernel_table", "stock_table")


def load_kernel_table(*, compiled: bool, name: str = "kernel_table") -> Any:
    """Return one of `MODULES`, built on its own copies of the others; skip the test if they cannot be compiled."""
    folder = compiled_modules() if compiled else None
    kept = {each: module for each, module in sys.modules.items() if each.startswith("pinochle_qt.ai.")}
    attributes = dict(vars(pinochle_qt.ai))
    for each in kept:
        del sys.modules[each]
    try:
        loaded = {each: _load(each, folder) for each in MODULES}
    finally:
        for each in [each for each in sys.modules if each.startswith("pinochle_qt.ai.")]:
            del sys.modules[each]
        sys.modules.update(kept)
        vars(pinochle_qt.ai).update(attributes)
    return loaded[name]


def _load(name: str, folder: Path | None) -> ModuleType:
    path = ROOT / "pinochle_qt" / "ai" / f"{name}.py"
    if folder is not None and name in COMPILED:
        path = folder / f"{name}{SUFFIX}"
    spec = require(importlib.util.spec_from_file_location(f"pinochle_qt.ai.{name}", path))
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    vars(pinochle_qt.ai)[name] = module
    spec.loader.exec_module(module)
    return module


def sources() -> list[Path]:
    """Return all files that the compiled modules depend on."""
    names = [*(f"{name}.py" for name in COMPILED), *(f"{name}.pxd" for name in ("bits", *COMPILED))]
    return [*(ROOT / "pinochle_qt" / "ai" / name for name in names), ROOT / "packaging" / "extensions.py"]


def newest_source() -> float:
    """Return the time of the last change of these files: whatever was compiled before is out of date."""
    return max(path.stat().st_mtime for path in sources())


def compiled_modules() -> Path:
    """Return a folder of modules compiled from the current sources, which is kept for the next run.

    It may be given in an environment variable, for a system that runs programs for which another one compiles.
    """
    if given := os.environ.get(GIVEN):
        return Path(given)
    if find_compiler() is None or importlib.util.find_spec("Cython") is None:
        pytest.skip("there is no compiler")
    state = hashlib.sha256(b"".join(path.read_bytes() for path in sources())).hexdigest()[:16]
    built = ROOT / "build" / f"kernel-{state}"
    modules = built / "pinochle_qt" / "ai"
    if not all((modules / f"{name}{SUFFIX}").exists() for name in COMPILED) and not _copied(built):
        options = ["--build-lib", str(built), "--build-temp", str(built / "temp")]
        command = [sys.executable, "-P", "-c", "import setuptools; setuptools.setup()", "-q", "build_ext", *options]
        done = programs.run(command, cwd=ROOT)
        assert all((modules / f"{name}{SUFFIX}").exists() for name in COMPILED), done.stdout + done.stderr
    return modules


def _copied(built: Path) -> bool:
    """Copy what the checkout's own modules were compiled to, if that was from the current sources; return whether.

    `start.py test` has just compiled them, and doing so again takes as long as hundreds of tests. They are copied,
    because Python loads a compiled module only once from each file, and tests load their own beside the program's.
    """
    inside = Path("pinochle_qt", "ai")
    temporary = ROOT / "build" / f"temp.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    copies = {ROOT / inside / f"{name}{SUFFIX}": built / inside / f"{name}{SUFFIX}" for name in COMPILED}
    copies |= {temporary / inside / f"{name}.c": built / "temp" / inside / f"{name}.c" for name in COMPILED}
    if not all(path.exists() and path.stat().st_mtime >= newest_source() for path in copies):
        return False
    for path, copy in copies.items():
        copy.parent.mkdir(parents=True, exist_ok=True)
        new = copy.with_name(f"{copy.name}.{os.getpid()}")  # tests in several processes may do this at once
        shutil.copy2(path, new)
        new.replace(copy)
    return True
