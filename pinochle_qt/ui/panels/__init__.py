"""The widgets around the cards: bid panel, meld area, score sheet."""
