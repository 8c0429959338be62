"""What can be set for all games."""
