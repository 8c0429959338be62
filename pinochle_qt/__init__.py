"""Pinochle for the desktop: every variant, every house rule, honest computer players."""

from pinochle_qt.compiled_modules import find_quickly

__version__ = "0.1.0"
IDENTIFIER = "org.pinochle-qt.pinochle-qt"
"""The name by which Windows and macOS tell the program from all others; its windows and shortcuts have it in common."""

find_quickly(__name__)
