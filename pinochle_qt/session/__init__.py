"""A running game with its history, record and settings, without any user interface."""
