"""Compiles the modules that have a `.pxd` file beside them, and copies the changelog into the wheel.

Modules that cannot be compiled run as plain Python.
"""

import sys
from pathlib import Path
from typing import Final

from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

DIRECTIVES: Final = {
    **dict.fromkeys(("boundscheck", "wraparound", "initializedcheck", "annotation_typing", "auto_pickle"), False),
    "cdivision": True,
}
"""How Cython translates. Nothing pickles a kernel, and what Cython generates for that would put all arrays of a kernel
on the stack."""

COMPILER_OPTIONS: Final = ("-g0", "-ffp-contract=off")
"""Without debug information, which would be three quarters of a module; and with the rounding of Python.

Where a processor can multiply and add in one step, some compilers leave out the rounding in between, and computer
players would decide otherwise than uncompiled ones, or than those on other processors.
"""


class BuildExtensions(build_ext):
    """Builds all extensions or none, because compiled ones do not work together with uncompiled ones."""

    def finalize_options(self) -> None:
        """Set the options of the translation to C, and keep the C files out of the source tree."""
        super().finalize_options()
        self.cython_c_in_temp = True
        self.cython_directives = dict(DIRECTIVES)

    def build_extensions(self) -> None:
        """Build with the options above where the compiler knows them."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_OPTIONS]
        super().build_extensions()

    def run(self) -> None:
        """Build, or print one line with the reason for the failure."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            reason = str(error).splitlines()[-1]
            print(
                f"The computer players stay uncompiled and imagine fewer deals in the same time: {reason}",
                file=sys.stderr,
            )


class BuildPython(build_py):
    """Builds the package together with the changelog, which is outside the package in the source tree."""

    def run(self) -> None:
        """Build, and copy the changelog."""
        super().run()
        if not self.editable_mode:
            place = Path(self.build_lib) / "pinochle_qt" / "assets"
            self.copy_file("CHANGELOG.md", str(place / "CHANGELOG.md"))
