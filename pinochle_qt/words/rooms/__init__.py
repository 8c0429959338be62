"""The text of the rooms."""
