"""A table at which people sit with their phones or with windows of their own."""
