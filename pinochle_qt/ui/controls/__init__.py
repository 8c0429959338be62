"""The buttons, fields and choices shared by panels and dialogs."""
