"""What a person presses, types into and chooses from, in panels and dialogs alike."""
