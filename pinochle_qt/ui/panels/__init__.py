"""The widgets around the cards, such as bid panel, meld area and score sheet."""
