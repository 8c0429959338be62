"""The commands without a window: simulate, match, check, presets, rules, meld, explain, deal."""
