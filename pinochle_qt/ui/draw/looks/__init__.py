"""The pictures of decks and felts of the user's own."""
