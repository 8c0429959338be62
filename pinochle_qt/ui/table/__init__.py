"""The card table: layout, movement, cards and drag."""
