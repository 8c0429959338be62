"""The Statistics page: what a player's games add up to, in numbers that lead to the games behind them."""
