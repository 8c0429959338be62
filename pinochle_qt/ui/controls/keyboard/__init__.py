"""Keys and the keyboard focus."""
