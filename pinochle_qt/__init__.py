"""Pinochle for the desktop: every variant, every house rule, honest computer players."""

__version__ = "0.1.0"
