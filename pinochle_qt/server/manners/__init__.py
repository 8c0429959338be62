"""How people at a table get along with each other: what they say, and what they ask of all others."""
