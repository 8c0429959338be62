"""The main window, its commands, and what it opens."""
