"""Which card lies in which zone, and how events move cards from one to another; no Qt."""
