"""Fair play: that the cards were shuffled before anybody saw one, and what chance has dealt so far."""
