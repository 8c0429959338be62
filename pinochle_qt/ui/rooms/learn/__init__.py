"""The page where pinochle is learned."""
