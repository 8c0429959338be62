"""Windows that open on request: new game, preferences, about."""
