"""The phases of a deal, one module each; they know nothing of each other, and `engine.plan` puts them in order."""
