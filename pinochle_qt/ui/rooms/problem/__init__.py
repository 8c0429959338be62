"""The page that asks what a person would do, and shows what comes of it."""
