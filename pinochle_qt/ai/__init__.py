"""Computer players: they see an observation and a prompt, and answer with an action."""
