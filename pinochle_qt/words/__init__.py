"""All the text in the window: catalogs of phrases, and the functions that fill in the facts."""
