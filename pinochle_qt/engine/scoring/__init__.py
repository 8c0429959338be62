"""What a deal adds to the scores, in points, chips or checks, and what that means for the match."""
