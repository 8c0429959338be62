"""A server for many tables: where they are kept, who may open them, who thinks for them, and how it is doing."""
