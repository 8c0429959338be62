"""Named rule sets: the presets, and descriptions of any rule set in words."""
