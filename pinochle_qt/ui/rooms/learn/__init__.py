"""The Learn page: lessons, drills and problems."""
