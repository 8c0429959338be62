"""The look of everything: colors, sizes, fonts, shapes, and the pictures of cards, plates and bubbles."""
