"""Named rule sets: the presets, and what can be said about any rule set in words."""
