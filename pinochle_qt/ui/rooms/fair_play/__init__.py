"""Fair play: proof that the cards were shuffled before anyone saw one, and what chance has dealt so far."""
