"""Stands in for PySide's signature support until it is needed.

At every start, PySide would compile and load that, along with a Python parser and its documentation writer: forty
modules for texts that appear only when a function is called wrongly, or when somebody asks how to call it. That takes
a quarter of the time to the first frame. With the environment variable PINOCHLE_PLAIN_START=1, PySide starts as it
comes and nothing here is used, in case another version of PySide does not get along with it.
"""

from __future__ import annotations

import builtins
import os
import sys
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from pinochle_qt.stand_ins import PLAIN_START, standing_in

if TYPE_CHECKING:
    from collections.abc import Iterator

_BOOTSTRAP: Final = "signature_bootstrap"
"""The module that PySide's library contains as source text, and that loads all the others."""
_FOR_SIGNATURES: Final = ("base64", "tempfile", "textwrap", "traceback", "zipfile")
"""The modules that PySide imports before everything else, and uses only for signatures."""
_MAPPING: Final = ModuleType("shibokensupport.signature.mapping")
"""The module in which PySide's library looks up argument types; the library keeps it, so it must not be replaced."""

_compile: Final = builtins.compile
_source: Any = None


@contextmanager
def signatures_later() -> Iterator[None]:
    """Replace PySide's signature support if PySide is first imported in this block, and nobody has turned that off."""
    if os.environ.get(PLAIN_START):
        yield
        return
    vars(builtins)["compile"] = _compile_or_defer
    try:
        with standing_in(*map(ModuleType, _FOR_SIGNATURES)):
            yield
    finally:
        vars(builtins)["compile"] = _compile


def _compile_or_defer(source: Any, name: Any, *args: Any, **kwargs: Any) -> Any:
    """Compile as Python does, except for the module that PySide would begin with."""
    global _source  # noqa: PLW0603 - there is one PySide
    if name != f"{_BOOTSTRAP}.py":
        return _compile(source, name, *args, **kwargs)
    _source = source
    return _compile(f"from {__name__} import bootstrap", name, "exec")


def bootstrap() -> ModuleType:
    """Return the module in which PySide's library finds the functions that it calls."""
    vars(_MAPPING)["update_mapping"] = update_mapping
    sys.modules[_MAPPING.__name__] = _MAPPING
    return sys.modules[__name__]


def _loader() -> Any:
    """Return PySide's own module with these functions, loading it on first use."""
    module = sys.modules[_BOOTSTRAP]
    if module.bootstrap is bootstrap:
        exec(_compile(_source, f"{_BOOTSTRAP}.py", "exec"), vars(module))  # noqa: S102 - what PySide would have run
        vars(module)["loader"] = module.bootstrap()
    return module.loader


# ---- what PySide's library calls ------------------------------------------------------------------------------------


def create_signature(*facts: Any) -> Any:
    """Return the signature of a function."""
    return _loader().create_signature(*facts)


def feature_import(*facts: Any) -> Any:
    """Import something the way PySide does if it may be one of its features."""
    return _loader().feature_import(*facts)


def feature_imported(*_: Any) -> None:
    """Do nothing after a module has been imported: none here uses a feature."""


def finish_import(*_: Any) -> None:
    """Do nothing after a Qt module has been imported: PySide 6.11 has nothing to add to any."""


def make_helptext(*facts: Any) -> Any:
    """Return the text that `help` shows for a function."""
    return _loader().make_helptext(*facts)


def post_init() -> None:
    """Leave Python's own import in place.

    To support `from __feature__ import …`, which this program never uses, PySide would replace it with one that reads
    and keeps the source of every module, looking for its own name.
    """


def pyside_type_init(*facts: Any) -> Any:
    """Return the signatures of a class."""
    return _loader().pyside_type_init(*facts)


def seterror_argument(*facts: Any) -> Any:
    """Return what is wrong with the arguments of a call."""
    return _loader().seterror_argument(*facts)


def update_mapping() -> None:
    """Learn the types of newly imported modules."""
    mapping = _loader().mapping
    mapping.update_mapping()
    vars(_MAPPING).update({name: value for name, value in vars(mapping).items() if name != "update_mapping"})
