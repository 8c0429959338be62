"""The Score sheet page, which keeps score for people who play with real cards."""
