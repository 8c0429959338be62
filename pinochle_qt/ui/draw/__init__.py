"""How things look: colors, sizes, fonts, shapes, and the pictures of cards, plates and bubbles."""
