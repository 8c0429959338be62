"""The settings that apply to all games."""
