"""The computer players of each level."""
