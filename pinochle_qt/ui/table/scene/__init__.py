"""The items that Qt paints on the table, and how they move."""
