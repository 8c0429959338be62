"""The downloads for Linux: the frozen program with its menu entry, file types, icons and manual page."""
