"""House rules: choosing, reading, saving and exchanging them."""
