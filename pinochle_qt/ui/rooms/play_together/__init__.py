"""The page on which people gather at one table, each with a phone or a screen of their own."""
