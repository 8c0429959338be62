"""Compiles the modules that have a `.pxd` file beside them, and copies the list of changes into the wheel.

Modules that cannot be compiled run as plain Python.
"""

import sys
from pathlib import Path

from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError


class BuildExtensions(build_ext):
    """Builds all of them or none, because a compiled one cannot work with another that is not."""

    def finalize_options(self) -> None:
        """Set what the translation to C takes for granted, and keep the C out of the source tree."""
        super().finalize_options()
        self.cython_c_in_temp = True
        checks = ("boundscheck", "wraparound", "initializedcheck", "annotation_typing")
        self.cython_directives = {**dict.fromkeys(checks, False), "cdivision": True}

    def build_extensions(self) -> None:
        """Leave out what only a debugger of C would read: it is three quarters of a module."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, "-g0"]
        super().build_extensions()

    def run(self) -> None:
        """Build, or say in one line that it could not be done."""
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
    """Builds the package with the page of what is new, which lies beside it in the source."""

    def run(self) -> None:
        """Build, and take the page along."""
        super().run()
        if not self.editable_mode:
            place = Path(self.build_lib) / "pinochle_qt" / "assets"
            self.copy_file("CHANGELOG.md", str(place / "CHANGELOG.md"))
