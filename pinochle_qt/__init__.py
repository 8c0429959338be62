"""Pinochle for the desktop: every variant, every house rule, honest computer players."""

__version__ = "0.1.0"
IDENTIFIER = "org.pinochle-qt.pinochle-qt"
"""The name by which Windows and macOS tell the program from all others; its windows and shortcuts have it in common."""
