"""Which card lies in which zone, what the viewer has seen of it, and how events move cards; no Qt."""
