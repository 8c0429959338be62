"""Translates modules to C and prints the options for compiling that: `python -m windows.translate FOLDER MODULE…`.

This runs in the environment, which has Cython and setuptools, and in the root of the checkout. `MODULE` is the path of
a module there. The C files are written below `FOLDER`, by the same paths.
"""

import sys
from pathlib import Path

from Cython.Build import cythonize

from extensions import COMPILER_OPTIONS, DIRECTIVES

if __name__ == "__main__":
    folder, *modules = sys.argv[1:]
    cythonize(  # type: ignore[no-untyped-call]  # Cython says only of some of its functions what they take
        modules, build_dir=folder, compiler_directives=dict(DIRECTIVES), language_level=3, quiet=True, force=True
    )
    if absent := [name for name in modules if not Path(folder, name).with_suffix(".c").exists()]:
        sys.exit(f"Error: Cython has not translated {absent[0]}")
    print("\n".join(COMPILER_OPTIONS))
