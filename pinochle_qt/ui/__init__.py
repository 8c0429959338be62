"""The desktop program: a thin Qt shell around the session."""
