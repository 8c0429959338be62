"""Stands in for what PySide knows about signatures until somebody needs one.

At every start PySide compiles and loads that, along with a parser of Python and what writes its own documentation:
forty modules for texts that only appear where a function is called in a wrong way or asked how to call it.
"""

from __future__ import annotations

import builtins
import sys
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_BOOTSTRAP: Final = "signature_bootstrap"
"""The module that PySide's library carries along as text, and that brings in all others."""
_FOR_SIGNATURES: Final = ("base64", "tempfile", "textwrap", "traceback", "zipfile")
"""What PySide imports before everything else, and uses for signatures only."""
_MAPPING: Final = ModuleType("shibokensupport.signature.mapping")
"""A module in which that library looks for the types of arguments; it is taken hold of, and has to stay the same."""

_compile: Final = builtins.compile
_text: Any = None


@contextmanager
def signatures_later() -> Iterator[None]:
    """Take the place of PySide's signatures if PySide is first imported in this block."""
    vars(builtins)["compile"] = _compiled
    empty = {name: ModuleType(name) for name in _FOR_SIGNATURES if name not in sys.modules}
    sys.modules.update(empty)
    try:
        yield
    finally:
        vars(builtins)["compile"] = _compile
        for name in empty:
            del sys.modules[name]


def _compiled(source: Any, name: Any, *how: Any, **more: Any) -> Any:
    """Compile as Python does it, but for what PySide would begin with."""
    global _text  # noqa: PLW0603 - there is one PySide
    if name != f"{_BOOTSTRAP}.py":
        return _compile(source, name, *how, **more)
    _text = source
    return _compile(f"from {__name__} import bootstrap", name, "exec")


def bootstrap() -> ModuleType:
    """Return where PySide's library finds the functions that it calls."""
    vars(_MAPPING)["update_mapping"] = update_mapping
    sys.modules[_MAPPING.__name__] = _MAPPING
    return sys.modules[__name__]


def _loader() -> Any:
    """Return PySide's own module with these functions, which is loaded when it is first asked for."""
    module = sys.modules[_BOOTSTRAP]
    if module.bootstrap is bootstrap:
        exec(_compile(_text, f"{_BOOTSTRAP}.py", "exec"), vars(module))  # noqa: S102 - what PySide would have run
        vars(module)["loader"] = module.bootstrap()
    return module.loader


# ---- what PySide's library calls ------------------------------------------------------------------------------------


def create_signature(*facts: Any) -> Any:
    """Return the signature of a function."""
    return _loader().create_signature(*facts)


def feature_import(*facts: Any) -> Any:
    """Import something as PySide does where it may be a feature of its own."""
    return _loader().feature_import(*facts)


def feature_imported(*_: Any) -> None:
    """Do nothing about a module that has been imported: none here wants a feature."""


def finish_import(*_: Any) -> None:
    """Do nothing about a module of Qt that has been imported: PySide 6.11 has nothing to add to any."""


def make_helptext(*facts: Any) -> Any:
    """Return what `help` shows of a function."""
    return _loader().make_helptext(*facts)


def post_init() -> None:
    """Leave Python's own import in its place.

    For the sake of `from __feature__ import …`, which is used nowhere here, PySide would put one of its own there that
    reads and keeps the source of every module, in search of its own name.
    """


def pyside_type_init(*facts: Any) -> Any:
    """Return the signatures of a class."""
    return _loader().pyside_type_init(*facts)


def seterror_argument(*facts: Any) -> Any:
    """Return what is wrong with the arguments of a call."""
    return _loader().seterror_argument(*facts)


def update_mapping() -> None:
    """Learn the types of what has been imported."""
    mapping = _loader().mapping
    mapping.update_mapping()
    vars(_MAPPING).update({name: known for name, known in vars(mapping).items() if name != "update_mapping"})
