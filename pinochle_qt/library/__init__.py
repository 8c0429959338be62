"""All games that are kept: an index over their records, which can be made again from them at any time."""
