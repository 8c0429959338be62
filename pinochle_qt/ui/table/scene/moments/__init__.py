"""What happens rarely on the table and is shown large: great melds, and the cards that won a match."""
