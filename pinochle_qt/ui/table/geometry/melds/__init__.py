"""Where melds lie: one mat in front of each owner, with all cards in one size."""
