"""Everything the window says: catalogs of phrases, and the facts that are put into them."""
