"""All saved games: an index of their records, which can be rebuilt from them at any time."""
