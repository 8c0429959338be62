"""Who deals, which cards follow from a seed, and how anybody can verify that."""
