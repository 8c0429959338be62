"""The text of dialogs."""
